/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-render.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n-lib.h>

#include "forcon-sheet.h"
#include "forcon-svg.h"
#include "forcon-text.h"

/* A picture is laid out at about this size, px, and drawn larger. */
#define LAYOUT_WIDTH 1400.0
#define LAYOUT_HEIGHT 950.0
#define LAYOUT_SCALE_MAX 20.0

/* Pixels per cm of the table in a PNG, and the longest side that it may have. */
#define PNG_SCALE 20.0
#define PNG_SIDE_MAX 8000.0

/* Pages, points; and how large a px of the layout is on them. */
#define A4_WIDTH 841.89
#define A4_HEIGHT 595.28
#define A3_WIDTH 1190.55
#define A3_HEIGHT 841.89
#define PAGE_PX 0.72

/* From so many ships, or so long a table, cm, on the page is A3. */
#define A3_SHIPS 30
#define A3_LENGTH 200

/* Draws into @data. */
typedef cairo_status_t (*WriteFormat) (const ForconTableModel *model, const ForconStyle *style, GByteArray *data);

static cairo_status_t
take_bytes (void *data, const unsigned char *bytes, unsigned int length)
{
  g_byte_array_append (data, bytes, length);
  return CAIRO_STATUS_SUCCESS;
}

/* How many px a cm of the table has in the layout of a picture. */
static double
layout_scale (const ForconTableModel *model)
{
  ForconPoint size = forcon_table_size (model);
  double across = MAX (size.x, 1) / 100.0;
  double down = MAX (size.y, 1) / 100.0;

  return MIN (MIN (LAYOUT_WIDTH / across, LAYOUT_HEIGHT / down), LAYOUT_SCALE_MAX);
}

/* The layout of a picture needs fonts but no surface yet. */
static ForconSheet
picture_sheet (const ForconTableModel *model, const ForconStyle *style)
{
  cairo_surface_t *nothing = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (nothing);
  ForconSheet sheet = forcon_sheet_round_table (cr, model, style, layout_scale (model));

  cairo_destroy (cr);
  cairo_surface_destroy (nothing);
  return sheet;
}

/* Draws the sheet, finishes the surface and lets it go. */
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
write_png (const ForconTableModel *model, const ForconStyle *style, GByteArray *data)
{
  ForconSheet sheet = picture_sheet (model, style);
  double factor = MIN (PNG_SCALE / sheet.camera.scale, PNG_SIDE_MAX / MAX (sheet.width, sheet.height));
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) (sheet.width * factor),
                                                         (int) (sheet.height * factor));
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, factor, factor);
  forcon_sheet_draw (cr, model, style, &sheet);

  cairo_status_t written = cairo_status (cr);
  if (written == CAIRO_STATUS_SUCCESS)
    written = cairo_surface_write_to_png_stream (surface, take_bytes, data);
  cairo_status_t finished = finish (surface, cr);
  return written != CAIRO_STATUS_SUCCESS ? written : finished;
}

static cairo_status_t
write_svg (const ForconTableModel *model, const ForconStyle *style, GByteArray *data)
{
  ForconSheet sheet = picture_sheet (model, style);
  cairo_surface_t *surface = cairo_svg_surface_create_for_stream (take_bytes, data, sheet.width, sheet.height);

  cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PX);

  cairo_t *cr = cairo_create (surface);
  forcon_sheet_draw (cr, model, style, &sheet);

  cairo_status_t status = finish (surface, cr);
  if (status == CAIRO_STATUS_SUCCESS)
    forcon_svg_number_surfaces (data);
  return status;
}

static gboolean
needs_large_page (const ForconTableModel *model)
{
  ForconPoint size = forcon_table_size (model);
  guint ships = 0;

  for (guint i = 1; i <= model->battle->n_ships; i++)
    if (forcon_table_shows (model, (ForconShipId){ (guint16) i }))
      ships++;
  return ships > A3_SHIPS || MAX (size.x, size.y) > FORCON_CM (A3_LENGTH);
}

static cairo_status_t
write_pdf (const ForconTableModel *model, const ForconStyle *style, GByteArray *data)
{
  gboolean large = needs_large_page (model);
  double width = large ? A3_WIDTH : A4_WIDTH;
  double height = large ? A3_HEIGHT : A4_HEIGHT;
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (take_bytes, data, width, height);

  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, forcon_name (model->battle->roster->name));
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Forcon Master");

  cairo_t *cr = cairo_create (surface);
  cairo_scale (cr, PAGE_PX, PAGE_PX);

  ForconSheet sheet = forcon_sheet_on_page (cr, model, style, width / PAGE_PX, height / PAGE_PX);
  forcon_sheet_draw (cr, model, style, &sheet);
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
 * forcon_render_table_to_file:
 * @model: what to draw
 * @style: how it looks
 * @path: where to; the suffix .png, .svg or .pdf says what
 * @error: FORCON_RENDER_ERROR or G_FILE_ERROR
 *
 * Writes a picture or a page with the whole table, its title, scale and legend. The file is written beside its place and
 * then renamed, so that there is a whole file or none. The same battle gives the same bytes on the same machine, but for
 * PDF, which states when it was made.
 *
 * Returns: whether it was written
 */
gboolean
forcon_render_table_to_file (const ForconTableModel *model, const ForconStyle *style, const char *path,
                             GError **error)
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

  cairo_status_t status = write (model, style, data);
  if (status != CAIRO_STATUS_SUCCESS)
    {
      g_set_error (error, FORCON_RENDER_ERROR, FORCON_RENDER_ERROR_DRAWING, _ ("%s: cannot be drawn: %s"), path,
                   cairo_status_to_string (status));
      return FALSE;
    }
  return g_file_set_contents_full (path, (const char *) data->data, (gssize) data->len,
                                   G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0666, error);
}
