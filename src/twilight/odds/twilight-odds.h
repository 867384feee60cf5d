/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "twilight/odds/twilight-match.h"

G_BEGIN_DECLS

/**
 * ForconTwilightOdds:
 * @attacker, @draw, @defender, @ongoing: chances; they add up to 1. @ongoing is 0 at the end, unless neither side can
 *   ever hit
 * @rounds: mean number of rounds in which dice were rolled, up to the one that was asked for; infinity where the
 *   combat may never end. A round that is going on counts
 * @cost_left: (array length=2): mean cost of what each side has left, resources; of a combat that goes on, what it
 *   has then
 * @left: (array length=2 of FORCON_UNITS_MAX): mean number of each unit, by its id less one, that each side has left
 *
 * The answer. Of a simulation also its standard errors, in the same shape.
 */
typedef struct {
  double attacker;
  double draw;
  double defender;
  double ongoing;
  double rounds;
  double cost_left[FORCON_TWILIGHT_SIDE_COUNT];
  double left[FORCON_TWILIGHT_SIDE_COUNT][FORCON_UNITS_MAX];
} ForconTwilightOdds;

/**
 * ForconTwilightSurvivors:
 * @chance: of this
 * @n_units: units that are left
 * @force: which, of exact chances; empty of simulated ones
 *
 * What a side may have left.
 */
typedef struct {
  double chance;
  guint n_units;
  ForconForce force;
} ForconTwilightSurvivors;

/* Multiplications that exact odds may take, about a second's; more is left to a simulation (T-ODDS-2). */
#define FORCON_TWILIGHT_WORK_MAX 2e9

/**
 * forcon_twilight_odds_work:
 * @rules: the rules
 * @match: a question
 *
 * Returns: about how many multiplications the exact odds would take, not less; see %FORCON_TWILIGHT_WORK_MAX
 */
double forcon_twilight_odds_work (const ForconTwilightRules *rules, const ForconTwilightMatch *match);

/**
 * forcon_twilight_odds:
 * @rules: the rules
 * @match: a question
 * @odds: (out): the answer
 *
 * The chances of a combat, to the last digits of a double (T-ODDS-1).
 *
 * Returns: %FALSE where that would take too long, for a simulation to answer (T-ODDS-2)
 */
gboolean forcon_twilight_odds (const ForconTwilightRules *rules, const ForconTwilightMatch *match,
                               ForconTwilightOdds *odds);

/**
 * forcon_twilight_odds_with_survivors:
 * @rules: the rules
 * @match: a question
 * @odds: (out): the answer
 * @survivors: (out) (optional) (array length=2) (element-type ForconTwilightSurvivors) (transfer full): what each
 *   side may have left
 *
 * As forcon_twilight_odds(), and what the means are made of.
 *
 * Returns: %FALSE where that would take too long
 */
gboolean forcon_twilight_odds_with_survivors (const ForconTwilightRules *rules, const ForconTwilightMatch *match,
                                              ForconTwilightOdds *odds, GArray *survivors[FORCON_TWILIGHT_SIDE_COUNT]);

/**
 * forcon_twilight_odds_by_round:
 * @rules: the rules
 * @match: a question, whose number of rounds does not count
 * @n_rounds: how many rounds
 * @odds: (out) (array length=n_rounds): the answers after round 1, 2, …
 *
 * The chances after each round (T-ODDS-1). The round that is going on is the first. How it stands before, but after the
 * barrage where that is still to come, tells forcon_twilight_odds() asked for the chances after no round.
 *
 * Returns: %FALSE where that would take too long, for simulations to answer (T-ODDS-2)
 */
gboolean forcon_twilight_odds_by_round (const ForconTwilightRules *rules, const ForconTwilightMatch *match,
                                        guint n_rounds, ForconTwilightOdds *odds);

/* Simulated combats at most. */
#define FORCON_TWILIGHT_RUNS_MAX 1000000000

/**
 * forcon_twilight_runs:
 * @rules: the rules
 * @match: a question
 *
 * Returns: how many simulated combats are enough, or are done in about a second where that is less
 */
guint forcon_twilight_runs (const ForconTwilightRules *rules, const ForconTwilightMatch *match);

/**
 * forcon_twilight_simulate:
 * @rules: the rules
 * @match: a question
 * @n_runs: how many combats, from 1 to %FORCON_TWILIGHT_RUNS_MAX
 * @seed: of the dice
 * @n_threads: how many threads, 0 for one on each processor
 * @stop: (nullable): given up when another thread sets it to anything but 0
 * @odds: (out): the shares and means of all combats
 * @errors: (out): their standard errors; of an outcome that was never seen a third of a bound that holds nineteen
 *   times in twenty
 *
 * The chances by dice: every die is thrown (T-ODDS-2). The same seed and number of combats give the same answer,
 * whatever the number of threads.
 *
 * Returns: whether it is done; else @stop was set
 */
gboolean forcon_twilight_simulate (const ForconTwilightRules *rules, const ForconTwilightMatch *match, guint n_runs,
                                   guint64 seed, guint n_threads, const gint *stop, ForconTwilightOdds *odds,
                                   ForconTwilightOdds *errors);

/**
 * forcon_twilight_simulate_with_survivors:
 * @rules: the rules
 * @match: a question
 * @n_runs: how many combats, from 1 to %FORCON_TWILIGHT_RUNS_MAX
 * @seed: of the dice
 * @odds: (out): the shares and means of all combats
 * @errors: (out): their standard errors
 * @survivors: (out) (array length=2) (element-type ForconTwilightSurvivors) (transfer full): how many each side
 *   had left, how often
 *
 * As forcon_twilight_simulate() on all processors, which nobody stops.
 *
 * Returns: whether it is done
 */
gboolean forcon_twilight_simulate_with_survivors (const ForconTwilightRules *rules, const ForconTwilightMatch *match,
                                                  guint n_runs, guint64 seed, ForconTwilightOdds *odds,
                                                  ForconTwilightOdds *errors,
                                                  GArray *survivors[FORCON_TWILIGHT_SIDE_COUNT]);

G_END_DECLS
