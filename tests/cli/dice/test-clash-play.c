/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fleet-dice clashes on the command line: by plan, by dice, by hand at a terminal, saved and printed. */
#define _XOPEN_SOURCE 700

#include "cli-run.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* One ship a side; %s: attributes of the clash, what stands before the end. */
#define DUEL                                                                                                           \
  "<fleet-dice-clash name=\"A duel\" place=\"space\"%s>\n"                                                             \
  "<system id=\"here\" name=\"Here\"/>\n"                                                                              \
  "<neighbour id=\"there\" name=\"There\" units=\"defender\"/>\n"                                                      \
  "<player side=\"attacker\" name=\"Pol\"><unit of=\"cruiser\"/></player>\n"                                           \
  "<player side=\"defender\" name=\"Jole\"><unit of=\"dreadnought\"/></player>\n"                                      \
  "%s</fleet-dice-clash>\n"

/* The line on which the choices begin, plus one. */
#define FIRST_CHOICE 7

static char *
write_duel_clash (const char *name, const char *attributes, const char *rest)
{
  g_autofree char *text = g_strdup_printf (DUEL, attributes, rest);

  return write_scratch (name, text);
}

static char *
write_choices (const char *name, const char *choices)
{
  g_autofree char *rest = g_strdup_printf ("<choices>\n%s</choices>\n", choices);

  return write_duel_clash (name, " seed=\"1\"", rest);
}

static void
assert_has (const char *text, const char *part)
{
  if (strstr (text, part) == NULL)
    g_error ("there is no “%s” in:\n%s", part, text);
}

static void
assert_refused (const Run *run, int status, const char *rest)
{
  g_assert_cmpint (run->status, ==, status);
  g_assert_true (is_one_line (run->err));
  assert_has (run->err, rest);
}

/* T-DICE-1 */
static void
the_same_seed_plays_the_same_clash (void)
{
  g_autofree char *path = write_duel_clash ("clash-seed.xml", "", "");
  g_autoptr (Run) first = run_forcon ("clash", "play", path, "--seed", "7", NULL);
  g_autoptr (Run) second = run_forcon ("clash", "play", path, "--seed", "7", NULL);
  g_autoptr (Run) other = run_forcon ("clash", "play", path, "--seed", "9", NULL);

  g_assert_cmpint (first->status, ==, 0);
  g_assert_cmpstr (first->out, ==, second->out);
  g_assert_cmpstr (first->out, !=, other->out);
}

/* T-DICE-1, T-HIT-1, T-HIT-2, T-END-2: 7 hits for the cruiser, 5 for the dreadnought, which sustains */
static void
thrown_dice_are_told_with_what_came_of_them (void)
{
  g_autofree char *path = write_duel_clash ("clash-dice.xml", "", "");
  g_autoptr (Run) run = run_forcon ("clash", "play", path, "--dice", "7 4  0 5", NULL);

  g_assert_cmpint (run->status, ==, 0);
  assert_has (run->out, "Pol, combat roll of Cruiser I, hitting on 7 or more: 7 – 1 hit. (T-DICE-2)");
  assert_has (run->out, "Jole, combat roll of Dreadnought I, hitting on 5 or more: 4 – 0 hits. (T-DICE-2)");
  assert_has (run->out, "Jole: damage is sustained by 1 dreadnought. (T-HIT-1)");
  assert_has (run->out, "hitting on 7 or more: 10 – 1 hit.");
  assert_has (run->out, "Jole loses 1 dreadnought (damaged). (T-HIT-2)");
  assert_has (run->out, "Pol loses 1 cruiser. (T-HIT-2)");
  assert_has (run->out, "The space combat ends in a draw: nobody has a ship left. (T-END-2)");
}

/* T-DICE-1 */
static void
where_the_dice_run_out_it_says_which_are_needed (void)
{
  g_autofree char *path = write_duel_clash ("clash-out.xml", "", "");
  g_autoptr (Run) none = run_forcon ("clash", "play", path, NULL);
  g_autoptr (Run) few = run_forcon ("clash", "play", path, "--dice", "1", NULL);
  g_autoptr (Run) goes_on = run_forcon ("clash", "play", path, "--dice", "1", "--seed", "3", NULL);

  assert_refused (none, 1, "needs dice: Pol, combat roll, Cruiser I, 7 or more: 1 die; give them as --dice or --seed");
  assert_refused (few, 1, "needs dice: Jole, combat roll, Dreadnought I, 5 or more: 1 die; give them as");
  g_assert_cmpint (goes_on->status, ==, 0);
}

