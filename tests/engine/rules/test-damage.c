/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-test-battle.h"

#include "engine/weapons/gunnery.h"

#define CM(cm) FORCON_CM (cm)

/*
 * A destructor of strength 1 at short range is the plainest way to do one damage: "5" hits, then comes the critical die
 * (4 and more), then 2d6 on the critical table.
 */
typedef struct {
  TestBattle *test;
  ForconShipId shooter;
  ForconShipId target;
  guint32 gun;
} Duel;

static Duel
duel_with (TestShip target)
{
  Duel duel = { test_battle_new (), FORCON_NO_SHIP, FORCON_NO_SHIP, 0 };

  duel.shooter = test_add (duel.test, (TestShip){ .x = 100, .y = 100 });
  target.side = TEST_BLUE;
  target.x = 100;
  target.y = 92;
  target.heading = 180;
  duel.target = test_add (duel.test, target);
  test_add (duel.test, (TestShip){ .side = TEST_BLUE, .x = 190, .y = 190 });
  duel.gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_DESTRUCTOR, 10, 1);
  test_enter (duel.test, TEST_RED, FORCON_STEP_FIRE);
  return duel;
}

static void
duel_clear (Duel *duel)
{
  g_clear_pointer (&duel->test, test_battle_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Duel, duel_clear)

static void
fire (Duel *duel, const char *dice)
{
  test_do (duel->test, forcon_command_fire (duel->shooter, duel->target, duel->gun), dice);
}

/* The same ship has a weapon in every mount, so that every row of the table applies. */
static void
arm_everywhere (Duel *duel)
{
  for (ForconMount mount = 0; mount < FORCON_N_MOUNT; mount++)
    test_mounted (duel->test, duel->target, mount, TEST_ALL_ARCS, 50, 6);
}

typedef struct {
  const char *id;
  const char *dice; /* 2d6 and what the row rolls besides */
  ForconCriticalEffect effect;
  gint hits_left; /* of 10, one of them lost by the shot itself */
  gint readiness; /* of 9, without the harm of recent damage */
  gint ew_attack; /* of 5 */
  ForconLength speed; /* of 25 cm */
} CriticalCase;

static const CriticalCase critical_cases[] = {
  { "F-CRT-2", "1 1", FORCON_CRITICAL_TURRETS, 9, 9, 5, 2500 },
  { "F-CRT-3", "1 2", FORCON_CRITICAL_STARBOARD, 9, 9, 5, 2500 },
  { "F-CRT-4", "2 2", FORCON_CRITICAL_PORT, 9, 9, 5, 2500 },
  { "F-CRT-5", "2 3", FORCON_CRITICAL_BOW, 9, 9, 5, 2500 },
  { "F-CRT-6", "3 3", FORCON_CRITICAL_ENGINES, 8, 9, 5, 2500 },
  { "F-CRT-7", "3 4", FORCON_CRITICAL_FIRE, 9, 9, 5, 2500 },
  { "F-CRT-8", "4 4", FORCON_CRITICAL_CENTRE_DECK, 8, 9, 5, 1500 },
  { "F-CRT-9", "4 5  3", FORCON_CRITICAL_BRIDGE, 9, 6, 3, 2500 },
  { "F-CRT-10", "5 5", FORCON_CRITICAL_SHIELD_GENERATORS, 9, 9, 5, 2500 },
  { "F-CRT-11", "5 6  4  5", FORCON_CRITICAL_HULL, 7, 4, 5, 2500 },
  { "F-CRT-12", "6 6  3  6  1", FORCON_CRITICAL_SUPERSTRUCTURE, 6, 6, 4, 2500 },
};

static void
test_row (gconstpointer data)
{
  const CriticalCase *row = data;
  g_auto (Duel) duel = duel_with ((TestShip){ .hits = 10, .shields = 1, .readiness = 9 });
  g_autofree char *dice = g_strconcat ("5  4  ", row->dice, NULL);

  arm_everywhere (&duel);
  test_card (duel.test, duel.target)->ew_attack = 5;
  test_state (duel.test, duel.target)->shields_used = 1;
  fire (&duel, dice);
  g_assert_cmpint (test_event (duel.test, FORCON_EVENT_CRITICAL_HIT)->critical_hit.effect, ==, row->effect);
  g_assert_cmpint (test_state (duel.test, duel.target)->hits, ==, row->hits_left);
  g_assert_cmpint (forcon_ship_ew_attack (duel.test->battle, duel.target), ==, row->ew_attack);
  g_assert_cmpint (forcon_ship_speed (duel.test->battle, &duel.test->rules, duel.target), ==, row->speed);
  test_state (duel.test, duel.target)->shaken = 0;
  g_assert_cmpint (forcon_ship_readiness (duel.test->battle, &duel.test->rules, duel.target), ==, row->readiness);
  g_assert_cmpint (forcon_ship_shields (duel.test->battle, duel.target), ==,
                   row->effect == FORCON_CRITICAL_SHIELD_GENERATORS ? 0 : 1);
}

/* F-CRT-6 */
static void
test_engines (void)
{
  g_auto (Duel) duel = duel_with ((TestShip){ .hits = 10 });

  fire (&duel, "5  4  3 3");
  test_enter (duel.test, TEST_BLUE, FORCON_STEP_MOVEMENT);
  test_refused (duel.test, forcon_command_move (duel.target, CM (15), FORCON_DEGREES (1), CM (5)),
                FORCON_VERDICT_ENGINES_NO_TURN, "F-CRT-6");
}

/* F-CRIT-1: a battery's damage is critical on 6, not on 5 */
static void
test_battery_criticals (void)
{
  g_auto (Duel) duel = duel_with ((TestShip){ .hits = 10, .armour = 1 });

  duel.gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 14, 2);
  fire (&duel, "1  5");
  g_assert_cmpuint (test_count (duel.test, FORCON_EVENT_CRITICAL_HIT), ==, 0);
  test_state (duel.test, duel.shooter)->fired = 0;
  fire (&duel, "1  6  3 4");
  g_assert_cmpuint (test_count (duel.test, FORCON_EVENT_CRITICAL_HIT), ==, 1);
}

