/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside meetings only: what parties are told to do about each other (F-CAMP-6, F-CAMP-13). */

#include "campaign/decision/campaign-decision.h"
#include "campaign/instructions/instruction-case.h"

G_BEGIN_DECLS

/**
 * ForconStance:
 * @instruction: what binds the party; its number is 0 where nothing does
 * @why: its case
 * @changes: whether the party would otherwise have done something else: attacked, or not
 * @known: whether its admiral learns of it
 */
typedef struct {
  ForconInstruction instruction;
  ForconCase why;
  gboolean changes;
  gboolean known;
} ForconStance;

/**
 * forcon_campaign_take_stance:
 * @decision: the decision
 * @formations: (element-type ForconFormationId): who has met
 * @otherwise: what part it has that does nothing
 * @party: one of them, by its orders; changed into what it is by its instructions
 *
 * Who is told to attack attacks those whom it has found; who is told to avoid battle, or not to open fire, opens no
 * clash. An order to attack goes before what is said of all cases.
 *
 * Returns: its stance
 */
ForconStance forcon_campaign_take_stance (const ForconCampaignDecision *decision, const GArray *formations,
                                          ForconPartyReason otherwise, ForconParty *party);

/* Returns: whether it slips past those whom it meets, where nobody sees to a clash */
gboolean forcon_stance_avoids (const ForconStance *stance);

/**
 * forcon_campaign_why_asked:
 * @decision: the decision
 * @parties: (element-type ForconParty): who has met
 * @stances: (element-type ForconStance): of each
 *
 * Returns: why the instructions do not answer what the master is asked
 */
ForconUnanswered forcon_campaign_why_asked (const ForconCampaignDecision *decision, const GArray *parties,
                                            const GArray *stances);

/**
 * forcon_campaign_looks_out:
 * @campaign: a campaign
 * @formation: a formation
 *
 * Returns: whether it seeks enemies, as it is told to attack those whom it meets (F-CAMP-6)
 */
gboolean forcon_campaign_looks_out (const ForconCampaign *campaign, ForconFormationId formation);

G_END_DECLS
