/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table that is lent as a file, fought elsewhere and taken back. */
#include "cli-campaign.h"

#include <glib/gstdio.h>
#include <string.h>

static char *
table_file (const char *campaign, const char *suffix)
{
  char *path = g_strconcat (campaign, suffix, NULL);

  g_remove (path);
  return path;
}

/* The helper lets captains fight it. */
static void
fight_there (const char *file, const char *rounds)
{
  do_forcon ("play", file, "--seed", "4", "--captain", "all", "--rounds", rounds, "--save", file, NULL);
}

static void
test_there_and_back (void)
{
  g_autofree char *path = clashing_campaign ("lent.forcon");
  g_autofree char *file = table_file (path, ".table.xml");
  g_autoptr (Run) lent = run_forcon ("lend", path, "--to", "Anna", "-o", file, NULL);
  g_autoptr (Run) locked = run_forcon ("fight", path, "--captains", NULL);
  g_autoptr (Run) status = run_forcon ("status", path, NULL);
  g_autoptr (Run) back = NULL, again = NULL, home = NULL;

  g_assert_cmpint (lent->status, ==, 0);
  g_assert_nonnull (strstr (lent->out, "is lent to Anna."));
  assert_refused (locked, 1, "is lent to Anna: take it back or recall it first");
  g_assert_nonnull (strstr (status->out, "is lent to Anna and to be taken back"));
  fight_there (file, "1");
  back = run_forcon ("take-back", path, file, NULL);
  g_assert_cmpint (back->status, ==, 0);
  g_assert_nonnull (strstr (back->out, "is back from Anna, commands entered: "));
  do_forcon ("verify", path, NULL);
  again = run_forcon ("take-back", path, file, NULL);
  assert_refused (again, 1, "was taken back from Anna already, nothing is entered twice");
  do_forcon ("fight", path, "--captains", NULL);
  home = run_forcon ("return", path, NULL);
  g_assert_cmpint (home->status, ==, 0);
}

/* A stick is a folder: the file in it says which table it is and who has it, and none is written over. */
static void
test_into_a_folder (void)
{
  g_autofree char *path = clashing_campaign ("lent-folder.forcon");
  g_autofree char *stick = table_file (path, "-stick");
  g_autoptr (GDir) dir = NULL;
  const char *name;
  guint n = 0;

  g_assert_cmpint (g_mkdir_with_parents (stick, 0700), ==, 0);
  dir = g_dir_open (stick, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *old = g_build_filename (stick, name, NULL);

      g_remove (old);
    }
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (Run) lent = run_forcon ("lend", path, "--to", "Anna", "-o", stick, NULL);

      g_assert_cmpint (lent->status, ==, 0);
      g_assert_nonnull (strstr (lent->out, ", Anna"));
    }
  g_dir_rewind (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (stick, name, NULL);
      g_autoptr (Run) sound = run_forcon ("check", file, NULL);

      g_assert_true (g_str_has_suffix (name, ".forcon-table"));
      g_assert_cmpint (sound->status, ==, 0);
      n++;
    }
  g_assert_cmpuint (n, ==, 2);
}

static void
test_one_undo (void)
{
  g_autofree char *path = clashing_campaign ("lent-undo.forcon");
  g_autofree char *file = table_file (path, ".table.xml");
  g_autofree char *before = NULL, *after = NULL, *done = NULL, *redone = NULL;

  do_forcon ("lend", path, "--to", "Anna", "-o", file, NULL);
  fight_there (file, "1");
  before = journal_of (path);
  do_forcon ("take-back", path, file, NULL);
  done = journal_of (path);
  do_forcon ("undo", path, NULL);
  after = journal_of (path);
  g_assert_cmpstr (before, ==, after);
  do_forcon ("redo", path, NULL);
  redone = journal_of (path);
  g_assert_cmpstr (done, ==, redone);
}

static void
test_line_by_line (void)
{
  g_autofree char *path = clashing_campaign ("lent-part.forcon");
  g_autofree char *file = table_file (path, ".table.xml");
  g_autofree char *text = NULL;
  g_autofree char *wrong = NULL;
  g_autofree char *before = NULL, *after = NULL;
  g_autoptr (Run) refused = NULL, part = NULL;
  const char *step = "<end-step by=\"captain\"/>";
  char *end;

  do_forcon ("lend", path, "--to", "Anna", "-o", file, NULL);
  fight_there (file, "1");
  g_assert_true (g_file_get_contents (file, &text, NULL, NULL));
  end = strstr (text, step);
  g_assert_nonnull (end);
  wrong = g_strdup_printf ("%.*s<end-battle reason=\"agreed\"/>%s", (int) (end - text), text, end + strlen (step));
  g_assert_true (g_file_set_contents (file, wrong, -1, NULL));
  before = journal_of (path);
  refused = run_forcon ("take-back", path, file, NULL);
  after = journal_of (path);
  g_assert_cmpint (refused->status, ==, 1);
  g_assert_nonnull (strstr (refused->err, ": The battle is over (F-TURN-3)\n"));
  g_assert_nonnull (strstr (refused->err, ": not accepted, since a command before it is not\n"));
  g_assert_nonnull (strstr (refused->err, "nothing was entered; --accept-partial enters the "));
  g_assert_cmpstr (before, ==, after);
  part = run_forcon ("take-back", path, file, "--accept-partial", NULL);
  g_assert_cmpint (part->status, ==, 0);
  g_assert_nonnull (strstr (part->out, "The battle is over: the sides agreed."));
  do_forcon ("verify", path, NULL);
}

static void
test_usage (void)
{
  g_autofree char *path = clashing_campaign ("lent-usage.forcon");
  g_autoptr (Run) nobody = run_forcon ("lend", path, NULL);
  g_autoptr (Run) none = run_forcon ("take-back", path, NULL);
  g_autofree char *script = g_build_filename (g_getenv ("FORCON_DATA_DIR"), "scenarios", "hegen-hub.xml", NULL);
  g_autoptr (Run) battle = run_forcon ("take-back", path, script, NULL);

  assert_refused (nobody, 2, "--to and -o were expected");
  assert_refused (none, 2, "a campaign and the file of a table that it lent");
  assert_refused (battle, 3, "is a battle that nobody lent");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/loan/a table is lent, fought elsewhere and taken back once", test_there_and_back);
  g_test_add_func ("/cli/loan/taking back is undone and redone in one step", test_one_undo);
  g_test_add_func ("/cli/loan/what is not accepted is told line by line", test_line_by_line);
  g_test_add_func ("/cli/loan/who lends says to whom and where, and a battle that nobody lent is not taken back",
                   test_usage);
  g_test_add_func ("/cli/loan/a table is lent into a folder", test_into_a_folder);
  return g_test_run ();
}