/* F-CRIT-1: the damage that the engine hit adds rolls for no critical */
static void
test_extra_damage_is_quiet (void)
{
  g_auto (Duel) duel = duel_with ((TestShip){ .hits = 10 });

  fire (&duel, "5  6  3 3");
  g_assert_cmpuint (test_count (duel.test, FORCON_EVENT_SHIP_DAMAGED), ==, 1);
  g_assert_cmpint (test_state (duel.test, duel.target)->hits, ==, 8);
}

/* F-CRIT-1: with the option `criticals.sources` it does: its one point shows a 6, and the fire that comes of it adds none */
static void
test_extra_damage_by_option (void)
{
  g_auto (Duel) duel = duel_with ((TestShip){ .hits = 10 });

  duel.test->rules.options.criticals_of_extra = TRUE;
  fire (&duel, "5  6  3 3  6  3 4");
  g_assert_cmpuint (test_count (duel.test, FORCON_EVENT_CRITICAL_HIT), ==, 2);
  g_assert_cmpint (test_event (duel.test, FORCON_EVENT_EXTRA_CHECKED)->extra_checked.criticals, ==, 1);
  g_assert_cmpint (forcon_ship_count_criticals (duel.test->battle, duel.target, FORCON_CRITICAL_FIRE), ==, 1);
  test_state (duel.test, duel.shooter)->fired = 0;
  fire (&duel, "5  6  3 3  5");
  g_assert_cmpuint (test_count (duel.test, FORCON_EVENT_CRITICAL_HIT), ==, 1);
}

/* F-CRIT-1, F-END-4: so does that of a fire which is not put out */
static void
test_fire_by_option (void)
{
  g_auto (Duel) duel = duel_with ((TestShip){ .hits = 10 });

  test_add_critical (duel.test, duel.target, FORCON_CRITICAL_FIRE, 0);
  test_enter (duel.test, TEST_BLUE, FORCON_STEP_END);
  test_do (duel.test, test_end_step (), "");
  duel.test->rules.options.criticals_of_extra = TRUE;
  test_enter (duel.test, TEST_BLUE, FORCON_STEP_END);
  test_do (duel.test, test_end_step (), "6  2 3  1");
  g_assert_cmpint (test_event (duel.test, FORCON_EVENT_CRITICAL_HIT)->critical_hit.effect, ==, FORCON_CRITICAL_ENGINES);
}

/* F-CRIT-2 */
static void
test_escort_dies (void)
{
  g_auto (Duel) duel = duel_with ((TestShip){ .type = FORCON_SHIP_TYPE_DESTROYER, .hits = 3 });

  fire (&duel, "5  4");
  g_assert_cmpint (test_state (duel.test, duel.target)->status, ==, FORCON_SHIP_DESTROYED);
  g_assert_cmpint (test_event (duel.test, FORCON_EVENT_MARKER_PLACED)->marker_placed.kind, ==, FORCON_OBJECT_BLAST);
  g_assert_cmpint (test_event (duel.test, FORCON_EVENT_MARKER_PLACED)->marker_placed.centre.y, ==, CM (92));
}

/* F-CRIT-2 */
static void
test_frigate_rolls (void)
{
  g_auto (Duel) duel = duel_with ((TestShip){ .type = FORCON_SHIP_TYPE_FRIGATE, .hits = 3 });

  fire (&duel, "5  4  3 4");
  g_assert_cmpint (test_state (duel.test, duel.target)->status, ==, FORCON_SHIP_IN_ACTION);
  g_assert_cmpint (test_event (duel.test, FORCON_EVENT_CRITICAL_HIT)->critical_hit.effect, ==, FORCON_CRITICAL_FIRE);
}

