/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/dice.h"
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
 * forcon_outcome_new:
 *
 * Returns: (transfer full): an outcome for forcon_decide_in_place()
 */
ForconOutcome *forcon_outcome_new (void);

void forcon_outcome_free (ForconOutcome *outcome);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconOutcome, forcon_outcome_free)

G_END_DECLS
