/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be done at the window: one action each, for buttons, menus and keys alike. */
#include "app/dice-window/twilight-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/actions.h"
#include "app/widgets/dialogs.h"
#include "app/dice-window/twilight-effect-panel.h"
#include "app/dice-window/twilight-neighbours.h"
#include "app/dice-window/twilight-retreat-panel.h"

/* Enter, where nothing else takes it. */
static void
next (ForconTwilightWindow *self)
{
  if (forcon_twilight_game_owed (self->game).kind == FORCON_TWILIGHT_OWED_RETREAT)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.retreat", NULL);
  else
    forcon_twilight_game_go_on (self->game);
}

static void
retreat (ForconTwilightWindow *self)
{
  forcon_twilight_retreat_panel_present (GTK_WINDOW (self), self->game);
}

static void
effect (ForconTwilightWindow *self)
{
  forcon_twilight_effect_panel_present (GTK_WINDOW (self), self->game);
}

static void
neighbours (ForconTwilightWindow *self)
{
  forcon_twilight_neighbours_present (GTK_WINDOW (self), self->game);
}

static void
set_up_now (gpointer window)
{
  forcon_twilight_game_set_up_again (FORCON_TWILIGHT_WINDOW (window)->game);
}

/* What was played would be lost. */
static void
set_up (ForconTwilightWindow *self)
{
  forcon_file_actions_when_saved (&self->files, set_up_now);
}

static void
print (ForconTwilightWindow *self)
{
  forcon_twilight_window_print (self, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, NULL);
}

/* In a window of its own: the one that is open stays. */
static void
new_clash (ForconTwilightWindow *self)
{
  g_autoptr (GError) error = NULL;

  if (!forcon_twilight_window_present (gtk_window_get_application (GTK_WINDOW (self)), NULL, &error))
    forcon_show_error (GTK_WINDOW (self), _ ("The clash cannot be opened"), error->message);
}

/* Closed only when whoever waited for it has it. */
static void
take_result (ForconTwilightWindow *self)
{
  if (self->owner == NULL || !self->over (self->owner, forcon_twilight_game_journal (self->game), self->over_data))
    return;
  self->closing = TRUE;
  gtk_window_close (GTK_WINDOW (self));
}

/* What only calls the game. Space rolls and Enter goes on, so that nobody rolls unawares. */
static const ForconAction game_actions[] = {
  { .name = "begin", .activate = G_CALLBACK (forcon_twilight_game_begin) },
  { .name = "roll", .activate = G_CALLBACK (forcon_twilight_game_roll_rest) },
  { .name = "cancel", .activate = G_CALLBACK (forcon_twilight_game_cancel) },
  { .name = "undo", .activate = G_CALLBACK (forcon_twilight_game_undo) },
  { .name = "redo", .activate = G_CALLBACK (forcon_twilight_game_redo) },
};

static const ForconAction actions[] = {
  { .name = "next", .activate = G_CALLBACK (next) },
  { .name = "retreat", .activate = G_CALLBACK (retreat) },
  { .name = "effect", .activate = G_CALLBACK (effect) },
  { .name = "neighbours", .activate = G_CALLBACK (neighbours) },
  { .name = "print", .activate = G_CALLBACK (print) },
  { .name = "new-clash", .activate = G_CALLBACK (new_clash) },
  { .name = "set-up", .activate = G_CALLBACK (set_up) },
  { .name = "take-result", .activate = G_CALLBACK (take_result) },
};

void
forcon_twilight_window_add_actions (ForconTwilightWindow *self)
{
  forcon_actions_add (self, game_actions, G_N_ELEMENTS (game_actions), self->game);
  forcon_actions_add (self, actions, G_N_ELEMENTS (actions), self);
}

void
forcon_twilight_window_bind_keys (GtkWidgetClass *widget_class)
{
  static const ForconKey keys[] = {
    { GDK_KEY_space, 0, "win.roll" },    { GDK_KEY_KP_Space, 0, "win.roll" }, { GDK_KEY_Return, 0, "win.next" },
    { GDK_KEY_KP_Enter, 0, "win.next" }, { GDK_KEY_Escape, 0, "win.cancel" },
  };

  forcon_actions_bind_keys (widget_class, keys, G_N_ELEMENTS (keys));
}

void
forcon_twilight_window_update_actions (ForconTwilightWindow *self)
{
  gboolean plays = forcon_twilight_game_journal (self->game) != NULL;
  gboolean over = plays && forcon_twilight_game_clash (self->game)->step == FORCON_TWILIGHT_STEP_OVER;
  gboolean asks = forcon_twilight_game_request (self->game) != NULL;

  forcon_actions_enable (self, "begin", forcon_twilight_game_may_begin (self->game));
  forcon_actions_enable (self, "next", plays && !over && !asks);
  forcon_actions_enable (self, "roll", plays && !over && asks);
  forcon_actions_enable (self, "retreat", forcon_twilight_game_owed (self->game).kind == FORCON_TWILIGHT_OWED_RETREAT);
  forcon_actions_enable (self, "effect", plays && !over);
  forcon_actions_enable (self, "neighbours", !plays);
  forcon_actions_enable (self, "cancel", plays && forcon_twilight_game_asked (self->game) != NULL);
  forcon_actions_enable (self, "undo", forcon_twilight_game_can_undo (self->game));
  forcon_actions_enable (self, "redo", forcon_twilight_game_can_redo (self->game));
  forcon_actions_enable (self, "print", plays);
  forcon_actions_enable (self, "set-up", plays && self->over == NULL);
  forcon_actions_enable (self, "take-result", over && self->owner != NULL);
}
