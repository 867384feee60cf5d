/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-fleet-dice-game.h"
#include "forcon-panel.h"
#include "forcon-twilight-odds.h"

G_BEGIN_DECLS

/* How many of each unit can be expected to be left, as a table. */
#define FORCON_TYPE_FLEET_DICE_LEFT (forcon_fleet_dice_left_get_type ())
G_DECLARE_FINAL_TYPE (ForconFleetDiceLeft, forcon_fleet_dice_left, FORCON, FLEET_DICE_LEFT, ForconPanel)

GtkWidget *forcon_fleet_dice_left_new (void);
void forcon_fleet_dice_left_set (ForconFleetDiceLeft *self, ForconFleetDiceGame *game, const ForconTwilightOdds *odds);

G_END_DECLS
