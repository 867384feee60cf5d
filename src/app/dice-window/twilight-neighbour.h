/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/dice/twilight-game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/* An adjacent system in the set-up of a clash: its name, its anomalies, who is there. Signal "removed". */
#define FORCON_TYPE_TWILIGHT_NEIGHBOUR (forcon_twilight_neighbour_get_type ())
G_DECLARE_FINAL_TYPE (ForconTwilightNeighbour, forcon_twilight_neighbour, FORCON, TWILIGHT_NEIGHBOUR, ForconPanel)

GtkWidget *forcon_twilight_neighbour_new (ForconTwilightGame *game, guint place);
GtkWidget *forcon_twilight_anomalies_new (guint32 anomalies, GCallback toggled, GObject *owner);
guint32 forcon_twilight_anomalies_read (GtkWidget *anomalies);

G_END_DECLS
