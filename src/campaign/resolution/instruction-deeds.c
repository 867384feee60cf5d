/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/resolution/instruction-deeds.h"

#include "campaign/resolution/resolution.h"
#include "campaign/state/ways.h"
#include "engine/state/formation.h"

/* What formations do by standing instructions on the map (F-CAMP-13). */

static const ForconPost *
post_of (const ForconCampaignDecision *decision, ForconFormationId formation)
{
  return forcon_campaign_post (decision->campaign, formation);
}

static ForconSideId
admiral_of (const ForconCampaignDecision *decision, ForconFormationId formation)
{
  return forcon_battle_formation (decision->campaign->fleet, formation)->side;
}

/* Instructions of a formation that hold now. They stay as they are while others come and go. */
static GArray *
instructions_of (const ForconCampaignDecision *decision, ForconFormationId formation)
{
  const GArray *all = decision->campaign->instructions;
  GArray *found = g_array_new (FALSE, FALSE, sizeof (ForconInstruction));

  for (guint i = 0; i < all->len; i++)
    {
      const ForconInstruction *instruction = &g_array_index (all, ForconInstruction, i);

      if (FORCON_ID_EQUAL (instruction->formation, formation) && forcon_instruction_binds (instruction))
        g_array_append_val (found, *instruction);
    }
  return found;
}

void
forcon_campaign_state_applied (ForconCampaignDecision *decision, const ForconInstruction *instruction,
                               const ForconCase *why, ForconTaskState state, ForconMeetingId meeting, gboolean unseen)
{
  gboolean named
      = unseen
        || forcon_campaign_can_name (decision->campaign, admiral_of (decision, instruction->formation), why->against);

  FORCON_STATE (decision, INSTRUCTION_APPLIED, instruction_applied, .instruction = instruction->instruction,
                .formation = instruction->formation, .when = instruction->when, .what = instruction->what,
                .state = state, .meeting = meeting, .against = named ? why->against : FORCON_NO_FORMATION,
                .own = why->own, .enemy = why->enemy, .figure = why->figure, .unseen = unseen);
}

/* Orders */

#define TAKE(name, TYPE) .name = task.name,

static void
give (ForconCampaignDecision *decision, ForconTask task)
{
  task.task = (ForconTaskId){ forcon_campaign_next_id (decision) };
  task.state = FORCON_TASK_STATE_WAITING;
  task.cost = forcon_campaign_task_cost (decision->campaign, decision->rules, task.kind, task.formation);
  FORCON_STATE (decision, TASK_GIVEN, task_given, FORCON_FIELDS_TASK (TAKE));
}

static void
drop_tasks (ForconCampaignDecision *decision, ForconFormationId formation)
{
  const GArray *tasks = decision->campaign->tasks;

  for (guint i = 0; i < tasks->len; i++)
    {
      const ForconTask *task = &g_array_index (tasks, ForconTask, i);

      if (FORCON_ID_EQUAL (task->formation, formation) && forcon_task_in_force (task))
        FORCON_STATE (decision, TASK_DROPPED, task_dropped, .task = task->task, .formation = formation,
                      .why = FORCON_DROP_INSTRUCTED);
    }
}

/* The shortest way from where it is, a safe one before others by what its admiral knows; no stages where there is
 * none. */
static ForconWay
way_to (const ForconCampaignDecision *decision, ForconFormationId formation, ForconSectorId goal)
{
  ForconWay ways[FORCON_WAYS_TOLD_MAX] = { 0 };
  const ForconWayWish wish = { .admiral = admiral_of (decision, formation),
                               .formation = formation,
                               .from = post_of (decision, formation)->sector,
                               .to = goal };

  if (forcon_campaign_ways (decision->campaign, decision->rules, &wish, ways, G_N_ELEMENTS (ways)) == 0)
    ways[0].n_stages = 0;
  return ways[0];
}

