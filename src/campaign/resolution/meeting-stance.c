/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/resolution/meeting-stance.h"

static gboolean
is_evasive (ForconWhat what)
{
  return what == FORCON_WHAT_AVOID || what == FORCON_WHAT_WITHDRAW;
}

static gboolean
is_of_any_enemy (const ForconInstruction *instruction)
{
  return FORCON_ID_IS_NONE (instruction->foe) && instruction->foes == 0 && instruction->foe_types == 0;
}

/* Whether its case has come whoever is there, so that it can be followed without knowing of anybody. */
static gboolean
holds_for_all (const ForconCampaign *campaign, const ForconInstruction *instruction)
{
  ForconSectorId here = forcon_campaign_post (campaign, instruction->formation)->sector;
  ForconCase why;

  if (instruction->when == FORCON_WHEN_MEETS)
    return is_of_any_enemy (instruction);
  if (!FORCON_ID_IS_NONE (instruction->sector) && !FORCON_ID_EQUAL (instruction->sector, here))
    return FALSE;
  return forcon_case_of_map (campaign, instruction, &why);
}

/* What binds a formation that has found nobody: to slip past, or %NULL. */
static const ForconInstruction *
slips_past (const ForconCampaign *campaign, ForconFormationId formation)
{
  const ForconInstruction *first = NULL;

  for (guint i = 0; i < campaign->instructions->len; i++)
    {
      const ForconInstruction *instruction = &g_array_index (campaign->instructions, ForconInstruction, i);

      if (FORCON_ID_EQUAL (instruction->formation, formation) && forcon_instruction_binds (instruction)
          && (is_evasive (instruction->what) || instruction->what == FORCON_WHAT_ATTACK)
          && (first == NULL || forcon_instruction_rank (instruction) >= forcon_instruction_rank (first))
          && holds_for_all (campaign, instruction))
        first = instruction;
    }
  return first != NULL && is_evasive (first->what) ? first : NULL;
}

static gboolean
is_seen_now (const ForconCampaignDecision *decision, ForconFormationId formation, ForconFormationId enemy)
{
  const ForconCampaign *campaign = decision->campaign;
  const ForconSighting *sighting = forcon_campaign_sighting (
      campaign, forcon_battle_formation (campaign->fleet, formation)->side, enemy);

  return sighting != NULL && forcon_half_number (sighting->phase, sighting->half) == forcon_campaign_now (campaign);
}

static gboolean
is_ordered_to_attack (const ForconParty *party)
{
  return party->reason == FORCON_PARTY_ATTACKS_FORMATION || party->reason == FORCON_PARTY_ATTACKS_SECTOR;
}

/* It was going to open a clash and does not. */
static void
keep_from (ForconParty *party, ForconStance *stance, ForconPartyReason otherwise)
{
  party->opens = FALSE;
  party->against = FORCON_NO_FORMATION;
  party->reason = otherwise;
  stance->changes = TRUE;
}

ForconStance
forcon_campaign_take_stance (const ForconCampaignDecision *decision, const GArray *formations,
                             ForconPartyReason otherwise, ForconParty *party)
{
  const ForconCampaign *campaign = decision->campaign;
  ForconStance stance = { .known = FALSE };
  const ForconInstruction *found
      = forcon_campaign_decisive_instruction (campaign, decision->rules, party->formation, formations, &stance.why);
  gboolean met = found != NULL;

  if (found == NULL)
    found = slips_past (campaign, party->formation);
  if (found == NULL)
    return stance;
  if (party->opens && is_ordered_to_attack (party) && forcon_instruction_rank (found) < FORCON_RANK_ABOVE_ORDERS)
    return stance;
  stance.instruction = *found;
  if (met && found->what == FORCON_WHAT_ATTACK && !party->opens)
    {
      party->reason = FORCON_PARTY_INSTRUCTED;
      party->against = stance.why.against;
      party->opens = TRUE;
      stance.changes = TRUE;
    }
  else if (party->opens && (is_evasive (found->what) || found->what == FORCON_WHAT_HOLD_FIRE))
    keep_from (party, &stance, otherwise);
  stance.known = stance.changes
                 || (met && found->what == FORCON_WHAT_AVOID
                     && is_seen_now (decision, party->formation, stance.why.against));
  return stance;
}

gboolean
forcon_stance_avoids (const ForconStance *stance)
{
  return !FORCON_ID_IS_NONE (stance->instruction.instruction) && is_evasive (stance->instruction.what);
}

/* Whether it has anything in mind for enemies whom it meets. */
static gboolean
is_told (const ForconCampaign *campaign, ForconFormationId formation)
{
  for (guint i = 0; i < campaign->instructions->len; i++)
    {
      const ForconInstruction *instruction = &g_array_index (campaign->instructions, ForconInstruction, i);

      if (FORCON_ID_EQUAL (instruction->formation, formation) && forcon_instruction_binds (instruction)
          && (is_evasive (instruction->what) || instruction->what == FORCON_WHAT_ATTACK))
        return TRUE;
    }
  return FALSE;
}

ForconUnanswered
forcon_campaign_why_asked (const ForconCampaignDecision *decision, const GArray *parties, const GArray *stances)
{
  ForconUnanswered why = FORCON_UNANSWERED_NOBODY_TOLD;

  for (guint i = 0; i < parties->len; i++)
    {
      ForconFormationId formation = g_array_index (parties, ForconParty, i).formation;

      if (forcon_stance_avoids (&g_array_index (stances, ForconStance, i)))
        return FORCON_UNANSWERED_NOT_ALL;
      if (forcon_campaign_looks_out (decision->campaign, formation))
        why = FORCON_UNANSWERED_NOT_FOUND;
      else if (why == FORCON_UNANSWERED_NOBODY_TOLD && is_told (decision->campaign, formation))
        why = FORCON_UNANSWERED_NOT_COME;
    }
  return why;
}

gboolean
forcon_campaign_looks_out (const ForconCampaign *campaign, ForconFormationId formation)
{
  for (guint i = 0; i < campaign->instructions->len; i++)
    {
      const ForconInstruction *instruction = &g_array_index (campaign->instructions, ForconInstruction, i);

      if (FORCON_ID_EQUAL (instruction->formation, formation) && forcon_instruction_binds (instruction)
          && instruction->what == FORCON_WHAT_ATTACK && forcon_instruction_can_be_met (instruction))
        return TRUE;
    }
  return FALSE;
}
