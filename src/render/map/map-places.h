/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/map/render-map.h"

G_BEGIN_DECLS

/* A map that is being made: where there is room for more sectors, and what is being dragged. */

/**
 * ForconMapPlaces:
 * @places: (array length=n) (nullable): middles of empty places of a grid, on the map
 * @marked: (array length=n_marked) (nullable): sectors of which something is made together
 * @made: whether @places are those of sectors that would be made, and not room for more
 * @held: (nullable): a sector that is dragged
 * @joins: whether it is to be joined to another, and not moved
 * @at: where it is dragged to, on the map
 */
typedef struct {
  const ForconPoint *places;
  guint n;
  const ForconSectorId *marked;
  guint n_marked;
  gboolean made;
  const ForconMapCell *held;
  gboolean joins;
  ForconPoint at;
} ForconMapPlaces;

/**
 * forcon_map_model_widen:
 * @model: a map
 *
 * Puts room for one more sector round it.
 */
void forcon_map_model_widen (ForconMapModel *model);

/* From the campaign's units to the map, and back. */
ForconPoint forcon_map_model_place (const ForconMapModel *model, gint x, gint y);
void forcon_map_model_units (const ForconMapModel *model, ForconPoint point, gint *x, gint *y);

/**
 * forcon_render_map_places:
 * @cr: where to draw
 * @map: the map that was drawn there
 * @style: how it looks
 * @camera: which part of the map, and how large
 * @width: of the view, px
 * @height: of the view, px
 * @places: what to draw over it
 */
void forcon_render_map_places (cairo_t *cr, const ForconMapModel *map, const ForconStyle *style,
                               const ForconCamera *camera, double width, double height, const ForconMapPlaces *places);

G_END_DECLS
