/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/rules.h"

G_BEGIN_DECLS

/**
 * ForconCatastropheOdds:
 * @dice: thrown
 * @first: (array length=FORCON_N_CATASTROPHE): chance of each result of one roll
 * @last: (array length=FORCON_N_CATASTROPHE): the same when a result that rolls again has rolled until another came
 */
typedef struct {
  gint dice;
  double first[FORCON_N_CATASTROPHE];
  double last[FORCON_N_CATASTROPHE];
} ForconCatastropheOdds;

/**
 * forcon_odds_of_check:
 * @dice: how many d6 are thrown, at least 0
 * @readiness: with all modifiers
 *
 * Returns: the chance that their sum is at most @readiness (F-SHIP-6)
 */
double forcon_odds_of_check (gint dice, gint readiness);

/**
 * forcon_odds_of_catastrophe:
 * @rules: the rules
 * @station: whether a station rolls (F-STN-1)
 * @odds: (out): the chance of each result
 *
 * F-CAT-1 to F-CAT-5. A burning hulk rolls in each movement phase until something else comes (F-CAT-3).
 */
void forcon_odds_of_catastrophe (const ForconRules *rules, gboolean station, ForconCatastropheOdds *odds);

G_END_DECLS
