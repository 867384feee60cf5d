/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/papers/book.h"

G_BEGIN_DECLS

/* One page of a preview: white paper, and what is printed on it as soon as it is drawn. */
#define FORCON_TYPE_FOLIO_PAGE (forcon_folio_page_get_type ())
G_DECLARE_FINAL_TYPE (ForconFolioPage, forcon_folio_page, FORCON, FOLIO_PAGE, GtkWidget)

/**
 * forcon_folio_page_new:
 * @book: pages
 * @page: which of them, from 0
 *
 * Returns: (transfer floating): white paper as yet
 */
ForconFolioPage *forcon_folio_page_new (ForconBook *book, guint page);

/**
 * forcon_folio_page_paint:
 * @self: a page
 * @scale: pixels to the point
 * @view: for whom
 * @done: called with @view and what forcon_folio_page_painted() takes
 *
 * Draws the page on a thread.
 */
void forcon_folio_page_paint (ForconFolioPage *self, double scale, GtkWidget *view, GAsyncReadyCallback done);

/**
 * forcon_folio_page_painted:
 * @result: what came of forcon_folio_page_paint()
 *
 * Lets the page show it. There may have been no memory for it; then the page stays white.
 */
void forcon_folio_page_painted (GAsyncResult *result);

/* Whether it has been drawn, or tried to be, with so many pixels to the point. */
gboolean forcon_folio_page_is_painted (ForconFolioPage *self, double scale);

/* Lets the picture go; what is not seen takes no room. */
void forcon_folio_page_forget (ForconFolioPage *self);

G_END_DECLS
