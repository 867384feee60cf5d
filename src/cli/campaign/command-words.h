/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign-command.h"

G_BEGIN_DECLS

/* What a command of a campaign says, as a person types it: "formation=karkas sector=c3". */

/**
 * forcon_campaign_command_parse:
 * @campaign: for the words of ships, sectors and so on
 * @rules: by which types of ships are completed
 * @words: (array length=n_words): "NAME=VALUE"; the name alone is yes
 * @command: (inout): of its kind, and nothing else yet; what they say
 *
 * What a number means hangs on the value and the ship that it is set for, so numbers are read behind all else.
 *
 * Returns: whether all of them could be read and none is missing; else the error has been printed
 */
gboolean forcon_campaign_command_parse (const ForconCampaign *campaign, const ForconRules *rules, char **words,
                                        guint n_words, ForconCampaignCommand *command);

G_END_DECLS
