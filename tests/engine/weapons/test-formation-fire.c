/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formations under fire: their aspect, their shields, what they fire back, and what is hidden. */
#include "engine/state/formation.h"
#include "engine/weapons/gunnery.h"
#include "forcon-test-battle.h"

#define CM(cm) FORCON_CM (cm)
#define DEGREES(degrees) FORCON_DEGREES (degrees)

/*
 * Red's cruiser lies at 100, 150. Blue's two cruisers lie 30 cm above it, 2 cm apart; the first leads and comes towards
 * red, the second runs from it. Each has a battery of firepower 6 that reaches 50 cm. It is red's fire step.
 */
typedef struct {
  TestBattle *test;
  ForconShipId red;
  ForconShipId lead;
  ForconShipId wing;
  guint32 gun;
} Scene;

static Scene
scene_new (void)
{
  Scene scene = { .test = test_battle_new (), .gun = 1 };
  TestShip ship = { .type = FORCON_SHIP_TYPE_CRUISER, .x = 100, .y = 150, .hits = 12 };

  scene.red = test_add (scene.test, ship);
  ship = (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .side = TEST_BLUE, .x = 100, .y = 120, .heading = 180, .hits = 12 };
  scene.lead = test_add (scene.test, ship);
  ship.x = 102;
  ship.heading = 0;
  scene.wing = test_add (scene.test, ship);
  test_enlist (scene.test, scene.lead, scene.wing, 1);
  test_gun (scene.test, scene.red, FORCON_WEAPON_BATTERY, 50, 6);
  test_gun (scene.test, scene.lead, FORCON_WEAPON_BATTERY, 50, 6);
  test_gun (scene.test, scene.wing, FORCON_WEAPON_BATTERY, 50, 6);
  test_enter (scene.test, TEST_RED, FORCON_STEP_FIRE);
  return scene;
}

