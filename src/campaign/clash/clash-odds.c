/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/clash/clash-odds.h"

#include <math.h>

#include "engine/odds/battle-odds.h"

/* After so many fights it is looked whether they are enough. */
#define BATCH 20

/* Fewer fights than this prove nothing, however they end. */
#define LEAST 60

/* The fights of each batch have dice of their own, the same whenever they are asked for. */
#define SEED 0x7269636F68657421u
#define SEED_STEP 0x9E3779B97F4A7C15u

/* In 95 of 100 cases a share is not farther off than so many standard deviations. */
#define DEVIATIONS 1.96

double
forcon_share_error (double share, guint n)
{
  const double z2 = DEVIATIONS * DEVIATIONS;
  double spread = sqrt (share * (1.0 - share) / n + z2 / (4.0 * n * n));

  return DEVIATIONS * spread / (1.0 + z2 / n);
}

ForconSideId
forcon_clash_odds_winner (const ForconClashOdds *odds)
{
  ForconSideId winner = FORCON_NO_SIDE;

  for (guint i = 1; i <= FORCON_SIDES_MAX && odds->runs > 0; i++)
    if (odds->wins[i] > (FORCON_ID_IS_NONE (winner) ? 0.0 : odds->wins[winner.value]))
      winner.value = (guint16) i;
  return winner;
}

/* Adds the fights of a batch to those before. */
static void
add (ForconClashOdds *odds, const ForconBattleOdds *batch)
{
  double share = (double) batch->n_runs / (odds->runs + batch->n_runs);

  for (guint i = 0; i < batch->sides->len; i++)
    {
      const ForconBattleOddsSide *side = &g_array_index (batch->sides, ForconBattleOddsSide, i);

      odds->wins[side->side.value] += (side->wins - odds->wins[side->side.value]) * share;
    }
  odds->nobody += (batch->nobody - odds->nobody) * share;
  odds->undecided += (batch->undecided - odds->undecided) * share;
  odds->runs += batch->n_runs;
}

static gboolean
is_enough (const ForconClashOdds *odds)
{
  ForconSideId winner = forcon_clash_odds_winner (odds);
  double share = FORCON_ID_IS_NONE (winner) ? 0.0 : odds->wins[winner.value];

  return odds->runs >= LEAST && forcon_share_error (share, odds->runs) <= FORCON_CLASH_ODDS_NEAR;
}

gboolean
forcon_clash_odds_try (const ForconBattle *table, const ForconRules *rules, guint runs, guint n_threads,
                       ForconErrand *errand, ForconClashOdds *odds)
{
  guint64 seed = SEED;

  *odds = (ForconClashOdds){ .runs = 0 };
  while (odds->runs < runs && !is_enough (odds))
    {
      g_autoptr (ForconBattleOdds) batch
          = forcon_battle_odds_run (table, rules, MIN (BATCH, runs - odds->runs), FORCON_BATTLE_ROUNDS, seed, n_threads,
                                    NULL);

      if (batch->verdict.kind != FORCON_VERDICT_DONE)
        return FALSE;
      add (odds, batch);
      seed += SEED_STEP;
      if (errand != NULL && !forcon_errand_go_on (errand, odds->runs, runs))
        return FALSE;
    }
  return odds->runs > 0;
}
