/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/formation.h"
#include "campaign/resolution/resolution.h"
#include "engine/state/ship.h"
#include "base/text.h"

/*
 * Why a task cannot be done (F-CAMP-4): what speaks against it in what its own admiral has and where that is. Where
 * enemies are is not asked, so that an order tells nobody of them.
 */

/* A task, and where its formation is when it does it. */
typedef struct {
  const ForconCampaign *campaign;
  const ForconRules *rules;
  const ForconTask *task;
  ForconSectorId at;
} Case;

#define FINE ((ForconCampaignVerdict){ .kind = FORCON_PROBLEM_NONE })
#define PROBLEM(...) ((ForconCampaignVerdict){ __VA_ARGS__ })

static const ForconBattle *
fleet_of (const Case *about)
{
  return about->campaign->fleet;
}

/* Before play, ships that were not put anywhere yet can be anybody's company (F-CAMP-12). */
static gboolean
apart (const Case *about, ForconSectorId a, ForconSectorId b)
{
  gboolean somewhere = !FORCON_ID_IS_NONE (a) && !FORCON_ID_IS_NONE (b);

  return !FORCON_ID_EQUAL (a, b) && (somewhere || about->campaign->progress.stage != FORCON_STAGE_SET_UP);
}

static ForconSectorId
sector_of (const Case *about, ForconFormationId formation)
{
  if (FORCON_ID_EQUAL (formation, about->task->formation))
    return about->at;
  return forcon_campaign_post (about->campaign, formation)->sector;
}

static ForconCampaignVerdict
judge_engaged (const Case *about, ForconFormationId formation)
{
  ForconClashId clash = forcon_campaign_post (about->campaign, formation)->clash;

  /* Its own clash it sees through first. */
  if (FORCON_ID_IS_NONE (clash) || FORCON_ID_EQUAL (formation, about->task->formation))
    return FINE;
  return PROBLEM (.kind = FORCON_PROBLEM_ENGAGED, .formation = formation, .clash = clash);
}

static ForconCampaignVerdict
judge_move (const Case *about)
{
  ForconFormationId formation = about->task->formation;
  ForconShipId station = forcon_formation_station (fleet_of (about), formation);
  ForconSectorId to = about->task->sector;

  if (!FORCON_ID_IS_NONE (station))
    return PROBLEM (.kind = FORCON_PROBLEM_CANNOT_MOVE, .formation = formation, .ship = station);
  if (forcon_campaign_sector (about->campaign, to) == NULL)
    return PROBLEM (.kind = FORCON_PROBLEM_UNKNOWN_SECTOR);
  if (FORCON_ID_IS_NONE (about->at))
    return PROBLEM (.kind = FORCON_PROBLEM_NO_PLACE, .formation = formation);
  if (FORCON_ID_EQUAL (about->at, to))
    return PROBLEM (.kind = FORCON_PROBLEM_ALREADY_THERE, .formation = formation, .sector = to);
  if (!forcon_campaign_neighbours (about->campaign, about->at, to))
    return PROBLEM (.kind = FORCON_PROBLEM_NOT_NEIGHBOURS, .formation = formation, .sector = about->at, .other = to);
  return FINE;
}

/* A formation that has a task in a sector has to be there. */
static ForconCampaignVerdict
judge_place (const Case *about)
{
  const ForconTask *task = about->task;

  if (FORCON_ID_IS_NONE (task->sector))
    return FINE;
  if (forcon_campaign_sector (about->campaign, task->sector) == NULL)
    return PROBLEM (.kind = FORCON_PROBLEM_UNKNOWN_SECTOR);
  if (apart (about, about->at, task->sector))
    return PROBLEM (.kind = FORCON_PROBLEM_NOT_TOGETHER, .formation = task->formation, .sector = about->at,
                    .other = task->sector);
  return FINE;
}