static void
scene_clear (Scene *scene)
{
  g_clear_pointer (&scene->test, test_battle_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Scene, scene_clear)

static ForconFormation *
formation_of (const Scene *scene, ForconShipId ship)
{
  return &scene->test->battle->formations[test_state (scene->test, ship)->formation.value - 1];
}

static ForconShotGroup
shot_at (const Scene *scene, ForconShipId target)
{
  ForconSolution solution;

  forcon_gunnery_solve (scene->test->battle, &scene->test->rules, scene->red, target, scene->gun, &solution);
  g_assert_cmpint (solution.verdict.kind, ==, FORCON_VERDICT_DONE);
  return solution.groups[0];
}

static ForconCommand
fire (const Scene *scene, ForconShipId shooter, ForconShipId target)
{
  return forcon_command_fire (shooter, target, scene->gun);
}

static ForconCommand
join_shields (ForconShipId ship, gboolean joined)
{
  return FORCON_COMMAND (JOIN_SHIELDS, join_shields, .ship = ship, .joined = joined);
}

/* F-FORM-5 */
static void
test_aspect (void)
{
  g_auto (Scene) scene = scene_new ();

  g_assert_cmpint (shot_at (&scene, scene.wing).aspect, ==, FORCON_ASPECT_APPROACHING);
  g_assert_cmpint (shot_at (&scene, scene.wing).gunnery.column, ==, 2);
}

/* F-FORM-5, F-ORB-1: a flagship on another map shows nothing */
static void
test_aspect_on_two_maps (void)
{
  g_auto (Scene) scene = scene_new ();

  test_state (scene.test, scene.lead)->planet = (ForconObjectId){ 1 };
  g_assert_cmpint (shot_at (&scene, scene.wing).aspect, ==, FORCON_ASPECT_RECEDING);
  g_assert_cmpint (shot_at (&scene, scene.wing).arc, ==, FORCON_ARC_STERN);
}

/* F-FORM-5: with command broken each by its own */
static void
test_aspect_broken (void)
{
  g_auto (Scene) scene = scene_new ();

  formation_of (&scene, scene.lead)->broken = TRUE;
  g_assert_cmpint (shot_at (&scene, scene.wing).aspect, ==, FORCON_ASPECT_RECEDING);
  g_assert_cmpint (shot_at (&scene, scene.lead).aspect, ==, FORCON_ASPECT_APPROACHING);
}

/* F-ART-6: the armour is what the target shows, whatever its flagship shows */
static void
test_bow_armour (void)
{
  g_auto (Scene) scene = scene_new ();

  test_card (scene.test, scene.wing)->bow_armour = 6;
  g_assert_cmpint (shot_at (&scene, scene.wing).armour, ==, 5);
  test_state (scene.test, scene.lead)->heading = 0;
  test_state (scene.test, scene.wing)->heading = DEGREES (180);
  g_assert_cmpint (shot_at (&scene, scene.wing).armour, ==, 6);
  g_assert_cmpint (shot_at (&scene, scene.wing).aspect, ==, FORCON_ASPECT_RECEDING);
}

/* F-GEN-3: on a border of the flagship's arcs the better column, on one of the target's the lower armour */
static void
test_borders (void)
{
  g_auto (Scene) scene = scene_new ();
  ForconAngle to_red = forcon_point_bearing (test_state (scene.test, scene.lead)->position,
                                             test_state (scene.test, scene.red)->position);
  ForconAngle from_wing = forcon_point_bearing (test_state (scene.test, scene.wing)->position,
                                                test_state (scene.test, scene.red)->position);

  test_card (scene.test, scene.wing)->bow_armour = 6;
  test_state (scene.test, scene.lead)->heading = forcon_angle_normalise (to_red - DEGREES (45));
  test_state (scene.test, scene.wing)->heading = forcon_angle_normalise (from_wing - DEGREES (45));
  g_assert_cmpint (shot_at (&scene, scene.wing).aspect, ==, FORCON_ASPECT_APPROACHING);
  g_assert_cmpint (shot_at (&scene, scene.wing).armour, ==, 5);
}

/* F-FORM-5, F-SHLD-2: its own shields first, then those of the others */
static void
test_formation_shields (void)
{
  g_auto (Scene) scene = scene_new ();

  test_card (scene.test, scene.lead)->shields = 2;
  test_card (scene.test, scene.wing)->shields = 1;
  g_assert_cmpint (forcon_formation_shields_left (scene.test->battle, &scene.test->rules, scene.wing), ==, 3);
  test_do (scene.test, fire (&scene, scene.red, scene.wing), "1");
  g_assert_cmpint (test_state (scene.test, scene.wing)->shields_used, ==, 1);
  g_assert_cmpint (test_state (scene.test, scene.lead)->shields_used, ==, 2);
  g_assert_cmpuint (test_event (scene.test, FORCON_EVENT_SHIELDS_SPENT)->shields_spent.ship.value, ==,
                    scene.wing.value);
  g_assert_cmpuint (test_count (scene.test, FORCON_EVENT_SHIELDS_SPENT), ==, 2);
}

/* F-FORM-7, F-SHLD-2 */
static void
test_broken_shields (void)
{
  g_auto (Scene) scene = scene_new ();

  test_card (scene.test, scene.lead)->shields = 2;
  formation_of (&scene, scene.lead)->broken = TRUE;
  g_assert_cmpint (forcon_formation_shields_left (scene.test->battle, &scene.test->rules, scene.wing), ==, 0);
}

/* A ship of blue beside another, alone in its formation, with one shield. */
static ForconShipId
add_beside (const Scene *scene, gint x)
{
  return test_add (scene->test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .side = TEST_BLUE, .x = x, .y = 120,
                                            .shields = 1 });
}

static gint
shields_for (const Scene *scene, ForconShipId ship)
{
  return forcon_formation_shields_left (scene->test->battle, &scene->test->rules, ship);
}

/* F-FORM-5: with command broken none joins its shields, neither in contact nor with others, but with the option */
static void
test_broken_joins_nothing (void)
{
  g_auto (Scene) scene = scene_new ();
  ForconShipId near = add_beside (&scene, 104);

  test_do (scene.test, join_shields (near, TRUE), "");
  test_do (scene.test, join_shields (scene.wing, TRUE), "");
  test_do (scene.test, join_shields (scene.lead, TRUE), "");
  test_card (scene.test, scene.lead)->shields = 2;
  formation_of (&scene, scene.lead)->broken = TRUE;
  g_assert_cmpint (shields_for (&scene, scene.wing), ==, 0);
  g_assert_cmpint (shields_for (&scene, near), ==, 1);
  scene.test->rules.options.broken_joins_in_contact = TRUE;
  g_assert_cmpint (shields_for (&scene, scene.wing), ==, 3);
}

/* F-FORM-5: the order is refused in that state, and parting is not */
static void
test_broken_orders_no_joining (void)
{
  g_auto (Scene) scene = scene_new ();

  formation_of (&scene, scene.lead)->broken = TRUE;
  test_refused (scene.test, join_shields (scene.wing, TRUE), FORCON_VERDICT_COMMAND_IS_BROKEN, "F-FORM-7");
  test_state (scene.test, scene.wing)->joined = TRUE;
  test_do (scene.test, join_shields (scene.wing, FALSE), "");
  scene.test->rules.options.broken_joins_in_contact = TRUE;
  test_do (scene.test, join_shields (scene.wing, TRUE), "");
}

