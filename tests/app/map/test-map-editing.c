/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The map page while a campaign is edited: what is placed, moved, joined, named and removed. */
#include "app-support.h"

#include "app/editor/property-sheet.h"
#include "app/game/game-edit.h"
#include "app/map/map-page-private.h"
#include "app/shell/master-window-private.h"
#include "campaign/state/campaign-words.h"
#include "render/map/map-places.h"

/* Longer than the typing has to rest, ms. */
#define RESTED 600

typedef struct {
  ForconMasterWindow *window;
  ForconMapPage *page;
  ForconGame *game;
} Fixture;

static Fixture
edit_page (const char *name)
{
  g_autofree char *file = g_strdup_printf ("map-editing-%s.forcon", name);
  g_autoptr (ForconGame) game = app_game ("skirmish.xml", file);
  Fixture fixture = { .window = app_master_window (game, 1366, 768), .game = game };

  forcon_game_set_editing (game, TRUE);
  app_settle ();
  fixture.page = FORCON_MAP_PAGE (app_find (fixture.window, FORCON_TYPE_MAP_PAGE, NULL));
  return fixture;
}

static const ForconCampaign *
campaign (const Fixture *fixture)
{
  return forcon_game_campaign (fixture->game);
}

static guint
find (const Fixture *fixture, ForconEntity entity, const char *key)
{
  return forcon_entity_find (campaign (fixture), entity, key);
}

static ForconEntity_SECTOR
sector (const Fixture *fixture, const char *key)
{
  ForconEntityRecord record;

  g_assert_true (forcon_entity_get (campaign (fixture), FORCON_ENTITY_SECTOR, find (fixture, FORCON_ENTITY_SECTOR, key),
                                    &record));
  return record.SECTOR;
}

static void
choose_tool (const Fixture *fixture, gint tool)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), "map.tool", "i", tool));
  app_settle ();
}

static void
enter_names (const Fixture *fixture, const char *text)
{
  gtk_editable_set_text (fixture->page->names, text);
  g_signal_emit_by_name (fixture->page->names, "activate");
  app_settle ();
}

/* The middle of a place of the grid, px. */
static void
on_screen (const Fixture *fixture, gint column, gint row, double *x, double *y)
{
  gint across, down;

  forcon_grid_to_point (FORCON_GRID_HEX, column, row + 2, &across, &down);
  down -= 173;
  forcon_camera_to_screen (forcon_canvas_camera (fixture->page->map),
                           forcon_map_model_place (forcon_map_view_model (fixture->page->map), across, down), x, y);
}

/* Drags from one place of the grid to another; a press where both are one. */
static void
drag (const Fixture *fixture, gint column, gint row, gint to_column, gint to_row)
{
  GtkEventController *dragging = app_controller (fixture->page->map, GTK_TYPE_GESTURE_DRAG);
  double x, y, end_x, end_y;

  on_screen (fixture, column, row, &x, &y);
  on_screen (fixture, to_column, to_row, &end_x, &end_y);
  /* Below the formations, in the lower corner of the sector. */
  y += 4;
  g_signal_emit_by_name (dragging, "drag-begin", x, y);
  if (x != end_x || y - 4 != end_y)
    {
      g_signal_emit_by_name (dragging, "drag-update", 12.0, 0.0);
      g_signal_emit_by_name (dragging, "drag-update", end_x - x, end_y - y);
    }
  g_signal_emit_by_name (dragging, "drag-end", end_x - x, end_y - y);
  app_settle ();
}

static GtkWidget *
row (const Fixture *fixture, const char *title)
{
  GtkWidget *sheet = app_find (fixture->window, FORCON_TYPE_PROPERTY_SHEET, NULL);
  GtkWidget *label = app_find_shown (sheet, GTK_TYPE_LABEL, title);

  g_assert_nonnull (label);
  return gtk_widget_get_ancestor (label, ADW_TYPE_PREFERENCES_ROW);
}

