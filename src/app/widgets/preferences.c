/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_SETTINGS_ENABLE_BACKEND
#include "app/widgets/preferences.h"

#include <gio/gsettingsbackend.h>

#include "storage/files/data.h"

#define SCHEMA "org.forcon.Master"

/* Installed with the system's schemas; else beside the program's data, as in the build folder. */
static GSettingsSchema *
find_schema (void)
{
  GSettingsSchemaSource *installed = g_settings_schema_source_get_default ();
  GSettingsSchema *schema = installed == NULL ? NULL : g_settings_schema_source_lookup (installed, SCHEMA, TRUE);
  g_autofree char *compiled = NULL;
  g_autofree char *folder = NULL;
  g_autoptr (GSettingsSchemaSource) ours = NULL;

  if (schema != NULL)
    return schema;
  compiled = forcon_data_find ("gschemas.compiled", NULL);
  if (compiled == NULL)
    return NULL;
  folder = g_path_get_dirname (compiled);
  ours = g_settings_schema_source_new_from_directory (folder, installed, FALSE, NULL);
  return ours == NULL ? NULL : g_settings_schema_source_lookup (ours, SCHEMA, FALSE);
}

/* In a file of our own, which needs no session bus; whoever names another place (as the tests do) gets that. */
static GSettingsBackend *
make_backend (void)
{
  g_autofree char *path = NULL;

  if (g_getenv ("GSETTINGS_BACKEND") != NULL)
    return g_settings_backend_get_default ();
  path = g_build_filename (g_get_user_config_dir (), "forcon-master", "settings.ini", NULL);
  return g_keyfile_settings_backend_new (path, "/org/forcon/Master/", "preferences");
}

GSettings *
forcon_preferences (void)
{
  static GSettings *preferences;
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsBackend) backend = NULL;

  if (preferences != NULL)
    return preferences;
  schema = find_schema ();
  /* A program without its data cannot run at all. */
  g_assert (schema != NULL);
  backend = make_backend ();
  preferences = g_settings_new_full (schema, backend, NULL);
  return preferences;
}
