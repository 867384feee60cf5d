/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/chronicle.h"

G_BEGIN_DECLS

/**
 * forcon_campaign_explain_entry:
 * @before: the campaign before the command
 * @rules: its rules
 * @entry: a command and what came of it
 *
 * Returns: (transfer full): lines that tell the whole of it: who wanted what, each event with its figures, the dice as
 *   they fell, and the rules by their ids; for what was done at the table of a clash, as forcon_explain_entry() does
 */
char *forcon_campaign_explain_entry (const ForconCampaign *before, const ForconRules *rules,
                                     const ForconCampaignEntry *entry);

G_END_DECLS
