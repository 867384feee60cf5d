/* SPDX-License-Identifier: GPL-3.0-or-later */
/* forcon cards, forcon counters: what they print of which file, and for whom. */
#include "cli-campaign.h"

#include <string.h>

static char *
scenario (const char *name)
{
  return g_build_filename (g_getenv ("G_TEST_SRCDIR"), "..", "..", "scenarios", name, NULL);
}

/* What a PDF says; %NULL and the test skipped where nothing can tell. */
static char *
text_of (const char *path)
{
  g_autofree char *program = g_find_program_in_path ("pdftotext");
  const char *arguments[] = { "pdftotext", path, "-", NULL };
  char *text = NULL;

  if (program == NULL)
    {
      g_test_skip ("needs poppler-utils");
      return NULL;
    }
  g_assert_true (
      g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &text, NULL, NULL, NULL));
  return text;
}

static guint
pages_of (const char *text)
{
  guint pages = 0;

  for (const char *at = text; (at = strchr (at, '\f')) != NULL; at++)
    pages++;
  return pages;
}

/* Prints and returns: (transfer full): the text */
static char *
printed (const char *subcommand, const char *file, const char *option, const char *value)
{
  g_autofree char *path = free_path ("printed.pdf");
  g_autoptr (Run) run = run_forcon (subcommand, file, "-o", path, option, value, NULL);

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  return text_of (path);
}

static void
test_all_admirals (void)
{
  g_autofree char *file = scenario ("forcon-2010.xml");
  g_autofree char *text = printed ("cards", file, "--per-page", "6");

  if (text == NULL)
    return;
  /* Each admiral begins on a new page: 12, 11, 12, 11, 19 and 10 ships. */
  g_assert_cmpuint (pages_of (text), ==, 14);
  g_assert_nonnull (strstr (text, "Prince Serg"));
  g_assert_nonnull (strstr (text, "Vervain Station"));
}

/* What is handed to an admiral tells nothing of others */
static void
test_one_admiral (void)
{
  g_autofree char *file = scenario ("forcon-2010.xml");
  g_autofree char *text = printed ("cards", file, "--admiral", "vorkosigan");
  g_autofree char *counters = printed ("counters", file, "--admiral", "vorkosigan");

  if (text == NULL || counters == NULL)
    return;
  g_assert_nonnull (strstr (text, "Prince Serg"));
  g_assert_null (strstr (text, "Vervain"));
  g_assert_null (strstr (text, "Benin"));
  g_assert_nonnull (strstr (counters, "Prince Serg"));
  g_assert_null (strstr (counters, "Vervain Station"));
}

static void
test_script_and_campaign (void)
{
  g_autofree char *script = write_duel ("cards-of-duel.xml", "7", TO_THE_SHOT);
  g_autofree char *campaign = new_campaign ("cards-of-fleet");
  g_autofree char *of_script = printed ("cards", script, "--mines", "2");
  g_autofree char *of_campaign = printed ("counters", campaign, "--markers", "3");

  if (of_script == NULL || of_campaign == NULL)
    return;
  g_assert_nonnull (strstr (of_script, "Grozny"));
  g_assert_nonnull (strstr (of_script, "Torpedo mine 2"));
  g_assert_nonnull (strstr (of_campaign, "10 cm long"));
}

static void
test_everything_to_cut_out (void)
{
  g_autofree char *script = write_duel ("counters.xml", "7", TO_THE_SHOT);
  g_autofree char *path = free_path ("tools.pdf");
  g_autoptr (Run) run
      = run_forcon ("counters", script, "-o", path, "--paper", "letter", "--markers", "4", "--trays", "--tools", NULL);
  g_autofree char *text = NULL;

  g_assert_cmpint (run->status, ==, 0);
  text = text_of (path);
  if (text == NULL)
    return;
  g_assert_nonnull (strstr (text, "The stick"));
  /* Counters and a tray for each side, markers, tools. */
  g_assert_cmpuint (pages_of (text), ==, 6);
}

static void
test_a_file_for_each_page (void)
{
  g_autofree char *file = scenario ("hegen-hub.xml");
  g_autofree char *path = free_path ("hub.svg");
  g_autofree char *first = NULL;
  g_autoptr (Run) run = run_forcon ("cards", file, "-o", path, NULL);

  g_assert_cmpint (run->status, ==, 0);
  first = g_strdup_printf ("%.*s-1.svg", (int) (strlen (path) - 4), path);
  g_assert_true (g_file_test (first, G_FILE_TEST_EXISTS));
}

static void
assert_usage (const char *subcommand, const char *option, const char *value)
{
  g_autofree char *script = write_duel ("usage.xml", "7", TO_THE_SHOT);
  g_autofree char *path = free_path ("usage.pdf");
  g_autoptr (Run) run = run_forcon (subcommand, script, "-o", path, option, value, NULL);

  g_assert_cmpint (run->status, ==, 2);
  g_assert_nonnull (strstr (run->err, value));
  g_assert_true (is_one_line (run->err));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

static void
test_usage (void)
{
  g_autoptr (Run) nothing = run_forcon ("cards", "somewhere.xml", NULL);

  assert_usage ("cards", "--per-page", "5");
  assert_usage ("cards", "--mines", "many");
  assert_usage ("cards", "--paper", "b5");
  assert_usage ("cards", "--admiral", "nobody");
  assert_usage ("counters", "--markers", "-1");
  assert_usage ("counters", "--admiral", "nobody");
  g_assert_cmpint (nothing->status, ==, 2);
}

static void
test_damaged_file (void)
{
  g_autofree char *file = write_scratch ("damaged.xml", "<battle");
  g_autofree char *path = free_path ("damaged.pdf");
  g_autoptr (Run) run = run_forcon ("cards", file, "-o", path, NULL);

  g_assert_cmpint (run->status, ==, 3);
  g_assert_true (is_one_line (run->err));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/cli/cards/" path, function)
  TEST ("the cards of all admirals are printed", test_all_admirals);
  TEST ("an admiral's are of no other's ships", test_one_admiral);
  TEST ("battle scripts and campaigns have cards and counters", test_script_and_campaign);
  TEST ("markers, trays and tools are printed", test_everything_to_cut_out);
  TEST ("pictures are a file for each page", test_a_file_for_each_page);
  TEST ("what cannot be meant is said", test_usage);
  TEST ("a damaged file is said to be damaged", test_damaged_file);
  return g_test_run ();
}
