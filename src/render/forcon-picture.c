/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-picture.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n-lib.h>

#include "forcon-draw.h"
#include "forcon-render.h"
#include "forcon-svg.h"

/* Draws into @data. */
typedef cairo_status_t (*WriteFormat) (const ForconPicture *picture, GByteArray *data);

static cairo_status_t
take_bytes (void *data, const unsigned char *bytes, unsigned int length)
{
  g_byte_array_append (data, bytes, length);
  return CAIRO_STATUS_SUCCESS;
}

static ForconPictureSize
measure (const ForconPicture *picture)
{
  cairo_t *cr = forcon_draw_nowhere ();
  ForconPictureSize size = picture->measure (cr, picture->data);

  cairo_destroy (cr);
  return size;
}

/* Finishes the surface and lets it go. */
static cairo_status_t
finish (cairo_surface_t *surface, cairo_t *cr)
{
  cairo_status_t status = cairo_status (cr);

  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return status;
}

static cairo_status_t
write_png (const ForconPicture *picture, GByteArray *data)
{
  ForconPictureSize size = measure (picture);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) (size.width * size.factor),
                                                         (int) (size.height * size.factor));
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, size.factor, size.factor);
  picture->draw (cr, picture->data, FALSE, size.width, size.height);

  cairo_status_t written = cairo_status (cr);
  if (written == CAIRO_STATUS_SUCCESS)
    written = cairo_surface_write_to_png_stream (surface, take_bytes, data);
  cairo_status_t finished = finish (surface, cr);
  return written != CAIRO_STATUS_SUCCESS ? written : finished;
}

static cairo_status_t
write_svg (const ForconPicture *picture, GByteArray *data)
{
  ForconPictureSize size = measure (picture);
  cairo_surface_t *surface = cairo_svg_surface_create_for_stream (take_bytes, data, size.width, size.height);

  cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PX);

  cairo_t *cr = cairo_create (surface);
  picture->draw (cr, picture->data, FALSE, size.width, size.height);

  cairo_status_t status = finish (surface, cr);
  if (status == CAIRO_STATUS_SUCCESS)
    forcon_svg_number_surfaces (data);
  return status;
}

static cairo_status_t
write_pdf (const ForconPicture *picture, GByteArray *data)
{
  double width, height;

  picture->page (picture->data, &width, &height);

  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (take_bytes, data, width, height);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, picture->title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Forcon Master");

  cairo_t *cr = cairo_create (surface);
  cairo_scale (cr, FORCON_PICTURE_PAGE_PX, FORCON_PICTURE_PAGE_PX);
  picture->draw (cr, picture->data, TRUE, width / FORCON_PICTURE_PAGE_PX, height / FORCON_PICTURE_PAGE_PX);
  return finish (surface, cr);
}

static WriteFormat
format_of (const char *path)
{
  static const struct {
    const char *suffix;
    WriteFormat write;
  } formats[] = { { ".png", write_png }, { ".svg", write_svg }, { ".pdf", write_pdf } };
  g_autofree char *lower = g_ascii_strdown (path, -1);

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    if (g_str_has_suffix (lower, formats[i].suffix))
      return formats[i].write;
  return NULL;
}

/* Renaming a file over a device or a pipe would take that away: the superuser would lose /dev/null. */
static gboolean
may_replace (const char *path)
{
  return !g_file_test (path, G_FILE_TEST_EXISTS) || g_file_test (path, G_FILE_TEST_IS_REGULAR) ||
         g_file_test (path, G_FILE_TEST_IS_DIR);
}

/**
 * forcon_picture_to_file:
 * @picture: what to write
 * @path: where to; the suffix .png, .svg or .pdf says what
 * @error: FORCON_RENDER_ERROR or G_FILE_ERROR
 *
 * The file is written beside its place and then renamed, so that there is a whole file or none. The same picture gives
 * the same bytes on the same machine, but for PDF, which states when it was made.
 *
 * Returns: whether it was written
 */
gboolean
forcon_picture_to_file (const ForconPicture *picture, const char *path, GError **error)
{
  WriteFormat write = format_of (path);
  g_autoptr (GByteArray) data = g_byte_array_new ();

  if (write == NULL)
    {
      g_set_error (error, FORCON_RENDER_ERROR, FORCON_RENDER_ERROR_FORMAT,
                   _ ("%s: unknown kind of picture, expected a name that ends in .png, .svg or .pdf"), path);
      return FALSE;
    }

  if (!may_replace (path))
    {
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, _ ("%s: it is not a plain file"), path);
      return FALSE;
    }

  cairo_status_t status = write (picture, data);
  if (status != CAIRO_STATUS_SUCCESS)
    {
      g_set_error (error, FORCON_RENDER_ERROR, FORCON_RENDER_ERROR_DRAWING, _ ("%s: cannot be drawn: %s"), path,
                   cairo_status_to_string (status));
      return FALSE;
    }
  return g_file_set_contents_full (path, (const char *) data->data, (gssize) data->len,
                                   G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0666, error);
}
