/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Boarding and ramming: F-BRD, F-RAM. */

#include "engine/decision/decision.h"

G_BEGIN_DECLS

/**
 * forcon_foe_meet:
 * @decision: the decision
 * @ship: a ship
 * @foe: whom it boards or rams
 *
 * Identifies each to the other's side (F-EW-1).
 */
void forcon_foe_meet (ForconDecision *decision, ForconShipId ship, ForconShipId foe);

gboolean forcon_boarding_declare (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_boarding_fight:
 *
 * Fights what was declared in the torpedo step, in the order of the file, as far as both ships are still there and
 * touch (F-BRD-1, F-END-1).
 */
gboolean forcon_boarding_fight (ForconDecision *decision);

/**
 * forcon_boarding_fate:
 *
 * What the captor's side does with a prize (F-BRD-6). Dice: the takeover's 2d6, or the catastrophe of a scuttled ship.
 */
gboolean forcon_boarding_fate (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_ram_decide:
 * @decision: the decision
 * @command: who rams whom, and how far it goes for it; failed, it goes on as far as it can
 *
 * Dice: the check; what mines on the way ask for; then the rammer's hits and the target's damage, then the target's
 * hits and the rammer's damage, then explosions (F-RAM-1 to F-RAM-5).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_ram_decide (ForconDecision *decision, const ForconCommand *command);

G_END_DECLS
