/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The orders of the fire and torpedo steps: F-ORD. */
#include "forcon-test-battle.h"

#define CM(cm) FORCON_CM (cm)
#define DEGREES(degrees) FORCON_DEGREES (degrees)

/*
 * Red's cruiser lies at 100, 150; blue's 30 cm above it comes towards it. Each has a battery of firepower 6 that reaches
 * 50 cm: in column 2 that is 4 salvos against armour 5. It is red's fire step.
 */
typedef struct {
  TestBattle *test;
  ForconShipId red;
  ForconShipId blue;
  guint32 gun;
} Duel;

static Duel
duel_new (void)
{
  Duel duel = { .test = test_battle_new () };

  duel.red = test_add (duel.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 100, .y = 150, .hits = 12 });
  duel.blue = test_add (duel.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .side = TEST_BLUE, .x = 100,
                                               .y = 120, .heading = 180, .hits = 12 });
  duel.gun = test_gun (duel.test, duel.red, FORCON_WEAPON_BATTERY, 50, 6);
  test_gun (duel.test, duel.blue, FORCON_WEAPON_BATTERY, 50, 6);
  test_enter (duel.test, TEST_RED, FORCON_STEP_FIRE);
  return duel;
}

static void
duel_clear (Duel *duel)
{
  g_clear_pointer (&duel->test, test_battle_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Duel, duel_clear)

static ForconCommand
fire (const Duel *duel)
{
  return forcon_command_fire (duel->red, duel->blue, duel->gun);
}

static ForconCommand
fire_back (const Duel *duel)
{
  return forcon_command_fire (duel->blue, duel->red, duel->gun);
}

static ForconCommand
order (ForconShipId ship, ForconOrder order)
{
  return forcon_command_order (ship, order);
}

/* Ends the rest of the turn, when all is quiet. */
static void
end_turn (TestBattle *test)
{
  ForconSideId side = test->battle->side;

  while (FORCON_ID_EQUAL (test->battle->side, side))
    test_do (test, test_end_step (), "");
}

/* F-ORD-1: of 4 dice 3 fail and are rolled again, in one go */
static void
test_lock_on_battery (void)
{
  g_auto (Duel) duel = duel_new ();
  const ForconEvent *event;

  test_do (duel.test, order (duel.red, FORCON_ORDER_LOCK_ON), "");
  test_do (duel.test, fire (&duel), "5 1 2 3  5 6 4  1 1 1");
  event = test_event (duel.test, FORCON_EVENT_BATTERY_FIRED);
  g_assert_cmpuint (event->battery_fired.roll.count, ==, 4);
  g_assert_cmpuint (event->battery_fired.again.count, ==, 3);
  g_assert_cmpint (event->battery_fired.hits, ==, 3);
  g_assert_cmpint (test_state (duel.test, duel.blue)->hits, ==, 9);
}

/* F-ORD-1, F-DES-1: shields stop what is left after the second try */
static void
test_lock_on_destructor (void)
{
  g_auto (Duel) duel = duel_new ();
  guint32 destructor = test_gun (duel.test, duel.red, FORCON_WEAPON_DESTRUCTOR, 40, 3);
  const ForconEvent *event;

  test_card (duel.test, duel.blue)->shields = 1;
  test_do (duel.test, order (duel.red, FORCON_ORDER_LOCK_ON), "");
  test_do (duel.test, forcon_command_fire (duel.red, duel.blue, destructor), "5 4 4  4 5  1");
  event = test_event (duel.test, FORCON_EVENT_DESTRUCTOR_FIRED);
  g_assert_cmpuint (event->destructor_fired.again.count, ==, 2);
  g_assert_cmpint (event->destructor_fired.hits, ==, 2);
  g_assert_cmpint (event->destructor_fired.stopped, ==, 1);
  g_assert_cmpint (event->destructor_fired.damage, ==, 1);
}

/* F-ORD-1: nothing is rolled again when all hit; the order holds for every shot of the phase */
static void
test_lock_on_all_hit (void)
{
  g_auto (Duel) duel = duel_new ();
  guint32 other = test_gun (duel.test, duel.red, FORCON_WEAPON_BATTERY, 50, 1);

  test_do (duel.test, order (duel.red, FORCON_ORDER_LOCK_ON), "");
  test_do (duel.test, fire (&duel), "5 5 5 5  1 1 1 1");
  test_do (duel.test, forcon_command_fire (duel.red, duel.blue, other), "1  1");
}

/* F-ORD-1: return fire too */
static void
test_lock_on_return_fire (void)
{
  g_auto (Duel) duel = duel_new ();

  test_do (duel.test, fire (&duel), "1 1 1 1");
  test_do (duel.test, order (duel.blue, FORCON_ORDER_LOCK_ON), "");
  test_do (duel.test, fire_back (&duel), "1 1 1 1  1 1 1 1");
}

/* F-ORD-1: before it fires; torpedoes do not count */
static void
test_lock_on_after_fire (void)
{
  g_auto (Duel) duel = duel_new ();
  guint32 tube = test_gun (duel.test, duel.red, FORCON_WEAPON_TORPEDO, 30, 2);

  test_do (duel.test, fire (&duel), "1 1 1 1");
  test_refused (duel.test, order (duel.red, FORCON_ORDER_LOCK_ON), FORCON_VERDICT_ALREADY_FIRED, "F-FIRE-1");
  test_state (duel.test, duel.red)->fired = tube;
  test_do (duel.test, order (duel.red, FORCON_ORDER_LOCK_ON), "");
}

/* F-ORD-1: its own next turn, in which it may not turn, ends with the second end from now */
static void
test_lock_on_after_turn (void)
{
  g_auto (Duel) duel = duel_new ();

  test_state (duel.test, duel.red)->turned = TRUE;
  test_do (duel.test, order (duel.red, FORCON_ORDER_LOCK_ON), "");
  g_assert_cmpint (test_state (duel.test, duel.red)->no_turn, ==, 2);
  test_state (duel.test, duel.blue)->turned = TRUE;
  test_do (duel.test, order (duel.blue, FORCON_ORDER_LOCK_ON), "");
  g_assert_cmpint (test_state (duel.test, duel.blue)->no_turn, ==, 1);
}

/* F-ORD-1: it may not turn in its next turn, and may in the one after it */
static void
test_lock_on_lasts (void)
{
  g_auto (Duel) duel = duel_new ();

  test_state (duel.test, duel.red)->turned = TRUE;
  test_do (duel.test, order (duel.red, FORCON_ORDER_LOCK_ON), "");
  for (gint turn = 0; turn < 2; turn++)
    {
      end_turn (duel.test);
      end_turn (duel.test);
      g_assert_cmpint (forcon_move_limits (duel.test->battle, &duel.test->rules, duel.red).greatest_turn, ==,
                       turn == 0 ? 0 : DEGREES (90));
    }
}

/* F-ORD-1: one order of a phase, whichever */
static void
test_one_fire_order (void)
{
  g_auto (Duel) duel = duel_new ();

  test_gun (duel.test, duel.red, FORCON_WEAPON_TORPEDO, 30, 2);
  test_do (duel.test, order (duel.red, FORCON_ORDER_PREPARE_TO_LAUNCH), "1 1");
  test_refused (duel.test, order (duel.red, FORCON_ORDER_LOCK_ON), FORCON_VERDICT_SECOND_FIRE_ORDER, "F-ORD-1");
  g_assert_cmpint (duel.test->outcome->verdict.order, ==, FORCON_ORDER_PREPARE_TO_LAUNCH);
}

/* F-ORD-1 */
static void
test_lock_on_straight (void)
{
  g_auto (Duel) duel = duel_new ();

  test_do (duel.test, order (duel.red, FORCON_ORDER_LOCK_ON), "");
  g_assert_cmpint (test_state (duel.test, duel.red)->no_turn, ==, 0);
}

/* F-ORD-1: one of them in a phase; a new phase, a new order */
static void
test_second_order (void)
{
  g_auto (Duel) duel = duel_new ();

  test_gun (duel.test, duel.red, FORCON_WEAPON_TORPEDO, 30, 2);
  test_do (duel.test, order (duel.red, FORCON_ORDER_LOCK_ON), "");
  test_refused (duel.test, order (duel.red, FORCON_ORDER_PREPARE_TO_LAUNCH), FORCON_VERDICT_SECOND_FIRE_ORDER,
                "F-ORD-1");
  g_assert_cmpint (duel.test->outcome->verdict.order, ==, FORCON_ORDER_LOCK_ON);
  test_do (duel.test, test_end_step (), "");
  test_do (duel.test, order (duel.red, FORCON_ORDER_BRACE), "6 6");
}

typedef struct {
  ForconOrder order;
  ForconStep step;
  gboolean own_turn;
  gboolean allowed;
} Place;

static const Place places[] = {
  { FORCON_ORDER_LOCK_ON, FORCON_STEP_MOVEMENT, TRUE, FALSE },
  { FORCON_ORDER_LOCK_ON, FORCON_STEP_FIRE, TRUE, TRUE },
  { FORCON_ORDER_LOCK_ON, FORCON_STEP_FIRE, FALSE, TRUE },
  { FORCON_ORDER_LOCK_ON, FORCON_STEP_TORPEDOES, TRUE, FALSE },
  { FORCON_ORDER_BRACE, FORCON_STEP_MOVEMENT, FALSE, FALSE },
  { FORCON_ORDER_BRACE, FORCON_STEP_FIRE, TRUE, FALSE },
  { FORCON_ORDER_BRACE, FORCON_STEP_FIRE, FALSE, TRUE },
  { FORCON_ORDER_BRACE, FORCON_STEP_TORPEDOES, TRUE, TRUE },
  { FORCON_ORDER_BRACE, FORCON_STEP_TORPEDOES, FALSE, TRUE },
  { FORCON_ORDER_PREPARE_TO_LAUNCH, FORCON_STEP_FIRE, TRUE, TRUE },
  { FORCON_ORDER_PREPARE_TO_LAUNCH, FORCON_STEP_FIRE, FALSE, FALSE },
  { FORCON_ORDER_PREPARE_TO_LAUNCH, FORCON_STEP_END, TRUE, FALSE },
};

/* F-ORD-1, F-ORD-2, F-ORD-5: where each order has its place */
static void
test_places (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_auto (Duel) duel = duel_new ();

      test_gun (duel.test, duel.red, FORCON_WEAPON_TORPEDO, 30, 2);
      test_enter (duel.test, places[i].own_turn ? TEST_RED : TEST_BLUE, places[i].step);
      if (places[i].allowed)
        test_do (duel.test, order (duel.red, places[i].order), places[i].order == FORCON_ORDER_LOCK_ON ? "" : "1 1");
      else
        test_refused (duel.test, order (duel.red, places[i].order), FORCON_VERDICT_ORDER_WRONG_STEP, "F-ORD-1");
    }
}

