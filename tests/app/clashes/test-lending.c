/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table that is lent from the window, played in another, and taken back. */
#include "app-support.h"

#include "app/clashes/clash-detail.h"
#include "app/clashes/clash-lending.h"
#include "app/clashes/clashes-page.h"
#include "app/game/game-loans.h"
#include "app/session/session-ask.h"
#include "app/session/session-play.h"

#include <glib/gstdio.h>
#include <string.h>

static ForconClashId
newest (ForconMasterWindow *window)
{
  const GArray *clashes = forcon_game_campaign (forcon_master_window_game (window))->clashes;

  return g_array_index (clashes, ForconClash, clashes->len - 1).clash;
}

static ForconMasterWindow *
page_with_clash (void)
{
  ForconMasterWindow *window = app_master_page ("skirmish.xml", "clashes", 1366, 768);
  ForconGame *game = forcon_master_window_game (window);

  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  app_let_clash (game, "shield", "fan");
  forcon_game_set_focus (game, &(ForconFocus){ .clash = newest (window) });
  app_settle ();
  return window;
}

static GtkWidget *
detail_of (ForconMasterWindow *window)
{
  return app_find (window, FORCON_TYPE_CLASH_DETAIL, NULL);
}

/* Lent as from the dialogs, which ask to whom and where. */
static char *
lend (ForconMasterWindow *window, const char *name)
{
  char *path = app_output (name);

  g_unlink (path);
  g_assert_true (forcon_game_lend (forcon_master_window_game (window), newest (window), "Anna", path));
  app_settle ();
  return path;
}

/* The helper's window on the file. */
static void
fight_there (const char *path, guint commands)
{
  g_autoptr (ForconSession) session = forcon_session_new ();
  g_autoptr (GError) error = NULL;
  const ForconCommand begin = { .kind = FORCON_COMMAND_BEGIN };

  g_assert_true (forcon_session_open (session, path, FALSE, &error));
  g_assert_no_error (error);
  g_assert_true (forcon_session_has_own_file (session));
  forcon_session_do (session, &begin, FORCON_DICE_MODE_ROLL);
  for (guint i = 1; i < commands; i++)
    {
      const ForconCommand note = { .kind = FORCON_COMMAND_NOTE, .note = { .text = "there" } };

      forcon_session_do (session, &note, FORCON_DICE_MODE_ROLL);
    }
  /* Each command is in the file at once. */
  g_assert_cmpuint (forcon_session_unsaved (session), ==, 0);
}

static guint
commands_at_table (ForconMasterWindow *window)
{
  g_autoptr (ForconJournal) journal = forcon_chronicle_battle_journal (
      forcon_game_chronicle (forcon_master_window_game (window)), newest (window), NULL);

  return forcon_journal_position (journal);
}

static void
a_lent_clash_says_with_whom_it_is_and_its_table_is_only_looked_at (void)
{
  ForconMasterWindow *window = page_with_clash ();
  g_autofree char *path = lend (window, "lent-looked-at.table.xml");
  GtkWidget *detail = detail_of (window);
  ForconTableWindow *table;

  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Lent to other masters: 1"));
  g_assert_nonnull (app_find_shown (detail, GTK_TYPE_BUTTON, "Ta_ke Back…"));
  g_assert_nonnull (app_find_shown (detail, GTK_TYPE_BUTTON, "_Recall"));
  g_assert_null (app_find_shown (detail, GTK_TYPE_BUTTON, "L_end…"));
  g_assert_null (app_find_shown (detail, GTK_TYPE_MENU_BUTTON, NULL));
  g_assert_true (gtk_widget_activate_action (detail, "clash.table", NULL));
  app_settle ();
  table = app_find_window (FORCON_TYPE_TABLE_WINDOW);
  g_assert_nonnull (table);
  g_assert_nonnull (
      app_find_shown (table, GTK_TYPE_LABEL, "This table is lent to Anna: it can be looked at, and nothing more."));
  app_close (table);
  app_close_master (window);
}

