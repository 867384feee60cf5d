/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/journal-view.h"

#include "app/table/journal-item.h"
#include "app/widgets/named-row.h"

/* So many lines or some more are added at once: GTK measures each for 1 to 4 ms before the next frame. */
#define LINES_AT_ONCE 4

/* With more new entries than this the list begins anew with the last ones: what came before is seen by scrolling. */
#define ENTRIES_MANY 20

/* Lines to scroll back through before more of them are made. */
#define LINES_BACK 60

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

  /* The first entry that is shown: those before it follow. */
  guint first;

  /* Owned */
  GListStore *items;
  GArray *shown;
  guint scroll_source;
  guint fill_source;
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
still_shown (ForconJournalView *self, guint i)
{
  guint place = self->first + i;

  return place < forcon_session_n_entries (self->session)
         && forcon_session_entry (self->session, place)->events == g_array_index (self->shown, ShownEntry, i).events;
}

/* Enter or a double click: how it came about. */
static void
on_activated (ForconJournalView *self, guint position)
{
  g_autoptr (ForconJournalItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), position);

  gtk_widget_activate_action (GTK_WIDGET (self), "win.explain", "u", forcon_journal_item_entry (item));
}

/* Returns: how many lines show it now */
static guint
append_entry (ForconJournalView *self, guint place)
{
  guint before = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  ShownEntry shown = { g_array_ref (forcon_session_entry (self->session, place)->events), 0 };

  forcon_journal_item_append_entry (self->items, self->session, place);
  shown.n_items = g_list_model_get_n_items (G_LIST_MODEL (self->items)) - before;
  g_array_append_val (self->shown, shown);
  return shown.n_items;
}

/* The same for the one before the first. */
static guint
prepend_entry (ForconJournalView *self)
{
  g_autoptr (GListStore) lines = g_list_store_new (FORCON_TYPE_JOURNAL_ITEM);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  ShownEntry shown;

  self->first--;
  forcon_journal_item_append_entry (lines, self->session, self->first);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (lines)); i++)
    g_ptr_array_add (items, g_list_model_get_item (G_LIST_MODEL (lines), i));
  g_list_store_splice (self->items, 0, 0, items->pdata, items->len);
  shown = (ShownEntry){ g_array_ref (forcon_session_entry (self->session, self->first)->events), items->len };
  g_array_prepend_val (self->shown, shown);
  return items->len;
}

/* Whether entries before the first are to be shown: few are there, or somebody scrolled to the first. */
static gboolean
wants_older (ForconJournalView *self)
{
  GtkAdjustment *place = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->list));

  return self->first > 0
         && (g_list_model_get_n_items (G_LIST_MODEL (self->items)) < LINES_BACK
             || gtk_adjustment_get_value (place) < gtk_adjustment_get_page_size (place));
}

/* The rest of the lines, some for each turn of the main loop. */
static gboolean
fill_more (gpointer data)
{
  ForconJournalView *self = data;

  self->fill_source = 0;
  forcon_panel_refresh (self);
  return G_SOURCE_REMOVE;
}

/* Takes off the lines of entries that were undone or are others now; of all entries, where too many are to come. */
static void
drop_lines (ForconJournalView *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->items)), keep = 0, n_items = 0;

  for (; keep < self->shown->len && still_shown (self, keep); keep++)
    n_items += g_array_index (self->shown, ShownEntry, keep).n_items;
  if (keep == 0 || forcon_session_n_entries (self->session) > self->first + keep + ENTRIES_MANY)
    {
      keep = n_items = 0;
      self->first = forcon_session_n_entries (self->session);
    }
  g_array_set_size (self->shown, keep);
  if (n > n_items)
    g_list_store_splice (self->items, n_items, n - n_items, NULL, 0);
}

static void
refresh (ForconPanel *panel)
{
  ForconJournalView *self = FORCON_JOURNAL_VIEW (panel);
  guint n = forcon_session_n_entries (self->session), lines = 0;
  gboolean newer;

  drop_lines (self);
  newer = self->first + self->shown->len < n || self->shown->len == 0;
  while (self->first + self->shown->len < n && lines < LINES_AT_ONCE)
    lines += append_entry (self, self->first + self->shown->len);
  while (wants_older (self) && lines < LINES_AT_ONCE)
    lines += prepend_entry (self);
  gtk_stack_set_visible_child_name (self->pages, self->shown->len == 0 ? "empty" : "list");
  if ((wants_older (self) || self->first + self->shown->len < n) && self->fill_source == 0)
    self->fill_source = g_idle_add (fill_more, self);
  if (newer && self->scroll_source == 0)
    self->scroll_source = g_idle_add (scroll_to_newest, self);
}

static void
on_scrolled (ForconJournalView *self)
{
  if (self->session != NULL && self->fill_source == 0 && wants_older (self))
    self->fill_source = g_idle_add (fill_more, self);
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
  g_clear_handle_id (&self->fill_source, g_source_remove);
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
  FORCON_PANEL_CLASS (klass)->when_seen = TRUE;
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
  g_signal_connect_object (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->list)), "value-changed",
                           G_CALLBACK (on_scrolled), self, G_CONNECT_SWAPPED);
}
