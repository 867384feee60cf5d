/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The margin of an order sheet: the numbers of its lines, and beside each a sign of how it was understood. */
#define FORCON_TYPE_LINE_GUTTER (forcon_line_gutter_get_type ())
G_DECLARE_FINAL_TYPE (ForconLineGutter, forcon_line_gutter, FORCON, LINE_GUTTER, GtkWidget)

ForconLineGutter *forcon_line_gutter_new (GtkTextView *view);
void forcon_line_gutter_set_signs (ForconLineGutter *self, GHashTable *signs);

G_END_DECLS
