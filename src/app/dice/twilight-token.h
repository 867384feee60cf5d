/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/dice/twilight-game.h"
#include "render/drawing/unit-mark.h"

G_BEGIN_DECLS

/* Units of one kind in one state, as a token that can be clicked: a click is for one of them. */
#define FORCON_TYPE_TWILIGHT_TOKEN (forcon_twilight_token_get_type ())
G_DECLARE_FINAL_TYPE (ForconTwilightToken, forcon_twilight_token, FORCON, TWILIGHT_TOKEN, GtkWidget)

/**
 * forcon_twilight_token_new:
 * @game: a clash
 * @side: whose units
 * @unit: of which kind
 * @state: what became of them
 * @count: how many
 * @size: of the token, px
 *
 * Returns: (transfer floating): their token
 */
GtkWidget *forcon_twilight_token_new (ForconTwilightGame *game, ForconTwilightSide side, ForconUnitId unit,
                                        ForconUnitMarkState state, guint count, gint size);

/* Returns: of which kind its units are */
ForconUnitId forcon_twilight_token_unit (ForconTwilightToken *self);

G_END_DECLS
