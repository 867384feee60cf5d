/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign.h"

G_BEGIN_DECLS

/**
 * ForconReach:
 * @sector: where a formation can be
 * @halves: after how many half-phases from now; 0 is where it is
 */
typedef struct {
  ForconSectorId sector;
  gint halves;
} ForconReach;

/**
 * forcon_campaign_reach:
 * @campaign: a campaign
 * @rules: the rules
 * @formation: one of its formations
 *
 * Where it could be by the end of this phase if it did nothing but move (F-CAMP-3): what it has spent on its way to a
 * neighbour counts; who is engaged stays where it is.
 *
 * Returns: (transfer full) (element-type ForconReach): the sectors, the nearest first, the one where it is among them;
 *   empty where it is nowhere yet
 */
GArray *forcon_campaign_reach (const ForconCampaign *campaign, const ForconRules *rules, ForconFormationId formation);

G_END_DECLS
