/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/dice/twilight-game.h"
#include "render/drawing/unit-mark.h"

G_BEGIN_DECLS

/* The token of a kind of unit, as a picture. */
#define FORCON_TYPE_TWILIGHT_PICTURE (forcon_twilight_picture_get_type ())
G_DECLARE_FINAL_TYPE (ForconTwilightPicture, forcon_twilight_picture, FORCON, TWILIGHT_PICTURE, GtkWidget)

/**
 * forcon_twilight_picture_new:
 * @rules: whose units
 * @unit: what it shows
 * @side: whose that is
 * @size: width and height, px
 *
 * Returns: (transfer floating): its token, intact
 */
GtkWidget *forcon_twilight_picture_new (const ForconTwilightRules *rules, ForconUnitId unit, ForconTwilightSide side,
                                          gint size);

/**
 * forcon_twilight_picture_set:
 * @self: a picture
 * @rules: whose units
 * @unit: what it shows
 * @state: what became of that
 */
void forcon_twilight_picture_set (ForconTwilightPicture *self, const ForconTwilightRules *rules, ForconUnitId unit,
                                    ForconUnitMarkState state);

G_END_DECLS
