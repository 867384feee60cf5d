/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "render/paper/paper.h"

G_BEGIN_DECLS

/**
 * ForconLeaf:
 * @size: of the paper, mm
 * @draw: (nullable): draws it from 0, 0; FORCON_PAPER_UNIT units of @cr are 1 mm
 * @data: what is drawn
 * @free_data: (nullable): lets that go
 *
 * One page.
 */
typedef struct {
  ForconPaperSize size;
  void (*draw) (cairo_t *cr, const ForconStyle *style, gconstpointer data);
  gpointer data;
  GDestroyNotify free_data;
} ForconLeaf;

/*
 * Pages that belong together, ready to be looked at, saved or printed: the window, a file and the printer get the same
 * drawing. Everything in it is its own, so that a thread may make it and another draw it.
 */
typedef struct _ForconFolio ForconFolio;

/**
 * forcon_folio_new:
 * @title: what it is
 * @style: (transfer none): how it looks; stays
 *
 * Returns: (transfer full): without a page yet
 */
ForconFolio *forcon_folio_new (const char *title, const ForconStyle *style);

void forcon_folio_free (ForconFolio *folio);

/* What else a file says of itself: such as whose it is, and of which phase. */
void forcon_folio_set_subject (ForconFolio *folio, const char *subject);

/**
 * forcon_folio_add:
 * @folio: pages
 * @leaf: one more; its data is the folio's from now on. Whoever draws it does so in the language that this thread
 *   writes in now
 *
 * Returns: its number, from 0
 */
guint forcon_folio_add (ForconFolio *folio, const ForconLeaf *leaf);

/**
 * forcon_folio_mark:
 * @folio: pages
 * @page: its number, from 0
 * @depth: 0 is the outermost; at most one more than that of the mark before
 * @text: what is there
 *
 * Adds a bookmark.
 */
void forcon_folio_mark (ForconFolio *folio, guint page, guint depth, const char *text);

/**
 * forcon_folio_append:
 * @folio: pages
 * @other: (transfer full): more pages, which come after them
 * @heading: (nullable): a bookmark for them, under which theirs go
 */
void forcon_folio_append (ForconFolio *folio, ForconFolio *other, const char *heading);

/**
 * forcon_folio_borrow:
 * @folio: pages
 * @other: more pages, which come after them as well; they stay its own, and it must outlive @folio
 * @heading: (nullable): a bookmark for them, under which theirs go
 */
void forcon_folio_borrow (ForconFolio *folio, const ForconFolio *other, const char *heading);

const char *forcon_folio_title (const ForconFolio *folio);
const ForconStyle *forcon_folio_style (const ForconFolio *folio);

/* How many pages there are. */
guint forcon_folio_length (const ForconFolio *folio);

/* The size of a page, mm. */
ForconPaperSize forcon_folio_size (const ForconFolio *folio, guint page);

/* Whether a page is there only to be turned over, and nothing can ever stand on it. */
gboolean forcon_folio_is_blank (const ForconFolio *folio, guint page);

/**
 * forcon_folio_draw:
 * @folio: pages
 * @page: which, from 0
 * @cr: where to draw, from 0, 0; a unit is a point
 *
 * Draws what is printed, without the paper.
 */
void forcon_folio_draw (const ForconFolio *folio, guint page, cairo_t *cr);

/**
 * forcon_folio_written:
 * @folio: pages
 * @page: which, from 0
 *
 * Returns: (transfer full) (element-type ForconWritten): all texts that stand on a page, points
 */
GArray *forcon_folio_written (const ForconFolio *folio, guint page);

/**
 * forcon_folio_watch:
 * @folio: pages
 * @page: which, from 0
 * @things: (nullable) (element-type ForconShown): takes what else is shown on it
 *
 * Returns: (transfer full) (element-type ForconWritten): as forcon_folio_written()
 */
GArray *forcon_folio_watch (const ForconFolio *folio, guint page, GArray *things);

/* Returns: (transfer full): all that is written on all pages, a line for each text; a form feed ends a page */
char *forcon_folio_text (const ForconFolio *folio);

/**
 * forcon_folio_is_name:
 * @path: the name of a file
 *
 * Returns: whether pages can be written to a file of this name: .pdf, .svg or .png
 */
gboolean forcon_folio_is_name (const char *path);

/**
 * forcon_folio_to_file:
 * @folio: at least one page
 * @path: where to; .pdf is one file with all pages and bookmarks, .svg and .png are a file for each page, as
 *   forcon_folio_path_of_page() says
 * @error: FORCON_RENDER_ERROR or G_FILE_ERROR
 *
 * Whole files or none, as forcon_picture_to_file() writes them.
 *
 * Returns: whether all was written
 */
gboolean forcon_folio_to_file (const ForconFolio *folio, const char *path, GError **error);

/* Returns: (transfer full) (nullable): a page, from 0, as SVG; %NULL where it cannot be drawn */
GBytes *forcon_folio_page_to_svg (const ForconFolio *folio, guint page);

/**
 * forcon_folio_may_save:
 * @folio: pages
 * @path: as for forcon_folio_to_file()
 * @may_replace: whether what stands at a place may be taken away; this layer does not know what files are worth
 * @error: of @may_replace
 *
 * Returns: whether each file that would be written may be
 */
gboolean forcon_folio_may_save (const ForconFolio *folio, const char *path,
                                gboolean (*may_replace) (const char *path, GError **error), GError **error);

/**
 * forcon_folio_path_of_page:
 * @folio: pages
 * @path: as for forcon_folio_to_file()
 * @page: which, from 0
 *
 * Returns: (transfer full): the file in which a page stands: "pack-03.svg" of "pack.svg", with as many figures as the
 *   last page needs; @path itself of a PDF, and where there is but one page
 */
char *forcon_folio_path_of_page (const ForconFolio *folio, const char *path, guint page);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconFolio, forcon_folio_free)

G_END_DECLS
