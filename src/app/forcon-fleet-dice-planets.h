/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-fleet-dice-game.h"
#include "forcon-panel.h"

G_BEGIN_DECLS

/* The planets of a ground combat that is set up (T-GND-5): which one is in front, its name, more of them. */
#define FORCON_TYPE_FLEET_DICE_PLANETS (forcon_fleet_dice_planets_get_type ())
G_DECLARE_FINAL_TYPE (ForconFleetDicePlanets, forcon_fleet_dice_planets, FORCON, FLEET_DICE_PLANETS, ForconPanel)

GtkWidget *forcon_fleet_dice_planets_new (ForconFleetDiceGame *game);

G_END_DECLS
