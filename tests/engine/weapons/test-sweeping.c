/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/weapons/mine.h"
#include "forcon-test-battle.h"

#define CM(cm) FORCON_CM (cm)

/* Red's minesweeper with two drones lies at 100, 150 and points up the table; its readiness is 4. Mines are blue's. */
typedef struct {
  TestBattle *test;
  ForconShipId sweeper;
} Field;

static Field
field_new (void)
{
  Field field = { .test = test_battle_new () };

  field.sweeper = test_add (field.test, (TestShip){ .type = FORCON_SHIP_TYPE_MINESWEEPER, .x = 100, .y = 150,
                                                    .readiness = 4 });
  test_card (field.test, field.sweeper)->drones = 2;
  test_card (field.test, field.sweeper)->braking = CM (1);
  test_add (field.test, (TestShip){ .side = TEST_BLUE, .x = 10, .y = 10 });
  test_add (field.test, (TestShip){ .x = 10, .y = 190 });
  return field;
}

static void
field_clear (Field *field)
{
  g_clear_pointer (&field->test, test_battle_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Field, field_clear)

static ForconCommand
sweep (ForconShipId ship)
{
  return FORCON_COMMAND (SWEEP, sweep, .ship = ship);
}

static ForconMineId
plasma (const Field *field, gint x, gint y)
{
  return test_mine (field->test, TEST_BLUE, x, y, FORCON_CHARGE_PLASMA);
}

static gboolean
known (const Field *field, ForconMineId mine)
{
  return forcon_mine_known (forcon_battle_mine (field->test->battle, mine), TEST_RED);
}

/* F-SWP-1: within two drones times 5 cm: 10.00 cm, not 10.01 */
static void
test_reveals (void)
{
  g_auto (Field) field = field_new ();
  ForconMineId near = plasma (&field, 100, 160);
  ForconMineId far = forcon_battle_add_mine (field.test->battle, TEST_BLUE, (ForconPoint){ CM (110) + 1, CM (150) },
                                             &field.test->rules.mine.cards[FORCON_CHARGE_PLASMA]);
  ForconMineId own = test_mine (field.test, TEST_RED, 100, 145, FORCON_CHARGE_PLASMA);

  test_do (field.test, sweep (field.sweeper), "");
  g_assert_true (known (&field, near));
  g_assert_false (known (&field, far));
  g_assert_nonnull (forcon_battle_mine (field.test->battle, own));
  g_assert_cmpint (test_event (field.test, FORCON_EVENT_SWEEP_DECLARED)->sweep_declared.found, ==, 1);
  g_assert_cmpint (test_event (field.test, FORCON_EVENT_SWEEP_DECLARED)->sweep_declared.reach, ==, CM (10));
  g_assert_cmpuint (test_event (field.test, FORCON_EVENT_MINE_REVEALED)->mine_revealed.mine.value, ==, near.value);
  test_refused (field.test, sweep (field.sweeper), FORCON_VERDICT_ALREADY_SWEEPING, "F-SWP-1");
}

/* F-SWP-1: only minesweepers, with drones, on the table, before their formation has moved */
static void
test_who_sweeps (void)
{
  g_auto (Field) field = field_new ();
  ForconShipId cruiser = test_add (field.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 104, .y = 150 });

  test_card (field.test, cruiser)->drones = 2;
  test_refused (field.test, sweep (cruiser), FORCON_VERDICT_NOT_A_SWEEPER, "F-SWP-1");
  test_enlist (field.test, field.sweeper, cruiser, 1);
  test_state (field.test, cruiser)->moved = TRUE;
  test_refused (field.test, sweep (field.sweeper), FORCON_VERDICT_ALREADY_MOVED, "F-MOV-1");
  test_state (field.test, cruiser)->moved = FALSE;
  test_state (field.test, field.sweeper)->planet = (ForconObjectId){ 3 };
  test_refused (field.test, sweep (field.sweeper), FORCON_VERDICT_IN_ORBIT, "F-ORB-1");
  test_card (field.test, field.sweeper)->drones = 0;
  test_refused (field.test, sweep (field.sweeper), FORCON_VERDICT_NOT_A_SWEEPER, "F-SWP-1");
}

