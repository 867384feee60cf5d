/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign.h"

G_BEGIN_DECLS

/**
 * forcon_instruction_text:
 * @campaign: a campaign, or what an admiral knows of it
 * @instruction: a standing instruction
 *
 * Returns: (transfer full): its case and what it tells the captains then, in the user's language: "If it is outnumbered
 *   2 to 1: withdraw to C3 Eastgate", without a full stop (F-CAMP-13). Names in it are as files have them
 */
char *forcon_instruction_text (const ForconCampaign *campaign, const ForconInstruction *instruction);

/**
 * forcon_unformed_name:
 * @campaign: a campaign, or what an admiral knows of it
 * @forming: the order that is to form a formation
 *
 * Returns: (transfer full): what the formation is called as long as it is not there, in the user's language
 */
char *forcon_unformed_name (const ForconCampaign *campaign, ForconTaskId forming);

G_END_DECLS
