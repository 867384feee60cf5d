/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-test-battle.h"

#define CM(cm) FORCON_CM (cm)
#define DEGREES(degrees) FORCON_DEGREES (degrees)

static ForconCommand
turning (ForconShipId ship, gint ahead, gint turn, gint then)
{
  return forcon_command_move (ship, CM (ahead), DEGREES (turn), CM (then));
}

/* A ship of a type at 50, 150 that points up the table and has moved before. */
static ForconShipId
under_way (TestBattle *test, ForconShipType type)
{
  ForconShipId ship = test_add (test, (TestShip){ .type = type, .x = 50, .y = 150 });

  test_state (test, ship)->has_moved = TRUE;
  test_add (test, (TestShip){ .side = TEST_BLUE, .x = 190, .y = 10 });
  return ship;
}

/* F-GEN-1, F-MOV-1 */
static void
test_legs (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_CRUISER);

  test_do (test, turning (ship, 10, 90, 8), "");
  g_assert_cmpint (test_state (test, ship)->position.x, ==, CM (58));
  g_assert_cmpint (test_state (test, ship)->position.y, ==, CM (140));
  g_assert_cmpint (test_state (test, ship)->heading, ==, DEGREES (90));
  g_assert_cmpint (test_event (test, FORCON_EVENT_SHIP_MOVED)->ship_moved.distance, ==, CM (18));
}

/* F-GEN-1: 10 cm at 45° are 7.07 cm each way */
static void
test_rounding (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_DESTROYER);

  test_do (test, turning (ship, 0, 45, 10), "");
  g_assert_cmpint (test_state (test, ship)->position.x, ==, CM (50) + 707);
  g_assert_cmpint (test_state (test, ship)->position.y, ==, CM (150) - 707);
}

/* F-MOV-1 */
static void
test_second_move (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_CRUISER);

  test_do (test, test_ahead (ship, 15), "");
  test_refused (test, test_ahead (ship, 15), FORCON_VERDICT_ALREADY_MOVED, "F-MOV-1");
}

/* F-MOV-2: speed 25, braking run 10 */
static void
test_distance (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_CRUISER);

  test_refused (test, test_ahead (ship, 26), FORCON_VERDICT_TOO_FAR, "F-MOV-2");
  g_assert_cmpint (test->outcome->verdict.length, ==, CM (26));
  g_assert_cmpint (test->outcome->verdict.needed_length, ==, CM (25));
  test_refused (test, test_ahead (ship, 9), FORCON_VERDICT_TOO_SHORT, "F-MOV-2");
  g_assert_cmpint (test->outcome->verdict.needed_length, ==, CM (10));
  g_assert_cmpint (test_try (test, test_ahead (ship, 10), "")->kind, ==, FORCON_VERDICT_DONE);
}

/* F-MOV-2 */
static void
test_full_speed (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_CRUISER);

  test_do (test, test_ahead (ship, 25), "");
  g_assert_cmpint (test_state (test, ship)->position.y, ==, CM (125));
}

/* F-MOV-2 */
static void
test_standing_still (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_CRUISER);

  test_refused (test, test_ahead (ship, 0), FORCON_VERDICT_TOO_SHORT, "F-MOV-2");
  test_refused (test, test_end_step (), FORCON_VERDICT_MUST_MOVE, "F-MOV-2");
  g_assert_cmpint (test->outcome->verdict.ship.value, ==, ship.value);
  g_assert_cmpint (test->outcome->verdict.needed_length, ==, CM (10));
  test_state (test, ship)->has_moved = FALSE;
  test_do (test, test_end_step (), "");
}

/* F-MOV-2 */
static void
test_standing_in_tunnel_mouth (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_CRUISER);

  test_state (test, ship)->has_moved = FALSE;
  forcon_battle_add_object (test->battle, FORCON_OBJECT_TUNNEL_MOUTH, (ForconPoint){ CM (52), CM (150) }, CM (4));
  test_refused (test, test_ahead (ship, 0), FORCON_VERDICT_TOO_SHORT, "F-MOV-2");
  test_refused (test, test_end_step (), FORCON_VERDICT_MUST_MOVE, "F-MOV-2");
}

