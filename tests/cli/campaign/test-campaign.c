/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-campaign.h"

#include <string.h>

/* new */

static void
test_new (void)
{
  g_autofree char *scenario = skirmish_scenario ();
  g_autofree char *path = fresh_campaign_path ("new.forcon");
  g_autoptr (Run) run = run_forcon ("new", scenario, path, "--seed", "42", NULL);
  g_autofree char *expected = g_strdup_printf ("%s: Skirmish at Solstice, seed 42\n", path);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->out, ==, expected);
  g_assert_nonnull (strstr (run->err, "can be foretold"));
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
  g_autoptr (Run) status = run_forcon ("status", path, NULL);

  g_assert_nonnull (strstr (status->out, "can be foretold"));
}

static void
test_new_without_a_seed (void)
{
  g_autofree char *scenario = skirmish_scenario ();
  g_autofree char *path = fresh_campaign_path ("secret.forcon");
  g_autofree char *xml = free_path ("secret.xml");
  g_autofree char *copy = fresh_campaign_path ("secret-imported.forcon");
  g_autofree char *expected = g_strdup_printf ("%s: Skirmish at Solstice\n", path);
  g_autoptr (Run) run = run_forcon ("new", scenario, path, NULL);

  g_assert_cmpstr (run->out, ==, expected);
  g_assert_cmpstr (run->err, ==, "");
  do_forcon ("begin", path, NULL);
  for (guint i = 0; i < 4; i++)
    do_forcon ("advance", path, "--leave-open", "--generate", "--captains", NULL);
  g_autoptr (Run) status = run_forcon ("status", path, NULL);

  g_assert_null (strstr (status->out, "foretold"));
  do_forcon ("verify", path, NULL);
  do_forcon ("export", path, "-o", xml, NULL);
  do_forcon ("import", xml, copy, NULL);
  do_forcon ("verify", copy, NULL);
  do_forcon ("advance", copy, "--leave-open", "--generate", "--captains", NULL);
  do_forcon ("verify", copy, NULL);
}

static void
test_new_takes_no_place (void)
{
  g_autofree char *path = begun_campaign ("taken.forcon");
  g_autofree char *scenario = skirmish_scenario ();
  g_autofree char *before = journal_of (path);
  g_autoptr (Run) run = run_forcon ("new", scenario, path, NULL);
  g_autofree char *after = journal_of (path);

  assert_refused (run, 3, path);
  g_assert_cmpstr (after, ==, before);
}

static void
test_new_bad_usage (void)
{
  g_autofree char *scenario = skirmish_scenario ();
  g_autofree char *path = fresh_campaign_path ("none.forcon");
  g_autofree char *no_scenario = write_scratch ("no-scenario.xml", "<campaign/>");
  g_autoptr (Run) seed = run_forcon ("new", scenario, path, "--seed", "x", NULL);
  g_autoptr (Run) one = run_forcon ("new", scenario, NULL);
  g_autoptr (Run) damaged = run_forcon ("new", no_scenario, path, NULL);

  assert_refused (seed, 2, "“x”");
  assert_refused (one, 2, "a scenario and the file of the new campaign");
  assert_refused (damaged, 3, "no-scenario.xml:1: ");
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* F-CAMP-1 */
static void
test_new_as_wanted (void)
{
  g_autofree char *scenario = skirmish_scenario ();
  g_autofree char *path = fresh_campaign_path ("wanted.forcon");
  g_autofree char *xml = free_path ("wanted.xml");
  g_autofree char *text = NULL;

  do_forcon ("new", scenario, path, "--admiral", "rivek=Маша Петрова", "--collecting", "25", "--results", "12", "--alarm",
             "3", "--alarm", "9", "--alarm", "3", NULL);
  do_forcon ("export", path, "-o", xml, NULL);
  g_assert_true (g_file_get_contents (xml, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "Маша Петрова"));
  g_assert_nonnull (strstr (text, "Captain Vorpatril"));
  /* Only in the scenario that is kept, where quotes are references. */
  g_assert_null (strstr (text, "\"Ghem-captain Rivek\""));
  g_assert_nonnull (strstr (text, "collecting=\"1500000000\""));
  g_assert_nonnull (strstr (text, "results=\"720000000\""));
  g_assert_nonnull (strstr (text, "<alarm minutes=\"9\""));
  g_assert_null (strstr (text, "<alarm minutes=\"2\""));
  do_forcon ("begin", path, NULL);
  do_forcon ("report", path, "--admiral", "rivek", NULL);
}

static void
assert_not_new (const char *option, const char *value, const char *part)
{
  g_autofree char *scenario = skirmish_scenario ();
  g_autofree char *path = fresh_campaign_path ("not-new.forcon");
  g_autoptr (Run) run = run_forcon ("new", scenario, path, option, value, NULL);

  assert_refused (run, 2, part);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

static void
test_new_wrong_wishes (void)
{
  assert_not_new ("--admiral", "rivek", "one of vorpatril, rivek");
  assert_not_new ("--admiral", "nobody=Masha", "one of vorpatril, rivek");
  assert_not_new ("--admiral", "rivek= ", "every admiral needs a name");
  assert_not_new ("--admiral", "rivek=captain vorpatril", "two admirals have this name");
  assert_not_new ("--admiral", "rivek=a\nb", "control characters");
  assert_not_new ("--collecting", "0", "from 1 to 1440");
  assert_not_new ("--results", "1441", "from 1 to 1440");
  assert_not_new ("--alarm", "soon", "from 1 to 1440");
}

/* status and begin */

/* F-CAMP-1, F-CAMP-12 */
static void
test_status (void)
{
  g_autofree char *path = begun_campaign ("status.forcon");
  g_autoptr (Run) text = run_forcon ("status", path, NULL);
  g_autoptr (JsonObject) status = status_of (path, NULL);
  JsonObject *clock = json_object_get_object_member (status, "clock");

  g_assert_true (g_str_has_prefix (text->out, "Skirmish at Solstice\nPhase 1, collecting orders\n"));
  g_assert_nonnull (strstr (text->out, "\nGhem-captain Rivek has handed in no order sheet (phase 1)\n"));
  g_assert_cmpstr (json_object_get_string_member (status, "stage"), ==, "orders");
  g_assert_cmpint (json_object_get_int_member (status, "phase"), ==, 1);
  g_assert_cmpint (json_object_get_int_member (clock, "length"), ==, 600);
  g_assert_true (json_object_get_boolean_member (clock, "running"));
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (status, "owing")), ==, 2);
}

