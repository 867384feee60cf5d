/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/dice/twilight-game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/* Asks where a side retreats to, with what aboard: each system says why not, each wish what the rules say to it. */
#define FORCON_TYPE_TWILIGHT_RETREAT_PANEL (forcon_twilight_retreat_panel_get_type ())
G_DECLARE_FINAL_TYPE (ForconTwilightRetreatPanel, forcon_twilight_retreat_panel, FORCON, TWILIGHT_RETREAT_PANEL,
                      ForconPanel)

/**
 * forcon_twilight_retreat_panel_present:
 * @parent: the window to stand before
 * @game: a clash in which a side has to retreat
 *
 * Asks how.
 */
void forcon_twilight_retreat_panel_present (GtkWindow *parent, ForconTwilightGame *game);

G_END_DECLS
