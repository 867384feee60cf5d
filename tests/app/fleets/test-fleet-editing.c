/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Powers, admirals, formations and ships of a game before play, as a person makes them. */
#include "app-support.h"

#include <glib/gstdio.h>
#include <sys/stat.h>

#include "app/fleets/class-editor.h"
#include "app/fleets/colour-button.h"
#include "app/fleets/fleet-edits.h"
#include "app/fleets/fleet-editor.h"
#include "app/fleets/ships-editor.h"
#include "app/fleets/ships-table.h"
#include "app/fleets/ready-classes.h"
#include "app/fleets/silhouette-button.h"
#include "app/fleets/spreadsheet.h"
#include "app/fleets/ship-row.h"
#include "app/game/game-edit.h"
#include "campaign/editing/ship-classes.h"
#include "campaign/state/campaign-words.h"
#include "storage/store/pin.h"

/* Tenths of a second until the slow hash of a PIN must be there. */
#define PIN_TRIES 100

typedef struct {
  ForconMasterWindow *window;
  ForconGame *game;
  GtkWidget *editor;
} Fixture;

static Fixture
open_part (const char *scenario, const char *part)
{
  Fixture fixture = { .window = app_master_page (scenario, "fleets", 1366, 768) };

  fixture.game = forcon_master_window_game (fixture.window);
  forcon_game_set_editing (fixture.game, TRUE);
  app_settle ();
  fixture.editor = app_find (fixture.window, FORCON_TYPE_FLEET_EDITOR, NULL);
  forcon_fleet_editor_show_part (FORCON_FLEET_EDITOR (fixture.editor), part);
  app_settle ();
  return fixture;
}

static void
finish (Fixture *fixture)
{
  app_close_master (fixture->window);
}

static const ForconCampaign *
campaign_of (const Fixture *fixture)
{
  return forcon_game_campaign (fixture->game);
}

/* The last entry on the screen with a placeholder, or with a text. */
static GtkWidget *
entry_with (const Fixture *fixture, const char *text)
{
  g_autoptr (GPtrArray) queue = g_ptr_array_new ();
  GtkWidget *found = NULL;

  g_ptr_array_add (queue, fixture->editor);
  for (guint i = 0; i < queue->len; i++)
    {
      GtkWidget *widget = g_ptr_array_index (queue, i);

      if (GTK_IS_ENTRY (widget) && gtk_widget_get_mapped (widget)
          && (g_strcmp0 (gtk_entry_get_placeholder_text (GTK_ENTRY (widget)), text) == 0
              || g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (widget)), text) == 0))
        found = widget;
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        g_ptr_array_add (queue, child);
    }
  g_assert_nonnull (found);
  return found;
}

/* Types into an entry and presses Enter. */
static void
enter (GtkWidget *entry, const char *text)
{
  gtk_widget_grab_focus (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  g_signal_emit_by_name (entry, "activate");
  app_settle ();
}

static ForconShipRow *
row_called (const Fixture *fixture, const char *name)
{
  g_autoptr (GPtrArray) queue = g_ptr_array_new ();

  g_ptr_array_add (queue, fixture->editor);
  for (guint i = 0; i < queue->len; i++)
    {
      GtkWidget *widget = g_ptr_array_index (queue, i);

      if (FORCON_IS_SHIP_ROW (widget)
          && g_strcmp0 (forcon_ship_row_facts (FORCON_SHIP_ROW (widget))->own_name, name) == 0)
        return FORCON_SHIP_ROW (widget);
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        g_ptr_array_add (queue, child);
    }
  g_assert_not_reached ();
}

static void
choose (const Fixture *fixture, const char *name)
{
  ForconShipRow *row = row_called (fixture, name);
  GtkListBox *list = GTK_LIST_BOX (gtk_widget_get_parent (GTK_WIDGET (row)));

  gtk_list_box_unselect_all (list);
  gtk_list_box_select_row (list, GTK_LIST_BOX_ROW (row));
  gtk_widget_grab_focus (GTK_WIDGET (row));
  app_settle ();
}

/* The names of a formation's ships in their order. */
static char *
line_of (const Fixture *fixture, const char *formation)
{
  const ForconCampaign *campaign = campaign_of (fixture);
  ForconFormationId id = { (guint16) forcon_campaign_find_word (campaign, FORCON_FIELD_FORMATION, formation) };
  g_autoptr (GArray) line = forcon_formation_line (campaign, id);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < line->len; i++)
    g_string_append_printf (
        text, "%s%s", i > 0 ? ", " : "",
        forcon_battle_card (campaign->fleet, (ForconShipId){ (guint16) g_array_index (line, guint, i) })->name);
  return g_string_free (text, FALSE);
}

