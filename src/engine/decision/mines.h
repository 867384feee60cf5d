/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Mines and minesweepers: F-MINE, F-SWP. */

#include "engine/decision/decision.h"

G_BEGIN_DECLS

/**
 * forcon_mine_lay:
 *
 * Puts a mine where the ship is (F-MINE-1, F-MINE-2).
 */
gboolean forcon_mine_lay (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_mine_sweep:
 *
 * Declares that the ship sweeps: the mines within reach must be revealed to its side (F-SWP-1).
 */
gboolean forcon_mine_sweep (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_mine_trigger:
 * @decision: the decision
 * @ship: a ship in action on the table that has moved
 * @corners: (array length=n_corners): of its way
 * @n_corners: at least 1
 *
 * Sets off the mines into whose range the way led, also those in whose range it began; a minesweeper finds them or is
 * lost (F-MINE-3, F-SWP-2). Dice: the sweeper's checks, in the order in which it comes to the mines.
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_mine_trigger (ForconDecision *decision, ForconShipId ship, const ForconPoint *corners, guint n_corners);

/**
 * forcon_mine_swept:
 *
 * Ends the movement step of the sweepers of the side at turn: those that moved little enough destroy what they found
 * (F-SWP-1).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_mine_swept (ForconDecision *decision);

/**
 * forcon_mine_burst:
 *
 * Resolves the mines that went off, the oldest first; either kind is used up (F-MINE-3, F-MINE-4).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_mine_burst (ForconDecision *decision);

G_END_DECLS