/* F-ORD-4, F-FORM-5: a braced ship covers without common command, and so without any */
static void
test_broken_braced (void)
{
  g_auto (Scene) scene = scene_new ();
  ForconShipId near = add_beside (&scene, 104);

  formation_of (&scene, scene.lead)->broken = TRUE;
  test_do (scene.test, forcon_command_order (near, FORCON_ORDER_BRACE), "6 6");
  g_assert_cmpint (shields_for (&scene, scene.wing), ==, 2);
}

/* F-SHLD-2: both say so, and touch */
static void
test_joined_shields (void)
{
  g_auto (Scene) scene = scene_new ();
  ForconShipId near = add_beside (&scene, 104);
  ForconShipId far = add_beside (&scene, 107);

  test_do (scene.test, join_shields (near, TRUE), "");
  g_assert_cmpint (shields_for (&scene, scene.wing), ==, 0);
  test_do (scene.test, join_shields (scene.wing, TRUE), "");
  test_do (scene.test, join_shields (far, TRUE), "");
  g_assert_cmpint (shields_for (&scene, scene.wing), ==, 1);
  test_do (scene.test, join_shields (near, FALSE), "");
  g_assert_cmpint (shields_for (&scene, scene.wing), ==, 0);
}

/* F-EW-3: whose shields glow with those of a ship that is fired at is not hidden any more */
static void
test_joined_shields_are_seen (void)
{
  g_auto (Scene) scene = scene_new ();
  ForconShipId near = add_beside (&scene, 104);
  ForconShipId far = add_beside (&scene, 107);

  test_state (scene.test, near)->joined = TRUE;
  test_state (scene.test, scene.wing)->joined = TRUE;
  test_know (scene.test, TEST_RED, near, FORCON_LEVEL_HIDDEN);
  test_know (scene.test, TEST_RED, far, FORCON_LEVEL_HIDDEN);
  test_do (scene.test, fire (&scene, scene.red, scene.wing), "1 1 1");
  g_assert_cmpint (forcon_ship_level (scene.test->battle, near, TEST_RED), ==, FORCON_LEVEL_CONTACT);
  g_assert_cmpint (forcon_ship_level (scene.test->battle, far, TEST_RED), ==, FORCON_LEVEL_HIDDEN);
}

/* F-SHLD-2: friends of another side have shields of their own */
static void
test_joined_with_strangers (void)
{
  g_auto (Scene) scene = scene_new ();
  ForconShipId near = add_beside (&scene, 104);

  test_state (scene.test, near)->side = TEST_RED;
  test_state (scene.test, near)->joined = TRUE;
  test_state (scene.test, scene.wing)->joined = TRUE;
  g_assert_cmpint (shields_for (&scene, scene.wing), ==, 0);
}

/* F-SHLD-2 */
static void
test_join_shields_twice (void)
{
  g_auto (Scene) scene = scene_new ();

  test_refused (scene.test, join_shields (scene.wing, FALSE), FORCON_VERDICT_NOT_JOINED, "F-SHLD-2");
  test_do (scene.test, join_shields (scene.wing, TRUE), "");
  test_refused (scene.test, join_shields (scene.wing, TRUE), FORCON_VERDICT_ALREADY_JOINED, "F-SHLD-2");
}

/* F-ORD-4: a braced ship covers whom it touches, and nobody else */
static void
test_braced_friend (void)
{
  g_auto (Scene) scene = scene_new ();
  ForconShipId near = add_beside (&scene, 104);
  ForconShipId far = add_beside (&scene, 106);

  test_do (scene.test, forcon_command_order (near, FORCON_ORDER_BRACE), "6 6");
  g_assert_cmpint (shields_for (&scene, scene.wing), ==, 2);
  g_assert_cmpint (shields_for (&scene, scene.lead), ==, 0);
  g_assert_cmpint (shields_for (&scene, far), ==, 3);
  test_state (scene.test, near)->side = TEST_RED;
  g_assert_cmpint (shields_for (&scene, scene.wing), ==, 0);
}

/* F-ORD-4: friends are ships of one side */
static void
test_braced_ally (void)
{
  g_auto (Scene) scene = scene_new ();
  ForconShipId near = add_beside (&scene, 104);

  test_do (scene.test, forcon_command_order (near, FORCON_ORDER_BRACE), "6 6");
  for (guint i = 0; i < forcon_battle_n_sides (scene.test->battle); i++)
    g_array_index (scene.test->battle->roster->sides, ForconSide, i).alliance = 1;
  test_state (scene.test, near)->side = TEST_RED;
  g_assert_false (forcon_ships_hostile (scene.test->battle, near, scene.wing));
  g_assert_cmpint (shields_for (&scene, scene.wing), ==, 0);
}

