/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "render/paper/folio.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <string.h>

#include "base/language.h"
#include "render/drawing/draw.h"
#include "render/drawing/surface.h"
#include "render/drawing/witness.h"

/* A bookmark: @depth 0 is the outermost. */
typedef struct {
  guint page;
  guint depth;
  char *text;
} ForconFolioMark;

/* @language: (nullable): in which it is drawn; %NULL is the program's */
typedef struct {
  ForconLeaf leaf;
  const char *language;
} ForconFolioPage;

/* @pages: (element-type ForconFolioPage); @marks: (element-type ForconFolioMark), as they are read */
struct _ForconFolio {
  char *title;
  char *subject;
  const ForconStyle *style;
  GArray *pages;
  GArray *marks;
};

static void
page_clear (gpointer data)
{
  ForconLeaf *leaf = &((ForconFolioPage *) data)->leaf;

  if (leaf->free_data != NULL)
    leaf->free_data (leaf->data);
}

static void
mark_clear (gpointer data)
{
  g_free (((ForconFolioMark *) data)->text);
}

ForconFolio *
forcon_folio_new (const char *title, const ForconStyle *style)
{
  ForconFolio *folio = g_new0 (ForconFolio, 1);

  folio->title = g_strdup (title);
  folio->style = style;
  folio->pages = g_array_new (FALSE, TRUE, sizeof (ForconFolioPage));
  folio->marks = g_array_new (FALSE, TRUE, sizeof (ForconFolioMark));
  g_array_set_clear_func (folio->pages, page_clear);
  g_array_set_clear_func (folio->marks, mark_clear);
  return folio;
}

void
forcon_folio_free (ForconFolio *folio)
{
  if (folio == NULL)
    return;
  g_array_unref (folio->pages);
  g_array_unref (folio->marks);
  g_free (folio->title);
  g_free (folio->subject);
  g_free (folio);
}

void
forcon_folio_set_subject (ForconFolio *folio, const char *subject)
{
  g_free (folio->subject);
  folio->subject = g_strdup (subject);
}

guint
forcon_folio_add (ForconFolio *folio, const ForconLeaf *leaf)
{
  const ForconFolioPage page = { *leaf, forcon_language_of_thread () };

  g_array_append_val (folio->pages, page);
  return folio->pages->len - 1;
}

void
forcon_folio_mark (ForconFolio *folio, guint page, guint depth, const char *text)
{
  const ForconFolioMark mark = { page, depth, g_strdup (text) };

  g_array_append_val (folio->marks, mark);
}

/* The pages too, which have two owners then. */
static void
copy_all (ForconFolio *folio, const ForconFolio *other, const char *heading)
{
  guint before = folio->pages->len;

  if (heading != NULL && other->pages->len > 0)
    forcon_folio_mark (folio, before, 0, heading);
  for (guint i = 0; i < other->marks->len; i++)
    {
      const ForconFolioMark *mark = &g_array_index (other->marks, ForconFolioMark, i);

      forcon_folio_mark (folio, before + mark->page, mark->depth + (heading == NULL ? 0 : 1), mark->text);
    }
  g_array_append_vals (folio->pages, other->pages->data, other->pages->len);
}

void
forcon_folio_borrow (ForconFolio *folio, const ForconFolio *other, const char *heading)
{
  guint before = folio->pages->len;

  copy_all (folio, other, heading);
  for (guint i = before; i < folio->pages->len; i++)
    g_array_index (folio->pages, ForconFolioPage, i).leaf.free_data = NULL;
}

