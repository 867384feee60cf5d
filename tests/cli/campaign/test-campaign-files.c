/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-campaign.h"

#include <glib/gstdio.h>
#include <string.h>

static void
assert_begins_with (const char *path, const char *bytes)
{
  g_autofree char *text = NULL;
  gsize length = 0;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  g_assert_cmpuint (length, >, strlen (bytes));
  g_assert_true (memcmp (text, bytes, strlen (bytes)) == 0);
}

static char *
text_of (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* Maps */

static void
test_map (void)
{
  g_autofree char *path = begun_campaign ("map.forcon");
  g_autofree char *scenario = skirmish_scenario ();
  g_autofree char *png = free_path ("map.png");
  g_autofree char *pdf = free_path ("map.pdf");
  g_autofree char *svg = free_path ("map.svg");

  do_forcon ("map", path, "-o", png, NULL);
  do_forcon ("map", path, "--public", "-o", pdf, NULL);
  do_forcon ("map", scenario, "--style", "print", "-o", svg, NULL);
  assert_begins_with (png, "\x89PNG");
  assert_begins_with (pdf, "%PDF");
  assert_begins_with (svg, "<?xml");
}

/* F-CAMP-8 */
static void
test_map_as (void)
{
  g_autofree char *one = begun_campaign ("map-one.forcon");
  g_autofree char *two = begun_campaign ("map-two.forcon");
  g_autofree char *first = free_path ("map-one.svg");
  g_autofree char *second = free_path ("map-two.svg");
  g_autofree char *truth = free_path ("map-truth.svg");

  do_forcon ("do", two, "place", "formation=spurs", "sector=a1", "--reason", "Nobody sees it", NULL);
  do_forcon ("map", one, "--as", "rivek", "-o", first, NULL);
  do_forcon ("map", two, "--as", "rivek", "-o", second, NULL);
  do_forcon ("map", two, "-o", truth, NULL);
  g_autofree char *before = text_of (first);
  g_autofree char *after = text_of (second);
  g_autofree char *all = text_of (truth);

  g_assert_cmpstr (before, ==, after);
  g_assert_cmpstr (before, !=, all);
}

static void
test_map_of_a_phase (void)
{
  g_autofree char *path = begun_campaign ("map-past.forcon");
  g_autofree char *first = free_path ("map-then.svg");
  g_autofree char *second = free_path ("map-past.svg");
  g_autofree char *third = free_path ("map-now.svg");

  do_forcon ("advance", path, NULL);
  do_forcon ("map", path, "--phase", "1", "-o", first, NULL);
  do_forcon ("do", path, "place", "formation=spurs", "sector=a1", "--reason", "For the test", NULL);
  do_forcon ("map", path, "--phase", "1", "-o", second, NULL);
  do_forcon ("map", path, "-o", third, NULL);
  g_autofree char *then = text_of (first);
  g_autofree char *past = text_of (second);
  g_autofree char *now = text_of (third);

  g_assert_cmpstr (then, ==, past);
  g_assert_cmpstr (past, !=, now);
}

static void
test_map_usage (void)
{
  g_autofree char *path = begun_campaign ("map-usage.forcon");
  g_autofree char *scenario = skirmish_scenario ();
  g_autoptr (Run) nowhere = run_forcon ("map", path, NULL);
  g_autoptr (Run) both = run_forcon ("map", path, "--as", "rivek", "--public", "-o", "map.png", NULL);
  g_autoptr (Run) format = run_forcon ("map", path, "-o", "map.txt", NULL);
  g_autoptr (Run) nobody = run_forcon ("map", scenario, "--as", "rivek", "-o", "map.png", NULL);
  g_autoptr (Run) never = run_forcon ("map", path, "--phase", "2", "-o", "map.png", NULL);

  assert_refused (nowhere, 2, "-o is needed");
  assert_refused (both, 2, "do not go together");
  assert_refused (format, 2, "map.txt");
  assert_refused (nobody, 2, "is a scenario");
  assert_refused (never, 2, "“2”, a phase from 0 to 1 was expected");
}

/* Tables */

static void
test_table (void)
{
  g_autofree char *path = clashing_campaign ("table.forcon");
  g_autofree char *truth = free_path ("table.svg");
  g_autofree char *seen = free_path ("table-seen.svg");
  g_autofree char *start = free_path ("table-start.svg");
  g_autofree char *again = free_path ("table-again.svg");

  do_forcon ("table", path, "-o", start, NULL);
  do_forcon ("fight", path, "--captains", "--rounds", "1", NULL);
  do_forcon ("table", path, "-o", truth, NULL);
  do_forcon ("table", path, "--as", "rivek", "-o", seen, NULL);
  do_forcon ("table", path, "--after", "0", "-o", again, NULL);
  g_autofree char *whole = text_of (truth);
  g_autofree char *part = text_of (seen);
  g_autofree char *first = text_of (start);
  g_autofree char *undone = text_of (again);

  g_assert_cmpstr (whole, !=, part);
  g_assert_cmpstr (whole, !=, first);
  g_assert_cmpstr (first, ==, undone);
}

static void
test_table_usage (void)
{
  g_autofree char *path = clashing_campaign ("table-usage.forcon");
  g_autofree char *peaceful = begun_campaign ("table-none.forcon");
  g_autofree char *duel = write_duel ("table-duel.xml", "7", TO_THE_SHOT);
  g_autoptr (Run) seed = run_forcon ("table", path, "--seed", "7", NULL);
  g_autoptr (Run) after = run_forcon ("table", path, "--after", "99", NULL);
  g_autoptr (Run) none = run_forcon ("table", peaceful, NULL);
  g_autoptr (Run) clash = run_forcon ("table", duel, "--clash", "1", NULL);

  assert_refused (seed, 2, "go with a battle script");
  assert_refused (after, 2, "there are only 0 commands");
  assert_refused (none, 1, "no clash is open");
  assert_refused (clash, 2, "--clash goes with a campaign");
}

static void
test_check (void)
{
  g_autofree char *path = begun_campaign ("check.forcon");
  g_autofree char *scenario = skirmish_scenario ();
  g_autofree char *expected = g_strdup_printf ("%s: sound, a running campaign in phase 1 with 1 command\n", path);
  g_autoptr (Run) run = run_forcon ("check", path, NULL);
  g_autoptr (Run) map = run_forcon ("check", scenario, NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->out, ==, expected);
  g_assert_nonnull (strstr (map->out, "a scenario with 10 ships"));
}

/* Exchange */

static void
test_exchange (void)
{
  g_autofree char *path = clashing_campaign ("exchange.forcon");
  g_autofree char *copy = fresh_campaign_path ("copy.forcon");
  g_autofree char *xml = free_path ("exchange.xml");
  g_autofree char *again = free_path ("exchange-again.xml");

  do_forcon ("undo", path, NULL);
  do_forcon ("export", path, "-o", xml, NULL);
  do_forcon ("import", xml, copy, NULL);
  do_forcon ("export", copy, "-o", again, NULL);
  g_autofree char *first = text_of (xml);
  g_autofree char *second = text_of (again);
  g_autofree char *journal = journal_of (path);
  g_autofree char *imported = journal_of (copy);
  g_autoptr (Run) checked = run_forcon ("check", xml, NULL);

  g_assert_cmpstr (first, ==, second);
  g_assert_cmpstr (journal, ==, imported);
  g_assert_nonnull (strstr (checked->out, "an exported campaign with 6 commands"));
  do_forcon ("redo", copy, NULL);
}

static void
test_exchange_refused (void)
{
  g_autofree char *path = begun_campaign ("exchange-refused.forcon");
  g_autofree char *xml = free_path ("refused.xml");
  g_autofree char *free_file = fresh_campaign_path ("not-imported.forcon");
  g_autofree char *broken = write_scratch ("broken.xml", "<exchange version=\"1\"/>\n");

  do_forcon ("export", path, "-o", xml, NULL);
  g_autoptr (Run) taken = run_forcon ("import", xml, path, NULL);
  g_autoptr (Run) damaged = run_forcon ("import", broken, free_file, NULL);
  g_autoptr (Run) nowhere = run_forcon ("export", path, NULL);

  assert_refused (taken, 3, path);
  assert_refused (damaged, 3, "broken.xml:1: ");
  assert_refused (nowhere, 2, "-o is needed");
  g_assert_false (g_file_test (free_file, G_FILE_TEST_EXISTS));
}

static void
test_copy (void)
{
  g_autofree char *path = begun_campaign ("copied.forcon");
  g_autofree char *copy = fresh_campaign_path ("copy-of-it.forcon");

  do_forcon ("copy", path, "-o", copy, NULL);
  g_autoptr (Run) again = run_forcon ("copy", path, "-o", copy, NULL);
  g_autoptr (Run) nowhere = run_forcon ("copy", path, NULL);
  g_autofree char *journal = journal_of (path);
  g_autofree char *copied = journal_of (copy);

  assert_refused (again, 3, "is there already");
  assert_refused (nowhere, 2, "-o is needed");
  g_assert_cmpstr (journal, ==, copied);
  do_forcon ("verify", copy, NULL);
}

static void
assert_private (const char *path)
{
  GStatBuf about;

  g_assert_cmpint (g_stat (path, &about), ==, 0);
  g_assert_cmpint (about.st_mode & 0777, ==, 0600);
}

/* What admirals do not know stands in all of them; also where a file was there that everybody could read. */
static void
test_private (void)
{
  g_autofree char *path = begun_campaign ("private.forcon");
  g_autofree char *copy = fresh_campaign_path ("private-copy.forcon");
  g_autofree char *taken = fresh_campaign_path ("private-import.forcon");
  g_autofree char *xml = write_scratch ("private.xml", "before");

  g_assert_cmpint (g_chmod (xml, 0644), ==, 0);
  do_forcon ("copy", path, "-o", copy, NULL);
  do_forcon ("export", path, "-o", xml, NULL);
  do_forcon ("import", xml, taken, NULL);
  assert_private (path);
  assert_private (copy);
  assert_private (xml);
  assert_private (taken);
}

/* "Commands: 3, fingerprint …" of what verify or a report says. */
static char *
end_of (const char *text)
{
  const char *line = strstr (text, "Commands: ");

  g_assert_nonnull (line);
  return g_strndup (line, strcspn (line, "\n"));
}

static char *
verified_end (const char *path)
{
  g_autoptr (Run) run = run_forcon ("verify", path, NULL);

  g_assert_cmpint (run->status, ==, 0);
  return end_of (run->out);
}

/* A file without its last commands is sound; its fingerprint is another. */
static void
test_fingerprint (void)
{
  g_autofree char *path = begun_campaign ("fingerprint.forcon");
  g_autofree char *cut = verified_end (path);
  g_autoptr (Run) noted = run_forcon ("do", path, "note", "text=One", NULL);
  g_autofree char *whole = verified_end (path);
  g_autoptr (Run) report = run_forcon ("report", path, "--master", "--phase", "1", NULL);
  g_autofree char *reported = end_of (report->out);

  g_assert_cmpint (noted->status, ==, 0);
  g_assert_cmpstr (cut, !=, whole);
  g_assert_cmpstr (reported, ==, whole);
  g_assert_true (g_regex_match_simple ("^Commands: [0-9]+, fingerprint [0-9A-F]{4}(-[0-9A-F]{4}){3}$", whole, 0, 0));
  do_forcon ("undo", path, NULL);
  g_autofree char *undone = verified_end (path);

  g_assert_cmpstr (undone, ==, cut);
}

static void
test_campaign_kept (void)
{
  g_autofree char *path = begun_campaign ("kept.forcon");
  g_autoptr (Run) xml = run_forcon ("export", path, "-o", path, NULL);
  g_autoptr (Run) known = run_forcon ("export", path, "--as", "rivek", "-o", path, NULL);
  g_autoptr (Run) report = run_forcon ("report", path, "--master", "-o", path, NULL);

  assert_refused (xml, 3, "it is a running campaign");
  assert_refused (known, 3, "it is a running campaign");
  assert_refused (report, 3, "it is a running campaign");
  do_forcon ("verify", path, NULL);
}

/* Also one whose name is that of a picture. */
static void
test_campaign_kept_from_pictures (void)
{
  g_autofree char *path = begun_campaign ("kept.png");
  g_autoptr (Run) map = run_forcon ("map", path, "-o", path, NULL);

  assert_refused (map, 3, "it is a running campaign");
  do_forcon ("verify", path, NULL);
}

/* F-CAMP-8 */
static void
test_export_as (void)
{
  g_autofree char *path = begun_campaign ("export-as.forcon");
  g_autofree char *xml = free_path ("known.xml");
  g_autofree char *moved = free_path ("known-moved.xml");

  do_forcon ("export", path, "--as", "rivek", "-o", xml, NULL);
  do_forcon ("do", path, "place", "formation=spurs", "sector=a1", "--reason", "Nobody sees it", NULL);
  do_forcon ("export", path, "--as", "rivek", "-o", moved, NULL);
  g_autofree char *text = text_of (xml);
  g_autofree char *after = text_of (moved);

  g_assert_nonnull (strstr (text, "<formation formation=\"fan\" name=\"Fan\" formed=\"yes\" sector=\"b3\""));
  g_assert_nonnull (strstr (text, "<sighting admiral=\"rivek\" level=\"contact\" sector=\"b1\""));
  g_assert_null (strstr (text, "shield"));
  g_assert_null (strstr (text, "spurs"));
  g_assert_cmpstr (text, ==, after);
}

/* F-CAMP-8 */
static void
test_export_without_numbers (void)
{
  static const char *const numbers[] = { " task=\"", " line=\"", " sheet=\"", " clash=\"", " meeting=\"", " known=\"" };
  g_autofree char *path = clashing_campaign ("export-numbers.forcon");
  g_autofree char *xml = free_path ("numbers.xml");

  do_forcon ("export", path, "--as", "vorpatril", "-o", xml, NULL);
  g_autofree char *text = text_of (xml);

  g_assert_nonnull (strstr (text, "<clash sector=\"b2\""));
  g_assert_nonnull (strstr (text, "<field sector=\"c1\" admiral=\"vorpatril\""));
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    g_assert_null (strstr (text, numbers[i]));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/campaign/map/is drawn as PNG, PDF and SVG", test_map);
  g_test_add_func ("/cli/campaign/map/F-CAMP-8 of an admiral does not change by what nobody sees", test_map_as);
  g_test_add_func ("/cli/campaign/map/of a phase that is past stays what it was", test_map_of_a_phase);
  g_test_add_func ("/cli/campaign/map/what cannot be drawn is bad usage", test_map_usage);
  g_test_add_func ("/cli/campaign/table/shows a clash, what a side sees of it, and how it was", test_table);
  g_test_add_func ("/cli/campaign/table/options of scripts do not go with campaigns", test_table_usage);
  g_test_add_func ("/cli/campaign/check/tells what a campaign is", test_check);
  g_test_add_func ("/cli/campaign/exchange/exported, imported and exported again is the same", test_exchange);
  g_test_add_func ("/cli/campaign/copy/a copy holds all, and takes no other file's place", test_copy);
  g_test_add_func ("/cli/campaign/copy/campaigns, copies and exports are their owner's alone", test_private);
  g_test_add_func ("/cli/campaign/verify/the fingerprint tells a file that lacks its end", test_fingerprint);
  g_test_add_func ("/cli/campaign/exchange/what cannot be taken over is refused", test_exchange_refused);
  g_test_add_func ("/cli/campaign/exchange/nothing is written over a running campaign", test_campaign_kept);
  g_test_add_func ("/cli/campaign/exchange/no picture is drawn over a running campaign",
                   test_campaign_kept_from_pictures);
  g_test_add_func ("/cli/campaign/exchange/F-CAMP-8 an admiral's export tells of nobody else", test_export_as);
  g_test_add_func ("/cli/campaign/exchange/F-CAMP-8 an admiral's export has no running numbers",
                   test_export_without_numbers);
  return g_test_run ();
}
