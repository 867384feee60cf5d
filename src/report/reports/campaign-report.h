/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/paper/document.h"
#include "render/paper/folio.h"
#include "campaign/knowledge/knowledge.h"

G_BEGIN_DECLS

/* Reports: what happened in a phase, and how things stand (F-CAMP-8). */

/**
 * forcon_campaign_report_phase:
 * @campaign: a campaign
 *
 * Returns: the phase of which reports tell now: the one that is being resolved, else the last that is over; 0
 *   before play
 */
gint forcon_campaign_report_phase (const ForconCampaign *campaign);

/* As plain text */

/**
 * forcon_campaign_report_for:
 * @knowledge: what an admiral knew at the end of the phase
 * @phase: which phase it is a report of
 * @blows: whether all that was seen at tables follows, blow by blow
 *
 * What matters comes first: losses, clashes, what was seen, messages and questions, what was understood of the orders.
 *
 * Returns: (transfer full): the admiral's sealed report as plain text, made of nothing but what the admiral knows
 *   (F-CAMP-8)
 */
char *forcon_campaign_report_for (const ForconKnowledge *knowledge, gint phase, gboolean blows);

/* As forcon_campaign_report_for(), as part of a page of HTML (html-page.h). */
char *forcon_campaign_report_html (const ForconKnowledge *knowledge, gint phase, gboolean blows);

/**
 * forcon_campaign_report_master:
 * @chronicle: the journal of a campaign
 * @phase: which phase; 0 before play
 * @error: (nullable): which entry could not be read, and why
 *
 * Returns: (transfer full) (nullable): as plain text, all that was done in the phase with its dice and rules, what
 *   is open if it goes on, and how everybody stood at its end
 */
char *forcon_campaign_report_master (ForconChronicle *chronicle, gint phase, GError **error);

/* On paper */

/**
 * ForconReportLook:
 * @blows: whether all that was seen at tables follows in small print
 * @scale: of its letters; 0 is usual, or they and the map a little smaller where that saves a page
 * @note: (nullable): what else is said of the papers, below how things stand
 *
 * How a report stands on paper.
 */
typedef struct {
  gboolean blows;
  double scale;
  const char *note;
} ForconReportLook;

/**
 * forcon_campaign_report_folio:
 * @knowledge: what an admiral knew at the end of the phase
 * @phase: which phase it is a report of
 * @look: how it looks
 * @form: on what
 *
 * Returns: (transfer full): forcon_campaign_report_for() on paper, with the map as the admiral knows it
 */
ForconFolio *forcon_campaign_report_folio (const ForconKnowledge *knowledge, gint phase, const ForconReportLook *look,
                                           const ForconPaperForm *form);

/**
 * forcon_campaign_report_master_folio:
 * @chronicle: the journal of a campaign
 * @phase: which phase; 0 before play
 * @form: on what
 * @error: (nullable): which entry could not be read, and why
 *
 * Returns: (transfer full) (nullable): forcon_campaign_report_master() on paper, with the true map,
 *   and after it all that was done
 */
ForconFolio *forcon_campaign_report_master_folio (ForconChronicle *chronicle, gint phase, const ForconPaperForm *form,
                                                  GError **error);

G_END_DECLS
