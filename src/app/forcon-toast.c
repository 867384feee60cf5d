/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Short notes of whatever stands in a window, shown by the window. */
#include "forcon-toast.h"

#include <glib/gi18n-lib.h>

/* How long one can be read, s; and one whose button may be wanted. */
#define TIME 4
#define TIME_TO_UNDO 6

/* The note in an overlay whose button takes back what was done last. */
#define UNDOABLE "forcon-undoable"

/* Returns: (transfer full): a note, as text and not as markup */
AdwToast *
forcon_toast_new (const char *text)
{
  g_autofree char *markup = g_markup_escape_text (text, -1);
  AdwToast *toast = adw_toast_new (markup);

  adw_toast_set_timeout (toast, TIME);
  return toast;
}

static void
show (GtkWidget *from, AdwToast *toast)
{
  GtkWidget *overlay = gtk_widget_get_ancestor (from, ADW_TYPE_TOAST_OVERLAY);

  if (overlay != NULL)
    adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), toast);
  else
    g_object_unref (toast);
}

/**
 * forcon_toast_say:
 * @from: a widget of a window that has a place for such notes
 * @text: something that needs no answer
 */
void
forcon_toast_say (GtkWidget *from, const char *text)
{
  show (from, forcon_toast_new (text));
}

static void
on_dismissed (GObject *overlay)
{
  g_object_set_data (overlay, UNDOABLE, NULL);
}

/* Says what was done, with a button that takes it back: just that, so what was said before goes. */
void
forcon_toast_say_undoable (GtkWidget *from, const char *text)
{
  GtkWidget *overlay = gtk_widget_get_ancestor (from, ADW_TYPE_TOAST_OVERLAY);
  AdwToast *before = overlay == NULL ? NULL : g_object_get_data (G_OBJECT (overlay), UNDOABLE);
  AdwToast *toast = forcon_toast_new (text);

  if (before != NULL)
    adw_toast_dismiss (before);
  if (overlay != NULL)
    {
      g_object_set_data (G_OBJECT (overlay), UNDOABLE, toast);
      g_signal_connect_object (toast, "dismissed", G_CALLBACK (on_dismissed), overlay, G_CONNECT_SWAPPED);
    }

  adw_toast_set_button_label (toast, _ ("_Undo"));
  adw_toast_set_timeout (toast, TIME_TO_UNDO);
  adw_toast_set_action_name (toast, "win.undo");
  show (from, toast);
}

/* Likewise, where that takes more than one step: @undo is called with @data, as long as that is there. */
void
forcon_toast_say_undo (GtkWidget *from, const char *text, GCallback undo, GtkWidget *data)
{
  AdwToast *toast = forcon_toast_new (text);

  adw_toast_set_button_label (toast, _ ("_Undo"));
  adw_toast_set_timeout (toast, TIME_TO_UNDO);
  g_signal_connect_object (toast, "button-clicked", undo, data, G_CONNECT_SWAPPED);
  show (from, toast);
}