/* F-MOV-2: it may stand still, but it may not creep */
static void
test_creeping (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_CRUISER);

  test_state (test, ship)->has_moved = FALSE;
  test_refused (test, test_ahead (ship, 1), FORCON_VERDICT_TOO_SHORT, "F-MOV-2");
  test_do (test, test_ahead (ship, 0), "");
  g_assert_false (test_state (test, ship)->has_moved);
}

/* F-MOV-2, F-CRT-8: two hits on the centre deck leave 5 of 25 cm, and a braking run of 10 becomes 5 */
static void
test_braking_of_a_slow_wreck (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_CRUISER);

  test_add_critical (test, ship, FORCON_CRITICAL_CENTRE_DECK, 1);
  test_add_critical (test, ship, FORCON_CRITICAL_CENTRE_DECK, 1);
  test_refused (test, test_ahead (ship, 6), FORCON_VERDICT_TOO_FAR, "F-MOV-2");
  test_refused (test, test_ahead (ship, 4), FORCON_VERDICT_TOO_SHORT, "F-MOV-2");
  test_do (test, test_ahead (ship, 5), "");
}

/* F-MOV-3 */
static void
test_greatest_turn (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_CRUISER);

  test_card (test, ship)->greatest_turn = DEGREES (45);
  test_refused (test, turning (ship, 10, -46, 8), FORCON_VERDICT_TURN_TOO_SHARP, "F-MOV-3");
  g_assert_cmpint (test->outcome->verdict.angle, ==, DEGREES (46));
  g_assert_cmpint (test->outcome->verdict.needed_angle, ==, DEGREES (45));
  test_do (test, turning (ship, 10, -45, 8), "");
  g_assert_cmpint (test_state (test, ship)->heading, ==, DEGREES (315));
}

static ForconCommand
two_turns (ForconShipId ship, gint first, gint second)
{
  ForconCommand command = turning (ship, 5, first, 5);

  command.move.legs.leg[1].turn = DEGREES (second);
  command.move.legs.leg[2] = (ForconLeg){ CM (5), 0 };
  command.move.legs.n = 3;
  return command;
}

/* F-MOV-3: only an escort splits its turn, and the parts stay within it together */
static void
test_split_turn (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId cruiser = under_way (test, FORCON_SHIP_TYPE_CRUISER);
  ForconShipId destroyer = test_add (test, (TestShip){ .type = FORCON_SHIP_TYPE_DESTROYER, .x = 100, .y = 100 });

  test_refused (test, two_turns (cruiser, 30, 30), FORCON_VERDICT_TOO_MANY_TURNS, "F-MOV-3");
  test_refused (test, two_turns (destroyer, 60, -31), FORCON_VERDICT_TURN_TOO_SHARP, "F-MOV-3");
  test_do (test, two_turns (destroyer, 60, -30), "");
  g_assert_cmpint (test_state (test, destroyer)->heading, ==, DEGREES (30));
}

/* F-MOV-3, F-SHIP-2 */
static void
test_who_splits_turns (void)
{
  for (ForconShipType type = 0; type < FORCON_SHIP_TYPE_STATION; type++)
    {
      g_autoptr (TestBattle) test = test_battle_new ();
      ForconShipId ship = under_way (test, type);
      gboolean escort = type >= FORCON_SHIP_TYPE_DESTROYER;

      g_assert_cmpint (forcon_move_limits (test->battle, &test->rules, ship).turns > 1, ==, escort);
    }
}

typedef struct {
  ForconShipType type;
  gint ahead; /* of 20 cm declared: the least that is enough */
} TurnCase;

/* F-MOV-4 */
static void
test_turn_fraction (gconstpointer data)
{
  const TurnCase *turn = data;
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, turn->type);

  if (turn->ahead > 0)
    {
      test_refused (test, turning (ship, turn->ahead - 1, 45, 21 - turn->ahead), FORCON_VERDICT_TURN_TOO_EARLY,
                    "F-MOV-4");
      g_assert_cmpint (test->outcome->verdict.length, ==, CM (turn->ahead - 1));
      g_assert_cmpint (test->outcome->verdict.needed_length, ==, CM (turn->ahead));
    }
  test_do (test, turning (ship, turn->ahead, 45, 20 - turn->ahead), "");
}

