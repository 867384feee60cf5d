/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/draw-table.h"

#include <math.h>

/* A mine is drawn as large as this, px. */
#define SIZE_LEAST 5.0
#define SIZE_MOST 10.0
#define HORNS 8

void
forcon_draw_mine (const ForconDraw *draw, ForconColour colour, ForconCharge charge, double x, double y, double size)
{
  for (gint i = 0; i < HORNS; i++)
    {
      double angle = 2 * G_PI * i / HORNS;

      forcon_draw_line (draw->cr, x, y, x + cos (angle) * size * 1.5, y + sin (angle) * size * 1.5);
    }
  forcon_draw_stroke (draw, FORCON_INK_TEXT, 0.95, MAX (1.2, size * 0.26));
  forcon_draw_disc (draw->cr, x, y, size);
  forcon_draw_colour (draw->cr, colour, 1);
  cairo_fill_preserve (draw->cr);
  forcon_draw_stroke (draw, FORCON_INK_EDGE, 1, 1.2);
  if (charge == FORCON_CHARGE_TORPEDO)
    {
      cairo_move_to (draw->cr, x, y - size * 0.65);
      cairo_line_to (draw->cr, x + size * 0.42, y + size * 0.5);
      cairo_line_to (draw->cr, x - size * 0.42, y + size * 0.5);
      cairo_close_path (draw->cr);
    }
  else
    forcon_draw_disc (draw->cr, x, y, size * 0.36);
  forcon_draw_ink (draw, FORCON_INK_EDGE, 0.9);
  cairo_fill (draw->cr);
}

static double
mine_size (const ForconDraw *draw)
{
  return CLAMP (draw->camera->scale * 0.5, SIZE_LEAST, SIZE_MOST);
}

void
forcon_draw_mines (const ForconDraw *draw)
{
  double size = mine_size (draw);

  if (!FORCON_ID_IS_NONE (draw->model->planet))
    return;
  for (guint i = 0; i < draw->battle->mines->len; i++)
    {
      const ForconMine *mine = &g_array_index (draw->battle->mines, ForconMine, i);
      double range = forcon_camera_length (draw->camera, mine->card.range);
      gboolean triggered = !FORCON_ID_IS_NONE (mine->victim);
      double x, y;

      forcon_camera_to_screen (draw->camera, mine->position, &x, &y);
      if (!forcon_draw_sees (draw, x, y, MAX (range, size * 2)))
        continue;

      /* Within this ring an enemy sets it off (F-MINE-3); a full line when one did. */
      forcon_draw_disc (draw->cr, x, y, range);
      forcon_draw_ink (draw, FORCON_INK_WARNING, triggered ? 0.14 : 0.05);
      cairo_fill_preserve (draw->cr);
      if (!triggered)
        forcon_draw_dash (draw->cr, 4, 4);
      forcon_draw_stroke (draw, FORCON_INK_WARNING, triggered ? 1 : 0.75, triggered ? 1.8 : 1);
      forcon_draw_mine (draw, forcon_style_side (draw->style, forcon_battle_side (draw->battle, mine->side)->colour),
                        mine->card.charge, x, y, size);
    }
}

void
forcon_draw_chosen_mine (const ForconDraw *draw)
{
  const ForconMine *mine = forcon_battle_mine (draw->battle, draw->model->chosen.mine);
  double x, y;

  if (mine == NULL || !FORCON_ID_IS_NONE (draw->model->planet))
    return;
  forcon_camera_to_screen (draw->camera, mine->position, &x, &y);
  forcon_draw_disc (draw->cr, x, y, mine_size (draw) * 2);
  forcon_draw_stroke (draw, FORCON_INK_SELECTED, 1, 2);
}
