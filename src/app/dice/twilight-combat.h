/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/dice/twilight-game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/* The page on which a fleet-dice clash is played: both fleets, between them the step, below what happened. */
#define FORCON_TYPE_TWILIGHT_COMBAT (forcon_twilight_combat_get_type ())
G_DECLARE_FINAL_TYPE (ForconTwilightCombat, forcon_twilight_combat, FORCON, TWILIGHT_COMBAT, ForconPanel)

/**
 * forcon_twilight_combat_new:
 * @game: a clash
 *
 * Returns: (transfer floating): what it is played with
 */
GtkWidget *forcon_twilight_combat_new (ForconTwilightGame *game);

G_END_DECLS
