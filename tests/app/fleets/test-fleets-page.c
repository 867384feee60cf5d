/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of the fleets: cards and list, filters, values by the master's hand, formations. */
#include "app-support.h"

#include "app/fleets/deed-box.h"
#include "app/fleets/dragged-ships.h"
#include "app/fleets/fleet-card.h"
#include "app/fleets/fleet-item.h"
#include "app/fleets/fleets-page.h"
#include "engine/state/formation.h"
#include "app/fleets/muster.h"
#include "app/fleets/place-dialog.h"
#include "app/fleets/regroup-dialog.h"
#include "app/fleets/ship-details.h"
#include "app/panels/value-editor.h"

#include <string.h>

typedef struct {
  ForconMasterWindow *window;
  ForconGame *game;
  GtkWidget *page;
} Fixture;

static Fixture
open_page (const char *scenario, int width, int height)
{
  Fixture fixture = { .window = app_master_page (scenario, "fleets", width, height) };

  fixture.game = forcon_master_window_game (fixture.window);
  fixture.page = app_find (fixture.window, FORCON_TYPE_FLEETS_PAGE, NULL);
  return fixture;
}

static const ForconBattle *
fleet_of (const Fixture *fixture)
{
  return forcon_game_campaign (fixture->game)->fleet;
}

static ForconShipId
ship (const Fixture *fixture, const char *word)
{
  ForconShipId id = forcon_battle_find_ship (fleet_of (fixture), word);

  g_assert_cmpuint (id.value, !=, 0);
  return id;
}

static ForconFormationId
formation (const Fixture *fixture, const char *word)
{
  return forcon_battle_find_formation (fleet_of (fixture), word);
}

static GtkSelectionModel *
shown (const Fixture *fixture)
{
  return gtk_grid_view_get_model (GTK_GRID_VIEW (app_find (fixture->page, GTK_TYPE_GRID_VIEW, NULL)));
}

static guint
place_of (const Fixture *fixture, ForconShipId id)
{
  GListModel *model = G_LIST_MODEL (shown (fixture));

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (ForconFleetItem) item = g_list_model_get_item (model, i);

      if (FORCON_ID_EQUAL (forcon_fleet_item_ship (item), id))
        return i;
    }
  return GTK_INVALID_LIST_POSITION;
}

static void
choose (const Fixture *fixture, const char *word)
{
  gtk_selection_model_select_item (shown (fixture), place_of (fixture, ship (fixture, word)), TRUE);
  app_settle ();
}

static void
act (const Fixture *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (fixture->page, action, NULL));
  app_settle ();
}

static void
say_why (gpointer dialog, const char *reason)
{
  GtkWidget *deed = app_find (dialog, FORCON_TYPE_DEED_BOX, NULL);

  gtk_editable_set_text (GTK_EDITABLE (app_find (deed, GTK_TYPE_ENTRY, NULL)), reason);
  app_settle ();
}

static const char *
last_reason (const Fixture *fixture)
{
  ForconChronicle *chronicle = forcon_game_chronicle (fixture->game);
  g_autoptr (GError) error = NULL;
  const ForconCampaignEntry *entry
      = forcon_chronicle_entry (chronicle, forcon_chronicle_position (chronicle) - 1, &error);

  g_assert_no_error (error);
  return entry->command.reason;
}

static GtkWidget *
by_tooltip (const Fixture *fixture, GType type, const char *tooltip)
{
  GtkWidget *found = NULL;
  g_autoptr (GPtrArray) queue = g_ptr_array_new ();

  g_ptr_array_add (queue, fixture->page);
  for (guint i = 0; i < queue->len; i++)
    {
      GtkWidget *widget = g_ptr_array_index (queue, i);

      if (g_type_is_a (G_OBJECT_TYPE (widget), type) && g_strcmp0 (gtk_widget_get_tooltip_text (widget), tooltip) == 0)
        found = widget;
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        g_ptr_array_add (queue, child);
    }
  g_assert_nonnull (found);
  return found;
}

static void
pick (const Fixture *fixture, const char *tooltip, const char *text)
{
  GtkDropDown *list = GTK_DROP_DOWN (by_tooltip (fixture, GTK_TYPE_DROP_DOWN, tooltip));
  GListModel *model = gtk_drop_down_get_model (list);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    if (g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (model), i), text))
      {
        gtk_drop_down_set_selected (list, i);
        app_settle ();
        return;
      }
  g_test_fail_printf ("there is no “%s”", text);
}

