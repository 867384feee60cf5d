/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-battle.h"
#include "forcon-folio.h"

G_BEGIN_DECLS

/* Things to be cut out for the table, at their true size. On each page there is a ruler that tells whether it is. */
ForconFolio *forcon_counters_folio (const ForconBattle *fleet, const ForconRules *rules, const GArray *ships,
                                    const ForconPaperForm *form);
ForconFolio *forcon_markers_folio (const ForconBattle *fleet, const ForconRules *rules, const GArray *sides, guint each,
                                   const ForconPaperForm *form);
ForconFolio *forcon_trays_folio (const ForconBattle *fleet, const ForconRules *rules, const GArray *formations,
                                 const ForconPaperForm *form);
ForconFolio *forcon_tools_folio (const ForconRules *rules, const ForconPaperForm *form);

G_END_DECLS
