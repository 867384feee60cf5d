/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/map/map-orders.h"

ForconMapModel *
forcon_map_model_orders (const ForconCampaign *campaign, ForconSideId admiral)
{
  ForconMapModel *model = forcon_map_model_truth (campaign);

  for (guint i = model->tokens->len; i > 0; i--)
    {
      const ForconMapToken *token = &g_array_index (model->tokens, ForconMapToken, i - 1);

      if (!FORCON_ID_EQUAL (token->admiral, admiral)
          && !forcon_campaign_has_found (campaign, admiral, token->formation))
        g_array_remove_index (model->tokens, i - 1);
    }
  return model;
}

/* Where formations are when they have done what was written so far; by id. */
typedef struct {
  const ForconCampaign *campaign;
  ForconSideId admiral;
  GArray *orders;
  ForconSectorId *places;

  /* The reading that is gone over, where its formation is, and whose it is. */
  ForconLineId line;
  gint reading;
  ForconFormationId reader;
  ForconSectorId read_place;
} Walk;

/* Where the task finds its formation, and whoever comes there leaves it. What is only offered moves nobody for what
 * follows: other readings begin at the same place. */
static ForconSectorId *
place_of (Walk *walk, const ForconTask *task)
{
  if (task->state != FORCON_TASK_STATE_OFFERED)
    return &walk->places[task->formation.value];
  if (!FORCON_ID_EQUAL (walk->line, task->line) || walk->reading != task->reading
      || !FORCON_ID_EQUAL (walk->reader, task->formation))
    {
      walk->line = task->line;
      walk->reading = task->reading;
      walk->reader = task->formation;
      walk->read_place = walk->places[task->formation.value];
    }
  return &walk->read_place;
}

/* Who is attacked is looked for where the admiral saw it last. */
static ForconSectorId
place_of_target (Walk *walk, const ForconTask *task)
{
  const ForconPost *post = forcon_campaign_post (walk->campaign, task->target);
  const ForconSighting *sighting = forcon_campaign_sighting (walk->campaign, walk->admiral, task->target);

  if (sighting != NULL)
    return sighting->sector;
  return post == NULL ? FORCON_NO_SECTOR : post->sector;
}

static void
add (Walk *walk, const ForconTask *task, ForconSectorId from, ForconSectorId to)
{
  ForconMapOrder order = { .formation = task->formation,
                           .line = task->line,
                           .kind = task->kind,
                           .from = from,
                           .to = to,
                           .side = (guint) walk->admiral.value - 1,
                           .offered = task->state == FORCON_TASK_STATE_OFFERED };

  g_array_append_val (walk->orders, order);
}

/* A way is a move to each of its sectors (F-CAMP-4), so an arrow is as long as a step. */
static void
add_move (Walk *walk, const ForconTask *task, ForconSectorId *place)
{
  add (walk, task, *place, task->sector);
  *place = task->sector;
}

static void
add_task (Walk *walk, const ForconTask *task)
{
  ForconSectorId *place = place_of (walk, task);
  ForconSectorId to = task->sector;

  if (FORCON_ID_IS_NONE (*place))
    return;
  if (task->kind == FORCON_TASK_MOVE)
    add_move (walk, task, place);
  else if (!forcon_task_is_administrative (task->kind))
    {
      if (FORCON_ID_IS_NONE (to) && task->kind == FORCON_TASK_ATTACK_FORMATION)
        to = place_of_target (walk, task);
      add (walk, task, *place, FORCON_ID_IS_NONE (to) ? *place : to);
    }
}

/* Of a line that is settled, what it does not mean is not drawn. */
static gboolean
counts (const ForconCampaign *campaign, const ForconTask *task)
{
  const ForconLine *line = forcon_campaign_line (campaign, task->line);

  if (task->state == FORCON_TASK_STATE_OFFERED)
    return line != NULL && line->picked == 0 && line->state != FORCON_LINE_REMARK;
  return forcon_task_in_force (task);
}

GArray *
forcon_map_orders (const ForconCampaign *campaign, ForconSideId admiral)
{
  g_autofree ForconSectorId *places = g_new0 (ForconSectorId, campaign->posts->len + 1);
  Walk walk = { .campaign = campaign,
                .admiral = admiral,
                .orders = g_array_new (FALSE, FALSE, sizeof (ForconMapOrder)),
                .places = places };

  for (guint i = 1; i <= campaign->posts->len; i++)
    places[i] = g_array_index (campaign->posts, ForconPost, i - 1).sector;
  for (guint i = 0; i < campaign->tasks->len; i++)
    {
      const ForconTask *task = &g_array_index (campaign->tasks, ForconTask, i);
      const ForconFormation *formation = forcon_battle_formation (campaign->fleet, task->formation);

      if (formation != NULL && FORCON_ID_EQUAL (formation->side, admiral) && counts (campaign, task))
        add_task (&walk, task);
    }
  return walk.orders;
}
