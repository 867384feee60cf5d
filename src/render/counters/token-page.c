/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/counters/token-page.h"

#include "base/language.h"

#include "render/card/draw-card.h"

/* The control ruler, mm: how long, its ticks, its line, and how high it is with its figures. */
#define RULER 100
#define RULER_TICK 2.2
#define RULER_LINE 0.2
#define RULER_HEIGHT 10.0
#define RULER_LETTERS 2.6

/* Between two things, mm. */
#define GAP 2.0

/* Of the marks where a piece is cut, mm. */
#define MARK 2.0

static void
caption_clear (gpointer data)
{
  g_free (((ForconTokenCaption *) data)->text);
}

static void
page_free (gpointer data)
{
  ForconTokenPage *page = data;

  g_array_unref (page->tokens);
  g_array_unref (page->captions);
  g_array_unref (page->pieces);
  g_free (page);
}

void
forcon_token_ruler_draw (const ForconDraw *draw, double x, double y, double room, const char *note)
{
  const ForconLettering lettering = { .size = FORCON_MM (RULER_LETTERS), .ink = FORCON_INK_TEXT, .alpha = 1 };

  for (gint i = 0; i <= RULER; i++)
    {
      double tick = i % 10 == 0 ? 1.6 : i % 5 == 0 ? 1.2 : 0.7;
      double at = FORCON_MM (x + i);
      g_autofree char *figure = g_strdup_printf ("%d", i / 10);

      forcon_draw_line (draw->cr, at, FORCON_MM (y), at, FORCON_MM (y + RULER_TICK * tick));
      forcon_draw_stroke (draw, FORCON_INK_TEXT, 1, FORCON_MM (RULER_LINE) / draw->style->line);
      if (i % 10 == 0)
        forcon_draw_text (draw, figure, at, FORCON_MM (y + RULER_TICK * 1.7), 0.5, 0, &lettering);
    }
  forcon_draw_line (draw->cr, FORCON_MM (x), FORCON_MM (y), FORCON_MM (x + RULER), FORCON_MM (y));
  forcon_draw_stroke (draw, FORCON_INK_TEXT, 1, FORCON_MM (RULER_LINE) / draw->style->line);

  g_autoptr (GArray) texts = g_array_new (FALSE, TRUE, sizeof (ForconCardText));
  ForconCardDraw card_draw = { .draw = *draw, .texts = texts, .least = FORCON_MM (2.3) };
  g_autofree char *text
      = g_strdup_printf ("%s%s%s", _ ("If this ruler is not 10 cm long, print at 100 %, without fitting to the page."),
                         note != NULL ? " " : "", note != NULL ? note : "");

  forcon_card_paragraph (&card_draw, text,
                         (ForconBox){ FORCON_MM (x + RULER + 4), FORCON_MM (y - 0.6), FORCON_MM (room - RULER - 4),
                                      FORCON_MM (RULER_HEIGHT - 0.4) },
                         (ForconCardLetters){ FORCON_MM (RULER_LETTERS), FALSE, FORCON_INK_TEXT, 0 });
}

/* Marks at the corners, and where it is folded; the cut runs just outside. */
static void
draw_piece (const ForconDraw *draw, const ForconTokenPiece *piece)
{
  double left = FORCON_MM (piece->x);
  double top = FORCON_MM (piece->y);
  double right = FORCON_MM (piece->x + piece->width);
  double bottom = FORCON_MM (piece->y + piece->height);
  double mark = FORCON_MM (MARK);

  for (gint i = 0; i < 4; i++)
    {
      double x = i % 2 == 0 ? left : right;
      double y = i < 2 ? top : bottom;

      forcon_draw_line (draw->cr, x, y, x + (i % 2 == 0 ? mark : -mark), y);
      forcon_draw_line (draw->cr, x, y, x, y + (i < 2 ? mark : -mark));
    }
  forcon_draw_stroke (draw, FORCON_INK_FRAME, 1, 0.8);
  if (piece->fold <= 0)
    return;
  forcon_draw_line (draw->cr, left, top + FORCON_MM (piece->fold), right, top + FORCON_MM (piece->fold));
  forcon_draw_dash (draw->cr, 6, 4);
  forcon_draw_stroke (draw, FORCON_INK_FRAME, 1, 0.8);
}

