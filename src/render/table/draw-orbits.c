/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/draw-table.h"

#include "base/language.h"
#include <math.h>

#include "engine/state/orbit-map.h"

/* How far the planet bulges over the lower edge of the map, as a share of the lowest orbit's height. */
#define BULGE 0.7

/* The planet's limb: a very large planet of which only the top is seen. */
static void
limb (const ForconDraw *draw, const ForconBox *map)
{
  double bulge = forcon_camera_length (draw->camera, draw->model->rules->orbit.spacing) * BULGE;
  double half = map->width / 2;
  double radius = (half * half + bulge * bulge) / (2 * bulge);

  cairo_save (draw->cr);
  cairo_rectangle (draw->cr, map->x, map->y, map->width, map->height);
  cairo_clip (draw->cr);
  if (draw->style->flat)
    {
      forcon_draw_disc (draw->cr, map->x + half, map->y + map->height - bulge + radius, radius);
      forcon_draw_ink (draw, FORCON_INK_GRID, 0.4);
      cairo_fill_preserve (draw->cr);
      forcon_draw_stroke (draw, FORCON_INK_EDGE, 1, 1.6);
    }
  else
    forcon_draw_limb (draw, map->x + half, map->y + map->height - bulge + radius, radius, bulge,
                      draw->model->planet.value);
  cairo_restore (draw->cr);
}

static void
orbit (const ForconDraw *draw, const ForconBox *map, gint number)
{
  ForconLettering lettering
      = { .size = draw->style->text_size, .bold = TRUE, .ink = FORCON_INK_REACH, .alpha = 1, .halo = TRUE };
  /* Translators: the number of an orbit, 1 is the lowest. */
  g_autofree char *text = g_strdup_printf (_ ("orbit %d"), number);
  double y = map->y + forcon_camera_length (draw->camera, forcon_orbit_map_line (draw->model->rules, number));

  forcon_draw_line (draw->cr, map->x, y, map->x + map->width, y);
  forcon_draw_dash (draw->cr, 10, 5);
  forcon_draw_stroke (draw, FORCON_INK_REACH, 0.7, 1.2);
  forcon_draw_text (draw, text, map->x + 8, y - 3, 0, 1, &lettering);
  forcon_draw_text (draw, text, map->x + map->width - 8, y - 3, 1, 1, &lettering);
}

void
forcon_draw_orbits (const ForconDraw *draw)
{
  ForconPoint size = forcon_table_size (draw->model);
  ForconBox map = { draw->camera->x, draw->camera->y, forcon_camera_length (draw->camera, size.x),
                    forcon_camera_length (draw->camera, size.y) };

  if (FORCON_ID_IS_NONE (draw->model->planet) || draw->model->rules == NULL)
    return;
  limb (draw, &map);
  for (gint i = 1; i <= draw->model->rules->orbit.orbits; i++)
    orbit (draw, &map, i);
}
