/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the reports of a campaign only: their parts. */

#include "report/campaign/campaign-wording.h"
#include "render/paper/document.h"
#include "campaign/knowledge/knowledge.h"

G_BEGIN_DECLS

/* What is told of a clash: how own ships came out of it, and all that was seen at its table. */
typedef enum {
  FORCON_CLASH_OUTCOME = 1 << 0,
  FORCON_CLASH_TABLE = 1 << 1,
  FORCON_CLASH_ALL = FORCON_CLASH_OUTCOME | FORCON_CLASH_TABLE,
} ForconClashParts;

/* What happened to an admiral in a phase */
void forcon_report_add_events (ForconDocument *page, const ForconKnowledge *knowledge, gint phase);
void forcon_report_add_clashes (ForconDocument *page, const ForconKnowledge *knowledge, gint phase,
                                ForconClashParts parts);

/* How things stand */
void forcon_report_add_formations (ForconDocument *page, const ForconCampaign *campaign, const ForconRules *rules,
                                   ForconSideId admiral);
ForconDocumentTable *forcon_report_ship_table (void);
void forcon_report_add_ship (ForconDocumentTable *table, const ForconBattle *fleet, const ForconRules *rules,
                             ForconShipId id);
void forcon_report_add_lost_ships (ForconDocument *page, const ForconCampaign *campaign, ForconSideId admiral);
void forcon_report_add_old_sightings (ForconDocument *page, const ForconCampaign *campaign, ForconSideId admiral, gint phase);
void forcon_report_add_known (ForconDocument *page, const ForconCampaign *campaign, ForconSideId admiral, gint phase);
void forcon_report_add_places (ForconDocument *page, const ForconCampaign *campaign, ForconSideId reader);
void forcon_report_add_title (ForconDocument *page, const ForconCampaign *campaign, const char *whose, gint phase,
                              gboolean on_paper);

char *forcon_report_whose (const ForconCampaign *campaign, ForconSideId admiral);
ForconDocument *forcon_report_admiral_of (const ForconKnowledge *knowledge, gint phase, gboolean on_paper);
ForconDocument *forcon_report_master_of (ForconChronicle *chronicle, gint phase, ForconCampaign **at,
                                         ForconDocument **done, GError **error);

/* The same as lines, in no order yet */
GPtrArray *forcon_report_sightings (const ForconCampaignTelling *telling, ForconSideId admiral, gint before, gint phase);
GPtrArray *forcon_report_mines (const ForconCampaign *campaign, ForconSideId reader);
GPtrArray *forcon_report_main_map (const ForconCampaign *campaign);

void forcon_report_sort (GPtrArray *lines);
void forcon_report_add_sorted (ForconDocument *body, GPtrArray *lines);

G_END_DECLS
