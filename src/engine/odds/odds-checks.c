/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/odds/odds-checks.h"

#include "base/distribution.h"

double
forcon_odds_of_check (gint dice, gint readiness)
{
  g_autoptr (ForconDistribution) sum = forcon_distribution_new_sum_of_dice ((guint) dice);

  return forcon_distribution_at_most (sum, readiness);
}

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
