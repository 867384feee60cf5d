/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/paper/cut-grid.h"

/* Of the marks, mm: how long, and how far from the cells. */
#define MARK 2.6
#define MARK_GAP 0.4

ForconCutGrid
forcon_cut_grid_fill (ForconPaperSize paper, guint columns, guint rows)
{
  double edge = FORCON_PAPER_MARGIN + MARK + MARK_GAP;

  return (ForconCutGrid){
    paper, columns, rows, edge, edge, (paper.width - 2 * edge) / columns, (paper.height - 2 * edge) / rows
  };
}

ForconBox
forcon_cut_grid_cell (const ForconCutGrid *grid, guint index)
{
  return (ForconBox){ FORCON_MM (grid->x + grid->width * (index % grid->columns)),
                      FORCON_MM (grid->y + grid->height * (index / grid->columns)), FORCON_MM (grid->width),
                      FORCON_MM (grid->height) };
}

static void
mark (const ForconDraw *draw, double x1, double y1, double x2, double y2)
{
  forcon_draw_line (draw->cr, FORCON_MM (x1), FORCON_MM (y1), FORCON_MM (x2), FORCON_MM (y2));
}

void
forcon_cut_grid_draw (const ForconCutGrid *grid, const ForconDraw *draw)
{
  double right = grid->x + grid->width * grid->columns;
  double bottom = grid->y + grid->height * grid->rows;

  for (guint i = 0; i <= grid->columns; i++)
    {
      double x = grid->x + grid->width * i;

      mark (draw, x, grid->y - MARK_GAP - MARK, x, grid->y - MARK_GAP);
      mark (draw, x, bottom + MARK_GAP, x, bottom + MARK_GAP + MARK);
    }
  for (guint i = 0; i <= grid->rows; i++)
    {
      double y = grid->y + grid->height * i;

      mark (draw, grid->x - MARK_GAP - MARK, y, grid->x - MARK_GAP, y);
      mark (draw, right + MARK_GAP, y, right + MARK_GAP + MARK, y);
    }
  forcon_draw_stroke (draw, FORCON_INK_FRAME, 1, 0.8);
}
