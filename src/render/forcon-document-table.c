/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-document-table.h"

static void
row_clear (gpointer data)
{
  ForconRow *row = data;

  g_strfreev (row->cells);
  g_free (row->words);
}

/* Returns: (transfer full): without a row yet */
ForconDocumentTable *
forcon_document_table_new (const ForconColumn *columns, guint n_columns)
{
  ForconDocumentTable *table = g_new0 (ForconDocumentTable, 1);

  table->heads = g_ptr_array_new_with_free_func (g_free);
  table->shares = g_array_new (FALSE, FALSE, sizeof (double));
  table->rows = g_array_new (FALSE, TRUE, sizeof (ForconRow));
  g_array_set_clear_func (table->rows, row_clear);
  for (guint i = 0; i < n_columns; i++)
    {
      g_ptr_array_add (table->heads, g_strdup (columns[i].head));
      g_array_append_val (table->shares, columns[i].share);
    }
  return table;
}

void
forcon_document_table_free (ForconDocumentTable *table)
{
  if (table == NULL)
    return;
  g_free (table->caption);
  g_ptr_array_unref (table->heads);
  g_array_unref (table->shares);
  g_array_unref (table->rows);
  g_free (table);
}

void
forcon_document_table_set_caption (ForconDocumentTable *table, const char *caption)
{
  g_free (table->caption);
  table->caption = g_strdup (caption);
}

/**
 * forcon_document_table_add:
 * @table: a table
 * @indent: of @words in a text report, columns
 * @words: (nullable): what a text report says instead of this row
 * @cells: as many as there are columns
 */
void
forcon_document_table_add (ForconDocumentTable *table, guint indent, const char *words, const char *const *cells)
{
  ForconRow row = { .cells = g_new0 (char *, table->heads->len + 1), .words = g_strdup (words), .indent = indent };

  for (guint i = 0; i < table->heads->len; i++)
    row.cells[i] = g_strdup (cells[i] == NULL ? "" : cells[i]);
  g_array_append_val (table->rows, row);
}

/* The row that was added last sums up the others. */
void
forcon_document_table_strengthen (ForconDocumentTable *table)
{
  g_return_if_fail (table->rows->len > 0);
  g_array_index (table->rows, ForconRow, table->rows->len - 1).strong = TRUE;
}
