/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/clash/clash-private.h"
#include "campaign/instructions/instruction-case.h"

/*
 * What is handed to the table of a clash of the standing instructions of those who fight (F-CAMP-13). An instruction
 * that names an enemy is handed over only where its admiral knows that this one is there, so that what the captains
 * were told tells nobody of those who are hidden (F-CAMP-8).
 */

/* A clash, and those who fight in it. */
typedef struct {
  ForconCampaignDecision *decision;
  ForconClashId clash;
  const GArray *formations;
} Handing;

static gboolean
is_of_the_map (ForconWhat what)
{
  return what == FORCON_WHAT_FOLLOW || what == FORCON_WHAT_AWAIT || what == FORCON_WHAT_ORDER;
}

static gboolean
is_there (const Handing *handing, ForconFormationId formation)
{
  for (guint i = 0; i < handing->formations->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (handing->formations, ForconFormationId, i), formation))
      return TRUE;
  return FALSE;
}

static ForconSideId
side_of (const Handing *handing, ForconFormationId formation)
{
  return forcon_battle_formation (handing->decision->campaign->fleet, formation)->side;
}

/* Whether the admiral knows that a formation stands on the table: by name, or only that somebody of its side does. */
static gboolean
is_known (const Handing *handing, ForconSideId admiral, ForconFormationId formation, ForconLevel level)
{
  const ForconSighting *sighting = forcon_campaign_sighting (handing->decision->campaign, admiral, formation);

  if (!is_there (handing, formation))
    return FALSE;
  if (FORCON_ID_EQUAL (side_of (handing, formation), admiral))
    return TRUE;
  return sighting != NULL && sighting->level >= level
         && forcon_campaign_has_found (handing->decision->campaign, admiral, formation);
}

/* Those of some admirals who are known to be there. */
static guint32
known_admirals (const Handing *handing, ForconSideId admiral, guint32 admirals)
{
  guint32 known = 0;

  for (guint i = 0; i < handing->formations->len; i++)
    {
      ForconFormationId formation = g_array_index (handing->formations, ForconFormationId, i);

      if (is_known (handing, admiral, formation, FORCON_LEVEL_CONTACT))
        known |= admirals & (1u << side_of (handing, formation).value);
    }
  return known;
}

/* The formation of a ship or a formation that is named, or none. */
static ForconFormationId
named (const Handing *handing, const ForconInstruction *instruction)
{
  const ForconShip *ship = forcon_battle_ship (handing->decision->campaign->fleet, instruction->ship);

  return ship == NULL ? instruction->target : ship->formation;
}

/* What comes on the map and has come, holds at the table always. */
static gboolean
settle_case (const Handing *handing, ForconInstruction *instruction)
{
  const ForconCampaign *campaign = handing->decision->campaign;
  ForconSectorId here = forcon_campaign_post (campaign, instruction->formation)->sector;
  ForconCase why;

  switch ((gint) instruction->when)
    {
    case FORCON_WHEN_HELD:
    case FORCON_WHEN_FREE:
      if (!FORCON_ID_IS_NONE (instruction->sector) && !FORCON_ID_EQUAL (instruction->sector, here))
        return FALSE;
      break;
    case FORCON_WHEN_FLAGSHIP_LOST:
    case FORCON_WHEN_TARGET_GONE:
      if (instruction->state == FORCON_TASK_STATE_WAITING)
        return TRUE;
      break;
    default:
      return TRUE;
    }
  if (!forcon_case_of_map (campaign, instruction, &why))
    return FALSE;
  instruction->when = FORCON_WHEN_ALWAYS;
  return TRUE;
}

/* Whether anything is left of it for the table; whom it names that is not known to be there is left out. */
static gboolean
settle (const Handing *handing, ForconInstruction *instruction)
{
  ForconSideId admiral = side_of (handing, instruction->formation);
  ForconFormationId whom = named (handing, instruction);
  guint32 foes = known_admirals (handing, admiral, instruction->foes);

  if (is_of_the_map (instruction->what) || !settle_case (handing, instruction))
    return FALSE;
  if (!FORCON_ID_IS_NONE (instruction->foe) && !is_known (handing, admiral, instruction->foe, FORCON_LEVEL_IDENTIFIED))
    return FALSE;
  if (instruction->foes != 0 && foes == 0)
    return FALSE;
  instruction->foes = foes;
  if (!FORCON_ID_IS_NONE (whom) && !is_known (handing, admiral, whom, FORCON_LEVEL_IDENTIFIED))
    {
      instruction->target = FORCON_NO_FORMATION;
      instruction->ship = FORCON_NO_SHIP;
      return instruction->what == FORCON_WHAT_FIRST && instruction->types != 0;
    }
  return TRUE;
}

#define TAKE(name, ...) .name = instruction.name,

void
forcon_clash_state_instructions (ForconCampaignDecision *decision, ForconClashId clash, const GArray *formations)
{
  const GArray *all = decision->campaign->instructions;
  const Handing handing = { decision, clash, formations };
  guint n = all->len;

  for (guint i = 0; i < n; i++)
    {
      ForconInstruction instruction = g_array_index (all, ForconInstruction, i);

      if (!forcon_instruction_binds (&instruction) || !is_there (&handing, instruction.formation)
          || !settle (&handing, &instruction))
        continue;
      FORCON_STATE (decision, CLASH_INSTRUCTION, clash_instruction, .clash = clash, FORCON_FIELDS_DOCTRINE (TAKE));
    }
}
