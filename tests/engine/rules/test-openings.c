/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/rules/openings.h"
#include "forcon-test-battle.h"

/* Two red cruisers, each with a battery of 6 that reaches 50 cm, and a blue one with the same 30 cm ahead of them. */
typedef struct {
  TestBattle *test;
  ForconShipId first;
  ForconShipId second;
  ForconShipId blue;
} Table;

static Table
table_at (ForconStep step)
{
  Table table = { .test = test_battle_new () };

  table.first = test_add (table.test, (TestShip){ .x = 100, .y = 150, .shields = 1 });
  table.second = test_add (table.test, (TestShip){ .x = 110, .y = 150 });
  table.blue = test_add (table.test, (TestShip){ .side = TEST_BLUE, .x = 100, .y = 120, .heading = 180, .shields = 2 });
  test_gun (table.test, table.first, FORCON_WEAPON_BATTERY, 50, 6);
  test_gun (table.test, table.second, FORCON_WEAPON_BATTERY, 50, 6);
  test_gun (table.test, table.blue, FORCON_WEAPON_BATTERY, 50, 6);
  test_enter (table.test, TEST_RED, step);
  return table;
}

static void
table_clear (Table *table)
{
  g_clear_pointer (&table->test, test_battle_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, table_clear)

/* How many of a side have something open; 0 where there is no line of it. */
static guint
count (const Table *table, ForconOpeningKind kind, ForconSideId side)
{
  g_autoptr (GArray) openings = forcon_openings (table->test->battle, &table->test->rules);

  for (guint i = 0; i < openings->len; i++)
    {
      const ForconOpening *opening = &g_array_index (openings, ForconOpening, i);

      if (opening->kind == kind && FORCON_ID_EQUAL (opening->side, side))
        return opening->count;
    }
  return 0;
}

/* F-MOV-2: a formation that has moved before must move, one that has not may */
static void
test_moves (void)
{
  g_auto (Table) table = table_at (FORCON_STEP_MOVEMENT);

  g_assert_cmpuint (count (&table, FORCON_OPENING_MOVE, TEST_RED), ==, 2);
  test_state (table.test, table.first)->has_moved = TRUE;
  g_assert_cmpuint (count (&table, FORCON_OPENING_MOVE, TEST_RED), ==, 1);
  g_assert_cmpuint (count (&table, FORCON_OPENING_MUST_MOVE, TEST_RED), ==, 1);
  test_state (table.test, table.first)->moved = TRUE;
  g_assert_cmpuint (count (&table, FORCON_OPENING_MUST_MOVE, TEST_RED), ==, 0);
}

/* F-FIRE-1: who has fired all its weapons is not counted any more */
static void
test_fire (void)
{
  g_auto (Table) table = table_at (FORCON_STEP_FIRE);

  g_assert_cmpuint (count (&table, FORCON_OPENING_FIRE, TEST_RED), ==, 2);
  g_assert_cmpuint (count (&table, FORCON_OPENING_FIRE, TEST_BLUE), ==, 0);
  test_state (table.test, table.first)->fired = 1;
  g_assert_cmpuint (count (&table, FORCON_OPENING_FIRE, TEST_RED), ==, 1);
}

/* F-FIRE-3: only who was fired at may answer, and the line names at whom */
static void
test_return_fire (void)
{
  g_auto (Table) table = table_at (FORCON_STEP_FIRE);
  ForconShot shot = { table.first, table.blue };

  g_assert_cmpuint (count (&table, FORCON_OPENING_RETURN_FIRE, TEST_BLUE), ==, 0);
  g_array_append_val (table.test->battle->shots, shot);
  g_assert_cmpuint (count (&table, FORCON_OPENING_RETURN_FIRE, TEST_BLUE), ==, 1);
  g_autoptr (GArray) openings = forcon_openings (table.test->battle, &table.test->rules);

  for (guint i = 0; i < openings->len; i++)
    if (g_array_index (openings, ForconOpening, i).kind == FORCON_OPENING_RETURN_FIRE)
      g_assert_cmpint (g_array_index (openings, ForconOpening, i).foe.value, ==,
                       test_state (table.test, table.first)->formation.value);
}

/* F-ORD-2: who has shields and is not strained may brace in the enemy's fire phase */
static void
test_brace (void)
{
  g_auto (Table) table = table_at (FORCON_STEP_FIRE);

  g_assert_cmpuint (count (&table, FORCON_OPENING_BRACE, TEST_BLUE), ==, 1);
  test_state (table.test, table.blue)->strained = 1;
  g_assert_cmpuint (count (&table, FORCON_OPENING_BRACE, TEST_BLUE), ==, 0);
}

/* F-TORP-1: tubes that are being loaded are not ready; 40 cm of run reach the enemy 30 cm ahead, and none 42 cm ahead */
static void
test_launch (void)
{
  g_auto (Table) table = table_at (FORCON_STEP_FIRE);
  guint32 tube = test_tube (table.test, table.first, TEST_ALL_ARCS, 20, 4, 2);

  g_assert_cmpuint (count (&table, FORCON_OPENING_LAUNCH, TEST_RED), ==, 1);
  test_state (table.test, table.blue)->position.y = FORCON_CM (150 - 42);
  g_assert_cmpuint (count (&table, FORCON_OPENING_LAUNCH, TEST_RED), ==, 0);
  test_state (table.test, table.blue)->position.y = FORCON_CM (120);
  test_state (table.test, table.first)->unready = tube;
  g_assert_cmpuint (count (&table, FORCON_OPENING_LAUNCH, TEST_RED), ==, 0);
}

static void
add_salvo (Table *table, ForconSideId side)
{
  ForconSalvo salvo = { .id = { table->test->battle->next_id++ }, .side = side, .count = 4, .run = 2,
                        .position = { FORCON_CM (50), FORCON_CM (50) }, .speed = FORCON_CM (20) };

  g_array_append_val (table->test->battle->salvos, salvo);
}

/* F-TORP-2: only salvos of the side at turn that have not moved */
static void
test_salvos (void)
{
  g_auto (Table) table = table_at (FORCON_STEP_TORPEDOES);

  add_salvo (&table, TEST_RED);
  add_salvo (&table, TEST_BLUE);
  g_assert_cmpuint (count (&table, FORCON_OPENING_MOVE_SALVO, TEST_RED), ==, 1);
  g_assert_cmpuint (count (&table, FORCON_OPENING_MOVE_SALVO, TEST_BLUE), ==, 0);
}

/* F-TORP-5: escorts in whose range is a ship that a hostile salvo can still reach: the escort itself, 13 cm away */
static void
test_cover (void)
{
  g_auto (Table) table = table_at (FORCON_STEP_TORPEDOES);
  ForconShipId escort
      = test_add (table.test, (TestShip){ .type = FORCON_SHIP_TYPE_DESTROYER, .side = TEST_BLUE, .x = 50, .y = 63 });

  test_gun (table.test, escort, FORCON_WEAPON_BATTERY, 20, 2);
  g_assert_cmpuint (count (&table, FORCON_OPENING_COVER, TEST_BLUE), ==, 0);
  add_salvo (&table, TEST_RED);
  g_assert_cmpuint (count (&table, FORCON_OPENING_COVER, TEST_BLUE), ==, 1);
  test_state (table.test, escort)->position.y = FORCON_CM (50 + 23);
  g_assert_cmpuint (count (&table, FORCON_OPENING_COVER, TEST_BLUE), ==, 0);
}

/* F-BRD-1: in contact with an enemy */
static void
test_board (void)
{
  g_auto (Table) table = table_at (FORCON_STEP_TORPEDOES);

  g_assert_cmpuint (count (&table, FORCON_OPENING_BOARD, TEST_RED), ==, 0);
  test_state (table.test, table.blue)->position = (ForconPoint){ FORCON_CM (100), FORCON_CM (150) - FORCON_CM (5) / 2 };
  g_assert_cmpuint (count (&table, FORCON_OPENING_BOARD, TEST_RED), ==, 1);
}

/* F-END-2 */
static void
test_repair (void)
{
  g_auto (Table) table = table_at (FORCON_STEP_END);

  g_assert_cmpuint (count (&table, FORCON_OPENING_REPAIR, TEST_RED), ==, 0);
  test_state (table.test, table.first)->hits = 4;
  g_assert_cmpuint (count (&table, FORCON_OPENING_REPAIR, TEST_RED), ==, 1);
  test_state (table.test, table.first)->repairs = 2;
  g_assert_cmpuint (count (&table, FORCON_OPENING_REPAIR, TEST_RED), ==, 0);
}

/* F-BRD-6: a prize waits for the captor's next turn; until then it may only be given up */
static void
test_prize (void)
{
  g_auto (Table) table = table_at (FORCON_STEP_END);
  ForconShip *prize = test_state (table.test, table.blue);

  prize->status = FORCON_SHIP_CAPTURED;
  prize->captor = table.first;
  prize->captive = 1;
  g_assert_cmpuint (count (&table, FORCON_OPENING_FATE, TEST_RED), ==, 1);
  prize->captive = 0;
  g_assert_cmpuint (count (&table, FORCON_OPENING_TAKE_OVER, TEST_RED), ==, 1);
  g_assert_cmpuint (count (&table, FORCON_OPENING_FATE, TEST_RED), ==, 0);
}

/* A step in which all is done has no line that its end would skip. */
static void
test_nothing_skipped (void)
{
  g_auto (Table) table = table_at (FORCON_STEP_FIRE);
  g_autoptr (GArray) openings = NULL;

  test_state (table.test, table.first)->fired = 1;
  test_state (table.test, table.second)->fired = 1;
  openings = forcon_openings (table.test->battle, &table.test->rules);
  for (guint i = 0; i < openings->len; i++)
    g_assert_false (g_array_index (openings, ForconOpening, i).skipped);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/openings/formations that must move and that may", test_moves);
  g_test_add_func ("/openings/ships that may still fire", test_fire);
  g_test_add_func ("/openings/who was fired at may fire back at whom", test_return_fire);
  g_test_add_func ("/openings/ships that may brace", test_brace);
  g_test_add_func ("/openings/ships with tubes that are ready", test_launch);
  g_test_add_func ("/openings/salvos that have not moved", test_salvos);
  g_test_add_func ("/openings/escorts that may cover", test_cover);
  g_test_add_func ("/openings/ships that may board", test_board);
  g_test_add_func ("/openings/ships that may repair", test_repair);
  g_test_add_func ("/openings/prizes that wait for a decision", test_prize);
  g_test_add_func ("/openings/a step in which all is done skips nothing", test_nothing_skipped);
  return g_test_run ();
}
