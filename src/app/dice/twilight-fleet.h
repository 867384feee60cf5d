/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/dice/twilight-game.h"

G_BEGIN_DECLS

/* The units of a side in a fleet-dice clash as rows of tokens, those that are lost struck out. */
#define FORCON_TYPE_TWILIGHT_FLEET (forcon_twilight_fleet_get_type ())
G_DECLARE_FINAL_TYPE (ForconTwilightFleet, forcon_twilight_fleet, FORCON, TWILIGHT_FLEET, GtkWidget)

/**
 * forcon_twilight_fleet_new:
 * @game: a clash
 * @side: one of its sides
 *
 * Returns: (transfer floating): its units
 */
GtkWidget *forcon_twilight_fleet_new (ForconTwilightGame *game, ForconTwilightSide side);

G_END_DECLS
