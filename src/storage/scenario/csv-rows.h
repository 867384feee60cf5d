/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A table as spreadsheets save it (RFC 4180), row by row. */

#include <glib.h>

G_BEGIN_DECLS

/**
 * ForconCsvRow:
 * @line: of the file where it begins, from 1
 * @cells: (element-type utf8): without blanks around them, line ends in them as blanks
 */
typedef struct {
  guint line;
  GPtrArray *cells;
} ForconCsvRow;

/**
 * forcon_csv_load:
 * @path: a file
 * @called: what errors call it
 * @error: #ForconFileError
 *
 * Returns: (transfer full): its text, whole, for forcon_csv_read(); %NULL with @error set
 */
char *forcon_csv_load (const char *path, const char *called, GError **error);

/**
 * forcon_csv_read:
 * @text: a table: commas, semicolons or tabs between, by what its first line has that is not empty
 * @path: what errors call it
 * @error: #ForconFileError
 *
 * Returns: (transfer full) (element-type ForconCsvRow): its rows in which something stands, at least one; %NULL with
 *   @error set
 */
GArray *forcon_csv_read (const char *text, const char *path, GError **error);

/* Appends a cell and what goes before it: nothing where it is the @first of its line. */
void forcon_csv_put (GString *table, gboolean first, const char *text);

G_END_DECLS
