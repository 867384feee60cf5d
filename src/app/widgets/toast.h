/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

AdwToast *forcon_toast_new (const char *text);
void forcon_toast_show (GtkWidget *from, AdwToast *toast);
void forcon_toast_say (GtkWidget *from, const char *text);
void forcon_toast_say_undoable (GtkWidget *from, const char *text);
void forcon_toast_say_undo (GtkWidget *from, const char *text, GCallback undo, GtkWidget *data);

G_END_DECLS
