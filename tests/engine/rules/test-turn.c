/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-test-battle.h"

#define CM(cm) FORCON_CM (cm)

static const ForconCommand begin = { .kind = FORCON_COMMAND_BEGIN };

/* Red with a veteran (+1), blue with an experienced crew (0), far apart, before the battle. */
static TestBattle *
two_sides (void)
{
  TestBattle *test = test_battle_new ();

  test_add (test, (TestShip){ .x = 20, .y = 100, .readiness = 7 });
  test_add (test, (TestShip){ .side = TEST_BLUE, .x = 180, .y = 100, .readiness = 6 });
  test->battle->round = 0;
  test->battle->first = FORCON_NO_SIDE;
  test_enter (test, FORCON_NO_SIDE, FORCON_STEP_SET_UP);
  return test;
}

static void
set_attacker (TestBattle *test, guint side)
{
  g_array_index (test->battle->roster->sides, ForconSide, side - 1).attacker = TRUE;
}

/* F-TURN-2 */
static void
test_attacker_first (void)
{
  g_autoptr (TestBattle) test = two_sides ();

  set_attacker (test, 2);
  test_do (test, begin, "");
  g_assert_cmpint (test->battle->side.value, ==, 2);
  g_assert_cmpint (test->battle->round, ==, 1);
  g_assert_cmpint (test->battle->step, ==, FORCON_STEP_MOVEMENT);
}

/* F-TURN-2: nobody attacked: red 3 + 1 ties with blue 4 + 0, then red 2 + 1 loses to blue 6 */
static void
test_initiative (void)
{
  g_autoptr (TestBattle) test = two_sides ();

  test_do (test, begin, "3 4  2 6");
  g_assert_cmpuint (test_count (test, FORCON_EVENT_INITIATIVE_ROLLED), ==, 4);
  g_assert_cmpint (test->battle->first.value, ==, 2);
}

/* F-TURN-2 */
static void
test_both_attacked (void)
{
  g_autoptr (TestBattle) test = two_sides ();

  set_attacker (test, 1);
  set_attacker (test, 2);
  test_do (test, begin, "5 3");
  g_assert_cmpint (test->battle->first.value, ==, 1);
}

/* F-TURN-2: option turns.first roll: the dice decide though blue attacked */
static void
test_roll_option (void)
{
  g_autoptr (TestBattle) test = two_sides ();

  test->rules.options.turns_first = FORCON_FIRST_ROLL;
  set_attacker (test, 2);
  test_do (test, begin, "5 3");
  g_assert_cmpint (test->battle->first.value, ==, 1);
}

/* F-TURN-2: the named senior ship rolls, not the readiest: elite +2 would win, green −1 does not */
static void
test_senior (void)
{
  g_autoptr (TestBattle) test = two_sides ();
  ForconShipId green = test_add (test, (TestShip){ .x = 20, .y = 50, .readiness = 2 });

  g_array_index (test->battle->roster->sides, ForconSide, 0).senior = green;
  test_do (test, begin, "4 4");
  g_assert_cmpint (test_event (test, FORCON_EVENT_INITIATIVE_ROLLED)->initiative_rolled.crew_modifier, ==, -1);
  g_assert_cmpint (test->battle->first.value, ==, 2);
}

/* F-TURN-2: red 3 + 1 and green 4 + 0 tie, blue's 1 is out; green wins the second throw */
static void
test_tie_of_three (void)
{
  g_autoptr (TestBattle) test = two_sides ();

  forcon_battle_add_side (test->battle, "green", "Green");
  test_add (test, (TestShip){ .side = TEST_GREEN, .x = 100, .y = 20, .readiness = 6 });
  test_do (test, begin, "3 1 4  1 6");
  g_assert_cmpuint (test_count (test, FORCON_EVENT_INITIATIVE_ROLLED), ==, 5);
  g_assert_cmpint (test->battle->first.value, ==, TEST_GREEN.value);
}