/* Moves the sweeper so far, 0.01 cm, and ends the step. */
static void
move_and_end (const Field *field, ForconLength distance)
{
  test_do (field->test, forcon_command_move (field->sweeper, distance, 0, 0), "");
  test_do (field->test, test_end_step (), "");
}

/* F-SWP-1: at 5.00 cm the mines found are destroyed; they do not go off on the way */
static void
test_destroys (void)
{
  g_auto (Field) field = field_new ();
  ForconMineId mine = plasma (&field, 100, 142);
  ForconMineId unknown = plasma (&field, 100, 136);

  test_do (field.test, sweep (field.sweeper), "");
  test_do (field.test, forcon_command_move (field.sweeper, CM (5), 0, 0), "");
  g_assert_cmpuint (test_count (field.test, FORCON_EVENT_MINE_TRIGGERED), ==, 0);
  test_do (field.test, test_end_step (), "");
  g_assert_null (forcon_battle_mine (field.test->battle, mine));
  g_assert_cmpint (test_event (field.test, FORCON_EVENT_MINE_GONE)->mine_gone.end, ==, FORCON_MINE_END_SWEPT);
  g_assert_nonnull (forcon_battle_mine (field.test->battle, unknown));
}

/* F-SWP-1: at 5.01 cm they are not */
static void
test_too_fast (void)
{
  g_auto (Field) field = field_new ();
  ForconMineId mine = plasma (&field, 100, 142);

  test_do (field.test, sweep (field.sweeper), "");
  move_and_end (&field, CM (5) + 1);
  g_assert_nonnull (forcon_battle_mine (field.test->battle, mine));
}

/* F-SWP-1: nor are those that are out of reach where it ended */
static void
test_out_of_reach (void)
{
  g_auto (Field) field = field_new ();
  ForconMineId mine = plasma (&field, 100, 160);

  test_do (field.test, sweep (field.sweeper), "");
  move_and_end (&field, CM (5));
  g_assert_nonnull (forcon_battle_mine (field.test->battle, mine));
}

/* F-SWP-1: without a declaration nothing is destroyed */
static void
test_undeclared (void)
{
  g_auto (Field) field = field_new ();
  ForconMineId mine = plasma (&field, 100, 142);

  test_do (field.test, sweep (field.sweeper), "");
  test_state (field.test, field.sweeper)->sweeping = FALSE;
  move_and_end (&field, CM (5));
  g_assert_nonnull (forcon_battle_mine (field.test->battle, mine));
}

/* F-SWP-1: a mine that another ship has set off cannot be swept any more */
static void
test_gone_off (void)
{
  g_auto (Field) field = field_new ();
  ForconMineId mine = plasma (&field, 100, 142);

  test_do (field.test, sweep (field.sweeper), "");
  g_array_index (field.test->battle->mines, ForconMine, 0).victim = (ForconShipId){ 3 };
  test_do (field.test, forcon_command_move (field.sweeper, CM (5), 0, 0), "");
  test_do (field.test, test_end_step (), "");
  g_assert_nonnull (forcon_battle_mine (field.test->battle, mine));
}

/* F-SWP-2: d6 at most the readiness finds it in time */
static void
test_finds (void)
{
  g_auto (Field) field = field_new ();
  ForconMineId mine = plasma (&field, 100, 130);

  test_do (field.test, forcon_command_move (field.sweeper, CM (25), 0, 0), "4");
  const ForconEvent *event = test_event (field.test, FORCON_EVENT_SWEEP_CHECKED);

  g_assert_true (event->sweep_checked.passed);
  g_assert_cmpint (event->sweep_checked.readiness, ==, 4);
  g_assert_true ((event->audience & (1u << TEST_RED.value)) != 0);
  g_assert_true (known (&field, mine));
  g_assert_cmpuint (test_count (field.test, FORCON_EVENT_MINE_TRIGGERED), ==, 0);
  g_assert_true (forcon_ship_in_action (field.test->battle, field.sweeper));
}