static void
assert_line (const Fixture *fixture, const char *formation, const char *names)
{
  g_autofree char *line = line_of (fixture, formation);

  g_assert_cmpstr (line, ==, names);
}

static void
test_power_and_admirals (void)
{
  Fixture fixture = open_part ("skirmish.xml", "powers");
  guint powers = campaign_of (&fixture)->powers->len;
  guint admirals = campaign_of (&fixture)->admirals->len;

  enter (entry_with (&fixture, "New power"), "Jackson's Whole");
  enter (gtk_widget_get_ancestor (gtk_root_get_focus (GTK_ROOT (fixture.window)), GTK_TYPE_ENTRY), "Baron Fell");
  enter (gtk_widget_get_ancestor (gtk_root_get_focus (GTK_ROOT (fixture.window)), GTK_TYPE_ENTRY), "Baron Ryoval");
  g_assert_cmpuint (campaign_of (&fixture)->powers->len, ==, powers + 1);
  g_assert_cmpuint (campaign_of (&fixture)->admirals->len, ==, admirals + 2);
  g_assert_cmpuint (forcon_entity_find (campaign_of (&fixture), FORCON_ENTITY_ADMIRAL, "Baron Ryoval"), !=, 0);
  forcon_game_undo (fixture.game);
  app_settle ();
  g_assert_cmpuint (forcon_entity_find (campaign_of (&fixture), FORCON_ENTITY_ADMIRAL, "Baron Ryoval"), ==, 0);
  finish (&fixture);
}

static void
test_rename_power (void)
{
  Fixture fixture = open_part ("skirmish.xml", "powers");
  const ForconPower *power = &g_array_index (campaign_of (&fixture)->powers, ForconPower, 0);
  g_autofree char *before = g_strdup (power->name);
  GtkWidget *entry = entry_with (&fixture, before);

  enter (entry, "Komarr");
  g_assert_cmpstr (g_array_index (campaign_of (&fixture)->powers, ForconPower, 0).name, ==, "Komarr");
  enter (entry, "");
  g_assert_cmpstr (g_array_index (campaign_of (&fixture)->powers, ForconPower, 0).name, ==, "Komarr");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "Komarr");
  finish (&fixture);
}

static const ForconAdmiral *
first_admiral (const Fixture *fixture)
{
  return forcon_campaign_admiral (campaign_of (fixture), (ForconSideId){ 1 });
}

static void
test_player (void)
{
  Fixture fixture = open_part ("skirmish.xml", "powers");
  GtkWidget *entry = entry_with (&fixture, "player");
  ForconEntityRecord record;

  enter (entry, " Anna ");
  forcon_entity_get (campaign_of (&fixture), FORCON_ENTITY_ADMIRAL, campaign_of (&fixture)->admirals->len, &record);
  g_assert_cmpstr (record.ADMIRAL.player, ==, "Anna");
  enter (entry, "");
  forcon_entity_get (campaign_of (&fixture), FORCON_ENTITY_ADMIRAL, campaign_of (&fixture)->admirals->len, &record);
  g_assert_null (record.ADMIRAL.player);
  g_assert_null (first_admiral (&fixture)->player);
  finish (&fixture);
}

/* Presses the button of the first admiral's PIN, and answers. */
static void
answer_pin (const Fixture *fixture, const char *button, const char *pin, const char *answer)
{
  GtkWidget *dialog;

  app_press (fixture->editor, button);
  dialog = app_find_window (ADW_TYPE_MESSAGE_DIALOG);
  if (pin != NULL)
    gtk_editable_set_text (
        GTK_EDITABLE (adw_message_dialog_get_extra_child (ADW_MESSAGE_DIALOG (dialog))), pin);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), answer);
  gtk_window_close (GTK_WINDOW (dialog));
  app_settle ();
}

static void
test_pin (void)
{
  Fixture fixture = open_part ("skirmish.xml", "powers");
  ForconStore *store = forcon_game_store (fixture.game);
  ForconSideId second = { 2 };

  answer_pin (&fixture, "No PIN…", "4711", "set");
  for (guint i = 0; i < PIN_TRIES && !forcon_pin_is_set (store, (ForconSideId){ 1 }); i++)
    app_pump (100);
  g_assert_cmpint (forcon_pin_check (store, (ForconSideId){ 1 }, "4711", NULL, NULL), ==, FORCON_PIN_RIGHT);
  g_assert_false (forcon_pin_is_set (store, second));
  app_settle ();
  answer_pin (&fixture, "PIN…", NULL, "remove");
  g_assert_false (forcon_pin_is_set (store, (ForconSideId){ 1 }));
  finish (&fixture);
}

