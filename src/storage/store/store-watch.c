/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether the open file is still the one that its name leads to, and still written by this program alone. SQLite
 would go on * writing into a file that was deleted, and nothing of it would be there in the end. */
#include "storage/store/store-private.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sys/stat.h>

gboolean
forcon_store_watch_links (const ForconStore *store, GError **error)
{
  g_autofree char *what = NULL;
  GStatBuf about;

  if (g_stat (store->file, &about) != 0 || about.st_nlink <= 1)
    return TRUE;
  /* Translators: hard links are meant: one file that stands in folders by several names. */
  what = g_strdup_printf (_ ("is one file with %u names (hard links)"), (guint) about.st_nlink);
  forcon_file_error_set (error, FORCON_FILE_ERROR_UNWRITABLE, store->path, 0, what,
                         _ ("a file of one name: copy it, and open the copy"));
  return FALSE;
}

void
forcon_store_watch_begin (ForconStore *store)
{
  g_autofree char *folder = g_path_is_absolute (store->path) ? NULL : g_get_current_dir ();
  GStatBuf about;

  store->name = folder == NULL ? g_strdup (store->path) : g_build_filename (folder, store->path, NULL);
  if (g_stat (store->name, &about) != 0)
    return;
  store->device = about.st_dev;
  store->inode = about.st_ino;
}

static gboolean
is_in_place (const ForconStore *store)
{
  gint moved = 0;
  GStatBuf about;

  /* SQLite knows which file it has open; where it cannot tell, the name has to do. */
  if (sqlite3_file_control (store->db, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved != 0)
    return FALSE;
  return g_stat (store->name, &about) == 0 && about.st_dev == store->device && about.st_ino == store->inode;
}

gboolean
forcon_store_check_place (ForconStore *store, GError **error)
{
  if (store->mode != FORCON_STORE_WRITE)
    return TRUE;
  if (!is_in_place (store))
    {
      gboolean there = g_file_test (store->name, G_FILE_TEST_EXISTS);

      forcon_file_error_set (error, FORCON_FILE_ERROR_MOVED, store->path, 0,
                             there ? _ ("was replaced by another file while it was open; nothing more is written")
                                   : _ ("was deleted or renamed while it was open; nothing more is written"),
                             _ ("the file that was opened; save a copy under another name"));
      return FALSE;
    }
  return forcon_store_lock_hold (store->lock, store->path, error);
}

/* What stands at the end of the file: its last entry and how many are in force. */
static gboolean
read_end (const ForconStore *store, gint64 *number, char **hash, gint64 *position, GError **error)
{
  g_autoptr (ForconSqlStatement) statement
      = forcon_sql_prepare (store->db,
                            "SELECT number, hash, (SELECT value FROM settings WHERE name = '" FORCON_SETTING_POSITION
                            "') FROM (SELECT 0 AS number, '' AS hash UNION ALL SELECT number, hash FROM entries) ORDER "
                            "BY number DESC LIMIT 1",
                            store->path, error);
  gboolean row = FALSE;

  if (statement == NULL || !forcon_sql_step (statement, &row, store->path, error))
    return FALSE;
  *number = sqlite3_column_int64 (statement, 0);
  *hash = forcon_sql_text (statement, 1, NULL);
  *position = sqlite3_column_int64 (statement, 2);
  return TRUE;
}

gboolean
forcon_store_watch_end (ForconStore *store, GError **error)
{
  guint n = store->entries->len;
  const char *ours = n == 0 ? "" : ((ForconStoredEntry *) g_ptr_array_index (store->entries, n - 1))->hash;
  g_autofree char *hash = NULL;
  gint64 number = 0;
  gint64 position = 0;

  if (!read_end (store, &number, &hash, &position, error))
    return FALSE;
  if (number == (gint64) n && g_strcmp0 (hash, ours) == 0 && position == (gint64) store->written)
    return TRUE;
  forcon_file_error_set (
      error, FORCON_FILE_ERROR_CHANGED, store->path, 0,
      _ ("was written by another program while it was open here, which its lock prevents unless somebody removes it"),
      _ ("to be opened again: all that was done before is there"));
  return FALSE;
}
