/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A move that is being drawn up, over the map that is there already. */
#include "render/map/render-map.h"

#include <math.h>

#include "render/map/map-layout.h"

/* Diameter of the ghost, and at most so large as a share of the distance between sectors, px. */
#define GHOST 34.0
#define GHOST_SHARE 0.3

/* How far below the ghost the words stand, px. */
#define WORDS_BELOW 16.0

/* The sector that it would end in: a whole line if it can, a dashed one if not. */
static void
mark_target (const ForconDraw *draw, const ForconMapCell *cell, const ForconMapDraft *draft)
{
  for (guint i = 0; i < cell->n_corners; i++)
    {
      double x, y;

      forcon_camera_to_screen (draw->camera, cell->corners[i], &x, &y);
      cairo_line_to (draw->cr, x, y);
    }
  cairo_close_path (draw->cr);
  forcon_draw_ink (draw, draft->legal ? FORCON_INK_GHOST : FORCON_INK_WARNING, 0.16);
  cairo_fill_preserve (draw->cr);
  if (!draft->legal)
    forcon_draw_dash (draw->cr, 7, 5);
  forcon_draw_stroke (draw, draft->legal ? FORCON_INK_GHOST : FORCON_INK_WARNING, 1, 2.6);
}

/* From sector to sector, with the number of the step at each. */
static void
way (const ForconDraw *draw, const ForconMapModel *map, const ForconMapDraft *draft)
{
  ForconInk ink = draft->legal ? FORCON_INK_GHOST : FORCON_INK_WARNING;
  double x, y;

  for (guint i = 0; i < draft->n_path; i++)
    {
      const ForconMapCell *cell = forcon_map_cell (map, draft->path[i]);

      forcon_camera_to_screen (draw->camera, cell->middle, &x, &y);
      if (i == 0 && draft->placed)
        cairo_move_to (draw->cr, draft->from_x, draft->from_y);
      else
        cairo_line_to (draw->cr, x, y);
    }
  forcon_draw_ink (draw, FORCON_INK_HALO, 0.8);
  cairo_set_line_width (draw->cr, 6);
  cairo_stroke_preserve (draw->cr);
  forcon_draw_stroke (draw, ink, 1, 3);
  for (guint i = 1; i + 1 < draft->n_path; i++)
    {
      forcon_camera_to_screen (draw->camera, forcon_map_cell (map, draft->path[i])->middle, &x, &y);
      forcon_draw_disc (draw->cr, x, y, 5);
      forcon_draw_ink (draw, ink, 1);
      cairo_fill (draw->cr);
    }
}

static void
ghost (const ForconDraw *draw, const ForconMapModel *map, const ForconMapDraft *draft, double x, double y)
{
  const ForconMapToken *token = NULL;
  double radius = MIN (GHOST, forcon_camera_length (draw->camera, FORCON_MAP_SPACING) * GHOST_SHARE) / 2;
  double arm = radius * 0.8;

  for (guint i = 0; i < map->tokens->len && token == NULL; i++)
    if (FORCON_ID_EQUAL (g_array_index (map->tokens, ForconMapToken, i).formation, draft->formation))
      token = &g_array_index (map->tokens, ForconMapToken, i);
  if (token == NULL)
    return;
  cairo_push_group (draw->cr);
  forcon_draw_map_counter (draw, token, 0, x, y, radius);
  cairo_pop_group_to_source (draw->cr);
  cairo_paint_with_alpha (draw->cr, 0.8);
  if (!draft->legal)
    {
      forcon_draw_line (draw->cr, x - arm, y - arm, x + arm, y + arm);
      forcon_draw_line (draw->cr, x - arm, y + arm, x + arm, y - arm);
      forcon_draw_stroke (draw, FORCON_INK_WARNING, 1, 4);
    }
  if (draft->words != NULL)
    forcon_draw_plate (draw, draft->words, x, y + radius + WORDS_BELOW,
                       draft->legal ? FORCON_INK_TEXT : FORCON_INK_WARNING);
}

void
forcon_render_map_draft (cairo_t *cr, const ForconMapModel *map, const ForconStyle *style, const ForconCamera *camera,
                         double width, double height, const ForconMapDraft *draft)
{
  ForconDraw draw = { .cr = cr, .style = style, .camera = camera, .width = width, .height = height };
  const ForconMapCell *target = forcon_map_cell (map, draft->target);
  double x = draft->x;
  double y = draft->y;

  if (target == NULL && !draft->held)
    return;
  cairo_save (cr);
  draw.layout = forcon_draw_layout_new (cr, style);
  if (target != NULL)
    mark_target (&draw, target, draft);
  if (draft->n_path > 1)
    way (&draw, map, draft);
  if (target != NULL && !draft->held)
    forcon_camera_to_screen (camera, target->middle, &x, &y);
  ghost (&draw, map, draft, x, y);
  g_object_unref (draw.layout);
  cairo_restore (cr);
}
