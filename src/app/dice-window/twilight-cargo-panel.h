/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/dice/twilight-game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/* What a retreat takes along: a row for each pile that could be carried (T-RET-7). Signal "changed". */
#define FORCON_TYPE_TWILIGHT_CARGO_PANEL (forcon_twilight_cargo_panel_get_type ())
G_DECLARE_FINAL_TYPE (ForconTwilightCargoPanel, forcon_twilight_cargo_panel, FORCON, TWILIGHT_CARGO_PANEL, ForconPanel)

/**
 * forcon_twilight_cargo_panel_new:
 * @game: a clash in which a side has to retreat
 * @proposed: a retreat of that side
 *
 * Returns: (transfer floating): the choice of what comes along; at first what was proposed
 */
GtkWidget *forcon_twilight_cargo_panel_new (ForconTwilightGame *game, const ForconTwilightCommand *proposed);

/**
 * forcon_twilight_cargo_panel_write:
 * @self: a choice
 * @command: (inout): a retreat
 *
 * Has it take along what is chosen.
 */
void forcon_twilight_cargo_panel_write (ForconTwilightCargoPanel *self, ForconTwilightCommand *command);

G_END_DECLS
