/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A disk that fails or is full: a clear message, the state of before, nothing half done, and on it goes once there is
 * room. */
#define _POSIX_C_SOURCE 200809L /* fork(), setrlimit() */

#include "faulty-disk.h"
#include "store-sample.h"

#include "storage/files/file-error.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <sqlite3.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/* More than any one command writes or syncs. */
#define DEEDS_MAX 60

static void
assert_clear (const GError *error)
{
  g_assert_nonnull (error);
  g_assert_true (error->domain == FORCON_FILE_ERROR);
  g_assert_null (strchr (error->message, '\n'));
  g_assert_nonnull (strstr (error->message, "game.forcon"));
}

/* What is in the file, for one who reads it: a program that has never seen it before. */
static void
assert_file_holds (const SampleStore *sample, guint position, const char *hash)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconStore) reader = forcon_store_open (sample->path, FORCON_STORE_READ, &error);
  g_autofree char *found = NULL;

  g_assert_no_error (error);
  found = sample_hash (reader);
  g_assert_cmpuint (sample_position (reader), ==, position);
  g_assert_cmpstr (found, ==, hash);
}

/* Fails from the nth deed on; returns whether that came into it at all. */
static gboolean
fail_a_command (SampleStore *sample, guint number, guint deeds, guint nth, guint count, gint code)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconCampaignOutcome) outcome = NULL;
  ForconCampaignCommand command = sample_command (number);
  g_autofree char *before = sample_hash (sample->store);
  g_autofree char *after = NULL;
  guint position = sample_position (sample->store);
  gboolean failed;

  faulty_disk_fail (deeds, nth, count, code);
  outcome = forcon_store_do (sample->store, &command, &FORCON_DICE_GENERATED, &error);
  failed = faulty_disk_mend ();
  after = sample_hash (sample->store);
  if (outcome != NULL)
    {
      g_assert_no_error (error);
      assert_file_holds (sample, position + 1, after);
      return failed;
    }
  assert_clear (error);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpuint (sample_position (sample->store), ==, position);
  assert_file_holds (sample, position, before);
  return TRUE;
}

static void
fail_at_every_place (guint deeds, guint count, gint code)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  guint number = 1;
  guint nth = 1;

  sample_do_many (sample->store, 1, 3);
  for (number = 4; nth < DEEDS_MAX && fail_a_command (sample, number, deeds, nth, count, code); number++)
    nth++;
  g_assert_cmpuint (nth, >, 1);
  g_assert_cmpuint (nth, <, DEEDS_MAX);
  sample_do (sample->store, number + 1);
  sample_assert_sound (sample->store);
  sample_store_reopen (sample, FORCON_STORE_WRITE);
  sample_assert_sound (sample->store);
}

static void
a_write_that_fails_leaves_all_as_it_was (void)
{
  fail_at_every_place (FAULTY_WRITE, 1, SQLITE_FULL);
  fail_at_every_place (FAULTY_WRITE, 1, SQLITE_IOERR_WRITE);
}

static void
a_sync_that_fails_leaves_all_as_it_was (void)
{
  fail_at_every_place (FAULTY_SYNC, 1, SQLITE_IOERR_FSYNC);
}

/* Not even what cleans up works. */
static void
a_disk_that_is_gone_leaves_all_as_it_was (void)
{
  fail_at_every_place (FAULTY_WRITE | FAULTY_SYNC | FAULTY_TRUNCATE, G_MAXUINT, SQLITE_IOERR_WRITE);
}

static void
an_undo_that_fails_leaves_all_as_it_was (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();

  sample_do_many (sample->store, 1, 5);
  g_autofree char *before = sample_hash (sample->store);

  for (guint nth = 1; nth < 4; nth++)
    {
      g_autoptr (GError) error = NULL;

      faulty_disk_fail (FAULTY_WRITE, nth, G_MAXUINT, SQLITE_FULL);
      if (forcon_store_go_to (sample->store, 2, &error))
        break;
      g_assert_true (faulty_disk_mend ());
      g_autofree char *after = sample_hash (sample->store);

      assert_clear (error);
      g_assert_cmpstr (before, ==, after);
      assert_file_holds (sample, 5, before);
    }
  faulty_disk_mend ();
  g_assert_true (forcon_store_go_to (sample->store, 3, NULL));
  sample_assert_sound (sample->store);
}

