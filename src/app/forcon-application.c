/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-application-private.h"

#include <glib/gi18n-lib.h>

#include "forcon-check.h"
#include "forcon-fleet-dice-window.h"
#include "forcon-manual-window.h"
#include "forcon-master-window.h"
#include "forcon-preferences-window.h"
#include "forcon-resources.h"
#include "forcon-table-window.h"
#include "forcon-taste.h"

struct _ForconApplication {
  AdwApplication parent;

  /* The campaign on the desk, or none yet. */
  ForconGame *game;
};

G_DEFINE_FINAL_TYPE (ForconApplication, forcon_application, ADW_TYPE_APPLICATION)

static void
about (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  adw_show_about_window (gtk_application_get_active_window (GTK_APPLICATION (data)), "application-name",
                         _ ("Forcon Master"), "application-icon", FORCON_APPLICATION_ID, "version", FORCON_VERSION,
                         "comments", _ ("The game master's desk for fleets of the Vorkosigan universe."), "license-type",
                         GTK_LICENSE_GPL_3_0, NULL);
}

static void
quit (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (data));

  if (window != NULL)
    gtk_window_close (window);
}

static void
preferences (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_preferences_window_present (gtk_application_get_active_window (GTK_APPLICATION (data)));
}

static void
manual (GSimpleAction *action, GVariant *topic, gpointer data)
{
  forcon_manual_window_present (gtk_application_get_active_window (GTK_APPLICATION (data)),
                                g_variant_get_string (topic, NULL));
}

static const GActionEntry entries[] = {
  { .name = "about", .activate = about },
  { .name = "manual", .activate = manual, .parameter_type = "s" },
  { .name = "preferences", .activate = preferences },
  { .name = "quit", .activate = quit },
};

/* Keys with modifiers; the single letters are the window's. */
static const struct {
  const char *action;
  const char *keys[3];
} accels[] = {
  { "app.manual::", { "F1" } },
  { "app.preferences", { "<Ctrl>comma" } },
  { "app.quit", { "<Ctrl>q" } },
  { "win.show-help-overlay", { "<Ctrl>F1", "<Ctrl>question" } },
  { "win.new-campaign", { "<Ctrl>n" } },
  { "win.open", { "<Ctrl>o" } },
  { "win.save", { "<Ctrl>s" } },
  { "win.save-as", { "<Ctrl><Shift>s" } },
  { "win.undo", { "<Ctrl>z" } },
  { "win.redo", { "<Ctrl><Shift>z", "<Ctrl>y" } },
  { "win.pause", { "<Ctrl>t", "Pause" } },
  { "win.print", { "<Ctrl>p" } },
  { "win.inspector", { "F9" } },
  { "win.next-ship", { "<Ctrl>Tab" } },
  { "win.previous-ship", { "<Ctrl><Shift>Tab", "<Ctrl>ISO_Left_Tab" } },
  { "win.do", { "<Ctrl>Return", "<Ctrl>KP_Enter" } },
  { "win.end-step", { "<Ctrl>e" } },
  { "win.real-dice", { "<Ctrl>d" } },
  { "win.check-first", { "<Ctrl>k" } },
  { "win.captain", { "<Ctrl>l" } },
  { "win.zoom-in", { "<Ctrl>plus", "<Ctrl>equal" } },
  { "win.zoom-out", { "<Ctrl>minus", "<Ctrl>KP_Subtract" } },
  { "win.zoom-fit", { "<Ctrl>0", "<Ctrl>KP_0" } },
};

static void
forcon_application_startup (GApplication *application)
{
  G_APPLICATION_CLASS (forcon_application_parent_class)->startup (application);
  g_action_map_add_action_entries (G_ACTION_MAP (application), entries, G_N_ELEMENTS (entries), application);
  for (guint i = 0; i < G_N_ELEMENTS (accels); i++)
    {
      const char *keys[G_N_ELEMENTS (accels[i].keys) + 1] = { NULL };

      for (guint k = 0; k < G_N_ELEMENTS (accels[i].keys); k++)
        keys[k] = accels[i].keys[k];
      gtk_application_set_accels_for_action (GTK_APPLICATION (application), accels[i].action, keys);
    }
  gtk_window_set_default_icon_name (FORCON_APPLICATION_ID);
  forcon_taste_apply ();
  forcon_taste_follow (GTK_APPLICATION (application));
}

