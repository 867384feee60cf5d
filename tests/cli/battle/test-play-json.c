/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-run.h"

#include <string.h>

/* Eight commands, six of them by the master's hand. */
#define MASTERS_COMMANDS                                                                                               \
  TO_THE_SHOT "<set ship=\"grozny\" value=\"hits-left\" to=\"3\" reason=\"a game of chance\"/>\n"                       \
              "<set ship=\"grozny\" value=\"speed\" to=\"12.5\" reason=\"a leak\"/>\n"                                  \
              "<set ship=\"grozny\" value=\"moved\" to=\"yes\" reason=\"a leak\"/>\n"                                   \
              "<note text=\"all went to dinner\"/>\n"                                                                   \
              "<reveal ship=\"grozny\" side=\"cetaganda\" level=\"contact\" reason=\"smoke\"/>\n"                       \
              "<set ship=\"grozny\" value=\"status\" to=\"hulk\" reason=\"a leak\"/>\n"

static char *
duel (const char *name, const char *dice)
{
  g_autofree char *attribute = dice == NULL ? g_strdup ("") : g_strdup_printf (" dice=\"%s\"", dice);
  g_autofree char *commands = g_strdup_printf (TO_THE_SHOT SHOT, attribute);

  return write_duel (name, "7", commands);
}

/* The first event of a kind among the lines. */
static JsonNode *
find_event (const char *out, const char *kind)
{
  g_auto (GStrv) lines = g_strsplit (out, "\n", -1);

  for (char **line = lines; **line != '\0'; line++)
    {
      JsonNode *node = parse_json (*line);

      if (g_str_equal (json_object_get_string_member (json_node_get_object (node), "event"), kind))
        return node;
      json_node_unref (node);
    }
  g_test_fail_printf ("no event %s", kind);
  return NULL;
}

static void
test_lines (void)
{
  g_autofree char *path = duel ("lines.xml", NULL);
  g_autoptr (Run) run = run_forcon ("play", path, "--json", NULL);
  g_auto (GStrv) lines = g_strsplit (run->out, "\n", -1);

  g_assert_cmpint (run->status, ==, 0);
  for (char **line = lines; **line != '\0'; line++)
    {
      g_autoptr (JsonNode) node = parse_json (*line);

      g_assert_true (json_object_has_member (json_node_get_object (node), "event"));
    }
}

static void
test_figures (void)
{
  g_autofree char *path = duel ("figures.xml", "1 1 1 1 1 5 6 1 1");
  g_autoptr (Run) run = run_forcon ("play", path, "--json", NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (
      run->out, "{\"event\":\"battery-fired\",\"command\":3,\"shooter\":\"grozny\",\"target\":\"vorthalia\",\"weapons\":"
                "[\"bow-battery\"],\"firepower\":12,\"effective\":12,\"distance\":30.25,\"range\":45,\"target_kind\":"
                "\"capital\",\"arc\":\"bow\",\"aspect\":\"approaching\",\"base_column\":2,\"shift_range\":0,"
                "\"shift_marker\":0,\"column\":2,\"salvos\":8,\"armour\":5,\"shields\":1,\"roll\":[1,1,1,1,1,5,6],\"again\":[],"
                "\"hits\":2,\"stopped\":1,\"damage\":2,\"generated\":false}\n"));
}

/* A field of that name would hide the number of the command. */
static void
test_keys (void)
{
  g_autofree char *path = write_duel ("keys.xml", NULL, MASTERS_COMMANDS);
  g_autoptr (Run) run = run_forcon ("play", path, "--json", NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "{\"event\":\"master-ruled\",\"command\":3,\"what\":\"set\",\"reason\":"
                                      "\"a game of chance\"}\n"));
}

/* What is set is written in its unit, and nobody as null. */
static void
test_values (void)
{
  g_autofree char *path = write_duel ("values.xml", NULL, MASTERS_COMMANDS);
  g_autoptr (Run) run = run_forcon ("play", path, "--json", NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "\"ship\":\"grozny\",\"salvo\":null,\"value\":\"hits-left\",\"was\":8,\"now\":3}"));
  g_assert_nonnull (strstr (run->out, "\"value\":\"speed\",\"was\":20,\"now\":12.5}"));
  g_assert_nonnull (strstr (run->out, "\"value\":\"moved\",\"was\":false,\"now\":true}"));
  g_assert_nonnull (strstr (run->out, "\"value\":\"status\",\"was\":\"in-action\",\"now\":\"hulk\"}"));
  g_assert_nonnull (strstr (run->out, "\"text\":\"all went to dinner\"}"));
}

