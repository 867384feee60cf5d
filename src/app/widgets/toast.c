/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Short notes of whatever stands in a window, shown by the window. */
#include "app/widgets/toast.h"

#include <glib/gi18n-lib.h>

/* How long one can be read, s; what it offers can be had from the menu afterwards. */
#define TIME 4

/* The note in an overlay. */
#define CURRENT "forcon-note"

/* That a note is on its way out. */
#define DISMISSED "forcon-dismissed"

/*
 * An overlay of libadwaita 1.2 frees a note twice that is dismissed once more while it fades away: by its own button
 * after what that does has dismissed it, or by another change of the campaign. The second time nobody is told.
 */
static void
dismiss_once (AdwToast *toast)
{
  if (g_object_get_data (G_OBJECT (toast), DISMISSED) != NULL)
    g_signal_stop_emission_by_name (toast, "dismissed");
  g_object_set_data (G_OBJECT (toast), DISMISSED, toast);
}

AdwToast *
forcon_toast_new (const char *text)
{
  g_autofree char *markup = g_markup_escape_text (text, -1);
  AdwToast *toast = adw_toast_new (markup);

  adw_toast_set_timeout (toast, TIME);
  /* Before the overlay listens. */
  g_signal_connect (toast, "dismissed", G_CALLBACK (dismiss_once), NULL);
  return toast;
}

static void
on_dismissed (GObject *overlay)
{
  g_object_set_data (overlay, CURRENT, NULL);
}

void
forcon_toast_show (GtkWidget *from, AdwToast *toast)
{
  GtkWidget *overlay = gtk_widget_get_ancestor (from, ADW_TYPE_TOAST_OVERLAY);
  AdwToast *before = overlay == NULL ? NULL : g_object_get_data (G_OBJECT (overlay), CURRENT);

  if (before != NULL)
    adw_toast_dismiss (before);
  if (overlay == NULL)
    {
      g_object_unref (toast);
      return;
    }
  g_object_set_data (G_OBJECT (overlay), CURRENT, toast);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (on_dismissed), overlay, G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), toast);
}

void
forcon_toast_say (GtkWidget *from, const char *text)
{
  forcon_toast_show (from, forcon_toast_new (text));
}

void
forcon_toast_say_and_lead (GtkWidget *from, const char *text, const char *button, const char *action)
{
  AdwToast *toast = forcon_toast_new (text);

  adw_toast_set_button_label (toast, button);
  adw_toast_set_action_name (toast, action);
  forcon_toast_show (from, toast);
}

void
forcon_toast_say_undoable (GtkWidget *from, const char *text)
{
  forcon_toast_say_and_lead (from, text, _ ("_Undo"), "win.undo");
}

void
forcon_toast_say_undo (GtkWidget *from, const char *text, GCallback undo, GtkWidget *data)
{
  AdwToast *toast = forcon_toast_new (text);

  adw_toast_set_button_label (toast, _ ("_Undo"));
  g_signal_connect_object (toast, "button-clicked", undo, data, G_CONNECT_SWAPPED);
  forcon_toast_show (from, toast);
}
