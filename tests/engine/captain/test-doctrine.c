/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What instructions make of what captains do, and how they come to the table (F-CAMP-13). */
#include "engine/captain/captain.h"

#include "engine/views/view.h"
#include "forcon-test-battle.h"
#include "forcon-test-doctrine.h"
#include "forcon-test-rules.h"

#define PAIRS 10
#define PAIRS_LEAST 9

/* A red cruiser with guns, and a blue one in their range, in the fire step of red's turn. */
typedef struct {
  TestBattle *test;
  ForconShipId red;
  ForconShipId blue;
} Table;

static Table
table_new (void)
{
  Table table = { .test = test_battle_new () };

  table.red = test_add (table.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 100, .y = 100 });
  table.blue = test_add (table.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .side = TEST_BLUE, .x = 100, .y = 80,
                                                 .heading = 180 });
  test_gun (table.test, table.red, FORCON_WEAPON_BATTERY, 40, 8);
  test_gun (table.test, table.blue, FORCON_WEAPON_BATTERY, 40, 8);
  test_state (table.test, table.red)->has_moved = TRUE;
  test_state (table.test, table.red)->turned = TRUE;
  test_enter (table.test, TEST_RED, FORCON_STEP_FIRE);
  return table;
}

static ForconFormationId
formation_of (const Table *table, ForconShipId ship)
{
  return test_state (table->test, ship)->formation;
}

static ForconDoctrine *
tell (const Table *table, ForconShipId ship, ForconDoctrine doctrine)
{
  GArray *doctrines = table->test->battle->doctrines;

  doctrine.formation = formation_of (table, ship);
  forcon_battle_add_doctrine (table->test->battle, &doctrine);
  return &g_array_index (doctrines, ForconDoctrine, doctrines->len - 1);
}

static gboolean
next (const Table *table, ForconCommand *command)
{
  *command = (ForconCommand){ .kind = FORCON_N_COMMAND };
  return forcon_captain_command (table->test->battle, &table->test->rules, TEST_RED, command);
}

static gboolean
fires (const Table *table)
{
  ForconCommand command;

  return next (table, &command) && command.kind == FORCON_COMMAND_FIRE;
}

/* Whether an instruction to hold fire in that case holds; it is taken back afterwards. */
static gboolean
holds (const Table *table, ForconDoctrine doctrine)
{
  GArray *doctrines = table->test->battle->doctrines;

  doctrine.what = FORCON_WHAT_HOLD_FIRE;
  tell (table, table->red, doctrine);
  gboolean held = !fires (table);

  g_array_set_size (doctrines, doctrines->len - 1);
  return held;
}

/* F-CAMP-13 */
static void
test_always (void)
{
  Table table = table_new ();

  g_assert_true (fires (&table));
  g_assert_true (holds (&table, (ForconDoctrine){ .when = FORCON_WHEN_ALWAYS }));
  g_assert_false (holds (&table, (ForconDoctrine){ .when = FORCON_WHEN_HELD }));
  g_assert_false (holds (&table, (ForconDoctrine){ .when = FORCON_WHEN_FREE }));
  test_battle_free (table.test);
}

/* F-CAMP-13, F-EW-1: of a contact nobody knows of what type or formation it is */
static void
test_meets (void)
{
  Table table = table_new ();
  ForconFormationId foe = formation_of (&table, table.blue);

  g_assert_true (holds (&table, (ForconDoctrine){ .when = FORCON_WHEN_MEETS }));
  g_assert_true (
      holds (&table, (ForconDoctrine){ .when = FORCON_WHEN_MEETS, .foe_types = 1u << FORCON_SHIP_TYPE_CRUISER }));
  g_assert_false (
      holds (&table, (ForconDoctrine){ .when = FORCON_WHEN_MEETS, .foe_types = 1u << FORCON_SHIP_TYPE_TUG }));
  g_assert_true (holds (&table, (ForconDoctrine){ .when = FORCON_WHEN_MEETS, .foe = foe }));
  g_assert_false (holds (&table, (ForconDoctrine){ .when = FORCON_WHEN_MEETS, .foes = 1u << TEST_RED.value }));
  test_know (table.test, TEST_RED, table.blue, FORCON_LEVEL_CONTACT);
  g_assert_true (holds (&table, (ForconDoctrine){ .when = FORCON_WHEN_MEETS, .foes = 1u << TEST_BLUE.value }));
  g_assert_false (holds (&table, (ForconDoctrine){ .when = FORCON_WHEN_MEETS, .foe = foe }));
  g_assert_false (
      holds (&table, (ForconDoctrine){ .when = FORCON_WHEN_MEETS, .foe_types = 1u << FORCON_SHIP_TYPE_CRUISER }));
  test_battle_free (table.test);
}

