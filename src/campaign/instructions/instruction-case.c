/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/instructions/instruction-case.h"

#include "engine/state/formation.h"

/* Where the rules say nothing: outnumbered is who has two thirds of the enemy's hits, or less. */
#define OUTNUMBERED ((ForconFraction){ 2, 3 })

static ForconSideId
admiral_of (const ForconCampaign *campaign, ForconFormationId formation)
{
  return forcon_battle_formation (campaign->fleet, formation)->side;
}

static gboolean
hostile (const ForconCampaign *campaign, ForconFormationId a, ForconFormationId b)
{
  return forcon_campaign_admirals_hostile (campaign, admiral_of (campaign, a), admiral_of (campaign, b));
}

/* Whether the admiral of a formation knows that another one is there, and what is left of it is something. */
static const ForconSighting *
found_there (const ForconCampaign *campaign, ForconFormationId formation, ForconFormationId other)
{
  ForconSideId admiral = admiral_of (campaign, formation);
  const ForconSighting *sighting = forcon_campaign_sighting (campaign, admiral, other);

  if (sighting == NULL || sighting->count == 0 || !forcon_campaign_has_found (campaign, admiral, other))
    return NULL;
  return sighting;
}

static gboolean
has_ship_of (const ForconCampaign *campaign, const ForconShips *ships, guint32 types)
{
  for (guint i = 0; i < ships->n; i++)
    if (types & (1u << forcon_battle_card (campaign->fleet, ships->ship[i])->type))
      return TRUE;
  return FALSE;
}

/* Whether an enemy is one that is meant, as far as it is known: of a contact it is known whose it is, but not who. */
static gboolean
is_meant (const ForconCampaign *campaign, const ForconInstruction *instruction, const ForconSighting *sighting)
{
  gboolean identified = sighting->level == FORCON_LEVEL_IDENTIFIED;

  if (!FORCON_ID_IS_NONE (instruction->foe))
    return identified && FORCON_ID_EQUAL (instruction->foe, sighting->formation);
  if (instruction->foes != 0 && (instruction->foes & (1u << sighting->owner.value)) == 0)
    return FALSE;
  return instruction->foe_types == 0
         || (identified && has_ship_of (campaign, &sighting->ships, instruction->foe_types));
}

/* The first enemy there who is known and meant. */
static gboolean
meets (const ForconCampaign *campaign, const ForconInstruction *instruction, const GArray *formations,
       ForconCase *found)
{
  for (guint i = 0; i < formations->len; i++)
    {
      ForconFormationId other = g_array_index (formations, ForconFormationId, i);
      const ForconSighting *sighting = hostile (campaign, instruction->formation, other)
                                           ? found_there (campaign, instruction->formation, other)
                                           : NULL;

      if (sighting == NULL || !is_meant (campaign, instruction, sighting))
        continue;
      found->against = other;
      return TRUE;
    }
  return FALSE;
}

/* Hits that its ships in action have left, and those of all its ships by their cards. */
static void
count_hits (const ForconCampaign *campaign, ForconFormationId formation, gint *left, gint *full, gint *n_ships)
{
  const ForconBattle *fleet = campaign->fleet;

  *left = *full = *n_ships = 0;
  for (guint i = 0; i < fleet->n_ships; i++)
    {
      const ForconShip *ship = &fleet->ships[i];

      if (!FORCON_ID_EQUAL (ship->formation, formation))
        continue;
      *full += forcon_battle_card (fleet, (ForconShipId){ (guint16) (i + 1) })->hits;
      *left += ship->status == FORCON_SHIP_IN_ACTION ? ship->hits : 0;
      (*n_ships)++;
    }
}

/*
 * The hits of a formation of another by what is known of it: its cards, where they lie open; a ship of which nothing is
 * known counts as many as an own one on the average.
 */
static gint
hits_by_sight (const ForconCampaign *campaign, const ForconSighting *sighting, gint own_full, gint own_ships)
{
  gint hits = 0;
  gint open = 0;

  for (guint i = 0; sighting->level == FORCON_LEVEL_IDENTIFIED && i < sighting->ships.n; i++, open++)
    hits += forcon_battle_card (campaign->fleet, sighting->ships.ship[i])->hits;
  if (sighting->count > open && own_ships > 0)
    hits += ((sighting->count - open) * own_full + own_ships / 2) / own_ships;
  return hits;
}

