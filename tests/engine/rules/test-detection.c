/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/formation.h"

#include "forcon-test-battle.h"

/* Two ships of red, the first of them hidden from blue, and one of blue; it is the end of red's turn. */
static TestBattle *
one_hidden (void)
{
  TestBattle *test = test_battle_new ();

  test_add (test, (TestShip){ .x = 20, .y = 100, .readiness = 7 });
  test_add (test, (TestShip){ .x = 20, .y = 140 });
  test_add (test, (TestShip){ .side = TEST_BLUE, .x = 180, .y = 100, .readiness = 6 });
  test_know (test, TEST_BLUE, (ForconShipId){ 1 }, FORCON_LEVEL_HIDDEN);
  test_enter (test, TEST_RED, FORCON_STEP_END);
  return test;
}

static const ForconShipId hider = { 1 };
static const ForconShipId other = { 2 };
static const ForconShipId seeker = { 3 };

static void
assert_level (TestBattle *test, ForconShipId ship, ForconSideId side, ForconLevel level)
{
  g_assert_cmpstr (forcon_level_to_word (forcon_ship_level (test->battle, ship, side)), ==,
                   forcon_level_to_word (level));
}

/* F-EW-2: hider 3 + 2 + veteran 1 = 6, seeker 4 + 3 + experienced 0 = 7 */
static void
test_found (void)
{
  g_autoptr (TestBattle) test = one_hidden ();

  test_card (test, hider)->ew_defence = 2;
  test_card (test, seeker)->ew_attack = 3;
  test_do (test, test_end_step (), "3 4");

  const ForconEvent *event = test_event (test, FORCON_EVENT_DETECTION_CONTESTED);

  g_assert_cmpint (event->detection_contested.hider_total, ==, 6);
  g_assert_cmpint (event->detection_contested.seeker_total, ==, 7);
  g_assert_cmpint (event->detection_contested.hider_crew, ==, 1);
  g_assert_true (event->detection_contested.found);
  assert_level (test, hider, TEST_BLUE, FORCON_LEVEL_CONTACT);
}

/* F-EW-2: one level each time, and one that is identified is sought no more */
static void
test_levels (void)
{
  g_autoptr (TestBattle) test = one_hidden ();

  test_know (test, TEST_BLUE, hider, FORCON_LEVEL_CONTACT);
  test_do (test, test_end_step (), "1 6");
  assert_level (test, hider, TEST_BLUE, FORCON_LEVEL_IDENTIFIED);
  test_enter (test, TEST_RED, FORCON_STEP_END);
  test_do (test, test_end_step (), "");
}

/* F-EW-2: as good is not enough: hider 3 + 1, seeker 4 + 0; option detection.ties: it is */
static void
test_ties (void)
{
  g_autoptr (TestBattle) test = one_hidden ();
  g_autoptr (TestBattle) found = one_hidden ();

  test_do (test, test_end_step (), "3 4");
  assert_level (test, hider, TEST_BLUE, FORCON_LEVEL_HIDDEN);
  g_assert_cmpuint (test_count (test, FORCON_EVENT_FORMATION_SEEN), ==, 0);
  found->rules.options.detection_ties_found = TRUE;
  test_do (found, test_end_step (), "3 4");
  assert_level (found, hider, TEST_BLUE, FORCON_LEVEL_CONTACT);
}

/* F-EW-2: the flagship's crew, an elite with +2, and the lowest EW defence in the formation, 1 */
static void
test_formation (void)
{
  g_autoptr (TestBattle) test = one_hidden ();

  forcon_battle_enlist (test->battle, other, test_state (test, hider)->formation, 0);
  test_card (test, hider)->ew_defence = 4;
  test_card (test, hider)->readiness = 9;
  test_card (test, other)->ew_defence = 1;
  test_card (test, other)->readiness = 2;
  test_do (test, test_end_step (), "3 6");

  const ForconEvent *event = test_event (test, FORCON_EVENT_DETECTION_CONTESTED);

  g_assert_cmpint (event->detection_contested.hider.value, ==, hider.value);
  g_assert_cmpint (event->detection_contested.hider_ew, ==, 1);
  g_assert_cmpint (event->detection_contested.hider_crew, ==, 2);
  g_assert_false (event->detection_contested.found);
}

