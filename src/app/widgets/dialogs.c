/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all windows need of dialogs. */
#include "app/widgets/dialogs.h"

#include <glib/gi18n-lib.h>

gboolean
forcon_has_dialog (GtkWindow *parent, GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, type) && gtk_window_get_transient_for (window) == parent)
        return TRUE;
    }
  return FALSE;
}

void
forcon_show_error (GtkWindow *parent, const char *heading, const char *text)
{
  GtkWidget *dialog = adw_message_dialog_new (parent, heading, text);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}
