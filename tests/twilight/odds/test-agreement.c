/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Combats that are played by commands, against the exact chances: two ways of knowing the rules that share no line. */
#include "odds-case.h"

#include "twilight/rules/twilight-decide.h"
#include "twilight/rules/twilight-owed.h"

#include <math.h>

#define N_MATCHES 40
#define N_PLAYS 500
/* Of 120 figures one may well be off by three standard errors, hardly one by four. */
#define ERRORS 4.0

/* The clash before its first command. */
static ForconTwilightClash *
clash_of (const ForconTwilightMatch *match, guint64 seed)
{
  ForconTwilightClash *clash = forcon_twilight_clash_new (odds_rules (), match->place, seed);

  clash->n_planets = match->place == FORCON_TWILIGHT_PLACE_GROUND;
  for (guint i = 0; i < FORCON_TWILIGHT_SIDE_COUNT; i++)
    {
      if (clash->n_planets > 0)
        clash->planets[0].ground[i] = match->forces[i];
      else
        clash->space[i] = match->forces[i];
      clash->players[i].modifier = match->modifiers[i];
      clash->modifier[i] = match->first_modifiers[i];
    }
  forcon_twilight_clash_ready (clash, odds_rules ());
  return clash;
}

/* To the end, by the policies of the match; the generator goes on in @clash. */
static ForconTwilightResult
play (ForconTwilightClash *clash, const ForconTwilightMatch *match)
{
  ForconTwilightPlan plans[FORCON_TWILIGHT_SIDE_COUNT];
  g_autoptr (ForconTwilightClash) now = forcon_twilight_clash_clone (clash);
  ForconTwilightCommand command;

  for (guint i = 0; i < FORCON_TWILIGHT_SIDE_COUNT; i++)
    plans[i]
        = (ForconTwilightPlan){ .policy = match->policies[i], .order = match->orders[i], .barrage = match->barrage };
  while (forcon_twilight_propose (now, odds_rules (), plans, &command))
    {
      g_autoptr (ForconTwilightOutcome) outcome
          = forcon_twilight_decide (now, odds_rules (), &command, &FORCON_DICE_GENERATED);

      g_assert_cmpint (outcome->verdict.kind, ==, FORCON_TWILIGHT_VERDICT_DONE);
      g_clear_pointer (&now, forcon_twilight_clash_free);
      now = g_steal_pointer (&outcome->after);
    }
  clash->random = now->random;
  return now->result;
}

/* So many of the plays came out so; p is what was to be expected. */
static void
assert_share (guint count, double p)
{
  double error = sqrt (fmax (p * (1 - p), 0) / N_PLAYS);

  g_assert_cmpfloat (fabs (count / (double) N_PLAYS - p), <=, ERRORS * error + 2.0 / N_PLAYS);
}

/* T-ODDS-2, T-ODDS-1, T-HIT-1, T-DICE-2: random forces in both places, with damage, modifiers, either policy and order */
static void
test_random_matches (void)
{
  ForconRandom random = forcon_random_seeded (11, 7);

  for (guint i = 0; i < N_MATCHES; i++)
    {
      ForconTwilightMatch match = odds_random_match (&random, 3);
      ForconTwilightOdds odds = odds_of (&match);
      g_autoptr (ForconTwilightClash) clash = clash_of (&match, i);
      guint counts[FORCON_TWILIGHT_UNDECIDED + 1] = { 0 };

      for (guint play_number = 0; play_number < N_PLAYS; play_number++)
        counts[play (clash, &match)]++;
      assert_share (counts[FORCON_TWILIGHT_WON_BY_ATTACKER], odds.attacker);
      assert_share (counts[FORCON_TWILIGHT_WON_BY_DEFENDER], odds.defender);
      assert_share (counts[FORCON_TWILIGHT_DRAW], odds.draw);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/agreement/random-matches", test_random_matches);
  return g_test_run ();
}