static void
dice_that_are_left_over_are_refused (void)
{
  g_autofree char *path = write_duel_clash ("clash-left.xml", "", "");
  g_autoptr (Run) run = run_forcon ("clash", "play", path, "--dice", "7 5 7 5 3 3", NULL);

  assert_refused (run, 1, "4 faces of --dice are left over of 6 (T-DICE-1)");
}

/* T-HIT-1: the owner may have the unit destroyed that could sustain */
static void
a_choice_of_the_file_goes_before_the_plan (void)
{
  g_autofree char *path = write_choices ("clash-choice.xml",
                                         "<destroy round=\"1\" step=\"assign\" side=\"defender\" unit=\"dreadnought\" "
                                         "count=\"1\"/>\n");
  g_autoptr (Run) run = run_forcon ("clash", "play", path, "--dice", "9 1", NULL);

  g_assert_cmpint (run->status, ==, 0);
  assert_has (run->out, "Jole loses 1 dreadnought. (T-HIT-2)");
  assert_has (run->out, "Pol wins the space combat. (T-END-2)");
}

static void
a_choice_that_is_never_asked_for_is_a_warning_with_its_line (void)
{
  g_autofree char *path = write_choices ("clash-unused.xml",
                                         "<sustain round=\"1\" step=\"assign\" side=\"defender\" unit=\"dreadnought\" "
                                         "count=\"1\"/>\n"
                                         "<stay round=\"40\" step=\"announce\" side=\"defender\"/>\n");
  g_autofree char *rest = g_strdup_printf ("%s:%d: warning: the choice “stay” was not used: the clash never came to it",
                                           path, FIRST_CHOICE + 1);
  g_autofree char *unused = g_strdup_printf ("\"unused\":[{\"do\":\"stay\",\"line\":%d}]", FIRST_CHOICE + 1);
  g_autoptr (Run) run = run_forcon ("clash", "play", path, "--dice", "9 4 10 5", NULL);
  g_autoptr (Run) json = run_forcon ("clash", "play", path, "--dice", "9 4 10 5", "--json", NULL);

  g_assert_cmpint (run->status, ==, 0);
  assert_has (run->err, rest);
  g_assert_cmpint (json->status, ==, 0);
  assert_has (json->out, unused);
}

/* More units are named than the hits that fell, so it goes on by the plan, which sustains */
static void
a_choice_that_became_moot_is_a_warning_with_its_line (void)
{
  g_autofree char *path = write_choices ("clash-refused.xml", "<destroy round=\"1\" step=\"assign\" side=\"defender\" "
                                                              "unit=\"dreadnought\" count=\"2\"/>\n");
  g_autofree char *rest = g_strdup_printf ("%s:%d: warning: the choice “destroy” was not used: ", path, FIRST_CHOICE);
  g_autoptr (Run) run = run_forcon ("clash", "play", path, "--dice", "7 4 10 5", NULL);

  g_assert_cmpint (run->status, ==, 0);
  assert_has (run->err, rest);
  assert_has (run->err, "(T-HIT-1)");
  assert_has (run->out, "sustain");
}

static void
json_has_every_command_with_its_dice_and_facts_and_the_result (void)
{
  g_autofree char *path = write_duel_clash ("clash-json.xml", "", "");
  g_autoptr (Run) run = run_forcon ("clash", "play", path, "--dice", "7 4 10 5", "--json", NULL);
  g_autoptr (JsonNode) node = parse_json (run->out);
  JsonObject *all = json_node_get_object (node);
  JsonArray *entries = json_object_get_array_member (all, "entries");
  JsonObject *result = json_object_get_object_member (all, "result");
  guint n_dice = 0;

  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (is_one_line (run->out));
  for (guint i = 0; i < json_array_get_length (entries); i++)
    {
      JsonObject *entry = json_array_get_object_element (entries, i);

      g_assert_true (json_object_has_member (json_object_get_object_member (entry, "command"), "do"));
      g_assert_cmpuint (json_array_get_length (json_object_get_array_member (entry, "events")), >, 0);
      n_dice += json_array_get_length (json_object_get_array_member (entry, "dice"));
    }
  g_assert_cmpuint (n_dice, ==, 4);
  g_assert_cmpstr (json_object_get_string_member (result, "result"), ==, "draw");
  g_assert_cmpint (json_object_get_int_member (result, "round"), ==, 2);
}

