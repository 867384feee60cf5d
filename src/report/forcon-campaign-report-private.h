/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the text reports of a campaign only: their parts, each under its heading, if there is anything to say. */

#include "forcon-campaign.h"

G_BEGIN_DECLS

void forcon_report_add (GString *text, const char *format, ...) G_GNUC_PRINTF (2, 3);
void forcon_report_add_heading (GString *text, const char *heading);

void forcon_report_add_messages (GString *text, const ForconCampaign *campaign, ForconSideId admiral, gint phase);
void forcon_report_add_formations (GString *text, const ForconCampaign *campaign, ForconSideId admiral);
void forcon_report_add_sightings (GString *text, const ForconCampaign *campaign, ForconSideId admiral);
void forcon_report_add_fields (GString *text, const ForconCampaign *campaign);
void forcon_report_add_main_map (GString *text, const ForconCampaign *campaign);

G_END_DECLS
