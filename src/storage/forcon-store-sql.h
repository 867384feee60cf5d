/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-file-error.h"

#include <sqlite3.h>

G_BEGIN_DECLS

/* SQLite, as campaign files use it: a file is not trusted, an error is one line. */
typedef enum {
  FORCON_SQL_READ,
  FORCON_SQL_WRITE,
  FORCON_SQL_FROZEN,
} ForconSqlMode;

sqlite3 *forcon_sql_open (const char *file, ForconSqlMode mode, const char *shown, GError **error);
gboolean forcon_sql_read_header (const char *file, guint8 *header, gint size, const char *shown, GError **error);
void forcon_sql_close (sqlite3 *db);
gboolean forcon_sql_run (sqlite3 *db, const char *sql, const char *shown, GError **error);
sqlite3_stmt *forcon_sql_prepare (sqlite3 *db, const char *sql, const char *shown, GError **error);
gboolean forcon_sql_step (sqlite3_stmt *statement, gboolean *row, const char *shown, GError **error);
gboolean forcon_sql_finish (sqlite3_stmt *statement, const char *shown, GError **error);
gboolean forcon_sql_number (sqlite3 *db, const char *sql, gint64 *number, const char *shown, GError **error);
char *forcon_sql_text (sqlite3_stmt *statement, gint column, gsize *length);
void forcon_sql_bind_text (sqlite3_stmt *statement, gint place, const char *text);
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
