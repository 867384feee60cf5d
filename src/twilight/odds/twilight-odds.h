/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "twilight/state/twilight-clash.h"

G_BEGIN_DECLS

/* To the end. */
#define FORCON_TWILIGHT_TO_THE_END (-1)

/**
 * ForconTwilightMatch:
 * @place: in space or on the ground
 * @forces: (array length=2): who fights; of each unit those that are intact and those that have sustained damage
 * @units: (array length=2) (nullable): of each side, values of its units where they are not those of the rules
 * @modifiers: (array length=2): to that side's combat rolls, not to its barrage
 * @first_modifiers: (array length=2): besides, in the first round only
 * @policies: (array length=2): how that side gives its hits out
 * @orders: (array length=2): of that side's casualties, its place among the orders of the rules
 * @barrage: whether it begins with the barrage step; not asked on the ground
 * @rolled: (array length=2): of the step that it begins with, barrage or round, this side has rolled already
 * @hits: (array length=2): hits on that side in that step that are known, besides those that are still to be rolled;
 *   of a side that sees its hits lessened less than 0
 * @rounds: after how many rounds to look, or %FORCON_TWILIGHT_TO_THE_END
 *
 * A question about the chances of a combat (T-ODDS-1). Nobody retreats, and capacity is not applied. Units of the
 * wrong kind for the place take no part: they neither fight nor are left.
 */
typedef struct {
  ForconTwilightPlace place;
  ForconForce forces[FORCON_TWILIGHT_SIDE_COUNT];
  const ForconUnit *units[FORCON_TWILIGHT_SIDE_COUNT];
  gint modifiers[FORCON_TWILIGHT_SIDE_COUNT];
  gint first_modifiers[FORCON_TWILIGHT_SIDE_COUNT];
  ForconHitPolicy policies[FORCON_TWILIGHT_SIDE_COUNT];
  guint orders[FORCON_TWILIGHT_SIDE_COUNT];
  gboolean barrage;
  gboolean rolled[FORCON_TWILIGHT_SIDE_COUNT];
  gint hits[FORCON_TWILIGHT_SIDE_COUNT];
  gint rounds;
} ForconTwilightMatch;

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

void forcon_twilight_match_init (ForconTwilightMatch *match, ForconTwilightPlace place);
double forcon_twilight_odds_work (const ForconTwilightRules *rules, const ForconTwilightMatch *match);
gboolean forcon_twilight_odds (const ForconTwilightRules *rules, const ForconTwilightMatch *match,
                               ForconTwilightOdds *odds);
gboolean forcon_twilight_odds_with_survivors (const ForconTwilightRules *rules, const ForconTwilightMatch *match,
                                              ForconTwilightOdds *odds, GArray *survivors[FORCON_TWILIGHT_SIDE_COUNT]);
gboolean forcon_twilight_odds_by_round (const ForconTwilightRules *rules, const ForconTwilightMatch *match,
                                        guint n_rounds, ForconTwilightOdds *odds);
void forcon_twilight_match_of_clash (ForconTwilightMatch *match, const ForconTwilightClash *clash);

/* Simulated combats at most. */
#define FORCON_TWILIGHT_RUNS_MAX 1000000000

guint forcon_twilight_runs (const ForconTwilightRules *rules, const ForconTwilightMatch *match);
gboolean forcon_twilight_simulate (const ForconTwilightRules *rules, const ForconTwilightMatch *match, guint n_runs,
                                   guint64 seed, guint n_threads, const gint *stop, ForconTwilightOdds *odds,
                                   ForconTwilightOdds *errors);
gboolean forcon_twilight_simulate_with_survivors (const ForconTwilightRules *rules, const ForconTwilightMatch *match,
                                                  guint n_runs, guint64 seed, ForconTwilightOdds *odds,
                                                  ForconTwilightOdds *errors,
                                                  GArray *survivors[FORCON_TWILIGHT_SIDE_COUNT]);

G_END_DECLS
