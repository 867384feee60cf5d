/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-draw.h"
#include "forcon-sector-map.h"

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

ForconMapSheet forcon_map_sheet_new (cairo_t *cr, const ForconMapModel *map, const ForconStyle *style, double width,
                                     double height);
ForconMapSheet forcon_map_sheet_own (cairo_t *cr, const ForconMapModel *map, const ForconStyle *style);
void forcon_map_sheet_draw (cairo_t *cr, const ForconMapModel *map, const ForconStyle *style,
                            const ForconMapSheet *sheet);
double forcon_map_legend (const ForconDraw *draw, const ForconMapModel *map, const ForconBox *box, gboolean drawing);

G_END_DECLS
