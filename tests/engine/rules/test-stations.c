/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/orbit-map.h"
#include "forcon-test-battle.h"

#define CM(cm) FORCON_CM (cm)

/*
 * A blue station (12 hits, readiness 9, EW attack 5, 3 turrets, 5 shields that are used up, one weapon of each kind) lies
 * 8 cm from a red ship whose destructor hits on 5, and whose damage is critical on 4. Far off lies another blue ship.
 */
typedef struct {
  TestBattle *test;
  ForconShipId red;
  ForconShipId station;
  guint32 gun;
} Siege;

static Siege
siege_new (void)
{
  Siege siege = { test_battle_new (), FORCON_NO_SHIP, FORCON_NO_SHIP, 0 };

  siege.red = test_add (siege.test, (TestShip){ .x = 100, .y = 100 });
  siege.station = test_add (siege.test, (TestShip){ .type = FORCON_SHIP_TYPE_STATION, .side = TEST_BLUE, .x = 100,
                                                    .y = 92, .hits = 12, .shields = 5, .readiness = 9 });
  test_add (siege.test, (TestShip){ .side = TEST_BLUE, .x = 190, .y = 190 });
  siege.gun = test_gun (siege.test, siege.red, FORCON_WEAPON_DESTRUCTOR, 10, 1);
  for (ForconWeaponKind kind = 0; kind < FORCON_N_WEAPON; kind++)
    test_gun (siege.test, siege.station, kind, 30, 4);
  test_card (siege.test, siege.station)->ew_attack = 5;
  test_card (siege.test, siege.station)->turrets = 3;
  test_state (siege.test, siege.station)->shields_used = 5;
  forcon_battle_add_object (siege.test->battle, FORCON_OBJECT_PLANET, (ForconPoint){ CM (100), CM (60) }, CM (10));
  test_enter (siege.test, TEST_RED, FORCON_STEP_FIRE);
  return siege;
}

