/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/paper/folio.h"
#include "campaign/knowledge/knowledge.h"

G_BEGIN_DECLS

/*
 * What an admiral is given at the end of a phase, sealed: a cover that is folded round it with the name outside, the report,
 * the cards of the fleet with damage marked, and an order sheet for the next phase (F-CAMP-8).
 */
ForconFolio *forcon_pack_folio (const ForconKnowledge *knowledge, gint phase, const ForconPaperForm *form);

G_END_DECLS
