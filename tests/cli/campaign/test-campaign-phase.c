/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-campaign.h"

#include <glib/gstdio.h>
#include <string.h>

/* Dice */

/* The spurs patrol where the mask lies in ambush: one contest of one die each (F-CAMP-7). */
static char *
patrolling_campaign (const char *name)
{
  char *path = begun_campaign (name);

  do_forcon ("do", path, "place", "formation=mask", "sector=c1", "--reason", "For the test", NULL);
  do_forcon ("do", path, "task", "kind=patrol", "formation=spurs", "sector=c1", NULL);
  return path;
}

/* F-GEN-5, F-CAMP-7 */
static void
test_typed_dice (void)
{
  g_autofree char *path = patrolling_campaign ("typed.forcon");
  g_autoptr (Run) run = run_forcon ("advance", path, "--half", "--dice", "1 6", "--json", NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "\"what\":\"advance\""));
  g_assert_nonnull (strstr (run->out, "\"dice\":[1,6]}"));
  g_assert_nonnull (strstr (run->out, "\"event\":\"detection-contested\",\"formation\":\"mask\""));
  g_assert_nonnull (strstr (run->out, "\"hider_roll\":[1]"));
  g_assert_nonnull (strstr (run->out, "\"seeker_roll\":[6]"));
}

/* F-GEN-6 */
static void
test_dice_missing (void)
{
  g_autofree char *path = patrolling_campaign ("missing.forcon");
  g_autofree char *before = journal_of (path);
  g_autoptr (Run) none = run_forcon ("advance", path, "--half", "--dice", "", NULL);
  g_autoptr (Run) one = run_forcon ("advance", path, "--half", "--dice", "3", NULL);
  g_autofree char *after = journal_of (path);
  g_autoptr (Run) rest = run_forcon ("advance", path, "--half", "--dice", "3", "--generate", NULL);

  assert_refused (none, 1, "needs dice: ");
  assert_refused (one, 1, "give them with --dice, or --generate");
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpint (rest->status, ==, 0);
}

/* F-GEN-5 */
static void
test_dice_left_over (void)
{
  g_autofree char *path = patrolling_campaign ("left-over.forcon");
  g_autofree char *before = journal_of (path);
  g_autoptr (Run) run = run_forcon ("advance", path, "--half", "--dice", "1 6 2", NULL);
  g_autofree char *after = journal_of (path);
  g_autoptr (Run) no_face = run_forcon ("advance", path, "--dice", "7", NULL);

  assert_refused (run, 1, "1 face of --dice is left over of 3, and everything was undone (F-GEN-5)");
  g_assert_cmpstr (after, ==, before);
  assert_refused (no_face, 2, "“7”");
}

/* F-GEN-5 */
static void
test_same_seed (void)
{
  g_autofree char *one = patrolling_campaign ("seed-one.forcon");
  g_autofree char *two = patrolling_campaign ("seed-two.forcon");
  g_autoptr (Run) first = run_forcon ("advance", one, NULL);
  g_autoptr (Run) second = run_forcon ("advance", two, NULL);

  g_assert_cmpstr (first->out, ==, second->out);
}

/* Advancing */

/* F-CAMP-5 */
static void
test_advance_half (void)
{
  g_autofree char *path = begun_campaign ("half.forcon");

  do_forcon ("advance", path, "--half", NULL);
  g_autoptr (JsonObject) half = status_of (path, NULL);

  do_forcon ("advance", path, NULL);
  g_autoptr (JsonObject) whole = status_of (path, NULL);

  g_assert_cmpstr (json_object_get_string_member (half, "stage"), ==, "first-half");
  g_assert_cmpint (json_object_get_int_member (half, "half"), ==, 1);
  g_assert_cmpstr (json_object_get_string_member (whole, "stage"), ==, "orders");
  g_assert_cmpint (json_object_get_int_member (whole, "phase"), ==, 2);
}

