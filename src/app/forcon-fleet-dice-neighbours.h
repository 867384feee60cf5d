/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "forcon-fleet-dice-game.h"

G_BEGIN_DECLS

/* What bears on a retreat in the set-up of a clash: the active system and those next to it, anomalies and laws (T-RET-3, T-RET-5). */
#define FORCON_TYPE_FLEET_DICE_NEIGHBOURS (forcon_fleet_dice_neighbours_get_type ())
G_DECLARE_FINAL_TYPE (ForconFleetDiceNeighbours, forcon_fleet_dice_neighbours, FORCON, FLEET_DICE_NEIGHBOURS, AdwWindow)

void forcon_fleet_dice_neighbours_present (GtkWindow *parent, ForconFleetDiceGame *game);

G_END_DECLS
