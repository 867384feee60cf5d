/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Photos and scans of sheets: who has one, and the picture beside the text that is typed. */
#include "app/orders/orders-page-private.h"

#include <glib/gi18n-lib.h>

#include "app/game/admiral-names.h"
#include "app/widgets/toast.h"
#include "base/text.h"

/* Scans of the sheet that is shown; else of that which is written. */
static gint
phase_shown (ForconOrdersPage *self)
{
  const ForconSheet *sheet = forcon_orders_page_sheet (self);

  return sheet != NULL ? sheet->phase : forcon_campaign_coming_phase (forcon_game_campaign (self->game));
}

void
forcon_orders_page_show_scan (ForconOrdersPage *self)
{
  g_autoptr (GPtrArray) pages = NULL;
  gboolean any;

  if (self->scans == NULL || forcon_game_campaign (self->game) == NULL)
    return;
  pages = forcon_scan_desk_pages (self->scans, forcon_orders_page_admiral (self), phase_shown (self));
  any = pages->len > 0;
  gtk_widget_set_visible (self->scan_shown, any);
  forcon_scan_panel_show (self->scan, pages);
  gtk_stack_set_visible_child_name (self->beside, any && gtk_toggle_button_get_active (
                                                             GTK_TOGGLE_BUTTON (self->scan_shown))
                                                      ? "scan"
                                                      : "map");
}

guint
forcon_orders_page_count_scans (ForconOrdersPage *self, ForconSideId admiral)
{
  g_autoptr (GPtrArray) pages = NULL;

  if (self->scans == NULL || forcon_game_campaign (self->game) == NULL)
    return 0;
  pages = forcon_scan_desk_pages (self->scans, admiral,
                                  forcon_campaign_coming_phase (forcon_game_campaign (self->game)));
  return pages->len;
}

static void
on_told (ForconOrdersPage *self, const char *text)
{
  forcon_toast_say (GTK_WIDGET (self), text);
}

/* Whose a picture is that does not say it */

static void
on_answered (ForconOrdersPage *self, const char *response, GObject *dialog)
{
  AdwComboRow *row = g_object_get_data (dialog, "row");
  const char *path = g_object_get_data (dialog, "path");
  const ForconSideId admiral = { (guint16) (adw_combo_row_get_selected (row) + 1) };

  if (g_str_equal (response, "file") && self->scans != NULL && forcon_game_campaign (self->game) != NULL
      && admiral.value <= forcon_campaign_n_admirals (forcon_game_campaign (self->game)))
    forcon_scan_desk_add (self->scans, path, admiral);
}

static GtkWidget *
choice_new (ForconOrdersPage *self, GtkWidget **row)
{
  g_autoptr (GtkStringList) names = forcon_admiral_names (forcon_game_campaign (self->game), NULL);
  GtkWidget *list = gtk_list_box_new ();

  *row = adw_combo_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (*row), _ ("Admiral"));
  adw_combo_row_set_model (ADW_COMBO_ROW (*row), G_LIST_MODEL (names));
  /* Most likely that of whoever is dealt with. */
  if (!FORCON_ID_IS_NONE (forcon_orders_page_admiral (self)))
    adw_combo_row_set_selected (ADW_COMBO_ROW (*row), forcon_orders_page_admiral (self).value - 1u);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_list_box_append (GTK_LIST_BOX (list), *row);
  return list;
}

static void
on_asked (ForconOrdersPage *self, const char *path, const char *why)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  g_autofree char *sentence = forcon_text_capitalise (why);
  GtkWidget *dialog, *row = NULL;

  if (root == NULL || forcon_game_campaign (self->game) == NULL)
    return;
  dialog = adw_message_dialog_new (GTK_WINDOW (root), _ ("Whose Sheet Is This?"), sentence);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), choice_new (self, &row));
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"));
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "file", _ ("_Add Scan"));
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "file");
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "file", ADW_RESPONSE_SUGGESTED);
  g_object_set_data (G_OBJECT (dialog), "row", row);
  g_object_set_data_full (G_OBJECT (dialog), "path", g_strdup (path), g_free);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_answered), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
forcon_orders_page_open_scans (ForconOrdersPage *self)
{
  if (self->scans != NULL)
    return;
  self->scans = forcon_scan_desk_new (self->game);
  g_signal_connect_object (self->scans, "changed", G_CALLBACK (forcon_panel_queue_refresh), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->scans, "told", G_CALLBACK (on_told), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->scans, "asked", G_CALLBACK (on_asked), self, G_CONNECT_SWAPPED);
}
