/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-popups.h"

#include <gtk/gtk.h>

/* A window that is never shown, and how many held it before something popped up from it. */
typedef struct {
  GdkSurface *window;
  guint holders;
} Trial;

/* What the toolkit forgets to let go of goes with the popup, as the last of it. */
static gboolean
on_realize (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);
  GdkSurface *surface = GTK_IS_NATIVE (widget) ? gtk_native_get_surface (GTK_NATIVE (widget)) : NULL;

  if (GDK_IS_POPUP (surface))
    g_object_set_data_full (G_OBJECT (surface), "forcon-stands-before", gdk_popup_get_parent (GDK_POPUP (surface)),
                            g_object_unref);
  return TRUE;
}

static guint
holders_of (GdkSurface *window)
{
  GObject *object = G_OBJECT (window);

  return object->ref_count;
}

static gboolean
judge (gpointer data)
{
  g_autofree Trial *trial = data;
  /* There may be no widget yet, and no signal of one. */
  g_autoptr (GTypeClass) widgets = g_type_class_ref (GTK_TYPE_WIDGET);

  if (holders_of (trial->window) > trial->holders)
    {
      g_signal_add_emission_hook (g_signal_lookup ("realize", G_TYPE_FROM_CLASS (widgets)), 0, on_realize, NULL, NULL);
      g_object_unref (trial->window);
    }
  gdk_surface_destroy (trial->window);
  return G_SOURCE_REMOVE;
}

/* The popup is about to end; what it still holds then it holds for ever. */
static void
judge_soon (gpointer trial, GObject *popup)
{
  g_idle_add (judge, trial);
}

/**
 * forcon_popups_follow:
 *
 * From now on menus, tooltips and whatever else pops up let go of the window that they stood before. In GTK 4.8 what the display
 * has for a window would stay for good once any had popped up, some 2 kB. Later ones may have that mended: it is tried out with a
 * popup that nobody sees. To be called once, when there is a display.
 */
void
forcon_popups_follow (void)
{
  Trial *trial = g_new (Trial, 1);
  GdkSurface *popup;

  trial->window = gdk_surface_new_toplevel (gdk_display_get_default ());
  trial->holders = holders_of (trial->window);
  popup = gdk_surface_new_popup (trial->window, FALSE);
  g_object_weak_ref (G_OBJECT (popup), judge_soon, trial);
  gdk_surface_destroy (popup);
}
