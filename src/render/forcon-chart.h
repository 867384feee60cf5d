/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-document.h"

G_BEGIN_DECLS

/* How a chart shows its series; each has strokes or a pattern of its own, so that no colour is needed. */
typedef enum {
  FORCON_CHART_LINES, /* values over places from left to right, from 0 up */
  FORCON_CHART_BARS,  /* places from top to bottom, each with a bar for each series, to both sides of 0 */
} ForconChartKind;

/* A chart, as a picture in a document. */
typedef struct _ForconChart ForconChart;

ForconChart *forcon_chart_new (ForconChartKind kind, guint n_places, const char *unit);
void forcon_chart_free (ForconChart *chart);
void forcon_chart_name_place (ForconChart *chart, guint place, const char *name);
void forcon_chart_add_series (ForconChart *chart, const char *name, const double *values);

double forcon_chart_step (double most, guint steps);
void forcon_chart_find (const ForconChart *chart, guint series, guint place, double width, double height, double *x,
                        double *y);
void forcon_document_chart (ForconDocument *document, ForconChart *chart, double width);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconChart, forcon_chart_free)

G_END_DECLS
