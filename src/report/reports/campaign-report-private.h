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
} ForconClashParts;

/* What happened to an admiral in a phase */

/* What was lost and damaged: that comes first. */
void forcon_report_add_losses (ForconDocument *page, const ForconKnowledge *knowledge, gint phase);

/**
 * forcon_report_add_events:
 * @page: a document
 * @knowledge: what an admiral knows
 * @phase: of which phase
 *
 * The other chapters: what was seen, messages and questions, how orders were understood, and what came of them. No
 * sentence stands there twice.
 */
void forcon_report_add_events (ForconDocument *page, const ForconKnowledge *knowledge, gint phase);

/**
 * forcon_report_add_clashes:
 * @page: a document
 * @knowledge: what an admiral knows
 * @phase: of which phase; a clash of an earlier one is told while it goes on
 * @parts: how much of each
 */
void forcon_report_add_clashes (ForconDocument *page, const ForconKnowledge *knowledge, gint phase,
                                ForconClashParts parts);

/* How things stand */

/**
 * forcon_report_add_formations:
 * @page: a document
 * @campaign: a campaign, or what an admiral knows
 * @rules: the rules
 * @admiral: whose formations
 *
 * Each formation with its place, posture, ships and orders in force (F-CAMP-8: own formations in full), then the
 * ships that wait for one.
 */
void forcon_report_add_formations (ForconDocument *page, const ForconCampaign *campaign, const ForconRules *rules,
                                   ForconSideId admiral);

/* Returns: (transfer full): for forcon_report_add_ship() */
ForconDocumentTable *forcon_report_ship_table (void);

/**
 * forcon_report_add_ship:
 * @table: from forcon_report_ship_table()
 * @fleet: the fleet of a campaign
 * @rules: its rules
 * @id: a ship
 *
 * Its state: a row on paper, and in a text report forcon_campaign_state_of_ship().
 */
void forcon_report_add_ship (ForconDocumentTable *table, const ForconBattle *fleet, const ForconRules *rules,
                             ForconShipId id);

/**
 * forcon_report_add_lost_ships:
 * @page: a document
 * @campaign: a campaign, or what an admiral knows
 * @admiral: whose ships
 *
 * Those that are out of action.
 */
void forcon_report_add_lost_ships (ForconDocument *page, const ForconCampaign *campaign, ForconSideId admiral);

/**
 * forcon_report_add_old_sightings:
 * @page: a document
 * @campaign: what an admiral knows
 * @admiral: the admiral
 * @phase: the phase of the report; what was seen in it is told before
 */
void forcon_report_add_old_sightings (ForconDocument *page, const ForconCampaign *campaign, ForconSideId admiral,
                                      gint phase);

/**
 * forcon_report_add_known:
 * @page: a document
 * @campaign: the whole campaign
 * @admiral: an admiral
 * @phase: the phase of the report
 *
 * What the admiral knows of others, for the master.
 */
void forcon_report_add_known (ForconDocument *page, const ForconCampaign *campaign, ForconSideId admiral, gint phase);

/**
 * forcon_report_add_places:
 * @page: a document
 * @campaign: a campaign, or what an admiral knows
 * @reader: the admiral, or none for the master, who is told of landings too
 *
 * Mines, landings and what all may see.
 */
void forcon_report_add_places (ForconDocument *page, const ForconCampaign *campaign, ForconSideId reader);

/* Of which campaign, for whom, of which phase; and on paper, of what time. */
void forcon_report_add_title (ForconDocument *page, const ForconCampaign *campaign, const char *whose, gint phase,
                              gboolean on_paper);

/* Returns: (transfer full): whose report it is */
char *forcon_report_whose (const ForconCampaign *campaign, ForconSideId admiral);

/* The sealed report without what was seen at tables; on paper places stand below the map. */
ForconDocument *forcon_report_admiral_of (const ForconKnowledge *knowledge, gint phase, gboolean on_paper);

/**
 * forcon_report_master_of:
 * @at: (out): the campaign as it stood at the end of the phase, or now
 * @done: (out) (optional): what was done; on paper that is apart from the report, for it is long, and what there
 *   is to say of places stands below the map
 *
 * The master's report, as of forcon_campaign_report_master().
 */
ForconDocument *forcon_report_master_of (ForconChronicle *chronicle, gint phase, ForconCampaign **at,
                                         ForconDocument **done, GError **error);

/* The same as lines, in no order yet: of one sector, or with none of all */

/* (element-type utf8): what an admiral has seen before a phase, as things stood then. */
GPtrArray *forcon_report_sightings (const ForconCampaignTelling *telling, ForconSideId admiral, ForconSectorId sector,
                                    gint before, gint phase);

/* (element-type utf8): mines, as an admiral knows them, or with none the master. */
GPtrArray *forcon_report_mines (const ForconCampaign *campaign, ForconSideId reader, ForconSectorId sector);

/* (element-type utf8): what all may see; of one sector also what nobody can hold. */
GPtrArray *forcon_report_main_map (const ForconCampaign *campaign, ForconSectorId sector);

/* Returns: (transfer full): a formation and its place, as a line of text */
char *forcon_report_formation_line (const ForconCampaign *campaign, ForconFormationId id);

/* What an admiral has: formations with ships left, among them ships that wait for one; ships that are out of
 * action. Returns: (transfer full) */

/* (element-type ForconFormationId) */
GArray *forcon_report_own_formations (const ForconCampaign *campaign, ForconSideId admiral);

/* (element-type ForconShipId) */
GArray *forcon_report_lost_ships (const ForconCampaign *campaign, ForconSideId admiral);

/* In an order that tells nothing of numbers: as texts sort. */
void forcon_report_sort (GPtrArray *lines);

/* Items in that order. */
void forcon_report_add_sorted (ForconDocument *body, GPtrArray *lines);

G_END_DECLS
