/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/decision/campaign-decision.h"

G_BEGIN_DECLS

/*
 * Orders and standing instructions that are to, or about, a formation that another order of their sheet is still to
 * form. They name that order (@after, @target_after, @foe_after of #ForconTask and #ForconInstruction) until the
 * formation is there.
 */

/**
 * forcon_orders_hand_over:
 * @decision: the decision
 * @formed_by: the order that has formed it
 * @formation: the new formation, with its ships
 *
 * What has waited for the formation is for it from now on, whether it is in force or only one of the readings of a
 * line. Before play, what is administrative is done at once (F-CAMP-12).
 */
void forcon_orders_hand_over (ForconCampaignDecision *decision, ForconTaskId formed_by, ForconFormationId formation);

/* The same of standing instructions, before those of the formation that its ships come from are handed down to it. */
void forcon_instructions_hand_over (ForconCampaignDecision *decision, ForconTaskId formed_by,
                                    ForconFormationId formation);

/**
 * forcon_orders_wait_for_another:
 * @decision: the decision
 * @old: an order that forms a formation, which another takes the place of
 * @other: that one; it is not carried out yet
 *
 * What waits for the formation that @old forms waits for the one that @other forms.
 */
void forcon_orders_wait_for_another (ForconCampaignDecision *decision, ForconTaskId old, ForconTaskId other);

/**
 * forcon_orders_put_back:
 * @decision: the decision
 * @forming: an order that is not in force any more by the master's word
 *
 * Lines in force that wait for its formation wait for the master again: nothing that was ordered is lost.
 */
void forcon_orders_put_back (ForconCampaignDecision *decision, ForconTaskId forming);

/**
 * forcon_orders_end_forsaken:
 * @decision: the decision
 *
 * Ends what waits for a formation that nobody will form: its order could not be carried out, or nobody has settled its
 * line. The admiral is told.
 *
 * Returns: whether there was anything
 */
gboolean forcon_orders_end_forsaken (ForconCampaignDecision *decision);

/**
 * forcon_task_waits:
 * @task: an order
 *
 * Returns: whether it is to or about a formation that is still to be formed
 */
gboolean forcon_task_waits (const ForconTask *task);

/**
 * forcon_task_may_come:
 * @campaign: a campaign
 * @task: an order
 *
 * Returns: whether it may still be carried out: it is in force, or will be when its line is settled, or its sheet is
 *   taken up, as it is meant now: not if the line is a comment, or another reading of it was picked
 */
gboolean forcon_task_may_come (const ForconCampaign *campaign, const ForconTask *task);

/* Returns: whether an order or an instruction waits for a formation that nobody will form any more */
gboolean forcon_task_is_forsaken (const ForconCampaign *campaign, const ForconTask *task);
gboolean forcon_instruction_is_forsaken (const ForconCampaign *campaign, const ForconInstruction *instruction);

G_END_DECLS
