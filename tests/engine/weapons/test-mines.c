/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/weapons/mine.h"
#include "forcon-test-battle.h"

#define CM(cm) FORCON_CM (cm)

/* Red's ship lies at 100, 150 and points up the table; blue's ship lies far away. Mines are blue's. */
typedef struct {
  TestBattle *test;
  ForconShipId ship;
  ForconShipId enemy;
} Field;

static Field
field_new (void)
{
  Field field = { .test = test_battle_new () };

  field.ship = test_add (field.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 100, .y = 150 });
  field.enemy = test_add (field.test, (TestShip){ .side = TEST_BLUE, .x = 10, .y = 10 });
  return field;
}

static void
field_clear (Field *field)
{
  g_clear_pointer (&field->test, test_battle_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Field, field_clear)

static const ForconMine *
mine (const Field *field, ForconMineId id)
{
  return forcon_battle_mine (field->test->battle, id);
}

static ForconCommand
lay (ForconShipId ship, ForconCharge charge)
{
  return FORCON_COMMAND (LAY, lay, .ship = ship, .charge = charge);
}

/* Ready to lay so many mines before the battle. */
static void
load (const Field *field, gint mines)
{
  test_card (field->test, field->ship)->mines = mines;
  test_enter (field->test, TEST_RED, FORCON_STEP_SET_UP);
}

/* The ship has set the mine off, and the torpedo phase is about to begin. */
static ForconMineId
triggered (const Field *field, ForconCharge charge)
{
  ForconMineId id = test_mine (field->test, TEST_BLUE, 100, 150, charge);

  g_array_index (field->test->battle->mines, ForconMine, field->test->battle->mines->len - 1).victim = field->ship;
  test_enter (field->test, TEST_RED, FORCON_STEP_FIRE);
  return id;
}

/* F-MINE-1, F-MINE-2: with the card of the rules, beside the ship, known to its side alone */
static void
test_lay (void)
{
  g_auto (Field) field = field_new ();

  load (&field, 2);
  test_do (field.test, lay (field.ship, FORCON_CHARGE_PLASMA), "");
  const ForconEvent *event = test_event (field.test, FORCON_EVENT_MINE_LAID);

  g_assert_true (forcon_point_equal (event->mine_laid.position, (ForconPoint){ CM (100), CM (150) }));
  g_assert_cmpint (event->mine_laid.range, ==, CM (5));
  g_assert_cmpint (event->mine_laid.strength, ==, 16);
  g_assert_cmpuint (event->audience, ==, 1u << TEST_RED.value);
  test_do (field.test, lay (field.ship, FORCON_CHARGE_TORPEDO), "");
  event = test_event (field.test, FORCON_EVENT_MINE_LAID);
  g_assert_cmpint (event->mine_laid.range, ==, CM (15));
  g_assert_cmpint (event->mine_laid.strength, ==, 4);
  g_assert_true (forcon_mine_known (mine (&field, event->mine_laid.mine), TEST_RED));
  g_assert_false (forcon_mine_known (mine (&field, event->mine_laid.mine), TEST_BLUE));
  test_refused (field.test, lay (field.ship, FORCON_CHARGE_PLASMA), FORCON_VERDICT_MINES_LAID, "F-MINE-1");
  g_assert_cmpint (field.test->outcome->verdict.actual, ==, 2);
}

/* F-MINE-2: other cards can be given */
static void
test_other_card (void)
{
  g_auto (Field) field = field_new ();
  ForconCommand command = lay (field.ship, FORCON_CHARGE_TORPEDO);

  load (&field, 1);
  command.lay.range = CM (7);
  command.lay.strength = 9;
  test_do (field.test, command, "");
  g_assert_cmpint (test_event (field.test, FORCON_EVENT_MINE_LAID)->mine_laid.range, ==, CM (7));
  g_assert_cmpint (test_event (field.test, FORCON_EVENT_MINE_LAID)->mine_laid.strength, ==, 9);
}

/* F-MINE-1 */
static void
test_who_lays (void)
{
  g_auto (Field) field = field_new ();

  load (&field, 0);
  test_refused (field.test, lay (field.ship, FORCON_CHARGE_PLASMA), FORCON_VERDICT_CANNOT_LAY, "F-MINE-1");
  load (&field, 1);
  test_state (field.test, field.ship)->planet = (ForconObjectId){ 3 };
  test_refused (field.test, lay (field.ship, FORCON_CHARGE_PLASMA), FORCON_VERDICT_IN_ORBIT, "F-ORB-1");
  test_enter (field.test, TEST_RED, FORCON_STEP_MOVEMENT);
  test_refused (field.test, lay (field.ship, FORCON_CHARGE_PLASMA), FORCON_VERDICT_ALREADY_BEGUN, "F-TURN-1");
}

/* F-MINE-1, F-GEN-2: bases of 1 and 1.25 cm are in contact at 2.30 cm, not at 2.31 */
static void
test_in_contact (void)
{
  g_auto (Field) field = field_new ();

  load (&field, 1);
  test_state (field.test, field.enemy)->position = (ForconPoint){ CM (100) + 230, CM (150) };
  test_refused (field.test, lay (field.ship, FORCON_CHARGE_PLASMA), FORCON_VERDICT_LAY_IN_CONTACT, "F-MINE-1");
  g_assert_cmpuint (field.test->outcome->verdict.target.value, ==, field.enemy.value);
  test_state (field.test, field.enemy)->position.x++;
  test_do (field.test, lay (field.ship, FORCON_CHARGE_PLASMA), "");
}

/* F-MINE-1: no shields until its next turn has ended */
static void
test_no_shields (void)
{
  g_auto (Field) field = field_new ();

  load (&field, 1);
  test_card (field.test, field.ship)->shields = 2;
  test_do (field.test, lay (field.ship, FORCON_CHARGE_PLASMA), "");
  g_assert_cmpint (forcon_ship_shields (field.test->battle, field.ship), ==, 0);
  field.test->battle->first = TEST_RED;
  test_enter (field.test, TEST_BLUE, FORCON_STEP_END);
  test_do (field.test, test_end_step (), "");
  g_assert_cmpuint (field.test->battle->side.value, ==, TEST_RED.value);
  g_assert_cmpint (forcon_ship_shields (field.test->battle, field.ship), ==, 0);
  test_enter (field.test, TEST_RED, FORCON_STEP_END);
  test_do (field.test, test_end_step (), "");
  g_assert_cmpint (forcon_ship_shields (field.test->battle, field.ship), ==, 2);
}

/* F-CRIT-3, F-MINE-1: its generators are there all the same, so that 10 destroys them */
static void
test_generators (void)
{
  g_auto (Field) field = field_new ();
  ForconShipId enemy = test_add (field.test, (TestShip){ .side = TEST_BLUE, .x = 100, .y = 140 });
  guint32 gun = test_gun (field.test, enemy, FORCON_WEAPON_DESTRUCTOR, 30, 1);

  load (&field, 1);
  test_card (field.test, field.ship)->shields = 2;
  test_do (field.test, lay (field.ship, FORCON_CHARGE_PLASMA), "");
  test_enter (field.test, TEST_BLUE, FORCON_STEP_FIRE);
  test_do (field.test, forcon_command_fire (enemy, field.ship, gun), "5  4  5 5");
  g_assert_cmpint (test_event (field.test, FORCON_EVENT_CRITICAL_HIT)->critical_hit.effect, ==,
                   FORCON_CRITICAL_SHIELD_GENERATORS);
}

/* F-MINE-3: the way comes within 5.00 cm, not 5.01; whether it ends there does not matter */
static void
test_range (void)
{
  g_auto (Field) field = field_new ();
  ForconMineId near = test_mine (field.test, TEST_BLUE, 105, 140, FORCON_CHARGE_PLASMA);
  ForconMineId far = forcon_battle_add_mine (field.test->battle, TEST_BLUE, (ForconPoint){ CM (95) - 1, CM (140) },
                                             &field.test->rules.mine.cards[FORCON_CHARGE_PLASMA]);

  test_do (field.test, test_ahead (field.ship, 25), "");
  const ForconEvent *event = test_event (field.test, FORCON_EVENT_MINE_TRIGGERED);

  g_assert_cmpuint (mine (&field, near)->victim.value, ==, field.ship.value);
  g_assert_true (FORCON_ID_IS_NONE (mine (&field, far)->victim));
  g_assert_cmpint (event->mine_triggered.distance, ==, CM (5));
  g_assert_cmpuint (event->audience, ==, 1u << TEST_BLUE.value);
}

/* F-MINE-3: a ship that starts within its range sets it off when it moves, and not when it stands */
static void
test_starts_inside (void)
{
  g_auto (Field) field = field_new ();
  ForconMineId id = test_mine (field.test, TEST_BLUE, 100, 153, FORCON_CHARGE_PLASMA);

  test_do (field.test, test_ahead (field.ship, 0), "");
  g_assert_true (FORCON_ID_IS_NONE (mine (&field, id)->victim));
  test_state (field.test, field.ship)->moved = FALSE;
  test_do (field.test, test_ahead (field.ship, 10), "");
  g_assert_cmpuint (mine (&field, id)->victim.value, ==, field.ship.value);
}

/* F-MINE-3: own mines and those of allies do not go off, nor one that another ship has set off */
static void
test_whose_mines (void)
{
  g_auto (Field) field = field_new ();
  ForconSideId green = forcon_battle_add_side (field.test->battle, "green", "Green");

  test_mine (field.test, TEST_RED, 100, 140, FORCON_CHARGE_PLASMA);
  test_mine (field.test, green, 100, 140, FORCON_CHARGE_PLASMA);
  g_array_index (field.test->battle->roster->sides, ForconSide, 0).alliance = 1;
  g_array_index (field.test->battle->roster->sides, ForconSide, 2).alliance = 1;
  test_mine (field.test, TEST_BLUE, 100, 140, FORCON_CHARGE_PLASMA);
  g_array_index (field.test->battle->mines, ForconMine, 2).victim = field.enemy;
  test_do (field.test, test_ahead (field.ship, 25), "");
  g_assert_cmpuint (test_count (field.test, FORCON_EVENT_MINE_TRIGGERED), ==, 0);
}

/* F-MINE-4: a capital ship that approaches is column 2, one to the left column 1: firepower 16 is 14 salvos; 3 shields stop
 * as many; armour 5; then everybody knows of it */
static void
test_plasma (void)
{
  g_auto (Field) field = field_new ();
  ForconMineId id = triggered (&field, FORCON_CHARGE_PLASMA);

  test_card (field.test, field.ship)->shields = 3;
  test_do (field.test, test_end_step (), "5 6 1 1 1 1 1 1 1 1 1  1 1");
  const ForconEvent *event = test_event (field.test, FORCON_EVENT_MINE_BURST);

  g_assert_cmpint (event->mine_burst.aspect, ==, FORCON_ASPECT_APPROACHING);
  g_assert_cmpint (event->mine_burst.base_column, ==, 2);
  g_assert_cmpint (event->mine_burst.column, ==, 1);
  g_assert_cmpint (event->mine_burst.salvos, ==, 14);
  g_assert_cmpint (event->mine_burst.stopped, ==, 3);
  g_assert_cmpint (event->mine_burst.damage, ==, 2);
  g_assert_cmpint (test_event (field.test, FORCON_EVENT_SHIP_DAMAGED)->ship_damaged.cause, ==, FORCON_CAUSE_MINE);
  g_assert_cmpint (test_state (field.test, field.ship)->hits, ==, 4);
  g_assert_cmpint (test_state (field.test, field.ship)->shields_used, ==, 3);
  g_assert_cmpint (test_event (field.test, FORCON_EVENT_MINE_GONE)->mine_gone.end, ==, FORCON_MINE_END_USED);
  g_assert_cmpuint (test_event (field.test, FORCON_EVENT_MINE_GONE)->audience, ==,
                    1u << TEST_RED.value | 1u << TEST_BLUE.value);
  g_assert_cmpuint (test_event (field.test, FORCON_EVENT_MINE_REVEALED)->mine_revealed.side.value, ==,
                    TEST_RED.value);
  g_assert_null (mine (&field, id));
}

/* A plasma mine bursts at so many degrees from the bow of red's ship, by that column: a die for each salvo of firepower 16. */
static void
assert_column (Field *field, gint bearing, gint column)
{
  static const gint salvos[] = { 0, 14, 11, 8, 6, 3 };
  g_autoptr (GString) dice = g_string_new (NULL);

  triggered (field, FORCON_CHARGE_PLASMA);
  ForconMine *last = &g_array_index (field->test->battle->mines, ForconMine, field->test->battle->mines->len - 1);

  last->position
      = forcon_point_ahead (test_state (field->test, field->ship)->position, FORCON_DEGREES (bearing), CM (4));
  for (gint i = 0; i < salvos[column]; i++)
    g_string_append (dice, "1 ");
  test_do (field->test, test_end_step (), dice->str);
  g_assert_cmpint (test_event (field->test, FORCON_EVENT_MINE_BURST)->mine_burst.column, ==, column);
}

typedef struct {
  ForconShipType type;
  gint bearing;
  gint column;
} ColumnCase;

/* F-MINE-4, F-ART-2, F-ART-3: the target's own column, one to the left; on a border of two arcs the better one */
static const ColumnCase column_cases[] = {
  { FORCON_SHIP_TYPE_CRUISER, 0, 1 },     { FORCON_SHIP_TYPE_CRUISER, 180, 2 },   { FORCON_SHIP_TYPE_CRUISER, 90, 3 },
  { FORCON_SHIP_TYPE_CRUISER, 45, 1 },    { FORCON_SHIP_TYPE_CRUISER, 135, 2 },   { FORCON_SHIP_TYPE_DESTROYER, 0, 2 },
  { FORCON_SHIP_TYPE_DESTROYER, 180, 3 }, { FORCON_SHIP_TYPE_DESTROYER, 270, 4 }, { FORCON_SHIP_TYPE_STATION, 90, 1 },
};

static void
test_columns (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (column_cases); i++)
    {
      g_auto (Field) field = field_new ();

      field.ship = test_add (field.test, (TestShip){ .type = column_cases[i].type, .x = 60, .y = 150 });
      assert_column (&field, column_cases[i].bearing, column_cases[i].column);
    }
}