static ForconCampaignVerdict
judge_attack (const Case *about)
{
  const ForconTask *task = about->task;

  if (forcon_battle_formation (fleet_of (about), task->target) == NULL
      || *forcon_battle_formation_id (fleet_of (about), task->target) == '\0')
    return PROBLEM (.kind = FORCON_PROBLEM_UNKNOWN_FORMATION);
  if (!forcon_campaign_admirals_hostile (about->campaign, forcon_task_admiral (about->campaign, task),
                                         forcon_battle_formation (fleet_of (about), task->target)->side))
    return PROBLEM (.kind = FORCON_PROBLEM_NOT_HOSTILE, .formation = task->target);
  return judge_place (about);
}

/* What is aboard against what is wanted: all of it, one at least, where nothing is said. */
static ForconCampaignVerdict
judge_stock (const Case *about, gint (*left) (const ForconBattle *, ForconShipId), ForconProblem problem)
{
  const ForconTask *task = about->task;
  ForconShips ships = forcon_formation_ships (fleet_of (about), task->formation);
  gint aboard = 0;

  for (guint i = 0; i < ships.n; i++)
    aboard += left (fleet_of (about), ships.ship[i]);
  if (task->count < 0)
    return PROBLEM (.kind = FORCON_PROBLEM_BAD_VALUE, .least = 0, .most = aboard);
  if (aboard < MAX (task->count, 1))
    return PROBLEM (.kind = problem, .formation = task->formation, .actual = aboard, .needed = MAX (task->count, 1));
  return FINE;
}

static ForconCampaignVerdict
judge_lay (const Case *about)
{
  ForconCampaignVerdict verdict = judge_place (about);

  return verdict.kind != FORCON_PROBLEM_NONE ? verdict
                                             : judge_stock (about, forcon_mines_left, FORCON_PROBLEM_NO_MINES);
}

static ForconCampaignVerdict
judge_sweep (const Case *about)
{
  ForconShips ships = forcon_formation_ships (fleet_of (about), about->task->formation);

  for (guint i = 0; i < ships.n; i++)
    if (forcon_sweeps (fleet_of (about), ships.ship[i]))
      return judge_place (about);
  return PROBLEM (.kind = FORCON_PROBLEM_NO_SWEEPER, .formation = about->task->formation);
}

static ForconCampaignVerdict
judge_land (const Case *about)
{
  ForconCampaignVerdict verdict = judge_place (about);

  if (verdict.kind != FORCON_PROBLEM_NONE)
    return verdict;
  if (FORCON_ID_IS_NONE (forcon_task_planet (about->campaign, about->task, about->at)))
    return PROBLEM (.kind = FORCON_ID_IS_NONE (about->task->object) ? FORCON_PROBLEM_NO_PLANET
                                                                    : FORCON_PROBLEM_UNKNOWN_OBJECT,
                    .sector = about->at);
  return judge_stock (about, forcon_troops_left, FORCON_PROBLEM_NO_TROOPS);
}

/* A ship that is named for a formation, and where it would have to be. */
static ForconCampaignVerdict
judge_ship (const Case *about, ForconShipId ship, ForconSectorId where)
{
  const ForconShip *state = forcon_battle_ship (fleet_of (about), ship);

  if (state == NULL)
    return PROBLEM (.kind = FORCON_PROBLEM_UNKNOWN_SHIP);
  if (!FORCON_ID_EQUAL (state->side, forcon_task_admiral (about->campaign, about->task)))
    return PROBLEM (.kind = FORCON_PROBLEM_NOT_YOUR_SHIP, .ship = ship, .admiral = state->side);
  if (state->status != FORCON_SHIP_IN_ACTION)
    return PROBLEM (.kind = FORCON_PROBLEM_OUT_OF_ACTION, .ship = ship);
  if (apart (about, sector_of (about, state->formation), where))
    return PROBLEM (.kind = FORCON_PROBLEM_NOT_TOGETHER, .ship = ship, .sector = sector_of (about, state->formation),
                    .other = where);
  return judge_engaged (about, state->formation);
}

static ForconCampaignVerdict
judge_ships (const Case *about, const ForconShips *ships, ForconSectorId where)
{
  ForconCampaignVerdict verdict = FINE;

  for (guint i = 0; i < ships->n && verdict.kind == FORCON_PROBLEM_NONE; i++)
    verdict = judge_ship (about, ships->ship[i], where);
  return verdict;
}

