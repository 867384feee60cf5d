/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows: they stay at the newest unless the master looks at older ones. */
#include "app/journal/journal-page-private.h"

#include <glib/gi18n-lib.h>

/* So many more rows are given in a frame, and all the others once the list has made all widgets that it makes. */
#define GIVEN 2
#define ENOUGH 256

/* The end counts as in sight when so little is below, px. */
#define NEAR 2

static void
show_n_new (ForconJournalPage *self)
{
  g_autofree char *text
      = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "New: %u", "New: %u", self->n_new), self->n_new);

  gtk_button_set_label (self->new_button, text);
  gtk_widget_set_visible (GTK_WIDGET (self->new_button), self->n_new > 0);
}

static gboolean
scroll (gpointer data)
{
  ForconJournalPage *self = data;

  self->scroll_source = 0;
  if (self->scroll_row < g_list_model_get_n_items (G_LIST_MODEL (self->selection)))
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", self->scroll_row);
  return G_SOURCE_REMOVE;
}

/* Brings a row in sight, once the rows are laid out. */
static void
show_row (ForconJournalPage *self, guint row)
{
  self->scroll_row = row;
  if (self->scroll_source == 0)
    self->scroll_source = g_idle_add (scroll, self);
}

void
forcon_journal_page_show_newest (ForconJournalPage *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->selection));

  self->follows = TRUE;
  self->n_new = 0;
  show_n_new (self);
  if (n > 0)
    show_row (self, n - 1);
}

void
forcon_journal_page_select (ForconJournalPage *self, guint place)
{
  guint row = forcon_journal_model_find_row (self->model, place);

  if (row == G_MAXUINT)
    {
      forcon_journal_page_clear_filters (self);
      row = forcon_journal_model_find_row (self->model, place);
    }
  if (row == G_MAXUINT)
    return;
  gtk_selection_model_select_item (GTK_SELECTION_MODEL (self->selection), row, TRUE);
  self->follows = row + 1 == g_list_model_get_n_items (G_LIST_MODEL (self->selection));
  show_row (self, row);
}

static double
below (GtkAdjustment *adjustment)
{
  return gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment)
         - gtk_adjustment_get_value (adjustment);
}

/* Who scrolls up looks at something; who comes down again wants to follow. While rows are given, it is the list that
 * moves. */
static void
on_scrolled (ForconJournalPage *self, GtkAdjustment *adjustment)
{
  double value = gtk_adjustment_get_value (adjustment);

  if (below (adjustment) <= NEAR)
    {
      self->follows = TRUE;
      self->n_new = 0;
      show_n_new (self);
    }
  else if (value < self->last_value - NEAR && self->scroll_source == 0 && self->giving == 0)
    self->follows = FALSE;
  self->last_value = value;
}

/* The rows turned out higher than they were thought to be, or there is less room. That nobody scrolled: it is told
 * before the value that comes with it. */
static void
on_laid_out (ForconJournalPage *self, GtkAdjustment *adjustment)
{
  self->last_value = gtk_adjustment_get_value (adjustment);
  if (self->follows && below (adjustment) > NEAR)
    forcon_journal_page_show_newest (self);
}

/* Not in the frame that shows the page: that is to be there soon. */
static gboolean
give_more (GtkWidget *page, GdkFrameClock *clock, gpointer data)
{
  ForconJournalPage *self = FORCON_JOURNAL_PAGE (page);
  guint n_rows = g_list_model_get_n_items (G_LIST_MODEL (self->model));

  if (self->given_frames++ > 0)
    forcon_journal_model_give (self->model, n_rows < ENOUGH ? GIVEN : G_MAXUINT);
  if (forcon_journal_model_n_held (self->model) > 0)
    return G_SOURCE_CONTINUE;
  self->giving = 0;
  if (self->follows)
    forcon_journal_page_show_newest (self);
  return G_SOURCE_REMOVE;
}

static void
give_rows (ForconJournalPage *self)
{
  if (forcon_journal_model_n_held (self->model) == 0 || self->giving > 0)
    return;
  self->given_frames = 0;
  self->giving = gtk_widget_add_tick_callback (GTK_WIDGET (self), give_more, NULL, NULL);
}

static void
on_mapped (ForconJournalPage *self)
{
  if (self->follows)
    forcon_journal_page_show_newest (self);
}