/* F-CAMP-13: two thirds of the enemy's hits, or what is said */
static void
test_outnumbered (void)
{
  Table table = table_new ();

  test_state (table.test, table.red)->hits = 5;
  g_assert_false (holds (&table, (ForconDoctrine){ .when = FORCON_WHEN_OUTNUMBERED }));
  g_assert_true (holds (&table, (ForconDoctrine){ .when = FORCON_WHEN_OUTNUMBERED, .amount = 120 }));
  test_state (table.test, table.red)->hits = 4;
  g_assert_true (holds (&table, (ForconDoctrine){ .when = FORCON_WHEN_OUTNUMBERED }));
  g_assert_false (holds (&table, (ForconDoctrine){ .when = FORCON_WHEN_OUTNUMBERED, .amount = 200 }));
  test_battle_free (table.test);
}

/* F-CAMP-13: of all that the formation had, less what left in good order */
static void
test_hits_below (void)
{
  Table table = table_new ();
  ForconShipId second = test_add (table.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 102, .y = 100 });
  ForconDoctrine half = { .when = FORCON_WHEN_HITS_BELOW, .amount = 50 };

  test_enlist (table.test, table.red, second, 1);
  test_state (table.test, second)->turned = TRUE;
  test_state (table.test, second)->hits = 1;
  test_state (table.test, table.red)->hits = 5;
  g_assert_false (holds (&table, half));
  test_state (table.test, table.red)->hits = 4;
  g_assert_true (holds (&table, half));
  test_state (table.test, second)->status = FORCON_SHIP_WITHDRAWN;
  g_assert_false (holds (&table, half));
  test_battle_free (table.test);
}

/* F-CAMP-13 */
static void
test_flagship_lost (void)
{
  Table table = table_new ();
  ForconShipId second = test_add (table.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 102, .y = 100 });

  test_enlist (table.test, second, table.red, 1);
  ForconDoctrine *told
      = tell (&table, second, (ForconDoctrine){ .when = FORCON_WHEN_FLAGSHIP_LOST, .what = FORCON_WHAT_HOLD_FIRE });

  g_assert_cmpuint (told->flagship.value, ==, second.value);
  g_assert_true (fires (&table));
  test_state (table.test, second)->status = FORCON_SHIP_DESTROYED;
  table.test->battle->formations[told->formation.value - 1].flagship = table.red;
  g_assert_false (fires (&table));
  test_state (table.test, second)->status = FORCON_SHIP_WITHDRAWN;
  g_assert_true (fires (&table));
  test_battle_free (table.test);
}

/* F-CAMP-13 */
static void
test_round (void)
{
  Table table = table_new ();

  g_assert_false (holds (&table, (ForconDoctrine){ .when = FORCON_WHEN_ROUND, .amount = 2 }));
  table.test->battle->round = 2;
  g_assert_true (holds (&table, (ForconDoctrine){ .when = FORCON_WHEN_ROUND, .amount = 2 }));
  test_battle_free (table.test);
}

