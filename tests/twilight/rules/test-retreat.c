/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What becomes of a retreat that was announced: who goes, who stays, who is removed, and what is left where. */
#include "retreat-case.h"

/* T-RET-1, T-RET-2: announced in step 2, carried out in step 5; the opponent is left alone and has won (T-END-2) */
static void
test_announced (void)
{
  g_autoptr (TwilightCase) test = twilight_space_with_neighbour ("1 cruiser", "2 cruiser");

  test->start->players[DEFENDER].reinforcements = 1;
  twilight_restart (test);
  twilight_do (test, "proceed", "proceed", "announce defender", "roll attacker: 1", "roll defender: 1 1", "proceed",
               NULL);
  twilight_assert_step (test, FORCON_TWILIGHT_STEP_RETREAT, 1);
  twilight_assert_owed (test, FORCON_TWILIGHT_OWED_RETREAT, DEFENDER, 1);
  twilight_says (test, "retreat defender 1",
                 "moved defender cruiser 2 1; token-placed defender 1 1; retreated defender 1 2; step-begun end 1 1");
  twilight_says (test, "proceed", "combat-over attacker 1; step-begun over 1 0");
  twilight_assert_force (test, DEFENDER, "", "");
  g_assert_true (twilight_now (test)->retreated[DEFENDER]);
}

/* T-RET-2: it cannot be put off, and only who announced it retreats */
static void
test_mandatory (void)
{
  g_autoptr (TwilightCase) test = retreat_case ("2 cruiser");

  twilight_refuses (test, "proceed", FORCON_TWILIGHT_VERDICT_MUST_RETREAT);
  g_assert_cmpint (test->verdict.side, ==, DEFENDER);
  twilight_refuses (test, "retreat attacker 1", FORCON_TWILIGHT_VERDICT_NOT_ANNOUNCED);
  g_assert_cmpint (test->verdict.side, ==, ATTACKER);
}

/* T-RET-2: the opponent's last ship is hit in the same round, so there is nobody to retreat from */
static void
test_opponent_gone (void)
{
  g_autoptr (TwilightCase) test = twilight_space_with_neighbour ("1 cruiser", "2 cruiser");

  twilight_do (test, "proceed", "proceed", "announce defender", "roll attacker: 6", "roll defender: 7 1", NULL);
  twilight_says (
      test, "proceed",
      "hits-produced attacker 1; step-begun assign 1 0; destroyed attacker cruiser 1 hit; step-begun end 1 1");
  twilight_refuses (test, "retreat defender 1", FORCON_TWILIGHT_VERDICT_WRONG_STEP);
  twilight_do (test, "proceed", NULL);
  g_assert_cmpint (twilight_now (test)->result, ==, FORCON_TWILIGHT_WON_BY_DEFENDER);
  twilight_assert_force (test, DEFENDER, "2 cruiser", "");
}

/* T-RET-2: nor is there, when a card takes the opponent's last ship while the retreat is owed */
static void
test_opponent_taken (void)
{
  g_autoptr (TwilightCase) test = retreat_case ("2 cruiser");

  twilight_says (test, "effect destroy attacker 1 cruiser (Card)",
                 "ability-used Card; destroyed attacker cruiser 1 effect; step-begun end 1 1");
  twilight_assert_force (test, DEFENDER, "2 cruiser", "");
}

/* T-RET-1, T-END-1: nor is one announced, when a card takes the opponent's last ship while that is asked */
static void
test_nobody_to_announce_to (void)
{
  g_autoptr (TwilightCase) test = twilight_space_with_neighbour ("1 cruiser", "1 cruiser");

  twilight_do (test, "proceed", "proceed", NULL);
  twilight_assert_step (test, FORCON_TWILIGHT_STEP_ANNOUNCE, 1);
  twilight_says (test, "effect destroy attacker 1 cruiser (Card)",
                 "ability-used Card; destroyed attacker cruiser 1 effect; step-begun end 1 1");
}

/* T-RET-2: a hit on each side leaves one ship to each, and the retreat takes place with what is left */
static void
test_after_hits (void)
{
  g_autoptr (TwilightCase) test = twilight_space_with_neighbour ("2 cruiser", "2 cruiser");

  test->start->neighbours[0].has_token[DEFENDER] = TRUE;
  twilight_restart (test);
  twilight_do (test, "proceed", "proceed", "announce defender", "roll attacker: 7 1", "roll defender: 7 1", "proceed",
               NULL);
  twilight_says (test, "retreat defender 1", "moved defender cruiser 1 1; retreated defender 1 1; step-begun end 1 1");
  twilight_assert_force (test, ATTACKER, "1 cruiser", "");
}

