/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-run.h"

#include <math.h>
#include <string.h>

#define OURS "1 dreadnought, 2 cruiser, 4 fighter, 1 carrier"
#define THEIRS "2 destroyer, 3 cruiser, 1 dreadnought"

/* Options are parted by a bar, as lists of units hold blanks. */
static Run *
run_clash (const char *work, const char *options)
{
  g_autofree char *line = g_strdup_printf ("clash|%s|%s", work, options);
  g_auto (GStrv) words = g_strsplit (line, "|", -1);

  return run_forcon_with (NULL, (const char *const *) words);
}

/* What --json prints, which is one line and no error. */
static JsonNode *
json_clash (const char *work, const char *options)
{
  g_autofree char *with_json = g_strconcat (options, "|--json", NULL);
  g_autoptr (Run) run = run_clash (work, with_json);

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (is_one_line (run->out));
  return parse_json (run->out);
}

static double
number (JsonNode *node, const char *key)
{
  return json_object_get_double_member (json_node_get_object (node), key);
}

static void
assert_chances (const char *options, double attacker, double draw, double defender)
{
  g_autoptr (JsonNode) node = json_clash ("odds", options);

  g_assert_cmpfloat_with_epsilon (number (node, "attacker"), attacker, 5e-7);
  g_assert_cmpfloat_with_epsilon (number (node, "draw"), draw, 5e-7);
  g_assert_cmpfloat_with_epsilon (number (node, "defender"), defender, 5e-7);
  g_assert_cmpfloat_with_epsilon (number (node, "attacker") + number (node, "draw") + number (node, "defender")
                                      + number (node, "ongoing"),
                                  1.0, 1e-12);
}

static void
assert_refused (const char *options, gint status, const char *named)
{
  g_autoptr (Run) run = run_clash ("odds", options);

  g_assert_cmpint (run->status, ==, status);
  g_assert_cmpstr (run->out, ==, "");
  g_assert_true (is_one_line (run->err));
  if (strstr (run->err, named) == NULL)
    g_test_fail_printf ("%s does not name %s", run->err, named);
}

/* T-ODDS-1 */
static void
test_known (void)
{
  assert_chances ("--place|space|--attacker|1 fighter|--defender|1 fighter", 0.444444, 0.111111, 0.444444);
  assert_chances ("--place|space|--attacker|" OURS "|--defender|" THEIRS, 0.616835, 0.037664, 0.345501);
  assert_chances ("--place|space|--attacker|" OURS "|--defender|" THEIRS "|--order|fight", 0.637962, 0.037918,
                  0.324120);
  assert_chances ("--place|space|--attacker|" OURS "|--defender|" THEIRS "|--order|cost|--policy|sustain-first",
                  0.616835, 0.037664, 0.345501);
}

/* T-ODDS-1: the keys, and no others where it is exact. */
static void
test_keys (void)
{
  const char *const keys[] = { "attacker",           "draw",     "defender", "ongoing", "rounds", "attacker_cost_left",
                               "defender_cost_left", "survivors" };
  g_autoptr (JsonNode) node = json_clash ("odds", "--place|ground|--attacker|mech|--defender|3 infantry, 1 infantry2");
  JsonObject *odds = json_node_get_object (node);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_assert_true (json_object_has_member (odds, keys[i]));
  g_assert_cmpuint (json_object_get_size (odds), ==, G_N_ELEMENTS (keys));
}

/* T-ODDS-1: whoever cannot miss hits once in each round, whoever cannot hit never does. */
static void
test_options (void)
{
  g_autoptr (JsonNode) whole = json_clash ("odds", "--place|space|--attacker|1 cruiser|--defender|1 dreadnought|"
                                                   "--attacker-modifier|9|--defender-modifier|-9");
  g_autoptr (JsonNode) damaged = json_clash ("odds", "--place|space|--attacker|1 cruiser|--defender|1 dreadnought|"
                                                     "--attacker-modifier|9|--defender-modifier|-9|"
                                                     "--damaged-defender|1 dreadnought");
  g_autoptr (JsonNode) first = json_clash ("odds", "--place|space|--attacker|1 cruiser|--defender|1 dreadnought|"
                                                   "--attacker-modifier|9|--defender-modifier|-9|--after-rounds|1");

  g_assert_cmpfloat (number (whole, "rounds"), ==, 2.0);
  g_assert_cmpfloat (number (whole, "attacker"), ==, 1.0);
  g_assert_cmpfloat (number (damaged, "rounds"), ==, 1.0);
  g_assert_cmpfloat (number (first, "ongoing"), ==, 1.0);
  g_assert_cmpfloat (number (first, "defender_cost_left"), ==, 4.0);
}

