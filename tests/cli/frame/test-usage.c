/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-run.h"

#include <string.h>

static void
test_help (void)
{
  g_autoptr (Run) run = run_forcon ("--help", NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "odds"));
  g_assert_cmpstr (run->err, ==, "");
}

/* Whatever the list names, and nothing else, has a help of its own. */
static void
test_help_of_each (void)
{
  g_autoptr (Run) list = run_forcon ("help", NULL);
  g_auto (GStrv) lines = g_strsplit (list->out, "\n", -1);
  guint n = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "  ") && g_ascii_isalpha (lines[i][2]))
      {
        g_autofree char *name = g_strndup (lines[i] + 2, strcspn (lines[i] + 2, " "));
        g_autoptr (Run) run = run_forcon ("help", name, NULL);

        g_assert_cmpint (run->status, ==, 0);
        g_assert_true (g_str_has_prefix (run->out, "Usage: forcon "));
        n++;
      }
  g_assert_cmpuint (n, >, 20);
}

static void
test_help_of_part (void)
{
  g_autoptr (Run) run = run_forcon ("help", "odds", "battery", NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "--weapon-range"));
}

static void
test_version (void)
{
  g_autoptr (Run) run = run_forcon ("--version", NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_str_has_prefix (run->out, "forcon "));
}

static void
test_unknown_subcommand (void)
{
  g_autoptr (Run) run = run_forcon ("dance", NULL);

  g_assert_cmpint (run->status, ==, 2);
  g_assert_cmpstr (run->err, ==, "forcon: there is no subcommand “dance”; see “forcon help”\n");
}

static void
test_unknown_option (void)
{
  g_autoptr (Run) run = run_forcon ("play", "--loudly", NULL);

  g_assert_cmpint (run->status, ==, 2);
  g_assert_true (is_one_line (run->err));
}

static void
test_missing_file (void)
{
  const char *const names[] = { "check",   "new",  "status", "begin",  "orders", "advance", "fight", "return", "report",
                                "map",     "journal", "undo", "redo",  "verify", "clock",   "do",    "play",   "table",
                                "copy",    "export", "import", "pin" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (Run) run = run_forcon (names[i], NULL);

      g_assert_cmpint (run->status, ==, 2);
      g_assert_true (is_one_line (run->err));
    }
}

static void
test_end_of_options (void)
{
  g_autoptr (Run) run = run_forcon ("check", "--", "--help", NULL);

  g_assert_cmpint (run->status, ==, 3);
  g_assert_true (g_str_has_prefix (run->err, "--help: "));
  g_assert_true (is_one_line (run->err));
}

static void
test_control_characters (void)
{
  g_autoptr (Run) run = run_forcon ("check", "no\033[2Jsuch\nfile", NULL);

  g_assert_cmpint (run->status, ==, 3);
  g_assert_null (strchr (run->err, '\033'));
  g_assert_true (is_one_line (run->err));
}

static void
test_full_disk (void)
{
  g_autofree char *command = g_strdup_printf ("'%s' --help > /dev/full", g_getenv ("FORCON_BINARY"));
  const char *arguments[] = { "/bin/sh", "-c", command, NULL };
  g_autofree char *err = NULL;
  int status = 0;

  if (!g_file_test ("/dev/full", G_FILE_TEST_EXISTS))
    {
      g_test_skip ("there is no /dev/full");
      return;
    }
  g_assert_true (g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, &err, &status, NULL));
  g_assert_false (g_spawn_check_wait_status (status, NULL));
  g_assert_true (is_one_line (err));
}

/* A copy of the program in a folder where nothing else is. */
static void
test_no_window (void)
{
  g_autofree char *folder = scratch_path ("alone");
  g_autofree char *command = g_strdup_printf ("mkdir -p '%1$s/bin' && cp '%2$s' '%1$s/bin/forcon' && exec '%1$s/bin/forcon' --gui",
                                              folder, g_getenv ("FORCON_BINARY"));
  const char *arguments[] = { "/bin/sh", "-c", command, NULL };
  g_autofree char *err = NULL;
  int status = 0;

  g_assert_true (g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, &err, &status, NULL));
  g_assert_false (g_spawn_check_wait_status (status, NULL));
  g_assert_true (g_str_has_prefix (err, "forcon: "));
  g_assert_true (is_one_line (err));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/usage/--help is for standard output and status 0", test_help);
  g_test_add_func ("/cli/usage/every subcommand has its help", test_help_of_each);
  g_test_add_func ("/cli/usage/help leads on to the parts of a subcommand", test_help_of_part);
  g_test_add_func ("/cli/usage/--version tells the version", test_version);
  g_test_add_func ("/cli/usage/an unknown subcommand is status 2 and one line", test_unknown_subcommand);
  g_test_add_func ("/cli/usage/an unknown option is status 2 and one line", test_unknown_option);
  g_test_add_func ("/cli/usage/a missing file name is status 2 and one line", test_missing_file);
  g_test_add_func ("/cli/usage/behind -- there are no options", test_end_of_options);
  g_test_add_func ("/cli/usage/control characters never reach the terminal", test_control_characters);
  g_test_add_func ("/cli/usage/output that cannot be written is an error", test_full_disk);
  g_test_add_func ("/cli/usage/without the program of the window there is one line", test_no_window);
  return g_test_run ();
}
