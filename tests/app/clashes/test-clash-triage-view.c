/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the page of clashes shows of those that wait, its odds, and how what is proposed begins. */
#include "app-support.h"

#include "app/clashes/clash-triage-view.h"
#include "app/clashes/clashes-page.h"
#include "app/clashes/odds-run.h"

/* Long enough for all fights of captains, ms. */
#define PATIENCE 30000

static GtkWidget *
page_of (ForconMasterWindow *window)
{
  return app_find (window, FORCON_TYPE_CLASHES_PAGE, NULL);
}

static ForconClashId
newest (ForconGame *game)
{
  const GArray *clashes = forcon_game_campaign (game)->clashes;

  return g_array_index (clashes, ForconClash, clashes->len - 1).clash;
}

static const ForconBattle *
battle_of (ForconMasterWindow *window)
{
  ForconGame *game = forcon_master_window_game (window);

  return forcon_campaign_battle (forcon_game_campaign (game), newest (game));
}

/* The page with two clashes, of Spurs and Mask and of Shield and Fan. */
static ForconMasterWindow *
page_with_two (int width, int height)
{
  ForconMasterWindow *window = app_master_page ("skirmish.xml", "clashes", width, height);
  ForconGame *game = forcon_master_window_game (window);

  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  app_let_clash (game, "spurs", "mask");
  app_let_clash (game, "shield", "fan");
  forcon_game_set_focus (game, &(ForconFocus){ .clash = newest (game) });
  app_settle ();
  return window;
}

static void
make_absent (ForconMasterWindow *window, const char *admiral)
{
  ForconGame *game = forcon_master_window_game (window);
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_ABSENT);

  command.absent.admiral = forcon_battle_find_side (forcon_game_campaign (game)->fleet, admiral);
  command.absent.on = TRUE;
  g_assert_true (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
  app_settle ();
}

/* Enter on the first clash of the list. */
static void
press_enter (ForconMasterWindow *window)
{
  GtkWidget *list = app_find_shown (page_of (window), GTK_TYPE_LIST_VIEW, NULL);

  g_signal_emit_by_name (list, "activate", 1u);
}

/* What the picture leaves to words: who is there, how strong, and what instructions say. */
static void
test_page_tells_who_is_there (void)
{
  ForconMasterWindow *window = page_with_two (1366, 768);
  GtkWidget *view = app_find_shown (page_of (window), FORCON_TYPE_CLASH_TRIAGE_VIEW, NULL);

  g_assert_nonnull (view);
  g_assert_nonnull (app_find_shown (page_of (window), GTK_TYPE_LABEL, "Shield and Fan at B1 Wayside, 6 ships"));
  g_assert_nonnull (app_find_shown (page_of (window), GTK_TYPE_LABEL, "Spurs and Mask at C1 Ember, 4 ships"));
  g_assert_nonnull (app_find_shown (view, GTK_TYPE_LABEL, "Captain Vorpatril"));
  g_assert_nonnull (app_find_shown (view, GTK_TYPE_LABEL, "No order\nNo instruction"));
  g_assert_nonnull (app_find_shown (view, GTK_TYPE_LABEL, "Batteries"));
  app_close_master (window);
}

static const char *
odds_of (ForconMasterWindow *window)
{
  GtkWidget *view = app_find_shown (page_of (window), FORCON_TYPE_CLASH_TRIAGE_VIEW, NULL);
  GObject *label = view == NULL ? NULL : gtk_widget_get_template_child (view, FORCON_TYPE_CLASH_TRIAGE_VIEW, "odds");

  return label == NULL ? "" : gtk_label_get_label (GTK_LABEL (label));
}

static void
wait_for_odds (ForconMasterWindow *window)
{
  for (guint waited = 0; strstr (odds_of (window), "±") == NULL; waited += 50)
    {
      g_assert_cmpuint (waited, <, PATIENCE);
      app_pump (50);
    }
}

