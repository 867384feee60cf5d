/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The map page while a campaign is edited: what is placed, moved, joined, named and removed. */
#include "map-editing-support.h"

#include "campaign/state/campaign-words.h"
#include "render/map/map-places.h"

/* Longer than the typing has to rest, ms. */
#define RESTED 600

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
test_escape_leads_to_the_map (void)
{
  Fixture fixture = edit_page ("escape");

  gtk_widget_grab_focus (GTK_WIDGET (fixture.page->names));
  app_key (fixture.page->names, GDK_KEY_Escape, 0);
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (fixture.page->map)));
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

/* All that the palette has */

static guint
n_things (const Fixture *fixture)
{
  return forcon_entity_count (campaign (fixture), FORCON_ENTITY_OBJECT)
         + forcon_entity_count (campaign (fixture), FORCON_ENTITY_MINEFIELD);
}

/* The sector that a thing lies in, and what kind of object it is. */
static guint
sector_of_selected (const Fixture *fixture, ForconEntity *entity, ForconSectorObjectKind *kind)
{
  ForconEntityRecord record;
  guint place = forcon_game_selected (fixture->game, entity);

  g_assert_true (forcon_entity_get (campaign (fixture), *entity, place, &record));
  *kind = *entity == FORCON_ENTITY_OBJECT ? record.OBJECT.kind : FORCON_N_SECTOR_OBJECT;
  return forcon_game_sector_of (fixture->game, *entity, place).value;
}

static void
test_everything_by_keys (void)
{
  static const struct {
    guint key;
    GdkModifierType state;
    guint kind;
  } things[] = { { GDK_KEY_4, 0, FORCON_SECTOR_OBJECT_PLANET },        { GDK_KEY_5, 0, FORCON_SECTOR_OBJECT_STAR },
                 { GDK_KEY_6, 0, FORCON_SECTOR_OBJECT_MOON },          { GDK_KEY_7, 0, FORCON_SECTOR_OBJECT_ASTEROID_BELT },
                 { GDK_KEY_8, 0, FORCON_SECTOR_OBJECT_STATION },       { GDK_KEY_9, 0, FORCON_SECTOR_OBJECT_TUNNEL_MOUTH },
                 { GDK_KEY_z, GDK_SHIFT_MASK, FORCON_SECTOR_OBJECT_HAZARD },
                 { GDK_KEY_n, GDK_SHIFT_MASK, FORCON_N_SECTOR_OBJECT } };
  Fixture fixture = edit_page ("all-by-keys");

  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    {
      guint before = n_things (&fixture);
      ForconSectorObjectKind kind;
      ForconEntity entity;

      choose_sector (&fixture, "b1");
      app_key (fixture.page, things[i].key, things[i].state);
      press_key (&fixture, GDK_KEY_Return, 0);
      g_assert_cmpuint (n_things (&fixture), ==, before + 1);
      g_assert_cmpuint (sector_of_selected (&fixture, &entity, &kind), ==, find (&fixture, FORCON_ENTITY_SECTOR, "b1"));
      g_assert_cmpuint (kind, ==, things[i].kind);
      if (entity == FORCON_ENTITY_OBJECT)
        type (&fixture, "Name", "Something");
      else
        type (&fixture, "Number", "7");
      g_assert_true (forcon_game_remove (fixture.game, entity, forcon_game_selected (fixture.game, &entity)));
    }
  app_close_master (fixture.window);
}

static void
test_everything_from_the_palette (void)
{
  Fixture fixture = edit_page ("all-by-drag");
  GtkDropTarget *target = GTK_DROP_TARGET (app_controller (fixture.page->map, GTK_TYPE_DROP_TARGET));
  gboolean taken;
  double x, y;

  for (gint tool = 3; tool < 12; tool++)
    {
      g_auto (GValue) value = G_VALUE_INIT;
      ForconSectorObjectKind kind;
      ForconEntity entity;
      guint before = n_things (&fixture);

      if (tool == 9)
        continue;
      g_value_init (&value, G_TYPE_INT);
      g_value_set_int (&value, tool);
      on_screen (&fixture, 2, 1, &x, &y);
      g_signal_emit_by_name (target, "drop", &value, x, y, &taken);
      app_settle ();
      g_assert_true (taken);
      g_assert_cmpuint (n_things (&fixture), ==, before + 1);
      g_assert_cmpuint (sector_of_selected (&fixture, &entity, &kind), ==, find (&fixture, FORCON_ENTITY_SECTOR, "b3"));
    }
  app_close_master (fixture.window);
}

/* By the planet, that is, from the middle of its sector to another sector. */
static void
test_a_thing_is_carried (void)
{
  Fixture fixture = edit_page ("carried");
  ForconEntityRecord record;

  drag (&fixture, 1, 1, 0, 1);
  forcon_entity_get (campaign (&fixture), FORCON_ENTITY_OBJECT, find (&fixture, FORCON_ENTITY_OBJECT, "solstice"), &record);
  g_assert_cmpuint (record.OBJECT.sector.value, ==, find (&fixture, FORCON_ENTITY_SECTOR, "b1"));
  g_assert_cmpint (sector (&fixture, "b2").column, ==, 1);
  forcon_game_undo (fixture.game);
  forcon_entity_get (campaign (&fixture), FORCON_ENTITY_OBJECT, find (&fixture, FORCON_ENTITY_OBJECT, "solstice"), &record);
  g_assert_cmpuint (record.OBJECT.sector.value, ==, find (&fixture, FORCON_ENTITY_SECTOR, "b2"));
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
  app_close_master (fixture.window);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/map-editing/a line of names makes sectors row by row", test_names_row_by_row);
  g_test_add_func ("/app/map-editing/Escape in the line of names leads to the map", test_escape_leads_to_the_map);
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
  g_test_add_func ("/app/map-editing/all that the palette has is placed by keys and edited", test_everything_by_keys);
  g_test_add_func ("/app/map-editing/all that the palette has is dragged to the map", test_everything_from_the_palette);
  g_test_add_func ("/app/map-editing/a planet is dragged to another sector", test_a_thing_is_carried);
  g_test_add_func ("/looks/map-editing/all of it can be read", test_looks);
  return g_test_run ();
}