/* F-MOV-4: a monitor turns at the end of its whole game speed, 25 cm, and not at all when it goes less */
static void
test_monitor (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_MONITOR);

  test_refused (test, turning (ship, 20, 45, 0), FORCON_VERDICT_TURN_TOO_EARLY, "F-MOV-4");
  g_assert_cmpint (test->outcome->verdict.needed_length, ==, CM (25));
  test_refused (test, turning (ship, 24, 45, 1), FORCON_VERDICT_TURN_TOO_EARLY, "F-MOV-4");
  test_do (test, turning (ship, 25, 45, 0), "");
  g_assert_cmpint (test_state (test, ship)->heading, ==, DEGREES (45));
}

/* F-MOV-4, F-CRT-8: its game speed is what is left of it */
static void
test_monitor_damaged (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_MONITOR);

  test_add_critical (test, ship, FORCON_CRITICAL_CENTRE_DECK, 0);
  test_refused (test, turning (ship, 14, 45, 0), FORCON_VERDICT_TURN_TOO_EARLY, "F-MOV-4");
  test_do (test, turning (ship, 15, 45, 0), "");
}

/* F-MOV-4, F-MOV-8: emergency braking keeps a monitor from turning, unless it goes its speed all the same */
static void
test_monitor_braking (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_MONITOR);

  test_state (test, ship)->order = FORCON_ORDER_EMERGENCY_BRAKING;
  test_refused (test, turning (ship, 0, 45, 0), FORCON_VERDICT_TURN_TOO_EARLY, "F-MOV-4");
}

/* F-MOV-4: a monitor's card with another share says otherwise: it is then of what the ship declares */
static void
test_monitor_of_card (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_MONITOR);

  test_card (test, ship)->turn_fraction = (ForconFraction){ 1, 2 };
  test_do (test, turning (ship, 10, 45, 10), "");
}

/* F-MOV-4, F-FORM-4: in a formation the game speed is that of the slowest */
static void
test_monitor_in_formation (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_MONITOR);
  ForconShipId slow = test_add (test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 52, .y = 150 });

  test_card (test, slow)->speed = CM (20);
  test_enlist (test, ship, slow, 1);
  test_refused (test, turning (ship, 19, 45, 0), FORCON_VERDICT_TURN_TOO_EARLY, "F-MOV-4");
  test_do (test, turning (ship, 20, 45, 0), "");
}

/* F-TURN-3: who would leave the table is known before, and the straightest way that stays on it can be asked for */
static void
test_on_table (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_DESTROYER);
  ForconLegs legs = { .n = 1, .leg = { { CM (13), 0 } } };

  test_state (test, ship)->position.y = CM (5);
  g_assert_cmpuint (forcon_move_withdraws (test->battle, ship, &legs).n, ==, 1);
  g_assert_true (forcon_move_on_table (test->battle, &test->rules, ship, &legs));
  g_assert_cmpuint (forcon_move_withdraws (test->battle, ship, &legs).n, ==, 0);
  g_assert_cmpint (forcon_move_judge (test->battle, &test->rules, ship, &legs).kind, ==, FORCON_VERDICT_DONE);
  g_assert_cmpint (legs.leg[0].turn, !=, 0);
}

/* F-MOV-4: a card may say otherwise, as Ariel's does */
static void
test_turn_fraction_of_card (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_CRUISER);

  test_card (test, ship)->turn_fraction = (ForconFraction){ 0, 1 };
  test_do (test, turning (ship, 0, 45, 20), "");
}

/* F-MOV-5, F-GEN-2: bases of 2 cm may touch, not overlap; the path up to 13 cm is free */
static void
test_overlap (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_CRUISER);
  ForconShipId other = test_add (test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 50, .y = 135 });

  test_refused (test, test_ahead (ship, 14), FORCON_VERDICT_ENDS_OVER_BASE, "F-MOV-5");
  g_assert_cmpint (test->outcome->verdict.target.value, ==, other.value);
  g_assert_cmpint (test->outcome->verdict.length, ==, CM (13));
  test_refused (test, test_ahead (ship, 16), FORCON_VERDICT_ENDS_OVER_BASE, "F-MOV-5");
  g_assert_cmpint (test->outcome->verdict.length, ==, CM (17));
  test_do (test, test_ahead (ship, 13), "");
  g_assert_true (forcon_ships_in_contact (test->battle, &test->rules, ship, other));
}

