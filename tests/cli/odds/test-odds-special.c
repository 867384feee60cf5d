/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What the program prints of the odds of torpedoes, boardings, rams, checks and catastrophes, against chances counted by
 * hand: shares of 6, 36 or 216.
 */
#include "cli-odds.h"

#include <math.h>
#include <string.h>

#define TOLERANCE 1e-12

#define RAM                                                                                                            \
  "--readiness 7 --hits 1 --armour 5 --shields 0 --target-hits 2 --target-armour 4 --target-shields 0"

static void
assert_near (double actual, double expected)
{
  g_assert_cmpfloat_with_epsilon (actual, expected, TOLERANCE);
}

static void
assert_member (JsonObject *object, const char *name, double expected)
{
  assert_near (json_object_get_double_member (object, name), expected);
}

static double
entry (JsonObject *object, const char *name, guint place)
{
  return json_array_get_double_element (json_object_get_array_member (object, name), place);
}

/* F-TORP-4, F-TORP-6: one turret takes the torpedo out in half of all throws, armour 5 stops two thirds of the rest */
static void
test_torpedoes (void)
{
  g_autoptr (JsonNode) node = json_odds ("torpedoes", "--count 1 --turrets 1 --armour 5 --hits 1");
  JsonObject *odds = json_node_get_object (node);
  JsonObject *wave = json_array_get_object_element (json_object_get_array_member (odds, "waves"), 0);

  assert_near (entry (odds, "damage", 0), 5.0 / 6.0);
  assert_near (entry (odds, "damage", 1), 1.0 / 6.0);
  assert_near (entry (odds, "hits_left", 0), 1.0 / 6.0);
  assert_near (entry (wave, "left", 1), 1.0 / 3.0);
  assert_member (odds, "mean", 1.0 / 6.0);
  assert_member (odds, "critical", 1.0 / 36.0);
  assert_member (odds, "out_of_action", 1.0 / 6.0);
}

/* F-TORP-4, F-TORP-5: turrets and cover fire at the first wave only */
static void
test_waves (void)
{
  g_autoptr (JsonNode) node = json_odds ("torpedoes", "--count 1,2 --turrets 1 --cover 1 --armour 4");
  JsonObject *odds = json_node_get_object (node);
  JsonArray *waves = json_object_get_array_member (odds, "waves");

  g_assert_cmpuint (json_array_get_length (waves), ==, 2);
  assert_near (entry (json_array_get_object_element (waves, 0), "left", 0), 7.0 / 8.0);
  assert_near (entry (json_array_get_object_element (waves, 1), "left", 0), 1.0 / 4.0);
  assert_member (odds, "mean", 1.0 / 8.0 + 1.0);
  g_assert_false (json_object_has_member (odds, "hits_left"));
}

/* F-BRD-4, F-BRD-5: 15 throws each way at equal strength, 6 ties */
static void
test_boarding (void)
{
  g_autoptr (JsonNode) to_the_end = json_odds ("boarding", "--attacker 1 --defender 1");
  g_autoptr (JsonNode) one_round = json_odds ("boarding", "--attacker 1 --defender 1 --rounds 1");
  g_autoptr (JsonNode) crews
      = json_odds ("boarding", "--attacker 1 --defender 1 --attacker-crew elite --defender-crew green --rounds 1");

  assert_member (json_node_get_object (to_the_end), "captures", 0.5);
  assert_member (json_node_get_object (to_the_end), "rounds", 36.0 / 30.0);
  assert_member (json_node_get_object (one_round), "undecided", 6.0 / 36.0);
  assert_member (json_node_get_object (crews), "captures", 30.0 / 36.0);
}

/* F-RAM-1, F-RAM-3, F-RAM-4 */
static void
test_ram (void)
{
  g_autoptr (JsonNode) node = json_odds ("ram", RAM);
  JsonObject *odds = json_node_get_object (node);

  assert_member (odds, "check", 21.0 / 36.0);
  assert_near (entry (json_object_get_object_member (odds, "strike"), "damage", 1), 0.5);
  assert_near (entry (json_object_get_object_member (odds, "returned"), "damage", 1), 2.0 / 6.0);
}

/* F-RAM-1: 1 die at most 7 */
static void
test_ram_base (void)
{
  g_autoptr (JsonNode) node = json_odds ("ram", RAM " --target-base larger");

  assert_member (json_node_get_object (node), "check", 1.0);
}

