/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/decision/campaign-decision.h"

/* Standing instructions come into force and go out of it (F-CAMP-13). */

#define TAKE(name, TYPE) .name = copy.name,

void
forcon_campaign_drop_instruction (ForconCampaignDecision *decision, const ForconInstruction *instruction, ForconDrop why)
{
  FORCON_STATE (decision, INSTRUCTION_DROPPED, instruction_dropped, .instruction = instruction->instruction,
                .formation = instruction->formation, .why = why);
}

void
forcon_campaign_drop_instructions (ForconCampaignDecision *decision, ForconFormationId formation, ForconDrop why)
{
  const GArray *instructions = decision->campaign->instructions;

  for (guint i = 0; i < instructions->len; i++)
    {
      const ForconInstruction *instruction = &g_array_index (instructions, ForconInstruction, i);

      if (FORCON_ID_EQUAL (instruction->formation, formation) && forcon_instruction_in_force (instruction))
        forcon_campaign_drop_instruction (decision, instruction, why);
    }
}

void
forcon_campaign_give_instruction (ForconCampaignDecision *decision, const ForconInstruction *instruction)
{
  const GArray *instructions = decision->campaign->instructions;
  ForconInstruction copy = *instruction;

  copy.state = FORCON_TASK_STATE_WAITING;
  for (guint i = 0; i < instructions->len; i++)
    {
      const ForconInstruction *old = &g_array_index (instructions, ForconInstruction, i);

      if (forcon_instruction_in_force (old) && forcon_instruction_replaces (&copy, old))
        forcon_campaign_drop_instruction (decision, old, FORCON_DROP_REPLACED);
    }
  FORCON_STATE (decision, INSTRUCTION_GIVEN, instruction_given, FORCON_FIELDS_INSTRUCTION (TAKE));
}

/* Whether a formation has its own answer in the same case and matter. */
static gboolean
has_own (const ForconCampaign *campaign, const ForconInstruction *instruction)
{
  for (guint i = 0; i < campaign->instructions->len; i++)
    {
      const ForconInstruction *own = &g_array_index (campaign->instructions, ForconInstruction, i);

      if (forcon_instruction_in_force (own) && forcon_instruction_replaces (instruction, own))
        return TRUE;
    }
  return FALSE;
}

/* What its captains were told before they formed it they keep in mind, but not against what they are told as one. */
void
forcon_campaign_hand_down_instructions (ForconCampaignDecision *decision, ForconFormationId from, ForconFormationId to)
{
  const GArray *instructions = decision->campaign->instructions;
  guint n = instructions->len;

  for (guint i = 0; i < n; i++)
    {
      ForconInstruction copy = g_array_index (instructions, ForconInstruction, i);

      if (!FORCON_ID_EQUAL (copy.formation, from) || !forcon_instruction_in_force (&copy)
          || FORCON_ID_EQUAL (copy.target, to))
        continue;
      copy.formation = to;
      copy.instruction = (ForconInstructionId){ forcon_campaign_next_id (decision) };
      copy.line = FORCON_NO_LINE;
      copy.reading = 0;
      if (!has_own (decision->campaign, &copy))
        forcon_campaign_give_instruction (decision, &copy);
    }
}
