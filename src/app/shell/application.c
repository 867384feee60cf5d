/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/application.h"

#include <glib/gi18n-lib.h>

#include "app/admiral/admiral-window.h"
#include "storage/store/check.h"
#include "app/dice-window/twilight-window.h"
#include "render/drawing/fonts.h"
#include "app/widgets/actions.h"
#include "app/widgets/groups.h"
#include "app/shell/manual-window.h"
#include "app/shell/master-window.h"
#include "app/widgets/number-fields.h"
#include "app/shell/preferences-window.h"
#include "forcon-resources.h"
#include "app/table/table-window.h"
#include "app/shell/taste.h"
#include "app/widgets/toast.h"

struct _ForconApplication {
  AdwApplication parent;

  /* The campaign on the desk, or none yet. */
  ForconGame *game;
};

G_DEFINE_FINAL_TYPE (ForconApplication, forcon_application, ADW_TYPE_APPLICATION)

static void
about (ForconApplication *self)
{
  adw_show_about_window (gtk_application_get_active_window (GTK_APPLICATION (self)), "application-name",
                         _ ("Forcon Master"), "application-icon", FORCON_APPLICATION_ID, "version", FORCON_VERSION,
                         "comments", _ ("The game master's desk for fleets of the Vorkosigan universe."),
                         "license-type", GTK_LICENSE_GPL_3_0, NULL);
}

static void
close_window (ForconApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (window != NULL)
    gtk_window_close (window);
}

/* Every window, as if each were closed: one with something that is not saved asks, and stays until it has its
 * answer. */
static void
quit (ForconApplication *self)
{
  g_autoptr (GPtrArray) windows = g_ptr_array_new_with_free_func (g_object_unref);

  for (GList *at = gtk_application_get_windows (GTK_APPLICATION (self)); at != NULL; at = at->next)
    g_ptr_array_add (windows, g_object_ref (at->data));
  for (guint i = 0; i < windows->len; i++)
    if (gtk_widget_get_visible (g_ptr_array_index (windows, i)))
      gtk_window_close (g_ptr_array_index (windows, i));
}

static void
preferences (ForconApplication *self)
{
  forcon_preferences_window_present (gtk_application_get_active_window (GTK_APPLICATION (self)));
}

static void
manual (ForconApplication *self, GVariant *topic)
{
  forcon_manual_window_present (gtk_application_get_active_window (GTK_APPLICATION (self)),
                                g_variant_get_string (topic, NULL));
}

static void new_campaign (ForconApplication *self);
static void fleet_dice (ForconApplication *self);

static const ForconAction actions[] = {
  { .name = "about", .activate = G_CALLBACK (about) },
  { .name = "close-window", .activate = G_CALLBACK (close_window) },
  { .name = "fleet-dice", .activate = G_CALLBACK (fleet_dice) },
  { .name = "manual", .activate = G_CALLBACK (manual), .parameter = "s" },
  { .name = "new-campaign", .activate = G_CALLBACK (new_campaign) },
  { .name = "preferences", .activate = G_CALLBACK (preferences) },
  { .name = "quit", .activate = G_CALLBACK (quit) },
};

/* Keys with modifiers; the single letters are the window's. */
static const struct {
  const char *action;
  const char *keys[3];
} accels[] = {
  { "app.manual::", { "F1" } },
  { "app.preferences", { "<Ctrl>comma" } },
  { "app.close-window", { "<Ctrl>w" } },
  { "app.quit", { "<Ctrl>q" } },
  { "win.show-help-overlay", { "<Ctrl>F1", "<Ctrl>question" } },
  { "win.new-campaign", { "<Ctrl>n" } },
  { "win.new-scenario", { "<Ctrl><Shift>n" } },
  { "win.edit", { "<Ctrl><Shift>e" } },
  { "win.flaws", { "<Ctrl><Shift>f" } },
  { "win.rules", { "<Ctrl><Shift>r" } },
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
  forcon_actions_add (application, actions, G_N_ELEMENTS (actions), application);
  for (guint i = 0; i < G_N_ELEMENTS (accels); i++)
    {
      const char *keys[G_N_ELEMENTS (accels[i].keys) + 1] = { NULL };

      for (guint k = 0; k < G_N_ELEMENTS (accels[i].keys); k++)
        keys[k] = accels[i].keys[k];
      gtk_application_set_accels_for_action (GTK_APPLICATION (application), accels[i].action, keys);
    }
  gtk_window_set_default_icon_name (FORCON_APPLICATION_ID);
  forcon_fonts_prepare ();
  forcon_taste_apply ();
  forcon_taste_follow (GTK_APPLICATION (application));
  forcon_groups_follow ();
  forcon_number_fields_follow ();
}

void
forcon_application_add_overlay (GtkApplicationWindow *window)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource ("/org/forcon/Master/ui/help-overlay.ui");
  GtkShortcutsWindow *overlay = GTK_SHORTCUTS_WINDOW (gtk_builder_get_object (builder, "help_overlay"));

  g_object_set (overlay, "section-name",
                FORCON_IS_TABLE_WINDOW (window)      ? "table"
                : FORCON_IS_TWILIGHT_WINDOW (window) ? "fleet-dice"
                                                     : "master",
                NULL);
  g_action_map_remove_action (G_ACTION_MAP (window), "show-help-overlay");
  gtk_application_window_set_help_overlay (window, overlay);
}

/* The overlay is made when it is first asked for: it takes long, and few look at it. */
static void
show_keys (GtkWindow *self)
{
  forcon_application_add_overlay (GTK_APPLICATION_WINDOW (self));
  g_action_group_activate_action (G_ACTION_GROUP (self), "show-help-overlay", NULL);
}

