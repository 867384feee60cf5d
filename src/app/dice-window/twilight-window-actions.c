/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be done at the window: one action each, for buttons, menus and keys alike. */
#include "app/dice-window/twilight-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/dialogs.h"
#include "app/dice-window/twilight-effect-panel.h"
#include "app/dice-window/twilight-neighbours.h"
#include "app/dice-window/twilight-retreat-panel.h"

static ForconTwilightWindow *
window_of (gpointer data)
{
  return FORCON_TWILIGHT_WINDOW (data);
}

static void
begin (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_twilight_game_begin (window_of (data)->game);
}

/* Enter, where nothing else takes it. */
static void
next (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ForconTwilightWindow *self = window_of (data);

  if (forcon_twilight_game_owed (self->game).kind == FORCON_TWILIGHT_OWED_RETREAT)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.retreat", NULL);
  else
    forcon_twilight_game_go_on (self->game);
}

/* Space: another key than for going on, so that nobody rolls unawares. */
static void
roll (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_twilight_game_roll_rest (window_of (data)->game);
}

static void
retreat (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_twilight_retreat_panel_present (GTK_WINDOW (data), window_of (data)->game);
}

static void
effect (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_twilight_effect_panel_present (GTK_WINDOW (data), window_of (data)->game);
}

static void
neighbours (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_twilight_neighbours_present (GTK_WINDOW (data), window_of (data)->game);
}

static void
cancel (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_twilight_game_cancel (window_of (data)->game);
}

static void
undo (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_twilight_game_undo (window_of (data)->game);
}

static void
redo (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_twilight_game_redo (window_of (data)->game);
}

static void
set_up_now (gpointer window)
{
  forcon_twilight_game_set_up_again (window_of (window)->game);
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
  forcon_twilight_window_print (window_of (data), GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, NULL);
}

/* In a window of its own: the one that is open stays. */
static void
new_clash (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autoptr (GError) error = NULL;

  if (!forcon_twilight_window_present (gtk_window_get_application (GTK_WINDOW (data)), NULL, &error))
    forcon_show_error (GTK_WINDOW (data), _ ("The clash cannot be opened"), error->message);
}

/* Closed only when whoever waited for it has it. */
static void
take_result (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ForconTwilightWindow *self = window_of (data);

  if (self->owner == NULL || !self->over (self->owner, forcon_twilight_game_journal (self->game), self->over_data))
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

void
forcon_twilight_window_add_actions (ForconTwilightWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

void
forcon_twilight_window_bind_keys (GtkWidgetClass *widget_class)
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
enable (ForconTwilightWindow *self, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), name)), enabled);
}

void
forcon_twilight_window_update_actions (ForconTwilightWindow *self)
{
  gboolean plays = forcon_twilight_game_journal (self->game) != NULL;
  gboolean over = plays && forcon_twilight_game_clash (self->game)->step == FORCON_TWILIGHT_STEP_OVER;
  gboolean asks = forcon_twilight_game_request (self->game) != NULL;

  enable (self, "begin", forcon_twilight_game_may_begin (self->game));
  enable (self, "next", plays && !over && !asks);
  enable (self, "roll", plays && !over && asks);
  enable (self, "retreat", forcon_twilight_game_owed (self->game).kind == FORCON_TWILIGHT_OWED_RETREAT);
  enable (self, "effect", plays && !over);
  enable (self, "neighbours", !plays);
  enable (self, "cancel", plays && forcon_twilight_game_asked (self->game) != NULL);
  enable (self, "undo", forcon_twilight_game_can_undo (self->game));
  enable (self, "redo", forcon_twilight_game_can_redo (self->game));
  enable (self, "print", plays);
  enable (self, "set-up", plays && self->over == NULL);
  enable (self, "take-result", over && self->owner != NULL);
}
