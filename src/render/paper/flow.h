/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/paper/document.h"
#include "render/drawing/draw.h"
#include "render/paper/folio.h"

G_BEGIN_DECLS

/*
 * A document that flows from box to box: the caller gives it the boxes of a page, and gets the content of each as
 * pieces that can be drawn at any time. All lengths are in units of FORCON_PAPER_UNIT to the mm.
 */
typedef struct _ForconFlow ForconFlow;

/**
 * ForconPiece:
 * @text: (nullable): a line, without a break
 * @lettering: how
 * @x, @y: its upper left corner
 * @rule: how wide the line under it is; 0 draws none
 * @bullet: the left end of a bullet before it; below 0 there is none
 * @bar: the left end of a bar before it, as of quotes; below 0 there is none
 * @figure: (nullable): drawn instead, into @box
 * @heading: a section begins here
 * @plate: with a page of its own
 *
 * One line or picture of a page.
 */
typedef struct {
  char *text;
  ForconLettering lettering;
  double x;
  double y;
  double height;
  double rule;
  double bullet;
  double bar;
  const ForconFigure *figure;
  ForconBox box;
  gboolean heading;
  gboolean plate;
} ForconPiece;

/**
 * forcon_flow_new:
 * @document: (transfer none): what is to be read; has to outlive the flow, and the pieces if it has pictures
 * @style: (transfer none): how it looks
 *
 * Returns: (transfer full): at its beginning
 */
ForconFlow *forcon_flow_new (ForconDocument *document, const ForconStyle *style);

void forcon_flow_free (ForconFlow *flow);

/* How much larger or smaller than usual letters are; tables stay as they are. */
void forcon_flow_set_scale (ForconFlow *flow, double scale);

/* Whether all has been placed. */
gboolean forcon_flow_is_done (const ForconFlow *flow);

/* Whether a page begins with what comes next. */
gboolean forcon_flow_at_plate (const ForconFlow *flow);

/**
 * forcon_flow_place_plate:
 * @flow: a document, at a plate
 * @page: all of a page that is empty yet
 * @width: of a column
 * @gap: between two columns
 * @pieces: (element-type ForconPiece): takes the heading and the picture
 *
 * Returns: what the picture takes of the page, with the room under it
 */
ForconBox forcon_flow_place_plate (ForconFlow *flow, const ForconBox *page, double width, double gap, GArray *pieces);

/**
 * forcon_flow_fill:
 * @flow: a document that is not done
 * @box: where its next part goes
 * @pieces: (element-type ForconPiece): takes what stands in it; only what was placed in this box may be there already
 *
 * Places as much as there is room for, and at least one piece; nothing of a plate, before which it ends.
 *
 * Returns: where what stands in the box ends
 */
double forcon_flow_fill (ForconFlow *flow, const ForconBox *box, GArray *pieces);

/* Returns: (transfer full) (element-type ForconPiece): none yet */
GArray *forcon_pieces_new (void);

/**
 * forcon_pieces_draw:
 * @cr: where to draw; FORCON_PAPER_UNIT units are 1 mm
 * @style: how it looks
 * @pieces: (element-type ForconPiece): what forcon_flow_fill() placed
 */
void forcon_pieces_draw (cairo_t *cr, const ForconStyle *style, const GArray *pieces);

/* Private to this layer: a table in a flow. */

/**
 * forcon_flow_place_table:
 * @draw: where texts are measured
 * @table: a table
 * @row: (inout): the next row that is to be placed
 * @box: where it goes
 * @y: from where on
 * @pieces: (element-type ForconPiece): takes what stands in it
 * @full: (out): there is more of it than room
 *
 * Returns: where the next may begin
 */
double forcon_flow_place_table (const ForconDraw *draw, const ForconDocumentTable *table, gsize *row,
                                const ForconBox *box, double y, GArray *pieces, gboolean *full);

/* How high its caption, its heads and its first row are, which stay together. */
double forcon_flow_table_begin (const ForconDraw *draw, const ForconDocumentTable *table, const ForconBox *box);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconFlow, forcon_flow_free)

G_END_DECLS
