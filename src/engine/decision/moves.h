/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Movement: F-MOV. */

#include "engine/decision/decision.h"

G_BEGIN_DECLS

/**
 * forcon_movement_meant:
 * @decision: the decision
 * @named, @formation: what a command to a formation of the side at turn names: one of its ships, or it
 * @ship: (out): the ship, else the lead of the formation
 *
 * Returns: whether there is such a formation, with a ship in action (F-FORM-3)
 */
gboolean forcon_movement_meant (ForconDecision *decision, ForconShipId named, ForconFormationId formation,
                                ForconShipId *ship);

gboolean forcon_movement_move (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_movement_set_out:
 * @decision: the decision
 * @ship: a ship on the table
 * @declared: a legal move of its formation
 *
 * Moves its formation, with all that comes of it: who leaves the table, enters low orbit, sets off mines or meets
 * enemies.
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_movement_set_out (ForconDecision *decision, ForconShipId ship, const ForconLegs *declared);

/**
 * forcon_movement_all_moved:
 *
 * Every formation of the side that has to move must have moved before the step ends (F-MOV-2).
 */
gboolean forcon_movement_all_moved (ForconDecision *decision);

/**
 * forcon_movement_drift:
 *
 * Moves those that are hulks when the movement step of their side begins; one that a drifting neighbour wrecks or
 * destroys meanwhile stays (F-CAT-2, F-CAT-3).
 */
gboolean forcon_movement_drift (ForconDecision *decision);

G_END_DECLS
