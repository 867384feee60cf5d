/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-fleet-dice-game.h"
#include "forcon-panel.h"

G_BEGIN_DECLS

/* What a retreat takes along: a row for each pile that could be carried (T-RET-7). Signal "changed". */
#define FORCON_TYPE_FLEET_DICE_CARGO (forcon_fleet_dice_cargo_get_type ())
G_DECLARE_FINAL_TYPE (ForconFleetDiceCargo, forcon_fleet_dice_cargo, FORCON, FLEET_DICE_CARGO, ForconPanel)

GtkWidget *forcon_fleet_dice_cargo_new (ForconFleetDiceGame *game, const ForconTwilightCommand *proposed);
void forcon_fleet_dice_cargo_write (ForconFleetDiceCargo *self, ForconTwilightCommand *command);

G_END_DECLS