void
forcon_folio_append (ForconFolio *folio, ForconFolio *other, const char *heading)
{
  copy_all (folio, other, heading);
  /* They have a new owner. */
  g_array_set_clear_func (other->pages, NULL);
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

guint
forcon_folio_length (const ForconFolio *folio)
{
  return folio->pages->len;
}

ForconPaperSize
forcon_folio_size (const ForconFolio *folio, guint page)
{
  g_return_val_if_fail (page < folio->pages->len, ((ForconPaperSize){ 0, 0 }));

  return g_array_index (folio->pages, ForconFolioPage, page).leaf.size;
}

gboolean
forcon_folio_is_blank (const ForconFolio *folio, guint page)
{
  g_return_val_if_fail (page < folio->pages->len, FALSE);

  return g_array_index (folio->pages, ForconFolioPage, page).leaf.draw == NULL;
}

static void
draw_page (const ForconFolio *folio, const ForconFolioPage *page, cairo_t *cr)
{
  FORCON_IN_LANGUAGE (page->language);

  page->leaf.draw (cr, folio->style, page->leaf.data);
}

void
forcon_folio_draw (const ForconFolio *folio, guint page, cairo_t *cr)
{
  const ForconFolioPage *drawn;

  g_return_if_fail (page < folio->pages->len);
  drawn = &g_array_index (folio->pages, ForconFolioPage, page);
  if (drawn->leaf.draw == NULL)
    return;
  cairo_save (cr);
  cairo_scale (cr, 1 / (FORCON_MM_OF_POINT * FORCON_PAPER_UNIT), 1 / (FORCON_MM_OF_POINT * FORCON_PAPER_UNIT));
  cairo_new_path (cr);
  draw_page (folio, drawn, cr);
  cairo_restore (cr);
}

GArray *
forcon_folio_written (const ForconFolio *folio, guint page)
{
  return forcon_folio_watch (folio, page, NULL);
}

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

char *
forcon_folio_text (const ForconFolio *folio)
{
  GString *text = g_string_new (NULL);

  for (guint page = 0; page < folio->pages->len; page++)
    {
      g_autoptr (GArray) written = forcon_folio_written (folio, page);

      for (guint i = 0; i < written->len; i++)
        g_string_append_printf (text, "%s\n", g_array_index (written, ForconWritten, i).text);
      g_string_append_c (text, '\f');
    }
  return g_string_free (text, FALSE);
}

#define POINTS(length) ((length) / FORCON_MM_OF_POINT)

/* Pixels per point of a PNG: 150 to the inch. */
#define PNG_SCALE (150.0 / 72.0)

/* Outlines nest no deeper than this. */
#define DEPTH_MAX 6

/* The bookmarks of a PDF. */
static void
add_outline (const ForconFolio *folio, cairo_surface_t *surface)
{
  int parents[DEPTH_MAX + 1] = { CAIRO_PDF_OUTLINE_ROOT };

  for (guint i = 0; i < folio->marks->len; i++)
    {
      const ForconFolioMark *mark = &g_array_index (folio->marks, ForconFolioMark, i);
      guint depth = MIN (mark->depth, DEPTH_MAX - 1);
      g_autofree char *link = g_strdup_printf ("page=%u pos=[0 0]", mark->page + 1);

      parents[depth + 1]
          = cairo_pdf_surface_add_outline (surface, parents[depth], mark->text, link,
                                           depth == 0 ? CAIRO_PDF_OUTLINE_FLAG_OPEN : (cairo_pdf_outline_flags_t) 0);
    }
}

static cairo_status_t
write_pdf (const ForconFolio *folio, GByteArray *data)
{
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (forcon_surface_take, data, 1, 1);
  cairo_t *cr = NULL;

  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, folio->title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Forcon Master");
  forcon_surface_set_time (surface);
  if (folio->subject != NULL)
    cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_SUBJECT, folio->subject);
  for (guint page = 0; page < folio->pages->len; page++)
    {
      ForconPaperSize size = forcon_folio_size (folio, page);

      cairo_pdf_surface_set_size (surface, POINTS (size.width), POINTS (size.height));
      if (cr == NULL)
        cr = cairo_create (surface);
      forcon_folio_draw (folio, page, cr);
      cairo_show_page (cr);
    }
  add_outline (folio, surface);
  return forcon_surface_finish (surface, cr);
}

