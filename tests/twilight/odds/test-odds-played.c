/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The odds against clashes that are played by their rules, command by command, as a plan proposes them. */
#include "twilight/odds/twilight-odds.h"
#include "twilight-case.h"

#include <math.h>

#define CLASHES 3000

static ForconTwilightResult
play (const TwilightCase *self, const ForconTwilightPlan *plans, guint64 number)
{
  ForconTwilightClash *clash = forcon_twilight_clash_clone (self->start);
  ForconTwilightResult result;
  ForconTwilightCommand command;

  clash->random = forcon_random_nth (7, number);
  while (forcon_twilight_propose (clash, self->rules, plans, &command))
    {
      g_autoptr (ForconTwilightOutcome) outcome
          = forcon_twilight_decide (clash, self->rules, &command, &FORCON_DICE_GENERATED);

      g_assert_cmpint (outcome->verdict.kind, ==, FORCON_TWILIGHT_VERDICT_DONE);
      forcon_twilight_clash_free (clash);
      clash = g_steal_pointer (&outcome->after);
    }
  g_assert_cmpint (clash->step, ==, FORCON_TWILIGHT_STEP_OVER);
  result = clash->place == FORCON_TWILIGHT_PLACE_SPACE ? clash->result : clash->planets[0].result;
  forcon_twilight_clash_free (clash);
  return result;
}

/* Within three standard errors. */
static void
assert_share (guint played, double chance)
{
  g_assert_cmpfloat (fabs (played / (double) CLASHES - chance), <=, 3.0 * sqrt (chance * (1.0 - chance) / CLASHES));
}

static void
compare (const TwilightCase *self, ForconHitPolicy policy, guint order)
{
  const ForconTwilightPlan plan = { .policy = policy, .order = order, .barrage = TRUE };
  const ForconTwilightPlan plans[] = { plan, plan };
  guint played[FORCON_TWILIGHT_UNDECIDED] = { 0 };
  ForconTwilightMatch match;
  ForconTwilightOdds odds;

  forcon_twilight_match_of_clash (&match, self->start);
  match.policies[0] = match.policies[1] = policy;
  match.orders[0] = match.orders[1] = order;
  g_assert_true (forcon_twilight_odds (self->rules, &match, &odds));
  for (guint i = 0; i < CLASHES; i++)
    played[play (self, plans, i)]++;
  assert_share (played[FORCON_TWILIGHT_WON_BY_ATTACKER], odds.attacker);
  assert_share (played[FORCON_TWILIGHT_DRAW], odds.draw);
  assert_share (played[FORCON_TWILIGHT_WON_BY_DEFENDER], odds.defender);
}

/* T-ODDS-1, T-ODDS-2, T-SPC-3 */
static void
test_space (void)
{
  g_autoptr (TwilightCase) self
      = twilight_space ("1 dreadnought, 2 cruiser, 4 fighter, 1 carrier", "2 destroyer, 3 cruiser, 1 dreadnought");

  compare (self, FORCON_HIT_POLICY_SUSTAIN_FIRST, 0);
}

/* T-ODDS-1 */
static void
test_other_policy (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("1 dreadnought2, 1 dreadnought, 2 fighter2, 1 destroyer2",
                                                  "1 flagship, 1 carrier, 3 fighter, 1 cruiser");

  self->start->players[DEFENDER].modifier = 1;
  twilight_restart (self);
  compare (self, FORCON_HIT_POLICY_DREADNOUGHT_FIRST, 1);
}

/* T-ODDS-1, T-GND-1 */
static void
test_ground (void)
{
  g_autoptr (TwilightCase) self = twilight_ground ("2 infantry, 2 mech", "2 infantry2, 1 infantry, 1 mech", NULL);

  compare (self, FORCON_HIT_POLICY_DREADNOUGHT_FIRST, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/twilight/played/T-ODDS-1 played space combats come out as the odds say", test_space);
  g_test_add_func ("/twilight/played/T-ODDS-1 so they do by the other policy and order", test_other_policy);
  g_test_add_func ("/twilight/played/T-ODDS-1 so do ground combats", test_ground);
  return g_test_run ();
}
