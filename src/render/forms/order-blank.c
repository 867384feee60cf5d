/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/paper/play-papers.h"

#include "base/language.h"

#include "render/forms/order-blank-private.h"

/* The help comes behind the last block. */
typedef struct {
  guint first;
  guint n;
  gboolean help;
} Part;

/* One page: its blocks and their places, mm. */
typedef struct {
  ForconBlank *blank;
  ForconPaperSize size;
  Part part;
  guint number;
} Page;

static ForconBlankBlock *
block_at (const ForconBlank *blank, guint index)
{
  return &g_array_index (blank->blocks, ForconBlankBlock, index);
}

static void
page_free (gpointer data)
{
  Page *page = data;

  forcon_blank_unref (page->blank);
  g_free (page);
}

static double
top_of (guint page)
{
  return FORCON_BLANK_TOP + (page == 0 ? FORCON_BLANK_HEAD : FORCON_BLANK_HEAD_SMALL);
}

static void
draw_page (cairo_t *cr, const ForconStyle *style, gconstpointer data)
{
  const Page *page = data;
  g_autoptr (PangoLayout) layout = forcon_draw_layout_new (cr, style);
  const ForconDraw draw = { .cr = cr, .style = style, .layout = layout };
  double across = page->size.width - 2 * FORCON_BLANK_SIDE, top = top_of (page->number);

  forcon_blank_draw_head (&draw, page->blank, page->size, page->number);
  for (guint i = page->part.first; i < page->part.first + page->part.n; i++)
    {
      forcon_blank_draw_block (&draw, page->blank, i, top, page->size.width);
      top += forcon_blank_block_height (&draw, block_at (page->blank, i), across);
    }
  if (page->part.help)
    forcon_blank_draw_help (&draw, page->blank,
                            page->size.height - FORCON_BLANK_BOTTOM
                                - forcon_blank_help_height (&draw, page->blank, across),
                            page->size.width);
}

static double
height_of (const ForconDraw *draw, const ForconBlank *blank, const Part *part, double across)
{
  double height = part->help ? forcon_blank_help_height (draw, blank, across) : 0;

  for (guint i = part->first; i < part->first + part->n; i++)
    height += forcon_blank_block_height (draw, block_at (blank, i), across);
  return height;
}

/* What room is left is for writing: a line more for each block in turn, as long as there is room. */
static void
fill (const ForconDraw *draw, ForconBlank *blank, const Part *part, double across, double down)
{
  gboolean grew = TRUE;

  while (grew)
    {
      grew = FALSE;
      for (guint i = part->first; i < part->first + part->n; i++)
        {
          ForconBlankBlock *block = block_at (blank, i);

          if (block->lines >= FORCON_BLANK_LINES_MOST)
            continue;
          block->lines++;
          if (height_of (draw, blank, part, across) <= down)
            grew = TRUE;
          else
            block->lines--;
        }
    }
}

static void
add_pages (ForconFolio *folio, ForconBlank *blank, ForconPaperSize size)
{
  cairo_t *cr = forcon_draw_nowhere ();
  g_autoptr (PangoLayout) layout = forcon_draw_layout_new (cr, forcon_folio_style (folio));
  const ForconDraw draw = { .cr = cr, .style = forcon_folio_style (folio), .layout = layout };
  double across = size.width - 2 * FORCON_BLANK_SIDE;

  for (guint next = 0; next < blank->blocks->len;)
    {
      double down = size.height - FORCON_BLANK_BOTTOM - top_of (blank->pages);
      Page *page = g_new (Page, 1);
      const ForconLeaf leaf = { size, draw_page, page, page_free };
      Part part = { .first = next };

      /* As many blocks as the page holds, none of them torn apart. */
      while (next + part.n < blank->blocks->len)
        {
          Part more = { next, part.n + 1, next + part.n + 1 == blank->blocks->len };

          if (height_of (&draw, blank, &more, across) > down && part.n > 0)
            break;
          part = more;
        }
      *page = (Page){ forcon_blank_ref (blank), size, part, blank->pages++ };
      fill (&draw, blank, &page->part, across, down);
      next += page->part.n;
      forcon_folio_add (folio, &leaf);
    }
  cairo_destroy (cr);
}

ForconFolio *
forcon_order_blank_folio (const ForconCampaign *known, const ForconRules *rules, ForconSideId admiral, gint phase,
                          const char *mark, const ForconPaperForm *form)
{
  ForconBlank *blank = forcon_blank_new (known, rules, admiral, phase, mark);
  /* Translators: what it is, whose, of which phase: "Phase 3". */
  g_autofree char *title = g_strdup_printf (_ ("Order sheet · %1$s · %2$s"), blank->admiral, blank->phase);
  ForconFolio *folio = forcon_folio_new (title, form->style);

  forcon_folio_set_subject (folio, blank->campaign);
  add_pages (folio, blank, forcon_paper_size (form->paper, FALSE));
  forcon_blank_unref (blank);
  return folio;
}