/* F-TURN-2: a senior flagship that is lost rolls no more, nor does a lost ship that was the readiest */
static void
test_senior_lost (void)
{
  g_autoptr (TestBattle) test = two_sides ();
  ForconShipId third = test_add (test, (TestShip){ .x = 20, .y = 50, .readiness = 2 });

  g_array_index (test->battle->roster->sides, ForconSide, 0).senior = (ForconShipId){ 1 };
  test_state (test, (ForconShipId){ 1 })->status = FORCON_SHIP_DESTROYED;
  test_do (test, begin, "6 1");
  g_assert_cmpuint (test_event (test, FORCON_EVENT_INITIATIVE_ROLLED)->initiative_rolled.ship.value, ==, third.value);
}

/* F-TURN-3: allies have nobody to fight */
static void
test_only_allies_left (void)
{
  g_autoptr (TestBattle) test = two_sides ();

  forcon_battle_add_side (test->battle, "green", "Green");
  test_add (test, (TestShip){ .side = TEST_GREEN, .x = 100, .y = 20 });
  g_array_index (test->battle->roster->sides, ForconSide, 1).alliance = 1;
  g_array_index (test->battle->roster->sides, ForconSide, 2).alliance = 1;
  set_attacker (test, 2);
  test_do (test, begin, "1 6");
  test_state (test, (ForconShipId){ 1 })->status = FORCON_SHIP_DESTROYED;
  test_do (test, test_end_step (), "");
  g_assert_cmpint (test->battle->step, ==, FORCON_STEP_OVER);
}

/* F-TURN-2 */
static void
test_first_of_the_readiest (void)
{
  g_autoptr (TestBattle) test = two_sides ();

  test_add (test, (TestShip){ .x = 20, .y = 50, .readiness = 7 });
  test_do (test, begin, "6 1");
  g_assert_cmpuint (test_event (test, FORCON_EVENT_INITIATIVE_ROLLED)->initiative_rolled.ship.value, ==, 1);
}

/* F-TURN-1: movement, fire, torpedoes, end, then the other side, then the next round */
static void
test_steps (void)
{
  static const ForconStep steps[] = { FORCON_STEP_FIRE, FORCON_STEP_TORPEDOES, FORCON_STEP_END, FORCON_STEP_MOVEMENT };
  g_autoptr (TestBattle) test = two_sides ();

  set_attacker (test, 2);
  test_do (test, begin, "");
  for (guint turn = 0; turn < 2; turn++)
    {
      g_assert_cmpint (test->battle->side.value, ==, turn == 0 ? 2 : 1);
      g_assert_cmpint (test->battle->round, ==, 1);
      for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
        {
          test_do (test, test_end_step (), "");
          g_assert_cmpint (test->battle->step, ==, steps[i]);
        }
    }
  g_assert_cmpint (test->battle->round, ==, 2);
  g_assert_cmpint (test->battle->side.value, ==, 2);
}

/* F-TURN-1: a side without a ship in action has no turn */
static void
test_three_sides (void)
{
  g_autoptr (TestBattle) test = two_sides ();

  forcon_battle_add_side (test->battle, "green", "Green");
  test_add (test, (TestShip){ .side = TEST_GREEN, .x = 100, .y = 20 });
  set_attacker (test, 1);
  test_do (test, begin, "6 1");
  test_state (test, (ForconShipId){ 2 })->status = FORCON_SHIP_DESTROYED;
  test_enter (test, TEST_RED, FORCON_STEP_END);
  test_do (test, test_end_step (), "");
  g_assert_cmpint (test->battle->side.value, ==, 3);
  test_enter (test, TEST_GREEN, FORCON_STEP_END);
  test_do (test, test_end_step (), "");
  g_assert_cmpint (test->battle->side.value, ==, 1);
  g_assert_cmpint (test->battle->round, ==, 2);
}

