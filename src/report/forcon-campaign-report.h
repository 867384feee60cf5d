/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-knowledge.h"

G_BEGIN_DECLS

/* Reports as pages of plain text: what happened in a phase, and how things stand (F-CAMP-8). */
gint forcon_campaign_report_phase (const ForconCampaign *campaign);
char *forcon_campaign_report_for (const ForconKnowledge *knowledge, gint phase);
char *forcon_campaign_report_master (ForconChronicle *chronicle, gint phase, GError **error);
char *forcon_campaign_report_file_name (const ForconCampaign *campaign, ForconSideId admiral, gint phase);

G_END_DECLS