static void
siege_clear (Siege *siege)
{
  g_clear_pointer (&siege->test, test_battle_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Siege, siege_clear)

static ForconShip *
station (const Siege *siege)
{
  return test_state (siege->test, siege->station);
}

/* One damage, critical, then these dice. */
static void
critical (Siege *siege, const char *dice)
{
  g_autofree char *all = g_strconcat ("5 4  ", dice, NULL);

  test_state (siege->test, siege->red)->fired = 0;
  test_do (siege->test, forcon_command_fire (siege->red, siege->station, siege->gun), all);
}

static gboolean
has (const Siege *siege, ForconCriticalEffect effect)
{
  return forcon_ship_count_criticals (siege->test->battle, siege->station, effect) > 0;
}

typedef struct {
  const char *id;
  const char *dice; /* 2d6 and what the row rolls besides */
  ForconCriticalEffect effect;
  gboolean repairable;
  gint hits_left; /* of 12, one of them lost by the shot itself */
  gint readiness; /* of 9 */
  gint ew_attack; /* of 5 */
} RowCase;

static const RowCase row_cases[] = {
  { "F-STC-2", "1 1  5", FORCON_CRITICAL_DESTRUCTORS, TRUE, 11, 9, 5 },
  { "F-STC-2", "1 2  5", FORCON_CRITICAL_DESTRUCTORS, TRUE, 11, 9, 5 },
  { "F-STC-4", "2 2  5", FORCON_CRITICAL_MAIN_WEAPONS, TRUE, 11, 9, 5 },
  { "F-STC-5", "2 3", FORCON_CRITICAL_TORPEDO_TUBES, TRUE, 11, 9, 5 },
  { "F-STC-6", "3 3  5", FORCON_CRITICAL_REACTOR, TRUE, 11, 9, 5 },
  { "F-STC-7", "3 4", FORCON_CRITICAL_FIRE, TRUE, 11, 9, 5 },
  { "F-STC-7", "4 4", FORCON_CRITICAL_FIRE, TRUE, 11, 9, 5 },
  { "F-STC-9", "4 5", FORCON_CRITICAL_ORBIT, TRUE, 10, 9, 5 },
  { "F-STC-10", "5 5", FORCON_CRITICAL_SHIELD_GENERATORS, FALSE, 11, 9, 5 },
  { "F-STC-11", "5 6  4  5", FORCON_CRITICAL_STATION_HULL, TRUE, 9, 6, 5 },
  { "F-STC-12", "6 6  3  6  1", FORCON_CRITICAL_CENTRAL_POST, TRUE, 8, 6, 4 },
};

/* F-STC-2, F-STC-4, F-STC-5, F-STC-6, F-STC-7, F-STC-9, F-STC-10, F-STC-11, F-STC-12 */
static void
test_row (gconstpointer data)
{
  const RowCase *row = data;
  g_auto (Siege) siege = siege_new ();

  critical (&siege, row->dice);
  g_assert_cmpint (test_event (siege.test, FORCON_EVENT_CRITICAL_HIT)->critical_hit.effect, ==, row->effect);
  g_assert_cmpint (has (&siege, row->effect), ==, row->repairable);
  g_assert_cmpint (station (&siege)->hits, ==, row->hits_left);
  g_assert_cmpint (forcon_ship_lasting_readiness (siege.test->battle, &siege.test->rules, siege.station), ==,
                   row->readiness);
  g_assert_cmpint (forcon_ship_ew_attack (siege.test->battle, siege.station), ==, row->ew_attack);
  g_assert_cmpint (station (&siege)->generators_destroyed, ==, row->effect == FORCON_CRITICAL_SHIELD_GENERATORS);
}

/* F-STC-11, F-STC-12: the option `criticals.hull` goes for stations as well */
static void
test_hull_for_good (void)
{
  g_auto (Siege) siege = siege_new ();

  siege.test->rules.options.hull_for_good = TRUE;
  critical (&siege, "5 6  4  5");
  g_assert_false (has (&siege, FORCON_CRITICAL_STATION_HULL));
}

typedef struct {
  const char *id;
  ForconCriticalEffect effect;
  guint silent; /* index of the weapon */
} SilenceCase;

static const SilenceCase silence_cases[] = {
  { "F-STC-2", FORCON_CRITICAL_DESTRUCTORS, FORCON_WEAPON_DESTRUCTOR },
  { "F-STC-4", FORCON_CRITICAL_MAIN_WEAPONS, FORCON_WEAPON_BATTERY },
  { "F-STC-5", FORCON_CRITICAL_TORPEDO_TUBES, FORCON_WEAPON_TORPEDO },
};

/* F-STC-2, F-STC-4, F-STC-5 */
static void
test_silenced (gconstpointer data)
{
  const SilenceCase *row = data;
  g_auto (Siege) siege = siege_new ();
  ForconCriticalEffect by = FORCON_N_CRITICAL;

  test_add_critical (siege.test, siege.station, row->effect, 0);
  for (guint i = 0; i < FORCON_N_WEAPON; i++)
    g_assert_cmpint (forcon_ship_weapon_damaged (siege.test->battle, siege.station, i, &by), ==, i == row->silent);
  g_assert_cmpint (by, ==, row->effect);
}

/* F-STC-6: 3 turrets and 5 shields work as 2 and 3 until it is repaired */
static void
test_reactor (void)
{
  g_auto (Siege) siege = siege_new ();

  critical (&siege, "3 3  1");
  g_assert_cmpint (forcon_ship_turrets (siege.test->battle, siege.station), ==, 2);
  g_assert_cmpint (forcon_ship_shields (siege.test->battle, siege.station), ==, 3);
  test_enter (siege.test, TEST_BLUE, FORCON_STEP_END);
  test_do (siege.test, FORCON_COMMAND (REPAIR, repair, .ship = siege.station, .effect = FORCON_CRITICAL_REACTOR),
           "1 1");
  g_assert_cmpint (forcon_ship_turrets (siege.test->battle, siege.station), ==, 3);
  g_assert_cmpint (forcon_ship_shields (siege.test->battle, siege.station), ==, 5);
}

/* F-STC-2, F-STC-4, F-STC-6: on 6 it has its catastrophe at once, and only one */
static void
test_strain (gconstpointer data)
{
  g_auto (Siege) siege = siege_new ();
  g_autofree char *dice = g_strconcat (data, "  6  3", NULL);

  critical (&siege, dice);
  g_assert_true (test_event (siege.test, FORCON_EVENT_STATION_STRAINED)->station_strained.catastrophe);
  g_assert_cmpint (station (&siege)->status, ==, FORCON_SHIP_HULK);
  g_assert_cmpuint (test_count (siege.test, FORCON_EVENT_CATASTROPHE), ==, 1);
}

/* F-STC-2: the criticals that are left are dropped with it */
static void
test_strain_ends_criticals (void)
{
  g_auto (Siege) siege = siege_new ();

  siege.gun = test_gun (siege.test, siege.red, FORCON_WEAPON_DESTRUCTOR, 10, 2);
  test_do (siege.test, forcon_command_fire (siege.red, siege.station, siege.gun), "5 5  4 4  1 1  6  3");
  g_assert_cmpuint (test_count (siege.test, FORCON_EVENT_CRITICAL_HIT), ==, 1);
}

/* F-CRIT-3: what the station does not have becomes the next row that applies */
static void
test_rows_move_up (void)
{
  g_auto (Siege) siege = siege_new ();

  g_array_set_size (test_card (siege.test, siege.station)->weapons, 0);
  critical (&siege, "1 1  1");
  g_assert_cmpint (test_event (siege.test, FORCON_EVENT_CRITICAL_HIT)->critical_hit.row, ==, 6);
  test_card (siege.test, siege.station)->turrets = 0;
  test_card (siege.test, siege.station)->shields = 0;
  critical (&siege, "1 1");
  g_assert_cmpint (test_event (siege.test, FORCON_EVENT_CRITICAL_HIT)->critical_hit.row, ==, 7);
  critical (&siege, "5 5  1  1");
  g_assert_cmpint (test_event (siege.test, FORCON_EVENT_CRITICAL_HIT)->critical_hit.row, ==, 11);
}

/* F-CRIT-3: each kind of weapon counts for its own row */
static void
test_rows_go_by_kind (void)
{
  g_auto (Siege) siege = siege_new ();
  GArray *weapons = test_card (siege.test, siege.station)->weapons;

  g_array_index (weapons, ForconWeapon, FORCON_WEAPON_DESTRUCTOR).kind = FORCON_WEAPON_TORPEDO;
  g_array_index (weapons, ForconWeapon, FORCON_WEAPON_BATTERY).kind = FORCON_WEAPON_TORPEDO;
  critical (&siege, "1 1");
  g_assert_cmpint (test_event (siege.test, FORCON_EVENT_CRITICAL_HIT)->critical_hit.row, ==, 5);
}

/* F-CRIT-3, F-STC-9: without a planet there is no orbit to leave */
static void
test_no_planet (void)
{
  g_auto (Siege) siege = siege_new ();

  g_array_set_size (siege.test->battle->objects, 0);
  critical (&siege, "4 5");
  g_assert_cmpint (test_event (siege.test, FORCON_EVENT_CRITICAL_HIT)->critical_hit.row, ==, 10);
}

/* F-STN-1: 6 of 12 hits are half */
static void
test_crippled (void)
{
  g_auto (Siege) siege = siege_new ();

  station (&siege)->hits = 7;
  g_assert_false (forcon_ship_crippled (siege.test->battle, siege.station));
  station (&siege)->hits = 6;
  g_assert_true (forcon_ship_crippled (siege.test->battle, siege.station));
}

typedef struct {
  gint option;
  const char *dice;
  ForconShipStatus status;
} CatastropheCase;

static const CatastropheCase catastrophe_cases[] = {
  { 1, "1", FORCON_SHIP_HULK },
  { 1, "6", FORCON_SHIP_HULK },
  { 2, "3 3", FORCON_SHIP_HULK },
  { 2, "3 4", FORCON_SHIP_BURNING_HULK },
  { 2, "6 5  1 1 1", FORCON_SHIP_DESTROYED },
};

/* F-STN-1: one die, of which 1 counts as 2, or two by the option */
static void
test_catastrophe (gconstpointer data)
{
  const CatastropheCase *row = data;
  g_auto (Siege) siege = siege_new ();
  g_autofree char *dice = g_strconcat ("5 1  ", row->dice, NULL);

  siege.test->rules.options.station_dice = row->option;
  station (&siege)->hits = 1;
  test_do (siege.test, forcon_command_fire (siege.red, siege.station, siege.gun), dice);
  g_assert_cmpint (station (&siege)->status, ==, row->status);
}

/* F-STN-1: a hulk of a station is one too: it throws one die when it is hit again */
static void
test_hulk (void)
{
  g_auto (Siege) siege = siege_new ();

  station (&siege)->status = FORCON_SHIP_HULK;
  station (&siege)->hits = 0;
  test_do (siege.test, forcon_command_fire (siege.red, siege.station, siege.gun), "5  4");
  g_assert_cmpint (station (&siege)->status, ==, FORCON_SHIP_HULK);
}

/* F-STN-1: stations, and what is left of them, keep to their orbit */
static void
test_keeps (void)
{
  g_auto (Siege) siege = siege_new ();

  test_enter (siege.test, TEST_BLUE, FORCON_STEP_MOVEMENT);
  test_refused (siege.test, test_ahead (siege.station, 10), FORCON_VERDICT_STATION_KEEPS, "F-STN-1");
  station (&siege)->has_moved = TRUE;
  test_do (siege.test, test_end_step (), "");
  station (&siege)->status = FORCON_SHIP_BURNING_HULK;
  station (&siege)->hits = 0;
  test_enter (siege.test, TEST_RED, FORCON_STEP_END);
  test_do (siege.test, test_end_step (), "1");
  g_assert_cmpint (station (&siege)->status, ==, FORCON_SHIP_HULK);
  g_assert_cmpint (station (&siege)->position.y, ==, CM (92));
}

/* The station has left its orbit, and its turn comes. */
static Siege
out_of_orbit (void)
{
  Siege siege = siege_new ();

  test_add_critical (siege.test, siege.station, FORCON_CRITICAL_ORBIT, 1);
  test_enter (siege.test, TEST_RED, FORCON_STEP_END);
  return siege;
}

/* F-STC-9: 4 cm towards the planet, which is above it on the table */
static void
test_decay (void)
{
  g_auto (Siege) siege = out_of_orbit ();

  test_do (siege.test, test_end_step (), "4");
  g_assert_cmpint (station (&siege)->position.y, ==, CM (88));
  g_assert_cmpint (station (&siege)->status, ==, FORCON_SHIP_IN_ACTION);
}

/* F-STC-9: two such hits make it sink no faster, and on the enemy's turn it does not sink */
static void
test_decay_once (void)
{
  g_auto (Siege) siege = out_of_orbit ();

  test_add_critical (siege.test, siege.station, FORCON_CRITICAL_ORBIT, 1);
  test_do (siege.test, test_end_step (), "4");
  test_enter (siege.test, TEST_BLUE, FORCON_STEP_END);
  test_do (siege.test, test_end_step (), "");
  g_assert_cmpint (station (&siege)->position.y, ==, CM (88));
}

/* F-STC-9, F-ORB-3: its base (1.5 cm) comes to the rim (10 cm) 20.5 cm from where it began: half of 12 hits in dice */
static void
test_falls_on_the_table (void)
{
  g_auto (Siege) siege = out_of_orbit ();

  station (&siege)->position.y = CM (60) + CM (15);
  test_do (siege.test, test_end_step (), "3");
  g_assert_cmpint (station (&siege)->status, ==, FORCON_SHIP_IN_ACTION);
  test_enter (siege.test, TEST_RED, FORCON_STEP_END);
  test_do (siege.test, test_end_step (), "1  4 4 4 3 3 3");
  g_assert_cmpint (station (&siege)->status, ==, FORCON_SHIP_DESTROYED);
  g_assert_cmpint (test_event (siege.test, FORCON_EVENT_SHIP_CRASHED)->ship_crashed.hits, ==, 3);
}

/* F-STC-9: of three planets it sinks to the one whose rim is nearest */
static void
test_nearest_planet (void)
{
  g_auto (Siege) siege = out_of_orbit ();

  forcon_battle_add_object (siege.test->battle, FORCON_OBJECT_PLANET, (ForconPoint){ CM (150), CM (92) }, CM (35));
  forcon_battle_add_object (siege.test->battle, FORCON_OBJECT_PLANET, (ForconPoint){ CM (60), CM (92) }, CM (10));
  test_do (siege.test, test_end_step (), "4");
  g_assert_cmpint (station (&siege)->position.x, ==, CM (104));
}

/* F-STC-9: in low orbit it sinks down the map: 6 cm above the ground in the lowest orbit, 6 cm are its end */
static void
test_falls_in_orbit (void)
{
  g_auto (Siege) siege = out_of_orbit ();

  station (&siege)->planet = g_array_index (siege.test->battle->objects, ForconObject, 0).id;
  station (&siege)->position = (ForconPoint){ CM (20), forcon_orbit_map_line (&siege.test->rules, 1) };
  test_do (siege.test, test_end_step (), "5");
  g_assert_cmpint (station (&siege)->status, ==, FORCON_SHIP_IN_ACTION);
  g_assert_cmpint (station (&siege)->position.y, ==, forcon_orbit_map_size (&siege.test->rules).y - CM (1));
  test_enter (siege.test, TEST_RED, FORCON_STEP_END);
  test_do (siege.test, test_end_step (), "1  1 1 1 1 1 1");
  g_assert_cmpint (station (&siege)->status, ==, FORCON_SHIP_DESTROYED);
}

/* F-STC-9: repaired, it sinks no more */
static void
test_decay_is_repaired (void)
{
  g_auto (Siege) siege = out_of_orbit ();

  test_enter (siege.test, TEST_BLUE, FORCON_STEP_END);
  test_do (siege.test, FORCON_COMMAND (REPAIR, repair, .ship = siege.station, .effect = FORCON_CRITICAL_ORBIT), "1 1");
  test_enter (siege.test, TEST_RED, FORCON_STEP_END);
  test_do (siege.test, test_end_step (), "");
  g_assert_cmpint (station (&siege)->position.y, ==, CM (92));
}

/* F-CRIT-4, F-STN-1: in low orbit no critical brings a station down */
static void
test_keeps_in_low_orbit (void)
{
  g_auto (Siege) siege = siege_new ();

  station (&siege)->planet = g_array_index (siege.test->battle->objects, ForconObject, 0).id;
  test_state (siege.test, siege.red)->planet = station (&siege)->planet;
  siege.test->rules.criticals[FORCON_CRITICAL_STATION_HULL].low_orbit = FORCON_ORBIT_RESULT_DESTROYED;
  critical (&siege, "5 6  1  1");
  g_assert_cmpint (station (&siege)->status, ==, FORCON_SHIP_IN_ACTION);
}

/* F-STC-7: a fire of a station burns as on ships */
static void
test_fire (void)
{
  g_auto (Siege) siege = siege_new ();

  critical (&siege, "4 4");
  test_enter (siege.test, TEST_BLUE, FORCON_STEP_END);
  test_do (siege.test, test_end_step (), "");
  g_assert_cmpint (station (&siege)->hits, ==, 10);
}

static void
add_tables (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (row_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/stations/%s with %s does what its row says", row_cases[i].id,
                                               row_cases[i].dice);

      g_test_add_data_func (path, &row_cases[i], test_row);
    }
  for (guint i = 0; i < G_N_ELEMENTS (silence_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/stations/%s silences its weapons", silence_cases[i].id);

      g_test_add_data_func (path, &silence_cases[i], test_silenced);
    }
  for (guint i = 0; i < G_N_ELEMENTS (catastrophe_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/stations/a catastrophe of %s leaves a station %s",
                                               catastrophe_cases[i].dice,
                                               forcon_ship_status_to_word (catastrophe_cases[i].status));

      g_test_add_data_func (path, &catastrophe_cases[i], test_catastrophe);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_tables ();
  g_test_add_func ("/stations/a damaged reactor halves turrets and shields", test_reactor);
  g_test_add_data_func ("/stations/the strain of lost destructors can be the end", "1 2", test_strain);
  g_test_add_data_func ("/stations/the strain of lost main weapons can be the end", "2 2", test_strain);
  g_test_add_data_func ("/stations/the strain of the reactor can be the end", "3 3", test_strain);
  g_test_add_func ("/stations/after its end there are no more criticals", test_strain_ends_criticals);
  g_test_add_func ("/stations/a result that does not apply moves up", test_rows_move_up);
  g_test_add_func ("/stations/weapons go by their kind", test_rows_go_by_kind);
  g_test_add_func ("/stations/without a planet no orbit is left", test_no_planet);
  g_test_add_func ("/stations/half the hits cripple a station", test_crippled);
  g_test_add_func ("/stations/a hulk of a station throws its own dice", test_hulk);
  g_test_add_func ("/stations/a station keeps its place", test_keeps);
  g_test_add_func ("/stations/out of its orbit it sinks", test_decay);
  g_test_add_func ("/stations/it sinks once in its own turn", test_decay_once);
  g_test_add_func ("/stations/on the table it falls to the rim", test_falls_on_the_table);
  g_test_add_func ("/stations/it sinks to the nearest planet", test_nearest_planet);
  g_test_add_func ("/stations/in low orbit it falls to the ground", test_falls_in_orbit);
  g_test_add_func ("/stations/F-STC-11 with the option a hull is hit for good", test_hull_for_good);
  g_test_add_func ("/stations/repaired it sinks no more", test_decay_is_repaired);
  g_test_add_func ("/stations/in low orbit it does not fall", test_keeps_in_low_orbit);
  g_test_add_func ("/stations/its fires burn", test_fire);
  return g_test_run ();
}