/* F-TURN-2: blue 5, red and green tie with 3 and roll again among themselves */
static void
test_order_of_three (void)
{
  static const guint16 order[] = { 2, 3, 1, 2 };
  g_autoptr (TestBattle) test = two_sides ();

  forcon_battle_add_side (test->battle, "green", "Green");
  test_add (test, (TestShip){ .side = TEST_GREEN, .x = 100, .y = 20, .readiness = 6 });
  test_do (test, begin, "2 5 3  1 6");
  for (guint turn = 0; turn < G_N_ELEMENTS (order); turn++)
    {
      g_assert_cmpint (test->battle->side.value, ==, order[turn]);
      g_assert_cmpint (test->battle->round, ==, turn < 3 ? 1 : 2);
      test_enter (test, test->battle->side, FORCON_STEP_END);
      test_do (test, test_end_step (), "");
    }
}

/* F-TURN-2: red and green attacked, so both come before blue, and the dice say which of them first */
static void
test_two_attackers (void)
{
  g_autoptr (TestBattle) test = two_sides ();

  forcon_battle_add_side (test->battle, "green", "Green");
  test_add (test, (TestShip){ .side = TEST_GREEN, .x = 100, .y = 20, .readiness = 6 });
  set_attacker (test, 1);
  set_attacker (test, 3);
  test_do (test, begin, "1 6");
  g_assert_cmpuint (forcon_battle_side (test->battle, TEST_GREEN)->turn, ==, 1);
  g_assert_cmpuint (forcon_battle_side (test->battle, (ForconSideId){ 1 })->turn, ==, 2);
  g_assert_cmpuint (forcon_battle_side (test->battle, (ForconSideId){ 2 })->turn, ==, 3);
}

/* F-TURN-1 */
static void
test_not_begun (void)
{
  g_autoptr (TestBattle) test = two_sides ();

  test_refused (test, test_end_step (), FORCON_VERDICT_NOT_BEGUN, "F-TURN-1");
  set_attacker (test, 1);
  test_do (test, begin, "");
  test_refused (test, begin, FORCON_VERDICT_ALREADY_BEGUN, "F-TURN-1");
}

/* F-TURN-1 */
static void
test_one_side_alone (void)
{
  g_autoptr (TestBattle) test = two_sides ();

  test_state (test, (ForconShipId){ 2 })->status = FORCON_SHIP_HULK;
  test_refused (test, begin, FORCON_VERDICT_TOO_FEW_SIDES, "F-TURN-1");
}

/* F-TURN-3: blue's last ship dies: red has won */
static void
test_last_side (void)
{
  g_autoptr (TestBattle) test = two_sides ();
  ForconShipId red = { 1 };
  ForconShipId blue = { 2 };
  guint32 gun = test_gun (test, red, FORCON_WEAPON_DESTRUCTOR, 15, 1);

  test->battle->first = TEST_RED;
  test_enter (test, TEST_RED, FORCON_STEP_FIRE);
  test_state (test, blue)->position = (ForconPoint){ CM (30), CM (100) };
  test_state (test, blue)->hits = 1;
  test_do (test, forcon_command_fire (red, blue, gun), "5  1  1 1");
  g_assert_cmpint (test_event (test, FORCON_EVENT_BATTLE_ENDED)->battle_ended.winner.value, ==, 1);
  g_assert_cmpint (test->battle->step, ==, FORCON_STEP_OVER);
  test_refused (test, test_end_step (), FORCON_VERDICT_BATTLE_OVER, "F-TURN-3");
}

/* F-TURN-3: the last ship that flies off the table ends it too */
static void
test_last_ship_withdraws (void)
{
  g_autoptr (TestBattle) test = two_sides ();

  set_attacker (test, 1);
  test_do (test, begin, "");
  test_state (test, (ForconShipId){ 1 })->position.y = CM (5);
  test_do (test, test_ahead ((ForconShipId){ 1 }, 20), "");
  g_assert_cmpint (test_event (test, FORCON_EVENT_BATTLE_ENDED)->battle_ended.winner.value, ==, 2);
}