/* T-ODDS-1: JSON has no infinity. */
static void
test_never_ends (void)
{
  g_autoptr (JsonNode) node = json_clash ("odds", "--place|space|--attacker|1 fighter|--defender|1 fighter|"
                                                  "--attacker-modifier|-2|--defender-modifier|-2");
  g_autoptr (Run) run = run_clash ("odds", "--place|space|--attacker|1 fighter|--defender|1 fighter|"
                                           "--attacker-modifier|-2|--defender-modifier|-2");

  g_assert_cmpfloat (number (node, "ongoing"), ==, 1.0);
  g_assert_true (json_object_get_null_member (json_node_get_object (node), "rounds"));
  g_assert_nonnull (strstr (run->out, "It may never end"));
}

/* T-ODDS-1 */
static void
test_text (void)
{
  g_autoptr (Run) run = run_clash ("odds", "--place|space|--attacker|" OURS "|--defender|" THEIRS);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->out, ==,
                   "Attacker wins: 61.68 %\n"
                   "Draw: 3.77 %\n"
                   "Defender wins: 34.55 %\n"
                   "Rounds on average: 3.69\n"
                   "Cost of what the attacker has left: 5.73\n"
                   "Cost of what the defender has left: 2.50\n"
                   "The attacker has left on average: Fighter I 0.32, Cruiser I 0.74, Carrier I 0.54, "
                   "Dreadnought I 0.62\n"
                   "The defender has left on average: Destroyer I 0.05, Cruiser I 0.54, Dreadnought I 0.35\n");
}

/* T-ODDS-2 */
static void
test_simulated (void)
{
  g_autoptr (JsonNode) node
      = json_clash ("simulate", "--place|space|--attacker|" OURS "|--defender|" THEIRS "|--runs|40000|--seed|5");
  g_autoptr (JsonNode) again
      = json_clash ("simulate", "--place|space|--attacker|" OURS "|--defender|" THEIRS "|--runs|40000|--seed|5");
  JsonObject *odds = json_node_get_object (node);
  JsonObject *errors = json_object_get_object_member (odds, "errors");
  double error = json_object_get_double_member (errors, "attacker");

  g_assert_true (json_object_get_boolean_member (odds, "simulated"));
  g_assert_cmpint (json_object_get_int_member (odds, "runs"), ==, 40000);
  g_assert_cmpfloat_with_epsilon (error, sqrt (0.616835 * 0.383165 / 40000), 1e-4);
  g_assert_cmpfloat (fabs (number (node, "attacker") - 0.616835), <, 3.0 * error);
  g_assert_true (json_object_equal (odds, json_node_get_object (again)));
}

/* T-ODDS-2: what exact odds would take too long for is simulated, and it says so. */
static void
test_too_much (void)
{
  const char *options = "--place|space|--attacker|9000 fighter, 9 warsun|--defender|10000 fighter|--runs|20";
  g_autoptr (JsonNode) node = json_clash ("odds", options);
  g_autoptr (Run) run = run_clash ("odds", options);

  g_assert_true (json_object_get_boolean_member (json_node_get_object (node), "simulated"));
  g_assert_true (g_str_has_prefix (run->out, "Exact odds would take too long, so these are simulated\n"
                                             "Simulated combats: 20; behind ± the standard error\n"));
  g_assert_nonnull (strstr (run->out, " % ± "));
}

