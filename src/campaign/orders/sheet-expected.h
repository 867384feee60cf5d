/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/decision/campaign-decision.h"
#include "campaign/reading/order-sheet.h"

G_BEGIN_DECLS

/* Formations that an admiral's sheets are still to form: what is read meanwhile can be for them, too. */

/**
 * forcon_sheet_expected:
 * @campaign: a campaign
 * @admiral: whose sheets
 * @but: a line that is written anew, or none
 *
 * Returns: (transfer full) (element-type ForconTask): the orders that are still to form formations: those in force, and
 *   those of lines that wait for the master
 */
GArray *forcon_sheet_expected (const ForconCampaign *campaign, ForconSideId admiral, ForconLineId but);

/**
 * forcon_sheet_heading:
 * @campaign: a campaign
 * @line: a line of a sheet
 * @expected: (element-type ForconTask): what is still to form formations
 *
 * Returns: whom the line was for, by the numbers of a reader who is told of @expected; or none
 */
ForconFormationId forcon_sheet_heading (const ForconCampaign *campaign, const ForconLine *line, const GArray *expected);

/**
 * forcon_sheet_forms_again:
 * @campaign: a campaign
 * @old: an order that is still to form a formation
 * @task: another one
 *
 * Returns: whether both form the same formation: by its name, or of the same flagship
 */
gboolean forcon_sheet_forms_again (const ForconCampaign *campaign, const ForconTask *old, const ForconTask *task);

/**
 * forcon_sheet_read_new:
 * @decision: the decision
 * @admiral: who hands it in
 * @text: a sheet
 * @expected: (element-type ForconTask): of what the text forms again, nothing is left in it
 *
 * Returns: (transfer full): what it says to the formations that there are and to those that are expected
 */
ForconReadSheet *forcon_sheet_read_new (ForconCampaignDecision *decision, ForconSideId admiral, const char *text,
                                        GArray *expected);

G_END_DECLS
