/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/dice/twilight-game.h"
#include "app/widgets/panel.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* A side in the set-up of a fleet-dice clash: its name, its units, what bears on its rolls and on its retreats. */
#define FORCON_TYPE_TWILIGHT_PLAYER_PANEL (forcon_twilight_player_panel_get_type ())
G_DECLARE_FINAL_TYPE (ForconTwilightPlayerPanel, forcon_twilight_player_panel, FORCON, TWILIGHT_PLAYER_PANEL,
                      ForconPanel)

/**
 * forcon_twilight_player_panel_new:
 * @game: a clash
 * @side: one of its sides
 *
 * Returns: (transfer floating): what that side is set up with
 */
GtkWidget *forcon_twilight_player_panel_new (ForconTwilightGame *game, ForconTwilightSide side);

G_END_DECLS
