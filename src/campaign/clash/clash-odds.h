/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/errand.h"
#include "engine/state/battle.h"

G_BEGIN_DECLS

/* How many fights are tried at most, and how near an answer has to be, as a share, so that none more are needed. */
#define FORCON_CLASH_ODDS_RUNS 400
#define FORCON_CLASH_ODDS_NEAR 0.03

/**
 * ForconClashOdds:
 * @runs: in how many fights; 0 where nothing is known
 * @wins: by side of the table, in what share of them it, or its alliance, alone had ships in action at the end
 * @nobody: in what share nobody had
 * @undecided: in what share the fight went on after the last round
 *
 * What comes of a clash where captains fight it.
 */
typedef struct {
  guint runs;
  double wins[FORCON_SIDES_MAX + 1];
  double nobody;
  double undecided;
} ForconClashOdds;

/**
 * forcon_clash_odds_try:
 * @table: of a clash; it is not changed
 * @rules: its rules
 * @runs: how many fights at most; fewer where they are near enough, FORCON_CLASH_ODDS_NEAR
 * @n_threads: how many threads; 0 is one for each processor
 * @errand: (nullable): is told how far it is, and may call it off
 * @odds: (out): what came of them
 *
 * Has captains fight the battle to its end (F-CAMP-10), each time with other dice of a fast generator: the dice of the
 * table are neither used nor told.
 *
 * Returns: whether all of it was done; not if it was called off, or there is nothing to fight for
 */
gboolean forcon_clash_odds_try (const ForconBattle *table, const ForconRules *rules, guint runs, guint n_threads,
                                ForconErrand *errand, ForconClashOdds *odds);

/**
 * forcon_clash_odds_winner:
 * @odds: what came of some fights
 *
 * Returns: the side that wins most often, the first of several; none where nothing is known
 */
ForconSideId forcon_clash_odds_winner (const ForconClashOdds *odds);

/**
 * forcon_share_error:
 * @share: what share of some trials came out in one way, 0 to 1
 * @n: how many trials, at least 1
 *
 * Returns: by how much the true share may differ, which it does not in 95 of 100 cases: half of Wilson's interval
 */
double forcon_share_error (double share, guint n);

G_END_DECLS
