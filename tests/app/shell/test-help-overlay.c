/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The overlay of keys: whatever key the master's window and its pages bind stands there. */
#include "app-support.h"

#include "app/shell/application.h"

static const char *const pages[] = { "map", "orders", "resolve", "clashes", "fleets", "reports", "journal" };

static const char *const masters[] = { "master", "map", "fleets", NULL };
static const char *const all[] = { "master", "map", "fleets", "crowd", "table", "fleet-dice", NULL };

/* Other names of keys that do the same as one that stands there. */
static const char *const aliases[][2] = {
  { "<Ctrl>equal", "<Ctrl>plus" },
  { "<Ctrl>ISO_Left_Tab", "<Ctrl><Shift>Tab" },
  { "<Shift><Ctrl>ISO_Left_Tab", "<Ctrl><Shift>Tab" },
  { "Menu", "<Shift>F10" },
};

/* Returns: (transfer full): the same key, however it is written */
static char *
key_named (const char *name)
{
  guint key;
  GdkModifierType state;

  g_assert_true (gtk_accelerator_parse (name, &key, &state));
  return gtk_accelerator_name (key, state);
}

static void
add_keys (GHashTable *keys, const char *accelerators)
{
  g_auto (GStrv) told = app_told_keys (accelerators);

  for (guint i = 0; told[i] != NULL; i++)
    g_hash_table_add (keys, key_named (told[i]));
}

/* The keys that the overlay tells of, below a widget of it. */
static void
collect_told (GtkWidget *widget, GHashTable *keys)
{
  if (GTK_IS_SHORTCUTS_SHORTCUT (widget))
    {
      g_autofree char *accelerator = NULL;

      g_object_get (widget, "accelerator", &accelerator, NULL);
      add_keys (keys, accelerator);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_told (child, keys);
}

static GtkWidget *
find_section (GtkWidget *widget, const char *name)
{
  g_autofree char *of_this = NULL;

  if (GTK_IS_SHORTCUTS_SECTION (widget))
    g_object_get (widget, "section-name", &of_this, NULL);
  if (g_strcmp0 (of_this, name) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_section (child, name);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Returns: (transfer none): the overlay, which is made when it is first asked for */
static GtkWidget *
overlay_of (ForconMasterWindow *window)
{
  GtkApplicationWindow *self = GTK_APPLICATION_WINDOW (window);

  if (gtk_application_window_get_help_overlay (self) == NULL)
    forcon_application_add_overlay (self);
  return GTK_WIDGET (gtk_application_window_get_help_overlay (self));
}

/* Returns: (transfer full): the keys of sections */
static GHashTable *
told (ForconMasterWindow *window, const char *const *sections)
{
  GHashTable *keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GtkWidget *overlay = overlay_of (window);

  for (guint i = 0; sections[i] != NULL; i++)
    {
      GtkWidget *section = find_section (overlay, sections[i]);

      g_assert_nonnull (section);
      collect_told (section, keys);
    }
  return keys;
}

static gboolean
is_told (GHashTable *keys, const char *name)
{
  g_autofree char *key = key_named (name);

  if (g_hash_table_contains (keys, key))
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (aliases); i++)
    {
      g_autofree char *alias = key_named (aliases[i][0]);
      g_autofree char *told = key_named (aliases[i][1]);

      if (g_str_equal (key, alias) && g_hash_table_contains (keys, told))
        return TRUE;
    }
  /* The keypad says the same once more. */
  return strstr (key, "KP_") != NULL;
}

static void
check_trigger (GtkShortcutTrigger *trigger, GHashTable *keys, const char *owner, GString *missing)
{
  if (GTK_IS_ALTERNATIVE_TRIGGER (trigger))
    {
      check_trigger (gtk_alternative_trigger_get_first (GTK_ALTERNATIVE_TRIGGER (trigger)), keys, owner, missing);
      check_trigger (gtk_alternative_trigger_get_second (GTK_ALTERNATIVE_TRIGGER (trigger)), keys, owner, missing);
    }
  else if (GTK_IS_KEYVAL_TRIGGER (trigger))
    {
      g_autofree char *name = gtk_shortcut_trigger_to_string (trigger);

      if (!is_told (keys, name))
        g_string_append_printf (missing, "%s binds %s\n", owner, name);
    }
}

/* What GTK itself binds, to move the focus or to close a window, is left out; so are accelerators of other windows. */
static gboolean
is_ours (GtkShortcut *shortcut, GtkWidget *widget)
{
  GtkShortcutAction *action = gtk_shortcut_get_action (shortcut);
  const char *name;

  if (!GTK_IS_WINDOW (widget))
    return TRUE;
  if (!GTK_IS_NAMED_ACTION (action))
    return FALSE;
  name = gtk_named_action_get_action_name (GTK_NAMED_ACTION (action));
  return g_str_has_prefix (name, "win.") && g_action_group_has_action (G_ACTION_GROUP (widget), name + strlen ("win."));
}

static void
check_bindings (GtkWidget *widget, GHashTable *keys, GString *missing)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean forcon = g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "Forcon");

  for (guint i = 0; forcon && i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      for (guint k = 0; GTK_IS_SHORTCUT_CONTROLLER (controller) && k < g_list_model_get_n_items (G_LIST_MODEL (controller)); k++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), k);

          if (is_ours (shortcut, widget))
            check_trigger (gtk_shortcut_get_trigger (shortcut), keys, G_OBJECT_TYPE_NAME (widget), missing);
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_bindings (child, keys, missing);
}

static void
test_tells_of_bindings (void)
{
  ForconMasterWindow *window = app_master_page ("skirmish.xml", "map", 1366, 768);
  g_autoptr (GHashTable) keys = told (window, masters);
  g_autoptr (GString) missing = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      forcon_master_window_show_page (window, pages[i]);
      app_settle ();
    }
  check_bindings (GTK_WIDGET (window), keys, missing);
  g_assert_cmpstr (missing->str, ==, "");
  app_close_master (window);
}

static void
test_tells_of_accelerators (void)
{
  ForconMasterWindow *window = app_master_page ("skirmish.xml", "map", 1366, 768);
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (window));
  g_autoptr (GHashTable) keys = told (window, all);
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (application);
  guint found = 0;

  for (guint i = 0; actions[i] != NULL; i++)
    {
      g_auto (GStrv) accels = gtk_application_get_accels_for_action (application, actions[i]);

      for (guint k = 0; accels[k] != NULL; k++, found++)
        {
          g_test_message ("%s: %s", actions[i], accels[k]);
          g_assert_true (is_told (keys, accels[k]));
        }
    }
  g_assert_cmpuint (found, >, 20);
  app_close_master (window);
}

static void
test_looks (void)
{
  ForconMasterWindow *window = app_master_page ("skirmish.xml", "map", 1366, 768);
  GtkWindow *overlay = GTK_WINDOW (overlay_of (window));

  gtk_window_present (overlay);
  for (guint i = 0; masters[i] != NULL; i++)
    {
      g_autofree char *name = g_strdup_printf ("help-overlay-%s", masters[i]);

      g_object_set (overlay, "section-name", masters[i], NULL);
      app_settle ();
      app_assert_looks_right (overlay, name);
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (overlay)), <=, 1366);
      g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (overlay)), <=, 768);
    }
  app_close_master (window);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/help-overlay/every key of the window and its pages stands there", test_tells_of_bindings);
  g_test_add_func ("/app/help-overlay/every accelerator of the program stands there", test_tells_of_accelerators);
  g_test_add_func ("/looks/help-overlay/the keys of the master's window", test_looks);
  return g_test_run ();
}
