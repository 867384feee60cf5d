/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/dice/twilight-game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/*
 * Where a fleet-dice clash stands: what it waits for and by which rule, the button for what comes next, the other
 * things that could be done, and the dice.
 */
#define FORCON_TYPE_TWILIGHT_STEP_PANEL (forcon_twilight_step_panel_get_type ())
G_DECLARE_FINAL_TYPE (ForconTwilightStepPanel, forcon_twilight_step_panel, FORCON, TWILIGHT_STEP_PANEL, ForconPanel)

/**
 * forcon_twilight_step_panel_new:
 * @game: a clash
 *
 * Returns: (transfer floating): where it stands
 */
GtkWidget *forcon_twilight_step_panel_new (ForconTwilightGame *game);

/* As forcon_twilight_roll_panel_type(). */
gboolean forcon_twilight_step_panel_type (ForconTwilightStepPanel *self, const char *face);

G_END_DECLS