static void
show_list (const Fixture *fixture)
{
  g_assert_true (gtk_widget_activate_action (fixture->page, "fleets.show-list", NULL));
}

static guint
n_shown (const Fixture *fixture)
{
  return g_list_model_get_n_items (G_LIST_MODEL (shown (fixture)));
}

/* The master lets a ship have fewer hits. */
static void
hit (const Fixture *fixture, const char *word, gint left)
{
  ForconCampaignCommand command = forcon_game_command (fixture->game, FORCON_CAMPAIGN_COMMAND_SET);

  command.set.ship = ship (fixture, word);
  command.set.value = FORCON_VALUE_HITS_LEFT;
  command.set.number = left;
  command.reason = "For the test";
  g_assert_true (forcon_game_do (fixture->game, &command, FORCON_DICE_MODE_ROLL));
  app_settle ();
}

static void
sink (const Fixture *fixture, const char *word)
{
  ForconCampaignCommand command = forcon_game_command (fixture->game, FORCON_CAMPAIGN_COMMAND_SET);

  command.set.ship = ship (fixture, word);
  command.set.value = FORCON_VALUE_STATUS;
  command.set.number = FORCON_SHIP_HULK;
  command.reason = "For the test";
  g_assert_true (forcon_game_do (fixture->game, &command, FORCON_DICE_MODE_ROLL));
  app_settle ();
}

static void
test_all_ships (void)
{
  Fixture fixture = open_page ("skirmish.xml", 1366, 768);

  g_assert_cmpuint (n_shown (&fixture), ==, fleet_of (&fixture)->n_ships);
  g_assert_nonnull (app_find_shown (fixture.page, GTK_TYPE_LABEL, "10 of 10"));
  app_close_master (fixture.window);
}

static void
test_search (void)
{
  Fixture fixture = open_page ("skirmish.xml", 1366, 768);
  GtkWidget *entry = app_find (fixture.page, GTK_TYPE_SEARCH_ENTRY, NULL);

  act (&fixture, "fleets.search");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture.window)), entry));
  app_search (entry, "KESTREL");
  g_assert_cmpuint (n_shown (&fixture), ==, 1);
  g_assert_cmpuint (place_of (&fixture, ship (&fixture, "kestrel")), ==, 0);
  app_search (entry, "no such ship");
  g_assert_nonnull (app_find_shown (fixture.page, GTK_TYPE_LABEL, "No Ships Match"));
  act (&fixture, "fleets.clear-filters");
  g_assert_cmpuint (n_shown (&fixture), ==, 10);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  app_close_master (fixture.window);
}

static void
test_filters (void)
{
  Fixture fixture = open_page ("skirmish.xml", 1366, 768);

  hit (&fixture, "hassadar", 2);
  hit (&fixture, "kestrel", 1);
  sink (&fixture, "painted-mask");
  pick (&fixture, "Whose ships", "Captain Vorpatril");
  g_assert_cmpuint (n_shown (&fixture), ==, 5);
  pick (&fixture, "In what state", "Damaged");
  g_assert_cmpuint (n_shown (&fixture), ==, 2);
  pick (&fixture, "Of which formation", "Spurs");
  g_assert_cmpuint (n_shown (&fixture), ==, 1);
  act (&fixture, "fleets.clear-filters");
  pick (&fixture, "In what state", "Out of action");
  g_assert_cmpuint (n_shown (&fixture), ==, 1);
  g_assert_cmpuint (place_of (&fixture, ship (&fixture, "painted-mask")), ==, 0);
  pick (&fixture, "In what state", "Any state");
  pick (&fixture, "In which sector", "B3 Far Side");
  g_assert_cmpuint (n_shown (&fixture), ==, 3);
  pick (&fixture, "Which classes", "Destroyer");
  g_assert_cmpuint (n_shown (&fixture), ==, 1);
  app_close_master (fixture.window);
}