/* F-CAMP-5, F-CAMP-7 */
static void
test_advance_dry_run (void)
{
  g_autofree char *path = patrolling_campaign ("dry-run.forcon");
  g_autofree char *before = journal_of (path);
  g_autoptr (Run) review = run_forcon ("advance", path, "--dry-run", "--dice", "1 6", NULL);
  g_autofree char *after = journal_of (path);
  g_autoptr (Run) asked = run_forcon ("advance", path, "--dry-run", "--dice", "1", NULL);
  g_autoptr (Run) half = run_forcon ("advance", path, "--half", "--dice", "1 6", NULL);
  const char *found = "Kestrel seeks: 6";

  g_assert_cmpint (review->status, ==, 0);
  g_assert_nonnull (strstr (review->out, "Detection\n"));
  g_assert_nonnull (strstr (half->out, found));
  g_assert_nonnull (strstr (review->out, found));
  g_assert_cmpstr (before, ==, after);
  assert_refused (asked, 1, "needs dice: ");
}

/* F-CAMP-6 */
static void
test_advance_stops (void)
{
  g_autofree char *path = begun_campaign ("stops.forcon");

  do_forcon ("do", path, "task", "kind=move", "formation=shield", "sector=b2", NULL);
  do_forcon ("do", path, "task", "kind=move", "formation=fan", "sector=b2", NULL);
  g_autoptr (Run) stopped = run_forcon ("advance", path, NULL);
  g_autoptr (Run) refused = run_forcon ("advance", path, NULL);
  g_autoptr (Run) left = run_forcon ("advance", path, "--leave-open", NULL);

  g_assert_cmpint (stopped->status, ==, 0);
  g_assert_nonnull (strstr (stopped->out, " [meeting="));
  assert_refused (refused, 1, "(F-CAMP-6)");
  g_assert_nonnull (strstr (refused->out, " [meeting="));
  g_assert_cmpint (left->status, ==, 0);
  g_assert_nonnull (strstr (left->out, "Phase 2 begins"));
}

/* F-CAMP-10 */
static void
test_advance_captains (void)
{
  g_autofree char *path = clashing_campaign ("captains.forcon");
  g_autoptr (Run) run = run_forcon ("advance", path, "--captains", NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "The battle is over"));
  g_assert_nonnull (strstr (run->out, "Phase 2 begins"));
  g_assert_cmpuint (count_in_status (path, "clashes"), ==, 0);
}

/* Fighting */

static void
test_fight_file (void)
{
  g_autofree char *path = clashing_campaign ("fight.forcon");
  g_autofree char *commands = write_scratch ("commands.xml", "<commands>\n<begin dice=\"6 1 1 6\"/>\n<end-step/>\n"
                                                             "</commands>\n");
  g_autoptr (Run) run = run_forcon ("fight", path, commands, NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "Captain Vorpatril (Count Piotr) rolls for the first turn: 6,"));
  g_assert_nonnull (strstr (run->out, "Detection of Fan by Captain Vorpatril."));
  g_assert_nonnull (strstr (run->out, "== Still open: fire =="));
}

/* F-TURN-1 */
static void
test_fight_refused (void)
{
  g_autofree char *path = clashing_campaign ("fight-refused.forcon");
  g_autofree char *twice = write_scratch ("twice.xml", "<commands>\n<begin dice=\"6 1 1 6\"/>\n<begin/>\n</commands>\n");
  g_autofree char *unknown = write_scratch ("unknown.xml", "<commands>\n<sweep ship=\"enterprise\"/>\n</commands>\n");
  g_autofree char *dice = write_scratch ("dice.xml", "<commands>\n<end-step dice=\"1\"/>\n</commands>\n");
  g_autoptr (Run) damaged = run_forcon ("fight", path, unknown, NULL);
  g_autoptr (Run) refused = run_forcon ("fight", path, twice, NULL);
  g_autoptr (Run) too_many = run_forcon ("fight", path, dice, NULL);
  g_autoptr (Run) nothing = run_forcon ("fight", path, NULL);

  assert_refused (damaged, 3, "unknown.xml:2: attribute \"ship\" of \"sweep\" is \"enterprise\"");
  assert_refused (refused, 1, "twice.xml:3: ");
  g_assert_nonnull (strstr (refused->out, "The battle begins."));
  assert_refused (too_many, 1, "dice.xml:2: ");
  assert_refused (nothing, 2, "a file of commands, --captain or --captains was expected");
}