static ForconCampaignVerdict
judge_numbers (const Case *about, const ForconShips *ships)
{
  ForconVerdict verdict = forcon_formation_judge_numbers (fleet_of (about), about->rules, ships);

  if (verdict.kind != FORCON_VERDICT_DONE)
    return PROBLEM (.kind = FORCON_PROBLEM_TOO_MANY_SHIPS, .actual = verdict.actual, .needed = verdict.needed);
  return FINE;
}

/* Whether a formation of the admiral's has a name already; what others call theirs is their business. */
static gboolean
name_taken (const Case *about, const char *name)
{
  ForconSideId admiral = forcon_task_admiral (about->campaign, about->task);

  for (guint i = 1; i <= fleet_of (about)->n_formations; i++)
    {
      ForconFormationId id = { (guint16) i };

      if (forcon_campaign_formation_lives (about->campaign, id)
          && FORCON_ID_EQUAL (forcon_battle_formation (fleet_of (about), id)->side, admiral)
          && forcon_campaign_is_called (about->campaign, forcon_battle_formation_name (fleet_of (about), id), name))
        return TRUE;
    }
  return FALSE;
}

static ForconCampaignVerdict
judge_name (const Case *about)
{
  const char *name = about->task->name;

  if (name == NULL)
    return FINE;
  if (!g_utf8_validate (name, -1, NULL) || *name == '\0')
    return PROBLEM (.kind = FORCON_PROBLEM_NO_NAME);
  if (g_utf8_strlen (name, -1) > FORCON_CAMPAIGN_NAME_MAX)
    return PROBLEM (.kind = FORCON_PROBLEM_TOO_LONG, .actual = (gint) g_utf8_strlen (name, -1),
                    .needed = FORCON_CAMPAIGN_NAME_MAX);
  if (name_taken (about, name) || forcon_text_find_unsafe (name) != NULL)
    return PROBLEM (.kind = FORCON_PROBLEM_NAME_TAKEN, .text = name);
  return FINE;
}

static ForconCampaignVerdict
judge_rename (const Case *about)
{
  const ForconTask *task = about->task;

  if (task->name == NULL)
    return PROBLEM (.kind = FORCON_PROBLEM_NO_NAME);
  if (g_str_equal (task->name, forcon_battle_formation_name (fleet_of (about), task->formation)))
    return PROBLEM (.kind = FORCON_PROBLEM_ALREADY_SO, .formation = task->formation);
  return judge_name (about);
}

static ForconCampaignVerdict
judge_room (const Case *about, guint wanted)
{
  guint formations = fleet_of (about)->n_formations + wanted;

  if (formations > FORCON_FORMATIONS_MAX)
    return PROBLEM (.kind = FORCON_PROBLEM_TOO_MANY, .actual = (gint) formations, .needed = FORCON_FORMATIONS_MAX);
  return FINE;
}

/* Whether these are just the ships of one formation, whose flag is passed in another way (F-FORM-3). */
static gboolean
are_a_formation (const Case *about, const ForconShips *ships)
{
  ForconFormationId formation = forcon_battle_ship (fleet_of (about), ships->ship[0])->formation;

  for (guint i = 0; i < ships->n; i++)
    if (!FORCON_ID_EQUAL (forcon_battle_ship (fleet_of (about), ships->ship[i])->formation, formation))
      return FALSE;
  return forcon_campaign_post (about->campaign, formation)->formed
         && forcon_formation_ships (fleet_of (about), formation).n == ships->n;
}

static ForconCampaignVerdict
judge_new (const Case *about, const ForconShips *ships, ForconSectorId where)
{
  ForconCampaignVerdict verdict = judge_ships (about, ships, where);

  if (verdict.kind == FORCON_PROBLEM_NONE)
    verdict = judge_numbers (about, ships);
  if (verdict.kind == FORCON_PROBLEM_NONE && are_a_formation (about, ships))
    verdict = PROBLEM (.kind = FORCON_PROBLEM_ALREADY_SO,
                       .formation = forcon_battle_ship (fleet_of (about), ships->ship[0])->formation);
  if (verdict.kind == FORCON_PROBLEM_NONE)
    verdict = judge_name (about);
  return verdict.kind == FORCON_PROBLEM_NONE ? judge_room (about, 1) : verdict;
}

