/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/admiral/cover.h"

/* A window that was on the screen, and how. */
typedef struct {
  GtkWindow *window;
  gboolean maximized;
  gboolean fullscreen;
} Hidden;

/**
 * ForconCover:
 * @above: the window that stays
 * @harmless: type of windows that others may see
 * @hidden: (element-type Hidden): what was taken from the screen
 * @source: to look again soon, or 0
 */
struct _ForconCover {
  GtkWindow *above;
  GType harmless;
  GArray *hidden;
  guint source;
};

static gboolean
must_go (const ForconCover *cover, GtkWindow *window)
{
  return window != cover->above && !G_TYPE_CHECK_INSTANCE_TYPE (window, cover->harmless)
         && gtk_widget_get_visible (GTK_WIDGET (window));
}

static void
hide (ForconCover *cover, GtkWindow *window)
{
  Hidden hidden = { g_object_ref (window), gtk_window_is_maximized (window), gtk_window_is_fullscreen (window) };

  g_array_append_val (cover->hidden, hidden);
  gtk_widget_set_visible (GTK_WIDGET (window), FALSE);
}

static void on_shown (ForconCover *cover);

/* Takes from the screen what must not be on it, and listens to what comes. */
static gboolean
look (gpointer data)
{
  ForconCover *cover = data;
  GListModel *windows = gtk_window_get_toplevels ();
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (g_object_unref);

  cover->source = 0;
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    g_ptr_array_add (all, g_list_model_get_item (windows, i));
  for (guint i = 0; i < all->len; i++)
    {
      GtkWindow *window = g_ptr_array_index (all, i);

      g_signal_handlers_disconnect_by_func (window, on_shown, cover);
      g_signal_connect_swapped (window, "notify::visible", G_CALLBACK (on_shown), cover);
      if (must_go (cover, window))
        hide (cover, window);
    }
  return G_SOURCE_REMOVE;
}

/* Before anything is drawn. */
static void
on_shown (ForconCover *cover)
{
  if (cover->source == 0)
    cover->source = g_idle_add_full (G_PRIORITY_HIGH, look, cover, NULL);
}

ForconCover *
forcon_cover_new (GtkWindow *above, GType harmless)
{
  ForconCover *cover = g_new0 (ForconCover, 1);

  cover->above = above;
  cover->harmless = harmless;
  cover->hidden = g_array_new (FALSE, FALSE, sizeof (Hidden));
  g_signal_connect_swapped (gtk_window_get_toplevels (), "items-changed", G_CALLBACK (on_shown), cover);
  look (cover);
  return cover;
}

static gboolean
is_there (GtkWindow *window)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) other = g_list_model_get_item (windows, i);

      if (other == window)
        return TRUE;
    }
  return FALSE;
}

static void
show_again (const Hidden *hidden)
{
  /* Whoever closed it meanwhile does not want it back. */
  if (!is_there (hidden->window))
    return;
  if (hidden->maximized)
    gtk_window_maximize (hidden->window);
  if (hidden->fullscreen)
    gtk_window_fullscreen (hidden->window);
  gtk_window_present (hidden->window);
}

void
forcon_cover_lift (ForconCover *cover)
{
  GListModel *windows = gtk_window_get_toplevels ();

  g_signal_handlers_disconnect_by_data (windows, cover);
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      g_signal_handlers_disconnect_by_data (window, cover);
    }
  g_clear_handle_id (&cover->source, g_source_remove);
  for (guint i = cover->hidden->len; i > 0; i--)
    {
      Hidden *hidden = &g_array_index (cover->hidden, Hidden, i - 1);

      g_signal_handlers_disconnect_by_data (hidden->window, cover);
      show_again (hidden);
      g_object_unref (hidden->window);
    }
  g_array_unref (cover->hidden);
  g_free (cover);
}
