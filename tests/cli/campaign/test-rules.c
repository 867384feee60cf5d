/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rule sets are listed, compared, made and changed, and what is played by them says so. */
#include "cli-campaign.h"

#include <string.h>

static char *
new_rules (const char *name)
{
  char *path = free_path (name);

  do_forcon ("rules", "--new", path, "--name", "Our Table", NULL);
  return path;
}

static void
test_compared (void)
{
  g_autofree char *path = new_rules ("ours.xml");
  g_autoptr (Run) same = run_forcon ("rules", path, NULL);
  g_autoptr (Run) run = NULL;

  g_assert_cmpstr (same->out, ==, "Our Table (ours): all numbers as in Forcon 2010\n");
  do_forcon ("rules", path, "torpedoes/armour=2", "option/shields.order=after-armour", NULL);
  run = run_forcon ("rules", path, NULL);
  g_assert_cmpstr (
      run->out, ==,
      "Our Table (ours): 2 numbers differ from Forcon 2010\n"
      "  torpedoes/armour=2  Torpedoes: armour under fire (F-TORP-8): 2, in Forcon 2010: 1\n"
      "  option/shields.order=after-armour  Options of the rule sheet: shields stop hits before or after armour "
      "(F-ART-6): after armour, in Forcon 2010: before armour\n");
}

static void
test_json (void)
{
  g_autofree char *path = new_rules ("json.xml");
  g_autoptr (Run) run = NULL;
  JsonNode *node;
  JsonObject *change;

  do_forcon ("rules", path, "gunnery/3=4 2 2 1 1", NULL);
  run = run_forcon ("rules", path, "--json", NULL);
  node = parse_json (run->out);
  change = json_array_get_object_element (json_object_get_array_member (json_node_get_object (node), "values"), 2);
  g_assert_cmpstr (json_object_get_string_member (change, "path"), ==, "gunnery/3");
  g_assert_cmpstr (json_object_get_string_member (change, "was"), ==, "3 2 2 1 1");
  g_assert_cmpstr (json_object_get_string_member (change, "is"), ==, "4 2 2 1 1");
  g_assert_cmpstr (json_array_get_string_element (json_object_get_array_member (change, "rules"), 0), ==, "F-ART-5");
  json_node_unref (node);
}

static void
test_refused (void)
{
  g_autofree char *path = new_rules ("refused.xml");
  g_autofree char *usual = g_build_filename (g_getenv ("FORCON_DATA_DIR"), "rules", "forcon-2010.xml", NULL);
  g_autoptr (Run) bounds = run_forcon ("rules", path, "torpedoes/armour=7", NULL);
  g_autoptr (Run) form = run_forcon ("rules", path, "movement/full-ahead=much", NULL);
  g_autoptr (Run) unknown = run_forcon ("rules", path, "nowhere=1", NULL);
  g_autoptr (Run) shipped = run_forcon ("rules", usual, "torpedoes/armour=2", NULL);
  g_autoptr (Run) again = run_forcon ("rules", "--new", path, "--name", "Other", NULL);
  g_autoptr (Run) run = run_forcon ("rules", path, NULL);

  assert_refused (bounds, 1, "Torpedoes: armour under fire cannot be “7”, only from 1 to 6");
  assert_refused (form, 1, "cannot be “much”, expected: a number, or dice such as 2d6 or d3");
  assert_refused (unknown, 1, "“nowhere=1” is not understood");
  assert_refused (shipped, 1, "Forcon 2010 stays as it is");
  assert_refused (again, 1, "is there already");
  g_assert_cmpstr (run->out, ==, "Our Table (refused): all numbers as in Forcon 2010\n");
}

