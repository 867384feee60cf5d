/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A retreat out of a gravity rift. */
#include "retreat-case.h"

static TwilightCase *
in_rift (const char *defender)
{
  TwilightCase *self = retreat_case (defender);

  self->start->anomalies = 1u << FORCON_ANOMALY_GRAVITY_RIFT;
  retreat_restart (self, FORCON_TWILIGHT_STEP_RETREAT);
  return self;
}

/* T-RET-5: each ship that moves rolls a die: on 1 to 3 it is lost, on 4 and more it is not */
static void
test_each_rolls (void)
{
  g_autoptr (TwilightCase) test = in_rift ("5 cruiser");

  twilight_says (test, "retreat defender 1: 1 3 4 10 2",
                 "rift-rolled defender cruiser 3 5 3; destroyed defender cruiser 3 rift; moved defender cruiser 2 1; "
                 "retreated defender 1 2; step-begun end 1 1");
}

/* T-RET-5: dice in the order of the units of the rules; a Fighter II that flies rolls its own */
static void
test_order (void)
{
  g_autoptr (TwilightCase) test = in_rift ("2 fighter2, 1 destroyer, 1 warsun");

  twilight_says (test, "retreat defender 1: 3 4 3 4",
                 "rift-rolled defender fighter2 3 2 1; destroyed defender fighter2 1 rift; "
                 "rift-rolled defender destroyer 3 1 1; destroyed defender destroyer 1 rift; "
                 "rift-rolled defender warsun 3 1 0; moved defender fighter2 1 1; moved defender warsun 1 1; "
                 "retreated defender 1 2; step-begun end 1 1");
}

/* T-RET-5: who has no dice is asked for them, kind by kind */
static void
test_asks (void)
{
  g_autoptr (TwilightCase) test = in_rift ("2 cruiser, 1 carrier");
  const ForconTwilightRequest *request = &test->verdict.request;

  twilight_refuses (test, "retreat defender 1", FORCON_TWILIGHT_VERDICT_NEEDS_DICE);
  g_assert_cmpint (request->purpose, ==, FORCON_TWILIGHT_PURPOSE_RIFT);
  g_assert_cmpuint (request->unit.value, ==, forcon_twilight_find_unit (test->rules, "cruiser").value);
  g_assert_cmpint (request->side, ==, DEFENDER);
  g_assert_cmpuint (request->count, ==, 2);
  g_assert_cmpint (request->needed, ==, 3);
  twilight_refuses (test, "retreat defender 1: 4 4", FORCON_TWILIGHT_VERDICT_NEEDS_DICE);
  g_assert_cmpuint (request->unit.value, ==, forcon_twilight_find_unit (test->rules, "carrier").value);
  g_assert_cmpuint (request->count, ==, 1);
  g_assert_cmpuint (request->given, ==, 0);
  twilight_refuses (test, "retreat defender 1: 4 4 4 4", FORCON_TWILIGHT_VERDICT_DICE_LEFT_OVER);
}

/* T-RET-5: a rift in the system to which one goes asks for no dice */
static void
test_other_end (void)
{
  g_autoptr (TwilightCase) test = retreat_case ("1 cruiser");

  test->start->neighbours[0].anomalies = 1u << FORCON_ANOMALY_GRAVITY_RIFT;
  retreat_restart (test, FORCON_TWILIGHT_STEP_RETREAT);
  twilight_refuses (test, "retreat defender 1: 1", FORCON_TWILIGHT_VERDICT_DICE_LEFT_OVER);
  twilight_do (test, "retreat defender 1", NULL);
}

/* T-RET-5, T-RET-7: cargo is lost with its ship; of ships of one kind the first is full before the second is loaded */
static void
test_cargo (void)
{
  g_autoptr (TwilightCase) first = in_rift ("5 fighter, 2 carrier");
  g_autoptr (TwilightCase) second = in_rift ("5 fighter, 2 carrier");

  twilight_says (first, "retreat defender 1 [5 fighter]: 3 4",
                 "rift-rolled defender carrier 3 2 1; destroyed defender carrier 1 rift; "
                 "destroyed defender fighter 4 rift; moved defender carrier 1 1; moved defender fighter 1 1 carrier; "
                 "retreated defender 1 2; step-begun end 1 1");
  twilight_says (second, "retreat defender 1 [5 fighter]: 4 3",
                 "rift-rolled defender carrier 3 2 1; destroyed defender carrier 1 rift; "
                 "destroyed defender fighter 1 rift; moved defender carrier 1 1; moved defender fighter 4 1 carrier; "
                 "retreated defender 1 5; step-begun end 1 1");
}

/* T-RET-5, T-RET-7: rows fill the ships of a kind in the order of the command, those that name it first */
static void
test_rows (void)
{
  g_autoptr (TwilightCase) test = in_rift ("3 fighter, 2 carrier, 3 infantry");

  twilight_says (test, "retreat defender 1 [3 fighter, 3 infantry aboard carrier]: 3 4",
                 "rift-rolled defender carrier 3 2 1; destroyed defender carrier 1 rift; "
                 "destroyed defender infantry 3 rift; destroyed defender fighter 1 rift; moved defender carrier 1 1; "
                 "moved defender fighter 2 1 carrier; retreated defender 1 3; step-begun end 1 1");
}

