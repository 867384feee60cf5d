/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/weapons/gunnery.h"
#include "forcon-test-battle.h"

#define CM(cm) FORCON_CM (cm)

/*
 * Red's shooter lies at 100, 150 and points up the table; blue's target lies so many cm above it. Targets that point
 * down come towards it, those that point up run from it, those that point right lie abeam.
 */
#define DOWN 180
#define UP 0
#define RIGHT 90

typedef struct {
  TestBattle *test;
  ForconShipId shooter;
  ForconShipId target;
} Duel;

static Duel
duel_at (gint distance, TestShip target)
{
  Duel duel = { test_battle_new (), FORCON_NO_SHIP, FORCON_NO_SHIP };

  duel.shooter = test_add (duel.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 100, .y = 150 });
  target.side = TEST_BLUE;
  target.x = 100;
  target.y = 150 - distance;
  duel.target = test_add (duel.test, target);
  test_enter (duel.test, TEST_RED, FORCON_STEP_FIRE);
  return duel;
}

static void
duel_clear (Duel *duel)
{
  g_clear_pointer (&duel->test, test_battle_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Duel, duel_clear)

static ForconCommand
fire (const Duel *duel, guint32 weapons)
{
  return forcon_command_fire (duel->shooter, duel->target, weapons);
}

static gint
column_of (const Duel *duel, guint32 weapons)
{
  ForconSolution solution;

  forcon_gunnery_solve (duel->test->battle, &duel->test->rules, duel->shooter, duel->target, weapons, &solution);
  g_assert_cmpint (solution.verdict.kind, ==, FORCON_VERDICT_DONE);
  return solution.groups[0].gunnery.column;
}

typedef struct {
  ForconShipType type;
  gint heading;
  gint column;
} AspectCase;

static const AspectCase aspect_cases[] = {
  { FORCON_SHIP_TYPE_BATTLESHIP, DOWN, 2 }, { FORCON_SHIP_TYPE_BATTLESHIP, UP, 3 },
  { FORCON_SHIP_TYPE_BATTLESHIP, RIGHT, 4 }, { FORCON_SHIP_TYPE_DESTROYER, DOWN, 3 },
  { FORCON_SHIP_TYPE_DESTROYER, UP, 4 },    { FORCON_SHIP_TYPE_DESTROYER, RIGHT, 5 },
};

/* F-ART-2, F-ART-3: at 30 of 50 cm there is no shift */
static void
test_columns (gconstpointer data)
{
  const AspectCase *aspect = data;
  g_auto (Duel) duel = duel_at (30, (TestShip){ .type = aspect->type, .heading = aspect->heading });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 6);

  g_assert_cmpint (column_of (&duel, gun), ==, aspect->column);
}

/* F-ART-2: an orbital target has no aspect */
static void
test_orbital (void)
{
  g_auto (Duel) duel = duel_at (30, (TestShip){ .type = FORCON_SHIP_TYPE_MONITOR, .heading = RIGHT });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 6);

  test_card (duel.test, duel.target)->target = FORCON_TARGET_ORBITAL;
  g_assert_cmpint (column_of (&duel, gun), ==, 1);
}

typedef struct {
  gint hundredths; /* of a cm; the weapon reaches 40 cm, the target is a capital ship abeam: column 4 */
  gint column;
} RangeCase;

static const RangeCase range_cases[] = {
  { 1000, 3 }, { 2000, 3 }, { 2001, 4 }, { 3000, 4 }, { 3001, 5 }, { 4000, 5 },
};

/* F-ART-4: half the range still counts as near, three quarters does not yet count as far */
static void
test_range_shift (gconstpointer data)
{
  const RangeCase *range = data;
  g_auto (Duel) duel = duel_at (0, (TestShip){ .heading = RIGHT });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 40, 6);

  test_state (duel.test, duel.target)->position.y = CM (150) - range->hundredths;
  g_assert_cmpint (column_of (&duel, gun), ==, range->column);
}

/* F-FIRE-1 */
static void
test_out_of_range (void)
{
  g_auto (Duel) duel = duel_at (40, (TestShip){ .heading = RIGHT });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 40, 6);

  test_state (duel.test, duel.target)->position.y -= 1;
  test_refused (duel.test, fire (&duel, gun), FORCON_VERDICT_OUT_OF_RANGE, "F-FIRE-1");
  g_assert_cmpint (duel.test->outcome->verdict.length, ==, CM (40) + 1);
  g_assert_cmpint (duel.test->outcome->verdict.needed_length, ==, CM (40));
}

/* F-FIRE-1, F-GEN-3: at exactly 45° a target lies in two arcs, at 45.1° in one */
static void
test_arcs (void)
{
  g_auto (Duel) duel = duel_at (0, (TestShip){ .heading = RIGHT });
  guint32 bow = test_mounted (duel.test, duel.shooter, FORCON_MOUNT_BOW, FORCON_ARC_BIT (FORCON_ARC_BOW), 50, 6);
  guint32 starboard = test_mounted (duel.test, duel.shooter, FORCON_MOUNT_STARBOARD,
                                    FORCON_ARC_BIT (FORCON_ARC_STARBOARD), 50, 6);

  test_state (duel.test, duel.target)->position = (ForconPoint){ CM (120), CM (130) };
  g_assert_cmpuint (forcon_gunnery_usable (duel.test->battle, &duel.test->rules, duel.shooter, duel.target), ==,
                    bow | starboard);
  test_state (duel.test, duel.target)->position.x += 20;
  test_refused (duel.test, fire (&duel, bow), FORCON_VERDICT_OUT_OF_ARC, "F-FIRE-1");
  g_assert_cmpint (duel.test->outcome->verdict.angle, ==, 453);
  test_refused (duel.test, fire (&duel, bow | starboard), FORCON_VERDICT_OUT_OF_ARC, "F-FIRE-1");
}

/* F-GEN-3: the shooter lies on the border of bow (column 2) and starboard (column 4) of the target: it picks the bow */
static void
test_border_of_aspects (void)
{
  g_auto (Duel) duel = duel_at (30, (TestShip){ .heading = 135 });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 6);

  g_assert_cmpint (column_of (&duel, gun), ==, 2);
}

/* F-GEN-3, F-ART-6: unless the armour there makes the other side the better one */
static void
test_border_of_armour (void)
{
  g_auto (Duel) duel = duel_at (30, (TestShip){ .heading = 135, .armour = 2, .bow_armour = 6 });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 6);

  g_assert_cmpint (column_of (&duel, gun), ==, 4);
}

