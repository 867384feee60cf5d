/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-fleet-dice-game.h"
#include "forcon-panel.h"

G_BEGIN_DECLS

/* An adjacent system in the set-up of a clash: its name, its anomalies, who is there. Signal "removed". */
#define FORCON_TYPE_FLEET_DICE_NEIGHBOUR (forcon_fleet_dice_neighbour_get_type ())
G_DECLARE_FINAL_TYPE (ForconFleetDiceNeighbour, forcon_fleet_dice_neighbour, FORCON, FLEET_DICE_NEIGHBOUR, ForconPanel)

GtkWidget *forcon_fleet_dice_neighbour_new (ForconFleetDiceGame *game, guint place);
GtkWidget *forcon_fleet_dice_anomalies_new (guint32 anomalies, GCallback toggled, GObject *owner);
guint32 forcon_fleet_dice_anomalies_read (GtkWidget *anomalies);

G_END_DECLS
