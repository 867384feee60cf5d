/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-document.h"
#include "forcon-draw.h"
#include "forcon-folio.h"

G_BEGIN_DECLS

/*
 * A document that flows from box to box: whoever lays out a page gives it boxes, and gets what goes into each as pieces that
 * can be drawn at any time. All lengths are in units of FORCON_PAPER_UNIT to the mm.
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

ForconFlow *forcon_flow_new (ForconDocument *document, const ForconStyle *style);
void forcon_flow_free (ForconFlow *flow);
void forcon_flow_set_scale (ForconFlow *flow, double scale);
gboolean forcon_flow_is_done (const ForconFlow *flow);
gboolean forcon_flow_at_plate (const ForconFlow *flow);
ForconBox forcon_flow_place_plate (ForconFlow *flow, const ForconBox *page, double width, double gap, GArray *pieces);
double forcon_flow_fill (ForconFlow *flow, const ForconBox *box, GArray *pieces);

GArray *forcon_pieces_new (void);
void forcon_pieces_draw (cairo_t *cr, const ForconStyle *style, const GArray *pieces);

/* Private to this layer: a table in a flow. */
double forcon_flow_place_table (const ForconDraw *draw, const ForconDocumentTable *table, gsize *row, const ForconBox *box,
                                double y, GArray *pieces, gboolean *full);
double forcon_flow_table_begin (const ForconDraw *draw, const ForconDocumentTable *table, const ForconBox *box);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconFlow, forcon_flow_free)

G_END_DECLS
