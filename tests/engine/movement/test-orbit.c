/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/orbit-map.h"
#include "forcon-test-battle.h"

#define CM(cm) FORCON_CM (cm)

/*
 * A planet of radius 10 lies at 100, 100. A red cruiser (1 cm radius, 10 hits, readiness 7) is on the third of its five
 * orbits, at 20 of 60 cm, and goes to the right; a blue one is on the fourth at 30 and goes to the left. Far off on the
 * table lies another ship of each side.
 */
typedef struct {
  TestBattle *test;
  ForconObjectId planet;
  ForconShipId red;
  ForconShipId blue;
} Orbit;

static ForconPoint
place (const Orbit *orbit, gint cm, gint number)
{
  return (ForconPoint){ CM (cm), forcon_orbit_map_line (&orbit->test->rules, number) };
}

static ForconShipId
add_in_orbit (Orbit *orbit, TestShip ship, gint cm, gint number)
{
  ForconShipId id = test_add (orbit->test, ship);

  test_state (orbit->test, id)->planet = orbit->planet;
  test_state (orbit->test, id)->position = place (orbit, cm, number);
  return id;
}

static Orbit
orbit_new (void)
{
  Orbit orbit = { test_battle_new (), FORCON_NO_OBJECT, FORCON_NO_SHIP, FORCON_NO_SHIP };
  TestShip ship = { .type = FORCON_SHIP_TYPE_CRUISER, .hits = 10, .heading = 90 };

  orbit.planet = forcon_battle_add_object (orbit.test->battle, FORCON_OBJECT_PLANET, (ForconPoint){ CM (100), CM (100) },
                                           CM (10));
  orbit.red = add_in_orbit (&orbit, ship, 20, 3);
  ship.side = TEST_BLUE;
  ship.heading = 270;
  orbit.blue = add_in_orbit (&orbit, ship, 30, 4);
  test_add (orbit.test, (TestShip){ .x = 20, .y = 20 });
  test_add (orbit.test, (TestShip){ .side = TEST_BLUE, .x = 180, .y = 180 });
  return orbit;
}

