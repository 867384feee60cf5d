/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/dice/twilight-game.h"
#include "app/widgets/panel.h"
#include "twilight/odds/twilight-odds.h"

G_BEGIN_DECLS

/* How many of each unit can be expected to be left, as a table. */
#define FORCON_TYPE_TWILIGHT_LEFT (forcon_twilight_left_get_type ())
G_DECLARE_FINAL_TYPE (ForconTwilightLeft, forcon_twilight_left, FORCON, TWILIGHT_LEFT, ForconPanel)

/* Returns: (transfer floating): an empty table */
GtkWidget *forcon_twilight_left_new (void);

/**
 * forcon_twilight_left_set:
 * @self: a table
 * @game: a clash
 * @odds: its chances
 *
 * Shows what is left of each kind of unit that fights, on the average.
 */
void forcon_twilight_left_set (ForconTwilightLeft *self, ForconTwilightGame *game, const ForconTwilightOdds *odds);

G_END_DECLS
