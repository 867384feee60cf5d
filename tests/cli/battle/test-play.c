/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-run.h"

#include <string.h>

/* The duel up to a shot whose command has these dice. */
static char *
duel_with_dice (const char *name, const char *seed, const char *dice)
{
  g_autofree char *attribute = dice == NULL ? g_strdup ("") : g_strdup_printf (" dice=\"%s\"", dice);
  g_autofree char *commands = g_strdup_printf (TO_THE_SHOT SHOT, attribute);

  return write_duel (name, seed, commands);
}

static void
assert_refused_at (const Run *run, const char *path, const char *sentence)
{
  g_autofree char *expected = g_strdup_printf ("%s:%d: %s\n", path, SHOT_LINE, sentence);

  g_assert_cmpint (run->status, ==, 1);
  g_assert_cmpstr (run->err, ==, expected);
}

/* F-GEN-5 */
static void
test_same_seed (void)
{
  g_autofree char *path = duel_with_dice ("seeded.xml", NULL, NULL);
  g_autoptr (Run) first = run_forcon ("play", path, "--seed", "7", NULL);
  g_autoptr (Run) second = run_forcon ("play", path, "--seed", "7", NULL);
  g_autoptr (Run) other = run_forcon ("play", path, "--seed", "8", NULL);

  g_assert_cmpint (first->status, ==, 0);
  g_assert_cmpstr (first->out, ==, second->out);
  g_assert_cmpstr (first->out, !=, other->out);
}

static void
test_seed_of_script (void)
{
  g_autofree char *path = duel_with_dice ("own-seed.xml", "7", NULL);
  g_autofree char *plain = duel_with_dice ("no-seed.xml", NULL, NULL);
  g_autoptr (Run) own = run_forcon ("play", path, NULL);
  g_autoptr (Run) given = run_forcon ("play", plain, "--seed", "7", NULL);
  g_autoptr (Run) other = run_forcon ("play", path, "--seed", "8", NULL);

  g_assert_cmpint (own->status, ==, 0);
  g_assert_cmpstr (own->out, ==, given->out);
  g_assert_cmpstr (own->out, !=, other->out);
}

static void
test_own_dice (void)
{
  g_autofree char *path = duel_with_dice ("own-dice.xml", NULL, "1 1 1 1 1 5 6 1 1");
  g_autoptr (Run) run = run_forcon ("play", path, NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "1 shield stops 1. Armour 5: 1 1 1 1 1 5 6, 2 damage."));
  g_assert_nonnull (strstr (run->out, "Vorthalia: 6 of 8 hits"));
  g_assert_nonnull (strstr (run->out, "\nState: "));
}

/* F-GEN-6 */
static void
test_dice_missing (void)
{
  g_autofree char *path = duel_with_dice ("dice-missing.xml", NULL, NULL);
  g_autoptr (Run) run = run_forcon ("play", path, NULL);

  assert_refused_at (run, path,
                     "needs dice: Vorthalia, armour 5: 7 dice; give them as dice=\"…\", --dice or --seed");
}

static void
test_own_dice_too_few (void)
{
  g_autofree char *path = duel_with_dice ("too-few.xml", "7", "1 1 1");
  g_autoptr (Run) run = run_forcon ("play", path, NULL);

  assert_refused_at (run, path, "needs dice: Vorthalia, armour 5: 7 dice, 3 of them given; give them as dice=\"…\", "
                                "--dice or --seed");
}

static void
test_own_dice_too_many (void)
{
  g_autofree char *path = duel_with_dice ("too-many.xml", "7", "1 1 1 1 1 1 1 1 1");
  g_autoptr (Run) run = run_forcon ("play", path, NULL);

  assert_refused_at (run, path, "Too many dice: 9 given, 7 used (F-GEN-5)");
}

static void
test_list (void)
{
  g_autofree char *listed = duel_with_dice ("listed.xml", NULL, NULL);
  g_autofree char *own = duel_with_dice ("listed-own.xml", NULL, "1 1 1 1 1 5 6 1 1");
  g_autoptr (Run) by_list = run_forcon ("play", listed, "--dice", "1,1,1,1,1,5,6 11", NULL);
  g_autoptr (Run) by_script = run_forcon ("play", own, NULL);

  g_assert_cmpint (by_list->status, ==, 0);
  g_assert_cmpstr (by_list->out, ==, by_script->out);
}

