/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a formation moves as one body (F-FORM-4), and what an order to it does. */
#include "engine/state/formation.h"
#include "forcon-test-battle.h"

#define CM(cm) FORCON_CM (cm)
#define DEGREES(degrees) FORCON_DEGREES (degrees)

/* Two cruisers of red abreast, 2 cm apart, under way up the table; the left one leads. Blue is far away. */
typedef struct {
  TestBattle *test;
  ForconShipId lead;
  ForconShipId wing;
} Pair;

static Pair
pair_new (ForconShipType type)
{
  Pair pair = { .test = test_battle_new () };

  pair.lead = test_add (pair.test, (TestShip){ .type = type, .x = 50, .y = 150 });
  pair.wing = test_add (pair.test, (TestShip){ .type = type, .x = 52, .y = 150 });
  test_enlist (pair.test, pair.lead, pair.wing, 1);
  test_state (pair.test, pair.lead)->has_moved = TRUE;
  test_state (pair.test, pair.wing)->has_moved = TRUE;
  test_add (pair.test, (TestShip){ .side = TEST_BLUE, .x = 190, .y = 10 });
  return pair;
}

static void
pair_clear (Pair *pair)
{
  g_clear_pointer (&pair->test, test_battle_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Pair, pair_clear)

static ForconMoveLimits
limits_of (const Pair *pair)
{
  return forcon_move_limits (pair->test->battle, &pair->test->rules, pair->wing);
}

static void
assert_at (const Pair *pair, ForconShipId ship, ForconLength x, ForconLength y)
{
  g_assert_cmpint (test_state (pair->test, ship)->position.x, ==, x);
  g_assert_cmpint (test_state (pair->test, ship)->position.y, ==, y);
}

/* F-FORM-4 */
static void
test_straight (void)
{
  g_auto (Pair) pair = pair_new (FORCON_SHIP_TYPE_CRUISER);
  const ForconEvent *first;

  test_do (pair.test, test_ahead (pair.lead, 15), "");
  assert_at (&pair, pair.lead, CM (50), CM (135));
  assert_at (&pair, pair.wing, CM (52), CM (135));
  g_assert_cmpuint (test_count (pair.test, FORCON_EVENT_SHIP_MOVED), ==, 2);
  first = test_event (pair.test, FORCON_EVENT_SHIP_MOVED);
  g_assert_cmpuint (first->ship_moved.ship.value, ==, pair.lead.value);
  g_assert_cmpuint ((first + 1)->ship_moved.ship.value, ==, pair.wing.value);
  g_assert_cmpuint ((first + 1)->ship_moved.lead.value, ==, pair.lead.value);
  g_assert_false (first->ship_moved.turned);
}

/* F-FORM-4: round the flagship's centre, a quarter to starboard */
static void
test_turn (void)
{
  g_auto (Pair) pair = pair_new (FORCON_SHIP_TYPE_CRUISER);

  test_do (pair.test, forcon_command_move (pair.lead, CM (10), DEGREES (90), CM (8)), "");
  assert_at (&pair, pair.lead, CM (58), CM (140));
  assert_at (&pair, pair.wing, CM (58), CM (142));
  g_assert_cmpint (test_state (pair.test, pair.wing)->heading, ==, DEGREES (90));
  g_assert_true (test_state (pair.test, pair.wing)->turned);
}

/* F-FORM-4: the way of the wing in a turn is the chord, and it has a corner before and after it */
static void
test_paths (void)
{
  g_auto (Pair) pair = pair_new (FORCON_SHIP_TYPE_CRUISER);
  ForconCommand command = forcon_command_move (pair.lead, CM (10), DEGREES (90), CM (8));
  ForconPath paths[FORCON_FORMATION_SHIPS_MAX];
  ForconShips ships = forcon_move_body (pair.test->battle, pair.wing);

  forcon_move_paths (pair.test->battle, &ships, &command.move.legs, paths);
  g_assert_cmpuint (ships.n, ==, 2);
  g_assert_cmpuint (ships.ship[0].value, ==, pair.lead.value);
  g_assert_cmpuint (paths[0].n_points, ==, 3);
  g_assert_cmpuint (paths[1].n_points, ==, 4);
  g_assert_cmpint (paths[1].points[1].x, ==, CM (52));
  g_assert_cmpint (paths[1].points[1].y, ==, CM (140));
  g_assert_cmpint (paths[1].points[2].x, ==, CM (50));
  g_assert_cmpint (paths[1].points[2].y, ==, CM (142));
}

/* F-FORM-4: an order to any of its ships, or to itself, moves all */
static void
test_any_ship (void)
{
  g_auto (Pair) pair = pair_new (FORCON_SHIP_TYPE_CRUISER);
  ForconCommand command = test_ahead (FORCON_NO_SHIP, 15);

  command.move.formation = test_state (pair.test, pair.lead)->formation;
  test_do (pair.test, command, "");
  assert_at (&pair, pair.wing, CM (52), CM (135));
  test_refused (pair.test, test_ahead (pair.wing, 15), FORCON_VERDICT_ALREADY_MOVED, "F-MOV-1");
}

/* F-FORM-3, F-GEN-6 */
static void
test_which_formation (void)
{
  g_auto (Pair) pair = pair_new (FORCON_SHIP_TYPE_CRUISER);
  ForconCommand command = test_ahead (FORCON_NO_SHIP, 15);

  command.move.formation.value = 99;
  test_refused (pair.test, command, FORCON_VERDICT_NO_SUCH_FORMATION, "F-GEN-6");
  command.move.ship.value = 99;
  command.move.formation = test_state (pair.test, pair.lead)->formation;
  test_refused (pair.test, command, FORCON_VERDICT_NO_SUCH_SHIP, "F-GEN-6");
  command.move.ship = FORCON_NO_SHIP;
  command.move.formation = test_state (pair.test, (ForconShipId){ 3 })->formation;
  test_refused (pair.test, command, FORCON_VERDICT_NOT_ITS_TURN, "F-TURN-1");
  command.move.formation = test_state (pair.test, pair.lead)->formation;
  test_state (pair.test, pair.lead)->status = FORCON_SHIP_HULK;
  test_state (pair.test, pair.wing)->status = FORCON_SHIP_HULK;
  test_refused (pair.test, command, FORCON_VERDICT_NOT_IN_ACTION, "F-CAT-1");
}

/* F-FORM-4: speeds 25 and 20, braking runs 10 and 12, turns 90 and 45 degrees */
static void
test_worst_values (void)
{
  g_auto (Pair) pair = pair_new (FORCON_SHIP_TYPE_CRUISER);
  ForconMoveLimits limits;

  test_card (pair.test, pair.wing)->speed = CM (20);
  test_card (pair.test, pair.lead)->braking = CM (12);
  test_card (pair.test, pair.wing)->greatest_turn = DEGREES (45);
  limits = limits_of (&pair);
  g_assert_cmpint (limits.most, ==, CM (20));
  g_assert_cmpint (limits.least, ==, CM (12));
  g_assert_cmpint (limits.greatest_turn, ==, DEGREES (45));
  g_assert_false (limits.may_stand);
  test_card (pair.test, pair.wing)->braking = CM (14);
  g_assert_cmpint (limits_of (&pair).least, ==, CM (14));
}

/* F-FORM-4, F-MOV-3, F-MOV-4: a destroyer turns when a battleship beside it may, and once */
static void
test_worst_turns (void)
{
  g_auto (Pair) pair = pair_new (FORCON_SHIP_TYPE_DESTROYER);
  ForconMoveLimits limits = limits_of (&pair);
  ForconShipId battleship = test_add (pair.test, (TestShip){ .x = 48, .y = 150 });

  g_assert_cmpuint (limits.turns, >, 1);
  g_assert_cmpint (limits.turn_after.numerator, ==, 0);
  test_enlist (pair.test, pair.lead, battleship, 0);
  limits = limits_of (&pair);
  g_assert_cmpuint (limits.turns, ==, 1);
  g_assert_cmpint (limits.turn_after.numerator, ==, 3);
  g_assert_cmpint (limits.turn_after.denominator, ==, 4);
}

/* F-FORM-4: the braking run of one is not more than the speed of another */
static void
test_slow_ship (void)
{
  g_auto (Pair) pair = pair_new (FORCON_SHIP_TYPE_CRUISER);

  test_card (pair.test, pair.wing)->speed = CM (5);
  g_assert_cmpint (limits_of (&pair).least, ==, CM (5));
  test_do (pair.test, test_ahead (pair.lead, 5), "");
}

/* F-FORM-4, F-MOV-2: it stands when all its ships may */
static void
test_standing (void)
{
  g_auto (Pair) pair = pair_new (FORCON_SHIP_TYPE_CRUISER);

  test_state (pair.test, pair.lead)->has_moved = FALSE;
  test_refused (pair.test, test_ahead (pair.lead, 0), FORCON_VERDICT_TOO_SHORT, "F-MOV-2");
  test_state (pair.test, pair.wing)->has_moved = FALSE;
  test_do (pair.test, test_ahead (pair.lead, 0), "");
}

/* F-FORM-4, F-MOV-2: one that needs no room to brake and one that has not moved may stand together */
static void
test_standing_each_for_itself (void)
{
  g_auto (Pair) pair = pair_new (FORCON_SHIP_TYPE_CRUISER);

  test_card (pair.test, pair.wing)->braking = 0;
  test_refused (pair.test, test_end_step (), FORCON_VERDICT_MUST_MOVE, "F-MOV-2");
  test_state (pair.test, pair.lead)->has_moved = FALSE;
  test_do (pair.test, test_end_step (), "");
}

/* F-FORM-4, F-MOV-2: who cannot move keeps all others */
static void
test_standing_with_a_wreck (void)
{
  g_auto (Pair) pair = pair_new (FORCON_SHIP_TYPE_CRUISER);

  test_card (pair.test, pair.wing)->speed = 0;
  g_assert_true (limits_of (&pair).may_stand);
  test_do (pair.test, test_end_step (), "");
}

/* F-ORB-1, F-FORM-4: who is on another map moves by itself */
static void
test_on_two_maps (void)
{
  g_auto (Pair) pair = pair_new (FORCON_SHIP_TYPE_CRUISER);

  test_state (pair.test, pair.wing)->planet = (ForconObjectId){ 1 };
  test_do (pair.test, test_ahead (pair.lead, 15), "");
  assert_at (&pair, pair.wing, CM (52), CM (150));
  g_assert_cmpuint (forcon_move_body (pair.test->battle, pair.wing).n, ==, 1);
  g_assert_cmpuint (forcon_move_body (pair.test->battle, pair.wing).ship[0].value, ==, pair.wing.value);
}

/* F-MOV-2: only the side at turn has to move */
static void
test_enemy_need_not_move (void)
{
  g_auto (Pair) pair = pair_new (FORCON_SHIP_TYPE_CRUISER);

  test_state (pair.test, (ForconShipId){ 3 })->has_moved = TRUE;
  test_do (pair.test, test_ahead (pair.lead, 15), "");
  test_do (pair.test, test_end_step (), "");
}

/* F-FORM-4, F-MOV-8: one ship that brakes hard turns no other on the spot */
static void
test_one_ship_brakes (void)
{
  g_auto (Pair) pair = pair_new (FORCON_SHIP_TYPE_DESTROYER);

  test_card (pair.test, pair.lead)->braking = 0;
  test_state (pair.test, pair.wing)->order = FORCON_ORDER_EMERGENCY_BRAKING;
  test_refused (pair.test, forcon_command_move (pair.lead, 0, DEGREES (45), 0), FORCON_VERDICT_TOO_SHORT, "F-MOV-2");
  test_state (pair.test, pair.lead)->order = FORCON_ORDER_EMERGENCY_BRAKING;
  test_state (pair.test, pair.wing)->order = FORCON_ORDER_NONE;
  g_assert_false (limits_of (&pair).may_spin);
  test_state (pair.test, pair.wing)->order = FORCON_ORDER_EMERGENCY_BRAKING;
  test_do (pair.test, forcon_command_move (pair.lead, 0, DEGREES (45), 0), "");
}

/* F-FORM-4: whichever way it goes: 10 cm to the right, a turn to the left, 5 cm up */
static void
test_turn_sideways (void)
{
  g_auto (Pair) pair = pair_new (FORCON_SHIP_TYPE_CRUISER);

  test_state (pair.test, pair.lead)->heading = test_state (pair.test, pair.wing)->heading = DEGREES (90);
  test_state (pair.test, pair.wing)->position = (ForconPoint){ CM (50), CM (152) };
  test_do (pair.test, forcon_command_move (pair.lead, CM (10), DEGREES (-90), CM (5)), "");
  assert_at (&pair, pair.lead, CM (60), CM (145));
  assert_at (&pair, pair.wing, CM (62), CM (145));
}

/* F-FORM-4, F-CRT-6: one ship that cannot turn keeps the other from it */
static void
test_engines (void)
{
  g_auto (Pair) pair = pair_new (FORCON_SHIP_TYPE_CRUISER);

  test_add_critical (pair.test, pair.wing, FORCON_CRITICAL_ENGINES, 1);
  test_refused (pair.test, forcon_command_move (pair.lead, CM (10), DEGREES (45), CM (5)),
                FORCON_VERDICT_ENGINES_NO_TURN, "F-CRT-6");
  g_assert_cmpuint (pair.test->outcome->verdict.ship.value, ==, pair.wing.value);
}

/* F-ORD-1 */
static void
test_locked (void)
{
  g_auto (Pair) pair = pair_new (FORCON_SHIP_TYPE_CRUISER);

  test_state (pair.test, pair.wing)->no_turn = 1;
  test_refused (pair.test, forcon_command_move (pair.lead, CM (10), DEGREES (45), CM (5)),
                FORCON_VERDICT_LOCKED_NO_TURN, "F-ORD-1");
  g_assert_cmpuint (pair.test->outcome->verdict.ship.value, ==, pair.wing.value);
  g_assert_cmpint (pair.test->outcome->verdict.actual, ==, 1);
  g_assert_cmpint (limits_of (&pair).greatest_turn, ==, 0);
}

/* F-MOV-5: no ship of it ends over another base; 16.5 less 2 cm leads clear of it */
static void
test_ends_over_base (void)
{
  g_auto (Pair) pair = pair_new (FORCON_SHIP_TYPE_CRUISER);
  ForconShipId other = test_add (pair.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 53, .y = 133 });

  test_refused (pair.test, test_ahead (pair.lead, 16), FORCON_VERDICT_ENDS_OVER_BASE, "F-MOV-5");
  g_assert_cmpuint (pair.test->outcome->verdict.ship.value, ==, pair.wing.value);
  g_assert_cmpuint (pair.test->outcome->verdict.target.value, ==, other.value);
  g_assert_cmpint (pair.test->outcome->verdict.length, ==, 1527);
}