/* F-EW-2: attack 2 with an elite's +2 is better than attack 3 with a green crew's −1; of two as good the first seeks */
static void
test_best_seeker (void)
{
  g_autoptr (TestBattle) test = one_hidden ();
  ForconShipId best = test_add (test, (TestShip){ .side = TEST_BLUE, .x = 180, .y = 50, .readiness = 10 });
  ForconShipId equal = test_add (test, (TestShip){ .side = TEST_BLUE, .x = 180, .y = 30, .readiness = 10 });

  test_card (test, seeker)->ew_attack = 3;
  test_card (test, seeker)->readiness = 2;
  test_card (test, best)->ew_attack = 2;
  test_card (test, equal)->ew_attack = 2;
  test_do (test, test_end_step (), "6 1");
  g_assert_cmpint (test_event (test, FORCON_EVENT_DETECTION_CONTESTED)->detection_contested.seeker.value, ==,
                   best.value);
}

/* F-EW-2, F-CRT-9: EW attack lost is lost; wrecks do not seek. The wreck drifts by four dice */
static void
test_damaged_seeker (void)
{
  g_autoptr (TestBattle) test = one_hidden ();
  ForconShipId wreck = test_add (test, (TestShip){ .side = TEST_BLUE, .x = 180, .y = 50 });

  test_card (test, seeker)->ew_attack = 3;
  test_state (test, seeker)->ew_attack_lost = 2;
  test_card (test, wreck)->ew_attack = 6;
  test_state (test, wreck)->status = FORCON_SHIP_HULK;
  test_do (test, test_end_step (), "6 1  1 1 1 1");

  const ForconEvent *event = test_event (test, FORCON_EVENT_DETECTION_CONTESTED);

  g_assert_cmpint (event->detection_contested.seeker.value, ==, seeker.value);
  g_assert_cmpint (event->detection_contested.seeker_ew, ==, 1);
}

/* F-EW-2: a ship in the low orbit of a planet seeks for its whole side */
static void
test_seeker_in_orbit (void)
{
  g_autoptr (TestBattle) test = one_hidden ();

  test_state (test, seeker)->planet
      = forcon_battle_add_object (test->battle, FORCON_OBJECT_PLANET, (ForconPoint){ 0, 0 }, FORCON_CM (4));
  test_do (test, test_end_step (), "1 6");
  assert_level (test, hider, TEST_BLUE, FORCON_LEVEL_CONTACT);
}

/* F-EW-2: several formations, in the order of the file, each hider's die before its seeker's */
static void
test_order (void)
{
  g_autoptr (TestBattle) test = one_hidden ();

  test_know (test, TEST_BLUE, other, FORCON_LEVEL_CONTACT);
  test_do (test, test_end_step (), "6 1  1 6");
  assert_level (test, hider, TEST_BLUE, FORCON_LEVEL_HIDDEN);
  assert_level (test, other, TEST_BLUE, FORCON_LEVEL_IDENTIFIED);
}

/* F-EW-2: a side seeks at the start of its own turn only, and nothing that is not there any more */
static void
test_not_sought (void)
{
  g_autoptr (TestBattle) test = one_hidden ();

  test_enter (test, TEST_BLUE, FORCON_STEP_END);
  test_do (test, test_end_step (), "");
  test_state (test, hider)->status = FORCON_SHIP_WITHDRAWN;
  test_enter (test, TEST_RED, FORCON_STEP_END);
  test_do (test, test_end_step (), "");
}

/* F-EW-1: a third side seeks for itself; an ally knows from the start */
static void
test_each_side (void)
{
  g_autoptr (TestBattle) test = one_hidden ();

  forcon_battle_add_side (test->battle, "green", "Green");
  test_add (test, (TestShip){ .side = TEST_GREEN, .x = 180, .y = 150 });
  test_know (test, TEST_GREEN, hider, FORCON_LEVEL_HIDDEN);
  test_do (test, test_end_step (), "1 6");
  assert_level (test, hider, TEST_BLUE, FORCON_LEVEL_CONTACT);
  assert_level (test, hider, TEST_GREEN, FORCON_LEVEL_HIDDEN);
  g_array_index (test->battle->roster->sides, ForconSide, 0).alliance = 1;
  g_array_index (test->battle->roster->sides, ForconSide, 2).alliance = 1;
  assert_level (test, hider, TEST_GREEN, FORCON_LEVEL_IDENTIFIED);
  test_enter (test, TEST_BLUE, FORCON_STEP_END);
  test_do (test, test_end_step (), "");
}

