/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The clashes of a campaign, their tables, and the way back to the map. */
#include "app-support.h"

#include "app/clashes/clash-detail.h"
#include "app/clashes/clash-summary.h"
#include "app/clashes/clashes-page.h"
#include "app/game/file-bar.h"

#include <glib/gstdio.h>

/* Long enough for the program to look after its file, ms. */
#define PATIENCE 20000

static GtkWidget *
page_of (ForconMasterWindow *window)
{
  return app_find (window, FORCON_TYPE_CLASHES_PAGE, NULL);
}

static ForconClashId
newest (ForconMasterWindow *window)
{
  const GArray *clashes = forcon_game_campaign (forcon_master_window_game (window))->clashes;

  return g_array_index (clashes, ForconClash, clashes->len - 1).clash;
}

/* The page with one clash, of Shield and Fan, or with two. */
static ForconMasterWindow *
page_with (guint clashes, int width, int height)
{
  ForconMasterWindow *window = app_master_page ("skirmish.xml", "clashes", width, height);
  ForconGame *game = forcon_master_window_game (window);

  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  if (clashes > 1)
    app_let_clash (game, "spurs", "mask");
  app_let_clash (game, "shield", "fan");
  forcon_game_set_focus (game, &(ForconFocus){ .clash = newest (window) });
  app_settle ();
  return window;
}

static const ForconBattle *
battle_of (ForconMasterWindow *window)
{
  return forcon_campaign_battle (forcon_game_campaign (forcon_master_window_game (window)), newest (window));
}

static void
act (ForconMasterWindow *window, const char *action)
{
  g_assert_true (gtk_widget_activate_action (app_find (window, FORCON_TYPE_CLASH_DETAIL, NULL), action, NULL));
  app_settle ();
}

static gboolean
is_laid_out (GtkWidget *widget)
{
  return widget != NULL && gtk_widget_get_width (widget) > 0;
}

/* Lets captains fight the shown clash as the popover says. */
static void
fight (ForconMasterWindow *window)
{
  GtkWidget *button = app_find_shown (page_of (window), GTK_TYPE_MENU_BUTTON, NULL);

  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  app_settle ();
  g_assert_true (
      gtk_widget_activate_action (app_find (window, FORCON_TYPE_CLASH_DETAIL, NULL), "clash.captains", NULL));
  /* No longer than until it shows: captains are fast. */
  do
    g_main_context_iteration (NULL, TRUE);
  while (!is_laid_out (app_find_shown (page_of (window), GTK_TYPE_BUTTON, "_Stop the Captains"))
         && battle_of (window)->step != FORCON_STEP_OVER);
  while (battle_of (window)->step == FORCON_STEP_SET_UP)
    g_main_context_iteration (NULL, TRUE);
}

/* Captains fight for a while, and then the master ends it. */
static void
fight_a_while (ForconMasterWindow *window)
{
  ForconGame *game = forcon_master_window_game (window);
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_PLAY);

  fight (window);
  for (guint i = 0; i < 100 && battle_of (window)->step != FORCON_STEP_OVER && battle_of (window)->round < 6; i++)
    app_pump (50);
  gtk_widget_activate_action (app_find (window, FORCON_TYPE_CLASH_DETAIL, NULL), "clash.stop", NULL);
  command.play.clash = newest (window);
  command.battle = FORCON_COMMAND (END_BATTLE, end_battle, .ending = FORCON_ENDING_MASTER);
  if (battle_of (window)->step != FORCON_STEP_OVER)
    g_assert_true (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
  app_settle ();
}

static ForconTableWindow *
open_table (ForconMasterWindow *window)
{
  act (window, "clash.table");
  app_settle ();
  g_assert_nonnull (app_find_window (FORCON_TYPE_TABLE_WINDOW));
  return app_find_window (FORCON_TYPE_TABLE_WINDOW);
}

static void
end_running_battle (ForconMasterWindow *window)
{
  ForconGame *game = forcon_master_window_game (window);
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_PLAY);

  command.play.clash = newest (window);
  command.battle = FORCON_COMMAND (END_BATTLE, end_battle, .ending = FORCON_ENDING_MASTER);
  if (battle_of (window)->step != FORCON_STEP_OVER)
    g_assert_true (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
  app_settle ();
}