static void
test_looks (void)
{
  ForconMasterWindow *window = page_with_clash ();
  g_autofree char *path = lend (window, "lent-looks.table.xml");
  ForconTableWindow *table;

  app_assert_looks_right (window, "clash-lent");
  g_assert_true (gtk_widget_activate_action (detail_of (window), "clash.table", NULL));
  app_settle ();
  table = app_find_window (FORCON_TYPE_TABLE_WINDOW);
  app_assert_looks_right (table, "clash-lent-table");
  app_close (table);
  app_close_master (window);
}

static void
what_was_fought_there_is_taken_back_and_undone_in_one_step (void)
{
  ForconMasterWindow *window = page_with_clash ();
  ForconGame *game = forcon_master_window_game (window);
  g_autofree char *path = lend (window, "lent-back.table.xml");

  fight_there (path, 4);
  forcon_clash_take_back_file (detail_of (window), game, path);
  app_settle ();
  g_assert_cmpuint (commands_at_table (window), ==, 4);
  g_assert_null (forcon_campaign_loan_out (forcon_game_campaign (game), newest (window)));
  forcon_game_undo (game);
  g_assert_cmpuint (commands_at_table (window), ==, 0);
  g_assert_nonnull (forcon_campaign_loan_out (forcon_game_campaign (game), newest (window)));
  forcon_game_redo (game);
  g_assert_cmpuint (commands_at_table (window), ==, 4);
  app_close_master (window);
}

static GtkFileChooser *
the_chooser (void)
{
  GtkFileChooser *chooser = app_find_window (GTK_TYPE_FILE_CHOOSER);

  g_assert_nonnull (chooser);
  return chooser;
}

static gboolean
is_chosen (GtkFileChooser *chooser, GFile *wanted)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (chooser);

  return file != NULL && g_file_equal (file, wanted);
}

/* Through the dialogs, as the master does it: to whom, where, and later which file. */
static void
the_dialogs_lend_and_take_back (void)
{
  ForconMasterWindow *window = page_with_clash ();
  ForconGame *game = forcon_master_window_game (window);
  g_autofree char *path = app_output ("lent-by-dialogs.table.xml");
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (path);
  g_autoptr (GFile) place = g_file_new_for_path (folder);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWidget *dialog;

  g_unlink (path);
  g_assert_true (gtk_widget_activate_action (detail_of (window), "clash.lend", NULL));
  app_settle ();
  dialog = app_find_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (dialog);
  g_assert_false (adw_message_dialog_get_response_enabled (ADW_MESSAGE_DIALOG (dialog), "take"));
  gtk_editable_set_text (GTK_EDITABLE (app_find (dialog, GTK_TYPE_ENTRY, NULL)), "Anna");
  app_picture (dialog, "clash-lend-to-whom.png");
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "take");
  gtk_window_close (GTK_WINDOW (dialog));
  app_settle ();
  gtk_file_chooser_set_current_folder (the_chooser (), place, NULL);
  gtk_file_chooser_set_current_name (the_chooser (), name);
  for (guint i = 0; i < 100 && !is_chosen (the_chooser (), file); i++)
    app_pump (20);
  gtk_dialog_response (GTK_DIALOG (the_chooser ()), GTK_RESPONSE_ACCEPT);
  for (guint i = 0; i < 100 && forcon_campaign_loan_out (forcon_game_campaign (game), newest (window)) == NULL; i++)
    app_pump (20);
  g_assert_nonnull (forcon_campaign_loan_out (forcon_game_campaign (game), newest (window)));
  fight_there (path, 3);
  g_assert_true (gtk_widget_activate_action (detail_of (window), "clash.fetch", NULL));
  app_settle ();
  gtk_file_chooser_set_file (the_chooser (), file, NULL);
  for (guint i = 0; i < 100 && !is_chosen (the_chooser (), file); i++)
    app_pump (20);
  gtk_dialog_response (GTK_DIALOG (the_chooser ()), GTK_RESPONSE_ACCEPT);
  app_settle ();
  g_assert_null (forcon_campaign_loan_out (forcon_game_campaign (game), newest (window)));
  g_assert_cmpuint (commands_at_table (window), ==, 3);
  app_close_master (window);
}