/* F-TURN-3 */
static void
test_agreed (void)
{
  g_autoptr (TestBattle) test = two_sides ();

  set_attacker (test, 1);
  test_do (test, begin, "");
  /* That one side is left is for the engine to say. */
  test_refused (test, FORCON_COMMAND (END_BATTLE, end_battle, .ending = FORCON_ENDING_LAST_SIDE),
                FORCON_VERDICT_NOTHING_THERE, "F-GEN-6");
  test_do (test, FORCON_COMMAND (END_BATTLE, end_battle, .ending = FORCON_ENDING_AGREED), "");
  g_assert_cmpint (test_event (test, FORCON_EVENT_BATTLE_ENDED)->battle_ended.winner.value, ==, 0);
  g_assert_cmpint (test->battle->step, ==, FORCON_STEP_OVER);
}

/* F-MOV-11: half effect lasts for the turn, and is over when the enemy fires */
static void
test_orders_end_with_the_turn (void)
{
  g_autoptr (TestBattle) test = two_sides ();

  test->battle->first = TEST_RED;
  test_enter (test, TEST_RED, FORCON_STEP_END);
  test_state (test, (ForconShipId){ 1 })->order = FORCON_ORDER_FULL_AHEAD;
  test_do (test, test_end_step (), "");
  g_assert_false (forcon_ship_half_effect (test->battle, (ForconShipId){ 1 }));
}

/* F-END-4, F-CRT-7: a fire of the side at turn burns one hit, without a critical die; blue's fire waits for blue */
static void
test_fire_burns (void)
{
  g_autoptr (TestBattle) test = two_sides ();

  test->battle->first = TEST_RED;
  test_enter (test, TEST_RED, FORCON_STEP_END);
  test_add_critical (test, (ForconShipId){ 1 }, FORCON_CRITICAL_FIRE, 0);
  test_add_critical (test, (ForconShipId){ 2 }, FORCON_CRITICAL_FIRE, 0);
  test_do (test, test_end_step (), "");
  g_assert_cmpint (test_state (test, (ForconShipId){ 1 })->hits, ==, 5);
  g_assert_cmpint (test_state (test, (ForconShipId){ 2 })->hits, ==, 6);
  g_assert_cmpint (forcon_ship_count_criticals (test->battle, (ForconShipId){ 1 }, FORCON_CRITICAL_FIRE), ==, 1);
}

/* F-CRT-7: burning down to a wreck in the end phase */
static void
test_burning_down (void)
{
  g_autoptr (TestBattle) test = two_sides ();

  test_add (test, (TestShip){ .x = 20, .y = 20 });
  test->battle->first = TEST_RED;
  test_enter (test, TEST_RED, FORCON_STEP_END);
  test_state (test, (ForconShipId){ 1 })->hits = 1;
  test_add_critical (test, (ForconShipId){ 1 }, FORCON_CRITICAL_FIRE, 0);
  /* 3: a hulk and a marker, of which the d6 takes one off */
  test_do (test, test_end_step (), "1 2  1");
  g_assert_cmpint (test_state (test, (ForconShipId){ 1 })->status, ==, FORCON_SHIP_HULK);
}

static ForconCommand
repair (ForconCriticalEffect effect)
{
  return FORCON_COMMAND (REPAIR, repair, .ship = { 1 }, .effect = effect);
}

static const ForconCommand repair_hit = { .kind = FORCON_COMMAND_REPAIR, .repair = { .ship = { 1 }, .hit = TRUE } };

static TestBattle *
in_end_step (gint readiness)
{
  TestBattle *test = two_sides ();

  test_card (test, (ForconShipId){ 1 })->readiness = readiness;
  test_enter (test, TEST_RED, FORCON_STEP_END);
  return test;
}

