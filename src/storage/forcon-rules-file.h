/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-rules.h"
#include "forcon-xml.h"

G_BEGIN_DECLS

ForconRules *forcon_rules_load (const char *path, GError **error);
ForconRules *forcon_rules_load_named (const char *name, GError **error);
ForconRules *forcon_rules_load_for (ForconXml *xml, const char *attribute, const char *path);

G_END_DECLS