/* F-MOV-6, F-TURN-1: orders of the movement step have no place in another */
static void
test_movement_order (void)
{
  g_auto (Duel) duel = duel_new ();

  test_refused (duel.test, order (duel.red, FORCON_ORDER_FULL_AHEAD), FORCON_VERDICT_WRONG_STEP, "F-TURN-1");
  g_assert_cmpint (duel.test->outcome->verdict.other_step, ==, FORCON_STEP_MOVEMENT);
}

/* F-ORD-1: they bind a ship, which must be there */
static void
test_no_ship (void)
{
  g_auto (Duel) duel = duel_new ();

  test_refused (duel.test, order ((ForconShipId){ 99 }, FORCON_ORDER_LOCK_ON), FORCON_VERDICT_NO_SUCH_SHIP, "F-GEN-6");
  test_state (duel.test, duel.red)->status = FORCON_SHIP_HULK;
  test_refused (duel.test, order (duel.red, FORCON_ORDER_LOCK_ON), FORCON_VERDICT_NOT_IN_ACTION, "F-CAT-1");
}

/* F-ORD-2: two shields of one stop two of the 4 salvos */
static void
test_brace (void)
{
  g_auto (Duel) duel = duel_new ();

  test_card (duel.test, duel.blue)->shields = 1;
  test_do (duel.test, order (duel.blue, FORCON_ORDER_BRACE), "6 6");
  g_assert_cmpint (forcon_ship_shields (duel.test->battle, duel.blue), ==, 2);
  test_do (duel.test, fire (&duel), "1 1");
  g_assert_cmpint (forcon_ship_shields_left (duel.test->battle, duel.blue), ==, 0);
}

