/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/paper/chart-private.h"

#include <math.h>

/* mm: what stands round the field, a sign, a row of the key. */
#define LEFT 12.0
#define TOP 6.0
#define RIGHT 48.0
#define BOTTOM 7.0
#define SIGN 1.1
#define KEY_GAP 5.0
#define KEY_LINE 10.0
#define KEY_ROW 4.8

/* Names of places are left out where they would stand nearer to each other than this, mm. */
#define NAME_ROOM 9.0

/* Strokes and signs, so that neighbours differ in both; mm. */
static const double dashes[][2] = { { 0, 0 }, { 2.4, 1.2 }, { 0.5, 0.8 }, { 5, 1.2 } };

typedef enum { SIGN_DISC, SIGN_SQUARE, SIGN_TRIANGLE, SIGN_LOZENGE, N_SIGNS } Sign;

ForconBox
forcon_chart_lines_field (double width, double height)
{
  return (ForconBox){ MM (LEFT), MM (TOP), width - MM (LEFT + RIGHT), height - MM (TOP + BOTTOM) };
}

static void
sign_path (cairo_t *cr, Sign sign, double x, double y, double size)
{
  static const double corners[N_SIGNS][4][2] = {
    [SIGN_SQUARE] = { { -0.9, -0.9 }, { 0.9, -0.9 }, { 0.9, 0.9 }, { -0.9, 0.9 } },
    [SIGN_TRIANGLE] = { { 0, -1.2 }, { 1.1, 0.9 }, { -1.1, 0.9 }, { 0, -1.2 } },
    [SIGN_LOZENGE] = { { 0, -1.3 }, { 1.3, 0 }, { 0, 1.3 }, { -1.3, 0 } },
  };

  if (sign == SIGN_DISC)
    {
      forcon_draw_disc (cr, x, y, size);
      return;
    }
  cairo_new_path (cr);
  for (guint i = 0; i < 4; i++)
    cairo_line_to (cr, x + corners[sign][i][0] * size, y + corners[sign][i][1] * size);
  cairo_close_path (cr);
}

/* Every second one of the same shape is empty. */
static void
draw_sign (const ForconDraw *draw, guint series, double x, double y)
{
  sign_path (draw->cr, (Sign) (series % N_SIGNS), x, y, MM (SIGN));
  forcon_draw_ink (draw, series / N_SIGNS % 2 == 0 ? FORCON_INK_TEXT : FORCON_INK_TABLE_LIT, 1);
  cairo_fill_preserve (draw->cr);
  forcon_draw_stroke (draw, FORCON_INK_TEXT, 1, MM (0.25));
}

static void
stroke (const ForconDraw *draw, guint series)
{
  const double *dash = dashes[series % G_N_ELEMENTS (dashes)];

  if (dash[0] > 0)
    forcon_draw_dash (draw->cr, MM (dash[0]), MM (dash[1]));
  forcon_draw_stroke (draw, FORCON_INK_TEXT, 1, MM (0.4));
}

static void
draw_values (const ForconDraw *draw, const ForconChart *chart, double width, double height)
{
  const ForconBox field = forcon_chart_lines_field (width, height);

  for (double value = 0; value <= chart->most + chart->step / 2; value += chart->step)
    {
      double y = field.y + field.height * (1 - value / chart->most);
      g_autofree char *figure = forcon_chart_figure (value);
      ForconLettering letters = forcon_chart_letters (FALSE, 0);

      forcon_draw_text (draw, figure, field.x - MM (1.5), y, 1, 0.5, &letters);
      forcon_draw_line (draw->cr, field.x, y, field.x + field.width, y);
      forcon_draw_stroke (draw, value > 0 ? FORCON_INK_GRID : FORCON_INK_TEXT, 1, MM (value > 0 ? 0.12 : 0.3));
    }
  ForconLettering bold = forcon_chart_letters (TRUE, field.width);

  forcon_draw_text (draw, chart->unit, 0, 0, 0, 0, &bold);
}

static void
draw_places (const ForconDraw *draw, const ForconChart *chart, double width, double height)
{
  const ForconBox field = forcon_chart_lines_field (width, height);
  double gap = field.width / MAX (chart->n_places - 1, 1);
  guint every = (guint) MAX (ceil (MM (NAME_ROOM) / gap), 1);

  for (guint i = 0; i < chart->n_places; i++)
    {
      double x = field.x + (chart->n_places > 1 ? gap * i : field.width / 2);
      ForconLettering letters = forcon_chart_letters (FALSE, gap * every);

      forcon_draw_line (draw->cr, x, field.y + field.height, x, field.y + field.height + MM (1));
      forcon_draw_stroke (draw, FORCON_INK_TEXT, 1, MM (0.2));
      if (i % every == 0 && *chart->names[i] != '\0')
        forcon_draw_text (draw, chart->names[i], x, field.y + field.height + MM (1.8), 0.5, 0, &letters);
    }
}

static void
draw_series (const ForconDraw *draw, const ForconChart *chart, guint series, double width, double height)
{
  double x, y;

  for (guint i = 0; i < chart->n_places; i++)
    {
      forcon_chart_find (chart, series, i, width, height, &x, &y);
      cairo_line_to (draw->cr, x, y);
    }
  stroke (draw, series);
  for (guint i = 0; i < chart->n_places; i++)
    {
      forcon_chart_find (chart, series, i, width, height, &x, &y);
      draw_sign (draw, series, x, y);
    }
}

void
forcon_chart_draw_lines (const ForconDraw *draw, const ForconChart *chart, double width, double height)
{
  draw_values (draw, chart, width, height);
  draw_places (draw, chart, width, height);
  for (guint i = 0; i < chart->series->len; i++)
    {
      double x = width - MM (RIGHT - KEY_GAP);
      double y = MM (TOP + KEY_ROW * (i + 0.5));
      ForconLettering letters = forcon_chart_letters (FALSE, MM (RIGHT - KEY_GAP - KEY_LINE - 2));

      draw_series (draw, chart, i, width, height);
      forcon_draw_line (draw->cr, x, y, x + MM (KEY_LINE), y);
      stroke (draw, i);
      draw_sign (draw, i, x + MM (KEY_LINE / 2), y);
      forcon_draw_text (draw, g_array_index (chart->series, ForconSeries, i).name, x + MM (KEY_LINE + 2), y, 0, 0.5,
                        &letters);
    }
}
