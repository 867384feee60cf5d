/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/chronicle.h"

G_BEGIN_DECLS

void forcon_campaign_lines_of_entry (ForconCampaign *campaign, const ForconRules *rules,
                                     const ForconCampaignEntry *entry, GPtrArray *lines);

G_END_DECLS
