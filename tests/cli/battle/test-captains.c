/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Captains on the command line: they play sides on, and fight whole battles out (F-CAMP-10). */
#include "cli-run.h"

#include <string.h>

static char *
write_start (const char *name, const char *seed)
{
  return write_duel (name, seed, "<begin/>\n");
}

/* The last line of some text. */
static char *
last_line (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n = g_strv_length (lines);

  return g_strdup (n < 2 ? "" : lines[n - 2]);
}

static void
test_play (void)
{
  g_autofree char *path = write_start ("captains-play.xml", "7");
  g_autoptr (Run) run = run_forcon ("play", path, "--captain", "all", "--rounds", "3", NULL);

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "Grozny"));
  g_assert_cmpuint (count_lines (run->out), >, 20);
}

/* What was saved plays the same battle again, to the same hash. */
static void
test_save (void)
{
  g_autofree char *path = write_start ("captains-save.xml", "7");
  g_autofree char *saved = free_path ("captains-saved.xml");
  g_autoptr (Run) run = run_forcon ("play", path, "--captain", "all", "--rounds", "2", "--save", saved, NULL);
  g_autoptr (Run) again = run_forcon ("play", saved, NULL);
  g_autofree char *hash = last_line (run->out);
  g_autofree char *hash_again = last_line (again->out);
  g_autofree char *text = NULL;

  g_assert_cmpint (again->status, ==, 0);
  g_assert_cmpstr (hash, ==, hash_again);
  g_file_get_contents (saved, &text, NULL, NULL);
  g_assert_nonnull (strstr (text, "by=\"captain\""));
}

/* The captain of the other side has nothing to do in the movement of this one. */
static void
test_one_side (void)
{
  g_autofree char *path = write_start ("captains-one.xml", "7");
  g_autoptr (Run) plain = run_forcon ("play", path, NULL);
  g_autoptr (Run) other = run_forcon ("play", path, "--captain", "cetaganda", NULL);
  g_autoptr (Run) own = run_forcon ("play", path, "--captain", "barrayar", NULL);

  g_assert_cmpstr (plain->out, ==, other->out);
  g_assert_cmpstr (plain->out, !=, own->out);
}

/* A battle that has not begun begins. */
static void
test_begins (void)
{
  g_autofree char *path = write_duel ("captains-begin.xml", "7", "");
  g_autoptr (Run) run = run_forcon ("play", path, "--captain", "barrayar,cetaganda", "--rounds", "1", NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "Grozny"));
}

static void
assert_usage (const char *path, const char *option, const char *value, const char *named)
{
  g_autoptr (Run) run = run_forcon ("play", path, option, value, NULL);

  g_assert_cmpint (run->status, ==, 2);
  g_assert_true (is_one_line (run->err));
  g_assert_nonnull (strstr (run->err, named));
}

static void
test_usage (void)
{
  g_autofree char *path = write_start ("captains-usage.xml", "7");
  g_autofree char *without = write_start ("captains-seedless.xml", NULL);
  g_autoptr (Run) rounds = run_forcon ("play", path, "--captain", "all", "--rounds", "0", NULL);
  g_autoptr (Run) save = run_forcon ("play", path, "--as", "barrayar", "--save", "x.xml", NULL);

  assert_usage (path, "--captain", "mars", "mars");
  assert_usage (path, "--captain", "", "--captain");
  assert_usage (path, "--rounds", "3", "--captain");
  assert_usage (without, "--captain", "all", "--seed");
  g_assert_cmpint (rounds->status, ==, 2);
  g_assert_nonnull (strstr (rounds->err, "--rounds"));
  g_assert_cmpint (save->status, ==, 2);
}

static JsonNode *
odds_of (const char *path)
{
  g_autoptr (Run) run = run_forcon ("odds", "battle", path, "--runs", "60", "--seed", "2", "--json", NULL);

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (is_one_line (run->out));
  return parse_json (run->out);
}

static double
share (JsonObject *object, const char *name)
{
  return json_object_get_double_member (object, name);
}

/* Everybody wins, nobody, or it is not decided. */
static void
test_odds (void)
{
  g_autofree char *path = write_start ("captains-odds.xml", "7");
  g_autoptr (JsonNode) node = odds_of (path);
  JsonObject *odds = json_node_get_object (node);
  JsonArray *sides = json_object_get_array_member (odds, "sides");
  double sum = share (odds, "undecided") + share (odds, "nobody");

  g_assert_cmpint (json_object_get_int_member (odds, "runs"), ==, 60);
  g_assert_cmpuint (json_array_get_length (sides), ==, 2);
  for (guint i = 0; i < 2; i++)
    sum += share (json_array_get_object_element (sides, i), "wins");
  g_assert_cmpfloat_with_epsilon (sum, 1.0, 1e-9);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (odds, "ships")), ==, 2);
}

static void
test_odds_text (void)
{
  g_autofree char *path = write_start ("captains-text.xml", "7");
  g_autoptr (Run) run = run_forcon ("odds", "battle", path, "--runs", "20", NULL);
  g_autoptr (Run) again = run_forcon ("odds", "battle", path, "--runs", "20", NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "Barrayar wins: "));
  g_assert_nonnull (strstr (run->out, "  Vorthalia survives: "));
  g_assert_cmpstr (run->out, ==, again->out);
}

/* F-TURN-3 */
static void
test_odds_over (void)
{
  g_autofree char *path = write_duel ("captains-over.xml", "7", "<begin/>\n<end-battle reason=\"master\"/>\n");
  g_autoptr (Run) run = run_forcon ("odds", "battle", path, NULL);

  g_assert_cmpint (run->status, ==, 1);
  g_assert_true (is_one_line (run->err));
}

static void
test_odds_usage (void)
{
  g_autofree char *path = write_start ("captains-odds-usage.xml", "7");
  g_autoptr (Run) runs = run_forcon ("odds", "battle", path, "--runs", "none", NULL);
  g_autoptr (Run) rounds = run_forcon ("odds", "battle", path, "--rounds", "0", NULL);
  g_autoptr (Run) none = run_forcon ("odds", "battle", NULL);

  g_assert_cmpint (runs->status, ==, 2);
  g_assert_nonnull (strstr (runs->err, "--runs"));
  g_assert_cmpint (rounds->status, ==, 2);
  g_assert_nonnull (strstr (rounds->err, "--rounds"));
  g_assert_cmpint (none->status, ==, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/captains/F-CAMP-10 captains play a script on", test_play);
  g_test_add_func ("/cli/captains/what they did is saved and plays again", test_save);
  g_test_add_func ("/cli/captains/they leave to others what is the others'", test_one_side);
  g_test_add_func ("/cli/captains/they begin a battle that has not begun", test_begins);
  g_test_add_func ("/cli/captains/bad usage is one line that names the option", test_usage);
  g_test_add_func ("/cli/captains/odds/F-CAMP-10 the odds of a battle add up", test_odds);
  g_test_add_func ("/cli/captains/odds/without --json they are told, and the same again", test_odds_text);
  g_test_add_func ("/cli/captains/odds/F-TURN-3 a battle that is over has none", test_odds_over);
  g_test_add_func ("/cli/captains/odds/bad usage is one line that names the option", test_odds_usage);
  return g_test_run ();
}
