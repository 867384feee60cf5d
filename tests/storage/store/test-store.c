/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A running campaign in its file. */
#define _POSIX_C_SOURCE 200809L /* symlink() */

#include "store-sample.h"

#include "storage/files/file-error.h"
#include "storage/exchange/state-xml.h"
#include "storage/store/store-schema.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

/* What is written is read again */

static void
a_new_file_holds_the_start (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autofree char *before = sample_hash (sample->store);

  sample_store_reopen (sample, FORCON_STORE_WRITE);
  g_autofree char *after = sample_hash (sample->store);

  g_assert_cmpstr (before, ==, after);
  g_assert_cmpuint (sample_position (sample->store), ==, 0);
  g_assert_cmpstr (forcon_store_rules_name (sample->store), ==, "forcon-2010");
  g_assert_cmpstr (forcon_store_path (sample->store), ==, sample->path);
  sample_assert_sound (sample->store);
}

static void
commands_are_there_again (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();

  sample_do_many (sample->store, 1, 70);
  g_autofree char *before = sample_hash (sample->store);

  sample_store_reopen (sample, FORCON_STORE_WRITE);
  g_autofree char *after = sample_hash (sample->store);

  g_assert_cmpstr (before, ==, after);
  g_assert_cmpuint (sample_position (sample->store), ==, 70);
  sample_assert_sound (sample->store);
}

static void
a_refused_command_leaves_no_trace (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GError) error = NULL;
  ForconCampaignCommand command = sample_note ("");
  g_autoptr (ForconCampaignOutcome) outcome = forcon_store_do (sample->store, &command, &FORCON_DICE_GENERATED, &error);

  g_assert_no_error (error);
  g_assert_cmpint (outcome->verdict.kind, ==, FORCON_PROBLEM_NOTHING_SAID);
  sample_store_reopen (sample, FORCON_STORE_READ);
  g_assert_cmpuint (forcon_chronicle_length (forcon_store_chronicle (sample->store)), ==, 0);
}

static void
undo_and_redo_outlive_a_restart (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GError) error = NULL;

  sample_do_many (sample->store, 1, 6);
  g_autofree char *at_six = sample_hash (sample->store);

  sample_do_many (sample->store, 7, 9);
  g_assert_true (forcon_store_go_to (sample->store, 6, &error));
  sample_store_reopen (sample, FORCON_STORE_WRITE);
  g_autofree char *after = sample_hash (sample->store);

  g_assert_cmpstr (after, ==, at_six);
  g_assert_cmpuint (sample_position (sample->store), ==, 6);
  g_assert_cmpuint (forcon_chronicle_length (forcon_store_chronicle (sample->store)), ==, 9);
  g_assert_true (forcon_store_go_to (sample->store, 9, &error));
  sample_store_reopen (sample, FORCON_STORE_WRITE);
  g_assert_cmpuint (sample_position (sample->store), ==, 9);
  sample_assert_sound (sample->store);
}

static void
a_new_command_takes_the_place_of_what_was_undone (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GError) error = NULL;

  sample_do_many (sample->store, 1, 9);
  g_assert_true (forcon_store_go_to (sample->store, 4, &error));
  sample_do (sample->store, 33);
  sample_store_reopen (sample, FORCON_STORE_WRITE);
  g_assert_cmpuint (forcon_chronicle_length (forcon_store_chronicle (sample->store)), ==, 5);
  g_assert_cmpuint (sample_position (sample->store), ==, 5);
  sample_assert_sound (sample->store);
}

static void
undo_and_redo_go_past_snapshots (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *start = sample_hash (sample->store);

  sample_do_many (sample->store, 1, 1100);
  g_autofree char *end = sample_hash (sample->store);

  g_assert_true (forcon_store_go_to (sample->store, 0, &error));
  sample_store_reopen (sample, FORCON_STORE_WRITE);
  g_autofree char *back = sample_hash (sample->store);

  g_assert_cmpstr (start, ==, back);
  g_assert_true (forcon_store_go_to (sample->store, 1100, &error));
  g_autofree char *again = sample_hash (sample->store);

  g_assert_cmpstr (end, ==, again);
  sample_assert_sound (sample->store);
  g_assert_true (forcon_store_go_to (sample->store, 900, &error));
  sample_do_many (sample->store, 1980, 2120);
  sample_store_reopen (sample, FORCON_STORE_WRITE);
  sample_assert_sound (sample->store);
}