/* F-CAMP-12 */
static void
test_filters_unformed (void)
{
  Fixture fixture = open_page ("skirmish.xml", 1366, 768);
  ForconCampaignCommand command = forcon_game_command (fixture.game, FORCON_CAMPAIGN_COMMAND_TASK);

  command.task.kind = FORCON_TASK_DISBAND;
  command.task.formation = formation (&fixture, "fan");
  g_assert_true (forcon_game_do (fixture.game, &command, FORCON_DICE_MODE_ROLL));
  app_settle ();
  pick (&fixture, "In what state", "Not in a formation");
  g_assert_cmpuint (n_shown (&fixture), ==, 3);
  app_close_master (fixture.window);
}

static void
test_sorts_by_hits (void)
{
  Fixture fixture = open_page ("skirmish.xml", 1366, 768);

  hit (&fixture, "count-piotr", 1);
  pick (&fixture, "Sorted by", "By hits left");
  g_assert_cmpuint (place_of (&fixture, ship (&fixture, "count-piotr")), ==, 0);
  app_close_master (fixture.window);
}

static void
test_list_says_the_same (void)
{
  Fixture fixture = open_page ("skirmish.xml", 1366, 768);

  hit (&fixture, "kestrel", 1);
  show_list (&fixture);
  app_settle ();
  g_assert_nonnull (app_find_shown (fixture.page, GTK_TYPE_LABEL, "Kestrel"));
  g_assert_nonnull (app_find_shown (fixture.page, GTK_TYPE_LABEL, "Spurs"));
  g_assert_nonnull (app_find_shown (fixture.page, GTK_TYPE_LABEL, "C1 Ember"));
  g_assert_nonnull (app_find_shown (fixture.page, GTK_TYPE_LABEL, "Frigate"));
  app_close_master (fixture.window);
}

static void
test_show_ship (void)
{
  Fixture fixture = open_page ("forcon-2010.xml", 1366, 768);
  ForconShipId last = { (guint16) fleet_of (&fixture)->n_ships };
  GtkWidget *grid = app_find (fixture.page, GTK_TYPE_GRID_VIEW, NULL);
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (grid));

  pick (&fixture, "In what state", "Out of action");
  forcon_master_window_show_page (fixture.window, "map");
  app_settle ();
  g_assert_true (gtk_widget_activate_action (fixture.page, "win.show-ship", "u", (guint32) last.value));
  for (guint tries = 0; tries < 50 && gtk_adjustment_get_value (adjustment) < 500; tries++)
    app_pump (50);
  g_assert_cmpuint (n_shown (&fixture), ==, fleet_of (&fixture)->n_ships);
  g_assert_true (gtk_selection_model_is_selected (shown (&fixture), place_of (&fixture, last)));
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, 500);
  app_close_master (fixture.window);
}

static void
test_selects_everywhere (void)
{
  Fixture fixture = open_page ("skirmish.xml", 1366, 768);

  choose (&fixture, "kestrel");
  g_assert_cmpuint (forcon_game_focus (fixture.game)->ship.value, ==, ship (&fixture, "kestrel").value);
  g_assert_cmpuint (forcon_game_focus (fixture.game)->formation.value, ==, formation (&fixture, "spurs").value);
  app_close_master (fixture.window);
}

static void
test_selects_formation (void)
{
  Fixture fixture = open_page ("skirmish.xml", 1366, 768);
  g_autoptr (GtkBitset) places = NULL;

  forcon_game_focus_formation (fixture.game, formation (&fixture, "shield"));
  app_settle ();
  places = gtk_selection_model_get_selection (shown (&fixture));
  g_assert_cmpuint (gtk_bitset_get_size (places), ==, 3);
  g_assert_true (gtk_bitset_contains (places, place_of (&fixture, ship (&fixture, "hassadar"))));
  app_close_master (fixture.window);
}

static void
test_edits_with_reason (void)
{
  Fixture fixture = open_page ("skirmish.xml", 1366, 768);
  ForconShipId id = ship (&fixture, "kestrel");
  gint before = forcon_battle_ship (fleet_of (&fixture), id)->hits;
  ForconShipDetails *details;

  choose (&fixture, "kestrel");
  act (&fixture, "fleets.details");
  details = app_find_window (FORCON_TYPE_SHIP_DETAILS);
  forcon_ship_details_choose (details, FORCON_VALUE_HITS_LEFT);
  forcon_value_editor_put (FORCON_VALUE_EDITOR (app_find (details, FORCON_TYPE_VALUE_EDITOR, NULL)), 1);
  app_settle ();
  g_assert_false (gtk_widget_is_sensitive (app_find (details, GTK_TYPE_BUTTON, "_Do It")));
  say_why (details, "Counted wrong");
  app_press (details, "_Do It");
  g_assert_cmpint (forcon_battle_ship (fleet_of (&fixture), id)->hits, ==, 1);
  g_assert_cmpstr (last_reason (&fixture), ==, "Counted wrong");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (details), "win.undo", NULL));
  app_settle ();
  g_assert_cmpint (forcon_battle_ship (fleet_of (&fixture), id)->hits, ==, before);
  gtk_window_destroy (GTK_WINDOW (details));
  app_close_master (fixture.window);
}