/* F-GEN-5 */
static void
test_fight_typed (void)
{
  g_autofree char *path = clashing_campaign ("fight-typed.forcon");
  g_autofree char *commands = write_scratch ("begin.xml", "<commands><begin/></commands>\n");
  g_autoptr (Run) few = run_forcon ("fight", path, commands, "--dice", "6", NULL);
  g_autoptr (Run) run = run_forcon ("fight", path, commands, "--dice", "2 6 6 1", "--json", NULL);

  assert_refused (few, 1, "begin.xml:1: needs dice: ");
  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "\"what\":\"play\""));
  g_assert_nonnull (strstr (run->out, "\"battle\":\"begin\",\"dice\":[2,6,6,1]}"));
  g_assert_nonnull (strstr (run->out, "{\"event\":\"initiative-rolled\",\"command\":7,\"side\":\"vorpatril\""));
}

/* F-CAMP-10 */
static void
test_fight_captain_of_one (void)
{
  g_autofree char *path = clashing_campaign ("captain.forcon");
  g_autofree char *commands = write_scratch ("red-first.xml", "<commands><begin dice=\"6 1 1 6\"/></commands>\n");
  g_autoptr (Run) run = run_forcon ("fight", path, commands, "--captain", "vorpatril", NULL);
  g_autoptr (Run) both = run_forcon ("fight", path, "--captain", "rivek", "--captains", NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "Round 1, turn of Ghem-captain Rivek."));
  g_assert_null (strstr (run->out, "Round 2"));
  assert_refused (both, 2, "do not go together");
}

/* F-CAMP-10: what is proposed can be played as it stands, and to propose changes nothing. */
static void
test_fight_propose (void)
{
  g_autofree char *path = clashing_campaign ("propose.forcon");
  g_autofree char *begin = write_scratch ("propose-begin.xml", "<commands><begin dice=\"6 1 1 6\"/></commands>\n");
  g_autofree char *plan = NULL;

  do_forcon ("fight", path, begin, NULL);
  g_autofree char *before = journal_of (path);
  g_autoptr (Run) proposed = run_forcon ("fight", path, "--propose", NULL);
  g_autofree char *after = journal_of (path);
  g_autoptr (Run) both = run_forcon ("fight", path, "--propose", "--captains", NULL);

  g_assert_cmpint (proposed->status, ==, 0);
  g_assert_nonnull (strstr (proposed->out, "<move "));
  g_assert_cmpstr (before, ==, after);
  assert_refused (both, 2, "--propose");
  plan = write_scratch ("propose-plan.xml", proposed->out);
  g_autoptr (Run) played = run_forcon ("fight", path, plan, "--generate", NULL);

  g_assert_cmpint (played->status, ==, 0);
  g_assert_nonnull (strstr (played->out, " moves "));
}

/* F-CAMP-11 */
static void
test_return (void)
{
  g_autofree char *path = clashing_campaign ("return.forcon");
  g_autoptr (Run) early = run_forcon ("return", path, NULL);

  do_forcon ("fight", path, "--captains", NULL);
  g_autoptr (Run) fought = run_forcon ("fight", path, "--captains", NULL);
  g_autoptr (Run) run = run_forcon ("return", path, "--json", NULL);
  g_autoptr (Run) again = run_forcon ("return", path, NULL);
  g_autoptr (Run) verified = run_forcon ("verify", path, NULL);

  assert_refused (early, 1, "(F-TURN-3)");
  assert_refused (fought, 1, "is over");
  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "\"event\":\"clash-returned\""));
  g_assert_nonnull (strstr (run->out, "\"event\":\"ship-returned\""));
  assert_refused (again, 1, "no clash is open");
  g_assert_cmpint (verified->status, ==, 0);
}