static void
the_clock_is_known_after_the_machine_was_off (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GError) error = NULL;
  const ForconMoment now = { .wall = 5000, .boot = g_intern_static_string ("a-b-c"), .uptime = 77 };
  ForconMoment moment;
  gint64 elapsed = -1;

  g_assert_false (forcon_store_last_beat (sample->store, &moment, &elapsed));
  g_assert_true (forcon_store_beat (sample->store, &now, &error));
  sample_store_reopen (sample, FORCON_STORE_READ);
  g_assert_true (forcon_store_last_beat (sample->store, &moment, &elapsed));
  g_assert_cmpint (moment.wall, ==, 5000);
  g_assert_cmpint (moment.uptime, ==, 77);
  g_assert_cmpstr (moment.boot, ==, "a-b-c");
  g_assert_cmpint (elapsed, ==, 0);
}

/* Who may write, and where */

static void
a_second_writer_is_told_who_writes (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *pid = g_strdup_printf ("(process %ld)", (long) getpid ());

  g_assert_null (forcon_store_open (sample->path, FORCON_STORE_WRITE, &error));
  g_assert_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_BUSY);
  g_assert_nonnull (strstr (error->message, pid));
  g_assert_null (strchr (error->message, '\n'));
}

static void
a_reader_sees_what_was_written_when_it_looked (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconStore) reader = NULL;

  sample_do_many (sample->store, 1, 5);
  reader = forcon_store_open (sample->path, FORCON_STORE_READ, &error);
  g_assert_no_error (error);
  sample_do_many (sample->store, 6, 9);
  g_assert_true (forcon_store_go_to (sample->store, 2, &error));
  g_assert_cmpuint (sample_position (reader), ==, 5);
  g_assert_true (forcon_chronicle_replays (forcon_store_chronicle (reader), NULL));
}

static void
a_reader_writes_nothing (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GError) error = NULL;
  ForconCampaignCommand command = sample_command (3);

  sample_do_many (sample->store, 1, 4);
  sample_store_reopen (sample, FORCON_STORE_READ);
  g_assert_null (forcon_store_do (sample->store, &command, &FORCON_DICE_GENERATED, &error));
  g_assert_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_UNWRITABLE);
  g_clear_error (&error);
  g_assert_true (forcon_store_go_to (sample->store, 1, &error));
  g_assert_cmpuint (sample_position (sample->store), ==, 1);
  sample_store_reopen (sample, FORCON_STORE_READ);
  g_assert_cmpuint (sample_position (sample->store), ==, 4);
}

static void
assert_alone (const SampleStore *sample)
{
  g_autoptr (GDir) dir = g_dir_open (sample->folder, 0, NULL);

  g_assert_cmpstr (g_dir_read_name (dir), ==, "game.forcon");
  g_assert_null (g_dir_read_name (dir));
}

static void
nothing_stays_beside_a_file_that_was_closed (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();

  sample_do_many (sample->store, 1, 4);
  sample_store_close (sample);
  assert_alone (sample);
  sample_store_reopen (sample, FORCON_STORE_READ);
  sample_store_close (sample);
  assert_alone (sample);
}

static void
a_file_on_a_medium_that_cannot_be_written_is_read (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();

  sample_do_many (sample->store, 1, 4);
  sample_store_close (sample);
  g_assert_cmpint (g_chmod (sample->path, 0400), ==, 0);
  g_assert_cmpint (g_chmod (sample->folder, 0500), ==, 0);
  sample_store_reopen (sample, FORCON_STORE_READ);
  g_assert_cmpuint (sample_position (sample->store), ==, 4);
  sample_assert_sound (sample->store);
  g_assert_cmpint (g_chmod (sample->folder, 0700), ==, 0);
}

