/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-run.h"

#include <string.h>

static char *
duel (const char *name)
{
  g_autofree char *commands = g_strdup_printf (TO_THE_SHOT SHOT, "");

  return write_duel (name, "7", commands);
}

/* A locale with a decimal comma, made below the build folder; %NULL where the sources of locales are missing. */
static char *
make_russian_locale (void)
{
  g_autofree char *folder = scratch_path ("locale");
  g_autofree char *place = g_build_filename (folder, "ru_RU.UTF-8", NULL);
  g_autofree char *comma = g_build_filename (place, "LC_NUMERIC", NULL);
  const char *arguments[] = { "localedef", "-i", "ru_RU", "-f", "UTF-8", place, NULL };
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0777), ==, 0);
  if (!g_file_test (comma, G_FILE_TEST_EXISTS) &&
      !g_spawn_sync (NULL, (char **) arguments, NULL,
                     G_SPAWN_SEARCH_PATH | G_SPAWN_STDOUT_TO_DEV_NULL | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, NULL,
                     NULL, NULL, &error))
    return NULL;
  return g_file_test (comma, G_FILE_TEST_EXISTS) ? g_steal_pointer (&folder) : NULL;
}

static Run *
run_with_comma (const char *folder, const char *const *arguments)
{
  const char *environment[] = { "LOCPATH", folder, "LC_ALL", "ru_RU.UTF-8", "LANGUAGE", "en", NULL };

  return run_forcon_with (environment, arguments);
}

/* The same bytes with a decimal comma as without. */
static void
assert_same (const char *folder, const char *const *arguments)
{
  g_autoptr (Run) point = run_forcon_with (NULL, arguments);
  g_autoptr (Run) comma = run_with_comma (folder, arguments);

  g_assert_cmpint (point->status, ==, 0);
  g_assert_cmpstr (point->out, ==, comma->out);
}

static void
test_decimal_comma (void)
{
  g_autofree char *folder = make_russian_locale ();
  g_autofree char *path = duel ("comma.xml");
  const char *text[] = { "play", path, NULL };
  const char *json[] = { "play", path, "--json", NULL };
  const char *end[] = { "play", path, "-o", "-", NULL };
  const char *odds[] = { "odds", "battery", "--firepower", "6", "--weapon-range", "45.5", "--distance", "30.25",
                         "--target", "orbital", "--armour", "5", "--shields", "1", "--json", NULL };
  g_autoptr (Run) run = NULL;

  if (folder == NULL)
    {
      g_test_skip ("localedef cannot make ru_RU.UTF-8 here: no sources of locales (Debian: locales)");
      return;
    }
  run = run_with_comma (folder, text);
  g_assert_nonnull (strstr (run->out, "30,25 cm"));
  assert_same (folder, json);
  assert_same (folder, end);
  assert_same (folder, odds);
}

static void
test_russian (void)
{
  g_autofree char *path = duel ("russian.xml");
  const char *environment[] = { "LANGUAGE", "ru", NULL };
  const char *arguments[] = { "play", path, NULL };
  g_autoptr (Run) run = run_forcon_with (environment, arguments);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_null (strstr (run->out, "The battle begins"));
  g_assert_nonnull (strstr (run->out, "Бой"));
}

/* Whatever the locale says of numbers. */
static void
test_russian_commas (void)
{
  const char *environment[] = { "LANGUAGE", "ru", NULL };
  const char *arguments[] = { "odds", "readiness", "--readiness", "7", NULL };
  g_autoptr (Run) run = run_forcon_with (environment, arguments);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "58,33 %"));
  g_assert_null (strstr (run->out, "58.33"));
}

static void
test_russian_refusal (void)
{
  g_autofree char *path = write_duel ("russian-refusal.xml", "7", "<begin/>\n<begin/>\n");
  const char *environment[] = { "LANGUAGE", "ru", NULL };
  const char *arguments[] = { "play", path, NULL };
  g_autoptr (Run) run = run_forcon_with (environment, arguments);

  g_assert_cmpint (run->status, ==, 1);
  g_assert_nonnull (strstr (run->err, ".xml:14: Бой"));
  g_assert_true (g_str_has_suffix (run->err, " (F-TURN-1)\n"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/locale/a decimal comma changes sentences but no file and no JSON", test_decimal_comma);
  g_test_add_func ("/cli/locale/LANGUAGE=ru tells the battle in Russian", test_russian);
  g_test_add_func ("/cli/locale/LANGUAGE=ru writes decimal commas", test_russian_commas);
  g_test_add_func ("/cli/locale/LANGUAGE=ru refuses in Russian", test_russian_refusal);
  return g_test_run ();
}
