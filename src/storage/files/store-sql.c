/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/files/store-sql.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Bytes at most of one value: a state is the longest. */
#define VALUE_MAX (64 * 1024 * 1024)

/* How long another program that is just opening or closing the file is waited for, ms. */
#define PATIENCE 5000

/* What a campaign file is for SQLite: nothing in it is ever run, and every page is looked at before it is used. */
static const char hardening[] = "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0;"
                                "PRAGMA temp_store = MEMORY; PRAGMA foreign_keys = OFF;";

/* A writer takes its log into the file itself after each transaction, see forcon_store_do(). */
static const char *const manners[] = {
  [FORCON_SQL_READ] = "PRAGMA query_only = ON",
  [FORCON_SQL_WRITE] = "PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0",
  [FORCON_SQL_FROZEN] = "",
};

/* A reader may put beside a file what SQLite needs, and takes it away again; where it may not, it only reads. */
static const gint open_flags[] = {
  [FORCON_SQL_READ] = SQLITE_OPEN_READWRITE,
  [FORCON_SQL_WRITE] = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE,
  [FORCON_SQL_FROZEN] = SQLITE_OPEN_READONLY,
};

static ForconFileError
kind_of (gint code)
{
  switch (code & 0xff)
    {
    case SQLITE_FULL:
    case SQLITE_READONLY:
      return FORCON_FILE_ERROR_UNWRITABLE;
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH:
      return FORCON_FILE_ERROR_UNREADABLE;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return FORCON_FILE_ERROR_BUSY;
    case SQLITE_IOERR:
      return code == SQLITE_IOERR_SHORT_READ || code == SQLITE_IOERR_CORRUPTFS ? FORCON_FILE_ERROR_DAMAGED
             : code == SQLITE_IOERR_READ                                       ? FORCON_FILE_ERROR_UNREADABLE
                                                                               : FORCON_FILE_ERROR_UNWRITABLE;
    default:
      return FORCON_FILE_ERROR_DAMAGED;
    }
}

void
forcon_sql_fail (GError **error, sqlite3 *db, gint code, const char *shown)
{
  gint system = db == NULL ? 0 : sqlite3_system_errno (db);
  gboolean of_system = (code & 0xff) == SQLITE_IOERR || (code & 0xff) == SQLITE_CANTOPEN;
  g_autofree char *reason = g_strdup (of_system && system != 0 ? g_strerror (system) : sqlite3_errstr (code));
  g_autofree char *what = NULL;

  switch (kind_of (code))
    {
    case FORCON_FILE_ERROR_UNWRITABLE:
      what = g_strdup_printf (_ ("cannot be written: %s"), reason);
      forcon_file_error_set (error, FORCON_FILE_ERROR_UNWRITABLE, shown, 0, what, _ ("a disk with room to write on"));
      break;
    case FORCON_FILE_ERROR_UNREADABLE:
      what = g_strdup_printf (_ ("cannot be read: %s"), reason);
      forcon_file_error_set (error, FORCON_FILE_ERROR_UNREADABLE, shown, 0, what, _ ("a readable file"));
      break;
    case FORCON_FILE_ERROR_BUSY:
      forcon_file_error_set (error, FORCON_FILE_ERROR_BUSY, shown, 0, _ ("another program is busy with it"),
                             _ ("one program at a time"));
      break;
    case FORCON_FILE_ERROR_DAMAGED:
    case FORCON_FILE_ERROR_NEWER:
    case FORCON_FILE_ERROR_MOVED:
    case FORCON_FILE_ERROR_CHANGED:
    case FORCON_FILE_ERROR_CALLED_OFF:
      what = g_strdup_printf (_ ("is damaged (%s)"), reason);
      forcon_file_error_set (error, FORCON_FILE_ERROR_DAMAGED, shown, 0, what, _ ("a campaign file"));
      break;
    }
}