static gint
shields_of (const Duel *duel, ForconShipId ship)
{
  return forcon_ship_shields (duel->test->battle, ship);
}

/* F-ORD-2: a failed check costs nothing but that it holds for this turn only */
static void
test_brace_failed (void)
{
  g_auto (Duel) duel = duel_new ();

  test_card (duel.test, duel.blue)->shields = 1;
  test_do (duel.test, order (duel.blue, FORCON_ORDER_BRACE), "4 4");
  g_assert_false (test_event (duel.test, FORCON_EVENT_BRACED)->braced.passed);
  g_assert_cmpint (shields_of (&duel, duel.blue), ==, 2);
  end_turn (duel.test);
  g_assert_cmpint (shields_of (&duel, duel.blue), ==, 1);
}

/* F-ORD-2: until the end of the enemy's next turn */
static void
test_brace_passed (void)
{
  g_auto (Duel) duel = duel_new ();

  test_card (duel.test, duel.blue)->shields = 1;
  test_do (duel.test, order (duel.blue, FORCON_ORDER_BRACE), "4 3");
  g_assert_true (test_event (duel.test, FORCON_EVENT_BRACED)->braced.passed);
  end_turn (duel.test);
  end_turn (duel.test);
  g_assert_cmpint (shields_of (&duel, duel.blue), ==, 2);
  end_turn (duel.test);
  g_assert_cmpint (shields_of (&duel, duel.blue), ==, 1);
}

