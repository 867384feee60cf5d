/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The pages are made when they are first looked at, so that the window is there at once; and those that nobody has
 * looked at yet, one by one when there is nothing else to do, so that none keeps anybody waiting.
 */
#include "app/shell/master-window-private.h"

#include "app/clashes/clashes-page.h"
#include "app/fleets/fleets-page.h"
#include "app/journal/journal-page.h"
#include "app/map/map-page.h"
#include "app/orders/orders-page.h"
#include "app/papers/reports-page.h"
#include "app/resolve/resolve-page.h"

/* After the window is there, and between one page and the next, ms. */
#define LATER 400

static const struct {
  const char *name;
  GType (*type) (void);
  /* Something is selected here whose facts are wanted beside it; the others want the room for themselves. */
  gboolean facts;
} pages[] = {
  { "map", forcon_map_page_get_type, TRUE },          { "orders", forcon_orders_page_get_type, FALSE },
  { "resolve", forcon_resolve_page_get_type, FALSE }, { "clashes", forcon_clashes_page_get_type, TRUE },
  { "fleets", forcon_fleets_page_get_type, TRUE },    { "reports", forcon_reports_page_get_type, FALSE },
  { "journal", forcon_journal_page_get_type, FALSE },
};

/* Makes this page unless it is there. Returns: whether it had to be made */
static gboolean
make (ForconMasterWindow *self, guint place)
{
  AdwBin *bin = ADW_BIN (adw_view_stack_get_child_by_name (self->pages, pages[place].name));
  GtkWidget *page;

  if (self->game == NULL || forcon_game_campaign (self->game) == NULL || adw_bin_get_child (bin) != NULL)
    return FALSE;
  page = g_object_new (pages[place].type (), NULL);
  forcon_panel_set_model (page, self->game);
  adw_bin_set_child (bin, page);
  return TRUE;
}

void
forcon_master_window_make_page (ForconMasterWindow *self)
{
  const char *name = adw_view_stack_get_visible_child_name (self->pages);

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    if (g_strcmp0 (pages[i].name, name) == 0)
      make (self, i);
}

GtkWidget *
forcon_master_window_page (ForconMasterWindow *self)
{
  return adw_bin_get_child (ADW_BIN (adw_view_stack_get_visible_child (self->pages)));
}

gboolean
forcon_master_window_page_wants_facts (ForconMasterWindow *self)
{
  const char *name = adw_view_stack_get_visible_child_name (self->pages);

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    if (g_strcmp0 (pages[i].name, name) == 0)
      return pages[i].facts;
  return FALSE;
}

static gboolean
make_next (gpointer data)
{
  ForconMasterWindow *self = data;

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    if (make (self, i))
      return G_SOURCE_CONTINUE;
  self->pages_source = 0;
  return G_SOURCE_REMOVE;
}

void
forcon_master_window_make_pages_later (ForconMasterWindow *self)
{
  if (self->pages_source == 0)
    self->pages_source = g_timeout_add_full (G_PRIORITY_LOW, LATER, make_next, self, NULL);
}

void
forcon_master_window_bind_pages (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    gtk_widget_class_add_binding_action (widget_class, GDK_KEY_1 + i, GDK_ALT_MASK, "win.page", "s", pages[i].name);
}
