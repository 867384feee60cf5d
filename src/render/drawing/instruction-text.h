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

G_END_DECLS