/* F-SWP-2: otherwise it is lost, the mine with it, whose place becomes known, and the others stay hidden */
static void
test_lost (void)
{
  g_auto (Field) field = field_new ();
  ForconMineId second = plasma (&field, 100, 125);
  ForconMineId first = plasma (&field, 100, 135);

  test_do (field.test, forcon_command_move (field.sweeper, CM (25), 0, 0), "5");
  g_assert_cmpuint (test_event (field.test, FORCON_EVENT_MINE_REVEALED)->mine_revealed.mine.value, ==, first.value);
  g_assert_cmpint (test_state (field.test, field.sweeper)->status, ==, FORCON_SHIP_DESTROYED);
  g_assert_cmpint (test_event (field.test, FORCON_EVENT_SHIP_LOST)->ship_lost.loss, ==, FORCON_LOSS_MINE);
  g_assert_cmpuint (test_count (field.test, FORCON_EVENT_MARKER_PLACED), ==, 1);
  g_assert_null (forcon_battle_mine (field.test->battle, first));
  g_assert_false (known (&field, second));
}

/* F-SWP-2: a check for each mine, in the order in which it comes to them; none for one that its side knows */
static void
test_checks_in_order (void)
{
  g_auto (Field) field = field_new ();
  ForconMineId second = plasma (&field, 100, 125);
  ForconMineId first = plasma (&field, 100, 135);

  plasma (&field, 100, 130);
  g_array_index (field.test->battle->mines, ForconMine, 2).known |= 1u << TEST_RED.value;
  test_do (field.test, forcon_command_move (field.sweeper, CM (25), 0, 0), "1 5");
  g_assert_true (known (&field, first));
  g_assert_null (forcon_battle_mine (field.test->battle, second));
  g_assert_cmpuint (test_count (field.test, FORCON_EVENT_SWEEP_CHECKED), ==, 2);
}

/* F-SWP-2: option `mines.sweeper-check-dice` */
static void
test_two_dice (void)
{
  g_auto (Field) field = field_new ();

  field.test->rules.options.sweeper_dice = 2;
  plasma (&field, 100, 130);
  test_do (field.test, forcon_command_move (field.sweeper, CM (25), 0, 0), "2 3");
  g_assert_false (test_event (field.test, FORCON_EVENT_SWEEP_CHECKED)->sweep_checked.passed);
}

/* F-SWP-2: one that sweeps checks for those that it has not found */
static void
test_sweeping_and_unknown (void)
{
  g_auto (Field) field = field_new ();
  ForconMineId mine = plasma (&field, 100, 130);

  test_do (field.test, sweep (field.sweeper), "");
  test_do (field.test, forcon_command_move (field.sweeper, CM (25), 0, 0), "4");
  g_assert_true (known (&field, mine));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/sweeping/mines within reach of the drones are revealed", test_reveals);
  g_test_add_func ("/engine/sweeping/only minesweepers before they move", test_who_sweeps);
  g_test_add_func ("/engine/sweeping/a slow sweeper destroys what it found", test_destroys);
  g_test_add_func ("/engine/sweeping/one that moved too far destroys nothing", test_too_fast);
  g_test_add_func ("/engine/sweeping/what is out of reach at the end stays", test_out_of_reach);
  g_test_add_func ("/engine/sweeping/nothing is destroyed without a declaration", test_undeclared);
  g_test_add_func ("/engine/sweeping/what has gone off cannot be swept", test_gone_off);
  g_test_add_func ("/engine/sweeping/a sweeper may find a mine in time", test_finds);
  g_test_add_func ("/engine/sweeping/otherwise it is lost", test_lost);
  g_test_add_func ("/engine/sweeping/each mine is checked for in its order", test_checks_in_order);
  g_test_add_func ("/engine/sweeping/the number of dice is an option", test_two_dice);
  g_test_add_func ("/engine/sweeping/one that sweeps checks for what it has not found", test_sweeping_and_unknown);
  return g_test_run ();
}
