/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/chronicle.h"
#include "base/errand.h"
#include "render/map/sector-map.h"
#include "render/paper/folio.h"
#include "report/papers/batch.h"
#include "report/papers/papers-wanted.h"

G_BEGIN_DECLS

/* What came of the last look at papers before they leave the house. */
typedef enum {
  FORCON_PAPERS_FOR_MASTER, /* tells everything: only the master may see it */
  FORCON_PAPERS_FOR_ANYBODY, /* tells nothing of the campaign that is hidden from anybody */
  FORCON_PAPERS_CHECKED,    /* compared with what the admiral may know: nothing hidden is in it */
  FORCON_PAPERS_LEAK,       /* names what is hidden from the admiral */
} ForconPapersVerdict;

/**
 * ForconPapersCheck:
 * @sentence: (nullable): what the check said, for the master
 * @details: (nullable): what was looked at, and for how much
 */
typedef struct {
  ForconPapersVerdict verdict;
  char *sentence;
  char *details;
} ForconPapersCheck;

void forcon_papers_check_clear (ForconPapersCheck *check);

/**
 * forcon_papers_make:
 * @chronicle: the journal of a campaign
 * @wish: what is wanted
 * @errand: (nullable): who waits
 * @check: (out): what the last look at them said; forcon_papers_check_clear() empties it
 * @error: return location: G_IO_ERROR_PERMISSION_DENIED if they tell an admiral what is hidden, or why they cannot
 *   be made
 *
 * Makes papers. What is for an admiral is made of nothing but the admiral's knowledge, and then looked at once more
 * for what must not stand there (F-CAMP-8).
 *
 * Returns: (transfer full) (nullable): the pages; %NULL if they cannot be made or must not be given away, and
 *   without an error if that was called off
 */
ForconFolio *forcon_papers_make (ForconChronicle *chronicle, const ForconPapersWish *wish, ForconErrand *errand,
                                 ForconPapersCheck *check, GError **error);

/**
 * forcon_papers_make_each:
 * @chronicle: the journal of a campaign
 * @wish: what is wanted for admirals
 * @errand: (nullable): who waits
 * @check: (out): what the last look at them said; it is empty before
 * @error: return location, as of forcon_papers_make()
 *
 * Returns: (transfer full) (nullable): the papers of each admiral, all of which may be given away; %NULL as of
 *   forcon_papers_make()
 */
ForconBatch *forcon_papers_make_each (ForconChronicle *chronicle, const ForconPapersWish *wish, ForconErrand *errand,
                                      ForconPapersCheck *check, GError **error);

/* Returns: (transfer full): that the papers of one admiral may be given to that admiral, a sentence */
char *forcon_papers_say_checked (const ForconCampaign *truth, ForconSideId admiral);

/**
 * forcon_papers_make_of_fleet:
 * @fleet: ships, which need not belong to a campaign
 * @rules: the rules
 * @wish: cards, counters, trays, markers, mine cards, tools or the crib; of an admiral's own ships or of all
 *
 * Makes papers for a master, of the ships as they are, without a check.
 *
 * Returns: (transfer full): the pages, of which there may be none
 */
ForconFolio *forcon_papers_make_of_fleet (const ForconBattle *fleet, const ForconRules *rules,
                                          const ForconPapersWish *wish);

/**
 * forcon_papers_make_of_map:
 * @map: a map, of whatever is to be on it
 * @wish: the map or the poster
 *
 * Makes papers of a map that need not be the main one, without a check.
 *
 * Returns: (transfer full): the pages
 */
ForconFolio *forcon_papers_make_of_map (const ForconMapModel *map, const ForconPapersWish *wish);

/**
 * forcon_papers_text:
 * @chronicle: the journal of a campaign
 * @wish: which papers
 * @folio: these papers, from forcon_papers_make(), which has checked them
 * @error: return location
 *
 * Returns: (transfer full) (nullable): them as plain text: of reports what forcon_campaign_report_for() makes,
 *   else what is written on the pages
 */
char *forcon_papers_text (ForconChronicle *chronicle, const ForconPapersWish *wish, const ForconFolio *folio,
                          GError **error);

/**
 * forcon_papers_clash_title:
 * @campaign: a campaign
 * @clash: one of its clashes
 *
 * Returns: (transfer full): where and when it was
 */
char *forcon_papers_clash_title (const ForconCampaign *campaign, ForconClashId clash);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconPapersCheck, forcon_papers_check_clear)

G_END_DECLS
