/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/menu.h"

#include <gtk/gtk.h>

#define RESOURCE "/org/forcon/Master/ui/menus.ui"

/* The menus of each language that was spoken since the start: whoever changes it sees others in new windows. */
static GHashTable *builders;

GMenuModel *
forcon_menu (const char *id)
{
  const char *language = g_get_language_names ()[0];
  GtkBuilder *builder;

  if (builders == NULL)
    builders = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  builder = g_hash_table_lookup (builders, language);
  if (builder == NULL)
    {
      builder = gtk_builder_new_from_resource (RESOURCE);
      g_hash_table_insert (builders, g_strdup (language), builder);
    }
  return G_MENU_MODEL (gtk_builder_get_object (builder, id));
}
