/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-test-battle.h"
#include "engine/weapons/torpedo.h"

#define CM(cm) FORCON_CM (cm)
#define BOW FORCON_ARC_BIT (FORCON_ARC_BOW)

/*
 * Red's ship lies at 100, 150 and points up the table; blue's lies 60 cm above it. Red's tube bears ahead: 4 torpedoes
 * of 30 cm a turn, for two turns.
 */
typedef struct {
  TestBattle *test;
  ForconShipId ship;
  ForconShipId target;
  guint32 tube;
} Range;

static Range
range_new (void)
{
  Range range = { .test = test_battle_new () };

  range.ship = test_add (range.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 100, .y = 150 });
  range.target = test_add (range.test, (TestShip){ .side = TEST_BLUE, .x = 100, .y = 90 });
  range.tube = test_tube (range.test, range.ship, BOW, 30, 4, 2);
  test_enter (range.test, TEST_RED, FORCON_STEP_FIRE);
  return range;
}

static void
range_clear (Range *range)
{
  g_clear_pointer (&range->test, test_battle_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Range, range_clear)

static ForconCommand
launch (const Range *range, guint32 tubes)
{
  return FORCON_COMMAND (LAUNCH, launch, .ship = range->ship, .target = range->target, .weapons = tubes);
}

static ForconCommand
launch_on (const Range *range, gint degrees)
{
  return FORCON_COMMAND (LAUNCH, launch, .ship = range->ship, .weapons = range->tube, .by_heading = TRUE,
                         .heading = FORCON_DEGREES (degrees));
}

static ForconCommand
launch_with (const Range *range, ForconShipId other)
{
  ForconCommand command = launch (range, range->tube);

  command.launch.with = (ForconShips){ .n = 1, .ship = { other } };
  return command;
}

/* Another ship of red's formation, with a tube of 3 torpedoes of its own. */
static ForconShipId
companion (const Range *range, gint x, gint y)
{
  ForconShipId other = test_add (range->test, (TestShip){ .x = x, .y = y });

  test_tube (range->test, other, BOW, 25, 3, 3);
  test_enlist (range->test, range->ship, other, 1);
  range->test->battle->formations[test_state (range->test, range->ship)->formation.value - 1].flagship = range->ship;
  return other;
}

static void
end_steps (TestBattle *test, guint n)
{
  for (guint i = 0; i < n; i++)
    test_do (test, test_end_step (), "");
}

/* F-TORP-1 */
static void
test_launch (void)
{
  g_auto (Range) range = range_new ();

  test_do (range.test, launch (&range, range.tube), "");
  const ForconEvent *event = test_event (range.test, FORCON_EVENT_TORPEDOES_LAUNCHED);

  g_assert_true (forcon_point_equal (event->torpedoes_launched.position, (ForconPoint){ CM (100), CM (150) }));
  g_assert_cmpint (event->torpedoes_launched.heading, ==, 0);
  g_assert_cmpint (event->torpedoes_launched.count, ==, 4);
  g_assert_cmpint (event->torpedoes_launched.speed, ==, CM (30));
  g_assert_cmpint (event->torpedoes_launched.run, ==, 2);
  g_assert_cmpint (event->torpedoes_launched.ships, ==, 1);
  g_assert_cmpint (test_event (range.test, FORCON_EVENT_TUBES_EMPTIED)->tubes_emptied.torpedoes, ==, 4);
  g_assert_cmpuint (range.test->battle->salvos->len, ==, 1);
  g_assert_cmpuint (test_torpedoes (range.test, event->torpedoes_launched.salvo)->side.value, ==, TEST_RED.value);
}

/* F-TORP-1: 45.0° is still in the bow arc, 45.1° is not */
static void
test_arc (void)
{
  g_auto (Range) range = range_new ();
  ForconCommand beside = launch_on (&range, 45);

  beside.launch.heading++;
  test_refused (range.test, beside, FORCON_VERDICT_TUBE_OUT_OF_ARC, "F-TORP-1");
  g_assert_cmpint (range.test->outcome->verdict.angle, ==, 451);
  test_do (range.test, launch_on (&range, 45), "");
  g_assert_cmpint (test_event (range.test, FORCON_EVENT_TORPEDOES_LAUNCHED)->torpedoes_launched.heading, ==, 450);
}

/* F-TORP-1: launched in turn 1, ready in turn 3 */
static void
test_reloading (void)
{
  g_auto (Range) range = range_new ();

  test_do (range.test, launch_on (&range, 0), "");
  test_refused (range.test, launch_on (&range, 0), FORCON_VERDICT_TUBE_NOT_READY, "F-TORP-1");
  g_assert_cmpint (range.test->outcome->verdict.actual, ==, 2);
  test_state (range.test, range.target)->position.x = CM (10);
  end_steps (range.test, 8);
  test_refused (range.test, launch_on (&range, 0), FORCON_VERDICT_TUBE_NOT_READY, "F-TORP-1");
  g_assert_cmpint (range.test->outcome->verdict.actual, ==, 1);
  end_steps (range.test, 8);
  test_do (range.test, launch_on (&range, 0), "");
}

/* F-TORP-1, F-ORD-5: with the tubes prepared again in turn 2 */
static void
test_prepared (void)
{
  g_auto (Range) range = range_new ();

  test_do (range.test, launch_on (&range, 0), "");
  test_state (range.test, range.ship)->prepared = TRUE;
  test_refused (range.test, launch_on (&range, 0), FORCON_VERDICT_TUBE_NOT_READY, "F-TORP-1");
  g_assert_cmpint (range.test->outcome->verdict.actual, ==, 1);
  test_state (range.test, range.target)->position.x = CM (10);
  end_steps (range.test, 8);
  test_do (range.test, launch_on (&range, 0), "");
}

/* F-TORP-1 */
static void
test_no_tube (void)
{
  g_auto (Range) range = range_new ();
  guint32 gun = test_gun (range.test, range.ship, FORCON_WEAPON_BATTERY, 50, 6);

  test_refused (range.test, launch (&range, range.tube | gun), FORCON_VERDICT_NOT_A_TUBE, "F-TORP-1");
  test_refused (range.test, launch (&range, 0), FORCON_VERDICT_NO_TUBES, "F-TORP-1");
  test_refused (range.test, launch (&range, 1u << 20), FORCON_VERDICT_NO_WEAPON, "F-FIRE-1");
}

/* F-CRT-5, F-STC-5 */
static void
test_damaged_tubes (void)
{
  g_auto (Range) range = range_new ();

  test_add_critical (range.test, range.ship, FORCON_CRITICAL_BOW, 0);
  test_refused (range.test, launch (&range, range.tube), FORCON_VERDICT_WEAPON_DAMAGED, "F-CRT-5");
  g_assert_cmpint (range.test->outcome->verdict.effect, ==, FORCON_CRITICAL_BOW);
  g_assert_cmpuint (forcon_launch_ready (range.test->battle, range.ship), ==, 0);
  g_array_set_size (range.test->battle->criticals, 0);
  test_add_critical (range.test, range.ship, FORCON_CRITICAL_TORPEDO_TUBES, 0);
  test_refused (range.test, launch (&range, range.tube), FORCON_VERDICT_WEAPON_DAMAGED, "F-STC-5");
}

/* F-MOV-11: half of 3 and 3 is 3, in one go or tube by tube */
static void
test_half_effect (void)
{
  g_auto (Range) range = range_new ();
  guint32 first = test_tube (range.test, range.ship, BOW, 30, 3, 2);
  guint32 second = test_tube (range.test, range.ship, BOW, 30, 3, 2);
  ForconLaunch solved;
  ForconCommand both = launch (&range, first | second);

  test_state (range.test, range.ship)->strained = 1;
  forcon_launch_solve (range.test->battle, &range.test->rules, &both, &solved);
  g_assert_cmpint (solved.count, ==, 3);
  test_do (range.test, launch (&range, first), "");
  g_assert_cmpint (test_event (range.test, FORCON_EVENT_TORPEDOES_LAUNCHED)->torpedoes_launched.count, ==, 2);
  test_do (range.test, launch (&range, second), "");
  g_assert_cmpint (test_event (range.test, FORCON_EVENT_TORPEDOES_LAUNCHED)->torpedoes_launched.count, ==, 1);
}

/* F-TORP-1: a target is named that is there, seen, hostile, or there is a heading */
static void
test_targets (void)
{
  g_auto (Range) range = range_new ();
  ForconCommand aimless = FORCON_COMMAND (LAUNCH, launch, .ship = range.ship, .weapons = range.tube);

  test_refused (range.test, aimless, FORCON_VERDICT_NEEDS_TARGET, "F-FORM-6");
  aimless.launch.target = range.ship;
  test_refused (range.test, aimless, FORCON_VERDICT_OWN_SHIP, "F-FIRE-1");
  aimless.launch.target = (ForconShipId){ 9 };
  test_refused (range.test, aimless, FORCON_VERDICT_NO_SUCH_SHIP, "F-GEN-6");
  test_state (range.test, range.target)->status = FORCON_SHIP_DESTROYED;
  test_refused (range.test, launch (&range, range.tube), FORCON_VERDICT_TARGET_GONE, "F-FIRE-1");
  test_state (range.test, range.target)->status = FORCON_SHIP_IN_ACTION;
  test_state (range.test, range.target)->planet = (ForconObjectId){ 7 };
  test_refused (range.test, launch (&range, range.tube), FORCON_VERDICT_ELSEWHERE, "F-ORB-1");
  test_know (range.test, TEST_RED, range.target, FORCON_LEVEL_HIDDEN);
  test_refused (range.test, launch (&range, range.tube), FORCON_VERDICT_NOT_DETECTED, "F-EW-4");
}

/* F-EW-3 */
static void
test_identified (void)
{
  g_auto (Range) range = range_new ();

  test_know (range.test, TEST_BLUE, range.ship, FORCON_LEVEL_HIDDEN);
  test_do (range.test, launch_on (&range, 0), "");
  g_assert_cmpint (forcon_ship_level (range.test->battle, range.ship, TEST_BLUE), ==, FORCON_LEVEL_IDENTIFIED);
  g_assert_cmpint (test_event (range.test, FORCON_EVENT_FORMATION_SEEN)->formation_seen.why, ==,
                   FORCON_REVEAL_LAUNCHED);
}

/* F-FORM-6: measured from the ship farthest from the target; with the least speed and the least run among the tubes */
static void
test_joint (void)
{
  g_auto (Range) range = range_new ();
  ForconShipId other = companion (&range, 103, 155);

  test_do (range.test, launch_with (&range, other), "");
  const ForconEvent *event = test_event (range.test, FORCON_EVENT_TORPEDOES_LAUNCHED);

  g_assert_true (forcon_point_equal (event->torpedoes_launched.position, (ForconPoint){ CM (103), CM (155) }));
  g_assert_cmpint (event->torpedoes_launched.heading, ==,
                   forcon_point_bearing ((ForconPoint){ CM (103), CM (155) }, (ForconPoint){ CM (100), CM (90) }));
  g_assert_cmpint (event->torpedoes_launched.count, ==, 7);
  g_assert_cmpint (event->torpedoes_launched.speed, ==, CM (25));
  g_assert_cmpint (event->torpedoes_launched.run, ==, 2);
  g_assert_cmpint (event->torpedoes_launched.ships, ==, 2);
  g_assert_cmpuint (event->torpedoes_launched.ship.value, ==, range.ship.value);
  g_assert_cmpuint (test_count (range.test, FORCON_EVENT_TUBES_EMPTIED), ==, 2);
  g_assert_cmpuint (test_state (range.test, other)->loading, ==, 1);
}

/* F-FORM-6: of several equally far the first of the file, whoever leads */
static void
test_joint_equally_far (void)
{
  g_auto (Range) range = range_new ();
  ForconShipId other = companion (&range, 103, 150);
  ForconCommand command = launch_with (&range, other);

  test_state (range.test, range.ship)->position = (ForconPoint){ CM (97), CM (150) };
  test_do (range.test, command, "");
  g_assert_true (forcon_point_equal (test_event (range.test, FORCON_EVENT_TORPEDOES_LAUNCHED)->torpedoes_launched.position,
                                     (ForconPoint){ CM (97), CM (150) }));
}

/* F-FORM-6 */
static void
test_joint_needs_target (void)
{
  g_auto (Range) range = range_new ();
  ForconCommand command = launch_with (&range, companion (&range, 103, 155));

  command.launch.target = FORCON_NO_SHIP;
  command.launch.by_heading = TRUE;
  test_refused (range.test, command, FORCON_VERDICT_NEEDS_TARGET, "F-FORM-6");
}

/* F-FORM-6: of one formation, and each ship but once */
static void
test_joint_strangers (void)
{
  g_auto (Range) range = range_new ();
  ForconShipId stranger = test_add (range.test, (TestShip){ .x = 103, .y = 155 });

  test_tube (range.test, stranger, BOW, 25, 3, 3);
  test_refused (range.test, launch_with (&range, stranger), FORCON_VERDICT_NOT_ONE_FORMATION, "F-FORM-3");
  test_refused (range.test, launch_with (&range, range.ship), FORCON_VERDICT_ALREADY_TOGETHER, "F-FORM-3");
}

/* F-FORM-7 */
static void
test_joint_broken (void)
{
  g_auto (Range) range = range_new ();
  ForconShipId other = companion (&range, 103, 155);

  range.test->battle->formations[test_state (range.test, range.ship)->formation.value - 1].broken = TRUE;
  test_refused (range.test, launch_with (&range, other), FORCON_VERDICT_COMMAND_IS_BROKEN, "F-FORM-7");
  test_do (range.test, launch (&range, range.tube), "");
}

/* F-FORM-6, F-TORP-1: a ship that gives nothing is named for nothing */
static void
test_joint_empty (void)
{
  g_auto (Range) range = range_new ();
  ForconShipId other = companion (&range, 103, 155);

  test_state (range.test, other)->unready = 1;
  test_refused (range.test, launch_with (&range, other), FORCON_VERDICT_NO_TUBES, "F-TORP-1");
  g_assert_cmpuint (range.test->outcome->verdict.ship.value, ==, other.value);
  test_state (range.test, other)->unready = 0;
  test_state (range.test, other)->heading = FORCON_DEGREES (90);
  test_refused (range.test, launch_with (&range, other), FORCON_VERDICT_NO_TUBES, "F-TORP-1");
}

/* F-TORP-1 */
static void
test_only_in_own_fire (void)
{
  g_auto (Range) range = range_new ();

  test_enter (range.test, TEST_BLUE, FORCON_STEP_FIRE);
  test_refused (range.test, launch_on (&range, 0), FORCON_VERDICT_NOT_ITS_TURN, "F-TURN-1");
  test_enter (range.test, TEST_RED, FORCON_STEP_MOVEMENT);
  test_refused (range.test, launch_on (&range, 0), FORCON_VERDICT_WRONG_STEP, "F-TURN-1");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/launching/a salvo starts at the ship and flies to the target", test_launch);
  g_test_add_func ("/engine/launching/the heading must lie in the arc of each tube", test_arc);
  g_test_add_func ("/engine/launching/tubes are ready again after a whole turn", test_reloading);
  g_test_add_func ("/engine/launching/prepared tubes are ready in the next turn", test_prepared);
  g_test_add_func ("/engine/launching/only tubes launch", test_no_tube);
  g_test_add_func ("/engine/launching/damaged tubes do not launch", test_damaged_tubes);
  g_test_add_func ("/engine/launching/half effect halves what the ship launches in all", test_half_effect);
  g_test_add_func ("/engine/launching/a target is an enemy in sight on the same map", test_targets);
  g_test_add_func ("/engine/launching/a launch identifies the formation", test_identified);
  g_test_add_func ("/engine/launching/a joint salvo starts at the farthest ship", test_joint);
  g_test_add_func ("/engine/launching/of ships equally far the first counts", test_joint_equally_far);
  g_test_add_func ("/engine/launching/a joint salvo needs a target", test_joint_needs_target);
  g_test_add_func ("/engine/launching/only one formation joins its torpedoes", test_joint_strangers);
  g_test_add_func ("/engine/launching/with broken command each ship launches alone", test_joint_broken);
  g_test_add_func ("/engine/launching/each ship of a joint salvo gives something", test_joint_empty);
  g_test_add_func ("/engine/launching/only in the fire phase of its own turn", test_only_in_own_fire);
  return g_test_run ();
}