static void
what_was_saved_is_sound_and_ends_as_it_did (void)
{
  g_autofree char *path = write_duel_clash ("clash-save.xml", "", "");
  g_autofree char *saved = free_path ("clash-saved.xml");
  g_autoptr (Run) run = run_forcon ("clash", "play", path, "--dice", "7 4 10 5", "--save", saved, "--json", NULL);
  g_autoptr (Run) check = run_forcon ("check", saved, NULL);
  g_autoptr (Run) again = run_forcon ("clash", "play", saved, "--json", NULL);

  g_assert_cmpint (run->status, ==, 0);
  assert_has (check->out, "a fleet-dice clash with ");
  g_assert_cmpint (again->status, ==, 0);
  g_assert_cmpstr (run->out, ==, again->out);
}

static void
what_was_played_is_saved_though_the_dice_ran_out (void)
{
  g_autofree char *path = write_duel_clash ("clash-short.xml", "", "");
  g_autofree char *saved = free_path ("clash-short-saved.xml");
  g_autoptr (Run) run = run_forcon ("clash", "play", path, "--dice", "7", "--save", saved, NULL);
  g_autoptr (Run) rest = run_forcon ("clash", "play", saved, "--dice", "4 10 5", NULL);

  g_assert_cmpint (run->status, ==, 1);
  g_assert_cmpint (rest->status, ==, 0);
  assert_has (rest->out, "hitting on 7 or more: 7 – 1 hit.");
}

/* Marks that are not seen and change how what stands beside them is read: such as a file may hold */
static void
names_do_nothing_to_the_terminal (void)
{
  g_autofree char *path
      = write_scratch ("clash-hostile.xml", "<fleet-dice-clash name=\"A\xe2\x80\x8f"
                                            "B\" place=\"space\">\n"
                                            "<system id=\"s\" name=\"S\"/>\n"
                                            "<player side=\"attacker\" name=\"P\xe2\x80\x8f"
                                            "31m\"><unit of=\"fighter\"/></player>\n"
                                            "<player side=\"defender\" name=\"D\"><unit of=\"fighter\"/></player>\n"
                                            "</fleet-dice-clash>\n");
  g_autoptr (Run) run = run_forcon ("clash", "play", path, "--dice", "9 9", NULL);

  g_assert_cmpint (run->status, ==, 0);
  assert_has (run->out, "A\\u200fB\n");
  assert_has (run->out, "P\\u200f31m loses 1 fighter.");
  g_assert_null (strstr (run->out, "\xe2\x80\x8f"));
}

/* A modifier of −20 on both sides: nobody ever hits */
static void
a_combat_that_never_ends_is_given_up (void)
{
  g_autofree char *path
      = write_scratch ("clash-endless.xml",
                       "<fleet-dice-clash name=\"Endless\" place=\"space\" seed=\"1\">\n<system id=\"s\" name=\"S\"/>\n"
                       "<player side=\"attacker\" name=\"P\" modifier=\"-20\"><unit of=\"fighter\"/></player>\n"
                       "<player side=\"defender\" name=\"D\" modifier=\"-20\"><unit of=\"fighter\"/></player>\n"
                       "</fleet-dice-clash>\n");
  g_autoptr (Run) run = run_forcon ("clash", "play", path, "--json", NULL);

  assert_refused (run, 1, "neither side can hit any more, a combat that comes to an end was expected (T-END-1)");
  g_assert_cmpstr (run->out, ==, "");
}

