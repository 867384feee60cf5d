/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-document.h"


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

static void
block_clear (gpointer data)
{
  ForconBlock *block = data;

  g_free (block->text);
  forcon_document_table_free (block->table);
  if (block->figure.free_data != NULL)
    block->figure.free_data (block->figure.data);
}

/* Returns: (transfer full): with nothing in it yet */
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

/* What it is about; it comes first. */
void
forcon_document_title (ForconDocument *document, const char *text)
{
  add (document, FORCON_BLOCK_TITLE, 0, text);
}

/* What comes now. */
void
forcon_document_heading (ForconDocument *document, const char *text)
{
  add (document, FORCON_BLOCK_HEADING, 0, text);
}

/* What is to be said; it begins a line of its own, so many columns from the left. */
void
forcon_document_line (ForconDocument *document, guint indent, const char *text)
{
  add (document, FORCON_BLOCK_LINE, indent, text);
}

/* One of several things. */
void
forcon_document_item (ForconDocument *document, guint indent, const char *text)
{
  add (document, FORCON_BLOCK_ITEM, indent, text);
}

/* What a person wrote; %NULL is nothing. */
void
forcon_document_quote (ForconDocument *document, guint indent, const char *text)
{
  add (document, FORCON_BLOCK_QUOTE, indent, text == NULL ? "" : text);
}

/* Rows under heads, @table being the document's from now on. */
void
forcon_document_table (ForconDocument *document, ForconDocumentTable *table)
{
  const ForconBlock block = { .kind = FORCON_BLOCK_TABLE, .table = table };

  g_array_append_val (document->blocks, block);
}

/* A picture, whose data is the document's from now on. */
void
forcon_document_figure (ForconDocument *document, const ForconFigure *figure)
{
  const ForconBlock block = { .kind = FORCON_BLOCK_PICTURE, .figure = *figure };

  g_array_append_val (document->blocks, block);
}

/**
 * forcon_document_plate:
 * @document: a document
 * @heading: stands above the page
 * @figure: a picture, whose data is the document's from now on
 * @columns: of the page, from its left, that lie under it
 *
 * A page begins. What follows goes beside the picture, and then under it.
 */
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

/**
 * forcon_document_append_lines:
 * @document: a document
 * @other: what comes after it, without a picture; it stays as it is
 */
void
forcon_document_append_lines (ForconDocument *document, const ForconDocument *other)
{
  for (guint i = 0; i < other->blocks->len; i++)
    {
      const ForconBlock *block = &g_array_index (other->blocks, ForconBlock, i);

      add (document, block->kind, block->indent, block->text);
    }
}

/**
 * forcon_document_section:
 * @document: a document
 * @heading: what stands above it
 * @body: (transfer full): what it says
 * @nothing: (nullable): what is said where that is empty; else the whole section is left out
 */
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
