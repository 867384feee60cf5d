/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/dice/twilight-game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/* The dice that are waited for: what for, and a field for the faces that people threw. Without any it is not there. */
#define FORCON_TYPE_TWILIGHT_ROLL_PANEL (forcon_twilight_roll_panel_get_type ())
G_DECLARE_FINAL_TYPE (ForconTwilightRollPanel, forcon_twilight_roll_panel, FORCON, TWILIGHT_ROLL_PANEL, ForconPanel)

/**
 * forcon_twilight_roll_panel_new:
 * @game: a clash
 *
 * Returns: (transfer floating): what its dice are typed into
 */
GtkWidget *forcon_twilight_roll_panel_new (ForconTwilightGame *game);

/**
 * forcon_twilight_roll_panel_type:
 * @self: a roll
 * @face: a digit that was typed beside the field
 *
 * Begins to type where dice are waited for: nobody has to look for the field.
 *
 * Returns: whether they are
 */
gboolean forcon_twilight_roll_panel_type (ForconTwilightRollPanel *self, const char *face);

G_END_DECLS
