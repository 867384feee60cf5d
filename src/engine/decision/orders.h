/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Orders: F-ORD, F-MOV-11. */

#include "engine/decision/decision.h"

G_BEGIN_DECLS

/**
 * forcon_order_decide:
 * @decision: the decision
 * @command: an order, of whatever step
 *
 * Orders of the movement step bind the whole formation (F-MOV-6); those of the others the ship that the order names.
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_order_decide (ForconDecision *decision, const ForconCommand *command);

G_END_DECLS