/* F-MINE-4: with the option it is column 1, whatever the aspect */
static void
test_fixed_column (void)
{
  g_auto (Field) field = field_new ();

  field.test->rules.options.mines_fixed_column = TRUE;
  assert_column (&field, 90, 1);
  g_assert_cmpint (test_event (field.test, FORCON_EVENT_MINE_BURST)->mine_burst.aspect, ==, FORCON_ASPECT_ANY);
}

/* F-MINE-4, F-FORM-5: a formation shows what its flagship shows */
static void
test_column_of_formation (void)
{
  g_auto (Field) field = field_new ();
  ForconShipId lead = test_add (field.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 100, .y = 152 });

  test_state (field.test, lead)->heading = FORCON_DEGREES (90);
  test_enlist (field.test, lead, field.ship, 1);
  assert_column (&field, 0, 3);
}

/* F-MINE-4, F-ART-6: with the option shields stop hits after the armour */
static void
test_shields_after_armour (void)
{
  g_auto (Field) field = field_new ();

  triggered (&field, FORCON_CHARGE_PLASMA);
  field.test->rules.options.shields_after_armour = TRUE;
  test_card (field.test, field.ship)->shields = 3;
  test_do (field.test, test_end_step (), "5 6 5 5 1 1 1 1 1 1 1 1 1 1  1");
  g_assert_cmpint (test_event (field.test, FORCON_EVENT_MINE_BURST)->mine_burst.stopped, ==, 3);
  g_assert_cmpint (test_state (field.test, field.ship)->hits, ==, 5);
}

