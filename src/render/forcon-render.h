/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "forcon-surface.h"
#include "forcon-table-model.h"

G_BEGIN_DECLS

guint forcon_render_table (cairo_t *cr, const ForconTableModel *model, const ForconStyle *style,
                           const ForconCamera *camera, double width, double height);
gboolean forcon_render_table_to_file (const ForconTableModel *model, const ForconStyle *style, const char *path,
                                      GError **error);

G_END_DECLS
