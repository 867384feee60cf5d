/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "forcon-session.h"
#include "forcon-table-window.h"

G_BEGIN_DECLS

/* Without a display */
char *app_resource (const char *name);
char *app_output (const char *name);
ForconSession *app_session (const char *resource);
ForconShipId app_ship (ForconSession *session, const char *id);
const ForconEntry *app_last_entry (ForconSession *session);
const ForconEvent *app_find_event (const ForconEntry *entry, ForconEventKind kind);

/* With one */
void app_test_init (int *argc, char ***argv);
ForconTableWindow *app_window (const char *path, int width, int height);
void app_close (ForconTableWindow *window);
void app_pump (guint milliseconds);
GtkWidget *app_find (gpointer root, GType type, const char *text);
GtkWidget *app_find_shown (gpointer root, GType type, const char *text);
void app_press (gpointer root, const char *label);
void app_act (ForconTableWindow *window, const char *action);
void app_picture (gpointer widget, const char *name);
GString *app_cut_off_texts (gpointer root);

G_END_DECLS
