/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/dice/twilight-game.h"

G_BEGIN_DECLS

/* What bears on a retreat in the set-up of a clash: the active system and those next to it, anomalies and laws
 * (T-RET-3, T-RET-5). */
#define FORCON_TYPE_TWILIGHT_NEIGHBOURS (forcon_twilight_neighbours_get_type ())
G_DECLARE_FINAL_TYPE (ForconTwilightNeighbours, forcon_twilight_neighbours, FORCON, TWILIGHT_NEIGHBOURS, AdwWindow)

/**
 * forcon_twilight_neighbours_present:
 * @parent: the window to stand before
 * @game: a clash that is set up
 *
 * Shows what bears on retreats; whatever is changed holds at once.
 */
void forcon_twilight_neighbours_present (GtkWindow *parent, ForconTwilightGame *game);

G_END_DECLS
