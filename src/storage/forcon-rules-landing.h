/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-rules.h"
#include "forcon-twilight-rules.h"
#include "forcon-xml.h"

G_BEGIN_DECLS

void forcon_rules_read_landing_row (ForconXml *xml, ForconRules *rules);
void forcon_rules_check_landing (ForconXml *xml, ForconRules *rules);
gboolean forcon_rules_load_ground (const ForconRules *rules, ForconTwilightRules **ground, GError **error);

G_END_DECLS
