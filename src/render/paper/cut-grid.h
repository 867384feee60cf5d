/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/drawing/draw.h"
#include "render/paper/paper.h"

G_BEGIN_DECLS

/**
 * ForconCutGrid:
 * @paper: mm
 * @columns, @rows: of cells
 * @x, @y: where the first begins, mm
 * @width, @height: of a cell, mm
 *
 * Equal cells of a page that is cut up: they touch, so that one cut parts two, and marks outside of them say where.
 */
typedef struct {
  ForconPaperSize paper;
  guint columns;
  guint rows;
  double x;
  double y;
  double width;
  double height;
} ForconCutGrid;

/**
 * forcon_cut_grid_fill:
 * @paper: mm
 * @columns: at least 1
 * @rows: at least 1
 *
 * Returns: cells as large as the paper allows, with room for marks round them
 */
ForconCutGrid forcon_cut_grid_fill (ForconPaperSize paper, guint columns, guint rows);

/* A cell, units: row by row, from 0. */
ForconBox forcon_cut_grid_cell (const ForconCutGrid *grid, guint index);

/* The marks round the cells, in line with all their borders. */
void forcon_cut_grid_draw (const ForconCutGrid *grid, const ForconDraw *draw);

G_END_DECLS