static void
a_file_that_is_there_is_never_overwritten (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *dangling = sample_store_beside (sample, ".link");
  g_autofree char *other = sample_store_beside (sample, ".other");
  g_autofree char *leftover = g_strconcat (other, "-wal", NULL);

  g_assert_null (forcon_store_create (sample->path, forcon_store_campaign (sample->store), "forcon-2010", &error));
  g_assert_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_UNWRITABLE);
  g_clear_error (&error);
  g_assert_cmpint (symlink ("nowhere", dangling), ==, 0);
  g_assert_null (forcon_store_create (dangling, forcon_store_campaign (sample->store), "forcon-2010", &error));
  g_assert_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_UNWRITABLE);
  g_clear_error (&error);
  g_assert_true (g_file_set_contents (leftover, "x", 1, NULL));
  g_assert_null (forcon_store_create (other, forcon_store_campaign (sample->store), "forcon-2010", &error));
  g_assert_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_UNWRITABLE);
}

/* One name is as good as another: the lock is that of the file. */
static void
a_link_is_locked_as_the_file_it_leads_to (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *link_path = sample_store_beside (sample, ".link");

  g_assert_cmpint (symlink (sample->path, link_path), ==, 0);
  g_assert_null (forcon_store_open (link_path, FORCON_STORE_WRITE, &error));
  g_assert_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_BUSY);
}

static void
a_lock_that_is_a_link_is_not_followed (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *lock = sample_store_beside (sample, ".lock");
  g_autofree char *victim = sample_store_beside (sample, ".victim");

  sample_store_close (sample);
  g_assert_true (g_file_set_contents (victim, "mine", -1, NULL));
  g_assert_cmpint (symlink (victim, lock), ==, 0);
  g_assert_null (forcon_store_open (sample->path, FORCON_STORE_WRITE, &error));
  g_assert_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_UNWRITABLE);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (victim, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "mine");
}

/* Copies of phases */

static void
begin_and_end_phases (ForconStore *store, guint n)
{
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_ADVANCE, .by = "master" };

  command.advance.leave_open = TRUE;
  for (guint i = 0; i < 3 * n; i++)
    sample_do_command (store, &command);
}

static gboolean
has_copy (const SampleStore *sample, guint phase)
{
  g_autofree char *suffix = g_strdup_printf (".~%u", phase);
  g_autofree char *path = sample_store_beside (sample, suffix);

  return g_file_test (path, G_FILE_TEST_IS_REGULAR);
}

/* F-GEN-5: the state that was kept when it ended is not that of what was done instead */
static void
a_phase_that_was_undone_leaves_no_state (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GError) error = NULL;

  begin_and_end_phases (sample->store, 1);
  g_assert_true (forcon_store_go_to (sample->store, 1, &error));
  sample_do_many (sample->store, 1, 5);
  g_autofree char *lived = sample_hash (sample->store);

  sample_store_reopen (sample, FORCON_STORE_WRITE);
  g_autofree char *read = sample_hash (sample->store);

  g_assert_cmpstr (read, ==, lived);
}

