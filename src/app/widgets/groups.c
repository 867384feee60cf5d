/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/groups.h"

/* That a window is looked after. */
#define FOLLOWED "forcon-group"

/* A modal dialog keeps from work whoever is in its group, and without one of their own all windows are in the same. */
static void
find_group (GtkWindow *window)
{
  GtkWindow *parent = gtk_window_get_transient_for (window);
  g_autoptr (GtkWindowGroup) own = NULL;

  if (parent != NULL && gtk_window_get_modal (window))
    gtk_window_group_add_window (gtk_window_get_group (parent), window);
  else
    {
      own = gtk_window_group_new ();
      gtk_window_group_add_window (own, window);
    }
}

static void
on_windows_changed (GListModel *windows, guint position, guint removed, guint added)
{
  for (guint i = 0; i < added; i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, position + i);

      if (g_object_get_data (G_OBJECT (window), FOLLOWED) != NULL)
        continue;
      g_object_set_data (G_OBJECT (window), FOLLOWED, window);
      find_group (window);
      g_signal_connect (window, "notify::modal", G_CALLBACK (find_group), NULL);
      g_signal_connect (window, "notify::transient-for", G_CALLBACK (find_group), NULL);
    }
}

void
forcon_groups_follow (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  g_signal_connect (windows, "items-changed", G_CALLBACK (on_windows_changed), NULL);
  on_windows_changed (windows, 0, 0, g_list_model_get_n_items (windows));
}
