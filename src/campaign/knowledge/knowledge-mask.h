/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the making of knowledge and the reading of order sheets only: what an admiral does not know is taken out of a campaign (F-CAMP-8). */

#include "campaign/state/campaign-event.h"

G_BEGIN_DECLS

void forcon_campaign_mask (ForconCampaign *campaign, const ForconRules *rules, ForconSideId admiral);
ForconCampaign *forcon_campaign_as_known (const ForconCampaign *truth, const ForconRules *rules, ForconSideId admiral);
void forcon_campaign_mask_progress (ForconCampaign *campaign);
void forcon_campaign_mask_event (ForconCampaignEvent *event, const ForconCampaign *truth, ForconSideId admiral);
void forcon_campaign_unmask (ForconCampaign *campaign, const ForconCampaign *truth, ForconSideId admiral,
                             const ForconCampaignEvent *event);

G_END_DECLS
