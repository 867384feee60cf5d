/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What captains do on their own, and what they may know (F-CAMP-10). */
#include "engine/captain/captain.h"

#include "engine/odds/battle-odds.h"

#include "forcon-test-battle.h"
#include "forcon-test-fleets.h"
#include "forcon-test-rules.h"

/* Under the sanitizers each takes twenty times as long. */
#ifdef __SANITIZE_ADDRESS__
#define BATTLES 60
#else
#define BATTLES 300
#endif
#define ROUNDS 8
#define TESTS_OF_KNOWLEDGE 60

/* A red ship and a blue one, in a step of red's turn. */
typedef struct {
  TestBattle *test;
  ForconShipId red;
  ForconShipId blue;
} Duel;

static Duel
duel_new (gint distance, ForconStep step)
{
  Duel duel = { .test = test_battle_new () };

  duel.red = test_add (duel.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 100, .y = 190 });
  duel.blue = test_add (duel.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .side = TEST_BLUE, .x = 100,
                                               .y = 190 - distance, .heading = 180 });
  test_state (duel.test, duel.red)->has_moved = TRUE;
  test_enter (duel.test, TEST_RED, step);
  return duel;
}

static gboolean
next (const TestBattle *test, ForconSideId side, ForconCommand *command)
{
  *command = (ForconCommand){ .kind = FORCON_N_COMMAND };
  return forcon_captain_command (test->battle, &test->rules, side, command);
}

static ForconCommand
assert_next (const TestBattle *test, ForconSideId side, ForconCommandKind kind)
{
  ForconCommand command;

  g_assert_true (next (test, side, &command));
  g_assert_cmpint (command.kind, ==, kind);
  g_assert_true (command.by_captain);
  return command;
}

static void
assert_nothing (const TestBattle *test, ForconSideId side)
{
  ForconCommand command;

  g_assert_false (next (test, side, &command));
}

/* Does what the captain of a side wants, and returns it. */
static ForconCommand
follow (TestBattle *test, ForconSideId side, ForconCommandKind kind, const char *dice)
{
  ForconCommand command = assert_next (test, side, kind);

  test_do (test, command, dice);
  return command;
}

/* F-MOV-1 */
static void
test_approach (void)
{
  Duel duel = duel_new (150, FORCON_STEP_MOVEMENT);

  test_gun (duel.test, duel.red, FORCON_WEAPON_BATTERY, 40, 8);
  follow (duel.test, TEST_RED, FORCON_COMMAND_MOVE, "");
  g_assert_cmpint (test_state (duel.test, duel.red)->position.y, ==, FORCON_CM (165));
  assert_nothing (duel.test, TEST_RED);
  test_battle_free (duel.test);
}

/* F-ART-3: with a broadside that bears to port, the ship turns it to the enemy */
static void
test_arc (void)
{
  Duel duel = duel_new (45, FORCON_STEP_MOVEMENT);

  test_mounted (duel.test, duel.red, FORCON_MOUNT_PORT, FORCON_ARC_BIT (FORCON_ARC_PORT), 40, 12);
  follow (duel.test, TEST_RED, FORCON_COMMAND_MOVE, "");
  g_assert_cmpint (forcon_ship_arcs_of (duel.test->battle, duel.red, test_state (duel.test, duel.blue)->position)
                       & FORCON_ARC_BIT (FORCON_ARC_PORT),
                   !=, 0);
  test_battle_free (duel.test);
}

/* F-MOV-7 */
static void
test_course_correction (void)
{
  Duel duel = duel_new (60, FORCON_STEP_MOVEMENT);

  test_gun (duel.test, duel.red, FORCON_WEAPON_BATTERY, 20, 8);
  test_state (duel.test, duel.red)->heading = FORCON_DEGREES (180);
  test_state (duel.test, duel.red)->position.y = FORCON_CM (150);
  test_card (duel.test, duel.red)->greatest_turn = FORCON_DEGREES (45);
  ForconCommand command = follow (duel.test, TEST_RED, FORCON_COMMAND_ORDER, "");

  g_assert_cmpint (command.order.order, ==, FORCON_ORDER_COURSE_CORRECTION);
  follow (duel.test, TEST_RED, FORCON_COMMAND_MOVE, "");
  test_battle_free (duel.test);
}