static const ForconAction window_actions[] = {
  { .name = "show-help-overlay", .activate = G_CALLBACK (show_keys) },
};

/* Said once, by the first window. */
static void
tell_of_fonts (GtkWindow *window)
{
  static gboolean told;
  GtkWidget *content = adw_application_window_get_content (ADW_APPLICATION_WINDOW (window));

  if (told || forcon_fonts_complaint () == NULL)
    return;
  told = TRUE;
  g_printerr ("forcon: %s\n", forcon_fonts_complaint ());
  forcon_toast_say (content, forcon_fonts_complaint ());
}

static void
forcon_application_window_added (GtkApplication *application, GtkWindow *window)
{
  GTK_APPLICATION_CLASS (forcon_application_parent_class)->window_added (application, window);
  if (GTK_IS_APPLICATION_WINDOW (window))
    forcon_actions_add (window, window_actions, G_N_ELEMENTS (window_actions), window);
  if (ADW_IS_APPLICATION_WINDOW (window))
    g_signal_connect (window, "map", G_CALLBACK (tell_of_fonts), NULL);
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

/* While an admiral is at the computer, nobody reaches the master's windows: not by another start of the program
 * either. */
static gboolean
is_with_an_admiral (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (FORCON_IS_ADMIRAL_WINDOW (window) && gtk_widget_get_visible (GTK_WIDGET (window)))
        {
          gtk_window_present (window);
          return TRUE;
        }
    }
  return FALSE;
}

static void
forcon_application_activate (GApplication *application)
{
  if (!is_with_an_admiral ())
    gtk_window_present (GTK_WINDOW (masters_window (FORCON_APPLICATION (application))));
}

/* What the desktop offers beside a plain start. */

static void
new_campaign (ForconApplication *self)
{
  if (is_with_an_admiral ())
    return;
  g_application_activate (G_APPLICATION (self));
  gtk_widget_activate_action (GTK_WIDGET (masters_window (self)), "win.new-campaign", NULL);
}

static void
fleet_dice (ForconApplication *self)
{
  g_autoptr (GError) error = NULL;

  if (is_with_an_admiral () || forcon_twilight_window_present (GTK_APPLICATION (self), NULL, &error))
    return;
  g_application_activate (G_APPLICATION (self));
  forcon_master_window_show_error (masters_window (self), _ ("The clash cannot be opened"), error->message);
}

/* Files */

/* Whoever gives a battle script or a fleet-dice clash wants its table, and no more; everything else comes to the
 * master's window. */
static void
forcon_application_open_file (ForconApplication *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  ForconFileKind kind = forcon_file_kind (path, NULL);
  ForconTableWindow *table = NULL;
  ForconMasterWindow *window;

  if (kind == FORCON_FILE_TWILIGHT_CLASH && forcon_twilight_window_present (GTK_APPLICATION (self), path, NULL))
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
  /* What is asked or told of the file stands before a window that is there. */
  window = masters_window (self);
  gtk_window_present (GTK_WINDOW (window));
  forcon_master_window_open_file (window, path);
}

/* A campaign is a file with a log beside it, and needs a folder that is the computer's own. */
static void
refuse_remote_file (ForconApplication *self, GFile *file)
{
  g_autofree char *name = g_file_get_parse_name (file);
  g_autofree char *text
      = g_strdup_printf (_ ("%s is not on this computer: copy it into a folder and open it from there."), name);

  g_application_activate (G_APPLICATION (self));
  forcon_master_window_show_error (masters_window (self), _ ("The file cannot be opened"), text);
}

static void
forcon_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  for (int i = 0; i < n_files && !is_with_an_admiral (); i++)
    {
      g_autofree char *path = g_file_get_path (files[i]);

      if (path != NULL)
        forcon_application_open_file (FORCON_APPLICATION (application), path);
      else
        refuse_remote_file (FORCON_APPLICATION (application), files[i]);
    }
}

/* Starting */

/* What can be asked for at the start, by the names of the actions. */
static void
add_options (GApplication *application)
{
  g_application_add_main_option (application, "new-campaign", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE,
                                 _ ("Set up a new campaign"), NULL);
  g_application_add_main_option (application, "fleet-dice", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE,
                                 _ ("Set up a fleet-dice clash"), NULL);
  g_application_set_option_context_parameter_string (application, _ ("[FILE…]"));
}

/* Returns: the exit status, or -1 to go on with the files */
static int
forcon_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  static const char *const asked[] = { "new-campaign", "fleet-dice" };
  g_autoptr (GError) error = NULL;
  int status = -1;

  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    if (g_variant_dict_contains (options, asked[i]))
      {
        if (!g_application_register (application, NULL, &error))
          {
            g_printerr ("forcon: %s\n", error->message);
            return 1;
          }
        g_action_group_activate_action (G_ACTION_GROUP (application), asked[i], NULL);
        status = 0;
      }
  return status;
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
  application_class->handle_local_options = forcon_application_handle_local_options;
  GTK_APPLICATION_CLASS (klass)->window_added = forcon_application_window_added;
}

static void
forcon_application_init (ForconApplication *self)
{
  self->game = forcon_game_new ();
  add_options (G_APPLICATION (self));
}

ForconApplication *
forcon_application_new (GApplicationFlags flags)
{
  /* A static library's resources are not found by themselves. */
  forcon_register_resource ();
  return g_object_new (FORCON_TYPE_APPLICATION, "application-id", FORCON_APPLICATION_ID, "resource-base-path",
                       "/org/forcon/Master", "flags", flags | G_APPLICATION_HANDLES_OPEN, NULL);
}

int
forcon_app_run (int argc, char **argv)
{
  g_autoptr (ForconApplication) application = NULL;

  forcon_taste_prepare ();
  application = forcon_application_new (G_APPLICATION_DEFAULT_FLAGS);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
