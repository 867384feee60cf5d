/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/**
 * ForconRenderError:
 * @FORCON_RENDER_ERROR_FORMAT: the file's name does not end in a known suffix
 * @FORCON_RENDER_ERROR_DRAWING: Cairo could not draw, such as for want of memory
 *
 * Errors of writing the file itself are in the domain %G_FILE_ERROR.
 */
typedef enum {
  FORCON_RENDER_ERROR_FORMAT,
  FORCON_RENDER_ERROR_DRAWING,
} ForconRenderError;

#define FORCON_RENDER_ERROR forcon_render_error_quark ()
GQuark forcon_render_error_quark (void);

/* Private to this layer: the kinds of files that can be drawn, and how they are written. */
typedef enum { FORCON_SURFACE_NONE, FORCON_SURFACE_PNG, FORCON_SURFACE_SVG, FORCON_SURFACE_PDF } ForconSurfaceKind;

/* What a file is to be, by the suffix of its name. */
ForconSurfaceKind forcon_surface_kind (const char *path);

/* Whether a file of this name can be drawn. */
gboolean forcon_surface_check (const char *path, GError **error);

/* For surfaces that are written to a #GByteArray. */
cairo_status_t forcon_surface_take (void *data, const unsigned char *bytes, unsigned int length);

/* Finishes the surface and lets it go. */
cairo_status_t forcon_surface_finish (cairo_surface_t *surface, cairo_t *cr);

/* Likewise of an image, which has to be written before. */
cairo_status_t forcon_surface_finish_png (cairo_surface_t *surface, cairo_t *cr, GByteArray *data);

/**
 * forcon_surface_set_time:
 * @surface: a PDF
 *
 * Builds that make the same files every time set the time by SOURCE_DATE_EPOCH: reproducible-builds.org.
 */
void forcon_surface_set_time (cairo_surface_t *surface);

/**
 * forcon_surface_save:
 * @data: what was drawn
 * @status: how that went
 * @path: where to
 * @error: FORCON_RENDER_ERROR or G_FILE_ERROR
 *
 * The file is written beside its place and then renamed, so that there is a whole file or none. A link stays, and
 * what it leads to is replaced.
 *
 * Returns: whether it was written
 */
gboolean forcon_surface_save (const GByteArray *data, cairo_status_t status, const char *path, GError **error);

/**
 * forcon_svg_number_surfaces:
 * @svg: a file as Cairo writes it
 *
 * Numbers the groups in the order in which they appear, so that the same drawing gives the same bytes whatever was
 * drawn before it.
 */
void forcon_svg_number_surfaces (GByteArray *svg);

G_END_DECLS