/* F-SHLD-2: whatever ties them, the others follow in the order of the file */
static void
test_order_of_pool (void)
{
  g_auto (Scene) scene = scene_new ();
  ForconShipId near = add_beside (&scene, 104);
  ForconShips pool;

  for (guint i = 2; i <= 4; i++)
    test_state (scene.test, (ForconShipId){ (guint16) i })->joined = TRUE;
  pool = forcon_formation_shield_pool (scene.test->battle, &scene.test->rules, near);
  g_assert_cmpuint (pool.n, ==, 3);
  g_assert_cmpuint (pool.ship[0].value, ==, near.value);
  g_assert_cmpuint (pool.ship[1].value, ==, scene.lead.value);
  g_assert_cmpuint (pool.ship[2].value, ==, scene.wing.value);
}

/* F-ORB-1: who is in low orbit is not beside who is on the table */
static void
test_pool_on_two_maps (void)
{
  g_auto (Scene) scene = scene_new ();

  test_card (scene.test, scene.lead)->shields = 2;
  test_state (scene.test, scene.lead)->planet = (ForconObjectId){ 1 };
  g_assert_cmpint (shields_for (&scene, scene.wing), ==, 0);
}

/* F-FIRE-3: all its ships fire back, whichever was fired at, at all ships of the attackers */
static void
test_return_fire (void)
{
  g_auto (Scene) scene = scene_new ();
  ForconShipId second = test_add (scene.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 102, .y = 150 });

  test_enlist (scene.test, scene.red, second, 0);
  test_refused (scene.test, fire (&scene, scene.wing, scene.red), FORCON_VERDICT_NOT_FIRED_AT, "F-FIRE-3");
  test_do (scene.test, fire (&scene, scene.red, scene.lead), "1 1 1 1");
  test_do (scene.test, fire (&scene, scene.wing, second), "1 1 1 1");
  test_do (scene.test, fire (&scene, scene.lead, scene.red), "1 1 1 1");
}

/* F-FIRE-3: nobody fires back for another formation */
static void
test_return_fire_of_others (void)
{
  g_auto (Scene) scene = scene_new ();
  ForconShipId other = add_beside (&scene, 104);

  test_gun (scene.test, other, FORCON_WEAPON_BATTERY, 50, 6);
  test_do (scene.test, fire (&scene, scene.red, scene.wing), "1 1 1 1");
  test_refused (scene.test, fire (&scene, other, scene.red), FORCON_VERDICT_NOT_FIRED_AT, "F-FIRE-3");
}

/* F-FIRE-3: whom one of its ships fires back at binds the other */
static void
test_return_fire_elsewhere (void)
{
  g_auto (Scene) scene = scene_new ();
  ForconShipId second = test_add (scene.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 90, .y = 150 });

  test_gun (scene.test, second, FORCON_WEAPON_BATTERY, 50, 6);
  test_do (scene.test, fire (&scene, scene.red, scene.lead), "1 1 1 1");
  test_do (scene.test, fire (&scene, second, scene.lead), "1 1 1 1");
  test_do (scene.test, fire (&scene, scene.wing, second), "1 1 1 1");
  test_refused (scene.test, fire (&scene, scene.lead, scene.red), FORCON_VERDICT_RETURNS_ELSEWHERE, "F-FIRE-3");
  g_assert_cmpuint (scene.test->outcome->verdict.formation.value, ==,
                    test_state (scene.test, second)->formation.value);
}

/* F-EW-4 */
static void
test_hidden_target (void)
{
  g_auto (Scene) scene = scene_new ();

  test_know (scene.test, TEST_RED, scene.lead, FORCON_LEVEL_HIDDEN);
  test_refused (scene.test, fire (&scene, scene.red, scene.wing), FORCON_VERDICT_NOT_DETECTED, "F-EW-4");
  test_know (scene.test, TEST_RED, scene.lead, FORCON_LEVEL_CONTACT);
  test_do (scene.test, fire (&scene, scene.red, scene.wing), "1 1 1 1");
}

