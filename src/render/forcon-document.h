/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "forcon-document-table.h"
#include "forcon-paper.h"

G_BEGIN_DECLS

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
 * What is to be read, in order, before it is known on what: a text report (forcon-text-page.h) or paper
 * (forcon_folio_add_document()). Whoever shows it makes all text safe, as forcon_text_escape() does.
 */
typedef struct {
  GArray *blocks;
} ForconDocument;

ForconDocument *forcon_document_new (void);
void forcon_document_free (ForconDocument *document);
gboolean forcon_document_is_empty (const ForconDocument *document);

void forcon_document_title (ForconDocument *document, const char *text);
void forcon_document_heading (ForconDocument *document, const char *text);
void forcon_document_line (ForconDocument *document, guint indent, const char *text);
void forcon_document_item (ForconDocument *document, guint indent, const char *text);
void forcon_document_quote (ForconDocument *document, guint indent, const char *text);
void forcon_document_table (ForconDocument *document, ForconDocumentTable *table);
void forcon_document_figure (ForconDocument *document, const ForconFigure *figure);
void forcon_document_plate (ForconDocument *document, const char *heading, const ForconFigure *figure, guint columns);
void forcon_document_break (ForconDocument *document);
void forcon_document_append_lines (ForconDocument *document, const ForconDocument *other);
void forcon_document_section (ForconDocument *document, const char *heading, ForconDocument *body, const char *nothing);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconDocument, forcon_document_free)

G_END_DECLS
