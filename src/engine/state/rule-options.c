/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/rule-options.h"

#include "base/value.h"
#include "engine/state/rules-table.h"

typedef enum { FLAG, COUNT, LIMIT, MARKERS, FIRST } HowSet;

#define OPTION(name, member, how, ...)                                                                                 \
  { name, { __VA_ARGS__ }, how == LIMIT, how, G_STRUCT_OFFSET (ForconOptions, member) },
static const ForconRuleOption known_options[] = { FORCON_RULES_OPTIONS (OPTION) };

const ForconRuleOption *
forcon_rule_options (guint *n)
{
  *n = G_N_ELEMENTS (known_options);
  return known_options;
}

const ForconRuleOption *
forcon_rule_option_find (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (known_options); i++)
    if (g_str_equal (known_options[i].name, name))
      return &known_options[i];
  return NULL;
}

static gboolean
may_be (const ForconRuleOption *option, const char *text)
{
  gint32 number = 0;

  return g_strv_contains (option->words, text)
         || (option->numbered && forcon_value_parse_decimal (text, 0, &number) && number > 0);
}

gboolean
forcon_rule_option_set (const ForconRuleOption *option, ForconOptions *options, const char *text)
{
  gpointer place = (char *) options + option->offset;

  if (!may_be (option, text))
    return FALSE;
  switch ((HowSet) option->how)
    {
    case FLAG:
      *(gboolean *) place = g_str_equal (text, option->words[1]);
      break;
    case COUNT:
    case LIMIT:
      *(gint *) place = 0;
      forcon_value_parse_decimal (text, 0, place);
      break;
    case MARKERS:
      /* The words "all" and "none" are no dice. */
      options->markers_all = g_str_equal (text, "all");
      if (!forcon_dice_formula_parse (text, place))
        *(ForconDiceFormula *) place = (ForconDiceFormula){ 0, 6, 0 };
      break;
    case FIRST:
    default:
      forcon_first_from_word (text, place);
      break;
    }
  return TRUE;
}

char *
forcon_rule_option_format (const ForconRuleOption *option, const ForconOptions *options)
{
  gconstpointer place = (const char *) options + option->offset;
  ForconDiceFormula formula;

  switch ((HowSet) option->how)
    {
    case FLAG:
      return g_strdup (option->words[*(const gboolean *) place ? 1 : 0]);
    case COUNT:
      return g_strdup_printf ("%d", *(const gint *) place);
    case LIMIT:
      return *(const gint *) place == 0 ? g_strdup (option->words[0]) : g_strdup_printf ("%d", *(const gint *) place);
    case MARKERS:
      formula = *(const ForconDiceFormula *) place;
      if (options->markers_all)
        return g_strdup ("all");
      return formula.count == 0 ? g_strdup ("none") : forcon_dice_formula_format (formula);
    case FIRST:
    default:
      return g_strdup (forcon_first_to_word (*(const ForconFirst *) place));
    }
}