/* F-CRIT-2: the killing point's own critical makes an escort a blast marker, not a hulk */
static void
test_killing_critical (void)
{
  g_auto (Duel) duel = duel_with ((TestShip){ .type = FORCON_SHIP_TYPE_DESTROYER, .hits = 1 });

  fire (&duel, "5  4");
  g_assert_cmpuint (test_count (duel.test, FORCON_EVENT_CATASTROPHE), ==, 0);
  g_assert_cmpint (test_state (duel.test, duel.target)->status, ==, FORCON_SHIP_DESTROYED);
}

/* F-CRIT-3: no turrets, no broadsides and no bow weapons: 2 becomes 6 */
static void
test_rows_move_up (void)
{
  g_auto (Duel) duel = duel_with ((TestShip){ .hits = 10 });

  fire (&duel, "5  4  1 1");
  g_assert_cmpint (test_event (duel.test, FORCON_EVENT_CRITICAL_HIT)->critical_hit.rolled, ==, 2);
  g_assert_cmpint (test_event (duel.test, FORCON_EVENT_CRITICAL_HIT)->critical_hit.row, ==, 6);
}

/* F-CRIT-3: without shields 10 becomes 11 and rolls its dice: d3 from 1, d6 from 2 */
static void
test_no_shields_to_destroy (void)
{
  g_auto (Duel) duel = duel_with ((TestShip){ .hits = 10 });

  fire (&duel, "5  4  5 5  1  2");
  g_assert_cmpint (test_event (duel.test, FORCON_EVENT_CRITICAL_HIT)->critical_hit.effect, ==, FORCON_CRITICAL_HULL);
}

/* F-CRIT-3: a second 10 is an 11 */
static void
test_generators_hit_twice (void)
{
  g_auto (Duel) duel = duel_with ((TestShip){ .hits = 10, .shields = 1 });

  test_state (duel.test, duel.target)->shields_used = 1;
  fire (&duel, "5  4  5 5");
  g_assert_true (test_state (duel.test, duel.target)->generators_destroyed);
  test_state (duel.test, duel.shooter)->fired = 0;
  fire (&duel, "5  4  5 5  1  2");
  g_assert_cmpint (test_event (duel.test, FORCON_EVENT_CRITICAL_HIT)->critical_hit.effect, ==, FORCON_CRITICAL_HULL);
}

/* F-CRIT-3: one place, hit twice, repaired once, is still out */
static void
test_hit_twice (void)
{
  g_auto (Duel) duel = duel_with ((TestShip){ .hits = 10, .readiness = 9 });

  fire (&duel, "5  4  3 3");
  test_state (duel.test, duel.shooter)->fired = 0;
  fire (&duel, "5  4  3 3");
  g_assert_cmpint (forcon_ship_count_criticals (duel.test->battle, duel.target, FORCON_CRITICAL_ENGINES), ==, 2);
  test_enter (duel.test, TEST_BLUE, FORCON_STEP_END);
  test_do (duel.test, FORCON_COMMAND (REPAIR, repair, .ship = duel.target, .effect = FORCON_CRITICAL_ENGINES), "1 1");
  g_assert_cmpint (forcon_move_limits (duel.test->battle, &duel.test->rules, duel.target).greatest_turn, ==, 0);
}

static ForconCommand
repair (const Duel *duel, ForconCriticalEffect effect)
{
  return FORCON_COMMAND (REPAIR, repair, .ship = duel->target, .effect = effect);
}

/* The target, 10 hits, readiness 9, EW attack 5, takes one damage with such a critical; then its own end step. */
static Duel
duel_with_critical (gboolean for_good, const char *dice)
{
  Duel duel = duel_with ((TestShip){ .hits = 10, .readiness = 9 });
  g_autofree char *all = g_strconcat ("5  4  ", dice, NULL);

  duel.test->rules.options.hull_for_good = for_good;
  test_card (duel.test, duel.target)->ew_attack = 5;
  fire (&duel, all);
  test_state (duel.test, duel.target)->shaken = 0;
  test_enter (duel.test, TEST_BLUE, FORCON_STEP_END);
  return duel;
}

/* F-CRT-11, F-END-3: 2 further hits and 5 of readiness lost come back with the repair; 2 less than 3 */
static void
test_hull_is_repaired (void)
{
  g_auto (Duel) duel = duel_with_critical (FALSE, "5 6  4  5");

  g_assert_cmpint (test_state (duel.test, duel.target)->hits, ==, 7);
  g_assert_cmpint (forcon_ship_lasting_readiness (duel.test->battle, &duel.test->rules, duel.target), ==, 4);
  test_do (duel.test, repair (&duel, FORCON_CRITICAL_HULL), "1 1");
  g_assert_cmpint (test_state (duel.test, duel.target)->hits, ==, 9);
  g_assert_cmpint (test_event (duel.test, FORCON_EVENT_REPAIR_TRIED)->repair_tried.readiness_back, ==, 5);
  g_assert_cmpint (forcon_ship_lasting_readiness (duel.test->battle, &duel.test->rules, duel.target), ==, 9);
  g_assert_false (forcon_ship_has_criticals (duel.test->battle, duel.target));
}

