/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/formation.h"
#include "forcon-test-battle.h"
#include "engine/weapons/torpedo.h"

#define CM(cm) FORCON_CM (cm)

/* Blue's ship lies at 100, 130, with two turrets; red's 4 torpedoes come to it from below, and hit on 5 and 6. */
typedef struct {
  TestBattle *test;
  ForconShipId target;
  ForconSalvoId salvo;
} Wave;

static Wave
wave_new (void)
{
  Wave wave = { .test = test_battle_new () };

  test_add (wave.test, (TestShip){ .x = 10, .y = 190 });
  wave.target = test_add (wave.test, (TestShip){ .side = TEST_BLUE, .x = 100, .y = 130 });
  test_card (wave.test, wave.target)->turrets = 2;
  wave.salvo = test_salvo (wave.test, TEST_RED, 100, 150, 0, 4, 30);
  test_enter (wave.test, TEST_RED, FORCON_STEP_TORPEDOES);
  return wave;
}

static void
wave_clear (Wave *wave)
{
  g_clear_pointer (&wave->test, test_battle_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Wave, wave_clear)

static ForconShipId
blue (const Wave *wave, ForconShipType type, gint x, gint y)
{
  return test_add (wave->test, (TestShip){ .type = type, .side = TEST_BLUE, .x = x, .y = y });
}

/* An escort of blue at 110, 130 that points at the ship to cover, with a gun ahead: range 20, firepower 3. */
static ForconShipId
escort (const Wave *wave)
{
  ForconShipId ship = blue (wave, FORCON_SHIP_TYPE_FRIGATE, 110, 130);

  test_state (wave->test, ship)->heading = FORCON_DEGREES (270);
  test_mounted (wave->test, ship, FORCON_MOUNT_BOW, FORCON_ARC_BIT (FORCON_ARC_BOW), 20, 3);
  return ship;
}

static ForconCommand
come (ForconSalvoId salvo)
{
  return FORCON_COMMAND (MOVE_SALVO, move_salvo, .salvo = salvo, .legs = { .n = 1, .leg = { { CM (30), 0 } } });
}

static ForconCommand
cover (const Wave *wave, ForconShipId ship, guint32 weapons)
{
  return FORCON_COMMAND (COVER, cover, .ship = ship, .target = wave->target, .weapons = weapons);
}

static ForconCommand
fire (const Wave *wave, ForconShipId ship, guint32 weapons)
{
  return FORCON_COMMAND (FIRE, fire, .ship = ship, .salvo = wave->salvo, .weapons = weapons);
}

static gint
left (const Wave *wave)
{
  const ForconSalvo *salvo = test_torpedoes (wave->test, wave->salvo);

  return salvo == NULL ? 0 : salvo->count;
}

/* F-TORP-4: one die per turret, 4+ takes one out, before the armour */
static void
test_turrets (void)
{
  g_auto (Wave) wave = wave_new ();

  test_do (wave.test, come (wave.salvo), "4 3  5 1 1  2");
  const ForconEvent *event = test_event (wave.test, FORCON_EVENT_TURRETS_FIRED);

  g_assert_cmpint (event->turrets_fired.turrets, ==, 2);
  g_assert_cmpint (event->turrets_fired.needed, ==, 4);
  g_assert_cmpint (event->turrets_fired.shot_down, ==, 1);
  g_assert_cmpint (event->turrets_fired.left, ==, 3);
  g_assert_cmpint (left (&wave), ==, 2);
  g_assert_true (test_state (wave.test, wave.target)->turrets_used);
}

/* F-TORP-4: against one wave per phase, but again in the next torpedo phase */
static void
test_one_wave (void)
{
  g_auto (Wave) wave = wave_new ();
  ForconSalvoId second = test_salvo (wave.test, TEST_RED, 100, 155, 0, 2, 30);

  test_do (wave.test, come (wave.salvo), "1 1  1 1 1 1");
  test_do (wave.test, come (second), "1 1");
  g_assert_cmpuint (test_count (wave.test, FORCON_EVENT_TURRETS_FIRED), ==, 0);
  test_enter (wave.test, TEST_RED, FORCON_STEP_FIRE);
  test_do (wave.test, test_end_step (), "");
  g_assert_false (test_state (wave.test, wave.target)->turrets_used);
}

/* F-TORP-4: when all are shot down nobody is struck */
static void
test_all_shot_down (void)
{
  g_auto (Wave) wave = wave_new ();

  test_torpedoes (wave.test, wave.salvo)->count = 1;
  test_do (wave.test, come (wave.salvo), "4 4");
  g_assert_cmpint (test_event (wave.test, FORCON_EVENT_TURRETS_FIRED)->turrets_fired.shot_down, ==, 1);
  g_assert_cmpint (test_event (wave.test, FORCON_EVENT_SALVO_GONE)->salvo_gone.end, ==,
                   FORCON_SALVO_END_SHOT_DOWN);
  g_assert_cmpint (left (&wave), ==, 0);
}

/* F-TORP-4, F-STC-6: turrets of a ship in contact join, those of one apart do not; a damaged reactor halves them */
static void
test_contact (void)
{
  g_auto (Wave) wave = wave_new ();
  ForconShipId touching = blue (&wave, FORCON_SHIP_TYPE_BATTLESHIP, 100, 128);
  ForconShipId apart = blue (&wave, FORCON_SHIP_TYPE_BATTLESHIP, 110, 130);

  test_state (wave.test, touching)->position.y = CM (130) - 250;
  test_card (wave.test, touching)->turrets = 3;
  test_card (wave.test, apart)->turrets = 9;
  test_torpedoes (wave.test, wave.salvo)->speed = CM (20);
  ForconCommand command = come (wave.salvo);

  command.move_salvo.legs.leg[0].ahead = CM (20);
  test_add_critical (wave.test, touching, FORCON_CRITICAL_REACTOR, 0);
  test_do (wave.test, command, "1 1 1 4  1 1 1");
  g_assert_true (test_state (wave.test, touching)->turrets_used);
  g_assert_false (test_state (wave.test, apart)->turrets_used);
}

/* A command makes the battle anew: what points into it does not outlive one. */
static ForconFormation *
formation_of (const Wave *wave, ForconShipId ship)
{
  return &wave->test->battle->formations[test_state (wave->test, ship)->formation.value - 1];
}

/* F-TORP-4, F-FORM-5: those of a formation with its command join from afar, and are used up with it */
static void
test_formation (void)
{
  g_auto (Wave) wave = wave_new ();
  ForconShipId other = blue (&wave, FORCON_SHIP_TYPE_BATTLESHIP, 150, 130);
  ForconSalvoId second = test_salvo (wave.test, TEST_RED, 150, 150, 0, 1, 30);

  test_card (wave.test, other)->turrets = 1;
  test_enlist (wave.test, wave.target, other, 1);
  formation_of (&wave, other)->flagship = wave.target;
  test_do (wave.test, come (wave.salvo), "1 1 4  1 1 1");
  test_do (wave.test, come (second), "1");
  formation_of (&wave, other)->broken = TRUE;
  test_state (wave.test, other)->turrets_used = FALSE;
  test_torpedoes (wave.test, second)->moved = FALSE;
  test_torpedoes (wave.test, second)->struck = FORCON_NO_SHIP;
  test_torpedoes (wave.test, second)->position.y = CM (150);
  test_do (wave.test, come (second), "1  1");
}

/* F-FORM-5: with command broken turrets do not join in contact either, but with the option */
static void
test_broken_command (void)
{
  g_auto (Wave) wave = wave_new ();
  ForconShipId touching = blue (&wave, FORCON_SHIP_TYPE_BATTLESHIP, 100, 128);
  ForconDefence defence;

  test_state (wave.test, touching)->position.y = CM (130) - 250;
  test_card (wave.test, touching)->turrets = 3;
  test_enlist (wave.test, wave.target, touching, 1);
  formation_of (&wave, touching)->flagship = wave.target;
  formation_of (&wave, touching)->broken = TRUE;
  forcon_torpedo_defence (wave.test->battle, &wave.test->rules, wave.target, &defence);
  g_assert_cmpint (defence.turrets, ==, 2);
  wave.test->rules.options.broken_joins_in_contact = TRUE;
  forcon_torpedo_defence (wave.test->battle, &wave.test->rules, wave.target, &defence);
  g_assert_cmpint (defence.turrets, ==, 5);
}

/* F-FORM-5: nor through a ship of another formation that touches both */
static void
test_broken_command_between (void)
{
  g_auto (Wave) wave = wave_new ();
  ForconShipId between = blue (&wave, FORCON_SHIP_TYPE_BATTLESHIP, 100, 128);
  ForconShipId beyond = blue (&wave, FORCON_SHIP_TYPE_BATTLESHIP, 100, 125);
  ForconDefence defence;

  test_state (wave.test, between)->position.y = CM (130) - 250;
  test_card (wave.test, between)->turrets = 3;
  test_card (wave.test, beyond)->turrets = 4;
  test_enlist (wave.test, wave.target, beyond, 1);
  formation_of (&wave, beyond)->flagship = wave.target;
  forcon_torpedo_defence (wave.test->battle, &wave.test->rules, wave.target, &defence);
  g_assert_cmpint (defence.turrets, ==, 9);
  formation_of (&wave, beyond)->broken = TRUE;
  forcon_torpedo_defence (wave.test->battle, &wave.test->rules, wave.target, &defence);
  g_assert_cmpint (defence.turrets, ==, 2);
}

/* F-TORP-5: firepower in dice with the turrets, in one throw, at 4+ */
static void
test_cover (void)
{
  g_auto (Wave) wave = wave_new ();
  ForconShipId ship = escort (&wave);

  test_do (wave.test, cover (&wave, ship, 1), "");
  g_assert_cmpuint (test_state (wave.test, ship)->cover, ==, 1);
  test_do (wave.test, come (wave.salvo), "1 1 4 4 3  1 1");
  const ForconEvent *event = test_event (wave.test, FORCON_EVENT_TURRETS_FIRED);

  g_assert_cmpint (event->turrets_fired.turrets, ==, 2);
  g_assert_cmpint (event->turrets_fired.cover, ==, 3);
  g_assert_cmpint (event->turrets_fired.shot_down, ==, 2);
  g_assert_cmpuint (test_state (wave.test, ship)->cover_spent, ==, 1);
  g_assert_false (test_state (wave.test, ship)->turrets_used);
  g_assert_cmpuint (test_count (wave.test, FORCON_EVENT_TURRETS_SPENT), ==, 2);
}

/* F-TORP-5: against one wave only; and nothing is spent when none comes */
static void
test_cover_once (void)
{
  g_auto (Wave) wave = wave_new ();
  ForconShipId ship = escort (&wave);
  ForconSalvoId second = test_salvo (wave.test, TEST_RED, 100, 155, 0, 1, 30);

  test_do (wave.test, cover (&wave, ship, 1), "");
  g_assert_cmpuint (test_state (wave.test, ship)->cover_spent, ==, 0);
  test_do (wave.test, come (wave.salvo), "1 1 1 1 1  1 1 1 1");
  test_do (wave.test, come (second), "1");
  test_refused (wave.test, cover (&wave, ship, 1), FORCON_VERDICT_COVER_SPENT, "F-TORP-5");
}

/* F-TORP-5: the guns that covered may not fire in their owner's next fire phase, and may in the one after it */
static void
test_cover_binds (void)
{
  g_auto (Wave) wave = wave_new ();
  ForconShipId ship = escort (&wave);
  ForconShipId foe = test_add (wave.test, (TestShip){ .x = 95, .y = 130 });
  ForconCommand at_foe = forcon_command_fire (ship, foe, 1);

  test_do (wave.test, cover (&wave, ship, 1), "");
  test_do (wave.test, come (wave.salvo), "4 4 4 4 4");
  for (guint i = 0; i < 3; i++)
    test_do (wave.test, test_end_step (), "");
  g_assert_cmpint (wave.test->battle->step, ==, FORCON_STEP_FIRE);
  g_assert_cmpuint (wave.test->battle->side.value, ==, TEST_BLUE.value);
  test_refused (wave.test, at_foe, FORCON_VERDICT_GUNS_COVERED, "F-TORP-5");
  for (guint i = 0; i < 8; i++)
    test_do (wave.test, test_end_step (), "");
  g_assert_cmpint (wave.test->battle->step, ==, FORCON_STEP_FIRE);
  test_do (wave.test, at_foe, "1");
}

/* F-TORP-5: guns used in their own side's torpedo phase are out in its next turn */
static void
test_cover_in_own_turn (void)
{
  g_auto (Wave) wave = wave_new ();
  ForconShipId ship = escort (&wave);
  ForconShipId foe = test_add (wave.test, (TestShip){ .x = 95, .y = 130 });

  test_enter (wave.test, TEST_BLUE, FORCON_STEP_TORPEDOES);
  test_state (wave.test, ship)->cover_spent = 1;
  for (guint i = 0; i < 7; i++)
    test_do (wave.test, test_end_step (), test_torpedoes (wave.test, wave.salvo) != NULL && i == 4 ? "4 4  1 1" : "");
  g_assert_cmpint (wave.test->battle->step, ==, FORCON_STEP_FIRE);
  g_assert_cmpuint (wave.test->battle->side.value, ==, TEST_BLUE.value);
  test_refused (wave.test, forcon_command_fire (ship, foe, 1), FORCON_VERDICT_GUNS_COVERED, "F-TORP-5");
}

/* F-TORP-5: it is for that friend, not for another */
static void
test_cover_of_another (void)
{
  g_auto (Wave) wave = wave_new ();
  ForconShipId ship = escort (&wave);
  ForconCommand command = cover (&wave, ship, 1);

  command.cover.target = blue (&wave, FORCON_SHIP_TYPE_CRUISER, 100, 125);
  test_do (wave.test, command, "");
  test_torpedoes (wave.test, wave.salvo)->speed = CM (20);
  command = come (wave.salvo);
  command.move_salvo.legs.leg[0].ahead = CM (20);
  test_do (wave.test, command, "1 1  1 1 1 1");
}

/* F-EW-3: who covers opens fire */
static void
test_cover_identifies (void)
{
  g_auto (Wave) wave = wave_new ();
  ForconShipId ship = escort (&wave);

  test_know (wave.test, TEST_RED, ship, FORCON_LEVEL_HIDDEN);
  test_do (wave.test, cover (&wave, ship, 1), "");
  g_assert_cmpint (forcon_ship_level (wave.test->battle, ship, TEST_RED), ==, FORCON_LEVEL_HIDDEN);
  test_do (wave.test, come (wave.salvo), "1 1 4 4 3  1 1");
  g_assert_cmpint (forcon_ship_level (wave.test->battle, ship, TEST_RED), ==, FORCON_LEVEL_IDENTIFIED);
}

/* F-EW-3, F-TORP-4: whose turrets join those of another is seen by those who see that one, and by nobody else */
static void
test_joined_turrets_are_seen (void)
{
  g_auto (Wave) wave = wave_new ();
  ForconShipId beside = blue (&wave, FORCON_SHIP_TYPE_CRUISER, 102, 130);

  forcon_battle_add_side (wave.test->battle, "green", "Green");
  test_card (wave.test, beside)->turrets = 1;
  test_know (wave.test, TEST_RED, beside, FORCON_LEVEL_HIDDEN);
  test_know (wave.test, TEST_GREEN, beside, FORCON_LEVEL_HIDDEN);
  test_know (wave.test, TEST_GREEN, wave.target, FORCON_LEVEL_HIDDEN);
  test_do (wave.test, come (wave.salvo), "4 4 1  1 1");
  g_assert_cmpint (forcon_ship_level (wave.test->battle, beside, TEST_RED), ==, FORCON_LEVEL_CONTACT);
  g_assert_cmpint (forcon_ship_level (wave.test->battle, beside, TEST_GREEN), ==, FORCON_LEVEL_HIDDEN);
}

/* F-TORP-5, F-MOV-11: half effect halves the cover, rounded up */
static void
test_cover_half (void)
{
  g_auto (Wave) wave = wave_new ();
  ForconShipId ship = escort (&wave);
  ForconDefence defence;

  test_state (wave.test, ship)->strained = 1;
  test_do (wave.test, cover (&wave, ship, 1), "");
  forcon_torpedo_defence (wave.test->battle, &wave.test->rules, wave.target, &defence);
  g_assert_cmpint (defence.turrets, ==, 2);
  g_assert_cmpint (defence.cover, ==, 2);
  g_assert_cmpuint (defence.n_defenders, ==, 2);
}

/* F-TORP-5: escorts only, of friends only, on the same map */
static void
test_cover_whom (void)
{
  g_auto (Wave) wave = wave_new ();
  ForconShipId ship = escort (&wave);
  ForconShipId capital = blue (&wave, FORCON_SHIP_TYPE_CRUISER, 105, 140);
  ForconCommand command = cover (&wave, ship, 1);

  test_gun (wave.test, capital, FORCON_WEAPON_BATTERY, 50, 6);
  test_refused (wave.test, cover (&wave, capital, 1), FORCON_VERDICT_NOT_AN_ESCORT, "F-TORP-5");
  command.cover.target = (ForconShipId){ 1 };
  test_refused (wave.test, command, FORCON_VERDICT_COVER_FOE, "F-TORP-5");
  command.cover.target = (ForconShipId){ 77 };
  test_refused (wave.test, command, FORCON_VERDICT_NO_SUCH_SHIP, "F-GEN-6");
  test_state (wave.test, wave.target)->planet = (ForconObjectId){ 5 };
  test_refused (wave.test, cover (&wave, ship, 1), FORCON_VERDICT_ELSEWHERE, "F-ORB-1");
  test_state (wave.test, wave.target)->status = FORCON_SHIP_HULK;
  test_refused (wave.test, cover (&wave, ship, 1), FORCON_VERDICT_TARGET_GONE, "F-FIRE-1");
}

/* F-TORP-5: range exactly, no arc; no tubes, no damaged guns */
static void
test_cover_guns (void)
{
  g_auto (Wave) wave = wave_new ();
  ForconShipId ship = escort (&wave);
  guint32 tube = test_tube (wave.test, ship, TEST_ALL_ARCS, 30, 2, 2);

  test_refused (wave.test, cover (&wave, ship, 0), FORCON_VERDICT_NO_WEAPON, "F-FIRE-1");
  test_refused (wave.test, cover (&wave, ship, tube), FORCON_VERDICT_NOT_A_GUN, "F-TORP-1");
  test_state (wave.test, ship)->position.x = CM (120) + 1;
  test_refused (wave.test, cover (&wave, ship, 1), FORCON_VERDICT_COVER_OUT_OF_RANGE, "F-TORP-5");
  g_assert_cmpint (wave.test->outcome->verdict.needed_length, ==, CM (20));
  test_state (wave.test, ship)->position.x--;
  g_assert_cmpuint (forcon_cover_usable (wave.test->battle, ship, wave.target), ==, 1);
  test_state (wave.test, ship)->heading = 900;
  g_assert_cmpuint (forcon_cover_usable (wave.test->battle, ship, wave.target), ==, 1);
  test_add_critical (wave.test, ship, FORCON_CRITICAL_BOW, 0);
  test_refused (wave.test, cover (&wave, ship, 1), FORCON_VERDICT_WEAPON_DAMAGED, "F-CRT-5");
}

/* F-TORP-5: in range is who is in range of any of its guns that work; all of them are added */
static void
test_cover_range (void)
{
  g_auto (Wave) wave = wave_new ();
  ForconShipId ship = escort (&wave);
  guint32 far = test_mounted (wave.test, ship, FORCON_MOUNT_PORT, FORCON_ARC_BIT (FORCON_ARC_PORT), 30, 2);

  test_state (wave.test, ship)->position.x = CM (130);
  g_assert_cmpuint (forcon_cover_usable (wave.test->battle, ship, wave.target), ==, 1 | far);
  test_do (wave.test, cover (&wave, ship, 1 | far), "");
  test_do (wave.test, come (wave.salvo), "1 1 4 4 4 3 3  1");
  test_state (wave.test, ship)->position.x = CM (130) + 1;
  test_state (wave.test, ship)->cover_spent = 0;
  test_refused (wave.test, cover (&wave, ship, 1 | far), FORCON_VERDICT_COVER_OUT_OF_RANGE, "F-TORP-5");
  g_assert_cmpint (wave.test->outcome->verdict.needed_length, ==, CM (30));
  test_state (wave.test, ship)->position.x = CM (130);
  test_add_critical (wave.test, ship, FORCON_CRITICAL_PORT, 0);
  test_refused (wave.test, cover (&wave, ship, 1), FORCON_VERDICT_COVER_OUT_OF_RANGE, "F-TORP-5");
}

/* F-TORP-5: a ship of an allied side too */
static void
test_cover_ally (void)
{
  g_auto (Wave) wave = wave_new ();
  ForconSideId green = forcon_battle_add_side (wave.test->battle, "green", "Green");
  ForconShipId ship = escort (&wave);
  ForconCommand command = cover (&wave, ship, 1);

  command.cover.target = test_add (wave.test, (TestShip){ .side = green, .x = 110, .y = 140 });
  test_refused (wave.test, command, FORCON_VERDICT_COVER_FOE, "F-TORP-5");
  g_array_index (wave.test->battle->roster->sides, ForconSide, 1).alliance = 1;
  g_array_index (wave.test->battle->roster->sides, ForconSide, 2).alliance = 1;
  test_do (wave.test, command, "");
}

/* F-TORP-5: an escort covers itself with all its guns */
static void
test_cover_itself (void)
{
  g_auto (Wave) wave = wave_new ();
  ForconShipId ship = escort (&wave);
  ForconCommand command = cover (&wave, ship, 1);

  command.cover.target = ship;
  test_do (wave.test, command, "");
}

/* F-TORP-8: 20 of 40 cm is near, column 4; firepower 12 is 4 salvos; armour 1: each takes one out */
static void
test_battery (void)
{
  g_auto (Wave) wave = wave_new ();
  ForconShipId ship = blue (&wave, FORCON_SHIP_TYPE_CRUISER, 100, 170);
  guint32 gun = test_gun (wave.test, ship, FORCON_WEAPON_BATTERY, 40, 12);

  test_torpedoes (wave.test, wave.salvo)->count = 6;
  test_enter (wave.test, TEST_BLUE, FORCON_STEP_FIRE);
  test_do (wave.test, fire (&wave, ship, gun), "1 1 6 2");
  const ForconEvent *event = test_event (wave.test, FORCON_EVENT_SALVO_FIRED_AT);

  g_assert_cmpint (event->salvo_fired_at.base_column, ==, 5);
  g_assert_cmpint (event->salvo_fired_at.column, ==, 4);
  g_assert_cmpint (event->salvo_fired_at.needed, ==, 1);
  g_assert_cmpint (event->salvo_fired_at.shot_down, ==, 4);
  g_assert_cmpint (left (&wave), ==, 2);
  test_refused (wave.test, fire (&wave, ship, gun), FORCON_VERDICT_ALREADY_FIRED, "F-FIRE-1");
}

/* F-TORP-8, F-FIRE-4: markers in the line shift, planets and hulks block */
static void
test_line (void)
{
  g_auto (Wave) wave = wave_new ();
  ForconShipId ship = blue (&wave, FORCON_SHIP_TYPE_CRUISER, 100, 170);
  guint32 gun = test_gun (wave.test, ship, FORCON_WEAPON_BATTERY, 40, 12);
  ForconSolution solution;

  test_enter (wave.test, TEST_BLUE, FORCON_STEP_FIRE);
  forcon_battle_add_object (wave.test->battle, FORCON_OBJECT_BLAST, (ForconPoint){ CM (100), CM (160) }, CM (2));
  forcon_salvo_solve (wave.test->battle, &wave.test->rules, ship, wave.salvo, gun, &solution);
  g_assert_cmpint (solution.groups[0].gunnery.column, ==, 4 + 1);
  g_assert_cmpint (solution.groups[0].dice, ==, 2);
  test_state (wave.test, blue (&wave, FORCON_SHIP_TYPE_CRUISER, 100, 165))->status = FORCON_SHIP_HULK;
  test_refused (wave.test, fire (&wave, ship, gun), FORCON_VERDICT_LINE_BLOCKED, "F-FIRE-4");
}

/* F-TORP-8: a destructor hits on 5; batteries and destructors are rolled apart, and what is left over stays ready */
static void
test_destructor (void)
{
  g_auto (Wave) wave = wave_new ();
  ForconShipId ship = blue (&wave, FORCON_SHIP_TYPE_CRUISER, 100, 170);
  guint32 destructor = test_gun (wave.test, ship, FORCON_WEAPON_DESTRUCTOR, 40, 3);
  guint32 gun = test_gun (wave.test, ship, FORCON_WEAPON_BATTERY, 40, 12);

  test_enter (wave.test, TEST_BLUE, FORCON_STEP_FIRE);
  test_torpedoes (wave.test, wave.salvo)->count = 2;
  test_do (wave.test, fire (&wave, ship, destructor | gun), "5 4 6");
  g_assert_cmpint (test_event (wave.test, FORCON_EVENT_SALVO_GONE)->salvo_gone.end, ==,
                   FORCON_SALVO_END_SHOT_DOWN);
  g_assert_cmpuint (test_state (wave.test, ship)->fired, ==, destructor);
}

/* F-TORP-8: 4 misses, and what the destructors left the batteries fire at */
static void
test_both_kinds (void)
{
  g_auto (Wave) wave = wave_new ();
  ForconShipId ship = blue (&wave, FORCON_SHIP_TYPE_CRUISER, 100, 170);
  guint32 destructor = test_gun (wave.test, ship, FORCON_WEAPON_DESTRUCTOR, 40, 3);
  guint32 gun = test_gun (wave.test, ship, FORCON_WEAPON_BATTERY, 40, 3);

  test_enter (wave.test, TEST_BLUE, FORCON_STEP_FIRE);
  test_do (wave.test, fire (&wave, ship, destructor | gun), "5 4 6  1");
  g_assert_cmpuint (test_count (wave.test, FORCON_EVENT_SALVO_FIRED_AT), ==, 2);
  g_assert_cmpint (left (&wave), ==, 1);
}

/* F-TORP-8: an escort's guns are turrets: one die per firepower at 4+, whatever the range */
static void
test_escort_fires (void)
{
  g_auto (Wave) wave = wave_new ();
  ForconShipId ship = escort (&wave);

  test_state (wave.test, ship)->heading = FORCON_DEGREES (200);
  test_torpedoes (wave.test, wave.salvo)->position = (ForconPoint){ CM (110), CM (150) };
  test_enter (wave.test, TEST_BLUE, FORCON_STEP_FIRE);
  test_do (wave.test, fire (&wave, ship, 1), "4 3 6");
  const ForconEvent *event = test_event (wave.test, FORCON_EVENT_SALVO_FIRED_AT);

  g_assert_cmpint (event->salvo_fired_at.column, ==, 0);
  g_assert_cmpint (event->salvo_fired_at.needed, ==, 4);
  g_assert_cmpint (left (&wave), ==, 2);
}

/* F-TORP-8, F-ORD-1: locked on, the dice that failed are rolled once more */
static void
test_locked_on (void)
{
  g_auto (Wave) wave = wave_new ();
  ForconShipId ship = escort (&wave);

  test_state (wave.test, ship)->heading = FORCON_DEGREES (200);
  test_state (wave.test, ship)->fire_order = FORCON_ORDER_LOCK_ON;
  test_torpedoes (wave.test, wave.salvo)->position = (ForconPoint){ CM (110), CM (150) };
  test_enter (wave.test, TEST_BLUE, FORCON_STEP_FIRE);
  test_do (wave.test, fire (&wave, ship, 1), "4 3 1  3 5");
  g_assert_cmpint (test_event (wave.test, FORCON_EVENT_SALVO_FIRED_AT)->salvo_fired_at.shot_down, ==, 2);
}

/* F-TORP-8: hostile torpedoes only, on the same map, in its own turn; an impaired ship needs no check */
static void
test_fire_at_whom (void)
{
  g_auto (Wave) wave = wave_new ();
  ForconShipId ship = blue (&wave, FORCON_SHIP_TYPE_CRUISER, 100, 170);
  guint32 gun = test_gun (wave.test, ship, FORCON_WEAPON_BATTERY, 40, 1);
  ForconSalvoId own = test_salvo (wave.test, TEST_BLUE, 90, 150, 0, 2, 30);
  ForconCommand command = fire (&wave, ship, gun);

  test_state (wave.test, ship)->hits = 1;
  test_enter (wave.test, TEST_RED, FORCON_STEP_FIRE);
  test_refused (wave.test, command, FORCON_VERDICT_NOT_ITS_TURN, "F-TURN-1");
  test_enter (wave.test, TEST_BLUE, FORCON_STEP_FIRE);
  command.fire.salvo = own;
  test_refused (wave.test, command, FORCON_VERDICT_OWN_SALVO, "F-TORP-8");
  command.fire.salvo.value = 99;
  test_refused (wave.test, command, FORCON_VERDICT_NO_SUCH_SALVO, "F-GEN-6");
  test_torpedoes (wave.test, wave.salvo)->planet = (ForconObjectId){ 5 };
  test_refused (wave.test, fire (&wave, ship, gun), FORCON_VERDICT_ELSEWHERE, "F-ORB-1");
  test_torpedoes (wave.test, wave.salvo)->planet = FORCON_NO_OBJECT;
  test_torpedoes (wave.test, wave.salvo)->position.y = CM (130) - 1;
  test_refused (wave.test, fire (&wave, ship, gun), FORCON_VERDICT_OUT_OF_RANGE, "F-FIRE-1");
  test_torpedoes (wave.test, wave.salvo)->position.y = CM (150);
  test_do (wave.test, fire (&wave, ship, gun), "");
}

/* F-EW-3: fire at torpedoes gives the shooter away */
static void
test_fire_identifies (void)
{
  g_auto (Wave) wave = wave_new ();
  ForconShipId ship = blue (&wave, FORCON_SHIP_TYPE_CRUISER, 100, 170);
  guint32 gun = test_gun (wave.test, ship, FORCON_WEAPON_BATTERY, 40, 1);

  test_know (wave.test, TEST_RED, ship, FORCON_LEVEL_HIDDEN);
  test_enter (wave.test, TEST_BLUE, FORCON_STEP_FIRE);
  test_do (wave.test, fire (&wave, ship, gun), "");
  g_assert_cmpint (forcon_ship_level (wave.test->battle, ship, TEST_RED), ==, FORCON_LEVEL_IDENTIFIED);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/turrets/each turret may take out a torpedo", test_turrets);
  g_test_add_func ("/engine/turrets/they work against one wave per phase", test_one_wave);
  g_test_add_func ("/engine/turrets/nobody is struck when all are shot down", test_all_shot_down);
  g_test_add_func ("/engine/turrets/ships in contact join theirs", test_contact);
  g_test_add_func ("/engine/turrets/a formation with command joins theirs", test_formation);
  g_test_add_func ("/engine/turrets/escorts add their firepower", test_cover);
  g_test_add_func ("/engine/turrets/cover works against one wave", test_cover_once);
  g_test_add_func ("/engine/turrets/guns that covered are out for one fire phase", test_cover_binds);
  g_test_add_func ("/engine/turrets/guns that covered in their own turn are out in the next", test_cover_in_own_turn);
  g_test_add_func ("/engine/turrets/cover is for one friend", test_cover_of_another);
  g_test_add_func ("/engine/turrets/who covers is identified", test_cover_identifies);
  g_test_add_func ("/engine/turrets/joined turrets are seen", test_joined_turrets_are_seen);
  g_test_add_func ("/engine/turrets/half effect halves cover", test_cover_half);
  g_test_add_func ("/engine/turrets/only escorts cover and only friends", test_cover_whom);
  g_test_add_func ("/engine/turrets/cover needs range, and no arc", test_cover_guns);
  g_test_add_func ("/engine/turrets/an escort in range of any of its guns covers with all", test_cover_range);
  g_test_add_func ("/engine/turrets/an escort covers a ship of an ally", test_cover_ally);
  g_test_add_func ("/engine/turrets/with command broken turrets do not join, but with the option", test_broken_command);
  g_test_add_func ("/engine/turrets/with command broken no other formation joins the turrets",
                   test_broken_command_between);
  g_test_add_func ("/engine/turrets/an escort may cover itself", test_cover_itself);
  g_test_add_func ("/engine/turrets/batteries fire at torpedoes in column five", test_battery);
  g_test_add_func ("/engine/turrets/the line of fire counts for torpedoes too", test_line);
  g_test_add_func ("/engine/turrets/destructors fire at torpedoes", test_destructor);
  g_test_add_func ("/engine/turrets/destructors first and then batteries", test_both_kinds);
  g_test_add_func ("/engine/turrets/an escort fires its guns as turrets", test_escort_fires);
  g_test_add_func ("/engine/turrets/a target locked on is rolled for again", test_locked_on);
  g_test_add_func ("/engine/turrets/only hostile torpedoes are fired at", test_fire_at_whom);
  g_test_add_func ("/engine/turrets/fire at torpedoes identifies the shooter", test_fire_identifies);
  return g_test_run ();
}
