/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/game/game.h"

G_BEGIN_DECLS

/* The master's window on a campaign: the clock, what is open, and the pages. */
#define FORCON_TYPE_MASTER_WINDOW (forcon_master_window_get_type ())
G_DECLARE_FINAL_TYPE (ForconMasterWindow, forcon_master_window, FORCON, MASTER_WINDOW, AdwApplicationWindow)

/**
 * forcon_master_window_new:
 * @application: the application
 * @game: the campaign to show, or none yet
 *
 * Returns: (transfer none): a window; not yet on the screen
 */
ForconMasterWindow *forcon_master_window_new (GtkApplication *application, ForconGame *game);

/**
 * forcon_master_window_game:
 * @self: a window
 *
 * Returns: (transfer none): what the window shows
 */
ForconGame *forcon_master_window_game (ForconMasterWindow *self);

/**
 * forcon_master_window_open:
 * @self: a window
 * @path: a campaign's file
 *
 * Opens @path in place of what is open, or says in one line what is wrong with it.
 */
void forcon_master_window_open (ForconMasterWindow *self, const char *path);

/**
 * forcon_master_window_open_file:
 * @self: a window
 * @path: a campaign, a scenario, a battle script or an exported campaign
 *
 * Does what is to be done with such a file, or says in one line what is wrong with it.
 */
void forcon_master_window_open_file (ForconMasterWindow *self, const char *path);

/**
 * forcon_master_window_page_name:
 * @self: a window
 *
 * Returns: (transfer none) (nullable): the page in front, as of forcon_master_window_show_page()
 */
const char *forcon_master_window_page_name (ForconMasterWindow *self);

/**
 * forcon_master_window_show_page:
 * @self: a window
 * @page: "map", "orders", "resolve", "clashes", "fleets", "reports" or "journal"
 */
void forcon_master_window_show_page (ForconMasterWindow *self, const char *page);

/**
 * forcon_master_window_say:
 * @self: a window
 * @text: something that needs no answer
 */
void forcon_master_window_say (ForconMasterWindow *self, const char *text);

/* Says what was done, with a button that takes it back. */
void forcon_master_window_say_undoable (ForconMasterWindow *self, const char *text);

/* Says what went wrong, in a dialog of its own: files are too important for a toast. */
void forcon_master_window_show_error (ForconMasterWindow *self, const char *heading, const char *text);

G_END_DECLS
