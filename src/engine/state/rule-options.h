/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/rules.h"

G_BEGIN_DECLS

/* The options of the rules (section 15), by their names in files; FORCON_RULES_OPTIONS lists them. */

#define FORCON_RULE_OPTION_WORDS_MAX 3

/**
 * ForconRuleOption:
 * @name: as in section 15 of the rules
 * @words: (array zero-terminated=1): what it may be, the default first
 * @numbered: whether it may be a number from 1 besides
 * @how, @offset: how and where it is kept in #ForconOptions
 */
typedef struct {
  const char *name;
  const char *words[FORCON_RULE_OPTION_WORDS_MAX + 1];
  gboolean numbered;
  guint how;
  gsize offset;
} ForconRuleOption;

/* Returns: (array length=n): all options, in their order */
const ForconRuleOption *forcon_rule_options (guint *n);

/* Returns: (nullable) (transfer none): the option of that name */
const ForconRuleOption *forcon_rule_option_find (const char *name);

/**
 * forcon_rule_option_set:
 * @option: one of forcon_rule_options()
 * @options: (inout): the options of a rule set
 * @text: one of its words, or a number where it may be one
 *
 * Returns: whether the option may be that; otherwise nothing was changed
 */
gboolean forcon_rule_option_set (const ForconRuleOption *option, ForconOptions *options, const char *text);

/* Returns: (transfer full): what the option is, as forcon_rule_option_set() takes it */
char *forcon_rule_option_format (const ForconRuleOption *option, const ForconOptions *options);

G_END_DECLS
