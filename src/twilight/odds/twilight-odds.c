/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/odds/twilight-field.h"

#include <math.h>

/* Rounds that are fought one by one; of later ones next to nothing is still moving. */
#define ROUNDS_THAT_COUNT 40

/* And so many at most: a die that can hit at all does so once in ten times, so then nothing is moving any more. */
#define ROUNDS_MOST 1000

/* A lot of dice scores within so many standard deviations, as far as a double can tell. */
#define WIDTH_IN_DEVIATIONS 21.0

/* What a pair of states costs besides its multiplications; with the memory that it takes. */
#define WORK_OF_A_PAIR 100.0

/* Of the states of a side: how many there are, and what they can score, added up. */
typedef struct {
  double n;
  double scores;
} Extent;

/* How many different numbers of hits some dice can score, with a chance worth speaking of. */
static double
width_of (double dice, double variance, double most)
{
  return MIN (MIN (dice + 1.0, WIDTH_IN_DEVIATIONS * sqrt (variance) + 2.0), most + 1.0);
}

/* Most dice of a barrage. */
static double
barrage_dice (const ForconTwilightRules *rules, const ForconTwilightMatch *match, ForconTwilightSide side)
{
  const ForconUnit *values = forcon_twilight_match_values (match, rules, side);
  double dice = 0.0;

  for (guint i = 0; i < rules->n_units && forcon_twilight_match_has_barrage (match); i++)
    dice
        += forcon_force_of (&match->forces[side], (ForconUnitId){ (guint8) (i + 1) }) * (double) values[i].barrage.dice;
  return dice;
}

/* The states that fighters lost out of turn add: as many for each of them as hits that do something else before. */
static double
states_besides (const ForconUnit *values, const ForconCasualties *list, guint n, double most_lost)
{
  double before = 0.0;
  double besides = 0.0;

  for (guint i = 0; i < n; i++)
    if (list[i].destroys && values[list[i].place].fighter)
      {
        besides += before * MIN (list[i].count, most_lost);
        most_lost -= MIN (list[i].count, most_lost);
      }
    else
      before += list[i].count;
  return besides;
}

static Extent
measure (const ForconTwilightRules *rules, const ForconTwilightMatch *match, ForconTwilightSide side, double most)
{
  ForconCasualties list[FORCON_CASUALTIES_MAX];
  guint n = forcon_twilight_match_casualties (rules, match, side, list);
  const ForconUnit *values = forcon_twilight_match_values (match, rules, side);
  double besides = states_besides (values, list, n, barrage_dice (rules, match, FORCON_TWILIGHT_OPPONENT (side)));
  double dice = 0.0;
  double variance = 0.0;
  Extent extent = { 1.0, 1.0 };

  for (guint i = n; i-- > 0;)
    for (guint k = 0; k < list[i].count; k++)
      {
        const ForconUnitAttack *attack = &values[list[i].place].combat;
        double chance = forcon_twilight_chance (attack->value, match->modifiers[side]);

        dice += list[i].destroys ? attack->dice : 0;
        variance += list[i].destroys ? attack->dice * chance * (1.0 - chance) : 0.0;
        extent.n += 1.0;
        extent.scores += width_of (dice, variance, most);
      }
  extent.n += besides;
  extent.scores += besides * width_of (dice, variance, most);
  return extent;
}

double
forcon_twilight_odds_work (const ForconTwilightRules *rules, const ForconTwilightMatch *match)
{
  ForconCasualties list[FORCON_CASUALTIES_MAX];
  double totals[FORCON_TWILIGHT_SIDE_COUNT] = { 0.0 };

  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    for (guint i = forcon_twilight_match_casualties (rules, match, side, list); i-- > 0;)
      totals[side] += list[i].count;

  Extent attacker = measure (rules, match, FORCON_TWILIGHT_SIDE_ATTACKER, totals[FORCON_TWILIGHT_SIDE_DEFENDER]);
  Extent defender = measure (rules, match, FORCON_TWILIGHT_SIDE_DEFENDER, totals[FORCON_TWILIGHT_SIDE_ATTACKER]);
  double once = attacker.scores * defender.scores + WORK_OF_A_PAIR * attacker.n * defender.n;

  return match->rounds == FORCON_TWILIGHT_TO_THE_END ? once : once * CLAMP (match->rounds, 1, ROUNDS_THAT_COUNT);
}

static gboolean
is_too_much (const ForconTwilightRules *rules, const ForconTwilightMatch *match)
{
  return forcon_twilight_odds_work (rules, match) > FORCON_TWILIGHT_WORK_MAX;
}

gboolean
forcon_twilight_odds (const ForconTwilightRules *rules, const ForconTwilightMatch *match, ForconTwilightOdds *odds)
{
  return forcon_twilight_odds_with_survivors (rules, match, odds, NULL);
}

gboolean
forcon_twilight_odds_with_survivors (const ForconTwilightRules *rules, const ForconTwilightMatch *match,
                                     ForconTwilightOdds *odds, GArray *survivors[FORCON_TWILIGHT_SIDE_COUNT])
{
  g_auto (ForconField) field = { 0 };
  gint rounds = MIN (match->rounds, ROUNDS_MOST);

  if (is_too_much (rules, match))
    return FALSE;
  forcon_field_init (&field, rules, match);
  if (match->rounds == FORCON_TWILIGHT_TO_THE_END)
    forcon_field_finish (&field);
  else
    {
      for (gint i = 0; i < rounds; i++)
        forcon_field_step (&field);
      /* Units that go on after that many rounds can never hit: the other rounds only count. */
      forcon_field_read (&field, odds);
      field.rounds += (match->rounds - rounds) * odds->ongoing;
    }
  forcon_field_read (&field, odds);
  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT && survivors != NULL; side++)
    survivors[side] = forcon_field_survivors (&field, (ForconTwilightSide) side);
  return TRUE;
}

gboolean
forcon_twilight_odds_by_round (const ForconTwilightRules *rules, const ForconTwilightMatch *match, guint n_rounds,
                               ForconTwilightOdds *odds)
{
  g_auto (ForconField) field = { 0 };
  ForconTwilightMatch asked = *match;

  asked.rounds = (gint) n_rounds;
  if (is_too_much (rules, &asked))
    return FALSE;
  forcon_field_init (&field, rules, match);
  for (guint i = 0; i < n_rounds; i++)
    {
      forcon_field_step (&field);
      forcon_field_read (&field, &odds[i]);
    }
  return TRUE;
}
