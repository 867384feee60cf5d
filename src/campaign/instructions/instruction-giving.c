/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/decision/campaign-decision.h"
#include "engine/state/formation.h"

/* Standing instructions come into force and go out of it (F-CAMP-13). */

#define TAKE(name, ...) .name = copy.name,

void
forcon_campaign_drop_instruction (ForconCampaignDecision *decision, const ForconInstruction *instruction,
                                  ForconDrop why)
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

/* The master's own instructions */

/* A factor of a hundred, and more rounds than any battle has. */
#define AMOUNT_MAX 10000

/* An instruction of the master's, and to whom. */
typedef struct {
  const ForconCampaign *campaign;
  const ForconInstruction *instruction;
} Case;

#define FINE ((ForconCampaignVerdict){ .kind = FORCON_PROBLEM_NONE })
#define PROBLEM(...) ((ForconCampaignVerdict){ __VA_ARGS__ })

static ForconCampaignVerdict
judge_amount (const Case *about)
{
  const ForconInstruction *instruction = about->instruction;
  gint64 least = 0, most = 0;

  if (instruction->when == FORCON_WHEN_OUTNUMBERED)
    most = AMOUNT_MAX;
  if (instruction->when == FORCON_WHEN_ROUND || instruction->when == FORCON_WHEN_HITS_BELOW)
    least = 1;
  if (instruction->when == FORCON_WHEN_ROUND)
    most = AMOUNT_MAX;
  if (instruction->when == FORCON_WHEN_HITS_BELOW)
    most = 100;
  if (instruction->amount < least || instruction->amount > most)
    return PROBLEM (.kind = FORCON_PROBLEM_BAD_VALUE, .least = least, .most = most);
  return FINE;
}

/* Whom to follow, await or protect: somebody else who is no enemy. */
static ForconCampaignVerdict
judge_friend (const Case *about)
{
  const ForconBattle *fleet = about->campaign->fleet;
  const ForconInstruction *instruction = about->instruction;
  const ForconShip *ship = forcon_battle_ship (fleet, instruction->ship);
  ForconFormationId friend = ship == NULL ? instruction->target : ship->formation;
  const ForconFormation *formation = forcon_battle_formation (fleet, friend);

  if (FORCON_ID_IS_NONE (friend))
    return PROBLEM (.kind = FORCON_PROBLEM_NO_TARGET, .formation = instruction->formation);
  if (!forcon_campaign_formation_lives (about->campaign, friend))
    return PROBLEM (.kind = FORCON_PROBLEM_UNKNOWN_FORMATION);
  if (instruction->what != FORCON_WHAT_PROTECT && FORCON_ID_EQUAL (friend, instruction->formation))
    return PROBLEM (.kind = FORCON_PROBLEM_NO_TARGET, .formation = instruction->formation);
  if (forcon_campaign_admirals_hostile (about->campaign, formation->side,
                                        forcon_battle_formation (fleet, instruction->formation)->side))
    return PROBLEM (.kind = FORCON_PROBLEM_NOT_A_FRIEND, .formation = friend, .admiral = formation->side);
  return FINE;
}

static ForconCampaignVerdict
judge_mobile (const Case *about)
{
  ForconShipId station = forcon_formation_station (about->campaign->fleet, about->instruction->formation);

  if (!FORCON_ID_IS_NONE (station))
    return PROBLEM (.kind = FORCON_PROBLEM_CANNOT_MOVE, .formation = about->instruction->formation, .ship = station);
  return FINE;
}

/* What can be ordered for a case that may come: what takes no ships and no figures. */
static ForconCampaignVerdict
judge_order (const Case *about)
{
  const ForconInstruction *instruction = about->instruction;

  if (forcon_task_is_administrative (instruction->kind) && instruction->kind != FORCON_TASK_POSTURE)
    return PROBLEM (.kind = FORCON_PROBLEM_NOT_IN_ADVANCE, .formation = instruction->formation,
                    .actual = (gint) instruction->kind);
  if (instruction->kind == FORCON_TASK_MOVE && FORCON_ID_IS_NONE (instruction->goal))
    return PROBLEM (.kind = FORCON_PROBLEM_UNKNOWN_SECTOR);
  if (instruction->kind == FORCON_TASK_ATTACK_FORMATION && FORCON_ID_IS_NONE (instruction->target))
    return PROBLEM (.kind = FORCON_PROBLEM_NO_TARGET, .formation = instruction->formation);
  return instruction->kind == FORCON_TASK_MOVE ? judge_mobile (about) : FINE;
}