/*
 * F-GEN-3, F-ART-6: firepower 12 on the border of bow (armour 6, 8 salvos) and side (armour 4, 4 salvos) against 4
 * shields: from the side nothing would get through
 */
static void
test_border_and_shields (void)
{
  g_auto (Duel) duel = duel_at (30, (TestShip){ .heading = 135, .armour = 4, .bow_armour = 6, .shields = 4 });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 12);

  g_assert_cmpint (column_of (&duel, gun), ==, 2);
  test_state (duel.test, duel.target)->shields_used = 4;
  g_assert_cmpint (column_of (&duel, gun), ==, 4);
}

/*
 * F-GEN-3, F-ART-6: 8 salvos at the bow (armour 6) or 4 at the side (armour 3), 3 shields: behind them 5 dice at 1/6 are
 * better than one at 2/3; with the option the shields meet the hits, and then the bow lets hardly anything through
 */
static void
test_border_and_option (void)
{
  g_auto (Duel) duel = duel_at (30, (TestShip){ .heading = 135, .armour = 3, .bow_armour = 6, .shields = 3 });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 12);

  g_assert_cmpint (column_of (&duel, gun), ==, 2);
  duel.test->rules.options.shields_after_armour = TRUE;
  g_assert_cmpint (column_of (&duel, gun), ==, 4);
}

/*
 * F-GEN-3, F-ORD-1: firepower 7 on the border of bow (armour 6, 5 salvos) and side (armour 4, 2 salvos): the side is
 * better, but not for a ship that locked on, as 5 dice at 11/36 are worth more than 2 at 3/4
 */
static void
test_border_and_lock_on (void)
{
  g_auto (Duel) duel = duel_at (30, (TestShip){ .heading = 135, .armour = 4, .bow_armour = 6 });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 7);

  g_assert_cmpint (column_of (&duel, gun), ==, 4);
  test_do (duel.test, forcon_command_order (duel.shooter, FORCON_ORDER_LOCK_ON), "");
  g_assert_cmpint (column_of (&duel, gun), ==, 2);
}

/* F-ART-5, F-ART-6: firepower 6 in column 2 is 4 salvos; armour 5: 5 and 6 damage; no critical on 5 and 1 */
static void
test_battery (void)
{
  g_auto (Duel) duel = duel_at (30, (TestShip){ .heading = DOWN });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 6);

  test_do (duel.test, fire (&duel, gun), "4 5 6 1  5 1");
  g_assert_cmpint (test_event (duel.test, FORCON_EVENT_BATTERY_FIRED)->battery_fired.salvos, ==, 4);
  g_assert_cmpint (test_event (duel.test, FORCON_EVENT_BATTERY_FIRED)->battery_fired.arc, ==, FORCON_ARC_BOW);
  g_assert_cmpint (test_event (duel.test, FORCON_EVENT_BATTERY_FIRED)->battery_fired.damage, ==, 2);
  g_assert_cmpint (test_state (duel.test, duel.target)->hits, ==, 4);
}

/* F-ART-5: firepower 32 is looked up as 20 and 12: 14 + 8 salvos in column 2 */
static void
test_firepower_beyond_the_table (void)
{
  g_auto (Duel) duel = duel_at (30, (TestShip){ .heading = DOWN, .armour = 6 });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 32);

  test_do (duel.test, fire (&duel, gun), "11111 11111 11111 11111 11");
  g_assert_cmpint (test_event (duel.test, FORCON_EVENT_BATTERY_FIRED)->battery_fired.salvos, ==, 22);
}

/* F-ART-5: 20 is the last row of the table: 14 salvos in column 2 */
static void
test_firepower_of_the_whole_table (void)
{
  g_auto (Duel) duel = duel_at (30, (TestShip){ .heading = DOWN, .armour = 6 });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 20);

  test_do (duel.test, fire (&duel, gun), "11111 11111 1111");
}

/* F-ART-5 */
static void
test_firepower_nought (void)
{
  g_auto (Duel) duel = duel_at (30, (TestShip){ .heading = DOWN });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 0);

  test_do (duel.test, fire (&duel, gun), "");
  g_assert_cmpint (test_event (duel.test, FORCON_EVENT_BATTERY_FIRED)->battery_fired.salvos, ==, 0);
}

/* F-ART-1: 3 and 3 with the same shift are 6: 4 salvos, not 2 and 2 */
static void
test_same_shift_adds (void)
{
  g_auto (Duel) duel = duel_at (30, (TestShip){ .heading = DOWN, .armour = 6 });
  guint32 first = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 3);
  guint32 second = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 45, 3);

  test_do (duel.test, fire (&duel, first | second), "1111");
  g_assert_cmpuint (test_count (duel.test, FORCON_EVENT_BATTERY_FIRED), ==, 1);
  g_assert_cmpint (test_event (duel.test, FORCON_EVENT_BATTERY_FIRED)->battery_fired.firepower, ==, 6);
}

/* F-ART-1: at 30 cm a range of 60 shifts left, one of 50 does not: 3 in column 1 and 3 in column 2 */
static void
test_other_shift_is_apart (void)
{
  g_auto (Duel) duel = duel_at (30, (TestShip){ .heading = DOWN, .armour = 6 });
  guint32 near = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 60, 3);
  guint32 plain = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 3);

  test_do (duel.test, fire (&duel, near | plain), "111 11");
  g_assert_cmpuint (test_count (duel.test, FORCON_EVENT_BATTERY_FIRED), ==, 2);
}

/* F-ART-6: from ahead bow armour counts, from elsewhere it does not */
static void
test_bow_armour (void)
{
  g_auto (Duel) bow = duel_at (30, (TestShip){ .heading = DOWN, .armour = 4, .bow_armour = 6 });
  g_auto (Duel) stern = duel_at (30, (TestShip){ .heading = UP, .armour = 4, .bow_armour = 6 });
  guint32 gun = test_gun (bow.test, bow.shooter, FORCON_WEAPON_BATTERY, 50, 3);

  test_gun (stern.test, stern.shooter, FORCON_WEAPON_BATTERY, 50, 3);
  test_do (bow.test, fire (&bow, gun), "5 5");
  g_assert_cmpint (test_state (bow.test, bow.target)->hits, ==, 6);
  test_do (stern.test, fire (&stern, gun), "5 5  1 1");
  g_assert_cmpint (test_state (stern.test, stern.target)->hits, ==, 4);
}