/* A sheet that names no flagship is refused, unless there is but one ship to choose from (F-FORM-2). */
static ForconCampaignVerdict
judge_form (const Case *about)
{
  ForconShips ships = forcon_task_ships (about->campaign, about->task);
  const ForconShip *first = ships.n == 0 ? NULL : forcon_battle_ship (fleet_of (about), ships.ship[0]);

  if (ships.n == 0)
    return PROBLEM (.kind = FORCON_PROBLEM_NO_SHIPS, .formation = about->task->formation);
  if (first == NULL)
    return PROBLEM (.kind = FORCON_PROBLEM_UNKNOWN_SHIP);
  if (ships.n > 1 && FORCON_ID_IS_NONE (about->task->flagship))
    return PROBLEM (.kind = FORCON_PROBLEM_NO_FLAGSHIP, .formation = about->task->formation);
  return judge_new (about, &ships, sector_of (about, first->formation));
}

/* The first of some ships that is not in the formation of the task, or none. */
static ForconCampaignVerdict
judge_members (const Case *about, const ForconShips *ships)
{
  ForconFormationId formation = about->task->formation;

  for (guint i = 0; i < ships->n; i++)
    {
      const ForconShip *state = forcon_battle_ship (fleet_of (about), ships->ship[i]);

      if (state == NULL)
        return PROBLEM (.kind = FORCON_PROBLEM_UNKNOWN_SHIP);
      if (!FORCON_ID_EQUAL (state->formation, formation))
        return PROBLEM (.kind = FORCON_PROBLEM_NOT_IN_FORMATION, .ship = ships->ship[i], .formation = formation);
      if (state->status != FORCON_SHIP_IN_ACTION)
        return PROBLEM (.kind = FORCON_PROBLEM_OUT_OF_ACTION, .ship = ships->ship[i]);
    }
  return FINE;
}

static ForconCampaignVerdict
judge_split (const Case *about)
{
  ForconShips ships = forcon_task_ships (about->campaign, about->task);
  ForconCampaignVerdict verdict = judge_members (about, &ships);

  return verdict.kind == FORCON_PROBLEM_NONE ? judge_form (about) : verdict;
}

static ForconCampaignVerdict
judge_disband (const Case *about)
{
  guint n_ships = forcon_formation_ships (fleet_of (about), about->task->formation).n;

  if (about->campaign->progress.stage == FORCON_STAGE_SET_UP)
    return FINE;
  if (n_ships == 1)
    return PROBLEM (.kind = FORCON_PROBLEM_ALREADY_SO, .formation = about->task->formation);
  return judge_room (about, n_ships);
}

static ForconCampaignVerdict
judge_joined (const Case *about, ForconFormationId target)
{
  ForconSideId admiral = forcon_task_admiral (about->campaign, about->task);

  if (!forcon_campaign_formation_lives (about->campaign, target))
    return PROBLEM (.kind = FORCON_PROBLEM_UNKNOWN_FORMATION);
  if (!FORCON_ID_EQUAL (forcon_battle_formation (fleet_of (about), target)->side, admiral))
    return PROBLEM (.kind = FORCON_PROBLEM_NOT_YOURS, .formation = target,
                    .admiral = forcon_battle_formation (fleet_of (about), target)->side);
  return judge_engaged (about, target);
}

