/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/odds/odds-boarding.h"

#include "engine/rules/boarding.h"

/*
 * A fight is a walk over pairs of strengths that never grow, so the pairs are dealt with from the strongest on. A tie
 * leads back to the same pair: fought to the end, such a pair is visited 1 / (1 − share of ties) times (F-BRD-5).
 */
#define FACES 6
#define LEAD_MAX (FACES - 1)
#define THROWS ((double) (FACES * FACES))

typedef struct {
  gint attacker;
  gint defender;
  double *chance;
} Walk;

static double *
cell (const Walk *walk, gint attacker, gint defender)
{
  return &walk->chance[(gsize) attacker * (gsize) (walk->defender + 1) + (gsize) defender];
}

static Walk
walk_new (gint attacker, gint defender)
{
  return (Walk){ attacker, defender, g_new0 (double, (gsize) (attacker + 1) * (gsize) (defender + 1)) };
}

/* How many of the 36 throws give the attacker's die so much more than the defender's. */
static gint
throws_with_lead (gint lead)
{
  return MAX (FACES - ABS (lead), 0);
}

/* What the attacker's die is ahead by before it is thrown. */
static gint
bonus_of (const ForconRules *rules, const ForconBoardingFight *fight, gint attacker, gint defender)
{
  return rules->crews[fight->attacker_crew].modifier - rules->crews[fight->defender_crew].modifier
         + forcon_boarding_ratio (rules, attacker, defender);
}

/* Hands the chance of a pair on to all pairs to which one round leads, itself among them when there can be a tie. */
static void
fight_round (gint bonus, const Walk *to, gint attacker, gint defender, double chance)
{
  for (gint lead = -LEAD_MAX; lead <= LEAD_MAX; lead++)
    {
      gint difference = lead + bonus;
      gint attackers = MAX (attacker + MIN (difference, 0), 0);
      gint defenders = MAX (defender - MAX (difference, 0), 0);

      *cell (to, attackers, defenders) += chance * throws_with_lead (lead) / THROWS;
    }
}

/* To the end: every pair hands on all that it has, as if its ties had never been. */
static void
fight_out (const ForconRules *rules, const ForconBoardingFight *fight, const Walk *walk, double *rounds)
{
  for (gint attacker = walk->attacker; attacker > 0; attacker--)
    for (gint defender = walk->defender; defender > 0; defender--)
      {
        gint bonus = bonus_of (rules, fight, attacker, defender);
        double chance = *cell (walk, attacker, defender) / (1.0 - throws_with_lead (-bonus) / THROWS);

        fight_round (bonus, walk, attacker, defender, chance);
        *cell (walk, attacker, defender) = 0.0;
        *rounds += chance;
      }
}

/* One more round wherever neither is at its end. */
static void
fight_on (const ForconRules *rules, const ForconBoardingFight *fight, Walk *walk, double *rounds)
{
  Walk next = walk_new (walk->attacker, walk->defender);

  for (gint attacker = 0; attacker <= walk->attacker; attacker++)
    for (gint defender = 0; defender <= walk->defender; defender++)
      {
        double chance = *cell (walk, attacker, defender);

        if (attacker == 0 || defender == 0)
          *cell (&next, attacker, defender) += chance;
        else
          {
            fight_round (bonus_of (rules, fight, attacker, defender), &next, attacker, defender, chance);
            *rounds += chance;
          }
      }
  g_free (walk->chance);
  *walk = next;
}

static void
read_odds (const Walk *walk, ForconBoardingOdds *odds)
{
  odds->attacker_left = forcon_distribution_new_certain ((guint) walk->attacker);
  odds->defender_left = forcon_distribution_new_certain ((guint) walk->defender);
  odds->attacker_left->p[walk->attacker] = odds->defender_left->p[walk->defender] = 0.0;
  for (gint attacker = 0; attacker <= walk->attacker; attacker++)
    for (gint defender = 0; defender <= walk->defender; defender++)
      {
        double chance = *cell (walk, attacker, defender);

        odds->attacker_left->p[attacker] += chance;
        odds->defender_left->p[defender] += chance;
        if (attacker > 0 && defender == 0)
          odds->captures += chance;
        else if (attacker == 0 && defender > 0)
          odds->captured += chance;
        else
          odds->undecided += chance;
      }
}

void
forcon_odds_of_boarding (const ForconRules *rules, const ForconBoardingFight *fight, ForconBoardingOdds *odds)
{
  Walk walk = walk_new (fight->attacker, fight->defender);

  *odds = (ForconBoardingOdds){ 0 };
  *cell (&walk, fight->attacker, fight->defender) = 1.0;
  if (fight->rounds == 0)
    fight_out (rules, fight, &walk, &odds->rounds);
  for (gint round = 0; round < fight->rounds; round++)
    fight_on (rules, fight, &walk, &odds->rounds);
  read_odds (&walk, odds);
  g_free (walk.chance);
}

void
forcon_boarding_odds_clear (ForconBoardingOdds *odds)
{
  g_clear_pointer (&odds->attacker_left, forcon_distribution_free);
  g_clear_pointer (&odds->defender_left, forcon_distribution_free);
}