/* F-MOV-8, F-MOV-5: on the spot too, its ships are carried round the lead */
static void
test_turn_on_the_spot (void)
{
  g_auto (Pair) pair = pair_new (FORCON_SHIP_TYPE_CRUISER);
  ForconShipId other = test_add (pair.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 50, .y = 153 });

  test_do (pair.test, forcon_command_order (pair.lead, FORCON_ORDER_EMERGENCY_BRAKING), "");
  test_refused (pair.test, forcon_command_move (pair.lead, 0, DEGREES (90), 0), FORCON_VERDICT_ENDS_OVER_BASE,
                "F-MOV-5");
  g_assert_cmpuint (pair.test->outcome->verdict.target.value, ==, other.value);
  /* Nor from a little farther on, where going less far does not help either. */
  test_refused (pair.test, forcon_command_move (pair.lead, 10, DEGREES (90), 0), FORCON_VERDICT_ENDS_OVER_BASE,
                "F-MOV-5");
  test_do (pair.test, forcon_command_move (pair.lead, 0, DEGREES (-90), 0), "");
  assert_at (&pair, pair.wing, CM (50), CM (148));
}

/* F-EW-4: what its side does not see is not in its way, and then they have met */
static void
test_over_a_hidden_base (void)
{
  g_auto (Pair) pair = pair_new (FORCON_SHIP_TYPE_CRUISER);
  ForconShipId enemy = test_add (pair.test, (TestShip){ .side = TEST_BLUE, .x = 52, .y = 133 });

  test_know (pair.test, TEST_RED, enemy, FORCON_LEVEL_HIDDEN);
  test_know (pair.test, TEST_BLUE, pair.lead, FORCON_LEVEL_HIDDEN);
  test_do (pair.test, test_ahead (pair.lead, 16), "");
  g_assert_cmpint (forcon_ship_level (pair.test->battle, enemy, TEST_RED), ==, FORCON_LEVEL_CONTACT);
  g_assert_cmpint (forcon_ship_level (pair.test->battle, pair.lead, TEST_BLUE), ==, FORCON_LEVEL_CONTACT);
  g_assert_cmpint (test_event (pair.test, FORCON_EVENT_FORMATION_SEEN)->formation_seen.why, ==, FORCON_REVEAL_MET);
}

