/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/formation.h"
#include "campaign/resolution/resolution.h"
#include "engine/state/ship.h"

/* What formations do where they are: laying, sweeping, landing; the ends of patrols and attacks (F-CAMP-4,
 * F-CAMP-5). */

/* What a task comes to when the time for it is spent; returns whether the decision goes on. */
typedef gboolean (*Finish) (ForconCampaignDecision *decision, const ForconTask *task);

static const ForconPost *
post_of (const ForconCampaignDecision *decision, const ForconTask *task)
{
  return forcon_campaign_post (decision->campaign, task->formation);
}

static ForconSideId
admiral_of (const ForconCampaignDecision *decision, ForconFormationId formation)
{
  return forcon_battle_formation (decision->campaign->fleet, formation)->side;
}

/* Whether a formation is an enemy whom the admiral has found here. Where nobody met it, it is in a clash with
 * others. */
static gboolean
is_found_here (const ForconCampaignDecision *decision, const ForconTask *task, ForconFormationId other)
{
  ForconSideId admiral = admiral_of (decision, task->formation);

  return forcon_campaign_formation_lives (decision->campaign, other)
         && FORCON_ID_EQUAL (forcon_campaign_post (decision->campaign, other)->sector, post_of (decision, task)->sector)
         && forcon_campaign_admirals_hostile (decision->campaign, admiral, admiral_of (decision, other))
         && forcon_campaign_has_found (decision->campaign, admiral, other);
}

/* An attack waits until those whom it is for have done with others: who is hidden keeps nobody waiting (F-CAMP-6). */
static gboolean
has_to_wait (const ForconCampaignDecision *decision, const ForconTask *task)
{
  if (task->kind == FORCON_TASK_ATTACK_FORMATION)
    return is_found_here (decision, task, task->target);
  for (guint i = 1; task->kind == FORCON_TASK_ATTACK_SECTOR && i <= decision->campaign->posts->len; i++)
    if (is_found_here (decision, task, (ForconFormationId){ (guint16) i }))
      return TRUE;
  return FALSE;
}

static gboolean
end_time (ForconCampaignDecision *decision, const ForconTask *task)
{
  forcon_campaign_task_done (decision, task);
  return TRUE;
}

/* There was no meeting, so the attack fails. */
static gboolean
miss_target (ForconCampaignDecision *decision, const ForconTask *task)
{
  ForconCampaignVerdict verdict
      = { .kind = FORCON_PROBLEM_NOT_THERE, .formation = task->target, .sector = post_of (decision, task)->sector };

  forcon_campaign_task_fail (decision, task, &verdict);
  forcon_campaign_target_gone (decision, task->formation);
  return TRUE;
}

/* One field for one order, of the mines of its ships in the order of the file (F-MINE-1, F-MINE-2). */
static gboolean
lay (ForconCampaignDecision *decision, const ForconTask *task)
{
  const ForconBattle *fleet = decision->campaign->fleet;
  const ForconMineCard *card = &decision->rules->mine.cards[task->charge];
  ForconShips ships = forcon_formation_ships (fleet, task->formation);
  ForconSideId admiral = admiral_of (decision, task->formation);
  gint laid = 0;

  for (guint i = 0; i < ships.n; i++)
    {
      gint left = forcon_mines_left (fleet, ships.ship[i]);
      gint mines = task->count == 0 ? left : MIN (left, task->count - laid);

      if (mines > 0)
        FORCON_STATE (decision, MINES_SPENT, mines_spent, .ship = ships.ship[i],
                      .mines_laid = forcon_battle_ship (fleet, ships.ship[i])->mines_laid + mines);
      laid += mines;
    }
  FORCON_STATE (decision, FIELD_LAID, field_laid, .field = { forcon_campaign_next_id (decision) },
                .sector = post_of (decision, task)->sector, .admiral = admiral, .charge = card->charge,
                .range = card->range, .strength = card->strength, .count = laid, .known = 1u << admiral.value,
                .formation = task->formation);
  return end_time (decision, task);
}

/* The fields of enemies in the sector, oldest first: those that the admiral knows of, or @all. */
static GArray *
fields_here (const ForconCampaignDecision *decision, const ForconTask *task, gboolean all)
{
  const ForconCampaign *campaign = decision->campaign;
  ForconSideId admiral = admiral_of (decision, task->formation);
  GArray *fields = g_array_new (FALSE, FALSE, sizeof (ForconField));

  for (guint i = 0; i < campaign->fields->len; i++)
    {
      const ForconField *field = &g_array_index (campaign->fields, ForconField, i);

      if (FORCON_ID_EQUAL (field->sector, post_of (decision, task)->sector) && field->count > 0
          && forcon_campaign_admirals_hostile (campaign, field->admiral, admiral)
          && (all || (field->known & (1u << admiral.value)) != 0))
        g_array_append_val (fields, *field);
    }
  return fields;
}

