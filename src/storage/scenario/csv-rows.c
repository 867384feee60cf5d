/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/scenario/csv-rows.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "base/place.h"
#include "storage/files/file-error.h"

#define ROWS_MAX 20000

#define MEGABYTE (1024 * 1024)
#define SIZE_MAX_BYTES (4 * MEGABYTE)

/* Spreadsheets write it in front of UTF-8. */
#define MARK "\xef\xbb\xbf"

void
forcon_csv_put (GString *table, gboolean first, const char *text)
{
  g_auto (GStrv) parts = NULL;
  g_autofree char *doubled = NULL;

  if (!first)
    g_string_append_c (table, ',');
  if (strpbrk (text, ",;\"\t\n\r") == NULL)
    {
      g_string_append (table, text);
      return;
    }
  parts = g_strsplit (text, "\"", -1);
  doubled = g_strjoinv ("\"\"", parts);
  g_string_append_printf (table, "\"%s\"", doubled);
}

static void
fail (GError **error, const char *path, guint line, const char *what, const char *expected)
{
  forcon_file_error_set (error, FORCON_FILE_ERROR_DAMAGED, path, (gint) line, what, expected);
}

/*
 * Reads one line of the table, which quotes may spread over several; @open: whether the last of them is never closed.
 * Returns: (transfer full): its cells
 */
static GPtrArray *
read_cells (const char **at, char separator, guint *line, gboolean *open)
{
  GPtrArray *cells = g_ptr_array_new_with_free_func (g_free);
  GString *cell = g_string_new (NULL);
  gboolean quoted = FALSE;

  for (; **at != '\0' && (quoted || (**at != '\n' && **at != '\r')); ++*at)
    {
      if (quoted && **at == '"' && (*at)[1] == '"')
        g_string_append_c (cell, *++*at);
      else if (**at == '"' && (quoted || cell->len == 0))
        quoted = !quoted;
      else if (**at == separator && !quoted)
        {
          g_ptr_array_add (cells, g_strstrip (g_string_free (cell, FALSE)));
          cell = g_string_new (NULL);
        }
      else
        g_string_append_c (cell, **at == '\n' || **at == '\r' ? ' ' : **at);
      *line += **at == '\n' ? 1 : 0;
    }
  g_ptr_array_add (cells, g_strstrip (g_string_free (cell, FALSE)));
  if (**at == '\r')
    ++*at;
  if (**at == '\n')
    ++*at;
  *open = quoted;
  return cells;
}

static gboolean
is_empty (const GPtrArray *cells)
{
  for (guint i = 0; i < cells->len; i++)
    if (*(const char *) g_ptr_array_index (cells, i) != '\0')
      return FALSE;
  return TRUE;
}

static void
clear_row (gpointer row)
{
  g_ptr_array_unref (((ForconCsvRow *) row)->cells);
}

/* @rows: what was read. Returns: whether all could be */
static gboolean
read_rows (const char *text, const char *path, GArray *rows, GError **error)
{
  const char *at = g_str_has_prefix (text, MARK) ? text + strlen (MARK) : text;
  const char *head = at + strspn (at, "\r\n");
  const char *between = head + strcspn (head, ",;\t\r\n");
  char separator = *between == ';' || *between == '\t' ? *between : ',';
  guint next = 1;

  while (*at != '\0')
    {
      guint more = 0;
      gboolean open;
      ForconCsvRow row = { next, read_cells (&at, separator, &more, &open) };

      next += 1 + more;
      if (!open && is_empty (row.cells))
        {
          g_ptr_array_unref (row.cells);
          continue;
        }
      g_array_append_val (rows, row);
      if (open)
        return fail (error, path, row.line, _ ("a cell begins with a quote"), _ ("a quote at its end")), FALSE;
      if (rows->len > ROWS_MAX)
        return fail (error, path, row.line, _ ("there are too many lines"), _ ("fewer")), FALSE;
    }
  if (rows->len == 0)
    fail (error, path, 1, _ ("the file is empty"), _ ("a line of names"));
  return rows->len > 0;
}

GArray *
forcon_csv_read (const char *text, const char *path, GError **error)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (ForconCsvRow));

  g_array_set_clear_func (rows, clear_row);
  if (!g_utf8_validate (text, -1, NULL))
    {
      fail (error, path, 1, _ ("the file is in another encoding"), _ ("UTF-8"));
      return NULL;
    }
  return read_rows (text, path, rows, error) ? g_steal_pointer (&rows) : NULL;
}

char *
forcon_csv_load (const char *path, const char *called, GError **error)
{
  const char *trouble = NULL;
  g_autoptr (GBytes) bytes = forcon_place_read (path, SIZE_MAX_BYTES, &trouble);
  gsize size = bytes == NULL ? 0 : g_bytes_get_size (bytes);

  if (bytes == NULL)
    {
      g_autofree char *what = g_strdup_printf (_ ("cannot be read: %s"), trouble);

      forcon_file_error_set (error, FORCON_FILE_ERROR_UNREADABLE, called, 0, what, _ ("a readable file"));
    }
  else if (size > SIZE_MAX_BYTES)
    {
      g_autofree char *most = g_strdup_printf (_ ("at most %u MB"), SIZE_MAX_BYTES / MEGABYTE);

      fail (error, called, 0, _ ("the file is too big"), most);
    }
  else if (size > 0 && memchr (g_bytes_get_data (bytes, NULL), 0, size) != NULL)
    fail (error, called, 0, _ ("there is a byte 0 in the file, as in UTF-16"), _ ("text in UTF-8"));
  else
    return g_strndup (size == 0 ? "" : g_bytes_get_data (bytes, NULL), size);
  return NULL;
}
