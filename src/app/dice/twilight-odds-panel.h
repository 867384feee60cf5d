/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/dice/twilight-game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/*
 * What can be expected of a clash as it stands (T-ODDS-1): the chances, what is likely to be left, and how that goes
 * on round by round, which is the question whether to announce a retreat. Beside it the order of losses for which
 * that holds.
 */
#define FORCON_TYPE_TWILIGHT_ODDS_PANEL (forcon_twilight_odds_panel_get_type ())
G_DECLARE_FINAL_TYPE (ForconTwilightOddsPanel, forcon_twilight_odds_panel, FORCON, TWILIGHT_ODDS_PANEL, ForconPanel)

/**
 * forcon_twilight_odds_panel_new:
 * @game: a clash
 *
 * Returns: (transfer floating): its chances
 */
GtkWidget *forcon_twilight_odds_panel_new (ForconTwilightGame *game);

/* Returns: whether what it shows is of a moment ago */
gboolean forcon_twilight_odds_panel_is_late (ForconTwilightOddsPanel *self);

G_END_DECLS