static void
type (const Fixture *fixture, const char *title, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (row (fixture, title)), text);
  g_signal_emit_by_name (row (fixture, title), "entry-activated");
  app_settle ();
}

/* Placing */

static void
test_names_row_by_row (void)
{
  Fixture fixture = edit_page ("names");

  forcon_game_select (fixture.game, FORCON_ENTITY_SECTOR, find (&fixture, FORCON_ENTITY_SECTOR, "b3"));
  enter_names (&fixture, "d1: Landfall, Gate; , Rim");
  g_assert_cmpstr (sector (&fixture, "d1").name, ==, "Landfall");
  g_assert_cmpint (sector (&fixture, "d1").column, ==, 3);
  g_assert_cmpint (sector (&fixture, "Gate").column, ==, 4);
  g_assert_cmpint (sector (&fixture, "Gate").row, ==, 1);
  g_assert_cmpint (sector (&fixture, "Rim").column, ==, 4);
  g_assert_cmpint (sector (&fixture, "Rim").row, ==, 2);
  app_close_master (fixture.window);
}

static void
test_names_undone_as_one (void)
{
  Fixture fixture = edit_page ("one-undo");
  guint before = campaign (&fixture)->sectors->len;

  enter_names (&fixture, "Landfall, Gate, Rim");
  g_assert_cmpuint (campaign (&fixture)->sectors->len, ==, before + 3);
  forcon_game_undo (fixture.game);
  g_assert_cmpuint (campaign (&fixture)->sectors->len, ==, before);
  app_close_master (fixture.window);
}

static void
test_placed_by_a_press (void)
{
  Fixture fixture = edit_page ("press");
  ForconEntity entity;

  choose_tool (&fixture, 1);
  drag (&fixture, 3, 1, 3, 1);
  g_assert_cmpint (sector (&fixture, "Sector 1").column, ==, 3);
  g_assert_cmpint (sector (&fixture, "Sector 1").row, ==, 1);
  g_assert_cmpuint (forcon_game_selected (fixture.game, &entity), ==, find (&fixture, FORCON_ENTITY_SECTOR, "Sector 1"));
  g_assert_nonnull (gtk_widget_get_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture.window)), ADW_TYPE_ENTRY_ROW));
  app_close_master (fixture.window);
}

static void
test_a_planet_in_the_chosen_sector (void)
{
  Fixture fixture = edit_page ("planet");
  ForconEntityRecord record;

  forcon_game_select (fixture.game, FORCON_ENTITY_SECTOR, find (&fixture, FORCON_ENTITY_SECTOR, "a2"));
  choose_tool (&fixture, 3);
  enter_names (&fixture, "Cinder");
  g_assert_true (forcon_entity_get (campaign (&fixture), FORCON_ENTITY_OBJECT,
                                    find (&fixture, FORCON_ENTITY_OBJECT, "Cinder"), &record));
  g_assert_cmpint (record.OBJECT.kind, ==, FORCON_SECTOR_OBJECT_PLANET);
  g_assert_cmpuint (record.OBJECT.sector.value, ==, find (&fixture, FORCON_ENTITY_SECTOR, "a2"));
  app_close_master (fixture.window);
}

static void
test_shift_and_an_arrow (void)
{
  Fixture fixture = edit_page ("arrow");
  gboolean taken = FALSE;

  forcon_game_select (fixture.game, FORCON_ENTITY_SECTOR, find (&fixture, FORCON_ENTITY_SECTOR, "b3"));
  app_settle ();
  g_signal_emit_by_name (app_controller (fixture.page->map, GTK_TYPE_EVENT_CONTROLLER_KEY),
                         "key-pressed", GDK_KEY_Right, 0, GDK_SHIFT_MASK, &taken);
  app_settle ();
  g_assert_true (taken);
  g_assert_cmpint (sector (&fixture, "Sector 1").column, ==, 3);
  app_close_master (fixture.window);
}

