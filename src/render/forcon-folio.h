/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "forcon-paper.h"

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

ForconFolio *forcon_folio_new (const char *title, const ForconStyle *style);
void forcon_folio_free (ForconFolio *folio);
void forcon_folio_set_subject (ForconFolio *folio, const char *subject);

guint forcon_folio_add (ForconFolio *folio, const ForconLeaf *leaf);
void forcon_folio_mark (ForconFolio *folio, guint page, guint depth, const char *text);
void forcon_folio_append (ForconFolio *folio, ForconFolio *other, const char *heading);

const char *forcon_folio_title (const ForconFolio *folio);
const ForconStyle *forcon_folio_style (const ForconFolio *folio);
guint forcon_folio_length (const ForconFolio *folio);
ForconPaperSize forcon_folio_size (const ForconFolio *folio, guint page);
gboolean forcon_folio_is_blank (const ForconFolio *folio, guint page);
void forcon_folio_draw (const ForconFolio *folio, guint page, cairo_t *cr);

GArray *forcon_folio_written (const ForconFolio *folio, guint page);
GArray *forcon_folio_watch (const ForconFolio *folio, guint page, GArray *things);
char *forcon_folio_text (const ForconFolio *folio);

gboolean forcon_folio_is_name (const char *path);
gboolean forcon_folio_to_file (const ForconFolio *folio, const char *path, GError **error);
gboolean forcon_folio_may_save (const ForconFolio *folio, const char *path,
                                gboolean (*may_replace) (const char *path, GError **error), GError **error);
char *forcon_folio_path_of_page (const ForconFolio *folio, const char *path, guint page);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconFolio, forcon_folio_free)

G_END_DECLS
