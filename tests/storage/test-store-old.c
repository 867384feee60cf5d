/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Campaign files of older versions: read as they are, brought to the present version when they are written. */
#include "faulty-disk.h"
#include "store-sample.h"

#include "forcon-file-error.h"
#include "forcon-store-schema.h"

#include <glib/gstdio.h>

/* What the kept file of version 1 holds. */
#define OLD_1 "storage/old/campaign-1.sql"
#define OLD_1_POSITION 13
#define OLD_1_LENGTH 15

typedef struct {
  char *folder;
  char *path;
} OldFile;

static OldFile *
old_file_new (void)
{
  g_autofree char *source = g_test_build_filename (G_TEST_DIST, OLD_1, NULL);
  g_autofree char *sql = NULL;
  OldFile *old = g_new0 (OldFile, 1);
  sqlite3 *db = NULL;

  old->folder = sample_folder_new ();
  old->path = g_build_filename (old->folder, "old.forcon", NULL);
  g_assert_true (g_file_get_contents (source, &sql, NULL, NULL));
  g_assert_cmpint (sqlite3_open (old->path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_close (db), ==, SQLITE_OK);
  return old;
}

static void
old_file_free (OldFile *old)
{
  sample_folder_remove (old->folder);
  g_free (old->folder);
  g_free (old->path);
  g_free (old);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OldFile, old_file_free)

static ForconStore *
open_old (const OldFile *old, ForconStoreMode mode)
{
  g_autoptr (GError) error = NULL;
  ForconStore *store = forcon_store_open (old->path, mode, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (sample_position (store), ==, OLD_1_POSITION);
  g_assert_cmpuint (forcon_chronicle_length (forcon_store_chronicle (store)), ==, OLD_1_LENGTH);
  return store;
}

static gint64
version_of (const OldFile *old)
{
  g_autoptr (ForconSql) db = forcon_sql_open (old->path, FORCON_SQL_READ, old->path, NULL);
  gint64 version = 0;

  g_assert_true (forcon_sql_number (db, "PRAGMA user_version", &version, old->path, NULL));
  return version;
}

static void
a_reader_leaves_it_as_it_is (void)
{
  g_autoptr (OldFile) old = old_file_new ();
  g_autoptr (ForconStore) store = open_old (old, FORCON_STORE_READ);

  sample_assert_sound (store);
  g_clear_pointer (&store, forcon_store_free);
  g_assert_cmpint (version_of (old), ==, 1);
}

static void
a_writer_brings_it_to_the_present_version (void)
{
  g_autoptr (OldFile) old = old_file_new ();
  g_autoptr (ForconStore) reader = open_old (old, FORCON_STORE_READ);
  g_autofree char *before = sample_hash (reader);

  g_clear_pointer (&reader, forcon_store_free);
  g_autoptr (ForconStore) writer = open_old (old, FORCON_STORE_WRITE);
  g_autofree char *after = sample_hash (writer);
  ForconMoment moment;
  gint64 elapsed = 0;

  g_assert_cmpstr (before, ==, after);
  g_assert_cmpint (version_of (old), ==, FORCON_STORE_VERSION);
  g_assert_true (forcon_store_last_beat (writer, &moment, &elapsed));
  g_assert_cmpint (moment.uptime, ==, 123456789);
  sample_assert_sound (writer);
  sample_do_many (writer, 20, 30);
  sample_assert_sound (writer);
}

/* As often as it takes: the disk fails one write later each time. */
static void
what_cannot_be_brought_over_stays_as_it_was (void)
{
  g_autoptr (OldFile) old = old_file_new ();
  guint nth = 1;

  for (; nth < 100; nth++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ForconStore) writer = NULL;

      faulty_disk_fail (FAULTY_WRITE, nth, G_MAXUINT, SQLITE_FULL);
      writer = forcon_store_open (old->path, FORCON_STORE_WRITE, &error);
      faulty_disk_mend ();
      if (writer != NULL)
        break;
      g_assert_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_UNWRITABLE);
      g_assert_cmpint (version_of (old), ==, 1);
      g_autoptr (ForconStore) reader = open_old (old, FORCON_STORE_READ);

      sample_assert_sound (reader);
    }
  g_assert_cmpuint (nth, >, 3);
  g_assert_cmpuint (nth, <, 100);
  g_assert_cmpint (version_of (old), ==, FORCON_STORE_VERSION);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  faulty_disk_install ();
#define TEST(path, function) g_test_add_func ("/storage/store-old/" path, function)
  TEST ("a reader leaves it as it is", a_reader_leaves_it_as_it_is);
  TEST ("a writer brings it to the present version", a_writer_brings_it_to_the_present_version);
  TEST ("what cannot be brought over stays as it was", what_cannot_be_brought_over_stays_as_it_was);
  return g_test_run ();
}