static void
on_frame (guint *frames)
{
  (*frames)++;
}

/* What is selected elsewhere is looked for when the page is seen again; until then nothing waits for frames. */
static void
test_rests_unseen (void)
{
  Fixture fixture = open_page ("skirmish.xml", 1366, 768);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (fixture.window));
  guint frames = 0;

  forcon_master_window_show_page (fixture.window, "map");
  app_settle ();
  forcon_game_focus_ship (fixture.game, ship (&fixture, "kestrel"));
  app_settle ();
  g_signal_connect_swapped (clock, "update", G_CALLBACK (on_frame), &frames);
  app_pump (500);
  g_signal_handlers_disconnect_by_data (clock, &frames);
  g_assert_cmpuint (frames, <, 10);
  forcon_master_window_show_page (fixture.window, "fleets");
  app_settle ();
  g_assert_true (gtk_selection_model_is_selected (shown (&fixture), place_of (&fixture, ship (&fixture, "kestrel"))));
  app_close_master (fixture.window);
}

static void
test_regroups_by_keyboard (void)
{
  Fixture fixture = open_page ("skirmish.xml", 1366, 768);
  gpointer dialog;

  choose (&fixture, "hassadar");
  act (&fixture, "fleets.new-formation");
  dialog = app_find_window (FORCON_TYPE_REGROUP_DIALOG);
  say_why (dialog, "A sheet was misread");
  app_press (dialog, "_Do It");
  ForconFormationId made = forcon_battle_ship (fleet_of (&fixture), ship (&fixture, "hassadar"))->formation;

  g_assert_cmpuint (made.value, !=, formation (&fixture, "shield").value);
  g_assert_cmpstr (last_reason (&fixture), ==, "A sheet was misread");
  choose (&fixture, "hassadar");
  act (&fixture, "fleets.move-to");
  dialog = app_find_window (FORCON_TYPE_REGROUP_DIALOG);
  say_why (dialog, "Never mind");
  app_press (dialog, "_Do It");
  g_assert_cmpuint (forcon_formation_ships (fleet_of (&fixture), formation (&fixture, "shield")).n, ==, 3);
  g_assert_false (forcon_campaign_formation_lives (forcon_game_campaign (fixture.game), made));
  app_close_master (fixture.window);
}

/* Into the formation where they are: that is what it says, not that there are no ships. */
static void
test_own_formation (void)
{
  Fixture fixture = open_page ("skirmish.xml", 1366, 768);
  GtkDropDown *where;
  gpointer dialog;

  choose (&fixture, "hassadar");
  act (&fixture, "fleets.move-to");
  dialog = app_find_window (FORCON_TYPE_REGROUP_DIALOG);
  app_settle ();
  where = GTK_DROP_DOWN (app_find_shown (dialog, GTK_TYPE_DROP_DOWN, NULL));
  for (guint i = 0; i < g_list_model_get_n_items (gtk_drop_down_get_model (where)); i++)
    {
      g_autoptr (GtkStringObject) item = g_list_model_get_item (gtk_drop_down_get_model (where), i);

      if (g_str_has_prefix (gtk_string_object_get_string (item), "Shield"))
        gtk_drop_down_set_selected (where, i);
    }
  app_settle ();
  g_assert_nonnull (app_find_shown (dialog, GTK_TYPE_LABEL,
                                    "These ships are in this formation already: choose another flagship, another "
                                    "formation, or a new name."));
  gtk_window_destroy (dialog);
  app_close_master (fixture.window);
}