/* Gives a window the overlay of its keys; the overlay's own action takes the place of the one that asked for it. */
void
forcon_application_add_overlay (GtkApplicationWindow *window)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource ("/org/forcon/Master/ui/help-overlay.ui");
  GtkShortcutsWindow *overlay = GTK_SHORTCUTS_WINDOW (gtk_builder_get_object (builder, "help_overlay"));

  g_object_set (overlay, "section-name",
                FORCON_IS_TABLE_WINDOW (window)        ? "table"
                : FORCON_IS_FLEET_DICE_WINDOW (window) ? "fleet-dice"
                                                       : "master",
                NULL);
  g_action_map_remove_action (G_ACTION_MAP (window), "show-help-overlay");
  gtk_application_window_set_help_overlay (window, overlay);
}

/* The overlay is made when it is first asked for: it takes long, and few look at it. */
static void
show_keys (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_application_add_overlay (GTK_APPLICATION_WINDOW (data));
  g_action_group_activate_action (G_ACTION_GROUP (data), "show-help-overlay", NULL);
}

static const GActionEntry window_entries[] = {
  { .name = "show-help-overlay", .activate = show_keys },
};

static void
forcon_application_window_added (GtkApplication *application, GtkWindow *window)
{
  GTK_APPLICATION_CLASS (forcon_application_parent_class)->window_added (application, window);
  if (GTK_IS_APPLICATION_WINDOW (window))
    g_action_map_add_action_entries (G_ACTION_MAP (window), window_entries, G_N_ELEMENTS (window_entries), window);
}

/* The master's window: there is one, with one campaign. */
static ForconMasterWindow *
masters_window (ForconApplication *self)
{
  for (GList *window = gtk_application_get_windows (GTK_APPLICATION (self)); window != NULL; window = window->next)
    if (FORCON_IS_MASTER_WINDOW (window->data))
      return window->data;
  return forcon_master_window_new (GTK_APPLICATION (self), self->game);
}

static void
forcon_application_activate (GApplication *application)
{
  gtk_window_present (GTK_WINDOW (masters_window (FORCON_APPLICATION (application))));
}

/* Whoever gives a battle script or a fleet-dice clash wants its table, and no more; everything else comes to the master's window. */
static void
forcon_application_open_file (ForconApplication *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  ForconFileKind kind = forcon_file_kind (path, NULL);
  ForconTableWindow *table = NULL;
  ForconMasterWindow *window;

  if (kind == FORCON_FILE_FLEET_DICE_CLASH && forcon_fleet_dice_window_present (GTK_APPLICATION (self), path, NULL))
    return;
  if (kind == FORCON_FILE_BATTLE)
    table = forcon_table_window_new (GTK_APPLICATION (self));
  if (table != NULL && forcon_table_window_load (table, path, &error))
    {
      gtk_window_present (GTK_WINDOW (table));
      return;
    }
  if (table != NULL)
    gtk_window_destroy (GTK_WINDOW (table));
  /* The window shows the campaign from its first frame on. */
  window = masters_window (self);
  forcon_master_window_open_file (window, path);
  gtk_window_present (GTK_WINDOW (window));
}

static void
forcon_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  for (int i = 0; i < n_files; i++)
    {
      g_autofree char *path = g_file_get_path (files[i]);

      if (path != NULL)
        forcon_application_open_file (FORCON_APPLICATION (application), path);
    }
}

static void
forcon_application_finalize (GObject *object)
{
  g_clear_object (&FORCON_APPLICATION (object)->game);
  G_OBJECT_CLASS (forcon_application_parent_class)->finalize (object);
}

static void
forcon_application_class_init (ForconApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = forcon_application_finalize;
  application_class->startup = forcon_application_startup;
  application_class->activate = forcon_application_activate;
  application_class->open = forcon_application_open;
  GTK_APPLICATION_CLASS (klass)->window_added = forcon_application_window_added;
}

static void
forcon_application_init (ForconApplication *self)
{
  self->game = forcon_game_new ();
}

/**
 * forcon_application_new:
 *
 * Each start is a program of its own: no session bus is needed, and a battle that hangs takes no other with it.
 *
 * Returns: (transfer full): the application
 */
ForconApplication *
forcon_application_new (void)
{
  /* A static library's resources are not found by themselves. */
  forcon_register_resource ();
  return g_object_new (FORCON_TYPE_APPLICATION, "application-id", FORCON_APPLICATION_ID, "resource-base-path",
                       "/org/forcon/Master", "flags", G_APPLICATION_HANDLES_OPEN | G_APPLICATION_NON_UNIQUE, NULL);
}

/**
 * forcon_app_run:
 * @argc: number of arguments
 * @argv: the program's name, and the battle scripts to open; without any the window shows its start page
 *
 * Runs the window until it is closed. The locale and the translations must be set up.
 *
 * Returns: the exit status
 */
int
forcon_app_run (int argc, char **argv)
{
  g_autoptr (ForconApplication) application = NULL;

  forcon_taste_prepare ();
  application = forcon_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