/* F-EW-3: a hidden ship that is wrecked lies open, with its formation, before it is told what becomes of it */
static void
test_wrecked (void)
{
  g_autoptr (TestBattle) test = one_hidden ();
  guint32 gun = test_gun (test, seeker, FORCON_WEAPON_DESTRUCTOR, 200, 1);

  forcon_battle_enlist (test->battle, hider, test_state (test, other)->formation, 0);
  test_know (test, TEST_BLUE, other, FORCON_LEVEL_CONTACT);
  test_state (test, other)->hits = 1;
  test_enter (test, TEST_BLUE, FORCON_STEP_FIRE);
  test_do (test, forcon_command_fire (seeker, other, gun), "5 1 1 1");
  g_assert_cmpint (test_event (test, FORCON_EVENT_FORMATION_SEEN)->formation_seen.why, ==, FORCON_REVEAL_WRECKED);
  assert_level (test, other, TEST_BLUE, FORCON_LEVEL_IDENTIFIED);
  assert_level (test, hider, TEST_BLUE, FORCON_LEVEL_IDENTIFIED);
  g_assert_cmpuint (test_event (test, FORCON_EVENT_CATASTROPHE)->audience, ==, 1u << 1 | 1u << 2);
}

/* F-EW-3: by the master's hand too, and by nothing else that he sets */
static void
test_wrecked_by_hand (void)
{
  static const ForconShipStatus wrecks[] = { FORCON_SHIP_HULK, FORCON_SHIP_BURNING_HULK, FORCON_SHIP_DESTROYED };

  for (guint i = 0; i < G_N_ELEMENTS (wrecks); i++)
    {
      g_autoptr (TestBattle) test = one_hidden ();
      ForconCommand command = { .kind = FORCON_COMMAND_SET, .set = { .ship = hider }, .reason = "it was so" };

      command.set.value = FORCON_VALUE_TURRETS;
      command.set.number = wrecks[i];
      test_do (test, command, "");
      assert_level (test, hider, TEST_BLUE, FORCON_LEVEL_HIDDEN);
      command.set.value = FORCON_VALUE_STATUS;
      test_do (test, command, "");
      assert_level (test, hider, TEST_BLUE, FORCON_LEVEL_IDENTIFIED);
    }
}

/* F-EW-3: a ship that he takes off the table leaves nothing there */
static void
test_withdrawn_by_hand (void)
{
  g_autoptr (TestBattle) test = one_hidden ();
  ForconCommand command = { .kind = FORCON_COMMAND_SET,
                            .set = { .ship = hider, .value = FORCON_VALUE_STATUS, .number = FORCON_SHIP_WITHDRAWN },
                            .reason = "it was so" };

  test_do (test, command, "");
  assert_level (test, hider, TEST_BLUE, FORCON_LEVEL_HIDDEN);
}

static guint32
audience_of (TestBattle *test, ForconEvent event)
{
  return forcon_event_audience (test->battle, &event);
}

#define RED_ONLY (1u << 1)
#define BLUE_ONLY (1u << 2)
#define BOTH (RED_ONLY | BLUE_ONLY)

/* F-EW-4: what a hidden ship does its own side sees, a contact's moves the other sees too, its orders only when known */
static void
test_audience (void)
{
  g_autoptr (TestBattle) test = one_hidden ();
  ForconEvent moved = { .kind = FORCON_EVENT_SHIP_MOVED, .ship_moved = { .ship = hider, .lead = hider } };
  ForconEvent ordered = { .kind = FORCON_EVENT_ORDER_GIVEN, .order_given = { .ship = hider } };

  g_assert_cmpuint (audience_of (test, moved), ==, RED_ONLY);
  g_assert_cmpuint (audience_of (test, ordered), ==, RED_ONLY);
  test_know (test, TEST_BLUE, hider, FORCON_LEVEL_CONTACT);
  g_assert_cmpuint (audience_of (test, moved), ==, BOTH);
  g_assert_cmpuint (audience_of (test, ordered), ==, RED_ONLY);
  test_know (test, TEST_BLUE, hider, FORCON_LEVEL_IDENTIFIED);
  g_assert_cmpuint (audience_of (test, ordered), ==, BOTH);
}

