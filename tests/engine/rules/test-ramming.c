/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/formation.h"
#include "engine/rules/ram.h"
#include "forcon-test-battle.h"

#define CM(cm) FORCON_CM (cm)

/*
 * A red battleship (readiness 9, bow armour 6) with Full ahead points up at 100, 120; a blue one (armour 5, bow armour 6)
 * lies at 100, 100, its bow to the right, so that it is rammed abeam. The bases touch after 17.5 cm.
 */
typedef struct {
  TestBattle *test;
  ForconShipId red;
  ForconShipId blue;
} Ramming;

static Ramming
ramming_between (TestShip red, TestShip blue)
{
  Ramming ramming = { test_battle_new (), FORCON_NO_SHIP, FORCON_NO_SHIP };

  red.x = 100;
  red.y = 120;
  red.readiness = 9;
  red.bow_armour = 6;
  ramming.red = test_add (ramming.test, red);
  blue.side = TEST_BLUE;
  blue.x = 100;
  blue.y = 100;
  blue.bow_armour = 6;
  ramming.blue = test_add (ramming.test, blue);
  test_add (ramming.test, (TestShip){ .x = 20, .y = 20 });
  test_add (ramming.test, (TestShip){ .side = TEST_BLUE, .x = 180, .y = 180 });
  test_state (ramming.test, ramming.red)->order = FORCON_ORDER_FULL_AHEAD;
  return ramming;
}

static Ramming
ramming_new (void)
{
  return ramming_between ((TestShip){ 0 }, (TestShip){ .heading = 90 });
}

