/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-card-model.h"
#include "forcon-draw.h"
#include "forcon-paper.h"

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

/**
 * ForconCardDraw:
 * @card: (nullable): whose card it is
 * @texts: (element-type ForconCardText): what was written so far
 * @least: letters are no smaller, units; 0 is as small as they have to be
 */
typedef struct {
  ForconDraw draw;
  const ForconCardModel *card;
  GArray *texts;
  double least;
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

/* Boxes by what they count. */
typedef enum { FORCON_CARD_SQUARE, FORCON_CARD_SHIELD, FORCON_CARD_DISC } ForconCardShape;

/**
 * ForconCardTrackSize:
 * @box: a box at most
 * @least: what is smaller is not drawn, as there are the figures
 * @letters: of label and figures
 * @label: width of the label at most
 * @count: likewise of the figures
 *
 * How a row of boxes looks, units.
 */
typedef struct {
  double box;
  double least;
  double letters;
  double label;
  double count;
} ForconCardTrackSize;

/**
 * ForconCardWeaponSize:
 * @row: a row at most
 * @head: the row of headings
 * @letters: of a row
 * @paper: with the letters of the rose, and without the box of a tube
 *
 * How the table of weapons looks, units.
 */
typedef struct {
  double row;
  double head;
  double letters;
  gboolean paper;
} ForconCardWeaponSize;

void forcon_card_box (const ForconCardDraw *card_draw, ForconCardShape shape, ForconBox box, gboolean crossed);
void forcon_card_draw_hits (const ForconCardDraw *card_draw, ForconBox room, const ForconCardTrackSize *size);
void forcon_card_draw_stores (const ForconCardDraw *card_draw, ForconBox room, const ForconCardTrackSize *size);
void forcon_card_draw_readiness (const ForconCardDraw *card_draw, ForconBox room, const ForconCardTrackSize *size);
void forcon_card_draw_weapons (const ForconCardDraw *card_draw, ForconBox room, const ForconCardWeaponSize *size);
guint forcon_card_weapon_rows (const ForconCardModel *card);
guint forcon_card_count_tubes (const ForconCardModel *card);
void forcon_card_draw_tubes (const ForconCardDraw *card_draw, ForconBox room, const ForconCardTrackSize *size);
void forcon_card_draw_value (const ForconCardDraw *card_draw, const ForconCardLine *line, ForconBox room, double letters);
void forcon_card_draw_rose (const ForconCardDraw *card_draw, double x, double y, double radius);
void forcon_card_draw_criticals (const ForconCardDraw *card_draw, ForconBox room, guint columns, double letters);
void forcon_card_draw_mark (const ForconCardDraw *card_draw, ForconBox room);
void forcon_card_draw_paper (const ForconCardDraw *card_draw, ForconBox room, gboolean roomy);
GArray *forcon_card_draw_all (cairo_t *cr, const ForconCardModel *card, const ForconStyle *style, double width);

G_END_DECLS