/* F-MOV-5, F-MOV-8: wherever it could go lie wrecks */
static void
test_no_room (void)
{
  Duel duel = duel_new (150, FORCON_STEP_MOVEMENT);

  test_card (duel.test, duel.red)->greatest_turn = 0;
  for (gint y = 165; y <= 181; y += 2)
    {
      ForconShipId wreck = test_add (duel.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .side = TEST_BLUE,
                                                            .x = 100, .y = y });

      test_state (duel.test, wreck)->status = FORCON_SHIP_HULK;
    }
  g_assert_cmpint (follow (duel.test, TEST_RED, FORCON_COMMAND_ORDER, "").order.order, ==,
                   FORCON_ORDER_EMERGENCY_BRAKING);
  g_assert_cmpint (follow (duel.test, TEST_RED, FORCON_COMMAND_MOVE, "").move.legs.leg[0].ahead, ==, 0);
  test_battle_free (duel.test);
}

/* F-MOV-2: hemmed in by a ship that moves after it, it goes when that one has gone */
static void
test_room_later (void)
{
  Duel duel = duel_new (150, FORCON_STEP_MOVEMENT);
  ForconShipId ahead
      = test_add (duel.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 100, .y = 188, .heading = 90 });
  ForconCaptains captains = { .sides = FORCON_ALL_SIDES, .rounds = 1 };
  g_autoptr (ForconOutcome) outcome = forcon_outcome_new ();

  test_card (duel.test, duel.red)->greatest_turn = 0;
  test_card (duel.test, duel.red)->speed = FORCON_CM (1);
  test_state (duel.test, duel.red)->order_failed = TRUE;
  test_state (duel.test, ahead)->has_moved = TRUE;
  g_assert_true (forcon_captains_play (duel.test->battle, &duel.test->rules, &captains, outcome));
  g_assert_cmpint (test_state (duel.test, duel.red)->position.y, ==, FORCON_CM (189));
  test_battle_free (duel.test);
}

/* F-FORM-4 */
static void
test_formation (void)
{
  Duel duel = duel_new (100, FORCON_STEP_MOVEMENT);
  ForconShipId second = test_add (duel.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 102, .y = 190 });

  test_enlist (duel.test, duel.red, second, 1);
  follow (duel.test, TEST_RED, FORCON_COMMAND_MOVE, "");
  g_assert_true (test_state (duel.test, second)->moved);
  assert_nothing (duel.test, TEST_RED);
  test_battle_free (duel.test);
}

/* F-TURN-3: crippled, with an enemy of many more hits, it leaves over the edge that is near */
static void
test_withdraw (void)
{
  Duel duel = duel_new (60, FORCON_STEP_MOVEMENT);

  test_gun (duel.test, duel.red, FORCON_WEAPON_BATTERY, 80, 8);
  test_state (duel.test, duel.red)->hits = 1;
  test_state (duel.test, duel.red)->heading = FORCON_DEGREES (180);
  follow (duel.test, TEST_RED, FORCON_COMMAND_MOVE, "");
  g_assert_cmpint (test_state (duel.test, duel.red)->status, ==, FORCON_SHIP_WITHDRAWN);
  test_battle_free (duel.test);
}

/* F-TURN-3: who is not outmatched stays */
static void
test_stay (void)
{
  Duel duel = duel_new (60, FORCON_STEP_MOVEMENT);

  test_state (duel.test, duel.red)->hits = 3;
  test_state (duel.test, duel.red)->heading = FORCON_DEGREES (90);
  follow (duel.test, TEST_RED, FORCON_COMMAND_MOVE, "");
  g_assert_cmpint (test_state (duel.test, duel.red)->status, ==, FORCON_SHIP_IN_ACTION);
  test_battle_free (duel.test);
}

/* F-MINE-3: a mine that the side knows is gone round */
static void
test_mine_known (void)
{
  Duel duel = duel_new (150, FORCON_STEP_MOVEMENT);
  ForconMineId mine = test_mine (duel.test, TEST_BLUE, 100, 172, FORCON_CHARGE_PLASMA);
  ForconCommand unknown = assert_next (duel.test, TEST_RED, FORCON_COMMAND_MOVE);

  g_array_index (duel.test->battle->mines, ForconMine, 0).known |= 1u << TEST_RED.value;
  ForconCommand known = assert_next (duel.test, TEST_RED, FORCON_COMMAND_MOVE);

  g_assert_false (FORCON_ID_IS_NONE (mine));
  g_assert_cmpint (unknown.move.legs.leg[0].turn, ==, 0);
  g_assert_true (known.move.legs.leg[0].turn != 0 || forcon_legs_distance (&known.move.legs) <= FORCON_CM (13));
  test_battle_free (duel.test);
}

