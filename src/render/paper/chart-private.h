/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/paper/chart.h"
#include "render/drawing/draw.h"

G_BEGIN_DECLS

#define MM(length) FORCON_MM (length)

/* mm: letters of a chart. */
#define FORCON_CHART_TEXT 2.6

/* Values of one name, as many as the chart has places. */
typedef struct {
  char *name;
  double *values;
} ForconSeries;

/**
 * ForconChart:
 * @names: of the places
 * @unit: what the values are
 * @series: (element-type ForconSeries): in the order in which they were added
 * @least, @most: ends of the axis of the values
 * @step: between two of its figures
 */
struct _ForconChart {
  ForconChartKind kind;
  guint n_places;
  char **names;
  char *unit;
  GArray *series;
  double least;
  double most;
  double step;
};

ForconLettering forcon_chart_letters (gboolean bold, double limit);

/* A round figure at an axis. */
char *forcon_chart_figure (double value);

/* Where the values are drawn, of a chart that is so large; then the parts of each kind. */
ForconBox forcon_chart_lines_field (double width, double height);
void forcon_chart_draw_lines (const ForconDraw *draw, const ForconChart *chart, double width, double height);
ForconBox forcon_chart_bars_field (double width, double height);
void forcon_chart_draw_bars (const ForconDraw *draw, const ForconChart *chart, double width, double height);

/* mm */

/* All of a chart, mm. */
double forcon_chart_bars_height (const ForconChart *chart);

/* The middle of a bar below the field's upper edge, mm. */
double forcon_chart_bar_middle (const ForconChart *chart, guint series, guint place);

G_END_DECLS
