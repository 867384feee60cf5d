/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/decision/master.h"
#include "forcon-test-battle.h"

#define CM(cm) FORCON_CM (cm)

/* Red's cruiser with a battery of 6 that reaches 50 cm, and a blue one abeam 20 cm ahead of it: column 4. */
typedef struct {
  TestBattle *test;
  ForconShipId red;
  ForconShipId blue;
  guint32 gun;
} Table;

static Table
table_new (void)
{
  Table table = { test_battle_new (), FORCON_NO_SHIP, FORCON_NO_SHIP, 0 };

  table.red = test_add (table.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 100, .y = 150 });
  table.blue = test_add (table.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .side = TEST_BLUE, .x = 100,
                                                 .y = 120, .heading = 90 });
  table.gun = test_gun (table.test, table.red, FORCON_WEAPON_BATTERY, 50, 6);
  test_enter (table.test, TEST_RED, FORCON_STEP_FIRE);
  return table;
}

static void
table_clear (Table *table)
{
  g_clear_pointer (&table->test, test_battle_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, table_clear)

static ForconCommand
set (ForconShipId ship, ForconValue value, gint64 number)
{
  return (ForconCommand){ .kind = FORCON_COMMAND_SET,
                          .set = { .ship = ship, .value = value, .number = number },
                          .reason = "a slip of the pen" };
}

/* The gun's two salvos at the blue ship, whose armour is 5. */
static ForconCommand
salvo (const Table *table)
{
  return forcon_command_fire (table->red, table->blue, table->gun);
}

/* F-GEN-6: what is done by hand needs a reason, and without one nothing happens */
static void
test_reason (void)
{
  g_auto (Table) table = table_new ();
  ForconCommand command = set (table.red, FORCON_VALUE_HITS_LEFT, 3);

  command.reason = NULL;
  test_refused (table.test, command, FORCON_VERDICT_NEEDS_REASON, "F-GEN-6");
  command.reason = "";
  test_refused (table.test, command, FORCON_VERDICT_NEEDS_REASON, "F-GEN-6");
}

/* The reason stands first among the events, and nobody but the master sees it. */
static void
test_reason_first (void)
{
  g_auto (Table) table = table_new ();

  test_do (table.test, set (table.red, FORCON_VALUE_HITS_LEFT, 3), "");
  const ForconEvent *event = &g_array_index (table.test->outcome->events, ForconEvent, 0);

  g_assert_cmpint (event->kind, ==, FORCON_EVENT_MASTER_RULED);
  g_assert_cmpstr (event->master_ruled.reason, ==, "a slip of the pen");
  g_assert_cmpuint (event->audience, ==, 0);
}

static void
test_set_state (void)
{
  g_auto (Table) table = table_new ();

  test_do (table.test, set (table.red, FORCON_VALUE_HITS_LEFT, 3), "");
  g_assert_cmpint (test_state (table.test, table.red)->hits, ==, 3);
  g_assert_cmpint (test_event (table.test, FORCON_EVENT_VALUE_SET)->value_set.was, ==, 6);
}

/* Clones share the cards: the state before keeps its own. */
static void
test_set_card (void)
{
  g_auto (Table) table = table_new ();
  g_autoptr (ForconBattle) before = forcon_battle_clone (table.test->battle);

  test_do (table.test, set (table.red, FORCON_VALUE_SPEED, CM (30)), "");
  g_assert_cmpint (test_card (table.test, table.red)->speed, ==, CM (30));
  g_assert_cmpint (forcon_battle_card (before, table.red)->speed, ==, CM (25));
}

typedef struct {
  ForconValue value;
  gint64 least;
  gint64 most;
} BoundsCase;

static const BoundsCase bounds_cases[] = {
  { FORCON_VALUE_HITS_LEFT, 1, 6 },         { FORCON_VALUE_SPEED, FORCON_CM (10), FORCON_LENGTH_MAX },
  { FORCON_VALUE_MOVED, 0, 1 },             { FORCON_VALUE_ORDER, 0, FORCON_ORDER_FULL_AHEAD },
  { FORCON_VALUE_FIRED, 0, 1 },             { FORCON_VALUE_SIDE, 1, 2 },
  { FORCON_VALUE_FORMATION, 1, 2 },         { FORCON_VALUE_GREATEST_TURN, 0, FORCON_DEGREES (180) },
  { FORCON_VALUE_BRAKING, 0, FORCON_CM (25) }, { FORCON_VALUE_BOW_ARMOUR, 1, 6 },
  { FORCON_VALUE_READINESS, 1, 100 },       { FORCON_VALUE_HITS, 6, 1000 },
  { FORCON_VALUE_ROUND, 1, 1000000 },       { FORCON_VALUE_STEP, FORCON_STEP_MOVEMENT, FORCON_STEP_END },
};

/* A value out of its bounds is refused with both of them. */
static void
test_bounds (gconstpointer data)
{
  const BoundsCase *bounds = data;
  g_auto (Table) table = table_new ();

  test_refused (table.test, set (table.red, bounds->value, bounds->most + 1), FORCON_VERDICT_BAD_VALUE, "F-GEN-6");
  g_assert_cmpint (table.test->outcome->verdict.least, ==, bounds->least);
  g_assert_cmpint (table.test->outcome->verdict.most, ==, bounds->most);
  test_refused (table.test, set (table.red, bounds->value, bounds->least - 1), FORCON_VERDICT_BAD_VALUE, "F-GEN-6");
}

/* Every value can be read, and set to what it is without changing anything. */
static void
test_every_value (void)
{
  g_auto (Table) table = table_new ();
  g_autofree char *before = forcon_battle_hash (table.test->battle);

  for (ForconValue value = 0; value < FORCON_N_VALUE; value++)
    {
      if (forcon_value_owner (value) == FORCON_VALUE_OF_SALVO || value == FORCON_VALUE_SIDE)
        continue;
      ForconCommand command = set (table.red, value, forcon_value_read (table.test->battle, table.red, FORCON_NO_SALVO, value));

      test_do (table.test, command, "");
      g_autofree char *after = forcon_battle_hash (table.test->battle);

      g_assert_cmpstr (before, ==, after);
    }
}

/* Every value of a ship and of the battle can be changed, and reads as what it was set to. */
static void
test_set_reads_back (void)
{
  for (ForconValue value = 0; value < FORCON_N_VALUE; value++)
    {
      g_auto (Table) table = table_new ();
      ForconValueBounds bounds = forcon_value_bounds (table.test->battle, table.red, value);
      gint64 was = 0;

      if (forcon_value_owner (value) == FORCON_VALUE_OF_SALVO || value == FORCON_VALUE_STATUS
          || value == FORCON_VALUE_FLAGSHIP || value == FORCON_VALUE_FORMATION)
        continue;
      was = forcon_value_read (table.test->battle, table.red, FORCON_NO_SALVO, value);
      gint64 wanted = was == bounds.most ? bounds.least : bounds.most;

      test_do (table.test, set (table.red, value, wanted), "");
      g_assert_cmpint (forcon_value_read (table.test->battle, table.red, FORCON_NO_SALVO, value), ==, wanted);
    }
}

/* F-ORD-2: the end of a bracing is moved, but nobody is braced by a number */
static void
test_brace_ends (void)
{
  g_auto (Table) table = table_new ();

  test_refused (table.test, set (table.red, FORCON_VALUE_BRACE_ENDS, 1), FORCON_VERDICT_BAD_VALUE, "F-GEN-6");
  test_state (table.test, table.red)->brace_factor = 2;
  test_do (table.test, set (table.red, FORCON_VALUE_BRACE_ENDS, 1), "");
  g_assert_cmpint (test_state (table.test, table.red)->brace_ends, ==, 1);
}

/* A wreck has no hits: it must be given some before it is put back into action. */
static void
test_back_into_action (void)
{
  g_auto (Table) table = table_new ();

  test_do (table.test, set (table.red, FORCON_VALUE_STATUS, FORCON_SHIP_HULK), "");
  g_assert_cmpint (test_state (table.test, table.red)->hits, ==, 0);
  test_enter (table.test, TEST_RED, FORCON_STEP_FIRE);
  test_refused (table.test, set (table.red, FORCON_VALUE_STATUS, FORCON_SHIP_IN_ACTION), FORCON_VERDICT_BAD_VALUE, "F-GEN-6");
  test_do (table.test, set (table.red, FORCON_VALUE_HITS_LEFT, 2), "");
  test_enter (table.test, TEST_RED, FORCON_STEP_FIRE);
  test_do (table.test, set (table.red, FORCON_VALUE_STATUS, FORCON_SHIP_IN_ACTION), "");
  g_assert_true (forcon_ship_in_action (table.test->battle, table.red));
}

/* A ship that has withdrawn stands where no ship in action may. */
static void
test_back_off_the_table (void)
{
  g_auto (Table) table = table_new ();

  test_do (table.test, set (table.red, FORCON_VALUE_STATUS, FORCON_SHIP_WITHDRAWN), "");
  test_enter (table.test, TEST_RED, FORCON_STEP_FIRE);
  test_state (table.test, table.red)->hits = 3;
  test_state (table.test, table.red)->position.x = -100;
  test_refused (table.test, set (table.red, FORCON_VALUE_STATUS, FORCON_SHIP_IN_ACTION), FORCON_VERDICT_OFF_THE_TABLE,
                "F-GEN-1");
}

/* A ship that changes sides is in a formation of that side. */
static void
test_change_sides (void)
{
  g_auto (Table) table = table_new ();
  ForconShipId other = test_add (table.test, (TestShip){ .x = 20, .y = 20 });

  test_do (table.test, set (other, FORCON_VALUE_SIDE, 2), "");
  ForconFormationId formation = test_state (table.test, other)->formation;

  g_assert_cmpint (test_state (table.test, other)->side.value, ==, 2);
  g_assert_cmpint (forcon_battle_formation (table.test->battle, formation)->side.value, ==, 2);
}

static ForconCommand
place (ForconThing thing, gint x, gint y)
{
  return (ForconCommand){ .kind = FORCON_COMMAND_PLACE,
                          .place = { .thing = thing, .place = { CM (x), CM (y) } },
                          .reason = "so be it" };
}

static void
test_place_ship (void)
{
  g_auto (Table) table = table_new ();
  ForconCommand command = place (FORCON_THING_SHIP, 30, 40);

  command.place.ship = table.red;
  command.place.by_heading = TRUE;
  command.place.heading = FORCON_DEGREES (45);
  test_do (table.test, command, "");
  g_assert_cmpint (test_state (table.test, table.red)->position.x, ==, CM (30));
  g_assert_cmpint (test_state (table.test, table.red)->heading, ==, FORCON_DEGREES (45));
}

/* F-GEN-1: headings go from 0 to 359.9 degrees */
static void
test_place_full_circle (void)
{
  g_auto (Table) table = table_new ();
  ForconCommand command = place (FORCON_THING_SHIP, 30, 40);

  command.place.ship = table.red;
  command.place.by_heading = TRUE;
  command.place.heading = FORCON_DEGREES (360);
  test_do (table.test, command, "");
  g_assert_cmpint (test_state (table.test, table.red)->heading, ==, 0);
}

/* F-GEN-1 */
static void
test_place_off_table (void)
{
  g_auto (Table) table = table_new ();
  ForconCommand command = place (FORCON_THING_SHIP, 201, 40);

  command.place.ship = table.red;
  test_refused (table.test, command, FORCON_VERDICT_OFF_THE_TABLE, "F-GEN-1");
}

static ForconCommand
create (ForconThing thing)
{
  return (ForconCommand){ .kind = FORCON_COMMAND_CREATE,
                          .create = { .thing = thing, .place = { CM (30), CM (30) }, .side = TEST_BLUE },
                          .reason = "so be it" };
}

/* A new ship has another one's card with a name of its own, and is a formation. */
static void
test_create_ship (void)
{
  g_auto (Table) table = table_new ();
  ForconCommand command = create (FORCON_THING_SHIP);

  command.create.ship = table.red;
  command.create.word = "reserve";
  command.create.name = "Reserve";
  test_do (table.test, command, "");
  ForconShipId ship = forcon_battle_find_ship (table.test->battle, "reserve");

  g_assert_cmpint (ship.value, ==, 3);
  g_assert_cmpstr (test_card (table.test, ship)->name, ==, "Reserve");
  g_assert_cmpuint (test_card (table.test, ship)->weapons->len, ==, 1);
  g_assert_cmpint (test_state (table.test, ship)->side.value, ==, 2);
  g_assert_cmpint (forcon_battle_formation (table.test->battle, test_state (table.test, ship)->formation)->flagship.value,
                   ==, 3);
}

static void
test_create_twice (void)
{
  g_auto (Table) table = table_new ();
  ForconCommand command = create (FORCON_THING_SHIP);

  command.create.ship = table.red;
  command.create.word = "ship-1";
  test_refused (table.test, command, FORCON_VERDICT_NAME_TAKEN, "F-GEN-6");
}

/* What is created can be placed elsewhere and removed again. */
static void
test_salvo_by_hand (void)
{
  g_auto (Table) table = table_new ();
  ForconCommand command = create (FORCON_THING_SALVO);

  command.create.speed = CM (20);
  command.create.run = 2;
  command.create.count = 4;
  test_do (table.test, command, "");
  ForconSalvoId id = g_array_index (table.test->battle->salvos, ForconSalvo, 0).id;
  ForconCommand other = place (FORCON_THING_SALVO, 50, 60);

  other.place.salvo = id;
  test_do (table.test, other, "");
  g_assert_cmpint (forcon_battle_salvo (table.test->battle, id)->position.y, ==, CM (60));
  other = set (FORCON_NO_SHIP, FORCON_VALUE_TORPEDOES, 2);
  other.set.salvo = id;
  test_do (table.test, other, "");
  g_assert_cmpint (forcon_battle_salvo (table.test->battle, id)->count, ==, 2);
  test_do (table.test,
           (ForconCommand){
               .kind = FORCON_COMMAND_REMOVE, .remove = { .thing = FORCON_THING_SALVO, .salvo = id }, .reason = "x" },
           "");
  g_assert_cmpuint (table.test->battle->salvos->len, ==, 0);
}

/* F-MINE-2: a mine that says nothing else is as the rules have it */
static void
test_mine_by_hand (void)
{
  g_auto (Table) table = table_new ();
  ForconCommand command = create (FORCON_THING_MINE);

  test_do (table.test, command, "");
  const ForconMine *mine = &g_array_index (table.test->battle->mines, ForconMine, 0);

  g_assert_cmpint (mine->card.strength, ==, 16);
  g_assert_cmpint (mine->card.range, ==, CM (5));
  test_do (table.test,
           (ForconCommand){ .kind = FORCON_COMMAND_REMOVE,
                            .remove = { .thing = FORCON_THING_MINE, .mine = mine->id },
                            .reason = "x" },
           "");
  g_assert_cmpuint (table.test->battle->mines->len, ==, 0);
}

static void
test_object_by_hand (void)
{
  g_auto (Table) table = table_new ();
  ForconCommand command = create (FORCON_THING_OBJECT);

  command.create.object_kind = FORCON_OBJECT_ASTEROIDS;
  test_refused (table.test, command, FORCON_VERDICT_BAD_RADIUS, "F-GEN-1");
  command.create.radius = CM (4);
  test_do (table.test, command, "");
  g_assert_cmpint (g_array_index (table.test->battle->objects, ForconObject, 0).radius, ==, CM (4));
}

/* F-CRT-6: a critical by hand binds like one by the dice, until it is taken off */
static void
test_critical_by_hand (void)
{
  g_auto (Table) table = table_new ();
  ForconCommand command = create (FORCON_THING_CRITICAL);

  command.create.ship = table.red;
  command.create.effect = FORCON_CRITICAL_ENGINES;
  test_do (table.test, command, "");
  g_assert_cmpint (forcon_ship_count_criticals (table.test->battle, table.red, FORCON_CRITICAL_ENGINES), ==, 1);
  command = FORCON_COMMAND (REMOVE, remove, .thing = FORCON_THING_CRITICAL, .ship = table.red,
                            .effect = FORCON_CRITICAL_ENGINES);
  command.reason = "so it is";
  test_do (table.test, command, "");
  g_assert_cmpint (forcon_ship_count_criticals (table.test->battle, table.red, FORCON_CRITICAL_ENGINES), ==, 0);
  test_refused (table.test, command, FORCON_VERDICT_NOTHING_THERE, "F-GEN-6");
}

/* F-CRT-9, F-CRT-11, F-CRT-12, F-END-3: what dice give they give by hand, too, and it is kept only where it can be repaired */
static void
test_losses_by_hand (void)
{
  static const struct {
    ForconCriticalEffect effect;
    const char *dice;
    gint hits;
    gint readiness;
    gint ew_attack;
    guint kept;
  } cases[] = {
    { FORCON_CRITICAL_BRIDGE, "4", 0, 3, 2, 0 },
    { FORCON_CRITICAL_HULL, "2 5", 1, 5, 0, 1 },
    { FORCON_CRITICAL_SUPERSTRUCTURE, "3 6 1", 3, 3, 1, 1 },
    { FORCON_CRITICAL_ENGINES, "", 1, 0, 0, 1 },
    { FORCON_CRITICAL_BOW, "", 0, 0, 0, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (Table) table = table_new ();
      ForconCommand command = create (FORCON_THING_CRITICAL);
      ForconShip before = *test_state (table.test, table.red);

      command.create.ship = table.red;
      command.create.effect = cases[i].effect;
      test_do (table.test, command, cases[i].dice);
      const ForconShip *after = test_state (table.test, table.red);

      g_assert_cmpint (before.hits - after->hits, ==, cases[i].hits);
      g_assert_cmpint (after->readiness_lost - before.readiness_lost, ==, cases[i].readiness);
      g_assert_cmpint (after->ew_attack_lost - before.ew_attack_lost, ==, cases[i].ew_attack);
      g_assert_cmpuint (table.test->battle->criticals->len, ==, cases[i].kept);
    }
}

/* F-SHIP-8 */
static void
test_last_hits_by_hand (void)
{
  g_auto (Table) table = table_new ();
  ForconCommand command = create (FORCON_THING_CRITICAL);

  test_do (table.test, set (table.red, FORCON_VALUE_HITS_LEFT, 2), "");
  command.create.ship = table.red;
  command.create.effect = FORCON_CRITICAL_SUPERSTRUCTURE;
  test_do (table.test, command, "5 1 1 1 2");
  g_assert_cmpint (test_state (table.test, table.red)->hits, ==, 0);
  g_assert_cmpint (test_state (table.test, table.red)->status, ==, FORCON_SHIP_HULK);
}

static void
test_remove_ship (void)
{
  g_auto (Table) table = table_new ();

  test_do (table.test,
           (ForconCommand){ .kind = FORCON_COMMAND_REMOVE,
                            .remove = { .thing = FORCON_THING_SHIP, .ship = table.blue },
                            .reason = "x" },
           "");
  g_assert_cmpint (test_state (table.test, table.blue)->status, ==, FORCON_SHIP_REMOVED);
}

/* F-EW-1 */
static void
test_reveal (void)
{
  g_auto (Table) table = table_new ();
  ForconCommand command = { .kind = FORCON_COMMAND_REVEAL,
                            .reveal = { .ship = table.blue, .side = TEST_RED, .level = FORCON_LEVEL_HIDDEN },
                            .reason = "x" };

  test_do (table.test, command, "");
  g_assert_cmpint (forcon_ship_level (table.test->battle, table.blue, TEST_RED), ==, FORCON_LEVEL_HIDDEN);
}

static void
test_note (void)
{
  g_auto (Table) table = table_new ();

  test_do (table.test, FORCON_COMMAND (NOTE, note, .text = "Vervain asks for a truce"), "");
  g_assert_cmpstr (test_event (table.test, FORCON_EVENT_NOTED)->noted.text, ==, "Vervain asks for a truce");
}

static ForconCommand
with_override (ForconCommand command, gboolean die, guint place, gint value)
{
  command.reason = "the die fell off the table";
  command.n_overrides = 1;
  command.overrides[0] = (ForconOverride){ die, place, value };
  return command;
}

/* The die that fell as 2 counts as 5: a hit at armour 5; its critical die shows 1. */
static void
test_override_die (void)
{
  g_auto (Table) table = table_new ();

  test_do (table.test, with_override (salvo (&table), TRUE, 1, 5), "1 2 1");
  g_assert_cmpint (test_event (table.test, FORCON_EVENT_BATTERY_FIRED)->battery_fired.hits, ==, 1);
  g_assert_cmpint (test_event (table.test, FORCON_EVENT_OVERRIDDEN)->overridden.was, ==, 2);
  g_assert_cmpint (g_array_index (table.test->outcome->dice, ForconDie, 1).face, ==, 2);
}

/* The roll that would be two hits counts as none, and no critical is rolled. */
static void
test_override_result (void)
{
  g_auto (Table) table = table_new ();

  test_do (table.test, with_override (salvo (&table), FALSE, 0, 0), "6 6");
  g_assert_cmpint (test_event (table.test, FORCON_EVENT_BATTERY_FIRED)->battery_fired.hits, ==, 0);
  g_assert_cmpint (test_state (table.test, table.blue)->hits, ==, 6);
  g_assert_false (test_event (table.test, FORCON_EVENT_OVERRIDDEN)->overridden.die);
}

/* F-GEN-6: every roll can be named, and its dice found */
static void
test_throws (void)
{
  g_auto (Table) table = table_new ();
  const ForconThrow *first;

  test_do (table.test, salvo (&table), "5 2 1");
  g_assert_cmpuint (table.test->outcome->throws->len, ==, 2);
  first = &g_array_index (table.test->outcome->throws, ForconThrow, 0);
  g_assert_cmpint (first->purpose, ==, FORCON_PURPOSE_ARMOUR);
  g_assert_cmpint (first->needed, ==, 5);
  g_assert_cmpuint (first->roll.first, ==, 0);
  g_assert_cmpuint (first->roll.count, ==, 2);
}

/* A result is what its dice could have shown. */
static void
test_override_beyond (void)
{
  g_auto (Table) table = table_new ();

  test_do (table.test, with_override (salvo (&table), FALSE, 0, 9), "1 1  1 1");
  g_assert_cmpint (test_event (table.test, FORCON_EVENT_BATTERY_FIRED)->battery_fired.hits, ==, 2);
}

/* F-GEN-6: a die that is not there, a face that no die has, an override without a reason */
static void
test_bad_overrides (void)
{
  g_auto (Table) table = table_new ();
  ForconCommand silent = with_override (salvo (&table), TRUE, 0, 1);

  g_assert_cmpint (test_try (table.test, with_override (salvo (&table), TRUE, 2, 1), "1 1")->kind, ==,
                   FORCON_VERDICT_BAD_OVERRIDE);
  g_assert_cmpint (test_try (table.test, with_override (salvo (&table), FALSE, 1, 1), "1 1")->kind, ==,
                   FORCON_VERDICT_BAD_OVERRIDE);
  g_assert_cmpint (test_try (table.test, with_override (salvo (&table), TRUE, 0, 7), "1 1")->kind, ==,
                   FORCON_VERDICT_BAD_OVERRIDE);
  silent.reason = NULL;
  g_assert_cmpint (test_try (table.test, silent, "1 1")->kind, ==, FORCON_VERDICT_NEEDS_REASON);
}

/* The journal keeps the master's word: it replays and is verified like any other command. */
static void
test_journal_keeps (void)
{
  g_auto (Table) table = table_new ();
  g_autoptr (ForconJournal) journal = forcon_journal_new (table.test->battle, &table.test->rules);
  ForconCommand command = with_override (salvo (&table), TRUE, 0, 6);
  ForconCommand named = set (table.blue, FORCON_VALUE_ARMOUR, 6);
  ForconDice dice = { (const guint8[]){ 1, 1, 2 }, 3, FALSE, FALSE };
  g_autoptr (ForconOutcome) first = forcon_journal_do (journal, &command, &dice);
  g_autoptr (ForconOutcome) second = forcon_journal_do (journal, &named, &FORCON_DICE_ASK);

  g_assert_cmpint (first->verdict.kind, ==, FORCON_VERDICT_DONE);
  g_assert_cmpint (second->verdict.kind, ==, FORCON_VERDICT_DONE);
  g_assert_true (forcon_journal_replays (journal));
  g_assert_true (forcon_journal_verify (journal).agrees);
  g_assert_true (forcon_journal_undo (journal));
  g_assert_cmpint (forcon_battle_card (forcon_journal_battle (journal), table.blue)->armour, ==, 5);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/master/what is done by hand needs a reason", test_reason);
  g_test_add_func ("/master/the reason is the first event and for the master alone", test_reason_first);
  g_test_add_func ("/master/a value of a ship's state is set", test_set_state);
  g_test_add_func ("/master/a value of a card is set for this battle and not for its past", test_set_card);
  for (guint i = 0; i < G_N_ELEMENTS (bounds_cases); i++)
    {
      g_autofree char *name = g_strdup_printf ("/master/%s out of bounds is refused with them",
                                               forcon_value_to_word (bounds_cases[i].value));

      g_test_add_data_func (name, &bounds_cases[i], test_bounds);
    }
  g_test_add_func ("/master/a value set to what it is changes nothing", test_every_value);
  g_test_add_func ("/master/a value reads as what it was set to", test_set_reads_back);
  g_test_add_func ("/master/nobody is braced by a number", test_brace_ends);
  g_test_add_func ("/master/a wreck needs hits before it is back in action", test_back_into_action);
  g_test_add_func ("/master/a ship off the table is not put back into action there", test_back_off_the_table);
  g_test_add_func ("/master/a ship that changes sides has a formation there", test_change_sides);
  g_test_add_func ("/master/a ship is placed and turned", test_place_ship);
  g_test_add_func ("/master/a ship that is placed with a whole circle heads up the table", test_place_full_circle);
  g_test_add_func ("/master/nothing is placed off the table", test_place_off_table);
  g_test_add_func ("/master/a ship is created after another one's card", test_create_ship);
  g_test_add_func ("/master/no two ships have one id", test_create_twice);
  g_test_add_func ("/master/a salvo is created, placed, changed and removed", test_salvo_by_hand);
  g_test_add_func ("/master/a mine is created as the rules have it, and removed", test_mine_by_hand);
  g_test_add_func ("/master/an object is created with a size", test_object_by_hand);
  g_test_add_func ("/master/a critical is created and taken off", test_critical_by_hand);
  g_test_add_func ("/master/a critical by hand takes what the critical takes (F-CRT-9, F-CRT-11, F-CRT-12)", test_losses_by_hand);
  g_test_add_func ("/master/a critical by hand can be the end of a ship (F-SHIP-8)", test_last_hits_by_hand);
  g_test_add_func ("/master/a ship is removed", test_remove_ship);
  g_test_add_func ("/master/a formation is hidden from a side again", test_reveal);
  g_test_add_func ("/master/a note is kept", test_note);
  g_test_add_func ("/master/a die counts as the master says", test_override_die);
  g_test_add_func ("/master/a roll comes to what the master says", test_override_result);
  g_test_add_func ("/master/every roll is named with its dice (F-GEN-6)", test_throws);
  g_test_add_func ("/master/a roll comes to no more than its dice", test_override_beyond);
  g_test_add_func ("/master/overrides that cannot be are refused", test_bad_overrides);
  g_test_add_func ("/master/the journal keeps the master's word", test_journal_keeps);
  return g_test_run ();
}
