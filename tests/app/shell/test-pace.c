/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the master's hours go: what the window notes, and what it says at minute 45. */
#include "app-support.h"

#include <string.h>

#include "app/game/game-pace.h"
#include "app/shell/pace-bar.h"
#include "storage/store/store.h"

static ForconPaceBar *
bar_of (ForconMasterWindow *window)
{
  return FORCON_PACE_BAR (app_find (window, FORCON_TYPE_PACE_BAR, NULL));
}

static gboolean
says (gpointer root, const char *part)
{
  g_autoptr (GString) texts = app_texts (root);

  return strstr (texts->str, part) != NULL;
}

static gboolean
is_shown (ForconMasterWindow *window)
{
  return gtk_revealer_get_reveal_child (
      GTK_REVEALER (gtk_widget_get_first_child (GTK_WIDGET (bar_of (window)))));
}

/* So much is left on the clock of this period, which stands. */
static void
set_clock (ForconGame *game, ForconPeriod period, gint64 seconds)
{
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_CLOCK_SET);

  command.clock_set.period = period;
  command.clock_set.left = seconds * G_USEC_PER_SEC;
  g_assert_true (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
  app_settle ();
}

/* The second half is resolved, a clash is open, and there are two minutes for it. */
static ForconMasterWindow *
late_window (int width, int height)
{
  ForconMasterWindow *window = app_master_page ("skirmish.xml", "map", width, height);
  ForconGame *game = forcon_master_window_game (window);

  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  app_do (game, FORCON_CAMPAIGN_COMMAND_CLOCK_PAUSE);
  app_let_clash (game, "shield", "fan");
  set_clock (game, FORCON_PERIOD_RESULTS, 120);
  return window;
}

/* Notes of the campaign as its file has them now. */
static char *
notes_in_file (ForconGame *game, gint phase)
{
  g_autoptr (ForconStore) store = forcon_store_open (forcon_game_path (game), FORCON_STORE_READ, NULL);
  g_autoptr (GArray) pace = forcon_store_load_pace (store);

  return forcon_pace_to_text (pace, phase);
}

static void
test_notes_survive (void)
{
  ForconGame *game = app_game ("skirmish.xml", "pace.forcon");
  g_autofree char *file = app_output ("pace.forcon");
  g_autofree char *notes = NULL;

  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  forcon_game_note (game, FORCON_PACE_DEED_SHEETS, FORCON_NO_CLASH);
  app_pump (1100);
  forcon_game_note (game, FORCON_PACE_DEED_PAPERS, FORCON_NO_CLASH);
  app_pump (1100);
  forcon_game_close (game);
  g_assert_true (forcon_game_open (game, file, NULL));
  notes = forcon_pace_to_text (forcon_game_pace (game), 1);
  g_assert_nonnull (strstr (notes, "sheets=1"));
  g_assert_nonnull (strstr (notes, "papers=1/2"));
  /* They go on where they were. */
  forcon_game_note (game, FORCON_PACE_DEED_SHEETS, FORCON_NO_CLASH);
  app_pump (1100);
  forcon_game_note (game, FORCON_PACE_DEED_OTHER, FORCON_NO_CLASH);
  forcon_game_save_pace (game);
  g_clear_pointer (&notes, g_free);
  notes = notes_in_file (game, 1);
  g_assert_nonnull (strstr (notes, "sheets=2"));
  forcon_game_close (game);
  g_object_unref (game);
  app_remove_campaign (file);
}

static void
test_read_only (void)
{
  ForconGame *game = app_game ("skirmish.xml", "pace-read.forcon");
  g_autofree char *file = app_output ("pace-read.forcon");

  forcon_game_close (game);
  g_assert_null (forcon_game_pace (game));
  g_assert_true (forcon_game_open_to_read (game, file, NULL));
  forcon_game_note (game, FORCON_PACE_DEED_SHEETS, FORCON_NO_CLASH);
  app_pump (1100);
  forcon_game_note (game, FORCON_PACE_DEED_PAPERS, FORCON_NO_CLASH);
  g_assert_cmpuint (forcon_game_pace (game)->len, ==, 0);
  forcon_game_close (game);
  g_object_unref (game);
  app_remove_campaign (file);
}