/* F-CAMP-1: before play the clock tells what the first period will have, as the window does */
static void
test_status_before_play (void)
{
  g_autofree char *path = new_campaign ("status-before.forcon");
  g_autoptr (Run) text = run_forcon ("status", path, NULL);
  g_autoptr (JsonObject) status = status_of (path, NULL);
  JsonObject *clock = json_object_get_object_member (status, "clock");

  g_assert_nonnull (strstr (text->out, "10:00 left"));
  g_assert_cmpint (json_object_get_int_member (clock, "left"), ==, 600);
  g_assert_cmpint (json_object_get_int_member (clock, "length"), ==, 600);
}

/* F-CAMP-8 */
static void
test_status_as (void)
{
  g_autofree char *path = begun_campaign ("status-as.forcon");
  g_autoptr (JsonObject) status = status_of (path, "rivek");
  JsonArray *owing = json_object_get_array_member (status, "owing");
  g_autoptr (Run) stranger = run_forcon ("status", path, "--as", "gregor", NULL);

  g_assert_cmpuint (json_array_get_length (owing), ==, 1);
  g_assert_cmpstr (json_array_get_string_element (owing, 0), ==, "rivek");
  g_assert_false (json_object_has_member (status, "questions"));
  g_assert_false (json_object_has_member (status, "lines"));
  assert_refused (stranger, 2, "one of the admirals was expected: vorpatril, rivek");
}

static char *
scenario_without_a_flagship (void)
{
  g_autofree char *path = skirmish_scenario ();
  g_autofree char *text = NULL;
  g_autoptr (GString) changed = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  changed = g_string_new (text);
  g_assert_cmpuint (g_string_replace (changed, " flagship=\"ghem-colonel-benin\"", "", 0), ==, 1);
  return write_scratch ("no-flagship.xml", changed->str);
}

/* F-CAMP-12 */
static void
test_begin_lacks (void)
{
  g_autofree char *scenario = scenario_without_a_flagship ();
  g_autofree char *path = fresh_campaign_path ("lacks.forcon");

  do_forcon ("new", scenario, path, NULL);
  g_autoptr (Run) text = run_forcon ("begin", path, NULL);
  g_autoptr (Run) json = run_forcon ("begin", path, "--json", NULL);

  assert_refused (text, 1, "(F-CAMP-12)");
  g_assert_nonnull (strstr (text->out, "Ghem-captain Rivek"));
  g_assert_nonnull (strstr (text->out, "Mask"));
  g_assert_cmpint (json->status, ==, 1);
  g_assert_cmpstr (json->out, ==,
                   "{\"missing\":\"no-flagship\",\"admiral\":\"rivek\",\"formation\":\"mask\",\"ship\":null}\n");
  g_assert_cmpuint (count_in_status (path, "missing"), ==, 1);
}

