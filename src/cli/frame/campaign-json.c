/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/campaign-json.h"

#include "cli/frame/json.h"
#include "render/drawing/instruction-text.h"

void
forcon_campaign_json_event (const ForconJsonContext *context, const ForconCampaignEvent *event)
{
  forcon_json_put_word (context->json, "event", forcon_campaign_event_word (event->kind));
  forcon_json_record (context, forcon_campaign_event_shape (event->kind), FORCON_CAMPAIGN_EVENT_CONST (event));
  if (context->sealed)
    return;
  forcon_json_key (context->json, "seen_by");
  forcon_json_admirals (context, event->audience);
}

void
forcon_campaign_json_command (const ForconJsonContext *context, const ForconCampaignCommand *command)
{
  const ForconRecordShape *shape = forcon_campaign_command_shape (command->kind);

  forcon_json_put_word (context->json, "what", forcon_campaign_command_to_word (command->kind));
  forcon_json_put_word (context->json, "by", command->by);
  forcon_json_put_int (context->json, "wall", command->moment.wall);
  for (guint i = 0; i < shape->n_fields; i++)
    if (!forcon_record_field_is_zero (command, &shape->fields[i]))
      forcon_json_field (context, shape, command, &shape->fields[i]);
  if (command->kind == FORCON_CAMPAIGN_COMMAND_PLAY)
    forcon_json_put_word (context->json, "battle", forcon_command_to_word (command->battle.kind));
}

void
forcon_campaign_json_instruction (const ForconJsonContext *context, const ForconInstruction *instruction)
{
  g_autofree char *text = forcon_instruction_text (context->campaign, instruction);

  forcon_json_open (context->json, '{');
  forcon_json_record (context, forcon_table_shape (FORCON_TABLE_INSTRUCTION), instruction);
  forcon_json_put_word (context->json, "text", text);
  forcon_json_close (context->json, '}');
}