static void
test_quiet_before (void)
{
  ForconMasterWindow *window = late_window (1366, 768);
  ForconGame *game = forcon_master_window_game (window);
  const ForconClock *clock = &forcon_game_campaign (game)->clock;
  gint64 quarter;

  quarter = (clock->collecting + clock->results) / G_USEC_PER_SEC / 4;
  set_clock (game, FORCON_PERIOD_RESULTS, quarter + 1);
  g_assert_false (is_shown (window));
  set_clock (game, FORCON_PERIOD_RESULTS, quarter);
  g_assert_true (is_shown (window));
  app_close_master (window);
}

static void
test_helps (void)
{
  ForconMasterWindow *window = late_window (1366, 768);
  ForconGame *game = forcon_master_window_game (window);
  GtkWidget *button, *popover;

  g_assert_true (is_shown (window));
  g_assert_true (says (bar_of (window), "Late by about "));
  button = app_find_shown (bar_of (window), GTK_TYPE_MENU_BUTTON, NULL);
  g_assert_nonnull (button);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  app_settle ();
  g_assert_true (says (bar_of (window), ": let captains fight it (saves about "));
  g_assert_true (says (bar_of (window), ": lend the table to another master (saves about "));
  popover = app_find_shown (bar_of (window), GTK_TYPE_POPOVER, NULL);
  g_assert_nonnull (popover);
  g_signal_emit_by_name (gtk_widget_get_first_child (gtk_popover_get_child (GTK_POPOVER (popover))), "clicked");
  app_settle ();
  g_assert_cmpstr (forcon_master_window_page_name (window), ==, "clashes");
  g_assert_false (FORCON_ID_IS_NONE (forcon_game_focus (game)->clash));
  app_close_master (window);
}

static void
test_dismissed (void)
{
  ForconMasterWindow *window = late_window (1366, 768);
  ForconGame *game = forcon_master_window_game (window);

  app_press (bar_of (window), "_Dismiss");
  app_settle ();
  g_assert_false (is_shown (window));
  set_clock (game, FORCON_PERIOD_RESULTS, 60);
  g_assert_false (is_shown (window));
  app_close_master (window);
}

static void
test_pages_are_told_apart (void)
{
  ForconMasterWindow *window = app_master_page ("skirmish.xml", "reports", 1366, 768);
  ForconGame *game = forcon_master_window_game (window);
  g_autofree char *notes = NULL;

  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  forcon_master_window_show_page (window, "orders");
  forcon_master_window_show_page (window, "reports");
  app_pump (1100);
  forcon_master_window_show_page (window, "resolve");
  app_pump (1100);
  forcon_master_window_show_page (window, "map");
  notes = forcon_pace_to_text (forcon_game_pace (game), 1);
  g_assert_nonnull (strstr (notes, "papers=1/2"));
  g_assert_nonnull (strstr (notes, "resolving=1"));
  app_close_master (window);
}

static void
test_looks (void)
{
  ForconMasterWindow *window = late_window (1366, 768);

  app_assert_looks_right (window, "pace");
  gtk_menu_button_popup (GTK_MENU_BUTTON (app_find_shown (bar_of (window), GTK_TYPE_MENU_BUTTON, NULL)));
  app_settle ();
  app_assert_looks_right (app_find_shown (bar_of (window), GTK_TYPE_POPOVER, NULL), "pace-helps");
  app_close_master (window);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
#define TEST(path, function) g_test_add_func ("/app/pace/" path, function)
  TEST ("notes are written when the campaign is closed, and go on", test_notes_survive);
  TEST ("of a campaign that is only read nothing is noted", test_read_only);
  TEST ("each page is work of its own", test_pages_are_told_apart);
  TEST ("nothing is said before the last quarter of the hour", test_quiet_before);
  TEST ("who is late is told what would help, and led there", test_helps);
  TEST ("what was dismissed is not told again in the phase", test_dismissed);
  g_test_add_func ("/looks/pace/it can be read on a small screen", test_looks);
  return g_test_run ();
}
