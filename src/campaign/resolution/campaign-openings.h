/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/decision/campaign-verdict.h"

G_BEGIN_DECLS

/*
 * What can be open in a campaign: LACK: something is missing before play; BEGIN: it can begin; OWES_SHEET: an admiral
 * has handed in no sheet; SETTLE_LINE: a line of a sheet that has no reading in force; QUERY: what an admiral asks or
 * writes and the master has done nothing about, which can wait (F-CAMP-9); ANSWER: a meeting about which the master is
 * asked; CLASH: one that is open; RETURN: one whose battle is over, but which is not back on the map; LANDING: troops
 * that were landed have to fight for a planet, which can wait (F-END-6); ADVANCE: nothing stands in the way of the next
 * half-phase, or of the next phase.
 */
#define FORCON_CAMPAIGN_OPENINGS(T)                                                                                    \
  T (LACK, "lack")                                                                                                     \
  T (BEGIN, "begin")                                                                                                   \
  T (OWES_SHEET, "owes-sheet")                                                                                         \
  T (SETTLE_LINE, "settle-line")                                                                                       \
  T (QUERY, "query")                                                                                                   \
  T (ANSWER, "answer")                                                                                                 \
  T (CLASH, "clash")                                                                                                   \
  T (RETURN, "return")                                                                                                 \
  T (LANDING, "landing")                                                                                               \
  T (ADVANCE, "advance")

#define FORCON_TERM_CAMPAIGN_OPENING(NAME, word) FORCON_CAMPAIGN_OPENING_##NAME,
FORCON_DECLARE_TERM (ForconCampaignOpeningKind, CAMPAIGN_OPENING, FORCON_CAMPAIGN_OPENINGS, campaign_opening)

/**
 * ForconCampaignOpening:
 * @kind: what is open
 * @admiral: whose it is: of LACK, OWES_SHEET, SETTLE_LINE, QUERY; of LANDING who attacks; else none
 * @lack: of LACK
 * @line: of SETTLE_LINE
 * @query: of QUERY
 * @meeting: of ANSWER, and of what it led to
 * @clash: of CLASH and RETURN
 * @object: of LANDING: the planet
 * @blocks: whether it stands in the way of what comes next
 *
 * One line of what is open.
 */
typedef struct {
  ForconCampaignOpeningKind kind;
  ForconSideId admiral;
  ForconLack lack;
  ForconLineId line;
  ForconQueryId query;
  ForconMeetingId meeting;
  ForconClashId clash;
  ForconObjectId object;
  gboolean blocks;
} ForconCampaignOpening;

/**
 * forcon_campaign_openings:
 * @campaign: a campaign
 * @rules: the rules
 *
 * Returns: (transfer full) (element-type ForconCampaignOpening): what is open now, in the order in which a master
 *   goes about it; nothing once the campaign is closed
 */
GArray *forcon_campaign_openings (const ForconCampaign *campaign, const ForconRules *rules);

/* Returns: whether the admiral has handed in another sheet for the same phase since, which is no correction */
gboolean forcon_campaign_sheet_is_replaced (const ForconCampaign *campaign, const ForconSheet *sheet);

/**
 * forcon_campaign_line_is_replaced:
 * @campaign: a campaign
 * @line: a line of one of its sheets
 *
 * Returns: whether a newer sheet or correction of its admiral for the same phase orders its formation to do something,
 *   or says the same again (F-CAMP-4). What a newer sheet says nothing of stays as it is
 */
gboolean forcon_campaign_line_is_replaced (const ForconCampaign *campaign, const ForconLine *line);

/**
 * forcon_campaign_line_is_open:
 * @campaign: a campaign
 * @line: a line of one of its sheets
 *
 * Returns: whether the master still has to say what is meant: nothing in it is in force, it was not made a
 *   comment, and no newer sheet takes its place (F-CAMP-4)
 */
gboolean forcon_campaign_line_is_open (const ForconCampaign *campaign, const ForconLine *line);

G_END_DECLS
