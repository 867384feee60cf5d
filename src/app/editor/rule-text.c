/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editor/rule-text.h"

#include <gio/gio.h>
#include <string.h>

#define RULES "/org/forcon/Master/rules/forcon.md"

/* Each rule is a row of a table: "| F-SHIP-1 | text |". */
static char *
text_of (const char *rules, const char *id)
{
  g_autofree char *begin = g_strconcat ("\n| ", id, " | ", NULL);
  const char *found = strstr (rules, begin);
  const char *text = found == NULL ? NULL : found + strlen (begin);
  const char *end = text == NULL ? NULL : strchr (text, '\n');
  g_autofree char *row
      = text == NULL ? g_strdup ("") : g_strndup (text, end == NULL ? strlen (text) : (gsize) (end - text));

  while (*row != '\0' && strchr (" |", row[strlen (row) - 1]) != NULL)
    row[strlen (row) - 1] = '\0';
  return g_steal_pointer (&row);
}

char *
forcon_rule_text (const char *ids)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (RULES, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_auto (GStrv) each = g_strsplit (ids, " ", -1);
  GString *text = g_string_new (NULL);

  for (char **id = each; *id != NULL && bytes != NULL; id++)
    {
      /* Resources end with a zero. */
      g_autofree char *one = text_of (g_bytes_get_data (bytes, NULL), *id);

      if (*one != '\0')
        g_string_append_printf (text, "%s%s: %s", text->len > 0 ? "\n" : "", *id, one);
    }
  return g_string_free (text, FALSE);
}