/* F-TURN-3: who leaves the table has withdrawn, the other goes on; the flag is the other's */
static void
test_withdrawal (void)
{
  g_auto (Pair) pair = pair_new (FORCON_SHIP_TYPE_CRUISER);

  test_state (pair.test, pair.lead)->position = (ForconPoint){ CM (1), CM (150) };
  test_state (pair.test, pair.wing)->position = (ForconPoint){ CM (3), CM (150) };
  test_state (pair.test, pair.lead)->heading = DEGREES (315);
  test_state (pair.test, pair.wing)->heading = DEGREES (315);
  test_card (pair.test, pair.lead)->braking = CM (2);
  test_card (pair.test, pair.wing)->braking = CM (2);
  test_do (pair.test, test_ahead (pair.lead, 3), "");
  g_assert_cmpint (test_state (pair.test, pair.lead)->status, ==, FORCON_SHIP_WITHDRAWN);
  g_assert_cmpint (test_state (pair.test, pair.wing)->status, ==, FORCON_SHIP_IN_ACTION);
  g_assert_cmpuint (test_event (pair.test, FORCON_EVENT_FLAG_PASSED)->flag_passed.ship.value, ==, pair.wing.value);
}

/* F-FORM-7: without a flagship the first ship leads, and the formation still moves together */
static void
test_without_flagship (void)
{
  g_auto (Pair) pair = pair_new (FORCON_SHIP_TYPE_CRUISER);
  ForconShipId third = test_add (pair.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 54, .y = 150 });

  test_enlist (pair.test, pair.lead, third, 2);
  test_state (pair.test, third)->has_moved = TRUE;
  test_state (pair.test, pair.lead)->status = FORCON_SHIP_DESTROYED;
  test_do (pair.test, test_ahead (pair.wing, 15), "6 6");
  g_assert_cmpuint (test_event (pair.test, FORCON_EVENT_SHIP_MOVED)->ship_moved.lead.value, ==, pair.wing.value);
  assert_at (&pair, third, CM (54), CM (135));
}