static void
test_list_left_over (void)
{
  g_autofree char *path = duel_with_dice ("left-over.xml", NULL, NULL);
  g_autofree char *end = free_path ("left-over-end.xml");
  g_autofree char *expected = g_strdup_printf ("%s: 2 faces of --dice are left over of 9 (F-GEN-5)\n", path);
  g_autoptr (Run) run = run_forcon ("play", path, "--dice", "111111111", "-o", end, NULL);

  g_assert_cmpint (run->status, ==, 1);
  g_assert_cmpstr (run->err, ==, expected);
  g_assert_false (g_file_test (end, G_FILE_TEST_EXISTS));
}

static void
test_list_runs_out (void)
{
  g_autofree char *path = duel_with_dice ("runs-out.xml", "7", NULL);
  g_autoptr (Run) asked = run_forcon ("play", path, "--dice", "111", NULL);
  g_autoptr (Run) seeded = run_forcon ("play", path, "--dice", "111", "--seed", "7", NULL);

  assert_refused_at (asked, path, "needs dice: Vorthalia, armour 5: 7 dice, 3 of them given; give them as dice=\"…\", "
                                  "--dice or --seed");
  g_assert_cmpint (seeded->status, ==, 0);
  g_assert_nonnull (strstr (seeded->out, "Armour 5: 1 1 1 "));
}

static void
test_bad_options (void)
{
  g_autofree char *path = duel_with_dice ("bad-options.xml", "7", NULL);
  g_autoptr (Run) seed = run_forcon ("play", path, "--seed", "-1", NULL);
  g_autoptr (Run) dice = run_forcon ("play", path, "--dice", "1 7", NULL);
  g_autoptr (Run) both = run_forcon ("play", path, "--json", "-o", "-", NULL);

  g_assert_cmpint (seed->status, ==, 2);
  g_assert_true (is_one_line (seed->err));
  g_assert_cmpint (dice->status, ==, 2);
  g_assert_nonnull (strstr (dice->err, "“7”"));
  g_assert_cmpint (both->status, ==, 2);
}

/* F-MOV-4 */
static void
test_refused (void)
{
  g_autofree char *path = write_duel ("refused.xml", NULL,
                                      "<begin/>\n<move ship=\"grozny\"><ahead cm=\"4\"/><turn degrees=\"45\"/>"
                                      "<ahead cm=\"8\"/></move>\n<end-step/>\n");
  g_autofree char *end = free_path ("refused-end.xml");
  g_autofree char *expected
      = g_strdup_printf ("%s:14: Grozny cannot turn yet: 4.0 cm gone of 6.0 needed (F-MOV-4)\n", path);
  g_autoptr (Run) run = run_forcon ("play", path, "-o", end, NULL);

  g_assert_cmpint (run->status, ==, 1);
  g_assert_cmpstr (run->err, ==, expected);
  g_assert_nonnull (strstr (run->out, "The battle begins."));
  g_assert_null (strstr (run->out, "State:"));
  g_assert_false (g_file_test (end, G_FILE_TEST_EXISTS));
}

static void
test_explain (void)
{
  g_autofree char *path = duel_with_dice ("explain.xml", NULL, "1 1 1 1 1 5 6 1 1");
  g_autoptr (Run) run = run_forcon ("play", path, "--explain", "3", NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_str_has_prefix (run->out, "Barrayar: Grozny fires its bow battery at Vorthalia\n"));
  g_assert_nonnull (strstr (run->out, "\nDice as they were thrown: 1 1 1 1 1 5 6 1 1\nRules: F-FIRE-1, F-ART-1"));
  g_assert_null (strstr (run->out, "State:"));
}

