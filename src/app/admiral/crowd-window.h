/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/game/game.h"

G_BEGIN_DECLS

/* What everybody may see, for a second screen: the main map, the phase and the clock, to be read from far away. */
#define FORCON_TYPE_CROWD_WINDOW (forcon_crowd_window_get_type ())
G_DECLARE_FINAL_TYPE (ForconCrowdWindow, forcon_crowd_window, FORCON, CROWD_WINDOW, AdwWindow)

ForconCrowdWindow *forcon_crowd_window_new (ForconGame *game);
void forcon_crowd_window_present (ForconCrowdWindow *self, GtkWindow *beside);

G_END_DECLS
