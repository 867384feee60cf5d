/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/game/text-question.h"

#include <glib/gi18n-lib.h>

#define TAKE "take"

/* What was asked, as long as the dialog is open. */
typedef struct {
  ForconTextQuestion question;
  GtkWidget *owner;
  GtkEditable *entry;
} Asking;

static void
asking_free (gpointer data, GClosure *closure)
{
  Asking *asking = data;

  g_clear_weak_pointer (&asking->owner);
  if (asking->question.free_data != NULL)
    asking->question.free_data (asking->question.data);
  g_free (asking);
}

static void
on_response (AdwMessageDialog *dialog, const char *response, Asking *asking)
{
  if (g_str_equal (response, TAKE) && asking->owner != NULL)
    asking->question.taken (asking->owner, gtk_editable_get_text (asking->entry), asking->question.data);
}

static void
on_typed (GtkEditable *entry, AdwMessageDialog *dialog)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (entry)));

  adw_message_dialog_set_response_enabled (dialog, TAKE, *text != '\0');
}

void
forcon_ask_text (GtkWidget *owner, const ForconTextQuestion *question)
{
  GtkWidget *dialog
      = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (owner)), question->heading, question->body);
  AdwMessageDialog *message = ADW_MESSAGE_DIALOG (dialog);
  GtkWidget *entry = gtk_entry_new ();
  Asking *asking = g_new0 (Asking, 1);

  asking->question = *question;
  g_set_weak_pointer (&asking->owner, owner);
  asking->entry = GTK_EDITABLE (entry);
  gtk_entry_set_max_length (GTK_ENTRY (entry), question->max);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, question->heading, -1);
  adw_message_dialog_set_extra_child (message, entry);
  adw_message_dialog_add_responses (message, "cancel", _ ("_Cancel"), TAKE, question->button, NULL);
  adw_message_dialog_set_response_appearance (message, TAKE, ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (message, TAKE);
  adw_message_dialog_set_response_enabled (message, TAKE, FALSE);
  g_signal_connect_object (entry, "changed", G_CALLBACK (on_typed), dialog, 0);
  g_signal_connect_data (dialog, "response", G_CALLBACK (on_response), asking, asking_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_grab_focus (entry);
}

/**
 * Deed:
 * @game: the campaign
 * @command: what is to be done there
 */
typedef struct {
  ForconGame *game;
  ForconCampaignCommand command;
} Deed;

static void
deed_free (gpointer data)
{
  Deed *deed = data;

  g_object_unref (deed->game);
  g_free (deed);
}

static void
do_deed (GtkWidget *owner, const char *text, gpointer data)
{
  Deed *deed = data;

  deed->command.moment = forcon_game_command (deed->game, deed->command.kind).moment;
  deed->command.reason = g_intern_string (text);
  forcon_game_do (deed->game, &deed->command, FORCON_DICE_MODE_ROLL);
}

void
forcon_do_with_reason (GtkWidget *owner, ForconGame *game, const ForconCampaignCommand *command, const char *heading)
{
  Deed *deed = g_new0 (Deed, 1);
  ForconTextQuestion question = {
    heading, _ ("Enter a reason (kept in the journal):"), _ ("_Do It"), FORCON_TEXT_MAX, do_deed, deed, deed_free
  };

  deed->game = g_object_ref (game);
  deed->command = *command;
  forcon_ask_text (owner, &question);
}
