/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Order sheets, the crib and the poster of the map, as the command line prints them. */
#include "cli-campaign.h"

#include <glib/gstdio.h>
#include <string.h>

/* What a program of poppler-utils says of a file; %NULL and the test skipped where there is none. */
static char *
said_of (const char *program, const char *path, const char *last)
{
  g_autofree char *found = g_find_program_in_path (program);
  const char *arguments[] = { program, path, last, NULL };
  char *said = NULL;

  if (found == NULL)
    {
      g_test_skip ("needs poppler-utils");
      return NULL;
    }
  g_assert_true (g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL, NULL,
                               NULL, &said, NULL, NULL, NULL));
  return said;
}

static guint
pages_of (const char *path)
{
  g_autofree char *said = said_of ("pdfinfo", path, NULL);
  const char *pages = said == NULL ? NULL : strstr (said, "Pages:");

  return pages == NULL ? 0 : (guint) g_ascii_strtoull (pages + strlen ("Pages:") + 10, NULL, 10);
}

static void
assert_says (const char *path, const char *part, gboolean whether)
{
  g_autofree char *said = said_of ("pdftotext", path, "-");

  if (said != NULL && (strstr (said, part) != NULL) != whether)
    g_test_fail_printf ("%s %s “%s”", path, whether ? "does not say" : "says", part);
}

static void
assert_printed (const char *const *environment, const char *const *arguments)
{
  g_autoptr (Run) run = run_forcon_with (environment, arguments);

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
}

static void
refuses (Run *run, int status, const char *part)
{
  assert_refused (run, status, part);
  run_free (run);
}

static void
test_all_sheets (void)
{
  g_autofree char *campaign = begun_campaign ("sheets-all.forcon");
  g_autofree char *path = free_path ("sheets-all.pdf");
  const char *const arguments[] = { "sheets", campaign, "--all", "-o", path, NULL };

  assert_printed (NULL, arguments);
  g_assert_cmpuint (pages_of (path), ==, 2);
  assert_says (path, "Phase 1", TRUE);
  assert_says (path, "Shield", TRUE);
  assert_says (path, "Mask", TRUE);
}

/* Each has a file, and nobody's formations stand on the sheet of the enemy (F-CAMP-8). */
static void
test_folder (void)
{
  g_autofree char *campaign = begun_campaign ("sheets-folder.forcon");
  g_autofree char *folder = scratch_path ("sheets-folder");
  g_autofree char *rivek = g_build_filename (folder, "rivek.pdf", NULL);
  g_autofree char *other = g_build_filename (folder, "vorpatril.pdf", NULL);
  const char *const arguments[] = { "sheets", campaign, "--all", "--paper", "letter", "-o", folder, NULL };

  assert_printed (NULL, arguments);
  assert_says (rivek, "Mask", TRUE);
  assert_says (rivek, "Shield", FALSE);
  assert_says (other, "Shield", TRUE);
  assert_says (other, "Mask", FALSE);
}

static void
test_russian_sheet (void)
{
  g_autofree char *campaign = begun_campaign ("sheets-russian.forcon");
  g_autofree char *path = free_path ("sheets-russian.pdf");
  const char *const environment[] = { "LANGUAGE", "ru", NULL };
  const char *const arguments[] = { "sheets", campaign, "--admiral", "rivek", "-o", path, NULL };

  assert_printed (environment, arguments);
  assert_says (path, "Лист приказов", TRUE);
  assert_says (path, "Маска", TRUE);
}

/* The same campaign makes the same pages. */
static void
test_same_pages (void)
{
  g_autofree char *campaign = begun_campaign ("sheets-same.forcon");
  g_autofree char *path = free_path ("sheets-same.svg");
  const char *const arguments[] = { "sheets", campaign, "--admiral", "rivek", "-o", path, NULL };
  g_autofree char *one = NULL, *other = NULL;

  assert_printed (NULL, arguments);
  g_assert_true (g_file_get_contents (path, &one, NULL, NULL));
  assert_printed (NULL, arguments);
  g_assert_true (g_file_get_contents (path, &other, NULL, NULL));
  g_assert_cmpstr (one, ==, other);
}

static void
test_phase_of_sheets (void)
{
  g_autofree char *campaign = begun_campaign ("sheets-phase.forcon");
  g_autofree char *path = free_path ("sheets-phase.pdf");
  const char *const before[] = { "sheets", campaign, "--all", "--phase", "0", "-o", path, NULL };
  const char *const next[] = { "sheets", campaign, "--all", "-o", path, NULL };

  assert_printed (NULL, before);
  assert_says (path, "Before play", TRUE);
  do_forcon ("advance", campaign, NULL);
  assert_printed (NULL, next);
  assert_says (path, "Phase 2", TRUE);
}

static void
test_refused_sheets (void)
{
  g_autofree char *campaign = begun_campaign ("sheets-refused.forcon");

  refuses (run_forcon ("sheets", campaign, "-o", "x.pdf", NULL), 2, "--admiral");
  refuses (run_forcon ("sheets", campaign, "--all", NULL), 2, "-o");
  refuses (run_forcon ("sheets", campaign, "--all", "--phase", "9", "-o", "x.pdf", NULL), 2, "--phase");
  refuses (run_forcon ("sheets", campaign, "--all", "--paper", "a9", "-o", "x.pdf", NULL), 2, "a9");
  refuses (run_forcon ("sheets", campaign, "--admiral", "nobody", "-o", "x.pdf", NULL), 2, "nobody");
  refuses (run_forcon ("sheets", campaign, "--admiral", "rivek", "-o", "x.odt", NULL), 2, "x.odt");
  refuses (run_forcon ("sheets", campaign, "--admiral", "rivek", "-o", campaign, NULL), 3, "campaign");
}

