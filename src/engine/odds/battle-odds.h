/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/battle.h"
#include "base/distribution.h"
#include "engine/state/verdict.h"

G_BEGIN_DECLS

#define FORCON_BATTLE_RUNS_MAX 1000000

/* Rounds after which nobody waits for a decision any more, where nothing else is said. */
#define FORCON_BATTLE_ROUNDS 30

/**
 * ForconBattleOddsSide:
 * @side: which one
 * @wins: in what share of the runs it, or its alliance, alone has ships in action at the end
 * @ships_left: of its ships in action at the end
 * @lost: mean number of its ships lost: wrecked, destroyed or captured
 * @withdrawn: mean number of its ships that left the table
 * @hits_lost: mean share of its hits that are gone
 */
typedef struct {
  ForconSideId side;
  double wins;
  ForconDistribution *ships_left;
  double lost;
  double withdrawn;
  double hits_lost;
} ForconBattleOddsSide;

/**
 * ForconBattleOddsShip:
 * @ship: which one
 * @survives: in what share of the runs it is in action at the end, or has withdrawn
 * @withdrawn: in what share it has withdrawn
 */
typedef struct {
  ForconShipId ship;
  double survives;
  double withdrawn;
} ForconBattleOddsShip;

/**
 * ForconBattleOdds:
 * @verdict: done, or why the battle cannot begin; then there is nothing else
 * @n_runs: how many battles were fought
 * @undecided: share of the battles that went on after the last round
 * @nobody: share of the battles after which no side had a ship in action
 * @rounds: of the round in which it ended
 * @sides: (element-type ForconBattleOddsSide): all sides
 * @ships: (element-type ForconBattleOddsShip): those that were in action when it began
 *
 * What comes of a battle when captains fight it to the end. With the same seed it is the same, however many threads
 * ran.
 */
typedef struct {
  ForconVerdict verdict;
  guint n_runs;
  double undecided;
  double nobody;
  ForconDistribution *rounds;
  GArray *sides;
  GArray *ships;
} ForconBattleOdds;

/**
 * forcon_battle_odds_run:
 * @battle: the state from which it goes on; it is not changed
 * @rules: the rules
 * @n_runs: how many battles, 1 to FORCON_BATTLE_RUNS_MAX
 * @rounds: how many rounds are fought at most, from the one that the battle is in
 * @seed: any number
 * @n_threads: how many threads; 0 is one for each processor
 * @stop: (nullable): set to 1 by another thread, g_atomic_int_set(), when nobody wants to know any more
 *
 * Lets captains fight the battle to its end, each time with other dice (F-CAMP-10).
 *
 * Returns: (transfer full) (nullable): what came of it; %NULL when stopped
 */
ForconBattleOdds *forcon_battle_odds_run (const ForconBattle *battle, const ForconRules *rules, guint n_runs,
                                          gint rounds, guint64 seed, guint n_threads, const gint *stop);

void forcon_battle_odds_free (ForconBattleOdds *odds);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconBattleOdds, forcon_battle_odds_free)

G_END_DECLS
