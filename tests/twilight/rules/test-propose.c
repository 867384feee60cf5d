/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight-case.h"

#include <math.h>

static const ForconTwilightPlan default_plan = { .barrage = TRUE };

static void
proposed (TwilightCase *self, const ForconTwilightPlan *plan, ForconTwilightCommand *command)
{
  const ForconTwilightPlan plans[FORCON_TWILIGHT_SIDE_COUNT] = { *plan, *plan };

  g_assert_true (forcon_twilight_propose (twilight_now (self), self->rules, plans, command));
}

/* Plays the hits that are to be assigned by @plan; what it says, one after the other. */
static void
assert_hits (TwilightCase *self, ForconTwilightPlan plan, const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  while (forcon_twilight_owed (twilight_now (self), self->rules).kind == FORCON_TWILIGHT_OWED_HITS)
    {
      ForconTwilightCommand command;
      g_autoptr (ForconTwilightOutcome) outcome = NULL;

      proposed (self, &plan, &command);
      g_string_append_printf (
          text, "%s%s %u %s%s", text->len > 0 ? "; " : "", forcon_twilight_command_to_word (command.kind),
          command.count, command.damaged ? "damaged " : "", forcon_twilight_unit (self->rules, command.unit)->word);
      outcome = forcon_twilight_journal_do (self->journal, &command, &FORCON_DICE_ASK);
      g_assert_cmpint (outcome->verdict.kind, ==, FORCON_TWILIGHT_VERDICT_DONE);
    }
  g_assert_cmpstr (text->str, ==, expected);
}

/* The defender has to assign so many hits. */
static TwilightCase *
with_hits (const char *defender, guint hits)
{
  TwilightCase *self = twilight_space ("warsun", defender);
  g_autofree char *effect = g_strdup_printf ("effect hits defender %u (Card)", hits);

  twilight_do (self, effect, NULL);
  return self;
}

/* T-ODDS-1: sustain-first, order cost: all sustains, then the cheapest, the carrier after the cruiser */
static void
test_sustain_first (void)
{
  g_autoptr (TwilightCase) self = with_hits ("2 fighter, dreadnought, dreadnought2, cruiser, carrier", 6);

  assert_hits (
      self, default_plan,
      "sustain 1 dreadnought; sustain 1 dreadnought2; destroy 2 fighter; destroy 1 cruiser; destroy 1 carrier");
}

/* T-ODDS-1: order fight: the carrier before the cruiser */
static void
test_order_fight (void)
{
  g_autoptr (TwilightCase) self = with_hits ("2 fighter, cruiser, carrier, dreadnought", 4);
  ForconTwilightPlan plan = { .order = 1 };

  g_assert_cmpstr (self->rules->orders[1].word, ==, "fight");
  assert_hits (self, plan, "sustain 1 dreadnought; destroy 2 fighter; destroy 1 carrier");
}

/* T-ODDS-1: dreadnought-first: Dreadnought II sustains, then types in the order, a type's sustains just before its ships */
static void
test_dreadnought_first (void)
{
  g_autoptr (TwilightCase) self = with_hits ("2 fighter, dreadnought, dreadnought2, warsun", 6);
  ForconTwilightPlan plan = { .policy = FORCON_HIT_POLICY_DREADNOUGHT_FIRST };

  assert_hits (self, plan,
               "sustain 1 dreadnought2; destroy 2 fighter; sustain 1 dreadnought; destroy 1 damaged dreadnought; "
               "destroy 1 damaged dreadnought2");
}

/* T-ODDS-1: on the ground all sustains come first under either policy */
static void
test_on_the_ground (void)
{
  g_autoptr (TwilightCase) self = twilight_ground ("infantry", "3 infantry, 2 mech", NULL);
  ForconTwilightPlan plan = { .policy = FORCON_HIT_POLICY_DREADNOUGHT_FIRST };

  twilight_do (self, "effect hits defender 4 (Card)", NULL);
  assert_hits (self, plan, "sustain 2 mech; destroy 2 infantry");
}

/* T-AFB-1: in a barrage the plan gives out fighters, which grade I among them first */
static void
test_barrage_hits (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("destroyer", "fighter, 2 fighter2, dreadnought");

  twilight_do (self, "proceed", "proceed", "barrage attacker: 9 9", "proceed", NULL);
  assert_hits (self, default_plan, "destroy 1 fighter");
  twilight_assert_force (self, DEFENDER, "1 fighter2, 1 dreadnought", "");
}

/* T-RET-1: it announces from the round on that the plan says, and else stays */
static void
test_announces_from_a_round_on (void)
{
  g_autoptr (TwilightCase) self = twilight_space_with_neighbour ("cruiser", "cruiser");
  ForconTwilightPlan plan = { .announce_from = 2 };
  ForconTwilightCommand command;

  twilight_do (self, "proceed", "proceed", NULL);
  proposed (self, &plan, &command);
  g_assert_cmpint (command.kind, ==, FORCON_TWILIGHT_COMMAND_STAY);
  g_assert_cmpint (command.side, ==, DEFENDER);
  twilight_do (self, "stay defender", "stay attacker", "roll attacker: 1", "roll defender: 1", "proceed", "proceed",
               "proceed", NULL);
  proposed (self, &plan, &command);
  g_assert_cmpint (command.kind, ==, FORCON_TWILIGHT_COMMAND_ANNOUNCE);
  proposed (self, &default_plan, &command);
  g_assert_cmpint (command.kind, ==, FORCON_TWILIGHT_COMMAND_STAY);
}