static void
end_battle (ForconMasterWindow *window)
{
  ForconGame *game = forcon_master_window_game (window);
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_PLAY);

  command.play.clash = newest (window);
  command.battle = (ForconCommand){ .kind = FORCON_COMMAND_BEGIN };
  g_assert_true (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
  command.battle = FORCON_COMMAND (END_BATTLE, end_battle, .ending = FORCON_ENDING_MASTER);
  g_assert_true (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
  app_settle ();
}

static void
test_captains_fight_it_out (void)
{
  ForconMasterWindow *window = page_with (1, 1366, 768);

  fight_a_while (window);
  g_assert_cmpint (battle_of (window)->round, >=, 2);
  g_assert_nonnull (app_find_shown (page_of (window), GTK_TYPE_BUTTON, "_Hand Back to the Campaign"));
  act (window, "clash.hand-back");
  g_assert_null (battle_of (window));
  g_assert_nonnull (app_find_shown (page_of (window), GTK_TYPE_LABEL, "Back on the map: 1"));
  app_close_master (window);
}

/* Who presses Stop as the captains end the battle does not hand it back: the two never lie in the same place. */
static void
test_stop_and_hand_back (void)
{
  ForconMasterWindow *window = page_with (1, 1366, 768);
  graphene_rect_t stop, back, after;
  GtkWidget *hand_back = NULL;

  fight (window);
  hand_back = app_find_shown (page_of (window), GTK_TYPE_BUTTON, "_Hand Back to the Campaign");
  g_assert_false (gtk_widget_is_sensitive (hand_back));
  g_assert_true (gtk_widget_compute_bounds (app_find_shown (page_of (window), GTK_TYPE_BUTTON, "_Stop the Captains"),
                                            page_of (window), &stop));
  g_assert_true (gtk_widget_compute_bounds (hand_back, page_of (window), &back));
  app_press (page_of (window), "_Stop the Captains");
  end_running_battle (window);
  g_assert_null (app_find_shown (page_of (window), GTK_TYPE_BUTTON, "_Stop the Captains"));
  g_assert_true (gtk_widget_is_sensitive (hand_back));
  g_assert_true (gtk_widget_compute_bounds (hand_back, page_of (window), &after));
  g_assert_false (graphene_rect_intersection (&stop, &after, NULL));
  app_close_master (window);
}

static void
test_captains_are_stopped (void)
{
  ForconMasterWindow *window = page_with (1, 1366, 768);

  fight (window);
  app_press (page_of (window), "_Stop the Captains");
  g_assert_cmpint (battle_of (window)->step, !=, FORCON_STEP_OVER);
  g_assert_null (app_find_shown (page_of (window), GTK_TYPE_BUTTON, "_Stop the Captains"));
  app_close_master (window);
}

static void
test_takes_back_with_a_reason (void)
{
  ForconMasterWindow *window = page_with (1, 1366, 768);
  GtkWidget *detail = app_find (window, FORCON_TYPE_CLASH_DETAIL, NULL);

  act (window, "clash.take-back");
  g_assert_nonnull (battle_of (window));
  gtk_editable_set_text (GTK_EDITABLE (app_find (detail, GTK_TYPE_ENTRY, NULL)), "it rains");
  act (window, "clash.take-back");
  g_assert_null (battle_of (window));
  app_close_master (window);
}

static void
test_lists_every_clash (void)
{
  ForconMasterWindow *window = page_with (2, 1366, 768);

  g_assert_nonnull (app_find_shown (page_of (window), GTK_TYPE_LABEL, "To be fought out: 2"));
  end_battle (window);
  g_assert_nonnull (app_find_shown (page_of (window), GTK_TYPE_LABEL, "To be fought out: 1"));
  g_assert_nonnull (app_find_shown (page_of (window), GTK_TYPE_LABEL, "Over, to be handed back: 1"));
  app_close_master (window);
}

static void
test_table_says_what_it_is (void)
{
  ForconMasterWindow *window = page_with (1, 1366, 768);
  ForconTableWindow *table = open_table (window);

  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (table)), ==,
                   "Clash: Shield and Fan at B1 Wayside, 6 ships, phase 1");
  g_assert_null (app_find_shown (table, GTK_TYPE_BUTTON, "Open"));
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (table), "save-as"));
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (table), "open"));
  app_close (table);
  app_close_master (window);
}