static void
test_odds_come_and_change_nothing (void)
{
  ForconMasterWindow *window = page_with_two (1366, 768);
  const ForconCampaign *campaign = forcon_game_campaign (forcon_master_window_game (window));
  g_autofree char *before = forcon_campaign_hash (campaign);
  g_autofree char *after = NULL;

  wait_for_odds (window);
  after = forcon_campaign_hash (campaign);
  g_assert_cmpstr (before, ==, after);
  app_close_master (window);
}

static void
wait_until_idle (ForconOddsRun *run)
{
  for (guint waited = 0; forcon_odds_run_is_busy (run); waited += 20)
    {
      g_assert_cmpuint (waited, <, PATIENCE);
      app_pump (20);
    }
}

static void
want (ForconOddsRun *run, ForconClashId clash)
{
  g_autoptr (GArray) wanted = g_array_new (FALSE, FALSE, sizeof (ForconClashId));

  g_array_append_val (wanted, clash);
  forcon_odds_run_want (run, wanted);
}

static void
test_odds_are_called_off (void)
{
  ForconMasterWindow *window = page_with_two (1366, 768);
  ForconGame *game = forcon_master_window_game (window);
  g_autoptr (ForconOddsRun) run = forcon_odds_run_new (game);

  want (run, newest (game));
  g_assert_cmpfloat (forcon_odds_run_share (run, newest (game)), >=, 0.0);
  forcon_odds_run_stop (run);
  g_assert_cmpfloat (forcon_odds_run_share (run, newest (game)), <, 0.0);
  wait_until_idle (run);
  g_assert_null (forcon_odds_run_find (run, newest (game)));
  app_close_master (window);
}

static void
begin_battle (ForconGame *game, ForconClashId clash)
{
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_PLAY);

  command.play.clash = clash;
  command.battle = (ForconCommand){ .kind = FORCON_COMMAND_BEGIN };
  g_assert_true (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
}

/* What happens at another table does not make them old; that the clash begins does. */
static void
test_odds_are_kept_until_the_clash_begins (void)
{
  ForconMasterWindow *window = page_with_two (1366, 768);
  ForconGame *game = forcon_master_window_game (window);
  g_autoptr (ForconOddsRun) run = forcon_odds_run_new (game);
  ForconClashId other = g_array_index (forcon_game_campaign (game)->clashes, ForconClash, 0).clash;

  want (run, newest (game));
  wait_until_idle (run);
  g_assert_nonnull (forcon_odds_run_find (run, newest (game)));
  begin_battle (game, other);
  g_assert_nonnull (forcon_odds_run_find (run, newest (game)));
  begin_battle (game, newest (game));
  g_assert_null (forcon_odds_run_find (run, newest (game)));
  want (run, newest (game));
  g_assert_false (forcon_odds_run_is_busy (run));
  app_close_master (window);
}

/* The page with a clash of ten ships, which is worth deciding. */
static ForconMasterWindow *
page_with_ten_ships (void)
{
  ForconMasterWindow *window = app_master_page ("forcon-2010.xml", "clashes", 1366, 768);
  ForconGame *game = forcon_master_window_game (window);

  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  app_let_clash (game, "iron-wall", "lotus-throne");
  app_settle ();
  return window;
}

static void
test_enter_opens_the_table_of_what_is_fought_by_hand (void)
{
  ForconMasterWindow *window = page_with_ten_ships ();

  g_assert_nonnull (app_find_shown (page_of (window), GTK_TYPE_BUTTON, "Fight _by Hand"));
  g_assert_null (app_find_shown (page_of (window), GTK_TYPE_BUTTON, "Open the _Table"));
  press_enter (window);
  app_settle ();
  g_assert_nonnull (app_find_window (FORCON_TYPE_TABLE_WINDOW));
  g_assert_cmpint (battle_of (window)->step, ==, FORCON_STEP_SET_UP);
  app_close (app_find_window (FORCON_TYPE_TABLE_WINDOW));
  app_close_master (window);
}

