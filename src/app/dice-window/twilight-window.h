/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/dice/twilight-game.h"

G_BEGIN_DECLS

/* A fleet-dice clash: set up, played, printed. */
#define FORCON_TYPE_TWILIGHT_WINDOW (forcon_twilight_window_get_type ())
G_DECLARE_FINAL_TYPE (ForconTwilightWindow, forcon_twilight_window, FORCON, TWILIGHT_WINDOW, AdwApplicationWindow)

/**
 * ForconTwilightOver:
 * @owner: for whom the clash was fought
 * @journal: the clash from its start to its end, with every command and its dice
 * @data: what was given
 *
 * Takes the result of a clash that is over, once; then the window closes.
 *
 * Returns: whether it was taken; if not, the window stays, and the owner has said why
 */
typedef gboolean (*ForconTwilightOver) (gpointer owner, const ForconTwilightJournal *journal, gpointer data);

/**
 * forcon_twilight_window_new:
 * @application: the application
 * @error: #ForconFileError
 *
 * Returns: (transfer none) (nullable): a window with a clash to be set up, not yet on the screen; %NULL where the
 *   rules of the fleet dice cannot be read
 */
ForconTwilightWindow *forcon_twilight_window_new (GtkApplication *application, GError **error);

/**
 * forcon_twilight_window_new_for:
 * @application: the application
 * @start: a clash by the rules "twilight" that can begin, see forcon_twilight_clash_ready(); it is copied
 * @owner: for whom it is fought; if that goes before the clash is over, nobody is told
 * @over: takes the result when the master hands it over, which can be done once the clash is over
 * @data: (transfer full): for @over
 * @free_data: (nullable): frees @data
 * @error: #ForconFileError
 *
 * Returns: (transfer none) (nullable): a window with that clash at its first step, not yet on the screen
 */
ForconTwilightWindow *forcon_twilight_window_new_for (GtkApplication *application, const ForconTwilightClash *start,
                                                         GObject *owner, ForconTwilightOver over, gpointer data,
                                                         GDestroyNotify free_data, GError **error);

/**
 * forcon_twilight_window_present:
 * @application: the application
 * @path: (nullable): the file of a fleet-dice clash; %NULL to set up a new one
 * @error: #ForconFileError
 *
 * Returns: whether it is on the screen, in a window of its own
 */
gboolean forcon_twilight_window_present (GtkApplication *application, const char *path, GError **error);

/**
 * forcon_twilight_window_load:
 * @self: a window
 * @path: a file of a fleet-dice clash
 * @error: #ForconFileError
 *
 * Returns: whether the window shows it now
 */
gboolean forcon_twilight_window_load (ForconTwilightWindow *self, const char *path, GError **error);

/**
 * forcon_twilight_window_game:
 * @self: a window
 *
 * Returns: (transfer none): what it shows
 */
ForconTwilightGame *forcon_twilight_window_game (ForconTwilightWindow *self);

/**
 * forcon_twilight_window_print:
 * @self: a window with a clash that is played
 * @action: whether the dialog of printers comes first, only a preview, or a file
 * @file: (nullable): a PDF, for GTK_PRINT_OPERATION_ACTION_EXPORT
 *
 * Prints what happened so far.
 */
void forcon_twilight_window_print (ForconTwilightWindow *self, GtkPrintOperationAction action, const char *file);

G_END_DECLS
