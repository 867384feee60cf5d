/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/drawing/draw.h"
#include "render/paper/folio.h"

G_BEGIN_DECLS

/* What is cut out and put on the table. */
typedef enum {
  FORCON_TOKEN_FACE,    /* a counter */
  FORCON_TOKEN_BACK,    /* its back: a contact (F-EW-1) */
  FORCON_TOKEN_TORPEDO, /* a salvo */
  FORCON_TOKEN_MINE,
  FORCON_TOKEN_BLAST,
  FORCON_TOKEN_RIFT,
  FORCON_TOKEN_BASE, /* where a counter lies on a tray */
} ForconTokenKind;

/**
 * ForconToken:
 * @x, @y: its middle, mm
 * @radius: mm
 * @flipped: its bow points down
 * @type: of a ship; @silhouette: (nullable): its own silhouette
 * @charge: of a mine
 * @side: whose it is, as of ForconCounter
 * @name: (nullable): what is written on it
 *
 * Private to this layer: a round thing at its true size.
 */
typedef struct {
  ForconTokenKind kind;
  double x;
  double y;
  double radius;
  gboolean flipped;
  ForconShipType type;
  const char *silhouette;
  ForconCharge charge;
  guint side;
  char *name;
} ForconToken;

void forcon_token_clear (ForconToken *token);

/* Draws a token on its page. */
void forcon_token_draw (const ForconDraw *draw, const ForconToken *token);

/* Text, and the room that it has, mm. */
typedef struct {
  ForconBox room;
  char *text;
} ForconTokenCaption;

/* What is cut out in one piece, mm; @fold: from its top to where it is folded, or 0. */
typedef struct {
  double x;
  double y;
  double width;
  double height;
  double fold;
} ForconTokenPiece;

/**
 * ForconTokenPage:
 * @tokens: (element-type ForconToken)
 * @captions: (element-type ForconTokenCaption)
 * @pieces: (element-type ForconTokenPiece)
 * @note: (nullable): how it is cut out
 *
 * Private to this layer: a page of things that are cut out at their true size. A ruler at its foot tells whether it was
 * printed so.
 */
typedef struct {
  ForconPaperSize size;
  GArray *tokens;
  GArray *captions;
  GArray *pieces;
  const char *note;
} ForconTokenPage;

/**
 * ForconTokenShelf:
 * @folio: where pages are added
 * @note: (nullable): how what is on the pages is cut out
 * @page: (nullable): the last one
 * @x, @y: where the next thing goes, mm
 * @height: of the row that is being filled, mm
 *
 * Places things in rows, and the rows on pages.
 */
typedef struct {
  ForconFolio *folio;
  ForconPaper paper;
  const char *note;
  ForconTokenPage *page;
  double x;
  double y;
  double height;
} ForconTokenShelf;

/* A line of a caption, mm. */
#define FORCON_TOKEN_CAPTION 3.2

/* Private to this layer: a text that fits into its room, mm. */
void forcon_token_page_add_caption (ForconTokenPage *page, ForconBox room, const char *text);

/* Private to this layer: a shelf without a page yet. The @note has to last as long as the pages. */
ForconTokenShelf forcon_token_shelf (ForconFolio *folio, ForconPaper paper, const char *note);

/* How wide a row is, mm. */
double forcon_token_shelf_width (const ForconTokenShelf *shelf);

/**
 * forcon_token_shelf_place:
 * @shelf: where to
 * @width: mm
 * @height: mm
 * @x: (out): mm
 * @y: (out): mm, on the shelf's page
 *
 * Private to this layer: finds room in the row, in the next one, or on a new page.
 */
void forcon_token_shelf_place (ForconTokenShelf *shelf, double width, double height, double *x, double *y);

/* Ends the row. */
void forcon_token_shelf_break (ForconTokenShelf *shelf);

/* The control ruler: 10 cm, @x, @y its left end, mm; @note: (nullable): what is said beside it, too. */

/* Private to this layer: the ruler and the text beside it; @room: how wide both may be, mm. */
void forcon_token_ruler_draw (const ForconDraw *draw, double x, double y, double room, const char *note);

G_END_DECLS
