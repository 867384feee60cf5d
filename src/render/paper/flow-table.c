/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables in a flow: ruled rows, none of which is broken, under heads that come again in the next box. */

#include "render/paper/flow.h"
#include "base/text.h"

#define MM(length) FORCON_MM (length)

/* mm */
#define CELL_GAP 2.0
#define ROW_SPACE 0.5
#define AFTER_TABLE 1.6

static const ForconLettering caption_letters
    = { .size = MM (3.3), .bold = TRUE, .ink = FORCON_INK_TEXT, .alpha = 1, .wraps = TRUE };
static const ForconLettering head_letters = { .size = MM (2.7), .ink = FORCON_INK_FIGURE, .alpha = 1, .wraps = TRUE };
static const ForconLettering cell_letters = { .size = MM (3.1), .ink = FORCON_INK_TEXT, .alpha = 1, .wraps = TRUE };

static const ForconLettering strong_letters
    = { .size = MM (3.1), .bold = TRUE, .ink = FORCON_INK_TEXT, .alpha = 1, .wraps = TRUE };

static ForconPiece
cell_at (const ForconDraw *draw, const char *text, double x, double y, double width, const ForconLettering *lettering)
{
  ForconPiece piece = {
    .x = x, .y = y + MM (ROW_SPACE), .bullet = -1, .bar = -1, .text = forcon_text_escape (text), .lettering = *lettering
  };
  double taken;

  piece.lettering.limit = width;
  forcon_draw_measure (draw, *piece.text == '\0' ? " " : piece.text, &piece.lettering, &taken, &piece.height);
  return piece;
}

/* In the box's whole width. Returns: how high it is */
static double
place_caption (const ForconDraw *draw, const char *text, const ForconBox *box, double y, GArray *pieces)
{
  ForconPiece piece = cell_at (draw, text, box->x, y, box->width, &caption_letters);

  g_array_append_val (pieces, piece);
  return piece.height + MM (ROW_SPACE);
}

/* A row of cells from @y down. Returns: how high it is, with the line under it */
static double
place_row (const ForconDraw *draw, const ForconDocumentTable *table, char **cells, const ForconBox *box, double y,
           const ForconLettering *lettering, GArray *pieces)
{
  ForconPiece rule = { .x = box->x, .y = y, .bullet = -1, .bar = -1, .text = g_strdup (""), .rule = box->width };
  double whole = 0, x = box->x;

  for (guint i = 0; i < table->shares->len; i++)
    whole += g_array_index (table->shares, double, i);
  for (guint i = 0; i < table->shares->len; i++)
    {
      double width = box->width * g_array_index (table->shares, double, i) / whole;
      ForconPiece piece = cell_at (draw, cells[i], x, y, width - MM (CELL_GAP), lettering);

      if (table->figures && i > 0)
        {
          /* Figures stand at the right of their column. */
          double taken, height;

          forcon_draw_measure (draw, *piece.text == '\0' ? " " : piece.text, &piece.lettering, &taken, &height);
          piece.x += MAX (width - MM (CELL_GAP) - taken, 0);
        }
      rule.height = MAX (rule.height, piece.height + 2 * MM (ROW_SPACE));
      g_array_append_val (pieces, piece);
      x += width;
    }
  g_array_append_val (pieces, rule);
  return rule.height;
}

static void
take_back (GArray *pieces, guint from)
{
  g_array_set_size (pieces, from);
}

/* Caption and heads, and as many rows as there is room for. Returns: where they end */
static double
place_rows (const ForconDraw *draw, const ForconDocumentTable *table, gsize *row, const ForconBox *box, double y,
            GArray *pieces)
{
  guint begun = pieces->len;
  gsize first = *row;

  if (first == 0 && table->caption != NULL)
    y += place_caption (draw, table->caption, box, y, pieces);
  y += place_row (draw, table, (char **) table->heads->pdata, box, y, &head_letters, pieces);
  for (; *row < table->rows->len; (*row)++)
    {
      const ForconRow *next = &g_array_index (table->rows, ForconRow, *row);
      guint before = pieces->len;
      double height
          = place_row (draw, table, next->cells, box, y, next->strong ? &strong_letters : &cell_letters, pieces);

      if (y + height > box->y + box->height && (*row > first || begun > 0))
        {
          take_back (pieces, before);
          break;
        }
      y += height;
    }
  if (*row == first)
    take_back (pieces, begun);
  return y;
}

double
forcon_flow_place_table (const ForconDraw *draw, const ForconDocumentTable *table, gsize *row, const ForconBox *box,
                         double y, GArray *pieces, gboolean *full)
{
  y = place_rows (draw, table, row, box, y, pieces);
  *full = *row < table->rows->len;
  return y + MM (AFTER_TABLE);
}

double
forcon_flow_table_begin (const ForconDraw *draw, const ForconDocumentTable *table, const ForconBox *box)
{
  g_autoptr (GArray) pieces = forcon_pieces_new ();
  double height = 0;

  if (table->caption != NULL)
    height += place_caption (draw, table->caption, box, 0, pieces);
  height += place_row (draw, table, (char **) table->heads->pdata, box, 0, &head_letters, pieces);
  if (table->rows->len > 0)
    height += place_row (draw, table, g_array_index (table->rows, ForconRow, 0).cells, box, 0, &cell_letters, pieces);
  return height;
}
