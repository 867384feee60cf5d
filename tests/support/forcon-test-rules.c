/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-test-rules.h"

#include "forcon-rules-file.h"

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