static void
orbit_clear (Orbit *orbit)
{
  g_clear_pointer (&orbit->test, test_battle_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Orbit, orbit_clear)

static ForconShip *
red (const Orbit *orbit)
{
  return test_state (orbit->test, orbit->red);
}

static ForconCommand
change (ForconShipId ship, gint distance, gint by, ForconHalves halves)
{
  ForconCommand command = test_ahead (ship, distance);

  command.move.orbit = by;
  command.move.halves = halves;
  return command;
}

/* A destructor hits red in orbit: one damage, critical, then these dice. */
static void
critical (Orbit *orbit, const char *dice)
{
  guint32 gun = test_gun (orbit->test, orbit->blue, FORCON_WEAPON_DESTRUCTOR, 20, 1);
  g_autofree char *all = g_strconcat ("5 4  ", dice, NULL);

  test_enter (orbit->test, TEST_BLUE, FORCON_STEP_FIRE);
  test_do (orbit->test, forcon_command_fire (orbit->blue, orbit->red, gun), all);
}

/* F-ORB-1: 20 cm along the orbit */
static void
test_along (void)
{
  g_auto (Orbit) orbit = orbit_new ();

  test_do (orbit.test, test_ahead (orbit.red, 20), "");
  g_assert_true (forcon_point_equal (red (&orbit)->position, place (&orbit, 40, 3)));
  g_assert_true (red (&orbit)->moved);
  g_assert_cmpint (red (&orbit)->moved_distance, ==, CM (20));
  test_refused (orbit.test, test_ahead (orbit.red, 20), FORCON_VERDICT_ALREADY_MOVED, "F-MOV-1");
}

/* F-ORB-1: who goes to the left comes nearer to the left edge */
static void
test_to_the_left (void)
{
  g_auto (Orbit) orbit = orbit_new ();

  test_enter (orbit.test, TEST_BLUE, FORCON_STEP_MOVEMENT);
  test_do (orbit.test, test_ahead (orbit.blue, 20), "");
  g_assert_true (forcon_point_equal (test_state (orbit.test, orbit.blue)->position, place (&orbit, 10, 4)));
}

/* F-ORB-1, F-MOV-2 */
static void
test_speed (void)
{
  g_auto (Orbit) orbit = orbit_new ();

  test_refused (orbit.test, test_ahead (orbit.red, 26), FORCON_VERDICT_TOO_FAR, "F-MOV-2");
  test_refused (orbit.test, test_ahead (orbit.red, 9), FORCON_VERDICT_TOO_SHORT, "F-MOV-2");
  red (&orbit)->has_moved = TRUE;
  test_do (orbit.test, test_ahead (orbit.red, 0), "");
}

/* F-ORB-1, F-MOV-8, F-MOV-9 */
static void
test_orders (void)
{
  g_auto (Orbit) orbit = orbit_new ();

  red (&orbit)->order = FORCON_ORDER_EMERGENCY_BRAKING;
  test_do (orbit.test, test_ahead (orbit.red, 3), "");
  red (&orbit)->moved = FALSE;
  red (&orbit)->order = FORCON_ORDER_FULL_AHEAD;
  red (&orbit)->bonus = CM (7);
  test_do (orbit.test, test_ahead (orbit.red, 32), "");
  g_assert_cmpint (red (&orbit)->position.x, ==, CM (55));
}

/* F-ORB-1 */
static void
test_no_turn (void)
{
  g_auto (Orbit) orbit = orbit_new ();

  test_refused (orbit.test, forcon_command_move (orbit.red, CM (10), FORCON_DEGREES (1), CM (5)),
                FORCON_VERDICT_ORBIT_NO_TURN, "F-ORB-1");
}

/* F-ORB-1, F-ORB-2: to the neighbouring orbit, at the price of half the firepower */
static void
test_change_halves_firepower (void)
{
  g_auto (Orbit) orbit = orbit_new ();

  test_do (orbit.test, change (orbit.red, 20, -1, FORCON_HALVES_FIREPOWER), "");
  g_assert_true (forcon_point_equal (red (&orbit)->position, place (&orbit, 40, 2)));
  g_assert_true (forcon_ship_half_effect (orbit.test->battle, orbit.red));
}

/* F-ORB-2: or of half the shields, 3 of 5, for this turn */
static void
test_change_halves_shields (void)
{
  g_auto (Orbit) orbit = orbit_new ();

  test_card (orbit.test, orbit.red)->shields = 5;
  test_do (orbit.test, change (orbit.red, 20, 1, FORCON_HALVES_SHIELDS), "");
  g_assert_cmpint (forcon_ship_shields (orbit.test->battle, orbit.red), ==, 3);
  g_assert_false (forcon_ship_half_effect (orbit.test->battle, orbit.red));
}

/* F-ORB-2: until its own next turn begins */
static void
test_halved_until_the_next_turn (void)
{
  g_auto (Orbit) orbit = orbit_new ();

  test_card (orbit.test, orbit.red)->shields = 5;
  test_do (orbit.test, change (orbit.red, 20, 1, FORCON_HALVES_SHIELDS), "");
  orbit.test->battle->first = TEST_RED;
  test_enter (orbit.test, TEST_RED, FORCON_STEP_END);
  test_do (orbit.test, test_end_step (), "");
  g_assert_cmpint (forcon_ship_shields (orbit.test->battle, orbit.red), ==, 3);
  test_enter (orbit.test, TEST_BLUE, FORCON_STEP_END);
  test_do (orbit.test, test_end_step (), "");
  g_assert_cmpint (forcon_ship_shields (orbit.test->battle, orbit.red), ==, 5);
}

/* F-ORB-2 */
static void
test_must_halve (void)
{
  g_auto (Orbit) orbit = orbit_new ();

  test_refused (orbit.test, change (orbit.red, 20, 1, FORCON_HALVES_NOTHING), FORCON_VERDICT_MUST_HALVE, "F-ORB-2");
  test_do (orbit.test, change (orbit.red, 20, 0, FORCON_HALVES_SHIELDS), "");
  g_assert_cmpint (red (&orbit)->halved, ==, FORCON_HALVES_NOTHING);
}

/* F-ORB-1: there are five, and only the neighbours are reached */
static void
test_no_such_orbit (void)
{
  g_auto (Orbit) orbit = orbit_new ();

  test_refused (orbit.test, change (orbit.red, 20, 2, FORCON_HALVES_SHIELDS), FORCON_VERDICT_NO_SUCH_ORBIT, "F-ORB-1");
  red (&orbit)->position = place (&orbit, 20, 5);
  test_refused (orbit.test, change (orbit.red, 20, 1, FORCON_HALVES_SHIELDS), FORCON_VERDICT_NO_SUCH_ORBIT, "F-ORB-1");
  g_assert_cmpint (orbit.test->outcome->verdict.actual, ==, 6);
  g_assert_cmpint (orbit.test->outcome->verdict.needed, ==, 5);
  red (&orbit)->position = place (&orbit, 20, 1);
  test_refused (orbit.test, change (orbit.red, 20, -1, FORCON_HALVES_SHIELDS), FORCON_VERDICT_NO_SUCH_ORBIT,
                "F-ORB-1");
}

/* F-MOV-5: blue's base is 2 cm wide at 30; 11 cm end 1 cm into it, and 12 are the nearest that are legal */
static void
test_over_base (void)
{
  g_auto (Orbit) orbit = orbit_new ();

  test_refused (orbit.test, change (orbit.red, 11, 1, FORCON_HALVES_SHIELDS), FORCON_VERDICT_ENDS_OVER_BASE, "F-MOV-5");
  g_assert_cmpuint (orbit.test->outcome->verdict.target.value, ==, orbit.blue.value);
  g_assert_cmpint (orbit.test->outcome->verdict.length, ==, CM (12));
  test_do (orbit.test, change (orbit.red, 12, 1, FORCON_HALVES_SHIELDS), "");
}

/* F-EW-4: a ship that is not seen is not in the way */
static void
test_over_hidden_base (void)
{
  g_auto (Orbit) orbit = orbit_new ();

  orbit.test->battle->formations[test_state (orbit.test, orbit.blue)->formation.value - 1].levels[TEST_RED.value - 1]
      = FORCON_LEVEL_HIDDEN;
  test_do (orbit.test, change (orbit.red, 11, 1, FORCON_HALVES_SHIELDS), "");
}

/* F-ORB-1: ships of another map are not in the way */
static void
test_maps_are_apart (void)
{
  g_auto (Orbit) orbit = orbit_new ();

  test_state (orbit.test, orbit.blue)->planet = FORCON_NO_OBJECT;
  test_do (orbit.test, change (orbit.red, 11, 1, FORCON_HALVES_SHIELDS), "");
}

/* F-ORB-1: beyond the right edge: on the table right of the planet, its base just clear of the rim */
static void
test_leaves_to_the_right (void)
{
  g_auto (Orbit) orbit = orbit_new ();

  red (&orbit)->position.x = CM (50);
  test_do (orbit.test, test_ahead (orbit.red, 10), "");
  g_assert_false (FORCON_ID_IS_NONE (red (&orbit)->planet));
  red (&orbit)->moved = FALSE;
  test_do (orbit.test, test_ahead (orbit.red, 10), "");
  g_assert_true (FORCON_ID_IS_NONE (red (&orbit)->planet));
  g_assert_cmpint (red (&orbit)->position.x, ==, CM (111) + 10);
  g_assert_cmpint (red (&orbit)->position.y, ==, CM (100));
  g_assert_cmpint (red (&orbit)->heading, ==, FORCON_DEGREES (90));
  g_assert_true (red (&orbit)->moved);
}

/* F-ORB-1 */
static void
test_leaves_to_the_left (void)
{
  g_auto (Orbit) orbit = orbit_new ();

  red (&orbit)->position.x = CM (5);
  red (&orbit)->heading = FORCON_DEGREES (270);
  test_do (orbit.test, test_ahead (orbit.red, 20), "");
  g_assert_cmpint (red (&orbit)->position.x, ==, CM (88) + 90);
  g_assert_cmpint (red (&orbit)->heading, ==, FORCON_DEGREES (270));
}

/* F-ORB-1, F-MOV-5: a base that lies there already is gone round */
static void
test_leaves_beside_a_base (void)
{
  g_auto (Orbit) orbit = orbit_new ();
  ForconShipId there = test_add (orbit.test, (TestShip){ .x = 111, .y = 100 });
  ForconLength apart;

  red (&orbit)->position.x = CM (50);
  test_do (orbit.test, test_ahead (orbit.red, 20), "");
  apart = forcon_point_distance (red (&orbit)->position, test_state (orbit.test, there)->position);
  g_assert_cmpint (apart, >=, CM (2) + 25);
  g_assert_cmpint (apart, <, CM (4));
}

/* F-FORM-4, F-ORB-1: a formation changes orbits and leaves them as one */
static void
test_formation (void)
{
  g_auto (Orbit) orbit = orbit_new ();
  ForconShipId second = add_in_orbit (&orbit, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .heading = 90 }, 20, 2);

  forcon_battle_enlist (orbit.test->battle, second, red (&orbit)->formation, 0);
  test_refused (orbit.test, change (orbit.red, 20, -2, FORCON_HALVES_SHIELDS), FORCON_VERDICT_NO_SUCH_ORBIT,
                "F-ORB-1");
  test_do (orbit.test, change (orbit.red, 20, -1, FORCON_HALVES_SHIELDS), "");
  g_assert_true (forcon_point_equal (red (&orbit)->position, place (&orbit, 40, 2)));
  g_assert_true (forcon_point_equal (test_state (orbit.test, second)->position, place (&orbit, 40, 1)));
  red (&orbit)->moved = test_state (orbit.test, second)->moved = FALSE;
  test_state (orbit.test, second)->position.x = CM (30);
  test_do (orbit.test, test_ahead (orbit.red, 25), "");
  g_assert_true (FORCON_ID_IS_NONE (red (&orbit)->planet));
  g_assert_true (FORCON_ID_IS_NONE (test_state (orbit.test, second)->planet));
  g_assert_false (forcon_ships_in_contact (orbit.test->battle, &orbit.test->rules, orbit.red, orbit.blue));
}

