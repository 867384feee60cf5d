/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-test-battle.h"
#include "engine/weapons/torpedo.h"

#define CM(cm) FORCON_CM (cm)

/*
 * Red's salvo of 4 torpedoes lies at 100, 150, flies up the table, 30 cm a turn, and has not moved yet. The bases of
 * blue's ships have a radius of 1.25 cm, so that a salvo strikes them from 1.75 cm away.
 */
typedef struct {
  TestBattle *test;
  ForconSalvoId salvo;
} Flight;

static Flight
flight_new (void)
{
  Flight flight = { .test = test_battle_new () };

  test_add (flight.test, (TestShip){ .x = 10, .y = 190 });
  test_add (flight.test, (TestShip){ .side = TEST_BLUE, .x = 190, .y = 10 });
  flight.salvo = test_salvo (flight.test, TEST_RED, 100, 150, 0, 4, 30);
  test_enter (flight.test, TEST_RED, FORCON_STEP_TORPEDOES);
  return flight;
}

static void
flight_clear (Flight *flight)
{
  g_clear_pointer (&flight->test, test_battle_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Flight, flight_clear)

static ForconShipId
enemy (const Flight *flight, gint x, gint y)
{
  return test_add (flight->test, (TestShip){ .side = TEST_BLUE, .x = x, .y = y });
}

/* So many cm ahead, a turn of so many degrees, and on. */
static ForconCommand
fly (const Flight *flight, gint ahead, gint turn, gint then)
{
  ForconCommand command = FORCON_COMMAND (MOVE_SALVO, move_salvo, .salvo = flight->salvo);

  command.move_salvo.legs.n = 2;
  command.move_salvo.legs.leg[0] = (ForconLeg){ CM (ahead), FORCON_DEGREES (turn) };
  command.move_salvo.legs.leg[1] = (ForconLeg){ CM (then), 0 };
  return command;
}

static ForconCommand
straight (const Flight *flight)
{
  return fly (flight, 30, 0, 0);
}

static ForconSalvo *
salvo (const Flight *flight)
{
  return test_torpedoes (flight->test, flight->salvo);
}

static void
make_old (const Flight *flight)
{
  salvo (flight)->old = TRUE;
}

static gint
left (const Flight *flight)
{
  return salvo (flight) == NULL ? 0 : salvo (flight)->count;
}

static ForconSalvoEnd
end_of (const Flight *flight)
{
  return test_event (flight->test, FORCON_EVENT_SALVO_GONE)->salvo_gone.end;
}

/* F-TORP-2 */
static void
test_moves (void)
{
  g_auto (Flight) flight = flight_new ();

  test_do (flight.test, straight (&flight), "");
  const ForconEvent *event = test_event (flight.test, FORCON_EVENT_SALVO_MOVED);

  g_assert_true (forcon_point_equal (salvo (&flight)->position, (ForconPoint){ CM (100), CM (120) }));
  g_assert_cmpint (event->salvo_moved.distance, ==, CM (30));
  g_assert_cmpint (event->salvo_moved.run, ==, 1);
  g_assert_cmpint (salvo (&flight)->run, ==, 1);
  test_refused (flight.test, straight (&flight), FORCON_VERDICT_SALVO_MOVED, "F-TORP-2");
}

/* F-TORP-2: exactly by its speed */
static void
test_exact_distance (void)
{
  g_auto (Flight) flight = flight_new ();
  ForconCommand command = straight (&flight);

  command.move_salvo.legs.leg[0].ahead--;
  test_refused (flight.test, command, FORCON_VERDICT_SALVO_DISTANCE, "F-TORP-2");
  g_assert_cmpint (flight.test->outcome->verdict.length, ==, CM (30) - 1);
  g_assert_cmpint (flight.test->outcome->verdict.needed_length, ==, CM (30));
  command.move_salvo.legs.leg[0].ahead += 2;
  test_refused (flight.test, command, FORCON_VERDICT_SALVO_DISTANCE, "F-TORP-2");
  command.move_salvo.legs.leg[0].ahead = -1;
  test_refused (flight.test, command, FORCON_VERDICT_BAD_LEGS, "F-MOV-1");
}

typedef struct {
  gint ahead;
  gint then;
  gint x;
  gint y;
} TurnCase;

static const TurnCase turn_cases[] = { { 0, 30, 11500, 12402 }, { 10, 20, 11000, 12268 }, { 30, 0, 10000, 12000 } };

/* F-TORP-2: at the start, in the middle and at the end of the second move */
static void
test_turns (gconstpointer data)
{
  const TurnCase *turn = data;
  g_auto (Flight) flight = flight_new ();

  make_old (&flight);
  test_do (flight.test, fly (&flight, turn->ahead, 30, turn->then), "");
  g_assert_cmpint (salvo (&flight)->heading, ==, 300);
  g_assert_cmpint (salvo (&flight)->position.x, ==, turn->x);
  g_assert_cmpint (salvo (&flight)->position.y, ==, turn->y);
  g_assert_true (salvo (&flight)->turned);
}

/* F-TORP-2 */
static void
test_too_young (void)
{
  g_auto (Flight) flight = flight_new ();

  test_refused (flight.test, fly (&flight, 10, 10, 20), FORCON_VERDICT_SALVO_TOO_YOUNG, "F-TORP-2");
  test_do (flight.test, straight (&flight), "");
  for (guint i = 0; i < 8; i++)
    test_do (flight.test, test_end_step (), "");
  test_enter (flight.test, TEST_RED, FORCON_STEP_FIRE);
  test_do (flight.test, test_end_step (), "");
  test_do (flight.test, fly (&flight, 10, 10, 20), "");
}

/* F-TORP-2: 45.0° to either side, 45.1° is too much */
static void
test_greatest_turn (void)
{
  g_auto (Flight) flight = flight_new ();
  ForconCommand command = fly (&flight, 10, -45, 20);

  make_old (&flight);
  command.move_salvo.legs.leg[0].turn--;
  test_refused (flight.test, command, FORCON_VERDICT_SALVO_TURN, "F-TORP-2");
  g_assert_cmpint (flight.test->outcome->verdict.angle, ==, 451);
  g_assert_cmpint (flight.test->outcome->verdict.needed_angle, ==, 450);
  test_do (flight.test, fly (&flight, 10, -45, 20), "");
}

/* F-TORP-2: once in its life */
static void
test_one_turn (void)
{
  g_auto (Flight) flight = flight_new ();
  ForconCommand twice = fly (&flight, 10, 10, 20);

  make_old (&flight);
  twice.move_salvo.legs.leg[1].turn = 10;
  test_refused (flight.test, twice, FORCON_VERDICT_SALVO_LEGS, "F-TORP-2");
  g_assert_cmpint (flight.test->outcome->verdict.actual, ==, 2);
  salvo (&flight)->turned = TRUE;
  test_refused (flight.test, fly (&flight, 10, 10, 20), FORCON_VERDICT_SALVO_TURNED, "F-TORP-2");
  test_do (flight.test, straight (&flight), "");
}

/* F-TORP-2: only those of the side at turn, and only those there are */
static void
test_whose (void)
{
  g_auto (Flight) flight = flight_new ();

  test_enter (flight.test, TEST_BLUE, FORCON_STEP_TORPEDOES);
  test_refused (flight.test, straight (&flight), FORCON_VERDICT_NOT_ITS_TURN, "F-TURN-1");
  flight.salvo.value = 99;
  test_refused (flight.test, straight (&flight), FORCON_VERDICT_NO_SUCH_SALVO, "F-GEN-6");
}

/* F-TORP-2: of a ship's salvos the oldest that has not moved, else its oldest */
static void
test_named_by_ship (void)
{
  g_auto (Flight) flight = flight_new ();
  ForconSalvoId second = test_salvo (flight.test, TEST_RED, 60, 150, 0, 4, 30);
  ForconCommand command = straight (&flight);

  command.move_salvo.salvo = FORCON_NO_SALVO;
  command.move_salvo.salvo_of = (ForconShipId){ 1 };
  test_refused (flight.test, command, FORCON_VERDICT_NO_SUCH_SALVO, "F-GEN-6");
  salvo (&flight)->launcher = (ForconShipId){ 1 };
  test_torpedoes (flight.test, second)->launcher = (ForconShipId){ 1 };
  test_do (flight.test, command, "");
  g_assert_cmpuint (test_event (flight.test, FORCON_EVENT_SALVO_MOVED)->salvo_moved.salvo.value, ==,
                    flight.salvo.value);
  test_do (flight.test, command, "");
  g_assert_cmpuint (test_event (flight.test, FORCON_EVENT_SALVO_MOVED)->salvo_moved.salvo.value, ==, second.value);
  g_assert_cmpuint (
      forcon_salvo_meant (flight.test->battle, command.move_salvo.salvo, command.move_salvo.salvo_of).value, ==,
      flight.salvo.value);
}

/* F-TORP-2: those that nobody moves run straight at the end of the step, the oldest first; enemies' do not */
static void
test_unmoved_run (void)
{
  g_auto (Flight) flight = flight_new ();
  ForconSalvoId second = test_salvo (flight.test, TEST_RED, 60, 150, 90, 4, 20);
  ForconSalvoId theirs = test_salvo (flight.test, TEST_BLUE, 20, 20, 90, 4, 20);

  test_do (flight.test, test_end_step (), "");
  g_assert_cmpuint (test_count (flight.test, FORCON_EVENT_SALVO_MOVED), ==, 2);
  g_assert_cmpuint (test_event (flight.test, FORCON_EVENT_SALVO_MOVED)->salvo_moved.salvo.value, ==,
                    flight.salvo.value);
  g_assert_cmpint (salvo (&flight)->position.y, ==, CM (120));
  g_assert_cmpint (test_torpedoes (flight.test, second)->position.x, ==, CM (80));
  g_assert_cmpint (test_torpedoes (flight.test, theirs)->position.x, ==, CM (20));
}

/* F-TORP-2, F-END-1: two turns, then they are gone at the end of the turn */
static void
test_spent (void)
{
  g_auto (Flight) flight = flight_new ();
  ForconSalvoId theirs = test_salvo (flight.test, TEST_BLUE, 20, 20, 90, 4, 20);

  salvo (&flight)->run = 1;
  test_torpedoes (flight.test, theirs)->run = 0;
  test_do (flight.test, test_end_step (), "");
  g_assert_cmpint (salvo (&flight)->run, ==, 0);
  test_do (flight.test, test_end_step (), "");
  g_assert_null (salvo (&flight));
  g_assert_cmpint (end_of (&flight), ==, FORCON_SALVO_END_SPENT);
  g_assert_nonnull (test_torpedoes (flight.test, theirs));
}

/* F-TORP-2: it flies on though its launcher is dead */
static void
test_dead_launcher (void)
{
  g_auto (Flight) flight = flight_new ();

  salvo (&flight)->launcher = enemy (&flight, 50, 50);
  test_state (flight.test, salvo (&flight)->launcher)->status = FORCON_SHIP_DESTROYED;
  enemy (&flight, 100, 140);
  test_do (flight.test, straight (&flight), "1 1 1 5  6 4 3");
  g_assert_cmpint (left (&flight), ==, 3);
}

/* F-TORP-3: 1.75 cm aside it strikes, 1.76 cm aside it passes */
static void
test_reach (void)
{
  g_auto (Flight) flight = flight_new ();
  ForconShipId target = enemy (&flight, 100, 135);

  test_state (flight.test, target)->position.x += 176;
  test_do (flight.test, straight (&flight), "");
  g_assert_cmpuint (test_count (flight.test, FORCON_EVENT_TORPEDOES_STRUCK), ==, 0);
  salvo (&flight)->moved = FALSE;
  salvo (&flight)->position.y = CM (150);
  test_state (flight.test, target)->position.x--;
  test_do (flight.test, straight (&flight), "1 1 1 1");
  g_assert_cmpuint (test_count (flight.test, FORCON_EVENT_TORPEDOES_STRUCK), ==, 1);
}

/* F-TORP-3: the path ends where it just reaches the base, or 0.01 cm before */
static void
test_reach_at_end (void)
{
  g_auto (Flight) flight = flight_new ();
  ForconShipId target = enemy (&flight, 100, 120);

  test_state (flight.test, target)->position.y -= 176;
  test_do (flight.test, straight (&flight), "");
  salvo (&flight)->moved = FALSE;
  salvo (&flight)->position.y = CM (150) - 1;
  test_do (flight.test, straight (&flight), "1 1 1 1");
}

/* F-TORP-3: own ships, allies and those that nobody saw are passed by */
static void
test_passed_by (void)
{
  g_auto (Flight) flight = flight_new ();
  ForconShipId friend = test_add (flight.test, (TestShip){ .x = 100, .y = 140 });
  ForconShipId wreck = test_add (flight.test, (TestShip){ .x = 100, .y = 130 });
  ForconShipId hidden = enemy (&flight, 100, 125);

  test_state (flight.test, wreck)->status = FORCON_SHIP_HULK;
  test_know (flight.test, TEST_RED, hidden, FORCON_LEVEL_HIDDEN);
  test_do (flight.test, straight (&flight), "");
  g_assert_cmpint (left (&flight), ==, 4);
  g_assert_cmpint (test_state (flight.test, friend)->hits, ==, 6);
}

/* F-TORP-3 */
static void
test_allies_passed_by (void)
{
  g_auto (Flight) flight = flight_new ();
  ForconSideId green = forcon_battle_add_side (flight.test->battle, "green", "Green");

  test_add (flight.test, (TestShip){ .side = green, .x = 100, .y = 140 });
  g_array_index (flight.test->battle->roster->sides, ForconSide, 0).alliance = 1;
  g_array_index (flight.test->battle->roster->sides, ForconSide, 2).alliance = 1;
  test_do (flight.test, straight (&flight), "");
}

/* F-TORP-3, F-ORB-1: ships on the map of a low orbit are elsewhere */
static void
test_other_map (void)
{
  g_auto (Flight) flight = flight_new ();
  ForconObjectId planet = forcon_battle_add_object (flight.test->battle, FORCON_OBJECT_PLANET,
                                                    (ForconPoint){ CM (20), CM (20) }, CM (5));

  test_state (flight.test, enemy (&flight, 100, 140))->planet = planet;
  test_do (flight.test, straight (&flight), "");
}

/* F-TORP-6: armour 5, hits on 5 and 6; those that miss go on to the next ship; a 6 is critical */
static void
test_two_ships (void)
{
  g_auto (Flight) flight = flight_new ();
  ForconShipId near = enemy (&flight, 100, 140);
  ForconShipId far = enemy (&flight, 101, 125);

  test_do (flight.test, straight (&flight), "5 6 4 1  5 3  5 2  1");
  g_assert_cmpint (test_state (flight.test, near)->hits, ==, 4);
  g_assert_cmpint (test_state (flight.test, far)->hits, ==, 5);
  g_assert_cmpint (left (&flight), ==, 1);
  const ForconEvent *event = test_event (flight.test, FORCON_EVENT_TORPEDOES_STRUCK);

  g_assert_cmpuint (event->torpedoes_struck.target.value, ==, near.value);
  g_assert_cmpint (event->torpedoes_struck.count, ==, 4);
  g_assert_cmpint (event->torpedoes_struck.armour, ==, 5);
  g_assert_cmpint (event->torpedoes_struck.hits, ==, 2);
  g_assert_cmpint (event->torpedoes_struck.left, ==, 2);
  event = test_event (flight.test, FORCON_EVENT_SHIP_DAMAGED);
  g_assert_cmpint (event->ship_damaged.cause, ==, FORCON_CAUSE_TORPEDO);
  g_assert_cmpint (event->ship_damaged.needed, ==, 6);
}

/* F-TORP-6: a salvo whose move ends at a base has struck it, and does not strike it again next turn */
static void
test_not_twice (void)
{
  g_auto (Flight) flight = flight_new ();
  ForconShipId near = enemy (&flight, 100, 119);

  test_do (flight.test, straight (&flight), "1 2 3 4");
  g_assert_cmpuint (salvo (&flight)->struck.value, ==, near.value);
  salvo (&flight)->moved = FALSE;
  test_do (flight.test, straight (&flight), "");
  g_assert_cmpuint (test_count (flight.test, FORCON_EVENT_TORPEDOES_STRUCK), ==, 0);
}

/* F-TORP-6: when all have hit, the ships behind are safe */
static void
test_all_hit (void)
{
  g_auto (Flight) flight = flight_new ();

  enemy (&flight, 100, 140);
  enemy (&flight, 100, 130);
  test_do (flight.test, straight (&flight), "5 6 5 5  1 1 1 1");
  g_assert_cmpint (end_of (&flight), ==, FORCON_SALVO_END_ALL_HIT);
  g_assert_null (salvo (&flight));
  g_assert_cmpuint (test_count (flight.test, FORCON_EVENT_TORPEDOES_STRUCK), ==, 1);
}

/* F-TORP-6, F-SHLD-1: shields are passed and not used up; the plain armour counts, not the bow's */
static void
test_shields_passed (void)
{
  g_auto (Flight) flight = flight_new ();
  ForconShipId target = test_add (flight.test, (TestShip){ .side = TEST_BLUE, .x = 100, .y = 140, .heading = 180,
                                                           .armour = 4, .bow_armour = 6, .shields = 3 });

  test_do (flight.test, straight (&flight), "4 3 3 1  2");
  g_assert_cmpint (test_state (flight.test, target)->hits, ==, 5);
  g_assert_cmpint (test_state (flight.test, target)->shields_used, ==, 0);
}

/* F-ORD-3: a braced special shield saves from torpedoes */
static void
test_special_shield (void)
{
  g_auto (Flight) flight = flight_new ();
  ForconShipId target = enemy (&flight, 100, 140);

  test_card (flight.test, target)->special_shield = TRUE;
  test_state (flight.test, target)->brace_ends = 1;
  test_state (flight.test, target)->brace_factor = 1;
  test_do (flight.test, straight (&flight), "5 5 1 1  4 3  1");
  g_assert_cmpint (test_state (flight.test, target)->hits, ==, 5);
}

/* F-TORP-6: a ship that is struck dead explodes before the salvo goes on */
static void
test_explosion_on_the_way (void)
{
  g_auto (Flight) flight = flight_new ();
  ForconShipId near = test_add (flight.test, (TestShip){ .side = TEST_BLUE, .x = 100, .y = 145, .hits = 1 });
  ForconShipId far = test_add (flight.test, (TestShip){ .side = TEST_BLUE, .x = 100, .y = 142, .hits = 1 });

  /* Armour, critical, plasma drive, 3 cm; it hits far, not critical, which becomes a hulk; then the armour of that. */
  test_do (flight.test, straight (&flight), "5 1 1 1  1  5 5  1 1 1  6  1  1 2  1 1 1");
  g_assert_cmpint (test_state (flight.test, near)->status, ==, FORCON_SHIP_DESTROYED);
  g_assert_cmpint (test_state (flight.test, far)->status, ==, FORCON_SHIP_HULK);
  g_assert_cmpint (left (&flight), ==, 3);
}

/* F-TORP-6: and those behind it that the explosion destroys are not struck any more */
static void
test_destroyed_on_the_way (void)
{
  g_auto (Flight) flight = flight_new ();
  ForconShipId far = test_add (flight.test, (TestShip){ .type = FORCON_SHIP_TYPE_DESTROYER, .side = TEST_BLUE,
                                                        .x = 100, .y = 142 });

  test_add (flight.test, (TestShip){ .side = TEST_BLUE, .x = 100, .y = 145, .hits = 1 });
  test_do (flight.test, straight (&flight), "5 1 1 1  1  5 5  1 1 1  6  6");
  g_assert_cmpint (test_state (flight.test, far)->status, ==, FORCON_SHIP_DESTROYED);
  g_assert_cmpint (left (&flight), ==, 3);
}

/* F-TORP-3: a base that the path touches twice is struck once */
static void
test_base_once (void)
{
  g_auto (Flight) flight = flight_new ();

  make_old (&flight);
  enemy (&flight, 100, 140);
  test_do (flight.test, fly (&flight, 10, 45, 20), "1 1 1 1");
  g_assert_cmpuint (test_count (flight.test, FORCON_EVENT_TORPEDOES_STRUCK), ==, 1);
}

/* F-TORP-9: a hulk is struck like a ship, and rolls for its catastrophe once however many hit it (F-CAT-7) */
static void
test_hulk (void)
{
  g_auto (Flight) flight = flight_new ();
  ForconShipId wreck = enemy (&flight, 100, 140);

  test_card (flight.test, wreck)->turrets = 3;
  test_state (flight.test, wreck)->status = FORCON_SHIP_HULK;
  test_state (flight.test, wreck)->hits = 0;
  test_do (flight.test, straight (&flight), "5 6 4 1  1 1");
  g_assert_cmpint (left (&flight), ==, 2);
  g_assert_true (test_event (flight.test, FORCON_EVENT_CATASTROPHE)->catastrophe.was_hulk);
}

/* F-TORP-9: nor do the turrets of a ship in contact help a hulk */
static void
test_hulk_in_contact (void)
{
  g_auto (Flight) flight = flight_new ();
  ForconShipId wreck = enemy (&flight, 100, 140);
  ForconShipId beside = enemy (&flight, 100, 137);

  test_card (flight.test, beside)->turrets = 3;
  test_state (flight.test, beside)->position.y = CM (140) - 250;
  test_state (flight.test, wreck)->status = FORCON_SHIP_HULK;
  salvo (&flight)->speed = CM (10);
  test_do (flight.test, fly (&flight, 10, 0, 0), "1 1 1 1");
}

/* F-TORP-7: the marker is crossed before the ship behind it is struck; one die each, a 6 detonates */
static void
test_marker (void)
{
  g_auto (Flight) flight = flight_new ();
  ForconObjectId marker = forcon_battle_add_object (flight.test->battle, FORCON_OBJECT_BLAST,
                                                    (ForconPoint){ CM (102), CM (140) }, CM (2) + 1);

  enemy (&flight, 100, 130);
  test_do (flight.test, straight (&flight), "6 5 5 6  1 1");
  const ForconEvent *event = test_event (flight.test, FORCON_EVENT_SALVO_CROSSED);

  g_assert_cmpuint (event->salvo_crossed.object.value, ==, marker.value);
  g_assert_cmpint (event->salvo_crossed.lost, ==, 2);
  g_assert_cmpint (event->salvo_crossed.left, ==, 2);
  g_assert_cmpint (left (&flight), ==, 2);
}

/* F-TORP-7: the rim alone is not enough; the rift counts as a marker, fields of dust do not */
static void
test_marker_kinds (void)
{
  g_auto (Flight) flight = flight_new ();

  forcon_battle_add_object (flight.test->battle, FORCON_OBJECT_BLAST, (ForconPoint){ CM (102), CM (140) }, CM (2));
  forcon_battle_add_object (flight.test->battle, FORCON_OBJECT_DUST, (ForconPoint){ CM (100), CM (140) }, CM (9));
  ForconObjectId rift = forcon_battle_add_object (flight.test->battle, FORCON_OBJECT_RIFT,
                                                  (ForconPoint){ CM (100), CM (125) }, CM (2));

  test_do (flight.test, straight (&flight), "6 6 6 6");
  g_assert_cmpuint (test_event (flight.test, FORCON_EVENT_SALVO_CROSSED)->salvo_crossed.object.value, ==, rift.value);
  g_assert_cmpuint (test_count (flight.test, FORCON_EVENT_SALVO_CROSSED), ==, 1);
  g_assert_cmpint (end_of (&flight), ==, FORCON_SALVO_END_DETONATED);
}

/* F-TORP-7: salvos meet at an angle, 1 cm apart; a double detonates both */
static void
test_salvos_meet (void)
{
  g_auto (Flight) flight = flight_new ();
  ForconSalvoId theirs = test_salvo (flight.test, TEST_BLUE, 101, 135, 250, 9, 20);

  test_do (flight.test, straight (&flight), "3 4");
  g_assert_cmpint (left (&flight), ==, 4);
  salvo (&flight)->moved = FALSE;
  salvo (&flight)->position.y = CM (150);
  test_do (flight.test, straight (&flight), "3 3");
  g_assert_null (salvo (&flight));
  g_assert_null (test_torpedoes (flight.test, theirs));
  g_assert_cmpuint (test_count (flight.test, FORCON_EVENT_SALVO_GONE), ==, 2);
  g_assert_cmpint (end_of (&flight), ==, FORCON_SALVO_END_DETONATED);
}

/* F-TORP-7: 1.01 cm apart they pass, and so do salvos of one side */
static void
test_salvos_pass (void)
{
  g_auto (Flight) flight = flight_new ();
  ForconSalvoId theirs = test_salvo (flight.test, TEST_BLUE, 101, 135, 250, 9, 20);

  test_torpedoes (flight.test, theirs)->position.x++;
  test_salvo (flight.test, TEST_RED, 100, 130, 0, 9, 20);
  test_do (flight.test, straight (&flight), "");
}

/* F-TORP-7, F-GEN-5: what is equally near comes in the order markers, salvos, ships */
static void
test_order_of_ties (void)
{
  g_auto (Flight) flight = flight_new ();

  enemy (&flight, 100, 150);
  test_salvo (flight.test, TEST_BLUE, 100, 150, 90, 9, 20);
  forcon_battle_add_object (flight.test->battle, FORCON_OBJECT_BLAST, (ForconPoint){ CM (100), CM (150) }, CM (2));
  test_do (flight.test, straight (&flight), "6 1 1 1  1 2  1 1 1");
  g_assert_cmpint (left (&flight), ==, 3);
}

/* F-TORP-2: what lies before the edge still counts, what lies on the table behind a turn does not */
static void
test_leaves_table (void)
{
  g_auto (Flight) flight = flight_new ();

  salvo (&flight)->position.y = CM (20);
  enemy (&flight, 100, 10);
  test_do (flight.test, straight (&flight), "1 1 1 1");
  const ForconEvent *event = test_event (flight.test, FORCON_EVENT_SALVO_MOVED);

  g_assert_cmpint (event->salvo_moved.distance, ==, CM (20));
  g_assert_true (forcon_point_equal (event->salvo_moved.to, (ForconPoint){ CM (100), 0 }));
  g_assert_cmpint (end_of (&flight), ==, FORCON_SALVO_END_LEFT_TABLE);
  g_assert_null (salvo (&flight));
}

/* F-TORP-2: the edge itself is still on the table */
static void
test_edge_of_table (void)
{
  g_auto (Flight) flight = flight_new ();

  salvo (&flight)->position.y = CM (30);
  test_do (flight.test, straight (&flight), "");
  g_assert_cmpint (salvo (&flight)->position.y, ==, 0);
}

/* F-TORP-3: nothing flies through a planet */
static void
test_planet (void)
{
  g_auto (Flight) flight = flight_new ();

  forcon_battle_add_object (flight.test->battle, FORCON_OBJECT_PLANET, (ForconPoint){ CM (100), CM (130) }, CM (5));
  enemy (&flight, 100, 122);
  enemy (&flight, 100, 140);
  test_do (flight.test, straight (&flight), "1 1 1 1");
  g_assert_cmpint (test_event (flight.test, FORCON_EVENT_SALVO_MOVED)->salvo_moved.distance, ==, CM (15));
  g_assert_cmpint (end_of (&flight), ==, FORCON_SALVO_END_DETONATED);
}

/* F-TORP-2, F-ORB-1: the map of a low orbit has edges of its own */
static void
test_low_orbit (void)
{
  g_auto (Flight) flight = flight_new ();
  ForconObjectId planet = forcon_battle_add_object (flight.test->battle, FORCON_OBJECT_PLANET,
                                                    (ForconPoint){ CM (100), CM (130) }, CM (5));
  ForconShipId target = enemy (&flight, 40, 10);

  test_state (flight.test, target)->planet = planet;
  salvo (&flight)->planet = planet;
  salvo (&flight)->heading = FORCON_DEGREES (90);
  salvo (&flight)->position = (ForconPoint){ CM (30), CM (10) };
  test_do (flight.test, straight (&flight), "1 1 1 1");
  g_assert_cmpint (left (&flight), ==, 4);
  salvo (&flight)->moved = FALSE;
  salvo (&flight)->position = (ForconPoint){ flight.test->rules.orbit.width - CM (10), CM (10) };
  test_do (flight.test, straight (&flight), "");
  g_assert_cmpint (end_of (&flight), ==, FORCON_SALVO_END_LEFT_TABLE);
}

/* F-TORP-1, F-TORP-3: a new salvo starts over its own launcher, and strikes an enemy in contact with it at once */
static void
test_launcher_in_contact (void)
{
  g_auto (Flight) flight = flight_new ();
  ForconShipId launcher = test_add (flight.test, (TestShip){ .x = 100, .y = 150 });

  salvo (&flight)->launcher = launcher;
  enemy (&flight, 100, 147);
  test_do (flight.test, straight (&flight), "5 1 1 1  1");
  g_assert_cmpuint (test_event (flight.test, FORCON_EVENT_SHIP_DAMAGED)->ship_damaged.by.value, ==, launcher.value);
  g_assert_cmpint (test_state (flight.test, launcher)->hits, ==, 6);
}

/* F-TORP-2: the preview is what the decision reads */
static void
test_preview (void)
{
  g_auto (Flight) flight = flight_new ();
  g_auto (ForconSalvoWay) way = { 0 };
  ForconLegs legs = forcon_salvo_straight (salvo (&flight));
  ForconShipId target = enemy (&flight, 100, 130);

  forcon_salvo_find_way (flight.test->battle, &flight.test->rules, flight.salvo, &legs, &way);
  g_assert_cmpuint (way.encounters->len, ==, 1);
  g_assert_cmpuint (g_array_index (way.encounters, ForconEncounter, 0).ship.value, ==, target.value);
  g_assert_cmpint (g_array_index (way.encounters, ForconEncounter, 0).at, ==, CM (20) - 175);
}

int
main (int argc, char **argv)
{
  static const char *const turns[] = { "start", "middle", "end" };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/torpedoes/a salvo moves once a turn by its speed", test_moves);
  g_test_add_func ("/engine/torpedoes/neither more nor less than its speed", test_exact_distance);
  for (guint i = 0; i < G_N_ELEMENTS (turn_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/torpedoes/a salvo may turn at the %s of its way", turns[i]);

      g_test_add_data_func (path, &turn_cases[i], test_turns);
    }
  g_test_add_func ("/engine/torpedoes/no turn in the first move", test_too_young);
  g_test_add_func ("/engine/torpedoes/a turn of 45 degrees at most", test_greatest_turn);
  g_test_add_func ("/engine/torpedoes/one turn in its life", test_one_turn);
  g_test_add_func ("/engine/torpedoes/only the side at turn moves its salvos", test_whose);
  g_test_add_func ("/engine/torpedoes/a salvo can be named by its launcher", test_named_by_ship);
  g_test_add_func ("/engine/torpedoes/salvos that nobody moves run straight", test_unmoved_run);
  g_test_add_func ("/engine/torpedoes/spent salvos are taken off at the end of their side's turn", test_spent);
  g_test_add_func ("/engine/torpedoes/a salvo outlives its launcher", test_dead_launcher);
  g_test_add_func ("/engine/torpedoes/a base half a marker's width from the path is struck", test_reach);
  g_test_add_func ("/engine/torpedoes/the end of the path reaches as far as its sides", test_reach_at_end);
  g_test_add_func ("/engine/torpedoes/own ships and hidden ones are passed by", test_passed_by);
  g_test_add_func ("/engine/torpedoes/allies are passed by", test_allies_passed_by);
  g_test_add_func ("/engine/torpedoes/ships in low orbit are elsewhere", test_other_map);
  g_test_add_func ("/engine/torpedoes/those that miss go on to the next ship", test_two_ships);
  g_test_add_func ("/engine/torpedoes/no ship is struck twice in a row by one salvo", test_not_twice);
  g_test_add_func ("/engine/torpedoes/when all have hit the rest is safe", test_all_hit);
  g_test_add_func ("/engine/torpedoes/shields and bow armour do not count", test_shields_passed);
  g_test_add_func ("/engine/torpedoes/a special shield saves", test_special_shield);
  g_test_add_func ("/engine/torpedoes/explosions are dealt with on the way", test_explosion_on_the_way);
  g_test_add_func ("/engine/torpedoes/what an explosion destroys is not struck", test_destroyed_on_the_way);
  g_test_add_func ("/engine/torpedoes/a base is struck once a move", test_base_once);
  g_test_add_func ("/engine/torpedoes/a hulk is struck without turrets", test_hulk);
  g_test_add_func ("/engine/torpedoes/a neighbour's turrets do not help a hulk", test_hulk_in_contact);
  g_test_add_func ("/engine/torpedoes/a blast marker may detonate them", test_marker);
  g_test_add_func ("/engine/torpedoes/only what is crossed and burns counts as a marker", test_marker_kinds);
  g_test_add_func ("/engine/torpedoes/hostile salvos that meet may detonate", test_salvos_meet);
  g_test_add_func ("/engine/torpedoes/salvos far enough apart pass each other", test_salvos_pass);
  g_test_add_func ("/engine/torpedoes/equally near are markers then salvos then ships", test_order_of_ties);
  g_test_add_func ("/engine/torpedoes/a salvo leaves the table after what lies before the edge", test_leaves_table);
  g_test_add_func ("/engine/torpedoes/the edge belongs to the table", test_edge_of_table);
  g_test_add_func ("/engine/torpedoes/a planet detonates them", test_planet);
  g_test_add_func ("/engine/torpedoes/in low orbit they fly on its map", test_low_orbit);
  g_test_add_func ("/engine/torpedoes/the launcher is safe and an enemy in contact is not", test_launcher_in_contact);
  g_test_add_func ("/engine/torpedoes/the preview names what lies in the way", test_preview);
  return g_test_run ();
}