/* T-RET-2: no eligible system is left in step 5, so nobody goes, and the next round begins with a clean slate */
static void
test_nowhere_left (void)
{
  g_autoptr (TwilightCase) test = retreat_case ("2 cruiser");

  test->start->neighbours[0].others = TRUE;
  retreat_restart (test, FORCON_TWILIGHT_STEP_ROLL);
  twilight_do (test, "roll attacker: 1", "roll defender: 1 1", NULL);
  twilight_says (test, "proceed", "step-begun end 1 0");
  twilight_do (test, "proceed", NULL);
  twilight_assert_step (test, FORCON_TWILIGHT_STEP_START, 2);
  g_assert_false (twilight_now (test)->announced[DEFENDER]);
  twilight_assert_force (test, DEFENDER, "2 cruiser", "");
}

/* T-RET-2, T-RET-6: all ships with a move value go together, damaged or not, however long that value is */
static void
test_together (void)
{
  g_autoptr (TwilightCase) test = retreat_case ("1 fighter2, 1 cruiser2, 3 dreadnought, 1 warsun");

  g_assert_true (forcon_force_parse_damaged (test->rules, "2 dreadnought", &test->start->space[DEFENDER], NULL));
  retreat_values (test, "cruiser2")->move = 0;
  retreat_restart (test, FORCON_TWILIGHT_STEP_RETREAT);
  twilight_says (test, "retreat defender 1",
                 "moved defender fighter2 1 1; moved defender cruiser2 1 1; moved defender dreadnought 1 1; "
                 "moved defender dreadnought 2 damaged 1; moved defender warsun 1 1; retreated defender 1 6; "
                 "step-begun end 1 1");
}

/* T-RET-2: a ship without a move value stays, is no cargo, and the combat goes on about it */
static void
test_immobile (void)
{
  g_autoptr (TwilightCase) test = retreat_case ("1 cruiser, 1 flagship");

  retreat_values (test, "flagship")->moves = FALSE;
  retreat_restart (test, FORCON_TWILIGHT_STEP_RETREAT);
  twilight_says (test, "retreat defender 1", "moved defender cruiser 1 1; retreated defender 1 1; step-begun end 1 0");
  twilight_do (test, "proceed", NULL);
  twilight_assert_step (test, FORCON_TWILIGHT_STEP_START, 2);
  twilight_assert_force (test, DEFENDER, "1 flagship", "");
}

/* T-RET-2: fighters of grade I and ground forces in space that nobody can carry are removed; a Fighter II flies */
static void
test_stranded (void)
{
  g_autoptr (TwilightCase) test = retreat_case ("2 fighter, 2 fighter2, 1 destroyer, 1 infantry, 2 mech");

  g_assert_true (forcon_force_parse_damaged (test->rules, "1 mech", &test->start->space[DEFENDER], NULL));
  retreat_restart (test, FORCON_TWILIGHT_STEP_RETREAT);
  twilight_says (
      test, "retreat defender 1",
      "destroyed defender fighter 2 stranded; destroyed defender infantry 1 stranded; "
      "destroyed defender mech 1 stranded; destroyed defender mech 1 damaged stranded; "
      "moved defender fighter2 2 1; moved defender destroyer 1 1; retreated defender 1 3; step-begun end 1 1");
}

/* T-RET-4: only fighters of grade I were left: they are removed, and no token is placed */
static void
test_fighters_alone (void)
{
  g_autoptr (TwilightCase) test = retreat_case ("3 fighter");

  test->start->neighbours[0].has_token[DEFENDER] = FALSE;
  test->start->players[DEFENDER].reinforcements = 5;
  retreat_restart (test, FORCON_TWILIGHT_STEP_RETREAT);
  twilight_says (test, "retreat defender 1",
                 "destroyed defender fighter 3 stranded; retreated defender 1 0; step-begun end 1 1");
  g_assert_cmpint (twilight_now (test)->players[DEFENDER].reinforcements, ==, 5);
  g_assert_false (twilight_now (test)->neighbours[0].has_token[DEFENDER]);
  twilight_do (test, "proceed", NULL);
  g_assert_cmpint (twilight_now (test)->result, ==, FORCON_TWILIGHT_WON_BY_ATTACKER);
}

static void
assert_token (gboolean there, gint reinforcements, gint sheet, const char *expected, gint reinforcements_after,
              gint sheet_after)
{
  g_autoptr (TwilightCase) test = retreat_case ("1 cruiser");
  g_autofree char *events
      = g_strconcat ("moved defender cruiser 1 1; ", expected, "retreated defender 1 1; step-begun end 1 1", NULL);

  test->start->neighbours[0].has_token[DEFENDER] = there;
  test->start->neighbours[0].has_token[ATTACKER] = TRUE;
  test->start->players[DEFENDER].reinforcements = reinforcements;
  test->start->players[DEFENDER].sheet = sheet;
  retreat_restart (test, FORCON_TWILIGHT_STEP_RETREAT);
  twilight_says (test, "retreat defender 1", events);
  g_assert_cmpint (twilight_now (test)->players[DEFENDER].reinforcements, ==, reinforcements_after);
  g_assert_cmpint (twilight_now (test)->players[DEFENDER].sheet, ==, sheet_after);
  g_assert_cmpint (twilight_now (test)->neighbours[0].has_token[DEFENDER], ==, there || reinforcements + sheet > 0);
}

