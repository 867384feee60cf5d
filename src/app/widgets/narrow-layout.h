/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * forcon_narrow_layout_new:
 *
 * For what stands beside a page and scrolls: a widget with one child that is as wide as it is asked to be and no wider,
 * however long a line in it could be.
 *
 * Returns: (transfer full): a layout
 */
GtkLayoutManager *forcon_narrow_layout_new (void);

G_END_DECLS
