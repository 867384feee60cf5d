/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the papers only: how each kind is made. */

#include "campaign/knowledge/knowledge.h"
#include "report/papers/papers-wanted.h"

G_BEGIN_DECLS

/**
 * ForconPapersMaking:
 * @fleet: the ships: as the admiral knows them, or as they are
 * @chronicle, @truth: (nullable): the whole campaign, as it is now; %NULL where there is only a fleet
 * @knowledge: (nullable): of the admiral whose papers they are; %NULL for the master's
 *
 * What papers are made from.
 */
typedef struct {
  const ForconPapersWish *wish;
  const ForconRules *rules;
  const ForconBattle *fleet;
  ForconChronicle *chronicle;
  const ForconCampaign *truth;
  const ForconKnowledge *knowledge;
} ForconPapersMaking;

typedef ForconFolio *(*ForconPapersMaker) (const ForconPapersMaking *making, GError **error);

ForconFolio *forcon_papers_make_kind (const ForconPapersMaking *making, GError **error);

/* One for each kind. */
#define FORCON_PAPERS_MAKER(NAME, word, label, of)                                                                     \
  ForconFolio *forcon_papers_make_##NAME (const ForconPapersMaking *making, GError **error);
FORCON_PAPERS_KINDS (FORCON_PAPERS_MAKER)

G_END_DECLS
