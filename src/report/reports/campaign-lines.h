/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/chronicle.h"

G_BEGIN_DECLS

/**
 * forcon_campaign_lines_of_entry:
 * @campaign: (inout): the state before the entry; afterwards the state after it
 * @rules: its rules
 * @entry: a command and what came of it
 * @lines: (element-type utf8): with g_free() as its free function
 *
 * Appends what came of a command, a sentence each. Every fact is told as the campaign stood when it had happened, so
 * that nothing is named that was gone or not yet there.
 */
void forcon_campaign_lines_of_entry (ForconCampaign *campaign, const ForconRules *rules,
                                     const ForconCampaignEntry *entry, GPtrArray *lines);

G_END_DECLS