/* F-FIRE-1: the ship that loses most of what it has left */
static void
test_best_target (void)
{
  Duel duel = duel_new (20, FORCON_STEP_FIRE);
  ForconShipId weak = test_add (duel.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .side = TEST_BLUE, .x = 110,
                                                       .y = 165, .heading = 180 });

  test_state (duel.test, weak)->hits = 2;
  test_gun (duel.test, duel.red, FORCON_WEAPON_BATTERY, 40, 6);
  test_state (duel.test, duel.red)->turned = TRUE;
  ForconCommand command = assert_next (duel.test, TEST_RED, FORCON_COMMAND_FIRE);

  g_assert_cmpuint (command.fire.target.value, ==, weak.value);
  test_battle_free (duel.test);
}

/* F-ORD-1 */
static void
test_lock_on (void)
{
  Duel duel = duel_new (20, FORCON_STEP_FIRE);

  test_gun (duel.test, duel.red, FORCON_WEAPON_BATTERY, 40, 6);
  g_assert_cmpint (follow (duel.test, TEST_RED, FORCON_COMMAND_ORDER, "").order.order, ==, FORCON_ORDER_LOCK_ON);
  follow (duel.test, TEST_RED, FORCON_COMMAND_FIRE, "1 1 1 1 1 1 1 1 1 1");
  assert_nothing (duel.test, TEST_RED);
  test_battle_free (duel.test);
}

/* F-FIRE-3 */
static void
test_return_fire (void)
{
  Duel duel = duel_new (20, FORCON_STEP_FIRE);
  guint32 gun = test_gun (duel.test, duel.red, FORCON_WEAPON_BATTERY, 40, 6);

  test_gun (duel.test, duel.blue, FORCON_WEAPON_BATTERY, 40, 6);
  assert_nothing (duel.test, TEST_BLUE);
  test_do (duel.test, forcon_command_fire (duel.red, duel.blue, gun), "1 1 1 1 1");
  ForconCommand command = assert_next (duel.test, TEST_BLUE, FORCON_COMMAND_FIRE);

  g_assert_cmpuint (command.fire.ship.value, ==, duel.blue.value);
  g_assert_cmpuint (command.fire.target.value, ==, duel.red.value);
  test_battle_free (duel.test);
}

/* F-FIRE-3: captains of both sides answer when the fire at them is over, so that it is not closed too early */
static void
test_answer_comes_last (void)
{
  Duel duel = duel_new (20, FORCON_STEP_FIRE);
  ForconShipId second = test_add (duel.test, (TestShip){ .x = 120, .y = 150 });
  ForconCaptains captains = { .sides = FORCON_ALL_SIDES, .rounds = 30 };
  guint32 gun = test_gun (duel.test, duel.red, FORCON_WEAPON_BATTERY, 40, 1);
  ForconCommand command;

  test_gun (duel.test, second, FORCON_WEAPON_BATTERY, 40, 1);
  test_gun (duel.test, duel.blue, FORCON_WEAPON_BATTERY, 40, 1);
  test_do (duel.test, forcon_command_fire (duel.red, duel.blue, gun), "1");
  test_state (duel.test, second)->turned = TRUE;
  g_assert_true (forcon_captains_next (duel.test->battle, &duel.test->rules, &captains, &command));
  g_assert_cmpuint (command.fire.ship.value, ==, second.value);
  test_do (duel.test, command, "1");
  g_assert_true (forcon_captains_next (duel.test->battle, &duel.test->rules, &captains, &command));
  g_assert_cmpuint (command.fire.ship.value, ==, duel.blue.value);
  captains.sides = 1u << TEST_BLUE.value;
  g_assert_true (forcon_captains_next (duel.test->battle, &duel.test->rules, &captains, &command));
  g_assert_cmpuint (command.fire.ship.value, ==, duel.blue.value);
  test_battle_free (duel.test);
}

