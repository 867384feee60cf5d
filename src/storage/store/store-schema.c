/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/store/store-schema.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

#include "campaign/chronicle/chronicle.h"

/**
 * Table:
 * @name: of a table
 * @sql: as SQLite keeps it: a file in which it reads otherwise is none of ours
 */
typedef struct {
  const char *name;
  const char *sql;
} Table;

#define N_TABLES 3

/* By name. No rowid of its own, no index: nothing in a file is there twice. */
static const Table version_1[N_TABLES] = {
  { "entries", "CREATE TABLE entries (number INTEGER PRIMARY KEY, body TEXT NOT NULL)" },
  { "settings", "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID" },
  { "snapshots", "CREATE TABLE snapshots (position INTEGER PRIMARY KEY, state TEXT NOT NULL)" },
};

static const Table version_2[N_TABLES] = {
  { "entries", "CREATE TABLE entries (number INTEGER PRIMARY KEY, body TEXT NOT NULL, hash TEXT NOT NULL)" },
  { "settings", "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL, sum TEXT NOT NULL) WITHOUT ROWID" },
  { "snapshots", "CREATE TABLE snapshots (position INTEGER PRIMARY KEY, state TEXT NOT NULL, hash TEXT NOT NULL)" },
};

static const Table *const versions[] = { NULL, version_1, version_2 };
G_STATIC_ASSERT (G_N_ELEMENTS (versions) == FORCON_STORE_VERSION + 1);

/* Seals */

char *
forcon_chain_link (const char *previous, const char *body, gsize length)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  g_checksum_update (sum, (const guchar *) previous, -1);
  g_checksum_update (sum, (const guchar *) body, (gssize) length);
  return g_strdup (g_checksum_get_string (sum));
}

static char *
sum_of_setting (const char *name, const char *value)
{
  g_autofree char *both = g_strconcat (name, "=", value, NULL);

  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, both, -1);
}

/* Settings */

char *
forcon_setting_get (sqlite3 *db, gint64 version, const char *name, const char *shown, GError **error)
{
  const char *sql
      = version == 1 ? "SELECT value FROM settings WHERE name = ?" : "SELECT value, sum FROM settings WHERE name = ?";
  g_autoptr (ForconSqlStatement) statement = forcon_sql_prepare (db, sql, shown, error);
  g_autofree char *value = NULL;
  g_autofree char *sum = NULL;
  g_autofree char *expected = NULL;
  g_autofree char *what = NULL;
  gboolean row = FALSE;

  if (statement == NULL)
    return NULL;
  forcon_sql_bind_text (statement, 1, name);
  if (!forcon_sql_step (statement, &row, shown, error) || !row)
    return NULL;
  value = forcon_sql_text (statement, 0, NULL);
  sum = version == 1 ? NULL : forcon_sql_text (statement, 1, NULL);
  expected = value == NULL ? NULL : sum_of_setting (name, value);
  if (value != NULL && (version == 1 || g_strcmp0 (sum, expected) == 0))
    return g_steal_pointer (&value);
  what = g_strdup_printf (_ ("the setting \"%s\" is damaged"), name);
  forcon_file_error_set (error, FORCON_FILE_ERROR_DAMAGED, shown, 0, what, _ ("a campaign file"));
  return NULL;
}

gboolean
forcon_setting_put (sqlite3 *db, const char *name, const char *value, const char *shown, GError **error)
{
  g_autoptr (ForconSqlStatement) statement
      = forcon_sql_prepare (db, "REPLACE INTO settings (name, value, sum) VALUES (?, ?, ?)", shown, error);
  g_autofree char *sum = sum_of_setting (name, value);

  if (statement == NULL)
    return FALSE;
  forcon_sql_bind_text (statement, 1, name);
  forcon_sql_bind_text (statement, 2, value);
  forcon_sql_bind_text (statement, 3, sum);
  return forcon_sql_finish (statement, shown, error);
}

/* Tables */

