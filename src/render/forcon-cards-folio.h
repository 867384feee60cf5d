/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-battle.h"
#include "forcon-folio.h"

G_BEGIN_DECLS

/* How many cards may stand on a page. */
#define FORCON_CARDS_LARGE 4
#define FORCON_CARDS_COMPACT 6

ForconFolio *forcon_cards_folio (const ForconBattle *fleet, const ForconRules *rules, const GArray *ships,
                                 guint per_page, const ForconPaperForm *form);

ForconFolio *forcon_mine_cards_folio (const ForconRules *rules, guint each, const ForconPaperForm *form);

GArray *forcon_cards_ships_of (const ForconBattle *fleet, ForconSideId side);

G_END_DECLS
