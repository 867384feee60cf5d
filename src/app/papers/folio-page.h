/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/papers/book.h"

G_BEGIN_DECLS

/* One page of a preview: white paper, and what is printed on it as soon as it is drawn. */
#define FORCON_TYPE_FOLIO_PAGE (forcon_folio_page_get_type ())
G_DECLARE_FINAL_TYPE (ForconFolioPage, forcon_folio_page, FORCON, FOLIO_PAGE, GtkWidget)

ForconFolioPage *forcon_folio_page_new (ForconBook *book, guint page);
void forcon_folio_page_paint (ForconFolioPage *self, double scale, GtkWidget *view, GAsyncReadyCallback done);
void forcon_folio_page_painted (GAsyncResult *result);
gboolean forcon_folio_page_is_painted (ForconFolioPage *self, double scale);
void forcon_folio_page_forget (ForconFolioPage *self);

G_END_DECLS
