/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is drawn of the pages: those that are seen, one after the other, on a thread, so that scrolling never waits. */
#include "app/papers/folio-view-private.h"

/* Pixels of the screen to the point of the page. */
static double
wanted_scale (ForconFolioView *self)
{
  return self->scale * FORCON_MM_OF_POINT * gtk_widget_get_scale_factor (GTK_WIDGET (self));
}

/* Returns: (transfer none) (nullable): the page that should be drawn next: that in front, or else another that is
 * seen */
static ForconFolioPage *
next_page (ForconFolioView *self)
{
  double scale = wanted_scale (self);
  ForconFolioPage *next = NULL;

  for (guint i = 0; i < self->pages->len; i++)
    {
      ForconFolioPage *page = g_ptr_array_index (self->pages, i);

      if (!gtk_widget_get_child_visible (GTK_WIDGET (page)) || forcon_folio_page_is_painted (page, scale))
        continue;
      if (next == NULL || i == self->page)
        next = page;
    }
  return next;
}

static void
on_painted (GObject *view, GAsyncResult *result, gpointer data)
{
  ForconFolioView *self = FORCON_FOLIO_VIEW (view);

  self->painting = FALSE;
  forcon_folio_page_painted (result);
  forcon_folio_view_paint (self);
}

void
forcon_folio_view_paint (ForconFolioView *self)
{
  ForconFolioPage *page = self->painting || self->book == NULL ? NULL : next_page (self);

  if (page == NULL)
    return;
  self->painting = TRUE;
  forcon_folio_page_paint (page, wanted_scale (self), GTK_WIDGET (self), on_painted);
}

gboolean
forcon_folio_view_is_painted (ForconFolioView *self)
{
  return self->book != NULL && self->tops->len > 0 && !self->painting && next_page (self) == NULL;
}