/* F-CAMP-12 */
static void
test_begin (void)
{
  g_autofree char *path = new_campaign ("begin.forcon");
  g_autoptr (Run) json = run_forcon ("begin", path, "--json", NULL);
  g_autoptr (Run) again = run_forcon ("begin", path, NULL);

  g_assert_cmpint (json->status, ==, 0);
  g_assert_true (g_str_has_prefix (json->out, "{\"command\":1,\"what\":\"begin\",\"by\":\"master\",\"wall\":"));
  g_assert_nonnull (strstr (json->out, "\n{\"command\":1,\"event\":\"phase-begun\",\"phase\":1,\"seen_by\":[\"vorpatril\","
                                       "\"rivek\"]}\n"));
  assert_refused (again, 1, path);
}

/* undo, redo, verify, journal */

static void
test_undo (void)
{
  g_autofree char *path = begun_campaign ("undo.forcon");
  g_autofree char *begun = journal_of (path);

  do_forcon ("do", path, "note", "text=The lights went out", NULL);
  g_autofree char *noted = journal_of (path);
  g_autoptr (Run) undo = run_forcon ("undo", path, NULL);
  g_autofree char *undone = journal_of (path);
  g_autoptr (Run) redo = run_forcon ("redo", path, "--json", NULL);
  g_autofree char *redone = journal_of (path);

  g_assert_cmpstr (undo->out, ==, "Commands in force: 1 of 2\n");
  g_assert_cmpstr (undone, ==, begun);
  g_assert_cmpstr (redo->out, ==, "{\"position\":2,\"length\":2}\n");
  g_assert_cmpstr (redone, ==, noted);
}

static void
test_undo_to (void)
{
  g_autofree char *path = begun_campaign ("undo-to.forcon");

  do_forcon ("do", path, "note", "text=one", NULL);
  do_forcon ("do", path, "note", "text=two", NULL);
  do_forcon ("undo", path, "--to", "0", NULL);
  g_autoptr (Run) nothing = run_forcon ("undo", path, NULL);
  g_autoptr (Run) beyond = run_forcon ("redo", path, "--to", "4", NULL);
  g_autoptr (Run) all = run_forcon ("redo", path, "--to", "3", NULL);
  g_autoptr (Run) no_more = run_forcon ("redo", path, NULL);

  assert_refused (nothing, 1, "nothing to undo");
  assert_refused (beyond, 2, "from 0 to 3");
  g_assert_cmpstr (all->out, ==, "Commands in force: 3 of 3\n");
  assert_refused (no_more, 1, "nothing to redo");
}

static void
test_verify (void)
{
  g_autofree char *path = begun_campaign ("verify.forcon");
  g_autoptr (Run) text = run_forcon ("verify", path, NULL);
  g_autoptr (Run) json = run_forcon ("verify", path, "--json", NULL);

  g_assert_cmpint (text->status, ==, 0);
  g_assert_true (g_str_has_prefix (text->out, "Verified: 1 command matches\nCommands: 1, fingerprint "));
  g_assert_true (g_regex_match_simple (
      "^{\"sound\":true,\"commands\":1,\"in-force\":1,\"replayed\":0,\"fingerprint\":\"[0-9A-F-]{19}\",\"problems\":\\[\\]}$",
      g_strchomp (json->out), 0, 0));
}

/* F-GEN-6 */
static void
test_journal (void)
{
  g_autofree char *path = begun_campaign ("journal.forcon");

  do_forcon ("do", path, "set", "ship=count-piotr", "value=hits-left", "number=3", "--reason", "A tray fell on it", NULL);
  g_autoptr (Run) text = run_forcon ("journal", path, NULL);
  g_autoptr (Run) phase = run_forcon ("journal", path, "--phase", "1", NULL);
  g_autoptr (Run) explained = run_forcon ("journal", path, "--explain", "2", NULL);
  g_autoptr (Run) json = run_forcon ("journal", path, "--json", NULL);

  g_assert_true (g_str_has_prefix (text->out, "1. "));
  g_assert_nonnull (strstr (text->out, "\n   The campaign begins.\n"));
  g_assert_nonnull (strstr (text->out, "\n2. "));
  g_assert_true (g_str_has_prefix (phase->out, "2. "));
  g_assert_nonnull (strstr (explained->out, "A tray fell on it"));
  g_assert_null (strstr (explained->out, "The campaign begins."));
  g_assert_nonnull (strstr (json->out, "\"event\":\"value-set\",\"ship\":\"count-piotr\",\"value\":\"hits-left\",\"was\":8,"
                                       "\"now\":3,"));
}

