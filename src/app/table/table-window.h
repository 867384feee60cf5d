/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/session/session.h"

G_BEGIN_DECLS

/* The master's window on one battle. */
#define FORCON_TYPE_TABLE_WINDOW (forcon_table_window_get_type ())
G_DECLARE_FINAL_TYPE (ForconTableWindow, forcon_table_window, FORCON, TABLE_WINDOW, AdwApplicationWindow)

/**
 * forcon_table_window_new:
 * @application: the application
 *
 * Returns: (transfer none): a window with nothing on its table; not yet on the screen
 */
ForconTableWindow *forcon_table_window_new (GtkApplication *application);

/**
 * forcon_table_window_load:
 * @self: a window
 * @path: a battle script
 * @error: #ForconFileError
 *
 * Returns: whether the window shows it now
 */
gboolean forcon_table_window_load (ForconTableWindow *self, const char *path, GError **error);

/**
 * forcon_table_window_open:
 * @self: a window
 * @path: a battle script
 *
 * Opens @path, or says in one line what is wrong with it.
 */
void forcon_table_window_open (ForconTableWindow *self, const char *path);

/**
 * forcon_table_window_open_clash:
 * @self: a window
 * @game: a campaign
 * @clash: one of its clashes
 *
 * Shows the table of @clash, or says in one line why that cannot be read. From then on dice fall as the preferences
 * say, and the window closes when the clash goes.
 */
void forcon_table_window_open_clash (ForconTableWindow *self, ForconGame *game, ForconClashId clash);

/**
 * forcon_table_window_session:
 * @self: a window
 *
 * Returns: (transfer none): what the window shows
 */
ForconSession *forcon_table_window_session (ForconTableWindow *self);

G_END_DECLS
