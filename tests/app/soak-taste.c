/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Language, theme, contrast and size of text, as a user or the desktop changes them. */
#include "soak-acts.h"

#include "app-support.h"
#include "app/shell/preferences-window.h"
#include "app/widgets/preferences.h"

#define CONTRAST_SCHEMA "org.gnome.desktop.a11y.interface"

static void
set_contrast (gboolean high)
{
  g_autoptr (GSettingsSchema) found
      = g_settings_schema_source_lookup (g_settings_schema_source_get_default (), CONTRAST_SCHEMA, TRUE);
  g_autoptr (GSettings) settings = found == NULL ? NULL : g_settings_new (CONTRAST_SCHEMA);

  if (settings != NULL && g_settings_schema_has_key (found, "high-contrast"))
    g_settings_set_boolean (settings, "high-contrast", high);
}

/* Whoever gets to the preferences has clicked away what was open. */
static gboolean
menus_were_open (void)
{
  g_autoptr (GPtrArray) windows = app_windows (GTK_TYPE_WINDOW);
  gboolean any = FALSE;

  for (guint i = 0; i < windows->len; i++)
    any |= soak_close_menus (windows->pdata[i]);
  return any;
}

/* Chooses something in the lists of the preferences, which hold language, theme and size of the map. */
static void
choose (Soak *soak, GtkWidget *preferences)
{
  g_autoptr (GPtrArray) widgets = soak_widgets (preferences);
  AdwComboRow *row;
  guint which;

  for (guint i = widgets->len; i > 0; i--)
    if (!ADW_IS_COMBO_ROW (widgets->pdata[i - 1]))
      g_ptr_array_remove_index_fast (widgets, i - 1);
  if (widgets->len == 0)
    return;
  row = widgets->pdata[soak_below (soak, widgets->len)];
  which = soak_below (soak, g_list_model_get_n_items (adw_combo_row_get_model (row)));
  soak_say (soak, "chooses %u of %s", which, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
  adw_combo_row_set_selected (row, which);
}

/* Another language or theme by the preferences, which are opened first if need be; or another contrast or size of text, by
 * the desktop. */
void
soak_set_taste (Soak *soak)
{
  static const int dpis[] = { 96, 96, 120, 192 };
  GtkWidget *preferences = app_find_window (FORCON_TYPE_PREFERENCES_WINDOW);
  int dpi;

  switch (soak_below (soak, 6))
    {
    case 0:
      soak_say (soak, "wants another contrast");
      set_contrast (soak_below (soak, 2) == 0);
      break;
    case 1:
      dpi = dpis[soak_below (soak, G_N_ELEMENTS (dpis))];
      soak_say (soak, "wants text of %d dpi", dpi);
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi * 1024, NULL);
      break;
    default:
      if (menus_were_open ())
        {
          soak_say (soak, "closes menus");
          break;
        }
      if (preferences != NULL)
        {
          choose (soak, preferences);
          break;
        }
      soak_say (soak, "opens the preferences");
      g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "preferences", NULL);
      break;
    }
}

/* All as it is when the program is first started. */
void
soak_reset_taste (void)
{
  GSettings *settings = forcon_preferences ();
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (char **key = keys; *key != NULL; key++)
    g_settings_reset (settings, *key);
  set_contrast (FALSE);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}