/* F-CRT-12, F-END-3: 3 further hits, 3 of readiness and 1 of EW attack; a repair that fails gives nothing back */
static void
test_superstructure_is_repaired (void)
{
  g_auto (Duel) duel = duel_with_critical (FALSE, "6 6  3  6  1");

  test_do (duel.test, repair (&duel, FORCON_CRITICAL_SUPERSTRUCTURE), "6 6");
  g_assert_cmpint (test_state (duel.test, duel.target)->readiness_lost, ==, 3);
  g_assert_cmpint (forcon_ship_ew_attack (duel.test->battle, duel.target), ==, 4);
  test_enter (duel.test, TEST_BLUE, FORCON_STEP_END);
  test_state (duel.test, duel.target)->repairs = 0;
  test_do (duel.test, repair (&duel, FORCON_CRITICAL_SUPERSTRUCTURE), "1 1");
  g_assert_cmpint (test_state (duel.test, duel.target)->hits, ==, 9);
  g_assert_cmpint (test_state (duel.test, duel.target)->readiness_lost, ==, 0);
  g_assert_cmpint (forcon_ship_ew_attack (duel.test->battle, duel.target), ==, 5);
}

/* F-END-3: readiness that the master has given back by hand does not come back twice */
static void
test_nothing_comes_back_twice (void)
{
  g_auto (Duel) duel = duel_with_critical (FALSE, "5 6  4  5");

  test_state (duel.test, duel.target)->readiness_lost = 2;
  test_do (duel.test, repair (&duel, FORCON_CRITICAL_HULL), "1 1");
  g_assert_cmpint (test_state (duel.test, duel.target)->readiness_lost, ==, 0);
}

/* F-CRT-11, F-CRT-12: with the option `criticals.hull` they are for good */
static void
test_hull_for_good (void)
{
  g_auto (Duel) hull = duel_with_critical (TRUE, "5 6  4  5");
  g_auto (Duel) superstructure = duel_with_critical (TRUE, "6 6  3  6  1");

  g_assert_false (forcon_ship_has_criticals (hull.test->battle, hull.target));
  test_refused (hull.test, repair (&hull, FORCON_CRITICAL_HULL), FORCON_VERDICT_NOT_REPAIRABLE, "F-END-2");
  g_assert_false (forcon_ship_has_criticals (superstructure.test->battle, superstructure.target));
  test_refused (superstructure.test, repair (&superstructure, FORCON_CRITICAL_SUPERSTRUCTURE),
                FORCON_VERDICT_NOT_REPAIRABLE, "F-END-2");
}

/* F-SHIP-8: damage beyond the hits is dropped: 3 of 5 points count, and 3 dice for criticals */
static void
test_overkill (void)
{
  g_auto (Duel) duel = duel_with ((TestShip){ .hits = 3 });

  duel.gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_DESTRUCTOR, 10, 5);
  fire (&duel, "55555  1 1 1  1 1");
  g_assert_cmpint (test_event (duel.test, FORCON_EVENT_SHIP_DAMAGED)->ship_damaged.points, ==, 3);
  g_assert_cmpint (test_event (duel.test, FORCON_EVENT_SHIP_DAMAGED)->ship_damaged.overkill, ==, 2);
}

/* F-SHIP-8: at 0 hits the catastrophe comes at once, and the criticals that are left are dropped */
static void
test_dead_ship_has_no_criticals (void)
{
  g_auto (Duel) duel = duel_with ((TestShip){ .hits = 1 });

  fire (&duel, "5  6  1 1");
  g_assert_cmpuint (test_count (duel.test, FORCON_EVENT_CRITICAL_HIT), ==, 0);
  g_assert_cmpint (test_event (duel.test, FORCON_EVENT_CATASTROPHE)->catastrophe.result, ==,
                   FORCON_CATASTROPHE_DRIFTING_HULK);
}

/* F-SHIP-8: a critical's own extra damage kills: engines +1 on the last hit */
static void
test_critical_kills (void)
{
  g_auto (Duel) duel = duel_with ((TestShip){ .hits = 2 });

  fire (&duel, "5  6  3 3  1 1");
  g_assert_cmpint (test_state (duel.test, duel.target)->status, ==, FORCON_SHIP_HULK);
}

typedef struct {
  const char *dice;
  ForconShipStatus status;
  guint markers; /* blast markers; of an explosion that itself and the rift */
} CatastropheCase;

