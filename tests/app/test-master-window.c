/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The master's window as a whole: its pages and what leads from one to another. */
#include "app-support.h"

#include "forcon-clock.h"

/* Sets what is left of the period, s. */
static void
set_left (ForconGame *game, gint64 seconds)
{
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_CLOCK_SET);

  command.wish.period = forcon_game_campaign (game)->clock.period;
  command.wish.left = seconds * G_USEC_PER_SEC;
  g_assert_true (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
}

static void
test_shows_set_up (void)
{
  ForconMasterWindow *window = app_master_page ("skirmish.xml", "orders", 1366, 768);

  app_assert_looks_right (window, "master-window-set-up");
  app_close_master (window);
}

static void
test_shows_collecting (void)
{
  ForconMasterWindow *window = app_master_page ("forcon-2010.xml", "map", 1366, 768);
  ForconGame *game = forcon_master_window_game (window);

  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  set_left (game, 119);
  app_pump (200);
  app_assert_looks_right (window, "master-window-collecting");
  app_close_master (window);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/looks/master-window/every text on it can be read before play", test_shows_set_up);
  g_test_add_func ("/looks/master-window/every text on it can be read with two minutes left", test_shows_collecting);
  return g_test_run ();
}