/* F-ORD-2: in its own torpedo phase it lasts until the end of this turn, or of the next turn of an enemy */
static void
test_brace_in_own_turn (void)
{
  for (gint passed = 0; passed <= 1; passed++)
    {
      g_auto (Duel) duel = duel_new ();

      test_card (duel.test, duel.red)->shields = 1;
      test_enter (duel.test, TEST_RED, FORCON_STEP_TORPEDOES);
      test_do (duel.test, order (duel.red, FORCON_ORDER_BRACE), passed ? "1 1" : "6 6");
      g_assert_cmpint (test_state (duel.test, duel.red)->strained, ==, 2);
      g_assert_cmpint (shields_of (&duel, duel.red), ==, 2);
      end_turn (duel.test);
      g_assert_cmpint (shields_of (&duel, duel.red), ==, passed ? 2 : 1);
      end_turn (duel.test);
      g_assert_cmpint (shields_of (&duel, duel.red), ==, 1);
    }
}

/* A third side, an enemy to both, far away. */
static ForconShipId
add_green (const Duel *duel)
{
  forcon_battle_add_side (duel->test->battle, "green", "Green");
  return test_add (duel->test, (TestShip){ .side = TEST_GREEN, .x = 10, .y = 10 });
}

/* F-ORD-2: braced until the end of green's turn, and again before it without success: it stays braced as long */
static void
test_brace_again_failed (void)
{
  g_auto (Duel) duel = duel_new ();

  add_green (&duel);
  test_card (duel.test, duel.red)->shields = 1;
  test_enter (duel.test, TEST_GREEN, FORCON_STEP_FIRE);
  test_do (duel.test, order (duel.red, FORCON_ORDER_BRACE), "1 1");
  end_turn (duel.test);
  end_turn (duel.test);
  test_enter (duel.test, TEST_BLUE, FORCON_STEP_FIRE);
  test_do (duel.test, order (duel.red, FORCON_ORDER_BRACE), "6 6");
  end_turn (duel.test);
  g_assert_cmpint (shields_of (&duel, duel.red), ==, 2);
  end_turn (duel.test);
  g_assert_cmpint (shields_of (&duel, duel.red), ==, 1);
}

