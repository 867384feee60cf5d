/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The manual in both languages, and the overlay of keys. */
#include "app-support.h"

#include <string.h>

#include "app/shell/application.h"
#include "app/shell/manual-window.h"
#include "app/shell/manual.h"
#include "app/widgets/preferences.h"

static const char *const languages[] = { "en", "ru" };

/* Fewest letters of a page that helps anybody. */
#define LENGTH_MIN 500

static void
test_pages_exist (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_settings_set_string (forcon_preferences (), FORCON_PREFERENCE_LANGUAGE, languages[i]);
      app_settle ();
      for (const char *const *topic = forcon_manual_topics (); *topic != NULL; topic++)
        {
          g_autoptr (ForconManualPage) page = forcon_manual_page_load (*topic);
          glong length = 0;

          g_assert_nonnull (page);
          g_assert_nonnull (page->title);
          for (guint k = 0; k < page->blocks->len; k++)
            length += g_utf8_strlen (g_array_index (page->blocks, ForconManualBlock, k).text, -1);
          g_assert_cmpint (length, >, LENGTH_MIN);
          g_assert_cmpint (forcon_manual_page_has (page, "ё") || forcon_manual_page_has (page, "ы"), ==, i == 1);
        }
    }
  g_settings_reset (forcon_preferences (), FORCON_PREFERENCE_LANGUAGE);
  app_settle ();
}

/* What one language tells the other tells too: as many headings, items and keys. */
static void
test_pages_agree (void)
{
  for (const char *const *topic = forcon_manual_topics (); *topic != NULL; topic++)
    {
      g_autoptr (ForconManualPage) english = NULL;
      g_autoptr (ForconManualPage) russian = NULL;

      g_settings_set_string (forcon_preferences (), FORCON_PREFERENCE_LANGUAGE, "en");
      english = forcon_manual_page_load (*topic);
      g_settings_set_string (forcon_preferences (), FORCON_PREFERENCE_LANGUAGE, "ru");
      russian = forcon_manual_page_load (*topic);
      g_assert_cmpuint (english->blocks->len, ==, russian->blocks->len);
      for (guint i = 0; i < english->blocks->len; i++)
        {
          const ForconManualBlock *one = &g_array_index (english->blocks, ForconManualBlock, i);
          const ForconManualBlock *other = &g_array_index (russian->blocks, ForconManualBlock, i);

          g_assert_cmpint (one->kind, ==, other->kind);
          g_assert_cmpstr (one->key, ==, other->key);
        }
    }
  g_settings_reset (forcon_preferences (), FORCON_PREFERENCE_LANGUAGE);
  app_settle ();
}

static ForconManualWindow *
find_manual (void)
{
  g_autoptr (GList) all = gtk_window_list_toplevels ();

  for (GList *at = all; at != NULL; at = at->next)
    if (FORCON_IS_MANUAL_WINDOW (at->data))
      return at->data;
  return NULL;
}

static void
assert_opens_at (ForconMasterWindow *window, const char *page, const char *title)
{
  forcon_master_window_show_page (window, page);
  app_settle ();
  forcon_manual_window_present (GTK_WINDOW (window), "");
  app_settle ();
  g_assert_nonnull (app_find_shown (app_find_shown (find_manual (), GTK_TYPE_SCROLLED_WINDOW, NULL), GTK_TYPE_LABEL, title));
}

static void
test_opens_at_page (void)
{
  ForconMasterWindow *window = app_master_page ("skirmish.xml", "map", 1366, 768);

  g_assert_cmpstr (forcon_manual_topic_for (GTK_WINDOW (window)), ==, "map");
  assert_opens_at (window, "orders", "Order sheets");
  assert_opens_at (window, "journal", "Journal and undo");
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (find_manual ())) == GTK_WINDOW (window));
  forcon_game_close (forcon_master_window_game (window));
  g_assert_cmpstr (forcon_manual_topic_for (GTK_WINDOW (window)), ==, "starting");
  app_close_master (window);
  g_assert_null (find_manual ());
}

static void
test_searches (void)
{
  ForconMasterWindow *window = app_master_page ("skirmish.xml", "map", 1367, 768);
  ForconManualWindow *manual = forcon_manual_window_present (GTK_WINDOW (window), "starting");
  GtkWidget *search;

  app_settle ();
  search = app_find_shown (manual, GTK_TYPE_SEARCH_ENTRY, NULL);
  app_search (search, "UNDERLINED");
  g_assert_null (app_find_shown (manual, GTK_TYPE_LABEL, "Starting a game"));
  g_assert_nonnull (app_find_shown (manual, GTK_TYPE_LABEL, "Keys"));
  app_search (search, "no such words anywhere");
  g_assert_nonnull (app_find_shown (manual, GTK_TYPE_LABEL, "No page says this."));
  app_close_master (window);
}

