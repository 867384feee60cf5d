/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/papers/book.h"
#include "app/widgets/canvas.h"

G_BEGIN_DECLS

/* How much larger a key or a notch of the wheel makes pages. */
#define FORCON_FOLIO_STEP 1.2

/* How large pages are shown. */
typedef enum {
  FORCON_FOLIO_FIT_WIDTH, /* as wide as there is room */
  FORCON_FOLIO_FIT_PAGE,  /* the whole page */
  FORCON_FOLIO_FIT_NONE,  /* as the user wants */
} ForconFolioFit;

/*
 * The pages of papers, below one another, as they will be printed; what scrolls them is around it (ForconFolioPane).
 * It emits "turned" when another page is in front or they have another size. Of the canvas it has the wheel, with Ctrl:
 * it has no camera.
 */
#define FORCON_TYPE_FOLIO_VIEW (forcon_folio_view_get_type ())
G_DECLARE_FINAL_TYPE (ForconFolioView, forcon_folio_view, FORCON, FOLIO_VIEW, ForconCanvas)

/**
 * forcon_folio_view_set_book:
 * @self: a view
 * @book: (nullable): the pages that it shows from now on
 *
 * Whoever reads a page goes on at the same, if there is one.
 */
void forcon_folio_view_set_book (ForconFolioView *self, ForconBook *book);

/* Returns: (transfer none) (nullable): what it shows */
ForconBook *forcon_folio_view_book (ForconFolioView *self);

/* The page in front, from 0. */
guint forcon_folio_view_page (ForconFolioView *self);

/**
 * forcon_folio_view_turn_to:
 * @self: a view
 * @page: the page that comes to the front, from 0; the last, if it has not so many
 */
void forcon_folio_view_turn_to (ForconFolioView *self, guint page);

/**
 * forcon_folio_view_scroll:
 * @self: a view
 * @screens: 1 for a screen down, -1 up, or 0
 * @lines: and by so many lines
 */
void forcon_folio_view_scroll (ForconFolioView *self, gint screens, gint lines);

void forcon_folio_view_set_fit (ForconFolioView *self, ForconFolioFit fit);
ForconFolioFit forcon_folio_view_fit (ForconFolioView *self);

/* How large pages are, of their own size, in hundredths. */
gint forcon_folio_view_percent (ForconFolioView *self);

/* Whether all that is seen is drawn. */
gboolean forcon_folio_view_is_painted (ForconFolioView *self);

G_END_DECLS
