/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A campaign file that somebody else handles while it is open, and copies of it. */
#define _POSIX_C_SOURCE 200809L /* link() */

#include "store-sample.h"

#include "storage/files/file-error.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Command @number is refused with this error, and nothing of it is remembered. */
static void
assert_not_acknowledged (ForconStore *store, guint number, ForconFileError code)
{
  g_autoptr (GError) error = NULL;
  ForconCampaignCommand command = sample_command (number);
  guint before = sample_position (store);

  g_assert_null (forcon_store_do (store, &command, &FORCON_DICE_GENERATED, &error));
  g_assert_error (error, FORCON_FILE_ERROR, (gint) code);
  g_assert_null (strchr (error->message, '\n'));
  g_assert_cmpuint (sample_position (store), ==, before);
}

/* Copies a file as any program does, without what lies beside it. */
static void
copy_bytes (const char *from, const char *to)
{
  g_autofree char *bytes = NULL;
  gsize length = 0;

  g_assert_true (g_file_get_contents (from, &bytes, &length, NULL));
  g_assert_true (g_file_set_contents (to, bytes, (gssize) length, NULL));
}

static void
assert_holds (const char *path, guint n_commands)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconStore) store = forcon_store_open (path, FORCON_STORE_WRITE, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (sample_position (store), ==, n_commands);
  sample_assert_sound (store);
}

/* The name leads elsewhere */

static void
nothing_is_acknowledged_in_a_file_that_was_deleted (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GError) error = NULL;

  sample_do_many (sample->store, 1, 3);
  g_assert_cmpint (g_unlink (sample->path), ==, 0);
  g_assert_false (forcon_store_check_place (sample->store, NULL));
  assert_not_acknowledged (sample->store, 4, FORCON_FILE_ERROR_MOVED);
  g_assert_false (forcon_store_go_to (sample->store, 1, &error));
  g_assert_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_MOVED);
  g_assert_cmpuint (sample_position (sample->store), ==, 3);
}

static void
a_file_that_was_deleted_can_be_saved_under_another_name (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *other = sample_store_beside (sample, ".saved");

  sample_do_many (sample->store, 1, 5);
  g_unlink (sample->path);
  g_assert_true (forcon_store_save_copy (sample->store, other, &error));
  g_assert_no_error (error);
  assert_holds (other, 5);
}

static void
nothing_is_acknowledged_in_a_file_that_was_replaced (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autofree char *other = sample_store_beside (sample, ".other");

  sample_do_many (sample->store, 1, 3);
  copy_bytes (sample->path, other);
  g_assert_cmpint (g_rename (other, sample->path), ==, 0);
  assert_not_acknowledged (sample->store, 4, FORCON_FILE_ERROR_MOVED);
  sample_store_close (sample);
  assert_holds (sample->path, 3);
}

static void
all_is_well_when_the_file_is_put_back (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autofree char *away = sample_store_beside (sample, ".away");

  sample_do_many (sample->store, 1, 3);
  g_assert_cmpint (g_rename (sample->path, away), ==, 0);
  assert_not_acknowledged (sample->store, 4, FORCON_FILE_ERROR_MOVED);
  g_assert_cmpint (g_rename (away, sample->path), ==, 0);
  g_assert_true (forcon_store_check_place (sample->store, NULL));
  sample_do (sample->store, 4);
  sample_store_close (sample);
  assert_holds (sample->path, 4);
}

static void
a_link_that_leads_elsewhere_by_now_is_not_the_file (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autofree char *name = sample_store_beside (sample, ".link");
  g_autofree char *elsewhere = sample_store_beside (sample, ".elsewhere");
  g_autoptr (GError) error = NULL;
  ForconStore *store;

  sample_store_close (sample);
  copy_bytes (sample->path, elsewhere);
  g_assert_cmpint (symlink (sample->path, name), ==, 0);
  store = forcon_store_open (name, FORCON_STORE_WRITE, &error);
  g_assert_no_error (error);
  g_unlink (name);
  g_assert_cmpint (symlink (elsewhere, name), ==, 0);
  assert_not_acknowledged (store, 1, FORCON_FILE_ERROR_MOVED);
  forcon_store_free (store);
}

/* Two names, and the lock */

static void
a_file_with_two_names_is_refused (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autofree char *second = sample_store_beside (sample, ".second");
  const char *const names[] = { sample->path, second };

  sample_do (sample->store, 1);
  g_assert_cmpint (link (sample->path, second), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    for (ForconStoreMode mode = FORCON_STORE_READ; mode <= FORCON_STORE_WRITE; mode++)
      {
        g_autoptr (GError) error = NULL;

        g_assert_null (forcon_store_open (names[i], mode, &error));
        g_assert_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_UNWRITABLE);
      }
  /* Who had it open goes on, as nobody can open the other name. */
  sample_do (sample->store, 2);
  g_unlink (second);
  sample_store_close (sample);
  assert_holds (sample->path, 2);
}

static void
a_lock_that_was_removed_is_taken_again (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *lock = sample_store_beside (sample, ".lock");

  g_unlink (lock);
  sample_do (sample->store, 1);
  g_assert_null (forcon_store_open (sample->path, FORCON_STORE_WRITE, &error));
  g_assert_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_BUSY);
}