/* Own formations there count with the formation, and friends whom its admiral sees. */
static gboolean
outnumbered (const ForconCampaign *campaign, const ForconRules *rules, const ForconInstruction *instruction,
             const GArray *formations, ForconCase *found)
{
  ForconFraction share = rules->campaign.outnumbered.numerator > 0 ? rules->campaign.outnumbered : OUTNUMBERED;
  gint left, full, n_ships;

  if (instruction->amount > 0)
    share = (ForconFraction){ 100, instruction->amount };
  count_hits (campaign, instruction->formation, &left, &full, &n_ships);
  for (guint i = 0; i < formations->len; i++)
    {
      ForconFormationId other = g_array_index (formations, ForconFormationId, i);
      const ForconSighting *sighting = found_there (campaign, instruction->formation, other);
      gint here, all, n;

      count_hits (campaign, other, &here, &all, &n);
      if (FORCON_ID_EQUAL (admiral_of (campaign, other), admiral_of (campaign, instruction->formation)))
        found->own += here;
      else if (sighting != NULL && hostile (campaign, instruction->formation, other))
        {
          found->against = FORCON_ID_IS_NONE (found->against) ? other : found->against;
          found->enemy += hits_by_sight (campaign, sighting, full, n_ships);
        }
      else if (sighting != NULL)
        found->own += hits_by_sight (campaign, sighting, full, n_ships);
    }
  found->figure = found->enemy * 100 / MAX (found->own, 1);
  return found->enemy > 0 && (gint64) found->own * share.denominator <= (gint64) found->enemy * share.numerator;
}

ForconSectorId
forcon_instruction_sector (const ForconCampaign *campaign, const ForconInstruction *instruction)
{
  const ForconTask *task = forcon_campaign_task_at (campaign, instruction->formation);

  if (!FORCON_ID_IS_NONE (instruction->sector))
    return instruction->sector;
  if (task != NULL && task->kind == FORCON_TASK_MOVE)
    return task->sector;
  return forcon_campaign_post (campaign, instruction->formation)->sector;
}

/* What was seen in the phase before may still be there. */
static gboolean
is_fresh (const ForconCampaign *campaign, gint phase)
{
  return phase >= campaign->progress.phase - 1;
}

/* Whether the admiral of a formation knows of enemies in a sector: seen or told there lately, or holding a planet. */
static gboolean
is_held (const ForconCampaign *campaign, ForconFormationId formation, ForconSectorId sector, ForconCase *found)
{
  ForconSideId admiral = admiral_of (campaign, formation);

  for (guint i = 0; i < campaign->features->len; i++)
    {
      const ForconFeature *feature = &g_array_index (campaign->features, ForconFeature, i);

      if (FORCON_ID_EQUAL (feature->sector, sector) && !FORCON_ID_IS_NONE (feature->holder)
          && forcon_campaign_admirals_hostile (campaign, admiral, feature->holder))
        return TRUE;
    }
  for (guint i = 0; i < campaign->sightings->len; i++)
    {
      const ForconSighting *sighting = &g_array_index (campaign->sightings, ForconSighting, i);

      if (!FORCON_ID_EQUAL (sighting->admiral, admiral) || !FORCON_ID_EQUAL (sighting->sector, sector)
          || sighting->count == 0 || !is_fresh (campaign, sighting->phase)
          || !forcon_campaign_admirals_hostile (campaign, admiral, sighting->owner))
        continue;
      found->against = sighting->formation;
      return TRUE;
    }
  for (guint i = 0; i < campaign->notices->len; i++)
    {
      const ForconNotice *notice = &g_array_index (campaign->notices, ForconNotice, i);

      if (FORCON_ID_EQUAL (notice->sector, sector) && !FORCON_ID_IS_NONE (notice->formation)
          && is_fresh (campaign, notice->phase) && !FORCON_ID_IS_NONE (notice->owner)
          && forcon_campaign_admirals_hostile (campaign, admiral, notice->owner))
        return TRUE;
    }
  return FALSE;
}

gboolean
forcon_case_of_map (const ForconCampaign *campaign, const ForconInstruction *instruction, ForconCase *found)
{
  gint left, full, n_ships;

  *found = (ForconCase){ .against = FORCON_NO_FORMATION };
  switch (instruction->when)
    {
    case FORCON_WHEN_ALWAYS:
      return TRUE;
    case FORCON_WHEN_HELD:
      return is_held (campaign, instruction->formation, forcon_instruction_sector (campaign, instruction), found);
    case FORCON_WHEN_FREE:
      return !is_held (campaign, instruction->formation, forcon_instruction_sector (campaign, instruction), found);
    case FORCON_WHEN_HITS_BELOW:
      count_hits (campaign, instruction->formation, &left, &full, &n_ships);
      found->figure = left * 100 / MAX (full, 1);
      return (gint64) left * 100 < (gint64) full * instruction->amount;
    case FORCON_WHEN_FLAGSHIP_LOST:
    case FORCON_WHEN_TARGET_GONE:
      return instruction->state == FORCON_TASK_STATE_UNDERWAY;
    case FORCON_WHEN_MEETS:
    case FORCON_WHEN_ATTACKED:
    case FORCON_WHEN_OUTNUMBERED:
    case FORCON_WHEN_ROUND:
    case FORCON_N_WHEN:
      break;
    }
  return FALSE;
}

gboolean
forcon_instruction_can_be_met (const ForconInstruction *instruction)
{
  return instruction->when == FORCON_WHEN_MEETS || instruction->when == FORCON_WHEN_OUTNUMBERED
         || instruction->when == FORCON_WHEN_ALWAYS;
}