/* F-ORB-1: a base that touches the planet on its way ends in the outermost orbit, at the edge on its side */
static void
test_enters (void)
{
  g_auto (Orbit) orbit = orbit_new ();
  ForconShipId ship = test_add (orbit.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 80, .y = 95,
                                                        .heading = 90 });

  test_do (orbit.test, test_ahead (ship, 20), "");
  g_assert_cmpuint (test_state (orbit.test, ship)->planet.value, ==, orbit.planet.value);
  g_assert_true (forcon_point_equal (test_state (orbit.test, ship)->position, place (&orbit, 0, 5)));
  g_assert_cmpint (test_state (orbit.test, ship)->heading, ==, FORCON_DEGREES (90));
  g_assert_cmpint (test_event (orbit.test, FORCON_EVENT_ORBIT_ENTERED)->orbit_entered.orbit, ==, 5);
}

/* F-ORB-1: from the right at the right edge, beside who is there already */
static void
test_enters_from_the_right (void)
{
  g_auto (Orbit) orbit = orbit_new ();
  ForconShipId ship = test_add (orbit.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 120, .y = 95,
                                                        .heading = 270 });

  add_in_orbit (&orbit, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .heading = 270 }, 60, 5);
  test_do (orbit.test, test_ahead (ship, 20), "");
  g_assert_true (forcon_point_equal (test_state (orbit.test, ship)->position, place (&orbit, 58, 5)));
  g_assert_cmpint (test_state (orbit.test, ship)->heading, ==, FORCON_DEGREES (270));
}