/* F-SHLD-1: used up, they stay so in the torpedo phase */
static void
test_shields_stay_used (void)
{
  g_auto (Duel) duel = duel_at (30, (TestShip){ .heading = DOWN, .shields = 3 });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 6);

  test_do (duel.test, fire (&duel, gun), "1");
  test_do (duel.test, test_end_step (), "");
  g_assert_cmpint (duel.test->battle->step, ==, FORCON_STEP_TORPEDOES);
  g_assert_cmpint (forcon_ship_shields_left (duel.test->battle, duel.target), ==, 0);
}

/* F-ART-6, F-SHLD-1: of 4 salvos shields stop 3, one armour die is left; the next attack finds no shields */
static void
test_shields_stop_salvos (void)
{
  g_auto (Duel) duel = duel_at (30, (TestShip){ .heading = DOWN, .shields = 3 });
  guint32 first = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 6);
  guint32 second = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 3);

  test_do (duel.test, fire (&duel, first), "6  1");
  g_assert_cmpint (test_event (duel.test, FORCON_EVENT_BATTERY_FIRED)->battery_fired.stopped, ==, 3);
  g_assert_cmpint (forcon_ship_shields_left (duel.test->battle, duel.target), ==, 0);
  test_do (duel.test, fire (&duel, second), "1 1");
  g_assert_cmpint (test_event (duel.test, FORCON_EVENT_BATTERY_FIRED)->battery_fired.stopped, ==, 0);
}

/* F-ART-6: option shields.order after-armour: all 4 dice are rolled, shields stop the first hit of two */
static void
test_shields_after_armour (void)
{
  g_auto (Duel) duel = duel_at (30, (TestShip){ .heading = DOWN, .shields = 1 });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 6);

  duel.test->rules.options.shields_after_armour = TRUE;
  test_do (duel.test, fire (&duel, gun), "6 5 1 1  1");
  g_assert_cmpint (test_state (duel.test, duel.target)->hits, ==, 5);
}

/* F-SHLD-1 */
static void
test_shields_come_back (void)
{
  g_auto (Duel) duel = duel_at (30, (TestShip){ .heading = DOWN, .shields = 3 });

  test_state (duel.test, duel.target)->shields_used = 3;
  test_enter (duel.test, TEST_BLUE, FORCON_STEP_END);
  test_do (duel.test, test_end_step (), "");
  g_assert_cmpint (forcon_ship_shields_left (duel.test->battle, duel.target), ==, 3);
}

/* F-SHLD-1, F-CRT-10 */
static void
test_destroyed_generators_stay (void)
{
  g_auto (Duel) duel = duel_at (30, (TestShip){ .heading = DOWN, .shields = 3 });

  test_state (duel.test, duel.target)->generators_destroyed = TRUE;
  test_enter (duel.test, TEST_BLUE, FORCON_STEP_END);
  test_do (duel.test, test_end_step (), "");
  g_assert_cmpint (forcon_ship_shields_left (duel.test->battle, duel.target), ==, 0);
}

/* F-DES-1: strength 4: 5 and 6 hit, a shield stops one, armour none; the damage is critical on 4: 7, fire */
static void
test_destructor (void)
{
  g_auto (Duel) duel = duel_at (8, (TestShip){ .heading = DOWN, .shields = 1, .armour = 6 });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_DESTRUCTOR, 10, 4);

  test_do (duel.test, fire (&duel, gun), "5 6 4 1  4  3 4");
  g_assert_cmpint (test_event (duel.test, FORCON_EVENT_DESTRUCTOR_FIRED)->destructor_fired.damage, ==, 1);
  g_assert_cmpint (test_state (duel.test, duel.target)->hits, ==, 5);
  g_assert_cmpint (forcon_ship_count_criticals (duel.test->battle, duel.target, FORCON_CRITICAL_FIRE), ==, 1);
}

/* F-DES-1: a damage that shows 3 is not critical */
static void
test_destructor_critical_border (void)
{
  g_auto (Duel) duel = duel_at (8, (TestShip){ .heading = DOWN });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_DESTRUCTOR, 10, 1);

  test_do (duel.test, fire (&duel, gun), "5  3");
  g_assert_cmpuint (test_count (duel.test, FORCON_EVENT_CRITICAL_HIT), ==, 0);
}

/* F-MOV-11: 3 + 4 = 7, halved after summing and rounded up: 4; in column 2 that is 3 salvos */
static void
test_half_effect (void)
{
  g_auto (Duel) duel = duel_at (30, (TestShip){ .heading = DOWN, .armour = 6 });
  guint32 first = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 3);
  guint32 second = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 4);

  test_state (duel.test, duel.shooter)->order = FORCON_ORDER_FULL_AHEAD;
  test_do (duel.test, fire (&duel, first | second), "111");
  g_assert_cmpint (test_event (duel.test, FORCON_EVENT_BATTERY_FIRED)->battery_fired.effective, ==, 4);
}

/* F-MOV-11: a destructor of strength 5 rolls 3 dice */
static void
test_half_effect_of_destructor (void)
{
  g_auto (Duel) duel = duel_at (8, (TestShip){ .heading = DOWN });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_DESTRUCTOR, 10, 5);

  test_state (duel.test, duel.shooter)->order = FORCON_ORDER_COURSE_CORRECTION;
  test_do (duel.test, fire (&duel, gun), "111");
}

/* F-MOV-11: fired one by one, four destructors of strength 1 are still worth 2 */
static void
test_half_effect_one_by_one (void)
{
  g_auto (Duel) duel = duel_at (8, (TestShip){ .heading = DOWN });
  const char *dice[] = { "1", "", "1", "" };

  for (guint i = 0; i < G_N_ELEMENTS (dice); i++)
    test_gun (duel.test, duel.shooter, FORCON_WEAPON_DESTRUCTOR, 10, 1);
  test_state (duel.test, duel.shooter)->order = FORCON_ORDER_FULL_AHEAD;
  for (guint i = 0; i < G_N_ELEMENTS (dice); i++)
    test_do (duel.test, fire (&duel, 1u << i), dice[i]);
}