static const CatastropheCase catastrophe_cases[] = {
  { "1 1", FORCON_SHIP_HULK, 1 },         { "3 3", FORCON_SHIP_HULK, 1 },
  { "3 4", FORCON_SHIP_BURNING_HULK, 1 }, { "4 4", FORCON_SHIP_BURNING_HULK, 1 },
  { "4 5  1 1 1", FORCON_SHIP_DESTROYED, 1 }, { "5 6  1 1 1", FORCON_SHIP_DESTROYED, 1 },
  { "6 6  1 1 1", FORCON_SHIP_DESTROYED, 2 },
};

/* F-CAT-2, F-CAT-3, F-CAT-4, F-CAT-5 */
static void
test_catastrophe (gconstpointer data)
{
  const CatastropheCase *row = data;
  g_auto (Duel) duel = duel_with ((TestShip){ .hits = 1 });
  g_autofree char *dice = g_strconcat ("5  1  ", row->dice, NULL);

  fire (&duel, dice);
  g_assert_cmpint (test_state (duel.test, duel.target)->status, ==, row->status);
  g_assert_cmpuint (test_count (duel.test, FORCON_EVENT_MARKER_PLACED), ==, row->markers);
}

/* F-CAT-1 */
static void
test_hulk_has_nothing (void)
{
  g_auto (Duel) duel = duel_with ((TestShip){ .hits = 1, .shields = 1 });

  test_state (duel.test, duel.target)->shields_used = 1;
  test_add_critical (duel.test, duel.target, FORCON_CRITICAL_FIRE, 0);
  fire (&duel, "5  1  1 1");
  g_assert_cmpint (forcon_ship_shields (duel.test->battle, duel.target), ==, 0);
  g_assert_false (forcon_ship_has_criticals (duel.test->battle, duel.target));
  test_enter (duel.test, TEST_BLUE, FORCON_STEP_MOVEMENT);
  test_refused (duel.test, test_ahead (duel.target, 10), FORCON_VERDICT_NOT_IN_ACTION, "F-CAT-1");
}

/* F-CAT-5: all 4 starting hits in dice, and the rift stays */
static void
test_necklin (void)
{
  g_auto (Duel) duel = duel_with ((TestShip){ .hits = 4 });

  test_state (duel.test, duel.target)->hits = 1;
  fire (&duel, "5  1  6 6  2 3 3  1 1 1 1");
  g_assert_cmpint (test_event (duel.test, FORCON_EVENT_EXPLOSION)->explosion.dice, ==, 4);
  g_assert_cmpint (test_event (duel.test, FORCON_EVENT_MARKER_PLACED)->marker_placed.kind, ==, FORCON_OBJECT_RIFT);
}

/* F-CAT-4: half of 5 starting hits, rounded up, in dice; the attacker at exactly 8 cm is caught; 4 hits, 3 does not */
static void
test_attacker_in_the_blast (void)
{
  g_auto (Duel) duel = duel_with ((TestShip){ .hits = 5 });

  test_state (duel.test, duel.target)->hits = 1;
  fire (&duel, "5  1  4 5  2 3 3  4 3 6  1 1");
  g_assert_cmpint (test_event (duel.test, FORCON_EVENT_BLAST_STRUCK)->blast_struck.ship.value, ==,
                   duel.shooter.value);
  g_assert_cmpint (test_state (duel.test, duel.shooter)->hits, ==, 4);
}

/* F-CAT-4: at 7 cm reach the ship 8 cm away feels nothing */
static void
test_out_of_the_blast (void)
{
  g_auto (Duel) duel = duel_with ((TestShip){ .hits = 5 });

  test_state (duel.test, duel.target)->hits = 1;
  fire (&duel, "5  1  4 5  2 3 2");
  g_assert_cmpuint (test_count (duel.test, FORCON_EVENT_BLAST_STRUCK), ==, 0);
}

/* F-CAT-6: shields stop hits of the blast; armour 6 does not; the damage is critical on 6 */
static void
test_blast_and_shields (void)
{
  g_auto (Duel) duel = duel_with ((TestShip){ .hits = 5 });

  test_card (duel.test, duel.shooter)->shields = 2;
  test_card (duel.test, duel.shooter)->armour = 6;
  test_state (duel.test, duel.shooter)->shields_used = 1;
  test_state (duel.test, duel.target)->hits = 1;
  fire (&duel, "5  1  4 5  2 3 3  4 4 1  6  3 4");
  g_assert_cmpint (test_event (duel.test, FORCON_EVENT_BLAST_STRUCK)->blast_struck.stopped, ==, 1);
  g_assert_cmpint (test_state (duel.test, duel.shooter)->hits, ==, 5);
  g_assert_cmpint (forcon_ship_count_criticals (duel.test->battle, duel.shooter, FORCON_CRITICAL_FIRE), ==, 1);
}

