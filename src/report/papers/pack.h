/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/paper/folio.h"
#include "campaign/knowledge/knowledge.h"
#include "report/papers/papers-wanted.h"

G_BEGIN_DECLS

/*
 * What an admiral is given at the end of a phase, sealed: a cover that is folded round it with the name outside, the
 * report, the cards of ships that are no longer as they were, and an order sheet for the next phase (F-CAMP-8). In the
 * first one of whoever has a link is how to play by telephone, too.
 */

/* Printed on both sides, it is so many sheets of paper, unless cards of all ships are wanted. */
#define FORCON_PACK_SHEETS 3

/**
 * forcon_pack_folio:
 * @knowledge: what an admiral knew at the end of the phase
 * @wish: which phase it tells of, whether the cards of all ships are in it (before play they are), and on what
 *
 * To keep to its length the report is set smaller, and at last cards are left out, which it then says.
 *
 * Returns: (transfer full): all that this admiral is given, the cover being its first page
 */
ForconFolio *forcon_pack_folio (const ForconKnowledge *knowledge, const ForconPapersWish *wish);

G_END_DECLS