/* A drone takes out a mine. */
static void
clear_field (ForconCampaignDecision *decision, const ForconTask *task, const ForconField *field, gint mines)
{
  ForconSideId admiral = admiral_of (decision, task->formation);

  if ((field->known & (1u << admiral.value)) == 0)
    FORCON_STATE (decision, FIELD_FOUND, field_found, .field = field->field, .admiral = admiral,
                  .sector = field->sector, .count = field->count, .formation = task->formation);
  if (mines > 0)
    FORCON_STATE (decision, FIELD_CHANGED, field_changed, .field = field->field, .sector = field->sector,
                  .count = field->count - mines, .was = field->count, .formation = task->formation);
}

/* One check for the whole sector, whether there is anything in it or not: who fails learns nothing (F-SWP-2). */
static gboolean
sweep_with (ForconCampaignDecision *decision, const ForconTask *task, ForconShipId ship)
{
  const ForconBattle *fleet = decision->campaign->fleet;
  gint readiness = forcon_ship_readiness (fleet, decision->rules, ship);
  gint drones = forcon_battle_card (fleet, ship)->drones;
  gint mines = 0;
  ForconRoll roll;

  if (!forcon_campaign_roll (decision, FORCON_PURPOSE_SWEEP_CHECK, ship, decision->rules->options.sweeper_dice,
                             readiness, &roll))
    return FALSE;
  gboolean passed = forcon_campaign_sum (decision, roll) <= readiness;
  g_autoptr (GArray) fields = fields_here (decision, task, passed);

  for (guint i = 0; i < fields->len; i++)
    mines += g_array_index (fields, ForconField, i).count;
  FORCON_STATE (decision, SWEEP_CHECKED, sweep_checked, .ship = ship, .formation = task->formation, .roll = roll,
                .readiness = readiness, .passed = passed, .swept = MIN (mines, drones));
  for (guint i = 0; i < fields->len; i++)
    {
      const ForconField *field = &g_array_index (fields, ForconField, i);
      gint swept = MIN (field->count, drones);

      clear_field (decision, task, field, swept);
      drones -= swept;
    }
  return TRUE;
}

/* Dice: the checks of its sweepers in the order of the file. */
static gboolean
sweep (ForconCampaignDecision *decision, const ForconTask *task)
{
  const ForconBattle *fleet = decision->campaign->fleet;
  ForconShips ships = forcon_formation_ships (fleet, task->formation);

  for (guint i = 0; i < ships.n; i++)
    if (forcon_sweeps (fleet, ships.ship[i]) && !sweep_with (decision, task, ships.ship[i]))
      return FALSE;
  return end_time (decision, task);
}

/* Whether troops of an enemy are there, or a garrison that nobody sent. */
static gboolean
is_contested (const ForconCampaign *campaign, const ForconFeature *planet, ForconSideId admiral)
{
  for (guint i = 0; i < campaign->landings->len; i++)
    {
      const ForconLanding *landing = &g_array_index (campaign->landings, ForconLanding, i);

      if (FORCON_ID_EQUAL (landing->object, planet->object) && !landing->settled
          && forcon_campaign_admirals_hostile (campaign, landing->admiral, admiral))
        return TRUE;
    }
  if (FORCON_ID_IS_NONE (planet->holder))
    return planet->garrison > 0;
  return forcon_campaign_admirals_hostile (campaign, planet->holder, admiral);
}

void
forcon_campaign_land (ForconCampaignDecision *decision, const ForconFeature *planet, ForconShipId ship, gint troops)
{
  const ForconCampaign *campaign = decision->campaign;
  const ForconShip *state = forcon_battle_ship (campaign->fleet, ship);

  FORCON_STATE (decision, TROOPS_LANDED, troops_landed, .ship = ship, .admiral = state->side, .object = planet->object,
                .troops = troops, .holder = planet->holder, .phase = campaign->progress.phase, .sector = planet->sector,
                .landed = state->landed + troops, .contested = is_contested (campaign, planet, state->side));
}

void
forcon_campaign_take_planet (ForconCampaignDecision *decision, const ForconFeature *planet, ForconFormationId formation)
{
  ForconSideId admiral = admiral_of (decision, formation);
  ForconSideId holder = planet->holder;

  if (FORCON_ID_IS_NONE (holder) && !is_contested (decision->campaign, planet, admiral))
    FORCON_STATE (decision, HOLDER_SET, holder_set, .object = planet->object, .sector = planet->sector,
                  .holder = admiral);
  else if (forcon_campaign_admirals_hostile (decision->campaign, holder, admiral))
    forcon_campaign_sight (decision, holder, formation, FORCON_LEVEL_CONTACT);
}

