/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the user prefers, and that it takes effect at once. */
#include "app-support.h"

#include "app/widgets/look.h"
#include "app/shell/preferences-window.h"
#include "app/widgets/preferences.h"

static void
reset (void)
{
  static const char *const keys[] = { FORCON_PREFERENCE_LANGUAGE,   FORCON_PREFERENCE_THEME,
                                      FORCON_PREFERENCE_MAP_SCALE,  FORCON_PREFERENCE_ALARM_SOUND,
                                      FORCON_PREFERENCE_ALARM_NOTICE, FORCON_PREFERENCE_REAL_DICE,
                                      FORCON_PREFERENCE_ROLL_FOR_ABSENT, FORCON_PREFERENCE_CHECK_FIRST };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (forcon_preferences (), keys[i]);
  app_settle ();
}

static GtkWindow *
open_preferences (ForconMasterWindow *window)
{
  forcon_preferences_window_present (GTK_WINDOW (window));
  app_settle ();
  return forcon_preferences_window_of (GTK_WINDOW (window));
}

/* The row with this title. */
static GtkWidget *
find_row (gpointer root, const char *title)
{
  if (ADW_IS_PREFERENCES_ROW (root) && g_str_equal (adw_preferences_row_get_title (root), title))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_row (child, title);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
choose (GtkWindow *preferences, const char *row, guint which)
{
  adw_combo_row_set_selected (ADW_COMBO_ROW (find_row (preferences, row)), which);
  app_settle ();
}

static ForconMasterWindow *
find_master (void)
{
  g_autoptr (GList) all = gtk_window_list_toplevels ();

  for (GList *at = all; at != NULL; at = at->next)
    if (FORCON_IS_MASTER_WINDOW (at->data))
      return at->data;
  return NULL;
}

static void
test_language (void)
{
  ForconMasterWindow *window = app_master_page ("skirmish.xml", "fleets", 1366, 768);
  g_autoptr (ForconGame) game = g_object_ref (forcon_master_window_game (window));

  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Fleets"));
  choose (open_preferences (window), "_Language", 2);
  window = find_master ();
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Флоты"));
  g_assert_null (app_find_shown (window, GTK_TYPE_LABEL, "Fleets"));
  g_assert_true (forcon_master_window_game (window) == game);
  g_assert_cmpstr (forcon_master_window_page_name (window), ==, "fleets");
  g_assert_nonnull (forcon_preferences_window_of (GTK_WINDOW (window)));
  choose (forcon_preferences_window_of (GTK_WINDOW (window)), "_Язык", 1);
  window = find_master ();
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Fleets"));
  reset ();
  app_close_master (find_master ());
}

static void
test_theme (void)
{
  ForconMasterWindow *window = app_master_page ("skirmish.xml", "map", 1367, 768);
  GtkWindow *preferences = open_preferences (window);

  choose (preferences, "_Theme", 2);
  g_assert_true (adw_style_manager_get_dark (adw_style_manager_get_default ()));
  choose (preferences, "_Theme", 1);
  g_assert_false (adw_style_manager_get_dark (adw_style_manager_get_default ()));
  reset ();
  app_close_master (window);
}

static void
test_map_scale (void)
{
  ForconMasterWindow *window = app_master_page ("skirmish.xml", "map", 1368, 768);
  GtkWindow *preferences = open_preferences (window);
  double usual = forcon_look_style ()->text_size;
  const ForconStyle *large;

  choose (preferences, "Names on _Maps and Tables", 4);
  large = forcon_look_style ();
  g_assert_cmpfloat_with_epsilon (large->text_size, 2 * usual, 0.001);
  g_assert_true (forcon_look_style () == large);
  choose (preferences, "Names on _Maps and Tables", 1);
  g_assert_cmpfloat_with_epsilon (forcon_look_style ()->text_size, usual, 0.001);
  reset ();
  app_close_master (window);
}

static void
assert_switches (GtkWindow *preferences, const char *title, const char *key)
{
  GtkWidget *row = find_row (preferences, title);
  gboolean before = g_settings_get_boolean (forcon_preferences (), key);

  g_assert_nonnull (row);
  adw_action_row_activate (ADW_ACTION_ROW (row));
  app_settle ();
  g_assert_true (g_settings_get_boolean (forcon_preferences (), key) != before);
}

static void
test_switches (void)
{
  ForconMasterWindow *window = app_master_page ("skirmish.xml", "map", 1369, 768);
  GtkWindow *preferences = open_preferences (window);

  assert_switches (preferences, "_Sound", FORCON_PREFERENCE_ALARM_SOUND);
  assert_switches (preferences, "Desktop _Notifications", FORCON_PREFERENCE_ALARM_NOTICE);
  assert_switches (preferences, "_Real Dice", FORCON_PREFERENCE_REAL_DICE);
  assert_switches (preferences, "Roll for _Absent Admirals", FORCON_PREFERENCE_ROLL_FOR_ABSENT);
  assert_switches (preferences, "_Check Results First", FORCON_PREFERENCE_CHECK_FIRST);
  reset ();
  app_close_master (window);
}

static void
test_leaves_nothing (void)
{
  ForconMasterWindow *window = app_master_page ("skirmish.xml", "map", 1370, 768);
  GtkWindow *preferences = open_preferences (window);
  gpointer row = find_row (preferences, "_Theme");

  g_assert_nonnull (row);
  g_object_add_weak_pointer (row, &row);
  gtk_window_close (preferences);
  app_settle ();
  g_assert_null (row);
  app_close_master (window);
}

static void
test_looks (void)
{
  ForconMasterWindow *window = app_master_page ("skirmish.xml", "map", 1370, 768);
  GtkWindow *preferences = open_preferences (window);

  app_assert_looks_right (preferences, "preferences");
  app_close_master (window);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
#define TEST(name, function) g_test_add_func ("/app/preferences/" name, function)
  TEST ("another language opens the window anew on the same campaign and page", test_language);
  TEST ("the theme changes at once", test_theme);
  TEST ("names on maps are as large as wanted", test_map_scale);
  TEST ("every switch keeps what it says", test_switches);
  TEST ("what was in the window goes with it", test_leaves_nothing);
  g_test_add_func ("/looks/preferences/every text can be read", test_looks);
  return g_test_run ();
}