typedef struct {
  const char *what;
  const char *dice; /* 2d6 and what the row rolls besides */
  ForconShipStatus status;
  gint falling; /* ends of its owner's turns */
} FallCase;

static const FallCase fall_cases[] = {
  { "engines", "3 3", FORCON_SHIP_DESTROYED, 0 },
  { "a fire", "3 4", FORCON_SHIP_IN_ACTION, 0 },
  { "the centre deck", "4 4", FORCON_SHIP_DESTROYED, 0 },
  { "the bridge", "4 5  1", FORCON_SHIP_IN_ACTION, 1 },
  { "the generators", "5 5", FORCON_SHIP_IN_ACTION, 0 },
  { "the hull", "5 6  1  1", FORCON_SHIP_DESTROYED, 0 },
  { "the superstructure", "6 6  1  1  1", FORCON_SHIP_DESTROYED, 0 },
};

/* F-CRIT-4: nothing is marked on the table, and there is no catastrophe */
static void
test_criticals (gconstpointer data)
{
  const FallCase *row = data;
  g_auto (Orbit) orbit = orbit_new ();

  test_card (orbit.test, orbit.red)->shields = 1;
  red (&orbit)->generators_destroyed = FALSE;
  red (&orbit)->shields_used = 1;
  critical (&orbit, row->dice);
  g_assert_cmpint (red (&orbit)->status, ==, row->status);
  g_assert_cmpint (red (&orbit)->falling, ==, row->falling);
  g_assert_cmpuint (test_count (orbit.test, FORCON_EVENT_MARKER_PLACED), ==, 0);
  g_assert_cmpuint (test_count (orbit.test, FORCON_EVENT_CATASTROPHE), ==, 0);
}