static void
a_table_is_recalled (void)
{
  ForconMasterWindow *window = page_with_clash ();
  ForconGame *game = forcon_master_window_game (window);
  g_autofree char *path = lend (window, "lent-recalled.table.xml");

  g_assert_true (gtk_widget_activate_action (detail_of (window), "clash.recall", NULL));
  app_settle ();
  g_assert_null (forcon_campaign_loan_out (forcon_game_campaign (game), newest (window)));
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "To be fought out: 1"));
  g_assert_nonnull (app_find_shown (detail_of (window), GTK_TYPE_BUTTON, "L_end…"));
  app_close_master (window);
}

/* The master sees the lines, and says whether the rest is taken. */
static void
what_is_not_accepted_is_shown_before_anything_is_entered (void)
{
  ForconMasterWindow *window = page_with_clash ();
  ForconGame *game = forcon_master_window_game (window);
  g_autofree char *path = lend (window, "lent-part.table.xml");
  g_autofree char *text = NULL;
  g_autofree char *wrong = NULL;
  GtkWidget *dialog;
  char *note;

  fight_there (path, 4);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  note = strstr (text, "<note ");
  g_assert_nonnull (note);
  wrong = g_strdup_printf ("%.*s<begin/>%s", (gint) (note - text), text, note);
  g_assert_true (g_file_set_contents (path, wrong, -1, NULL));
  forcon_clash_take_back_file (detail_of (window), game, path);
  app_settle ();
  dialog = app_find_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (dialog);
  app_picture (dialog, "clash-lent-part.png");
  g_assert_cmpuint (commands_at_table (window), ==, 0);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "take-back");
  app_settle ();
  g_assert_cmpuint (commands_at_table (window), ==, 1);
  app_close_master (window);
}

/* Who has a table does not undo what was played before it was lent. */
static void
what_was_played_before_is_not_undone_by_who_has_it (void)
{
  ForconMasterWindow *window = page_with_clash ();
  ForconGame *game = forcon_master_window_game (window);
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_PLAY);
  g_autoptr (ForconSession) session = forcon_session_new ();
  const ForconCommand note = { .kind = FORCON_COMMAND_NOTE, .note = { .text = "there" } };
  g_autofree char *path = NULL;

  command.play.clash = newest (window);
  command.battle = (ForconCommand){ .kind = FORCON_COMMAND_BEGIN };
  g_assert_true (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
  path = lend (window, "lent-undo.table.xml");
  g_assert_true (forcon_session_open (session, path, FALSE, NULL));
  g_assert_false (forcon_session_can_undo (session));
  forcon_session_do (session, &note, FORCON_DICE_MODE_ROLL);
  g_assert_true (forcon_session_can_undo (session));
  forcon_session_rewind (session);
  g_assert_cmpuint (forcon_journal_position (forcon_session_journal (session)), ==, 1);
  g_assert_false (forcon_session_can_undo (session));
  app_close_master (window);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/lending/a clash that is lent says with whom it is, and its table is only looked at",
                   a_lent_clash_says_with_whom_it_is_and_its_table_is_only_looked_at);
  g_test_add_func ("/app/lending/what was fought there is taken back, and undone in one step",
                   what_was_fought_there_is_taken_back_and_undone_in_one_step);
  g_test_add_func ("/app/lending/the dialogs lend a table and take it back", the_dialogs_lend_and_take_back);
  g_test_add_func ("/app/lending/a table is recalled", a_table_is_recalled);
  g_test_add_func ("/app/lending/what is not accepted is shown before anything is entered",
                   what_is_not_accepted_is_shown_before_anything_is_entered);
  g_test_add_func ("/app/lending/what was played before is not undone by who has the table",
                   what_was_played_before_is_not_undone_by_who_has_it);
  g_test_add_func ("/looks/lending/a clash that is lent can be read", test_looks);
  return g_test_run ();
}