static void
test_nothing_to_explain (void)
{
  g_autofree char *path = duel_with_dice ("not-explained.xml", "7", NULL);
  g_autoptr (Run) none = run_forcon ("play", path, "--explain", "0", NULL);
  g_autoptr (Run) beyond = run_forcon ("play", path, "--explain", "4", NULL);
  g_autoptr (Run) json = run_forcon ("play", path, "--explain", "1", "--json", NULL);

  g_assert_cmpint (none->status, ==, 2);
  g_assert_cmpint (beyond->status, ==, 2);
  g_assert_cmpstr (beyond->err, ==, "forcon play: there is no command 4 to explain, the script has 3 commands\n");
  g_assert_cmpint (json->status, ==, 2);
  g_assert_true (is_one_line (json->err));
}

static void
test_damaged (void)
{
  g_autofree char *path = write_duel ("damaged.xml", NULL, "<dance/>");
  g_autoptr (Run) run = run_forcon ("play", path, NULL);

  g_assert_cmpint (run->status, ==, 3);
  g_assert_cmpstr (run->out, ==, "");
  g_assert_true (is_one_line (run->err));
}

static void
test_unwritable (void)
{
  g_autofree char *path = duel_with_dice ("unwritable.xml", "7", NULL);
  g_autofree char *end = scratch_path ("no-such-folder/end.xml");
  g_autoptr (Run) run = run_forcon ("play", path, "-o", end, NULL);

  g_assert_cmpint (run->status, ==, 3);
  g_assert_true (is_one_line (run->err));
}

static void
test_foreign_names (void)
{
  g_autofree char *path = write_duel_of ("Gro&#x202e;zny&#x9b;", "foreign.xml", "7", TO_THE_SHOT);
  g_autoptr (Run) run = run_forcon ("play", path, NULL);

  g_assert_null (strstr (run->out, "\u202e"));
  g_assert_null (strstr (run->out, "\xc2\x9b"));
}

/* After the shot the battery is fired and the destructor out of range; the other side may answer. */
static void
test_still_open (void)
{
  g_autofree char *path = duel_with_dice ("open.xml", NULL, "1 1 1 1 1 1 1");
  g_autoptr (Run) run = run_forcon ("play", path, NULL);
  g_autoptr (Run) json = run_forcon ("play", path, "--json", NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_null (strstr (run->out, "Barrayar: 1 ship may still fire"));
  g_assert_nonnull (strstr (run->out, "== Still open: fire =="));
  g_assert_nonnull (strstr (run->out, "Cetaganda: 1 ship may return fire at Grozny (skipped when the step ends)"));
  g_assert_nonnull (strstr (json->out, "{\"what\":\"return-fire\",\"side\":\"cetaganda\",\"count\":1,"
                                       "\"first\":\"vorthalia\",\"foe\":\"grozny\",\"skipped\":true}"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/play --explain/a command is explained and nothing else told", test_explain);
  g_test_add_func ("/cli/play --explain/a command that is not there is bad usage", test_nothing_to_explain);
  g_test_add_func ("/cli/play/F-GEN-5 the same seed gives the same bytes", test_same_seed);
  g_test_add_func ("/cli/play/the script's seed counts until another is given", test_seed_of_script);
  g_test_add_func ("/cli/play/a command's own dice are used", test_own_dice);
  g_test_add_func ("/cli/play/F-GEN-6 missing dice are asked for by name and line", test_dice_missing);
  g_test_add_func ("/cli/play/too few own dice are refused in spite of a seed", test_own_dice_too_few);
  g_test_add_func ("/cli/play/F-GEN-5 too many own dice are refused", test_own_dice_too_many);
  g_test_add_func ("/cli/play/--dice is used up over the commands", test_list);
  g_test_add_func ("/cli/play/faces of --dice that are left over are counted", test_list_left_over);
  g_test_add_func ("/cli/play/the generator goes on behind --dice only with --seed", test_list_runs_out);
  g_test_add_func ("/cli/play/a seed or die that is none is bad usage", test_bad_options);
  g_test_add_func ("/cli/play/what is still open stands at the end", test_still_open);
  g_test_add_func ("/cli/play/F-MOV-4 a refused command stops the play with its line", test_refused);
  g_test_add_func ("/cli/play/a damaged script is status 3", test_damaged);
  g_test_add_func ("/cli/play/an end state that cannot be written is status 3", test_unwritable);
  g_test_add_func ("/cli/play/names cannot play tricks on the terminal", test_foreign_names);
  return g_test_run ();
}
