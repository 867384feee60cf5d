/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/rules/openings.h"

G_BEGIN_DECLS

void forcon_openings_to_json (GString *json, const ForconBattle *battle, const ForconRules *rules);

G_END_DECLS
