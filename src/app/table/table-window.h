/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/session/session.h"

G_BEGIN_DECLS

/* The master's window on one battle. */
#define FORCON_TYPE_TABLE_WINDOW (forcon_table_window_get_type ())
G_DECLARE_FINAL_TYPE (ForconTableWindow, forcon_table_window, FORCON, TABLE_WINDOW, AdwApplicationWindow)

ForconTableWindow *forcon_table_window_new (GtkApplication *application);
gboolean forcon_table_window_load (ForconTableWindow *self, const char *path, GError **error);
void forcon_table_window_open (ForconTableWindow *self, const char *path);
void forcon_table_window_open_clash (ForconTableWindow *self, ForconGame *game, ForconClashId clash);
ForconSession *forcon_table_window_session (ForconTableWindow *self);

G_END_DECLS
