/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-fleet-dice-game.h"
#include "forcon-panel.h"

G_BEGIN_DECLS

/* Asks what an ability or a card does at this moment (T-SPC-2, T-DICE-3). */
#define FORCON_TYPE_FLEET_DICE_EFFECT (forcon_fleet_dice_effect_get_type ())
G_DECLARE_FINAL_TYPE (ForconFleetDiceEffect, forcon_fleet_dice_effect, FORCON, FLEET_DICE_EFFECT, ForconPanel)

void forcon_fleet_dice_effect_present (GtkWindow *parent, ForconFleetDiceGame *game);

G_END_DECLS
