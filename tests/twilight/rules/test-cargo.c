/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a retreat takes along. */
#include "retreat-case.h"

/* T-RET-7: fighters and ground forces in space, damaged ones too, aboard of whatever has room */
static void
test_from_space (void)
{
  g_autoptr (TwilightCase) test = retreat_case ("2 fighter, 1 carrier, 1 infantry, 1 mech");

  g_assert_true (forcon_force_parse_damaged (test->rules, "mech", &test->start->space[DEFENDER], NULL));
  retreat_restart (test, FORCON_TWILIGHT_STEP_RETREAT);
  twilight_says (test, "retreat defender 1 [1 damaged mech, 2 fighter, 1 infantry]",
                 "moved defender carrier 1 1; moved defender mech 1 damaged 1 carrier; "
                 "moved defender fighter 2 1 carrier; moved defender infantry 1 1 carrier; "
                 "retreated defender 1 5; step-begun end 1 1");
  twilight_assert_force (test, DEFENDER, "", "");
}

/* T-RET-7: ground forces from own planets in the system too; those that stay are safe there, and nobody has to take them */
static void
test_from_planets (void)
{
  g_autoptr (TwilightCase) test = retreat_case ("1 carrier, 1 infantry");

  retreat_planet (test, "3 infantry", DEFENDER);
  retreat_planet (test, "1 mech", DEFENDER);
  retreat_restart (test, FORCON_TWILIGHT_STEP_RETREAT);
  twilight_says (test, "retreat defender 1 [1 infantry, 1 mech from 2]",
                 "moved defender carrier 1 1; moved defender infantry 1 1 carrier; "
                 "moved defender mech 1 1 planet-2 carrier; retreated defender 1 3; step-begun end 1 1");
  g_assert_cmpuint (twilight_now (test)->planets[0].ground[DEFENDER].intact[12], ==, 3);
  g_assert_true (forcon_force_is_empty (&twilight_now (test)->planets[1].ground[DEFENDER]));
}

/* T-RET-7: from own planets only, and of what stands there only ground forces */
static void
test_not_from_there (void)
{
  g_autoptr (TwilightCase) test = retreat_case ("1 carrier");

  retreat_planet (test, "1 infantry", ATTACKER);
  retreat_planet (test, "1 infantry", -1);
  retreat_planet (test, "1 infantry, 1 pds", DEFENDER);
  retreat_restart (test, FORCON_TWILIGHT_STEP_RETREAT);
  twilight_refuses (test, "retreat defender 1 [1 infantry from 1]", FORCON_TWILIGHT_VERDICT_NOT_OWN_PLANET);
  g_assert_cmpuint (test->verdict.planet, ==, 1);
  twilight_refuses (test, "retreat defender 1 [1 infantry from 2]", FORCON_TWILIGHT_VERDICT_NOT_OWN_PLANET);
  twilight_refuses (test, "retreat defender 1 [1 pds from 3]", FORCON_TWILIGHT_VERDICT_NOT_CARGO);
  twilight_refuses (test, "retreat defender 1 [1 infantry from 4]", FORCON_TWILIGHT_VERDICT_UNKNOWN_PLANET);
  g_assert_cmpint (test->verdict.actual, ==, 4);
  g_assert_cmpint (test->verdict.needed, ==, 3);
}

/* T-RET-7: a ship carries no ships but fighters */
static void
test_no_cargo (void)
{
  g_autoptr (TwilightCase) test = retreat_case ("1 carrier, 1 destroyer");

  twilight_refuses (test, "retreat defender 1 [1 destroyer]", FORCON_TWILIGHT_VERDICT_NOT_CARGO);
  g_assert_cmpuint (test->verdict.unit.value, ==, forcon_twilight_find_unit (test->rules, "destroyer").value);
}

/* T-RET-7: all rows of the same units together take no more than there are of them; damaged ones are others */
static void
test_not_there (void)
{
  g_autoptr (TwilightCase) test = retreat_case ("3 fighter, 2 carrier");

  retreat_planet (test, "1 mech", DEFENDER);
  retreat_restart (test, FORCON_TWILIGHT_STEP_RETREAT);
  twilight_refuses (test, "retreat defender 1 [2 fighter, 2 fighter aboard carrier]",
                    FORCON_TWILIGHT_VERDICT_NOT_ENOUGH);
  g_assert_cmpint (test->verdict.actual, ==, 3);
  g_assert_cmpint (test->verdict.needed, ==, 4);
  twilight_refuses (test, "retreat defender 1 [3 fighter, 1 damaged mech from 1]", FORCON_TWILIGHT_VERDICT_NOT_ENOUGH);
  g_assert_cmpint (test->verdict.actual, ==, 0);
  twilight_refuses (test, "retreat defender 1 [3 fighter, 1 mech]", FORCON_TWILIGHT_VERDICT_NOT_ENOUGH);
}

