/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Short notes of whatever stands in a window, shown by the window. */
#include "forcon-toast.h"

#include <glib/gi18n-lib.h>

/* How long one can be read, s. */
#define TIME 6

static void
show (GtkWidget *from, const char *text, gboolean undoable)
{
  GtkWidget *overlay = gtk_widget_get_ancestor (from, ADW_TYPE_TOAST_OVERLAY);
  g_autofree char *markup = g_markup_escape_text (text, -1);
  AdwToast *toast;

  if (overlay == NULL)
    return;
  toast = adw_toast_new (markup);
  adw_toast_set_timeout (toast, TIME);
  if (undoable)
    {
      adw_toast_set_button_label (toast, _ ("_Undo"));
      adw_toast_set_action_name (toast, "win.undo");
    }
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), toast);
}

/**
 * forcon_toast_say:
 * @from: a widget of a window that has a place for such notes
 * @text: something that needs no answer
 */
void
forcon_toast_say (GtkWidget *from, const char *text)
{
  show (from, text, FALSE);
}

/* Says what was done, with a button that takes it back. */
void
forcon_toast_say_undoable (GtkWidget *from, const char *text)
{
  show (from, text, TRUE);
}