/* An encoding in which rules could not be read again. */
static void
test_encoding (void)
{
  g_autofree char *usual = g_build_filename (g_getenv ("FORCON_DATA_DIR"), "rules", "forcon-2010.xml", NULL);
  g_autofree char *from = free_path ("shift-jis.xml");
  g_autofree char *path = free_path ("japanese.xml");
  g_autofree char *text = NULL;
  g_autofree char *bytes = NULL;
  g_autoptr (GString) foreign = NULL;
  g_autoptr (Run) run = NULL;
  gsize length = 0;

  g_assert_true (g_file_get_contents (usual, &text, NULL, NULL));
  foreign = g_string_new (text);
  g_assert_cmpuint (g_string_replace (foreign, "encoding=\"UTF-8\"", "encoding=\"Shift_JIS\"", 1), ==, 1);
  bytes = g_convert_with_fallback (foreign->str, -1, "Shift_JIS", "UTF-8", "?", NULL, &length, NULL);
  g_assert_nonnull (bytes);
  g_assert_true (g_file_set_contents (from, bytes, (gssize) length, NULL));
  run = run_forcon ("rules", "--new", path, "--name", "Ours", "--from", from, NULL);
  assert_refused (run, 3, "the file is in another encoding, expected UTF-8");
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* All that stands behind a byte 0 would be lost. */
static void
test_zero (void)
{
  g_autofree char *usual = g_build_filename (g_getenv ("FORCON_DATA_DIR"), "rules", "forcon-2010.xml", NULL);
  g_autofree char *from = free_path ("zero.xml");
  g_autofree char *path = free_path ("of-zero.xml");
  g_autofree char *text = NULL;
  g_autoptr (GString) bytes = NULL;
  g_autoptr (Run) run = NULL;

  g_assert_true (g_file_get_contents (usual, &text, NULL, NULL));
  bytes = g_string_new (text);
  g_string_append_c (bytes, '\0');
  g_string_append (bytes, "<!-- more -->\n");
  g_assert_true (g_file_set_contents (from, bytes->str, (gssize) bytes->len, NULL));
  run = run_forcon ("rules", "--new", path, "--name", "Ours", "--from", from, NULL);
  assert_refused (run, 3, "there is a byte 0 in the file");
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

static void
test_device (void)
{
  g_autofree char *path = free_path ("of-device.xml");
  g_autoptr (Run) run = run_forcon ("rules", "--new", path, "--name", "Ours", "--from", "/dev/null", NULL);

  assert_refused (run, 3, "cannot be read: it is not a plain file");
}

static void
test_listed (void)
{
  g_autoptr (Run) run = run_forcon ("rules", NULL);
  g_autoptr (Run) all = run_forcon ("rules", "--all", NULL);

  g_assert_true (g_str_has_prefix (run->out, "forcon-2010  “Forcon 2010”, changed numbers: 0  "));
  g_assert_nonnull (strstr (all->out, "\n  ship-type/cruiser/diameter=2  cruiser: base, cm (F-SHIP-1)\n"));
}

/* Not the numbers of Forcon 2010. */
static void
test_printed (void)
{
  g_autofree char *path = new_campaign ("rules-printed.forcon");
  g_autoptr (Run) report = NULL;
  g_autoptr (Run) master = NULL;
  g_autoptr (Run) usual = NULL;
  g_autofree char *other = begun_campaign ("rules-usual.forcon");

  do_forcon ("do", path, "rule", "path=torpedoes/armour", "value=2", NULL);
  do_forcon ("do", path, "rule", "path=name", "value=Our Table", NULL);
  do_forcon ("begin", path, NULL);
  report = run_forcon ("report", path, "--admiral", "vorpatril", NULL);
  master = run_forcon ("report", path, "--master", NULL);
  usual = run_forcon ("report", other, "--admiral", "vorpatril", NULL);
  g_assert_nonnull (strstr (report->out, "\nRules: Our Table.\n"));
  g_assert_nonnull (strstr (master->out, "\nRules: Our Table.\n"));
  g_assert_null (strstr (usual->out, "Rules:"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/rules/a rule set is compared with Forcon 2010", test_compared);
  g_test_add_func ("/cli/rules/programs get each number that differs, what it was and is", test_json);
  g_test_add_func ("/cli/rules/what cannot be is refused, and nothing is written", test_refused);
  g_test_add_func ("/cli/rules/a rule set in an encoding that can hide a tag is not taken over", test_encoding);
  g_test_add_func ("/cli/rules/a rule set with a byte 0 is not taken over", test_zero);
  g_test_add_func ("/cli/rules/a rule set is not read from a device", test_device);
  g_test_add_func ("/cli/rules/the rule sets and all numbers are listed", test_listed);
  g_test_add_func ("/cli/rules/reports name rules that are not Forcon 2010", test_printed);
  return g_test_run ();
}
