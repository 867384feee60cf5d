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

ForconSurfaceKind forcon_surface_kind (const char *path);
gboolean forcon_surface_check (const char *path, GError **error);
cairo_status_t forcon_surface_take (void *data, const unsigned char *bytes, unsigned int length);
cairo_status_t forcon_surface_finish (cairo_surface_t *surface, cairo_t *cr);
cairo_status_t forcon_surface_finish_png (cairo_surface_t *surface, cairo_t *cr, GByteArray *data);
void forcon_surface_set_time (cairo_surface_t *surface);
gboolean forcon_surface_save (const GByteArray *data, cairo_status_t status, const char *path, GError **error);

void forcon_svg_number_surfaces (GByteArray *svg);

G_END_DECLS