/* What failed must not come to life when the program is killed right after. */
static void
what_failed_is_gone_for_good (void)
{
  guint n_failed = 0;

  for (guint nth = 1; nth < 12; nth++)
    {
      g_autoptr (SampleStore) sample = sample_store_new ();
      pid_t writer;
      int status = 0;

      sample_do_many (sample->store, 1, 3);
      g_autofree char *before = sample_hash (sample->store);

      sample_store_close (sample);
      writer = fork ();
      if (writer == 0)
        {
          ForconCampaignCommand command = sample_command (4);

          sample_store_reopen (sample, FORCON_STORE_WRITE);
          faulty_disk_fail (FAULTY_WRITE | FAULTY_SYNC, nth, 1, SQLITE_IOERR_FSYNC);
          if (forcon_store_do (sample->store, &command, &FORCON_DICE_GENERATED, NULL) != NULL)
            _exit (0);
          kill (getpid (), SIGKILL);
        }
      g_assert_cmpint (waitpid (writer, &status, 0), ==, writer);
      if (WIFSIGNALED (status))
        assert_file_holds (sample, 3, before);
      n_failed += WIFSIGNALED (status) != 0;
    }
  g_assert_cmpuint (n_failed, >, 2);
}

static void
a_snapshot_that_fails_is_a_warning (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconCampaignOutcome) outcome = NULL;
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_ADVANCE, .by = "master" };

  for (guint i = 0; i < 2; i++)
    sample_do_command (sample->store, &command);
  /* Two syncs write the command, two take it into the file itself; what follows is its snapshot. */
  faulty_disk_fail (FAULTY_SYNC, 5, G_MAXUINT, SQLITE_IOERR_FSYNC);
  outcome = forcon_store_do (sample->store, &command, &FORCON_DICE_GENERATED, &error);
  g_assert_true (faulty_disk_mend ());
  g_assert_no_error (error);
  g_assert_cmpint (outcome->verdict.kind, ==, FORCON_PROBLEM_NONE);
  g_assert_nonnull (forcon_store_warning (sample->store));
  sample_do (sample->store, 1);
  sample_assert_sound (sample->store);
}

/* The command is in the log beside the file, and safe there. */
static void
a_log_that_cannot_be_emptied_is_a_warning (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconCampaignOutcome) outcome = NULL;
  ForconCampaignCommand command = sample_command (3);

  sample_do_many (sample->store, 1, 2);
  faulty_disk_fail (FAULTY_SYNC, 3, G_MAXUINT, SQLITE_IOERR_FSYNC);
  outcome = forcon_store_do (sample->store, &command, &FORCON_DICE_GENERATED, &error);
  g_assert_true (faulty_disk_mend ());
  g_assert_no_error (error);
  g_assert_nonnull (forcon_store_warning (sample->store));
  sample_do (sample->store, 4);
  g_assert_null (forcon_store_warning (sample->store));
  sample_assert_sound (sample->store);
}

/* Making a file */

static guint
n_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

static void
a_file_that_cannot_be_made_leaves_nothing (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autofree char *folder = sample_folder_new ();
  g_autofree char *path = g_build_filename (folder, "game.forcon", NULL);
  guint nth = 1;

  for (; nth < 200; nth++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ForconStore) store = NULL;

      faulty_disk_fail (FAULTY_WRITE | FAULTY_SYNC, nth, G_MAXUINT, SQLITE_FULL);
      store = forcon_store_create (path, forcon_store_campaign (sample->store), "forcon-2010", &error);
      if (!faulty_disk_mend ())
        break;
      if (store == NULL)
        {
          assert_clear (error);
          g_assert_cmpuint (n_files (folder), ==, 0);
        }
      else
        {
          sample_folder_remove (folder);
          g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
        }
    }
  g_assert_cmpuint (nth, >, 5);
  g_assert_cmpuint (nth, <, 200);
  sample_folder_remove (folder);
}

