/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/dice/twilight-game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/*
 * The units of one side in the set-up of a fleet-dice clash: a row for each type with its grade, how many there are,
 * and how many of them have sustained damage; the same can be typed as "1 dreadnought, 2 cruiser".
 */
#define FORCON_TYPE_TWILIGHT_MUSTER (forcon_twilight_muster_get_type ())
G_DECLARE_FINAL_TYPE (ForconTwilightMuster, forcon_twilight_muster, FORCON, TWILIGHT_MUSTER, ForconPanel)

/**
 * forcon_twilight_muster_new:
 * @game: a clash
 * @side: whose units
 *
 * Returns: (transfer floating): what they are chosen with
 */
GtkWidget *forcon_twilight_muster_new (ForconTwilightGame *game, ForconTwilightSide side);

G_END_DECLS