static void
the_first_of_two_writers_is_told_of_the_second (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autofree char *lock = sample_store_beside (sample, ".lock");
  g_autoptr (GError) error = NULL;
  ForconStore *second;

  sample_do (sample->store, 1);
  g_unlink (lock);
  second = forcon_store_open (sample->path, FORCON_STORE_WRITE, &error);
  g_assert_no_error (error);
  sample_do (second, 2);
  assert_not_acknowledged (sample->store, 3, FORCON_FILE_ERROR_BUSY);
  forcon_store_free (second);
  assert_not_acknowledged (sample->store, 3, FORCON_FILE_ERROR_CHANGED);
  sample_store_reopen (sample, FORCON_STORE_WRITE);
  g_assert_cmpuint (sample_position (sample->store), ==, 2);
  sample_assert_sound (sample->store);
}

static void
who_is_done_takes_no_lock_of_another_away (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autofree char *lock = sample_store_beside (sample, ".lock");
  g_autoptr (ForconStore) second = NULL;
  g_autoptr (GError) error = NULL;

  g_unlink (lock);
  second = forcon_store_open (sample->path, FORCON_STORE_WRITE, &error);
  g_assert_no_error (error);
  sample_store_close (sample);
  g_assert_null (forcon_store_open (sample->path, FORCON_STORE_WRITE, &error));
  g_assert_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_BUSY);
}

/* Copies */

static void
after_each_command_the_file_alone_is_complete (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *copy = sample_store_beside (sample, ".copy");

  for (guint i = 1; i <= 12; i++)
    {
      sample_do (sample->store, i);
      copy_bytes (sample->path, copy);
      assert_holds (copy, i);
    }
  g_assert_true (forcon_store_go_to (sample->store, 7, &error));
  copy_bytes (sample->path, copy);
  assert_holds (copy, 7);
}

static void
a_copy_of_a_file_that_is_written_is_whole (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *copy = sample_store_beside (sample, ".copy");
  g_autoptr (ForconStore) reader = NULL;

  sample_do_many (sample->store, 1, 30);
  reader = forcon_store_open (sample->path, FORCON_STORE_READ, &error);
  g_assert_no_error (error);
  sample_do_many (sample->store, 31, 32);
  g_assert_true (forcon_store_save_copy (reader, copy, &error));
  g_assert_no_error (error);
  assert_holds (copy, 32);
}

static void
a_copy_takes_no_other_files_place (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *copy = sample_store_beside (sample, ".copy");

  g_assert_true (g_file_set_contents (copy, "mine", -1, NULL));
  g_assert_false (forcon_store_save_copy (sample->store, copy, &error));
  g_assert_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_UNWRITABLE);
  g_clear_error (&error);
  g_assert_false (forcon_store_save_copy (sample->store, sample->path, &error));
  g_assert_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_UNWRITABLE);
}

static void
assert_private (const char *path)
{
  GStatBuf about;

  g_assert_cmpint (g_stat (path, &about), ==, 0);
  g_assert_cmpint (about.st_mode & 0777, ==, 0600);
}

static void
files_are_their_owners_alone (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *copy = sample_store_beside (sample, ".copy");
  g_autofree char *phase = sample_store_beside (sample, ".~1");
  g_autofree char *wal = sample_store_beside (sample, "-wal");
  g_autofree char *xml = sample_store_beside (sample, ".xml");
  ForconCampaignCommand advance = { .kind = FORCON_CAMPAIGN_COMMAND_ADVANCE, .by = "master" };

  advance.advance.leave_open = TRUE;
  for (guint i = 0; i < 3; i++)
    sample_do_command (sample->store, &advance);
  g_assert_true (forcon_store_save_copy (sample->store, copy, &error));
  g_assert_true (forcon_store_export (sample->store, xml, &error));
  assert_private (sample->path);
  assert_private (wal);
  assert_private (copy);
  assert_private (phase);
  assert_private (xml);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/storage/store-watch/" path, function)
  TEST ("nothing is acknowledged in a file that was deleted", nothing_is_acknowledged_in_a_file_that_was_deleted);
  TEST ("a file that was deleted can be saved under another name",
        a_file_that_was_deleted_can_be_saved_under_another_name);
  TEST ("nothing is acknowledged in a file that was replaced", nothing_is_acknowledged_in_a_file_that_was_replaced);
  TEST ("all is well when the file is put back", all_is_well_when_the_file_is_put_back);
  TEST ("a link that leads elsewhere by now is not the file", a_link_that_leads_elsewhere_by_now_is_not_the_file);
  TEST ("a file with two names is refused", a_file_with_two_names_is_refused);
  TEST ("a lock that was removed is taken again", a_lock_that_was_removed_is_taken_again);
  TEST ("the first of two writers is told of the second", the_first_of_two_writers_is_told_of_the_second);
  TEST ("who is done takes no lock of another away", who_is_done_takes_no_lock_of_another_away);
  TEST ("after each command the file alone is complete", after_each_command_the_file_alone_is_complete);
  TEST ("a copy of a file that is written is whole", a_copy_of_a_file_that_is_written_is_whole);
  TEST ("a copy takes no other file's place", a_copy_takes_no_other_files_place);
  TEST ("files are their owner's alone", files_are_their_owners_alone);
  return g_test_run ();
}
