/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/picture.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>

#include "render/drawing/draw.h"
#include "render/drawing/surface.h"
#include "render/drawing/svg-outlines.h"

/* Draws into @data. */
typedef cairo_status_t (*WriteFormat) (const ForconPicture *picture, GByteArray *data);

static ForconPictureSize
measure (const ForconPicture *picture)
{
  cairo_t *cr = forcon_draw_nowhere ();
  ForconPictureSize size = picture->measure (cr, picture->data);

  cairo_destroy (cr);
  return size;
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
  return forcon_surface_finish_png (surface, cr, data);
}

static cairo_status_t
write_svg (const ForconPicture *picture, GByteArray *data)
{
  ForconPictureSize size = measure (picture);
  cairo_surface_t *surface = cairo_svg_surface_create_for_stream (forcon_surface_take, data, size.width, size.height);

  cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PX);

  cairo_t *cr = cairo_create (surface);
  picture->draw (cr, picture->data, FALSE, size.width, size.height);

  cairo_status_t status = forcon_surface_finish (surface, cr);
  if (status == CAIRO_STATUS_SUCCESS)
    forcon_svg_number_surfaces (data);
  return status;
}

static cairo_status_t
write_pdf (const ForconPicture *picture, GByteArray *data)
{
  double width, height;

  picture->page (picture->data, &width, &height);

  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (forcon_surface_take, data, width, height);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, picture->title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Forcon Master");
  forcon_surface_set_time (surface);

  cairo_t *cr = cairo_create (surface);
  cairo_scale (cr, FORCON_PICTURE_PAGE_PX, FORCON_PICTURE_PAGE_PX);
  picture->draw (cr, picture->data, TRUE, width / FORCON_PICTURE_PAGE_PX, height / FORCON_PICTURE_PAGE_PX);
  return forcon_surface_finish (surface, cr);
}

static const WriteFormat writers[] = {
  [FORCON_SURFACE_PNG] = write_png,
  [FORCON_SURFACE_SVG] = write_svg,
  [FORCON_SURFACE_PDF] = write_pdf,
};

GBytes *
forcon_picture_to_svg (const ForconPicture *picture)
{
  g_autoptr (GByteArray) data = g_byte_array_new ();

  if (write_svg (picture, data) != CAIRO_STATUS_SUCCESS)
    return NULL;
  forcon_svg_shorten (data);
  return g_byte_array_free_to_bytes (g_steal_pointer (&data));
}

gboolean
forcon_picture_to_file (const ForconPicture *picture, const char *path, GError **error)
{
  g_autoptr (GByteArray) data = g_byte_array_new ();

  return forcon_surface_check (path, error)
         && forcon_surface_save (data, writers[forcon_surface_kind (path)](picture, data), path, error);
}
