/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-fleet-dice-game.h"
#include "forcon-panel.h"

G_BEGIN_DECLS

/*
 * Where a fleet-dice clash stands: what it waits for and by which rule, the button for what comes next, the other things that
 * could be done, and the dice.
 */
#define FORCON_TYPE_FLEET_DICE_STEP (forcon_fleet_dice_step_get_type ())
G_DECLARE_FINAL_TYPE (ForconFleetDiceStep, forcon_fleet_dice_step, FORCON, FLEET_DICE_STEP, ForconPanel)

GtkWidget *forcon_fleet_dice_step_new (ForconFleetDiceGame *game);
gboolean forcon_fleet_dice_step_type (ForconFleetDiceStep *self, const char *face);

G_END_DECLS