static void
test_clash_numbers (void)
{
  g_autofree char *path = clashing_campaign ("numbers.forcon");
  g_autoptr (JsonObject) status = status_of (path, NULL);
  JsonObject *clash
      = json_array_get_object_element (json_object_get_array_member (status, "clashes"), 0);
  g_autofree char *number
      = g_strdup_printf ("%" G_GINT64_FORMAT, json_object_get_int_member (clash, "clash"));
  g_autoptr (Run) wrong = run_forcon ("return", path, "--clash", "999", NULL);

  assert_refused (wrong, 2, "the number of a clash");
  do_forcon ("fight", path, "--clash", number, "--captains", NULL);
  do_forcon ("return", path, "--clash", number, NULL);
}

/* Undo goes past dice and tables too. */
static void
test_undo_a_battle (void)
{
  g_autofree char *path = clashing_campaign ("undo-battle.forcon");
  g_autofree char *before = journal_of (path);

  do_forcon ("fight", path, "--captains", NULL);
  do_forcon ("return", path, NULL);
  g_autofree char *after = journal_of (path);

  do_forcon ("undo", path, "--to", "6", NULL);
  g_autofree char *undone = journal_of (path);
  g_autoptr (Run) length = run_forcon ("redo", path, "--json", NULL);
  g_autoptr (JsonNode) node = parse_json (length->out);
  g_autofree char *all = g_strdup_printf ("%" G_GINT64_FORMAT,
                                          json_object_get_int_member (json_node_get_object (node), "length"));

  do_forcon ("redo", path, "--to", all, NULL);
  g_autofree char *redone = journal_of (path);

  g_assert_cmpstr (undone, ==, before);
  g_assert_cmpstr (redone, ==, after);
}

/* Reports */

/* F-CAMP-8 */
static void
test_report (void)
{
  g_autofree char *path = begun_campaign ("report.forcon");

  do_forcon ("do", path, "task", "kind=move", "formation=fan", "sector=b2", NULL);
  do_forcon ("do", path, "message", "admiral=rivek", "formation=mask", "text=Nothing to see", NULL);
  do_forcon ("advance", path, NULL);
  g_autoptr (Run) own = run_forcon ("report", path, "--admiral", "rivek", NULL);
  g_autoptr (Run) other = run_forcon ("report", path, "--admiral", "vorpatril", NULL);
  g_autoptr (Run) master = run_forcon ("report", path, "--master", NULL);
  g_autoptr (Run) before = run_forcon ("report", path, "--admiral", "rivek", "--phase", "0", NULL);

  g_assert_true (g_str_has_prefix (own->out, "Skirmish at Solstice\n"));
  g_assert_nonnull (strstr (own->out, "Nothing to see"));
  g_assert_nonnull (strstr (own->out, "\nFan: B2 Crossing, battle order\n"));
  g_assert_null (strstr (own->out, "Count Piotr"));
  g_assert_null (strstr (other->out, "Fan"));
  g_assert_null (strstr (other->out, "Mask"));
  g_assert_nonnull (strstr (other->out, "B3 Far Side: a contact"));
  g_assert_nonnull (strstr (master->out, "Count Piotr"));
  g_assert_nonnull (strstr (master->out, "Ghem-general Naru"));
  g_assert_nonnull (strstr (before->out, "\nFan: B3 Far Side, battle order\n"));
}

