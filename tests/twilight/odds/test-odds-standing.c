/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The odds of a clash as it stands, in each of its steps. */
#include "twilight/odds/twilight-odds.h"
#include "twilight-case.h"

#include <math.h>

static ForconTwilightMatch
match_now (const TwilightCase *self)
{
  ForconTwilightMatch match;

  forcon_twilight_match_of_clash (&match, twilight_now (self));
  return match;
}

static void
assert_odds (const TwilightCase *self, double attacker, double draw, double defender)
{
  ForconTwilightMatch match = match_now (self);
  ForconTwilightOdds odds;

  g_assert_true (forcon_twilight_odds (self->rules, &match, &odds));
  g_assert_cmpfloat (fabs (odds.attacker - attacker), <, 1e-12);
  g_assert_cmpfloat (fabs (odds.draw - draw), <, 1e-12);
  g_assert_cmpfloat (fabs (odds.defender - defender), <, 1e-12);
}

/* T-ODDS-1, T-AFB-1: before the combat two dice of a destroyer are still to be rolled at the fighter. */
static void
test_before (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("1 destroyer", "1 fighter");
  double survives = 0.8 * 0.8;

  assert_odds (self, 1.0 - survives + survives * 0.16 / 0.36, survives * 0.04 / 0.36, survives * 0.16 / 0.36);
  twilight_do (self, "proceed", NULL);
  assert_odds (self, 1.0 - survives + survives * 0.16 / 0.36, survives * 0.04 / 0.36, survives * 0.16 / 0.36);
}

/* T-ODDS-1, T-AFB-1 */
static void
test_barrage (void)
{
  g_autoptr (TwilightCase) hit = twilight_space ("1 destroyer", "1 fighter, 1 destroyer");
  g_autoptr (TwilightCase) missed = twilight_space ("1 destroyer", "1 fighter");

  twilight_do (hit, "proceed", "proceed", "barrage attacker: 9 1", NULL);
  twilight_assert_step (hit, FORCON_TWILIGHT_STEP_BARRAGE, 1);
  assert_odds (hit, 0.16 / 0.36, 0.04 / 0.36, 0.16 / 0.36);
  twilight_do (missed, "proceed", "proceed", "barrage attacker: 8 1", NULL);
  assert_odds (missed, 0.16 / 0.36, 0.04 / 0.36, 0.16 / 0.36);
}

/* T-ODDS-1, T-HIT-2: the fighter that is hit still rolls its die. */
static void
test_roll (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("1 fighter", "1 fighter");

  twilight_do (self, "proceed", "proceed", "roll attacker: 9", NULL);
  twilight_assert_step (self, FORCON_TWILIGHT_STEP_ROLL, 1);
  assert_odds (self, 0.8, 0.2, 0.0);
}

/* T-ODDS-1: dice that can still be changed are taken as they lie. */
static void
test_table (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("1 fighter", "1 fighter");

  twilight_do (self, "proceed", "proceed", "roll attacker: 9", "roll defender: 1", NULL);
  assert_odds (self, 1.0, 0.0, 0.0);
}

/* T-ODDS-1: of the two hits one is still to be assigned; by the policy the fighter goes. */
static void
test_assign (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("2 cruiser", "1 cruiser, 1 dreadnought, 1 fighter");
  ForconTwilightMatch match;
  ForconTwilightOdds odds;

  twilight_do (self, "proceed", "proceed", "roll attacker: 7 7", "roll defender: 1 1 1", "proceed", NULL);
  twilight_assert_step (self, FORCON_TWILIGHT_STEP_ASSIGN, 1);
  twilight_do (self, "sustain defender 1 dreadnought", NULL);
  match = match_now (self);
  g_assert_cmpint (match.hits[DEFENDER], ==, 1);
  match.rounds = 1;
  g_assert_true (forcon_twilight_odds (self->rules, &match, &odds));
  g_assert_cmpfloat (odds.cost_left[ATTACKER], ==, 4.0);
  g_assert_cmpfloat (odds.cost_left[DEFENDER], ==, 6.0);
}

/* T-ODDS-1, T-SPC-2: what a card adds to the rolls of a round counts in that round only. */
static void
test_modifiers (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("1 fighter", "1 fighter");
  ForconTwilightMatch match;

  self->start->players[DEFENDER].modifier = -1;
  twilight_restart (self);
  twilight_do (self, "proceed", "effect modify-round attacker 3 (Card)", NULL);
  match = match_now (self);
  g_assert_cmpint (match.modifiers[ATTACKER], ==, 0);
  g_assert_cmpint (match.first_modifiers[ATTACKER], ==, 3);
  g_assert_cmpint (match.modifiers[DEFENDER], ==, -1);
}

/* T-ODDS-1, T-AFB-1: what was for the first round is over with it: its modifiers, and the barrage. */
static void
test_after_the_first_round (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("1 destroyer", "1 destroyer");

  twilight_do (self, "proceed", "effect modify-round attacker 3 (Card)", "proceed", "barrage attacker: 1 1",
               "barrage defender: 1 1", "proceed", "roll attacker: 1", "roll defender: 1", "proceed", NULL);
  twilight_assert_step (self, FORCON_TWILIGHT_STEP_END, 1);
  g_assert_cmpint (match_now (self).first_modifiers[ATTACKER], ==, 0);
  twilight_do (self, "proceed", NULL);
  twilight_assert_step (self, FORCON_TWILIGHT_STEP_START, 2);
  g_assert_false (match_now (self).barrage);
}

/* T-ODDS-1, T-GND-5: the planet that is fought for, or the next one. */
static void
test_ground (void)
{
  g_autoptr (TwilightCase) self = twilight_ground ("1 infantry", "1 infantry", "3 mech", "1 infantry2", NULL);

  assert_odds (self, 0.21 / 0.51, 0.09 / 0.51, 0.21 / 0.51);
  twilight_do (self, "planet 1", "proceed", "roll attacker: 1", "roll defender: 8", "proceed", NULL);
  g_assert_true (twilight_now (self)->planets[0].fought || twilight_now (self)->step == FORCON_TWILIGHT_STEP_END);
}

/* T-ODDS-1: whoever has won has won. */
static void
test_over (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("1 cruiser", "1 fighter");

  twilight_do (self, "proceed", "proceed", "roll attacker: 9", "roll defender: 1", "proceed", NULL);
  assert_odds (self, 1.0, 0.0, 0.0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/twilight/standing/T-AFB-1 before the combat the barrage is still to come", test_before);
  g_test_add_func ("/twilight/standing/T-AFB-1 dice of the barrage count as they lie", test_barrage);
  g_test_add_func ("/twilight/standing/T-HIT-2 who has not rolled still rolls", test_roll);
  g_test_add_func ("/twilight/standing/T-ODDS-1 dice on the table count as they lie", test_table);
  g_test_add_func ("/twilight/standing/T-ODDS-1 hits that are owed are assigned by the policy", test_assign);
  g_test_add_func ("/twilight/standing/T-SPC-2 modifiers of a round are those of the first", test_modifiers);
  g_test_add_func ("/twilight/standing/T-ODDS-1 what was for the first round is over with it", test_after_the_first_round);
  g_test_add_func ("/twilight/standing/T-GND-5 on the ground it is one planet", test_ground);
  g_test_add_func ("/twilight/standing/T-ODDS-1 a combat that is over is decided", test_over);
  return g_test_run ();
}
