/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/chronicle.h"

G_BEGIN_DECLS

/**
 * random_edit:
 * @random: where chance comes from
 * @campaign: a campaign before play
 * @rules: its rules
 * @scenario: only what a scenario's file can hold: no rules
 *
 * What an editor of scenarios can give: any entity of the catalogue is added, changed or removed, the map merged,
 * split, mirrored, turned or drawn anew, a table of ships read, a number of the rules set; or any command of the
 * catalogue with any values, but those that begin play and end it.
 *
 * Returns: a command, of which most are possible
 */
ForconCampaignCommand random_edit (ForconRandom *random, const ForconCampaign *campaign, const ForconRules *rules,
                                   gboolean scenario);

G_END_DECLS
