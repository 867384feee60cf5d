/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/draw-table.h"

#include <math.h>

/* Half a marker's length on the screen, px. */
#define SIZE_LEAST 8.0
#define SIZE_MOST 16.0

static double
mark_size (const ForconDraw *draw)
{
  return CLAMP (draw->camera->scale * 0.6, SIZE_LEAST, SIZE_MOST);
}

/* A dart with a notch at its stern. */
static void
dart_path (cairo_t *cr, double size)
{
  cairo_move_to (cr, size, 0);
  cairo_line_to (cr, -size * 0.75, size * 0.6);
  cairo_line_to (cr, -size * 0.4, 0);
  cairo_line_to (cr, -size * 0.75, -size * 0.6);
  cairo_close_path (cr);
}

/* A dash behind the dart for each turn that it still moves. */
static void
run_path (cairo_t *cr, double size, gint run)
{
  for (gint i = 0; i < MIN (run, 6); i++)
    {
      double x = -size * (1.05 + 0.4 * i);

      forcon_draw_line (cr, x, -size * 0.45, x, size * 0.45);
    }
}

void
forcon_draw_salvo_mark (const ForconDraw *draw, const ForconSalvoMark *mark)
{
  ForconColour colour = forcon_style_side (draw->style, mark->side);
  double size = mark_size (draw);
  double alpha = mark->faint ? 0.55 : 1;
  double course = forcon_draw_radians (mark->heading);
  cairo_t *cr = draw->cr;

  cairo_save (cr);
  cairo_translate (cr, mark->x, mark->y);
  cairo_rotate (cr, course);
  run_path (cr, size, mark->run);
  forcon_draw_stroke (draw, FORCON_INK_HALO, alpha, 4.5);
  run_path (cr, size, mark->run);
  forcon_draw_stroke (draw, FORCON_INK_TORPEDO, alpha, 2);
  dart_path (cr, size);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  forcon_draw_colour (cr, colour, alpha);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 3.4);
  forcon_draw_ink (draw, FORCON_INK_EDGE, alpha);
  cairo_stroke (cr);
  dart_path (cr, size);
  forcon_draw_colour (cr, colour, alpha);
  cairo_fill_preserve (cr);
  forcon_draw_stroke (draw, FORCON_INK_POINTER, alpha, 0.8);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  cairo_restore (cr);
  if (mark->count <= 0)
    return;

  ForconLettering lettering
      = { .size = draw->style->text_size * 1.1, .bold = TRUE, .ink = FORCON_INK_TEXT, .alpha = 1, .halo = TRUE };
  g_autofree char *count = g_strdup_printf ("%d", mark->count);

  /* Beside the dart, where it does not run. */
  forcon_draw_text (draw, count, mark->x - sin (course) * size * 1.5, mark->y + cos (course) * size * 1.5, 0.5, 0.5,
                    &lettering);
}

static gboolean
is_here (const ForconDraw *draw, const ForconSalvo *salvo)
{
  return FORCON_ID_EQUAL (salvo->planet, draw->model->planet);
}

/* What is left of a salvo's run, in turns: one that has moved has less. */
static void
course_of (const ForconDraw *draw, const ForconSalvo *salvo, double alpha)
{
  ForconPoint from = salvo->position;
  double x, y;

  for (gint turn = 0; turn < salvo->run; turn++)
    {
      ForconPoint to = forcon_point_ahead (from, salvo->heading, salvo->speed);
      double end_x, end_y;

      forcon_camera_to_screen (draw->camera, from, &x, &y);
      forcon_camera_to_screen (draw->camera, to, &end_x, &end_y);
      forcon_draw_line (draw->cr, x, y, end_x, end_y);
      forcon_draw_dash (draw->cr, turn == 0 ? 6 : 2, 4);
      forcon_draw_stroke (draw, FORCON_INK_TORPEDO, alpha / (turn + 1), 1.2);
      forcon_draw_disc (draw->cr, end_x, end_y, 2.4);
      forcon_draw_ink (draw, FORCON_INK_TORPEDO, alpha / (turn + 1));
      cairo_fill (draw->cr);
      from = to;
    }
}

void
forcon_draw_courses (const ForconDraw *draw)
{
  if (!(draw->model->layers & FORCON_LAYER_COURSES))
    return;
  for (guint i = 0; i < draw->battle->salvos->len; i++)
    {
      const ForconSalvo *salvo = &g_array_index (draw->battle->salvos, ForconSalvo, i);

      if (is_here (draw, salvo))
        course_of (draw, salvo, 0.6);
    }
}

void
forcon_draw_salvos (const ForconDraw *draw)
{
  for (guint i = 0; i < draw->battle->salvos->len; i++)
    {
      const ForconSalvo *salvo = &g_array_index (draw->battle->salvos, ForconSalvo, i);
      ForconSalvoMark mark = { .heading = salvo->heading,
                               .side = forcon_battle_side (draw->battle, salvo->side)->colour,
                               .count = salvo->count,
                               .run = salvo->run };

      forcon_camera_to_screen (draw->camera, salvo->position, &mark.x, &mark.y);
      if (!is_here (draw, salvo) || !forcon_draw_sees (draw, mark.x, mark.y, 4 * SIZE_MOST))
        continue;
      forcon_draw_salvo_mark (draw, &mark);
    }
}

void
forcon_draw_chosen_salvos (const ForconDraw *draw)
{
  const ForconTableModel *model = draw->model;
  const ForconSalvoId chosen[] = { model->chosen.salvo, model->target_salvo };

  for (guint i = 0; i < G_N_ELEMENTS (chosen); i++)
    {
      const ForconSalvo *salvo = forcon_battle_salvo (draw->battle, chosen[i]);
      gboolean target = FORCON_ID_EQUAL (chosen[i], model->target_salvo);
      double x, y;

      if (salvo == NULL || !is_here (draw, salvo))
        continue;
      if (!target && (model->layers & FORCON_LAYER_COURSES) != 0)
        course_of (draw, salvo, 1);
      forcon_camera_to_screen (draw->camera, salvo->position, &x, &y);
      forcon_draw_disc (draw->cr, x, y, mark_size (draw) * 1.35);
      forcon_draw_stroke (draw, target ? FORCON_INK_TARGET : FORCON_INK_SELECTED, 1, 2);
    }
}
