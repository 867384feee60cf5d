/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-ledger.h"

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
 * ForconLedger:
 * @columns: how many
 * @rows: (element-type Row): that are there
 * @row: the next one
 * @size: of the letters, once it is known how wide the ledger is
 */
struct _ForconLedger {
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
ForconLedger *
forcon_ledger_new (guint columns)
{
  ForconLedger *ledger = g_new0 (ForconLedger, 1);

  ledger->columns = columns;
  ledger->rows = g_array_new (FALSE, TRUE, sizeof (Row));
  g_array_set_clear_func (ledger->rows, row_clear);
  ledger->row = g_ptr_array_new_with_free_func (g_free);
  ledger->widths = g_new0 (double, columns);
  return ledger;
}

void
forcon_ledger_free (ForconLedger *ledger)
{
  if (ledger == NULL)
    return;
  g_array_unref (ledger->rows);
  g_ptr_array_unref (ledger->row);
  g_free (ledger->widths);
  g_free (ledger);
}

/* The next cell of the row; @text is made safe. */
void
forcon_ledger_add (ForconLedger *ledger, const char *text)
{
  g_return_if_fail (ledger->row->len < ledger->columns);
  g_ptr_array_add (ledger->row, forcon_text_escape (text));
}

void
forcon_ledger_add_number (ForconLedger *ledger, gint64 number)
{
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, number);

  forcon_ledger_add (ledger, text);
}

/* The row is full, or the rest of it stays empty; @strong: it sums up the others. */
void
forcon_ledger_end_row (ForconLedger *ledger, gboolean strong)
{
  const Row row = { ledger->row, strong };

  while (ledger->row->len < ledger->columns)
    forcon_ledger_add (ledger, "");
  g_array_append_val (ledger->rows, row);
  ledger->row = g_ptr_array_new_with_free_func (g_free);
}

static const char *
cell_text (const ForconLedger *ledger, guint row, guint column)
{
  return g_ptr_array_index (g_array_index (ledger->rows, Row, row).cells, column);
}

static ForconLettering
cell_lettering (const ForconLedger *ledger, guint row)
{
  return (ForconLettering){ .size = ledger->size, .bold = row == 0 || g_array_index (ledger->rows, Row, row).strong,
                            .ink = FORCON_INK_TEXT, .alpha = 1 };
}

/* Columns as wide as what is in them. Returns: all together */
static double
measure (ForconLedger *ledger, const ForconDraw *draw)
{
  double all = 0;

  for (guint column = 0; column < ledger->columns; column++)
    {
      ledger->widths[column] = 0;
      for (guint row = 0; row < ledger->rows->len; row++)
        {
          ForconLettering lettering = cell_lettering (ledger, row);
          double width, height;

          forcon_draw_measure (draw, cell_text (ledger, row, column), &lettering, &width, &height);
          ledger->widths[column] = MAX (ledger->widths[column], width + 2 * MM (SIDE_ROOM));
        }
      all += ledger->widths[column];
    }
  return all;
}

/* What is too wide even in small letters shares the room evenly, after what the first column needs. */
static void
squeeze (ForconLedger *ledger, double width)
{
  double first = MIN (ledger->widths[0], width * FIRST_SHARE);
  double share = (width - first) / MAX (ledger->columns - 1, 1);

  ledger->widths[0] = first;
  for (guint column = 1; column < ledger->columns; column++)
    ledger->widths[column] = share;
}

/* Room that is left goes to the columns of figures in equal parts. */
static void
stretch (ForconLedger *ledger, double left)
{
  for (guint column = 0; column < ledger->columns; column++)
    ledger->widths[column] += left / ledger->columns;
}

static void
lay_out (ForconLedger *ledger, const ForconStyle *style, double width)
{
  cairo_t *cr = forcon_draw_nowhere ();
  ForconDraw draw = { .cr = cr, .style = style };
  double all;

  draw.layout = forcon_draw_layout_new (cr, style);
  ledger->size = MM (TEXT_SIZE);
  for (all = measure (ledger, &draw); all > width && ledger->size > MM (TEXT_LEAST); all = measure (ledger, &draw))
    ledger->size = MAX (ledger->size * 0.95, MM (TEXT_LEAST));
  if (all > width)
    squeeze (ledger, width);
  else
    stretch (ledger, width - all);
  g_object_unref (draw.layout);
  cairo_destroy (cr);
}

static double
row_height (const ForconLedger *ledger)
{
  return ledger->size * HEIGHT_SHARE;
}

static void
draw_row (const ForconDraw *draw, const ForconLedger *ledger, guint row)
{
  double y = row_height (ledger) * (row + 0.5);
  double x = 0;

  for (guint column = 0; column < ledger->columns; column++)
    {
      ForconLettering lettering = cell_lettering (ledger, row);
      double width = ledger->widths[column];

      lettering.limit = width - 2 * MM (SIDE_ROOM) + 1;
      if (*cell_text (ledger, row, column) != '\0')
        forcon_draw_text (draw, cell_text (ledger, row, column),
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
draw_ledger (cairo_t *cr, const ForconStyle *style, double width, double height, gconstpointer data)
{
  const ForconLedger *ledger = data;
  ForconDraw draw = { .cr = cr, .style = style };

  draw.layout = forcon_draw_layout_new (cr, style);
  for (guint row = 0; row < ledger->rows->len; row++)
    {
      draw_row (&draw, ledger, row);
      if (g_array_index (ledger->rows, Row, row).strong)
        draw_rule (&draw, row_height (ledger) * row, width, 0.2);
      draw_rule (&draw, row_height (ledger) * (row + 1), width, row == 0 ? 0.3 : 0.08);
    }
  g_object_unref (draw.layout);
}

/**
 * forcon_document_ledger:
 * @document: a document
 * @ledger: (transfer full): that goes into it
 * @style: how the document will look
 * @width: of the column of the page, mm
 */
void
forcon_document_ledger (ForconDocument *document, ForconLedger *ledger, const ForconStyle *style, double width)
{
  ForconFigure figure = { .draw = draw_ledger, .data = ledger, .free_data = (GDestroyNotify) forcon_ledger_free };

  g_return_if_fail (ledger->rows->len > 0);
  lay_out (ledger, style, MM (width));
  figure.aspect = MM (width) / (row_height (ledger) * ledger->rows->len);
  forcon_document_figure (document, &figure);
}