static void
test_room_before_the_first_row (void)
{
  Fixture fixture = edit_page ("room");

  choose_tool (&fixture, 1);
  drag (&fixture, 1, -1, 1, -1);
  /* Rows of hexagons go on in pairs. */
  g_assert_cmpint (sector (&fixture, "Sector 1").column, ==, 1);
  g_assert_cmpint (sector (&fixture, "Sector 1").row, ==, 1);
  g_assert_cmpint (sector (&fixture, "a1").row, ==, 2);
  g_assert_cmpint (sector (&fixture, "c2").row, ==, 4);
  forcon_game_undo (fixture.game);
  g_assert_cmpint (sector (&fixture, "a1").row, ==, 0);
  app_close_master (fixture.window);
}

/* Moving and joining */

static void
test_a_sector_is_dragged (void)
{
  Fixture fixture = edit_page ("drag");

  drag (&fixture, 1, 1, 3, 1);
  g_assert_cmpint (sector (&fixture, "b2").column, ==, 3);
  g_assert_cmpint (sector (&fixture, "b2").row, ==, 1);
  forcon_game_undo (fixture.game);
  g_assert_cmpint (sector (&fixture, "b2").column, ==, 1);
  app_close_master (fixture.window);
}

static void
test_neighbours_by_a_drag (void)
{
  Fixture fixture = edit_page ("join");
  ForconSectorId one = { (guint16) find (&fixture, FORCON_ENTITY_SECTOR, "b1") };
  ForconSectorId two = { (guint16) find (&fixture, FORCON_ENTITY_SECTOR, "b3") };

  choose_tool (&fixture, 2);
  g_assert_false (forcon_campaign_neighbours (campaign (&fixture), one, two));
  drag (&fixture, 0, 1, 2, 1);
  g_assert_true (forcon_campaign_neighbours (campaign (&fixture), one, two));
  drag (&fixture, 0, 1, 2, 1);
  g_assert_false (forcon_campaign_neighbours (campaign (&fixture), one, two));
  app_close_master (fixture.window);
}

static void
press_key (const Fixture *fixture, guint value, GdkModifierType state)
{
  gboolean taken = FALSE;

  g_signal_emit_by_name (app_controller (fixture->page->map, GTK_TYPE_EVENT_CONTROLLER_KEY),
                         "key-pressed", value, 0, state, &taken);
  g_assert_true (taken);
  app_settle ();
}

static void
test_neighbours_by_keys (void)
{
  Fixture fixture = edit_page ("join-keys");
  ForconSectorId one = { (guint16) find (&fixture, FORCON_ENTITY_SECTOR, "b1") };
  ForconSectorId two = { (guint16) find (&fixture, FORCON_ENTITY_SECTOR, "b3") };

  choose_tool (&fixture, 2);
  forcon_game_select (fixture.game, FORCON_ENTITY_SECTOR, one.value);
  app_settle ();
  press_key (&fixture, GDK_KEY_Return, 0);
  press_key (&fixture, GDK_KEY_Right, 0);
  press_key (&fixture, GDK_KEY_Right, 0);
  press_key (&fixture, GDK_KEY_Return, 0);
  g_assert_true (forcon_campaign_neighbours (campaign (&fixture), one, two));
  app_close_master (fixture.window);
}

static void
test_only_the_truth (void)
{
  Fixture fixture = edit_page ("truth");

  app_key (fixture.page, GDK_KEY_p, 0);
  app_settle ();
  g_assert_cmpint (fixture.page->sight, ==, FORCON_MAP_TRUTH);
  g_assert_false (gtk_widget_get_visible (fixture.page->banner));
  app_close_master (fixture.window);
}

