/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is done with the whole map while it is edited, and the picture that it is traced from. */
#include "map-editing-support.h"

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

static void
test_enter_applies (void)
{
  Fixture fixture = edit_page ("enter");
  guint before = campaign (&fixture)->sectors->len;

  choose_sector (&fixture, "b3");
  act (&fixture, "map.split");
  g_signal_emit_by_name (gtk_editable_get_delegate (part_of_bar (&fixture, "split_name")), "activate");
  app_settle ();
  g_assert_cmpuint (campaign (&fixture)->sectors->len, ==, before + 1);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (fixture.page->reshape)));
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
  Fixture fixture = edit_page ("reshape-looks");
  g_autofree char *traced = write_picture ("looks.png", 300, 200);

  choose_sector (&fixture, "a1");
  mark_sector (&fixture, "b2");
  act (&fixture, "map.split");
  app_assert_looks_right (fixture.window, "map-reshape-split");
  act (&fixture, "map.mirror");
  app_assert_looks_right (fixture.window, "map-reshape-mirror");
  act (&fixture, "map.random");
  app_assert_looks_right (fixture.window, "map-reshape-random");
  act (&fixture, "map.picture");
  forcon_map_page_take_picture (fixture.page, traced);
  await_picture (&fixture, TRUE);
  app_assert_looks_right (fixture.window, "map-reshape-picture");
  app_close_master (fixture.window);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/map-reshape/sectors are marked by keys and merged, as one step", test_merged_by_keys);
  g_test_add_func ("/app/map-reshape/one sector alone is not merged", test_nothing_to_merge);
  g_test_add_func ("/app/map-reshape/a second press and Escape take marks back", test_marks_go);
  g_test_add_func ("/app/map-reshape/a sector is split with what goes into the new part", test_split_in_the_bar);
  g_test_add_func ("/app/map-reshape/Enter in what is typed applies it", test_enter_applies);
  g_test_add_func ("/app/map-reshape/a mirrored map is shown beforehand, and Escape puts it aside",
                   test_mirror_put_aside);
  g_test_add_func ("/app/map-reshape/marked sectors are turned about the chosen one, or refused in the bar",
                   test_rotated_about_the_chosen);
  g_test_add_func ("/app/map-reshape/a random map is drawn by the seed that is typed", test_random_by_its_seed);
  g_test_add_func ("/app/map-reshape/no random map takes the place of one on which somebody stands",
                   test_random_needs_room);
  g_test_add_func ("/app/map-reshape/a picture is traced while the map is edited, and at no other time",
                   test_picture_traced);
  g_test_add_func ("/app/map-reshape/a file that is no picture or too large is refused in one line",
                   test_picture_refused);
  g_test_add_func ("/looks/map-reshape/all of it can be read", test_looks);
  return g_test_run ();
}
