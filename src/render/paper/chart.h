/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/paper/document.h"

G_BEGIN_DECLS

/* How a chart shows its series; each has strokes or a pattern of its own, so that no colour is needed. */
typedef enum {
  FORCON_CHART_LINES, /* values over places from left to right, from 0 up */
  FORCON_CHART_BARS,  /* places from top to bottom, each with a bar for each series, to both sides of 0 */
} ForconChartKind;

/* A chart, as a picture in a document. */
typedef struct _ForconChart ForconChart;

/**
 * forcon_chart_new:
 * @kind: how it shows its series
 * @n_places: how many values each series has
 * @unit: what they are
 *
 * Returns: (transfer full): without a series yet
 */
ForconChart *forcon_chart_new (ForconChartKind kind, guint n_places, const char *unit);

void forcon_chart_free (ForconChart *chart);

/* What stands at a place, such as the number of a phase; it is made safe. */
void forcon_chart_name_place (ForconChart *chart, guint place, const char *name);

/**
 * forcon_chart_add_series:
 * @chart: a chart
 * @name: what it is; it is made safe
 * @values: one for each place, %NAN where a bar is left out; of lines none is below 0
 */
void forcon_chart_add_series (ForconChart *chart, const char *name, const double *values);

/**
 * forcon_chart_step:
 * @most: a value above 0
 * @steps: how many steps there may be
 *
 * Returns: 1, 2 or 5, times a power of ten: the smallest with which so many steps reach @most
 */
double forcon_chart_step (double most, guint steps);

/**
 * forcon_chart_find:
 * @chart: a chart
 * @series: which series, from 0
 * @place: which of its values
 * @width: of the chart
 * @height: likewise
 * @x: (out): where the value is drawn; of a bar, where it ends
 * @y: (out): likewise
 */
void forcon_chart_find (const ForconChart *chart, guint series, guint place, double width, double height, double *x,
                        double *y);

/**
 * forcon_document_chart:
 * @document: a document
 * @chart: (transfer full): that goes into it
 * @width: of the column of the page, mm
 */
void forcon_document_chart (ForconDocument *document, ForconChart *chart, double width);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconChart, forcon_chart_free)

G_END_DECLS
