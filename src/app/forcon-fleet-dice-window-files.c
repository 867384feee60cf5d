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
choose_and_open (gpointer window)
{
  choose (window_of (window), GTK_FILE_CHOOSER_ACTION_OPEN, _ ("Open a fleet-dice clash"), NULL, on_open_chosen);
}

static void
save_to (ForconFleetDiceWindow *self, const char *path)
{
  g_autoptr (GError) error = NULL;

  if (!forcon_fleet_dice_game_save (self->game, path, &error))
    {
      forcon_unsaved_forget (&self->unsaved);
      forcon_show_error (GTK_WINDOW (self), _ ("The clash was not saved"), error->message);
      return;
    }
  forcon_toast_say (GTK_WIDGET (self->toasts), _ ("Saved."));
  forcon_unsaved_go_on (&self->unsaved, GTK_WINDOW (self));
}

static void
on_save_chosen (gpointer owner, const char *path)
{
  if (path != NULL)
    save_to (owner, path);
  else
    forcon_unsaved_forget (&window_of (owner)->unsaved);
}

static void
choose_and_save (ForconFleetDiceWindow *self)
{
  choose (self, GTK_FILE_CHOOSER_ACTION_SAVE, _ ("Save the fleet-dice clash"), _ ("clash.xml"), on_save_chosen);
}

static void
save_somewhere (gpointer window)
{
  ForconFleetDiceWindow *self = window_of (window);

  if (forcon_fleet_dice_game_path (self->game) == NULL)
    choose_and_save (self);
  else
    save_to (self, NULL);
}

/**
 * forcon_fleet_dice_window_when_saved:
 * @self: a window
 * @then: what to do
 *
 * Does @then at once if nothing would be lost; otherwise asks first.
 */
void
forcon_fleet_dice_window_when_saved (ForconFleetDiceWindow *self, ForconUnsavedFunc then)
{
  const char *lost = _ ("What was set up and played is not saved and would be lost.");

  self->unsaved.heading = _ ("Save the clash?");
  self->unsaved.save = save_somewhere;
  forcon_unsaved_ask (&self->unsaved, GTK_WINDOW (self), forcon_fleet_dice_game_modified (self->game) ? lost : NULL, then);
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
