/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/dice/twilight-game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/* What happened in a fleet-dice clash: each command, and what came of it, with its dice and rules. */
#define FORCON_TYPE_TWILIGHT_LOG (forcon_twilight_log_get_type ())
G_DECLARE_FINAL_TYPE (ForconTwilightLog, forcon_twilight_log, FORCON, TWILIGHT_LOG, ForconPanel)

/**
 * forcon_twilight_log_new:
 * @game: a clash
 *
 * Returns: (transfer floating): what happened in it
 */
GtkWidget *forcon_twilight_log_new (ForconTwilightGame *game);

G_END_DECLS
