/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-panel.h"
#include "forcon-twilight-force.h"
#include "forcon-twilight-terms.h"

G_BEGIN_DECLS

/* How many units of a type a side has, of which grade, and how many of them are damaged. Signal "changed": by hand. */
#define FORCON_TYPE_FLEET_DICE_MUSTER_ROW (forcon_fleet_dice_muster_row_get_type ())
G_DECLARE_FINAL_TYPE (ForconFleetDiceMusterRow, forcon_fleet_dice_muster_row, FORCON, FLEET_DICE_MUSTER_ROW, ForconPanel)

GtkWidget *forcon_fleet_dice_muster_row_new (const ForconTwilightRules *rules, ForconUnitId type,
                                             ForconTwilightSide side);
ForconUnitKind forcon_fleet_dice_muster_row_kind (ForconFleetDiceMusterRow *self);
void forcon_fleet_dice_muster_row_read (ForconFleetDiceMusterRow *self, const ForconForce *force);
void forcon_fleet_dice_muster_row_write (ForconFleetDiceMusterRow *self, ForconForce *force);

G_END_DECLS
