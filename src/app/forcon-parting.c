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

/* Nobody goes on any more from where the focus was. */
static void
forget_where_it_was (GtkWindow *window)
{
  GtkWidget *at = GTK_WIDGET (window);

  while (at != NULL)
    {
      GtkWidget *next = gtk_widget_get_focus_child (at);

      gtk_widget_set_focus_child (at, NULL);
      at = next;
    }
}

/* The toolkit has moved the focus on by now. Where it came to the end of the window and found nothing, or took what hid meanwhile,
 * the first in the window gets it, as when the toolkit is left alone. */
static void
go_on (GtkWindow *window, GdkFrameClock *clock)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  g_signal_handlers_disconnect_by_func (clock, go_on, window);
  if (!gtk_widget_get_mapped (GTK_WIDGET (window)) || (focus != NULL && gtk_widget_get_mapped (focus)))
    return;
  gtk_window_set_focus (window, NULL);
  forget_where_it_was (window);
  gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
}

/* What hides while it has the focus loses it at once. GTK 4.8 moves the focus after the next frame, and keeps what hid for that,
 * but for ever when something around it hides before. Where the focus was is still told to it, since it goes on from there. */
static void
leave_what_hides (GtkWindow *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  g_autoptr (GtkWidget) focus = NULL;

  if (!g_set_object (&focus, gtk_window_get_focus (window)) || !gtk_widget_get_mapped (GTK_WIDGET (window))
      || gtk_widget_is_visible (focus))
    return;
  gtk_window_set_focus (window, NULL);
  for (GtkWidget *child = focus; gtk_widget_get_parent (child) != NULL; child = gtk_widget_get_parent (child))
    gtk_widget_set_focus_child (gtk_widget_get_parent (child), child);
  g_signal_connect_object (clock, "after-paint", G_CALLBACK (go_on), window, G_CONNECT_SWAPPED);
}

static void
welcome (GtkWindow *window)
{
  GSignalGroup *focus = g_signal_group_new (GTK_TYPE_WIDGET);

  g_signal_group_connect_object (focus, "unmap", G_CALLBACK (leave_what_hides), window, G_CONNECT_SWAPPED);
  g_object_bind_property (window, "focus-widget", focus, "target", G_BINDING_SYNC_CREATE);
  g_object_set_data_full (G_OBJECT (window), "forcon-focus", focus, g_object_unref);
  g_ptr_array_add (known, window);
}

static void
part (GtkWindow *window)
{
  g_object_set_data (G_OBJECT (window), "forcon-focus", NULL);
  forget_where_it_was (window);
  gtk_window_set_transient_for (window, NULL);
  stop_following_settings (GTK_WIDGET (window));
}

static void
on_windows_changed (GListModel *windows, guint position, guint removed, guint added)
{
  for (guint i = 0; i < added; i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, position + i);

      welcome (window);
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
 * dialog closes both, since the click holds the dialog to its own end. And in each window the focus parts from what hides.
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
