/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-battle.h"
#include "forcon-xml.h"

G_BEGIN_DECLS

ForconShipId forcon_formation_find_ship (ForconXml *xml, const ForconBattle *battle, ForconFormationId formation,
                                         gint line, const char *word, gboolean member);
void forcon_formation_line_up (ForconXml *xml, ForconBattle *battle, ForconFormationId formation, gint line,
                               const char *successors);
void forcon_formation_fail_numbers (ForconXml *xml, const ForconBattle *battle, const ForconRules *rules,
                                    ForconFormationId formation, gint line);

G_END_DECLS