/* F-MOV-5 */
static void
test_passing_over (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_CRUISER);

  test_add (test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 50, .y = 135 });
  test_do (test, test_ahead (ship, 20), "");
}

/* F-GEN-2: 0.05 cm apart is contact, 0.06 cm is not */
static void
test_contact (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_CRUISER);
  ForconShipId other = test_add (test, (TestShip){ .type = FORCON_SHIP_TYPE_DESTROYER, .x = 50, .y = 100 });

  test_state (test, other)->position.y = CM (150) - 175 - 5;
  g_assert_true (forcon_ships_in_contact (test->battle, &test->rules, ship, other));
  test_state (test, other)->position.y -= 1;
  g_assert_false (forcon_ships_in_contact (test->battle, &test->rules, ship, other));
}

/* F-MOV-6 */
static void
test_one_order (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_CRUISER);

  test_do (test, forcon_command_order (ship, FORCON_ORDER_COURSE_CORRECTION), "");
  test_refused (test, forcon_command_order (ship, FORCON_ORDER_EMERGENCY_BRAKING), FORCON_VERDICT_SECOND_ORDER,
                "F-MOV-6");
  test_do (test, test_ahead (ship, 15), "");
  test_refused (test, forcon_command_order (ship, FORCON_ORDER_EMERGENCY_BRAKING), FORCON_VERDICT_ORDER_AFTER_MOVE,
                "F-MOV-6");
}

/* F-MOV-7 */
static void
test_course_correction (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_CRUISER);

  test_card (test, ship)->greatest_turn = DEGREES (45);
  test_do (test, forcon_command_order (ship, FORCON_ORDER_COURSE_CORRECTION), "");
  g_assert_true (forcon_ship_half_effect (test->battle, ship));
  test_refused (test, turning (ship, 10, 91, 10), FORCON_VERDICT_TURN_TOO_SHARP, "F-MOV-3");
  test_do (test, turning (ship, 10, 90, 10), "");
}

/* F-MOV-8 */
static void
test_emergency_braking (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_CRUISER);

  test_do (test, forcon_command_order (ship, FORCON_ORDER_EMERGENCY_BRAKING), "");
  g_assert_true (forcon_ship_half_effect (test->battle, ship));
  test_do (test, turning (ship, 0, 60, 0), "");
  g_assert_cmpint (test_state (test, ship)->heading, ==, DEGREES (60));
  g_assert_cmpint (test_state (test, ship)->position.y, ==, CM (150));
}

/* F-MOV-2, F-MOV-8: a turn is made under way; only hard braking turns a ship on the spot, whatever its braking run */
static void
test_turn_on_the_spot (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_DESTROYER);

  test_card (test, ship)->braking = 0;
  test_refused (test, turning (ship, 0, 60, 0), FORCON_VERDICT_TOO_SHORT, "F-MOV-2");
  g_assert_cmpint (test->outcome->verdict.needed_length, >, 0);
  test_do (test, turning (ship, 0, 60, 1), "");
}

/* F-MOV-2 */
static void
test_no_braking_run (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_CRUISER);

  test_card (test, ship)->braking = 0;
  test_do (test, test_end_step (), "");
}

/* F-MOV-2: the rim belongs to the tunnel mouth */
static void
test_rim_of_tunnel_mouth (void)
{
  for (gint beyond = 0; beyond <= 1; beyond++)
    {
      g_autoptr (TestBattle) test = test_battle_new ();
      ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_CRUISER);

      test_state (test, ship)->has_moved = FALSE;
      test_state (test, ship)->position.x += beyond;
      forcon_battle_add_object (test->battle, FORCON_OBJECT_TUNNEL_MOUTH, (ForconPoint){ CM (46), CM (150) }, CM (4));
      g_assert_cmpint (forcon_move_limits (test->battle, &test->rules, ship).may_stand, ==, beyond);
    }
}