/* Whose number becomes another one keeps the PIN. */
static void
test_pin_stays (void)
{
  Fixture fixture = open_part ("skirmish.xml", "powers");
  ForconStore *store = forcon_game_store (fixture.game);
  ForconEntityRecord power;
  g_autofree char *values = NULL;

  forcon_entity_get (campaign_of (&fixture), FORCON_ENTITY_POWER, 1, &power);
  values = g_strdup_printf ("power=%s\nname=Third", power.POWER.word);
  g_assert_nonnull (forcon_fleet_edit_add (fixture.game, FORCON_ENTITY_ADMIRAL, values));
  g_strdelimit (values, "T", 'F');
  g_assert_nonnull (forcon_fleet_edit_add (fixture.game, FORCON_ENTITY_ADMIRAL, values));
  g_assert_true (forcon_pin_set (store, (ForconSideId){ 4 }, "4711", NULL));
  g_assert_true (forcon_fleet_edit_remove (fixture.game, FORCON_ENTITY_ADMIRAL, "third"));
  g_assert_true (forcon_pin_is_set (store, (ForconSideId){ 3 }));
  forcon_game_undo (fixture.game);
  app_settle ();
  g_assert_false (forcon_pin_is_set (store, (ForconSideId){ 3 }));
  g_assert_true (forcon_pin_is_set (store, (ForconSideId){ 4 }));
  finish (&fixture);
}

static void
test_colour_is_judged (void)
{
  Fixture fixture = open_part ("skirmish.xml", "powers");
  GtkWidget *button = app_find (fixture.editor, FORCON_TYPE_COLOUR_BUTTON, NULL);
  g_autofree char *same = NULL;
  g_autofree char *hard = NULL;
  g_autofree char *plain = NULL;

  g_signal_emit_by_name (button, "chosen", 6);
  app_settle ();
  g_assert_cmpint (g_array_index (campaign_of (&fixture)->powers, ForconPower, 0).colour, ==, 6);
  same = forcon_colour_trouble (campaign_of (&fixture), 2, 1, 6);
  hard = forcon_colour_trouble (campaign_of (&fixture), 2, 1, 3);
  plain = forcon_colour_trouble (campaign_of (&fixture), 2, 1, 2);
  g_assert_nonnull (same);
  g_assert_nonnull (hard);
  g_assert_null (plain);
  finish (&fixture);
}

static void
test_formation_and_ships (void)
{
  Fixture fixture = open_part ("skirmish.xml", "ships");
  guint ships = campaign_of (&fixture)->fleet->n_ships;
  GtkWidget *focus;

  enter (entry_with (&fixture, "New formation, or admiral: formation"), "Wolf Pack");
  focus = gtk_widget_get_ancestor (gtk_root_get_focus (GTK_ROOT (fixture.window)), GTK_TYPE_ENTRY);
  g_assert_true (focus == entry_with (&fixture, "New ships: 3 × class: name, name, name"));
  enter (focus, "3: Grey, White\nBlack");
  g_assert_cmpuint (campaign_of (&fixture)->fleet->n_ships, ==, ships + 3);
  assert_line (&fixture, "wolf-pack", "Grey, White, Black");
  /* One undo for all of them. */
  forcon_game_undo (fixture.game);
  g_assert_cmpuint (campaign_of (&fixture)->fleet->n_ships, ==, ships);
  finish (&fixture);
}

/* Just as the book has it, with another name; one undo for all of it. */
static void
test_ready_ship (void)
{
  Fixture fixture = open_part ("skirmish.xml", "ships");
  ForconEntityRecord ship;
  guint aliases;

  enter (entry_with (&fixture, "New formation, or admiral: formation"), "Wolf Pack = Волчья стая");
  aliases = campaign_of (&fixture)->aliases->len;
  enter (entry_with (&fixture, "New ships: 3 × class: name, name, name"), "princess olivia = Принцесса Оливия");
  g_assert_true (forcon_entity_get (campaign_of (&fixture), FORCON_ENTITY_SHIP,
                                    forcon_entity_find (campaign_of (&fixture), FORCON_ENTITY_SHIP, "princess-olivia"),
                                    &ship));
  g_assert_cmpstr (ship.SHIP.name, ==, "Princess Olivia");
  g_assert_cmpstr (ship.SHIP.owner, ==, "Emperor Gregor");
  g_assert_cmpstr (ship.SHIP.class_name, ==, "Prince Xav class");
  g_assert_cmpuint (campaign_of (&fixture)->aliases->len, ==, aliases + 1);
  forcon_game_undo (fixture.game);
  g_assert_cmpuint (forcon_entity_find (campaign_of (&fixture), FORCON_ENTITY_SHIP, "princess-olivia"), ==, 0);
  finish (&fixture);
}

