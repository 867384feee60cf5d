/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What captains propose for a whole step before its dice are thrown (F-CAMP-10). */
#include "engine/captain/captain.h"

#include "forcon-test-battle.h"
#include "forcon-test-rules.h"

#define RED (1u << 1)
#define BLUE (1u << 2)

static ForconShipId
cruiser (TestBattle *test, ForconSideId side, gint x, gint y)
{
  return test_add (test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .side = side, .x = x, .y = y,
                                     .heading = side.value == TEST_BLUE.value ? 180 : 0 });
}

static GArray *
propose (const TestBattle *test, guint32 sides)
{
  return forcon_captains_propose (test->battle, &test->rules, sides);
}

static const ForconCommand *
proposed (const GArray *proposals, guint place)
{
  g_assert_cmpuint (place, <, proposals->len);
  return &g_array_index (proposals, ForconCommand, place);
}

/* Two red ships with a battery each, 20 cm from a blue one; nobody has locked on yet, and turned ships cannot. */
typedef struct {
  TestBattle *test;
  ForconShipId first;
  ForconShipId second;
  ForconShipId blue;
} Line;

static Line
line_new (void)
{
  Line line = { .test = test_battle_new () };

  line.first = cruiser (line.test, TEST_RED, 90, 100);
  line.second = cruiser (line.test, TEST_RED, 110, 100);
  line.blue = cruiser (line.test, TEST_BLUE, 100, 80);
  test_gun (line.test, line.first, FORCON_WEAPON_BATTERY, 40, 8);
  test_gun (line.test, line.second, FORCON_WEAPON_BATTERY, 40, 8);
  test_state (line.test, line.first)->turned = TRUE;
  test_state (line.test, line.second)->turned = TRUE;
  test_enter (line.test, TEST_RED, FORCON_STEP_FIRE);
  return line;
}

/* The first ship fires and misses; the blue one, which has a gun, may answer. */
static Line
line_that_fired (void)
{
  Line line = line_new ();

  test_gun (line.test, line.blue, FORCON_WEAPON_BATTERY, 40, 8);
  test_do (line.test, forcon_command_fire (line.first, line.blue, 1), "1 1 1 1 1 1");
  return line;
}

/* F-FIRE-1 */
static void
test_all_shots (void)
{
  Line line = line_new ();
  g_autoptr (TestBattle) test = line.test;
  g_autoptr (GArray) shots = propose (test, RED);

  g_assert_cmpuint (shots->len, ==, 2);
  g_assert_cmpint (proposed (shots, 0)->kind, ==, FORCON_COMMAND_FIRE);
  g_assert_cmpuint (proposed (shots, 0)->fire.ship.value, ==, line.first.value);
  g_assert_cmpuint (proposed (shots, 1)->fire.ship.value, ==, line.second.value);
  g_assert_cmpuint (proposed (shots, 1)->fire.target.value, ==, line.blue.value);
  g_assert_false (proposed (shots, 1)->by_captain);
}

static void
test_changes_nothing (void)
{
  Line line = line_new ();
  g_autoptr (TestBattle) test = line.test;
  g_autofree char *before = forcon_battle_hash (test->battle);
  g_autofree char *after = NULL;
  g_autoptr (GArray) shots = propose (test, RED);

  g_assert_cmpuint (shots->len, ==, 2);
  after = forcon_battle_hash (test->battle);
  g_assert_cmpstr (after, ==, before);
}

/* The second ship has nobody left to fire at if the first sinks the only enemy with dice that fall evenly. */
static void
test_expects_even_dice (void)
{
  Line line = line_new ();
  g_autoptr (TestBattle) test = line.test;
  g_autoptr (GArray) shots = NULL;

  test_gun (test, line.first, FORCON_WEAPON_BATTERY, 40, 60);
  test_card (test, line.blue)->armour = 4;
  test_state (test, line.blue)->hits = 1;
  shots = propose (test, RED);
  g_assert_cmpuint (shots->len, ==, 1);
  g_assert_cmpuint (proposed (shots, 0)->fire.ship.value, ==, line.first.value);
}

