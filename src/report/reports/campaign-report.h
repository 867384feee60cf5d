/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/paper/document.h"
#include "render/paper/folio.h"
#include "campaign/knowledge/knowledge.h"

G_BEGIN_DECLS

/* Reports: what happened in a phase, and how things stand (F-CAMP-8). */
gint forcon_campaign_report_phase (const ForconCampaign *campaign);

/* As plain text */
char *forcon_campaign_report_for (const ForconKnowledge *knowledge, gint phase);
char *forcon_campaign_report_master (ForconChronicle *chronicle, gint phase, GError **error);

/* On paper */
ForconFolio *forcon_campaign_report_folio (const ForconKnowledge *knowledge, gint phase, const ForconPaperForm *form);
ForconFolio *forcon_campaign_report_master_folio (ForconChronicle *chronicle, gint phase, const ForconPaperForm *form,
                                                  GError **error);

G_END_DECLS