static void
test_table_leads_to_the_journal (void)
{
  ForconMasterWindow *window = page_with (1, 1366, 768);
  ForconTableWindow *table = open_table (window);

  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (table), "undo"));
  app_act (table, "win.show-journal");
  g_assert_cmpstr (adw_view_stack_get_visible_child_name (ADW_VIEW_STACK (app_find (window, ADW_TYPE_VIEW_STACK, NULL))),
                   ==, "journal");
  app_act (table, "win.end-step");
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (table), "undo"));
  app_act (table, "win.undo");
  g_assert_cmpint (battle_of (window)->step, ==, FORCON_STEP_SET_UP);
  app_close (table);
  app_close_master (window);
}

/* The clash that is shown on the page. */
static const char *
shown_title (ForconMasterWindow *window)
{
  return gtk_label_get_label (GTK_LABEL (gtk_widget_get_template_child (
      app_find (window, FORCON_TYPE_CLASH_DETAIL, NULL), FORCON_TYPE_CLASH_DETAIL, "title")));
}

static void
test_next_clash (void)
{
  ForconMasterWindow *window = page_with (2, 1366, 768);
  g_autofree char *first = g_strdup (shown_title (window));

  end_battle (window);
  act (window, "clash.hand-back");
  g_assert_cmpstr (shown_title (window), !=, first);
  g_assert_cmpstr (forcon_master_window_page_name (window), ==, "clashes");
  app_close_master (window);
}

/* Hands back the only clash after this half-phase. Returns: the page that is shown then */
static const char *
page_after (gboolean second_half)
{
  ForconMasterWindow *window = app_master_page ("skirmish.xml", "clashes", 1366, 768);
  ForconGame *game = forcon_master_window_game (window);
  const char *page;

  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  app_do (game, FORCON_CAMPAIGN_COMMAND_ADVANCE);
  if (second_half)
    app_do (game, FORCON_CAMPAIGN_COMMAND_ADVANCE);
  app_let_clash (game, "shield", "fan");
  forcon_game_set_focus (game, &(ForconFocus){ .clash = newest (window) });
  app_settle ();
  end_battle (window);
  act (window, "clash.hand-back");
  page = g_intern_string (forcon_master_window_page_name (window));
  app_close_master (window);
  return page;
}

static void
test_last_clash (void)
{
  g_assert_cmpstr (page_after (FALSE), ==, "resolve");
  g_assert_cmpstr (page_after (TRUE), ==, "reports");
}

/* Enter fought the battle; it hands back what is over, too. */
static void
test_enter_hands_back (void)
{
  ForconMasterWindow *window = page_with (1, 1366, 768);
  ForconTableWindow *table = open_table (window);
  GtkWidget *focus;

  end_battle (window);
  focus = gtk_window_get_focus (GTK_WINDOW (table));
  g_assert_true (GTK_IS_BUTTON (focus));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (focus)), ==, "_Hand Back to the Campaign");
  app_act (table, "win.do");
  g_assert_null (battle_of (window));
  app_close (table);
  app_close_master (window);
}

static void
test_table_hands_back (void)
{
  ForconMasterWindow *window = page_with (1, 1366, 768);
  ForconTableWindow *table = open_table (window);

  end_battle (window);
  app_settle ();
  g_assert_nonnull (app_find_shown (table, FORCON_TYPE_CLASH_SUMMARY, NULL));
  app_press (table, "_Hand Back to the Campaign");
  g_assert_null (battle_of (window));
  g_assert_nonnull (app_find_shown (table, GTK_TYPE_LABEL,
                                    "This clash is back on the map: its table can be looked at, and nothing more."));
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (table), "hand-back"));
  app_close (table);
  app_close_master (window);
}

