/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the view of papers only. */

#include "app/papers/folio-page.h"
#include "app/papers/folio-view.h"

G_BEGIN_DECLS

struct _ForconFolioView {
  GtkWidget parent;

  /* Owned; @pages: (element-type ForconFolioPage), children too; @tops: (element-type double), where each begins, px */
  ForconBook *book;
  GPtrArray *pages;
  GArray *tops;
  GtkAdjustment *adjustments[2];
  GtkScrollablePolicy policies[2];

  /* How large, px to the mm: as it is, and as the user wants it */
  ForconFolioFit fit;
  double scale;
  double wanted;

  /* The page in front, and the one that was told of last; whether a thread draws a page */
  guint page;
  guint told;
  guint tell_source;
  gboolean painting;
};

/* folio-view-paint.c */

/* Lets the next page be drawn, if there is one to be drawn and none is. */
void forcon_folio_view_paint (ForconFolioView *self);

/* folio-view-keys.c */

/* Adds the keys to the class; the actions are those of what is around it. */
void forcon_folio_view_bind_keys (GtkWidgetClass *widget_class);

/* A click on the pages has the keys turn them. With Ctrl the wheel makes them larger, before what is around them
 * scrolls. */
void forcon_folio_view_add_mouse (ForconFolioView *self);

/* folio-view.c */

/* How much of the pages is seen, px. */
double forcon_folio_view_height (ForconFolioView *self);

/* Scrolls until this is the upper edge, px. */
void forcon_folio_view_scroll_to (ForconFolioView *self, double y);

/* Where a page begins, px. */
double forcon_folio_view_top (ForconFolioView *self, guint page);

G_END_DECLS