/*
 * F-CAT-6: the target (10 hits, one left) explodes; 5 dice for each in reach, nearest first: the ship at 3 cm dies and
 * will explode, then the shooter at 8 cm is struck, and only then goes the second explosion.
 */
static void
test_chain (void)
{
  g_auto (Duel) duel = duel_with ((TestShip){ .hits = 10 });
  ForconShipId near = test_add (duel.test, (TestShip){ .side = TEST_BLUE, .x = 103, .y = 92, .hits = 1 });

  test_state (duel.test, duel.target)->hits = 1;
  fire (&duel, "5  1  4 5  2 3 3"
               " 4 1 1 1 1  1  5 5"
               " 4 1 1 1 1  1"
               " 3 3 3  1");
  g_assert_cmpint (test_state (duel.test, near)->status, ==, FORCON_SHIP_DESTROYED);
  g_assert_cmpuint (test_count (duel.test, FORCON_EVENT_EXPLOSION), ==, 2);
  g_assert_cmpint (test_state (duel.test, duel.shooter)->hits, ==, 5);
}

/*
 * F-CAT-6: two ships at 3 and 4 cm explode of one explosion, and the nearer one's comes first: 3 cm reach nobody, the 4 cm
 * of the other's reach the shooter
 */
static void
test_oldest_explosion_first (void)
{
  g_auto (Duel) duel = duel_with ((TestShip){ .hits = 10 });

  test_add (duel.test, (TestShip){ .side = TEST_BLUE, .x = 103, .y = 92, .hits = 1 });
  test_add (duel.test, (TestShip){ .side = TEST_BLUE, .x = 100, .y = 96, .hits = 1 });
  test_state (duel.test, duel.target)->hits = 1;
  fire (&duel, "5  1  4 5  1 1 2"
               " 4 1 1 1 1  1  5 5"
               " 4 1 1 1 1  1  5 5"
               " 1 1 1"
               " 1 1 2  1");
  g_assert_cmpuint (test_count (duel.test, FORCON_EVENT_EXPLOSION), ==, 3);
}

/* The target of a destructor explodes in the fire step and reaches nobody; behind it lies another. */
static Duel
duel_after_explosion (ForconShipId *behind)
{
  Duel duel = duel_with ((TestShip){ .hits = 4 });

  *behind = test_add (duel.test, (TestShip){ .side = TEST_BLUE, .x = 100, .y = 70, .armour = 5 });
  test_state (duel.test, duel.target)->hits = 1;
  fire (&duel, "5  1  4 5  1 1 1");
  duel.gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 1);
  duel.target = *behind;
  return duel;
}

/* F-FIRE-4, F-CAT-4: as large as the base of 2.5 cm, where the ship was */
static void
test_explosion_blocks (void)
{
  ForconShipId behind;
  g_auto (Duel) duel = duel_after_explosion (&behind);
  const ForconObject *flash;

  test_refused (duel.test, forcon_command_fire (duel.shooter, behind, duel.gun), FORCON_VERDICT_LINE_BLOCKED, "F-FIRE-4");
  flash = forcon_battle_object (duel.test->battle, duel.test->outcome->verdict.object);
  g_assert_cmpint (flash->kind, ==, FORCON_OBJECT_EXPLOSION);
  g_assert_cmpint (flash->radius, ==, forcon_ship_radius (duel.test->battle, duel.target));
  g_assert_cmpint (flash->centre.y, ==, CM (92));
  g_assert_cmphex (forcon_gunnery_usable (duel.test->battle, &duel.test->rules, duel.shooter, behind), ==, 0);
}

/* F-FIRE-4: who fires past it does */
static void
test_past_the_explosion (void)
{
  ForconShipId behind;
  g_auto (Duel) duel = duel_after_explosion (&behind);

  test_state (duel.test, behind)->position.x = CM (108);
  fire (&duel, "1");
}

/* F-FIRE-4: when the fire step is over it is gone */
static void
test_explosion_is_over (void)
{
  ForconShipId behind;
  g_auto (Duel) duel = duel_after_explosion (&behind);

  test_do (duel.test, test_end_step (), "");
  g_assert_cmpint (test_event (duel.test, FORCON_EVENT_MARKER_REMOVED)->marker_removed.kind, ==,
                   FORCON_OBJECT_EXPLOSION);
  g_assert_cmpuint (duel.test->battle->objects->len, ==, 0);
}

static Duel
duel_with_hulk (void)
{
  Duel duel = duel_with ((TestShip){ .hits = 4, .armour = 4 });

  test_state (duel.test, duel.target)->status = FORCON_SHIP_HULK;
  test_state (duel.test, duel.target)->hits = 0;
  duel.gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 14, 3);
  return duel;
}