/* A medium on which SQLite can put nothing beside the file */

static void
a_file_without_anything_beside_it_is_read (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();

  sample_do_many (sample->store, 1, 4);
  sample_store_close (sample);
  faulty_disk_fail (FAULTY_SHARED_MEMORY, 1, 1, SQLITE_CANTOPEN);
  sample_store_reopen (sample, FORCON_STORE_READ);
  g_assert_true (faulty_disk_mend ());
  g_assert_cmpuint (sample_position (sample->store), ==, 4);
  sample_assert_sound (sample->store);
}

static void
a_file_that_was_not_closed_is_read_with_what_was_written_last (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  pid_t writer;

  sample_store_close (sample);
  writer = fork ();
  if (writer == 0)
    {
      sample_store_reopen (sample, FORCON_STORE_WRITE);
      sample_do_many (sample->store, 1, 4);
      kill (getpid (), SIGKILL);
    }
  g_assert_cmpint (waitpid (writer, NULL, 0), ==, writer);
  faulty_disk_fail (FAULTY_SHARED_MEMORY, 1, 1, SQLITE_CANTOPEN);
  sample_store_reopen (sample, FORCON_STORE_READ);
  g_assert_true (faulty_disk_mend ());
  g_assert_cmpuint (sample_position (sample->store), ==, 4);
  sample_assert_sound (sample->store);
}

/* A real limit */

static void
limit_files (rlim_t size)
{
  struct rlimit limit;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = size;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

static void
a_full_disk_is_told_and_room_is_used_again (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GError) error = NULL;
  guint number = 0;

  signal (SIGXFSZ, SIG_IGN);
  limit_files (256 * 1024);
  while (error == NULL && number < 2000)
    {
      ForconCampaignCommand command = sample_command (++number);
      g_autoptr (ForconCampaignOutcome) outcome
          = forcon_store_do (sample->store, &command, &FORCON_DICE_GENERATED, &error);

      g_assert_true ((outcome == NULL) == (error != NULL));
    }
  g_assert_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_UNWRITABLE);
  assert_clear (error);
  g_assert_cmpuint (sample_position (sample->store), ==, number - 1);
  g_autofree char *hash = sample_hash (sample->store);

  assert_file_holds (sample, number - 1, hash);
  limit_files (RLIM_INFINITY);
  sample_do_many (sample->store, number, number + 5);
  sample_assert_sound (sample->store);
  sample_store_reopen (sample, FORCON_STORE_WRITE);
  g_assert_cmpuint (sample_position (sample->store), ==, number + 5);
  sample_assert_sound (sample->store);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  faulty_disk_install ();
#define TEST(path, function) g_test_add_func ("/storage/store-faults/" path, function)
  TEST ("a write that fails leaves all as it was", a_write_that_fails_leaves_all_as_it_was);
  TEST ("a sync that fails leaves all as it was", a_sync_that_fails_leaves_all_as_it_was);
  TEST ("a disk that is gone leaves all as it was", a_disk_that_is_gone_leaves_all_as_it_was);
  TEST ("an undo that fails leaves all as it was", an_undo_that_fails_leaves_all_as_it_was);
  TEST ("what failed is gone for good", what_failed_is_gone_for_good);
  TEST ("a snapshot that fails is a warning", a_snapshot_that_fails_is_a_warning);
  TEST ("a log that cannot be emptied is a warning", a_log_that_cannot_be_emptied_is_a_warning);
  TEST ("a file that cannot be made leaves nothing", a_file_that_cannot_be_made_leaves_nothing);
  TEST ("a file without anything beside it is read", a_file_without_anything_beside_it_is_read);
  TEST ("a file that was not closed is read with what was written last",
        a_file_that_was_not_closed_is_read_with_what_was_written_last);
  TEST ("a full disk is told and room is used again", a_full_disk_is_told_and_room_is_used_again);
  return g_test_run ();
}
