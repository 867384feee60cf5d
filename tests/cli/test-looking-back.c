/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-campaign.h"

#include <string.h>

static char *
written (const char *path)
{
  char *bytes = NULL;

  g_assert_true (g_file_get_contents (path, &bytes, NULL, NULL));
  return bytes;
}

static void
test_record (void)
{
  g_autofree char *script = write_duel ("record.xml", "7", TO_THE_SHOT);
  g_autofree char *record = free_path ("record.pdf");
  g_autofree char *strip = free_path ("strip.pdf");

  do_forcon ("record", script, "-o", record, NULL);
  do_forcon ("record", script, "--strip", "--paper", "letter", "--as", "barrayar", "-o", strip, NULL);

  g_autofree char *pages = written (record);
  g_autofree char *pictures = written (strip);

  g_assert_true (g_str_has_prefix (pages, "%PDF"));
  g_assert_true (g_str_has_prefix (pictures, "%PDF"));
}

static void
test_record_of_clash (void)
{
  g_autofree char *campaign = clashing_campaign ("record.forcon");
  g_autofree char *path = free_path ("clash.pdf");
  g_autoptr (Run) stranger = NULL;

  do_forcon ("fight", campaign, "--captains", "--rounds", "1", NULL);
  do_forcon ("record", campaign, "-o", path, NULL);
  stranger = run_forcon ("record", campaign, "--clash", "77", "-o", path, NULL);
  assert_refused (stranger, 2, "--clash is “77”, one of these was expected: ");
  g_assert_true (g_regex_match_simple ("expected: \\d+ \\(Clash: B2 Crossing, phase 1, second half\\)", stranger->err, 0, 0));
}

/* F-CAMP-8: the running number of a clash would tell an admiral how much has happened besides. */
static void
test_clashes_of_an_admiral (void)
{
  g_autofree char *campaign = clashing_campaign ("own-clashes.forcon");
  g_autofree char *path = free_path ("own.svg");
  g_autoptr (Run) record = run_forcon ("record", campaign, "--as", "vorpatril", "--clash", "77", "-o", path, NULL);
  g_autoptr (Run) table = run_forcon ("table", campaign, "--as", "vorpatril", "--clash", "77", "-o", path, NULL);
  g_autoptr (Run) after = run_forcon ("table", campaign, "--as", "vorpatril", "--after", "77", "-o", path, NULL);

  assert_refused (record, 2, "expected: 1 (Clash: B2 Crossing, phase 1, second half)");
  assert_refused (table, 2, "with --as the admiral's own clashes are counted from 1");
  assert_refused (after, 2, "there are only 0 commands");
  do_forcon ("table", campaign, "--as", "vorpatril", "--clash", "1", "-o", path, NULL);
  do_forcon ("record", campaign, "--as", "vorpatril", "--clash", "1", "-o", path, NULL);
}

static void
test_record_usage (void)
{
  g_autofree char *script = write_duel ("record.xml", "7", TO_THE_SHOT);
  g_autofree char *path = free_path ("bad.pdf");
  g_autoptr (Run) nowhere = run_forcon ("record", script, NULL);
  g_autoptr (Run) clash = run_forcon ("record", script, "--clash", "1", "-o", path, NULL);
  g_autoptr (Run) paper = run_forcon ("record", script, "--paper", "a9", "-o", path, NULL);
  g_autoptr (Run) side = run_forcon ("record", script, "--as", "nobody", "-o", path, NULL);

  assert_refused (nowhere, 2, "-o OUT");
  assert_refused (clash, 2, "--clash");
  assert_refused (paper, 2, "a9");
  assert_refused (side, 2, "nobody");
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

static double
figure (JsonObject *admiral, const char *kind, const char *key)
{
  JsonObject *luck = json_object_get_object_member (json_object_get_object_member (admiral, "luck"), kind);

  return json_object_get_double_member (luck, key);
}

static void
test_chronicle (void)
{
  g_autofree char *campaign = clashing_campaign ("chronicle.forcon");
  g_autofree char *pages = free_path ("chronicle.pdf");
  g_autofree char *text = free_path ("chronicle.txt");
  g_autoptr (Run) json = NULL;
  g_autoptr (JsonNode) node = NULL;
  JsonArray *admirals;
  double tries = 0;

  do_forcon ("fight", campaign, "--captains", NULL);
  do_forcon ("chronicle", campaign, "-o", pages, NULL);
  do_forcon ("chronicle", campaign, "-o", text, NULL);
  json = run_forcon ("chronicle", campaign, "--json", NULL);
  g_assert_cmpint (json->status, ==, 0);
  g_assert_true (is_one_line (json->out));
  node = parse_json (json->out);
  admirals = json_object_get_array_member (json_node_get_object (node), "admirals");
  g_assert_cmpuint (json_array_get_length (admirals), ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      JsonObject *admiral = json_array_get_object_element (admirals, i);

      tries += figure (admiral, "fire", "tries");
      g_assert_cmpfloat (figure (admiral, "fire", "expected"), <=, figure (admiral, "fire", "tries"));
    }
  g_assert_cmpfloat (tries, >, 0);

  g_autofree char *told = written (text);

  g_assert_nonnull (strstr (told, "Luck: rolled against expected"));
}

static void
test_chronicle_usage (void)
{
  g_autofree char *campaign = new_campaign ("idle.forcon");
  g_autoptr (Run) nothing = run_forcon ("chronicle", campaign, NULL);
  g_autoptr (Run) missing = run_forcon ("chronicle", "no-such.forcon", "--json", NULL);

  assert_refused (nothing, 2, "-o OUT or --json");
  assert_refused (missing, 3, "no-such.forcon");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/record/a battle script is printed turn by turn, or as a strip", test_record);
  g_test_add_func ("/cli/record/a clash of a campaign is printed", test_record_of_clash);
  g_test_add_func ("/cli/record/with --as the own clashes are counted from 1 (F-CAMP-8)", test_clashes_of_an_admiral);
  g_test_add_func ("/cli/record/bad usage is status 2 and prints nothing", test_record_usage);
  g_test_add_func ("/cli/chronicle/a campaign is looked back upon in pages, text and figures", test_chronicle);
  g_test_add_func ("/cli/chronicle/bad usage is status 2", test_chronicle_usage);
  return g_test_run ();
}
