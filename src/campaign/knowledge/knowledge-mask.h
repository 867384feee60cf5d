/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the making of knowledge and the reading of order sheets only: what an admiral does not know is taken out of
 * a campaign (F-CAMP-8). */

#include "campaign/state/campaign-event.h"

G_BEGIN_DECLS

/**
 * forcon_campaign_mask:
 * @campaign: a copy of the truth
 * @rules: the rules
 * @admiral: who shall know no more than may be
 *
 * What is left is the map, the admiral's own, what the admiral has seen, and the main map. Those formations of
 * others that were identified are filled in again with what was seen or published.
 */
void forcon_campaign_mask (ForconCampaign *campaign, const ForconRules *rules, ForconSideId admiral);

/**
 * forcon_campaign_as_known:
 * @truth: a campaign
 * @rules: the rules
 * @admiral: who knows
 *
 * For those who read what this admiral writes: what the admiral knows of the campaign now, with all the other names
 * that things which are known go by.
 *
 * Returns: (transfer full): a copy of which nothing is left but what is known (F-CAMP-8)
 */
ForconCampaign *forcon_campaign_as_known (const ForconCampaign *truth, const ForconRules *rules, ForconSideId admiral);

/**
 * forcon_campaign_mask_progress:
 * @campaign: what an admiral knows
 *
 * Takes out what would tell of other things by mere counting or foresight: running numbers, the seed, the generator,
 * and battles, of which views tell.
 */
void forcon_campaign_mask_progress (ForconCampaign *campaign);

/**
 * forcon_campaign_mask_event:
 * @event: a fact that the admiral may see
 * @truth: as it is when the event happens
 * @admiral: who sees it
 *
 * Takes out of it what tells of others: who else takes part in a clash or a ground combat, from what meeting and
 * numbers it is made, and in which order the ships of a formation go.
 */
void forcon_campaign_mask_event (ForconCampaignEvent *event, const ForconCampaign *truth, ForconSideId admiral);

/**
 * forcon_campaign_unmask:
 * @campaign: what an admiral knows
 * @truth: as it is when the event happens
 * @admiral: who knows
 * @event: a fact that the admiral may see
 *
 * Fills in what the admiral learns by it, before it is applied.
 */
void forcon_campaign_unmask (ForconCampaign *campaign, const ForconCampaign *truth, ForconSideId admiral,
                             const ForconCampaignEvent *event);

G_END_DECLS
