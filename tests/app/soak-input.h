/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean soak_input_begin (void);
void soak_input_go_to (GtkWindow *window);
void soak_input_point (GtkWidget *widget, double x, double y, guint milliseconds);
void soak_input_button (guint button, gboolean down);
void soak_input_click (guint button);
gboolean soak_input_key (guint key, GdkModifierType modifiers);
void soak_input_resize (GtkWindow *window, int width, int height);
void soak_input_let_go (void);

G_END_DECLS