/* F-MOV-11: what it fires of another kind does not count */
static void
test_half_effect_of_each_kind (void)
{
  g_auto (Duel) duel = duel_at (8, (TestShip){ .heading = DOWN });
  guint32 destructor = test_gun (duel.test, duel.shooter, FORCON_WEAPON_DESTRUCTOR, 10, 1);
  guint32 battery = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 10, 1);

  test_state (duel.test, duel.shooter)->order = FORCON_ORDER_FULL_AHEAD;
  test_do (duel.test, fire (&duel, destructor), "1");
  test_do (duel.test, fire (&duel, battery), "1");
  g_assert_cmpint (test_event (duel.test, FORCON_EVENT_BATTERY_FIRED)->battery_fired.effective, ==, 1);
}

/* F-DES-1: destructors need no column, so their ranges keep them not apart */
static void
test_destructors_together (void)
{
  g_auto (Duel) duel = duel_at (8, (TestShip){ .heading = DOWN });
  guint32 guns = test_gun (duel.test, duel.shooter, FORCON_WEAPON_DESTRUCTOR, 9, 1)
                 | test_gun (duel.test, duel.shooter, FORCON_WEAPON_DESTRUCTOR, 20, 2);

  test_do (duel.test, fire (&duel, guns), "1 1 1");
  g_assert_cmpuint (test_count (duel.test, FORCON_EVENT_DESTRUCTOR_FIRED), ==, 1);
}

/* F-FIRE-1 */
static void
test_weapon_once (void)
{
  g_auto (Duel) duel = duel_at (30, (TestShip){ .heading = DOWN });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 1);

  test_do (duel.test, fire (&duel, gun), "1");
  test_refused (duel.test, fire (&duel, gun), FORCON_VERDICT_ALREADY_FIRED, "F-FIRE-1");
}

/* F-FIRE-1: different weapons may fire at different targets */
static void
test_two_targets (void)
{
  g_auto (Duel) duel = duel_at (30, (TestShip){ .heading = DOWN });
  ForconShipId other = test_add (duel.test, (TestShip){ .side = TEST_BLUE, .x = 70, .y = 150, .heading = RIGHT });
  guint32 first = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 1);
  guint32 second = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 1);

  test_do (duel.test, fire (&duel, first), "1");
  test_do (duel.test, forcon_command_fire (duel.shooter, other, second), "1");
}

/* F-FIRE-1 */
static void
test_wrong_targets (void)
{
  g_auto (Duel) duel = duel_at (30, (TestShip){ .heading = DOWN });
  ForconShipId friend = test_add (duel.test, (TestShip){ .x = 90, .y = 140 });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 1);

  test_refused (duel.test, forcon_command_fire (duel.shooter, friend, gun), FORCON_VERDICT_OWN_SHIP, "F-FIRE-1");
  test_refused (duel.test, fire (&duel, 0), FORCON_VERDICT_NO_WEAPON, "F-FIRE-1");
  test_refused (duel.test, fire (&duel, 1u << 9), FORCON_VERDICT_NO_WEAPON, "F-FIRE-1");
  test_refused (duel.test, forcon_command_fire (duel.shooter, (ForconShipId){ 99 }, gun), FORCON_VERDICT_NO_SUCH_SHIP,
                "F-GEN-6");
  test_state (duel.test, duel.target)->status = FORCON_SHIP_DESTROYED;
  test_refused (duel.test, fire (&duel, gun), FORCON_VERDICT_TARGET_GONE, "F-FIRE-1");
}

static void
add_disc (Duel *duel, ForconObjectKind kind, ForconLength x, gint y, gint radius)
{
  forcon_battle_add_object (duel->test->battle, kind, (ForconPoint){ x, CM (y) }, CM (radius));
}

/* F-FIRE-4: two markers crossed shift once; capital ship approaching: column 2 becomes 3 */
static void
test_markers (void)
{
  static const ForconObjectKind kinds[] = { FORCON_OBJECT_BLAST, FORCON_OBJECT_ASTEROIDS, FORCON_OBJECT_DUST,
                                            FORCON_OBJECT_RIFT };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_auto (Duel) duel = duel_at (30, (TestShip){ .heading = DOWN });
      guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 6);

      add_disc (&duel, kinds[i], CM (100), 140, 1);
      add_disc (&duel, kinds[i], CM (100), 130, 1);
      g_assert_cmpint (column_of (&duel, gun), ==, 3);
    }
}

/* F-ART-4: beyond three quarters of the range it is one column, not two */
static void
test_far_shift (void)
{
  g_auto (Duel) duel = duel_at (31, (TestShip){ .heading = DOWN });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 40, 6);

  g_assert_cmpint (column_of (&duel, gun), ==, 3);
}

/* F-FIRE-4: a marker whose rim the line only touches does not count */
static void
test_marker_touched (void)
{
  g_auto (Duel) duel = duel_at (30, (TestShip){ .heading = DOWN });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 6);

  add_disc (&duel, FORCON_OBJECT_BLAST, CM (101), 140, 1);
  g_assert_cmpint (column_of (&duel, gun), ==, 2);
  add_disc (&duel, FORCON_OBJECT_BLAST, CM (101) - 1, 140, 1);
  g_assert_cmpint (column_of (&duel, gun), ==, 3);
}

/* F-ART-4: shifts add up, and the column stops at 5 */
static void
test_shifts_add_up (void)
{
  g_auto (Duel) duel = duel_at (45, (TestShip){ .heading = UP });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 6);

  add_disc (&duel, FORCON_OBJECT_BLAST, CM (100), 130, 1);
  g_assert_cmpint (column_of (&duel, gun), ==, 5);
  test_state (duel.test, duel.target)->heading = FORCON_DEGREES (RIGHT);
  g_assert_cmpint (column_of (&duel, gun), ==, 5);
}

/* F-ART-4: near a capital ship approaching: column 1, and it stops there for an orbital target */
static void
test_columns_stop_at_one (void)
{
  g_auto (Duel) duel = duel_at (10, (TestShip){ .heading = DOWN });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 6);

  g_assert_cmpint (column_of (&duel, gun), ==, 1);
  test_card (duel.test, duel.target)->target = FORCON_TARGET_ORBITAL;
  g_assert_cmpint (column_of (&duel, gun), ==, 1);
}