/* F-ORD-2: the enemy whose turn it waits for has none any more; then the next turn of another enemy counts */
static void
test_brace_against_the_lost (void)
{
  g_auto (Duel) duel = duel_new ();

  add_green (&duel);
  test_card (duel.test, duel.red)->shields = 1;
  test_enter (duel.test, TEST_RED, FORCON_STEP_TORPEDOES);
  test_do (duel.test, order (duel.red, FORCON_ORDER_BRACE), "1 1");
  g_assert_cmpuint (test_state (duel.test, duel.red)->brace_side.value, ==, TEST_BLUE.value);
  test_state (duel.test, duel.blue)->status = FORCON_SHIP_DESTROYED;
  end_turn (duel.test);
  g_assert_cmpuint (duel.test->battle->side.value, ==, TEST_GREEN.value);
  g_assert_cmpint (shields_of (&duel, duel.red), ==, 2);
  end_turn (duel.test);
  g_assert_cmpint (shields_of (&duel, duel.red), ==, 1);
}

/* F-ORD-2: an enemy without ships has no turn to wait for */
static void
test_brace_passes_over_the_lost (void)
{
  g_auto (Duel) duel = duel_new ();

  add_green (&duel);
  test_state (duel.test, duel.blue)->status = FORCON_SHIP_DESTROYED;
  test_enter (duel.test, TEST_RED, FORCON_STEP_TORPEDOES);
  test_do (duel.test, order (duel.red, FORCON_ORDER_BRACE), "1 1");
  g_assert_cmpuint (test_state (duel.test, duel.red)->brace_side.value, ==, TEST_GREEN.value);
}

/* F-ORD-5, F-BRD-3: an order that failed in the movement phase stays failed */
static void
test_prepare_after_failed_order (void)
{
  g_auto (Duel) duel = duel_new ();

  test_gun (duel.test, duel.red, FORCON_WEAPON_TORPEDO, 30, 2);
  test_state (duel.test, duel.red)->order_failed = TRUE;
  test_do (duel.test, order (duel.red, FORCON_ORDER_PREPARE_TO_LAUNCH), "1 1");
  g_assert_true (test_state (duel.test, duel.red)->order_failed);
}

/* F-ORD-2: allies are not who it braces against */
static void
test_brace_among_allies (void)
{
  g_auto (Duel) duel = duel_new ();

  forcon_battle_add_side (duel.test->battle, "green", "Green");
  test_add (duel.test, (TestShip){ .side = TEST_GREEN, .x = 10, .y = 10 });
  g_array_index (duel.test->battle->roster->sides, ForconSide, 1).alliance = 1;
  g_array_index (duel.test->battle->roster->sides, ForconSide, 2).alliance = 1;
  test_enter (duel.test, TEST_GREEN, FORCON_STEP_FIRE);
  test_refused (duel.test, order (duel.blue, FORCON_ORDER_BRACE), FORCON_VERDICT_ORDER_WRONG_STEP, "F-ORD-1");
  test_enter (duel.test, TEST_BLUE, FORCON_STEP_TORPEDOES);
  test_do (duel.test, order (duel.blue, FORCON_ORDER_BRACE), "1 1");
  g_assert_cmpuint (test_state (duel.test, duel.blue)->brace_side.value, ==, TEST_RED.value);
}

