/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the table has to do with its campaign: its file, its journal, undo, the way back to the map. */
#include "app/table/table-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/game/game-pace.h"
#include "app/widgets/actions.h"
#include "app/session/session-play.h"
#include "app/widgets/dialogs.h"
#include "app/widgets/papers-wish.h"
#include "app/widgets/preferences.h"
#include "app/widgets/widget.h"

/* The master's window on the campaign whose clash this is, if it is open. */
static GtkWindow *
masters_window (ForconTableWindow *self)
{
  ForconGame *game = forcon_session_game (self->session);

  return game == NULL ? NULL : forcon_game_window (game);
}

/* There everything can be undone. */
static void
show_journal (ForconTableWindow *self)
{
  GtkWindow *window = masters_window (self);

  if (window == NULL)
    return;
  gtk_widget_activate_action (GTK_WIDGET (window), "win.page", "s", "journal");
  gtk_window_present (window);
}

/* Papers are printed from the master's window. */
static void
print (ForconTableWindow *self)
{
  GtkWindow *window = masters_window (self);
  const ForconPapersWish wish = { .kind = FORCON_PAPERS_RECORD, .clash = forcon_session_clash (self->session) };

  if (window == NULL)
    return;
  forcon_papers_ask_for (GTK_WIDGET (window), &wish);
  gtk_window_present (window);
}

/* The battle is over, and its outcome goes to the map. The master's window says so too, with its Undo, and what comes
 * next stands there. */
static void
hand_back (ForconTableWindow *self)
{
  GtkWindow *window = masters_window (self);
  ForconCampaignCommand command;

  if (window != NULL)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), "win.hand-back", "u",
                                  forcon_session_clash (self->session).value);
      gtk_window_present (window);
      return;
    }
  command = forcon_game_command (forcon_session_game (self->session), FORCON_CAMPAIGN_COMMAND_RETURN);
  command.return_clash.clash = forcon_session_clash (self->session);
  forcon_game_do (forcon_session_game (self->session), &command, FORCON_DICE_MODE_ROLL);
}

/* What the bar about the campaign's file offers is done in the master's window. */
static void
go_to_master (ForconTableWindow *self, GVariant *parameter, GSimpleAction *action)
{
  GtkWindow *window = masters_window (self);
  g_autofree char *name = g_strconcat ("win.", g_action_get_name (G_ACTION (action)), NULL);

  if (window == NULL)
    return;
  gtk_window_present (window);
  gtk_widget_activate_action (GTK_WIDGET (window), name, NULL);
}

static const ForconAction actions[] = {
  { .name = "show-journal", .activate = G_CALLBACK (show_journal) },
  { .name = "print", .activate = G_CALLBACK (print) },
  { .name = "hand-back", .activate = G_CALLBACK (hand_back) },
  { .name = "save-all", .activate = G_CALLBACK (go_to_master) },
  { .name = "open-again", .activate = G_CALLBACK (go_to_master) },
};

void
forcon_table_window_add_clash_actions (ForconTableWindow *self)
{
  forcon_actions_add (self, actions, G_N_ELEMENTS (actions), self);
}