/* F-SHLD-1: shields of both sides come back when the next turn begins, whoever's it is */
static void
test_shields_come_back (void)
{
  g_autoptr (TestBattle) test = two_sides ();

  test_card (test, (ForconShipId){ 1 })->shields = test_card (test, (ForconShipId){ 2 })->shields = 2;
  test_state (test, (ForconShipId){ 1 })->shields_used = test_state (test, (ForconShipId){ 2 })->shields_used = 2;
  test_enter (test, TEST_RED, FORCON_STEP_END);
  test_do (test, test_end_step (), "");
  g_assert_cmpint (test->battle->step, ==, FORCON_STEP_MOVEMENT);
  for (guint16 i = 1; i <= 2; i++)
    g_assert_cmpint (forcon_ship_shields_left (test->battle, (ForconShipId){ i }), ==, 2);
}

/* F-SHLD-1: what an explosion in the movement step used up is not there in the fire step of the same turn */
static void
test_shields_stay_used (void)
{
  g_autoptr (TestBattle) test = two_sides ();

  test_card (test, (ForconShipId){ 2 })->shields = 2;
  test_state (test, (ForconShipId){ 2 })->shields_used = 1;
  test_state (test, (ForconShipId){ 1 })->moved = TRUE;
  test_enter (test, TEST_RED, FORCON_STEP_MOVEMENT);
  test_do (test, test_end_step (), "");
  g_assert_cmpint (test->battle->step, ==, FORCON_STEP_FIRE);
  g_assert_cmpint (forcon_ship_shields_left (test->battle, (ForconShipId){ 2 }), ==, 1);
}

/* F-SHLD-1: the journals of older programs let them come back with the fire step */
static void
test_shields_of_old_journals (void)
{
  g_autoptr (TestBattle) test = two_sides ();
  ForconEvent step = { .kind = FORCON_EVENT_STEP_BEGUN, .step_begun = { .step = FORCON_STEP_FIRE } };
  ForconEvent turn = { .kind = FORCON_EVENT_TURN_BEGUN, .turn_begun = { .round = 2, .side = TEST_BLUE } };

  test_state (test, (ForconShipId){ 2 })->shields_used = 1;
  forcon_battle_apply (test->battle, &turn);
  g_assert_cmpint (test_state (test, (ForconShipId){ 2 })->shields_used, ==, 1);
  forcon_battle_apply (test->battle, &step);
  g_assert_cmpint (test_state (test, (ForconShipId){ 2 })->shields_used, ==, 0);
}

/* F-END-2: less than readiness 7 plus 1 for veterans: 7 mends, 8 does not */
static void
test_repair_border (void)
{
  g_autoptr (TestBattle) test = in_end_step (7);

  test_add_critical (test, (ForconShipId){ 1 }, FORCON_CRITICAL_FIRE, 0);
  test_do (test, repair (FORCON_CRITICAL_FIRE), "4 4");
  g_assert_true (forcon_ship_has_criticals (test->battle, (ForconShipId){ 1 }));
  test_do (test, repair (FORCON_CRITICAL_FIRE), "3 4");
  g_assert_false (forcon_ship_has_criticals (test->battle, (ForconShipId){ 1 }));
}

/* F-END-2: option repair.compare at-most */
static void
test_repair_at_most (void)
{
  g_autoptr (TestBattle) test = in_end_step (7);

  test->rules.options.repair_at_most = TRUE;
  test_add_critical (test, (ForconShipId){ 1 }, FORCON_CRITICAL_FIRE, 0);
  test_do (test, repair (FORCON_CRITICAL_FIRE), "4 4");
  g_assert_false (forcon_ship_has_criticals (test->battle, (ForconShipId){ 1 }));
}

/* F-END-2: one try for an experienced crew, two for veterans */
static void
test_repair_tries (void)
{
  g_autoptr (TestBattle) experienced = in_end_step (6);
  g_autoptr (TestBattle) veteran = in_end_step (8);

  test_state (experienced, (ForconShipId){ 1 })->hits = 1;
  test_state (veteran, (ForconShipId){ 1 })->hits = 1;
  test_do (experienced, repair_hit, "1 1");
  test_refused (experienced, repair_hit, FORCON_VERDICT_REPAIRS_SPENT, "F-END-2");
  test_do (veteran, repair_hit, "1 1");
  test_do (veteran, repair_hit, "1 1");
  test_refused (veteran, repair_hit, FORCON_VERDICT_REPAIRS_SPENT, "F-END-2");
  g_assert_cmpint (test_state (veteran, (ForconShipId){ 1 })->hits, ==, 3);
}