/* F-CRIT-4: with the option the engines' hit sends it falling */
static void
test_engines_fall (void)
{
  g_auto (Orbit) orbit = orbit_new ();

  orbit.test->rules.options.orbit_engine_falling = TRUE;
  critical (&orbit, "3 3");
  g_assert_cmpint (red (&orbit)->status, ==, FORCON_SHIP_IN_ACTION);
  g_assert_cmpint (red (&orbit)->falling, ==, 1);
}

/* F-CRIT-4: the option is about the engines alone */
static void
test_other_rows_destroy (void)
{
  g_auto (Orbit) orbit = orbit_new ();

  orbit.test->rules.options.orbit_engine_falling = TRUE;
  critical (&orbit, "4 4");
  g_assert_cmpint (red (&orbit)->status, ==, FORCON_SHIP_DESTROYED);
}

/* F-CRIT-4: on the table the same results are what they always are */
static void
test_not_on_the_table (void)
{
  g_auto (Orbit) orbit = orbit_new ();

  red (&orbit)->planet = FORCON_NO_OBJECT;
  test_state (orbit.test, orbit.blue)->planet = FORCON_NO_OBJECT;
  critical (&orbit, "3 3");
  g_assert_cmpint (red (&orbit)->status, ==, FORCON_SHIP_IN_ACTION);
}

/* F-CRIT-4: hit in its own turn, it still has the next one */
static void
test_falls_in_own_turn (void)
{
  g_auto (Orbit) orbit = orbit_new ();
  guint32 gun = test_gun (orbit.test, orbit.blue, FORCON_WEAPON_DESTRUCTOR, 20, 1);
  guint32 own = test_gun (orbit.test, orbit.red, FORCON_WEAPON_DESTRUCTOR, 20, 1);

  test_enter (orbit.test, TEST_RED, FORCON_STEP_FIRE);
  test_do (orbit.test, forcon_command_fire (orbit.red, orbit.blue, own), "1");
  test_do (orbit.test, forcon_command_fire (orbit.blue, orbit.red, gun), "5 4  4 5  1");
  g_assert_cmpint (red (&orbit)->falling, ==, 2);
}

/* F-CRIT-4: a second hit on the bridge gives it no more time */
static void
test_falls_once (void)
{
  g_auto (Orbit) orbit = orbit_new ();

  critical (&orbit, "4 5  1");
  test_state (orbit.test, orbit.blue)->fired = 0;
  test_state (orbit.test, orbit.red)->falling = 1;
  test_enter (orbit.test, TEST_BLUE, FORCON_STEP_FIRE);
  test_do (orbit.test, forcon_command_fire (orbit.blue, orbit.red, 1), "5 4  4 5  1");
  g_assert_cmpuint (test_count (orbit.test, FORCON_EVENT_SHIP_FALLING), ==, 0);
}