static cairo_status_t
write_svg (const ForconFolio *folio, guint page, GByteArray *data)
{
  ForconPaperSize size = forcon_folio_size (folio, page);
  cairo_surface_t *surface
      = cairo_svg_surface_create_for_stream (forcon_surface_take, data, POINTS (size.width), POINTS (size.height));
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PT);
  forcon_folio_draw (folio, page, cr);
  status = forcon_surface_finish (surface, cr);
  if (status == CAIRO_STATUS_SUCCESS)
    forcon_svg_number_surfaces (data);
  return status;
}

GBytes *
forcon_folio_page_to_svg (const ForconFolio *folio, guint page)
{
  g_autoptr (GByteArray) data = g_byte_array_new ();

  if (write_svg (folio, page, data) != CAIRO_STATUS_SUCCESS)
    return NULL;
  return g_byte_array_free_to_bytes (g_steal_pointer (&data));
}

static cairo_status_t
write_png (const ForconFolio *folio, guint page, GByteArray *data)
{
  ForconPaperSize size = forcon_folio_size (folio, page);
  cairo_surface_t *surface
      = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) (POINTS (size.width) * PNG_SCALE + 0.5),
                                    (int) (POINTS (size.height) * PNG_SCALE + 0.5));
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, PNG_SCALE, PNG_SCALE);
  forcon_folio_draw (folio, page, cr);
  return forcon_surface_finish_png (surface, cr, data);
}

gboolean
forcon_folio_is_name (const char *path)
{
  return forcon_surface_kind (path) != FORCON_SURFACE_NONE;
}

char *
forcon_folio_path_of_page (const ForconFolio *folio, const char *path, guint page)
{
  g_autofree char *last = g_strdup_printf ("%u", folio->pages->len);
  const char *dot = strrchr (path, '.');

  if (dot == NULL || folio->pages->len < 2 || forcon_surface_kind (path) == FORCON_SURFACE_PDF)
    return g_strdup (path);
  return g_strdup_printf ("%.*s-%0*u%s", (int) (dot - path), path, (int) strlen (last), page + 1, dot);
}

gboolean
forcon_folio_may_save (const ForconFolio *folio, const char *path,
                       gboolean (*may_replace) (const char *path, GError **error), GError **error)
{
  for (guint page = 0; page < folio->pages->len; page++)
    {
      g_autofree char *name = forcon_folio_path_of_page (folio, path, page);

      if (!may_replace (name, error))
        return FALSE;
    }
  return TRUE;
}

/* All are drawn before the first is written. */
static gboolean
write_pages (const ForconFolio *folio, const char *path, GError **error)
{
  gboolean svg = forcon_surface_kind (path) == FORCON_SURFACE_SVG;
  g_autoptr (GPtrArray) pages = g_ptr_array_new_with_free_func ((GDestroyNotify) g_byte_array_unref);
  cairo_status_t status = CAIRO_STATUS_SUCCESS;

  for (guint page = 0; page < folio->pages->len && status == CAIRO_STATUS_SUCCESS; page++)
    {
      GByteArray *data = g_byte_array_new ();

      g_ptr_array_add (pages, data);
      status = svg ? write_svg (folio, page, data) : write_png (folio, page, data);
    }
  for (guint page = 0; page < pages->len; page++)
    {
      g_autofree char *name = forcon_folio_path_of_page (folio, path, page);

      if (!forcon_surface_check (name, error)
          || !forcon_surface_save (g_ptr_array_index (pages, page), status, name, error))
        return FALSE;
    }
  return TRUE;
}

gboolean
forcon_folio_to_file (const ForconFolio *folio, const char *path, GError **error)
{
  g_autoptr (GByteArray) data = NULL;

  g_return_val_if_fail (folio->pages->len > 0, FALSE);
  if (!forcon_surface_check (path, error))
    return FALSE;
  if (forcon_surface_kind (path) != FORCON_SURFACE_PDF)
    return write_pages (folio, path, error);
  data = g_byte_array_new ();
  return forcon_surface_save (data, write_pdf (folio, data), path, error);
}