/* F-ART-4: near and behind a marker: the shifts make up for each other before the column stops */
static void
test_columns_stop_last (void)
{
  g_auto (Duel) duel = duel_at (10, (TestShip){ .heading = DOWN });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 6);

  add_disc (&duel, FORCON_OBJECT_BLAST, CM (100), 145, 1);
  test_card (duel.test, duel.target)->target = FORCON_TARGET_ORBITAL;
  g_assert_cmpint (column_of (&duel, gun), ==, 1);
}

/* F-FIRE-4 */
static void
test_planet_blocks (void)
{
  g_auto (Duel) duel = duel_at (30, (TestShip){ .heading = DOWN });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 6);

  add_disc (&duel, FORCON_OBJECT_PLANET, CM (103), 135, 4);
  test_refused (duel.test, fire (&duel, gun), FORCON_VERDICT_LINE_BLOCKED, "F-FIRE-4");
  g_assert_cmpint (duel.test->outcome->verdict.object.value, !=, 0);
}

/* F-FIRE-4, F-CAT-7: a hulk in the line blocks; a ship in action does not */
static void
test_hulk_blocks (void)
{
  g_auto (Duel) duel = duel_at (30, (TestShip){ .heading = DOWN });
  ForconShipId between = test_add (duel.test, (TestShip){ .side = TEST_BLUE, .x = 100, .y = 135 });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 6);

  g_assert_cmpint (column_of (&duel, gun), ==, 2);
  test_state (duel.test, between)->status = FORCON_SHIP_HULK;
  test_refused (duel.test, fire (&duel, gun), FORCON_VERDICT_LINE_BLOCKED, "F-FIRE-4");
  g_assert_cmpint (duel.test->outcome->verdict.blocker.value, ==, between.value);
  test_state (duel.test, between)->planet = (ForconObjectId){ 1 };
  g_assert_cmpint (column_of (&duel, gun), ==, 2);
}

/* A torpedo tube is not fired as a gun. F-TORP-1 */
static void
test_tubes (void)
{
  g_auto (Duel) duel = duel_at (30, (TestShip){ .heading = DOWN });
  guint32 tube = test_gun (duel.test, duel.shooter, FORCON_WEAPON_TORPEDO, 50, 6);

  test_refused (duel.test, fire (&duel, tube), FORCON_VERDICT_NOT_A_GUN, "F-TORP-1");
}

/* Blue lies 30 cm ahead, a nearer blue ship 10 cm to the right. */
static Duel
duel_with_nearer (guint32 *gun)
{
  Duel duel = duel_at (30, (TestShip){ .heading = DOWN });

  test_add (duel.test, (TestShip){ .side = TEST_BLUE, .x = 110, .y = 150 });
  *gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 1);
  test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 1);
  return duel;
}

/* F-FIRE-2: of two enemies equally near each is the nearest */
static void
test_equally_near (void)
{
  for (guint16 target = 2; target <= 3; target++)
    {
      guint32 gun = 0;
      g_auto (Duel) duel = duel_with_nearer (&gun);

      test_add_critical (duel.test, duel.shooter, FORCON_CRITICAL_ENGINES, 0);
      test_state (duel.test, (ForconShipId){ 3 })->position = (ForconPoint){ CM (130), CM (150) };
      test_state (duel.test, (ForconShipId){ 3 })->heading = FORCON_DEGREES (270);
      test_do (duel.test, forcon_command_fire (duel.shooter, (ForconShipId){ target }, gun), "1");
    }
}

/* F-FIRE-2: a sound ship fires at whom it likes */
static void
test_sound_ship_chooses (void)
{
  guint32 gun = 0;
  g_auto (Duel) duel = duel_with_nearer (&gun);

  test_do (duel.test, fire (&duel, gun), "1");
  g_assert_cmpuint (test_count (duel.test, FORCON_EVENT_TARGET_CHECKED), ==, 0);
}

/* F-FIRE-2: exactly half the hits lost is not more than half; one more is */
static void
test_check_needs_more_than_half_lost (void)
{
  guint32 gun = 0;
  g_auto (Duel) duel = duel_with_nearer (&gun);

  test_state (duel.test, duel.shooter)->hits = 3;
  test_do (duel.test, fire (&duel, gun), "1");
  test_state (duel.test, duel.shooter)->hits = 2;
  test_do (duel.test, fire (&duel, gun << 1), "1 1  1");
  g_assert_true (test_event (duel.test, FORCON_EVENT_TARGET_CHECKED)->target_checked.passed);
}

typedef struct {
  gint readiness;
  const char *passes; /* sums at most readiness and modifier */
  const char *fails;
} CheckCase;

static const CheckCase check_cases[] = {
  { 4, "1 2", "2 2" },  /* experienced, −1: at most 3 */
  { 6, "1 4", "2 4" },  /* experienced, −1: at most 5 */
  { 7, "3 4", "4 4" },  /* veteran, 0 */
  { 9, "4 5", "5 5" },  /* elite, 0 */
};

/* F-FIRE-2, F-SHIP-6 */
static void
test_check_modifiers (gconstpointer data)
{
  const CheckCase *check = data;

  for (gint passes = 0; passes < 2; passes++)
    {
      guint32 gun = 0;
      g_auto (Duel) duel = duel_with_nearer (&gun);
      g_autofree char *dice = g_strconcat (passes ? check->passes : check->fails, passes ? " 1" : "", NULL);

      test_card (duel.test, duel.shooter)->readiness = check->readiness;
      test_add_critical (duel.test, duel.shooter, FORCON_CRITICAL_ENGINES, 0);
      test_do (duel.test, fire (&duel, gun), dice);
      g_assert_cmpint (test_event (duel.test, FORCON_EVENT_TARGET_CHECKED)->target_checked.passed, ==, passes);
    }
}

/* F-FIRE-2: green, −2: readiness 3 passes with nothing, as 2d6 are at least 2 */
static void
test_check_of_a_green_crew (void)
{
  guint32 gun = 0;
  g_auto (Duel) duel = duel_with_nearer (&gun);

  test_card (duel.test, duel.shooter)->readiness = 3;
  test_add_critical (duel.test, duel.shooter, FORCON_CRITICAL_ENGINES, 0);
  test_do (duel.test, fire (&duel, gun), "1 1");
  g_assert_cmpint (test_event (duel.test, FORCON_EVENT_TARGET_CHECKED)->target_checked.modifier, ==, -2);
  g_assert_false (test_event (duel.test, FORCON_EVENT_TARGET_CHECKED)->target_checked.passed);
}