/* Moves along a way, instead of all else. */
static void
send (ForconCampaignDecision *decision, ForconFormationId formation, const ForconWay *way)
{
  drop_tasks (decision, formation);
  for (guint i = 0; i < way->n_stages; i++)
    give (decision, (ForconTask){ .formation = formation, .kind = FORCON_TASK_MOVE, .sector = way->stages[i] });
}

/* Who is there, or on the way there, or knows no way, stays with what it does. */
static gboolean
withdraw (ForconCampaignDecision *decision, const ForconInstruction *instruction, const ForconCase *why,
          ForconTaskState state)
{
  const ForconPost *post = post_of (decision, instruction->formation);
  ForconSectorId goal = FORCON_ID_IS_NONE (instruction->goal) ? post->came_from : instruction->goal;

  if (FORCON_ID_IS_NONE (goal) || FORCON_ID_EQUAL (goal, post->sector)
      || FORCON_ID_EQUAL (goal, forcon_campaign_sector_after (decision->campaign, instruction->formation)))
    return FALSE;
  ForconWay way = way_to (decision, instruction->formation, goal);

  if (way.n_stages == 0)
    return FALSE;
  forcon_campaign_state_applied (decision, instruction, why, state, FORCON_NO_MEETING, FALSE);
  send (decision, instruction->formation, &way);
  return TRUE;
}

static gboolean
take_posture (ForconCampaignDecision *decision, const ForconInstruction *instruction, const ForconCase *why)
{
  if (post_of (decision, instruction->formation)->posture == instruction->posture)
    return FALSE;
  forcon_campaign_state_applied (decision, instruction, why, instruction->state, FORCON_NO_MEETING, FALSE);
  FORCON_STATE (decision, POSTURE_TAKEN, posture_taken, .formation = instruction->formation,
                .posture = instruction->posture);
  return TRUE;
}

/* A march is ordered once; where no way leads, the formation stays with what it does. */
static gboolean
march (ForconCampaignDecision *decision, const ForconInstruction *instruction, const ForconCase *why)
{
  ForconWay way = way_to (decision, instruction->formation, instruction->goal);

  if (way.n_stages == 0)
    return FALSE;
  forcon_campaign_state_applied (decision, instruction, why, FORCON_TASK_STATE_DONE, FORCON_NO_MEETING, FALSE);
  send (decision, instruction->formation, &way);
  return TRUE;
}

/* Another order takes the place of all that it does, once. */
static gboolean
order (ForconCampaignDecision *decision, const ForconInstruction *instruction, const ForconCase *why)
{
  ForconTask task = { .formation = instruction->formation,
                      .kind = instruction->kind,
                      .sector = instruction->goal,
                      .target = instruction->target,
                      .posture = instruction->posture };

  if (instruction->kind == FORCON_TASK_POSTURE)
    return take_posture (decision, instruction, why);
  if (instruction->kind == FORCON_TASK_MOVE)
    return march (decision, instruction, why);
  forcon_campaign_state_applied (decision, instruction, why, FORCON_TASK_STATE_DONE, FORCON_NO_MEETING, FALSE);
  if (FORCON_ID_IS_NONE (task.sector))
    task.sector = post_of (decision, instruction->formation)->sector;
  drop_tasks (decision, instruction->formation);
  give (decision, task);
  return TRUE;
}

static gboolean
obey (ForconCampaignDecision *decision, const ForconInstruction *instruction, const ForconCase *why,
      ForconTaskState state)
{
  if (instruction->what == FORCON_WHAT_WITHDRAW)
    return withdraw (decision, instruction, why, state);
  return instruction->what == FORCON_WHAT_ORDER && order (decision, instruction, why);
}

/* Marks */

/* What comes with a moment and lasts: from then on the case has come. */
static void
mark (ForconCampaignDecision *decision, ForconFormationId formation, ForconWhen when)
{
  g_autoptr (GArray) instructions = instructions_of (decision, formation);

  for (guint i = 0; i < instructions->len; i++)
    {
      const ForconInstruction *instruction = &g_array_index (instructions, ForconInstruction, i);

      if (instruction->when == when && instruction->state == FORCON_TASK_STATE_WAITING)
        forcon_campaign_state_applied (decision, instruction, &(ForconCase){ .against = FORCON_NO_FORMATION },
                                       FORCON_TASK_STATE_UNDERWAY, FORCON_NO_MEETING, FALSE);
    }
}

