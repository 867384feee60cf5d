/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-folio-private.h"

#include "forcon-draw.h"
#include "forcon-witness.h"

static void
leaf_clear (gpointer data)
{
  ForconLeaf *leaf = data;

  if (leaf->free_data != NULL)
    leaf->free_data (leaf->data);
}

static void
mark_clear (gpointer data)
{
  g_free (((ForconFolioMark *) data)->text);
}

/**
 * forcon_folio_new:
 * @title: what it is
 * @style: (transfer none): how it looks; stays
 *
 * Returns: (transfer full): without a page yet
 */
ForconFolio *
forcon_folio_new (const char *title, const ForconStyle *style)
{
  ForconFolio *folio = g_new0 (ForconFolio, 1);

  folio->title = g_strdup (title);
  folio->style = style;
  folio->leaves = g_array_new (FALSE, TRUE, sizeof (ForconLeaf));
  folio->marks = g_array_new (FALSE, TRUE, sizeof (ForconFolioMark));
  g_array_set_clear_func (folio->leaves, leaf_clear);
  g_array_set_clear_func (folio->marks, mark_clear);
  return folio;
}

void
forcon_folio_free (ForconFolio *folio)
{
  if (folio == NULL)
    return;
  g_array_unref (folio->leaves);
  g_array_unref (folio->marks);
  g_free (folio->title);
  g_free (folio->subject);
  g_free (folio);
}

/* What else a file says of itself: such as whose it is, and of which phase. */
void
forcon_folio_set_subject (ForconFolio *folio, const char *subject)
{
  g_free (folio->subject);
  folio->subject = g_strdup (subject);
}

/**
 * forcon_folio_add:
 * @folio: pages
 * @leaf: one more; its data is the folio's from now on
 *
 * Returns: its number, from 0
 */
guint
forcon_folio_add (ForconFolio *folio, const ForconLeaf *leaf)
{
  g_array_append_val (folio->leaves, *leaf);
  return folio->leaves->len - 1;
}

/**
 * forcon_folio_mark:
 * @folio: pages
 * @page: its number, from 0
 * @depth: 0 is the outermost; at most one more than that of the mark before
 * @text: what is there
 *
 * Adds a bookmark.
 */
void
forcon_folio_mark (ForconFolio *folio, guint page, guint depth, const char *text)
{
  const ForconFolioMark mark = { page, depth, g_strdup (text) };

  g_array_append_val (folio->marks, mark);
}

/**
 * forcon_folio_append:
 * @folio: pages
 * @other: (transfer full): more pages, which come after them
 * @heading: (nullable): a bookmark for them, under which theirs go
 */
void
forcon_folio_append (ForconFolio *folio, ForconFolio *other, const char *heading)
{
  guint before = folio->leaves->len;

  if (heading != NULL && other->leaves->len > 0)
    forcon_folio_mark (folio, before, 0, heading);
  for (guint i = 0; i < other->marks->len; i++)
    {
      const ForconFolioMark *mark = &g_array_index (other->marks, ForconFolioMark, i);

      forcon_folio_mark (folio, before + mark->page, mark->depth + (heading == NULL ? 0 : 1), mark->text);
    }
  g_array_append_vals (folio->leaves, other->leaves->data, other->leaves->len);
  /* They have a new owner. */
  g_array_set_clear_func (other->leaves, NULL);
  forcon_folio_free (other);
}

const char *
forcon_folio_title (const ForconFolio *folio)
{
  return folio->title;
}

const ForconStyle *
forcon_folio_style (const ForconFolio *folio)
{
  return folio->style;
}

/* How many pages there are. */
guint
forcon_folio_length (const ForconFolio *folio)
{
  return folio->leaves->len;
}

/* The size of a page, mm. */
ForconPaperSize
forcon_folio_size (const ForconFolio *folio, guint page)
{
  g_return_val_if_fail (page < folio->leaves->len, ((ForconPaperSize){ 0, 0 }));

  return g_array_index (folio->leaves, ForconLeaf, page).size;
}

/* Whether a page is there only to be turned over, and nothing can ever stand on it. */
gboolean
forcon_folio_is_blank (const ForconFolio *folio, guint page)
{
  g_return_val_if_fail (page < folio->leaves->len, FALSE);

  return g_array_index (folio->leaves, ForconLeaf, page).draw == NULL;
}

/**
 * forcon_folio_draw:
 * @folio: pages
 * @page: which, from 0
 * @cr: where to draw, from 0, 0; a unit is a point
 *
 * Draws what is printed, without the paper.
 */
void
forcon_folio_draw (const ForconFolio *folio, guint page, cairo_t *cr)
{
  const ForconLeaf *leaf;

  g_return_if_fail (page < folio->leaves->len);
  leaf = &g_array_index (folio->leaves, ForconLeaf, page);
  if (leaf->draw == NULL)
    return;
  cairo_save (cr);
  cairo_scale (cr, 1 / (FORCON_MM_OF_POINT * FORCON_PAPER_UNIT), 1 / (FORCON_MM_OF_POINT * FORCON_PAPER_UNIT));
  cairo_new_path (cr);
  leaf->draw (cr, folio->style, leaf->data);
  cairo_restore (cr);
}

/**
 * forcon_folio_written:
 * @folio: pages
 * @page: which, from 0
 *
 * Returns: (transfer full) (element-type ForconWritten): all texts that stand on a page, points
 */
GArray *
forcon_folio_written (const ForconFolio *folio, guint page)
{
  return forcon_folio_watch (folio, page, NULL);
}

/**
 * forcon_folio_watch:
 * @folio: pages
 * @page: which, from 0
 * @things: (nullable) (element-type ForconShown): takes what else is shown on it
 *
 * Returns: (transfer full) (element-type ForconWritten): as forcon_folio_written()
 */
GArray *
forcon_folio_watch (const ForconFolio *folio, guint page, GArray *things)
{
  GArray *written = forcon_witness_new ();
  cairo_t *cr = forcon_draw_nowhere ();

  forcon_witness_watch (cr, written);
  forcon_witness_watch_things (cr, things);
  forcon_folio_draw (folio, page, cr);
  cairo_destroy (cr);
  return written;
}

/* Returns: (transfer full): all that is written on all pages, a line for each text; a form feed ends a page */
char *
forcon_folio_text (const ForconFolio *folio)
{
  GString *text = g_string_new (NULL);

  for (guint page = 0; page < folio->leaves->len; page++)
    {
      g_autoptr (GArray) written = forcon_folio_written (folio, page);

      for (guint i = 0; i < written->len; i++)
        g_string_append_printf (text, "%s\n", g_array_index (written, ForconWritten, i).text);
      g_string_append_c (text, '\f');
    }
  return g_string_free (text, FALSE);
}