static void
each_phase_leaves_a_copy_and_the_last_few_are_kept (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *path = sample_store_beside (sample, ".~6");
  g_autoptr (ForconStore) copy = NULL;

  begin_and_end_phases (sample->store, 5);
  g_assert_true (has_copy (sample, 1));
  begin_and_end_phases (sample->store, 1);
  g_assert_null (forcon_store_warning (sample->store));
  g_assert_false (has_copy (sample, 1));
  g_assert_true (has_copy (sample, 2));
  copy = forcon_store_open (path, FORCON_STORE_READ, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (sample_position (copy), ==, sample_position (sample->store));
  sample_assert_sound (copy);
}

static void
a_copy_replaces_a_link_and_does_not_follow_it (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autofree char *path = sample_store_beside (sample, ".~1");
  g_autofree char *unfinished = sample_store_beside (sample, ".~new");
  g_autofree char *victim = sample_store_beside (sample, ".victim");
  g_autofree char *text = NULL;

  g_assert_true (g_file_set_contents (victim, "mine", -1, NULL));
  g_assert_cmpint (symlink (victim, path), ==, 0);
  g_assert_cmpint (symlink (victim, unfinished), ==, 0);
  begin_and_end_phases (sample->store, 1);
  g_assert_true (g_file_get_contents (victim, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "mine");
  g_assert_false (g_file_test (path, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (has_copy (sample, 1));
}

static void
a_copy_that_cannot_be_made_is_a_warning (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autofree char *path = sample_store_beside (sample, ".~1");

  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  begin_and_end_phases (sample->store, 1);
  g_assert_nonnull (forcon_store_warning (sample->store));
  g_assert_null (strchr (forcon_store_warning (sample->store), '\n'));
  g_assert_cmpint (g_rmdir (path), ==, 0);
  sample_do (sample->store, 1);
  g_assert_null (forcon_store_warning (sample->store));
  sample_assert_sound (sample->store);
}

/* What is no campaign file */

static void
assert_refused (const char *path, ForconFileError code)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) writing = NULL;

  g_assert_null (forcon_store_open (path, FORCON_STORE_READ, &error));
  g_assert_error (error, FORCON_FILE_ERROR, (gint) code);
  g_assert_null (strchr (error->message, '\n'));
  g_assert_null (forcon_store_open (path, FORCON_STORE_WRITE, &writing));
  g_assert_error (writing, FORCON_FILE_ERROR, (gint) code);
}

static void
foreign_files_are_refused (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autofree char *other = sample_store_beside (sample, ".other");
  g_autofree char *missing = sample_store_beside (sample, ".missing");
  const char *const contents[] = { "", "x", "<battle/>", "SQLite format 3" };

  for (gsize i = 0; i < G_N_ELEMENTS (contents); i++)
    {
      g_assert_true (g_file_set_contents (other, contents[i], -1, NULL));
      g_assert_false (forcon_store_is_campaign (other));
      assert_refused (other, FORCON_FILE_ERROR_DAMAGED);
    }
  g_unlink (other);
  sample_run_sql (other, "CREATE TABLE entries (number INTEGER PRIMARY KEY, body TEXT NOT NULL, hash TEXT NOT NULL)");
  assert_refused (other, FORCON_FILE_ERROR_DAMAGED);
  assert_refused (missing, FORCON_FILE_ERROR_UNREADABLE);
  assert_refused (sample->folder, FORCON_FILE_ERROR_UNREADABLE);
  g_assert_true (forcon_store_is_campaign (sample->path));
}

static void
what_was_added_to_a_file_is_refused (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();

  sample_store_close (sample);
  sample_run_sql (sample->path, "CREATE TRIGGER more AFTER INSERT ON entries BEGIN DELETE FROM snapshots; END");
  assert_refused (sample->path, FORCON_FILE_ERROR_DAMAGED);
}

static void
a_newer_file_is_refused_with_its_version (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GError) error = NULL;

  sample_store_close (sample);
  sample_run_sql (sample->path, "PRAGMA user_version = 37; CREATE TABLE more (x)");
  assert_refused (sample->path, FORCON_FILE_ERROR_NEWER);
  g_assert_null (forcon_store_open (sample->path, FORCON_STORE_READ, &error));
  g_assert_nonnull (strstr (error->message, "37"));
}

/* What verify finds */

static guint
n_problems_after (const char *sql, guint *entry)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GPtrArray) problems = NULL;

  sample_do_many (sample->store, 1, 1005);
  sample_store_close (sample);
  sample_run_sql (sample->path, sql);
  sample_store_reopen (sample, FORCON_STORE_READ);
  problems = forcon_store_verify (sample->store, NULL);
  if (problems->len > 0)
    {
      const ForconStoreProblem *problem = g_ptr_array_index (problems, 0);

      *entry = problem->entry;
      g_assert_null (strchr (problem->what, '\n'));
    }
  return problems->len;
}

static void
verify_finds_an_entry_that_was_changed (void)
{
  guint entry = 0;

  g_assert_cmpuint (
      n_problems_after ("UPDATE entries SET body = replace(body, 'master', 'admiral') WHERE number = 7", &entry), >, 0);
  g_assert_cmpuint (entry, ==, 7);
}

