/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "forcon-fleet-dice-game.h"

G_BEGIN_DECLS

/* A fleet-dice clash: set up, played, printed. */
#define FORCON_TYPE_FLEET_DICE_WINDOW (forcon_fleet_dice_window_get_type ())
G_DECLARE_FINAL_TYPE (ForconFleetDiceWindow, forcon_fleet_dice_window, FORCON, FLEET_DICE_WINDOW, AdwApplicationWindow)

/**
 * ForconFleetDiceOver:
 * @owner: for whom the clash was fought
 * @journal: the clash from its start to its end, with every command and its dice
 * @data: what was given
 *
 * Takes the result of a clash that is over, once; then the window closes.
 *
 * Returns: whether it was taken; if not, the window stays, and the owner has said why
 */
typedef gboolean (*ForconFleetDiceOver) (gpointer owner, const ForconTwilightJournal *journal, gpointer data);

ForconFleetDiceWindow *forcon_fleet_dice_window_new (GtkApplication *application, GError **error);
ForconFleetDiceWindow *forcon_fleet_dice_window_new_for (GtkApplication *application, const ForconTwilightClash *start,
                                                         GObject *owner, ForconFleetDiceOver over, gpointer data,
                                                         GDestroyNotify free_data, GError **error);
gboolean forcon_fleet_dice_window_present (GtkApplication *application, const char *path, GError **error);
gboolean forcon_fleet_dice_window_load (ForconFleetDiceWindow *self, const char *path, GError **error);
ForconFleetDiceGame *forcon_fleet_dice_window_game (ForconFleetDiceWindow *self);
void forcon_fleet_dice_window_print (ForconFleetDiceWindow *self, GtkPrintOperationAction action, const char *file);

G_END_DECLS
