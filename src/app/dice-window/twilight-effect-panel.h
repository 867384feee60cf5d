/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/dice/twilight-game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/* Asks what an ability or a card does at this moment (T-SPC-2, T-DICE-3). */
#define FORCON_TYPE_TWILIGHT_EFFECT_PANEL (forcon_twilight_effect_panel_get_type ())
G_DECLARE_FINAL_TYPE (ForconTwilightEffectPanel, forcon_twilight_effect_panel, FORCON, TWILIGHT_EFFECT_PANEL,
                      ForconPanel)

/**
 * forcon_twilight_effect_panel_present:
 * @parent: the window to stand before
 * @game: a clash that is played
 *
 * Asks what is used, and what that does.
 */
void forcon_twilight_effect_panel_present (GtkWindow *parent, ForconTwilightGame *game);

G_END_DECLS
