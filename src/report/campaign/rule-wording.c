/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/campaign/rule-wording.h"

#include "base/language.h"

#include "render/drawing/rule-labels.h"

/* What a value of its kind looks like. Returns: (transfer full) */
static char *
expected_of (const ForconRuleValue *value)
{
  g_autoptr (GString) words = g_string_new (NULL);
  const ForconRuleOption *option;

  switch (value->form)
    {
    case FORCON_RULE_FRACTION:
      return g_strdup (_ ("a share such as 1/2, 0 or 1"));
    case FORCON_RULE_FORMULA:
      return g_strdup (_ ("a number, or dice such as 2d6 or d3"));
    case FORCON_RULE_FLAG:
      return g_strdup (_ ("“yes” or “no”"));
    case FORCON_RULE_LIST:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u number", "%u numbers with blanks between", value->n),
                              value->n);
    case FORCON_RULE_WORD:
      for (guint i = 0; i < value->words->n_words; i++)
        g_string_append_printf (words, "%s%s", i > 0 ? ", " : "", value->words->to_word (&i));
      return g_string_free (g_steal_pointer (&words), FALSE);
    case FORCON_RULE_OPTION:
      option = forcon_rule_option_find (value->key);
      for (guint i = 0; option->words[i] != NULL; i++)
        g_string_append_printf (words, "%s%s", i > 0 ? ", " : "", option->words[i]);
      if (option->numbered)
        g_string_append_printf (words, ", %s", _ ("a number from 1"));
      return g_string_free (g_steal_pointer (&words), FALSE);
    case FORCON_RULE_TEXT:
      return g_str_equal (value->path, "id") ? g_strdup (_ ("a word of the letters a to z, digits and hyphens"))
                                             : g_strdup (_ ("a name"));
    case FORCON_RULE_LANDING:
      return g_strdup (_ ("rows such as “3 mech 1, 1 infantry 1”, each unit once, the last of single troops"));
    case FORCON_RULE_NUMBER:
    case FORCON_RULE_LENGTH:
    case FORCON_RULE_ANGLE:
    case FORCON_RULE_NATION:
    default:
      return g_strdup (_ ("a number"));
    }
}

char *
forcon_wording_bad_rule (const ForconRuleValue *value, const char *text)
{
  g_autofree char *label = forcon_label_rule (value);
  g_autofree char *expected = expected_of (value);

  /* Translators: a number of the rules, what somebody wanted it to be, what it may be. */
  return g_strdup_printf (_ ("%1$s cannot be “%2$s”, expected: %3$s"), label, text, expected);
}

char *
forcon_wording_rule_bounds (const ForconRuleValue *value, const char *text, gint64 least, gint64 most)
{
  g_autofree char *label = forcon_label_rule (value);
  g_autofree char *from = forcon_rule_value_format_bound (value, least);
  g_autofree char *to = forcon_rule_value_format_bound (value, most);

  /* Translators: a number of the rules, what somebody wanted it to be, the least, the most. */
  return g_strdup_printf (_ ("%1$s cannot be “%2$s”, only from %3$s to %4$s"), label, text, from, to);
}

char *
forcon_wording_rule_compared (const ForconRuleValue *value, const char *is, const char *was)
{
  g_autofree char *label = forcon_label_rule (value);
  g_autofree char *now = forcon_label_rule_text (value, is);
  g_autofree char *before = forcon_label_rule_text (value, was);
  const char *ids = forcon_rule_ids (value);

  if (*ids == '\0')
    /* Translators: a number of the rules, what it is, what it is in Forcon 2010. */
    return g_strdup_printf (_ ("%1$s: %2$s, in Forcon 2010: %3$s"), label, now, before);
  /* Translators: a number of the rules, which rules use it, what it is, what it is in Forcon 2010. */
  return g_strdup_printf (_ ("%1$s (%2$s): %3$s, in Forcon 2010: %4$s"), label, ids, now, before);
}
