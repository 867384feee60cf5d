/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opening, saving, and what must not be lost. */
#include "forcon-fleet-dice-window-private.h"

#include <glib/gi18n-lib.h>

#include "forcon-dialogs.h"
#include "forcon-file-question.h"
#include "forcon-toast.h"

static ForconFleetDiceWindow *
window_of (gpointer data)
{
  return FORCON_FLEET_DICE_WINDOW (data);
}

static void
choose (ForconFleetDiceWindow *self, GtkFileChooserAction action, const char *title, const char *name,
        ForconFileAnswer chosen)
{
  const ForconFileQuestion question
      = { .action = action, .title = title, .name = name, .kind = _ ("Fleet-dice clashes"), .suffixes = { "xml" } };

  forcon_ask_file (self, &question, chosen);
}

static void
on_open_chosen (gpointer owner, const char *path)
{
  g_autoptr (GError) error = NULL;

  if (path != NULL && !forcon_fleet_dice_window_load (owner, path, &error))
    forcon_show_error (GTK_WINDOW (owner), _ ("The clash cannot be opened"), error->message);
}

static void
choose_and_open (ForconFleetDiceWindow *self)
{
  choose (self, GTK_FILE_CHOOSER_ACTION_OPEN, _ ("Open a fleet-dice clash"), NULL, on_open_chosen);
}

/* Goes on with what waited for everything to be saved. */
static void
go_on (ForconFleetDiceWindow *self)
{
  void (*then) (ForconFleetDiceWindow *) = self->then;

  self->then = NULL;
  if (then != NULL)
    then (self);
}

static void
save_to (ForconFleetDiceWindow *self, const char *path)
{
  g_autoptr (GError) error = NULL;

  if (!forcon_fleet_dice_game_save (self->game, path, &error))
    {
      self->then = NULL;
      forcon_show_error (GTK_WINDOW (self), _ ("The clash was not saved"), error->message);
      return;
    }
  forcon_toast_say (GTK_WIDGET (self->toasts), _ ("Saved."));
  go_on (self);
}

static void
on_save_chosen (gpointer owner, const char *path)
{
  if (path != NULL)
    save_to (owner, path);
  else
    window_of (owner)->then = NULL;
}

static void
choose_and_save (ForconFleetDiceWindow *self)
{
  choose (self, GTK_FILE_CHOOSER_ACTION_SAVE, _ ("Save the fleet-dice clash"), _ ("clash.xml"), on_save_chosen);
}

static void
save_somewhere (ForconFleetDiceWindow *self)
{
  if (forcon_fleet_dice_game_path (self->game) == NULL)
    choose_and_save (self);
  else
    save_to (self, NULL);
}

static void
go_on_later (gpointer data)
{
  g_autoptr (ForconFleetDiceWindow) self = data;

  go_on (self);
}

static void
on_unsaved_answer (ForconFleetDiceWindow *self, const char *response)
{
  if (g_str_equal (response, "save"))
    save_somewhere (self);
  else if (g_str_equal (response, "discard"))
    /* The dialog must be gone before its window is. */
    g_idle_add_once (go_on_later, g_object_ref (self));
  else
    self->then = NULL;
}

/**
 * forcon_fleet_dice_window_when_saved:
 * @self: a window
 * @then: what to do
 *
 * Does @then at once if nothing would be lost; otherwise asks first.
 */
void
forcon_fleet_dice_window_when_saved (ForconFleetDiceWindow *self, void (*then) (ForconFleetDiceWindow *self))
{
  GtkWidget *dialog;

  self->then = then;
  if (!forcon_fleet_dice_game_modified (self->game))
    {
      go_on (self);
      return;
    }
  dialog = adw_message_dialog_new (GTK_WINDOW (self), _ ("Save the clash?"),
                                   _ ("What was set up and played is not saved and would be lost."));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "discard", _ ("_Do not save"),
                                    "save", _ ("_Save"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "save", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "save");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_unsaved_answer), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
open_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_fleet_dice_window_when_saved (window_of (data), choose_and_open);
}

static void
save (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  save_somewhere (window_of (data));
}

static void
save_as (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  choose_and_save (window_of (data));
}

static const GActionEntry entries[] = {
  { .name = "open", .activate = open_action },
  { .name = "save", .activate = save },
  { .name = "save-as", .activate = save_as },
};

/* Adds the actions that have to do with files to the window. */
void
forcon_fleet_dice_window_add_file_actions (ForconFleetDiceWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