/* F-CRIT-4, F-ORB-3: at the end of its turn it crashes: half of its 10 starting hits in dice, 4 and more are damage */
static void
test_crashes (void)
{
  g_auto (Orbit) orbit = orbit_new ();

  red (&orbit)->falling = 1;
  red (&orbit)->hits = 4;
  test_enter (orbit.test, TEST_BLUE, FORCON_STEP_END);
  test_do (orbit.test, test_end_step (), "");
  g_assert_cmpint (red (&orbit)->status, ==, FORCON_SHIP_IN_ACTION);
  test_enter (orbit.test, TEST_RED, FORCON_STEP_END);
  test_do (orbit.test, test_end_step (), "3 4 5 6 1");
  g_assert_cmpint (red (&orbit)->status, ==, FORCON_SHIP_DESTROYED);
  g_assert_cmpint (test_event (orbit.test, FORCON_EVENT_SHIP_CRASHED)->ship_crashed.hits, ==, 3);
  g_assert_cmpuint (test_event (orbit.test, FORCON_EVENT_SHIP_CRASHED)->ship_crashed.object.value, ==,
                    orbit.planet.value);
}

/* F-CRIT-4: one that has a turn left does not crash yet */
static void
test_still_falling (void)
{
  g_auto (Orbit) orbit = orbit_new ();

  red (&orbit)->falling = 2;
  test_enter (orbit.test, TEST_RED, FORCON_STEP_END);
  test_do (orbit.test, test_end_step (), "");
  g_assert_cmpint (red (&orbit)->falling, ==, 1);
}

/* F-CRIT-4: leaving the map does not save it */
static void
test_falls_from_the_rim (void)
{
  g_auto (Orbit) orbit = orbit_new ();

  red (&orbit)->falling = 1;
  red (&orbit)->position.x = CM (50);
  test_do (orbit.test, test_ahead (orbit.red, 20), "");
  test_enter (orbit.test, TEST_RED, FORCON_STEP_END);
  test_do (orbit.test, test_end_step (), "1 1 1 1 1");
  g_assert_cmpint (red (&orbit)->status, ==, FORCON_SHIP_DESTROYED);
}

static ForconCommand
stop_fall (ForconShipId ship)
{
  return FORCON_COMMAND (REPAIR, repair, .ship = ship, .fall = TRUE);
}

/* F-CRIT-4, F-END-2: readiness 7 and a veteran's 1: 7 is less than 8; it is one of the rolls of this turn */
static void
test_stops_fall (void)
{
  g_auto (Orbit) orbit = orbit_new ();

  test_enter (orbit.test, TEST_RED, FORCON_STEP_END);
  test_refused (orbit.test, stop_fall (orbit.red), FORCON_VERDICT_NOT_FALLING, "F-CRIT-4");
  red (&orbit)->falling = 1;
  test_do (orbit.test, stop_fall (orbit.red), "4 4");
  g_assert_cmpint (red (&orbit)->falling, ==, 1);
  test_do (orbit.test, stop_fall (orbit.red), "4 3");
  g_assert_cmpint (red (&orbit)->falling, ==, 0);
  red (&orbit)->falling = 1;
  test_refused (orbit.test, stop_fall (orbit.red), FORCON_VERDICT_REPAIRS_SPENT, "F-END-2");
}

/* F-CRIT-4, F-END-2: with the option 8 is enough */
static void
test_stops_fall_at_most (void)
{
  g_auto (Orbit) orbit = orbit_new ();

  orbit.test->rules.options.repair_at_most = TRUE;
  red (&orbit)->falling = 1;
  test_enter (orbit.test, TEST_RED, FORCON_STEP_END);
  test_do (orbit.test, stop_fall (orbit.red), "4 4");
  g_assert_cmpint (red (&orbit)->falling, ==, 0);
}

