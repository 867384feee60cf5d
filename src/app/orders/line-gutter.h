/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The margin of an order sheet: the numbers of its lines, and beside each a sign of how it was understood. */
#define FORCON_TYPE_LINE_GUTTER (forcon_line_gutter_get_type ())
G_DECLARE_FINAL_TYPE (ForconLineGutter, forcon_line_gutter, FORCON, LINE_GUTTER, GtkWidget)

/* Returns: (transfer floating): the margin of @view, yet to be put beside it */
ForconLineGutter *forcon_line_gutter_new (GtkTextView *view);

/**
 * forcon_line_gutter_set_signs:
 * @self: a margin
 * @signs: (nullable) (element-type gint utf8): a short sign by the number of its line; static texts
 */
void forcon_line_gutter_set_signs (ForconLineGutter *self, GHashTable *signs);

G_END_DECLS
