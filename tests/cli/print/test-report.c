/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reports and sealed packs as files. */
#include "cli-campaign.h"

#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>

/* A campaign of one phase. */
static char *
played_campaign (const char *name)
{
  char *path = begun_campaign (name);

  do_forcon ("do", path, "message", "admiral=rivek", "formation=mask", "text=Nothing to see", NULL);
  do_forcon ("advance", path, NULL);
  return path;
}

/* Rivek has a formation that is named as a word of every report. */
static char *
leaking_campaign (const char *name)
{
  char *path = begun_campaign (name);

  do_forcon ("do", path, "task", "kind=form", "formation=fan", "ships=autumn-brocade", "flagship=autumn-brocade",
             "name=Formations", NULL);
  do_forcon ("advance", path, NULL);
  return path;
}

/* What the program made of a file, or skips the test. */
static char *
said_of (const char *program, const char *path, const char *last)
{
  const char *arguments[] = { program, path, last, NULL };
  char *said = NULL;
  g_autofree char *found = g_find_program_in_path (program);

  if (found == NULL)
    {
      g_test_skip ("needs poppler-utils");
      return NULL;
    }
  g_assert_true (g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &said, NULL, NULL, NULL));
  return said;
}

static void
test_pdf (void)
{
  g_autofree char *path = played_campaign ("paper.forcon");
  g_autofree char *out = fresh_campaign_path ("paper.pdf");
  g_autoptr (Run) run = run_forcon ("report", path, "--admiral", "rivek", "--paper", "letter", "-o", out, NULL);
  g_autofree char *info = NULL;
  g_autofree char *text = NULL;

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->err, ==, "");
  g_assert_nonnull (strstr (run->out, "Leak check, Ghem-captain Rivek: hidden names and messages looked for: "));
  g_assert_nonnull (strstr (run->out, "none found\nWrote "));
  info = said_of ("pdfinfo", out, NULL);
  text = said_of ("pdftotext", out, "-");
  if (info == NULL || text == NULL)
    return;
  g_assert_nonnull (strstr (info, "(letter)"));
  g_assert_nonnull (strstr (info, "Report to Ghem-captain Rivek (Cetaganda): phase 1"));
  g_assert_nonnull (strstr (text, "Nothing to see"));
  g_assert_nonnull (strstr (text, "Orders were closed at "));
  g_assert_nonnull (strstr (text, "The map as you know it"));
}

static void
test_master (void)
{
  g_autofree char *path = played_campaign ("paper-master.forcon");
  g_autofree char *out = fresh_campaign_path ("master.pdf");
  g_autofree char *text = NULL;

  do_forcon ("report", path, "--master", "-o", out, NULL);
  text = said_of ("pdftotext", out, "-");
  if (text == NULL)
    return;
  g_assert_nonnull (strstr (text, "Count Piotr"));
  g_assert_nonnull (strstr (text, "Ghem-general Naru"));
  g_assert_nonnull (strstr (text, "The map as it is"));
}

/* For whoever prints: one file for all, and a file for each. */
static void
test_packs (void)
{
  g_autofree char *path = played_campaign ("packs.forcon");
  g_autofree char *out = fresh_campaign_path ("packs.pdf");
  g_autofree char *folder = scratch_path ("packs");
  g_autofree char *one = g_build_filename (folder, "rivek.pdf", NULL);
  g_autofree char *two = g_build_filename (folder, "vorpatril.pdf", NULL);
  g_autofree char *text = NULL;

  do_forcon ("report", path, "--all", "--pack", "--double-sided", "-o", out, NULL);
  do_forcon ("report", path, "--all", "--pack", "-o", folder, NULL);
  g_assert_true (g_file_test (one, G_FILE_TEST_IS_REGULAR));
  g_assert_true (g_file_test (two, G_FILE_TEST_IS_REGULAR));
  text = said_of ("pdftotext", out, "-");
  if (text == NULL)
    return;
  g_assert_nonnull (strstr (text, "To be opened by nobody but: Captain Vorpatril"));
  g_assert_nonnull (strstr (text, "To be opened by nobody but: Ghem-captain Rivek"));
  g_assert_nonnull (strstr (text, "Order sheet"));
  g_assert_nonnull (strstr (text, "Phase 2"));
}

/* A picture of each page. */
static void
test_pictures (void)
{
  g_autofree char *path = played_campaign ("pictures.forcon");
  g_autofree char *out = fresh_campaign_path ("page.svg");
  g_autofree char *first = fresh_campaign_path ("page-1.svg");
  g_autofree char *folder = scratch_path ("pictures");
  g_autofree char *other = g_build_filename (folder, "rivek-1.png", NULL);

  do_forcon ("report", path, "--admiral", "rivek", "-o", out, NULL);
  g_assert_true (g_file_test (first, G_FILE_TEST_IS_REGULAR));
  do_forcon ("report", path, "--all", "--format", "png", "-o", folder, NULL);
  g_assert_true (g_file_test (other, G_FILE_TEST_IS_REGULAR));
}