/* A copy of the rules in which destructors hit on something else. */
static char *
changed_rules (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("FORCON_DATA_DIR"), "rules", "forcon-2010.xml", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GString) changed = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  changed = g_string_new (text);
  g_assert_cmpuint (g_string_replace (changed, "<destructor hit=\"5\"", "<destructor hit=\"3\"", 0), ==, 1);
  g_assert_cmpuint (g_string_replace (changed, "full-ahead=\"2d6\"", "full-ahead=\"5d6\"", 0), ==, 1);
  return write_scratch ("crib-rules.xml", changed->str);
}

static void
test_crib (void)
{
  g_autofree char *rules = changed_rules ();
  g_autofree char *path = free_path ("crib.pdf");
  const char *const shipped[] = { "crib", "--language", "en", "-o", path, NULL };
  const char *const changed[] = { "crib", rules, "--paper", "letter", "-o", path, NULL };

  assert_printed (NULL, shipped);
  g_assert_cmpuint (pages_of (path), ==, 1);
  assert_says (path, "+2d6", TRUE);
  assert_says (path, "Торпеды", FALSE);
  assert_printed (NULL, changed);
  g_assert_cmpuint (pages_of (path), ==, 1);
  assert_says (path, "+5d6", TRUE);
  assert_says (path, "+2d6", FALSE);
  assert_says (path, "Torpedoes", TRUE);
  assert_says (path, "Торпеды", TRUE);
}

/* A machine without the faces in which all is laid out: nothing of it shows but the word that is said of it. */
static void
test_missing_font (void)
{
  const char *const environment[] = { "FONTCONFIG_FILE", g_getenv ("PLAIN_FONTS"), NULL };
  g_autofree char *path = free_path ("plain.pdf");
  const char *const arguments[] = { "crib", "-o", path, NULL };
  const char *const help[] = { "help", "crib", NULL };
  g_autoptr (Run) run = run_forcon_with (environment, arguments);
  g_autoptr (Run) nothing_drawn = run_forcon_with (environment, help);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (is_one_line (run->err));
  g_assert_true (g_str_has_prefix (run->err, "forcon: The font DejaVu Sans Condensed is missing"));
  g_assert_cmpuint (pages_of (path), ==, 1);
  g_assert_cmpstr (nothing_drawn->err, ==, "");
}

static void
test_crib_of_files (void)
{
  g_autofree char *campaign = begun_campaign ("crib.forcon");
  g_autofree char *scenario = skirmish_scenario ();
  g_autofree char *path = free_path ("crib-of.pdf");
  const char *const of_campaign[] = { "crib", campaign, "-o", path, NULL };
  const char *const of_scenario[] = { "crib", scenario, "-o", path, NULL };

  assert_printed (NULL, of_campaign);
  assert_printed (NULL, of_scenario);
  refuses (run_forcon ("crib", "/nowhere.xml", "-o", path, NULL), 3, "nowhere");
  refuses (run_forcon ("crib", "--language", "de", "-o", path, NULL), 2, "de");
  refuses (run_forcon ("crib", NULL), 2, "-o");
}

static void
test_poster (void)
{
  g_autofree char *scenario = skirmish_scenario ();
  g_autofree char *path = free_path ("poster.pdf");
  g_autofree char *said = NULL;
  const char *const wide[] = { "map", scenario, "--public", "--poster", "--across", "3", "-o", path, NULL };
  const char *const single[] = { "map", scenario, "--poster", "--paper", "a3", "-o", path, NULL };

  assert_printed (NULL, wide);
  g_assert_cmpuint (pages_of (path) % 3, ==, 0);
  assert_says (path, "Row A, column 3", TRUE);
  assert_printed (NULL, single);
  g_assert_cmpuint (pages_of (path), <=, 1);
  said = said_of ("pdfinfo", path, NULL);
  g_assert_true (said == NULL || strstr (said, "(A3)") != NULL);
  refuses (run_forcon ("map", scenario, "--poster", "--across", "99", "-o", path, NULL), 2, "99");
  refuses (run_forcon ("map", scenario, "--paper", "a3", "-o", path, NULL), 2, "--poster");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/sheets/all sheets go into one file", test_all_sheets);
  g_test_add_func ("/cli/sheets/each goes into a file of a folder, with own formations only (F-CAMP-8)", test_folder);
  g_test_add_func ("/cli/sheets/a Russian sheet has Russian letters", test_russian_sheet);
  g_test_add_func ("/cli/sheets/the same campaign makes the same pages", test_same_pages);
  g_test_add_func ("/cli/sheets/they are for the coming phase, or for another", test_phase_of_sheets);
  g_test_add_func ("/cli/sheets/what is meant has to be said", test_refused_sheets);
  g_test_add_func ("/cli/sheets/the crib follows a changed file of rules", test_crib);
  g_test_add_func ("/cli/sheets/the crib is that of a campaign or a scenario", test_crib_of_files);
  g_test_add_func ("/cli/sheets/a missing font is told once, and the page is one page", test_missing_font);
  g_test_add_func ("/cli/sheets/the map is a poster over several pages, or one A3", test_poster);
  return g_test_run ();
}
