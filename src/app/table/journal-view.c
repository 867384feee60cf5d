/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/journal-view.h"

#include "app/table/journal-item.h"
#include "app/widgets/named-row.h"

/**
 * ShownEntry:
 * @events: the journal's own array, held so that its address stays its own: tells whether the entry is still the same
 * @n_items: lines that show it
 */
typedef struct {
  GArray *events;
  guint n_items;
} ShownEntry;

struct _ForconJournalView {
  ForconPanel parent;

  /* Model */
  ForconSession *session;

  /* Template */
  GtkStack *pages;
  GtkListView *list;
  GtkNoSelection *selection;

  /* Owned */
  GListStore *items;
  GArray *shown;
  guint scroll_source;
};

static void
shown_entry_clear (gpointer data)
{
  ShownEntry *shown = data;

  g_array_unref (shown->events);
}

G_DEFINE_FINAL_TYPE (ForconJournalView, forcon_journal_view, FORCON_TYPE_PANEL)

static gboolean
scroll_to_newest (gpointer data)
{
  ForconJournalView *self = data;
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->items));

  self->scroll_source = 0;
  if (n > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", n - 1);
  return G_SOURCE_REMOVE;
}

static gboolean
still_shown (ForconJournalView *self, guint place)
{
  return place < forcon_session_n_entries (self->session)
         && forcon_session_entry (self->session, place)->events
                == g_array_index (self->shown, ShownEntry, place).events;
}

/* Enter or a double click: how it came about. */
static void
on_activated (ForconJournalView *self, guint position)
{
  g_autoptr (ForconJournalItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), position);

  gtk_widget_activate_action (GTK_WIDGET (self), "win.explain", "u", forcon_journal_item_entry (item));
}

static void
refresh (ForconPanel *panel)
{
  ForconJournalView *self = FORCON_JOURNAL_VIEW (panel);
  GListModel *items = G_LIST_MODEL (self->items);
  guint keep = 0, n_items = 0;

  /* Takes off the lines of entries that were undone or are others now. */
  for (; keep < self->shown->len && still_shown (self, keep); keep++)
    n_items += g_array_index (self->shown, ShownEntry, keep).n_items;
  g_array_set_size (self->shown, keep);
  if (g_list_model_get_n_items (items) > n_items)
    g_list_store_splice (self->items, n_items, g_list_model_get_n_items (items) - n_items, NULL, 0);

  for (guint i = keep; i < forcon_session_n_entries (self->session); i++)
    {
      guint before = g_list_model_get_n_items (items);
      ShownEntry shown = { g_array_ref (forcon_session_entry (self->session, i)->events), 0 };

      forcon_journal_item_append_entry (self->items, self->session, i);
      shown.n_items = g_list_model_get_n_items (items) - before;
      g_array_append_val (self->shown, shown);
    }
  gtk_stack_set_visible_child_name (self->pages, self->shown->len == 0 ? "empty" : "list");
  if (self->scroll_source == 0)
    self->scroll_source = g_idle_add (scroll_to_newest, self);
}

GListModel *
forcon_journal_view_items (ForconJournalView *self)
{
  g_return_val_if_fail (FORCON_IS_JOURNAL_VIEW (self), NULL);
  return G_LIST_MODEL (self->items);
}

static void
forcon_journal_view_dispose (GObject *object)
{
  ForconJournalView *self = FORCON_JOURNAL_VIEW (object);

  g_clear_handle_id (&self->scroll_source, g_source_remove);
  g_clear_object (&self->items);
  g_clear_pointer (&self->shown, g_array_unref);
  G_OBJECT_CLASS (forcon_journal_view_parent_class)->dispose (object);
}

static void
forcon_journal_view_class_init (ForconJournalViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_journal_view_dispose;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  forcon_panel_class_bind_model (klass, ForconJournalView, session, FORCON_TYPE_SESSION);
  forcon_panel_class_refresh_on (klass, "battle-changed");
  g_type_ensure (FORCON_TYPE_JOURNAL_ITEM);
  g_type_ensure (FORCON_TYPE_NAMED_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/journal-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconJournalView, pages);
  gtk_widget_class_bind_template_child (widget_class, ForconJournalView, list);
  gtk_widget_class_bind_template_child (widget_class, ForconJournalView, selection);
  gtk_widget_class_bind_template_callback (widget_class, on_activated);
}

static void
forcon_journal_view_init (ForconJournalView *self)
{
  self->items = g_list_store_new (FORCON_TYPE_JOURNAL_ITEM);
  self->shown = g_array_new (FALSE, FALSE, sizeof (ShownEntry));
  g_array_set_clear_func (self->shown, shown_entry_clear);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_no_selection_set_model (self->selection, G_LIST_MODEL (self->items));
}