/* F-TURN-3: a centre on the very edge has not left */
static void
test_on_the_edge (void)
{
  static const struct
  {
    gint x;
    gint y;
    gint heading;
  } edges[] = { { 50, 15, 0 }, { 185, 50, 90 }, { 50, 185, 180 }, { 15, 50, 270 } };

  for (guint i = 0; i < G_N_ELEMENTS (edges); i++)
    {
      g_autoptr (TestBattle) test = test_battle_new ();
      ForconShipId ship = test_add (test, (TestShip){ .x = edges[i].x, .y = edges[i].y, .heading = edges[i].heading });

      test_add (test, (TestShip){ .side = TEST_BLUE, .x = 100, .y = 100 });
      test_do (test, test_ahead (ship, 15), "");
      g_assert_cmpint (test_state (test, ship)->status, ==, FORCON_SHIP_IN_ACTION);
    }
}

/* F-MOV-6 */
static void
test_order_of_nothing (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_CRUISER);

  test_refused (test, forcon_command_order (ship, FORCON_ORDER_NONE), FORCON_VERDICT_NOT_AN_ORDER, "F-MOV-6");
}

/* F-MOV-9: 3 + 4 = 7 cm more, no turn */
static void
test_full_ahead (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_CRUISER);

  test_do (test, forcon_command_order (ship, FORCON_ORDER_FULL_AHEAD), "3 4");
  g_assert_true (forcon_ship_half_effect (test->battle, ship));
  test_refused (test, turning (ship, 15, 10, 5), FORCON_VERDICT_FULL_AHEAD_NO_TURN, "F-MOV-9");
  test_refused (test, test_ahead (ship, 33), FORCON_VERDICT_TOO_FAR, "F-MOV-2");
  test_do (test, test_ahead (ship, 32), "");
}

/* F-MOV-11: without the option no die is rolled; with it 2d6 at most readiness 7 */
static void
test_order_check_passed (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_CRUISER);

  test->rules.options.orders_readiness_check = TRUE;
  test_do (test, forcon_command_order (ship, FORCON_ORDER_FULL_AHEAD), "3 4 6 6");
  g_assert_cmpint (test_state (test, ship)->order, ==, FORCON_ORDER_FULL_AHEAD);
  g_assert_cmpint (test_state (test, ship)->bonus, ==, CM (12));
}

/* F-MOV-11: a failed check means no order */
static void
test_order_check_failed (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_CRUISER);

  test->rules.options.orders_readiness_check = TRUE;
  test_do (test, forcon_command_order (ship, FORCON_ORDER_FULL_AHEAD), "4 4");
  g_assert_cmpint (test_state (test, ship)->order, ==, FORCON_ORDER_NONE);
  g_assert_true (test_state (test, ship)->order_failed);
  g_assert_false (forcon_ship_half_effect (test->battle, ship));
  test_refused (test, forcon_command_order (ship, FORCON_ORDER_COURSE_CORRECTION), FORCON_VERDICT_SECOND_ORDER,
                "F-MOV-6");
}

/* F-TURN-3 */
static void
test_withdrawal (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_CRUISER);

  test_add (test, (TestShip){ .x = 100, .y = 100 });
  test_state (test, ship)->position.y = CM (25);
  test_do (test, test_ahead (ship, 25), "");
  g_assert_cmpint (test_state (test, ship)->status, ==, FORCON_SHIP_IN_ACTION);
  test_state (test, ship)->moved = FALSE;
  test_state (test, ship)->position.y = CM (20);
  test_do (test, test_ahead (ship, 21), "");
  g_assert_cmpint (test_state (test, ship)->status, ==, FORCON_SHIP_WITHDRAWN);
  g_assert_cmpint (test_state (test, ship)->hits, ==, 6);
}

/* F-TURN-3: the damage goes along */
static void
test_withdrawal_keeps_damage (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_CRUISER);

  test_add (test, (TestShip){ .x = 100, .y = 100 });
  test_add_critical (test, ship, FORCON_CRITICAL_FIRE, 0);
  test_state (test, ship)->hits = 4;
  test_state (test, ship)->shaken = 1;
  test_state (test, ship)->position.y = CM (5);
  test_do (test, test_ahead (ship, 20), "");
  g_assert_cmpint (test_state (test, ship)->hits, ==, 4);
  g_assert_cmpint (test_state (test, ship)->shaken, ==, 1);
  g_assert_true (forcon_ship_has_criticals (test->battle, ship));
}