static void
wrong_usage_is_told_on_one_line (void)
{
  g_autofree char *path = write_duel_clash ("clash-usage.xml", "", "");
  g_autoptr (Run) nothing = run_forcon ("clash", "play", NULL);
  g_autoptr (Run) face = run_forcon ("clash", "play", path, "--dice", "7 x", NULL);
  g_autoptr (Run) seed = run_forcon ("clash", "play", path, "--seed", "often", NULL);
  g_autoptr (Run) leaves = run_forcon ("clash", "play", path, "--dice", "?", NULL);
  g_autoptr (Run) no_file = run_forcon ("clash", "play", "no-such.xml", NULL);
  g_autoptr (Run) report = run_forcon ("clash", "report", path, NULL);

  assert_refused (nothing, 2, "one file of a fleet-dice clash was expected");
  assert_refused (face, 2, "--dice has “x”, faces from 1 to 10 were expected");
  assert_refused (seed, 2, "--seed “often” is no seed");
  assert_refused (leaves, 2, "so --seed is needed");
  assert_refused (no_file, 3, "no-such.xml: cannot be read");
  assert_refused (report, 2, "-o OUT were expected");
}

static void
a_report_tells_fleets_losses_and_every_round (void)
{
  g_autofree char *path = write_duel_clash ("clash-report.xml", "", "");
  g_autofree char *saved = free_path ("clash-report-saved.xml");
  g_autofree char *out = free_path ("clash-report.txt");
  g_autoptr (Run) play = run_forcon ("clash", "play", path, "--dice", "7 4 10 1", "--save", saved, NULL);
  g_autoptr (Run) report = run_forcon ("clash", "report", saved, "-o", out, NULL);
  g_autofree char *text = NULL;

  g_assert_cmpint (play->status, ==, 0);
  g_assert_cmpint (report->status, ==, 0);
  g_file_get_contents (out, &text, NULL, NULL);
  assert_has (text, "Fleet-dice clash: A duel\n");
  assert_has (text, "Pol wins the space combat.\n");
  assert_has (text, "- Jole, destroyed by hits: 1 dreadnought; cost 4\n");
  assert_has (text, "The odds at the beginning\n");
  assert_has (text, "Round 2\n-------\n");
}

/* With somebody at a terminal, who types @input. Returns: all that stood there */
static char *
at_a_terminal (const char *input, const char *const *arguments)
{
  GString *text = g_string_new (NULL);
  int master = posix_openpt (O_RDWR | O_NOCTTY);
  char buffer[4096];
  pid_t child;
  ssize_t n;
  int status;

  g_assert_cmpint (master, >=, 0);
  g_assert_cmpint (grantpt (master), ==, 0);
  g_assert_cmpint (unlockpt (master), ==, 0);
  child = fork ();
  if (child == 0)
    {
      int slave;

      setsid ();
      slave = open (ptsname (master), O_RDWR);
      dup2 (slave, STDIN_FILENO);
      dup2 (slave, STDOUT_FILENO);
      execv (g_getenv ("FORCON_BINARY"), (char *const *) arguments);
      _exit (127);
    }
  g_assert_cmpint (write (master, input, strlen (input)), ==, (ssize_t) strlen (input));
  while ((n = read (master, buffer, sizeof buffer)) > 0)
    g_string_append_len (text, buffer, n);
  waitpid (child, &status, 0);
  close (master);
  g_assert_true (WIFEXITED (status));
  g_assert_cmpint (WEXITSTATUS (status), ==, 0);
  return g_string_free (text, FALSE);
}

/* T-SPC-2, T-DICE-3: before, start, nobody has a barrage, the defender stays; then a roll that is taken back and made anew */
static void
at_a_terminal_choices_and_dice_are_asked_for_and_taken_back (void)
{
  g_autofree char *path = write_duel_clash ("clash-typed.xml", "", "");
  g_autofree char *saved = free_path ("clash-typed-saved.xml");
  const char *const arguments[] = { "forcon", "clash", "play", path, "--save", saved, NULL };
  g_autofree char *text = at_a_terminal ("\n\nstay\n\n9\nu\nroll attacker\n3\nwhat\nq\n", arguments);
  g_autofree char *xml = NULL;

  g_file_get_contents (saved, &xml, NULL, NULL);
  assert_has (text, "Jole may announce a retreat. Enter: Jole: no retreat.");
  assert_has (text, "Pol, combat roll, Cruiser I, 7 or more: 1 die. Type the faces, or Enter to have them rolled.");
  assert_has (text, "hitting on 7 or more: 9 – 1 hit.");
  assert_has (text, "Undone: Pol: combat roll.");
  assert_has (text, "hitting on 7 or more: 3 – 0 hits.");
  assert_has (text, "“what” is not understood");
  assert_has (xml, "<roll side=\"attacker\" dice=\"3\"/>");
  g_assert_null (strstr (xml, "dice=\"9\""));
}