/* A formation that the file does not name goes by its flagship. */
static void
test_formation (void)
{
  g_autofree char *path = write_duel ("formation.xml", NULL, MASTERS_COMMANDS);
  g_autoptr (Run) run = run_forcon ("play", path, "--json", NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "{\"event\":\"formation-seen\",\"command\":7,\"formation\":\"grozny\",\"side\":"
                                      "\"cetaganda\",\"level\":\"contact\",\"why\":\"master\"}\n"));
}

static void
test_generated (void)
{
  g_autofree char *path = duel ("generated.xml", NULL);
  g_autoptr (Run) run = run_forcon ("play", path, "--json", NULL);
  g_autoptr (JsonNode) node = find_event (run->out, "battery-fired");

  g_assert_true (json_object_get_boolean_member (json_node_get_object (node), "generated"));
}

static void
test_same_hash (void)
{
  g_autofree char *path = duel ("hash.xml", NULL);
  g_autoptr (Run) json = run_forcon ("play", path, "--json", NULL);
  g_autoptr (Run) text = run_forcon ("play", path, NULL);
  g_autoptr (JsonNode) node = find_event (json->out, "end-state");
  g_autofree char *line = g_strdup_printf ("State: %s\n", json_object_get_string_member (json_node_get_object (node),
                                                                                        "hash"));

  g_assert_true (g_str_has_suffix (text->out, line));
}

static void
test_refused (void)
{
  g_autofree char *path = duel ("refused.xml", "1");
  g_autoptr (Run) run = run_forcon ("play", path, "--json", NULL);

  g_assert_cmpint (run->status, ==, 1);
  g_assert_nonnull (strstr (run->out, "battle-begun"));
  g_assert_null (strstr (run->out, "end-state"));
  g_assert_true (is_one_line (run->err));
}

static char *
hash_of (const Run *run)
{
  const char *state = strstr (run->out, "State: ");

  g_assert_nonnull (state);
  return g_strdup (state);
}

static void
test_end_state (void)
{
  g_autofree char *path = duel ("whole.xml", NULL);
  g_autofree char *end = free_path ("end.xml");
  g_autoptr (Run) whole = run_forcon ("play", path, "-o", end, NULL);
  g_autoptr (Run) check = run_forcon ("check", end, NULL);
  g_autoptr (Run) again = run_forcon ("play", end, NULL);
  g_autofree char *before = hash_of (whole);
  g_autofree char *after = hash_of (again);

  g_assert_cmpint (whole->status, ==, 0);
  g_assert_cmpint (check->status, ==, 0);
  g_assert_cmpstr (before, ==, after);
}

static void
test_end_state_printed (void)
{
  g_autofree char *path = duel ("printed.xml", NULL);
  g_autofree char *end = free_path ("printed-end.xml");
  g_autofree char *written = NULL;
  g_autoptr (Run) to_file = run_forcon ("play", path, "-o", end, NULL);
  g_autoptr (Run) printed = run_forcon ("play", path, "-o", "-", NULL);

  g_assert_cmpint (to_file->status, ==, 0);
  g_assert_true (g_file_get_contents (end, &written, NULL, NULL));
  g_assert_cmpstr (printed->out, ==, written);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/play --json/every line is an event", test_lines);
  g_test_add_func ("/cli/play --json/an event has all its figures and dice", test_figures);
  g_test_add_func ("/cli/play --json/no field hides the number of the command", test_keys);
  g_test_add_func ("/cli/play --json/what the master sets is written in its unit", test_values);
  g_test_add_func ("/cli/play --json/a formation without a name goes by its flagship", test_formation);
  g_test_add_func ("/cli/play --json/a generated roll says so", test_generated);
  g_test_add_func ("/cli/play --json/the last line has the hash of the text", test_same_hash);
  g_test_add_func ("/cli/play --json/a refused command leaves the events before it", test_refused);
  g_test_add_func ("/cli/play -o/the end state is a battle script with the same hash", test_end_state);
  g_test_add_func ("/cli/play -o/the end state can be printed", test_end_state_printed);
  return g_test_run ();
}