/* F-MINE-4, F-TORP-4: a torpedo attack: turrets, no shields */
static void
test_torpedo_mine (void)
{
  g_auto (Field) field = field_new ();
  ForconMineId id = triggered (&field, FORCON_CHARGE_TORPEDO);

  test_card (field.test, field.ship)->shields = 3;
  test_card (field.test, field.ship)->turrets = 2;
  test_do (field.test, test_end_step (), "4 1  5 5 1  1 1");
  const ForconEvent *event = test_event (field.test, FORCON_EVENT_MINE_LAUNCHED);

  g_assert_cmpint (event->mine_launched.count, ==, 4);
  g_assert_cmpint (event->mine_launched.turrets, ==, 2);
  g_assert_cmpint (event->mine_launched.shot_down, ==, 1);
  g_assert_cmpint (event->mine_launched.hits, ==, 2);
  g_assert_cmpint (test_state (field.test, field.ship)->hits, ==, 4);
  g_assert_cmpint (test_state (field.test, field.ship)->shields_used, ==, 0);
  g_assert_true (test_state (field.test, field.ship)->turrets_used);
  g_assert_null (mine (&field, id));
}

/* F-MINE-4, F-CAT-7: a victim that has become a hulk rolls for its catastrophe, once */
static void
test_hulk (void)
{
  g_auto (Field) field = field_new ();

  test_add (field.test, (TestShip){ .x = 50, .y = 50 });
  triggered (&field, FORCON_CHARGE_TORPEDO);
  test_state (field.test, field.ship)->status = FORCON_SHIP_HULK;
  test_do (field.test, test_end_step (), "5 5 1 1  1 1");
  g_assert_true (test_event (field.test, FORCON_EVENT_CATASTROPHE)->catastrophe.was_hulk);
}

