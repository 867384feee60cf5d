/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/balance/balance-private.h"

#include "engine/balance/arena.h"
#include "engine/odds/battle-odds.h"

#include <math.h>

/* Whole fleets meet at this distance. */
#define APART FORCON_CM (90)

/* Of the normal distribution: 95 of 100 cases are nearer to its middle. */
#define SPREAD_95 1.96

void
forcon_balance_interval (double share, guint n, double *least, double *most)
{
  double square = SPREAD_95 * SPREAD_95 / n;
  double middle = (share + square / 2.0) / (1.0 + square);
  double half = SPREAD_95 / (1.0 + square) * sqrt (share * (1.0 - share) / n + square / (4.0 * n));

  *least = MAX (middle - half, 0.0);
  *most = MIN (middle + half, 1.0);
}

/* Adds fights in which the pair's first fleet is the side of this place, with this share of all. */
static void
add_odds (ForconBalancePair *pair, const ForconBattleOdds *odds, guint side, double share)
{
  const ForconBattleOddsSide *one = &g_array_index (odds->sides, ForconBattleOddsSide, side);
  const ForconBattleOddsSide *other = &g_array_index (odds->sides, ForconBattleOddsSide, 1 - side);

  pair->fights += odds->n_runs;
  pair->won += share * one->wins;
  pair->lost += share * other->wins;
  pair->rounds += share * forcon_distribution_mean (odds->rounds);
  pair->hits_lost += share * one->hits_lost;
  pair->other_hits_lost += share * other->hits_lost;
  pair->ships_left += share * forcon_distribution_mean (one->ships_left);
  pair->other_ships_left += share * forcon_distribution_mean (other->ships_left);
}

/* The places are changed over for half of the fights, so that none of the two is the better one. */
static gboolean
fight_pair (const ForconBalanceWish *wish, ForconBalancePair *pair)
{
  const GPtrArray *one = g_array_index (wish->fleets, ForconBalanceFleet, pair->one).cards;
  const GPtrArray *other = g_array_index (wish->fleets, ForconBalanceFleet, pair->other).cards;
  guint half = MAX ((wish->fights + 1) / 2, 1);

  for (guint side = 0; side < 2; side++)
    {
      g_autoptr (ForconBattle) arena = forcon_arena_new (side == 0 ? one : other, side == 0 ? other : one, APART);
      g_autoptr (ForconBattleOdds) odds
          = forcon_battle_odds_run (arena, wish->rules, half, wish->rounds, wish->seed + side, wish->n_threads,
                                    wish->stop);

      if (odds == NULL)
        return FALSE;
      add_odds (pair, odds, side, 0.5);
    }
  pair->drawn = MAX (1.0 - pair->won - pair->lost, 0.0);
  pair->score = CLAMP (pair->won + pair->drawn / 2.0, 0.0, 1.0);
  forcon_balance_interval (pair->score, pair->fights, &pair->least, &pair->most);
  return TRUE;
}

gboolean
forcon_balance_fight_pairs (const ForconBalanceWish *wish, GArray *pairs)
{
  guint n = wish->fleets->len;

  for (guint one = 0; one < n; one++)
    for (guint other = one + 1; other < n; other++)
      {
        ForconBalancePair pair = { .one = one, .other = other };

        if (!fight_pair (wish, &pair))
          return FALSE;
        g_array_append_val (pairs, pair);
        if (!forcon_balance_tell (wish, 0.5 + (double) pairs->len / (n * (n - 1))))
          return FALSE;
      }
  return TRUE;
}

gboolean
forcon_balance_fight_starts (const ForconBalanceWish *wish, GPtrArray *starts)
{
  for (guint i = 0; wish->starts != NULL && i < wish->starts->len; i++)
    {
      ForconBattleOdds *odds
          = forcon_battle_odds_run (g_ptr_array_index (wish->starts, i), wish->rules, wish->fights, wish->rounds,
                                    wish->seed, wish->n_threads, wish->stop);

      if (odds == NULL)
        return FALSE;
      g_ptr_array_add (starts, odds);
    }
  return TRUE;
}
