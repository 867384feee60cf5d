/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-rules.h"
#include "forcon-twilight-rules.h"
#include "forcon-xml.h"

G_BEGIN_DECLS

ForconRules *forcon_rules_load (const char *path, GError **error);
ForconRules *forcon_rules_load_named (const char *name, GError **error);
ForconRules *forcon_rules_load_for (ForconXml *xml, const char *attribute, const char *path);

/* Options of the rules. */

void forcon_rules_default_options (ForconRules *rules);
void forcon_rules_read_option (ForconXml *xml, ForconRules *rules);

/* The table of landings, and the rules of the ground combat that it names. */

void forcon_rules_read_landing_row (ForconXml *xml, ForconRules *rules);
void forcon_rules_check_landing (ForconXml *xml, ForconRules *rules);
gboolean forcon_rules_load_ground (const ForconRules *rules, ForconTwilightRules **ground, GError **error);

G_END_DECLS
