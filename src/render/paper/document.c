/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/paper/document.h"

static void
row_clear (gpointer data)
{
  ForconRow *row = data;

  g_strfreev (row->cells);
  g_free (row->words);
}

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

void
forcon_document_table_add (ForconDocumentTable *table, guint indent, const char *words, const char *const *cells)
{
  ForconRow row = { .cells = g_new0 (char *, table->heads->len + 1), .words = g_strdup (words), .indent = indent };

  for (guint i = 0; i < table->heads->len; i++)
    row.cells[i] = g_strdup (cells[i] == NULL ? "" : cells[i]);
  g_array_append_val (table->rows, row);
}

void
forcon_document_table_strengthen (ForconDocumentTable *table)
{
  g_return_if_fail (table->rows->len > 0);
  g_array_index (table->rows, ForconRow, table->rows->len - 1).strong = TRUE;
}

static void
block_clear (gpointer data)
{
  ForconBlock *block = data;

  g_free (block->text);
  forcon_document_table_free (block->table);
  if (block->figure.free_data != NULL)
    block->figure.free_data (block->figure.data);
}

ForconDocument *
forcon_document_new (void)
{
  ForconDocument *document = g_new0 (ForconDocument, 1);

  document->blocks = g_array_new (FALSE, TRUE, sizeof (ForconBlock));
  g_array_set_clear_func (document->blocks, block_clear);
  return document;
}

void
forcon_document_free (ForconDocument *document)
{
  if (document == NULL)
    return;
  g_array_unref (document->blocks);
  g_free (document);
}

gboolean
forcon_document_is_empty (const ForconDocument *document)
{
  return document->blocks->len == 0;
}

static void
add (ForconDocument *document, ForconBlockKind kind, guint indent, const char *text)
{
  const ForconBlock block = { .kind = kind, .indent = indent, .text = g_strdup (text) };

  g_array_append_val (document->blocks, block);
}

void
forcon_document_title (ForconDocument *document, const char *text)
{
  add (document, FORCON_BLOCK_TITLE, 0, text);
}

void
forcon_document_heading (ForconDocument *document, const char *text)
{
  add (document, FORCON_BLOCK_HEADING, 0, text);
}

void
forcon_document_line (ForconDocument *document, guint indent, const char *text)
{
  add (document, FORCON_BLOCK_LINE, indent, text);
}

void
forcon_document_item (ForconDocument *document, guint indent, const char *text)
{
  add (document, FORCON_BLOCK_ITEM, indent, text);
}

void
forcon_document_quote (ForconDocument *document, guint indent, const char *text)
{
  add (document, FORCON_BLOCK_QUOTE, indent, text == NULL ? "" : text);
}

void
forcon_document_table (ForconDocument *document, ForconDocumentTable *table)
{
  const ForconBlock block = { .kind = FORCON_BLOCK_TABLE, .table = table };

  g_array_append_val (document->blocks, block);
}

void
forcon_document_figure (ForconDocument *document, const ForconFigure *figure)
{
  const ForconBlock block = { .kind = FORCON_BLOCK_PICTURE, .figure = *figure };

  g_array_append_val (document->blocks, block);
}

void
forcon_document_plate (ForconDocument *document, const char *heading, const ForconFigure *figure, guint columns)
{
  const ForconBlock block
      = { .kind = FORCON_BLOCK_PLATE, .indent = columns, .text = g_strdup (heading), .figure = *figure };

  g_array_append_val (document->blocks, block);
}

void
forcon_document_break (ForconDocument *document)
{
  add (document, FORCON_BLOCK_BREAK, 0, NULL);
}

void
forcon_document_append_lines (ForconDocument *document, const ForconDocument *other)
{
  for (guint i = 0; i < other->blocks->len; i++)
    {
      const ForconBlock *block = &g_array_index (other->blocks, ForconBlock, i);

      add (document, block->kind, block->indent, block->text);
    }
}

void
forcon_document_section (ForconDocument *document, const char *heading, ForconDocument *body, const char *nothing)
{
  gboolean empty = forcon_document_is_empty (body);

  if (!empty || nothing != NULL)
    forcon_document_heading (document, heading);
  if (empty && nothing != NULL)
    forcon_document_line (document, 0, nothing);
  g_array_append_vals (document->blocks, body->blocks->data, body->blocks->len);
  /* The blocks have a new owner. */
  g_array_set_clear_func (body->blocks, NULL);
  forcon_document_free (body);
}
