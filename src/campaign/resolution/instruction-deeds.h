/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the resolution of a half-phase only: what formations do by standing instructions (F-CAMP-13). */

#include "campaign/decision/campaign-decision.h"
#include "campaign/instructions/instruction-case.h"

G_BEGIN_DECLS

/**
 * forcon_campaign_state_applied:
 * @decision: the decision
 * @instruction: one in force
 * @why: its case
 * @state: what becomes of it: DONE where it is used up, UNDERWAY once a case has come that lasts
 * @meeting: which it decides, or none
 * @unseen: its admiral knows nothing of that, and must not
 *
 * States that it has been acted upon.
 */
void forcon_campaign_state_applied (ForconCampaignDecision *decision, const ForconInstruction *instruction,
                                    const ForconCase *why, ForconTaskState state, ForconMeetingId meeting,
                                    gboolean unseen);

/**
 * forcon_campaign_obey_on_map:
 * @decision: the decision
 *
 * Before anybody moves: what cases that nobody is met for tell formations to do, and who goes after whom.
 */
void forcon_campaign_obey_on_map (ForconCampaignDecision *decision);

/**
 * forcon_campaign_is_kept_back:
 * @decision: the decision
 * @move: what a formation is about to do
 *
 * Returns: whether it waits for somebody, or must not go there, which is stated
 */
gboolean forcon_campaign_is_kept_back (ForconCampaignDecision *decision, const ForconTask *move);

/**
 * forcon_campaign_obey_after_meetings:
 * @decision: the decision
 *
 * Those who have found enemies where they are, and do not fight, do what they were told for that.
 */
void forcon_campaign_obey_after_meetings (ForconCampaignDecision *decision);

/* Returns: whether a party opens a clash by an attack */
gboolean forcon_party_attacks (const ForconParty *party);

/**
 * forcon_campaign_obey_before_clash:
 * @decision: the decision
 * @parties: (element-type ForconParty): who clashes
 *
 * They take the postures in which they are told to fight (F-CAMP-11).
 */
void forcon_campaign_obey_before_clash (ForconCampaignDecision *decision, const GArray *parties);

/**
 * forcon_campaign_obey_in_clash:
 * @decision: the decision
 * @parties: (element-type ForconParty): who clashes
 *
 * They get the orders that they were told to follow then, for when it is over.
 */
void forcon_campaign_obey_in_clash (ForconCampaignDecision *decision, const GArray *parties);

G_END_DECLS