static void
draw_page (cairo_t *cr, const ForconStyle *style, gconstpointer data)
{
  const ForconTokenPage *page = data;
  ForconDraw draw = { .cr = cr, .style = style, .layout = forcon_draw_layout_new (cr, style) };
  double edge = FORCON_PAPER_MARGIN;

  for (guint i = 0; i < page->pieces->len; i++)
    draw_piece (&draw, &g_array_index (page->pieces, ForconTokenPiece, i));
  for (guint i = 0; i < page->tokens->len; i++)
    forcon_token_draw (&draw, &g_array_index (page->tokens, ForconToken, i));
  for (guint i = 0; i < page->captions->len; i++)
    {
      const ForconTokenCaption *caption = &g_array_index (page->captions, ForconTokenCaption, i);
      g_autoptr (GArray) texts = g_array_new (FALSE, TRUE, sizeof (ForconCardText));
      ForconCardDraw card_draw = { .draw = draw, .texts = texts, .least = FORCON_MM (2.3) };

      forcon_card_paragraph (&card_draw, caption->text,
                             (ForconBox){ FORCON_MM (caption->room.x), FORCON_MM (caption->room.y),
                                          FORCON_MM (caption->room.width), FORCON_MM (caption->room.height) },
                             (ForconCardLetters){ FORCON_MM (2.6), FALSE, FORCON_INK_FIGURE, 0 });
    }
  forcon_token_ruler_draw (&draw, edge + 2, page->size.height - edge - RULER_HEIGHT + 0.8,
                           page->size.width - 2 * edge - 2, page->note);
  g_object_unref (draw.layout);
}

void
forcon_token_page_add_caption (ForconTokenPage *page, ForconBox room, const char *text)
{
  const ForconTokenCaption caption = { room, g_strdup (text) };

  g_array_append_val (page->captions, caption);
}

static void
add_page (ForconTokenShelf *shelf)
{
  ForconTokenPage *page = g_new0 (ForconTokenPage, 1);
  ForconLeaf leaf = { forcon_paper_size (shelf->paper, FALSE), draw_page, page, page_free };

  page->size = leaf.size;
  page->note = shelf->note;
  page->tokens = g_array_new (FALSE, TRUE, sizeof (ForconToken));
  page->captions = g_array_new (FALSE, TRUE, sizeof (ForconTokenCaption));
  page->pieces = g_array_new (FALSE, TRUE, sizeof (ForconTokenPiece));
  g_array_set_clear_func (page->tokens, (GDestroyNotify) forcon_token_clear);
  g_array_set_clear_func (page->captions, caption_clear);
  forcon_folio_add (shelf->folio, &leaf);
  shelf->page = page;
  shelf->x = shelf->y = FORCON_PAPER_MARGIN;
  shelf->height = 0;
}

ForconTokenShelf
forcon_token_shelf (ForconFolio *folio, ForconPaper paper, const char *note)
{
  return (ForconTokenShelf){ .folio = folio, .paper = paper, .note = note };
}

double
forcon_token_shelf_width (const ForconTokenShelf *shelf)
{
  return forcon_paper_size (shelf->paper, FALSE).width - 2 * FORCON_PAPER_MARGIN;
}

void
forcon_token_shelf_break (ForconTokenShelf *shelf)
{
  shelf->x = FORCON_PAPER_MARGIN;
  shelf->y += shelf->height + (shelf->height > 0 ? GAP : 0);
  shelf->height = 0;
}

void
forcon_token_shelf_place (ForconTokenShelf *shelf, double width, double height, double *x, double *y)
{
  double bottom = forcon_paper_size (shelf->paper, FALSE).height - FORCON_PAPER_MARGIN - RULER_HEIGHT - GAP;

  if (shelf->page == NULL)
    add_page (shelf);
  if (shelf->x > FORCON_PAPER_MARGIN
      && shelf->x + width > FORCON_PAPER_MARGIN + forcon_token_shelf_width (shelf) + 0.01)
    forcon_token_shelf_break (shelf);
  if (shelf->y + height > bottom && shelf->y > FORCON_PAPER_MARGIN)
    add_page (shelf);
  *x = shelf->x;
  *y = shelf->y;
  shelf->x += width + GAP;
  shelf->height = MAX (shelf->height, height);
}
