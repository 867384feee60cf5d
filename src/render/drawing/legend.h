/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/drawing/draw.h"

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

/* Lettering of what is round a picture; @size as a share of the style's. */
ForconLettering forcon_legend_words (const ForconDraw *draw, double size, gboolean bold);

void forcon_legend_next_row (ForconLegend *legend);

/* The next entry begins a row. */
void forcon_legend_end_row (ForconLegend *legend);

/**
 * forcon_legend_entry:
 * @legend: the legend
 * @strong: (nullable): bold
 * @plain: after that, or below it where the legend is narrow
 * @x: (out): middle of the sign, px
 * @y: (out): likewise
 *
 * Takes room for a sign and two texts.
 *
 * Returns: whether to draw the sign
 */
gboolean forcon_legend_entry (ForconLegend *legend, const char *strong, const char *plain, double *x, double *y);

/**
 * forcon_legend_title:
 * @draw: the drawing
 * @name: large
 * @state: below it
 * @right: px kept free on the right
 */
void forcon_legend_title (const ForconDraw *draw, const char *name, const char *state, double right);

/* What the signs on a table are: entries of a legend whose drawing has the table's model. */

/**
 * forcon_table_legend_sides:
 * @legend: a legend
 *
 * An entry for each side, with how many of its ships can still fight.
 */
void forcon_table_legend_sides (ForconLegend *legend);

/**
 * forcon_table_legend_types:
 * @legend: a legend
 *
 * An entry for each type of ship that is on the table.
 */
void forcon_table_legend_types (ForconLegend *legend);

/**
 * forcon_table_legend_badges:
 * @legend: a legend
 *
 * An entry for each of the usual marks, and for those of the rarer ones that are on the table.
 */
void forcon_table_legend_badges (ForconLegend *legend);

G_END_DECLS
