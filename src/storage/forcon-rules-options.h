/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-rules.h"
#include "forcon-xml.h"

G_BEGIN_DECLS

void forcon_rules_default_options (ForconRules *rules);
void forcon_rules_read_option (ForconXml *xml, ForconRules *rules);

G_END_DECLS