static void
test_where_a_formation_begins (void)
{
  Fixture fixture = edit_page ("formation");
  ForconEntityRecord record;

  g_signal_emit_by_name (fixture.page->map, "dropped",
                         (guint) forcon_campaign_find_word (campaign (&fixture), FORCON_FIELD_FORMATION, "shield"),
                         find (&fixture, FORCON_ENTITY_SECTOR, "c2"));
  app_settle ();
  forcon_entity_get (campaign (&fixture), FORCON_ENTITY_FORMATION, find (&fixture, FORCON_ENTITY_FORMATION, "shield"),
                     &record);
  g_assert_cmpuint (record.FORMATION.sector.value, ==, find (&fixture, FORCON_ENTITY_SECTOR, "c2"));
  app_close_master (fixture.window);
}

/* Properties */

static void
test_applied_when_typing_rests (void)
{
  Fixture fixture = edit_page ("typing");

  forcon_game_select (fixture.game, FORCON_ENTITY_SECTOR, find (&fixture, FORCON_ENTITY_SECTOR, "b2"));
  app_settle ();
  gtk_editable_set_text (GTK_EDITABLE (row (&fixture, "Name")), "Crossroads");
  app_pump (RESTED);
  g_assert_cmpstr (sector (&fixture, "b2").name, ==, "Crossroads");
  app_close_master (fixture.window);
}

static void
test_refused_beside_the_row (void)
{
  Fixture fixture = edit_page ("refused");

  forcon_game_select (fixture.game, FORCON_ENTITY_SECTOR, find (&fixture, FORCON_ENTITY_SECTOR, "b2"));
  app_settle ();
  type (&fixture, "Name", "Ash");
  g_assert_cmpstr (sector (&fixture, "b2").name, ==, "Crossing");
  g_assert_true (gtk_widget_has_css_class (row (&fixture, "Name"), "error"));
  type (&fixture, "Name", "Ashes");
  g_assert_cmpstr (sector (&fixture, "b2").name, ==, "Ashes");
  g_assert_false (gtk_widget_has_css_class (row (&fixture, "Name"), "error"));
  app_close_master (fixture.window);
}

static void
test_other_names (void)
{
  Fixture fixture = edit_page ("aliases");

  forcon_game_select (fixture.game, FORCON_ENTITY_SECTOR, find (&fixture, FORCON_ENTITY_SECTOR, "b2"));
  app_settle ();
  type (&fixture, "Other names, with commas", "Узел, Hub");
  g_assert_cmpuint (find (&fixture, FORCON_ENTITY_ALIAS, "Crossing/Узел"), >, 0);
  g_assert_cmpuint (find (&fixture, FORCON_ENTITY_ALIAS, "Crossing/Hub"), >, 0);
  g_assert_cmpuint (find (&fixture, FORCON_ENTITY_ALIAS, "Crossing/Перекрёсток"), ==, 0);
  forcon_game_undo (fixture.game);
  g_assert_cmpuint (find (&fixture, FORCON_ENTITY_ALIAS, "Crossing/Перекрёсток"), >, 0);
  app_close_master (fixture.window);
}

/* Removing */

static void
test_delete (void)
{
  Fixture fixture = edit_page ("delete");
  guint before = campaign (&fixture)->sectors->len;

  forcon_game_select (fixture.game, FORCON_ENTITY_SECTOR, find (&fixture, FORCON_ENTITY_SECTOR, "b2"));
  app_settle ();
  app_key (fixture.page, GDK_KEY_Delete, 0);
  app_settle ();
  g_assert_cmpuint (campaign (&fixture)->sectors->len, ==, before - 1);
  g_assert_cmpuint (find (&fixture, FORCON_ENTITY_OBJECT, "solstice"), ==, 0);
  app_close_master (fixture.window);
}

/* The whole map */

static void
act (const Fixture *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), action, NULL));
  app_settle ();
}

static gpointer
part_of_bar (const Fixture *fixture, const char *name)
{
  return gtk_widget_get_template_child (GTK_WIDGET (fixture->page->reshape), FORCON_TYPE_MAP_RESHAPE, name);
}

static void
choose_sector (const Fixture *fixture, const char *key)
{
  forcon_game_select (fixture->game, FORCON_ENTITY_SECTOR, find (fixture, FORCON_ENTITY_SECTOR, key));
  app_settle ();
}