/* F-CAMP-13, F-EW-4: who was never seen is not known to be gone */
static void
test_target_gone (void)
{
  Table table = table_new ();
  ForconShipId prey = test_add (table.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .side = TEST_BLUE, .x = 10,
                                                        .y = 10 });
  ForconDoctrine gone = { .when = FORCON_WHEN_TARGET_GONE, .foe = formation_of (&table, prey) };

  g_assert_false (holds (&table, gone));
  test_state (table.test, prey)->status = FORCON_SHIP_WITHDRAWN;
  g_assert_true (holds (&table, gone));
  gone.foe = FORCON_NO_FORMATION;
  g_assert_false (holds (&table, gone));
  tell (&table, table.red, (ForconDoctrine){ .what = FORCON_WHAT_ATTACK, .target = formation_of (&table, prey) });
  g_assert_true (holds (&table, gone));
  test_know (table.test, TEST_RED, prey, FORCON_LEVEL_HIDDEN);
  g_assert_false (holds (&table, gone));
  test_battle_free (table.test);
}

/* F-CAMP-13: until fired at since it was given, and only its own formation */
static void
test_fired_at (void)
{
  Table table = table_new ();
  const ForconDoctrine *red = tell (&table, table.red, (ForconDoctrine){ .what = FORCON_WHAT_HOLD_FIRE });
  ForconCommand fire = forcon_command_fire (table.blue, table.red, 1);
  g_autoptr (ForconOutcome) outcome = forcon_outcome_new ();
  ForconCommand end;

  g_assert_false (fires (&table));
  g_assert_false (next (&table, &end));
  g_assert_cmpint (end.kind, ==, FORCON_COMMAND_END_STEP);
  g_assert_cmpint (end.doctrine, ==, 1);
  test_enter (table.test, TEST_BLUE, FORCON_STEP_FIRE);
  g_assert_true (forcon_decide_in_place (table.test->battle, &table.test->rules, &fire, &FORCON_DICE_GENERATED,
                                         outcome));
  red = &g_array_index (table.test->battle->doctrines, ForconDoctrine, 0);
  g_assert_true (red->attacked);
  test_enter (table.test, TEST_RED, FORCON_STEP_FIRE);
  g_assert_true (fires (&table));
  test_battle_free (table.test);
}

/* F-CAMP-13: targets first, by which instruction of the side; those of others do not count */
static void
test_first (void)
{
  Table table = table_new ();
  ForconShipId weak = test_add (table.test, (TestShip){ .type = FORCON_SHIP_TYPE_DESTROYER, .side = TEST_BLUE, .x = 110,
                                                        .y = 75, .heading = 180 });
  ForconCommand command;

  test_state (table.test, weak)->hits = 1;
  g_assert_true (next (&table, &command));
  g_assert_cmpuint (command.fire.target.value, ==, weak.value);
  g_assert_cmpint (command.doctrine, ==, 0);
  tell (&table, table.blue, (ForconDoctrine){ .what = FORCON_WHAT_ATTACK });
  tell (&table, table.red, (ForconDoctrine){ .what = FORCON_WHAT_NEVER_RAM });
  tell (&table, table.red, (ForconDoctrine){ .what = FORCON_WHAT_FIRST, .types = 1u << FORCON_SHIP_TYPE_CRUISER });
  g_assert_true (next (&table, &command));
  g_assert_cmpuint (command.fire.target.value, ==, table.blue.value);
  g_assert_cmpint (command.doctrine, ==, 2);
  g_assert_cmpint (forcon_battle_doctrine_of (table.test->battle, TEST_RED, 2)->what, ==, FORCON_WHAT_FIRST);
  test_battle_free (table.test);
}

static Table
table_to_ram (void)
{
  Table table = table_new ();

  test_state (table.test, table.red)->turned = FALSE;
  test_enter (table.test, TEST_RED, FORCON_STEP_MOVEMENT);
  return table;
}