/* F-END-2: a green crew tries once, an elite crew twice */
static void
test_repair_tries_of_extremes (void)
{
  g_autoptr (TestBattle) green = in_end_step (3);
  g_autoptr (TestBattle) elite = in_end_step (9);

  test_state (green, (ForconShipId){ 1 })->hits = 1;
  test_state (elite, (ForconShipId){ 1 })->hits = 1;
  test_do (green, repair_hit, "1 1");
  test_refused (green, repair_hit, FORCON_VERDICT_REPAIRS_SPENT, "F-END-2");
  test_do (elite, repair_hit, "6 6");
  test_do (elite, repair_hit, "6 6");
  test_refused (elite, repair_hit, FORCON_VERDICT_REPAIRS_SPENT, "F-END-2");
}

/* F-END-2, F-CRT-2 to F-CRT-12: all rows can be repaired but 9 and 10, which the sheet says are not */
static void
test_what_is_repaired (void)
{
  for (ForconCriticalEffect effect = FORCON_CRITICAL_TURRETS; effect <= FORCON_CRITICAL_SUPERSTRUCTURE; effect++)
    {
      g_autoptr (TestBattle) test = in_end_step (7);

      if (effect == FORCON_CRITICAL_BRIDGE || effect == FORCON_CRITICAL_SHIELD_GENERATORS)
        {
          test_refused (test, repair (effect), FORCON_VERDICT_NOT_REPAIRABLE, "F-END-2");
          continue;
        }
      test_add_critical (test, (ForconShipId){ 1 }, effect, 0);
      test_do (test, repair (effect), "1 1");
      g_assert_false (forcon_ship_has_criticals (test->battle, (ForconShipId){ 1 }));
    }
}

/* F-END-3: repairing the engines gives back the hit that they took */
static void
test_repair_gives_back (void)
{
  g_autoptr (TestBattle) test = in_end_step (7);

  test_state (test, (ForconShipId){ 1 })->hits = 3;
  test_add_critical (test, (ForconShipId){ 1 }, FORCON_CRITICAL_ENGINES, 1);
  test_do (test, repair (FORCON_CRITICAL_ENGINES), "1 1");
  g_assert_cmpint (test_state (test, (ForconShipId){ 1 })->hits, ==, 4);
}

/* F-END-2 */
static void
test_nothing_to_repair (void)
{
  g_autoptr (TestBattle) test = in_end_step (7);

  test_refused (test, repair_hit, FORCON_VERDICT_NOTHING_TO_REPAIR, "F-END-2");
  test_refused (test, repair (FORCON_CRITICAL_FIRE), FORCON_VERDICT_NOTHING_TO_REPAIR, "F-END-2");
  test_refused (test, repair (FORCON_CRITICAL_SHIELD_GENERATORS), FORCON_VERDICT_NOT_REPAIRABLE, "F-END-2");
}

static TestBattle *
with_markers (void)
{
  TestBattle *test = two_sides ();

  test->battle->first = TEST_RED;
  test_enter (test, TEST_RED, FORCON_STEP_END);
  forcon_battle_add_object (test->battle, FORCON_OBJECT_RIFT, (ForconPoint){ CM (50), CM (50) }, CM (2));
  for (gint i = 0; i < 3; i++)
    forcon_battle_add_object (test->battle, FORCON_OBJECT_BLAST, (ForconPoint){ CM (60 + i), CM (50) }, CM (1));
  return test;
}

/* F-END-5: d6 = 2: the two oldest blast markers go, the rift stays */
static void
test_markers_off (void)
{
  g_autoptr (TestBattle) test = with_markers ();

  test_do (test, test_end_step (), "2");
  g_assert_cmpuint (test->battle->objects->len, ==, 2);
  g_assert_cmpint (g_array_index (test->battle->objects, ForconObject, 0).kind, ==, FORCON_OBJECT_RIFT);
  g_assert_cmpint (g_array_index (test->battle->objects, ForconObject, 1).centre.x, ==, CM (62));
}

