/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/dice/twilight-game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/* The dice that lie on the table, by who threw them and by what they needed. A click changes one, with a reason
 * (T-DICE-3). */
#define FORCON_TYPE_TWILIGHT_DICE (forcon_twilight_dice_get_type ())
G_DECLARE_FINAL_TYPE (ForconTwilightDice, forcon_twilight_dice, FORCON, TWILIGHT_DICE, ForconPanel)

/**
 * forcon_twilight_dice_new:
 * @game: a clash
 *
 * Returns: (transfer floating): its dice
 */
GtkWidget *forcon_twilight_dice_new (ForconTwilightGame *game);

G_END_DECLS
