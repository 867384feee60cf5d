/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/dice.h"
#include "engine/state/event.h"
#include "engine/state/verdict.h"

G_BEGIN_DECLS

/**
 * ForconThrow:
 * @purpose: what the roll was for
 * @ship: who rolled, or none
 * @needed: what each die, or the sum, was compared with; 0 where nothing was
 * @roll: its dice
 */
typedef struct {
  ForconPurpose purpose;
  ForconShipId ship;
  gint needed;
  ForconRoll roll;
} ForconThrow;

/**
 * ForconOutcome:
 * @verdict: what came of it
 * @events: (element-type ForconEvent): the facts in their order; empty unless done
 * @dice: (element-type ForconDie): every die that fell, in order; events' rolls point in here
 * @throws: (element-type ForconThrow): every roll, in order; the master overrides one by its place in here
 * @n_given: how many of the given faces were used
 * @after: (nullable): the battle after the events; %NULL unless done, and once a journal took it over
 */
typedef struct {
  ForconVerdict verdict;
  GArray *events;
  GArray *dice;
  GArray *throws;
  guint n_given;
  ForconBattle *after;
} ForconOutcome;

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

/**
 * forcon_outcome_new:
 *
 * Returns: (transfer full): an outcome for forcon_decide_in_place()
 */
ForconOutcome *forcon_outcome_new (void);

void forcon_outcome_free (ForconOutcome *outcome);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconOutcome, forcon_outcome_free)

G_END_DECLS
