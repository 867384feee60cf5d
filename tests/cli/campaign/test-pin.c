/* SPDX-License-Identifier: GPL-3.0-or-later */
/* forcon pin */
#include "cli-campaign.h"

#include <gio/gio.h>
#include <string.h>

/* Runs the program with a text on its standard input. */
static Run *
run_with_input (const char *input, const char *const *arguments)
{
  g_autoptr (GPtrArray) command = g_ptr_array_new ();
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  Run *run = g_new0 (Run, 1);

  g_ptr_array_add (command, (gpointer) g_getenv ("FORCON_BINARY"));
  for (; *arguments != NULL; arguments++)
    g_ptr_array_add (command, (gpointer) *arguments);
  g_ptr_array_add (command, NULL);
  process = g_subprocess_newv ((const char *const *) command->pdata,
                               G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE
                                   | G_SUBPROCESS_FLAGS_STDERR_PIPE,
                               &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, input, NULL, &run->out, &run->err, &error);
  g_assert_no_error (error);
  run->status = g_subprocess_get_exit_status (process);
  return run;
}

static Run *
set_pin (const char *path, const char *whose, const char *input)
{
  const char *const arguments[] = { "pin", path, whose, NULL };

  return run_with_input (input, arguments);
}

static void
a_pin_is_read_from_standard_input (void)
{
  g_autofree char *path = new_campaign ("pin.forcon");
  g_autoptr (Run) run = set_pin (path, "rivek", "4711\n");
  g_autoptr (Run) master = set_pin (path, "--master", "пароль");
  g_autoptr (Run) told = run_forcon ("pin", path, NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->out, ==, "Ghem-captain Rivek: a PIN is set\n");
  g_assert_cmpint (master->status, ==, 0);
  g_assert_true (g_str_has_prefix (told->out, "The master: a PIN is set\n"));
  g_assert_nonnull (strstr (told->out, "Ghem-captain Rivek: a PIN is set\n"));
  g_assert_nonnull (strstr (told->out, ": no PIN is set\n"));
}

static void
a_pin_is_taken_away (void)
{
  g_autofree char *path = new_campaign ("pin-clear.forcon");
  g_autoptr (Run) run = set_pin (path, "rivek", "4711\n");
  g_autoptr (Run) cleared = run_forcon ("pin", path, "rivek", "--clear", NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpint (cleared->status, ==, 0);
  g_assert_cmpstr (cleared->out, ==, "Ghem-captain Rivek: no PIN is set\n");
}

static void
what_is_no_pin_is_refused_and_not_repeated (void)
{
  g_autofree char *path = new_campaign ("pin-unfit.forcon");
  g_autoptr (Run) brief = set_pin (path, "rivek", "987\n");
  g_autoptr (Run) none = set_pin (path, "rivek", "");
  g_autoptr (Run) told = run_forcon ("pin", path, NULL);

  assert_refused (brief, 1, "4 to 32 digits or letters");
  g_assert_null (strstr (brief->err, "987"));
  assert_refused (none, 1, "on standard input");
  g_assert_null (strstr (told->out, "a PIN is set"));
}

/* Neither of the two tells which it was. */
static void
the_masters_pin_is_no_admirals (void)
{
  g_autofree char *path = new_campaign ("pin-shared.forcon");
  g_autofree char *other = new_campaign ("pin-shared-too.forcon");
  g_autoptr (Run) rivek = set_pin (path, "rivek", "4711\n");
  g_autoptr (Run) master = set_pin (path, "--master", "4711\n");
  g_autoptr (Run) first = set_pin (other, "--master", "4711\n");
  g_autoptr (Run) second = set_pin (other, "rivek", "4711\n");

  g_assert_cmpint (rivek->status, ==, 0);
  assert_refused (master, 1, "the master's must be another");
  g_assert_cmpint (first->status, ==, 0);
  assert_refused (second, 1, "choose another");
}

static void
a_pin_is_never_an_argument (void)
{
  g_autofree char *path = new_campaign ("pin-usage.forcon");
  g_autoptr (Run) argument = run_forcon ("pin", path, "rivek", "4711", NULL);
  g_autoptr (Run) nobody = run_forcon ("pin", path, "--clear", NULL);
  g_autoptr (Run) stranger = set_pin (path, "gregor", "4711\n");

  assert_refused (argument, 2, "an admiral or --master");
  assert_refused (nobody, 2, "an admiral or --master");
  assert_refused (stranger, 2, "“gregor”");
}

static void
a_pin_is_not_in_the_journal (void)
{
  g_autofree char *path = new_campaign ("pin-journal.forcon");
  g_autofree char *before = journal_of (path);
  g_autoptr (Run) run = set_pin (path, "rivek", "4711\n");
  g_autofree char *after = journal_of (path);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (before, ==, after);
}

/* Waits for what the terminal is to show before it types, 10 s at most. */
#define TYPING                                                                                                         \
  "wait_for () { for i in $(seq 100); do grep -q \"$1\" \"$0\" && return; sleep 0.1; done; }; "                          \
  "wait_for 'new PIN:'; echo 4711; wait_for 'PIN again:'; echo 4711; wait_for 'is set'"

/* script(1) gives the program a terminal, and keeps what that shows. */
static void
a_terminal_does_not_show_what_is_typed (void)
{
  g_autofree char *path = new_campaign ("pin-terminal.forcon");
  g_autofree char *shown = write_scratch ("pin-terminal.txt", "");
  g_autofree char *script = g_find_program_in_path ("script");
  g_autofree char *line = g_strdup_printf ("(" TYPING ") | script -qefc '%s pin %s rivek' \"$0\"", g_getenv ("FORCON_BINARY"),
                                           path);
  const char *const arguments[] = { "/bin/sh", "-c", line, shown, NULL };
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (script == NULL)
    {
      g_test_skip ("script(1) is not there");
      return;
    }
  g_assert_true (g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_STDOUT_TO_DEV_NULL, NULL, NULL, NULL, NULL, NULL,
                               &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (shown, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "Confirm PIN:"));
  g_assert_nonnull (strstr (text, "Ghem-captain Rivek: a PIN is set"));
  g_assert_null (strstr (text, "4711"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/pin/a PIN is read from standard input", a_pin_is_read_from_standard_input);
  g_test_add_func ("/cli/pin/a PIN is taken away", a_pin_is_taken_away);
  g_test_add_func ("/cli/pin/what is no PIN is refused, and not repeated", what_is_no_pin_is_refused_and_not_repeated);
  g_test_add_func ("/cli/pin/the master's PIN is no admiral's", the_masters_pin_is_no_admirals);
  g_test_add_func ("/cli/pin/a PIN is never an argument", a_pin_is_never_an_argument);
  g_test_add_func ("/cli/pin/a PIN is not in the journal", a_pin_is_not_in_the_journal);
  g_test_add_func ("/cli/pin/a terminal does not show what is typed", a_terminal_does_not_show_what_is_typed);
  return g_test_run ();
}
