/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/paper/chart-private.h"

#include <math.h>

#include "base/text.h"

/* mm: what stands round the field, a bar, between the bars of two places, a row of the key. */
#define LEFT 46.0
#define RIGHT 10.0
#define TOP 17.0
#define BOTTOM 3.0
#define BAR 3.0
#define GAP 2.6
#define KEY_BOX 6.0
#define KEY_ROW 7.5

ForconBox
forcon_chart_bars_field (double width, double height)
{
  return (ForconBox){ MM (LEFT), MM (TOP), width - MM (LEFT + RIGHT), height - MM (TOP + BOTTOM) };
}

static double
place_height (const ForconChart *chart)
{
  return BAR * chart->series->len + GAP;
}

double
forcon_chart_bars_height (const ForconChart *chart)
{
  return TOP + place_height (chart) * chart->n_places + BOTTOM;
}

double
forcon_chart_bar_middle (const ForconChart *chart, guint series, guint place)
{
  return place_height (chart) * place + GAP / 2 + BAR * (series + 0.5);
}

static void
hatch (const ForconDraw *draw, const ForconBox *box, double slope)
{
  cairo_save (draw->cr);
  cairo_rectangle (draw->cr, box->x, box->y, box->width, box->height);
  cairo_clip (draw->cr);
  for (double x = box->x - box->height; x < box->x + box->width + box->height; x += MM (1.1))
    {
      forcon_draw_line (draw->cr, x, box->y + box->height, x + slope * box->height, box->y);
      forcon_draw_stroke (draw, FORCON_INK_TEXT, 1, MM (0.2));
    }
  cairo_restore (draw->cr);
}

/* Full, hatched, empty, upright lines. */
static void
draw_box (const ForconDraw *draw, const ForconBox *box, guint series)
{
  cairo_rectangle (draw->cr, box->x, box->y, box->width, box->height);
  forcon_draw_ink (draw, series % 4 == 0 ? FORCON_INK_TEXT : FORCON_INK_TABLE_LIT, 1);
  cairo_fill (draw->cr);
  if (series % 4 == 1)
    hatch (draw, box, 1);
  if (series % 4 == 3)
    hatch (draw, box, 0);
  cairo_rectangle (draw->cr, box->x, box->y, box->width, box->height);
  forcon_draw_stroke (draw, FORCON_INK_TEXT, 1, MM (0.2));
}

/* What the values are, and below it each series in a part of the width. */
static void
draw_key (const ForconDraw *draw, const ForconChart *chart, double width)
{
  ForconLettering bold = forcon_chart_letters (TRUE, width);
  double part = width / MAX (chart->series->len, 1);

  forcon_draw_text (draw, chart->unit, 0, 0, 0, 0, &bold);
  for (guint i = 0; i < chart->series->len; i++)
    {
      const ForconBox box = { part * i, MM (KEY_ROW - BAR / 2), MM (KEY_BOX), MM (BAR) };
      ForconLettering letters = forcon_chart_letters (FALSE, part - MM (KEY_BOX + 3));

      draw_box (draw, &box, i);
      forcon_draw_text (draw, g_array_index (chart->series, ForconSeries, i).name, box.x + MM (KEY_BOX + 1.5),
                        MM (KEY_ROW), 0, 0.5, &letters);
    }
}

static void
draw_axis (const ForconDraw *draw, const ForconChart *chart, double width, double height)
{
  const ForconBox field = forcon_chart_bars_field (width, height);

  for (double value = -floor (chart->most / chart->step) * chart->step; value <= chart->most; value += chart->step)
    {
      gboolean zero = fabs (value) < chart->step / 2;
      double x = field.x + field.width * (value - chart->least) / (chart->most - chart->least);
      g_autofree char *figure = forcon_chart_figure (value);
      ForconLettering letters = forcon_chart_letters (FALSE, 0);

      forcon_draw_text (draw, figure, x, field.y - MM (1), 0.5, 1, &letters);
      forcon_draw_line (draw->cr, x, field.y, x, field.y + field.height);
      forcon_draw_stroke (draw, zero ? FORCON_INK_TEXT : FORCON_INK_GRID_MAJOR, 1, MM (zero ? 0.3 : 0.12));
    }
}

static void
draw_bar (const ForconDraw *draw, const ForconChart *chart, guint series, guint place, double width, double height)
{
  const ForconBox field = forcon_chart_bars_field (width, height);
  double value = g_array_index (chart->series, ForconSeries, series).values[place];
  double zero = field.x + field.width * -chart->least / (chart->most - chart->least);
  g_autofree char *figure = forcon_text_signed (value);
  ForconLettering letters = forcon_chart_letters (FALSE, 0);
  double x, y;

  if (isnan (value))
    return;
  forcon_chart_find (chart, series, place, width, height, &x, &y);

  const ForconBox box = { MIN (x, zero), y - MM (BAR / 2 - 0.2), fabs (x - zero), MM (BAR - 0.4) };
  draw_box (draw, &box, series);
  letters.halo = TRUE;
  letters.size = MM (BAR - 0.55);
  forcon_draw_text (draw, figure, x + MM (value < 0 ? -0.8 : 0.8), y, value < 0 ? 1 : 0, 0.5, &letters);
}

void
forcon_chart_draw_bars (const ForconDraw *draw, const ForconChart *chart, double width, double height)
{
  const ForconBox field = forcon_chart_bars_field (width, height);

  draw_key (draw, chart, width);
  draw_axis (draw, chart, width, height);
  for (guint place = 0; place < chart->n_places; place++)
    {
      double middle = field.y + MM (place_height (chart) * (place + 0.5));
      ForconLettering letters = forcon_chart_letters (TRUE, MM (LEFT - 9));

      forcon_draw_text (draw, chart->names[place], 0, middle, 0, 0.5, &letters);
      for (guint i = 0; i < chart->series->len; i++)
        draw_bar (draw, chart, i, place, width, height);
    }
}