gboolean
forcon_case_of_meeting (const ForconCampaign *campaign, const ForconRules *rules, const ForconInstruction *instruction,
                        const GArray *formations, ForconCase *found)
{
  ForconSectorId here = forcon_campaign_post (campaign, instruction->formation)->sector;
  ForconCase enemy = { .against = FORCON_NO_FORMATION };
  gboolean met = meets (campaign, instruction, formations, &enemy);

  *found = enemy;
  if (instruction->when == FORCON_WHEN_OUTNUMBERED)
    {
      *found = (ForconCase){ .against = FORCON_NO_FORMATION };
      return outnumbered (campaign, rules, instruction, formations, found);
    }
  if (instruction->when == FORCON_WHEN_MEETS)
    return met;
  /* Another sector's being held says nothing about those who are met here. */
  if ((instruction->when == FORCON_WHEN_HELD || instruction->when == FORCON_WHEN_FREE)
      && !FORCON_ID_IS_NONE (instruction->sector) && !FORCON_ID_EQUAL (instruction->sector, here))
    return FALSE;
  if (!met || !forcon_case_of_map (campaign, instruction, found))
    return FALSE;
  found->against = enemy.against;
  return TRUE;
}

gint
forcon_instruction_rank (const ForconInstruction *instruction)
{
  switch (instruction->when)
    {
    case FORCON_WHEN_ALWAYS:
      return 0;
    case FORCON_WHEN_MEETS:
      return FORCON_ID_IS_NONE (instruction->foe) && instruction->foes == 0 && instruction->foe_types == 0 ? 1 : 3;
    case FORCON_WHEN_HELD:
    case FORCON_WHEN_FREE:
    case FORCON_WHEN_TARGET_GONE:
      return 2;
    case FORCON_WHEN_ATTACKED:
    case FORCON_WHEN_OUTNUMBERED:
    case FORCON_WHEN_FLAGSHIP_LOST:
    case FORCON_WHEN_HITS_BELOW:
    case FORCON_WHEN_ROUND:
    case FORCON_N_WHEN:
      break;
    }
  return 4;
}

/* What is done about an enemy who is met: a posture is another matter. */
static gboolean
is_about_enemies (const ForconInstruction *instruction)
{
  switch ((gint) instruction->what)
    {
    case FORCON_WHAT_ATTACK:
    case FORCON_WHAT_AVOID:
    case FORCON_WHAT_WITHDRAW:
    case FORCON_WHAT_HOLD_FIRE:
      return TRUE;
    case FORCON_WHAT_ORDER:
      return instruction->kind != FORCON_TASK_POSTURE && instruction->when != FORCON_WHEN_ALWAYS;
    default:
      return FALSE;
    }
}

/* Of equal rank the newer one counts. */
const ForconInstruction *
forcon_campaign_decisive_instruction (const ForconCampaign *campaign, const ForconRules *rules,
                                      ForconFormationId formation, const GArray *formations, ForconCase *found)
{
  const ForconInstruction *decisive = NULL;

  for (guint i = 0; i < campaign->instructions->len; i++)
    {
      const ForconInstruction *instruction = &g_array_index (campaign->instructions, ForconInstruction, i);
      ForconCase here;

      if (!FORCON_ID_EQUAL (instruction->formation, formation) || !forcon_instruction_binds (instruction)
          || !is_about_enemies (instruction)
          || (decisive != NULL && forcon_instruction_rank (instruction) < forcon_instruction_rank (decisive))
          || !forcon_case_of_meeting (campaign, rules, instruction, formations, &here))
        continue;
      decisive = instruction;
      *found = here;
    }
  return decisive;
}

/* Whether an enemy is where it is, or next to that, known or not. */
static gboolean
has_enemy_near (const ForconCampaign *campaign, ForconFormationId formation)
{
  ForconSectorId here = forcon_campaign_post (campaign, formation)->sector;

  for (guint i = 1; i <= campaign->posts->len; i++)
    {
      ForconFormationId other = { (guint16) i };
      ForconSectorId there = forcon_campaign_post (campaign, other)->sector;

      if (forcon_campaign_formation_lives (campaign, other) && hostile (campaign, formation, other)
          && !FORCON_ID_IS_NONE (here)
          && (FORCON_ID_EQUAL (here, there) || forcon_campaign_neighbours (campaign, here, there)))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_at_stake (const ForconCampaign *campaign, const ForconInstruction *instruction)
{
  ForconCase why;

  if (!forcon_instruction_binds (instruction)
      || !forcon_campaign_formation_lives (campaign, instruction->formation))
    return FALSE;
  if (instruction->what == FORCON_WHAT_FOLLOW || instruction->what == FORCON_WHAT_AWAIT)
    return TRUE;
  if (has_enemy_near (campaign, instruction->formation))
    return TRUE;
  return instruction->when != FORCON_WHEN_ALWAYS && forcon_case_of_map (campaign, instruction, &why);
}

GArray *
forcon_campaign_instructions_at_stake (const ForconCampaign *campaign)
{
  GArray *ids = g_array_new (FALSE, FALSE, sizeof (ForconInstructionId));

  for (guint i = 0; i < campaign->instructions->len; i++)
    {
      const ForconInstruction *instruction = &g_array_index (campaign->instructions, ForconInstruction, i);

      if (is_at_stake (campaign, instruction))
        g_array_append_val (ids, instruction->instruction);
    }
  return ids;
}
