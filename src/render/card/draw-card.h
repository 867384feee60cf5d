/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/card/card-parts.h"
#include "render/drawing/draw.h"
#include "render/paper/paper.h"

G_BEGIN_DECLS

/*
 * Private to this layer: what the parts of a card share. A card is drawn in units of its own, so many to a
 * millimetre, and scaled as a whole.
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
 * @parts: (nullable) (element-type ForconCardPart): where its values stand, units
 * @marks: whether a weapon is marked; @marked: which
 */
typedef struct {
  ForconDraw draw;
  const ForconCardModel *card;
  GArray *texts;
  double least;
  GArray *parts;
  gboolean marks;
  guint marked;
} ForconCardDraw;

/**
 * forcon_card_note_part:
 * @card_draw: the drawing
 * @property: (nullable): what stands there; without one nothing is noted
 * @weapon: of which weapon, or %FORCON_CARD_NONE
 * @arc: of which arc, or %FORCON_CARD_NONE
 * @box: where, units
 *
 * Private to this layer: notes where a value stands.
 */
void forcon_card_note_part (const ForconCardDraw *card_draw, const char *property, gint weapon, gint arc,
                            ForconBox box);

/* How a text stands in its room: at most so large, units; align 0 left, 0.5 in the middle, 1 right. */
typedef struct {
  double size;
  gboolean bold;
  ForconInk ink;
  double align;
} ForconCardLetters;

/**
 * forcon_card_text:
 * @card_draw: the drawing
 * @text: one line
 * @room: where it has to stay, units
 * @letters: how
 *
 * Writes a line, as small as necessary; text that is still too long ends in an ellipsis.
 */
void forcon_card_text (const ForconCardDraw *card_draw, const char *text, ForconBox room, ForconCardLetters letters);

/**
 * forcon_card_paragraph:
 * @card_draw: the drawing
 * @text: as many lines as it needs, from the top of its room
 * @room: where it has to stay, units
 * @letters: how
 *
 * Likewise with several lines; if there are too many however small they are, there is but one.
 */
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

/**
 * forcon_card_box:
 * @card_draw: the drawing
 * @shape: a box's
 * @box: where, units
 * @crossed: whether it is crossed already
 *
 * A box that is to be crossed by hand.
 */
void forcon_card_box (const ForconCardDraw *card_draw, ForconCardShape shape, ForconBox box, gboolean crossed);

/* Private to this layer: the hits, in a row of their own. */
void forcon_card_draw_hits (const ForconCardDraw *card_draw, ForconBox room, const ForconCardTrackSize *size);

/* Private to this layer: shields, turrets, and what it carries, in one row. */
void forcon_card_draw_stores (const ForconCardDraw *card_draw, ForconBox room, const ForconCardTrackSize *size);

/* Private to this layer: the readiness, as far as it is lost for good. */
void forcon_card_draw_readiness (const ForconCardDraw *card_draw, ForconBox room, const ForconCardTrackSize *size);

/* Private to this layer: all weapons, from the top of their room. */
void forcon_card_draw_weapons (const ForconCardDraw *card_draw, ForconBox room, const ForconCardWeaponSize *size);

/* Private to this layer: in how many rows they stand. */
guint forcon_card_weapon_rows (const ForconCardModel *card);

/* Private to this layer: how many tubes it has. */
guint forcon_card_count_tubes (const ForconCardModel *card);

/* Private to this layer: all of them. */
void forcon_card_draw_tubes (const ForconCardDraw *card_draw, ForconBox room, const ForconCardTrackSize *size);

/* Private to this layer: a value, @letters large. One that harm has changed is underlined. */
void forcon_card_draw_value (const ForconCardDraw *card_draw, const ForconCardLine *line, ForconBox room,
                             double letters);

/* Private to this layer: the rose round @x, @y. */
void forcon_card_draw_rose (const ForconCardDraw *card_draw, double x, double y, double radius);

/* Private to this layer: the table in so many columns, from top to bottom; each is as wide as its texts need. */
void forcon_card_draw_criticals (const ForconCardDraw *card_draw, ForconBox room, guint columns, double letters);

/* Private to this layer: the silhouette on the side's colour; the rim tells the side to those who do not see that. */
void forcon_card_draw_mark (const ForconCardDraw *card_draw, ForconBox room);

/**
 * forcon_card_draw_paper:
 * @card_draw: the drawing
 * @room: the card, units
 * @roomy: which of the two sizes: four on a page, or six
 *
 * Private to this layer: the card with its frame.
 */
void forcon_card_draw_paper (const ForconCardDraw *card_draw, ForconBox room, gboolean roomy);

/* Returns: (transfer full): the texts that were written, as #ForconCardText */
GArray *forcon_card_draw_all (cairo_t *cr, const ForconCardModel *card, const ForconStyle *style, double width);

G_END_DECLS