/* F-ORD-2: until the end of its own next turn it gives no order and fires at half effect; firepower 3 makes 2 salvos */
static void
test_strained (void)
{
  g_auto (Duel) duel = duel_new ();

  test_do (duel.test, order (duel.blue, FORCON_ORDER_BRACE), "6 6");
  test_do (duel.test, fire (&duel), "1 1 1 1");
  test_do (duel.test, fire_back (&duel), "1 1");
  end_turn (duel.test);
  test_refused (duel.test, order (duel.blue, FORCON_ORDER_FULL_AHEAD), FORCON_VERDICT_STRAINED, "F-ORD-2");
  test_do (duel.test, test_end_step (), "");
  test_refused (duel.test, order (duel.blue, FORCON_ORDER_LOCK_ON), FORCON_VERDICT_STRAINED, "F-ORD-2");
  g_assert_cmpint (duel.test->outcome->verdict.actual, ==, 1);
  test_do (duel.test, fire_back (&duel), "1 1");
  end_turn (duel.test);
  g_assert_false (forcon_ship_half_effect (duel.test->battle, duel.blue));
}

/* F-MOV-11: what was fired in its own turn does not count for the half of what it fires back */
static void
test_half_of_return_fire (void)
{
  g_auto (Duel) duel = duel_new ();

  test_state (duel.test, duel.blue)->fired = duel.gun;
  g_array_index (test_card (duel.test, duel.blue)->weapons, ForconWeapon, 0).strength = 5;
  test_do (duel.test, order (duel.blue, FORCON_ORDER_BRACE), "6 6");
  test_do (duel.test, fire (&duel), "1 1 1 1");
  test_do (duel.test, fire_back (&duel), "1 1");
  g_assert_cmpint (test_event (duel.test, FORCON_EVENT_BATTERY_FIRED)->battery_fired.effective, ==, 3);
}

/* F-ORD-3: its shields are what they were; of 3 hits they did not stop, it saves two on 4+ */
static void
test_special_shield (void)
{
  g_auto (Duel) duel = duel_new ();
  const ForconEvent *event;

  test_card (duel.test, duel.blue)->special_shield = TRUE;
  test_card (duel.test, duel.blue)->shields = 1;
  test_do (duel.test, order (duel.blue, FORCON_ORDER_BRACE), "6 6");
  g_assert_cmpint (shields_of (&duel, duel.blue), ==, 1);
  test_do (duel.test, fire (&duel), "5 5 5  3 4 5  1");
  event = test_event (duel.test, FORCON_EVENT_HITS_SAVED);
  g_assert_cmpint (event->hits_saved.saved, ==, 2);
  g_assert_cmpint (test_state (duel.test, duel.blue)->hits, ==, 11);
}

/* F-ORD-3: only while it braces */
static void
test_special_shield_unbraced (void)
{
  g_auto (Duel) duel = duel_new ();

  test_card (duel.test, duel.blue)->special_shield = TRUE;
  test_do (duel.test, fire (&duel), "5 1 1 1  1");
  g_assert_cmpint (test_state (duel.test, duel.blue)->hits, ==, 11);
}

/* F-ORD-3: nor does a ship without one that braces */
static void
test_no_special_shield (void)
{
  g_auto (Duel) duel = duel_new ();

  test_do (duel.test, order (duel.blue, FORCON_ORDER_BRACE), "6 6");
  test_do (duel.test, fire (&duel), "5 1 1 1  1");
  g_assert_cmpint (test_state (duel.test, duel.blue)->hits, ==, 11);
}

/* F-ORD-5, F-SHIP-6: readiness 7 */
static void
test_prepare (void)
{
  g_auto (Duel) duel = duel_new ();

  test_refused (duel.test, order (duel.red, FORCON_ORDER_PREPARE_TO_LAUNCH), FORCON_VERDICT_NO_TUBES, "F-TORP-1");
  test_gun (duel.test, duel.red, FORCON_WEAPON_TORPEDO, 30, 2);
  test_do (duel.test, order (duel.red, FORCON_ORDER_PREPARE_TO_LAUNCH), "3 4");
  g_assert_true (test_state (duel.test, duel.red)->prepared);
  g_assert_false (test_state (duel.test, duel.red)->order_failed);
}