/* T-RET-5: whole ships are filled, and roll, before damaged ones */
static void
test_damaged_last (void)
{
  g_autoptr (TwilightCase) test = in_rift ("2 fighter, 2 dreadnought");

  g_assert_true (forcon_force_parse_damaged (test->rules, "dreadnought", &test->start->space[DEFENDER], NULL));
  retreat_restart (test, FORCON_TWILIGHT_STEP_RETREAT);
  twilight_says (test, "retreat defender 1 [2 fighter]: 4 1",
                 "rift-rolled defender dreadnought 3 2 1; destroyed defender dreadnought 1 damaged rift; "
                 "destroyed defender fighter 1 rift; moved defender dreadnought 1 1; "
                 "moved defender fighter 1 1 dreadnought; retreated defender 1 2; step-begun end 1 1");
}

/* T-RET-5: a Fighter II that is carried rolls no die, and shares the fate of its ship */
static void
test_carried_fighter (void)
{
  g_autoptr (TwilightCase) test = in_rift ("2 fighter2, 1 dreadnought");

  twilight_says (test, "retreat defender 1 [1 fighter2]: 4 3",
                 "rift-rolled defender fighter2 3 1 0; rift-rolled defender dreadnought 3 1 1; "
                 "destroyed defender dreadnought 1 rift; destroyed defender fighter2 1 rift; "
                 "moved defender fighter2 1 1; retreated defender 1 1; step-begun end 1 1");
}

/* T-RET-5, T-RET-7: those who came from a planet are lost too; who stayed there is not */
static void
test_from_planet (void)
{
  g_autoptr (TwilightCase) test = in_rift ("1 carrier");

  retreat_planet (test, "3 infantry", DEFENDER);
  retreat_restart (test, FORCON_TWILIGHT_STEP_RETREAT);
  twilight_says (test, "retreat defender 1 [2 infantry from 1]: 1",
                 "rift-rolled defender carrier 3 1 1; destroyed defender carrier 1 rift; "
                 "destroyed defender infantry 2 planet-1 rift; retreated defender 1 0; step-begun end 1 1");
  g_assert_cmpuint (forcon_force_of (&twilight_now (test)->planets[0].ground[DEFENDER],
                                     forcon_twilight_find_unit (test->rules, "infantry")),
                    ==, 1);
}

/* T-RET-5, T-RET-4: nothing arrived, so no token is placed; what did not fit was removed before */
static void
test_nothing_arrives (void)
{
  g_autoptr (TwilightCase) test = in_rift ("2 fighter, 1 dreadnought");

  test->start->neighbours[0].has_token[DEFENDER] = FALSE;
  test->start->players[DEFENDER].reinforcements = 1;
  retreat_restart (test, FORCON_TWILIGHT_STEP_RETREAT);
  twilight_says (test, "retreat defender 1 [1 fighter]: 2",
                 "destroyed defender fighter 1 stranded; rift-rolled defender dreadnought 3 1 1; "
                 "destroyed defender dreadnought 1 rift; destroyed defender fighter 1 rift; "
                 "retreated defender 1 0; step-begun end 1 1");
  g_assert_cmpint (twilight_now (test)->players[DEFENDER].reinforcements, ==, 1);
  twilight_do (test, "proceed", NULL);
  g_assert_cmpint (twilight_now (test)->result, ==, FORCON_TWILIGHT_WON_BY_ATTACKER);
}

/* T-RET-5: on what a ship is lost stands in the rules */
static void
test_rules (void)
{
  g_autoptr (TwilightCase) test = in_rift ("2 cruiser");

  test->rules->rift_lost = 5;
  twilight_says (test, "retreat defender 1: 5 6",
                 "rift-rolled defender cruiser 5 2 1; destroyed defender cruiser 1 rift; "
                 "moved defender cruiser 1 1; retreated defender 1 1; step-begun end 1 1");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rift/takes-ships-on-one-to-three", test_each_rolls);
  g_test_add_func ("/rift/is-rolled-for-in-the-order-of-the-rules", test_order);
  g_test_add_func ("/rift/asks-for-dice-kind-by-kind", test_asks);
  g_test_add_func ("/rift/counts-where-one-leaves-it", test_other_end);
  g_test_add_func ("/rift/takes-cargo-with-its-ship", test_cargo);
  g_test_add_func ("/rift/takes-cargo-in-the-order-of-loading", test_rows);
  g_test_add_func ("/rift/comes-to-damaged-ships-last", test_damaged_last);
  g_test_add_func ("/rift/asks-no-die-of-a-carried-fighter", test_carried_fighter);
  g_test_add_func ("/rift/takes-those-who-came-from-a-planet", test_from_planet);
  g_test_add_func ("/rift/leaves-no-token-where-nothing-arrived", test_nothing_arrives);
  g_test_add_func ("/rift/is-as-dangerous-as-the-rules-say", test_rules);
  return g_test_run ();
}
