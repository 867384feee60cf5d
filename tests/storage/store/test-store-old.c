/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Campaign files of older versions: read as they are, brought to the present version when they are written. */
#include "faulty-disk.h"
#include "store-sample.h"

#include "storage/files/file-error.h"
#include "storage/store/store-schema.h"

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

/* What the first release exported: a clash fought by its rules. */
#define RELEASE_1 "storage/old/release-1.xml"
#define RELEASE_1_LENGTH 161

static ForconStore *
import_old (const OldFile *old, const char *xml, GError **error)
{
  g_autofree char *path = g_build_filename (old->folder, "imported.forcon", NULL);

  g_remove (path);
  return forcon_store_import (xml, path, NULL, error) ? forcon_store_open (path, FORCON_STORE_WRITE, error) : NULL;
}

static guint
earlier_in (ForconStore *store)
{
  return forcon_chronicle_earlier (forcon_store_chronicle (store));
}

static void
note (ForconStore *store)
{
  ForconCampaignCommand command = sample_note ("Tea at nine");

  sample_do_command (store, &command);
}

static void
what_earlier_rules_decided_stands (void)
{
  g_autoptr (OldFile) old = old_file_new ();
  g_autofree char *xml = g_test_build_filename (G_TEST_DIST, RELEASE_1, NULL);
  g_autofree char *path = g_build_filename (old->folder, "imported.forcon", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconStore) store = import_old (old, xml, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (earlier_in (store), ==, RELEASE_1_LENGTH);
  sample_assert_sound (store);
  note (store);
  g_clear_pointer (&store, forcon_store_free);
  store = forcon_store_open (path, FORCON_STORE_WRITE, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (earlier_in (store), ==, RELEASE_1_LENGTH);
  sample_assert_sound (store);

  /* What takes their place is decided by the rules of today, and is asked to be. */
  g_assert_true (forcon_store_go_to (store, 100, &error));
  note (store);
  g_assert_cmpuint (earlier_in (store), ==, 100);
  sample_assert_sound (store);
}

/* Who says that they follow the rules of today is asked for it. */
static void
who_claims_the_rules_of_today_is_asked (void)
{
  g_autoptr (OldFile) old = old_file_new ();
  g_autofree char *xml = g_test_build_filename (G_TEST_DIST, RELEASE_1, NULL);
  g_autofree char *claiming = g_build_filename (old->folder, "claiming.xml", NULL);
  g_autofree char *setting = g_strdup_printf ("<setting name=\"rulings\" value=\"%d 0\"/>\n  <setting name=\"program\"", FORCON_RULINGS);
  g_autofree char *text = NULL;
  g_autoptr (GString) changed = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_get_contents (xml, &text, NULL, NULL));
  changed = g_string_new (text);
  g_assert_cmpuint (g_string_replace (changed, "<setting name=\"program\"", setting, 1), ==, 1);
  g_assert_true (g_file_set_contents (claiming, changed->str, -1, NULL));
  g_assert_null (import_old (old, claiming, &error));
  g_assert_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_DAMAGED);
  g_assert_nonnull (strstr (error->message, "command 2, decided anew, comes to something else"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  faulty_disk_install ();
#define TEST(path, function) g_test_add_func ("/storage/store-old/" path, function)
  TEST ("a reader leaves it as it is", a_reader_leaves_it_as_it_is);
  TEST ("a writer brings it to the present version", a_writer_brings_it_to_the_present_version);
  TEST ("what the rules of an earlier release decided stands", what_earlier_rules_decided_stands);
  TEST ("who claims to follow the rules of today is asked", who_claims_the_rules_of_today_is_asked);
  TEST ("what cannot be brought over stays as it was", what_cannot_be_brought_over_stays_as_it_was);
  return g_test_run ();
}