/* F-CAMP-13, F-RAM-1: full ahead, and then the ram; never unless told to */
static void
test_ram (void)
{
  Table table = table_to_ram ();
  ForconCommand command;

  g_assert_true (next (&table, &command));
  g_assert_cmpint (command.kind, ==, FORCON_COMMAND_MOVE);
  tell (&table, table.red, (ForconDoctrine){ .what = FORCON_WHAT_RAM });
  g_assert_true (next (&table, &command));
  g_assert_cmpint (command.order.order, ==, FORCON_ORDER_FULL_AHEAD);
  test_do (table.test, command, "3 3");
  g_assert_true (next (&table, &command));
  g_assert_cmpint (command.kind, ==, FORCON_COMMAND_RAM);
  g_assert_cmpuint (command.ram.target.value, ==, table.blue.value);
  g_assert_cmpint (command.doctrine, ==, 1);
  test_battle_free (table.test);
}

/* F-CAMP-13: whichever comes last */
static void
test_forbidden (void)
{
  Table table = table_to_ram ();
  ForconCommand command;

  tell (&table, table.red, (ForconDoctrine){ .what = FORCON_WHAT_NEVER_RAM });
  tell (&table, table.red, (ForconDoctrine){ .what = FORCON_WHAT_RAM });
  g_assert_true (next (&table, &command));
  g_assert_cmpint (command.kind, ==, FORCON_COMMAND_MOVE);
  test_battle_free (table.test);
}

/* F-CAMP-13: of two that cannot both be followed */
static void
test_later (void)
{
  Table table = table_to_ram ();
  ForconCommand command;

  tell (&table, table.red, (ForconDoctrine){ .what = FORCON_WHAT_ATTACK });
  tell (&table, table.red, (ForconDoctrine){ .what = FORCON_WHAT_WITHDRAW });
  g_assert_true (next (&table, &command));
  g_assert_cmpint (command.doctrine, ==, 2);
  tell (&table, table.red, (ForconDoctrine){ .what = FORCON_WHAT_ATTACK });
  g_assert_true (next (&table, &command));
  g_assert_cmpint (command.doctrine, !=, 2);
  test_battle_free (table.test);
}

static ForconCommand
instruct (const Table *table, ForconWhat what)
{
  return FORCON_COMMAND (INSTRUCT, instruct, .formation = formation_of (table, table->red), .what = what);
}

/* F-CAMP-13 */
static void
test_give_and_drop (void)
{
  Table table = table_new ();
  const GArray *doctrines = table.test->battle->doctrines;
  ForconCommand forget = FORCON_COMMAND (FORGET, forget, .formation = formation_of (&table, table.red), .number = 2);
  g_autofree char *before = forcon_battle_hash (table.test->battle);

  test_do (table.test, instruct (&table, FORCON_WHAT_HOLD_FIRE), "");
  test_do (table.test, instruct (&table, FORCON_WHAT_AVOID), "");
  g_autofree char *with = forcon_battle_hash (table.test->battle);

  g_assert_cmpstr (before, !=, with);
  test_do (table.test, forget, "");
  doctrines = table.test->battle->doctrines;
  g_assert_cmpuint (doctrines->len, ==, 1);
  g_assert_cmpint (g_array_index (doctrines, ForconDoctrine, 0).what, ==, FORCON_WHAT_HOLD_FIRE);
  test_refused (table.test, forget, FORCON_VERDICT_NO_SUCH_INSTRUCTION, "F-CAMP-13");
  forget.forget.number = 0;
  test_do (table.test, forget, "");
  g_autofree char *after = forcon_battle_hash (table.test->battle);

  g_assert_cmpstr (before, ==, after);
  test_battle_free (table.test);
}

/* F-CAMP-13 */
static void
test_unfinished (void)
{
  Table table = table_new ();
  ForconCommand late = instruct (&table, FORCON_WHAT_ATTACK);

  test_refused (table.test, instruct (&table, FORCON_WHAT_KEEP_BEYOND), FORCON_VERDICT_INSTRUCTION_UNFINISHED,
                "F-CAMP-13");
  test_refused (table.test, instruct (&table, FORCON_WHAT_FIRST), FORCON_VERDICT_INSTRUCTION_UNFINISHED, "F-CAMP-13");
  test_refused (table.test, instruct (&table, FORCON_WHAT_PROTECT), FORCON_VERDICT_INSTRUCTION_UNFINISHED, "F-CAMP-13");
  late.instruct.when = FORCON_WHEN_ROUND;
  test_refused (table.test, late, FORCON_VERDICT_INSTRUCTION_UNFINISHED, "F-CAMP-13");
  late.instruct.foe = (ForconFormationId){ 99 };
  test_refused (table.test, late, FORCON_VERDICT_NO_SUCH_FORMATION, "F-GEN-6");
  test_battle_free (table.test);
}