/* F-MINE-3, F-MINE-4: in their order, and used up though the victim is gone by then */
static void
test_order (void)
{
  g_auto (Field) field = field_new ();
  ForconMineId first = triggered (&field, FORCON_CHARGE_TORPEDO);

  test_add (field.test, (TestShip){ .x = 50, .y = 50 });
  triggered (&field, FORCON_CHARGE_PLASMA);
  test_state (field.test, field.ship)->hits = 1;
  /* The torpedoes hit; not critical; plasma drive, 3 cm, nobody is near. */
  test_do (field.test, test_end_step (), "5 1 1 1  1  5 5  1 1 1");
  g_assert_cmpuint (test_event (field.test, FORCON_EVENT_MINE_GONE)->mine_gone.mine.value, ==, first.value);
  g_assert_cmpuint (test_count (field.test, FORCON_EVENT_MINE_GONE), ==, 2);
  g_assert_cmpuint (test_count (field.test, FORCON_EVENT_MINE_BURST), ==, 0);
}

/* F-MINE-3, F-EW-1: the mine's side learns that somebody is there, not who */
static void
test_hidden_victim (void)
{
  g_auto (Field) field = field_new ();

  triggered (&field, FORCON_CHARGE_TORPEDO);
  test_know (field.test, TEST_BLUE, field.ship, FORCON_LEVEL_HIDDEN);
  test_do (field.test, test_end_step (), "1 1 1 1");
  g_assert_cmpint (forcon_ship_level (field.test->battle, field.ship, TEST_BLUE), ==, FORCON_LEVEL_CONTACT);
  g_assert_cmpint (test_event (field.test, FORCON_EVENT_FORMATION_SEEN)->formation_seen.why, ==, FORCON_REVEAL_MINE);
}