/* F-ORD-2 */
static void
test_brace (void)
{
  Duel duel = duel_new (20, FORCON_STEP_FIRE);

  test_gun (duel.test, duel.red, FORCON_WEAPON_BATTERY, 40, 20);
  test_card (duel.test, duel.blue)->shields = 2;
  assert_nothing (duel.test, TEST_BLUE);
  test_state (duel.test, duel.blue)->hits = 2;
  g_assert_cmpint (follow (duel.test, TEST_BLUE, FORCON_COMMAND_ORDER, "6 6").order.order, ==, FORCON_ORDER_BRACE);
  assert_nothing (duel.test, TEST_BLUE);
  test_battle_free (duel.test);
}

/* F-TORP-1, F-ORD-5: a salvo that promises hits is launched, and the tubes are made ready */
static void
test_launch (void)
{
  Duel duel = duel_new (25, FORCON_STEP_FIRE);
  guint32 tube = test_tube (duel.test, duel.red, FORCON_ARC_BIT (FORCON_ARC_BOW), 30, 4, 2);
  ForconCommand command = follow (duel.test, TEST_RED, FORCON_COMMAND_LAUNCH, "");

  g_assert_cmpuint (command.launch.weapons, ==, tube);
  g_assert_cmpint (follow (duel.test, TEST_RED, FORCON_COMMAND_ORDER, "1 1").order.order, ==,
                   FORCON_ORDER_PREPARE_TO_LAUNCH);
  assert_nothing (duel.test, TEST_RED);
  test_battle_free (duel.test);
}

/* F-TORP-4: half a torpedo is all that turrets would leave */
static void
test_no_launch (void)
{
  Duel duel = duel_new (25, FORCON_STEP_FIRE);

  test_tube (duel.test, duel.red, FORCON_ARC_BIT (FORCON_ARC_BOW), 30, 2, 2);
  test_card (duel.test, duel.blue)->turrets = 3;
  assert_nothing (duel.test, TEST_RED);
  test_battle_free (duel.test);
}

/* F-TORP-8 */
static void
test_fire_at_torpedoes (void)
{
  Duel duel = duel_new (150, FORCON_STEP_FIRE);
  ForconSalvoId salvo = test_salvo (duel.test, TEST_BLUE, 100, 170, 180, 3, 20);

  test_gun (duel.test, duel.red, FORCON_WEAPON_BATTERY, 40, 12);
  ForconCommand command = assert_next (duel.test, TEST_RED, FORCON_COMMAND_FIRE);

  g_assert_cmpuint (command.fire.salvo.value, ==, salvo.value);
  test_battle_free (duel.test);
}

/* F-TORP-2 */
static void
test_steer (void)
{
  Duel duel = duel_new (150, FORCON_STEP_TORPEDOES);
  ForconSalvoId salvo = test_salvo (duel.test, TEST_RED, 110, 55, 0, 3, 20);

  assert_nothing (duel.test, TEST_RED);
  test_torpedoes (duel.test, salvo)->old = TRUE;
  ForconCommand command = assert_next (duel.test, TEST_RED, FORCON_COMMAND_MOVE_SALVO);

  g_assert_cmpint (command.move_salvo.legs.leg[0].turn, <, 0);
  test_battle_free (duel.test);
}

/* F-TORP-5 */
static void
test_cover (void)
{
  Duel duel = duel_new (150, FORCON_STEP_TORPEDOES);
  ForconShipId escort = test_add (duel.test, (TestShip){ .type = FORCON_SHIP_TYPE_FRIGATE, .side = TEST_BLUE, .x = 110,
                                                         .y = 40 });

  test_gun (duel.test, escort, FORCON_WEAPON_BATTERY, 40, 3);
  assert_nothing (duel.test, TEST_BLUE);
  test_salvo (duel.test, TEST_RED, 100, 55, 0, 3, 20);
  ForconCommand command = follow (duel.test, TEST_BLUE, FORCON_COMMAND_COVER, "");

  g_assert_cmpuint (command.cover.ship.value, ==, escort.value);
  g_assert_cmpuint (command.cover.target.value, ==, duel.blue.value);
  assert_nothing (duel.test, TEST_BLUE);
  test_battle_free (duel.test);
}