/* T-AFB-1: a plan may do without the barrage */
static void
test_waives (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("destroyer", "cruiser");
  ForconTwilightPlan plan = { .barrage = FALSE };
  ForconTwilightCommand command;

  twilight_do (self, "proceed", "proceed", NULL);
  proposed (self, &plan, &command);
  g_assert_cmpint (command.kind, ==, FORCON_TWILIGHT_COMMAND_WAIVE);
}

/* T-GND-5: the first planet that is left to be fought for */
static void
test_first_planet (void)
{
  g_autoptr (TwilightCase) self = twilight_ground ("infantry", "", "infantry", "mech", "infantry", "mech", NULL);
  ForconTwilightCommand command;

  proposed (self, &default_plan, &command);
  g_assert_cmpint (command.kind, ==, FORCON_TWILIGHT_COMMAND_PLANET);
  g_assert_cmpuint (command.planet, ==, 2);
}

static ForconTwilightResult
play (TwilightCase *self)
{
  ForconTwilightPlan plans[FORCON_TWILIGHT_SIDE_COUNT] = { default_plan, default_plan };
  g_autoptr (ForconTwilightClash) clash = forcon_twilight_clash_clone (self->start);
  ForconTwilightCommand command;

  while (forcon_twilight_propose (clash, self->rules, plans, &command))
    {
      g_autoptr (ForconTwilightOutcome) outcome
          = forcon_twilight_decide (clash, self->rules, &command, &FORCON_DICE_GENERATED);

      g_assert_cmpint (outcome->verdict.kind, ==, FORCON_TWILIGHT_VERDICT_DONE);
      g_clear_pointer (&clash, forcon_twilight_clash_free);
      clash = g_steal_pointer (&outcome->after);
    }
  self->start->random = clash->random;
  return clash->result;
}

/* T-END-1: where neither can hit there is nothing to propose for a second round, unless somebody means to leave */
static void
test_stalemate (void)
{
  g_autoptr (TwilightCase) self = twilight_space_with_neighbour ("cruiser", "cruiser");
  ForconTwilightPlan plans[FORCON_TWILIGHT_SIDE_COUNT] = { default_plan, default_plan };
  ForconTwilightCommand command;

  self->start->players[ATTACKER].modifier = self->start->players[DEFENDER].modifier = -4;
  twilight_restart (self);
  twilight_do (self, "proceed", "proceed", "stay defender", "stay attacker", "roll attacker: 10", "roll defender: 10",
               "proceed", "proceed", NULL);
  g_assert_true (forcon_twilight_is_stalemate (twilight_now (self)));
  g_assert_false (forcon_twilight_propose (twilight_now (self), self->rules, plans, &command));
  twilight_assert_owed (self, FORCON_TWILIGHT_OWED_WINDOW, ATTACKER, 0);
  plans[DEFENDER].announce_from = 2;
  g_assert_true (forcon_twilight_propose (twilight_now (self), self->rules, plans, &command));
  twilight_do (self, "effect modify attacker 1 (Card)", NULL);
  g_assert_false (forcon_twilight_is_stalemate (twilight_now (self)));
}

/* T-END-1: a modifier of a round passes with it, so that those who cannot hit in this one go on */
static void
test_no_stalemate_of_a_round (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("cruiser", "cruiser");
  ForconTwilightPlan plans[FORCON_TWILIGHT_SIDE_COUNT] = { default_plan, default_plan };
  ForconTwilightCommand command;

  twilight_do (self, "proceed", "proceed", "roll attacker: 1", "roll defender: 1", "proceed", "proceed", NULL);
  twilight_assert_step (self, FORCON_TWILIGHT_STEP_START, 2);
  twilight_do (self, "effect modify-round attacker -4 (Card)", "effect modify-round defender -4 (Card)", NULL);
  g_assert_false (forcon_twilight_is_stalemate (twilight_now (self)));
  g_assert_true (forcon_twilight_propose (twilight_now (self), self->rules, plans, &command));
}

#define PLAYS 1500

/* Plays one after the other, and compares how often each came out with what is known. */
static void
assert_chances (const char *attacker, const char *defender, const double known[3])
{
  g_autoptr (TwilightCase) self = twilight_space (attacker, defender);
  guint counts[3] = { 0 };

  for (guint i = 0; i < PLAYS; i++)
    counts[play (self)]++;
  for (guint i = 0; i < 3; i++)
    {
      double error = sqrt (known[i] * (1 - known[i]) / PLAYS);

      g_assert_cmpfloat (fabs (counts[i] / (double) PLAYS - known[i]), <, 3 * error);
    }
}

/* T-ODDS-2: combats that are played by the commands come out as often as the exact chances say */
static void
test_agrees_with_the_odds (void)
{
  assert_chances ("fighter", "fighter", (const double[]){ 0.444444, 0.444444, 0.111111 });
  assert_chances ("dreadnought, 2 cruiser, 4 fighter, carrier", "2 destroyer, 3 cruiser, dreadnought",
                  (const double[]){ 0.616835, 0.345501, 0.037664 });
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/propose/sustain-first", test_sustain_first);
  g_test_add_func ("/propose/order-fight", test_order_fight);
  g_test_add_func ("/propose/dreadnought-first", test_dreadnought_first);
  g_test_add_func ("/propose/on-the-ground", test_on_the_ground);
  g_test_add_func ("/propose/barrage-hits", test_barrage_hits);
  g_test_add_func ("/propose/announces-from-a-round-on", test_announces_from_a_round_on);
  g_test_add_func ("/propose/waives", test_waives);
  g_test_add_func ("/propose/first-planet", test_first_planet);
  g_test_add_func ("/propose/stalemate", test_stalemate);
  g_test_add_func ("/propose/no-stalemate-of-a-round", test_no_stalemate_of_a_round);
  g_test_add_func ("/propose/agrees-with-the-odds", test_agrees_with_the_odds);
  return g_test_run ();
}