/* F-END-5: options all and none roll no die */
static void
test_markers_options (void)
{
  g_autoptr (TestBattle) all = with_markers ();
  g_autoptr (TestBattle) none = with_markers ();

  all->rules.options.markers_all = TRUE;
  test_do (all, test_end_step (), "");
  g_assert_cmpuint (test_count (all, FORCON_EVENT_MARKERS_ROLLED), ==, 0);
  g_assert_cmpuint (all->battle->objects->len, ==, 1);
  none->rules.options.markers_removal = (ForconDiceFormula){ 0, 6, 0 };
  test_do (none, test_end_step (), "");
  g_assert_cmpuint (none->battle->objects->len, ==, 4);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/turn/the side that attacked goes first", test_attacker_first);
  g_test_add_func ("/turn/when nobody attacked the dice decide, and ties roll again", test_initiative);
  g_test_add_func ("/turn/when both attacked the dice decide", test_both_attacked);
  g_test_add_func ("/turn/with the option the dice always decide", test_roll_option);
  g_test_add_func ("/turn/the senior flagship's crew counts", test_senior);
  g_test_add_func ("/turn/only those who tie roll again", test_tie_of_three);
  g_test_add_func ("/turn/a lost flagship does not roll", test_senior_lost);
  g_test_add_func ("/turn/the battle ends when only allies are left", test_only_allies_left);
  g_test_add_func ("/turn/of several readiest ships the first rolls", test_first_of_the_readiest);
  g_test_add_func ("/turn/a turn has its steps, a round its turns", test_steps);
  g_test_add_func ("/turn/a side without ships is passed over", test_three_sides);
  g_test_add_func ("/turn/of three sides each comes by its total, and those that tie roll again", test_order_of_three);
  g_test_add_func ("/turn/of three sides those that attacked come before the one that did not", test_two_attackers);
  g_test_add_func ("/turn/nothing comes before the beginning", test_not_begun);
  g_test_add_func ("/turn/a battle needs two sides", test_one_side_alone);
  g_test_add_func ("/turn/the battle ends with the last ship of a side", test_last_side);
  g_test_add_func ("/turn/the battle ends when the last ship withdraws", test_last_ship_withdraws);
  g_test_add_func ("/turn/the battle ends when all agree", test_agreed);
  g_test_add_func ("/turn/half effect ends with the turn", test_orders_end_with_the_turn);
  g_test_add_func ("/turn/fires burn on the side whose turn ends", test_fire_burns);
  g_test_add_func ("/turn/a ship burns down to a wreck", test_burning_down);
  g_test_add_func ("/turn/damage control needs less than readiness and crew", test_repair_border);
  g_test_add_func ("/turn/F-SHLD-1 shields come back when the next turn begins", test_shields_come_back);
  g_test_add_func ("/turn/F-SHLD-1 shields do not come back within a turn", test_shields_stay_used);
  g_test_add_func ("/turn/F-SHLD-1 old journals have their shields back with the fire step", test_shields_of_old_journals);
  g_test_add_func ("/turn/with the option damage control needs at most that", test_repair_at_most);
  g_test_add_func ("/turn/veterans try twice", test_repair_tries);
  g_test_add_func ("/turn/all rows of the critical table but two can be repaired", test_what_is_repaired);
  g_test_add_func ("/turn/so do elite crews, and green crews once", test_repair_tries_of_extremes);
  g_test_add_func ("/turn/repairing a critical gives back its hits", test_repair_gives_back);
  g_test_add_func ("/turn/what is whole or gone for good is not repaired", test_nothing_to_repair);
  g_test_add_func ("/turn/the oldest blast markers go, the rift stays", test_markers_off);
  g_test_add_func ("/turn/the options take all markers or none", test_markers_options);
  return g_test_run ();
}