static void
test_enter_lets_captains_fight_for_all_who_are_absent (void)
{
  ForconMasterWindow *window = page_with_two (1366, 768);

  make_absent (window, "vorpatril");
  make_absent (window, "rivek");
  g_assert_nonnull (app_find_shown (page_of (window), GTK_TYPE_BUTTON, "Let _Captains Fight It Out"));
  press_enter (window);
  for (guint waited = 0; battle_of (window) != NULL && battle_of (window)->step != FORCON_STEP_OVER; waited += 50)
    {
      g_assert_cmpuint (waited, <, PATIENCE);
      app_pump (50);
    }
  app_settle ();
  g_assert_null (app_find_window (FORCON_TYPE_TABLE_WINDOW));
  app_close_master (window);
}

/* Ends the step at the table for the side that is here. */
static gboolean
end_step (ForconMasterWindow *window, ForconSideId here)
{
  ForconGame *game = forcon_master_window_game (window);
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_PLAY);

  if (!FORCON_ID_EQUAL (battle_of (window)->side, here))
    return FALSE;
  command.play.clash = newest (game);
  command.battle = (ForconCommand){ .kind = FORCON_COMMAND_END_STEP };
  return forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL);
}

/* F-CAMP-10: the captains of one side do its part of three rounds, and the master no more than the other's. */
static void
test_captains_of_some_sides_stand_by (void)
{
  ForconMasterWindow *window = page_with_ten_ships ();
  ForconSideId here;

  make_absent (window, "benin");
  g_assert_nonnull (
      app_find_shown (page_of (window), GTK_TYPE_BUTTON, "Open, _Captains for Ghem-general Benin"));
  press_enter (window);
  app_settle ();
  g_assert_nonnull (app_find_window (FORCON_TYPE_TABLE_WINDOW));
  here = forcon_battle_find_side (battle_of (window), "vorkosigan");
  for (guint waited = 0; battle_of (window)->round < 3 && battle_of (window)->step != FORCON_STEP_OVER; waited += 20)
    {
      g_assert_cmpuint (waited, <, PATIENCE);
      end_step (window, here);
      app_pump (20);
    }
  g_assert_cmpint (battle_of (window)->round, >=, 3);
  app_close (app_find_window (FORCON_TYPE_TABLE_WINDOW));
  app_close_master (window);
}

static void
test_looks (gconstpointer data)
{
  gboolean large = GPOINTER_TO_INT (data);
  ForconMasterWindow *window = page_with_two (large ? 2560 : 1366, large ? 1440 : 768);

  wait_for_odds (window);
  app_settle ();
  app_assert_looks_right (window, large ? "clash-triage-large" : "clash-triage");
  app_close_master (window);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/clash-triage-view/the page tells who is there", test_page_tells_who_is_there);
  g_test_add_func ("/app/clash-triage-view/odds come, and change nothing", test_odds_come_and_change_nothing);
  g_test_add_func ("/app/clash-triage-view/odds are called off", test_odds_are_called_off);
  g_test_add_func ("/app/clash-triage-view/odds are kept until the clash begins",
                   test_odds_are_kept_until_the_clash_begins);
  g_test_add_func ("/app/clash-triage-view/Enter opens the table of what is fought by hand",
                   test_enter_opens_the_table_of_what_is_fought_by_hand);
  g_test_add_func ("/app/clash-triage-view/Enter lets captains fight where all are absent",
                   test_enter_lets_captains_fight_for_all_who_are_absent);
  g_test_add_func ("/app/clash-triage-view/captains of some sides stand by (F-CAMP-10)",
                   test_captains_of_some_sides_stand_by);
  g_test_add_data_func ("/looks/clash-triage-view/every text can be read at 1366×768", GINT_TO_POINTER (FALSE),
                        test_looks);
  g_test_add_data_func ("/looks/clash-triage-view/every text can be read at 2560×1440", GINT_TO_POINTER (TRUE),
                        test_looks);
  return g_test_run ();
}