/* F-CAT-7: two hits on a hulk, one roll on the table */
static void
test_hulk_hit (void)
{
  g_auto (Duel) duel = duel_with_hulk ();

  fire (&duel, "4 5  3 4");
  g_assert_cmpuint (test_count (duel.test, FORCON_EVENT_CATASTROPHE), ==, 1);
  g_assert_cmpint (test_state (duel.test, duel.target)->status, ==, FORCON_SHIP_BURNING_HULK);
}

/* F-CAT-7: hit by a destructor and by a battery of one attack, it rolls once */
static void
test_hulk_hit_by_two_weapons (void)
{
  g_auto (Duel) duel = duel_with_hulk ();

  duel.gun |= 1;
  fire (&duel, "5  4 5  3 4");
  g_assert_cmpuint (test_count (duel.test, FORCON_EVENT_CATASTROPHE), ==, 1);
}

/* F-CAT-7: one hit is enough */
static void
test_hulk_hit_once (void)
{
  g_auto (Duel) duel = duel_with_hulk ();

  fire (&duel, "3 4  3 4");
  g_assert_cmpuint (test_count (duel.test, FORCON_EVENT_CATASTROPHE), ==, 1);
}

/* F-CAT-7: it keeps its armour */
static void
test_hulk_not_hit (void)
{
  g_auto (Duel) duel = duel_with_hulk ();

  fire (&duel, "3 3");
  g_assert_cmpint (test_state (duel.test, duel.target)->status, ==, FORCON_SHIP_HULK);
}

/* A blue hulk at 100, 92 that points down, before blue's movement step. */
static Duel
before_drift (ForconShipStatus status)
{
  Duel duel = duel_with ((TestShip){ .hits = 4 });

  test_state (duel.test, duel.target)->status = status;
  test_state (duel.test, duel.target)->hits = 0;
  test_state (duel.test, duel.shooter)->position = (ForconPoint){ CM (10), CM (10) };
  test_enter (duel.test, TEST_RED, FORCON_STEP_END);
  return duel;
}

/* F-CAT-2: 4d6 cm straight ahead in its owner's movement phase */
static void
test_drift (void)
{
  g_auto (Duel) duel = before_drift (FORCON_SHIP_HULK);

  test_do (duel.test, test_end_step (), "1 2 3 4");
  g_assert_cmpint (test_state (duel.test, duel.target)->position.y, ==, CM (102));
  g_assert_cmpint (test_state (duel.test, duel.target)->status, ==, FORCON_SHIP_HULK);
}

/* F-CAT-3: a burning hulk drifts, then rolls again; here it explodes, and nobody is in reach */
static void
test_burning_drift (void)
{
  g_auto (Duel) duel = before_drift (FORCON_SHIP_BURNING_HULK);

  test_do (duel.test, test_end_step (), "1 2 3 4  5 5  1 1 1");
  g_assert_cmpint (test_state (duel.test, duel.target)->status, ==, FORCON_SHIP_DESTROYED);
  /* F-FIRE-4: not in the fire step */
  g_assert_cmpuint (test_count (duel.test, FORCON_EVENT_MARKER_PLACED), ==, 0);
}

/*
 * F-CAT-2: only what is a hulk when the step begins drifts: the burning one explodes and wrecks the ship behind it in
 * the file, which stays
 */
static void
test_wrecked_meanwhile (void)
{
  g_auto (Duel) duel = before_drift (FORCON_SHIP_BURNING_HULK);
  ForconShipId behind = test_add (duel.test, (TestShip){ .side = TEST_BLUE, .x = 100, .y = 105, .hits = 1 });

  test_do (duel.test, test_end_step (), "1 2 3 4  5 5  1 1 1  6 1  1  1 1");
  g_assert_cmpint (test_state (duel.test, behind)->status, ==, FORCON_SHIP_HULK);
  g_assert_cmpint (test_state (duel.test, behind)->position.y, ==, CM (105));
}

/* F-CAT-2: so does a hulk that the burning one destroys, by an explosion of its own that reaches nobody */
static void
test_destroyed_meanwhile (void)
{
  g_auto (Duel) duel = before_drift (FORCON_SHIP_BURNING_HULK);
  ForconShipId behind = test_add (duel.test, (TestShip){ .side = TEST_BLUE, .x = 100, .y = 105, .hits = 1 });

  test_state (duel.test, behind)->status = FORCON_SHIP_HULK;
  test_state (duel.test, behind)->hits = 0;
  test_do (duel.test, test_end_step (), "1 2 3 4  5 5  1 1 1  6 1  5 5  1 1 1");
  g_assert_cmpint (test_state (duel.test, behind)->status, ==, FORCON_SHIP_DESTROYED);
  g_assert_cmpuint (test_count (duel.test, FORCON_EVENT_HULK_DRIFTED), ==, 1);
}

