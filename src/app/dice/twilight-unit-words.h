/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/dice/twilight-game.h"

G_BEGIN_DECLS

/* What the fleet-dice window calls things. */

/* Returns: (transfer full): the name of a side; where it has none, what it does: "Attacker" */
char *forcon_twilight_side (const ForconTwilightClash *clash, ForconTwilightSide side);

/* Returns: (transfer full): the name of a kind of unit: "Cruiser II" */
char *forcon_twilight_unit_words (const ForconTwilightClash *clash, ForconTwilightSide side, ForconUnitId unit);

/* Returns: (transfer full): where a clash stands: "Round 2 · Combat rolls" */
char *forcon_twilight_moment (const ForconTwilightClash *clash);

/* Returns: (transfer full): a chance with one digit behind the point; "<0.1%" for what is rare, but never "0%" for
 * that */
char *forcon_twilight_per_cent (double chance);

/* Returns: the grade I of a unit, by which its type is known */
ForconUnitId forcon_twilight_type (const ForconTwilightRules *rules, ForconUnitId unit);

/* Returns: how many of a kind of unit fight for a side; what only rides along in space does not */
guint forcon_twilight_unit_fighting (const ForconTwilightClash *clash, ForconTwilightSide side, ForconUnitId unit);

G_END_DECLS