void
forcon_campaign_flagship_lost (ForconCampaignDecision *decision, ForconFormationId formation)
{
  mark (decision, formation, FORCON_WHEN_FLAGSHIP_LOST);
}

void
forcon_campaign_target_gone (ForconCampaignDecision *decision, ForconFormationId formation)
{
  mark (decision, formation, FORCON_WHEN_TARGET_GONE);
}

/* Company */

static ForconFormationId
companion_of (const ForconCampaignDecision *decision, const ForconInstruction *instruction)
{
  const ForconShip *ship = forcon_battle_ship (decision->campaign->fleet, instruction->ship);

  return ship == NULL ? instruction->target : ship->formation;
}

/* Where a companion is, as far as the formation's admiral knows; its own are where they are. */
static ForconSectorId
known_sector (const ForconCampaignDecision *decision, ForconFormationId formation, ForconFormationId companion)
{
  ForconSideId admiral = admiral_of (decision, formation);
  const ForconSighting *sighting = forcon_campaign_sighting (decision->campaign, admiral, companion);

  if (FORCON_ID_EQUAL (admiral_of (decision, companion), admiral))
    return post_of (decision, companion)->sector;
  return sighting == NULL ? FORCON_NO_SECTOR : sighting->sector;
}

/* Whether the admiral knows that there is nothing left of it. */
static gboolean
is_known_gone (const ForconCampaignDecision *decision, ForconFormationId formation, ForconFormationId companion)
{
  ForconSideId admiral = admiral_of (decision, formation);
  const ForconSighting *sighting = forcon_campaign_sighting (decision->campaign, admiral, companion);

  if (forcon_battle_formation (decision->campaign->fleet, companion) == NULL)
    return TRUE;
  if (FORCON_ID_EQUAL (admiral_of (decision, companion), admiral))
    return !forcon_campaign_formation_lives (decision->campaign, companion);
  return sighting != NULL && sighting->count == 0;
}

static gboolean
is_about_company (const ForconInstruction *instruction)
{
  return instruction->what == FORCON_WHAT_FOLLOW || instruction->what == FORCON_WHAT_AWAIT;
}

/* Who has come together waits no longer; there is no following or awaiting what is no more. */
static void
settle_company (ForconCampaignDecision *decision, ForconFormationId formation)
{
  g_autoptr (GArray) instructions = instructions_of (decision, formation);
  ForconSectorId here = post_of (decision, formation)->sector;

  for (guint i = 0; i < instructions->len; i++)
    {
      const ForconInstruction *instruction = &g_array_index (instructions, ForconInstruction, i);
      ForconFormationId companion = companion_of (decision, instruction);

      if (!is_about_company (instruction))
        continue;
      if (is_known_gone (decision, formation, companion))
        {
          forcon_campaign_drop_instruction (decision, instruction, FORCON_DROP_DISSOLVED);
          forcon_campaign_target_gone (decision, formation);
        }
      else if (instruction->what == FORCON_WHAT_AWAIT
               && FORCON_ID_EQUAL (known_sector (decision, formation, companion), here)
               && (FORCON_ID_IS_NONE (instruction->goal) || FORCON_ID_EQUAL (instruction->goal, here)))
        forcon_campaign_state_applied (decision, instruction, &(ForconCase){ .against = FORCON_NO_FORMATION },
                                       FORCON_TASK_STATE_DONE, FORCON_NO_MEETING, FALSE);
    }
}

