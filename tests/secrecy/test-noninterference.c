/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Secrecy is noninterference (F-CAMP-8): two campaigns that differ only in what an admiral may not know give that admiral the
 * same bytes, in every paper, picture, list and refusal. Pairs of campaigns are made at random:
 *
 *   test-secrecy-noninterference                      a few dozen pairs
 *   test-secrecy-noninterference --pairs 500 --seed 7 as many as wanted
 *   test-secrecy-noninterference --seed 7 --only 12   one of them
 *   … --only 12 --keep FOLDER                         which writes what both were told to FOLDER/one and FOLDER/other
 *   … --program                                       which asks the program about each of them all that there is to ask
 */
#include "twin-world.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#define PAIRS 60

/* Every so many pairs with pictures, and every so many with the program itself. */
#define PICTURES 12
#define PROGRAM 30

static gint pairs = PAIRS;
static gint64 seed = 2010;
static gint only = -1;
static char *keep;
static gboolean program;

static const GOptionEntry options[] = {
  { "pairs", 0, 0, G_OPTION_ARG_INT, &pairs, "how many pairs of campaigns", "N" },
  { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "from which they are made", "N" },
  { "only", 0, 0, G_OPTION_ARG_INT, &only, "only this pair, from 0", "N" },
  { "keep", 0, 0, G_OPTION_ARG_FILENAME, &keep, "where to write what both are told", "FOLDER" },
  { "program", 0, 0, G_OPTION_ARG_NONE, &program, "ask the program about each pair", NULL },
  { 0 }
};

static char *
names_of (const GArray *chosen)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < chosen->len; i++)
    g_string_append_printf (names, "%s%s", i == 0 ? "" : ", ", twin_differences[g_array_index (chosen, guint, i)].name);
  return g_string_free (names, FALSE);
}

/* Shows the first line that differs, and the line of what it belongs to. */
static void
compare (guint pair, const GArray *chosen, const char *one, const char *other)
{
  g_autofree char *names = names_of (chosen);

  if (g_str_equal (one, other))
    return;
  g_auto (GStrv) first = g_strsplit (one, "\n", -1);
  g_auto (GStrv) second = g_strsplit (other, "\n", -1);
  const char *when = "";
  guint i = 0;

  for (; first[i] != NULL && second[i] != NULL && g_str_equal (first[i], second[i]); i++)
    if (g_str_has_prefix (first[i], "--- "))
      when = first[i];
  g_test_message ("pair %u (%s), %s: line %u is “%s” and “%s”", pair, names, when, i, first[i] == NULL ? "" : first[i],
                  second[i] == NULL ? "" : second[i]);
  g_test_fail ();
}

static void
write_told (const Twin *twin, const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = keep == NULL ? NULL : g_build_filename (keep, name, NULL);

  if (path != NULL)
    g_file_set_contents (path, twin->told->str, (gssize) twin->told->len, &error);
  g_assert_no_error (error);
}

/* Where files of the program are kept, if anything is. */
static char *
keep_folder (const char *name)
{
  char *path = keep == NULL ? NULL : g_build_filename (keep, name, NULL);

  if (path != NULL)
    g_assert_cmpint (g_mkdir_with_parents (path, 0755), ==, 0);
  return path;
}

static TwinTelling
telling_of (guint pair)
{
  if (program)
    return TWIN_ALL;
  if (pair % PROGRAM == 1)
    return TWIN_PROGRAM;
  return pair % PICTURES == 0 ? TWIN_PICTURES : TWIN_WORDS;
}

static void
compare_pair (guint pair)
{
  ForconRandom random = forcon_random_nth ((guint64) seed, pair);
  guint64 story = (guint64) seed * 1000003 + pair;
  g_autoptr (GArray) chosen = twin_choose (pair, (guint64) seed, &random);
  g_autoptr (Twin) one = twin_new (story, NULL);
  g_autoptr (Twin) other = twin_new (story, chosen);
  TwinTelling telling = telling_of (pair);
  g_autofree char *folder = keep_folder ("one-files");
  g_autofree char *other_folder = keep_folder ("other-files");

  one->keep = folder;
  other->keep = other_folder;
  twin_story (one, telling);
  twin_story (other, telling);
  write_told (one, "one");
  write_told (other, "other");
  compare (pair, chosen, one->told->str, other->told->str);
}

/* F-CAMP-8, F-EW-4 */
static void
what_an_admiral_may_not_know_changes_nothing_that_he_is_given (void)
{
  for (gint pair = MAX (only, 0); pair <= MAX (only, pairs - 1); pair++)
    if (only < 0 || only == pair)
      compare_pair ((guint) pair);
  for (guint i = 0; i < twin_n_differences; i++)
    {
      g_test_message ("%s: %u", twin_differences[i].name, twin_done[i]);
      if (only < 0 && pairs >= (gint) (2 * twin_n_differences) && twin_done[i] == 0)
        g_test_fail_printf ("“%s” never came to anything", twin_differences[i].name);
    }
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  /* GLib's tests have a seed, too, which is another one. */
  g_option_context_add_main_entries (context, options, NULL);
  g_option_context_set_ignore_unknown_options (context, TRUE);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("%s\n", error->message);
      return EXIT_FAILURE;
    }
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/secrecy/noninterference/what an admiral may not know changes nothing that he is given",
                   what_an_admiral_may_not_know_changes_nothing_that_he_is_given);
  return g_test_run ();
}