static void
test_names_flagship (void)
{
  Fixture fixture = open_page ("skirmish.xml", 1366, 768);
  gpointer dialog;

  choose (&fixture, "kestrel");
  act (&fixture, "fleets.make-flagship");
  dialog = app_find_window (FORCON_TYPE_REGROUP_DIALOG);
  say_why (dialog, "By word of mouth");
  app_press (dialog, "_Do It");
  g_assert_cmpuint (forcon_battle_formation (fleet_of (&fixture), formation (&fixture, "spurs"))->flagship.value, ==,
                    ship (&fixture, "kestrel").value);
  app_close_master (fixture.window);
}

/* No order says both, so neither is left out unsaid. */
static void
test_orders_one_thing (void)
{
  Fixture fixture = open_page ("skirmish.xml", 1366, 768);
  ForconCampaignCommand place = forcon_game_command (fixture.game, FORCON_CAMPAIGN_COMMAND_PLACE);
  gpointer dialog;
  GtkWidget *flagship;

  place.place.formation = formation (&fixture, "spurs");
  place.place.sector
      = forcon_campaign_post (forcon_game_campaign (fixture.game), formation (&fixture, "shield"))->sector;
  g_assert_true (forcon_game_do (fixture.game, &place, FORCON_DICE_MODE_ROLL));
  app_do (fixture.game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  choose (&fixture, "hassadar");
  act (&fixture, "fleets.order-new");
  dialog = app_find_window (FORCON_TYPE_REGROUP_DIALOG);
  flagship = gtk_widget_get_next_sibling (app_find (dialog, GTK_TYPE_DROP_DOWN, NULL));
  while (!GTK_IS_DROP_DOWN (flagship))
    flagship = gtk_widget_get_next_sibling (flagship);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (app_find (dialog, GTK_TYPE_DROP_DOWN, NULL)), 2);
  app_settle ();
  g_assert_true (gtk_widget_is_sensitive (app_find (dialog, GTK_TYPE_BUTTON, "Give the _Order")));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (flagship), 1);
  app_settle ();
  g_assert_false (gtk_widget_is_sensitive (app_find (dialog, GTK_TYPE_BUTTON, "Give the _Order")));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (flagship), 0);
  app_settle ();
  g_assert_true (gtk_widget_is_sensitive (app_find (dialog, GTK_TYPE_BUTTON, "Give the _Order")));
  gtk_window_destroy (dialog);
  app_close_master (fixture.window);
}

/* One command takes 32 ships: of more none is left out unsaid. */
static void
test_refuses_too_many (void)
{
  Fixture fixture = open_page ("forcon-2010.xml", 1366, 768);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (shown (&fixture)));
  g_autofree char *text = g_strdup_printf ("%u ships are selected; at most 32 can be regrouped at once", n);

  g_assert_cmpuint (n, >, 32);
  gtk_selection_model_select_all (shown (&fixture));
  app_settle ();
  act (&fixture, "fleets.new-formation");
  g_assert_null (app_find_window (FORCON_TYPE_REGROUP_DIALOG));
  g_assert_nonnull (app_find_shown (fixture.window, GTK_TYPE_LABEL, text));
  app_close_master (fixture.window);
}