/* The overlay */

static gboolean
binds (GtkWidget *widget, guint key, GdkModifierType modifiers)
{
  g_autoptr (GtkShortcut) shortcut = app_find_shortcut (widget, key, modifiers);

  if (shortcut != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (binds (child, key, modifiers))
      return TRUE;
  return FALSE;
}

static gboolean
is_bound (GtkWidget *window, const char *accelerator)
{
  g_auto (GStrv) actions
      = gtk_application_get_actions_for_accel (gtk_window_get_application (GTK_WINDOW (window)), accelerator);
  guint key;
  GdkModifierType modifiers;

  g_assert_true (gtk_accelerator_parse (accelerator, &key, &modifiers));
  return actions[0] != NULL || binds (window, key, modifiers);
}

/* Adds a line for each key of a section that nothing is bound to. */
static void
collect_unbound (GtkWidget *widget, GtkWidget *window, GString *unbound)
{
  if (GTK_IS_SHORTCUTS_SHORTCUT (widget))
    {
      g_autofree char *accelerators = NULL;
      g_auto (GStrv) parts = NULL;

      g_object_get (widget, "accelerator", &accelerators, NULL);
      parts = app_told_keys (accelerators);
      for (guint i = 0; parts[i] != NULL; i++)
        if (!is_bound (window, parts[i]))
          g_string_append_printf (unbound, "%s\n", parts[i]);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect_unbound (child, window, unbound);
}

static GtkWidget *
find_section (GtkWidget *widget, const char *name)
{
  g_autofree char *own = NULL;

  if (GTK_IS_SHORTCUTS_SECTION (widget))
    g_object_get (widget, "section-name", &own, NULL);
  if (g_strcmp0 (own, name) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_section (child, name);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
assert_all_bound (GtkWidget *window, const char *name)
{
  g_autofree char *shown = NULL;
  g_autoptr (GString) unbound = g_string_new (NULL);
  GtkShortcutsWindow *overlay;

  g_assert_true (g_action_group_has_action (G_ACTION_GROUP (window), "show-help-overlay"));
  g_assert_null (gtk_application_window_get_help_overlay (GTK_APPLICATION_WINDOW (window)));
  forcon_application_add_overlay (GTK_APPLICATION_WINDOW (window));
  g_assert_true (g_action_group_has_action (G_ACTION_GROUP (window), "show-help-overlay"));
  overlay = gtk_application_window_get_help_overlay (GTK_APPLICATION_WINDOW (window));
  g_object_get (overlay, "section-name", &shown, NULL);
  g_assert_cmpstr (shown, ==, name);
  collect_unbound (find_section (GTK_WIDGET (overlay), name), window, unbound);
  g_assert_cmpstr (unbound->str, ==, "");
}

static void
test_keys_of_master (void)
{
  static const char *const pages[] = { "map", "orders", "resolve", "clashes", "fleets", "reports", "journal" };
  ForconMasterWindow *window = app_master_page ("skirmish.xml", "map", 1368, 768);

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      forcon_master_window_show_page (window, pages[i]);
      app_settle ();
    }
  assert_all_bound (GTK_WIDGET (window), "master");
  app_close_master (window);
}

static void
test_keys_of_table (void)
{
  g_autofree char *path = app_resource ("duel.xml");
  ForconTableWindow *window = app_window (path, 1366, 768);

  assert_all_bound (GTK_WIDGET (window), "table");
  app_close (window);
}

static void
test_looks (void)
{
  ForconMasterWindow *window = app_master_page ("skirmish.xml", "map", 1369, 768);

  for (const char *const *topic = forcon_manual_topics (); *topic != NULL; topic++)
    {
      g_autofree char *name = g_strdup_printf ("manual-%s", *topic);
      ForconManualWindow *manual = forcon_manual_window_present (GTK_WINDOW (window), *topic);

      app_settle ();
      if (g_str_equal (*topic, "orders") || g_str_equal (*topic, "keys"))
        app_assert_looks_right (manual, name);
      else
        app_assert_all_readable (manual);
    }
  app_close_master (window);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
#define TEST(name, function) g_test_add_func ("/app/manual/" name, function)
  TEST ("every page is there in both languages", test_pages_exist);
  TEST ("every page tells the same in both languages", test_pages_agree);
  TEST ("it opens at what is in front, and goes with its window", test_opens_at_page);
  TEST ("a search leaves the pages that say it", test_searches);
  TEST ("every key in the overlay of the master's window is bound", test_keys_of_master);
  TEST ("every key in the overlay of the table is bound", test_keys_of_table);
  g_test_add_func ("/looks/manual/every text can be read", test_looks);
  return g_test_run ();
}