static void
test_usage (void)
{
  const struct {
    const char *options;
    gint status;
    const char *named;
  } cases[] = {
    { "--attacker|1 fighter|--defender|1 fighter", 2, "--place" },
    { "--place|sea|--attacker|1 fighter|--defender|1 fighter", 2, "sea" },
    { "--place|space|--defender|1 fighter", 2, "--attacker" },
    { "--place|space|--attacker|1 fighter", 2, "--defender" },
    { "--place|space|--attacker||--defender|1 fighter", 2, "--attacker" },
    { "--place|space|--attacker|1 frigate|--defender|1 fighter", 2, "frigate" },
    { "--place|space|--attacker|0 fighter|--defender|1 fighter", 2, "0 fighter" },
    { "--place|space|--attacker|10001 fighter|--defender|1 fighter", 2, "10001 fighter" },
    { "--place|space|--attacker|9999 fighter, 2 fighter|--defender|1 fighter", 2, "2 fighter" },
    { "--place|space|--attacker|-1 fighter|--defender|1 fighter", 2, "-1 fighter" },
    { "--place|space|--attacker|1 fighter|--defender|1 fighter,", 2, "--defender" },
    { "--place|space|--attacker|1 mech|--defender|1 fighter", 1, "mech" },
    { "--place|ground|--attacker|1 mech|--defender|1 fighter", 1, "fighter" },
    { "--place|ground|--attacker|1 mech|--defender|1 pds", 1, "pds" },
    { "--place|space|--attacker|1 dreadnought|--defender|1 fighter|--damaged-attacker|2 dreadnought", 2,
      "2 dreadnought" },
    { "--place|space|--attacker|1 fighter|--defender|1 fighter|--damaged-attacker|1 fighter", 2, "fighter" },
    { "--place|space|--attacker|1 fighter|--defender|1 fighter|--policy|luck", 2, "sustain-first, dreadnought-first" },
    { "--place|space|--attacker|1 fighter|--defender|1 fighter|--order|luck", 2, "cost, fight" },
    { "--place|space|--attacker|1 fighter|--defender|1 fighter|--attacker-modifier|x", 2, "--attacker-modifier" },
    { "--place|space|--attacker|1 fighter|--defender|1 fighter|--after-rounds|-1", 2, "--after-rounds" },
    { "--place|space|--attacker|1 fighter|--defender|1 fighter|--runs|0", 2, "--runs" },
    { "--place|space|--attacker|1 fighter|--defender|1 fighter|--seed|-1", 2, "--seed" },
    { "--place|space|--attacker|1 fighter|--defender|1 fighter|--rules|/dev/null", 3, "/dev/null" },
    { "--place|space|--attacker|1 fighter|--defender|1 fighter|more", 2, "more" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_refused (cases[i].options, cases[i].status, cases[i].named);
}

/* T-ODDS-1: policy, order and modifier of the first round are each side's own, and units have values of their own */
static void
test_sides (void)
{
  g_autoptr (JsonNode) both
      = json_clash ("odds", "--place|space|--attacker|" OURS "|--defender|" THEIRS "|--order|fight");
  g_autoptr (JsonNode) each = json_clash ("odds", "--place|space|--attacker|" OURS "|--defender|" THEIRS
                                                  "|--attacker-order|fight|--defender-order|fight");
  g_autoptr (JsonNode) one
      = json_clash ("odds", "--place|space|--attacker|" OURS "|--defender|" THEIRS "|--defender-order|fight");
  g_autoptr (JsonNode) first = json_clash ("odds", "--place|space|--attacker|1 fighter|--defender|1 fighter|"
                                                   "--attacker-first-modifier|10|--defender-first-modifier|-10");
  g_autoptr (JsonNode) own = json_clash ("odds", "--place|space|--attacker|1 fighter|--defender|1 fighter|"
                                                 "--attacker-own|fighter combat=5");
  g_autoptr (JsonNode) same = json_clash ("odds", "--place|space|--attacker|1 fighter|--defender|1 fighter|"
                                                  "--attacker-modifier|4");

  g_assert_cmpfloat (number (both, "attacker"), ==, number (each, "attacker"));
  g_assert_cmpfloat (number (one, "attacker"), !=, number (both, "attacker"));
  g_assert_cmpfloat (number (first, "attacker"), ==, 1.0);
  g_assert_cmpfloat (number (own, "attacker"), ==, number (same, "attacker"));
  assert_refused ("--place|space|--attacker|1 fighter|--defender|1 fighter|--attacker-own|frigate combat=5", 2,
                  "--attacker-own");
  assert_refused ("--place|space|--attacker|1 fighter|--defender|1 fighter|--attacker-own|fighter combat=50", 2,
                  "combat=50");
}

/* T-ODDS-1: what each side has left is told by its chances: they add up to 1, and to the means */
static void
test_survivors (void)
{
  g_autoptr (JsonNode) node = json_clash ("odds", "--place|space|--attacker|2 dreadnought|--defender|3 cruiser");
  JsonObject *survivors = json_object_get_object_member (json_node_get_object (node), "survivors");
  JsonArray *attacker = json_object_get_array_member (survivors, "attacker");
  JsonObject *most = json_array_get_object_element (attacker, 0);
  JsonObject *row = json_array_get_object_element (json_object_get_array_member (most, "left"), 0);
  double sum = 0.0, cost = 0.0;

  for (guint i = 0; i < json_array_get_length (attacker); i++)
    {
      JsonObject *left = json_array_get_object_element (attacker, i);

      sum += json_object_get_double_member (left, "chance");
      cost
          += 4.0 * json_object_get_double_member (left, "chance") * (double) json_object_get_int_member (left, "units");
    }
  g_assert_cmpfloat_with_epsilon (sum, 1.0, 1e-9);
  g_assert_cmpfloat_with_epsilon (cost, number (node, "attacker_cost_left"), 1e-9);
  g_assert_cmpint (json_object_get_int_member (most, "units"), ==, 2);
  g_assert_cmpstr (json_object_get_string_member (row, "unit"), ==, "dreadnought");
  g_assert_cmpint (json_object_get_int_member (row, "count"), ==, 2);
  g_assert_cmpint (json_object_get_int_member (row, "damaged"), ==, 0);
}

#define CLASH                                                                                                          \
  "<fleet-dice-clash name=\"Half\" place=\"space\">\n<system id=\"s\" name=\"S\"/>\n"                                  \
  "<neighbour id=\"n\" name=\"N\" planets=\"defender\"/>\n"                                                            \
  "<player side=\"attacker\" name=\"P\"><unit of=\"fighter\"/></player>\n"                                             \
  "<player side=\"defender\" name=\"D\"><unit of=\"fighter\"/></player>\n"

/* T-ODDS-1: a set-up, and one that is half played: the attacker has hit, the defender still rolls */
static void
test_files (void)
{
  g_autofree char *set_up = write_scratch ("odds-set-up.xml", CLASH "</fleet-dice-clash>\n");
  g_autofree char *half
      = write_scratch ("odds-half.xml", CLASH "<played><proceed/><proceed/><announce side=\"defender\"/>"
                                              "<roll side=\"attacker\" dice=\"9\"/></played></fleet-dice-clash>\n");
  g_autofree char *both = g_strdup_printf ("%s|--attacker|1 fighter", set_up);
  g_autoptr (JsonNode) before = json_clash ("odds", set_up);
  g_autoptr (JsonNode) after = json_clash ("odds", half);
  g_autoptr (Run) text = run_clash ("odds", half);

  g_assert_cmpfloat_with_epsilon (number (before, "attacker"), 0.444444, 5e-7);
  g_assert_cmpfloat_with_epsilon (number (after, "attacker"), 0.8, 1e-12);
  g_assert_cmpfloat_with_epsilon (number (after, "draw"), 0.2, 1e-12);
  g_assert_nonnull (strstr (text->out, "D retreats at the end of this round"));
  assert_refused (both, 2, "odds-set-up.xml");
  assert_refused ("no-such.xml", 3, "no-such.xml");
}

static void
test_work (void)
{
  g_autoptr (Run) unknown = run_forcon ("clash", "dance", NULL);
  g_autoptr (Run) help = run_forcon ("clash", "--help", NULL);
  g_autoptr (Run) deeper = run_forcon ("help", "clash", "odds", NULL);

  g_assert_cmpint (unknown->status, ==, 2);
  g_assert_true (is_one_line (unknown->err));
  g_assert_nonnull (strstr (unknown->err, "“dance”"));
  g_assert_cmpint (help->status, ==, 0);
  g_assert_nonnull (strstr (help->out, "\n  simulate    "));
  g_assert_nonnull (strstr (deeper->out, "--after-rounds=N"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/clash/T-ODDS-1 known chances are printed", test_known);
  g_test_add_func ("/cli/clash/T-ODDS-1 exact odds have eight keys", test_keys);
  g_test_add_func ("/cli/clash/T-ODDS-1 damage, modifiers and rounds can be given", test_options);
  g_test_add_func ("/cli/clash/T-ODDS-1 a combat that never ends has no number of rounds", test_never_ends);
  g_test_add_func ("/cli/clash/T-ODDS-1 without --json it is told in lines", test_text);
  g_test_add_func ("/cli/clash/T-ODDS-2 a simulation tells its standard errors", test_simulated);
  g_test_add_func ("/cli/clash/T-ODDS-2 what would take too long is simulated", test_too_much);
  g_test_add_func ("/cli/clash/T-ODDS-1 each side has its own policy, order, modifiers and values", test_sides);
  g_test_add_func ("/cli/clash/T-ODDS-1 survivors are told with their chances", test_survivors);
  g_test_add_func ("/cli/clash/T-ODDS-1 a set-up or half-played clash can be asked about", test_files);
  g_test_add_func ("/cli/clash/what is wrong is named", test_usage);
  g_test_add_func ("/cli/clash/its works are listed", test_work);
  return g_test_run ();
}
