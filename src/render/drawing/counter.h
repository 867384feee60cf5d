/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "engine/state/battle.h"
#include "render/drawing/style.h"

G_BEGIN_DECLS

/**
 * ForconCounter:
 * @x, @y: its middle, px
 * @radius: px
 * @heading: where the bow points, 0.1°
 * @type: whose class mark it bears, unless @silhouette: (nullable): an own one, see forcon_silhouette_path()
 * @side: whose colour and rim it has, from 0
 * @status: a hulk looks dead
 * @hits, @hits_left: whole, and left; @hits 0 draws none
 * @crippled: F-SHIP-8
 * @shields, @shields_left: likewise
 * @blank: a contact: a counter face down, with nothing on it (F-EW-1)
 *
 * What is on a counter. The same counter is drawn on the table, as a ghost and in a legend.
 */
typedef struct {
  double x;
  double y;
  double radius;
  ForconAngle heading;
  ForconShipType type;
  const char *silhouette;
  guint side;
  ForconShipStatus status;
  gint hits;
  gint hits_left;
  gboolean crippled;
  gint shields;
  gint shields_left;
  gboolean blank;
} ForconCounter;

/**
 * forcon_counter_draw:
 * @cr: where to draw
 * @counter: what to draw
 * @style: the style
 *
 * Draws a counter: a disc as large as the base, with the side's colour and rim, the compass rose, the bow's pointer,
 * the class mark, hits and shields.
 */
void forcon_counter_draw (cairo_t *cr, const ForconCounter *counter, const ForconStyle *style);

/**
 * forcon_counter_rim:
 * @cr: where to draw; its source is used, and the middle of the counter is its origin
 * @side: whose counter it is
 * @inner, @outer: where the band begins and ends; on a counter, shares of its radius
 * @fine: whether the counter is large: a small one has fewer and coarser pieces
 *
 * The second sign of a side, for those who do not see its colour.
 */
void forcon_counter_rim (cairo_t *cr, guint side, double inner, double outer, gboolean fine);

/**
 * forcon_mark_path:
 * @cr: where the path is added
 * @type: the ship's type
 * @fine: whether to add what only a large counter can show
 *
 * Adds the class mark, bow up, in a circle of radius 1 round the origin. Fill it by the even-odd rule.
 */
void forcon_mark_path (cairo_t *cr, ForconShipType type, gboolean fine);

G_END_DECLS
