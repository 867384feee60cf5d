/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/card/card-model.h"
#include "render/drawing/draw.h"

G_BEGIN_DECLS

/* Of a part that belongs to no weapon, to no arc. */
#define FORCON_CARD_NONE (-1)

/**
 * ForconCardPart:
 * @property: what stands there, by the name that files give it: of the ship, or of a weapon if there is one
 * @weapon: which weapon, from 0, or %FORCON_CARD_NONE
 * @arc: which arc of the rose, or %FORCON_CARD_NONE; its property is "arcs"
 * @box: where on the picture, px
 *
 * A place of a drawn card that shows a value, so that who shows the card can let people press there.
 */
typedef struct {
  const char *property;
  gint weapon;
  gint arc;
  ForconBox box;
} ForconCardPart;

/* Returns: how high a card on paper is that is so wide */
double forcon_card_sheet_height (double width);

/**
 * forcon_render_card_sheet:
 * @cr: where to draw
 * @card: what to draw
 * @style: how it looks
 * @width: px; it is forcon_card_sheet_height() high
 * @chosen: a weapon whose row and arcs are marked, or %FORCON_CARD_NONE
 * @parts: (nullable) (element-type ForconCardPart): the places of its values are added
 *
 * Draws a ship's card from 0, 0 as it is printed six to a page.
 *
 * Returns: how many texts had to be shortened
 */
guint forcon_render_card_sheet (cairo_t *cr, const ForconCardModel *card, const ForconStyle *style, double width,
                                gint chosen, GArray *parts);

G_END_DECLS
