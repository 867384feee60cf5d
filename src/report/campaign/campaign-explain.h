/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/chronicle.h"

G_BEGIN_DECLS

char *forcon_campaign_explain_entry (const ForconCampaign *before, const ForconRules *rules,
                                     const ForconCampaignEntry *entry);

G_END_DECLS
