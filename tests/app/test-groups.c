/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dialogs belong to the window before which they stand; whoever works in another goes on. */
#include "app-support.h"

#include "app/fleets/place-dialog.h"
#include "app/fleets/regroup-dialog.h"
#include "app/fleets/ship-details.h"
#include "app/table/table-window.h"

typedef struct {
  ForconMasterWindow *master;
  ForconTableWindow *table;
  ForconGame *game;
} Desk;

static ForconFormationId
formation (ForconGame *game, const char *id)
{
  return forcon_battle_find_formation (forcon_game_campaign (game)->fleet, id);
}

/* A campaign with a clash, and the clash's table. */
static Desk
desk (void)
{
  Desk desk = { .game = app_game ("skirmish.xml", "groups.forcon") };

  app_do (desk.game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  app_let_clash (desk.game, "shield", "fan");
  desk.master = app_master_window (desk.game, 1366, 768);
  g_assert_true (gtk_widget_activate_action (
      GTK_WIDGET (desk.master), "win.show-table", "u",
      g_array_index (forcon_game_campaign (desk.game)->clashes, ForconClash, 0).clash.value));
  app_settle ();
  desk.table = app_find_window (FORCON_TYPE_TABLE_WINDOW);
  g_assert_nonnull (desk.table);
  return desk;
}

static void
clear (Desk *desk)
{
  forcon_game_close (desk->game);
  app_close_master (desk->master);
  g_clear_object (&desk->game);
}

/* Returns: (transfer none) (nullable): what the window waits for: the toolkit has a group's clicks and keys go to its last dialog,
 * and to nobody else in the group */
static gpointer
awaited_by (gpointer window)
{
  GList *group = gtk_window_group_list_windows (gtk_window_get_group (window));
  gpointer last = NULL;

  for (GList *at = group; at != NULL; at = at->next)
    if (gtk_window_get_modal (at->data) && gtk_widget_get_visible (at->data)
        && (last == NULL || gtk_window_get_transient_for (at->data) == last))
      last = at->data;
  for (GList *at = group; at != NULL; at = at->next)
    if (last != NULL && gtk_window_get_modal (at->data) && gtk_window_get_transient_for (at->data) == last)
      last = at->data;
  g_list_free (group);
  return last == window ? NULL : last;
}

static gpointer
regroup (Desk *desk, const char *ship)
{
  ForconRegrouping regrouping
      = { .ships = { .n = 1, .ship = { forcon_battle_find_ship (forcon_game_campaign (desk->game)->fleet, ship) } } };
  gpointer dialog
      = forcon_regroup_dialog_present (gtk_window_get_child (GTK_WINDOW (desk->master)), desk->game, &regrouping);

  app_settle ();
  return dialog;
}

static void
a_dialog_makes_its_own_window_wait (void)
{
  Desk two = desk ();
  gpointer dialog = regroup (&two, "hassadar");

  g_assert_true (awaited_by (two.master) == dialog);
  g_assert_null (awaited_by (two.table));
  gtk_window_close (dialog);
  app_settle ();
  g_assert_null (awaited_by (two.master));
  clear (&two);
}

static void
a_file_dialog_makes_its_own_window_wait (void)
{
  Desk two = desk ();
  ForconTableWindow *battle = app_window (NULL, 1366, 768);

  app_act (battle, "win.open");
  g_assert_nonnull (awaited_by (battle));
  g_assert_null (awaited_by (two.table));
  g_assert_null (awaited_by (two.master));
  gtk_window_close (awaited_by (battle));
  app_close (battle);
  clear (&two);
}

static void
a_question_before_a_dialog_makes_both_wait (void)
{
  Desk two = desk ();
  GtkWindow *dialog = regroup (&two, "hassadar");
  GtkWidget *question = adw_message_dialog_new (dialog, "Discard?", NULL);

  gtk_window_present (GTK_WINDOW (question));
  app_settle ();
  g_assert_true (awaited_by (dialog) == question);
  g_assert_true (awaited_by (two.master) == question);
  g_assert_null (awaited_by (two.table));
  gtk_window_destroy (GTK_WINDOW (question));
  clear (&two);
}

static void
details_do_not_wait_for_a_dialog_of_their_window (void)
{
  Desk two = desk ();
  ForconShipId ship = forcon_battle_find_ship (forcon_game_campaign (two.game)->fleet, "hassadar");
  gpointer details = forcon_ship_details_present (gtk_window_get_child (GTK_WINDOW (two.master)), two.game, ship);

  regroup (&two, "hassadar");
  g_assert_null (awaited_by (details));
  clear (&two);
}

/* What a window does with the campaign while a dialog of another is open. */
static ForconFormationId
form_elsewhere (Desk *desk, const char *ship)
{
  ForconCampaignCommand command = forcon_game_command (desk->game, FORCON_CAMPAIGN_COMMAND_REGROUP);
  ForconShipId id = forcon_battle_find_ship (forcon_game_campaign (desk->game)->fleet, ship);

  command.regroup.ships = (ForconShips){ .n = 1, .ship = { id } };
  command.regroup.flagship = id;
  command.regroup.name = g_intern_static_string ("Elsewhere");
  command.reason = g_intern_static_string ("Done in another window");
  g_assert_true (forcon_game_do (desk->game, &command, FORCON_DICE_MODE_ROLL));
  app_settle ();
  return forcon_battle_ship (forcon_game_campaign (desk->game)->fleet, id)->formation;
}

static void
regrouping_offers_what_was_formed_elsewhere (void)
{
  Desk two = desk ();
  gpointer dialog = regroup (&two, "vorthalia-the-bold");
  guint offered = g_list_model_get_n_items (
      gtk_drop_down_get_model (GTK_DROP_DOWN (app_find_shown (dialog, GTK_TYPE_DROP_DOWN, NULL))));

  form_elsewhere (&two, "vorthalia-the-bold");
  g_assert_cmpuint (g_list_model_get_n_items (
                        gtk_drop_down_get_model (GTK_DROP_DOWN (app_find_shown (dialog, GTK_TYPE_DROP_DOWN, NULL)))),
                    ==, offered + 1);
  clear (&two);
}

static void
placing_goes_when_its_formation_is_gone (void)
{
  Desk two = desk ();
  ForconFormationId made = form_elsewhere (&two, "vorthalia-the-bold");
  gpointer dialog = forcon_place_dialog_present (gtk_window_get_child (GTK_WINDOW (two.master)), two.game, made);

  app_settle ();
  g_assert_nonnull (app_find_window (FORCON_TYPE_PLACE_DIALOG));
  g_assert_nonnull (dialog);
  forcon_game_undo (two.game);
  app_settle ();
  g_assert_null (app_find_window (FORCON_TYPE_PLACE_DIALOG));
  clear (&two);
}

static void
dialogs_go_with_the_campaign (void)
{
  Desk two = desk ();

  regroup (&two, "hassadar");
  forcon_place_dialog_present (gtk_window_get_child (GTK_WINDOW (two.master)), two.game, formation (two.game, "spurs"));
  app_settle ();
  forcon_game_close (two.game);
  app_settle ();
  g_assert_null (app_find_window (FORCON_TYPE_REGROUP_DIALOG));
  g_assert_null (app_find_window (FORCON_TYPE_PLACE_DIALOG));
  clear (&two);
}

static guint
count_windows (void)
{
  return g_list_length (gtk_application_get_windows (GTK_APPLICATION (g_application_get_default ())));
}

/* Ctrl+W closes one window, Ctrl+Q all of them. */
static void
one_window_is_closed_or_all (void)
{
  g_autoptr (ForconGame) first = app_game ("skirmish.xml", "close-one.forcon");
  g_autoptr (ForconGame) second = app_game ("skirmish.xml", "close-two.forcon");
  GActionGroup *application = G_ACTION_GROUP (g_application_get_default ());
  g_auto (GStrv) close = gtk_application_get_accels_for_action (GTK_APPLICATION (application), "app.close-window");
  guint before = count_windows ();
  g_auto (GStrv) quit = gtk_application_get_accels_for_action (GTK_APPLICATION (application), "app.quit");

  g_assert_cmpstr (close[0], ==, "<Control>w");
  g_assert_cmpstr (quit[0], ==, "<Control>q");
  g_application_hold (G_APPLICATION (application));
  app_master_window (first, 1366, 768);
  app_master_window (second, 1366, 768);
  app_master_window (first, 1366, 768);
  g_assert_cmpuint (count_windows (), ==, before + 3);
  g_action_group_activate_action (application, "close-window", NULL);
  app_settle ();
  g_assert_cmpuint (count_windows (), ==, before + 2);
  g_action_group_activate_action (application, "quit", NULL);
  app_settle ();
  g_assert_cmpuint (count_windows (), ==, 0);
  g_application_release (G_APPLICATION (application));
}

#define TEST(sentence, function) g_test_add_func ("/app/groups/" sentence, function)

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  TEST ("a dialog makes only its own window wait", a_dialog_makes_its_own_window_wait);
  TEST ("the desktop's dialogs make only their own window wait", a_file_dialog_makes_its_own_window_wait);
  TEST ("a question before a dialog makes that wait, and its window", a_question_before_a_dialog_makes_both_wait);
  TEST ("a ship's details do not wait for a dialog of their window", details_do_not_wait_for_a_dialog_of_their_window);
  TEST ("regrouping offers what was formed in another window meanwhile", regrouping_offers_what_was_formed_elsewhere);
  TEST ("placing goes when its formation was taken back in another window", placing_goes_when_its_formation_is_gone);
  TEST ("dialogs about the campaign go when that is closed", dialogs_go_with_the_campaign);
  TEST ("one window is closed, or all of them", one_window_is_closed_or_all);
  return g_test_run ();
}
