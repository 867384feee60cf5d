/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the program writes for an admiral is the same whatever the admiral cannot know: F-CAMP-8. */
#include "cli-campaign.h"

#include <glib/gstdio.h>
#include <string.h>

#define MASK                                                                                                           \
  "id=\"mask\" name=\"Mask\" admiral=\"rivek\" sector=\"a2\" posture=\"ambush\" flagship=\"ghem-colonel-benin\""
#define VEIL                                                                                                           \
  "id=\"veil\" name=\"Veil\" admiral=\"rivek\" sector=\"a2\" posture=\"screen\" flagship=\"painted-mask\""

static char *
data_text (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("FORCON_DATA_DIR"), "scenarios", folder, name, NULL);
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* Fleet books lie beside the scenario that names them. */
static void
copy_book (const char *name)
{
  g_autofree char *text = data_text ("fleets", name);
  g_autofree char *path = write_scratch (name, text);

  g_assert_nonnull (path);
}

/* The same campaign, in which a formation of the enemy that is never seen is quite another. */
static char *
scenario_with (const char *name, const char *mask)
{
  g_autofree char *text = data_text (".", "skirmish.xml");
  g_autoptr (GString) changed = g_string_new (text);

  copy_book ("barrayar.xml");
  copy_book ("cetaganda.xml");
  g_assert_cmpuint (g_string_replace (changed, "href=\"fleets/", "href=\"", 0), ==, 2);
  g_assert_cmpuint (g_string_replace (changed, MASK, mask, 0), ==, 1);
  g_string_replace (changed, "<alias name=\"Mask\" other=\"Маска\"/>", "", 0);
  return write_scratch (name, changed->str);
}

/* The captain's campaign: two phases, a clash of others' making, and what the master does for Rivek. */
static char *
play (const char *name, const char *scenario, const char *mask, gboolean more)
{
  char *path = fresh_campaign_path (name);

  do_forcon ("new", scenario, path, "--seed", "7", NULL);
  do_forcon ("begin", path, NULL);
  if (more)
    {
      do_forcon ("do", path, "note", "text=markednote", NULL);
      do_forcon ("do", path, "message", "admiral=rivek", "text=markedmessage", NULL);
      do_forcon ("do", path, "field", "admiral=rivek", "sector=a2", "count=3", "--reason", "markedreason", NULL);
    }
  do_forcon ("do", path, "task", "kind=move", "formation=shield", "sector=b2", NULL);
  do_forcon ("do", path, "task", "kind=move", "formation=fan", "sector=b2", NULL);
  do_forcon ("do", path, "task", "kind=patrol", "sector=a2", mask, NULL);
  do_forcon ("advance", path, NULL);
  do_forcon ("do", path, "meet", "formation=fan", "target=shield", "--reason", "They see each other", NULL);
  do_forcon ("advance", path, "--captains", NULL);
  return path;
}

static void
add_run (GString *all, Run *run)
{
  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  g_string_append (all, run->out);
  run_free (run);
}

static void
add_file (GString *all, const char *campaign, const char *subcommand, const char *option, const char *word,
          const char *name)
{
  g_autofree char *path = scratch_path (name);
  g_autofree char *text = NULL;

  do_forcon (subcommand, campaign, "-o", path, option, word, NULL);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_string_append (all, text);
  g_remove (path);
}

/* The clock goes on while the program is run, and everybody sees it. */
static char *
without_clock (const char *text)
{
  g_autoptr (GRegex) times
      = g_regex_new ("[0-9]+:[0-9][0-9]|(wall|elapsed|left)(\":|=\")[0-9]+", G_REGEX_OPTIMIZE, 0, NULL);

  return g_regex_replace_literal (times, text, -1, 0, "TIME", 0, NULL);
}

/* All that the program tells the captain. */
static char *
told_to_vorpatril (const char *campaign)
{
  g_autoptr (GString) all = g_string_new (NULL);

  add_run (all, run_forcon ("status", campaign, "--as", "vorpatril", NULL));
  add_run (all, run_forcon ("status", campaign, "--as", "vorpatril", "--json", NULL));
  add_run (all, run_forcon ("journal", campaign, "--as", "vorpatril", NULL));
  add_run (all, run_forcon ("journal", campaign, "--as", "vorpatril", "--json", NULL));
  add_run (all, run_forcon ("report", campaign, "--admiral", "vorpatril", NULL));
  add_run (all, run_forcon ("report", campaign, "--admiral", "vorpatril", "--phase", "1", NULL));
  add_file (all, campaign, "map", "--as", "vorpatril", "secrecy.svg");
  add_file (all, campaign, "map", "--public", NULL, "secrecy.svg");
  add_file (all, campaign, "export", "--as", "vorpatril", "secrecy.xml");
  return without_clock (all->str);
}

/* F-CAMP-8 */
static void
what_is_hidden_may_be_anything (void)
{
  g_autofree char *scenario = scenario_with ("secrecy-mask.xml", MASK);
  g_autofree char *other = scenario_with ("secrecy-veil.xml", VEIL);
  g_autofree char *one = play ("secrecy-one.forcon", scenario, "formation=mask", FALSE);
  g_autofree char *two = play ("secrecy-two.forcon", other, "formation=veil", TRUE);
  g_autofree char *first = told_to_vorpatril (one);
  g_autofree char *second = told_to_vorpatril (two);
  static const char *const secrets[] = { "Mask", "Veil", "veil", "benin", "marked", "seed", "\"line\"", "\"sheet\"",
                                         "\"meeting\"", "\"clash\":" };

  g_assert_cmpstr (first, ==, second);
  for (guint i = 0; i < G_N_ELEMENTS (secrets); i++)
    g_assert_null (strstr (second, secrets[i]));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/cli/secrecy/" path, function)
  TEST ("what is hidden may be anything", what_is_hidden_may_be_anything);
  return g_test_run ();
}
