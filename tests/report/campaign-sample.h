/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign-event.h"

#include "forcon-test-campaign.h"

ForconCampaignEvent sample_campaign_event (const TestCampaign *test, ForconCampaignEventKind kind);
void assert_campaign_told (const TestCampaign *test, const ForconCampaignEvent *event, const char *faces,
                           const char *expected);
void assert_campaign_refused (const TestCampaign *test, ForconCampaignVerdict verdict, const char *expected);