static void
test_journal_usage (void)
{
  g_autofree char *path = begun_campaign ("journal-usage.forcon");
  g_autoptr (Run) beyond = run_forcon ("journal", path, "--explain", "2", NULL);
  g_autoptr (Run) both = run_forcon ("journal", path, "--explain", "1", "--json", NULL);
  g_autoptr (Run) phase = run_forcon ("journal", path, "--phase", "99", NULL);
  g_autoptr (Run) no_phase = run_forcon ("journal", path, "--phase", "first", "--as", "rivek", NULL);

  assert_refused (beyond, 2, "there are 1");
  assert_refused (phase, 2, "“99”, a phase from 0 to 1 was expected");
  assert_refused (no_phase, 2, "“first”, a phase from 0 to 1 was expected");
  assert_refused (both, 2, "--explain goes with none");
}

/* clock and do */

/* F-CAMP-1 */
static void
test_clock (void)
{
  g_autofree char *path = begun_campaign ("clock.forcon");

  do_forcon ("clock", path, "pause", NULL);
  do_forcon ("clock", path, "set", "7:30", NULL);
  g_autoptr (Run) text = run_forcon ("clock", path, NULL);
  g_autoptr (Run) json = run_forcon ("clock", path, "status", "--json", NULL);
  g_autoptr (Run) again = run_forcon ("clock", path, "pause", NULL);
  g_autoptr (Run) wrong = run_forcon ("clock", path, "set", "soon", NULL);

  g_assert_cmpstr (text->out, ==, "Collecting orders: 7:30 left (the clock stands)\n");
  g_assert_nonnull (strstr (json->out, "\"running\":false"));
  g_assert_nonnull (strstr (json->out, "\"left\":450}"));
  assert_refused (again, 1, "(F-CAMP-1)");
  assert_refused (wrong, 2, "“soon”");
}

static void
test_do_usage (void)
{
  g_autofree char *path = begun_campaign ("do.forcon");
  g_autoptr (Run) command = run_forcon ("do", path, "dance", NULL);
  g_autoptr (Run) field = run_forcon ("do", path, "note", "song=1", NULL);
  g_autoptr (Run) missing = run_forcon ("do", path, "place", "formation=fan", NULL);
  g_autoptr (Run) sector = run_forcon ("do", path, "place", "formation=fan", "sector=z9", NULL);
  g_autoptr (Run) play = run_forcon ("do", path, "play", "clash=1", NULL);

  assert_refused (command, 2, "“dance”");
  assert_refused (field, 2, "“song=1”");
  assert_refused (missing, 2, "sector=… is needed");
  assert_refused (sector, 2, "sector is “z9”");
  assert_refused (play, 2, "“play”");
}

/* F-CAMP-9 */
static void
test_do_leaves_no_trace (void)
{
  g_autofree char *path = begun_campaign ("no-trace.forcon");
  g_autofree char *before = journal_of (path);
  g_autoptr (Run) run = run_forcon ("do", path, "place", "formation=fan", "sector=a1", NULL);
  g_autofree char *after = journal_of (path);

  assert_refused (run, 1, "(F-GEN-6)");
  g_assert_cmpstr (after, ==, before);
}

/* F-CAMP-3, F-FORM-3 */
static void
test_do_regroup (void)
{
  g_autofree char *path = begun_campaign ("regroup.forcon");
  g_autoptr (Run) unsaid = run_forcon ("do", path, "regroup", "ships=hassadar", NULL);
  g_autoptr (Run) apart
      = run_forcon ("do", path, "regroup", "ships=hassadar", "formation=spurs", "--reason", "Misread", NULL);

  assert_refused (unsaid, 1, "(F-GEN-6)");
  assert_refused (apart, 1, "Hassadar");
  do_forcon ("do", path, "regroup", "ships=hassadar, general-vorkraft", "flagship=hassadar", "name=Lance", "--reason",
             "Misread", NULL);
  do_forcon ("do", path, "regroup", "formation=vorpatril-lance", "ships=count-piotr", "--reason", "Misread", NULL);
  g_autoptr (Run) journal = run_forcon ("journal", path, NULL);
  g_autoptr (Run) proof = run_forcon ("verify", path, NULL);

  g_assert_nonnull (strstr (journal->out, "a new formation of these ships: Hassadar"));
  g_assert_nonnull (strstr (journal->out, "into Lance come: Count Piotr"));
  g_assert_cmpint (proof->status, ==, 0);
}

