/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-draw.h"
#include "forcon-paper.h"
#include "forcon-render-card.h"

G_BEGIN_DECLS

/*
 * Private to this layer: what the parts of a card share. A card is drawn in units of its own, so many to a millimetre, and
 * scaled as a whole.
 */
#define MM(length) FORCON_MM (length)

/**
 * ForconCardText:
 * @room: what it may take up
 * @box: what it does
 * @shortened: not all of it is there
 *
 * A text that was written, in units of the card.
 */
typedef struct {
  ForconBox room;
  ForconBox box;
  gboolean shortened;
} ForconCardText;

/* @texts: (element-type ForconCardText): what was written so far */
typedef struct {
  ForconDraw draw;
  const ForconCardModel *card;
  GArray *texts;
} ForconCardDraw;

/* How a text stands in its room: at most so large, units; align 0 left, 0.5 in the middle, 1 right. */
typedef struct {
  double size;
  gboolean bold;
  ForconInk ink;
  double align;
} ForconCardLetters;

void forcon_card_text (const ForconCardDraw *card_draw, const char *text, ForconBox room, ForconCardLetters letters);
void forcon_card_paragraph (const ForconCardDraw *card_draw, const char *text, ForconBox room,
                            ForconCardLetters letters);
void forcon_card_draw_tracks (const ForconCardDraw *card_draw, double top);
void forcon_card_draw_weapons (const ForconCardDraw *card_draw, double top, double bottom);
GArray *forcon_card_draw_all (cairo_t *cr, const ForconCardModel *card, const ForconStyle *style, double width);

G_END_DECLS
