/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "forcon-fleet-dice-game.h"
#include "forcon-unit-mark.h"

G_BEGIN_DECLS

/* The token of a kind of unit, as a picture. */
#define FORCON_TYPE_FLEET_DICE_PICTURE (forcon_fleet_dice_picture_get_type ())
G_DECLARE_FINAL_TYPE (ForconFleetDicePicture, forcon_fleet_dice_picture, FORCON, FLEET_DICE_PICTURE, GtkWidget)

GtkWidget *forcon_fleet_dice_picture_new (const ForconTwilightRules *rules, ForconUnitId unit, ForconTwilightSide side,
                                          gint size);
void forcon_fleet_dice_picture_set (ForconFleetDicePicture *self, const ForconTwilightRules *rules, ForconUnitId unit,
                                    ForconUnitMarkState state);

G_END_DECLS
