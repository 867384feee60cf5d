/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/decision/campaign-decision.h"
#include "campaign/reading/order-sheet.h"

G_BEGIN_DECLS

/**
 * ForconIntake:
 * @n_formations: how many there were when the text was read
 * @formed: those to which the reader gave the numbers after these, in their order
 * @former: (element-type ForconTask): the orders by which a line formed formations before it was written anew
 * @n_former: how many of them have found those that take their places
 *
 * Lines of a sheet on their way from the reader into the campaign. The reader numbers formations as if every line that
 * forms one had been carried out. A line may wait for the master, so these numbers say by which order a formation comes
 * to be, and nothing of which number it gets.
 */
typedef struct {
  guint n_formations;
  GArray *formed;
  GArray *former;
  guint n_former;
} ForconIntake;

/**
 * forcon_intake_init:
 * @campaign: the campaign as the text was read
 * @expected: (nullable) (element-type ForconTask): orders that are still to form formations, and that the reader was
 *   told of
 */
void forcon_intake_init (ForconIntake *intake, const ForconCampaign *campaign, const GArray *expected);

void forcon_intake_clear (ForconIntake *intake);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconIntake, forcon_intake_clear)

/**
 * forcon_intake_line:
 * @decision: the decision
 * @id: the line's number in the campaign
 * @sheet: of which sheet it is
 * @number: of the sheet's line
 * @read: how it was read
 * @now: whether it is in force at once if it speaks for itself
 *
 * States a line, its readings, and the remark or question that it is (F-CAMP-4, F-CAMP-9).
 */
void forcon_intake_line (ForconCampaignDecision *decision, ForconIntake *intake, ForconLineId id,
                         const ForconSheet *sheet, gint number, const ForconReadLine *read, gboolean now);

/* Returns: whether nobody has to say what is meant by it */
gboolean forcon_line_speaks_for_itself (const ForconLine *line);

/**
 * forcon_campaign_keep_remark:
 * @decision: the decision
 * @line: where it was said
 * @admiral: by whom
 * @text: (nullable): what; nothing is kept of nothing
 */
void forcon_campaign_keep_remark (ForconCampaignDecision *decision, const ForconLine *line, ForconSideId admiral,
                                  const char *text);

/**
 * forcon_campaign_put_in_force:
 * @decision: the decision
 * @line: a line
 * @reading: one of its readings
 *
 * Gives the orders and instructions of a reading. Instructions alone leave a formation what it has to do.
 */
void forcon_campaign_put_in_force (ForconCampaignDecision *decision, ForconLineId line, gint reading);

G_END_DECLS