static void
mark_sector (const Fixture *fixture, const char *key)
{
  forcon_map_view_mark (fixture->page->map, (ForconSectorId){ (guint16) find (fixture, FORCON_ENTITY_SECTOR, key) });
}

static void
test_merged_by_keys (void)
{
  Fixture fixture = edit_page ("merge");
  guint before = campaign (&fixture)->sectors->len;

  choose_sector (&fixture, "b1");
  press_key (&fixture, GDK_KEY_Right, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  press_key (&fixture, GDK_KEY_Right, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  g_assert_cmpuint (forcon_map_view_marked (fixture.page->map)->len, ==, 3);
  app_key (fixture.page, GDK_KEY_m, GDK_SHIFT_MASK);
  app_settle ();
  g_assert_cmpuint (campaign (&fixture)->sectors->len, ==, before);
  g_assert_cmpuint (forcon_map_page_previewed (fixture.page)->sectors->len, ==, before - 2);
  act (&fixture, "map.reshape-apply");
  g_assert_cmpuint (campaign (&fixture)->sectors->len, ==, before - 2);
  g_assert_cmpuint (find (&fixture, FORCON_ENTITY_SECTOR, "b2"), ==, 0);
  forcon_game_undo (fixture.game);
  g_assert_cmpuint (campaign (&fixture)->sectors->len, ==, before);
  app_close_master (fixture.window);
}

static void
test_nothing_to_merge (void)
{
  Fixture fixture = edit_page ("no-merge");

  choose_sector (&fixture, "b1");
  act (&fixture, "map.merge");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (fixture.page->reshape)));
  app_close_master (fixture.window);
}

static void
test_marks_go (void)
{
  Fixture fixture = edit_page ("marks");

  choose_sector (&fixture, "b1");
  mark_sector (&fixture, "b2");
  g_assert_cmpuint (forcon_map_view_marked (fixture.page->map)->len, ==, 2);
  mark_sector (&fixture, "b2");
  g_assert_cmpuint (forcon_map_view_marked (fixture.page->map)->len, ==, 1);
  press_key (&fixture, GDK_KEY_Escape, 0);
  g_assert_cmpuint (forcon_map_view_marked (fixture.page->map)->len, ==, 0);
  app_close_master (fixture.window);
}

static void
test_split_in_the_bar (void)
{
  Fixture fixture = edit_page ("split");
  guint before = campaign (&fixture)->sectors->len;
  ForconEntityRecord record;
  GtkWidget *object;

  choose_sector (&fixture, "b3");
  act (&fixture, "map.split");
  gtk_editable_set_text (part_of_bar (&fixture, "split_name"), "Rim");
  object = gtk_widget_get_first_child (part_of_bar (&fixture, "split_object_list"));
  if (object != NULL)
    gtk_check_button_set_active (GTK_CHECK_BUTTON (object), TRUE);
  app_settle ();
  g_assert_cmpuint (forcon_map_page_previewed (fixture.page)->sectors->len, ==, before + 1);
  act (&fixture, "map.reshape-apply");
  g_assert_cmpint (sector (&fixture, "Rim").column, ==, 3);
  g_assert_cmpint (sector (&fixture, "Rim").row, ==, 1);
  for (guint i = 1; object != NULL && i <= campaign (&fixture)->features->len; i++)
    {
      forcon_entity_get (campaign (&fixture), FORCON_ENTITY_OBJECT, i, &record);
      g_assert_cmpuint (record.OBJECT.sector.value, !=, find (&fixture, FORCON_ENTITY_SECTOR, "b3"));
    }
  app_close_master (fixture.window);
}