static void
test_ready_class_by_name (void)
{
  Fixture fixture = open_part ("skirmish.xml", "ships");

  enter (entry_with (&fixture, "New formation, or admiral: formation"), "Wolf Pack");
  enter (entry_with (&fixture, "New ships: 3 × class: name, name, name"), "2 × Rho Ceta: Moon, Sun");
  assert_line (&fixture, "wolf-pack", "Moon, Sun");
  g_assert_cmpuint (forcon_ship_class_find (campaign_of (&fixture), "Rho Ceta class"), !=, 0);
  finish (&fixture);
}

/* Formation, ships, nothing more: the next formation. */
static void
test_goes_on (void)
{
  Fixture fixture = open_part ("skirmish.xml", "ships");
  GtkWidget *ships = entry_with (&fixture, "New ships: 3 × class: name, name, name");

  gtk_widget_grab_focus (ships);
  enter (ships, "");
  g_assert_true (gtk_widget_get_ancestor (gtk_root_get_focus (GTK_ROOT (fixture.window)), GTK_TYPE_ENTRY)
                 == entry_with (&fixture, "New formation, or admiral: formation"));
  finish (&fixture);
}

/* A game from nothing has no classes: those of the fleets that come with the program are there to be taken. */
static void
test_ready_class (void)
{
  Fixture fixture = open_part ("skirmish.xml", "classes");
  GtkWidget *editor = app_find (fixture.editor, FORCON_TYPE_CLASS_EDITOR, NULL);
  g_autoptr (GMenuModel) menu = forcon_ready_classes_menu (forcon_game_rules (fixture.game), "class-editor.take");
  g_autoptr (GMenuModel) barrayar = g_menu_model_get_item_link (menu, 1, G_MENU_LINK_SUBMENU);
  g_autoptr (GVariant) first = g_menu_model_get_item_attribute_value (barrayar, 0, G_MENU_ATTRIBUTE_TARGET, NULL);
  guint ships = campaign_of (&fixture)->fleet->n_ships;
  guint taken;

  g_assert_cmpint (g_menu_model_get_n_items (menu), ==, 6);
  g_assert_cmpstr (g_variant_get_string (first, NULL), ==, "fleets/barrayar.xml#prince-serg-class");
  g_assert_true (gtk_widget_activate_action (editor, "class-editor.take", "s", g_variant_get_string (first, NULL)));
  g_assert_cmpuint (campaign_of (&fixture)->fleet->n_ships, ==, ships + 1);
  taken = forcon_ship_class_find (campaign_of (&fixture), "Prince Serg class");
  g_assert_cmpuint (taken, ==, ships + 1);
  g_assert_cmpuint (forcon_battle_card (campaign_of (&fixture)->fleet, (ForconShipId){ (guint16) taken })->hits, ==, 12);
  /* Its ship is in no formation, and is shown as that. */
  forcon_fleet_editor_show_part (FORCON_FLEET_EDITOR (fixture.editor), "ships");
  app_settle ();
  g_assert_nonnull (row_called (&fixture, "Prince Serg class"));
  /* What is there is not taken twice; one undo takes it back. */
  gtk_widget_activate_action (editor, "class-editor.take", "s", g_variant_get_string (first, NULL));
  g_assert_cmpuint (campaign_of (&fixture)->fleet->n_ships, ==, ships + 1);
  forcon_game_undo (fixture.game);
  g_assert_cmpuint (campaign_of (&fixture)->fleet->n_ships, ==, ships);
  finish (&fixture);
}

/* The keys are the page's, wherever the focus is; while another page is in front they are not. */
static void
test_parts_by_key (void)
{
  Fixture fixture = open_part ("skirmish.xml", "powers");
  GtkWidget *parts = gtk_widget_get_ancestor (gtk_widget_get_parent (app_find (fixture.editor, FORCON_TYPE_SHIPS_EDITOR, NULL)),
                                              GTK_TYPE_STACK);
  GtkShortcut *shortcut = app_find_shortcut (fixture.editor, GDK_KEY_3, GDK_CONTROL_MASK);

  app_key (fixture.editor, GDK_KEY_3, GDK_CONTROL_MASK);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (GTK_STACK (parts)), ==, "ships");
  app_key (fixture.editor, GDK_KEY_2, GDK_CONTROL_MASK);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (GTK_STACK (parts)), ==, "classes");
  forcon_master_window_show_page (fixture.window, "journal");
  app_settle ();
  g_assert_false (gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, fixture.editor, NULL));
  finish (&fixture);
}