/* An order needs no reason, and is done when its time comes */
static void
test_orders_to_join (void)
{
  Fixture fixture = open_page ("skirmish.xml", 1366, 768);
  gpointer dialog;

  choose (&fixture, "hassadar");
  app_do (fixture.game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  app_settle ();
  act (&fixture, "fleets.order-new");
  dialog = app_find_window (FORCON_TYPE_REGROUP_DIALOG);
  app_press (dialog, "Give the _Order");
  g_assert_cmpuint (forcon_battle_ship (fleet_of (&fixture), ship (&fixture, "hassadar"))->formation.value, ==,
                    formation (&fixture, "shield").value);
  const ForconTask *task
      = forcon_campaign_task_at (forcon_game_campaign (fixture.game), formation (&fixture, "shield"));

  g_assert_nonnull (task);
  g_assert_cmpint (task->kind, ==, FORCON_TASK_FORM);
  app_close_master (fixture.window);
}

/* The row of the list of formations that says this, with its drop target. */
static GtkWidget *
row_of (const Fixture *fixture, const char *text)
{
  GtkWidget *widget = app_find_shown (app_find (fixture->page, FORCON_TYPE_MUSTER, NULL), GTK_TYPE_LABEL, text);

  g_assert_nonnull (widget);
  while (app_controller (widget, GTK_TYPE_DROP_TARGET) == NULL)
    widget = gtk_widget_get_parent (widget);
  return widget;
}

static void
drop (const Fixture *fixture, const char *word, const char *row)
{
  ForconShips ships = { .n = 1, .ship = { ship (fixture, word) } };
  GtkEventController *target = app_controller (row_of (fixture, row), GTK_TYPE_DROP_TARGET);
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_value_init (&value, FORCON_TYPE_DRAGGED_SHIPS);
  g_value_set_boxed (&value, &ships);
  g_signal_emit_by_name (target, "drop", &value, 5.0, 5.0, &taken);
  g_assert_true (taken);
  app_settle ();
}

static void
test_drop (void)
{
  Fixture fixture = open_page ("skirmish.xml", 1366, 768);
  gpointer dialog;

  drop (&fixture, "kestrel", "Shield (3)");
  dialog = app_find_window (FORCON_TYPE_REGROUP_DIALOG);
  say_why (dialog, "They met");
  g_assert_false (gtk_widget_is_sensitive (app_find (dialog, GTK_TYPE_BUTTON, "_Do It")));
  gtk_window_destroy (dialog);
  drop (&fixture, "hassadar", "New formation…");
  dialog = app_find_window (FORCON_TYPE_REGROUP_DIALOG);
  say_why (dialog, "Sent ahead");
  app_press (dialog, "_Do It");
  g_assert_cmpuint (forcon_formation_ships (fleet_of (&fixture), formation (&fixture, "shield")).n, ==, 2);
  app_close_master (fixture.window);
}

/* F-CAMP-12 */
static void
test_places_formation (void)
{
  Fixture fixture = open_page ("skirmish.xml", 1366, 768);
  gpointer dialog;

  app_do (fixture.game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  choose (&fixture, "kestrel");
  act (&fixture, "fleets.place");
  dialog = app_find_window (FORCON_TYPE_PLACE_DIALOG);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (app_find (dialog, GTK_TYPE_DROP_DOWN, NULL)), 1);
  g_assert_false (gtk_widget_is_sensitive (app_find (dialog, GTK_TYPE_BUTTON, "_Do It")));
  say_why (dialog, "Blown off course");
  app_press (dialog, "_Do It");
  g_assert_cmpuint (
      forcon_campaign_post (forcon_game_campaign (fixture.game), formation (&fixture, "spurs"))->sector.value, ==, 2);
  g_assert_cmpstr (last_reason (&fixture), ==, "Blown off course");
  app_close_master (fixture.window);
}

static void
look_at (int width, int height, const char *name)
{
  Fixture fixture = open_page ("forcon-2010.xml", width, height);
  g_autofree char *cards = g_strdup_printf ("fleets-cards-%s", name);
  g_autofree char *list = g_strdup_printf ("fleets-list-%s", name);

  hit (&fixture, "prince-serg", 3);
  forcon_game_focus_ship (fixture.game, ship (&fixture, "prince-serg"));
  app_settle ();
  app_assert_looks_right (fixture.window, cards);
  show_list (&fixture);
  app_assert_looks_right (fixture.window, list);
  app_close_master (fixture.window);
}

static void
test_looks_small (void)
{
  look_at (1366, 768, "small");
}

static void
test_looks_large (void)
{
  look_at (2560, 1440, "large");
}

static void
test_looks_of_dialogs (void)
{
  Fixture fixture = open_page ("forcon-2010.xml", 1366, 768);
  gpointer dialog;

  hit (&fixture, "prince-serg", 3);
  choose (&fixture, "prince-serg");
  act (&fixture, "fleets.details");
  dialog = app_find_window (FORCON_TYPE_SHIP_DETAILS);
  app_settle ();
  app_assert_looks_right (dialog, "ship-details");
  gtk_window_destroy (dialog);
  act (&fixture, "fleets.new-formation");
  dialog = app_find_window (FORCON_TYPE_REGROUP_DIALOG);
  app_assert_looks_right (dialog, "regroup-dialog");
  gtk_window_destroy (dialog);
  act (&fixture, "fleets.place");
  dialog = app_find_window (FORCON_TYPE_PLACE_DIALOG);
  app_assert_looks_right (dialog, "place-dialog");
  gtk_window_destroy (dialog);
  app_close_master (fixture.window);
}

/* Widgets live until the menu has told what was chosen. */
static void
test_menu_goes (void)
{
  Fixture fixture = open_page ("skirmish.xml", 1366, 768);
  GtkWidget *menu = NULL;

  for (guint i = 0; i < 3; i++)
    {
      act (&fixture, "fleets.menu");
      menu = app_find_shown (fixture.page, GTK_TYPE_POPOVER_MENU, NULL);
      g_assert_nonnull (menu);
      g_object_add_weak_pointer (G_OBJECT (menu), (gpointer *) &menu);
      gtk_popover_popdown (GTK_POPOVER (menu));
      app_settle ();
      g_assert_null (menu);
    }
  app_close_master (fixture.window);
}

static GtkGesture *
right_click_of (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller)
          && gtk_gesture_single_get_button (GTK_GESTURE_SINGLE (controller)) == GDK_BUTTON_SECONDARY)
        return GTK_GESTURE (controller);
    }
  return NULL;
}

