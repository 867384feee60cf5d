/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is selected, who knows of it, and what the master can do about it. */
#include "app-support.h"

#include "campaign/state/campaign-words.h"
#include "app/inspector/inspector.h"

#define WIDTH 1366
#define HEIGHT 768

static ForconMasterWindow *
skirmish (void)
{
  return app_master_page ("skirmish.xml", "map", WIDTH, HEIGHT);
}

static ForconFormationId
formation (ForconMasterWindow *window, const char *word)
{
  const ForconCampaign *campaign = forcon_game_campaign (forcon_master_window_game (window));

  return (ForconFormationId){ (guint16) forcon_campaign_find_word (campaign, FORCON_FIELD_FORMATION, word) };
}

static void
select_formation (ForconMasterWindow *window, const char *word)
{
  forcon_game_focus_formation (forcon_master_window_game (window), formation (window, word));
  app_settle ();
}

static void
select_sector (ForconMasterWindow *window, const char *word)
{
  ForconGame *game = forcon_master_window_game (window);

  forcon_game_focus_sector (game, forcon_campaign_find_sector (forcon_game_campaign (game), word));
  app_settle ();
}

/* Returns: (nullable): the row with this title in the inspector */
static AdwActionRow *
find_row (GtkWidget *widget, const char *title)
{
  if (ADW_IS_ACTION_ROW (widget) && g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0)
    return ADW_ACTION_ROW (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      AdwActionRow *found = find_row (child, title);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static AdwActionRow *
row (ForconMasterWindow *window, const char *title)
{
  AdwActionRow *found = find_row (app_find (window, FORCON_TYPE_INSPECTOR, NULL), title);

  g_assert_nonnull (found);
  return found;
}

static void
act (ForconMasterWindow *window, const char *action, GVariant *target)
{
  g_assert_true (gtk_widget_activate_action_variant (app_find (window, FORCON_TYPE_INSPECTOR, NULL), action, target));
  app_settle ();
}

/* Answers the question that stands before the window. */
static void
give_reason (ForconMasterWindow *window, const char *reason)
{
  GtkWindow *dialog = app_find_window (ADW_TYPE_MESSAGE_DIALOG);

  g_assert_nonnull (dialog);
  gtk_editable_set_text (GTK_EDITABLE (app_find (dialog, GTK_TYPE_ENTRY, NULL)), reason);
  app_press (dialog, "_Do It");
}

static void
test_nothing_selected (void)
{
  ForconMasterWindow *window = skirmish ();
  GtkWidget *inspector = app_find (window, FORCON_TYPE_INSPECTOR, NULL);

  g_assert_nonnull (app_find_shown (inspector, GTK_TYPE_LABEL, NULL));
  g_assert_null (app_find_shown (inspector, ADW_TYPE_ACTION_ROW, NULL));
  app_close_master (window);
}

/* F-CAMP-8 */
static void
test_who_knows (void)
{
  ForconMasterWindow *window = skirmish ();

  select_formation (window, "mask");
  g_assert_cmpstr (adw_action_row_get_subtitle (row (window, "Captain Vorpatril")), ==, "Knows nothing of it");
  select_formation (window, "fan");
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (row (window, "Captain Vorpatril")), "a contact"));
  app_close_master (window);
}

/* F-CAMP-8 */
static void
test_reveals (void)
{
  ForconMasterWindow *window = skirmish ();
  ForconGame *game = forcon_master_window_game (window);
  ForconSideId vorpatril = { 1 };

  select_formation (window, "mask");
  act (window, "inspector.reveal", g_variant_new ("(uuu)", 1, (guint) formation (window, "mask").value,
                                                  (guint) FORCON_LEVEL_IDENTIFIED));
  give_reason (window, "the spies deserve it");
  g_assert_cmpint (forcon_campaign_sighting (forcon_game_campaign (game), vorpatril, formation (window, "mask"))->level,
                   ==, FORCON_LEVEL_IDENTIFIED);
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (row (window, "Captain Vorpatril")), "identified"));
  forcon_game_undo (game);
  app_settle ();
  g_assert_cmpstr (adw_action_row_get_subtitle (row (window, "Captain Vorpatril")), ==, "Knows nothing of it");
  app_close_master (window);
}

/* F-CAMP-4 */
static void
test_cancels_orders (void)
{
  ForconMasterWindow *window = skirmish ();
  ForconGame *game = forcon_master_window_game (window);
  const GArray *tasks;

  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  app_hand_in (game, "vorpatril", "Spurs: move to B2");
  select_formation (window, "spurs");
  tasks = forcon_game_campaign (game)->tasks;
  act (window, "inspector.cancel-task", g_variant_new_uint32 (g_array_index (tasks, ForconTask, tasks->len - 1).task.value));
  row (window, "No orders");
  app_close_master (window);
}