/* F-BRD-1, F-BRD-3 */
static void
test_board (void)
{
  Duel duel = duel_new (2, FORCON_STEP_TORPEDOES);

  assert_nothing (duel.test, TEST_RED);
  test_state (duel.test, duel.blue)->hits = 3;
  follow (duel.test, TEST_RED, FORCON_COMMAND_BOARD, "");
  assert_nothing (duel.test, TEST_RED);
  test_battle_free (duel.test);
}

/* F-END-2: fires, then other criticals, then hits */
static void
test_mend (void)
{
  Duel duel = duel_new (150, FORCON_STEP_END);

  assert_nothing (duel.test, TEST_RED);
  test_state (duel.test, duel.red)->hits = 5;
  g_assert_true (assert_next (duel.test, TEST_RED, FORCON_COMMAND_REPAIR).repair.hit);
  test_add_critical (duel.test, duel.red, FORCON_CRITICAL_ENGINES, 0);
  g_assert_cmpint (assert_next (duel.test, TEST_RED, FORCON_COMMAND_REPAIR).repair.effect, ==, FORCON_CRITICAL_ENGINES);
  test_add_critical (duel.test, duel.red, FORCON_CRITICAL_FIRE, 0);
  g_assert_cmpint (follow (duel.test, TEST_RED, FORCON_COMMAND_REPAIR, "6 6").repair.effect, ==, FORCON_CRITICAL_FIRE);
  test_battle_free (duel.test);
}

/* F-BRD-6 */
static void
test_take_over (void)
{
  Duel duel = duel_new (2, FORCON_STEP_END);
  ForconShip *prize = test_state (duel.test, duel.blue);

  prize->status = FORCON_SHIP_CAPTURED;
  prize->captor = duel.red;
  prize->captive = 1;
  assert_nothing (duel.test, TEST_RED);
  prize->captive = 0;
  g_assert_cmpint (assert_next (duel.test, TEST_RED, FORCON_COMMAND_FATE).fate.fate, ==, FORCON_FATE_TAKE_OVER);
  test_battle_free (duel.test);
}

/* Every third battle is fought by instructions of all sorts. */
static void
instruct_at_random (ForconBattle *battle, ForconRandom *random)
{
  for (guint i = 0; i < 2 * battle->n_formations; i++)
    {
      ForconDoctrine doctrine = { .formation = { (guint16) test_between (random, 1, (gint) battle->n_formations) },
                                  .when = (ForconWhen) test_between (random, 0, FORCON_N_WHEN - 1),
                                  .amount = test_between (random, 0, 150),
                                  .what = (ForconWhat) test_between (random, 0, FORCON_N_WHAT - 1),
                                  .target = { (guint16) test_between (random, 0, (gint) battle->n_formations) },
                                  .ship = { (guint16) test_between (random, 0, (gint) battle->n_ships) },
                                  .types = (guint32) test_between (random, 0, (1 << FORCON_N_SHIP_TYPE) - 1),
                                  .range = FORCON_CM (test_between (random, 1, 60)) };

      forcon_battle_add_doctrine (battle, &doctrine);
    }
}

/* Random fleets, of which each side knows what chance has it. */
static ForconBattle *
random_battle (guint64 seed, gboolean secrets)
{
  ForconRandom random = forcon_random_nth (seed, 0);
  guint sides = (guint) test_between (&random, 2, 3);
  guint ships = (guint) test_between (&random, 2, 14);
  ForconBattle *battle = test_fleets_new (forcon_test_rules (), sides, ships, &random);

  for (guint i = 0; secrets && i < battle->n_formations; i++)
    for (guint side = 0; side < MIN (sides, FORCON_SIDES_MAX); side++)
      battle->formations[i].levels[side] = (guint8) test_between (&random, 0, FORCON_N_LEVEL - 1);
  if (seed % 3 == 0)
    instruct_at_random (battle, &random);
  return battle;
}

static void
test_never_refused (gconstpointer data)
{
  for (guint64 seed = 0; seed < BATTLES; seed++)
    {
      g_autoptr (ForconBattle) battle = random_battle (seed, GPOINTER_TO_INT (data));
      g_autoptr (ForconOutcome) outcome = forcon_outcome_new ();
      const ForconCaptains captains = { .sides = FORCON_ALL_SIDES, .rounds = ROUNDS };

      if (!forcon_captains_play (battle, forcon_test_rules (), &captains, outcome))
        g_test_fail_printf ("battle %" G_GUINT64_FORMAT ", round %d: %s", seed, battle->round,
                            forcon_verdict_word (&outcome->verdict));
    }
}