/* Wherever the focus is. */
static void
test_menu_is_where_the_click_was (void)
{
  Fixture fixture = open_page ("skirmish.xml", 1366, 768);
  GtkWidget *card = app_find_shown (fixture.page, FORCON_TYPE_FLEET_CARD, NULL);
  GtkWidget *menu;
  graphene_point_t there;
  GdkRectangle box;

  while (card != NULL && right_click_of (card) == NULL)
    card = gtk_widget_get_parent (card);
  g_assert_nonnull (card);
  g_signal_emit_by_name (right_click_of (card), "pressed", 1, 30., 20.);
  menu = app_find_shown (fixture.page, GTK_TYPE_POPOVER_MENU, NULL);
  g_assert_nonnull (menu);
  g_assert_true (gtk_widget_compute_point (card, fixture.page, &GRAPHENE_POINT_INIT (30, 20), &there));
  g_assert_true (gtk_popover_get_pointing_to (GTK_POPOVER (menu), &box));
  g_assert_cmpint (box.x, ==, (int) there.x);
  g_assert_cmpint (box.y, ==, (int) there.y);
  gtk_popover_popdown (GTK_POPOVER (menu));
  app_close_master (fixture.window);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
#define TEST(path, function) g_test_add_func ("/app/fleets-page/" path, function)
  TEST ("it shows all ships, and how many", test_all_ships);
  TEST ("it finds ships by name", test_search);
  TEST ("it shows ships by owner, class, state, formation and sector", test_filters);
  TEST ("it shows ships that wait for a formation (F-CAMP-12)", test_filters_unformed);
  TEST ("it sorts by the hits that are left", test_sorts_by_hits);
  TEST ("the list says what the cards say", test_list_says_the_same);
  TEST ("a ship that is shown comes into view, whatever is filtered", test_show_ship);
  TEST ("a ship that is selected here is selected everywhere", test_selects_everywhere);
  TEST ("of a formation that is selected all ships are", test_selects_formation);
  TEST ("a value is set with a reason, and can be undone (F-GEN-6)", test_edits_with_reason);
  TEST ("ships are regrouped by keyboard (F-FORM-3)", test_regroups_by_keyboard);
  TEST ("ships that are there already are said to be (F-FORM-3)", test_own_formation);
  TEST ("a ship becomes the flagship (F-FORM-2)", test_names_flagship);
  TEST ("an order to regroup waits for its turn (F-CAMP-3)", test_orders_to_join);
  TEST ("ships are dropped on formations (F-FORM-3)", test_drop);
  TEST ("a formation is placed by hand (F-CAMP-12)", test_places_formation);
  TEST ("the menu of what has the focus goes when it is closed", test_menu_goes);
  TEST ("the menu of a right click is where that was", test_menu_is_where_the_click_was);
  g_test_add_func ("/looks/fleets-page/small", test_looks_small);
  g_test_add_func ("/looks/fleets-page/large", test_looks_large);
  g_test_add_func ("/app/fleets-page/an order says one thing", test_orders_one_thing);
  g_test_add_func ("/app/fleets-page/no ship is left out unsaid", test_refuses_too_many);
  g_test_add_func ("/app/fleets-page/it rests while it is not seen", test_rests_unseen);
  g_test_add_func ("/looks/fleets-page/dialogs", test_looks_of_dialogs);
  return g_test_run ();
}
