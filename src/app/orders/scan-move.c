/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A scan that belongs elsewhere. */
#include "app/orders/scan-move.h"

#include <glib/gi18n-lib.h>

#include "app/game/admiral-names.h"

/* What a dialog asks; it lives as long as that. */
typedef struct {
  ForconGame *game;
  ForconScanDesk *desk;
  char *path;
  AdwComboRow *admiral;
  AdwComboRow *phase;
} Moving;

static void
moving_free (gpointer data)
{
  Moving *moving = data;

  g_object_unref (moving->game);
  g_object_unref (moving->desk);
  g_free (moving->path);
  g_free (moving);
}

static void
on_response (Moving *moving, const char *response)
{
  const ForconSideId admiral = { (guint16) (adw_combo_row_get_selected (moving->admiral) + 1) };

  if (g_str_equal (response, "move") && forcon_game_campaign (moving->game) != NULL)
    forcon_scan_desk_move (moving->desk, moving->path, (gint) adw_combo_row_get_selected (moving->phase), admiral);
}

/* Returns: (transfer full): all phases for which there are sheets; 0 is before play */
static GtkStringList *
phases_new (const ForconCampaign *campaign)
{
  GtkStringList *phases = gtk_string_list_new (NULL);

  gtk_string_list_append (phases, C_ ("sheets", "Before play"));
  for (gint phase = 1; phase <= forcon_campaign_coming_phase (campaign); phase++)
    {
      g_autofree char *text = g_strdup_printf (_ ("Phase %d"), phase);

      gtk_string_list_append (phases, text);
    }
  return phases;
}

static AdwComboRow *
phase_row_new (const ForconCampaign *campaign, gint phase)
{
  g_autoptr (GtkStringList) phases = phases_new (campaign);
  AdwComboRow *row = ADW_COMBO_ROW (adw_combo_row_new ());

  adw_combo_row_set_model (row, G_LIST_MODEL (phases));
  adw_combo_row_set_selected (row, (guint) MAX (phase, 0));
  return row;
}

static AdwComboRow *
add_row (GtkWidget *list, const char *title, AdwComboRow *row)
{
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_list_box_append (GTK_LIST_BOX (list), GTK_WIDGET (row));
  return row;
}

void
forcon_scan_move_ask (GtkWindow *parent, ForconGame *game, ForconScanDesk *desk, const char *path,
                      ForconSideId admiral, gint phase)
{
  GtkWidget *dialog = adw_message_dialog_new (parent, _ ("Whose Sheet Is This?"), NULL);
  GtkWidget *list = gtk_list_box_new ();
  const ForconCampaign *campaign = forcon_game_campaign (game);
  Moving *moving = g_new0 (Moving, 1);

  moving->game = g_object_ref (game);
  moving->desk = g_object_ref (desk);
  moving->path = g_strdup (path);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  moving->admiral = add_row (list, _ ("Admiral"), forcon_admiral_row_new (campaign, NULL, admiral.value - 1u));
  moving->phase = add_row (list, _ ("Phase"), phase_row_new (campaign, phase));
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), list);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"));
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "move", C_ ("a scan", "_Move"));
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "move");
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "move", ADW_RESPONSE_SUGGESTED);
  g_object_set_data_full (G_OBJECT (dialog), "moving", moving, moving_free);
  g_signal_connect_swapped (dialog, "response", G_CALLBACK (on_response), moving);
  g_signal_connect_object (game, "opened", G_CALLBACK (gtk_window_destroy), dialog, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}
