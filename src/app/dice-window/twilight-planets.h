/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/dice/twilight-game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/* The planets of a ground combat that is set up (T-GND-5): which one is in front, its name, more of them. */
#define FORCON_TYPE_TWILIGHT_PLANETS (forcon_twilight_planets_get_type ())
G_DECLARE_FINAL_TYPE (ForconTwilightPlanets, forcon_twilight_planets, FORCON, TWILIGHT_PLANETS, ForconPanel)

/**
 * forcon_twilight_planets_new:
 * @game: a clash
 *
 * Returns: (transfer floating): the choice of its planets
 */
GtkWidget *forcon_twilight_planets_new (ForconTwilightGame *game);

G_END_DECLS