/* F-STN-1 */
static void
test_station (void)
{
  g_auto (Pair) pair = pair_new (FORCON_SHIP_TYPE_CRUISER);
  ForconShipId station = test_add (pair.test, (TestShip){ .type = FORCON_SHIP_TYPE_STATION, .x = 48, .y = 150 });

  test_refused (pair.test, test_ahead (station, 10), FORCON_VERDICT_STATION_KEEPS, "F-STN-1");
  test_refused (pair.test, forcon_command_order (station, FORCON_ORDER_FULL_AHEAD), FORCON_VERDICT_STATION_KEEPS,
                "F-STN-1");
  test_do (pair.test, test_ahead (pair.lead, 15), "");
  test_do (pair.test, test_end_step (), "");
}

/* F-MOV-6: an order binds all its ships; one roll for all */
static void
test_order (void)
{
  g_auto (Pair) pair = pair_new (FORCON_SHIP_TYPE_CRUISER);

  test_do (pair.test, forcon_command_order (pair.wing, FORCON_ORDER_FULL_AHEAD), "3 4");
  g_assert_cmpint (limits_of (&pair).most, ==, CM (32));
  g_assert_cmpint (test_state (pair.test, pair.lead)->order, ==, FORCON_ORDER_FULL_AHEAD);
  g_assert_cmpuint (test_event (pair.test, FORCON_EVENT_ORDER_GIVEN)->order_given.ship.value, ==, pair.lead.value);
  test_refused (pair.test, forcon_command_order (pair.lead, FORCON_ORDER_COURSE_CORRECTION),
                FORCON_VERDICT_SECOND_ORDER, "F-MOV-6");
}

