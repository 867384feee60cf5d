/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign-event.h"
#include "cli/frame/record-json.h"

G_BEGIN_DECLS

/**
 * forcon_campaign_json_event:
 * @context: where to; an object is open there
 * @event: a fact
 *
 * Adds what happened, with all its figures and, unless it is sealed, who may see it.
 */
void forcon_campaign_json_event (const ForconJsonContext *context, const ForconCampaignEvent *event);

/**
 * forcon_campaign_json_command:
 * @context: where to; an object is open there
 * @command: what was wanted
 *
 * Adds the command, what it says, who gave it and when, and the reason where there is one.
 */
void forcon_campaign_json_command (const ForconJsonContext *context, const ForconCampaignCommand *command);

/* Writes a standing instruction as an object, with its sentence in "text". */
void forcon_campaign_json_instruction (const ForconJsonContext *context, const ForconInstruction *instruction);

G_END_DECLS