static void
test_mirror_put_aside (void)
{
  Fixture fixture = edit_page ("mirror");
  guint before = campaign (&fixture)->sectors->len;

  act (&fixture, "map.mirror");
  g_assert_cmpuint (forcon_map_page_previewed (fixture.page)->sectors->len, ==, 2 * before);
  app_key (fixture.page, GDK_KEY_Escape, 0);
  app_settle ();
  g_assert_null (forcon_map_page_previewed (fixture.page));
  g_assert_cmpuint (campaign (&fixture)->sectors->len, ==, before);
  g_assert_cmpuint (forcon_map_view_model (fixture.page->map)->cells->len, ==, before);
  app_close_master (fixture.window);
}

static void
test_rotated_about_the_chosen (void)
{
  Fixture fixture = edit_page ("rotate");
  guint before = campaign (&fixture)->sectors->len;

  choose_sector (&fixture, "b2");
  act (&fixture, "map.rotate");
  g_assert_true (gtk_widget_has_css_class (part_of_bar (&fixture, "text"), "forcon-refused"));
  g_assert_false (gtk_widget_is_sensitive (part_of_bar (&fixture, "apply_button")));
  act (&fixture, "map.reshape-drop");
  choose_sector (&fixture, "b3");
  mark_sector (&fixture, "b1");
  act (&fixture, "map.rotate");
  gtk_drop_down_set_selected (part_of_bar (&fixture, "rotate_degrees"), 2);
  app_settle ();
  act (&fixture, "map.reshape-apply");
  g_assert_cmpuint (campaign (&fixture)->sectors->len, ==, before + 1);
  g_assert_cmpint (sector (&fixture, "b1-2").column, ==, 4);
  app_close_master (fixture.window);
}

/* Formations stand on the skirmish's map, so a random one is drawn in a scenario of its own. */
static Fixture
edit_empty_page (const char *name)
{
  g_autofree char *file = g_strdup_printf ("map-editing-%s.forcon", name);
  g_autoptr (ForconGame) game = app_game ("skirmish.xml", file);
  Fixture fixture = { .window = app_master_window (game, 1366, 768), .game = game };

  forcon_game_set_editing (game, TRUE);
  for (guint i = forcon_entity_count (forcon_game_campaign (game), FORCON_ENTITY_FORMATION); i > 0; i--)
    forcon_game_change_property (game, FORCON_ENTITY_FORMATION, i, "sector", "", NULL);
  app_settle ();
  fixture.page = FORCON_MAP_PAGE (app_find (fixture.window, FORCON_TYPE_MAP_PAGE, NULL));
  return fixture;
}

static void
test_random_by_its_seed (void)
{
  Fixture fixture = edit_empty_page ("random");
  g_autofree char *first = NULL;
  guint powers = campaign (&fixture)->powers->len;

  act (&fixture, "map.random");
  gtk_editable_set_text (part_of_bar (&fixture, "random_seed"), "5");
  gtk_spin_button_set_value (part_of_bar (&fixture, "random_sectors"), 14);
  app_settle ();
  g_assert_cmpuint (forcon_map_page_previewed (fixture.page)->sectors->len, ==, 14);
  first = forcon_campaign_hash (forcon_map_page_previewed (fixture.page));
  gtk_editable_set_text (part_of_bar (&fixture, "random_seed"), "six");
  app_settle ();
  g_assert_null (forcon_map_page_previewed (fixture.page));
  gtk_editable_set_text (part_of_bar (&fixture, "random_seed"), "5");
  app_settle ();
  act (&fixture, "map.reshape-apply");
  g_assert_cmpuint (campaign (&fixture)->sectors->len, ==, 14);
  g_assert_cmpuint (campaign (&fixture)->powers->len, ==, powers);
  forcon_game_undo (fixture.game);
  g_assert_cmpuint (find (&fixture, FORCON_ENTITY_SECTOR, "Crossing"), >, 0);
  app_close_master (fixture.window);
}

static void
test_random_needs_room (void)
{
  Fixture fixture = edit_page ("random-refused");

  act (&fixture, "map.random");
  g_assert_true (gtk_widget_has_css_class (part_of_bar (&fixture, "text"), "forcon-refused"));
  g_assert_null (forcon_map_page_previewed (fixture.page));
  app_close_master (fixture.window);
}

