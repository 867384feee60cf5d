/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "render/map/sector-map.h"
#include "render/drawing/style.h"

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

/**
 * forcon_render_map:
 * @cr: where to draw
 * @map: what to draw
 * @style: how it looks
 * @camera: which part of the map, and how large
 * @width: of the view, px
 * @height: of the view, px
 *
 * Draws the sector map into the view from 0, 0 to @width, @height, and nothing beyond it, as forcon_render_table() does
 * a table.
 *
 * Returns: how many formations were in view
 */
guint forcon_render_map (cairo_t *cr, const ForconMapModel *map, const ForconStyle *style, const ForconCamera *camera,
                         double width, double height);

/**
 * forcon_render_map_draft:
 * @cr: where to draw
 * @map: the map that was drawn there
 * @style: how it looks
 * @camera: which part of the map, and how large
 * @width: of the view, px
 * @height: of the view, px
 * @draft: a move
 *
 * Draws the way, the ghost at its end or on the pointer, and what speaks for or against it.
 */
void forcon_render_map_draft (cairo_t *cr, const ForconMapModel *map, const ForconStyle *style,
                              const ForconCamera *camera, double width, double height, const ForconMapDraft *draft);

/**
 * forcon_render_map_legend:
 * @cr: (nullable): where to draw, or %NULL to measure only
 * @map: the model
 * @style: how it looks
 * @width: px
 *
 * Draws the legend of a map into its upper left corner.
 *
 * Returns: how high it is, px
 */
double forcon_render_map_legend (cairo_t *cr, const ForconMapModel *map, const ForconStyle *style, double width);

/**
 * forcon_render_map_to_file:
 * @map: what to draw
 * @style: how it looks
 * @size: how large a picture is; a page is A4 or A3
 * @path: where to; the suffix .png, .svg or .pdf says what
 * @error: FORCON_RENDER_ERROR or G_FILE_ERROR
 *
 * Writes a picture or a page with the whole map, its title, whose knowledge it is, and a legend, as
 * forcon_picture_to_file() does.
 *
 * Returns: whether it was written
 */
gboolean forcon_render_map_to_file (const ForconMapModel *map, const ForconStyle *style, ForconMapSize size,
                                    const char *path, GError **error);

/**
 * forcon_render_map_to_svg:
 * @map: what to draw
 * @style: how it looks
 *
 * The map alone, without title and legend, for a screen that says these beside it: as small a file as it can be, with
 * outlines to a tenth of a px.
 *
 * Returns: (transfer full) (nullable): as large as the map needs; %NULL where it cannot be drawn
 */
GBytes *forcon_render_map_to_svg (const ForconMapModel *map, const ForconStyle *style);

/**
 * forcon_map_svg_camera:
 * @map: what is drawn
 * @width: (out): of the picture, px
 * @height: (out): likewise
 *
 * Returns: where forcon_render_map_to_svg() draws what
 */
ForconCamera forcon_map_svg_camera (const ForconMapModel *map, double *width, double *height);

/**
 * forcon_map_thing_at:
 * @map: the model
 * @style: the style
 * @camera: the camera
 * @x: px
 * @y: px
 *
 * Returns: the sector under a point of the screen, and the formation whose token lies there, if any
 */
ForconMapThing forcon_map_thing_at (const ForconMapModel *map, const ForconStyle *style, const ForconCamera *camera,
                                    double x, double y);

G_END_DECLS
