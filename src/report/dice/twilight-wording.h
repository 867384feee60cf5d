/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/dice.h"
#include "twilight/state/twilight-clash.h"

G_BEGIN_DECLS

const char *forcon_twilight_player_name (const ForconTwilightClash *clash, ForconTwilightSide side);
const char *forcon_twilight_system_name (const ForconTwilightClash *clash, guint system);
const char *forcon_twilight_planet_name (const ForconTwilightClash *clash, guint planet);
const char *forcon_twilight_unit_name (const ForconTwilightClash *clash, ForconTwilightSide side, ForconUnitId unit);
char *forcon_twilight_count_text (const char *word, const char *name, guint count);
char *forcon_twilight_units_text (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                  ForconTwilightSide side, ForconUnitId unit, guint count);
char *forcon_twilight_force_text (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                  ForconTwilightSide side, const ForconForce *force);
char *forcon_twilight_cost_text (guint half_cost);
char *forcon_twilight_dice_text (const GArray *dice, ForconRoll roll);

char *forcon_twilight_thing_text (const ForconTwilightClash *clash, ForconTwilightSide side,
                                  ForconNeighbourThing thing);

G_END_DECLS