/* F-CAT-2: over the edge it is gone, and a burning one does not roll any more */
static void
test_drift_off_the_table (void)
{
  g_auto (Duel) duel = before_drift (FORCON_SHIP_BURNING_HULK);

  test_state (duel.test, duel.target)->position.y = CM (195);
  test_do (duel.test, test_end_step (), "1 2 3 4");
  g_assert_false (forcon_ship_on_table (duel.test->battle, duel.target));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (critical_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/damage/%s does what its row says", critical_cases[i].id);

      g_test_add_data_func (path, &critical_cases[i], test_row);
    }
  for (guint i = 0; i < G_N_ELEMENTS (catastrophe_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/damage/a catastrophe of %s leaves a ship %s",
                                               catastrophe_cases[i].dice,
                                               forcon_ship_status_to_word (catastrophe_cases[i].status));

      g_test_add_data_func (path, &catastrophe_cases[i], test_catastrophe);
    }
  g_test_add_func ("/damage/without engines no ship turns", test_engines);
  g_test_add_func ("/damage/damage of a battery is critical on 6", test_battery_criticals);
  g_test_add_func ("/damage/what a critical adds is not critical again", test_extra_damage_is_quiet);
  g_test_add_func ("/damage/F-CRIT-1 with the option it is", test_extra_damage_by_option);
  g_test_add_func ("/damage/F-CRIT-1 with the option a fire's damage is, too", test_fire_by_option);
  g_test_add_func ("/damage/F-CRT-11 a hull that is repaired gives back hits and readiness", test_hull_is_repaired);
  g_test_add_func ("/damage/F-CRT-12 a superstructure that is repaired gives back hits, readiness and EW attack",
                   test_superstructure_is_repaired);
  g_test_add_func ("/damage/F-END-3 nothing comes back that is there already", test_nothing_comes_back_twice);
  g_test_add_func ("/damage/F-CRT-11 F-CRT-12 with the option they are for good", test_hull_for_good);
  g_test_add_func ("/damage/F-FIRE-4 an explosion blocks the line of fire", test_explosion_blocks);
  g_test_add_func ("/damage/F-FIRE-4 an explosion blocks no other line", test_past_the_explosion);
  g_test_add_func ("/damage/F-FIRE-4 an explosion blocks in its fire phase only", test_explosion_is_over);
  g_test_add_func ("/damage/an escort dies of a critical and leaves a blast marker", test_escort_dies);
  g_test_add_func ("/damage/a frigate rolls on the table", test_frigate_rolls);
  g_test_add_func ("/damage/the killing point's critical destroys an escort", test_killing_critical);
  g_test_add_func ("/damage/a result that does not apply moves up", test_rows_move_up);
  g_test_add_func ("/damage/without shields the generators' row moves up", test_no_shields_to_destroy);
  g_test_add_func ("/damage/a second hit on the generators is the next row", test_generators_hit_twice);
  g_test_add_func ("/damage/a place hit twice needs two repairs", test_hit_twice);
  g_test_add_func ("/damage/overkill is dropped", test_overkill);
  g_test_add_func ("/damage/a ship without hits has a catastrophe, no criticals", test_dead_ship_has_no_criticals);
  g_test_add_func ("/damage/the extra damage of a critical kills", test_critical_kills);
  g_test_add_func ("/damage/a hulk has no shields, criticals or moves", test_hulk_has_nothing);
  g_test_add_func ("/damage/the Necklin drive leaves a rift and rolls all hits", test_necklin);
  g_test_add_func ("/damage/an explosion catches its attacker", test_attacker_in_the_blast);
  g_test_add_func ("/damage/an explosion ends at its radius", test_out_of_the_blast);
  g_test_add_func ("/damage/shields stop a blast, armour does not", test_blast_and_shields);
  g_test_add_func ("/damage/a chain goes nearest first, explosion by explosion", test_chain);
  g_test_add_func ("/damage/of two explosions the older one comes first", test_oldest_explosion_first);
  g_test_add_func ("/damage/a hulk that is hit rolls once more", test_hulk_hit);
  g_test_add_func ("/damage/two weapons that hit a hulk make it roll once", test_hulk_hit_by_two_weapons);
  g_test_add_func ("/damage/one hit on a hulk is enough for its roll", test_hulk_hit_once);
  g_test_add_func ("/damage/a hulk keeps its armour", test_hulk_not_hit);
  g_test_add_func ("/damage/a hulk drifts 4d6 cm", test_drift);
  g_test_add_func ("/damage/a burning hulk drifts and rolls again", test_burning_drift);
  g_test_add_func ("/damage/who is wrecked in the movement step drifts in the next", test_wrecked_meanwhile);
  g_test_add_func ("/damage/a hulk that is destroyed in the movement step does not drift", test_destroyed_meanwhile);
  g_test_add_func ("/damage/a hulk drifts off the table", test_drift_off_the_table);
  return g_test_run ();
}
