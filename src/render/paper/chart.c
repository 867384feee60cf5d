/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/paper/chart-private.h"

#include <math.h>

#include "base/text.h"

/* mm */
#define LINES_HEIGHT 58.0

/* So many figures at most stand at an axis of lines. */
#define STEPS 6

/* An axis of bars reaches at least so far to either side. */
#define BARS_LEAST 3.0

static void
series_clear (gpointer data)
{
  ForconSeries *series = data;

  g_free (series->name);
  g_free (series->values);
}

ForconChart *
forcon_chart_new (ForconChartKind kind, guint n_places, const char *unit)
{
  ForconChart *chart = g_new0 (ForconChart, 1);

  chart->kind = kind;
  chart->n_places = n_places;
  chart->names = g_new0 (char *, n_places + 1);
  for (guint i = 0; i < n_places; i++)
    chart->names[i] = g_strdup ("");
  chart->unit = forcon_text_escape (unit);
  chart->series = g_array_new (FALSE, TRUE, sizeof (ForconSeries));
  g_array_set_clear_func (chart->series, series_clear);
  return chart;
}

void
forcon_chart_free (ForconChart *chart)
{
  if (chart == NULL)
    return;
  g_strfreev (chart->names);
  g_free (chart->unit);
  g_array_unref (chart->series);
  g_free (chart);
}

void
forcon_chart_name_place (ForconChart *chart, guint place, const char *name)
{
  g_return_if_fail (place < chart->n_places);
  g_free (chart->names[place]);
  chart->names[place] = forcon_text_escape (name);
}

double
forcon_chart_step (double most, guint steps)
{
  double power = pow (10, floor (log10 (MAX (most, 1e-9) / steps)));

  for (double ten = power;; ten *= 10)
    for (guint i = 0; i < 3; i++)
      {
        static const double factors[] = { 1, 2, 5 };

        if (ten * factors[i] * steps >= most)
          return ten * factors[i];
      }
}

void
forcon_chart_add_series (ForconChart *chart, const char *name, const double *values)
{
  const ForconSeries series = { forcon_text_escape (name), g_memdup2 (values, chart->n_places * sizeof *values) };
  double farthest = 0;

  for (guint i = 0; i < chart->n_places; i++)
    farthest = fmax (farthest, fabs (values[i]));
  g_array_append_val (chart->series, series);

  /* The axis ends on a round figure. */
  if (chart->kind == FORCON_CHART_BARS)
    {
      chart->most = MAX (MAX (chart->most, BARS_LEAST), ceil (farthest));
      chart->least = -chart->most;
      chart->step = forcon_chart_step (chart->most, STEPS / 2);
    }
  else
    {
      farthest = MAX (MAX (chart->most, 1), farthest);
      chart->step = MAX (forcon_chart_step (farthest, STEPS), 1);
      chart->most = ceil (farthest / chart->step) * chart->step;
    }
}

/* Drawing */

ForconLettering
forcon_chart_letters (gboolean bold, double limit)
{
  return (ForconLettering){
    .size = MM (FORCON_CHART_TEXT), .bold = bold, .ink = FORCON_INK_TEXT, .alpha = 1, .limit = limit
  };
}

char *
forcon_chart_figure (double value)
{
  return value < 0 && fabs (value) > 1e-9 ? g_strdup_printf ("−%g", -value) : g_strdup_printf ("%g", fabs (value));
}

void
forcon_chart_find (const ForconChart *chart, guint series, guint place, double width, double height, double *x,
                   double *y)
{
  double value = g_array_index (chart->series, ForconSeries, series).values[place];
  double share = (value - chart->least) / MAX (chart->most - chart->least, 1e-9);
  ForconBox field;

  if (chart->kind == FORCON_CHART_LINES)
    {
      field = forcon_chart_lines_field (width, height);
      *x = field.x + field.width * (chart->n_places > 1 ? place / (double) (chart->n_places - 1) : 0.5);
      *y = field.y + field.height * (1 - share);
      return;
    }
  field = forcon_chart_bars_field (width, height);
  *x = field.x + field.width * share;
  *y = field.y + MM (forcon_chart_bar_middle (chart, series, place));
}

static void
draw_chart (cairo_t *cr, const ForconStyle *style, double width, double height, gconstpointer data)
{
  const ForconChart *chart = data;
  ForconDraw draw = { .cr = cr, .style = style };

  draw.layout = forcon_draw_layout_new (cr, style);
  if (chart->kind == FORCON_CHART_LINES)
    forcon_chart_draw_lines (&draw, chart, width, height);
  else
    forcon_chart_draw_bars (&draw, chart, width, height);
  g_object_unref (draw.layout);
}

void
forcon_document_chart (ForconDocument *document, ForconChart *chart, double width)
{
  double height = chart->kind == FORCON_CHART_LINES ? LINES_HEIGHT : forcon_chart_bars_height (chart);
  const ForconFigure figure = {
    .aspect = width / height, .draw = draw_chart, .data = chart, .free_data = (GDestroyNotify) forcon_chart_free
  };

  forcon_document_figure (document, &figure);
}