/* F-FIRE-2: a failed check spends no weapon and binds to the nearest for this phase */
static void
test_failed_check_binds (void)
{
  guint32 gun = 0;
  g_auto (Duel) duel = duel_with_nearer (&gun);
  ForconShipId nearest = { 3 };

  test_add_critical (duel.test, duel.shooter, FORCON_CRITICAL_ENGINES, 0);
  test_do (duel.test, fire (&duel, gun), "6 6");
  g_assert_cmpuint (test_state (duel.test, duel.shooter)->fired, ==, 0);
  test_refused (duel.test, fire (&duel, gun), FORCON_VERDICT_ONLY_NEAREST, "F-FIRE-2");
  g_assert_cmpint (duel.test->outcome->verdict.blocker.value, ==, nearest.value);
  test_do (duel.test, forcon_command_fire (duel.shooter, nearest, gun), "1");
}

/* F-FIRE-2: a passed check is remembered for the phase */
static void
test_passed_check_is_remembered (void)
{
  guint32 gun = 0;
  g_auto (Duel) duel = duel_with_nearer (&gun);

  test_add_critical (duel.test, duel.shooter, FORCON_CRITICAL_ENGINES, 0);
  test_do (duel.test, fire (&duel, gun), "1 1  1");
  test_do (duel.test, fire (&duel, gun << 1), "1");
}

/* F-FIRE-2: to split its fire from another target to the nearest it must pass too */
static void
test_splitting_needs_a_check (void)
{
  guint32 gun = 0;
  g_auto (Duel) duel = duel_with_nearer (&gun);
  ForconShipId nearest = { 3 };

  test_do (duel.test, fire (&duel, gun), "1");
  test_add_critical (duel.test, duel.shooter, FORCON_CRITICAL_ENGINES, 0);
  test_do (duel.test, forcon_command_fire (duel.shooter, nearest, gun << 1), "6 6");
  g_assert_false (test_event (duel.test, FORCON_EVENT_TARGET_CHECKED)->target_checked.passed);
}

/* F-FIRE-2: two shots at the nearest are not split */
static void
test_same_target_again (void)
{
  guint32 gun = 0;
  g_auto (Duel) duel = duel_with_nearer (&gun);
  ForconShipId nearest = { 3 };

  test_add_critical (duel.test, duel.shooter, FORCON_CRITICAL_ENGINES, 0);
  test_do (duel.test, forcon_command_fire (duel.shooter, nearest, gun), "1");
  test_do (duel.test, forcon_command_fire (duel.shooter, nearest, gun << 1), "1");
}

/* F-FIRE-2, F-EW-4: a hidden enemy is not the nearest, whatever lies nearer */
static void
test_hidden_is_not_nearest (void)
{
  guint32 gun = 0;
  g_auto (Duel) duel = duel_with_nearer (&gun);
  ForconShipId hidden = { 3 };

  test_know (duel.test, TEST_RED, hidden, FORCON_LEVEL_HIDDEN);
  test_add_critical (duel.test, duel.shooter, FORCON_CRITICAL_ENGINES, 0);
  test_state (duel.test, duel.shooter)->target_check = FORCON_CHECK_FAILED;
  test_do (duel.test, fire (&duel, gun), "1");
}

/* F-FIRE-3 */
static void
test_return_fire (void)
{
  g_auto (Duel) duel = duel_at (30, (TestShip){ .heading = DOWN });
  ForconShipId other = test_add (duel.test, (TestShip){ .x = 80, .y = 120 });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 1);
  guint32 back = test_gun (duel.test, duel.target, FORCON_WEAPON_BATTERY, 50, 1);

  test_refused (duel.test, forcon_command_fire (duel.target, duel.shooter, back), FORCON_VERDICT_NOT_FIRED_AT,
                "F-FIRE-3");
  test_do (duel.test, fire (&duel, gun), "1");
  test_refused (duel.test, forcon_command_fire (duel.target, other, back), FORCON_VERDICT_NOT_FIRED_AT, "F-FIRE-3");
  test_do (duel.test, forcon_command_fire (duel.target, duel.shooter, back), "1");
  g_assert_true (test_event (duel.test, FORCON_EVENT_FIRE_OPENED)->fire_opened.returning);
  g_assert_cmpuint (test_state (duel.test, duel.target)->fired, ==, 0);
  test_refused (duel.test, forcon_command_fire (duel.target, duel.shooter, back), FORCON_VERDICT_ALREADY_FIRED,
                "F-FIRE-1");
}

/* F-FIRE-3: only at one of two that fired */
static void
test_return_fire_at_one (void)
{
  g_auto (Duel) duel = duel_at (30, (TestShip){ .heading = DOWN });
  ForconShipId other = test_add (duel.test, (TestShip){ .x = 80, .y = 120 });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 1);
  guint32 back = test_gun (duel.test, duel.target, FORCON_WEAPON_BATTERY, 50, 1);

  test_gun (duel.test, duel.target, FORCON_WEAPON_BATTERY, 50, 1);
  test_gun (duel.test, other, FORCON_WEAPON_BATTERY, 50, 1);
  test_do (duel.test, fire (&duel, gun), "1");
  test_do (duel.test, forcon_command_fire (other, duel.target, gun), "1");
  test_do (duel.test, forcon_command_fire (duel.target, duel.shooter, back), "1");
  test_refused (duel.test, forcon_command_fire (duel.target, other, back << 1), FORCON_VERDICT_RETURNS_ELSEWHERE,
                "F-FIRE-3");
  g_assert_cmpint (duel.test->outcome->verdict.formation.value, ==,
                   test_state (duel.test, duel.shooter)->formation.value);
}

/* F-FIRE-3: it is not said that it was not fired at */
static void
test_return_fire_at_another (void)
{
  g_auto (Duel) duel = duel_at (30, (TestShip){ .heading = DOWN });
  ForconShipId other = test_add (duel.test, (TestShip){ .x = 80, .y = 120 });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 1);
  guint32 back = test_gun (duel.test, duel.target, FORCON_WEAPON_BATTERY, 50, 1);

  test_do (duel.test, fire (&duel, gun), "1");
  test_do (duel.test, forcon_command_fire (duel.target, duel.shooter, back), "1");
  test_refused (duel.test, forcon_command_fire (duel.target, other, back), FORCON_VERDICT_RETURNS_ELSEWHERE, "F-FIRE-3");
}

