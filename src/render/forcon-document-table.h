/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A column of a table: what stands above it, and its share of the width. */
typedef struct {
  const char *head;
  double share;
} ForconColumn;

/**
 * ForconDocumentTable:
 * @caption: (nullable): stands above all of it, and in a text report before what it says in words
 * @heads: what stands above the columns; as it was given: not yet safe to show
 * @shares: (element-type double): of the width
 * @rows: (element-type ForconRow)
 * @figures: all columns but the first hold figures, which stand at the right of their column
 */
typedef struct {
  char *caption;
  GPtrArray *heads;
  GArray *shares;
  GArray *rows;
  gboolean figures;
} ForconDocumentTable;

/**
 * ForconRow:
 * @cells: as many as there are columns; as they were given
 * @words: (nullable): what a text report says instead, as one of several things
 * @indent: of that
 * @strong: it sums up the others
 */
typedef struct {
  char **cells;
  char *words;
  guint indent;
  gboolean strong;
} ForconRow;

ForconDocumentTable *forcon_document_table_new (const ForconColumn *columns, guint n_columns);
void forcon_document_table_set_caption (ForconDocumentTable *table, const char *caption);
void forcon_document_table_strengthen (ForconDocumentTable *table);
void forcon_document_table_free (ForconDocumentTable *table);
void forcon_document_table_add (ForconDocumentTable *table, guint indent, const char *words, const char *const *cells);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconDocumentTable, forcon_document_table_free)

G_END_DECLS
