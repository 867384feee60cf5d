/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the values of a rule set only. */

#include "engine/state/rule-values.h"

G_BEGIN_DECLS

/* The row of the gunnery table that the value is; 0 of all others. */
gint forcon_rule_value_row (const ForconRuleValue *value);

/* Returns: (nullable) (transfer none): the nation of the rules whose value it is */
ForconNationRule *forcon_rule_value_nation (const ForconRuleValue *value, const ForconRules *rules);

G_END_DECLS