static void
test_flagship_by_key (void)
{
  Fixture fixture = open_part ("skirmish.xml", "ships");
  ForconEntityRecord record;

  enter (entry_with (&fixture, "New formation, or admiral: formation"), "Wolf Pack");
  enter (entry_with (&fixture, "New ships: 3 × class: name, name, name"), "Grey, White, Black");
  choose (&fixture, "Black");
  app_key (row_called (&fixture, "Black"), GDK_KEY_Up, GDK_ALT_MASK);
  assert_line (&fixture, "wolf-pack", "Grey, Black, White");
  app_key (row_called (&fixture, "Black"), GDK_KEY_Up, GDK_ALT_MASK);
  assert_line (&fixture, "wolf-pack", "Black, Grey, White");
  g_assert_true (forcon_entity_get (campaign_of (&fixture), FORCON_ENTITY_FORMATION,
                                    forcon_entity_find (campaign_of (&fixture), FORCON_ENTITY_FORMATION, "wolf-pack"),
                                    &record));
  g_assert_cmpstr (forcon_battle_card (campaign_of (&fixture)->fleet, record.FORMATION.flagship)->name, ==, "Black");
  /* What was moved is still what keys are for. */
  g_assert_true (gtk_widget_is_focus (GTK_WIDGET (row_called (&fixture, "Black"))));
  finish (&fixture);
}

static void
test_ship_changes_formation (void)
{
  Fixture fixture = open_part ("skirmish.xml", "ships");

  enter (entry_with (&fixture, "New formation, or admiral: formation"), "Wolf Pack");
  enter (entry_with (&fixture, "New ships: 3 × class: name, name, name"), "Grey, White");
  enter (entry_with (&fixture, "New formation, or admiral: formation"), "Fox Pack");
  enter (entry_with (&fixture, "New ships: 3 × class: name, name, name"), "Red, Silver");
  g_signal_emit_by_name (row_called (&fixture, "Fox Pack"), "dragged", row_called (&fixture, "Grey"));
  app_settle ();
  assert_line (&fixture, "fox-pack", "Red, Silver, Grey");
  assert_line (&fixture, "wolf-pack", "White");
  forcon_game_undo (fixture.game);
  app_settle ();
  assert_line (&fixture, "wolf-pack", "Grey, White");
  finish (&fixture);
}

static void
test_formation_of_another (void)
{
  Fixture fixture = open_part ("skirmish.xml", "ships");
  ForconEntityRecord record;
  guint last = campaign_of (&fixture)->admirals->len;
  const char *name = forcon_battle_side (campaign_of (&fixture)->fleet, (ForconSideId){ (guint16) last })->name;
  g_autofree char *text = g_strdup_printf ("%s: Wolf Pack", name);

  enter (entry_with (&fixture, "New formation, or admiral: formation"), text);
  g_assert_true (forcon_entity_get (campaign_of (&fixture), FORCON_ENTITY_FORMATION,
                                    forcon_entity_find (campaign_of (&fixture), FORCON_ENTITY_FORMATION, "wolf-pack"),
                                    &record));
  g_assert_cmpuint (record.FORMATION.admiral.value, ==, last);
  g_assert_cmpstr (record.FORMATION.name, ==, "Wolf Pack");
  finish (&fixture);
}

static void
test_rename_in_place (void)
{
  Fixture fixture = open_part ("skirmish.xml", "ships");

  enter (entry_with (&fixture, "New formation, or admiral: formation"), "Wolf Pack");
  choose (&fixture, "Wolf Pack");
  app_key (row_called (&fixture, "Wolf Pack"), GDK_KEY_F2, 0);
  enter (entry_with (&fixture, "Wolf Pack"), "Bear Pack");
  g_assert_nonnull (row_called (&fixture, "Bear Pack"));
  g_assert_true (gtk_widget_is_focus (GTK_WIDGET (row_called (&fixture, "Bear Pack"))));
  finish (&fixture);
}

static void
test_remove_with_ships (void)
{
  Fixture fixture = open_part ("skirmish.xml", "ships");
  guint ships = campaign_of (&fixture)->fleet->n_ships;

  enter (entry_with (&fixture, "New formation, or admiral: formation"), "Wolf Pack");
  enter (entry_with (&fixture, "New ships: 3 × class: name, name, name"), "Grey, White");
  choose (&fixture, "Grey");
  app_key (row_called (&fixture, "Grey"), GDK_KEY_Delete, 0);
  g_assert_cmpuint (campaign_of (&fixture)->fleet->n_ships, ==, ships + 1);
  finish (&fixture);
}

