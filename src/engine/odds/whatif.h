/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/decision/decide.h"
#include "base/distribution.h"

G_BEGIN_DECLS

/* No more runs than this; more would not show in any figure. */
#define FORCON_WHATIF_RUNS_MAX 10000000

/**
 * ForconWhatIfShip:
 * @ship: which one
 * @hits_lost: of the hits that it loses, with what criticals add
 * @mean: mean of them
 * @criticals: of the criticals that it takes
 * @critical: chance of at least one
 * @out: chance that it is out of action afterwards: wrecked, destroyed, captured or gone
 */
typedef struct {
  ForconShipId ship;
  ForconDistribution *hits_lost;
  double mean;
  ForconDistribution *criticals;
  double critical;
  double out;
} ForconWhatIfShip;

/**
 * ForconWhatIf:
 * @verdict: done, or why the command is refused; then there is nothing else
 * @n_runs: how many times it was decided
 * @ships: (element-type ForconWhatIfShip): its target, and each ship to which anything happened in any run
 * @own_lost: of the hits lost by the side that gives the command and its allies, all ships together
 * @hostile_lost: the same of all other sides
 * @shot_down: of the torpedoes shot down by turrets and guns
 * @checked: in how many runs a check was rolled that the command hangs on
 * @passed: in what share of these the first of them was passed
 *
 * What comes of a command. Shares are of the runs; with the same seed they are the same, however many threads ran.
 */
typedef struct {
  ForconVerdict verdict;
  guint n_runs;
  GArray *ships;
  ForconDistribution *own_lost;
  ForconDistribution *hostile_lost;
  ForconDistribution *shot_down;
  guint checked;
  double passed;
} ForconWhatIf;

/**
 * forcon_whatif_run:
 * @battle: the state; it is not changed
 * @rules: the rules
 * @command: any command
 * @n_runs: how many times it is decided, 1 to FORCON_WHATIF_RUNS_MAX
 * @seed: any number
 * @n_threads: how many threads; 0 is one for each processor
 * @stop: (nullable): set to 1 by another thread, g_atomic_int_set(), when nobody wants to know any more
 *
 * Decides the command again and again with dice of the generator: the same decision that the game would take, each time
 * with the generator that belongs to the seed and the number of the run. Whoever gave the seed learns nothing of the
 * dice to come.
 *
 * Returns: (transfer full) (nullable): what came of it; %NULL when stopped
 */
ForconWhatIf *forcon_whatif_run (const ForconBattle *battle, const ForconRules *rules, const ForconCommand *command,
                                 guint n_runs, guint64 seed, guint n_threads, const gint *stop);

void forcon_whatif_free (ForconWhatIf *whatif);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconWhatIf, forcon_whatif_free)

G_END_DECLS