/* Plays a battle step by step; told of each command before it is done. */
typedef void (*Told) (const ForconBattle *battle, const ForconCommand *command);

static void
play_slowly (ForconBattle *battle, Told told)
{
  ForconCaptains captains = { .sides = FORCON_ALL_SIDES, .rounds = ROUNDS };
  ForconCommand command = { .kind = FORCON_COMMAND_BEGIN };
  g_autoptr (ForconOutcome) outcome = forcon_outcome_new ();

  if (!forcon_decide_in_place (battle, forcon_test_rules (), &command, &FORCON_DICE_GENERATED, outcome))
    return;
  while (forcon_captains_next (battle, forcon_test_rules (), &captains, &command))
    {
      told (battle, &command);
      g_assert_true (forcon_decide_in_place (battle, forcon_test_rules (), &command, &FORCON_DICE_GENERATED, outcome));
    }
}

static gboolean
same_command (const ForconCommand *a, const ForconCommand *b)
{
  return a->kind == b->kind && forcon_record_equal (a, b, forcon_battle_command_shape (a->kind));
}

/* Makes another ship of one that the side does not know so well. */
static void
change_ship (ForconBattle *battle, guint ship, ForconLevel level)
{
  ForconCard *card = &g_array_index (battle->roster->cards, ForconCard, ship - 1);
  ForconShip *state = &battle->ships[ship - 1];

  card->armour = 7 - card->armour;
  card->hits += 3;
  card->shields += 2;
  card->turrets += 2;
  card->target = card->target == FORCON_TARGET_CAPITAL ? FORCON_TARGET_ESCORT : FORCON_TARGET_CAPITAL;
  g_array_set_size (card->weapons, card->weapons->len / 2);
  if (state->status == FORCON_SHIP_IN_ACTION)
    state->hits = card->hits;
  if (level == FORCON_LEVEL_HIDDEN)
    state->position.x = battle->size.x - state->position.x;
}

/* F-EW-4: what a side does not know of ships may be anything else */
static void
asks_no_more (const ForconBattle *battle, const ForconCommand *command)
{
  for (guint16 side = 1; side <= forcon_battle_n_sides (battle); side++)
    {
      g_autoptr (ForconBattle) other = forcon_battle_clone (battle);
      ForconCommand first = { 0 };
      ForconCommand second = { 0 };

      forcon_roster_unref (other->roster);
      other->roster = forcon_roster_copy (battle->roster);
      for (guint i = 1; i <= battle->n_ships; i++)
        {
          ForconLevel level = forcon_ship_level (battle, (ForconShipId){ (guint16) i }, (ForconSideId){ side });

          if (level != FORCON_LEVEL_IDENTIFIED)
            change_ship (other, i, level);
        }
      gboolean gives = forcon_captain_command (battle, forcon_test_rules (), (ForconSideId){ side }, &first);

      g_assert_cmpint (forcon_captain_command (other, forcon_test_rules (), (ForconSideId){ side }, &second), ==, gives);
      g_assert_true (same_command (&first, &second));
    }
}

/* F-EW-4 */
static void
test_knowledge (void)
{
  for (guint64 seed = 1000; seed < 1000 + TESTS_OF_KNOWLEDGE; seed++)
    {
      g_autoptr (ForconBattle) battle = random_battle (seed, TRUE);

      play_slowly (battle, asks_no_more);
    }
}

/* F-MINE-3 */
static void
test_mine_unknown (void)
{
  Duel duel = duel_new (150, FORCON_STEP_MOVEMENT);
  ForconCommand without = assert_next (duel.test, TEST_RED, FORCON_COMMAND_MOVE);

  test_mine (duel.test, TEST_BLUE, 100, 172, FORCON_CHARGE_PLASMA);
  ForconCommand with = assert_next (duel.test, TEST_RED, FORCON_COMMAND_MOVE);

  g_assert_true (same_command (&without, &with));
  test_battle_free (duel.test);
}

