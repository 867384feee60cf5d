/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/editing/other-names.h"

#include <string.h>

char *
forcon_take_other_names (const char *text, char **others)
{
  const char *mark = strchr (text, '=');
  g_autofree char *behind = mark == NULL ? NULL : g_strstrip (g_strdup (mark + 1));

  *others = behind == NULL || *behind == '\0' ? NULL : g_strdelimit (g_steal_pointer (&behind), "=", ',');
  return g_strstrip (mark == NULL ? g_strdup (text) : g_strndup (text, (gsize) (mark - text)));
}

char *
forcon_other_names (const ForconCampaign *campaign, const char *name)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < campaign->aliases->len; i++)
    {
      const ForconAlias *alias = &g_array_index (campaign->aliases, ForconAlias, i);

      if (g_strcmp0 (alias->name, name) == 0)
        g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", alias->other);
    }
  return g_string_free (text, FALSE);
}
