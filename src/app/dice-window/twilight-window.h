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

ForconTwilightWindow *forcon_twilight_window_new (GtkApplication *application, GError **error);
ForconTwilightWindow *forcon_twilight_window_new_for (GtkApplication *application, const ForconTwilightClash *start,
                                                         GObject *owner, ForconTwilightOver over, gpointer data,
                                                         GDestroyNotify free_data, GError **error);
gboolean forcon_twilight_window_present (GtkApplication *application, const char *path, GError **error);
gboolean forcon_twilight_window_load (ForconTwilightWindow *self, const char *path, GError **error);
ForconTwilightGame *forcon_twilight_window_game (ForconTwilightWindow *self);
void forcon_twilight_window_print (ForconTwilightWindow *self, GtkPrintOperationAction action, const char *file);

G_END_DECLS
