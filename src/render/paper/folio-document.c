/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Documents on pages with a head, a foot and numbers. */
#include "render/paper/folio-document.h"

#include "base/language.h"

#include "render/paper/flow.h"
#include "base/text.h"

#define MM(length) FORCON_MM (length)

/* mm */
#define SIDE 14.0
#define TOP 18.0
#define BOTTOM 16.0
#define HEAD_BASE 14.0
#define FOOT_BASE 12.0
#define SMALL_SIZE 2.7
#define COLUMN_GAP 7.0

/* Less room than this under a plate stays free. */
#define COLUMN_LEAST 25.0

/* The pieces of all pages need the document, as its figures stay in it. */
typedef struct {
  ForconDocument *document;
  gatomicrefcount count;
} Source;

/**
 * Page:
 * @number: from 1
 * @total: how many there are
 */
typedef struct {
  Source *source;
  GArray *pieces;
  ForconPaperSize size;
  char *head;
  char *head_right;
  char *foot;
  guint number;
  guint *total;
} Page;

static void
source_unref (Source *source)
{
  if (!g_atomic_ref_count_dec (&source->count))
    return;
  forcon_document_free (source->document);
  g_free (source);
}

static void
page_free (gpointer data)
{
  Page *page = data;

  source_unref (page->source);
  g_array_unref (page->pieces);
  g_free (page->head);
  g_free (page->head_right);
  g_free (page->foot);
  g_rc_box_release (page->total);
  g_free (page);
}

static void
draw_small (const ForconDraw *draw, const char *text, double x, double y, double anchor, double limit)
{
  const ForconLettering lettering = { .size = MM (SMALL_SIZE), .ink = FORCON_INK_FIGURE, .alpha = 1, .limit = limit };

  if (text != NULL && *text != '\0')
    forcon_draw_text (draw, text, x, y, anchor, 1, &lettering);
}

static void
draw_edges (cairo_t *cr, const ForconStyle *style, const Page *page)
{
  ForconDraw draw = { .cr = cr, .style = style };
  double left = MM (SIDE), right = MM (page->size.width - SIDE), half = (right - left) / 2;
  double foot = MM (page->size.height - FOOT_BASE + 4);
  /* Translators: the number of a page, how many pages there are. */
  g_autofree char *number = g_strdup_printf (_ ("%1$u of %2$u"), page->number, *page->total);

  draw.layout = forcon_draw_layout_new (cr, style);
  draw_small (&draw, page->head, left, MM (HEAD_BASE), 0, half);
  draw_small (&draw, page->head_right, right, MM (HEAD_BASE), 1, half);
  draw_small (&draw, page->foot, left, foot, 0, half);
  draw_small (&draw, number, right, foot, 1, half);
  forcon_draw_line (cr, left, MM (HEAD_BASE + 0.6), right, MM (HEAD_BASE + 0.6));
  forcon_draw_stroke (&draw, FORCON_INK_FIGURE, 1, MM (0.15));
  g_object_unref (draw.layout);
}

static void
draw_page (cairo_t *cr, const ForconStyle *style, gconstpointer data)
{
  const Page *page = data;

  draw_edges (cr, style, page);
  forcon_pieces_draw (cr, style, page->pieces);
}

static char *
safe (const char *text)
{
  return text == NULL ? NULL : forcon_text_escape (text);
}

static Page *
page_new (Source *source, const ForconPageForm *form, guint number, guint *total)
{
  Page *page = g_new0 (Page, 1);

  g_atomic_ref_count_inc (&source->count);
  page->source = source;
  page->pieces = forcon_pieces_new ();
  page->size = forcon_paper_size (form->paper, form->landscape);
  page->head = safe (form->head);
  page->head_right = safe (form->head_right);
  page->foot = safe (form->foot);
  page->number = number;
  page->total = g_rc_box_acquire (total);
  return page;
}

ForconPaperSize
forcon_page_form_box (const ForconPageForm *form)
{
  ForconPaperSize size = forcon_paper_size (form->paper, form->landscape);
  guint columns = MAX (form->columns, 1), rows = MAX (form->rows, 1);

  return (ForconPaperSize){ (size.width - 2 * SIDE - COLUMN_GAP * (columns - 1)) / columns,
                            (size.height - TOP - BOTTOM - COLUMN_GAP * (rows - 1)) / rows };
}

/* One box of a page, less what a plate takes of it. */
static ForconBox
box_of (const ForconPageForm *form, const ForconBox *body, const ForconBox *plate, guint place)
{
  const ForconPaperSize size = forcon_page_form_box (form);
  guint columns = MAX (form->columns, 1);
  double x = body->x + MM (size.width + COLUMN_GAP) * (place % columns);
  double y = body->y + MM (size.height + COLUMN_GAP) * (place / columns);
  double top = MAX (y, plate->y + (x < plate->x + plate->width ? plate->height : 0));

  return (ForconBox){ x, top, MM (size.width), y + MM (size.height) - top };
}

/* A page, or one that begins with a plate: what follows goes beside its picture, then under it. */
static void
fill (Page *page, ForconFlow *flow, const ForconPageForm *form)
{
  const ForconBox body
      = { MM (SIDE), MM (TOP), MM (page->size.width - 2 * SIDE), MM (page->size.height - TOP - BOTTOM) };
  guint boxes = MAX (form->columns, 1) * MAX (form->rows, 1);
  ForconBox plate = { body.x, body.y, 0, 0 };
  guint under = 0;

  if (forcon_flow_at_plate (flow))
    plate
        = forcon_flow_place_plate (flow, &body, MM (forcon_page_form_box (form).width), MM (COLUMN_GAP), page->pieces);
  while (under < boxes && box_of (form, &body, &plate, under).x < plate.x + plate.width)
    under++;
  for (guint i = 0; i < boxes && !forcon_flow_is_done (flow) && !forcon_flow_at_plate (flow); i++)
    {
      const ForconBox box = box_of (form, &body, &plate, (under + i) % boxes);

      if (box.height >= MM (COLUMN_LEAST))
        forcon_flow_fill (flow, &box, page->pieces);
    }
}

double
forcon_page_text_width (ForconPaper paper, gboolean landscape)
{
  return forcon_paper_size (paper, landscape).width - 2 * SIDE;
}

void
forcon_folio_add_document (ForconFolio *folio, ForconDocument *document, const ForconPageForm *form)
{
  Source *source = g_new0 (Source, 1);
  g_autoptr (ForconFlow) flow = forcon_flow_new (document, forcon_folio_style (folio));
  guint *total = g_rc_box_new0 (guint);
  gboolean plates = FALSE;

  source->document = document;
  g_atomic_ref_count_init (&source->count);
  forcon_flow_set_scale (flow, form->scale > 0 ? form->scale : 1);
  do
    {
      Page *page = page_new (source, form, ++*total, total);
      const ForconLeaf leaf = { page->size, draw_page, page, page_free };

      fill (page, flow, form);

      guint number = forcon_folio_add (folio, &leaf);

      /* Headings lie under the plate before them. */
      for (guint i = 0; i < page->pieces->len; i++)
        {
          const ForconPiece *piece = &g_array_index (page->pieces, ForconPiece, i);

          plates = plates || piece->plate;
          if (piece->heading)
            forcon_folio_mark (folio, number, plates && !piece->plate ? 1 : 0, piece->text);
        }
  } while (!forcon_flow_is_done (flow));
  g_rc_box_release (total);
  source_unref (source);
}
