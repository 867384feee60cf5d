/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a map that is being made shows besides. */
#include "render/map/map-places.h"

#include <math.h>

#include "render/map/map-layout.h"

/* The sign of an empty place, as a share of the distance between sectors. */
#define PLUS 0.09

void
forcon_map_model_widen (ForconMapModel *model)
{
  for (guint i = 0; i < model->cells->len; i++)
    {
      ForconMapCell *cell = &g_array_index (model->cells, ForconMapCell, i);

      cell->middle = (ForconPoint){ cell->middle.x + FORCON_MAP_SPACING, cell->middle.y + FORCON_MAP_SPACING };
      for (guint k = 0; k < cell->n_corners; k++)
        {
          cell->corners[k].x += FORCON_MAP_SPACING;
          cell->corners[k].y += FORCON_MAP_SPACING;
        }
    }
  model->origin = (ForconPoint){ model->origin.x + FORCON_MAP_SPACING, model->origin.y + FORCON_MAP_SPACING };
  model->size = (ForconPoint){ model->size.x + 2 * FORCON_MAP_SPACING, model->size.y + 2 * FORCON_MAP_SPACING };
}

ForconPoint
forcon_map_model_place (const ForconMapModel *model, gint x, gint y)
{
  return (ForconPoint){ model->origin.x + (ForconLength) lround (x * model->scale),
                        model->origin.y + (ForconLength) lround (y * model->scale) };
}

void
forcon_map_model_units (const ForconMapModel *model, ForconPoint point, gint *x, gint *y)
{
  *x = (gint) lround ((point.x - model->origin.x) / model->scale);
  *y = (gint) lround ((point.y - model->origin.y) / model->scale);
}

/* The outline of a sector of the grid round a middle. */
static void
outline (const ForconDraw *draw, ForconGrid grid, ForconPoint middle)
{
  guint n = grid == FORCON_GRID_SQUARE ? 4 : 6;
  double radius = FORCON_MAP_SPACING * (grid == FORCON_GRID_SQUARE ? sqrt (0.5) : 1 / sqrt (3)) * 0.94;
  double turn = grid == FORCON_GRID_SQUARE ? 0.125 : 1.0 / 12;

  for (guint i = 0; i < n; i++)
    {
      double angle = 2 * G_PI * (turn + i / (double) n);
      ForconPoint corner = { (ForconLength) lround (middle.x + cos (angle) * radius),
                             (ForconLength) lround (middle.y + sin (angle) * radius) };
      double x, y;

      forcon_camera_to_screen (draw->camera, corner, &x, &y);
      cairo_line_to (draw->cr, x, y);
    }
  cairo_close_path (draw->cr);
}

static void
empty_place (const ForconDraw *draw, ForconGrid grid, ForconPoint middle)
{
  double arm = forcon_camera_length (draw->camera, FORCON_MAP_SPACING) * PLUS;
  double x, y;

  outline (draw, grid, middle);
  forcon_draw_dash (draw->cr, 5, 5);
  forcon_draw_stroke (draw, FORCON_INK_FIGURE, 0.55, 1.2);
  cairo_set_dash (draw->cr, NULL, 0, 0);
  forcon_camera_to_screen (draw->camera, middle, &x, &y);
  forcon_draw_line (draw->cr, x - arm, y, x + arm, y);
  forcon_draw_line (draw->cr, x, y - arm, x, y + arm);
  forcon_draw_stroke (draw, FORCON_INK_FIGURE, 0.6, 1.6);
}

static void
outline_cell (const ForconDraw *draw, const ForconMapCell *cell)
{
  for (guint i = 0; i < cell->n_corners; i++)
    {
      double x, y;

      forcon_camera_to_screen (draw->camera, cell->corners[i], &x, &y);
      cairo_line_to (draw->cr, x, y);
    }
  cairo_close_path (draw->cr);
}

/* A sector that would be made, as large as it would be: without a grid each has a size of its own. */
static void
made_place (const ForconDraw *draw, const ForconMapModel *map, ForconPoint middle)
{
  for (guint i = 0; i < map->cells->len; i++)
    if (forcon_point_equal (g_array_index (map->cells, ForconMapCell, i).middle, middle))
      outline_cell (draw, &g_array_index (map->cells, ForconMapCell, i));
  forcon_draw_ink (draw, FORCON_INK_GHOST, 0.14);
  cairo_fill_preserve (draw->cr);
  forcon_draw_dash (draw->cr, 7, 4);
  forcon_draw_stroke (draw, FORCON_INK_GHOST, 1, 2);
  cairo_set_dash (draw->cr, NULL, 0, 0);
}

static void
mark (const ForconDraw *draw, const ForconMapCell *cell)
{
  outline_cell (draw, cell);
  forcon_draw_ink (draw, FORCON_INK_GHOST, 0.16);
  cairo_fill_preserve (draw->cr);
  forcon_draw_stroke (draw, FORCON_INK_GHOST, 1, 2.6);
}

/* A line to the pointer, or the sector's outline there. */
static void
held (const ForconDraw *draw, const ForconMapPlaces *places)
{
  const ForconMapCell *cell = places->held;
  double from_x, from_y, x, y;

  forcon_camera_to_screen (draw->camera, cell->middle, &from_x, &from_y);
  forcon_camera_to_screen (draw->camera, places->at, &x, &y);
  if (places->joins)
    forcon_draw_line (draw->cr, from_x, from_y, x, y);
  else
    {
      for (guint i = 0; i < cell->n_corners; i++)
        {
          double corner_x, corner_y;

          forcon_camera_to_screen (draw->camera, cell->corners[i], &corner_x, &corner_y);
          cairo_line_to (draw->cr, corner_x + x - from_x, corner_y + y - from_y);
        }
      cairo_close_path (draw->cr);
      forcon_draw_ink (draw, FORCON_INK_GHOST, 0.16);
      cairo_fill_preserve (draw->cr);
    }
  forcon_draw_stroke (draw, FORCON_INK_GHOST, 1, 2.6);
}

void
forcon_render_map_places (cairo_t *cr, const ForconMapModel *map, const ForconStyle *style, const ForconCamera *camera,
                          double width, double height, const ForconMapPlaces *places)
{
  const ForconDraw draw = { .cr = cr, .style = style, .camera = camera, .width = width, .height = height };

  cairo_save (cr);
  for (guint i = 0; i < places->n; i++)
    {
      if (places->made)
        made_place (&draw, map, places->places[i]);
      else
        empty_place (&draw, map->grid, places->places[i]);
    }
  for (guint i = 0; i < places->n_marked; i++)
    if (forcon_map_cell (map, places->marked[i]) != NULL)
      mark (&draw, forcon_map_cell (map, places->marked[i]));
  if (places->held != NULL)
    held (&draw, places);
  cairo_restore (cr);
}
