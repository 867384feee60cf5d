/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-fleet-dice-game.h"
#include "forcon-panel.h"

G_BEGIN_DECLS

/*
 * What can be expected of a clash as it stands (T-ODDS-1): the chances, what is likely to be left, and how that goes on round
 * by round, which is the question whether to announce a retreat. Beside it the order of losses for which that holds.
 */
#define FORCON_TYPE_FLEET_DICE_ODDS (forcon_fleet_dice_odds_get_type ())
G_DECLARE_FINAL_TYPE (ForconFleetDiceOdds, forcon_fleet_dice_odds, FORCON, FLEET_DICE_ODDS, ForconPanel)

GtkWidget *forcon_fleet_dice_odds_new (ForconFleetDiceGame *game);
gboolean forcon_fleet_dice_odds_is_late (ForconFleetDiceOdds *self);

G_END_DECLS
