/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the text reports of a campaign only: their parts, on the page of forcon-text-page.h. */

#include "forcon-campaign-wording.h"
#include "forcon-knowledge.h"

G_BEGIN_DECLS

/* What happened to an admiral in a phase */
void forcon_report_add_events (GString *page, const ForconKnowledge *knowledge, gint phase);
void forcon_report_add_clashes (GString *page, const ForconKnowledge *knowledge, gint phase);

/* How things stand */
void forcon_report_add_formations (GString *page, const ForconCampaign *campaign, const ForconRules *rules,
                                   ForconSideId admiral);
void forcon_report_add_lost_ships (GString *page, const ForconCampaign *campaign, ForconSideId admiral);
void forcon_report_add_old_sightings (GString *page, const ForconCampaign *campaign, ForconSideId admiral, gint phase);
void forcon_report_add_known (GString *page, const ForconCampaign *campaign, ForconSideId admiral, gint phase);
void forcon_report_add_landings (GString *page, const ForconCampaign *campaign);
void forcon_report_add_title (GString *page, const ForconCampaign *campaign, const char *whose, gint phase);
void forcon_report_add_mines (GString *page, const ForconCampaign *campaign, ForconSideId reader);
void forcon_report_add_main_map (GString *page, const ForconCampaign *campaign);

/* The same as lines, in no order yet */
GPtrArray *forcon_report_sightings (const ForconCampaignTelling *telling, ForconSideId admiral, gint before, gint phase);
GPtrArray *forcon_report_mines (const ForconCampaign *campaign, ForconSideId reader);
GPtrArray *forcon_report_main_map (const ForconCampaign *campaign);

void forcon_report_sort (GPtrArray *lines);
void forcon_report_add_sorted (GString *body, GPtrArray *lines);

G_END_DECLS
