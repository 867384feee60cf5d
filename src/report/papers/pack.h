/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/paper/folio.h"
#include "campaign/knowledge/knowledge.h"

G_BEGIN_DECLS

/*
 * What an admiral is given at the end of a phase, sealed: a cover that is folded round it with the name outside, the
 * report, the cards of the fleet with damage marked, and an order sheet for the next phase (F-CAMP-8).
 */

/**
 * forcon_pack_folio:
 * @knowledge: what an admiral knew at the end of the phase
 * @phase: which phase it tells of
 * @form: on what
 *
 * Returns: (transfer full): all that this admiral is given, the cover being its first page
 */
ForconFolio *forcon_pack_folio (const ForconKnowledge *knowledge, gint phase, const ForconPaperForm *form);

G_END_DECLS