/* F-CAT-4, F-ORB-1: an explosion in orbit strikes who is there, not who is at the same place of the table */
static void
test_explosion (void)
{
  g_auto (Orbit) orbit = orbit_new ();
  ForconPoint there = place (&orbit, 20, 3);

  test_add (orbit.test, (TestShip){ .x = there.x / 100, .y = there.y / 100 });
  red (&orbit)->hits = 1;
  guint32 gun = test_gun (orbit.test, orbit.blue, FORCON_WEAPON_DESTRUCTOR, 20, 1);

  test_enter (orbit.test, TEST_BLUE, FORCON_STEP_FIRE);
  test_do (orbit.test, forcon_command_fire (orbit.blue, orbit.red, gun), "5 1  5 5  6 6 6  1 1 1 1 1");
  g_assert_cmpint (test_event (orbit.test, FORCON_EVENT_EXPLOSION)->explosion.reached, ==, 1);
}

/* F-CAT-2, F-ORB-1: what is wrecked in orbit leaves no marker on the table */
static void
test_no_marker (void)
{
  g_auto (Orbit) orbit = orbit_new ();
  guint32 gun = test_gun (orbit.test, orbit.blue, FORCON_WEAPON_DESTRUCTOR, 20, 1);

  red (&orbit)->hits = 1;
  test_enter (orbit.test, TEST_BLUE, FORCON_STEP_FIRE);
  test_do (orbit.test, forcon_command_fire (orbit.blue, orbit.red, gun), "5 1  1 1");
  g_assert_cmpint (red (&orbit)->status, ==, FORCON_SHIP_HULK);
  g_assert_cmpuint (test_count (orbit.test, FORCON_EVENT_MARKER_PLACED), ==, 0);
}

/* F-CAT-2, F-ORB-1: a hulk drifts along its orbit, and beyond the edge it is gone */
static void
test_hulk_drifts (void)
{
  g_auto (Orbit) orbit = orbit_new ();

  red (&orbit)->status = FORCON_SHIP_HULK;
  red (&orbit)->hits = 0;
  test_enter (orbit.test, TEST_BLUE, FORCON_STEP_END);
  test_do (orbit.test, test_end_step (), "5 5 5 5");
  g_assert_true (forcon_point_equal (red (&orbit)->position, place (&orbit, 40, 3)));
  test_enter (orbit.test, TEST_BLUE, FORCON_STEP_END);
  test_do (orbit.test, test_end_step (), "6 5 5 5");
  g_assert_false (forcon_ship_on_table (orbit.test->battle, orbit.red));
}

static ForconCommand
land (ForconShipId ship, gint count)
{
  return FORCON_COMMAND (LAND, land, .ship = ship, .troops = count);
}

/* F-END-6 */
static void
test_lands (void)
{
  g_auto (Orbit) orbit = orbit_new ();

  test_card (orbit.test, orbit.red)->troops = 5;
  test_enter (orbit.test, TEST_RED, FORCON_STEP_END);
  test_refused (orbit.test, land ((ForconShipId){ 3 }, 1), FORCON_VERDICT_NOT_IN_ORBIT, "F-ORB-1");
  test_refused (orbit.test, land (orbit.red, 0), FORCON_VERDICT_NO_TROOPS, "F-END-6");
  test_do (orbit.test, land (orbit.red, 4), "");
  g_assert_false (test_event (orbit.test, FORCON_EVENT_TROOPS_LANDED)->troops_landed.contested);
  test_refused (orbit.test, land (orbit.red, 2), FORCON_VERDICT_NO_TROOPS, "F-END-6");
  g_assert_cmpint (orbit.test->outcome->verdict.actual, ==, 1);
  test_do (orbit.test, land (orbit.red, 1), "");
}

