/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "forcon-sector-map.h"
#include "forcon-style.h"

G_BEGIN_DECLS

/**
 * ForconMapSize:
 * @width, @height: of a PNG or an SVG, px; 0 for as large as the map needs
 *
 * A PDF is a page of A4, or of A3 for a large map, upright or not as the map is.
 */
typedef struct {
  guint width;
  guint height;
} ForconMapSize;

/* Pixels at most along a side of a picture. */
#define FORCON_MAP_PIXELS_MAX 16000

guint forcon_render_map (cairo_t *cr, const ForconMapModel *map, const ForconStyle *style, const ForconCamera *camera,
                         double width, double height);
void forcon_render_map_draft (cairo_t *cr, const ForconMapModel *map, const ForconStyle *style,
                              const ForconCamera *camera, double width, double height, const ForconMapDraft *draft);
double forcon_render_map_legend (cairo_t *cr, const ForconMapModel *map, const ForconStyle *style, double width);
gboolean forcon_render_map_to_file (const ForconMapModel *map, const ForconStyle *style, ForconMapSize size,
                                    const char *path, GError **error);
ForconMapThing forcon_map_thing_at (const ForconMapModel *map, const ForconStyle *style, const ForconCamera *camera,
                                    double x, double y);

G_END_DECLS
