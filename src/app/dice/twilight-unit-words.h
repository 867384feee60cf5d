/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/dice/twilight-game.h"

G_BEGIN_DECLS

/* What the fleet-dice window calls things. */
char *forcon_twilight_side (const ForconTwilightClash *clash, ForconTwilightSide side);
char *forcon_twilight_unit_words (const ForconTwilightClash *clash, ForconTwilightSide side, ForconUnitId unit);
char *forcon_twilight_moment (const ForconTwilightClash *clash);
char *forcon_twilight_per_cent (double chance);
ForconUnitId forcon_twilight_type (const ForconTwilightRules *rules, ForconUnitId unit);
guint forcon_twilight_unit_fighting (const ForconTwilightClash *clash, ForconTwilightSide side, ForconUnitId unit);

G_END_DECLS