/* The page plays again what was edited on it. */
static void
test_shows_ships_again (void)
{
  Fixture fixture = open_part ("skirmish.xml", "ships");
  GtkWidget *cards;
  guint before;

  enter (entry_with (&fixture, "New formation, or admiral: formation"), "Wolf Pack");
  enter (entry_with (&fixture, "New ships: 3 × class: name, name, name"), "Grey, White");
  g_assert_null (app_find_shown (fixture.window, GTK_TYPE_GRID_VIEW, NULL));
  before = campaign_of (&fixture)->fleet->n_ships;
  forcon_game_set_editing (fixture.game, FALSE);
  app_settle ();
  cards = app_find_shown (fixture.window, GTK_TYPE_GRID_VIEW, NULL);
  g_assert_nonnull (cards);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (gtk_grid_view_get_model (GTK_GRID_VIEW (cards)))), ==,
                    before);
  finish (&fixture);
}

/* What is wrong leads to where it is mended. */
static void
test_leads_to_ship (void)
{
  Fixture fixture = open_part ("skirmish.xml", "powers");

  g_action_group_activate_action (G_ACTION_GROUP (fixture.window), "show-entity",
                                  g_variant_new ("(uu)", FORCON_ENTITY_SHIP, 3));
  app_settle ();
  g_assert_true (gtk_widget_is_focus (GTK_WIDGET (
      row_called (&fixture, forcon_battle_card (campaign_of (&fixture)->fleet, (ForconShipId){ 3 })->name))));
  finish (&fixture);
}

/* Out, changed elsewhere, and in again as one step; or with its line where it cannot be. */
static void
test_table (void)
{
  Fixture fixture = open_part ("skirmish.xml", "ships");
  g_autofree char *path = app_output ("ships.csv");
  g_autofree char *saved = NULL, *same = NULL, *read = NULL, *wrong = NULL;
  guint ships = campaign_of (&fixture)->fleet->n_ships;

  g_remove (path);
  saved = forcon_ships_table_save (fixture.game, path);
  g_assert_cmpstr (saved, ==, "Saved as ships.csv");
  same = forcon_ships_table_read (fixture.game, path, path);
  g_assert_cmpstr (same, ==, "Nothing to change.");
  g_assert_true (g_file_set_contents (path, "ship,name,class,formation\n,Merlin,Kestrel class,spurs\n", -1, NULL));
  read = forcon_ships_table_read (fixture.game, path, path);
  g_assert_cmpstr (read, ==, "The ships are as in ships.csv");
  g_assert_cmpuint (campaign_of (&fixture)->fleet->n_ships, ==, ships + 1);
  forcon_game_undo (fixture.game);
  g_assert_cmpuint (campaign_of (&fixture)->fleet->n_ships, ==, ships);
  g_assert_true (g_file_set_contents (path, "ship,name\nkestrel,Hassadar\n", -1, NULL));
  wrong = forcon_ships_table_read (fixture.game, path, path);
  g_assert_true (g_str_has_prefix (wrong, "ships.csv:2: "));
  g_assert_cmpuint (campaign_of (&fixture)->fleet->n_ships, ==, ships);
  finish (&fixture);
}

/* From the drawn ones, or from a drawing; what is chosen is drawn on the card, and all ships of the class have it. */
static void
test_silhouette (void)
{
  Fixture fixture = open_part ("skirmish.xml", "classes");
  GtkWidget *button = app_find (fixture.window, FORCON_TYPE_SILHOUETTE_BUTTON, NULL);
  GtkFlowBox *choices = GTK_FLOW_BOX (app_find (button, GTK_TYPE_FLOW_BOX, NULL));
  g_autofree char *path = app_output ("silhouette.svg");
  ForconEntityRecord ship;
  guint place;

  forcon_class_editor_choose (FORCON_CLASS_EDITOR (app_find (fixture.window, FORCON_TYPE_CLASS_EDITOR, NULL)),
                              "Kestrel class");
  app_settle ();
  place = forcon_ship_class_find (campaign_of (&fixture), "Kestrel class");
  g_signal_emit_by_name (choices, "child-activated", gtk_flow_box_get_child_at_index (choices, FORCON_N_SHIP_TYPE + 1));
  app_settle ();
  forcon_entity_get (campaign_of (&fixture), FORCON_ENTITY_SHIP, place, &ship);
  g_assert_cmpstr (ship.SHIP.silhouette, ==, "needle");

  g_assert_true (g_file_set_contents (path, "<svg><path d='M0 0L30 0 30 40 0 40Z'/></svg>", -1, NULL));
  forcon_silhouette_button_take_file (FORCON_SILHOUETTE_BUTTON (button), path);
  app_settle ();
  forcon_entity_get (campaign_of (&fixture), FORCON_ENTITY_SHIP, place, &ship);
  g_assert_cmpstr (ship.SHIP.silhouette, ==, "M-60,-80L60,-80L60,80L-60,80Z");

  g_signal_emit_by_name (choices, "child-activated", gtk_flow_box_get_child_at_index (choices, 0));
  app_settle ();
  forcon_entity_get (campaign_of (&fixture), FORCON_ENTITY_SHIP, place, &ship);
  g_assert_null (ship.SHIP.silhouette);
  finish (&fixture);
}

