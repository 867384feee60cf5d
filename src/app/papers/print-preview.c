/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preview that the dialog of printers asks for, in a window of ours: no other program is needed for it. */
#include "app/papers/print-preview.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "render/drawing/draw.h"
#include "app/papers/folio-pane.h"

#define WIDTH 760
#define HEIGHT 700

/* Points to the inch. */
#define DPI 72.0

static void
on_destroy (GtkPrintOperationPreview *preview)
{
  gtk_print_operation_preview_end_preview (preview);
}

static gboolean
close_window (GtkWidget *widget, GVariant *parameter, gpointer data)
{
  gtk_window_close (GTK_WINDOW (widget));
  return TRUE;
}

GtkWindow *
forcon_print_preview_show (GtkPrintOperationPreview *preview, GtkPrintContext *context, GtkWindow *parent,
                           ForconBook *book)
{
  GtkWidget *window = adw_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  ForconFolioPane *pane = g_object_new (FORCON_TYPE_FOLIO_PANE, "vexpand", TRUE, NULL);
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkShortcut *escape = gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, (GdkModifierType) 0),
                                          gtk_callback_action_new (close_window, NULL, NULL));
  /* Translators: what is printed. */
  g_autofree char *title = g_strdup_printf (_ ("Preview: %s"), forcon_folio_title (book->folio));
  cairo_t *nowhere = forcon_draw_nowhere ();

  /* Pages are counted on it, though none is drawn. */
  gtk_print_context_set_cairo_context (context, nowhere, DPI, DPI);
  cairo_destroy (nowhere);
  gtk_window_set_title (GTK_WINDOW (window), title);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  forcon_folio_pane_set_book (pane, book);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (pane));
  adw_window_set_content (ADW_WINDOW (window), box);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), escape);
  gtk_widget_add_controller (window, keys);
  /* Nobody else keeps the print alive meanwhile. */
  g_object_set_data_full (G_OBJECT (window), "preview", g_object_ref (preview), g_object_unref);
  g_signal_connect_swapped (window, "destroy", G_CALLBACK (on_destroy), preview);
  gtk_window_present (GTK_WINDOW (window));
  return GTK_WINDOW (window);
}