static void
stays_as_it_is (const ForconBattle *battle, const ForconCommand *command)
{
  g_autofree char *before = forcon_battle_hash (battle);
  ForconCommand again = { 0 };

  forcon_captain_command (battle, forcon_test_rules (), battle->side, &again);
  g_autofree char *after = forcon_battle_hash (battle);

  g_assert_cmpstr (before, ==, after);
  if (command->kind != FORCON_COMMAND_END_STEP
      && FORCON_ID_EQUAL (forcon_command_ship (&again, "ship"), forcon_command_ship (command, "ship")))
    g_assert_true (same_command (&again, command));
}

static void
test_pure (void)
{
  for (guint64 seed = 2000; seed < 2010; seed++)
    {
      g_autoptr (ForconBattle) battle = random_battle (seed, FALSE);

      play_slowly (battle, stays_as_it_is);
    }
}

/* Only the sides that captains play are played. */
static void
test_sides (void)
{
  Duel duel = duel_new (150, FORCON_STEP_MOVEMENT);
  ForconCaptains captains = { .sides = 1u << TEST_BLUE.value, .rounds = 30 };
  ForconCommand command;

  g_assert_false (forcon_captains_next (duel.test->battle, &duel.test->rules, &captains, &command));
  captains.sides = 1u << TEST_RED.value;
  g_assert_true (forcon_captains_next (duel.test->battle, &duel.test->rules, &captains, &command));
  test_do (duel.test, command, "");
  g_assert_true (forcon_captains_next (duel.test->battle, &duel.test->rules, &captains, &command));
  g_assert_cmpint (command.kind, ==, FORCON_COMMAND_END_STEP);
  captains.rounds = 0;
  g_assert_false (forcon_captains_next (duel.test->battle, &duel.test->rules, &captains, &command));
  test_battle_free (duel.test);
}

static Duel
armed_duel (void)
{
  Duel duel = duel_new (60, FORCON_STEP_MOVEMENT);

  test_gun (duel.test, duel.red, FORCON_WEAPON_BATTERY, 40, 12);
  test_gun (duel.test, duel.blue, FORCON_WEAPON_BATTERY, 40, 4);
  return duel;
}

static ForconBattleOdds *
odds_of (const Duel *duel, guint threads, const gint *stop)
{
  return forcon_battle_odds_run (duel->test->battle, &duel->test->rules, 200, 20, 5, threads, stop);
}

/* F-CAMP-10: three times the guns win nearly always */
static void
test_odds (void)
{
  Duel duel = armed_duel ();
  g_autoptr (ForconBattleOdds) odds = odds_of (&duel, 0, NULL);
  const ForconBattleOddsSide *red = &g_array_index (odds->sides, ForconBattleOddsSide, 0);
  const ForconBattleOddsSide *blue = &g_array_index (odds->sides, ForconBattleOddsSide, 1);
  double rounds = 0.0;

  g_assert_cmpint (odds->verdict.kind, ==, FORCON_VERDICT_DONE);
  g_assert_cmpuint (odds->n_runs, ==, 200);
  g_assert_cmpuint (odds->ships->len, ==, 2);
  g_assert_cmpfloat (red->wins, >, 0.8);
  g_assert_cmpfloat_with_epsilon (red->wins + blue->wins + odds->undecided + odds->nobody, 1.0, 1e-9);
  g_assert_cmpfloat (blue->hits_lost, >, red->hits_lost);
  for (guint i = 0; i < odds->rounds->n; i++)
    rounds += odds->rounds->p[i];
  g_assert_cmpfloat_with_epsilon (rounds, 1.0, 1e-9);
  test_battle_free (duel.test);
}

static void
test_odds_threads (void)
{
  Duel duel = armed_duel ();
  g_autoptr (ForconBattleOdds) one = odds_of (&duel, 1, NULL);
  g_autoptr (ForconBattleOdds) five = odds_of (&duel, 5, NULL);

  for (guint i = 0; i < 2; i++)
    {
      const ForconBattleOddsSide *a = &g_array_index (one->sides, ForconBattleOddsSide, i);
      const ForconBattleOddsSide *b = &g_array_index (five->sides, ForconBattleOddsSide, i);

      g_assert_cmpfloat (a->wins, ==, b->wins);
      g_assert_cmpfloat (a->hits_lost, ==, b->hits_lost);
      g_assert_cmpuint (a->ships_left->n, ==, b->ships_left->n);
    }
  test_battle_free (duel.test);
}