/* F-FIRE-3: an answer closes the attacker's fire at who answers, but neither that of others nor the rest of the answer */
static void
test_answer_closes_fire (void)
{
  g_auto (Duel) duel = duel_at (30, (TestShip){ .heading = DOWN });
  ForconShipId other = test_add (duel.test, (TestShip){ .x = 80, .y = 120 });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 1);
  guint32 more = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 1);
  guint32 others = test_gun (duel.test, other, FORCON_WEAPON_BATTERY, 50, 1);
  guint32 back = test_gun (duel.test, duel.target, FORCON_WEAPON_BATTERY, 50, 1);
  guint32 again = test_gun (duel.test, duel.target, FORCON_WEAPON_BATTERY, 50, 1);

  test_do (duel.test, fire (&duel, gun), "1");
  test_do (duel.test, forcon_command_fire (duel.target, duel.shooter, back), "1");
  test_refused (duel.test, fire (&duel, more), FORCON_VERDICT_HAS_ANSWERED, "F-FIRE-3");
  g_assert_cmphex (forcon_gunnery_usable (duel.test->battle, &duel.test->rules, duel.shooter, duel.target), ==, 0);
  test_do (duel.test, forcon_command_fire (other, duel.target, others), "1");
  test_do (duel.test, forcon_command_fire (duel.target, duel.shooter, again), "1");
}

/* F-FIRE-3: for this phase only */
static void
test_answer_closes_one_phase (void)
{
  g_auto (Duel) duel = duel_at (30, (TestShip){ .heading = DOWN });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 1);
  guint32 back = test_gun (duel.test, duel.target, FORCON_WEAPON_BATTERY, 50, 1);

  test_do (duel.test, fire (&duel, gun), "1");
  test_do (duel.test, forcon_command_fire (duel.target, duel.shooter, back), "1");
  test_enter (duel.test, TEST_RED, FORCON_STEP_MOVEMENT);
  for (guint i = 1; i <= duel.test->battle->n_ships; i++)
    test_state (duel.test, (ForconShipId){ (guint16) i })->moved = TRUE;
  test_do (duel.test, test_end_step (), "");
  test_state (duel.test, duel.shooter)->fired = 0;
  test_do (duel.test, fire (&duel, gun), "1");
}

/* F-FIRE-3: a wreck answers nobody, and may be fired at although its formation has answered */
static void
test_answer_of_a_wreck (void)
{
  g_auto (Duel) duel = duel_at (30, (TestShip){ .heading = DOWN });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 1);
  guint32 more = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 1);
  guint32 back = test_gun (duel.test, duel.target, FORCON_WEAPON_BATTERY, 50, 1);

  test_do (duel.test, fire (&duel, gun), "1");
  test_do (duel.test, forcon_command_fire (duel.target, duel.shooter, back), "1");
  test_state (duel.test, duel.target)->status = FORCON_SHIP_HULK;
  test_do (duel.test, fire (&duel, more), "1");
}

/* F-FIRE-2: with the option `target-check.binds` a hit on the bridge binds, and only then; it fires at the second nearest */
static void
test_what_binds (void)
{
  for (gint every = 0; every <= 1; every++)
    {
      guint32 gun = 0;
      g_auto (Duel) duel = duel_with_nearer (&gun);
      guint32 own = test_gun (duel.test, duel.target, FORCON_WEAPON_DESTRUCTOR, 50, 1);

      duel.test->rules.options.every_critical_binds = every;
      test_card (duel.test, duel.shooter)->readiness = 12;
      test_enter (duel.test, TEST_BLUE, FORCON_STEP_FIRE);
      test_do (duel.test, forcon_command_fire (duel.target, duel.shooter, own), "5  4  4 5  1");
      g_assert_cmpint (forcon_ship_has_criticals (duel.test->battle, duel.shooter), ==, every);
      g_assert_false (forcon_ship_has_repairable (duel.test->battle, &duel.test->rules, duel.shooter));
      test_enter (duel.test, TEST_RED, FORCON_STEP_FIRE);
      test_do (duel.test, fire (&duel, gun), every ? "1 1  1" : "1");
    }
}