/* F-RAM-2 */
static void
test_ram_burns_up (void)
{
  g_autoptr (JsonNode) node = json_odds ("ram", "--readiness 7 --hits 3 --hits-left 1 --armour 5 --shields 0 "
                                                "--target-hits 2 --target-armour 4 --target-shields 1 --escort");

  g_assert_true (json_object_get_boolean_member (json_node_get_object (node), "burns_up"));
}

/* F-SHIP-6 */
static void
test_readiness (void)
{
  g_autoptr (JsonNode) plain = json_odds ("readiness", "--readiness 8");
  g_autoptr (JsonNode) three = json_odds ("readiness", "--readiness 6 --dice 3 --modifier -2");

  assert_member (json_node_get_object (plain), "passed", 26.0 / 36.0);
  assert_member (json_node_get_object (three), "passed", 4.0 / 216.0);
}

/* F-CAT-3, F-STN-1 */
static void
test_catastrophe (void)
{
  g_autoptr (JsonNode) ship = json_odds ("catastrophe", "");
  g_autoptr (JsonNode) station = json_odds ("catastrophe", "--station");
  JsonObject *first = json_object_get_object_member (json_node_get_object (ship), "first");
  JsonObject *last = json_object_get_object_member (json_node_get_object (ship), "last");

  assert_member (first, "burning-hulk", 11.0 / 36.0);
  assert_member (last, "plasma-drive", 9.0 / 25.0);
  g_assert_cmpint (json_object_get_int_member (json_node_get_object (station), "dice"), ==, 1);
}

static void
test_text (void)
{
  g_autoptr (Run) torpedoes = run_odds ("torpedoes", "--count 2 --turrets 0 --armour 4");
  g_autoptr (Run) boarding = run_odds ("boarding", "--attacker 1 --defender 1");
  g_autoptr (Run) readiness = run_odds ("readiness", "--readiness 8");

  g_assert_nonnull (strstr (torpedoes->out, "damage   1:  50.00 % ####"));
  g_assert_nonnull (strstr (boarding->out, "The attacker captures: 50.00 %\n"));
  g_assert_cmpstr (readiness->out, ==, "Dice: 2, at most 8: 72.22 %\n");
}

static void
test_usage (void)
{
  assert_odds_usage ("torpedoes", "--turrets 1 --armour 4", "--count");
  assert_odds_usage ("torpedoes", "--count 6,x --turrets 1 --armour 4", "6,x");
  assert_odds_usage ("torpedoes", "--count 1,1,1,1,1,1,1,1,1 --turrets 1 --armour 4", "--count");
  assert_odds_usage ("torpedoes", "--count 0 --turrets 1 --armour 4", "--count");
  assert_odds_usage ("torpedoes", "--count 6 --armour 4", "--turrets");
  assert_odds_usage ("torpedoes", "--count 6 --turrets 1 --armour 7", "--armour");
  assert_odds_usage ("boarding", "--attacker 4", "--defender");
  assert_odds_usage ("boarding", "--attacker 4 --defender 3 --attacker-crew brave", "brave");
  assert_odds_usage ("ram", "--readiness 7", "--hits");
  assert_odds_usage ("ram", RAM " --target-base wide", "wide");
  assert_odds_usage ("ram", RAM " --hits-left 2", "--hits-left");
  assert_odds_usage ("readiness", "--readiness 21", "--readiness");
  assert_odds_usage ("catastrophe", "--stations", "--stations");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/odds/F-TORP-6 a torpedo and a turret", test_torpedoes);
  g_test_add_func ("/cli/odds/F-TORP-4 the second wave meets no turrets", test_waves);
  g_test_add_func ("/cli/odds/F-BRD-5 a boarding to the end and of one round", test_boarding);
  g_test_add_func ("/cli/odds/F-RAM-3 a ram strikes and is struck", test_ram);
  g_test_add_func ("/cli/odds/F-RAM-1 a larger target takes one die", test_ram_base);
  g_test_add_func ("/cli/odds/F-RAM-2 an escort burns up on the shields", test_ram_burns_up);
  g_test_add_func ("/cli/odds/F-SHIP-6 readiness with dice and a modifier", test_readiness);
  g_test_add_func ("/cli/odds/F-CAT-3 the catastrophes, at first and in the end", test_catastrophe);
  g_test_add_func ("/cli/odds/without --json the odds are told", test_text);
  g_test_add_func ("/cli/odds/bad usage is one line that names the option", test_usage);
  return g_test_run ();
}