/* F-CAMP-13, F-EW-4 */
static void
test_secret (void)
{
  Table table = table_new ();

  tell (&table, table.red, (ForconDoctrine){ .what = FORCON_WHAT_HOLD_FIRE });
  tell (&table, table.blue, (ForconDoctrine){ .what = FORCON_WHAT_RAM });
  g_autoptr (ForconBattle) masked = forcon_view_masked (table.test->battle, &table.test->rules, TEST_BLUE);

  g_assert_cmpuint (masked->doctrines->len, ==, 1);
  g_assert_cmpint (g_array_index (masked->doctrines, ForconDoctrine, 0).what, ==, FORCON_WHAT_RAM);
  test_do (table.test, instruct (&table, FORCON_WHAT_AVOID), "");
  g_assert_cmpuint (test_event (table.test, FORCON_EVENT_INSTRUCTED)->audience, ==, 1u << TEST_RED.value);
  test_battle_free (table.test);
}

/* F-CAMP-13: benchmarks/captains.c fights a hundred pairs */
static void
test_shows (gconstpointer data)
{
  ForconWhat what = (ForconWhat) GPOINTER_TO_UINT (data);
  guint shown = 0;

  for (guint64 seed = 1; seed <= PAIRS; seed++)
    shown += test_doctrine_shows (forcon_test_rules (), what, seed) ? 1 : 0;
  g_assert_cmpuint (shown, >=, PAIRS_LEAST);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/doctrine/F-CAMP-13 without a case it always holds", test_always);
  g_test_add_func ("/engine/doctrine/F-CAMP-13 whom it meets, as far as it sees", test_meets);
  g_test_add_func ("/engine/doctrine/F-CAMP-13 outnumbered by hits", test_outnumbered);
  g_test_add_func ("/engine/doctrine/F-CAMP-13 when its hits fall below a share", test_hits_below);
  g_test_add_func ("/engine/doctrine/F-CAMP-13 when its flagship is lost", test_flagship_lost);
  g_test_add_func ("/engine/doctrine/F-CAMP-13 from a round on", test_round);
  g_test_add_func ("/engine/doctrine/F-CAMP-13 when its target is gone and known to be", test_target_gone);
  g_test_add_func ("/engine/doctrine/F-CAMP-13 fire is held until the formation is fired at", test_fired_at);
  g_test_add_func ("/engine/doctrine/F-CAMP-13 targets come first, and the command says by which instruction",
                   test_first);
  g_test_add_func ("/engine/doctrine/F-CAMP-13 F-RAM-1 they ram when told to, and only then", test_ram);
  g_test_add_func ("/engine/doctrine/F-CAMP-13 what forbids goes before what allows", test_forbidden);
  g_test_add_func ("/engine/doctrine/F-CAMP-13 else the later one goes before", test_later);
  g_test_add_func ("/engine/doctrine/F-CAMP-13 given and dropped at the table", test_give_and_drop);
  g_test_add_func ("/engine/doctrine/F-CAMP-13 an instruction that says too little is refused", test_unfinished);
  g_test_add_func ("/engine/doctrine/F-CAMP-13 F-EW-4 nobody else knows of it", test_secret);
  for (guint what = 0; what < FORCON_N_WHAT; what++)
    if (test_doctrine_is_for_captains ((ForconWhat) what))
      {
        g_autofree char *path = g_strdup_printf ("/engine/doctrine/F-CAMP-13 told to %s, captains do so",
                                                 forcon_what_to_word ((ForconWhat) what));

        g_test_add_data_func (path, GUINT_TO_POINTER (what), test_shows);
      }
  return g_test_run ();
}
