/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/drawing/draw.h"
#include "render/map/sector-map.h"

G_BEGIN_DECLS

/**
 * ForconMapSheet:
 * @width, @height: px
 * @map: where the map goes
 * @legend: where the legend goes: below the map, or to the right of it where that leaves the map larger
 * @camera: of the map, from the corner of @map
 *
 * Private to this layer: a picture of the sector map with what a page needs: title, phase, whose knowledge it is, a
 * key of the signs, and what the master wrote.
 */
typedef struct {
  double width;
  double height;
  ForconBox map;
  ForconBox legend;
  ForconCamera camera;
} ForconMapSheet;

/**
 * forcon_map_sheet_new:
 * @cr: where it will be drawn
 * @map: what to draw
 * @style: how it looks
 * @width: of the page, px
 * @height: of the page, px
 *
 * Returns: a sheet that fills the page, with the map as large as it fits
 */
ForconMapSheet forcon_map_sheet_new (cairo_t *cr, const ForconMapModel *map, const ForconStyle *style, double width,
                                     double height);

/**
 * forcon_map_sheet_own:
 * @cr: where it will be drawn
 * @map: what to draw
 * @style: how it looks
 *
 * Returns: a sheet that is as large as its map and legend
 */
ForconMapSheet forcon_map_sheet_own (cairo_t *cr, const ForconMapModel *map, const ForconStyle *style);

/**
 * forcon_map_sheet_draw:
 * @cr: where to draw
 * @map: what to draw
 * @style: how it looks
 * @sheet: how it is laid out
 */
void forcon_map_sheet_draw (cairo_t *cr, const ForconMapModel *map, const ForconStyle *style,
                            const ForconMapSheet *sheet);

/**
 * forcon_map_legend:
 * @draw: the drawing
 * @map: the model
 * @box: where it goes, px
 * @drawing: whether it is drawn (%TRUE) or only measured
 *
 * Admirals, the signs that are on the map, and what the master wrote on it.
 *
 * Returns: how high it is, px
 */
double forcon_map_legend (const ForconDraw *draw, const ForconMapModel *map, const ForconBox *box, gboolean drawing);

G_END_DECLS
