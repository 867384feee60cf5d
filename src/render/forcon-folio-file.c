/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pages as files: a PDF holds all of them, an SVG or a PNG one. */
#include "forcon-folio-private.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <string.h>

#include "forcon-surface.h"
#include "forcon-svg.h"

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
  for (guint page = 0; page < folio->leaves->len; page++)
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
  cairo_surface_t *surface = cairo_svg_surface_create_for_stream (forcon_surface_take, data, POINTS (size.width),
                                                                  POINTS (size.height));
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PT);
  forcon_folio_draw (folio, page, cr);
  status = forcon_surface_finish (surface, cr);
  if (status == CAIRO_STATUS_SUCCESS)
    forcon_svg_number_surfaces (data);
  return status;
}

static cairo_status_t
write_png (const ForconFolio *folio, guint page, GByteArray *data)
{
  ForconPaperSize size = forcon_folio_size (folio, page);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) (POINTS (size.width) * PNG_SCALE + 0.5),
                                                         (int) (POINTS (size.height) * PNG_SCALE + 0.5));
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, PNG_SCALE, PNG_SCALE);
  forcon_folio_draw (folio, page, cr);
  return forcon_surface_finish_png (surface, cr, data);
}

/**
 * forcon_folio_is_name:
 * @path: the name of a file
 *
 * Returns: whether pages can be written to a file of this name: .pdf, .svg or .png
 */
gboolean
forcon_folio_is_name (const char *path)
{
  return forcon_surface_kind (path) != FORCON_SURFACE_NONE;
}

/**
 * forcon_folio_path_of_page:
 * @folio: pages
 * @path: as for forcon_folio_to_file()
 * @page: which, from 0
 *
 * Returns: (transfer full): the file in which a page stands: "pack-03.svg" of "pack.svg", with as many figures as the last
 *   page needs; @path itself of a PDF, and where there is but one page
 */
char *
forcon_folio_path_of_page (const ForconFolio *folio, const char *path, guint page)
{
  g_autofree char *last = g_strdup_printf ("%u", folio->leaves->len);
  const char *dot = strrchr (path, '.');

  if (dot == NULL || folio->leaves->len < 2 || forcon_surface_kind (path) == FORCON_SURFACE_PDF)
    return g_strdup (path);
  return g_strdup_printf ("%.*s-%0*u%s", (int) (dot - path), path, (int) strlen (last), page + 1, dot);
}

/**
 * forcon_folio_may_save:
 * @folio: pages
 * @path: as for forcon_folio_to_file()
 * @may_replace: whether what stands at a place may be taken away; this layer does not know what files are worth
 * @error: of @may_replace
 *
 * Returns: whether each file that would be written may be
 */
gboolean
forcon_folio_may_save (const ForconFolio *folio, const char *path,
                       gboolean (*may_replace) (const char *path, GError **error), GError **error)
{
  for (guint page = 0; page < folio->leaves->len; page++)
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

  for (guint page = 0; page < folio->leaves->len && status == CAIRO_STATUS_SUCCESS; page++)
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

/**
 * forcon_folio_to_file:
 * @folio: at least one page
 * @path: where to; .pdf is one file with all pages and bookmarks, .svg and .png are a file for each page, as
 *   forcon_folio_path_of_page() says
 * @error: FORCON_RENDER_ERROR or G_FILE_ERROR
 *
 * Whole files or none, as forcon_picture_to_file() writes them.
 *
 * Returns: whether all was written
 */
gboolean
forcon_folio_to_file (const ForconFolio *folio, const char *path, GError **error)
{
  g_autoptr (GByteArray) data = NULL;

  g_return_val_if_fail (folio->leaves->len > 0, FALSE);
  if (!forcon_surface_check (path, error))
    return FALSE;
  if (forcon_surface_kind (path) != FORCON_SURFACE_PDF)
    return write_pages (folio, path, error);
  data = g_byte_array_new ();
  return forcon_surface_save (data, write_pdf (folio, data), path, error);
}
