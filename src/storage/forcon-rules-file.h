/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-rules.h"

G_BEGIN_DECLS

ForconRules *forcon_rules_load (const char *path, GError **error);
ForconRules *forcon_rules_load_named (const char *name, GError **error);

G_END_DECLS
