/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/papers/folio-view.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/*
 * Papers to look at, with what turns their pages and makes them larger; for who cannot see them, as text. "as-text"
 * says which.
 */
#define FORCON_TYPE_FOLIO_PANE (forcon_folio_pane_get_type ())
G_DECLARE_FINAL_TYPE (ForconFolioPane, forcon_folio_pane, FORCON, FOLIO_PANE, ForconPanel)

/**
 * forcon_folio_pane_set_book:
 * @self: a pane
 * @book: (nullable): what it shows from now on
 */
void forcon_folio_pane_set_book (ForconFolioPane *self, ForconBook *book);

/**
 * forcon_folio_pane_set_text:
 * @self: a pane
 * @text: (nullable): what stands on the pages, or else why there are none
 */
void forcon_folio_pane_set_text (ForconFolioPane *self, const char *text);

gboolean forcon_folio_pane_as_text (ForconFolioPane *self);
ForconFolioView *forcon_folio_pane_view (ForconFolioPane *self);

G_END_DECLS