/* F-EW-3: to everybody, before it is told that it fires */
static void
test_shooter_identified (void)
{
  g_auto (Scene) scene = scene_new ();

  test_know (scene.test, TEST_BLUE, scene.red, FORCON_LEVEL_HIDDEN);
  test_do (scene.test, fire (&scene, scene.red, scene.wing), "1 1 1 1");
  g_assert_cmpint (forcon_ship_level (scene.test->battle, scene.red, TEST_BLUE), ==, FORCON_LEVEL_IDENTIFIED);
  g_assert_cmpint (g_array_index (scene.test->outcome->events, ForconEvent, 0).kind, ==, FORCON_EVENT_FORMATION_SEEN);
}

/* F-ORB-1 */
static void
test_target_elsewhere (void)
{
  g_auto (Scene) scene = scene_new ();

  test_state (scene.test, scene.wing)->planet = (ForconObjectId){ 1 };
  test_refused (scene.test, fire (&scene, scene.red, scene.wing), FORCON_VERDICT_ELSEWHERE, "F-ORB-1");
}

/* F-FIRE-1: allies are no target */
static void
test_allies (void)
{
  g_auto (Scene) scene = scene_new ();

  for (guint i = 0; i < 2; i++)
    g_array_index (scene.test->battle->roster->sides, ForconSide, i).alliance = 1;
  test_refused (scene.test, fire (&scene, scene.red, scene.wing), FORCON_VERDICT_OWN_SHIP, "F-FIRE-1");
}

/* F-TORP-5: guns that covered a friend are silent in their own fire phase, not in another side's */
static void
test_covered_guns (void)
{
  g_auto (Scene) scene = scene_new ();

  test_state (scene.test, scene.red)->cover_spent = scene.gun;
  test_refused (scene.test, fire (&scene, scene.red, scene.wing), FORCON_VERDICT_GUNS_COVERED, "F-TORP-5");
  test_state (scene.test, scene.red)->cover_spent = 0;
  test_state (scene.test, scene.wing)->cover_spent = scene.gun;
  test_do (scene.test, fire (&scene, scene.red, scene.wing), "1 1 1 1");
  test_do (scene.test, fire (&scene, scene.wing, scene.red), "1 1 1 1");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/formation-fire/the flagship shows the aspect of all", test_aspect);
  g_test_add_func ("/engine/formation-fire/a flagship on another map shows no aspect", test_aspect_on_two_maps);
  g_test_add_func ("/engine/formation-fire/with command broken each shows its own", test_aspect_broken);
  g_test_add_func ("/engine/formation-fire/bow armour is the target's own", test_bow_armour);
  g_test_add_func ("/engine/formation-fire/on borders the better of both counts", test_borders);
  g_test_add_func ("/engine/formation-fire/a formation pools its shields", test_formation_shields);
  g_test_add_func ("/engine/formation-fire/with command broken each has its own shields", test_broken_shields);
  g_test_add_func ("/engine/formation-fire/with command broken no shields join, but with the option",
                   test_broken_joins_nothing);
  g_test_add_func ("/engine/formation-fire/with command broken shields cannot be ordered to join",
                   test_broken_orders_no_joining);
  g_test_add_func ("/engine/formation-fire/a braced ship covers one whose command is broken", test_broken_braced);
  g_test_add_func ("/engine/formation-fire/ships in contact join their shields by wish", test_joined_shields);
  g_test_add_func ("/engine/formation-fire/joined shields are seen", test_joined_shields_are_seen);
  g_test_add_func ("/engine/formation-fire/ships of two sides join no shields", test_joined_with_strangers);
  g_test_add_func ("/engine/formation-fire/shields are joined once and parted once", test_join_shields_twice);
  g_test_add_func ("/engine/formation-fire/a braced ship covers whom it touches", test_braced_friend);
  g_test_add_func ("/engine/formation-fire/a braced ally covers nobody", test_braced_ally);
  g_test_add_func ("/engine/formation-fire/a pool has its order", test_order_of_pool);
  g_test_add_func ("/engine/formation-fire/ships on two maps pool nothing", test_pool_on_two_maps);
  g_test_add_func ("/engine/formation-fire/all ships fire back", test_return_fire);
  g_test_add_func ("/engine/formation-fire/nobody fires back for others", test_return_fire_of_others);
  g_test_add_func ("/engine/formation-fire/they fire back at one formation", test_return_fire_elsewhere);
  g_test_add_func ("/engine/formation-fire/a hidden formation is no target", test_hidden_target);
  g_test_add_func ("/engine/formation-fire/who fires is identified", test_shooter_identified);
  g_test_add_func ("/engine/formation-fire/nobody fires from one map at another", test_target_elsewhere);
  g_test_add_func ("/engine/formation-fire/nobody fires at allies", test_allies);
  g_test_add_func ("/engine/formation-fire/guns that covered are silent", test_covered_guns);
  return g_test_run ();
}