/* F-TURN-3: who flies over the edge has withdrawn there, though the path would lead back */
static void
test_withdrawal_half_way (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_DESTROYER);

  test_add (test, (TestShip){ .x = 100, .y = 100 });
  test_card (test, ship)->greatest_turn = DEGREES (180);
  test_state (test, ship)->position.y = CM (5);
  test_do (test, turning (ship, 7, 180, 10), "");
  g_assert_cmpint (test_event (test, FORCON_EVENT_SHIP_WITHDREW)->ship_withdrew.position.y, ==, CM (-2));
}

/* F-MOV-5: a move of 21 cm overlaps; 23 would clear the other base, but leaves the table */
static void
test_nearest_end_is_on_the_table (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_CRUISER);

  test_add (test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 50, .y = 1 });
  test_state (test, ship)->position.y = CM (22);
  test_refused (test, test_ahead (ship, 22), FORCON_VERDICT_ENDS_OVER_BASE, "F-MOV-5");
  g_assert_cmpint (test->outcome->verdict.length, ==, CM (19));
}

/* F-MOV-2: a formation at full ahead before a planet has no legal move; the step ends without it */
static void
test_hemmed_in (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_CRUISER);
  ForconShipId other = test_add (test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 50, .y = 152 });

  test_enlist (test, ship, other, 0);
  test_state (test, other)->has_moved = TRUE;
  forcon_battle_add_object (test->battle, FORCON_OBJECT_PLANET, (ForconPoint){ CM (50), CM (137) }, CM (6));
  test_refused (test, test_end_step (), FORCON_VERDICT_MUST_MOVE, "F-MOV-2");
  g_assert_cmpint (test->outcome->verdict.actual, ==, 1);
  test_do (test, forcon_command_order (ship, FORCON_ORDER_FULL_AHEAD), "1 1");
  test_do (test, test_end_step (), "");
  g_assert_cmpint (test_state (test, ship)->position.y, ==, CM (150));
}

/* F-ORB-1: its way ends where the base, of 1 cm radius, touches the planet, of 5 */
static void
test_planet (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_CRUISER);
  const ForconEvent *event;

  forcon_battle_add_object (test->battle, FORCON_OBJECT_PLANET, (ForconPoint){ CM (50), CM (130) }, CM (5));
  test_do (test, test_ahead (ship, 20), "");
  event = test_event (test, FORCON_EVENT_SHIP_MOVED);
  g_assert_cmpint (event->ship_moved.distance, ==, CM (14) + 1);
  g_assert_cmpint (event->ship_moved.to.y, ==, CM (136) - 1);
}

/* F-ORB-1, F-FORM-4 */
static void
test_planet_before_formation (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_CRUISER);
  ForconShipId other = test_add (test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 52, .y = 150 });
  ForconObjectId planet
      = forcon_battle_add_object (test->battle, FORCON_OBJECT_PLANET, (ForconPoint){ CM (57), CM (140) }, CM (5));

  test_enlist (test, ship, other, 0);
  test_refused (test, test_ahead (ship, 20), FORCON_VERDICT_INTO_PLANET, "F-ORB-1");
  g_assert_cmpuint (test->outcome->verdict.ship.value, ==, other.value);
  g_assert_cmpuint (test->outcome->verdict.object.value, ==, planet.value);
}

/* F-TURN-1 */
static void
test_whose_turn (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_CRUISER);

  test_enter (test, TEST_BLUE, FORCON_STEP_MOVEMENT);
  test_refused (test, test_ahead (ship, 15), FORCON_VERDICT_NOT_ITS_TURN, "F-TURN-1");
  test_enter (test, TEST_RED, FORCON_STEP_FIRE);
  test_refused (test, test_ahead (ship, 15), FORCON_VERDICT_WRONG_STEP, "F-TURN-1");
  g_assert_cmpint (test->outcome->verdict.other_step, ==, FORCON_STEP_MOVEMENT);
}

