/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-test-rules.h"

#include "storage/rules/rules-file.h"
#include "storage/rules/twilight-rules-file.h"

const ForconRules *
forcon_test_rules (void)
{
  static ForconRules *rules = NULL;

  if (rules == NULL)
    {
      g_autoptr (GError) error = NULL;

      rules = forcon_rules_load_named ("forcon-2010", &error);
      g_assert_no_error (error);
    }
  return rules;
}

/* The rules of the fleet dice, by which troops fight on the ground. */
const ForconTwilightRules *
forcon_test_ground (void)
{
  static ForconTwilightRules *rules = NULL;

  if (rules == NULL)
    {
      g_autoptr (GError) error = NULL;

      rules = forcon_twilight_rules_load_named ("twilight", &error);
      g_assert_no_error (error);
    }
  return rules;
}
