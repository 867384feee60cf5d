/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-odds-checks.h"

#include "forcon-distribution.h"

/**
 * forcon_odds_of_check:
 * @dice: how many d6 are thrown, at least 0
 * @readiness: with all modifiers
 *
 * Returns: the chance that their sum is at most @readiness (F-SHIP-6)
 */
double
forcon_odds_of_check (gint dice, gint readiness)
{
  g_autoptr (ForconDistribution) sum = forcon_distribution_new_sum_of_dice ((guint) dice);

  return forcon_distribution_at_most (sum, readiness);
}

/**
 * forcon_odds_of_catastrophe:
 * @rules: the rules
 * @station: whether a station rolls (F-STN-1)
 * @odds: (out): the chance of each result
 *
 * F-CAT-1 to F-CAT-5. A burning hulk rolls in each movement phase until something else comes (F-CAT-3).
 */
void
forcon_odds_of_catastrophe (const ForconRules *rules, gboolean station, ForconCatastropheOdds *odds)
{
  *odds = (ForconCatastropheOdds){ .dice = station ? rules->options.station_dice : 2 };
  g_autoptr (ForconDistribution) sum = forcon_distribution_new_sum_of_dice ((guint) odds->dice);
  double again = 0.0;

  for (gint k = 0; k < (gint) sum->n; k++)
    odds->first[rules->catastrophe_rows[CLAMP (k, FORCON_2D6_MIN, FORCON_2D6_MAX)]] += sum->p[k];
  for (guint i = 0; i < FORCON_N_CATASTROPHE; i++)
    again += rules->catastrophes[i].rolls_again ? odds->first[i] : 0.0;
  for (guint i = 0; i < FORCON_N_CATASTROPHE; i++)
    if (!rules->catastrophes[i].rolls_again && again < 1.0)
      odds->last[i] = odds->first[i] / (1.0 - again);
}