/* T-RET-7: never more than there is room for: of all ships together, and of those of the kind that a row names */
static void
test_no_room (void)
{
  g_autoptr (TwilightCase) test = retreat_case ("7 fighter, 1 cruiser, 1 carrier, 2 dreadnought");

  twilight_refuses (test, "retreat defender 1 [7 fighter]", FORCON_TWILIGHT_VERDICT_NO_ROOM);
  g_assert_cmpuint (test->verdict.unit.value, ==, 0);
  g_assert_cmpint (test->verdict.actual, ==, 7);
  g_assert_cmpint (test->verdict.needed, ==, 6);
  twilight_refuses (test, "retreat defender 1 [4 fighter aboard carrier, 1 fighter aboard carrier]",
                    FORCON_TWILIGHT_VERDICT_NO_ROOM);
  g_assert_cmpuint (test->verdict.unit.value, ==, forcon_twilight_find_unit (test->rules, "carrier").value);
  g_assert_cmpint (test->verdict.actual, ==, 5);
  g_assert_cmpint (test->verdict.needed, ==, 4);
  twilight_refuses (test, "retreat defender 1 [1 fighter aboard cruiser]", FORCON_TWILIGHT_VERDICT_NO_ROOM);
  g_assert_cmpint (test->verdict.needed, ==, 0);
  twilight_refuses (test, "retreat defender 1 [1 fighter aboard warsun]", FORCON_TWILIGHT_VERDICT_NO_ROOM);
  twilight_do (test, "retreat defender 1 [6 fighter]", NULL);
}

/* T-RET-7, T-RET-2: a ship that stays carries nothing away */
static void
test_no_room_on_what_stays (void)
{
  g_autoptr (TwilightCase) test = retreat_case ("1 fighter, 1 carrier, 1 cruiser");

  retreat_values (test, "carrier")->moves = FALSE;
  retreat_restart (test, FORCON_TWILIGHT_STEP_RETREAT);
  twilight_refuses (test, "retreat defender 1 [1 fighter]", FORCON_TWILIGHT_VERDICT_NO_ROOM);
  g_assert_cmpint (test->verdict.needed, ==, 0);
  twilight_says (test, "retreat defender 1",
                 "destroyed defender fighter 1 stranded; moved defender cruiser 1 1; retreated defender 1 1; "
                 "step-begun end 1 0");
}

/* T-RET-7: nobody is left behind in space while there is room */
static void
test_room_left (void)
{
  g_autoptr (TwilightCase) test = retreat_case ("3 fighter, 1 carrier, 3 infantry");

  twilight_refuses (test, "retreat defender 1", FORCON_TWILIGHT_VERDICT_ROOM_LEFT);
  g_assert_cmpint (test->verdict.actual, ==, 6);
  g_assert_cmpint (test->verdict.needed, ==, 4);
  twilight_refuses (test, "retreat defender 1 [3 infantry]", FORCON_TWILIGHT_VERDICT_ROOM_LEFT);
  g_assert_cmpint (test->verdict.actual, ==, 3);
  g_assert_cmpint (test->verdict.needed, ==, 1);
  twilight_says (test, "retreat defender 1 [3 infantry, 1 fighter]",
                 "destroyed defender fighter 2 stranded; moved defender carrier 1 1; "
                 "moved defender infantry 3 1 carrier; moved defender fighter 1 1 carrier; retreated defender 1 5; "
                 "step-begun end 1 1");
}

/* T-RET-7: those on planets and those in space are chosen from alike: once the room is full, some may be left in space */
static void
test_room_full (void)
{
  g_autoptr (TwilightCase) test = retreat_case ("1 fighter, 1 carrier");

  retreat_planet (test, "4 infantry", DEFENDER);
  retreat_restart (test, FORCON_TWILIGHT_STEP_RETREAT);
  twilight_refuses (test, "retreat defender 1 [3 infantry from 1]", FORCON_TWILIGHT_VERDICT_ROOM_LEFT);
  g_assert_cmpint (test->verdict.actual, ==, 1);
  g_assert_cmpint (test->verdict.needed, ==, 1);
  twilight_says (test, "retreat defender 1 [4 infantry from 1]",
                 "destroyed defender fighter 1 stranded; moved defender carrier 1 1; "
                 "moved defender infantry 4 1 planet-1 carrier; retreated defender 1 5; step-begun end 1 1");
}

/* T-RET-7: a Fighter II is left behind by nobody: it may be carried, and then takes room, or flies */
static void
test_fighter_two (void)
{
  g_autoptr (TwilightCase) test = retreat_case ("2 fighter2, 1 dreadnought, 1 infantry");

  twilight_refuses (test, "retreat defender 1 [1 fighter2, 1 infantry]", FORCON_TWILIGHT_VERDICT_NO_ROOM);
  twilight_refuses (test, "retreat defender 1", FORCON_TWILIGHT_VERDICT_ROOM_LEFT);
  g_assert_cmpint (test->verdict.actual, ==, 1);
  twilight_says (test, "retreat defender 1 [1 fighter2]",
                 "destroyed defender infantry 1 stranded; moved defender fighter2 1 1; "
                 "moved defender dreadnought 1 1; moved defender fighter2 1 1 dreadnought; retreated defender 1 3; "
                 "step-begun end 1 1");
}

