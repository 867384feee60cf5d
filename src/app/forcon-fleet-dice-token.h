/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "forcon-fleet-dice-game.h"
#include "forcon-unit-mark.h"

G_BEGIN_DECLS

/* Units of one kind in one state, as a token that can be clicked: a click is for one of them. */
#define FORCON_TYPE_FLEET_DICE_TOKEN (forcon_fleet_dice_token_get_type ())
G_DECLARE_FINAL_TYPE (ForconFleetDiceToken, forcon_fleet_dice_token, FORCON, FLEET_DICE_TOKEN, GtkWidget)

GtkWidget *forcon_fleet_dice_token_new (ForconFleetDiceGame *game, ForconTwilightSide side, ForconUnitId unit,
                                        ForconUnitMarkState state, guint count, gint size);
ForconUnitId forcon_fleet_dice_token_unit (ForconFleetDiceToken *self);

G_END_DECLS