/* F-END-6: a planet that an enemy holds is fought for; one's own is not */
static void
test_lands_on_a_held_planet (void)
{
  g_auto (Orbit) orbit = orbit_new ();
  ForconObject *planet = &g_array_index (orbit.test->battle->objects, ForconObject, 0);

  test_card (orbit.test, orbit.red)->troops = 5;
  test_enter (orbit.test, TEST_RED, FORCON_STEP_END);
  planet->holder = TEST_BLUE;
  test_do (orbit.test, land (orbit.red, 1), "");
  g_assert_true (test_event (orbit.test, FORCON_EVENT_TROOPS_LANDED)->troops_landed.contested);
  g_assert_cmpuint (test_event (orbit.test, FORCON_EVENT_TROOPS_LANDED)->troops_landed.holder.value, ==,
                    TEST_BLUE.value);
  g_array_index (orbit.test->battle->objects, ForconObject, 0).holder = TEST_RED;
  test_do (orbit.test, land (orbit.red, 1), "");
  g_assert_false (test_event (orbit.test, FORCON_EVENT_TROOPS_LANDED)->troops_landed.contested);
}

static void
add_moves (void)
{
  g_test_add_func ("/orbit/ships go along their orbit", test_along);
  g_test_add_func ("/orbit/ships go to the left", test_to_the_left);
  g_test_add_func ("/orbit/speed and braking run hold, but all may stay", test_speed);
  g_test_add_func ("/orbit/orders change the distance", test_orders);
  g_test_add_func ("/orbit/nobody turns", test_no_turn);
  g_test_add_func ("/orbit/a change halves firepower", test_change_halves_firepower);
  g_test_add_func ("/orbit/a change halves shields", test_change_halves_shields);
  g_test_add_func ("/orbit/what a change halves is halved until the next turn", test_halved_until_the_next_turn);
  g_test_add_func ("/orbit/a change has its price", test_must_halve);
  g_test_add_func ("/orbit/only neighbouring orbits are reached", test_no_such_orbit);
  g_test_add_func ("/orbit/nobody ends over a base", test_over_base);
  g_test_add_func ("/orbit/a hidden ship is not in the way", test_over_hidden_base);
  g_test_add_func ("/orbit/a ship on the table is not in the way", test_maps_are_apart);
  g_test_add_func ("/orbit/the right edge leads to the right of the planet", test_leaves_to_the_right);
  g_test_add_func ("/orbit/the left edge leads to the left of the planet", test_leaves_to_the_left);
  g_test_add_func ("/orbit/who leaves gets a free place", test_leaves_beside_a_base);
  g_test_add_func ("/orbit/a formation moves as one", test_formation);
  g_test_add_func ("/orbit/who touches the planet enters low orbit", test_enters);
  g_test_add_func ("/orbit/who enters gets a free place", test_enters_from_the_right);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_moves ();
  for (guint i = 0; i < G_N_ELEMENTS (fall_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/orbit/a hit on %s leaves a ship %s", fall_cases[i].what,
                                               forcon_ship_status_to_word (fall_cases[i].status));

      g_test_add_data_func (path, &fall_cases[i], test_criticals);
    }
  g_test_add_func ("/orbit/the engines' hit is a fall if the option says so", test_engines_fall);
  g_test_add_func ("/orbit/the option is about the engines", test_other_rows_destroy);
  g_test_add_func ("/orbit/on the table a critical destroys nobody", test_not_on_the_table);
  g_test_add_func ("/orbit/hit in its own turn it falls until the end of the next", test_falls_in_own_turn);
  g_test_add_func ("/orbit/a ship falls once", test_falls_once);
  g_test_add_func ("/orbit/a fall ends in a crash", test_crashes);
  g_test_add_func ("/orbit/a fall takes its time", test_still_falling);
  g_test_add_func ("/orbit/a falling ship crashes wherever it is", test_falls_from_the_rim);
  g_test_add_func ("/orbit/damage control stops a fall", test_stops_fall);
  g_test_add_func ("/orbit/damage control compares as for repairs", test_stops_fall_at_most);
  g_test_add_func ("/orbit/an explosion stays on its map", test_explosion);
  g_test_add_func ("/orbit/a wreck leaves no marker", test_no_marker);
  g_test_add_func ("/orbit/a hulk drifts along its orbit", test_hulk_drifts);
  g_test_add_func ("/orbit/troops are landed from low orbit", test_lands);
  g_test_add_func ("/orbit/landing on an enemy's planet is contested", test_lands_on_a_held_planet);
  return g_test_run ();
}
