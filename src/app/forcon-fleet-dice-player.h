/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-fleet-dice-game.h"
#include "forcon-panel.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* A side in the set-up of a fleet-dice clash: its name, its units, what bears on its rolls and on its retreats. */
#define FORCON_TYPE_FLEET_DICE_PLAYER (forcon_fleet_dice_player_get_type ())
G_DECLARE_FINAL_TYPE (ForconFleetDicePlayer, forcon_fleet_dice_player, FORCON, FLEET_DICE_PLAYER, ForconPanel)

GtkWidget *forcon_fleet_dice_player_new (ForconFleetDiceGame *game, ForconTwilightSide side);

G_END_DECLS
