/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-fleet-dice-game.h"

G_BEGIN_DECLS

/* What the fleet-dice window calls things. */
char *forcon_fleet_dice_side (const ForconTwilightClash *clash, ForconTwilightSide side);
char *forcon_fleet_dice_unit (const ForconTwilightClash *clash, ForconTwilightSide side, ForconUnitId unit);
char *forcon_fleet_dice_moment (const ForconTwilightClash *clash);
char *forcon_fleet_dice_per_cent (double chance);
ForconUnitId forcon_fleet_dice_type (const ForconTwilightRules *rules, ForconUnitId unit);
guint forcon_fleet_dice_fighting (const ForconTwilightClash *clash, ForconTwilightSide side, ForconUnitId unit);

G_END_DECLS