/* T-RET-7: a row without a ship goes where there is room, in the order of the rules, after those that name one */
static void
test_order_of_filling (void)
{
  g_autoptr (TwilightCase) test = retreat_case ("4 fighter, 1 carrier, 1 dreadnought, 1 infantry");

  twilight_says (test, "retreat defender 1 [4 fighter, 1 infantry aboard carrier]",
                 "moved defender carrier 1 1; moved defender dreadnought 1 1; moved defender infantry 1 1 carrier; "
                 "moved defender fighter 3 1 carrier; moved defender fighter 1 1 dreadnought; retreated defender 1 7; "
                 "step-begun end 1 1");
}

/* What is proposed where nobody chooses, as a line. */
static void
assert_proposed (TwilightCase *test, const ForconTwilightPlan *plan, const char *line)
{
  const ForconTwilightPlan plans[] = { *plan, *plan };
  ForconTwilightCommand wanted = twilight_command (test, line), command;

  g_assert_true (forcon_twilight_propose (twilight_now (test), test->rules, plans, &command));
  g_assert_cmpint (command.kind, ==, FORCON_TWILIGHT_COMMAND_RETREAT);
  g_assert_cmpint (command.side, ==, DEFENDER);
  g_assert_cmpuint (command.system, ==, wanted.system);
  g_assert_cmpuint (command.n_loads, ==, wanted.n_loads);
  for (guint i = 0; i < command.n_loads; i++)
    {
      g_assert_cmpuint (command.loads[i].unit.value, ==, wanted.loads[i].unit.value);
      g_assert_cmpuint (command.loads[i].count, ==, wanted.loads[i].count);
      g_assert_cmpint (command.loads[i].damaged, ==, wanted.loads[i].damaged);
    }
}

/* T-RET-7: by a plan as much is carried as there is room for, that first which the order of casualties loses last */
static void
test_proposed_loads (void)
{
  g_autoptr (TwilightCase) test = retreat_case ("3 fighter, 1 fighter2, 1 carrier, 1 infantry, 2 mech");

  g_assert_true (forcon_force_parse_damaged (test->rules, "mech", &test->start->space[DEFENDER], NULL));
  retreat_planet (test, "4 infantry", DEFENDER);
  retreat_restart (test, FORCON_TWILIGHT_STEP_RETREAT);
  assert_proposed (test, &(ForconTwilightPlan){ 0 },
                   "retreat defender 1 [1 mech, 1 damaged mech, 1 infantry, 1 fighter]");
  twilight_do (test, "retreat defender 1 [1 mech, 1 damaged mech, 1 infantry, 1 fighter]", NULL);
}

/* T-RET-3: by a plan to its dearest system that is eligible, else to the first that is */
static void
test_proposed_system (void)
{
  g_autoptr (TwilightCase) test = retreat_case ("1 cruiser");

  test->start->n_neighbours = 4;
  test->start->neighbours[1].has_planet[DEFENDER] = TRUE;
  test->start->neighbours[3].has_planet[DEFENDER] = TRUE;
  retreat_restart (test, FORCON_TWILIGHT_STEP_RETREAT);
  assert_proposed (test, &(ForconTwilightPlan){ 0 }, "retreat defender 1");
  assert_proposed (test, &(ForconTwilightPlan){ .n_retreat_to = 3, .retreat_to = { 3, 4, 2 } }, "retreat defender 4");
  assert_proposed (test, &(ForconTwilightPlan){ .n_retreat_to = 1, .retreat_to = { 3 } }, "retreat defender 1");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cargo/comes-from-space", test_from_space);
  g_test_add_func ("/cargo/comes-from-planets", test_from_planets);
  g_test_add_func ("/cargo/comes-from-own-planets-only", test_not_from_there);
  g_test_add_func ("/cargo/is-fighters-and-ground-forces", test_no_cargo);
  g_test_add_func ("/cargo/has-to-be-there", test_not_there);
  g_test_add_func ("/cargo/has-to-have-room", test_no_room);
  g_test_add_func ("/cargo/has-no-room-on-a-ship-that-stays", test_no_room_on_what_stays);
  g_test_add_func ("/cargo/is-not-left-in-space-while-there-is-room", test_room_left);
  g_test_add_func ("/cargo/may-be-left-in-space-when-the-room-is-full", test_room_full);
  g_test_add_func ("/cargo/fighters-that-move-need-no-room", test_fighter_two);
  g_test_add_func ("/cargo/fills-ships-in-the-order-of-the-rules", test_order_of_filling);
  g_test_add_func ("/cargo/is-chosen-by-a-plan", test_proposed_loads);
  g_test_add_func ("/cargo/goes-where-a-plan-says", test_proposed_system);
  return g_test_run ();
}
