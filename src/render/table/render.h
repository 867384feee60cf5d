/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "render/drawing/surface.h"
#include "render/drawing/table-model.h"

G_BEGIN_DECLS

/**
 * forcon_render_table:
 * @cr: where to draw
 * @model: what to draw
 * @style: how it looks
 * @camera: which part of the table, and how large
 * @width: of the view, px
 * @height: of the view, px
 *
 * Draws the tactical table into the view from 0, 0 to @width, @height, and nothing beyond it. The screen, a picture, a
 * page and the printer get the same drawing; scale @cr for a screen or a paper with finer pixels.
 *
 * Returns: how many counters were in view
 */
guint forcon_render_table (cairo_t *cr, const ForconTableModel *model, const ForconStyle *style,
                           const ForconCamera *camera, double width, double height);

/* What of the table is drawn: all of it, or some of its parts, each over those before it. */
typedef enum {
  FORCON_TABLE_GROUND = 1 << 0, /* the table, and what lies on it below the counters */
  FORCON_TABLE_FIELDS = 1 << 1, /* where the selected ship can go and fire */
  FORCON_TABLE_TOKENS = 1 << 2, /* formations, courses, counters, salvos */
  FORCON_TABLE_DRAFT = 1 << 3,  /* what is selected, aimed at or pointed at; the plan and the ghost */
  FORCON_TABLE_NAMES = 1 << 4,  /* names, and the frame */
  FORCON_TABLE_SHOT = 1 << 5,   /* the shot being aimed */
  FORCON_TABLE_ALL = (1 << 6) - 1,
} ForconTableParts;

/**
 * forcon_render_table_part:
 * @parts: what to draw
 *
 * As forcon_render_table(), but only some of it: a window keeps pictures of ground, tokens and names, which change with
 * the battle (names also with what is selected or aimed at), and draws the rest between them.
 *
 * Returns: how many counters were in view, if they were to be drawn
 */
guint forcon_render_table_part (cairo_t *cr, const ForconTableModel *model, const ForconStyle *style,
                                const ForconCamera *camera, double width, double height, ForconTableParts parts);

/**
 * forcon_render_table_to_file:
 * @model: what to draw
 * @style: how it looks
 * @path: where to; the suffix .png, .svg or .pdf says what
 * @error: FORCON_RENDER_ERROR or G_FILE_ERROR
 *
 * Writes a picture or a page with the whole table, its title, scale and legend, as forcon_picture_to_file() does.
 *
 * Returns: whether it was written
 */
gboolean forcon_render_table_to_file (const ForconTableModel *model, const ForconStyle *style, const char *path,
                                      GError **error);

/* Returns: (transfer full) (nullable): the same as SVG for a screen; %NULL where it cannot be drawn */
GBytes *forcon_render_table_to_svg (const ForconTableModel *model, const ForconStyle *style);

G_END_DECLS
