/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* Pages, points; and how large a px of the layout is on them. */
#define FORCON_PICTURE_A4_LONG 841.89
#define FORCON_PICTURE_A4_SHORT 595.28
#define FORCON_PICTURE_A3_LONG 1190.55
#define FORCON_PICTURE_A3_SHORT 841.89
#define FORCON_PICTURE_PAGE_PX 0.72

/**
 * ForconPictureSize:
 * @width, @height: of the picture, px
 * @factor: pixels of a PNG for each of them
 */
typedef struct {
  double width;
  double height;
  double factor;
} ForconPictureSize;

/**
 * ForconPicture:
 * @title: stated in a PDF
 * @data: what is drawn; given to the functions
 * @measure: how large a picture it makes; called with a surface on which nothing is drawn
 * @page: size of its page, points
 * @draw: draws it from 0, 0 to @width, @height, px; @on_page: on a page of that size, or as large as @measure said
 *
 * Private to this layer: something that can be written to a file, of whatever kind.
 */
typedef struct {
  const char *title;
  gconstpointer data;
  ForconPictureSize (*measure) (cairo_t *cr, gconstpointer data);
  void (*page) (gconstpointer data, double *width, double *height);
  void (*draw) (cairo_t *cr, gconstpointer data, gboolean on_page, double width, double height);
} ForconPicture;

/* Returns: (transfer full) (nullable): the picture as SVG for a network, forcon_svg_shorten(); %NULL where it cannot be
 * drawn */
GBytes *forcon_picture_to_svg (const ForconPicture *picture);

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
gboolean forcon_picture_to_file (const ForconPicture *picture, const char *path, GError **error);

G_END_DECLS