/* The picture to trace */

static char *
write_picture (const char *name, guint width, guint height)
{
  g_autoptr (GdkPixbuf) pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, (int) width, (int) height);
  g_autofree char *folder = g_test_build_filename (G_TEST_BUILT, "app", "tracing", NULL);
  char *path = g_build_filename (folder, name, NULL);

  g_mkdir_with_parents (folder, 0700);
  gdk_pixbuf_fill (pixbuf, 0x3366ffff);
  g_assert_true (gdk_pixbuf_save (pixbuf, path, "png", NULL, NULL));
  return path;
}

/* Waits for the thread that reads the picture. */
static void
await_picture (const Fixture *fixture, gboolean shown)
{
  for (guint i = 0; i < 100 && shown != forcon_map_view_traces (fixture->page->map); i++)
    app_pump (20);
  g_assert_true (shown == forcon_map_view_traces (fixture->page->map));
}

static void
test_picture_traced (void)
{
  Fixture fixture = edit_page ("picture");
  g_autofree char *path = write_picture ("old map.png", 60, 40);

  act (&fixture, "map.picture");
  forcon_map_page_take_picture (fixture.page, path);
  await_picture (&fixture, TRUE);
  g_assert_null (campaign (&fixture)->progress.picture);
  gtk_spin_button_set_value (part_of_bar (&fixture, "picture_dim"), 30);
  act (&fixture, "map.reshape-apply");
  g_assert_true (g_str_has_prefix (campaign (&fixture)->progress.picture, "old map"));
  g_assert_cmpint (campaign (&fixture)->progress.picture_dim, ==, 30);
  await_picture (&fixture, TRUE);
  forcon_game_set_editing (fixture.game, FALSE);
  app_settle ();
  g_assert_false (forcon_map_view_traces (fixture.page->map));
  forcon_game_set_editing (fixture.game, TRUE);
  app_settle ();
  await_picture (&fixture, TRUE);
  forcon_game_undo (fixture.game);
  app_settle ();
  g_assert_false (forcon_map_view_traces (fixture.page->map));
  app_close_master (fixture.window);
}

static void
assert_picture_refused (const Fixture *fixture, const char *path)
{
  GtkLabel *text = part_of_bar (fixture, "text");

  act (fixture, "map.picture");
  forcon_map_page_take_picture (fixture->page, path);
  for (guint i = 0; i < 100 && !gtk_widget_has_css_class (GTK_WIDGET (text), "forcon-refused"); i++)
    app_pump (20);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (text), "forcon-refused"));
  g_assert_null (strchr (gtk_label_get_text (text), '\n'));
  act (fixture, "map.reshape-drop");
}

static void
test_picture_refused (void)
{
  Fixture fixture = edit_page ("picture-refused");
  g_autofree char *wide = write_picture ("wide.png", 17000, 1);
  g_autofree char *text = g_test_build_filename (G_TEST_BUILT, "app", "tracing", "text.png", NULL);
  g_autofree char *cut = g_test_build_filename (G_TEST_BUILT, "app", "tracing", "cut.png", NULL);

  g_assert_true (g_file_set_contents (text, "<svg xmlns='http://www.w3.org/2000/svg'/>", -1, NULL));
  assert_picture_refused (&fixture, wide);
  g_assert_true (g_file_set_contents (cut, "\x89PNG\r\n\x1a\nrest", -1, NULL));
  assert_picture_refused (&fixture, text);
  assert_picture_refused (&fixture, cut);
  assert_picture_refused (&fixture, "/nowhere/at/all.png");
  app_close_master (fixture.window);
}