/* F-CAMP-8 */
static void
test_publishes (void)
{
  ForconMasterWindow *window = skirmish ();
  ForconGame *game = forcon_master_window_game (window);

  select_formation (window, "fan");
  g_assert_cmpstr (adw_action_row_get_subtitle (row (window, "Main map")), ==, "Not on it");
  act (window, "inspector.publish", g_variant_new ("(uu)", (guint) formation (window, "fan").value,
                                                   (guint) FORCON_LEVEL_IDENTIFIED));
  g_assert_cmpuint (forcon_game_campaign (game)->notices->len, ==, 1);
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (row (window, "Main map")), "Fan"));
  act (window, "inspector.unpublish", g_variant_new ("(uu)", (guint) formation (window, "fan").value, 0));
  g_assert_cmpuint (forcon_game_campaign (game)->notices->len, ==, 0);
  app_close_master (window);
}

/* F-CAMP-2 */
static void
test_sector (void)
{
  ForconMasterWindow *window = skirmish ();

  select_sector (window, "c1");
  row (window, "Spurs");
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (row (window, "2 mines (plasma)")), "Captain Vorpatril"));
  app_close_master (window);
}

static void
test_leads_on (void)
{
  ForconMasterWindow *window = skirmish ();
  ForconGame *game = forcon_master_window_game (window);

  select_sector (window, "c1");
  gtk_widget_activate (GTK_WIDGET (row (window, "Spurs")));
  app_settle ();
  g_assert_cmpuint (forcon_game_focus (game)->formation.value, ==, formation (window, "spurs").value);
  row (window, "No orders");
  app_close_master (window);
}

static void
test_looks (void)
{
  static const int sizes[][2] = { { 1366, 768 }, { 2560, 1440 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      ForconMasterWindow *window = app_master_page ("forcon-2010.xml", "map", sizes[i][0], sizes[i][1]);
      ForconGame *game = forcon_master_window_game (window);
      g_autofree char *of_formation = g_strdup_printf ("inspector-formation-%d", sizes[i][0]);
      g_autofree char *of_sector = g_strdup_printf ("inspector-sector-%d", sizes[i][0]);

      forcon_game_focus_ship (game, (ForconShipId){ 1 });
      app_settle ();
      app_assert_looks_right (window, of_formation);
      forcon_game_focus_sector (game, forcon_campaign_post (forcon_game_campaign (game), (ForconFormationId){ 1 })->sector);
      app_settle ();
      app_assert_looks_right (window, of_sector);
      app_close_master (window);
    }
}

/* F-CAMP-13 */
static void
test_instruction_is_dropped (void)
{
  ForconMasterWindow *window = skirmish ();
  ForconGame *game = forcon_master_window_game (window);
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_INSTRUCT);
  const ForconInstruction *given;

  command.instruct.formation = formation (window, "spurs");
  command.instruct.when = FORCON_WHEN_MEETS;
  command.instruct.what = FORCON_WHAT_AVOID;
  g_assert_true (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
  select_formation (window, "spurs");
  row (window, "If it meets an enemy: avoid battle");
  given = &g_array_index (forcon_game_campaign (game)->instructions, ForconInstruction, 0);
  act (window, "inspector.forget", g_variant_new_uint32 (given->instruction.value));
  g_assert_null (
      find_row (app_find (window, FORCON_TYPE_INSPECTOR, NULL), "If it meets an enemy: avoid battle"));
  app_close_master (window);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/inspector/a standing instruction is told and dropped (F-CAMP-13)", test_instruction_is_dropped);
  g_test_add_func ("/app/inspector/nothing selected shows no facts", test_nothing_selected);
  g_test_add_func ("/app/inspector/a formation tells who knows of it", test_who_knows);
  g_test_add_func ("/app/inspector/a formation can be revealed, and that undone", test_reveals);
  g_test_add_func ("/app/inspector/an order can be cancelled", test_cancels_orders);
  g_test_add_func ("/app/inspector/a formation is put on the main map and taken off", test_publishes);
  g_test_add_func ("/app/inspector/a sector shows who is there and its mines", test_sector);
  g_test_add_func ("/app/inspector/a row leads on to its formation", test_leads_on);
  g_test_add_func ("/looks/inspector/formation and sector", test_looks);
  return g_test_run ();
}
