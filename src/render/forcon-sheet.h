/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-draw.h"

G_BEGIN_DECLS

/**
 * ForconSheet:
 * @width, @height: px
 * @table: where the table goes, with its border and its coordinates
 * @camera: of the table, from the corner of @table
 *
 * A picture of the table with what a page needs: title, round, scale, sides, and a key of the marks.
 */
typedef struct {
  double width;
  double height;
  ForconBox table;
  ForconCamera camera;
} ForconSheet;

ForconSheet forcon_sheet_round_table (cairo_t *cr, const ForconTableModel *model, const ForconStyle *style,
                                      double scale);
ForconSheet forcon_sheet_on_page (cairo_t *cr, const ForconTableModel *model, const ForconStyle *style, double width,
                                  double height);
void forcon_sheet_draw (cairo_t *cr, const ForconTableModel *model, const ForconStyle *style,
                        const ForconSheet *sheet);

G_END_DECLS
