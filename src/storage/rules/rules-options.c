/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/rules/rules-file.h"

#include <glib/gi18n-lib.h>

#include "engine/state/rule-options.h"

void
forcon_rules_default_options (ForconRules *rules)
{
  guint n;
  const ForconRuleOption *options = forcon_rule_options (&n);

  for (guint i = 0; i < n; i++)
    forcon_rule_option_set (&options[i], &rules->options, options[i].words[0]);
}

void
forcon_rules_read_option (ForconXml *xml, ForconRules *rules)
{
  const char *name = forcon_xml_attribute (xml, "name");
  const char *value = forcon_xml_attribute (xml, "value");
  const ForconRuleOption *option = forcon_rule_option_find (name);
  g_autoptr (GString) expected = g_string_new (NULL);

  if (option == NULL)
    {
      forcon_xml_fail_value (xml, "name", _ ("an option of the rules"));
      return;
    }
  if (forcon_rule_option_set (option, &rules->options, value))
    return;
  for (guint i = 0; option->words[i] != NULL; i++)
    g_string_append_printf (expected, "%s\"%s\"", i == 0 ? "" : _ (" or "), option->words[i]);
  if (option->numbered)
    g_string_append (expected, _ (" or a number"));
  forcon_xml_fail (xml, forcon_xml_line (xml), expected->str, _ ("option \"%s\" is \"%s\""), name, value);
}
