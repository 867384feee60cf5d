/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/resolution/resolution.h"

#include "engine/state/formation.h"
#include "engine/state/ship.h"

/* Whom and what a task is about, and how it ends. */

ForconSideId
forcon_task_admiral (const ForconCampaign *campaign, const ForconTask *task)
{
  const ForconFormation *formation = forcon_battle_formation (campaign->fleet, task->formation);
  ForconShipId first = FORCON_ID_IS_NONE (task->flagship) && task->ships.n > 0 ? task->ships.ship[0] : task->flagship;
  const ForconShip *ship = forcon_battle_ship (campaign->fleet, first);

  if (formation != NULL)
    return formation->side;
  return ship == NULL ? FORCON_NO_SIDE : ship->side;
}

ForconFormationId
forcon_task_target (const ForconTask *task)
{
  return FORCON_ID_IS_NONE (task->target) && FORCON_ID_IS_NONE (task->target_after) && task->ships.n > 0 ? task->formation : task->target;
}

static void
add_ship (ForconShips *ships, ForconShipId ship)
{
  if (ships->n < FORCON_FORMATION_SHIPS_MAX && !forcon_ships_contain (ships, ship))
    ships->ship[ships->n++] = ship;
}

ForconShips
forcon_task_ships (const ForconCampaign *campaign, const ForconTask *task)
{
  ForconShips ships = { 0 };

  if (task->kind == FORCON_TASK_JOIN && task->ships.n == 0)
    return forcon_formation_ships (campaign->fleet, task->formation);
  if (!FORCON_ID_IS_NONE (task->flagship) && task->kind != FORCON_TASK_JOIN)
    add_ship (&ships, task->flagship);
  for (guint i = 0; i < task->ships.n; i++)
    add_ship (&ships, task->ships.ship[i]);
  return ships;
}

ForconObjectId
forcon_task_planet (const ForconCampaign *campaign, const ForconTask *task, ForconSectorId sector)
{
  for (guint i = 0; i < campaign->features->len; i++)
    {
      const ForconFeature *feature = &g_array_index (campaign->features, ForconFeature, i);

      if (feature->kind == FORCON_SECTOR_OBJECT_PLANET && FORCON_ID_EQUAL (feature->sector, sector)
          && (FORCON_ID_IS_NONE (task->object) || FORCON_ID_EQUAL (task->object, feature->object)))
        return feature->object;
    }
  return FORCON_NO_OBJECT;
}

ForconSectorId
forcon_campaign_sector_after (const ForconCampaign *campaign, ForconFormationId formation)
{
  const ForconPost *post = forcon_campaign_post (campaign, formation);
  ForconSectorId sector = post == NULL ? FORCON_NO_SECTOR : post->sector;

  for (guint i = 0; i < campaign->tasks->len; i++)
    {
      const ForconTask *task = &g_array_index (campaign->tasks, ForconTask, i);

      if (FORCON_ID_EQUAL (task->formation, formation) && task->kind == FORCON_TASK_MOVE && forcon_task_in_force (task))
        sector = task->sector;
    }
  return sector;
}

gint
forcon_mines_left (const ForconBattle *fleet, ForconShipId ship)
{
  return MAX (forcon_battle_card (fleet, ship)->mines - forcon_battle_ship (fleet, ship)->mines_laid, 0);
}

gint
forcon_troops_left (const ForconBattle *fleet, ForconShipId ship)
{
  return MAX (forcon_battle_card (fleet, ship)->troops - forcon_battle_ship (fleet, ship)->landed, 0);
}

gboolean
forcon_sweeps (const ForconBattle *fleet, ForconShipId ship)
{
  const ForconCard *card = forcon_battle_card (fleet, ship);

  return card->type == FORCON_SHIP_TYPE_MINESWEEPER && card->drones > 0;
}

void
forcon_campaign_task_done (ForconCampaignDecision *decision, const ForconTask *task)
{
  FORCON_STATE (decision, TASK_DONE, task_done, .task = task->task, .formation = task->formation, .kind = task->kind);
}

void
forcon_campaign_task_fail (ForconCampaignDecision *decision, const ForconTask *task, const ForconCampaignVerdict *why)
{
  gboolean other = !FORCON_ID_EQUAL (why->formation, task->formation);

  FORCON_STATE (decision, TASK_FAILED, task_failed, .task = task->task, .formation = task->formation,
                .kind = task->kind, .problem = why->kind, .actual = why->actual, .needed = why->needed,
                .sector = why->sector, .other = why->other, .ship = why->ship,
                .target = other ? why->formation : FORCON_NO_FORMATION);
}

void
forcon_campaign_drop_tasks (ForconCampaignDecision *decision, ForconFormationId formation, ForconTaskId but)
{
  const GArray *tasks = decision->campaign->tasks;

  for (guint i = 0; i < tasks->len; i++)
    {
      const ForconTask *task = &g_array_index (tasks, ForconTask, i);

      if (FORCON_ID_EQUAL (task->formation, formation) && !FORCON_ID_EQUAL (task->task, but)
          && forcon_task_in_force (task))
        FORCON_STATE (decision, TASK_DROPPED, task_dropped, .task = task->task, .formation = formation,
                      .why = FORCON_DROP_DISSOLVED);
    }
}

gboolean
forcon_campaign_has_more (const ForconCampaign *campaign, const ForconTask *task)
{
  for (guint i = 0; i < campaign->tasks->len; i++)
    {
      const ForconTask *other = &g_array_index (campaign->tasks, ForconTask, i);

      if (FORCON_ID_EQUAL (other->formation, task->formation) && forcon_task_in_force (other)
          && !FORCON_ID_EQUAL (other->task, task->task))
        return TRUE;
    }
  return FALSE;
}
