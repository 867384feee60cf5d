/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The menus of the windows' headers: one for all windows of a kind, in each language. */
#include "app-support.h"

#include "app/widgets/menu.h"
#include "app/widgets/preferences.h"

static gboolean
is_primary (GtkWidget *widget)
{
  return GTK_IS_MENU_BUTTON (widget) && gtk_menu_button_get_primary (GTK_MENU_BUTTON (widget));
}

/* Returns: (nullable): the button below @widget that F10 presses */
static GtkMenuButton *
find_primary (GtkWidget *widget)
{
  GtkMenuButton *found = is_primary (widget) ? GTK_MENU_BUTTON (widget) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_primary (child);
  return found;
}

/* The first thing that can be chosen. */
static char *
first_of (const char *id)
{
  g_autoptr (GMenuModel) section = g_menu_model_get_item_link (forcon_menu (id), 0, G_MENU_LINK_SECTION);
  char *label = NULL;

  g_assert_true (g_menu_model_get_item_attribute (section, 0, G_MENU_ATTRIBUTE_LABEL, "s", &label));
  return label;
}

static void
speak (const char *language)
{
  g_settings_set_string (forcon_preferences (), FORCON_PREFERENCE_LANGUAGE, language);
  app_settle ();
}

static void
every_window_of_a_kind_has_the_same_menu (void)
{
  for (guint i = 0; i < 2; i++)
    {
      ForconMasterWindow *window = app_master_page ("skirmish.xml", "map", 1366, 768);

      g_assert_true (gtk_menu_button_get_menu_model (find_primary (GTK_WIDGET (window))) == forcon_menu ("master"));
      app_close_master (window);
    }
}

static void
every_menu_is_there (void)
{
  static const char *const ids[] = { "master", "table", "fleets", "fleet-dice" };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *label = first_of (ids[i]);

      g_assert_cmpstr (label, !=, "");
    }
}

static void
a_menu_speaks_the_language_of_the_day (void)
{
  GMenuModel *english = forcon_menu ("master");
  g_autofree char *before = first_of ("master");

  g_assert_cmpstr (before, ==, "_New Campaign…");
  speak ("ru");
  g_autofree char *russian = first_of ("master");
  g_assert_cmpstr (russian, ==, "_Новая кампания…");
  speak ("en");
  g_assert_true (forcon_menu ("master") == english);
  g_settings_reset (forcon_preferences (), FORCON_PREFERENCE_LANGUAGE);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/menus/every window of a kind has the same menu", every_window_of_a_kind_has_the_same_menu);
  g_test_add_func ("/app/menus/every menu is there", every_menu_is_there);
  g_test_add_func ("/app/menus/a menu speaks the language of the day", a_menu_speaks_the_language_of_the_day);
  return g_test_run ();
}