sqlite3 *
forcon_sql_open (const char *file, ForconSqlMode mode, const char *shown, GError **error)
{
  g_autoptr (ForconSql) db = NULL;
  g_autofree char *escaped = g_uri_escape_string (file, "/", FALSE);
  g_autofree char *uri = g_strconcat ("file:", escaped, mode == FORCON_SQL_FROZEN ? "?immutable=1" : "", NULL);
  gint code = sqlite3_open_v2 (uri, &db, open_flags[mode] | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX, NULL);

  if (code != SQLITE_OK)
    {
      forcon_sql_fail (error, db, db == NULL ? SQLITE_NOMEM : sqlite3_extended_errcode (db), shown);
      return NULL;
    }
  sqlite3_extended_result_codes (db, 1);
  sqlite3_db_config (db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  sqlite3_db_config (db, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, NULL);
  sqlite3_db_config (db, SQLITE_DBCONFIG_ENABLE_VIEW, 0, NULL);
  sqlite3_limit (db, SQLITE_LIMIT_LENGTH, VALUE_MAX);
  sqlite3_limit (db, SQLITE_LIMIT_ATTACHED, 0);
  sqlite3_busy_timeout (db, PATIENCE);
  if (!forcon_sql_run (db, hardening, shown, error) || !forcon_sql_run (db, manners[mode], shown, error))
    return NULL;
  return g_steal_pointer (&db);
}

gboolean
forcon_sql_read_header (const char *file, guint8 *header, gint size, const char *shown, GError **error)
{
  sqlite3_vfs *disk = sqlite3_initialize () == SQLITE_OK ? sqlite3_vfs_find (NULL) : NULL;
  g_autofree sqlite3_file *handle = disk == NULL ? NULL : g_malloc0 ((gsize) disk->szOsFile);
  const char *name = sqlite3_create_filename (file, "", "", 0, NULL);
  gint code = disk == NULL || name == NULL ? SQLITE_NOMEM : SQLITE_OK;

  if (code == SQLITE_OK)
    code = disk->xOpen (disk, name, handle, SQLITE_OPEN_READONLY | SQLITE_OPEN_MAIN_DB, NULL);
  if (code == SQLITE_OK)
    code = handle->pMethods->xRead (handle, header, size, 0);
  if (handle != NULL && handle->pMethods != NULL)
    handle->pMethods->xClose (handle);
  sqlite3_free_filename ((char *) name);
  if (code == SQLITE_OK || code == SQLITE_IOERR_SHORT_READ)
    return TRUE;
  forcon_sql_fail (error, NULL, code, shown);
  return FALSE;
}

void
forcon_sql_close (sqlite3 *db)
{
  sqlite3_close (db);
}

gboolean
forcon_sql_run (sqlite3 *db, const char *sql, const char *shown, GError **error)
{
  gint code = sqlite3_exec (db, sql, NULL, NULL, NULL);

  if (code != SQLITE_OK)
    forcon_sql_fail (error, db, sqlite3_extended_errcode (db), shown);
  return code == SQLITE_OK;
}

sqlite3_stmt *
forcon_sql_prepare (sqlite3 *db, const char *sql, const char *shown, GError **error)
{
  sqlite3_stmt *statement = NULL;

  if (sqlite3_prepare_v2 (db, sql, -1, &statement, NULL) != SQLITE_OK)
    forcon_sql_fail (error, db, sqlite3_extended_errcode (db), shown);
  return statement;
}

gboolean
forcon_sql_step (sqlite3_stmt *statement, gboolean *row, const char *shown, GError **error)
{
  gint code = sqlite3_step (statement);

  *row = code == SQLITE_ROW;
  if (code == SQLITE_ROW || code == SQLITE_DONE)
    return TRUE;
  forcon_sql_fail (error, sqlite3_db_handle (statement), sqlite3_extended_errcode (sqlite3_db_handle (statement)),
                   shown);
  return FALSE;
}

gboolean
forcon_sql_finish (sqlite3_stmt *statement, const char *shown, GError **error)
{
  gboolean row = FALSE;
  gboolean done = forcon_sql_step (statement, &row, shown, error);

  sqlite3_reset (statement);
  return done;
}

gboolean
forcon_sql_number (sqlite3 *db, const char *sql, gint64 *number, const char *shown, GError **error)
{
  g_autoptr (ForconSqlStatement) statement = forcon_sql_prepare (db, sql, shown, error);
  gboolean row = FALSE;

  if (statement == NULL || !forcon_sql_step (statement, &row, shown, error))
    return FALSE;
  *number = row ? sqlite3_column_int64 (statement, 0) : 0;
  if (!row)
    forcon_sql_fail (error, NULL, SQLITE_CORRUPT, shown);
  return row;
}

char *
forcon_sql_text (sqlite3_stmt *statement, gint column, gsize *length)
{
  gboolean is_text = sqlite3_column_type (statement, column) == SQLITE_TEXT;
  const char *text = is_text ? (const char *) sqlite3_column_text (statement, column) : NULL;
  gsize size = text == NULL ? 0 : (gsize) sqlite3_column_bytes (statement, column);

  if (text == NULL || memchr (text, 0, size) != NULL)
    return NULL;
  if (length != NULL)
    *length = size;
  return g_strndup (text, size);
}

void
forcon_sql_bind_text (sqlite3_stmt *statement, gint place, const char *text)
{
  sqlite3_bind_text (statement, place, text, -1, SQLITE_STATIC);
}
