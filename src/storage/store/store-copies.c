/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For O_CLOEXEC. */
#define _POSIX_C_SOURCE 200809L

#include "storage/store/store-private.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/place.h"

/* A copy is made under this name first, so that one that has its name is whole. */
#define COPY_SUFFIX ".~"
#define UNFINISHED ".~new"

/* All pages in one go. */
#define ALL_PAGES (-1)

void
forcon_store_warn (ForconStore *store, char *warning)
{
  if (store->warning == NULL)
    store->warning = warning;
  else
    g_free (warning);
}

gboolean
forcon_store_copy_pages (const ForconStore *store, const char *to, const char *shown, GError **error)
{
  g_autoptr (ForconSql) copy = forcon_sql_open (to, FORCON_SQL_WRITE, shown, error);
  sqlite3_backup *backup = copy == NULL ? NULL : sqlite3_backup_init (copy, "main", store->db, "main");
  gint code;

  if (backup == NULL)
    {
      if (copy != NULL)
        forcon_sql_fail (error, copy, sqlite3_extended_errcode (copy), shown);
      return FALSE;
    }
  sqlite3_backup_step (backup, ALL_PAGES);
  code = sqlite3_backup_finish (backup);
  if (code != SQLITE_OK)
    forcon_sql_fail (error, copy, code, shown);
  return code == SQLITE_OK;
}

/* Creates an empty file with the permissions of a new campaign file. Removes what an earlier attempt left there, or a
 * symbolic link. */
static gboolean
make_empty (const char *path, GError **error)
{
  g_autofree char *what = NULL;
  int descriptor;

  g_unlink (path);
  descriptor = g_open (path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (descriptor >= 0)
    {
      close (descriptor);
      return TRUE;
    }
  what = g_strdup_printf (_ ("cannot be written: %s"), g_strerror (errno));
  forcon_file_error_set (error, FORCON_FILE_ERROR_UNWRITABLE, path, 0, what, _ ("a folder that can be written in"));
  return FALSE;
}

/* The numbers of the copies that are there. Only what looks like one of ours and is a plain file. */
static GArray *
find_copies (const char *file)
{
  g_autofree char *folder = g_path_get_dirname (file);
  g_autofree char *name = g_path_get_basename (file);
  g_autofree char *prefix = g_strconcat (name, COPY_SUFFIX, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GArray *numbers = g_array_new (FALSE, FALSE, sizeof (gint));
  const char *entry;

  while (dir != NULL && (entry = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, entry, NULL);
      guint64 number = 0;
      gint phase;

      if (!g_str_has_prefix (entry, prefix)
          || !g_ascii_string_to_unsigned (entry + strlen (prefix), 10, 0, G_MAXINT32, &number, NULL)
          || g_file_test (path, G_FILE_TEST_IS_SYMLINK) || !g_file_test (path, G_FILE_TEST_IS_REGULAR))
        continue;
      phase = (gint) number;
      g_array_append_val (numbers, phase);
    }
  return numbers;
}

/* Deletes all but the last copies. Copies of later phases, which were undone since, are kept. */
static void
drop_old_copies (ForconStore *store, gint phase)
{
  g_autoptr (GArray) numbers = find_copies (store->file);

  for (guint i = 0; i < numbers->len; i++)
    {
      gint number = g_array_index (numbers, gint, i);
      g_autofree char *path = g_strdup_printf ("%s" COPY_SUFFIX "%d", store->file, number);

      if (number <= phase - (gint) store->copies)
        g_unlink (path);
    }
}

static gboolean
name_copy (const char *from, const char *to, GError **error)
{
  g_autofree char *what = NULL;

  /* This replaces a link by its name, and does not follow it. */
  if (g_rename (from, to) == 0 && forcon_place_sync_folder (to))
    return TRUE;
  what = g_strdup_printf (_ ("cannot be written: %s"), g_strerror (errno));
  forcon_file_error_set (error, FORCON_FILE_ERROR_UNWRITABLE, to, 0, what, _ ("a folder that can be written in"));
  return FALSE;
}

void
forcon_store_copy (ForconStore *store, gint phase)
{
  g_autofree char *unfinished = g_strconcat (store->file, UNFINISHED, NULL);
  g_autofree char *path = g_strdup_printf ("%s" COPY_SUFFIX "%d", store->file, phase);
  g_autoptr (GError) error = NULL;

  if (store->copies == 0)
    return;
  if (make_empty (unfinished, &error) && forcon_store_copy_pages (store, unfinished, unfinished, &error)
      && name_copy (unfinished, path, &error))
    drop_old_copies (store, phase);
  else
    {
      g_unlink (unfinished);
      forcon_store_warn (store, g_strdup_printf (_ ("no copy was kept of phase %d: %s"), phase, error->message));
    }
}
