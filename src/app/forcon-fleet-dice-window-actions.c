/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be done at the window: one action each, for buttons, menus and keys alike. */
#include "forcon-fleet-dice-window-private.h"

#include <glib/gi18n-lib.h>

#include "forcon-dialogs.h"
#include "forcon-fleet-dice-effect.h"
#include "forcon-fleet-dice-neighbours.h"
#include "forcon-fleet-dice-retreat.h"

static ForconFleetDiceWindow *
window_of (gpointer data)
{
  return FORCON_FLEET_DICE_WINDOW (data);
}

static void
begin (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_fleet_dice_game_begin (window_of (data)->game);
}

/* Enter, where nothing else takes it. */
static void
next (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ForconFleetDiceWindow *self = window_of (data);

  if (forcon_fleet_dice_game_owed (self->game).kind == FORCON_TWILIGHT_OWED_RETREAT)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.retreat", NULL);
  else
    forcon_fleet_dice_game_go_on (self->game);
}

/* Space: another key than for going on, so that nobody rolls unawares. */
static void
roll (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_fleet_dice_game_roll_rest (window_of (data)->game);
}

static void
retreat (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_fleet_dice_retreat_present (GTK_WINDOW (data), window_of (data)->game);
}

static void
effect (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_fleet_dice_effect_present (GTK_WINDOW (data), window_of (data)->game);
}

static void
neighbours (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_fleet_dice_neighbours_present (GTK_WINDOW (data), window_of (data)->game);
}

static void
cancel (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_fleet_dice_game_cancel (window_of (data)->game);
}

static void
undo (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_fleet_dice_game_undo (window_of (data)->game);
}

static void
redo (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_fleet_dice_game_redo (window_of (data)->game);
}

static void
set_up_now (gpointer window)
{
  forcon_fleet_dice_game_set_up_again (window_of (window)->game);
}

/* What was played would be lost. */
static void
set_up (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_file_actions_when_saved (&window_of (data)->files, set_up_now);
}

static void
print (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_fleet_dice_window_print (window_of (data), GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, NULL);
}

/* In a window of its own: the one that is open stays. */
static void
new_clash (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autoptr (GError) error = NULL;

  if (!forcon_fleet_dice_window_present (gtk_window_get_application (GTK_WINDOW (data)), NULL, &error))
    forcon_show_error (GTK_WINDOW (data), _ ("The clash cannot be opened"), error->message);
}

/* Closed only when whoever waited for it has it. */
static void
take_result (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ForconFleetDiceWindow *self = window_of (data);

  if (self->owner == NULL || !self->over (self->owner, forcon_fleet_dice_game_journal (self->game), self->over_data))
    return;
  self->closing = TRUE;
  gtk_window_close (GTK_WINDOW (self));
}

static const GActionEntry entries[] = {
  { .name = "begin", .activate = begin },
  { .name = "next", .activate = next },
  { .name = "roll", .activate = roll },
  { .name = "retreat", .activate = retreat },
  { .name = "effect", .activate = effect },
  { .name = "neighbours", .activate = neighbours },
  { .name = "cancel", .activate = cancel },
  { .name = "undo", .activate = undo },
  { .name = "redo", .activate = redo },
  { .name = "print", .activate = print },
  { .name = "new-clash", .activate = new_clash },
  { .name = "set-up", .activate = set_up },
  { .name = "take-result", .activate = take_result },
};

/* Adds the actions of the clash to the window. */
void
forcon_fleet_dice_window_add_actions (ForconFleetDiceWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

/* Those with Ctrl are the application's. */
void
forcon_fleet_dice_window_bind_keys (GtkWidgetClass *widget_class)
{
  static const struct {
    guint key;
    const char *action;
  } keys[] = {
    { GDK_KEY_space, "win.roll" },    { GDK_KEY_KP_Space, "win.roll" }, { GDK_KEY_Return, "win.next" },
    { GDK_KEY_KP_Enter, "win.next" }, { GDK_KEY_Escape, "win.cancel" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i].key, 0, keys[i].action, NULL);
}

static void
enable (ForconFleetDiceWindow *self, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), name)), enabled);
}

/* Makes sensitive what can be done now. */
void
forcon_fleet_dice_window_update_actions (ForconFleetDiceWindow *self)
{
  gboolean plays = forcon_fleet_dice_game_journal (self->game) != NULL;
  gboolean over = plays && forcon_fleet_dice_game_clash (self->game)->step == FORCON_TWILIGHT_STEP_OVER;
  gboolean asks = forcon_fleet_dice_game_request (self->game) != NULL;

  enable (self, "begin", forcon_fleet_dice_game_may_begin (self->game));
  enable (self, "next", plays && !over && !asks);
  enable (self, "roll", plays && !over && asks);
  enable (self, "retreat", forcon_fleet_dice_game_owed (self->game).kind == FORCON_TWILIGHT_OWED_RETREAT);
  enable (self, "effect", plays && !over);
  enable (self, "neighbours", !plays);
  enable (self, "cancel", plays && forcon_fleet_dice_game_asked (self->game) != NULL);
  enable (self, "undo", forcon_fleet_dice_game_can_undo (self->game));
  enable (self, "redo", forcon_fleet_dice_game_can_redo (self->game));
  enable (self, "print", plays);
  enable (self, "set-up", plays && self->over == NULL);
  enable (self, "take-result", over && self->owner != NULL);
}