static void
at_a_terminal_the_game_ends_where_dice_are_asked_for (void)
{
  g_autofree char *path = write_duel_clash ("clash-ended.xml", "", "");
  g_autofree char *saved = free_path ("clash-ended-saved.xml");
  const char *const arguments[] = { "forcon", "clash", "play", path, "--save", saved, NULL };
  g_autofree char *text = at_a_terminal ("\n\nstay\n\nq\n", arguments);
  g_autofree char *xml = NULL;

  g_file_get_contents (saved, &xml, NULL, NULL);
  assert_has (text, "1 die. Type the faces");
  assert_has (xml, "<stay side=\"defender\"/>");
}

/* T-RET-2, T-HIT-1: whatever can be typed */
static void
at_a_terminal_words_are_understood (void)
{
  g_autofree char *path = write_duel_clash ("clash-words.xml", "", "");
  g_autofree char *saved = free_path ("clash-words-saved.xml");
  const char *const arguments[] = { "forcon", "clash", "play", path, "--save", saved, NULL };
  g_autofree char *text = at_a_terminal (
      "\neffect add attacker 2 fighter: Reserves\n\nannounce\nroll\n9\n1\n1\nchange 1 10: Fire control\n"
      "roll\n1\n\nsustain dreadnought\nretreat there\n\n\n\n\n\n",
      arguments);
  g_autofree char *xml = NULL;

  g_file_get_contents (saved, &xml, NULL, NULL);
  assert_has (text, "Pol receives 2 fighters.");
  assert_has (xml, "<effect what=\"add\" side=\"attacker\" unit=\"fighter\" count=\"2\" text=\"Reserves\"/>");
  assert_has (xml, "<announce side=\"defender\"/>");
  assert_has (xml, "<change side=\"attacker\" die=\"1\" number=\"10\" text=\"Fire control\"/>");
  assert_has (xml, "<sustain side=\"defender\" unit=\"dreadnought\" count=\"1\"/>");
  assert_has (xml, "<retreat side=\"defender\" system=\"there\"/>");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/clash-play/seed", the_same_seed_plays_the_same_clash);
  g_test_add_func ("/clash-play/dice", thrown_dice_are_told_with_what_came_of_them);
  g_test_add_func ("/clash-play/dice-run-out", where_the_dice_run_out_it_says_which_are_needed);
  g_test_add_func ("/clash-play/dice-left", dice_that_are_left_over_are_refused);
  g_test_add_func ("/clash-play/choice", a_choice_of_the_file_goes_before_the_plan);
  g_test_add_func ("/clash-play/choice-unused", a_choice_that_is_never_asked_for_is_a_warning_with_its_line);
  g_test_add_func ("/clash-play/choice-refused", a_choice_that_became_moot_is_a_warning_with_its_line);
  g_test_add_func ("/clash-play/json", json_has_every_command_with_its_dice_and_facts_and_the_result);
  g_test_add_func ("/clash-play/saved", what_was_saved_is_sound_and_ends_as_it_did);
  g_test_add_func ("/clash-play/names", names_do_nothing_to_the_terminal);
  g_test_add_func ("/clash-play/endless", a_combat_that_never_ends_is_given_up);
  g_test_add_func ("/clash-play/usage", wrong_usage_is_told_on_one_line);
  g_test_add_func ("/clash-play/report", a_report_tells_fleets_losses_and_every_round);
  g_test_add_func ("/clash-play/terminal", at_a_terminal_choices_and_dice_are_asked_for_and_taken_back);
  g_test_add_func ("/clash-play/save/out of dice", what_was_played_is_saved_though_the_dice_ran_out);
  g_test_add_func ("/clash-play/terminal/end", at_a_terminal_the_game_ends_where_dice_are_asked_for);
  g_test_add_func ("/clash-play/terminal/words", at_a_terminal_words_are_understood);
  return g_test_run ();
}
