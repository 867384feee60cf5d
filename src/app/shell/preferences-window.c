/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/preferences-window.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "app/widgets/file-question.h"
#include "app/widgets/preferences.h"

/* No AdwPreferencesWindow: what is in one stays in memory for good (libadwaita 1.2). */
struct _ForconPreferencesWindow {
  AdwWindow parent;

  /* Template */
  AdwComboRow *language;
  AdwComboRow *theme;
  AdwComboRow *map_scale;
  GtkSwitch *alarm_sound;
  GtkSwitch *alarm_notice;
  GtkSwitch *real_dice;
  GtkSwitch *roll_for_absent;
  GtkSwitch *check_first;
  AdwActionRow *scan_folder;
  GtkWidget *forget_scan_folder;
};

G_DEFINE_FINAL_TYPE (ForconPreferencesWindow, forcon_preferences_window, ADW_TYPE_WINDOW)

/* By place in the list; the first is the system's. */
static const char *const languages[] = { "", "en", "ru" };

static const double scales[] = { 0.75, 1.0, 1.25, 1.5, 2.0, 3.0 };

static guint
current_language (void)
{
  g_autofree char *language = g_settings_get_string (forcon_preferences (), FORCON_PREFERENCE_LANGUAGE);

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    if (g_str_equal (languages[i], language))
      return i;
  return 0;
}

/* The nearest that can be chosen. */
static guint
current_scale (void)
{
  double scale = g_settings_get_double (forcon_preferences (), FORCON_PREFERENCE_MAP_SCALE);
  guint best = 0;

  for (guint i = 1; i < G_N_ELEMENTS (scales); i++)
    if (fabs (scales[i] - scale) < fabs (scales[best] - scale))
      best = i;
  return best;
}

static void
fill_scales (ForconPreferencesWindow *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      /* Translators: a share, in per cent. */
      g_autofree char *text = g_strdup_printf (_ ("%d %%"), (int) lround (scales[i] * 100));

      gtk_string_list_append (list, text);
    }
  adw_combo_row_set_model (self->map_scale, G_LIST_MODEL (list));
}

static void
on_language (ForconPreferencesWindow *self)
{
  guint which = adw_combo_row_get_selected (self->language);

  if (which < G_N_ELEMENTS (languages) && which != current_language ())
    g_settings_set_string (forcon_preferences (), FORCON_PREFERENCE_LANGUAGE, languages[which]);
}

static void
on_theme (ForconPreferencesWindow *self)
{
  gint which = (gint) adw_combo_row_get_selected (self->theme);

  if (which != g_settings_get_enum (forcon_preferences (), FORCON_PREFERENCE_THEME))
    g_settings_set_enum (forcon_preferences (), FORCON_PREFERENCE_THEME, which);
}

static void
on_map_scale (ForconPreferencesWindow *self)
{
  guint which = adw_combo_row_get_selected (self->map_scale);

  if (which < G_N_ELEMENTS (scales) && which != current_scale ())
    g_settings_set_double (forcon_preferences (), FORCON_PREFERENCE_MAP_SCALE, scales[which]);
}

static void
bind (GtkSwitch *what, const char *key)
{
  g_settings_bind (forcon_preferences (), key, what, "active", G_SETTINGS_BIND_DEFAULT);
}

/* The watched folder */

static void
show_scan_folder (ForconPreferencesWindow *self)
{
  g_autofree char *folder = g_settings_get_string (forcon_preferences (), FORCON_PREFERENCE_SCAN_FOLDER);
  g_autofree char *shown = g_filename_display_name (folder);

  adw_action_row_set_subtitle (self->scan_folder,
                               *folder == '\0' ? _ ("Photos of order sheets that appear there are added by themselves")
                                               : shown);
  gtk_widget_set_visible (self->forget_scan_folder, *folder != '\0');
}