static void
test_looks (void)
{
  Fixture fixture = edit_page ("looks");

  forcon_game_select (fixture.game, FORCON_ENTITY_SECTOR, find (&fixture, FORCON_ENTITY_SECTOR, "a1"));
  forcon_game_add (fixture.game, FORCON_ENTITY_FORMATION, "name=Empty\nadmiral=rivek");
  forcon_game_select (fixture.game, FORCON_ENTITY_SECTOR, find (&fixture, FORCON_ENTITY_SECTOR, "a1"));
  app_settle ();
  app_assert_looks_right (fixture.window, "map-editing");
  forcon_game_select (fixture.game, FORCON_ENTITY_OBJECT, find (&fixture, FORCON_ENTITY_OBJECT, "solstice"));
  app_settle ();
  app_assert_looks_right (fixture.window, "map-editing-planet");
  choose_sector (&fixture, "a1");
  mark_sector (&fixture, "b2");
  act (&fixture, "map.split");
  app_assert_looks_right (fixture.window, "map-editing-split");
  act (&fixture, "map.mirror");
  app_assert_looks_right (fixture.window, "map-editing-mirror");
  act (&fixture, "map.random");
  app_assert_looks_right (fixture.window, "map-editing-random");
  app_close_master (fixture.window);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/map-editing/a line of names makes sectors row by row", test_names_row_by_row);
  g_test_add_func ("/app/map-editing/what a line of names made is undone as one", test_names_undone_as_one);
  g_test_add_func ("/app/map-editing/a press on an empty place makes a sector that is named at once",
                   test_placed_by_a_press);
  g_test_add_func ("/app/map-editing/a planet is made in the chosen sector", test_a_planet_in_the_chosen_sector);
  g_test_add_func ("/app/map-editing/Shift and an arrow make a sector on that side", test_shift_and_an_arrow);
  g_test_add_func ("/app/map-editing/there is room before the first row: all is moved for it, and back by undo",
                   test_room_before_the_first_row);
  g_test_add_func ("/app/map-editing/a sector is dragged to another place of the grid, and back by undo",
                   test_a_sector_is_dragged);
  g_test_add_func ("/app/map-editing/a drag makes neighbours, and another makes them none", test_neighbours_by_a_drag);
  g_test_add_func ("/app/map-editing/Enter on one sector and on another makes them neighbours", test_neighbours_by_keys);
  g_test_add_func ("/app/map-editing/what is edited is the truth, and no other layer", test_only_the_truth);
  g_test_add_func ("/app/map-editing/a formation that is dragged before play begins there",
                   test_where_a_formation_begins);
  g_test_add_func ("/app/map-editing/what is typed is applied when the typing rests", test_applied_when_typing_rests);
  g_test_add_func ("/app/map-editing/what cannot be is refused beside its row", test_refused_beside_the_row);
  g_test_add_func ("/app/map-editing/other names are kept for the readers of sheets", test_other_names);
  g_test_add_func ("/app/map-editing/Delete removes a sector and what lies in it", test_delete);
  g_test_add_func ("/app/map-editing/sectors are marked by keys and merged, as one step", test_merged_by_keys);
  g_test_add_func ("/app/map-editing/one sector alone is not merged", test_nothing_to_merge);
  g_test_add_func ("/app/map-editing/a second press and Escape take marks back", test_marks_go);
  g_test_add_func ("/app/map-editing/a sector is split with what goes into the new part", test_split_in_the_bar);
  g_test_add_func ("/app/map-editing/a mirrored map is shown beforehand, and Escape puts it aside",
                   test_mirror_put_aside);
  g_test_add_func ("/app/map-editing/marked sectors are turned about the chosen one, or refused in the bar",
                   test_rotated_about_the_chosen);
  g_test_add_func ("/app/map-editing/a random map is drawn by the seed that is typed", test_random_by_its_seed);
  g_test_add_func ("/app/map-editing/no random map takes the place of one on which somebody stands",
                   test_random_needs_room);
  g_test_add_func ("/app/map-editing/a picture is traced while the map is edited, and at no other time",
                   test_picture_traced);
  g_test_add_func ("/app/map-editing/a file that is no picture or too large is refused in one line",
                   test_picture_refused);
  g_test_add_func ("/looks/map-editing/all of it can be read", test_looks);
  return g_test_run ();
}
