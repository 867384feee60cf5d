/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/game/game.h"

G_BEGIN_DECLS

/* What everybody may see, for a second screen: the main map, the phase and the clock, to be read from far away. */
#define FORCON_TYPE_CROWD_WINDOW (forcon_crowd_window_get_type ())
G_DECLARE_FINAL_TYPE (ForconCrowdWindow, forcon_crowd_window, FORCON, CROWD_WINDOW, AdwWindow)

/**
 * forcon_crowd_window_new:
 * @game: a game with a campaign
 *
 * It closes with the campaign, and belongs to no application, so that no key of the program works in it.
 *
 * Returns: (transfer none): a window, to be presented
 */
ForconCrowdWindow *forcon_crowd_window_new (ForconGame *game);

/**
 * forcon_crowd_window_present:
 * @self: a window
 * @beside: the master's window
 *
 * Shows it, over the whole of another screen if there is one.
 */
void forcon_crowd_window_present (ForconCrowdWindow *self, GtkWindow *beside);

G_END_DECLS
