/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/rule-values.h"

#include <string.h>

GPtrArray *
forcon_rules_differences (const ForconRules *rules, const ForconRules *base)
{
  g_autoptr (GPtrArray) values = forcon_rule_values (rules);
  g_autoptr (GPtrArray) others = forcon_rule_values (base);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  GPtrArray *differences = g_ptr_array_new ();

  for (guint i = 0; i < others->len; i++)
    g_ptr_array_add (values, g_ptr_array_index (others, i));
  for (guint i = 0; i < values->len; i++)
    {
      const ForconRuleValue *value = g_ptr_array_index (values, i);
      g_autofree char *is = forcon_rule_value_format (value, rules);
      g_autofree char *was = forcon_rule_value_format (value, base);

      if (g_hash_table_add (seen, (gpointer) value) && !g_str_equal (is, was))
        g_ptr_array_add (differences, (gpointer) value);
    }
  return differences;
}

static gint
compare_paths (gconstpointer a, gconstpointer b)
{
  const ForconRuleValue *one = *(const ForconRuleValue *const *) a;
  const ForconRuleValue *other = *(const ForconRuleValue *const *) b;

  return strcmp (one->path, other->path);
}

char *
forcon_rules_changes (const ForconRules *rules, const ForconRules *base)
{
  g_autoptr (GPtrArray) values = forcon_rules_differences (rules, base);
  GString *text = g_string_new (NULL);

  g_ptr_array_sort (values, compare_paths);
  for (guint i = 0; i < values->len; i++)
    {
      const ForconRuleValue *value = g_ptr_array_index (values, i);
      g_autofree char *is = forcon_rule_value_format (value, rules);

      g_string_append_printf (text, "%s=%s\n", value->path, is);
    }
  return g_string_free (text, FALSE);
}

void
forcon_rules_apply (ForconRules *rules, const char *changes)
{
  g_auto (GStrv) lines = g_strsplit (changes, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    {
      char *equals = strchr (*line, '=');
      const ForconRuleValue *value;

      if (equals == NULL)
        continue;
      *equals = '\0';
      value = forcon_rule_value_find (*line);
      if (value != NULL)
        forcon_rule_value_put (value, rules, equals + 1);
    }
}