static ForconCampaignVerdict
judge_what (const Case *about)
{
  const ForconInstruction *instruction = about->instruction;
  gboolean names_nobody = FORCON_ID_IS_NONE (instruction->target) && FORCON_ID_IS_NONE (instruction->ship);
  ForconCampaignVerdict verdict = FINE;

  switch ((gint) instruction->what)
    {
    case FORCON_WHAT_FOLLOW:
    case FORCON_WHAT_AWAIT:
      verdict = judge_mobile (about);
      return verdict.kind == FORCON_PROBLEM_NONE ? judge_friend (about) : verdict;
    case FORCON_WHAT_PROTECT:
      return judge_friend (about);
    case FORCON_WHAT_WITHDRAW:
      return judge_mobile (about);
    case FORCON_WHAT_FIRST:
      if (names_nobody && instruction->types == 0)
        return PROBLEM (.kind = FORCON_PROBLEM_NO_TARGET, .formation = instruction->formation);
      return FINE;
    case FORCON_WHAT_KEEP_WITHIN:
    case FORCON_WHAT_KEEP_BEYOND:
      if (instruction->range <= 0 || instruction->range > FORCON_CM (1000))
        return PROBLEM (.kind = FORCON_PROBLEM_BAD_VALUE, .least = 1, .most = 1000);
      return FINE;
    case FORCON_WHAT_ORDER:
      return judge_order (about);
    default:
      return FINE;
    }
}

static gboolean
is_known_already (const Case *about)
{
  const GArray *instructions = about->campaign->instructions;

  for (guint i = 0; i < instructions->len; i++)
    {
      ForconInstruction old = g_array_index (instructions, ForconInstruction, i);
      gboolean in_force = forcon_instruction_in_force (&old);

      old.instruction = about->instruction->instruction;
      old.line = about->instruction->line;
      old.reading = about->instruction->reading;
      old.state = about->instruction->state;
      if (in_force && forcon_record_equal (&old, about->instruction, forcon_table_shape (FORCON_TABLE_INSTRUCTION)))
        return TRUE;
    }
  return FALSE;
}

/* The master tells the captains of a formation what to do in some case, in place of what they know of it. */
gboolean
forcon_campaign_instruct (ForconCampaignDecision *decision)
{
  ForconInstruction instruction = forcon_campaign_command_instruction (&decision->command->instruct);
  Case about = { decision->campaign, &instruction };
  ForconCampaignVerdict verdict;

  instruction.instruction = (ForconInstructionId){ forcon_campaign_next_id (decision) };
  if (!forcon_campaign_formation_lives (decision->campaign, instruction.formation))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_FORMATION);
  verdict = judge_amount (&about);
  if (verdict.kind == FORCON_PROBLEM_NONE)
    verdict = judge_what (&about);
  if (verdict.kind != FORCON_PROBLEM_NONE)
    return forcon_campaign_refuse (decision, verdict);
  if (is_known_already (&about))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
  forcon_campaign_give_instruction (decision, &instruction);
  return TRUE;
}

gboolean
forcon_campaign_forget (ForconCampaignDecision *decision)
{
  const ForconInstruction *instruction
      = forcon_campaign_instruction (decision->campaign, decision->command->forget.instruction);

  if (instruction == NULL || !forcon_instruction_in_force (instruction))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_INSTRUCTION,
                                   .actual = (gint) decision->command->forget.instruction.value);
  forcon_campaign_drop_instruction (decision, instruction, FORCON_DROP_CANCELLED);
  return TRUE;
}
