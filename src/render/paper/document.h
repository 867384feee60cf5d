/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

#include "render/paper/paper.h"

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

/* Returns: (transfer full): without a row yet */
ForconDocumentTable *forcon_document_table_new (const ForconColumn *columns, guint n_columns);

void forcon_document_table_set_caption (ForconDocumentTable *table, const char *caption);

/* The row that was added last sums up the others. */
void forcon_document_table_strengthen (ForconDocumentTable *table);

void forcon_document_table_free (ForconDocumentTable *table);

/**
 * forcon_document_table_add:
 * @table: a table
 * @indent: of @words in a text report, columns
 * @words: (nullable): what a text report says instead of this row
 * @cells: as many as there are columns
 */
void forcon_document_table_add (ForconDocumentTable *table, guint indent, const char *words, const char *const *cells);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconDocumentTable, forcon_document_table_free)

/* What a block of a document is. */
typedef enum {
  FORCON_BLOCK_TITLE,
  FORCON_BLOCK_HEADING,
  FORCON_BLOCK_LINE,    /* a paragraph */
  FORCON_BLOCK_ITEM,    /* one of several things, with a bullet */
  FORCON_BLOCK_QUOTE,   /* what a person wrote, whose lines are kept */
  FORCON_BLOCK_TABLE,   /* rows under heads; a text report may say it in words */
  FORCON_BLOCK_PICTURE, /* on paper only: what it shows stands in words too */
  FORCON_BLOCK_PLATE,   /* a page begins, with a heading and a picture over several columns */
  FORCON_BLOCK_BREAK,   /* what follows begins a page (a column, where there are several) */
} ForconBlockKind;

/**
 * ForconFigure:
 * @aspect: width by height; its width is that of the column
 * @most: not higher than this, mm; 0 is as high as the page
 * @draw: draws it from 0, 0 to @width, @height, in units of FORCON_PAPER_UNIT to the mm
 * @data: what is drawn
 * @free_data: (nullable): lets that go
 *
 * A picture in a document.
 */
typedef struct {
  double aspect;
  double most;
  void (*draw) (cairo_t *cr, const ForconStyle *style, double width, double height, gconstpointer data);
  gpointer data;
  GDestroyNotify free_data;
} ForconFigure;

/**
 * ForconBlock:
 * @indent: columns of a text report from the left; of a plate, how many columns of the page its picture takes
 * @text: (nullable): as it was given: not yet safe to show
 * @figure: of a picture or a plate
 * @table: (nullable): of a table
 */
typedef struct {
  ForconBlockKind kind;
  guint indent;
  char *text;
  ForconFigure figure;
  ForconDocumentTable *table;
} ForconBlock;

/*
 * What is to be read, in order, before it is known on what: a text report (text-page.h) or paper
 * (forcon_folio_add_document()). All text is made safe with forcon_text_escape() when it is shown.
 */
typedef struct {
  GArray *blocks;
} ForconDocument;

/* Returns: (transfer full): with nothing in it yet */
ForconDocument *forcon_document_new (void);

void forcon_document_free (ForconDocument *document);
gboolean forcon_document_is_empty (const ForconDocument *document);

/* What it is about; it comes first. */
void forcon_document_title (ForconDocument *document, const char *text);

/* What comes now. */
void forcon_document_heading (ForconDocument *document, const char *text);

/* What is to be said; it begins a line of its own, so many columns from the left. */
void forcon_document_line (ForconDocument *document, guint indent, const char *text);

/* One of several things. */
void forcon_document_item (ForconDocument *document, guint indent, const char *text);

/* What a person wrote; %NULL is nothing. */
void forcon_document_quote (ForconDocument *document, guint indent, const char *text);

/* Rows under heads, @table being the document's from now on. */
void forcon_document_table (ForconDocument *document, ForconDocumentTable *table);

/* A picture, whose data is the document's from now on. */
void forcon_document_figure (ForconDocument *document, const ForconFigure *figure);

/**
 * forcon_document_plate:
 * @document: a document
 * @heading: stands above the page
 * @figure: a picture, whose data is the document's from now on
 * @columns: of the page, from its left, that lie under it
 *
 * A page begins. What follows goes beside the picture, and then under it.
 */
void forcon_document_plate (ForconDocument *document, const char *heading, const ForconFigure *figure, guint columns);

void forcon_document_break (ForconDocument *document);

/**
 * forcon_document_append_lines:
 * @document: a document
 * @other: what comes after it, without a picture; it stays as it is
 */
void forcon_document_append_lines (ForconDocument *document, const ForconDocument *other);

/**
 * forcon_document_section:
 * @document: a document
 * @heading: what stands above it
 * @body: (transfer full): what it says
 * @nothing: (nullable): what is said where that is empty; else the whole section is left out
 */
void forcon_document_section (ForconDocument *document, const char *heading, ForconDocument *body, const char *nothing);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconDocument, forcon_document_free)

G_END_DECLS