/* F-EW-4: nobody but the master sees a contest, and only who found a formation that it is found */
static void
test_contest_audience (void)
{
  g_autoptr (TestBattle) test = one_hidden ();

  test_do (test, test_end_step (), "1 6");
  g_assert_cmpuint (test_event (test, FORCON_EVENT_DETECTION_CONTESTED)->audience, ==, 0);
  g_assert_cmpuint (test_event (test, FORCON_EVENT_FORMATION_SEEN)->audience, ==, BLUE_ONLY);
}

/* F-EW-4: a side is told of its own check and damage whoever it was against or from */
static void
test_named_beside (void)
{
  g_autoptr (TestBattle) test = one_hidden ();
  ForconEvent checked = { .kind = FORCON_EVENT_TARGET_CHECKED,
                          .target_checked = { .ship = seeker, .target = hider, .nearest = hider } };
  ForconEvent damaged = { .kind = FORCON_EVENT_SHIP_DAMAGED, .ship_damaged = { .ship = seeker, .by = hider } };

  g_assert_cmpuint (audience_of (test, checked), ==, RED_ONLY);
  g_assert_cmpuint (audience_of (test, damaged), ==, BOTH);
  test_know (test, TEST_BLUE, hider, FORCON_LEVEL_CONTACT);
  g_assert_cmpuint (audience_of (test, checked), ==, BOTH);
}

/* F-EW-4, F-MINE-3: who knows a mine is told of it, and who finds one learns that alone */
static void
test_mine_audience (void)
{
  g_autoptr (TestBattle) test = one_hidden ();
  ForconMineCard card = { FORCON_CHARGE_PLASMA, FORCON_CM (5), 16 };
  ForconMineId mine = forcon_battle_add_mine (test->battle, TEST_RED, (ForconPoint){ 0, 0 }, &card);

  g_assert_cmpuint (audience_of (test, (ForconEvent){ .kind = FORCON_EVENT_MINE_GONE, .mine_gone = { .mine = mine } }),
                    ==, RED_ONLY);
  g_assert_cmpuint (audience_of (test, (ForconEvent){ .kind = FORCON_EVENT_MINE_REVEALED,
                                                      .mine_revealed = { .mine = mine, .side = TEST_BLUE } }),
                    ==, BLUE_ONLY);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/detection/the seeker's higher total finds a formation", test_found);
  g_test_add_func ("/engine/detection/one level at a time until it is identified", test_levels);
  g_test_add_func ("/engine/detection/a tie stays hidden unless the option says found", test_ties);
  g_test_add_func ("/engine/detection/a formation hides by its flagship's crew and its lowest defence", test_formation);
  g_test_add_func ("/engine/detection/the ship with the best attack and crew seeks", test_best_seeker);
  g_test_add_func ("/engine/detection/a seeker has the attack that is left to it", test_damaged_seeker);
  g_test_add_func ("/engine/detection/ships in low orbit seek too", test_seeker_in_orbit);
  g_test_add_func ("/engine/detection/formations are sought in the order of the file", test_order);
  g_test_add_func ("/engine/detection/nothing else is sought", test_not_sought);
  g_test_add_func ("/engine/detection/each side detects for itself and allies know each other", test_each_side);
  g_test_add_func ("/engine/detection/a wreck identifies its formation", test_wrecked);
  g_test_add_func ("/engine/detection/a wreck by the master's hand identifies too", test_wrecked_by_hand);
  g_test_add_func ("/engine/detection/who is taken off the table is not seen", test_withdrawn_by_hand);
  g_test_add_func ("/engine/detection/moves of contacts are seen and orders of identified ships", test_audience);
  g_test_add_func ("/engine/detection/a contest is the master's and its result the seeker's", test_contest_audience);
  g_test_add_func ("/engine/detection/what is only named beside does not hide an event", test_named_beside);
  g_test_add_func ("/engine/detection/mines are known to those who know them", test_mine_audience);
  return g_test_run ();
}
