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

ForconOutcome *forcon_decide (const ForconBattle *battle, const ForconRules *rules, const ForconCommand *command,
                              const ForconDice *dice);
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
ForconOutcome *forcon_outcome_new (void);
void forcon_outcome_free (ForconOutcome *outcome);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconOutcome, forcon_outcome_free)

G_END_DECLS