static void
verify_finds_a_state_that_was_changed (void)
{
  guint entry = 0;

  g_assert_cmpuint (n_problems_after ("UPDATE snapshots SET state = replace(state, 'Karkas', 'Karkus')"
                                      " WHERE position = 1000",
                                      &entry),
                    >, 0);
  g_assert_cmpuint (entry, ==, 1000);
}

static void
verify_finds_a_setting_that_was_changed (void)
{
  guint entry = 0;

  g_assert_cmpuint (n_problems_after ("UPDATE settings SET value = '2000-01-01' WHERE name = 'created'", &entry), >, 0);
}

/* A forger who seals the chain anew still cannot make the rules agree. */
static void
verify_finds_a_decision_that_was_changed (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GPtrArray) problems = NULL;
  g_autofree char *state = forcon_state_to_xml (forcon_store_campaign (sample->store));
  g_autofree char *start = forcon_chain_link ("", state, strlen (state));
  const char *body = "<entry command=\"note\" by=\"master\">\n  <wish text=\"a\"/>\n"
                     "  <fact event=\"noted\" text=\"b\"/>\n</entry>\n";
  g_autofree char *hash = forcon_chain_link (start, body, strlen (body));
  g_autofree char *sql = g_strdup_printf ("UPDATE entries SET body = '%s', hash = '%s' WHERE number = 1", body, hash);

  sample_do (sample->store, 2);
  sample_store_close (sample);
  sample_run_sql (sample->path, sql);
  sample_store_reopen (sample, FORCON_STORE_WRITE);
  problems = forcon_store_verify (sample->store, NULL);
  g_assert_cmpuint (problems->len, ==, 1);
  g_assert_cmpuint (((ForconStoreProblem *) g_ptr_array_index (problems, 0))->entry, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/storage/store/" path, function)
  TEST ("a new file holds the start", a_new_file_holds_the_start);
  TEST ("commands are there again", commands_are_there_again);
  TEST ("a refused command leaves no trace", a_refused_command_leaves_no_trace);
  TEST ("undo and redo outlive a restart", undo_and_redo_outlive_a_restart);
  TEST ("a new command takes the place of what was undone", a_new_command_takes_the_place_of_what_was_undone);
  TEST ("undo and redo go past snapshots", undo_and_redo_go_past_snapshots);
  TEST ("the clock is known after the machine was off", the_clock_is_known_after_the_machine_was_off);
  TEST ("a second writer is told who writes", a_second_writer_is_told_who_writes);
  TEST ("a reader sees what was written when it looked", a_reader_sees_what_was_written_when_it_looked);
  TEST ("a reader writes nothing", a_reader_writes_nothing);
  TEST ("nothing stays beside a file that was closed", nothing_stays_beside_a_file_that_was_closed);
  TEST ("a file on a medium that cannot be written is read", a_file_on_a_medium_that_cannot_be_written_is_read);
  TEST ("a file that is there is never overwritten", a_file_that_is_there_is_never_overwritten);
  TEST ("a link is locked as the file it leads to", a_link_is_locked_as_the_file_it_leads_to);
  TEST ("a lock that is a link is not followed", a_lock_that_is_a_link_is_not_followed);
  TEST ("a phase that was undone leaves no state (F-GEN-5)", a_phase_that_was_undone_leaves_no_state);
  TEST ("each phase leaves a copy and the last few are kept", each_phase_leaves_a_copy_and_the_last_few_are_kept);
  TEST ("a copy replaces a link and does not follow it", a_copy_replaces_a_link_and_does_not_follow_it);
  TEST ("a copy that cannot be made is a warning", a_copy_that_cannot_be_made_is_a_warning);
  TEST ("foreign files are refused", foreign_files_are_refused);
  TEST ("what was added to a file is refused", what_was_added_to_a_file_is_refused);
  TEST ("a newer file is refused with its version", a_newer_file_is_refused_with_its_version);
  TEST ("verify finds an entry that was changed", verify_finds_an_entry_that_was_changed);
  TEST ("verify finds a state that was changed", verify_finds_a_state_that_was_changed);
  TEST ("verify finds a setting that was changed", verify_finds_a_setting_that_was_changed);
  TEST ("verify finds a decision that was changed", verify_finds_a_decision_that_was_changed);
  return g_test_run ();
}