static gboolean
stamp (sqlite3 *db, const char *shown, GError **error)
{
  g_autofree char *sql = g_strdup_printf ("PRAGMA application_id = %d; PRAGMA user_version = %d",
                                          FORCON_STORE_APPLICATION_ID, FORCON_STORE_VERSION);

  return forcon_sql_run (db, sql, shown, error);
}

static gboolean
create_tables (sqlite3 *db, const char *shown, GError **error)
{
  for (guint i = 0; i < N_TABLES; i++)
    if (!forcon_sql_run (db, version_2[i].sql, shown, error))
      return FALSE;
  return TRUE;
}

gboolean
forcon_schema_create (sqlite3 *db, const char *shown, GError **error)
{
  return create_tables (db, shown, error) && stamp (db, shown, error);
}

static gboolean
fail_foreign (const char *shown, GError **error)
{
  forcon_file_error_set (error, FORCON_FILE_ERROR_DAMAGED, shown, 0, _ ("is no campaign file, or it is damaged"),
                         _ ("a file made by “forcon new”"));
  return FALSE;
}

/* Whether there are the tables of that version, and nothing else. */
static gboolean
check_tables (sqlite3 *db, const Table *tables, const char *shown, GError **error)
{
  g_autoptr (ForconSqlStatement) statement
      = forcon_sql_prepare (db, "SELECT type, name, sql FROM sqlite_schema ORDER BY name", shown, error);
  gboolean row = FALSE;
  guint n = 0;

  if (statement == NULL || !forcon_sql_step (statement, &row, shown, error))
    return FALSE;
  for (; row; n++)
    {
      g_autofree char *type = forcon_sql_text (statement, 0, NULL);
      g_autofree char *name = forcon_sql_text (statement, 1, NULL);
      g_autofree char *sql = forcon_sql_text (statement, 2, NULL);

      if (n == N_TABLES || g_strcmp0 (type, "table") != 0 || g_strcmp0 (name, tables[n].name) != 0
          || g_strcmp0 (sql, tables[n].sql) != 0)
        return fail_foreign (shown, error);
      if (!forcon_sql_step (statement, &row, shown, error))
        return FALSE;
    }
  return n == N_TABLES || fail_foreign (shown, error);
}

gboolean
forcon_schema_check (sqlite3 *db, gint64 *version, const char *shown, GError **error)
{
  gint64 application = 0;

  if (!forcon_sql_number (db, "PRAGMA application_id", &application, shown, error)
      || !forcon_sql_number (db, "PRAGMA user_version", version, shown, error))
    return FALSE;
  if (application != FORCON_STORE_APPLICATION_ID || *version < 1)
    return fail_foreign (shown, error);
  if (*version > FORCON_STORE_VERSION)
    {
      g_autofree char *what = g_strdup_printf (_ ("a newer program made it, its version is %d"), (gint) *version);
      g_autofree char *expected = g_strdup_printf (_ ("at most version %d"), FORCON_STORE_VERSION);

      forcon_file_error_set (error, FORCON_FILE_ERROR_NEWER, shown, 0, what, expected);
      return FALSE;
    }
  return check_tables (db, versions[*version], shown, error);
}

/* From version 1 to 2: seals settings, states and entries. */

/* What one row of an old table becomes. */
typedef gboolean (*RowSealer) (sqlite3_stmt *from, sqlite3_stmt *to, char **chain);

/* Without a value there is nothing to seal. */
static gboolean
bind_sealed (sqlite3_stmt *to, gint place, char *text, char *seal)
{
  sqlite3_bind_text (to, place, text, -1, g_free);
  sqlite3_bind_text (to, place + 1, seal, -1, g_free);
  return text != NULL;
}

static gboolean
seal_setting (sqlite3_stmt *from, sqlite3_stmt *to, char **chain)
{
  g_autofree char *name = forcon_sql_text (from, 0, NULL);
  char *value = forcon_sql_text (from, 1, NULL);

  sqlite3_bind_text (to, 1, name, -1, SQLITE_TRANSIENT);
  return bind_sealed (to, 2, value, name == NULL || value == NULL ? NULL : sum_of_setting (name, value));
}

