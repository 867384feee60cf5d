/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/state/problem.h"

#define PROBLEM_RULE(NAME, word, rule) rule,

const char *
forcon_problem_rule (ForconProblem problem)
{
  static const char *const rules[] = { FORCON_PROBLEMS (PROBLEM_RULE) };

  g_return_val_if_fail ((guint) problem < G_N_ELEMENTS (rules), "");
  return rules[problem];
}