static void
ramming_clear (Ramming *ramming)
{
  g_clear_pointer (&ramming->test, test_battle_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Ramming, ramming_clear)

static ForconCommand
ram (const Ramming *ramming, gint distance)
{
  ForconCommand command = test_ahead (ramming->red, distance);

  command.kind = FORCON_COMMAND_RAM;
  command.ram.target = ramming->blue;
  return command;
}

static ForconRam
solve (const Ramming *ramming)
{
  ForconCommand command = ram (ramming, 25);
  ForconRam solution;

  forcon_ram_solve (ramming->test->battle, &ramming->test->rules, ramming->red, ramming->blue, &command.ram.legs,
                    &solution);
  return solution;
}

static void
refused (Ramming *ramming, ForconVerdictKind kind, const char *rule)
{
  test_refused (ramming->test, ram (ramming, 25), kind, rule);
}

static ForconShip *
red (const Ramming *ramming)
{
  return test_state (ramming->test, ramming->red);
}

static ForconShip *
blue (const Ramming *ramming)
{
  return test_state (ramming->test, ramming->blue);
}

/* F-RAM-1, F-MOV-10 */
static void
test_needs_full_ahead (void)
{
  g_auto (Ramming) ramming = ramming_new ();

  red (&ramming)->order = FORCON_ORDER_NONE;
  refused (&ramming, FORCON_VERDICT_RAM_NEEDS_FULL_AHEAD, "F-RAM-1");
  red (&ramming)->order = FORCON_ORDER_COURSE_CORRECTION;
  refused (&ramming, FORCON_VERDICT_RAM_NEEDS_FULL_AHEAD, "F-RAM-1");
}

/* F-RAM-1, F-FORM-3 */
static void
test_alone (void)
{
  g_auto (Ramming) ramming = ramming_new ();

  forcon_battle_enlist (ramming.test->battle, (ForconShipId){ 3 }, red (&ramming)->formation, 0);
  refused (&ramming, FORCON_VERDICT_RAM_ALONE, "F-RAM-1");
  g_assert_cmpint (ramming.test->outcome->verdict.actual, ==, 2);
}

/* F-RAM-1, F-MOV-1, F-ORB-1 */
static void
test_rammer (void)
{
  g_auto (Ramming) ramming = ramming_new ();

  red (&ramming)->moved = TRUE;
  refused (&ramming, FORCON_VERDICT_ALREADY_MOVED, "F-MOV-1");
  red (&ramming)->moved = FALSE;
  red (&ramming)->planet = (ForconObjectId){ 1 };
  refused (&ramming, FORCON_VERDICT_IN_ORBIT, "F-ORB-1");
}

/* F-RAM-1, F-EW-4 */
static void
test_targets (void)
{
  g_auto (Ramming) ramming = ramming_new ();
  ForconFormation *formation = &ramming.test->battle->formations[blue (&ramming)->formation.value - 1];

  formation->levels[TEST_RED.value - 1] = FORCON_LEVEL_HIDDEN;
  refused (&ramming, FORCON_VERDICT_NOT_DETECTED, "F-EW-4");
  formation->levels[TEST_RED.value - 1] = FORCON_LEVEL_CONTACT;
  blue (&ramming)->status = FORCON_SHIP_HULK;
  refused (&ramming, FORCON_VERDICT_TARGET_GONE, "F-FIRE-1");
  blue (&ramming)->status = FORCON_SHIP_IN_ACTION;
  blue (&ramming)->side = TEST_RED;
  refused (&ramming, FORCON_VERDICT_RAM_OWN, "F-RAM-1");
}

/* F-RAM-1: 17.5 cm to the contact; 17 do not reach it */
static void
test_too_short (void)
{
  g_auto (Ramming) ramming = ramming_new ();

  test_refused (ramming.test, ram (&ramming, 17), FORCON_VERDICT_RAM_MISSES, "F-RAM-1");
  test_try (ramming.test, ram (&ramming, 18), "");
  g_assert_cmpstr (forcon_verdict_word (&ramming.test->outcome->verdict), ==, "needs-dice");
}

/* F-RAM-1, F-GEN-2: a way that passes at 2.55 cm touches, at 2.56 cm it does not */
static void
test_graze (void)
{
  g_auto (Ramming) ramming = ramming_new ();

  blue (&ramming)->position.x += 256;
  refused (&ramming, FORCON_VERDICT_RAM_MISSES, "F-RAM-1");
  blue (&ramming)->position.x -= 1;
  g_assert_cmpint (solve (&ramming).verdict.kind, ==, FORCON_VERDICT_DONE);
}

/* F-RAM-1: a ship that it leaves behind is not rammed, though it touches */
static void
test_astern (void)
{
  g_auto (Ramming) ramming = ramming_new ();

  blue (&ramming)->position = (ForconPoint){ CM (100), CM (122) + 50 };
  refused (&ramming, FORCON_VERDICT_RAM_MISSES, "F-RAM-1");
}

/* F-RAM-1, F-ORB-1: a planet before the target is entered first */
static void
test_planet_between (void)
{
  g_auto (Ramming) ramming = ramming_new ();

  forcon_battle_add_object (ramming.test->battle, FORCON_OBJECT_PLANET, (ForconPoint){ CM (100), CM (108) }, CM (1));
  refused (&ramming, FORCON_VERDICT_RAM_MISSES, "F-RAM-1");
}

/* F-RAM-1, F-MOV-2, F-MOV-9: the way must be one that the ship could go */
static void
test_way (void)
{
  g_auto (Ramming) ramming = ramming_new ();
  ForconCommand command = ram (&ramming, 10);

  test_refused (ramming.test, ram (&ramming, 26), FORCON_VERDICT_TOO_FAR, "F-MOV-2");
  command.ram.legs.n = 2;
  command.ram.legs.leg[0].turn = FORCON_DEGREES (10);
  command.ram.legs.leg[1].ahead = CM (10);
  test_refused (ramming.test, command, FORCON_VERDICT_FULL_AHEAD_NO_TURN, "F-MOV-9");
  red (&ramming)->bonus = CM (5);
  test_try (ramming.test, ram (&ramming, 30), "");
  g_assert_cmpstr (forcon_verdict_word (&ramming.test->outcome->verdict), ==, "needs-dice");
}

typedef struct {
  ForconShipType target;
  gint dice;
} CheckCase;

static const CheckCase check_cases[] = {
  { FORCON_SHIP_TYPE_BATTLESHIP, 1 },
  { FORCON_SHIP_TYPE_CRUISER, 2 },
  { FORCON_SHIP_TYPE_DESTROYER, 3 },
};

/* F-RAM-1: a cruiser rams larger, equal and smaller bases */
static void
test_check_dice (gconstpointer data)
{
  const CheckCase *row = data;
  g_auto (Ramming) ramming = ramming_between ((TestShip){ .type = FORCON_SHIP_TYPE_CRUISER },
                                              (TestShip){ .type = row->target, .heading = 90 });

  g_assert_cmpint (solve (&ramming).check_dice, ==, row->dice);
  test_try (ramming.test, ram (&ramming, 25), "");
  g_assert_cmpuint (ramming.test->outcome->verdict.request.count, ==, (guint) row->dice);
}

/* F-RAM-1: 9 passes at readiness 9, and the ship lies with its base at the target's */
static void
test_contact (void)
{
  g_auto (Ramming) ramming = ramming_new ();

  test_do (ramming.test, ram (&ramming, 25), "4 5  111111  111");
  g_assert_cmpint (red (&ramming)->position.y, ==, CM (102) + 50);
  g_assert_cmpint (test_event (ramming.test, FORCON_EVENT_SHIP_MOVED)->ship_moved.distance, ==, CM (17) + 50);
  g_assert_true (red (&ramming)->moved);
  g_assert_true (forcon_ships_in_contact (ramming.test->battle, &ramming.test->rules, ramming.red, ramming.blue));
}

/* F-RAM-1, F-MOV-5: at no heading does it end over the base, and at each it touches it */
static void
test_contact_is_exact (void)
{
  g_auto (Ramming) ramming = ramming_new ();

  for (ForconAngle heading = 1; heading < FORCON_DEGREES (360); heading += 37)
    {
      red (&ramming)->heading = heading;
      blue (&ramming)->position = forcon_point_ahead (red (&ramming)->position, heading + 40, CM (20));
      ForconRam solution = solve (&ramming);
      ForconLength apart = forcon_point_distance (solution.place, blue (&ramming)->position);

      g_assert_cmpint (solution.verdict.kind, ==, FORCON_VERDICT_DONE);
      g_assert_cmpint (apart, >=, 250);
      g_assert_cmpint (apart, <=, 251);
    }
}

/* F-RAM-1: 10 fails at readiness 9: on past the target, to the full 25 cm and not to the 18 declared; nobody is hurt */
static void
test_fails (void)
{
  g_auto (Ramming) ramming = ramming_new ();

  test_do (ramming.test, ram (&ramming, 18), "4 6");
  g_assert_cmpint (red (&ramming)->position.y, ==, CM (95));
  g_assert_cmpuint (test_count (ramming.test, FORCON_EVENT_RAM_STRUCK), ==, 0);
}

/* F-RAM-1, F-MOV-9: with what Full ahead gained */
static void
test_fails_full_ahead (void)
{
  g_auto (Ramming) ramming = ramming_new ();

  red (&ramming)->bonus = CM (7);
  test_do (ramming.test, ram (&ramming, 18), "4 6");
  g_assert_cmpint (test_event (ramming.test, FORCON_EVENT_SHIP_MOVED)->ship_moved.distance, ==, CM (32));
}

/* F-RAM-1, F-MOV-5: 25 cm would end over a ship behind the target; 23.5 cm do not */
static void
test_fails_over_base (void)
{
  g_auto (Ramming) ramming = ramming_new ();

  test_add (ramming.test, (TestShip){ .x = 100, .y = 94 });
  test_do (ramming.test, ram (&ramming, 18), "4 6");
  g_assert_cmpint (red (&ramming)->position.y, ==, CM (96) + 50);
}

/* F-MOV-5: beyond 21 cm it cannot go, so that it stops short */
static void
test_fails_short (void)
{
  g_auto (Ramming) ramming = ramming_new ();

  test_card (ramming.test, ramming.red)->speed = CM (21);
  test_do (ramming.test, ram (&ramming, 21), "4 6");
  g_assert_cmpint (red (&ramming)->position.y, ==, CM (102) + 50);
}

/* F-TURN-3: past the target and off the table */
static void
test_fails_off_the_table (void)
{
  g_auto (Ramming) ramming = ramming_new ();

  red (&ramming)->position.y = CM (22);
  blue (&ramming)->position.y = CM (5);
  test_do (ramming.test, ram (&ramming, 25), "4 6");
  g_assert_cmpint (red (&ramming)->status, ==, FORCON_SHIP_WITHDRAWN);
}

/* F-RAM-3: 6 starting hits against armour 5, though only 2 are left; F-RAM-4: half of 7, rounded up, against bow armour 6 */
static void
test_blows (void)
{
  g_auto (Ramming) ramming = ramming_new ();

  red (&ramming)->hits = 2;
  test_card (ramming.test, ramming.blue)->hits = 7;
  test_do (ramming.test, ram (&ramming, 25), "1 1  5 4 4 5 4 4  1 1  6 5 5 5  1");
  g_assert_cmpint (blue (&ramming)->hits, ==, 4);
  g_assert_cmpint (red (&ramming)->hits, ==, 1);
}

/* F-RAM-4: from astern half */
static void
test_astern_half (void)
{
  g_auto (Ramming) ramming = ramming_between ((TestShip){ 0 }, (TestShip){ .heading = 0 });

  g_assert_cmpint (solve (&ramming).answer.dice, ==, 3);
  g_assert_cmpint (solve (&ramming).blow.armour, ==, 5);
}

/* F-RAM-4: head on all of them, and the rammer strikes at the bow armour */
static void
test_head_on (void)
{
  g_auto (Ramming) ramming = ramming_between ((TestShip){ 0 }, (TestShip){ .heading = 180 });

  test_do (ramming.test, ram (&ramming, 25), "1 1  5 5 5 5 5 6  1  6 5 5 5 5 5  1");
  g_assert_cmpint (blue (&ramming)->hits, ==, 5);
  g_assert_cmpint (red (&ramming)->hits, ==, 5);
}

/* F-RAM-4, F-GEN-3: on the border of two arcs the rammer picks the better one */
static void
test_border_of_arcs (void)
{
  g_auto (Ramming) ramming = ramming_between ((TestShip){ 0 }, (TestShip){ .heading = 135 });

  g_assert_false (solve (&ramming).bow);
  blue (&ramming)->heading = FORCON_DEGREES (136);
  g_assert_true (solve (&ramming).bow);
}

/* F-RAM-5: two working shields more are two on each of its dice; those of the other count nothing */
static void
test_more_shields (void)
{
  g_auto (Ramming) ramming = ramming_between ((TestShip){ .shields = 3 }, (TestShip){ .heading = 90, .shields = 2 });

  blue (&ramming)->shields_used = 1;
  test_do (ramming.test, ram (&ramming, 25), "1 1  3 2 2 2 2 2  1  5 5 5");
  g_assert_cmpint (test_event (ramming.test, FORCON_EVENT_RAM_STRUCK)->ram_struck.bonus, ==, 2);
  g_assert_cmpint (blue (&ramming)->hits, ==, 5);
  g_assert_cmpint (red (&ramming)->hits, ==, 6);
}

/* F-RAM-5, F-SHLD-1: shields that were used up in the turn before are back at the ram: 2 against 2 add nothing */
static void
test_fresh_shields (void)
{
  g_auto (Ramming) ramming = ramming_between ((TestShip){ .shields = 2 }, (TestShip){ .heading = 90, .shields = 2 });

  blue (&ramming)->shields_used = 2;
  test_enter (ramming.test, TEST_BLUE, FORCON_STEP_END);
  test_do (ramming.test, test_end_step (), "");
  g_assert_cmpuint (ramming.test->battle->side.value, ==, TEST_RED.value);
  test_do (ramming.test, ram (&ramming, 25), "1 1  1 1 1 1 1 1  1 1 1");
  g_assert_cmpint (test_event (ramming.test, FORCON_EVENT_RAM_STRUCK)->ram_struck.bonus, ==, 0);
}

/* F-RAM-5: the target's shields help the target; they stop nothing and are not used up */
static void
test_target_has_more_shields (void)
{
  g_auto (Ramming) ramming = ramming_between ((TestShip){ .shields = 1 }, (TestShip){ .heading = 90, .shields = 2 });

  test_do (ramming.test, ram (&ramming, 25), "1 1  5 4 4 4 4 4  1  5 4 4  1");
  g_assert_cmpint (blue (&ramming)->hits, ==, 5);
  g_assert_cmpint (blue (&ramming)->shields_used, ==, 0);
  g_assert_cmpint (red (&ramming)->hits, ==, 5);
}

/* F-RAM-5, F-CRIT-1: critical on 6 */
static void
test_critical (void)
{
  g_auto (Ramming) ramming = ramming_new ();

  test_do (ramming.test, ram (&ramming, 25), "1 1  5 5 1 1 1 1  5 6  3 4  1 1 1");
  g_assert_cmpint (forcon_ship_count_criticals (ramming.test->battle, ramming.blue, FORCON_CRITICAL_FIRE), ==, 1);
  g_assert_cmpint (test_event (ramming.test, FORCON_EVENT_SHIP_DAMAGED)->ship_damaged.cause, ==, FORCON_CAUSE_RAM);
}

/* F-ORD-3: a special shield saves from rams too */
static void
test_special_shield (void)
{
  g_auto (Ramming) ramming = ramming_new ();

  test_card (ramming.test, ramming.blue)->special_shield = TRUE;
  blue (&ramming)->brace_ends = 1;
  blue (&ramming)->brace_factor = 1;
  test_do (ramming.test, ram (&ramming, 25), "1 1  5 5 1 1 1 1  4 3  1  1 1 1");
  g_assert_cmpint (blue (&ramming)->hits, ==, 5);
}

/* F-RAM-4: both blows fall at once: the wreck strikes back, and both are wrecks */
static void
test_both_die (void)
{
  g_auto (Ramming) ramming = ramming_new ();

  red (&ramming)->hits = 1;
  blue (&ramming)->hits = 1;
  test_do (ramming.test, ram (&ramming, 25), "1 1  5 1 1 1 1 1  1  2 2  6 1 1  1  3 3");
  g_assert_cmpint (blue (&ramming)->status, ==, FORCON_SHIP_HULK);
  g_assert_cmpint (red (&ramming)->status, ==, FORCON_SHIP_HULK);
}

/* F-RAM-4, F-CAT-6: an explosion of the target comes after both blows */
static void
test_explosion_last (void)
{
  g_auto (Ramming) ramming = ramming_new ();

  blue (&ramming)->hits = 1;
  test_do (ramming.test, ram (&ramming, 25), "1 1  5 1 1 1 1 1  1  5 5  6 1 1  1  1 1 1  4 1 1  1");
  g_assert_cmpint (red (&ramming)->hits, ==, 4);
}

static Ramming
escort_against (ForconShipType target)
{
  return ramming_between ((TestShip){ .type = FORCON_SHIP_TYPE_DESTROYER, .hits = 3 },
                          (TestShip){ .type = target, .heading = 90, .shields = 3 });
}

/* F-RAM-2: three working shields against three hits left */
static void
test_burns_up (void)
{
  g_auto (Ramming) ramming = escort_against (FORCON_SHIP_TYPE_BATTLESHIP);

  test_do (ramming.test, ram (&ramming, 25), "1");
  g_assert_cmpint (red (&ramming)->status, ==, FORCON_SHIP_DESTROYED);
  g_assert_cmpint (test_event (ramming.test, FORCON_EVENT_SHIP_LOST)->ship_lost.loss, ==, FORCON_LOSS_BURNED_UP);
  g_assert_cmpint (test_event (ramming.test, FORCON_EVENT_MARKER_PLACED)->marker_placed.centre.y, ==, CM (102));
  g_assert_cmpuint (test_count (ramming.test, FORCON_EVENT_RAM_STRUCK), ==, 0);
  g_assert_cmpint (blue (&ramming)->hits, ==, 6);
}

/* F-RAM-2: one shield is used up: the escort strikes (2 shields against it are no bonus for it), and then it is lost */
static void
test_escort_strikes (void)
{
  g_auto (Ramming) ramming = escort_against (FORCON_SHIP_TYPE_BATTLESHIP);

  blue (&ramming)->shields_used = 1;
  test_do (ramming.test, ram (&ramming, 25), "1  5 1 1  1  3 3 3");
  g_assert_cmpint (blue (&ramming)->hits, ==, 5);
  g_assert_cmpint (red (&ramming)->status, ==, FORCON_SHIP_DESTROYED);
  g_assert_cmpint (test_event (ramming.test, FORCON_EVENT_SHIP_LOST)->ship_lost.loss, ==, FORCON_LOSS_RAMMED);
  g_assert_cmpuint (test_count (ramming.test, FORCON_EVENT_MARKER_PLACED), ==, 1);
}

/* F-RAM-2: one that the answer destroys is not lost again */
static void
test_escort_dies_in_answer (void)
{
  g_auto (Ramming) ramming = escort_against (FORCON_SHIP_TYPE_BATTLESHIP);

  blue (&ramming)->shields_used = 1;
  test_do (ramming.test, ram (&ramming, 25), "1  1 1 1  4 1 1  6");
  g_assert_cmpuint (test_count (ramming.test, FORCON_EVENT_ESCORT_DESTROYED), ==, 1);
  g_assert_cmpuint (test_count (ramming.test, FORCON_EVENT_SHIP_LOST), ==, 0);
}

/* F-RAM-2: a station counts as a capital ship */
static void
test_escort_against_station (void)
{
  g_auto (Ramming) ramming = escort_against (FORCON_SHIP_TYPE_STATION);

  g_assert_true (solve (&ramming).burns_up);
}

/* F-RAM-2: escorts among themselves are not lost, whatever their shields */
static void
test_escort_against_escort (void)
{
  g_auto (Ramming) ramming = escort_against (FORCON_SHIP_TYPE_DESTROYER);

  test_do (ramming.test, ram (&ramming, 25), "1 1  1 1 1  1 1 1");
  g_assert_cmpint (red (&ramming)->status, ==, FORCON_SHIP_IN_ACTION);
}

/* F-RAM-2: nor is a capital ship, against shields as many as its hits */
static void
test_capital_is_not_lost (void)
{
  g_auto (Ramming) ramming = ramming_between ((TestShip){ .hits = 2 }, (TestShip){ .heading = 90, .shields = 4 });

  test_do (ramming.test, ram (&ramming, 25), "1 1  1 1  1 1 1");
  g_assert_cmpint (red (&ramming)->status, ==, FORCON_SHIP_IN_ACTION);
}

/* F-MINE-3: the way to the contact sets off mines; one beyond it stays */
static void
test_mines (void)
{
  g_auto (Ramming) ramming = ramming_new ();
  const ForconMineCard *card = &ramming.test->rules.mine.cards[FORCON_CHARGE_PLASMA];

  forcon_battle_add_mine (ramming.test->battle, TEST_BLUE, (ForconPoint){ CM (104), CM (110) }, card);
  forcon_battle_add_mine (ramming.test->battle, TEST_BLUE, (ForconPoint){ CM (100), CM (95) }, card);
  test_do (ramming.test, ram (&ramming, 25), "1 1  111111  111");
  g_assert_cmpuint (test_count (ramming.test, FORCON_EVENT_MINE_TRIGGERED), ==, 1);
}

/* F-EW-1 */
static void
test_seen (void)
{
  g_auto (Ramming) ramming = ramming_new ();

  ramming.test->battle->formations[red (&ramming)->formation.value - 1].levels[TEST_BLUE.value - 1]
      = FORCON_LEVEL_HIDDEN;
  test_do (ramming.test, ram (&ramming, 25), "1 1  111111  111");
  g_assert_cmpint (forcon_ship_level (ramming.test->battle, ramming.red, TEST_BLUE), ==, FORCON_LEVEL_IDENTIFIED);
}

static void
add_declaring (void)
{
  g_test_add_func ("/ramming/it needs Full ahead", test_needs_full_ahead);
  g_test_add_func ("/ramming/a ship rams alone", test_alone);
  g_test_add_func ("/ramming/who has moved or is in low orbit does not ram", test_rammer);
  g_test_add_func ("/ramming/a target is hostile, detected and in action", test_targets);
  g_test_add_func ("/ramming/the way must reach the base", test_too_short);
  g_test_add_func ("/ramming/a graze is a contact", test_graze);
  g_test_add_func ("/ramming/nobody rams what lies astern", test_astern);
  g_test_add_func ("/ramming/a planet is in the way", test_planet_between);
  g_test_add_func ("/ramming/the way is one that the ship can go", test_way);
  for (guint i = 0; i < G_N_ELEMENTS (check_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ramming/a cruiser rolls %d against a %s", check_cases[i].dice,
                                               forcon_ship_type_to_word (check_cases[i].target));

      g_test_add_data_func (path, &check_cases[i], test_check_dice);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_declaring ();
  g_test_add_func ("/ramming/it ends where the bases touch", test_contact);
  g_test_add_func ("/ramming/the bases touch and never overlap", test_contact_is_exact);
  g_test_add_func ("/ramming/a failed check runs past", test_fails);
  g_test_add_func ("/ramming/who fails goes as far as Full ahead lets it", test_fails_full_ahead);
  g_test_add_func ("/ramming/a failed check goes on rather than end over a base", test_fails_over_base);
  g_test_add_func ("/ramming/a failed check stops short if it must", test_fails_short);
  g_test_add_func ("/ramming/both strike with their starting hits", test_blows);
  g_test_add_func ("/ramming/from astern half strikes back", test_astern_half);
  g_test_add_func ("/ramming/head on all strikes back", test_head_on);
  g_test_add_func ("/ramming/on a border it is not head on", test_border_of_arcs);
  g_test_add_func ("/ramming/more shields are a bonus", test_more_shields);
  g_test_add_func ("/ramming/F-SHLD-1 a ram meets fresh shields", test_fresh_shields);
  g_test_add_func ("/ramming/the target's shields are its bonus", test_target_has_more_shields);
  g_test_add_func ("/ramming/damage is critical on 6", test_critical);
  g_test_add_func ("/ramming/a special shield saves", test_special_shield);
  g_test_add_func ("/ramming/both can die", test_both_die);
  g_test_add_func ("/ramming/explosions come last", test_explosion_last);
  g_test_add_func ("/ramming/an escort burns up on shields", test_burns_up);
  g_test_add_func ("/ramming/an escort strikes a capital ship and is lost", test_escort_strikes);
  g_test_add_func ("/ramming/an escort dies once", test_escort_dies_in_answer);
  g_test_add_func ("/ramming/a station is no prey for an escort", test_escort_against_station);
  g_test_add_func ("/ramming/escorts ram each other and live", test_escort_against_escort);
  g_test_add_func ("/ramming/a capital ship is not lost", test_capital_is_not_lost);
  g_test_add_func ("/ramming/mines look at the way", test_mines);
  g_test_add_func ("/ramming/rammer and target are identified", test_seen);
  g_test_add_func ("/ramming/a failed check can lead off the table", test_fails_off_the_table);
  return g_test_run ();
}