/* Such as a pipe, which nobody may ever write to. */
static void
test_no_drawing (void)
{
  Fixture fixture = open_part ("skirmish.xml", "classes");
  GtkWidget *button = app_find (fixture.window, FORCON_TYPE_SILHOUETTE_BUTTON, NULL);
  g_autofree char *path = app_output ("no-drawing.svg");

  g_remove (path);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  forcon_silhouette_button_take_file (FORCON_SILHOUETTE_BUTTON (button), path);
  g_assert_nonnull (app_find (fixture.window, GTK_TYPE_LABEL, "“no-drawing.svg” cannot be read: it is not a plain file"));
  g_remove (path);
  g_assert_true (g_file_set_contents (path, "", 0, NULL));
  forcon_silhouette_button_take_file (FORCON_SILHOUETTE_BUTTON (button), path);
  g_assert_false (forcon_game_can_undo (fixture.game));
  finish (&fixture);
}

typedef struct {
  gboolean done;
  char *text;
  char *trouble;
} Sheet;

static Sheet sheet;

static void
on_sheet (gpointer owner, const char *path, const char *about, const char *made, const char *trouble)
{
  g_assert_cmpstr (about, ==, "what it is for");
  sheet.done = TRUE;
  sheet.trouble = g_strdup (trouble);
  if (made != NULL)
    g_assert_true (g_file_get_contents (made, &sheet.text, NULL, NULL));
}

/*
 * Makes a program of that name the first that is found; one that makes of "NAME.ods" a "NAME.csv" where it is told to
 * does as LibreOffice does.
 *
 * Returns: (transfer full): where programs were looked for before
 */
static char *
put_program (const char *program)
{
  g_autofree char *folder = app_output ("bin");
  g_autofree char *soffice = g_build_filename (folder, "soffice", NULL);
  g_autofree char *first = g_strconcat (folder, ":/usr/bin:/bin", NULL);
  char *search = g_strdup (g_getenv ("PATH"));

  g_mkdir_with_parents (folder, 0700);
  g_remove (soffice);
  if (program != NULL)
    {
      g_assert_true (g_file_set_contents (soffice, program, -1, NULL));
      g_assert_cmpint (g_chmod (soffice, 0700), ==, 0);
    }
  g_setenv ("PATH", program == NULL ? folder : first, TRUE);
  return search;
}

static void
convert (const char *program)
{
  g_autofree char *table = app_output ("fleet.ods");
  g_autofree char *search = put_program (program);
  g_autoptr (GObject) owner = g_object_new (G_TYPE_OBJECT, NULL);

  g_assert_true (g_file_set_contents (table, "ship,name\n", -1, NULL));
  sheet = (Sheet){ 0 };
  forcon_spreadsheet_to_csv (owner, table, "what it is for", on_sheet);
  for (guint i = 0; i < 1000 && !sheet.done; i++)
    {
      g_usleep (10000);
      app_settle ();
    }
  g_setenv ("PATH", search, TRUE);
  g_assert_true (sheet.done);
}

static void
sheet_clear (void)
{
  g_clear_pointer (&sheet.text, g_free);
  g_clear_pointer (&sheet.trouble, g_free);
}

static void
test_spreadsheet (void)
{
  convert ("#!/bin/sh\ncp \"$8\" \"$7/fleet.csv\"\n");
  g_assert_cmpstr (sheet.text, ==, "ship,name\n");
  sheet_clear ();
  convert ("#!/bin/sh\nexit 1\n");
  g_assert_null (sheet.text);
  g_assert_true (g_str_has_prefix (sheet.trouble, "LibreOffice could not do that."));
  sheet_clear ();
  convert (NULL);
  g_assert_null (sheet.text);
  g_assert_true (g_str_has_prefix (sheet.trouble, "Spreadsheet files need LibreOffice"));
  sheet_clear ();
}