void
forcon_table_window_update_clash (ForconTableWindow *self)
{
  ForconGame *game = forcon_session_game (self->session);
  ForconClashId clash = forcon_session_clash (self->session);
  GtkWindow *master = masters_window (self);
  gboolean own_file = forcon_session_has_own_file (self->session);
  /* Why this table takes nothing back: the last command was given elsewhere. */
  gboolean elsewhere
      = game != NULL && forcon_game_can_undo (game) && !FORCON_ID_EQUAL (forcon_game_last_table (game), clash);
  gboolean next_elsewhere
      = game != NULL && forcon_game_can_redo (game) && !FORCON_ID_EQUAL (forcon_game_next_table (game), clash);
  /* Why nothing can be done any more. */
  gboolean back = forcon_session_sees_all (self->session) && !forcon_session_commands (self->session);
  const ForconLoan *loan;
  g_autofree char *text = NULL;

  forcon_actions_enable (self, "undo", forcon_session_can_undo (self->session));
  forcon_actions_enable (self, "redo", forcon_session_can_redo (self->session));
  forcon_actions_enable (self, "rewind", forcon_session_can_rewind (self->session));
  forcon_actions_enable (self, "open", own_file);
  forcon_file_actions_allow_saving (&self->files, own_file && game != NULL);
  gtk_widget_set_visible (self->open_button, own_file);
  gtk_widget_set_visible (self->save_button, own_file);
  forcon_actions_enable (self, "hand-back",
                         !own_file && forcon_game_writable (game) && forcon_game_clash_is_over (game, clash));
  forcon_actions_enable (self, "show-journal", master != NULL);
  forcon_actions_enable (self, "print", master != NULL);
  forcon_actions_enable (self, "save-all", master != NULL);
  forcon_actions_enable (self, "open-again", master != NULL);
  if (game != NULL)
    forcon_panel_set_model (self->file_bar, game);

  forcon_widget_set_tooltip (self->undo_button,
                             elsewhere ? _ ("The last command was not given at this table. Undo it in the journal.")
                                       : _ ("Undo the last command (Ctrl+Z)"));
  forcon_widget_set_tooltip (self->redo_button,
                             next_elsewhere
                                 ? _ ("The last undone command was not given at this table. Redo it in the journal.")
                                 : _ ("Redo (Ctrl+Shift+Z)"));
  gtk_widget_set_visible (self->journal_button, (elsewhere || next_elsewhere) && master != NULL);

  gtk_widget_set_visible (self->banner_button, !back);
  if (!back)
    return;
  loan = game == NULL || forcon_game_campaign (game) == NULL
             ? NULL
             : forcon_campaign_loan_out (forcon_game_campaign (game), clash);
  if (loan == NULL)
    text = g_strdup (_ ("This clash is back on the map: its table can be looked at, and nothing more."));
  else
    /* Translators: to whom. */
    text = g_strdup_printf (_ ("This table is lent to %s: it can be looked at, and nothing more."), loan->text);
  gtk_label_set_label (self->banner_text, text);
  forcon_widget_set_tooltip (self->banner_text, gtk_label_get_text (self->banner_text));
  gtk_widget_set_visible (self->banner, TRUE);
}

static void
follow_preferences (ForconTableWindow *self)
{
  GSettings *preferences = forcon_preferences ();
  gboolean typed = g_settings_get_boolean (preferences, FORCON_PREFERENCE_REAL_DICE);
  gboolean checks = g_settings_get_boolean (preferences, FORCON_PREFERENCE_CHECK_FIRST);

  if (forcon_session_game (self->session) == NULL)
    return;
  g_action_group_change_action_state (G_ACTION_GROUP (self), "real-dice", g_variant_new_boolean (typed));
  g_action_group_change_action_state (G_ACTION_GROUP (self), "check-first", g_variant_new_boolean (checks));
}

static void
close_later (gpointer data)
{
  g_autoptr (ForconTableWindow) self = data;

  gtk_window_destroy (GTK_WINDOW (self));
}

/* The clash was undone, or the campaign closed: there is no table any more. */
static void
on_opened (ForconTableWindow *self)
{
  if (forcon_session_battle (self->session) == NULL && !self->closing)
    {
      self->closing = TRUE;
      g_idle_add_once (close_later, g_object_ref (self));
    }
}

/* For the notes of where the master's hours go. */
static ForconPaceDeed
look (GtkWindow *window, ForconClashId *clash)
{
  *clash = forcon_session_clash (FORCON_TABLE_WINDOW (window)->session);
  return FORCON_PACE_DEED_CLASH;
}

void
forcon_table_window_open_clash (ForconTableWindow *self, ForconGame *game, ForconClashId clash)
{
  GSettings *preferences = forcon_preferences ();
  g_autoptr (GError) error = NULL;

  g_return_if_fail (FORCON_IS_TABLE_WINDOW (self));
  if (!forcon_session_open_clash (self->session, game, clash, &error))
    {
      forcon_show_error (GTK_WINDOW (self), _ ("The table cannot be opened"), error->message);
      return;
    }
  follow_preferences (self);
  forcon_game_watch_pace (game, GTK_WINDOW (self), look, G_OBJECT (self->session));
  g_signal_connect_object (preferences, "changed::" FORCON_PREFERENCE_REAL_DICE, G_CALLBACK (follow_preferences), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (preferences, "changed::" FORCON_PREFERENCE_CHECK_FIRST, G_CALLBACK (follow_preferences),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "opened", G_CALLBACK (on_opened), self, G_CONNECT_SWAPPED);
  gtk_widget_grab_focus (GTK_WIDGET (self->table_view));
}