/* Where a follower goes next: with its companion, whose orders an admiral knows of own ones, or after it. */
static ForconSectorId
next_on_the_way (const ForconCampaignDecision *decision, ForconFormationId formation, ForconFormationId companion)
{
  const ForconCampaign *campaign = decision->campaign;
  ForconSectorId here = post_of (decision, formation)->sector;
  ForconSectorId there = known_sector (decision, formation, companion);
  const ForconTask *task = forcon_campaign_task_at (campaign, companion);
  gboolean own = FORCON_ID_EQUAL (admiral_of (decision, companion), admiral_of (decision, formation));

  if (FORCON_ID_EQUAL (here, there))
    return own && task != NULL && task->kind == FORCON_TASK_MOVE && forcon_campaign_formation_free (campaign, companion)
               ? task->sector
               : FORCON_NO_SECTOR;
  if (FORCON_ID_IS_NONE (there))
    return FORCON_NO_SECTOR;
  ForconWay way = way_to (decision, formation, there);

  return way.n_stages == 0 ? FORCON_NO_SECTOR : way.stages[0];
}

/* An order of its own goes first; a watch that has had its time, or to stay, is none (F-CAMP-4). */
static gboolean
may_go (const ForconCampaignDecision *decision, ForconFormationId formation)
{
  const ForconTask *task = forcon_campaign_task_at (decision->campaign, formation);

  if (FORCON_ID_IS_NONE (post_of (decision, formation)->sector)
      || !FORCON_ID_IS_NONE (forcon_formation_station (decision->campaign->fleet, formation)))
    return FALSE;
  if (task == NULL || task->kind == FORCON_TASK_HOLD)
    return TRUE;
  return (task->kind == FORCON_TASK_PATROL || task->kind == FORCON_TASK_DEFEND) && task->spent >= task->cost;
}

/* Whether it was told to go after another. */
static gboolean
follow (ForconCampaignDecision *decision, ForconFormationId formation)
{
  g_autoptr (GArray) instructions = instructions_of (decision, formation);
  ForconCase why;

  for (guint i = 0; i < instructions->len; i++)
    {
      const ForconInstruction *instruction = &g_array_index (instructions, ForconInstruction, i);

      if (instruction->what != FORCON_WHAT_FOLLOW || !may_go (decision, formation)
          || !forcon_case_of_map (decision->campaign, instruction, &why))
        continue;
      ForconSectorId next = next_on_the_way (decision, formation, companion_of (decision, instruction));

      if (FORCON_ID_IS_NONE (next))
        continue;
      forcon_campaign_state_applied (decision, instruction, &why, instruction->state, FORCON_NO_MEETING, FALSE);
      drop_tasks (decision, formation);
      give (decision, (ForconTask){ .formation = formation, .kind = FORCON_TASK_MOVE, .sector = next });
      return TRUE;
    }
  return FALSE;
}

/* Those who follow a follower go with it. */
static void
follow_all (ForconCampaignDecision *decision)
{
  const ForconCampaign *campaign = decision->campaign;
  gboolean somebody;

  do
    {
      somebody = FALSE;
      for (guint i = 1; i <= campaign->posts->len; i++)
        if (forcon_campaign_formation_free (campaign, (ForconFormationId){ (guint16) i }))
          somebody = follow (decision, (ForconFormationId){ (guint16) i }) || somebody;
  } while (somebody);
}

/* The passes of a half-phase */

/* What of its instructions comes first, of those whose case is not that somebody is met. */
static void
obey_on_map (ForconCampaignDecision *decision, ForconFormationId formation)
{
  g_autoptr (GArray) instructions = instructions_of (decision, formation);
  const ForconInstruction *first = NULL;
  ForconCase why, here;

  for (guint i = 0; i < instructions->len; i++)
    {
      const ForconInstruction *instruction = &g_array_index (instructions, ForconInstruction, i);
      gboolean goes = instruction->what == FORCON_WHAT_ORDER
                      || (instruction->what == FORCON_WHAT_WITHDRAW && instruction->when != FORCON_WHEN_ALWAYS);

      if (!goes || (first != NULL && forcon_instruction_rank (instruction) < forcon_instruction_rank (first))
          || !forcon_case_of_map (decision->campaign, instruction, &here))
        continue;
      first = instruction;
      why = here;
    }
  if (first != NULL)
    obey (decision, first, &why, FORCON_TASK_STATE_DONE);
}