static void
test_odds_stopped (void)
{
  Duel duel = armed_duel ();
  gint stop = 1;

  g_assert_null (odds_of (&duel, 2, &stop));
  test_battle_free (duel.test);
}

/* F-TURN-3 */
static void
test_odds_refused (void)
{
  Duel duel = armed_duel ();

  test_enter (duel.test, TEST_RED, FORCON_STEP_OVER);
  g_autoptr (ForconBattleOdds) odds = odds_of (&duel, 1, NULL);

  g_assert_cmpint (odds->verdict.kind, ==, FORCON_VERDICT_BATTLE_OVER);
  g_assert_cmpuint (odds->n_runs, ==, 0);
  test_battle_free (duel.test);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/captain/F-MOV-1 far from the enemy it closes in", test_approach);
  g_test_add_func ("/engine/captain/F-ART-3 it turns the guns that it has to the enemy", test_arc);
  g_test_add_func ("/engine/captain/F-MOV-7 with the enemy astern it corrects its course", test_course_correction);
  g_test_add_func ("/engine/captain/F-MOV-8 without room it brakes", test_no_room);
  g_test_add_func ("/engine/captain/F-MOV-2 hemmed in by a ship that moves later it goes after it", test_room_later);
  g_test_add_func ("/engine/captain/F-FORM-4 a formation moves as one", test_formation);
  g_test_add_func ("/engine/captain/F-TURN-3 crippled and outmatched it withdraws", test_withdraw);
  g_test_add_func ("/engine/captain/F-TURN-3 crippled but not outmatched it stays", test_stay);
  g_test_add_func ("/engine/captain/F-MINE-3 it keeps out of a mine that it knows", test_mine_known);
  g_test_add_func ("/engine/captain/F-MINE-3 it does not know of a mine that is hidden", test_mine_unknown);
  g_test_add_func ("/engine/captain/F-FIRE-1 it fires where it does most harm", test_best_target);
  g_test_add_func ("/engine/captain/F-ORD-1 it locks on when it did not turn", test_lock_on);
  g_test_add_func ("/engine/captain/F-FIRE-3 it fires back", test_return_fire);
  g_test_add_func ("/engine/captain/F-FIRE-3 captains answer when the fire is over", test_answer_comes_last);
  g_test_add_func ("/engine/captain/F-ORD-2 it braces when it could be lost", test_brace);
  g_test_add_func ("/engine/captain/F-TORP-1 it launches at a fair chance", test_launch);
  g_test_add_func ("/engine/captain/F-TORP-4 it does not launch against too many turrets", test_no_launch);
  g_test_add_func ("/engine/captain/F-TORP-8 idle guns fire at torpedoes", test_fire_at_torpedoes);
  g_test_add_func ("/engine/captain/F-TORP-2 it turns a salvo that may turn", test_steer);
  g_test_add_func ("/engine/captain/F-TORP-5 an escort covers a friend under attack", test_cover);
  g_test_add_func ("/engine/captain/F-BRD-1 it boards when it is much stronger", test_board);
  g_test_add_func ("/engine/captain/F-END-2 it mends fires first and hits last", test_mend);
  g_test_add_func ("/engine/captain/F-BRD-6 it takes a prize over", test_take_over);
  g_test_add_data_func ("/engine/captain/its commands are never refused", GINT_TO_POINTER (FALSE), test_never_refused);
  g_test_add_data_func ("/engine/captain/its commands are not refused for what it cannot know", GINT_TO_POINTER (TRUE),
                        test_never_refused);
  g_test_add_func ("/engine/captain/F-EW-4 hidden ships and the cards of contacts change nothing", test_knowledge);
  g_test_add_func ("/engine/captain/the same battle gives the same command and stays as it is", test_pure);
  g_test_add_func ("/engine/captain/F-CAMP-10 only the sides of captains are played", test_sides);
  g_test_add_func ("/engine/captain/odds/F-CAMP-10 the stronger side wins", test_odds);
  g_test_add_func ("/engine/captain/odds/any number of threads gives the same", test_odds_threads);
  g_test_add_func ("/engine/captain/odds/they stop when told to", test_odds_stopped);
  g_test_add_func ("/engine/captain/odds/F-TURN-3 a battle that is over has none", test_odds_refused);
  return g_test_run ();
}
