/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the program prints of a command that is tried again and again. */
#include "cli-run.h"

#include <string.h>

static char *
write_shot (const char *name, const char *dice)
{
  g_autofree char *commands = g_strdup_printf (TO_THE_SHOT SHOT, dice);

  return write_duel (name, "7", commands);
}

static JsonNode *
json_of (const char *path, const char *option, const char *value)
{
  g_autoptr (Run) run = run_forcon ("odds", "command", path, "--json", "--runs", "2000", option, value, NULL);

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (is_one_line (run->out));
  return parse_json (run->out);
}

/* F-ART-6: 7 salvos less a shield against armour 5; 2 damage on average */
static void
test_last (void)
{
  g_autofree char *path = write_shot ("odds-last.xml", "");
  g_autoptr (JsonNode) node = json_of (path, NULL, NULL);
  JsonObject *answer = json_node_get_object (node);
  JsonObject *ship = json_array_get_object_element (json_object_get_array_member (answer, "ships"), 0);

  g_assert_cmpint (json_object_get_int_member (answer, "command"), ==, 3);
  g_assert_cmpstr (json_object_get_string_member (answer, "kind"), ==, "fire");
  g_assert_cmpint (json_object_get_int_member (answer, "runs"), ==, 2000);
  g_assert_cmpstr (json_object_get_string_member (ship, "ship"), ==, "vorthalia");
  g_assert_cmpfloat_with_epsilon (json_object_get_double_member (ship, "mean"), 2.2, 0.4);
}

static void
test_at (void)
{
  g_autofree char *path = write_shot ("odds-at.xml", "");
  g_autoptr (JsonNode) node = json_of (path, "--at", "2");
  JsonObject *answer = json_node_get_object (node);

  g_assert_cmpint (json_object_get_int_member (answer, "command"), ==, 2);
  g_assert_cmpstr (json_object_get_string_member (answer, "kind"), ==, "end-step");
}

static void
test_same_seed (void)
{
  g_autofree char *path = write_shot ("odds-seed.xml", "");
  g_autoptr (Run) one = run_forcon ("odds", "command", path, "--runs", "500", "--seed", "3", NULL);
  g_autoptr (Run) again = run_forcon ("odds", "command", path, "--runs", "500", "--seed", "3", NULL);
  g_autoptr (Run) other = run_forcon ("odds", "command", path, "--runs", "500", "--seed", "4", NULL);

  g_assert_cmpstr (one->out, ==, again->out);
  g_assert_cmpstr (one->out, !=, other->out);
}

static void
test_text (void)
{
  g_autofree char *path = write_shot ("odds-text.xml", "");
  g_autoptr (Run) run = run_forcon ("odds", "command", path, "--runs", "100", NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "100 runs\n"));
  g_assert_nonnull (strstr (run->out, "Vorthalia: "));
  g_assert_nonnull (strstr (run->out, "Out of action: "));
}

/* F-TURN-1 */
static void
test_refused (void)
{
  g_autofree char *path = write_duel ("odds-refused.xml", "7", "<begin/>\n<fire ship=\"grozny\" target=\"vorthalia\" "
                                                                "weapons=\"bow-battery\"/>\n");
  g_autoptr (Run) run = run_forcon ("odds", "command", path, NULL);

  g_assert_cmpint (run->status, ==, 1);
  g_assert_true (is_one_line (run->err));
  g_assert_nonnull (strstr (run->err, "odds-refused.xml:14: "));
}

static void
assert_usage (const char *path, const char *option, const char *value)
{
  g_autoptr (Run) run = run_forcon ("odds", "command", path, option, value, NULL);

  g_assert_cmpint (run->status, ==, 2);
  g_assert_true (is_one_line (run->err));
  g_assert_nonnull (strstr (run->err, option));
}

static void
test_usage (void)
{
  g_autofree char *path = write_shot ("odds-usage.xml", "");
  g_autoptr (Run) none = run_forcon ("odds", "command", NULL);

  g_assert_cmpint (none->status, ==, 2);
  assert_usage (path, "--runs", "0");
  assert_usage (path, "--runs", "many");
  assert_usage (path, "--at", "4");
  assert_usage (path, "--at", "0");
  assert_usage (path, "--seed", "-1");
}

static void
test_empty (void)
{
  g_autofree char *path = write_duel ("odds-empty.xml", "7", "");
  g_autoptr (Run) run = run_forcon ("odds", "command", path, NULL);

  g_assert_cmpint (run->status, ==, 1);
  g_assert_true (is_one_line (run->err));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/odds/command/F-ART-6 the last command of the script is tried", test_last);
  g_test_add_func ("/cli/odds/command/another command is tried with --at", test_at);
  g_test_add_func ("/cli/odds/command/the same seed gives the same answer", test_same_seed);
  g_test_add_func ("/cli/odds/command/without --json the odds are told", test_text);
  g_test_add_func ("/cli/odds/command/F-TURN-1 a refused command is status 1 with its line", test_refused);
  g_test_add_func ("/cli/odds/command/bad usage is one line that names the option", test_usage);
  g_test_add_func ("/cli/odds/command/a script without commands is refused", test_empty);
  return g_test_run ();
}