/* F-MINE-3: a mine that does not strike tells its side nothing */
static void
test_hidden_and_gone (void)
{
  g_auto (Field) field = field_new ();

  triggered (&field, FORCON_CHARGE_TORPEDO);
  test_add (field.test, (TestShip){ .x = 50, .y = 50 });
  test_know (field.test, TEST_BLUE, field.ship, FORCON_LEVEL_HIDDEN);
  test_state (field.test, field.ship)->planet = (ForconObjectId){ 3 };
  test_do (field.test, test_end_step (), "");
  g_assert_cmpint (forcon_ship_level (field.test->battle, field.ship, TEST_BLUE), ==, FORCON_LEVEL_HIDDEN);
  g_assert_cmpuint (test_count (field.test, FORCON_EVENT_MINE_GONE), ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/mines/a ship lays as many mines as its card says", test_lay);
  g_test_add_func ("/engine/mines/a mine may have a card of its own", test_other_card);
  g_test_add_func ("/engine/mines/laid before the battle by ships with mines", test_who_lays);
  g_test_add_func ("/engine/mines/not in contact with the enemy", test_in_contact);
  g_test_add_func ("/engine/mines/a ship that lays has no shields", test_no_shields);
  g_test_add_func ("/engine/mines/a ship that lays can lose its generators", test_generators);
  g_test_add_func ("/engine/mines/a mine goes off when an enemy's way comes into its range", test_range);
  g_test_add_func ("/engine/mines/a ship that starts within range sets it off", test_starts_inside);
  g_test_add_func ("/engine/mines/own and used mines do not go off", test_whose_mines);
  g_test_add_func ("/engine/mines/a plasma mine uses the gunnery table", test_plasma);
  g_test_add_func ("/engine/mines/plasma is looked up one column to the left of the target's own", test_columns);
  g_test_add_func ("/engine/mines/with the option plasma is looked up in column 1", test_fixed_column);
  g_test_add_func ("/engine/mines/plasma meets the aspect that the flagship shows", test_column_of_formation);
  g_test_add_func ("/engine/mines/with the option shields stop plasma after the armour", test_shields_after_armour);
  g_test_add_func ("/engine/mines/the other kind is a torpedo attack", test_torpedo_mine);
  g_test_add_func ("/engine/mines/a hulk rolls for its catastrophe once", test_hulk);
  g_test_add_func ("/engine/mines/in their order and used up in any case", test_order);
  g_test_add_func ("/engine/mines/a hidden victim becomes a contact", test_hidden_victim);
  g_test_add_func ("/engine/mines/a mine that does not strike tells nothing", test_hidden_and_gone);
  return g_test_run ();
}