/* F-ART-2: a battery of firepower 1 has no die against an escort abeam near the end of its range. */
static void
test_no_useless_fire (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId red = cruiser (test, TEST_RED, 100, 100);
  ForconShipId blue = test_add (test, (TestShip){ .type = FORCON_SHIP_TYPE_DESTROYER, .side = TEST_BLUE, .x = 100,
                                                  .y = 62, .heading = 90 });
  g_autoptr (GArray) shots = NULL;
  ForconCommand captains;

  test_gun (test, red, FORCON_WEAPON_BATTERY, 40, 1);
  test_state (test, red)->turned = TRUE;
  test_enter (test, TEST_RED, FORCON_STEP_FIRE);
  g_assert_true (forcon_captain_command (test->battle, &test->rules, TEST_RED, &captains));
  g_assert_cmpuint (captains.fire.target.value, ==, blue.value);
  shots = propose (test, RED);
  g_assert_cmpuint (shots->len, ==, 0);
}

/* F-FIRE-3: answers are proposed once there is something to answer, and not before. */
static void
test_answers (void)
{
  Line quiet = line_new ();
  Line line = line_that_fired ();
  g_autoptr (TestBattle) before = quiet.test;
  g_autoptr (TestBattle) test = line.test;
  g_autoptr (GArray) none = NULL;
  g_autoptr (GArray) answers = propose (test, BLUE);

  test_gun (before, quiet.blue, FORCON_WEAPON_BATTERY, 40, 8);
  none = propose (before, BLUE);
  g_assert_cmpuint (none->len, ==, 0);
  g_assert_cmpuint (answers->len, ==, 1);
  g_assert_cmpuint (proposed (answers, 0)->fire.ship.value, ==, line.blue.value);
}

/* F-FIRE-3: fire is answered when it is over, so answers are not proposed beside it; then the step has nothing else. */
static void
test_answers_last (void)
{
  Line line = line_that_fired ();
  g_autoptr (TestBattle) test = line.test;
  g_autoptr (GArray) before = propose (test, FORCON_ALL_SIDES);
  g_autoptr (GArray) after = NULL;

  g_assert_cmpuint (before->len, ==, 1);
  g_assert_cmpuint (proposed (before, 0)->fire.ship.value, ==, line.second.value);
  test_do (test, *proposed (before, 0), "1 1 1 1 1 1");
  after = propose (test, FORCON_ALL_SIDES);
  g_assert_cmpuint (after->len, ==, 1);
  g_assert_cmpuint (proposed (after, 0)->fire.ship.value, ==, line.blue.value);
}

/* F-MOV-1: a formation that must move has a move proposed, and all of them can be done one after the other. */
static void
test_moves (void)
{
  Line line = line_new ();
  g_autoptr (TestBattle) test = line.test;
  g_autoptr (GArray) moves = NULL;
  guint moved = 0;

  test_enter (test, TEST_RED, FORCON_STEP_MOVEMENT);
  moves = propose (test, RED);
  for (guint i = 0; i < moves->len; i++)
    {
      test_do (test, *proposed (moves, i), "");
      moved += proposed (moves, i)->kind == FORCON_COMMAND_MOVE ? 1 : 0;
    }
  g_assert_cmpuint (moved, ==, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/captain/proposal/all shots of the step are proposed before a die falls", test_all_shots);
  g_test_add_func ("/captain/proposal/to propose changes nothing", test_changes_nothing);
  g_test_add_func ("/captain/proposal/who should be dead by then is not fired at", test_expects_even_dice);
  g_test_add_func ("/captain/proposal/fire without a die is not proposed", test_no_useless_fire);
  g_test_add_func ("/captain/proposal/answers are proposed once there is something to answer", test_answers);
  g_test_add_func ("/captain/proposal/answers come when the fire is over", test_answers_last);
  g_test_add_func ("/captain/proposal/moves are proposed that can all be made", test_moves);
  return g_test_run ();
}