/* Legs that nobody can mean: none, backwards, more than fit. */
static void
test_bad_legs (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_CRUISER);
  ForconCommand command = turning (ship, 15, 0, 0);

  command.move.legs.n = 0;
  test_refused (test, command, FORCON_VERDICT_BAD_LEGS, "F-MOV-1");
  test_refused (test, turning (ship, 20, 0, -5), FORCON_VERDICT_BAD_LEGS, "F-MOV-1");
}

/* A proposal for a drag ends where it was dragged, when the ship can get there. */
static void
test_towards (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_CRUISER);
  ForconPoint goals[] = { { CM (55), CM (132) }, { CM (44), CM (135) }, { CM (50), CM (130) } };

  for (guint i = 0; i < G_N_ELEMENTS (goals); i++)
    {
      ForconLegs legs = forcon_move_towards (test->battle, &test->rules, ship, goals[i]);
      ForconPath path = forcon_move_path (test_state (test, ship)->position, 0, &legs);

      g_assert_cmpint (forcon_move_judge (test->battle, &test->rules, ship, &legs).kind, ==, FORCON_VERDICT_DONE);
      g_assert_cmpint (forcon_point_distance (path.points[legs.n], goals[i]), <=, 20);
    }
}

/* A hand that drags a ship ahead is not quite steady: 0.4 cm aside is no turn, 0.6 cm is one. */
static void
test_towards_straight (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = under_way (test, FORCON_SHIP_TYPE_CRUISER);
  ForconLegs straight = forcon_move_towards (test->battle, &test->rules, ship, (ForconPoint){ CM (50) + 40, CM (130) });
  ForconLegs turning = forcon_move_towards (test->battle, &test->rules, ship, (ForconPoint){ CM (50) + 60, CM (130) });

  g_assert_cmpint (straight.leg[0].turn, ==, 0);
  g_assert_cmpint (forcon_legs_distance (&straight), ==, CM (20));
  g_assert_cmpint (turning.leg[0].turn, >, 0);
}

/* And for a place out of reach it is still a legal move. */
static void
test_towards_beyond (void)
{
  for (ForconShipType type = 0; type < FORCON_N_SHIP_TYPE; type++)
    {
      g_autoptr (TestBattle) test = test_battle_new ();
      ForconShipId ship = under_way (test, type);

      for (gint angle = 0; angle < 360; angle += 15)
        {
          ForconPoint goal = forcon_point_ahead (test_state (test, ship)->position, DEGREES (angle), CM (angle % 60));
          ForconLegs legs = forcon_move_towards (test->battle, &test->rules, ship, goal);

          g_assert_cmpint (forcon_move_judge (test->battle, &test->rules, ship, &legs).kind, ==, FORCON_VERDICT_DONE);
        }
    }
}

static const TurnCase turn_cases[] = {
  { FORCON_SHIP_TYPE_BATTLESHIP, 15 },
  { FORCON_SHIP_TYPE_BATTLECRUISER, 12 },
  { FORCON_SHIP_TYPE_HEAVY_CRUISER, 10 },
  { FORCON_SHIP_TYPE_CRUISER, 10 },
  { FORCON_SHIP_TYPE_MINELAYER, 10 },
  { FORCON_SHIP_TYPE_MINESWEEPER, 10 },
  { FORCON_SHIP_TYPE_DESTROYER, 0 },
  { FORCON_SHIP_TYPE_FRIGATE, 0 },
  { FORCON_SHIP_TYPE_TRANSPORT, 0 },
  { FORCON_SHIP_TYPE_SUPPLY_SHIP, 0 },
  { FORCON_SHIP_TYPE_TUG, 0 },
  { FORCON_SHIP_TYPE_MERCHANT, 0 },
};

