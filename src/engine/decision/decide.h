/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/decision/outcome.h"
#include "engine/state/event.h"

G_BEGIN_DECLS

/**
 * forcon_decide:
 * @battle: the state; it is not changed
 * @rules: the rules
 * @command: what a person wants
 * @dice: where dice come from
 *
 * Knows the rules and changes nothing. The same state, command and dice give the same events (F-GEN-5). When the
 * verdict is FORCON_VERDICT_NEEDS_DICE, add what is asked for to the dice and call again.
 *
 * Returns: (transfer full): the verdict, and when it is done the events and the battle after them
 */
ForconOutcome *forcon_decide (const ForconBattle *battle, const ForconRules *rules, const ForconCommand *command,
                              const ForconDice *dice);

/**
 * forcon_decide_in_place:
 * @battle: the state; it is changed
 * @rules: the rules
 * @command: what is wanted
 * @dice: where dice come from
 * @outcome: (inout): an outcome of forcon_outcome_new(), emptied first
 *
 * The same decision for those who try thousands of them: nothing is copied, and the events do not say who may see
 * them. What was refused may have left traces, and then the battle is good for nothing any more; @outcome has no
 * events when it left none.
 *
 * Returns: whether it was done
 */
gboolean forcon_decide_in_place (ForconBattle *battle, const ForconRules *rules, const ForconCommand *command,
                                 const ForconDice *dice, ForconOutcome *outcome);

/**
 * forcon_decide_on_clone:
 * @clone: a copy that the caller has made of the state; it is changed, and after a refusal good for nothing
 * @outcome: (inout): a new outcome, of which after stays %NULL
 *
 * As forcon_decide(), for who copies the state of more than this battle.
 *
 * Returns: whether it was done
 */
gboolean forcon_decide_on_clone (ForconBattle *clone, const ForconRules *rules, const ForconCommand *command,
                                 const ForconDice *dice, ForconOutcome *outcome);

G_END_DECLS
