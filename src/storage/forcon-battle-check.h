/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the reading of battles in states only: what no battle can be. */

#include "forcon-battle.h"
#include "forcon-xml.h"

G_BEGIN_DECLS

void forcon_battle_check_weapon (ForconXml *xml, const GArray *weapons);
gboolean forcon_battle_check_card (ForconXml *xml, const ForconCard *card);
gboolean forcon_battle_check (ForconXml *xml, const ForconBattle *battle, const ForconRules *rules);

G_END_DECLS
