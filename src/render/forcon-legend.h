/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-draw.h"

G_BEGIN_DECLS

/* Round a picture, px: its margin, and the room of its title. */
#define FORCON_LEGEND_MARGIN 26.0
#define FORCON_LEGEND_TITLE 48.0

/* Signs of the legend have this radius, px. */
#define FORCON_LEGEND_SWATCH 9.5

/**
 * ForconLegend:
 * @draw: the drawing
 * @drawing: whether it is drawn (%TRUE) or only measured
 * @left, @right: its edges, px
 * @x, @y: where the next entry goes, px
 *
 * Rows of entries, each a sign and its words.
 */
typedef struct {
  const ForconDraw *draw;
  gboolean drawing;
  double left;
  double right;
  double x;
  double y;
} ForconLegend;

ForconLettering forcon_legend_words (const ForconDraw *draw, double size, gboolean bold);
void forcon_legend_next_row (ForconLegend *legend);
void forcon_legend_end_row (ForconLegend *legend);
gboolean forcon_legend_entry (ForconLegend *legend, const char *strong, const char *plain, double *x, double *y);
void forcon_legend_title (const ForconDraw *draw, const char *name, const char *state, double right);

/* What the signs on a table are: entries of a legend whose drawing has the table's model. */
void forcon_table_legend_sides (ForconLegend *legend);
void forcon_table_legend_types (ForconLegend *legend);
void forcon_table_legend_badges (ForconLegend *legend);

G_END_DECLS