/* F-ORD-5, F-BRD-3 */
static void
test_prepare_fails (void)
{
  g_auto (Duel) duel = duel_new ();

  test_gun (duel.test, duel.red, FORCON_WEAPON_TORPEDO, 30, 2);
  test_do (duel.test, order (duel.red, FORCON_ORDER_PREPARE_TO_LAUNCH), "4 4");
  g_assert_false (test_state (duel.test, duel.red)->prepared);
  g_assert_true (test_state (duel.test, duel.red)->order_failed);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/fire-orders/a battery that locked on rolls again what fails", test_lock_on_battery);
  g_test_add_func ("/engine/fire-orders/a destructor that locked on rolls again what fails", test_lock_on_destructor);
  g_test_add_func ("/engine/fire-orders/nothing is rolled again when all hit", test_lock_on_all_hit);
  g_test_add_func ("/engine/fire-orders/a ship locks on for its return fire", test_lock_on_return_fire);
  g_test_add_func ("/engine/fire-orders/a ship locks on before it fires", test_lock_on_after_fire);
  g_test_add_func ("/engine/fire-orders/who turned and locked on may not turn next", test_lock_on_after_turn);
  g_test_add_func ("/engine/fire-orders/who went straight may turn next", test_lock_on_straight);
  g_test_add_func ("/engine/fire-orders/there is one order in a phase", test_second_order);
  g_test_add_func ("/engine/fire-orders/each order has its step", test_places);
  g_test_add_func ("/engine/fire-orders/orders of movement have no place here", test_movement_order);
  g_test_add_func ("/engine/fire-orders/an order binds a ship in action", test_no_ship);
  g_test_add_func ("/engine/fire-orders/bracing doubles the shields", test_brace);
  g_test_add_func ("/engine/fire-orders/a failed check braces for this turn", test_brace_failed);
  g_test_add_func ("/engine/fire-orders/a passed check braces for the enemy's next turn", test_brace_passed);
  g_test_add_func ("/engine/fire-orders/a ship braces in its own torpedo phase", test_brace_in_own_turn);
  g_test_add_func ("/engine/fire-orders/a ship braces against enemies", test_brace_among_allies);
  g_test_add_func ("/engine/fire-orders/who turned and locks on goes straight for one turn", test_lock_on_lasts);
  g_test_add_func ("/engine/fire-orders/a ship has one order of the fire phase", test_one_fire_order);
  g_test_add_func ("/engine/fire-orders/bracing again takes nothing away", test_brace_again_failed);
  g_test_add_func ("/engine/fire-orders/a side without ships is not waited for", test_brace_passes_over_the_lost);
  g_test_add_func ("/engine/fire-orders/nobody stays braced against the lost", test_brace_against_the_lost);
  g_test_add_func ("/engine/fire-orders/one order does not make up for another", test_prepare_after_failed_order);
  g_test_add_func ("/engine/fire-orders/who braced can do little in its next turn", test_strained);
  g_test_add_func ("/engine/fire-orders/return fire is halved by itself", test_half_of_return_fire);
  g_test_add_func ("/engine/fire-orders/a special shield saves instead", test_special_shield);
  g_test_add_func ("/engine/fire-orders/a special shield saves nothing unbraced", test_special_shield_unbraced);
  g_test_add_func ("/engine/fire-orders/who has no special shield saves nothing", test_no_special_shield);
  g_test_add_func ("/engine/fire-orders/tubes are prepared by a check", test_prepare);
  g_test_add_func ("/engine/fire-orders/a failed check prepares nothing", test_prepare_fails);
  return g_test_run ();
}