/* F-CAMP-9 */
static void
test_do_by (void)
{
  g_autofree char *path = begun_campaign ("by.forcon");
  g_autofree char *journal = NULL;

  do_forcon ("do", path, "message", "admiral=Ghem-captain Rivek", "text=We see them", "at-once", "--by", "rivek", NULL);
  journal = journal_of (path);
  g_assert_nonnull (strstr (journal, "\"what\":\"message\",\"by\":\"rivek\""));
  g_assert_nonnull (strstr (journal, "\"at_once\":true"));
}

static void
test_foreign_names (void)
{
  g_autofree char *path = begun_campaign ("foreign.forcon");

  do_forcon ("do", path, "note", "text=red \033[31malert\033[0m", NULL);
  g_autoptr (Run) text = run_forcon ("journal", path, NULL);
  g_autoptr (Run) json = run_forcon ("journal", path, "--json", NULL);

  g_assert_nonnull (strstr (text->out, "\\x1b[31m"));
  g_assert_null (strchr (text->out, '\033'));
  g_assert_null (strchr (json->out, '\033'));
}

static void
test_no_campaign (void)
{
  static const char *const names[] = { "status", "begin", "advance", "journal", "undo", "redo", "verify", "clock" };
  g_autofree char *path = write_scratch ("no-campaign.forcon", "This is no campaign.\n");

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (Run) run = run_forcon (names[i], path, NULL);
      g_autoptr (Run) none = run_forcon (names[i], "no-such-file.forcon", NULL);

      assert_refused (run, 3, "no-campaign.forcon");
      assert_refused (none, 3, "no-such-file.forcon");
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/campaign/new makes a campaign and tells its seed", test_new);
  g_test_add_func ("/cli/campaign/without a seed nothing can be foretold, and all verifies", test_new_without_a_seed);
  g_test_add_func ("/cli/campaign/new never takes the place of a file", test_new_takes_no_place);
  g_test_add_func ("/cli/campaign/new refuses what is no seed or no scenario", test_new_bad_usage);
  g_test_add_func ("/cli/campaign/new takes names, lengths and alarms", test_new_as_wanted);
  g_test_add_func ("/cli/campaign/new refuses wrong names, lengths and alarms", test_new_wrong_wishes);
  g_test_add_func ("/cli/campaign/F-CAMP-1 status tells phase, clock and who owes a sheet", test_status);
  g_test_add_func ("/cli/campaign/status/F-CAMP-1 before play the clock shows the first period",
                   test_status_before_play);
  g_test_add_func ("/cli/campaign/F-CAMP-8 status for an admiral tells of nobody else", test_status_as);
  g_test_add_func ("/cli/campaign/F-CAMP-12 begin lists what is missing, and is refused", test_begin_lacks);
  g_test_add_func ("/cli/campaign/F-CAMP-12 begin tells each fact with who may see it", test_begin);
  g_test_add_func ("/cli/campaign/undo takes a command back and redo brings it again", test_undo);
  g_test_add_func ("/cli/campaign/undo and redo go as far as is said and no further", test_undo_to);
  g_test_add_func ("/cli/campaign/verify decides everything anew", test_verify);
  g_test_add_func ("/cli/campaign/F-GEN-6 the journal tells commands, phases and reasons", test_journal);
  g_test_add_func ("/cli/campaign/what the journal cannot explain is bad usage", test_journal_usage);
  g_test_add_func ("/cli/campaign/F-CAMP-1 the clock is paused, set and read", test_clock);
  g_test_add_func ("/cli/campaign/do tells what a command lacks", test_do_usage);
  g_test_add_func ("/cli/campaign/F-CAMP-9 a command that is refused leaves no trace", test_do_leaves_no_trace);
  g_test_add_func ("/cli/campaign/F-FORM-3 the master regroups ships, with a reason", test_do_regroup);
  g_test_add_func ("/cli/campaign/F-CAMP-9 the journal keeps who gave a command", test_do_by);
  g_test_add_func ("/cli/campaign/texts cannot play tricks on the terminal", test_foreign_names);
  g_test_add_func ("/cli/campaign/what is no campaign is status 3 and one line", test_no_campaign);
  return g_test_run ();
}
