/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/text/ledger.h"

/* The first column is so much wider than one of figures. */
#define FIRST_SHARE 1.8

/**
 * ForconLedger:
 * @columns: how many
 * @table: (nullable): once its heads are there
 * @row: the next one, without an end
 */
struct _ForconLedger {
  guint columns;
  ForconDocumentTable *table;
  GPtrArray *row;
};

ForconLedger *
forcon_ledger_new (guint columns)
{
  ForconLedger *ledger = g_new0 (ForconLedger, 1);

  ledger->columns = columns;
  ledger->row = g_ptr_array_new_with_free_func (g_free);
  return ledger;
}

void
forcon_ledger_add (ForconLedger *ledger, const char *text)
{
  g_return_if_fail (ledger->row->len < ledger->columns);
  g_ptr_array_add (ledger->row, g_strdup (text));
}

void
forcon_ledger_add_number (ForconLedger *ledger, gint64 number)
{
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, number);

  forcon_ledger_add (ledger, text);
}

void
forcon_ledger_end_row (ForconLedger *ledger, gboolean strong)
{
  while (ledger->row->len < ledger->columns)
    forcon_ledger_add (ledger, "");
  if (ledger->table == NULL)
    {
      /* The first row has the heads of the columns. */
      g_autofree ForconColumn *columns = g_new0 (ForconColumn, ledger->columns);

      for (guint i = 0; i < ledger->columns; i++)
        columns[i] = (ForconColumn){ g_ptr_array_index (ledger->row, i), i == 0 ? FIRST_SHARE : 1 };
      ledger->table = forcon_document_table_new (columns, ledger->columns);
      ledger->table->figures = TRUE;
    }
  else
    {
      forcon_document_table_add (ledger->table, 0, NULL, (const char *const *) ledger->row->pdata);
      if (strong)
        forcon_document_table_strengthen (ledger->table);
    }
  g_ptr_array_set_size (ledger->row, 0);
}

void
forcon_ledger_finish (ForconLedger *ledger, ForconDocument *document)
{
  g_return_if_fail (ledger->table != NULL);
  forcon_document_table (document, ledger->table);
  g_ptr_array_unref (ledger->row);
  g_free (ledger);
}