void
forcon_campaign_obey_on_map (ForconCampaignDecision *decision)
{
  const ForconCampaign *campaign = decision->campaign;

  for (guint i = 1; i <= campaign->posts->len; i++)
    {
      ForconFormationId formation = { (guint16) i };

      if (!forcon_campaign_formation_free (campaign, formation))
        continue;
      settle_company (decision, formation);
      obey_on_map (decision, formation);
    }
  follow_all (decision);
}

/* The formations of a sector, whether they are in a clash or not: of enemies only those count that were found. */
static GArray *
company_in (const ForconCampaign *campaign, ForconSectorId sector)
{
  GArray *formations = g_array_new (FALSE, FALSE, sizeof (ForconFormationId));

  for (guint i = 1; i <= campaign->posts->len; i++)
    {
      ForconFormationId formation = { (guint16) i };

      if (FORCON_ID_EQUAL (forcon_campaign_post (campaign, formation)->sector, sector)
          && forcon_campaign_formation_lives (campaign, formation))
        g_array_append_val (formations, formation);
    }
  return formations;
}

static void
take_postures (ForconCampaignDecision *decision, ForconFormationId formation, const GArray *formations,
               gboolean attacked)
{
  g_autoptr (GArray) instructions = instructions_of (decision, formation);
  ForconCase why;

  for (guint i = 0; i < instructions->len; i++)
    {
      const ForconInstruction *instruction = &g_array_index (instructions, ForconInstruction, i);
      gboolean comes;

      if (instruction->what != FORCON_WHAT_ORDER || instruction->kind != FORCON_TASK_POSTURE)
        continue;
      comes = forcon_case_of_meeting (decision->campaign, decision->rules, instruction, formations, &why);
      if (comes || (attacked && instruction->when == FORCON_WHEN_ATTACKED))
        take_posture (decision, instruction, &why);
    }
}

void
forcon_campaign_obey_after_meetings (ForconCampaignDecision *decision)
{
  const ForconCampaign *campaign = decision->campaign;

  for (guint i = 1; i <= campaign->posts->len && campaign->instructions->len > 0; i++)
    {
      ForconFormationId formation = { (guint16) i };
      const ForconPost *post = forcon_campaign_post (campaign, formation);
      ForconCase why;

      if (!forcon_campaign_formation_lives (campaign, formation) || !FORCON_ID_IS_NONE (post->clash))
        continue;
      g_autoptr (GArray) formations = company_in (campaign, post->sector);
      const ForconInstruction *found
          = forcon_campaign_decisive_instruction (campaign, decision->rules, formation, formations, &why);

      take_postures (decision, formation, formations, FALSE);
      if (found == NULL)
        continue;
      ForconInstruction instruction = *found;

      obey (decision, &instruction, &why, instruction.state);
    }
}

gboolean
forcon_campaign_is_kept_back (ForconCampaignDecision *decision, const ForconTask *move)
{
  g_autoptr (GArray) instructions = instructions_of (decision, move->formation);
  ForconSectorId here = post_of (decision, move->formation)->sector;

  for (guint i = 0; i < instructions->len; i++)
    {
      const ForconInstruction *instruction = &g_array_index (instructions, ForconInstruction, i);
      gboolean waits = instruction->what == FORCON_WHAT_AWAIT
                       && (FORCON_ID_IS_NONE (instruction->goal) || FORCON_ID_EQUAL (instruction->goal, here));
      gboolean shuns = instruction->what == FORCON_WHAT_AVOID && instruction->when == FORCON_WHEN_HELD
                       && FORCON_ID_EQUAL (forcon_instruction_sector (decision->campaign, instruction), move->sector);
      ForconCase why;

      if ((!waits && !shuns) || !forcon_case_of_map (decision->campaign, instruction, &why))
        continue;
      forcon_campaign_state_applied (decision, instruction, &why, instruction->state, FORCON_NO_MEETING, FALSE);
      return TRUE;
    }
  return FALSE;
}

/* Clashes */

