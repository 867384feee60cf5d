/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-fleet-dice-game.h"
#include "forcon-panel.h"

G_BEGIN_DECLS

/* The dice that are waited for: what for, and a field for the faces that people threw. Without any it is not there. */
#define FORCON_TYPE_FLEET_DICE_ROLL (forcon_fleet_dice_roll_get_type ())
G_DECLARE_FINAL_TYPE (ForconFleetDiceRoll, forcon_fleet_dice_roll, FORCON, FLEET_DICE_ROLL, ForconPanel)

GtkWidget *forcon_fleet_dice_roll_new (ForconFleetDiceGame *game);
gboolean forcon_fleet_dice_roll_type (ForconFleetDiceRoll *self, const char *face);

G_END_DECLS
