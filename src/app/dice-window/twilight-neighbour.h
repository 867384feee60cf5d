/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/dice/twilight-game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/* An adjacent system in the set-up of a clash: its name, its anomalies, who is there. Signal "removed". */
#define FORCON_TYPE_TWILIGHT_NEIGHBOUR (forcon_twilight_neighbour_get_type ())
G_DECLARE_FINAL_TYPE (ForconTwilightNeighbour, forcon_twilight_neighbour, FORCON, TWILIGHT_NEIGHBOUR, ForconPanel)

/**
 * forcon_twilight_neighbour_new:
 * @game: a clash that is set up
 * @place: of the system among the adjacent ones, from 0
 *
 * Returns: (transfer floating): what it is set up with
 */
GtkWidget *forcon_twilight_neighbour_new (ForconTwilightGame *game, guint place);

/**
 * forcon_twilight_anomalies_new:
 * @anomalies: bits of those that are there
 * @toggled: (scope forever): is called with @owner when others are
 * @owner: whose they are
 *
 * Returns: (transfer floating): a check for each kind
 */
GtkWidget *forcon_twilight_anomalies_new (guint32 anomalies, GCallback toggled, GObject *owner);

/* Returns: bits of those that are checked */
guint32 forcon_twilight_anomalies_read (GtkWidget *anomalies);

G_END_DECLS
