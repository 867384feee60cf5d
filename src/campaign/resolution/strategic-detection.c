/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/formation.h"
#include "campaign/resolution/meeting-stance.h"
#include "campaign/resolution/resolution.h"
#include "engine/state/ship.h"

/* Detection on the map (F-CAMP-7), by the contest of F-EW-2. */

static ForconSideId
admiral_of (const ForconCampaign *campaign, ForconFormationId formation)
{
  return forcon_battle_formation (campaign->fleet, formation)->side;
}

void
forcon_campaign_sight (ForconCampaignDecision *decision, ForconSideId admiral, ForconFormationId formation,
                       ForconLevel level)
{
  const ForconCampaign *campaign = decision->campaign;
  const ForconSighting *old = forcon_campaign_sighting (campaign, admiral, formation);
  ForconShips ships = forcon_formation_ships (campaign->fleet, formation);
  ForconSighting now = { .admiral = admiral,
                         .formation = formation,
                         .level = old == NULL ? level : MAX (level, old->level),
                         .sector = forcon_campaign_post (campaign, formation)->sector,
                         .phase = campaign->progress.phase,
                         .half = campaign->progress.half,
                         .owner = admiral_of (campaign, formation),
                         .count = (gint) ships.n };

  if (level == FORCON_LEVEL_IDENTIFIED)
    now.ships = ships;
  else if (old != NULL)
    now.ships = old->ships;
  if (old != NULL && forcon_record_equal (old, &now, forcon_table_shape (FORCON_TABLE_SIGHTING)))
    return;
#define TAKE(name, TYPE) .name = now.name,
  FORCON_STATE (decision, FORMATION_SIGHTED, formation_sighted, FORCON_FIELDS_SIGHTING (TAKE));
}

/* The ship of a formation that seeks best, the first of several (F-EW-2). */
static ForconShipId
best_seeker (const ForconCampaignDecision *decision, ForconFormationId formation)
{
  const ForconBattle *fleet = decision->campaign->fleet;
  const ForconRules *rules = decision->rules;
  ForconShips ships = forcon_formation_ships (fleet, formation);
  ForconShipId best = ships.ship[0];

  for (guint i = 1; i < ships.n; i++)
    if (forcon_ship_seeking (fleet, rules, ships.ship[i]) > forcon_ship_seeking (fleet, rules, best))
      best = ships.ship[i];
  return best;
}

/* What the hider's posture adds (F-CAMP-7). */
static gint
hider_bonus (const ForconCampaignDecision *decision, ForconFormationId hider)
{
  return forcon_campaign_post (decision->campaign, hider)->posture == FORCON_POSTURE_AMBUSH
             ? decision->rules->campaign.ambush
             : 0;
}

/* Whom else one looks for, or who else looks, does not change the dice of this contest. */
static gboolean
roll_against (ForconCampaignDecision *decision, ForconPurpose purpose, ForconShipId ship, ForconShipId other,
              ForconRoll *roll)
{
  gboolean rolled;

  decision->against = other;
  rolled = forcon_campaign_roll (decision, purpose, ship, 1, 0, roll);
  decision->against = FORCON_NO_SHIP;
  return rolled;
}

/* Dice: the hider's, then the seeker's (F-EW-2). What is detected, the seeker's admiral knows one level better
 * (F-CAMP-7).
 *
 * Returns: whether the decision goes on
 */
static gboolean
contest (ForconCampaignDecision *decision, ForconFormationId seeker, ForconFormationId hider, gboolean *found)
{
  const ForconCampaign *campaign = decision->campaign;
  const ForconBattle *fleet = campaign->fleet;
  ForconSideId admiral = admiral_of (campaign, seeker);
  ForconFact_detection_contested fact = { .formation = hider, .admiral = admiral, .by = seeker };

  fact.sector = forcon_campaign_post (campaign, hider)->sector;
  fact.hider = forcon_formation_lead (fleet, hider);
  fact.seeker = best_seeker (decision, seeker);
  if (!roll_against (decision, FORCON_PURPOSE_DETECTION_HIDER, fact.hider, fact.seeker, &fact.hider_roll)
      || !roll_against (decision, FORCON_PURPOSE_DETECTION_SEEKER, fact.seeker, fact.hider, &fact.seeker_roll))
    return FALSE;
  fact.hider_ew = forcon_formation_ew_defence (fleet, hider);
  fact.hider_crew = forcon_ship_crew_modifier (fleet, decision->rules, fact.hider);
  fact.hider_bonus = hider_bonus (decision, hider);
  fact.hider_total
      = forcon_campaign_sum (decision, fact.hider_roll) + fact.hider_ew + fact.hider_crew + fact.hider_bonus;
  fact.seeker_ew = forcon_ship_ew_attack (fleet, fact.seeker);
  fact.seeker_crew = forcon_ship_crew_modifier (fleet, decision->rules, fact.seeker);
  fact.seeker_total = forcon_campaign_sum (decision, fact.seeker_roll) + fact.seeker_ew + fact.seeker_crew;
  fact.found = fact.seeker_total > fact.hider_total
               || (fact.seeker_total == fact.hider_total && decision->rules->options.detection_ties_found);
  *found = fact.found;
  forcon_campaign_state (decision, &(ForconCampaignEvent){ .kind = FORCON_CAMPAIGN_EVENT_DETECTION_CONTESTED,
                                                           .detection_contested = fact });
  if (fact.found)
    {
      const ForconSighting *known = forcon_campaign_sighting (campaign, admiral, hider);

      forcon_campaign_sight (decision, admiral, hider, known == NULL ? FORCON_LEVEL_CONTACT : FORCON_LEVEL_IDENTIFIED);
    }
  return TRUE;
}

