/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-fleet-dice-game.h"
#include "forcon-panel.h"

G_BEGIN_DECLS

/* The page on which a fleet-dice clash is played: both fleets, between them the step, below what happened. */
#define FORCON_TYPE_FLEET_DICE_COMBAT (forcon_fleet_dice_combat_get_type ())
G_DECLARE_FINAL_TYPE (ForconFleetDiceCombat, forcon_fleet_dice_combat, FORCON, FLEET_DICE_COMBAT, ForconPanel)

GtkWidget *forcon_fleet_dice_combat_new (ForconFleetDiceGame *game);

G_END_DECLS
