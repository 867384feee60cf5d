/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/chronicle.h"
#include "storage/scenario/scenario.h"

G_BEGIN_DECLS

/* The Vervain Run after some phases that captains have fought by generated dice, always the same. */
typedef struct {
  ForconScenario *scenario;
  ForconChronicle *chronicle;
} PlayedCampaign;

PlayedCampaign *played_campaign_new (guint phases);

/* All orders are the master's word, so that nobody's own words stand in reports. */
PlayedCampaign *played_campaign_new_by_word (guint phases);

void played_campaign_free (PlayedCampaign *played);

G_END_DECLS
