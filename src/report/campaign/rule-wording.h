/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/rule-values.h"

G_BEGIN_DECLS

/* Sentences about the numbers of the rules, for commands, files and the window alike. */

/* Returns: (transfer full): that the number cannot be that, and what it may be */
char *forcon_wording_bad_rule (const ForconRuleValue *value, const char *text);

/* Returns: (transfer full): that it is beyond its bounds, and what they are */
char *forcon_wording_rule_bounds (const ForconRuleValue *value, const char *text, gint64 least, gint64 most);

/* Returns: (transfer full): what it was and is: "Torpedoes: armour under fire (F-TORP-8): 2, in Forcon 2010: 1" */
char *forcon_wording_rule_compared (const ForconRuleValue *value, const char *is, const char *was);

G_END_DECLS
