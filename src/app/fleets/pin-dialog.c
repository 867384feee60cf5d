/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/fleets/pin-dialog.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/game/pin-thread.h"
#include "app/widgets/panel.h"
#include "app/widgets/toast.h"
#include "report/campaign/campaign-wording.h"
#include "storage/store/pin.h"

#define SET "set"
#define REMOVE "remove"

/**
 * Asking:
 * @owner: (nullable): for whom
 * @word: of the admiral: its number may be another one when the answer comes
 * @entry: where the PIN is typed, as long as the dialog is open
 */
typedef struct {
  GtkWidget *owner;
  ForconGame *game;
  char *word;
  GtkEditable *entry;
} Asking;

/* A PIN that is being set. */
typedef struct {
  ForconGame *game;
  char *word;
} Setting;

static void
asking_free (gpointer data, GClosure *closure)
{
  Asking *asking = data;

  g_clear_weak_pointer (&asking->owner);
  g_object_unref (asking->game);
  g_free (asking->word);
  g_free (asking);
}

static void
setting_free (gpointer data)
{
  Setting *setting = data;

  g_object_unref (setting->game);
  g_free (setting->word);
  g_free (setting);
}

/* Setting it */

/* Writes the hash, or "" to take the PIN away; there is no undo, as the journal knows no PINs. */
static void
put (GtkWidget *owner, ForconGame *game, const char *word, const char *hash)
{
  ForconStore *store = forcon_game_store (game);
  ForconSideId admiral = store == NULL ? FORCON_NO_SIDE
                                       : forcon_battle_find_side (forcon_game_campaign (game)->fleet, word);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  /* Another campaign may be open by now, or the admiral be gone. */
  if (FORCON_ID_IS_NONE (admiral))
    return;
  if (!forcon_pin_put (store, admiral, hash, &error))
    {
      forcon_toast_say (owner, error->message);
      return;
    }
  /* Translators: the name of an admiral. */
  text = g_strdup_printf (*hash == '\0' ? _ ("%s has no PIN now") : _ ("%s has a new PIN"),
                          forcon_wording_admiral (forcon_game_campaign (game), admiral));
  forcon_toast_say (owner, text);
  /* No command of the game: nobody else tells. */
  forcon_panel_queue_refresh (owner);
}

static void
on_hashed (gpointer owner, const char *hash, const GError *error, gpointer data)
{
  const Setting *setting = data;

  if (error != NULL)
    forcon_toast_say (owner, error->message);
  else if (hash == NULL)
    forcon_toast_say (owner, _ ("The master's PIN must be another than any admiral's"));
  else
    put (owner, setting->game, setting->word, hash);
}

static void
begin (const Asking *asking)
{
  Setting *setting = g_new0 (Setting, 1);
  ForconSideId admiral = forcon_battle_find_side (forcon_game_campaign (asking->game)->fleet, asking->word);

  setting->game = g_object_ref (asking->game);
  setting->word = g_strdup (asking->word);
  forcon_pin_thread_hash (asking->owner, forcon_pin_others (forcon_game_store (asking->game), admiral),
                          gtk_editable_get_text (asking->entry), on_hashed, setting, setting_free);
}

static void
on_response (AdwMessageDialog *dialog, const char *response, Asking *asking)
{
  if (asking->owner == NULL || forcon_game_store (asking->game) == NULL)
    return;
  if (g_str_equal (response, SET))
    begin (asking);
  else if (g_str_equal (response, REMOVE))
    put (asking->owner, asking->game, asking->word, "");
}

/* Asking */

static void
on_typed (GtkEditable *entry, AdwMessageDialog *dialog)
{
  adw_message_dialog_set_response_enabled (dialog, SET, forcon_pin_is_fit (gtk_editable_get_text (entry)));
}

static GtkWidget *
pin_entry_new (const char *label)
{
  GtkWidget *entry = gtk_entry_new ();
  g_autofree char *random = g_strdup_printf ("%04d", g_random_int_range (0, 10000));

  gtk_entry_set_max_length (GTK_ENTRY (entry), FORCON_PIN_MAX);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_editable_set_text (GTK_EDITABLE (entry), random);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return entry;
}

void
forcon_pin_dialog_ask (GtkWidget *owner, ForconGame *game, ForconSideId admiral)
{
  const ForconCampaign *campaign = forcon_game_campaign (game);
  gboolean is_set = forcon_pin_is_set (forcon_game_store (game), admiral);
  /* Translators: the name of an admiral. */
  g_autofree char *heading = g_strdup_printf (_ ("PIN of %s"), forcon_wording_admiral (campaign, admiral));
  const char *body = is_set ? _ ("A PIN is set. It can't be shown, only changed: write the new one down.")
                            : _ ("No PIN is set. Write it down before you set it: it can't be shown again.");
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (owner)), heading, body);
  AdwMessageDialog *message = ADW_MESSAGE_DIALOG (dialog);
  GtkWidget *entry = pin_entry_new (heading);
  Asking *asking = g_new0 (Asking, 1);

  g_set_weak_pointer (&asking->owner, owner);
  asking->game = g_object_ref (game);
  asking->word = g_strdup (forcon_battle_side (campaign->fleet, admiral)->id);
  asking->entry = GTK_EDITABLE (entry);
  adw_message_dialog_set_extra_child (message, entry);
  adw_message_dialog_add_responses (message, "cancel", _ ("_Cancel"), NULL);
  if (is_set)
    {
      adw_message_dialog_add_responses (message, REMOVE, _ ("_Remove"), NULL);
      adw_message_dialog_set_response_appearance (message, REMOVE, ADW_RESPONSE_DESTRUCTIVE);
    }
  adw_message_dialog_add_responses (message, SET, _ ("_Set the PIN"), NULL);
  adw_message_dialog_set_response_appearance (message, SET, ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (message, SET);
  g_signal_connect_object (entry, "changed", G_CALLBACK (on_typed), dialog, 0);
  g_signal_connect_data (dialog, "response", G_CALLBACK (on_response), asking, asking_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_grab_focus (entry);
}