/* Its commands go to the same file as the master's. */
static void
test_table_tells_of_a_file_that_is_gone (void)
{
  ForconMasterWindow *window = page_with (1, 1366, 768);
  ForconTableWindow *table = open_table (window);
  ForconGame *game = forcon_master_window_game (window);
  g_autofree char *file = g_strdup (forcon_game_path (game));
  GtkWidget *bar = app_find (table, FORCON_TYPE_FILE_BAR, NULL);

  g_assert_null (app_find_shown (table, GTK_TYPE_BUTTON, "_Save All Under Another Name…"));
  g_assert_cmpint (g_unlink (file), ==, 0);
  for (guint waited = 0; forcon_game_trouble (game) == NULL; waited += 50)
    {
      g_assert_cmpuint (waited, <, PATIENCE);
      app_pump (50);
    }
  app_pump (500);
  g_assert_nonnull (app_find_shown (bar, GTK_TYPE_BUTTON, "_Save All Under Another Name…"));
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (table), "save-all"));
  app_assert_looks_right (table, "clash-table-file-gone");
  app_close (table);
  app_close_master (window);
}

static void
test_table_goes_with_its_clash (void)
{
  ForconMasterWindow *window = page_with (1, 1366, 768);

  open_table (window);
  forcon_game_undo (forcon_master_window_game (window));
  app_settle ();
  g_assert_null (app_find_window (FORCON_TYPE_TABLE_WINDOW));
  app_close_master (window);
}

static void
test_looks (gconstpointer data)
{
  gboolean large = GPOINTER_TO_INT (data);
  ForconMasterWindow *window = page_with (2, large ? 2560 : 1366, large ? 1440 : 768);

  app_assert_looks_right (window, large ? "clashes-two-large" : "clashes-two");
  fight_a_while (window);
  app_assert_looks_right (window, large ? "clashes-over-large" : "clashes-over");
  act (window, "clash.hand-back");
  app_assert_looks_right (window, large ? "clashes-back-large" : "clashes-back");
  app_close_master (window);
}

static void
test_looks_table (void)
{
  ForconMasterWindow *window = page_with (1, 1366, 768);
  ForconTableWindow *table = open_table (window);

  app_assert_looks_right (table, "clash-table");
  fight_a_while (window);
  app_settle ();
  app_assert_looks_right (table, "clash-table-over");
  app_act (table, "win.hand-back");
  app_assert_looks_right (table, "clash-table-back");
  app_close (table);
  app_close_master (window);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/clashes-page/captains fight, and what is over is handed back", test_captains_fight_it_out);
  g_test_add_func ("/app/clashes-page/Hand back never lies where Stop was", test_stop_and_hand_back);
  g_test_add_func ("/app/clashes-page/captains are stopped", test_captains_are_stopped);
  g_test_add_func ("/app/clashes-page/an unfinished clash needs a reason", test_takes_back_with_a_reason);
  g_test_add_func ("/app/clashes-page/every clash is in its part of the list", test_lists_every_clash);
  g_test_add_func ("/app/clashes-page/a table says which clash it is", test_table_says_what_it_is);
  g_test_add_func ("/app/clashes-page/a table leads to the journal", test_table_leads_to_the_journal);
  g_test_add_func ("/app/clashes-page/a table hands back what is over", test_table_hands_back);
  g_test_add_func ("/app/clashes-page/after a clash the next one is shown", test_next_clash);
  g_test_add_func ("/app/clashes-page/the last clash leads to the second half, or to the packs", test_last_clash);
  g_test_add_func ("/app/clashes-page/Enter hands back a battle that is over", test_enter_hands_back);
  g_test_add_func ("/app/clashes-page/a table tells of a file that is gone", test_table_tells_of_a_file_that_is_gone);
  g_test_add_func ("/app/clashes-page/a table goes with its clash", test_table_goes_with_its_clash);
  g_test_add_data_func ("/looks/clashes-page/every text can be read at 1366×768", GINT_TO_POINTER (FALSE), test_looks);
  g_test_add_data_func ("/looks/clashes-page/every text can be read at 2560×1440", GINT_TO_POINTER (TRUE), test_looks);
  g_test_add_func ("/looks/clashes-page/the table of a clash can be read", test_looks_table);
  return g_test_run ();
}