/* F-MOV-11: the lead's readiness decides, and a failed check counts for all */
static void
test_order_check (void)
{
  g_auto (Pair) pair = pair_new (FORCON_SHIP_TYPE_CRUISER);

  pair.test->rules.options.orders_readiness_check = TRUE;
  test_card (pair.test, pair.lead)->readiness = 4;
  test_do (pair.test, forcon_command_order (pair.wing, FORCON_ORDER_FULL_AHEAD), "1 4");
  g_assert_cmpint (test_event (pair.test, FORCON_EVENT_ORDER_FAILED)->order_failed.readiness, ==, 4);
  g_assert_true (test_state (pair.test, pair.wing)->order_failed);
  g_assert_true (test_state (pair.test, pair.lead)->order_failed);
}

/* F-ORD-2: one ship that braced keeps all from an order */
static void
test_order_strained (void)
{
  g_auto (Pair) pair = pair_new (FORCON_SHIP_TYPE_CRUISER);

  test_state (pair.test, pair.wing)->strained = 1;
  test_refused (pair.test, forcon_command_order (pair.lead, FORCON_ORDER_FULL_AHEAD), FORCON_VERDICT_STRAINED,
                "F-ORD-2");
  g_assert_cmpuint (pair.test->outcome->verdict.ship.value, ==, pair.wing.value);
}