static ForconCampaignVerdict
judge_join (const Case *about)
{
  ForconFormationId target = forcon_task_target (about->task);
  ForconShips newcomers = forcon_task_ships (about->campaign, about->task);
  ForconCampaignVerdict verdict = judge_joined (about, target);

  if (verdict.kind != FORCON_PROBLEM_NONE)
    return verdict;
  if (newcomers.n == 0)
    return PROBLEM (.kind = FORCON_PROBLEM_NO_SHIPS, .formation = about->task->formation);
  ForconShips all = forcon_formation_ships (fleet_of (about), target);

  for (guint i = 0; i < newcomers.n; i++)
    if (forcon_ships_contain (&all, newcomers.ship[i]))
      return PROBLEM (.kind = FORCON_PROBLEM_ALREADY_SO, .formation = target, .ship = newcomers.ship[i]);
  verdict = judge_ships (about, &newcomers, sector_of (about, target));
  for (guint i = 0; i < newcomers.n && all.n < FORCON_FORMATION_SHIPS_MAX; i++)
    all.ship[all.n++] = newcomers.ship[i];
  return verdict.kind == FORCON_PROBLEM_NONE ? judge_numbers (about, &all) : verdict;
}

static ForconCampaignVerdict
judge_flagship (const Case *about)
{
  ForconShips flagship = { .n = 1, .ship = { about->task->flagship } };

  if (FORCON_ID_IS_NONE (about->task->flagship))
    return PROBLEM (.kind = FORCON_PROBLEM_NO_FLAGSHIP, .formation = about->task->formation);
  return judge_members (about, &flagship);
}

static ForconCampaignVerdict
judge_successors (const Case *about)
{
  if (about->task->ships.n == 0)
    return PROBLEM (.kind = FORCON_PROBLEM_NO_SHIPS, .formation = about->task->formation);
  return judge_members (about, &about->task->ships);
}

static ForconCampaignVerdict
judge_posture (const Case *about)
{
  return FINE;
}

static ForconCampaignVerdict (*const judges[FORCON_N_TASK]) (const Case *about) = {
  [FORCON_TASK_HOLD] = judge_place,
  [FORCON_TASK_MOVE] = judge_move,
  [FORCON_TASK_ATTACK_FORMATION] = judge_attack,
  [FORCON_TASK_ATTACK_SECTOR] = judge_place,
  [FORCON_TASK_DEFEND] = judge_place,
  [FORCON_TASK_PATROL] = judge_place,
  [FORCON_TASK_LAY] = judge_lay,
  [FORCON_TASK_SWEEP] = judge_sweep,
  [FORCON_TASK_LAND] = judge_land,
  [FORCON_TASK_FORM] = judge_form,
  [FORCON_TASK_DISBAND] = judge_disband,
  [FORCON_TASK_JOIN] = judge_join,
  [FORCON_TASK_SPLIT] = judge_split,
  [FORCON_TASK_FLAGSHIP] = judge_flagship,
  [FORCON_TASK_SUCCESSORS] = judge_successors,
  [FORCON_TASK_POSTURE] = judge_posture,
  [FORCON_TASK_RENAME] = judge_rename,
};

/* The formation that the task is for; none is needed if ships are named that form or join. */
static ForconCampaignVerdict
judge_formation (const Case *about)
{
  const ForconTask *task = about->task;

  if (task->kind == FORCON_TASK_FORM || (task->kind == FORCON_TASK_JOIN && task->ships.n > 0))
    return FINE;
  if (FORCON_ID_IS_NONE (task->formation))
    return PROBLEM (.kind = FORCON_PROBLEM_NO_FORMATION);
  if (!forcon_campaign_formation_lives (about->campaign, task->formation))
    return PROBLEM (.kind = FORCON_PROBLEM_UNKNOWN_FORMATION);
  return FINE;
}

ForconCampaignVerdict
forcon_campaign_judge_task_at (const ForconCampaign *campaign, const ForconRules *rules, const ForconTask *task,
                               ForconSectorId at)
{
  Case about = { campaign, rules, task, at };
  ForconCampaignVerdict verdict = judge_formation (&about);

  return verdict.kind == FORCON_PROBLEM_NONE ? judges[task->kind](&about) : verdict;
}

ForconCampaignVerdict
forcon_campaign_judge_task (const ForconCampaign *campaign, const ForconRules *rules, const ForconTask *task)
{
  const ForconPost *post = forcon_campaign_post (campaign, task->formation);

  return forcon_campaign_judge_task_at (campaign, rules, task, post == NULL ? FORCON_NO_SECTOR : post->sector);
}