static void
test_report_all (void)
{
  g_autofree char *path = begun_campaign ("report-all.forcon");
  g_autofree char *folder = scratch_path ("reports");
  g_autofree char *one = g_build_filename (folder, "rivek.txt", NULL);
  g_autofree char *two = g_build_filename (folder, "vorpatril.txt", NULL);
  g_autofree char *text = NULL;

  do_forcon ("advance", path, NULL);
  do_forcon ("report", path, "--all", "-o", folder, NULL);
  g_autoptr (Run) own = run_forcon ("report", path, "--admiral", "rivek", NULL);

  g_assert_true (g_file_get_contents (one, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, own->out);
  g_assert_true (g_file_test (two, G_FILE_TEST_IS_REGULAR));
}

static void
test_report_usage (void)
{
  g_autofree char *path = begun_campaign ("report-usage.forcon");
  g_autoptr (Run) nobody = run_forcon ("report", path, NULL);
  g_autoptr (Run) page = run_forcon ("report", path, "--master", "-o", "report.odt", NULL);
  g_autoptr (Run) folder = run_forcon ("report", path, "--all", NULL);
  g_autoptr (Run) phase = run_forcon ("report", path, "--master", "--phase", "9", NULL);

  assert_refused (nobody, 2, "one of --admiral, --all and --master");
  assert_refused (page, 2, "a name in .txt, .pdf, .svg or .png was expected");
  assert_refused (folder, 2, "-o FOLDER");
  assert_refused (phase, 2, "from 0 to 1");
}

/* The journal of an admiral */

/* F-CAMP-8 */
static void
test_journal_as (void)
{
  g_autofree char *path = clashing_campaign ("journal-as.forcon");

  do_forcon ("fight", path, "--captains", "--rounds", "1", NULL);
  g_autoptr (Run) text = run_forcon ("journal", path, "--as", "rivek", NULL);
  g_autoptr (Run) json = run_forcon ("journal", path, "--as", "rivek", "--json", NULL);
  g_autoptr (Run) early = run_forcon ("journal", path, "--as", "rivek", "--phase", "0", NULL);

  g_assert_nonnull (strstr (text->out, "Fan goes from B3 Far Side to B2 Crossing."));
  g_assert_null (strstr (text->out, "Shield goes"));
  g_assert_nonnull (strstr (text->out, "\nClash of phase 1, B2 Crossing:\n"));
  g_assert_nonnull (strstr (json->out, "{\"event\":\"clash-opened\",\"sector\":\"b2\""));
  g_assert_null (strstr (json->out, "\"stream\""));
  g_assert_null (strstr (json->out, "\"seen_by\""));
  g_assert_null (strstr (early->out, "Clash of phase"));
}

/* F-CAMP-13 */
static void
test_instruct (void)
{
  g_autofree char *path = begun_campaign ("instruct.forcon");
  g_autoptr (Run) given = run_forcon ("do", path, "instruct", "formation=spurs", "when=outnumbered", "amount=200",
                                      "do=withdraw", "goal=c1", NULL);
  g_autoptr (Run) ranged = run_forcon ("do", path, "instruct", "formation=spurs", "do=keep-beyond", "range=30.5", NULL);
  g_autoptr (Run) typed = run_forcon ("do", path, "instruct", "formation=spurs", "when=meets",
                                      "foe-types=cruiser,destroyer", "do=attack", NULL);
  g_autoptr (JsonObject) status = status_of (path, NULL);
  JsonArray *instructions = json_object_get_array_member (status, "instructions");
  JsonObject *first = json_array_get_object_element (instructions, 0);

  g_assert_cmpint (given->status, ==, 0);
  g_assert_cmpint (ranged->status, ==, 0);
  g_assert_cmpint (typed->status, ==, 0);
  g_assert_cmpuint (json_array_get_length (instructions), ==, 3);
  g_assert_cmpstr (json_object_get_string_member (first, "when"), ==, "outnumbered");
  g_assert_cmpstr (json_object_get_string_member (first, "what"), ==, "withdraw");
  g_assert_nonnull (strstr (json_object_get_string_member (first, "text"), "If it is outnumbered 2 to 1: withdraw to "));

  g_autofree char *number = g_strdup_printf ("instruction=%" G_GINT64_FORMAT,
                                             json_object_get_int_member (first, "instruction"));
  g_autoptr (Run) shown = run_forcon ("status", path, NULL);
  g_autoptr (Run) dropped = run_forcon ("do", path, "forget", number, NULL);
  g_autoptr (Run) again = run_forcon ("do", path, "forget", number, NULL);

  g_assert_nonnull (strstr (shown->out, number));
  g_assert_cmpint (dropped->status, ==, 0);
  assert_refused (again, 1, "is not in force (F-CAMP-13)");
  g_assert_cmpuint (count_in_status (path, "instructions"), ==, 2);
}

/* F-CAMP-13: what is wrong is told with its figures */
static void
test_instruct_refused (void)
{
  g_autofree char *path = begun_campaign ("instruct-refused.forcon");
  g_autoptr (Run) share = run_forcon ("do", path, "instruct", "formation=spurs", "when=hits-below", "amount=120",
                                      "do=withdraw", NULL);
  g_autoptr (Run) nobody = run_forcon ("do", path, "instruct", "formation=spurs", "do=follow", NULL);
  g_autoptr (Run) type = run_forcon ("do", path, "instruct", "formation=spurs", "when=meets", "foe-types=galley",
                                     "do=attack", NULL);

  assert_refused (share, 1, "1 to 100");
  assert_refused (nobody, 1, "it is not said whom the instruction is about (F-CAMP-13)");
  assert_refused (type, 2, "galley");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/campaign/dice/F-GEN-5 typed dice are used in their order", test_typed_dice);
  g_test_add_func ("/cli/campaign/dice/F-GEN-6 missing dice are asked for, and nothing is done", test_dice_missing);
  g_test_add_func ("/cli/campaign/dice/F-GEN-5 dice that are left over take all back", test_dice_left_over);
  g_test_add_func ("/cli/campaign/dice/F-GEN-5 the same seed gives the same phase", test_same_seed);
  g_test_add_func ("/cli/campaign/advance/F-CAMP-5 goes by a half or to the end of the phase", test_advance_half);
  g_test_add_func ("/cli/campaign/advance/F-CAMP-5 is told beforehand, and nothing is done", test_advance_dry_run);
  g_test_add_func ("/cli/campaign/advance/F-CAMP-6 stops at what is open, and does not begin there", test_advance_stops);
  g_test_add_func ("/cli/campaign/advance/F-CAMP-10 captains fight, and it goes on", test_advance_captains);
  g_test_add_func ("/cli/campaign/fight/plays a file of commands with their dice", test_fight_file);
  g_test_add_func ("/cli/campaign/fight/F-TURN-1 a command that is refused is told with its line", test_fight_refused);
  g_test_add_func ("/cli/campaign/fight/F-GEN-5 typed dice go to the table", test_fight_typed);
  g_test_add_func ("/cli/campaign/fight/F-CAMP-10 captains of one admiral wait for the other", test_fight_captain_of_one);
  g_test_add_func ("/cli/campaign/return/what captains propose for a step can be played", test_fight_propose);
  g_test_add_func ("/cli/campaign/return/F-CAMP-11 only a clash that is over goes back", test_return);
  g_test_add_func ("/cli/campaign/return/a clash goes by its number", test_clash_numbers);
  g_test_add_func ("/cli/campaign/do/F-CAMP-13 instructs captains, and has them forget", test_instruct);
  g_test_add_func ("/cli/campaign/do/F-CAMP-13 tells what is wrong with an instruction", test_instruct_refused);
  g_test_add_func ("/cli/campaign/undo/takes a whole battle back and brings it again", test_undo_a_battle);
  g_test_add_func ("/cli/campaign/report/F-CAMP-8 an admiral reads what that admiral knows", test_report);
  g_test_add_func ("/cli/campaign/report/all admirals get a file each", test_report_all);
  g_test_add_func ("/cli/campaign/report/what cannot be written is bad usage", test_report_usage);
  g_test_add_func ("/cli/campaign/journal/F-CAMP-8 an admiral reads of nobody else", test_journal_as);
  return g_test_run ();
}