/* The troops of its ships in the order of the file (F-END-6). */
static gboolean
land (ForconCampaignDecision *decision, const ForconTask *task)
{
  const ForconCampaign *campaign = decision->campaign;
  ForconShips ships = forcon_formation_ships (campaign->fleet, task->formation);
  const ForconFeature planet
      = *forcon_campaign_feature (campaign, forcon_task_planet (campaign, task, post_of (decision, task)->sector));
  gint landed = 0;

  for (guint i = 0; i < ships.n; i++)
    {
      gint left = forcon_troops_left (campaign->fleet, ships.ship[i]);
      gint troops = task->count == 0 ? left : MIN (left, task->count - landed);

      if (troops > 0)
        forcon_campaign_land (decision, &planet, ships.ship[i], troops);
      landed += troops;
    }
  forcon_campaign_take_planet (decision, &planet, task->formation);
  return end_time (decision, task);
}

/* What goes on while there is nothing else to do: to hold, and to watch (F-CAMP-4). */
static gboolean
go_on (ForconCampaignDecision *decision, const ForconTask *task)
{
  return forcon_campaign_has_more (decision->campaign, task) ? end_time (decision, task) : TRUE;
}

static const Finish finishes[FORCON_N_TASK] = {
  [FORCON_TASK_ATTACK_FORMATION] = miss_target,
  [FORCON_TASK_ATTACK_SECTOR] = end_time,
  [FORCON_TASK_DEFEND] = go_on,
  [FORCON_TASK_PATROL] = go_on,
  [FORCON_TASK_LAY] = lay,
  [FORCON_TASK_SWEEP] = sweep,
  [FORCON_TASK_LAND] = land,
};

/* The order of F-CAMP-5: mines are laid before anybody sweeps, and all else comes after. */
static guint
turn_of (ForconTaskKind kind)
{
  if (kind == FORCON_TASK_LAY)
    return 0;
  return kind == FORCON_TASK_SWEEP ? 1 : 2;
}

#define TURNS 3

/* Ends what a formation cannot do before the first thing that it can. */
static void
end_impossible (ForconCampaignDecision *decision, ForconFormationId formation)
{
  const ForconTask *first;

  while ((first = forcon_campaign_task_at (decision->campaign, formation)) != NULL
         && !forcon_task_is_administrative (first->kind))
    {
      ForconTask task = *first;
      ForconCampaignVerdict verdict = forcon_campaign_judge_task (decision->campaign, decision->rules, &task);

      if (verdict.kind == FORCON_PROBLEM_NONE)
        return;
      forcon_campaign_task_fail (decision, &task, &verdict);
    }
}

/* It works if it has the half-phase still, and if what it has to do comes now and is done where it is. */
static gboolean
work (ForconCampaignDecision *decision, ForconFormationId formation, guint turn)
{
  const ForconCampaign *campaign = decision->campaign;

  if (!forcon_campaign_formation_free (campaign, formation)
      || forcon_campaign_post (campaign, formation)->worked == forcon_campaign_now (campaign))
    return TRUE;
  end_impossible (decision, formation);
  const ForconTask *first = forcon_campaign_task_at (campaign, formation);

  if (first == NULL || first->kind == FORCON_TASK_MOVE || forcon_task_is_administrative (first->kind)
      || turn_of (first->kind) != turn)
    return TRUE;
  ForconTask task = *first;
  gint cost = forcon_campaign_task_cost (campaign, decision->rules, task.kind, formation);
  gint spent = MIN (task.spent + 1, cost);

  if (task.kind == FORCON_TASK_HOLD)
    return go_on (decision, &task);
  if (has_to_wait (decision, &task))
    return TRUE;
  FORCON_STATE (decision, TASK_WORKED, task_worked, .task = task.task, .formation = formation, .spent = spent,
                .cost = cost);
  return spent < cost || finishes[task.kind](decision, &task);
}

gboolean
forcon_campaign_work (ForconCampaignDecision *decision, const GArray *formations)
{
  for (guint turn = 0; turn < TURNS; turn++)
    for (guint i = 0; i < formations->len; i++)
      if (!work (decision, g_array_index (formations, ForconFormationId, i), turn))
        return FALSE;
  return TRUE;
}

gboolean
forcon_campaign_work_all (ForconCampaignDecision *decision)
{
  g_autoptr (GArray) formations = g_array_new (FALSE, FALSE, sizeof (ForconFormationId));

  for (guint i = 1; i <= decision->campaign->fleet->n_formations; i++)
    {
      ForconFormationId formation = { (guint16) i };

      g_array_append_val (formations, formation);
    }
  return forcon_campaign_work (decision, formations);
}