/* F-MOV-2: what must move is counted by formations */
static void
test_must_move (void)
{
  g_auto (Pair) pair = pair_new (FORCON_SHIP_TYPE_CRUISER);

  test_refused (pair.test, test_end_step (), FORCON_VERDICT_MUST_MOVE, "F-MOV-2");
  g_assert_cmpint (pair.test->outcome->verdict.actual, ==, 1);
  g_assert_cmpuint (pair.test->outcome->verdict.ship.value, ==, pair.lead.value);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/march/a formation keeps its shape", test_straight);
  g_test_add_func ("/engine/march/it turns round its flagship", test_turn);
  g_test_add_func ("/engine/march/the way in a turn is the chord", test_paths);
  g_test_add_func ("/engine/march/a move of any ship moves all", test_any_ship);
  g_test_add_func ("/engine/march/a formation is named by itself too", test_which_formation);
  g_test_add_func ("/engine/march/the worst speed, braking run and turn count", test_worst_values);
  g_test_add_func ("/engine/march/the largest turn fraction counts", test_worst_turns);
  g_test_add_func ("/engine/march/a slow ship sets the least move too", test_slow_ship);
  g_test_add_func ("/engine/march/all must be allowed to stand", test_standing);
  g_test_add_func ("/engine/march/each may stand for a reason of its own", test_standing_each_for_itself);
  g_test_add_func ("/engine/march/a ship without speed keeps all others", test_standing_with_a_wreck);
  g_test_add_func ("/engine/march/a formation on two maps moves on each by itself", test_on_two_maps);
  g_test_add_func ("/engine/march/enemies under way need not move", test_enemy_need_not_move);
  g_test_add_func ("/engine/march/all must brake hard to turn on the spot", test_one_ship_brakes);
  g_test_add_func ("/engine/march/it keeps its shape whichever way it goes", test_turn_sideways);
  g_test_add_func ("/engine/march/damaged engines keep all from turning", test_engines);
  g_test_add_func ("/engine/march/a ship that locked on keeps all from turning", test_locked);
  g_test_add_func ("/engine/march/no ship ends over a strange base", test_ends_over_base);
  g_test_add_func ("/engine/march/a turn on the spot carries the others round", test_turn_on_the_spot);
  g_test_add_func ("/engine/march/a hidden base is not in the way", test_over_a_hidden_base);
  g_test_add_func ("/engine/march/who leaves the table withdraws alone", test_withdrawal);
  g_test_add_func ("/engine/march/without a flagship the first ship leads", test_without_flagship);
  g_test_add_func ("/engine/march/a station keeps its place", test_station);
  g_test_add_func ("/engine/march/an order binds all ships", test_order);
  g_test_add_func ("/engine/march/an order is checked by the lead", test_order_check);
  g_test_add_func ("/engine/march/a strained ship keeps all from an order", test_order_strained);
  g_test_add_func ("/engine/march/formations that must move are counted once", test_must_move);
  return g_test_run ();
}