static void
add_turn_cases (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (turn_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/movement/F-MOV-4 a %s that goes 20 cm turns after %d",
                                               forcon_ship_type_to_word (turn_cases[i].type), turn_cases[i].ahead);

      g_test_add_data_func (path, &turn_cases[i], test_turn_fraction);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/movement/a move goes ahead, turns and goes ahead", test_legs);
  g_test_add_func ("/movement/a slanting leg is rounded once to a hundredth of a centimetre", test_rounding);
  g_test_add_func ("/movement/a ship moves once", test_second_move);
  g_test_add_func ("/movement/the distance lies between braking run and speed", test_distance);
  g_test_add_func ("/movement/the whole speed is allowed", test_full_speed);
  g_test_add_func ("/movement/a ship that has moved before must move", test_standing_still);
  g_test_add_func ("/movement/a ship in a tunnel mouth must move", test_standing_in_tunnel_mouth);
  g_test_add_func ("/movement/a ship that may stand still may not creep", test_creeping);
  g_test_add_func ("/movement/the braking run is never more than the speed left", test_braking_of_a_slow_wreck);
  g_test_add_func ("/movement/a turn is at most the greatest turn", test_greatest_turn);
  g_test_add_func ("/movement/only an escort splits its turn", test_split_turn);
  g_test_add_func ("/movement/every escort splits its turn", test_who_splits_turns);
  add_turn_cases ();
  g_test_add_func ("/movement/a card may allow a turn at any point", test_turn_fraction_of_card);
  g_test_add_func ("/movement/a monitor turns after its whole game speed", test_monitor);
  g_test_add_func ("/movement/a damaged monitor turns after the speed that it has left", test_monitor_damaged);
  g_test_add_func ("/movement/a monitor that brakes does not turn", test_monitor_braking);
  g_test_add_func ("/movement/a monitor's card may say when it turns", test_monitor_of_card);
  g_test_add_func ("/movement/a monitor in a formation turns after the formation's speed", test_monitor_in_formation);
  g_test_add_func ("/movement/the straightest way that stays on the table is found", test_on_table);
  g_test_add_func ("/movement/bases do not end overlapping, and the nearest legal end is named", test_overlap);
  g_test_add_func ("/movement/bases pass over each other", test_passing_over);
  g_test_add_func ("/movement/bases within half a millimetre are in contact", test_contact);
  g_test_add_func ("/movement/one order a turn, before the move", test_one_order);
  g_test_add_func ("/movement/course correction doubles the turn and halves the fire", test_course_correction);
  g_test_add_func ("/movement/emergency braking stops and turns on the spot", test_emergency_braking);
  g_test_add_func ("/movement/a ship that needs no room to brake may stay", test_no_braking_run);
  g_test_add_func ("/movement/the rim belongs to the tunnel mouth", test_rim_of_tunnel_mouth);
  g_test_add_func ("/movement/a ship on the very edge is on the table", test_on_the_edge);
  g_test_add_func ("/movement/no order is not an order", test_order_of_nothing);
  g_test_add_func ("/movement/nobody else turns on the spot", test_turn_on_the_spot);
  g_test_add_func ("/movement/full ahead adds 2d6 cm and forbids turning", test_full_ahead);
  g_test_add_func ("/movement/an order whose check passes is given", test_order_check_passed);
  g_test_add_func ("/movement/an order whose check fails is not given", test_order_check_failed);
  g_test_add_func ("/movement/a ship whose centre leaves the table has withdrawn", test_withdrawal);
  g_test_add_func ("/movement/a ship that withdraws takes its damage along", test_withdrawal_keeps_damage);
  g_test_add_func ("/movement/a ship withdraws where it leaves the table", test_withdrawal_half_way);
  g_test_add_func ("/movement/the nearest legal end is on the table", test_nearest_end_is_on_the_table);
  g_test_add_func ("/movement/a ship without a legal move stays", test_hemmed_in);
  g_test_add_func ("/movement/the way of a ship ends at a planet", test_planet);
  g_test_add_func ("/movement/a formation does not go into a planet", test_planet_before_formation);
  g_test_add_func ("/movement/only the side at turn moves, in its step", test_whose_turn);
  g_test_add_func ("/movement/legs that make no sense are refused", test_bad_legs);
  g_test_add_func ("/movement/dragging finds legs to where the ship can go", test_towards);
  g_test_add_func ("/movement/dragging nearly straight ahead is no turn", test_towards_straight);
  g_test_add_func ("/movement/dragging out of reach still gives a legal move", test_towards_beyond);
  return g_test_run ();
}
