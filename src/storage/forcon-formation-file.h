/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-battle.h"
#include "forcon-xml.h"

G_BEGIN_DECLS

void forcon_formation_fail_numbers (ForconXml *xml, const ForconBattle *battle, const ForconRules *rules,
                                    ForconFormationId formation, gint line);

G_END_DECLS
