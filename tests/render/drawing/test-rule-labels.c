/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/rule-labels.h"

#include "storage/rules/rules-file.h"

static ForconRules *
usual (void)
{
  g_autoptr (GError) error = NULL;
  ForconRules *rules = forcon_rules_load_named (FORCON_USUAL_RULES, &error);

  g_assert_no_error (error);
  return rules;
}

static void
each_has_words (void)
{
  g_autoptr (ForconRules) rules = usual ();
  g_autoptr (GPtrArray) values = forcon_rule_values (rules);

  for (guint i = 0; i < values->len; i++)
    {
      const ForconRuleValue *value = g_ptr_array_index (values, i);

      /* One without words is told by its path. */
      g_assert_cmpstr (forcon_label_rule_number (value), !=, value->path);
      g_assert_cmpstr (forcon_label_rule_chapter (value), !=, "");
      if (value->form != FORCON_RULE_TEXT)
        g_assert_cmpstr (forcon_rule_ids (value), !=, "");
    }
}

static void
words_for_values (void)
{
  g_autofree char *effect = forcon_label_rule_text (forcon_rule_value_find ("critical-table/7"), "fire");
  g_autofree char *option = forcon_label_rule_text (forcon_rule_value_find ("option/shields.order"), "after-armour");
  g_autofree char *nothing = forcon_label_rule_text (forcon_rule_value_find ("gunnery/21"), "");
  g_autofree char *thing = forcon_label_rule (forcon_rule_value_find ("columns/capital/abeam"));

  g_assert_cmpstr (effect, !=, "");
  g_assert_cmpstr (option, ==, "after armour");
  g_assert_cmpstr (nothing, ==, "none");
  g_assert_cmpstr (thing, ==, "capital ship, abeam: column of the gunnery table");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/render/rule-labels/each number of the rules has words, a chapter and its rule", each_has_words);
  g_test_add_func ("/render/rule-labels/values are told in words", words_for_values);
  return g_test_run ();
}
