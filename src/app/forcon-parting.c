/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-parting.h"

/* All that are open, or were until now. Each is held by the toolkit's list, and by whoever takes it out of that. */
static GPtrArray *known;

static gboolean
is_open (GListModel *windows, gpointer window)
{
  return g_list_store_find (G_LIST_STORE (windows), window, NULL);
}

/* GTK 4.8 has the settings call each area that ever scrolled, after its end too. */
static void
stop_following_settings (GtkWidget *widget)
{
  if (GTK_IS_SCROLLED_WINDOW (widget))
    g_signal_handlers_disconnect_by_data (gtk_widget_get_settings (widget), widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    stop_following_settings (child);
}

static void
part (GtkWindow *window)
{
  gtk_window_set_transient_for (window, NULL);
  stop_following_settings (GTK_WIDGET (window));
}

static void
on_windows_changed (GListModel *windows, guint position, guint removed, guint added)
{
  for (guint i = 0; i < added; i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, position + i);

      g_ptr_array_add (known, window);
    }
  for (guint i = known->len; i > 0; i--)
    if (!is_open (windows, known->pdata[i - 1]))
      part (g_ptr_array_remove_index_fast (known, i - 1));
}

/**
 * forcon_parting_follow:
 *
 * From now on each window that is closed parts from the one that it stood before, and from the desktop's settings. The toolkit
 * would leave the first to the end of the dialog's memory, and does not notice when the other's came first: as when a click on a
 * dialog closes both, since the click holds the dialog to its own end.
 */
void
forcon_parting_follow (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  if (known != NULL)
    return;
  known = g_ptr_array_new ();
  g_signal_connect (windows, "items-changed", G_CALLBACK (on_windows_changed), NULL);
  on_windows_changed (windows, 0, 0, g_list_model_get_n_items (windows));
}

/**
 * forcon_parting_let_go:
 * @followed: (inout) (not nullable): where @follower keeps an object, or %NULL, as for g_clear_object()
 * @follower: who hears that object's signals
 *
 * For the beginning of a dispose: @follower hears the object no more, and has it no more. A field that is being edited tells the
 * others what it holds when its window goes, and what those have the object say would come to somebody who is half gone.
 */
void
forcon_parting_let_go (gpointer followed, gpointer follower)
{
  GObject **object = followed;

  if (*object != NULL)
    g_signal_handlers_disconnect_by_data (*object, follower);
  g_clear_object (object);
}
