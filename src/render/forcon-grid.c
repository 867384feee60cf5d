/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-grid.h"

#include "forcon-draw.h"
#include "forcon-text.h"

#define MM(length) FORCON_MM (length)

/* mm: letters at most and at least, room beside a text, and above and below it together as a share of its size. */
#define TEXT_SIZE 3.1
#define TEXT_LEAST 2.35
#define SIDE_ROOM 1.1
#define HEIGHT_SHARE 1.75

/* The first column may take this share of the width. */
#define FIRST_SHARE 0.5

typedef struct {
  GPtrArray *cells;
  gboolean strong;
} Row;

/**
 * ForconGrid:
 * @columns: how many
 * @rows: (element-type Row): that are there
 * @row: the next one
 * @size: of the letters, once it is known how wide the grid is
 */
struct _ForconGrid {
  guint columns;
  GArray *rows;
  GPtrArray *row;
  double size;
  double *widths;
};

static void
row_clear (gpointer data)
{
  g_ptr_array_unref (((Row *) data)->cells);
}

/* Returns: (transfer full): with so many columns and nothing in them */
ForconGrid *
forcon_grid_new (guint columns)
{
  ForconGrid *grid = g_new0 (ForconGrid, 1);

  grid->columns = columns;
  grid->rows = g_array_new (FALSE, TRUE, sizeof (Row));
  g_array_set_clear_func (grid->rows, row_clear);
  grid->row = g_ptr_array_new_with_free_func (g_free);
  grid->widths = g_new0 (double, columns);
  return grid;
}

void
forcon_grid_free (ForconGrid *grid)
{
  if (grid == NULL)
    return;
  g_array_unref (grid->rows);
  g_ptr_array_unref (grid->row);
  g_free (grid->widths);
  g_free (grid);
}

/* The next cell of the row; @text is made safe. */
void
forcon_grid_add (ForconGrid *grid, const char *text)
{
  g_return_if_fail (grid->row->len < grid->columns);
  g_ptr_array_add (grid->row, forcon_text_escape (text));
}

void
forcon_grid_add_number (ForconGrid *grid, gint64 number)
{
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, number);

  forcon_grid_add (grid, text);
}

/* The row is full, or the rest of it stays empty; @strong: it sums up the others. */
void
forcon_grid_end_row (ForconGrid *grid, gboolean strong)
{
  const Row row = { grid->row, strong };

  while (grid->row->len < grid->columns)
    forcon_grid_add (grid, "");
  g_array_append_val (grid->rows, row);
  grid->row = g_ptr_array_new_with_free_func (g_free);
}

static const char *
cell_text (const ForconGrid *grid, guint row, guint column)
{
  return g_ptr_array_index (g_array_index (grid->rows, Row, row).cells, column);
}

static ForconLettering
cell_lettering (const ForconGrid *grid, guint row)
{
  return (ForconLettering){ .size = grid->size, .bold = row == 0 || g_array_index (grid->rows, Row, row).strong,
                            .ink = FORCON_INK_TEXT, .alpha = 1 };
}

/* Columns as wide as what is in them. Returns: all together */
static double
measure (ForconGrid *grid, const ForconDraw *draw)
{
  double all = 0;

  for (guint column = 0; column < grid->columns; column++)
    {
      grid->widths[column] = 0;
      for (guint row = 0; row < grid->rows->len; row++)
        {
          ForconLettering lettering = cell_lettering (grid, row);
          double width, height;

          forcon_draw_measure (draw, cell_text (grid, row, column), &lettering, &width, &height);
          grid->widths[column] = MAX (grid->widths[column], width + 2 * MM (SIDE_ROOM));
        }
      all += grid->widths[column];
    }
  return all;
}

/* What is too wide even in small letters shares the room evenly, after what the first column needs. */
static void
squeeze (ForconGrid *grid, double width)
{
  double first = MIN (grid->widths[0], width * FIRST_SHARE);
  double share = (width - first) / MAX (grid->columns - 1, 1);

  grid->widths[0] = first;
  for (guint column = 1; column < grid->columns; column++)
    grid->widths[column] = share;
}

/* Room that is left goes to the columns of figures in equal parts. */
static void
stretch (ForconGrid *grid, double left)
{
  for (guint column = 0; column < grid->columns; column++)
    grid->widths[column] += left / grid->columns;
}

static void
lay_out (ForconGrid *grid, const ForconStyle *style, double width)
{
  cairo_t *cr = forcon_draw_nowhere ();
  ForconDraw draw = { .cr = cr, .style = style };
  double all;

  draw.layout = forcon_draw_layout_new (cr, style);
  grid->size = MM (TEXT_SIZE);
  for (all = measure (grid, &draw); all > width && grid->size > MM (TEXT_LEAST); all = measure (grid, &draw))
    grid->size = MAX (grid->size * 0.95, MM (TEXT_LEAST));
  if (all > width)
    squeeze (grid, width);
  else
    stretch (grid, width - all);
  g_object_unref (draw.layout);
  cairo_destroy (cr);
}

static double
row_height (const ForconGrid *grid)
{
  return grid->size * HEIGHT_SHARE;
}

static void
draw_row (const ForconDraw *draw, const ForconGrid *grid, guint row)
{
  double y = row_height (grid) * (row + 0.5);
  double x = 0;

  for (guint column = 0; column < grid->columns; column++)
    {
      ForconLettering lettering = cell_lettering (grid, row);
      double width = grid->widths[column];

      lettering.limit = width - 2 * MM (SIDE_ROOM) + 1;
      if (*cell_text (grid, row, column) != '\0')
        forcon_draw_text (draw, cell_text (grid, row, column),
                          column == 0 ? x + MM (SIDE_ROOM) : x + width - MM (SIDE_ROOM), y, column == 0 ? 0 : 1, 0.5,
                          &lettering);
      x += width;
    }
}

static void
draw_rule (const ForconDraw *draw, double y, double width, double line)
{
  forcon_draw_line (draw->cr, 0, y, width, y);
  forcon_draw_stroke (draw, FORCON_INK_TEXT, 1, MM (line));
}

static void
draw_grid (cairo_t *cr, const ForconStyle *style, double width, double height, gconstpointer data)
{
  const ForconGrid *grid = data;
  ForconDraw draw = { .cr = cr, .style = style };

  draw.layout = forcon_draw_layout_new (cr, style);
  for (guint row = 0; row < grid->rows->len; row++)
    {
      draw_row (&draw, grid, row);
      if (g_array_index (grid->rows, Row, row).strong)
        draw_rule (&draw, row_height (grid) * row, width, 0.2);
      draw_rule (&draw, row_height (grid) * (row + 1), width, row == 0 ? 0.3 : 0.08);
    }
  g_object_unref (draw.layout);
}

/**
 * forcon_document_grid:
 * @document: a document
 * @grid: (transfer full): that goes into it
 * @style: how the document will look
 * @width: of the column of the page, mm
 */
void
forcon_document_grid (ForconDocument *document, ForconGrid *grid, const ForconStyle *style, double width)
{
  ForconFigure figure = { .draw = draw_grid, .data = grid, .free_data = (GDestroyNotify) forcon_grid_free };

  g_return_if_fail (grid->rows->len > 0);
  lay_out (grid, style, MM (width));
  figure.aspect = MM (width) / (row_height (grid) * grid->rows->len);
  forcon_document_figure (document, &figure);
}