/* Whether it has this half-phase for a patrol or a defence where it is. */
static gboolean
keeps_watch (const ForconCampaign *campaign, const ForconTask *task)
{
  return (task->kind == FORCON_TASK_PATROL || task->kind == FORCON_TASK_DEFEND)
         && forcon_campaign_post (campaign, task->formation)->worked != forcon_campaign_now (campaign)
         && forcon_campaign_formation_free (campaign, task->formation);
}

/*
 * Whom a formation seeks: on patrol, in defence, attacking a sector, or told to attack whom it meets all enemies that
 * are there; attacking a formation that one alone, unless it has been found already (F-CAMP-6, F-CAMP-13). One that
 * comes with an attack seeks as it comes.
 */
static gboolean
seeks (const ForconCampaignDecision *decision, const ForconTask *task, gboolean looks_out, ForconFormationId hider)
{
  const ForconCampaign *campaign = decision->campaign;
  ForconSideId admiral = admiral_of (campaign, task->formation);

  if (!forcon_campaign_admirals_hostile (campaign, admiral, admiral_of (campaign, hider)))
    return FALSE;
  if (looks_out)
    return TRUE;
  if (task->kind == FORCON_TASK_ATTACK_FORMATION)
    return FORCON_ID_EQUAL (task->target, hider) && !forcon_campaign_has_found (campaign, admiral, hider);
  return task->kind == FORCON_TASK_ATTACK_SECTOR || keeps_watch (campaign, task);
}

static gboolean
search (ForconCampaignDecision *decision, const ForconTask *task, const GArray *formations, GArray *detected)
{
  gboolean looks_out = forcon_campaign_looks_out (decision->campaign, task->formation);

  for (guint i = 0; i < formations->len; i++)
    {
      ForconDetected pair = { task->formation, g_array_index (formations, ForconFormationId, i) };
      gboolean found = FALSE;

      if (!seeks (decision, task, looks_out, pair.hider))
        continue;
      if (!contest (decision, pair.seeker, pair.hider, &found))
        return FALSE;
      if (found)
        g_array_append_val (detected, pair);
    }
  return TRUE;
}

gboolean
forcon_campaign_search (ForconCampaignDecision *decision, const GArray *formations, GArray *detected)
{
  const ForconCampaign *campaign = decision->campaign;

  for (guint i = 0; i < formations->len; i++)
    {
      ForconFormationId formation = g_array_index (formations, ForconFormationId, i);
      const ForconTask *first = forcon_campaign_task_at (campaign, formation);
      gboolean can
          = first != NULL && forcon_campaign_judge_task (campaign, decision->rules, first).kind == FORCON_PROBLEM_NONE;
      /* Who looks out needs nothing to do, nor that it can be done. */
      ForconTask task = can ? *first : (ForconTask){ .formation = formation, .kind = FORCON_TASK_HOLD };

      if (!search (decision, &task, formations, detected))
        return FALSE;
    }
  return TRUE;
}

void
forcon_campaign_know_allies (ForconCampaignDecision *decision, const GArray *formations)
{
  const ForconCampaign *campaign = decision->campaign;

  for (guint i = 0; i < formations->len; i++)
    for (guint k = 0; k < formations->len; k++)
      {
        ForconFormationId formation = g_array_index (formations, ForconFormationId, k);
        ForconSideId admiral = admiral_of (campaign, g_array_index (formations, ForconFormationId, i));

        if (!FORCON_ID_EQUAL (admiral, admiral_of (campaign, formation))
            && !forcon_campaign_admirals_hostile (campaign, admiral, admiral_of (campaign, formation)))
          forcon_campaign_sight (decision, admiral, formation, FORCON_LEVEL_IDENTIFIED);
      }
}
