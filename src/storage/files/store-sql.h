/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "storage/files/file-error.h"

#include <sqlite3.h>

G_BEGIN_DECLS

/* SQLite, as campaign files use it: a file is not trusted, an error is one line. */
typedef enum {
  FORCON_SQL_READ,
  FORCON_SQL_WRITE,
  FORCON_SQL_FROZEN,
} ForconSqlMode;

/**
 * forcon_sql_open:
 * @file: a plain file
 * @mode: to read; to write, which makes it where there is none; or to read what nobody changes, with nothing beside it
 * @shown: what people call it
 * @error: #ForconFileError
 *
 * Returns: (transfer full): a connection, or %NULL with @error set
 */
sqlite3 *forcon_sql_open (const char *file, ForconSqlMode mode, const char *shown, GError **error);

/**
 * forcon_sql_read_header:
 * @file: a plain file
 * @header: (out caller-allocates) (array length=size): its first bytes, with zeros behind a file that is shorter
 * @size: how many
 * @shown: what people call it
 * @error: #ForconFileError
 *
 * Goes through SQLite, for a file that this program has open loses its locks when it is closed behind SQLite's back.
 * And it asks for bytes, not for pages: those of a file that was not closed may not fit together before its log is
 * read.
 *
 * Returns: whether it could be read
 */
gboolean forcon_sql_read_header (const char *file, guint8 *header, gint size, const char *shown, GError **error);

void forcon_sql_close (sqlite3 *db);

/* Runs statements that give no rows that matter. */
gboolean forcon_sql_run (sqlite3 *db, const char *sql, const char *shown, GError **error);

/* Returns: (transfer full): a statement, or %NULL with @error set */
sqlite3_stmt *forcon_sql_prepare (sqlite3 *db, const char *sql, const char *shown, GError **error);

/* @row: (out): whether there is one more. Returns: whether all went well */
gboolean forcon_sql_step (sqlite3_stmt *statement, gboolean *row, const char *shown, GError **error);

/* Runs a statement that gives no rows, and makes it ready to run again. */
gboolean forcon_sql_finish (sqlite3_stmt *statement, const char *shown, GError **error);

/* The first number of the first row; it must be there. */
gboolean forcon_sql_number (sqlite3 *db, const char *sql, gint64 *number, const char *shown, GError **error);

/**
 * forcon_sql_text:
 * @statement: at a row
 * @column: from 0
 * @length: (out) (nullable): bytes
 *
 * Returns: (transfer full) (nullable): the text there; %NULL where there is none, or one with a byte 0 in it
 */
char *forcon_sql_text (sqlite3_stmt *statement, gint column, gsize *length);

/* @text must live until the statement was run. */
void forcon_sql_bind_text (sqlite3_stmt *statement, gint place, const char *text);

/**
 * forcon_sql_fail:
 * @error: (nullable): where to
 * @db: (nullable): what failed
 * @code: SQLite's extended code
 * @shown: the file, as people call it
 *
 * Makes one line of what SQLite says.
 */
void forcon_sql_fail (GError **error, sqlite3 *db, gint code, const char *shown);

typedef sqlite3 ForconSql;
typedef sqlite3_stmt ForconSqlStatement;

static inline void
forcon_sql_finalize (ForconSqlStatement *statement)
{
  sqlite3_finalize (statement);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconSql, forcon_sql_close)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconSqlStatement, forcon_sql_finalize)

G_END_DECLS
