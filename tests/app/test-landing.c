/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A landing is fought out from the window: at once, with typed dice, or in the window of the fleet dice (F-END-6). */
#include "app-support.h"

#include "campaign/state/campaign-words.h"
#include "app/dice-window/twilight-window.h"
#include "app/resolve/open-list.h"
#include "app/widgets/preferences.h"

static void
set_troops (ForconGame *game, const char *ship, gint troops)
{
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_SET);

  command.set.ship = forcon_battle_find_ship (forcon_game_campaign (game)->fleet, ship);
  command.set.value = FORCON_VALUE_TROOPS;
  command.set.number = troops;
  command.reason = "For the test";
  g_assert_true (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
}

static void
put (ForconGame *game, const char *formation, const char *sector)
{
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_PLACE);
  const ForconCampaign *campaign = forcon_game_campaign (game);

  command.place.formation.value = (guint16) forcon_campaign_find_word (campaign, FORCON_FIELD_FORMATION, formation);
  command.place.sector = forcon_campaign_find_sector (campaign, sector);
  command.reason = "For the test";
  g_assert_true (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
}

static void
land (ForconGame *game, const char *formation, const char *ship, gint troops)
{
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_TASK);

  set_troops (game, ship, troops);
  put (game, formation, "b2");
  command.task.kind = FORCON_TASK_LAND;
  command.task.formation.value
      = (guint16) forcon_campaign_find_word (forcon_game_campaign (game), FORCON_FIELD_FORMATION, formation);
  g_assert_true (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
  app_do (game, FORCON_CAMPAIGN_COMMAND_ADVANCE);
}

/* Rivek's holds Solstice with so many, and those of Vorpatril have landed. */
static ForconMasterWindow *
landed (gint troops, gint garrison)
{
  ForconMasterWindow *window = app_master_page ("skirmish.xml", "resolve", 1366, 768);
  ForconGame *game = forcon_master_window_game (window);

  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  land (game, "mask", "painted-mask", garrison);
  put (game, "mask", "a2");
  land (game, "spurs", "kestrel", troops);
  forcon_master_window_show_page (window, "resolve");
  app_settle ();
  return window;
}

static const ForconFeature *
solstice (ForconMasterWindow *window)
{
  const ForconCampaign *campaign = forcon_game_campaign (forcon_master_window_game (window));
  ForconObjectId id = { (guint32) forcon_campaign_find_word (campaign, FORCON_FIELD_OBJECT, "solstice") };

  return forcon_campaign_feature (campaign, id);
}

static const char *
holder (ForconMasterWindow *window)
{
  return forcon_campaign_word_of (forcon_game_campaign (forcon_master_window_game (window)), FORCON_FIELD_ADMIRAL,
                                  solstice (window)->holder.value);
}

static GtkWidget *
list_of (ForconMasterWindow *window)
{
  return app_find (window, FORCON_TYPE_OPEN_LIST, NULL);
}

static gboolean
tells (ForconMasterWindow *window, const char *text)
{
  g_autoptr (GString) texts = app_texts (list_of (window));

  return strstr (texts->str, text) != NULL;
}

static void
the_chances_stand_beside_a_landing (void)
{
  ForconMasterWindow *window = landed (6, 4);

  g_assert_true (tells (window, "The landing on Solstice (B2 Crossing) is to be fought out"));
  g_assert_true (tells (window, "chances: attacker 90.8 %"));
  app_close_master (window);
}

static void
it_is_rolled_out_at_once (void)
{
  ForconMasterWindow *window = landed (200, 1);

  app_press (list_of (window), "_Roll");
  app_settle ();
  g_assert_cmpstr (holder (window), ==, "vorpatril");
  g_assert_cmpint (solstice (window)->garrison, >, 190);
  g_assert_false (tells (window, "Solstice"));
  app_close_master (window);
}

static void
ten_sided_dice_are_typed (void)
{
  ForconMasterWindow *window = landed (2, 1);
  ForconRoller *roller = FORCON_ROLLER (forcon_master_window_game (window));
  static const guint8 first[] = { 10, 1 }, second[] = { 7 };

  g_settings_set_boolean (forcon_preferences (), FORCON_PREFERENCE_REAL_DICE, TRUE);
  app_press (list_of (window), "_Roll");
  g_assert_nonnull (forcon_roller_request (roller));
  g_assert_cmpuint (forcon_roller_sides (roller), ==, 10);
  g_autofree char *sentence = forcon_roller_sentence (roller);

  g_assert_cmpstr (sentence, ==, "Round 1, Captain Vorpatril, Infantry I, hitting on 8 or more: 2 d10");
  forcon_roller_answer (roller, first, 2);
  forcon_roller_answer (roller, second, 1);
  app_settle ();
  g_settings_set_boolean (forcon_preferences (), FORCON_PREFERENCE_REAL_DICE, FALSE);
  g_assert_cmpstr (holder (window), ==, "vorpatril");
  g_assert_cmpint (solstice (window)->garrison, ==, 2);
  app_close_master (window);
}

static ForconTwilightWindow *
fleet_dice_window (void)
{
  for (GList *at = gtk_application_get_windows (GTK_APPLICATION (g_application_get_default ())); at != NULL; at = at->next)
    if (FORCON_IS_TWILIGHT_WINDOW (at->data))
      return at->data;
  g_assert_not_reached ();
}

/* What was played there is decided anew by the campaign, and comes to the same. */
static void
what_is_fought_in_the_window_is_handed_over (void)
{
  ForconMasterWindow *window = landed (5, 3);
  ForconTwilightWindow *fought;
  const ForconTwilightClash *clash;
  guint left[FORCON_TWILIGHT_SIDE_COUNT];

  app_press (list_of (window), "_Fight");
  app_settle ();
  fought = fleet_dice_window ();
  for (guint i = 0; i < 400; i++)
    gtk_widget_activate_action (GTK_WIDGET (fought),
                                g_action_group_get_action_enabled (G_ACTION_GROUP (fought), "roll") ? "win.roll" : "win.next",
                                NULL);
  clash = forcon_twilight_game_clash (forcon_twilight_window_game (fought));
  g_assert_cmpint (clash->step, ==, FORCON_TWILIGHT_STEP_OVER);
  for (guint i = 0; i < FORCON_TWILIGHT_SIDE_COUNT; i++)
    left[i] = forcon_force_count (&clash->planets[0].ground[i],
                                  forcon_twilight_game_rules (forcon_twilight_window_game (fought)),
                                  FORCON_UNIT_KIND_GROUND);
  app_settle ();
  app_press (fought, "_Accept Result");
  app_settle ();
  g_assert_cmpstr (holder (window), ==, left[0] > 0 ? "vorpatril" : "rivek");
  g_assert_cmpint (solstice (window)->garrison, ==, (gint) MAX (left[0], left[1]));
  g_assert_false (tells (window, "Solstice"));
  app_close_master (window);
}

static void
test_looks (void)
{
  ForconMasterWindow *window = landed (6, 4);

  app_assert_looks_right (window, "landing");
  app_close_master (window);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/landing/the chances stand beside it", the_chances_stand_beside_a_landing);
  g_test_add_func ("/app/landing/it is rolled out at once", it_is_rolled_out_at_once);
  g_test_add_func ("/app/landing/ten-sided dice are typed", ten_sided_dice_are_typed);
  g_test_add_func ("/app/landing/what is fought in the window is handed over",
                   what_is_fought_in_the_window_is_handed_over);
  g_test_add_func ("/looks/landing/every text can be read", test_looks);
  return g_test_run ();
}