static void
on_scan_folder (gpointer owner, const char *path)
{
  /* A setting is UTF-8. */
  if (path != NULL && g_utf8_validate (path, -1, NULL))
    g_settings_set_string (forcon_preferences (), FORCON_PREFERENCE_SCAN_FOLDER, path);
}

static void
on_choose_scan_folder (ForconPreferencesWindow *self)
{
  const ForconFileQuestion question = { .action = GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER,
                                        .title = _ ("Folder with Photos of Order Sheets"),
                                        .accept = _ ("_Choose") };

  forcon_ask_file (self, &question, on_scan_folder);
}

static void
on_forget_scan_folder (ForconPreferencesWindow *self)
{
  g_settings_reset (forcon_preferences (), FORCON_PREFERENCE_SCAN_FOLDER);
}

GtkWindow *
forcon_preferences_window_of (GtkWindow *parent)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *at = windows; at != NULL; at = at->next)
    if (FORCON_IS_PREFERENCES_WINDOW (at->data) && gtk_window_get_transient_for (at->data) == parent)
      return at->data;
  return NULL;
}

void
forcon_preferences_window_present (GtkWindow *parent)
{
  GtkWindow *window = forcon_preferences_window_of (parent);

  if (window == NULL)
    window = g_object_new (FORCON_TYPE_PREFERENCES_WINDOW, "transient-for", parent, NULL);
  gtk_window_present (window);
}

static void
forcon_preferences_window_class_init (ForconPreferencesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/preferences-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconPreferencesWindow, language);
  gtk_widget_class_bind_template_child (widget_class, ForconPreferencesWindow, theme);
  gtk_widget_class_bind_template_child (widget_class, ForconPreferencesWindow, map_scale);
  gtk_widget_class_bind_template_child (widget_class, ForconPreferencesWindow, alarm_sound);
  gtk_widget_class_bind_template_child (widget_class, ForconPreferencesWindow, alarm_notice);
  gtk_widget_class_bind_template_child (widget_class, ForconPreferencesWindow, real_dice);
  gtk_widget_class_bind_template_child (widget_class, ForconPreferencesWindow, roll_for_absent);
  gtk_widget_class_bind_template_child (widget_class, ForconPreferencesWindow, check_first);
  gtk_widget_class_bind_template_child (widget_class, ForconPreferencesWindow, scan_folder);
  gtk_widget_class_bind_template_child (widget_class, ForconPreferencesWindow, forget_scan_folder);
  gtk_widget_class_bind_template_callback (widget_class, on_choose_scan_folder);
  gtk_widget_class_bind_template_callback (widget_class, on_forget_scan_folder);
}

static void
forcon_preferences_window_init (ForconPreferencesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_scales (self);
  adw_combo_row_set_selected (self->language, current_language ());
  adw_combo_row_set_selected (self->theme,
                              (guint) g_settings_get_enum (forcon_preferences (), FORCON_PREFERENCE_THEME));
  adw_combo_row_set_selected (self->map_scale, current_scale ());
  g_signal_connect_swapped (self->language, "notify::selected", G_CALLBACK (on_language), self);
  g_signal_connect_swapped (self->theme, "notify::selected", G_CALLBACK (on_theme), self);
  g_signal_connect_swapped (self->map_scale, "notify::selected", G_CALLBACK (on_map_scale), self);
  bind (self->alarm_sound, FORCON_PREFERENCE_ALARM_SOUND);
  bind (self->alarm_notice, FORCON_PREFERENCE_ALARM_NOTICE);
  bind (self->real_dice, FORCON_PREFERENCE_REAL_DICE);
  bind (self->roll_for_absent, FORCON_PREFERENCE_ROLL_FOR_ABSENT);
  bind (self->check_first, FORCON_PREFERENCE_CHECK_FIRST);
  show_scan_folder (self);
  g_signal_connect_object (forcon_preferences (), "changed::" FORCON_PREFERENCE_SCAN_FOLDER,
                           G_CALLBACK (show_scan_folder), self, G_CONNECT_SWAPPED);
}
