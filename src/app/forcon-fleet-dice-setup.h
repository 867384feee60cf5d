/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-fleet-dice-game.h"
#include "forcon-panel.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The page on which a fleet-dice clash is set up: where it is fought, and both sides. */
#define FORCON_TYPE_FLEET_DICE_SETUP (forcon_fleet_dice_setup_get_type ())
G_DECLARE_FINAL_TYPE (ForconFleetDiceSetup, forcon_fleet_dice_setup, FORCON, FLEET_DICE_SETUP, ForconPanel)

GtkWidget *forcon_fleet_dice_setup_new (ForconFleetDiceGame *game);

G_END_DECLS