static gboolean
seal_snapshot (sqlite3_stmt *from, sqlite3_stmt *to, char **chain)
{
  gint64 position = sqlite3_column_int64 (from, 0);
  gsize length = 0;
  char *state = forcon_sql_text (from, 1, &length);
  g_autofree char *hash = state == NULL ? NULL : forcon_chain_link ("", state, length);

  sqlite3_bind_int64 (to, 1, position);
  if (position == 0)
    {
      g_free (*chain);
      *chain = g_strdup (hash);
    }
  return bind_sealed (to, 2, state, g_steal_pointer (&hash));
}

static gboolean
seal_entry (sqlite3_stmt *from, sqlite3_stmt *to, char **chain)
{
  gsize length = 0;
  char *body = forcon_sql_text (from, 1, &length);
  char *hash = body == NULL || *chain == NULL ? NULL : forcon_chain_link (*chain, body, length);

  sqlite3_bind_int64 (to, 1, sqlite3_column_int64 (from, 0));
  g_free (*chain);
  *chain = g_strdup (hash);
  return bind_sealed (to, 2, body, hash);
}

static gboolean
seal_rows (sqlite3 *db, const char *old, const char *into, RowSealer seal, char **chain, const char *shown,
           GError **error)
{
  g_autofree char *select = g_strdup_printf ("SELECT * FROM %s ORDER BY 1", old);
  g_autofree char *insert = g_strdup_printf ("INSERT INTO %s VALUES (?, ?, ?)", into);
  g_autoptr (ForconSqlStatement) from = forcon_sql_prepare (db, select, shown, error);
  g_autoptr (ForconSqlStatement) to = from == NULL ? NULL : forcon_sql_prepare (db, insert, shown, error);
  gboolean row = FALSE;

  while (to != NULL && forcon_sql_step (from, &row, shown, error))
    {
      if (!row)
        return TRUE;
      if (!seal (from, to, chain))
        return fail_foreign (shown, error);
      if (!forcon_sql_finish (to, shown, error))
        return FALSE;
    }
  return FALSE;
}

static gboolean
from_1_to_2 (sqlite3 *db, const char *shown, GError **error)
{
  g_autofree char *chain = NULL;

  return forcon_sql_run (db,
                         "ALTER TABLE settings RENAME TO old_settings; ALTER TABLE entries RENAME TO old_entries;"
                         "ALTER TABLE snapshots RENAME TO old_snapshots",
                         shown, error)
         && create_tables (db, shown, error)
         && seal_rows (db, "old_settings", "settings", seal_setting, &chain, shown, error)
         && seal_rows (db, "old_snapshots", "snapshots", seal_snapshot, &chain, shown, error)
         && seal_rows (db, "old_entries", "entries", seal_entry, &chain, shown, error)
         && forcon_sql_run (db, "DROP TABLE old_settings; DROP TABLE old_entries; DROP TABLE old_snapshots", shown,
                            error);
}

gboolean
forcon_schema_migrate (sqlite3 *db, gint64 version, const char *shown, GError **error)
{
  if (version == FORCON_STORE_VERSION)
    return TRUE;
  if (forcon_sql_run (db, "BEGIN IMMEDIATE", shown, error) && from_1_to_2 (db, shown, error) && stamp (db, shown, error)
      && forcon_sql_run (db, "COMMIT", shown, error))
    return TRUE;
  sqlite3_exec (db, "ROLLBACK", NULL, NULL, NULL);
  return FALSE;
}

guint
forcon_rulings_earlier (const char *text, guint n)
{
  guint rulings = 0, first = 0;

  if (text == NULL || sscanf (text, "%u %u", &rulings, &first) != 2 || rulings != FORCON_RULINGS)
    return n;
  return MIN (first, n);
}

char *
forcon_rulings_text (guint earlier)
{
  return g_strdup_printf ("%d %u", FORCON_RULINGS, earlier);
}
