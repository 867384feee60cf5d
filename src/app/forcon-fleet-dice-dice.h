/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "forcon-fleet-dice-game.h"

G_BEGIN_DECLS

/* The dice that lie on the table, by who threw them and by what they needed. A click changes one, with a reason (T-DICE-3). */
#define FORCON_TYPE_FLEET_DICE_DICE (forcon_fleet_dice_dice_get_type ())
G_DECLARE_FINAL_TYPE (ForconFleetDiceDice, forcon_fleet_dice_dice, FORCON, FLEET_DICE_DICE, GtkWidget)

GtkWidget *forcon_fleet_dice_dice_new (ForconFleetDiceGame *game);

G_END_DECLS