static void
on_items_changed (ForconJournalPage *self, guint row, guint removed, guint added, GListModel *model)
{
  gboolean at_end = row + added == g_list_model_get_n_items (model);

  forcon_journal_page_update_list (self);
  give_rows (self);
  if (!at_end || added == 0)
    return;
  if (self->follows)
    {
      forcon_journal_page_show_newest (self);
      return;
    }
  if (removed == 0)
    self->n_new += added;
  show_n_new (self);
}

static void
on_selected (ForconJournalPage *self)
{
  g_autoptr (GtkBitset) rows = gtk_selection_model_get_selection (GTK_SELECTION_MODEL (self->selection));

  gtk_widget_set_sensitive (self->copy_button, !gtk_bitset_is_empty (rows));
  if (gtk_bitset_get_size (rows) == 1 && g_strcmp0 (gtk_stack_get_visible_child_name (self->side), "details") == 0
      && gtk_widget_get_visible (GTK_WIDGET (self->side)))
    {
      g_autoptr (ForconJournalLine) line
          = g_list_model_get_item (G_LIST_MODEL (self->selection), gtk_bitset_get_minimum (rows));

      forcon_journal_details_show (self->details, forcon_journal_line_place (line));
    }
}

void
forcon_journal_page_copy (ForconJournalPage *self)
{
  g_autoptr (GtkBitset) rows = gtk_selection_model_get_selection (GTK_SELECTION_MODEL (self->selection));
  g_autoptr (GString) text = g_string_new (NULL);
  GtkBitsetIter iter;
  guint row = 0;

  for (gboolean more = gtk_bitset_iter_init_first (&iter, rows, &row); more; more = gtk_bitset_iter_next (&iter, &row))
    {
      g_autoptr (ForconJournalLine) line = g_list_model_get_item (G_LIST_MODEL (self->selection), row);
      g_autofree char *part = forcon_journal_model_copy_text (self->model, forcon_journal_line_place (line));

      g_string_append (text, part);
    }
  if (text->len > 0)
    gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text->str);
}

void
forcon_journal_page_update_list (ForconJournalPage *self)
{
  gboolean empty = g_list_model_get_n_items (G_LIST_MODEL (self->model)) == 0;
  gboolean filtered = forcon_journal_model_is_filtered (self->model);
  gboolean busy = forcon_journal_model_is_busy (self->model);

  gtk_widget_set_visible (self->spinner, busy || self->scan != NULL);
  gtk_widget_set_visible (self->clear_filter, filtered);
  adw_status_page_set_title (self->nothing, busy       ? _ ("The Journal Is Being Read")
                                            : filtered ? _ ("No Entries Match")
                                                       : _ ("Nothing Has Happened Yet"));
  adw_status_page_set_description (self->nothing, busy       ? NULL
                                                  : filtered ? _ ("No entries match the search and the filters.")
                                                             : _ ("Every command and its dice will stand here."));
  gtk_stack_set_visible_child_name (self->states, empty ? "nothing" : "list");
}

/* Rows */

static void
on_setup (ForconJournalPage *self, GtkListItem *item)
{
  gtk_list_item_set_child (item, forcon_journal_row_new (self->model));
}

static void
on_bind (ForconJournalPage *self, GtkListItem *item)
{
  forcon_journal_row_show (FORCON_JOURNAL_ROW (gtk_list_item_get_child (item)), gtk_list_item_get_item (item));
}

static void
on_unbind (ForconJournalPage *self, GtkListItem *item)
{
  forcon_journal_row_show (FORCON_JOURNAL_ROW (gtk_list_item_get_child (item)), NULL);
}

void
forcon_journal_page_set_up_list (ForconJournalPage *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  self->follows = TRUE;
  forcon_journal_model_be_gentle (self->model);
  self->selection = gtk_multi_selection_new (g_object_ref (G_LIST_MODEL (self->model)));
  g_signal_connect_object (factory, "setup", G_CALLBACK (on_setup), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (on_bind), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (on_unbind), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  g_signal_connect_object (self->selection, "items-changed", G_CALLBACK (on_items_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->selection, "selection-changed", G_CALLBACK (on_selected), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scrolled), "value-changed",
                           G_CALLBACK (on_scrolled), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scrolled), "changed", G_CALLBACK (on_laid_out),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "map", G_CALLBACK (on_mapped), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->model, "busy", G_CALLBACK (forcon_journal_page_update_list), self, G_CONNECT_SWAPPED);
  give_rows (self);
  on_selected (self);
  show_n_new (self);
  forcon_journal_page_update_list (self);
  forcon_journal_page_show_newest (self);
}