/* Chooses a spreadsheet that makes a ship; its program is not done before the next call of the main loop. */
static void
begin_to_read (const Fixture *fixture)
{
  g_autofree char *table = app_output ("fleet.ods");
  g_autofree char *search = put_program ("#!/bin/sh\ncp \"$8\" \"$7/fleet.csv\"\n");

  g_assert_true (g_file_set_contents (table, "ship,name,class,formation\n,Merlin,Kestrel class,spurs\n", -1, NULL));
  forcon_fleet_editor_read_table (FORCON_FLEET_EDITOR (fixture->editor), table);
  g_setenv ("PATH", search, TRUE);
}

static void
wait_until_said (const Fixture *fixture, const char *text)
{
  for (guint i = 0; i < 1000 && app_find (fixture->window, GTK_TYPE_LABEL, text) == NULL; i++)
    {
      g_usleep (10000);
      app_settle ();
    }
  g_assert_nonnull (app_find (fixture->window, GTK_TYPE_LABEL, text));
}

static void
test_spreadsheet_read (void)
{
  Fixture fixture = open_part ("skirmish.xml", "ships");
  guint ships = campaign_of (&fixture)->fleet->n_ships;

  begin_to_read (&fixture);
  wait_until_said (&fixture, "The ships are as in fleet.ods");
  g_assert_cmpuint (campaign_of (&fixture)->fleet->n_ships, ==, ships + 1);
  finish (&fixture);
}

static void
test_spreadsheet_of_another (void)
{
  Fixture fixture = open_part ("skirmish.xml", "ships");
  g_autoptr (ForconGame) game = app_game ("skirmish.xml", "another.forcon");
  g_autofree char *another = g_strdup (forcon_game_path (game));
  g_autoptr (GError) error = NULL;
  guint ships;

  forcon_game_close (game);
  begin_to_read (&fixture);
  forcon_game_open (fixture.game, another, &error);
  g_assert_no_error (error);
  forcon_game_set_editing (fixture.game, TRUE);
  ships = campaign_of (&fixture)->fleet->n_ships;
  wait_until_said (&fixture, "“fleet.ods” was not read: the campaign that it was for is not edited any more.");
  g_assert_cmpuint (campaign_of (&fixture)->fleet->n_ships, ==, ships);
  finish (&fixture);
}

static void
test_looks (void)
{
  static const char *const parts[] = { "powers", "classes", "ships" };

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      Fixture fixture = open_part ("forcon-2010.xml", parts[i]);

      g_autofree char *name = g_strdup_printf ("fleet-editing-%s", parts[i]);

      app_assert_looks_right (fixture.window, name);
      finish (&fixture);
    }
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
#define TEST(path, function) g_test_add_func ("/app/fleet-editing/" path, function)
  TEST ("a power and its admirals are typed one after the other", test_power_and_admirals);
  TEST ("a power is renamed where its name stands", test_rename_power);
  TEST ("who plays an admiral is written behind the name", test_player);
  TEST ("an admiral's PIN is set and taken away", test_pin);
  TEST ("an admiral keeps the PIN when another is removed", test_pin_stays);
  TEST ("a colour says from which other it can hardly be told", test_colour_is_judged);
  TEST ("a formation and its ships are made in two lines", test_formation_and_ships);
  TEST ("a class of a ready-made fleet is taken", test_ready_class);
  TEST ("a ship of a ready-made fleet joins by its name", test_ready_ship);
  TEST ("a ready-made class is taken where ships of it are written", test_ready_class_by_name);
  TEST ("Enter without ships goes on to the next formation", test_goes_on);
  TEST ("keys choose between powers, classes and ships", test_parts_by_key);
  TEST ("the first ship is the flagship, and keys move it there", test_flagship_by_key);
  TEST ("a ship that is dragged joins another formation", test_ship_changes_formation);
  TEST ("a formation is another admiral's whose name stands before it", test_formation_of_another);
  TEST ("a formation is renamed in place", test_rename_in_place);
  TEST ("a ship is removed by a key", test_remove_with_ships);
  TEST ("what was edited is there when the game is played", test_shows_ships_again);
  TEST ("what is wrong with a ship leads to it", test_leads_to_ship);
  TEST ("ships go out as a table and come in again", test_table);
  TEST ("a class has a silhouette that is drawn already, or from a drawing", test_silhouette);
  TEST ("what is no drawing is not waited for", test_no_drawing);
  TEST ("a spreadsheet is read where LibreOffice is there, and else that is said", test_spreadsheet);
  TEST ("the ships are made as in a spreadsheet", test_spreadsheet_read);
  TEST ("what was read for one campaign is not put into another", test_spreadsheet_of_another);
  g_test_add_func ("/looks/fleet-editing/parts", test_looks);
  return g_test_run ();
}