static GArray *
formations_of (const GArray *parties)
{
  GArray *formations = g_array_new (FALSE, FALSE, sizeof (ForconFormationId));

  for (guint i = 0; i < parties->len; i++)
    g_array_append_val (formations, g_array_index (parties, ForconParty, i).formation);
  return formations;
}

gboolean
forcon_party_attacks (const ForconParty *party)
{
  return party->opens
         && (party->reason == FORCON_PARTY_ATTACKS_FORMATION || party->reason == FORCON_PARTY_ATTACKS_SECTOR
             || party->reason == FORCON_PARTY_INSTRUCTED);
}

/* Whether an enemy's attack has led to the clash. */
static gboolean
is_attacked (const ForconCampaign *campaign, const GArray *parties, ForconFormationId formation)
{
  ForconSideId side = forcon_battle_formation (campaign->fleet, formation)->side;

  for (guint i = 0; i < parties->len; i++)
    {
      const ForconParty *party = &g_array_index (parties, ForconParty, i);

      if (forcon_party_attacks (party)
          && forcon_campaign_admirals_hostile (campaign, side,
                                               forcon_battle_formation (campaign->fleet, party->formation)->side))
        return TRUE;
    }
  return FALSE;
}

void
forcon_campaign_obey_before_clash (ForconCampaignDecision *decision, const GArray *parties)
{
  g_autoptr (GArray) formations = formations_of (parties);

  for (guint i = 0; i < formations->len; i++)
    {
      ForconFormationId formation = g_array_index (formations, ForconFormationId, i);

      if (forcon_campaign_formation_lives (decision->campaign, formation))
        take_postures (decision, formation, formations, is_attacked (decision->campaign, parties, formation));
    }
}

/* Whether it says where to go or what to do when its formation is attacked; a posture was taken before the clash. */
static gboolean
answers_attack (const ForconInstruction *instruction)
{
  return instruction->when == FORCON_WHEN_ATTACKED
         && (instruction->what == FORCON_WHAT_WITHDRAW
             || (instruction->what == FORCON_WHAT_ORDER && instruction->kind != FORCON_TASK_POSTURE));
}

/* What it does when the clash is over; who is driven off by then begins anew. Of those that are decisive because
 * somebody is met and those for an attack the higher counts, and of equal rank the newer one. */
static void
obey_in_clash (ForconCampaignDecision *decision, ForconFormationId formation, const GArray *formations,
               gboolean attacked)
{
  ForconCase why = { .against = FORCON_NO_FORMATION };
  const ForconInstruction *found
      = forcon_campaign_decisive_instruction (decision->campaign, decision->rules, formation, formations, &why);
  const GArray *all = decision->campaign->instructions;
  gboolean newer = found == NULL;

  for (guint i = 0; i < all->len && attacked; i++)
    {
      const ForconInstruction *instruction = &g_array_index (all, ForconInstruction, i);

      newer = newer || instruction == found;
      if (!FORCON_ID_EQUAL (instruction->formation, formation) || !forcon_instruction_binds (instruction)
          || !answers_attack (instruction)
          || (found != NULL && forcon_instruction_rank (instruction) < forcon_instruction_rank (found))
          || (found != NULL && !newer && forcon_instruction_rank (instruction) == forcon_instruction_rank (found)))
        continue;
      found = instruction;
      newer = TRUE;
      why = (ForconCase){ .against = FORCON_NO_FORMATION };
    }
  if (found == NULL)
    return;
  ForconInstruction instruction = *found;

  obey (decision, &instruction, &why, instruction.state);
}

void
forcon_campaign_obey_in_clash (ForconCampaignDecision *decision, const GArray *parties)
{
  g_autoptr (GArray) formations = formations_of (parties);

  for (guint i = 0; i < formations->len; i++)
    {
      ForconFormationId formation = g_array_index (formations, ForconFormationId, i);

      if (forcon_campaign_formation_lives (decision->campaign, formation))
        obey_in_clash (decision, formation, formations, is_attacked (decision->campaign, parties, formation));
    }
}
