/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-fleet-dice-game.h"
#include "forcon-panel.h"

G_BEGIN_DECLS

/*
 * The units of one side in the set-up of a fleet-dice clash: a row for each type with its grade, how many there are, and how
 * many of them have sustained damage; the same can be typed as "1 dreadnought, 2 cruiser".
 */
#define FORCON_TYPE_FLEET_DICE_MUSTER (forcon_fleet_dice_muster_get_type ())
G_DECLARE_FINAL_TYPE (ForconFleetDiceMuster, forcon_fleet_dice_muster, FORCON, FLEET_DICE_MUSTER, ForconPanel)

GtkWidget *forcon_fleet_dice_muster_new (ForconFleetDiceGame *game, ForconTwilightSide side);

G_END_DECLS
