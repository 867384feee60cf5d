/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A rule set that was edited is written into the text that it was read from. */
#include "storage/rules/rules-file.h"

#include "storage/xml/xml-source.h"

#include <string.h>

/* Whether an element has the key of a value: "id" is "cruiser", or "target/aspect" is "capital/abeam". */
static gboolean
has_key (const ForconXmlSource *source, guint part, const ForconRuleValue *value)
{
  g_auto (GStrv) names = g_strsplit (value->key_attribute == NULL ? "" : value->key_attribute, "/", -1);
  g_autoptr (GString) key = g_string_new (NULL);

  if (value->key == NULL)
    return TRUE;
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *word = forcon_xml_source_get (source, part, names[i]);

      if (word != NULL)
        g_string_append_printf (key, "%s%s", i > 0 ? "/" : "", g_strstrip (word));
    }
  return g_str_equal (key->str, value->key);
}

/* Returns: the element that states the value, or would; 0 where there is none */
static guint
find_part (const ForconXmlSource *source, const ForconRuleValue *value)
{
  for (guint part = 1; part <= forcon_xml_source_n_parts (source); part++)
    {
      const ForconXmlPart *found = forcon_xml_source_part (source, part);
      const char *around = found->parent == 0 ? NULL : forcon_xml_source_part (source, found->parent)->name;

      if (g_str_equal (found->name, value->element) && has_key (source, part, value)
          && (value->parent == NULL || g_strcmp0 (around, value->parent) == 0))
        return part;
    }
  return 0;
}

static guint
find_named (const ForconXmlSource *source, const char *name, gboolean last)
{
  guint found = 0;

  for (guint part = 1; part <= forcon_xml_source_n_parts (source); part++)
    if (g_str_equal (forcon_xml_source_part (source, part)->name, name) && (last || found == 0))
      found = part;
  return found;
}

/* The last element within another; 0 where there is none. */
static guint
last_in (const ForconXmlSource *source, guint parent)
{
  guint found = 0;

  for (guint part = 1; part <= forcon_xml_source_n_parts (source); part++)
    if (forcon_xml_source_part (source, part)->parent == parent)
      found = part;
  return found;
}

static void
append_attribute (GString *element, const char *name, const char *value)
{
  g_autofree char *escaped = g_markup_escape_text (value, -1);

  g_string_append_printf (element, " %s=\"%s\"", name, escaped);
}

/* An option that the file leaves as it usually is, a nation, a row of the gunnery table: a new element. */
static void
insert (ForconXmlSource *source, const ForconRuleValue *value, const ForconRules *rules)
{
  const char *around = value->form == FORCON_RULE_NATION   ? "boarding"
                       : value->form == FORCON_RULE_OPTION ? "options"
                                                           : value->parent;
  guint parent = around == NULL ? 0 : find_named (source, around, FALSE);
  g_autoptr (GString) element = g_string_new (NULL);
  g_autofree char *text = forcon_rule_value_format (value, rules);

  g_string_append_printf (element, "<%s", value->element);
  append_attribute (element, value->key_attribute, value->key);
  append_attribute (element, value->attribute, text);
  if (value->form == FORCON_RULE_NATION)
    {
      g_autofree char *path = g_strconcat ("nation/", value->key, "/aliases", NULL);
      g_autofree char *aliases = forcon_rule_value_format (forcon_rule_value_find (path), rules);

      if (*aliases != '\0')
        append_attribute (element, "aliases", aliases);
    }
  g_string_append (element, "/>");
  if (parent != 0)
    forcon_xml_source_insert (source, parent, last_in (source, parent), element->str);
  else if (value->form == FORCON_RULE_OPTION)
    {
      g_autofree char *options = g_strdup_printf ("<options>\n  %s\n</options>", element->str);

      forcon_xml_source_insert (source, 1, last_in (source, 1), options);
    }
}

/* The rows of landed troops one after the other, where the file has such a table. */
static void
merge_landing (ForconXmlSource *source, const ForconRules *rules)
{
  guint landing = find_named (source, "landing", FALSE), last = 0, row = 0;

  for (guint part = 1; landing != 0 && part <= forcon_xml_source_n_parts (source); part++)
    {
      const ForconLandingRow *now = &rules->landing.rows[MIN (row, FORCON_LANDING_ROWS_MAX - 1)];
      g_autofree char *troops = g_strdup_printf ("%d", now->troops);
      g_autofree char *count = g_strdup_printf ("%d", now->count);

      if (forcon_xml_source_part (source, part)->parent != landing)
        continue;
      if (row++ >= rules->landing.n_rows)
        {
          forcon_xml_source_remove (source, part);
          continue;
        }
      last = part;
      forcon_xml_source_set (source, part, "troops", troops);
      forcon_xml_source_set (source, part, "unit", now->unit);
      forcon_xml_source_set (source, part, "count", count);
    }
  for (; landing != 0 && row < rules->landing.n_rows; row++)
    {
      const ForconLandingRow *now = &rules->landing.rows[row];
      g_autofree char *element = g_strdup_printf ("<force troops=\"%d\" unit=\"%s\" count=\"%d\"/>", now->troops,
                                                  now->unit, now->count);

      forcon_xml_source_insert (source, landing, last, element);
    }
  if (landing != 0 && rules->landing.n_rows == 0)
    forcon_xml_source_remove (source, landing);
}

static void
merge_value (ForconXmlSource *source, const ForconRuleValue *value, const ForconRules *rules)
{
  guint part = find_part (source, value);
  g_autofree char *text = forcon_rule_value_format (value, rules);
  gboolean row = value->form == FORCON_RULE_NATION || value->form == FORCON_RULE_LIST;
  gboolean strength = value->form != FORCON_RULE_NATION || g_str_equal (value->attribute, "strength");

  if (value->form == FORCON_RULE_LANDING)
    merge_landing (source, rules);
  else if (part == 0 && *text != '\0' && strength)
    insert (source, value, rules);
  else if (part != 0 && *text == '\0' && row && strength)
    forcon_xml_source_remove (source, part);
  else if (part != 0)
    forcon_xml_source_set (source, part, value->attribute, *text == '\0' ? NULL : text);
}

char *
forcon_rules_merge (const char *text, const ForconRules *rules, GError **error)
{
  g_autoptr (ForconRules) before = forcon_rules_load_text (text, "", error);
  g_autoptr (ForconXmlSource) source = NULL;
  g_autoptr (GPtrArray) values = NULL;

  if (before == NULL)
    return NULL;
  source = forcon_xml_source_new (text);
  values = forcon_rules_differences (rules, before);
  for (guint i = 0; i < values->len; i++)
    merge_value (source, g_ptr_array_index (values, i), rules);
  return forcon_xml_source_finish (source);
}
