/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/panel.h"
#include "twilight/state/twilight-force.h"
#include "twilight/state/twilight-terms.h"

G_BEGIN_DECLS

/* How many units of a type a side has, of which grade, and how many of them are damaged. Signal "changed": by hand. */
#define FORCON_TYPE_TWILIGHT_MUSTER_ROW (forcon_twilight_muster_row_get_type ())
G_DECLARE_FINAL_TYPE (ForconTwilightMusterRow, forcon_twilight_muster_row, FORCON, TWILIGHT_MUSTER_ROW, ForconPanel)

/**
 * forcon_twilight_muster_row_new:
 * @rules: whose units
 * @type: one of grade I
 * @side: whose
 *
 * Returns: (transfer floating): a row for that type
 */
GtkWidget *forcon_twilight_muster_row_new (const ForconTwilightRules *rules, ForconUnitId type,
                                             ForconTwilightSide side);

ForconUnitKind forcon_twilight_muster_row_kind (ForconTwilightMusterRow *self);

/**
 * forcon_twilight_muster_row_read:
 * @self: a row
 * @force: the units of the side
 *
 * Shows what the side has of this type.
 */
void forcon_twilight_muster_row_read (ForconTwilightMusterRow *self, const ForconForce *force);

/**
 * forcon_twilight_muster_row_write:
 * @self: a row
 * @force: (inout): the units of the side
 *
 * Gives the side what the row says.
 */
void forcon_twilight_muster_row_write (ForconTwilightMusterRow *self, ForconForce *force);

G_END_DECLS