/* F-CAMP-8 */
static void
test_leak (void)
{
  g_autofree char *path = leaking_campaign ("leak.forcon");
  g_autofree char *out = fresh_campaign_path ("leak.pdf");
  g_autofree char *folder = free_path ("leaks");
  g_autoptr (Run) pack = run_forcon ("report", path, "--admiral", "vorpatril", "--pack", "-o", out, NULL);
  g_autoptr (Run) all = run_forcon ("report", path, "--all", "-o", folder, NULL);
  g_autoptr (Run) text = run_forcon ("report", path, "--admiral", "vorpatril", NULL);

  assert_refused (pack, 1, "must not know: “Formations”; nothing was written");
  assert_refused (all, 1, "must not know: “Formations”; nothing was written");
  assert_refused (text, 1, "must not know: “Formations”; nothing was written");
  g_assert_cmpstr (text->out, ==, "");
  g_assert_false (g_file_test (out, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (folder, G_FILE_TEST_EXISTS));
  do_forcon ("report", path, "--admiral", "rivek", "--pack", "-o", out, NULL);
}

static void
test_usage (void)
{
  g_autofree char *path = begun_campaign ("paper-usage.forcon");
  g_autoptr (Run) paper = run_forcon ("report", path, "--master", "--paper", "a0", "-o", "m.pdf", NULL);
  g_autoptr (Run) format = run_forcon ("report", path, "--master", "--format", "doc", "-o", "m", NULL);
  g_autoptr (Run) both = run_forcon ("report", path, "--master", "--format", "svg", "-o", "m.pdf", NULL);
  g_autoptr (Run) pack = run_forcon ("report", path, "--master", "--pack", "-o", "m.pdf", NULL);
  g_autoptr (Run) text = run_forcon ("report", path, "--admiral", "rivek", "--pack", "-o", "m.txt", NULL);
  g_autoptr (Run) cards = run_forcon ("report", path, "--admiral", "rivek", "--all-cards", NULL);
  g_autoptr (Run) blows = run_forcon ("report", path, "--admiral", "rivek", "--pack", "--blow-by-blow", "-o", "m.pdf",
                                      NULL);
  g_autoptr (Run) nowhere = run_forcon ("report", path, "--admiral", "rivek", "--pack", NULL);
  g_autoptr (Run) pictures = run_forcon ("report", path, "--all", "-o", "all.svg", NULL);

  assert_refused (paper, 2, "--paper is “a0”, expected a4, letter or a3");
  assert_refused (format, 2, "--format is “doc”, txt, pdf, svg or png was expected");
  assert_refused (both, 2, "--format is svg, so “m.pdf” cannot be written");
  assert_refused (pack, 2, "--pack is for admirals");
  assert_refused (text, 2, "--pack is pages");
  assert_refused (cards, 2, "--all-cards goes with --pack only");
  assert_refused (blows, 2, "--blow-by-blow goes with the report of an admiral");
  assert_refused (nowhere, 2, "-o OUT is needed");
  assert_refused (pictures, 2, "a folder, or one name in .pdf");
}

/* A campaign is not replaced by its own report. */
static void
test_keeps_campaigns (void)
{
  g_autofree char *path = played_campaign ("kept.forcon");
  g_autofree char *other = fresh_campaign_path ("kept.pdf");

  g_assert_cmpint (g_rename (path, other), ==, 0);
  g_autoptr (Run) run = run_forcon ("report", other, "--master", "-o", other, NULL);

  assert_refused (run, 3, "it is a running campaign");
}

/* Before play the map and all ships leave no room for the last line: a page of a single line is a page too many. */
static void
test_no_lonely_line (void)
{
  static const char *const admirals[] = { "rivek", "vorpatril" };
  g_autofree char *path = new_campaign ("report-lonely.forcon");

  for (guint i = 0; i < G_N_ELEMENTS (admirals); i++)
    {
      g_autofree char *page = free_path ("report-lonely.png");

      do_forcon ("report", path, "--admiral", admirals[i], "-o", page, NULL);
      /* Of several pages each would have its number in its name. */
      g_assert_true (g_file_test (page, G_FILE_TEST_EXISTS));
      g_unlink (page);
    }
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/report/no page is there for a single line", test_no_lonely_line);
  g_test_add_func ("/cli/report/a report is a PDF with its leak check told", test_pdf);
  g_test_add_func ("/cli/report/the master has pages too", test_master);
  g_test_add_func ("/cli/report/packs are one file, or one for each admiral", test_packs);
  g_test_add_func ("/cli/report/each page is a picture", test_pictures);
  g_test_add_func ("/cli/report/F-CAMP-8 a leak writes nothing", test_leak);
  g_test_add_func ("/cli/report/what does not go together is told", test_usage);
  g_test_add_func ("/cli/report/a campaign is not replaced", test_keeps_campaigns);
  return g_test_run ();
}
