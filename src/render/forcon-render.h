/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "forcon-table-model.h"

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

guint forcon_render_table (cairo_t *cr, const ForconTableModel *model, const ForconStyle *style,
                           const ForconCamera *camera, double width, double height);
gboolean forcon_render_table_to_file (const ForconTableModel *model, const ForconStyle *style, const char *path,
                                      GError **error);

G_END_DECLS
