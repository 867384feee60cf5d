/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-map-figure.h"

#include "forcon-render-map.h"

#define MM(length) FORCON_MM (length)

/* Between the map and its legend, mm. */
#define GAP 2.0

/* However wide or high a map is, its picture is not flatter or steeper than this. */
#define FLATTEST 2.2
#define STEEPEST 0.7

static void
draw_map (cairo_t *cr, const ForconStyle *style, double width, double height, gconstpointer data)
{
  const ForconMapModel *map = data;
  double down = height - MM (GAP) - forcon_render_map_legend (NULL, map, style, width);
  ForconCamera camera = forcon_camera_fit (map->size, width, down, 0);

  forcon_render_map (cr, map, style, &camera, width, down);
  cairo_save (cr);
  cairo_translate (cr, 0, down + MM (GAP));
  forcon_render_map_legend (cr, map, style, width);
  cairo_restore (cr);
}

static void
free_map (gpointer data)
{
  forcon_map_model_free (data);
}

/**
 * forcon_map_figure:
 * @map: (transfer full): what it shows
 * @style: how it will look
 * @width: how wide it will be, mm
 *
 * Returns: the whole map with its legend below it, as a picture of a document
 */
ForconFigure
forcon_map_figure (ForconMapModel *map, const ForconStyle *style, double width)
{
  double legend = forcon_render_map_legend (NULL, map, style, MM (width)) + MM (GAP);
  double aspect = CLAMP ((double) map->size.x / MAX (map->size.y, 1), STEEPEST, FLATTEST);

  return (ForconFigure){ .aspect = MM (width) / (MM (width) / aspect + legend), .draw = draw_map, .data = map,
                         .free_data = free_map };
}
