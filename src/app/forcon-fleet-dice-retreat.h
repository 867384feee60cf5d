/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-fleet-dice-game.h"
#include "forcon-panel.h"

G_BEGIN_DECLS

/* Asks where a side retreats to, with what aboard: each system says why not, each wish what the rules say to it. */
#define FORCON_TYPE_FLEET_DICE_RETREAT (forcon_fleet_dice_retreat_get_type ())
G_DECLARE_FINAL_TYPE (ForconFleetDiceRetreat, forcon_fleet_dice_retreat, FORCON, FLEET_DICE_RETREAT, ForconPanel)

void forcon_fleet_dice_retreat_present (GtkWindow *parent, ForconFleetDiceGame *game);

G_END_DECLS