/* T-RET-4: from the reinforcements, else from the command sheet, else none; and none where one is; the opponent's is no matter */
static void
test_token (void)
{
  assert_token (FALSE, 2, 3, "token-placed defender 1 1; ", 1, 3);
  assert_token (FALSE, 0, 3, "token-placed defender 1 2; ", 0, 2);
  assert_token (FALSE, 0, 0, "token-placed defender 1 0; ", 0, 0);
  assert_token (TRUE, 2, 3, "", 2, 3);
}

/* T-RET-3: the system of the command has to be an eligible one; no other is taken in its place */
static void
test_refused_system (void)
{
  g_autoptr (TwilightCase) test = retreat_case ("1 cruiser");

  test->start->n_neighbours = 2;
  test->start->neighbours[1].anomalies = 1u << FORCON_ANOMALY_NEBULA;
  test->start->neighbours[1].has_units[DEFENDER] = TRUE;
  retreat_restart (test, FORCON_TWILIGHT_STEP_RETREAT);
  twilight_refuses (test, "retreat defender 2", FORCON_TWILIGHT_VERDICT_ANOMALY);
  g_assert_cmpuint (test->verdict.system, ==, 2);
  g_assert_cmpint (test->verdict.anomaly, ==, FORCON_ANOMALY_NEBULA);
  twilight_refuses (test, "retreat defender 3", FORCON_TWILIGHT_VERDICT_UNKNOWN_SYSTEM);
  g_assert_cmpint (test->verdict.actual, ==, 3);
  g_assert_cmpint (test->verdict.needed, ==, 2);
  twilight_refuses (test, "retreat defender 0", FORCON_TWILIGHT_VERDICT_UNKNOWN_SYSTEM);
}

/* T-RET-2: the attacker too may have announced it */
static void
test_attacker (void)
{
  g_autoptr (TwilightCase) test = twilight_space_with_neighbour ("1 cruiser", "1 cruiser");

  test->start->neighbours[0].has_token[ATTACKER] = TRUE;
  test->start->n_neighbours = 2;
  test->start->neighbours[1] = test->start->neighbours[0];
  test->start->neighbours[0].has_planet[ATTACKER] = FALSE;
  twilight_restart (test);
  twilight_do (test, "proceed", "proceed", "stay defender", "announce attacker", "roll attacker: 1", "roll defender: 1",
               "proceed", NULL);
  twilight_refuses (test, "retreat attacker 1", FORCON_TWILIGHT_VERDICT_NOTHING_OWN);
  twilight_says (test, "retreat attacker 2", "moved attacker cruiser 1 2; retreated attacker 2 1; step-begun end 1 1");
  g_assert_cmpint (twilight_now (test)->result, ==, FORCON_TWILIGHT_UNDECIDED);
  twilight_do (test, "proceed", NULL);
  g_assert_cmpint (twilight_now (test)->result, ==, FORCON_TWILIGHT_WON_BY_DEFENDER);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/retreat/is-carried-out-in-the-last-step-of-the-round", test_announced);
  g_test_add_func ("/retreat/cannot-be-put-off", test_mandatory);
  g_test_add_func ("/retreat/falls-away-when-the-opponent-is-gone", test_opponent_gone);
  g_test_add_func ("/retreat/falls-away-when-a-card-takes-the-opponent", test_opponent_taken);
  g_test_add_func ("/retreat/is-not-announced-to-nobody", test_nobody_to_announce_to);
  g_test_add_func ("/retreat/takes-what-the-hits-have-left", test_after_hits);
  g_test_add_func ("/retreat/falls-away-when-no-system-is-left", test_nowhere_left);
  g_test_add_func ("/retreat/takes-all-ships-with-a-move-value", test_together);
  g_test_add_func ("/retreat/leaves-a-ship-that-cannot-move", test_immobile);
  g_test_add_func ("/retreat/removes-what-nobody-carries", test_stranded);
  g_test_add_func ("/retreat/of-fighters-alone-removes-them", test_fighters_alone);
  g_test_add_func ("/retreat/places-a-token", test_token);
  g_test_add_func ("/retreat/goes-only-to-an-eligible-system", test_refused_system);
  g_test_add_func ("/retreat/is-open-to-the-attacker", test_attacker);
  return g_test_run ();
}
