/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window for everybody: what it shows, and what it does not. */
#include "app-support.h"

#include <string.h>

#include "app/admiral/crowd-window.h"
#include "app/map/map-view.h"

static GtkWindow *
toggle (ForconMasterWindow *master)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (master), "win.crowd", NULL));
  app_settle ();
  return app_find_window (FORCON_TYPE_CROWD_WINDOW);
}

static gboolean
is_on (ForconMasterWindow *master)
{
  g_autoptr (GVariant) state = g_action_group_get_action_state (G_ACTION_GROUP (master), "crowd");

  return g_variant_get_boolean (state);
}

static void
publish (ForconGame *game, guint formation)
{
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_PUBLISH);

  command.publish.formation.value = (guint16) formation;
  command.publish.sector = forcon_campaign_post (forcon_game_campaign (game), command.publish.formation)->sector;
  command.publish.level = FORCON_LEVEL_CONTACT;
  g_assert_true (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
}

static const ForconMapModel *
map_of (GtkWindow *crowd)
{
  return forcon_map_view_model (FORCON_MAP_VIEW (app_find_shown (crowd, FORCON_TYPE_MAP_VIEW, NULL)));
}

static void
test_opens_and_closes (void)
{
  ForconMasterWindow *master = app_master_page ("skirmish.xml", "map", 1366, 768);
  GtkWindow *crowd = toggle (master);

  g_assert_nonnull (crowd);
  g_assert_true (is_on (master));
  g_assert_cmpstr (gtk_window_get_title (crowd), ==, "Forcon Master");
  g_assert_null (toggle (master));
  g_assert_false (is_on (master));
  gtk_window_close (toggle (master));
  app_settle ();
  g_assert_null (app_find_window (FORCON_TYPE_CROWD_WINDOW));
  g_assert_false (is_on (master));
  app_close_master (master);
}

/* Without a window manager it never has the whole screen, which Escape leaves first. */
static void
test_closes_by_itself (void)
{
  ForconMasterWindow *master = app_master_page ("skirmish.xml", "map", 1366, 768);
  GtkWindow *crowd = toggle (master);

  gtk_widget_activate_action (GTK_WIDGET (crowd), "crowd.leave", NULL);
  app_settle ();
  g_assert_false (is_on (master));
  gtk_widget_activate_action (GTK_WIDGET (toggle (master)), "crowd.close", NULL);
  app_settle ();
  g_assert_false (is_on (master));
  app_close_master (master);
}

static void
test_closes_with_the_campaign (void)
{
  ForconMasterWindow *master = app_master_page ("skirmish.xml", "map", 1366, 768);

  g_assert_nonnull (toggle (master));
  forcon_game_close (forcon_master_window_game (master));
  app_settle ();
  g_assert_null (app_find_window (FORCON_TYPE_CROWD_WINDOW));
  g_assert_false (is_on (master));
  app_close_master (master);
  master = app_master_page ("skirmish.xml", "map", 1366, 768);
  g_assert_nonnull (toggle (master));
  app_close_master (master);
  g_assert_null (app_find_window (FORCON_TYPE_CROWD_WINDOW));
}

/* F-CAMP-8 */
static void
test_only_what_is_published (void)
{
  ForconMasterWindow *master = app_master_page ("skirmish.xml", "map", 1366, 768);
  ForconGame *game = forcon_master_window_game (master);
  GtkWindow *crowd = toggle (master);

  g_assert_cmpint (map_of (crowd)->sight, ==, FORCON_MAP_PUBLIC);
  g_assert_cmpuint (map_of (crowd)->tokens->len, ==, 0);
  g_assert_cmpuint (map_of (crowd)->signs->len, >, 0);
  publish (game, 3);
  g_assert_cmpuint (map_of (crowd)->tokens->len, ==, 1);
  g_assert_null (g_array_index (map_of (crowd)->tokens, ForconMapToken, 0).name);
  forcon_game_undo (game);
  g_assert_cmpuint (map_of (crowd)->tokens->len, ==, 0);
  app_close_master (master);
}

static void
test_shows_phase_and_clock (void)
{
  ForconMasterWindow *master = app_master_page ("skirmish.xml", "map", 1366, 768);
  ForconGame *game = forcon_master_window_game (master);
  GtkWindow *crowd = toggle (master);
  ForconCampaignCommand set;

  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  g_assert_nonnull (app_find_shown (crowd, GTK_TYPE_LABEL, "Phase 1, collecting orders"));
  app_do (game, FORCON_CAMPAIGN_COMMAND_CLOCK_PAUSE);
  set = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_CLOCK_SET);
  set.clock_set.left = 95 * G_USEC_PER_SEC;
  g_assert_true (forcon_game_do (game, &set, FORCON_DICE_MODE_ROLL));
  app_settle ();
  g_assert_nonnull (app_find_shown (crowd, GTK_TYPE_LABEL, "1:35"));
  g_assert_nonnull (app_find_shown (crowd, GTK_TYPE_LABEL, "The clock stands"));
  app_close_master (master);
}

/* Letters of 6 cm on a screen of half a metre can be read from the other end of a room. */
static void
test_is_large (void)
{
  ForconMasterWindow *master = app_master_page ("skirmish.xml", "map", 1366, 768);
  GtkWindow *crowd = toggle (master);
  GtkWidget *clock;

  app_do (forcon_master_window_game (master), FORCON_CAMPAIGN_COMMAND_BEGIN);
  app_settle ();
  clock = app_find_shown (crowd, GTK_TYPE_LABEL, "10:00");
  clock = clock != NULL ? clock : app_find_shown (crowd, GTK_TYPE_LABEL, "9:59");
  g_assert_nonnull (clock);
  g_assert_cmpint (gtk_widget_get_height (clock) * 7, >, gtk_widget_get_height (GTK_WIDGET (crowd)));
  app_close_master (master);
}

static void
look (int width, int height)
{
  g_autofree char *name = g_strdup_printf ("crowd-%d", width);
  ForconMasterWindow *master = app_master_page ("forcon-2010.xml", "map", 1366, 768);
  ForconGame *game = forcon_master_window_game (master);
  GtkWindow *crowd = toggle (master);

  gtk_window_set_default_size (crowd, width, height);
  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  app_do (game, FORCON_CAMPAIGN_COMMAND_CLOCK_PAUSE);
  for (guint i = 1; i < 8; i++)
    publish (game, i);
  app_settle ();
  app_assert_looks_right (crowd, name);
  app_close_master (master);
}

static void
test_looks_small (void)
{
  look (1366, 768);
}

static void
test_looks_large (void)
{
  look (2560, 1440);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/crowd-window/it opens, closes, and the menu knows", test_opens_and_closes);
  g_test_add_func ("/app/crowd-window/it has keys and a button that close it", test_closes_by_itself);
  g_test_add_func ("/app/crowd-window/it goes with the campaign and with the master's window", test_closes_with_the_campaign);
  g_test_add_func ("/app/crowd-window/it shows nothing but what is published (F-CAMP-8)", test_only_what_is_published);
  g_test_add_func ("/app/crowd-window/it tells the phase and the time left", test_shows_phase_and_clock);
  g_test_add_func ("/app/crowd-window/the clock is large", test_is_large);
  g_test_add_func ("/looks/crowd-window/it can be read on a small screen", test_looks_small);
  g_test_add_func ("/looks/crowd-window/it can be read on a large screen", test_looks_large);
  return g_test_run ();
}
