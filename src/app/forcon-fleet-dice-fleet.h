/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "forcon-fleet-dice-game.h"

G_BEGIN_DECLS

/* The units of a side in a fleet-dice clash as rows of tokens, those that are lost struck out. */
#define FORCON_TYPE_FLEET_DICE_FLEET (forcon_fleet_dice_fleet_get_type ())
G_DECLARE_FINAL_TYPE (ForconFleetDiceFleet, forcon_fleet_dice_fleet, FORCON, FLEET_DICE_FLEET, GtkWidget)

GtkWidget *forcon_fleet_dice_fleet_new (ForconFleetDiceGame *game, ForconTwilightSide side);

G_END_DECLS