/* F-CRT-2 to F-CRT-5: what is out cannot fire. F-CRT-2 F-CRT-3 F-CRT-4 F-CRT-5 */
static void
test_damaged_weapons (void)
{
  static const struct {
    ForconMount mount;
    ForconCriticalEffect effect;
    const char *rule;
  } cases[] = {
    { FORCON_MOUNT_TURRET, FORCON_CRITICAL_TURRETS, "F-CRT-2" },
    { FORCON_MOUNT_STARBOARD, FORCON_CRITICAL_STARBOARD, "F-CRT-3" },
    { FORCON_MOUNT_PORT, FORCON_CRITICAL_PORT, "F-CRT-4" },
    { FORCON_MOUNT_BOW, FORCON_CRITICAL_BOW, "F-CRT-5" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (Duel) duel = duel_at (30, (TestShip){ .heading = DOWN });
      guint32 gun = test_mounted (duel.test, duel.shooter, cases[i].mount, TEST_ALL_ARCS, 50, 1);
      guint32 other = test_mounted (duel.test, duel.shooter, FORCON_MOUNT_STERN, TEST_ALL_ARCS, 50, 1);

      test_add_critical (duel.test, duel.shooter, cases[i].effect, 0);
      test_refused (duel.test, fire (&duel, gun), FORCON_VERDICT_WEAPON_DAMAGED, cases[i].rule);
      g_assert_cmpuint (forcon_gunnery_usable (duel.test->battle, &duel.test->rules, duel.shooter, duel.target), ==,
                        other);
    }
}

/* F-FIRE-1: the target dies of the first group; the second is not fired and stays ready */
static void
test_rest_is_not_fired (void)
{
  g_auto (Duel) duel = duel_at (8, (TestShip){ .heading = DOWN, .hits = 1 });
  guint32 gun = test_gun (duel.test, duel.shooter, FORCON_WEAPON_DESTRUCTOR, 10, 1);
  guint32 battery = test_gun (duel.test, duel.shooter, FORCON_WEAPON_BATTERY, 50, 6);

  test_add (duel.test, (TestShip){ .side = TEST_BLUE, .x = 190, .y = 190 });
  test_do (duel.test, fire (&duel, gun | battery), "6  1  1 1");
  g_assert_cmpuint (test_state (duel.test, duel.shooter)->fired, ==, gun);
}

static void
add_cases (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (aspect_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/fire/F-ART-2 a %s that points %d° is in column %d",
                                               forcon_ship_type_to_word (aspect_cases[i].type),
                                               aspect_cases[i].heading, aspect_cases[i].column);

      g_test_add_data_func (path, &aspect_cases[i], test_columns);
    }
  for (guint i = 0; i < G_N_ELEMENTS (range_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/fire/F-ART-4 at %.2f of 40 cm column 4 becomes %d",
                                               range_cases[i].hundredths / 100.0, range_cases[i].column);

      g_test_add_data_func (path, &range_cases[i], test_range_shift);
    }
  for (guint i = 0; i < G_N_ELEMENTS (check_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/fire/F-FIRE-2 a crew of readiness %d passes its check with %s",
                                               check_cases[i].readiness, check_cases[i].passes);

      g_test_add_data_func (path, &check_cases[i], test_check_modifiers);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_cases ();
  g_test_add_func ("/fire/an orbital target is in column 1 whatever its heading", test_orbital);
  g_test_add_func ("/fire/beyond the range nothing fires", test_out_of_range);
  g_test_add_func ("/fire/a bearing on a border lies in both arcs", test_arcs);
  g_test_add_func ("/fire/on a border the better aspect is picked", test_border_of_aspects);
  g_test_add_func ("/fire/on a border the armour counts for the choice", test_border_of_armour);
  g_test_add_func ("/fire/on a border the shields count for the choice", test_border_and_shields);
  g_test_add_func ("/fire/on a border the order of shields counts for the choice", test_border_and_option);
  g_test_add_func ("/fire/on a border the second throw counts for the choice", test_border_and_lock_on);
  g_test_add_func ("/fire/each salvo needs the armour", test_battery);
  g_test_add_func ("/fire/firepower beyond the table is added up", test_firepower_beyond_the_table);
  g_test_add_func ("/fire/firepower 20 is one whole table", test_firepower_of_the_whole_table);
  g_test_add_func ("/fire/firepower nought is no salvo", test_firepower_nought);
  g_test_add_func ("/fire/batteries with the same shift add their firepower", test_same_shift_adds);
  g_test_add_func ("/fire/batteries with another shift are looked up apart", test_other_shift_is_apart);
  g_test_add_func ("/fire/bow armour counts from ahead", test_bow_armour);
  g_test_add_func ("/fire/shields stop salvos and are used up", test_shields_stop_salvos);
  g_test_add_func ("/fire/with the option shields stop hits after the armour", test_shields_after_armour);
  g_test_add_func ("/fire/shields come back in the next fire phase", test_shields_come_back);
  g_test_add_func ("/fire/shields used up stay so in the torpedo phase", test_shields_stay_used);
  g_test_add_func ("/fire/destroyed generators bring no shields back", test_destroyed_generators_stay);
  g_test_add_func ("/fire/a destructor hits on 5 and passes armour", test_destructor);
  g_test_add_func ("/fire/damage of a destructor is critical from 4 on", test_destructor_critical_border);
  g_test_add_func ("/fire/half effect halves the sum and rounds up", test_half_effect);
  g_test_add_func ("/fire/half effect halves a destructor", test_half_effect_of_destructor);
  g_test_add_func ("/fire/half effect counts over all shots of a ship", test_half_effect_one_by_one);
  g_test_add_func ("/fire/half effect counts for each kind of weapon", test_half_effect_of_each_kind);
  g_test_add_func ("/fire/destructors are thrown together", test_destructors_together);
  g_test_add_func ("/fire/a weapon fires once a turn", test_weapon_once);
  g_test_add_func ("/fire/weapons may fire at different targets", test_two_targets);
  g_test_add_func ("/fire/own ships, gone ships and no weapons are refused", test_wrong_targets);
  g_test_add_func ("/fire/a far target shifts once", test_far_shift);
  g_test_add_func ("/fire/markers and fields in the line shift once", test_markers);
  g_test_add_func ("/fire/a marker that is only touched does not count", test_marker_touched);
  g_test_add_func ("/fire/shifts add up to column 5 and no further", test_shifts_add_up);
  g_test_add_func ("/fire/shifts stop at column 1", test_columns_stop_at_one);
  g_test_add_func ("/fire/the column stops when all shifts are added", test_columns_stop_last);
  g_test_add_func ("/fire/a planet blocks the line", test_planet_blocks);
  g_test_add_func ("/fire/a hulk blocks the line", test_hulk_blocks);
  g_test_add_func ("/fire/torpedo tubes do not fire as guns", test_tubes);
  g_test_add_func ("/fire/a sound ship chooses its target freely", test_sound_ship_chooses);
  g_test_add_func ("/fire/of two equally near each is the nearest", test_equally_near);
  g_test_add_func ("/fire/more than half the hits lost needs a check", test_check_needs_more_than_half_lost);
  g_test_add_func ("/fire/a green crew checks at two less", test_check_of_a_green_crew);
  g_test_add_func ("/fire/a failed check spends no weapon and binds to the nearest", test_failed_check_binds);
  g_test_add_func ("/fire/a passed check is remembered", test_passed_check_is_remembered);
  g_test_add_func ("/fire/splitting fire needs a check", test_splitting_needs_a_check);
  g_test_add_func ("/fire/two shots at one target do not split it", test_same_target_again);
  g_test_add_func ("/fire/a hidden enemy is not the nearest", test_hidden_is_not_nearest);
  g_test_add_func ("/fire/return fire only at who fired, weapons stay ready", test_return_fire);
  g_test_add_func ("/fire/return fire at one attacker only", test_return_fire_at_one);
  g_test_add_func ("/fire/F-FIRE-3 who has fired back at one is told so", test_return_fire_at_another);
  g_test_add_func ("/fire/F-FIRE-3 an answer closes the fire at who answers", test_answer_closes_fire);
  g_test_add_func ("/fire/F-FIRE-3 an answer closes the fire of one phase", test_answer_closes_one_phase);
  g_test_add_func ("/fire/F-FIRE-3 the answer does not protect a wreck", test_answer_of_a_wreck);
  g_test_add_func ("/fire/F-FIRE-2 whether a critical that lasts binds is an option", test_what_binds);
  g_test_add_func ("/fire/damaged weapons do not fire", test_damaged_weapons);
  g_test_add_func ("/fire/what is left when the target dies stays ready", test_rest_is_not_fired);
  return g_test_run ();
}
