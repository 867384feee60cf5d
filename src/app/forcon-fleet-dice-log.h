/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-fleet-dice-game.h"
#include "forcon-panel.h"

G_BEGIN_DECLS

/* What happened in a fleet-dice clash: each command, and what came of it, with its dice and rules. */
#define FORCON_TYPE_FLEET_DICE_LOG (forcon_fleet_dice_log_get_type ())
G_DECLARE_FINAL_TYPE (ForconFleetDiceLog, forcon_fleet_dice_log, FORCON, FLEET_DICE_LOG, ForconPanel)

GtkWidget *forcon_fleet_dice_log_new (ForconFleetDiceGame *game);

G_END_DECLS
