/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Formations: F-FORM. */

#include "engine/decision/decision.h"

G_BEGIN_DECLS

/**
 * forcon_formation_form:
 * @decision: the decision
 * @command: who leaves a formation, and with whom, to be one of their own
 *
 * Returns: whether the decision goes on (F-FORM-1, F-FORM-3)
 */
gboolean forcon_formation_form (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_formation_join:
 * @decision: the decision
 * @command: which ship goes over to which other one's formation
 *
 * Returns: whether the decision goes on (F-FORM-3)
 */
gboolean forcon_formation_join (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_formation_pass_flag:
 * @decision: the decision
 * @command: who is to be the flagship of its formation
 *
 * A failed check changes nothing but that it was tried this turn. Dice: 2d6 (F-FORM-8).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_formation_pass_flag (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_formation_join_shields:
 * @decision: the decision
 * @command: whether a ship pools its shields with friends in contact who do so too
 *
 * With command broken none does, but with the option (F-FORM-5).
 *
 * Returns: whether the decision goes on (F-SHLD-2)
 */
gboolean forcon_formation_join_shields (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_formation_try_flag:
 * @decision: the decision
 * @id: a formation
 * @ship: which of its ships tries to take command
 * @reason: why
 * @passed: (out): whether it does
 *
 * Dice: 2d6 against its readiness with what the rules add.
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_formation_try_flag (ForconDecision *decision, ForconFormationId id, ForconShipId ship,
                                    ForconFlagReason reason, gboolean *passed);

/**
 * forcon_formation_settle:
 * @decision: a decision whose command is carried out
 *
 * Looks for formations that lost their flagship, in the order of their ids, and lets the next in line take over. Dice:
 * 2d6 for each.
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_formation_settle (ForconDecision *decision);

/**
 * forcon_formation_rally:
 * @decision: the decision
 *
 * At the start of a turn the next in line of each formation of that side whose command is broken tries again. Dice: 2d6
 * for each, in the order of their ids (F-FORM-7).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_formation_rally (ForconDecision *decision);

/**
 * forcon_formation_separate:
 * @decision: the decision
 * @ship: any ship, in action or not
 * @side: whose it will be
 *
 * Makes the ship a formation of its own.
 */
void forcon_formation_separate (ForconDecision *decision, ForconShipId ship, ForconSideId side);

G_END_DECLS
