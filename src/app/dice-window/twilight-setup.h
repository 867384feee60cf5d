/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/dice/twilight-game.h"
#include "app/widgets/panel.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The page on which a fleet-dice clash is set up: where it is fought, and both sides. */
#define FORCON_TYPE_TWILIGHT_SETUP (forcon_twilight_setup_get_type ())
G_DECLARE_FINAL_TYPE (ForconTwilightSetup, forcon_twilight_setup, FORCON, TWILIGHT_SETUP, ForconPanel)

/**
 * forcon_twilight_setup_new:
 * @game: a clash
 *
 * Returns: (transfer floating): what it is set up with
 */
GtkWidget *forcon_twilight_setup_new (ForconTwilightGame *game);

G_END_DECLS
