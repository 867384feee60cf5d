/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/rules/rules-file.h"

#include <glib/gi18n-lib.h>

#include "storage/files/value.h"
#include "storage/rules/rules-table.h"

#define VALUES_MAX 3

typedef enum { FLAG, COUNT, LIMIT, MARKERS, FIRST } HowSet;

/**
 * Option:
 * @name: as in section 15 of the rules
 * @values: words that it may be, the default first
 * @offset: of ForconOptions
 *
 * See FORCON_RULES_OPTIONS.
 */
typedef struct {
  const char *name;
  const char *values[VALUES_MAX];
  HowSet how;
  gsize offset;
} Option;

#define OPTION(name, member, how, ...) { name, { __VA_ARGS__ }, how, G_STRUCT_OFFSET (ForconOptions, member) },
static const Option known_options[] = { FORCON_RULES_OPTIONS (OPTION) };

static void
set_option (ForconOptions *options, const Option *option, const char *value)
{
  gpointer place = (char *) options + option->offset;

  switch (option->how)
    {
    case FLAG:
      *(gboolean *) place = g_str_equal (value, option->values[1]);
      break;
    case COUNT:
    case LIMIT:
      *(gint *) place = 0;
      forcon_value_parse_decimal (value, 0, place);
      break;
    case MARKERS:
      /* The words "all" and "none" are no dice. */
      options->markers_all = g_str_equal (value, "all");
      if (!forcon_dice_formula_parse (value, place))
        *(ForconDiceFormula *) place = (ForconDiceFormula){ 0, 6, 0 };
      break;
    case FIRST:
    default:
      forcon_first_from_word (value, place);
      break;
    }
}

static gboolean
may_be (const Option *option, const char *value)
{
  gint32 number = 0;

  for (guint i = 0; i < VALUES_MAX && option->values[i] != NULL; i++)
    if (g_str_equal (option->values[i], value))
      return TRUE;
  return option->how == LIMIT && forcon_value_parse_decimal (value, 0, &number) && number > 0;
}

void
forcon_rules_default_options (ForconRules *rules)
{
  for (guint i = 0; i < G_N_ELEMENTS (known_options); i++)
    set_option (&rules->options, &known_options[i], known_options[i].values[0]);
}

void
forcon_rules_read_option (ForconXml *xml, ForconRules *rules)
{
  const char *name = forcon_xml_attribute (xml, "name");
  const char *value = forcon_xml_attribute (xml, "value");
  const Option *option = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (known_options) && option == NULL; i++)
    if (g_str_equal (known_options[i].name, name))
      option = &known_options[i];
  if (option == NULL)
    forcon_xml_fail_value (xml, "name", _ ("an option of the rules"));
  else if (!may_be (option, value))
    {
      g_autoptr (GString) expected = g_string_new (NULL);

      for (guint i = 0; i < VALUES_MAX && option->values[i] != NULL; i++)
        g_string_append_printf (expected, "%s\"%s\"", i == 0 ? "" : _ (" or "), option->values[i]);
      if (option->how == LIMIT)
        g_string_append (expected, _ (" or a number"));
      forcon_xml_fail (xml, forcon_xml_line (xml), expected->str, _ ("option \"%s\" is \"%s\""), name, value);
    }
  else
    set_option (&rules->options, option, value);
}
