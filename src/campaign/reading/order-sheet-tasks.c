/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-routes.h"

#include "campaign/resolution/resolution.h"
#include "campaign/state/ways.h"
#include "engine/state/formation.h"

/*
 * Clauses become tasks, each judged where the formation will be by then (F-CAMP-4). What is to be done in another
 * sector is a move there, and then it.
 */

/* Ways that are offered at most. */
#define WAYS_MAX 4

static gboolean
is_none (ForconSectorId sector)
{
  return FORCON_ID_IS_NONE (sector);
}

/* What earlier tasks of the reading take of what is aboard: of so many all is one at least. */
static gint
taken_before (const ForconSheetReading *reading, ForconTaskKind kind)
{
  gint taken = 0;

  for (guint i = 0; i < reading->reading.n_tasks; i++)
    if (reading->reading.tasks[i].kind == kind)
      taken += MAX (reading->reading.tasks[i].count, 1);
  return taken;
}

static void
judge (ForconSheetReading *reading, ForconTask task)
{
  gint taken = task.kind == FORCON_TASK_LAY || task.kind == FORCON_TASK_LAND ? taken_before (reading, task.kind) : 0;

  if (taken > 0)
    task.count = MAX (task.count, 1) + taken;
  forcon_sheet_fail (reading,
                     forcon_campaign_judge_task_at (reading->campaign, reading->rules, &task, reading->sector));
}

void
forcon_sheet_drop_hold (ForconSheetReading *reading)
{
  ForconReading *read = &reading->reading;
  const ForconTask *last = read->n_tasks == 0 ? NULL : &read->tasks[read->n_tasks - 1];

  if (last == NULL || last->kind != FORCON_TASK_HOLD)
    return;
  read->halves -= last->cost;
  read->n_tasks--;
}

/* "Survey of the sector, patrol": the same work in the same sector is one. */
static gboolean
repeats_last (const ForconReading *read, const ForconTask *task)
{
  const ForconTask *last = read->n_tasks == 0 ? NULL : &read->tasks[read->n_tasks - 1];

  return last != NULL && last->kind == task->kind && FORCON_ID_EQUAL (last->sector, task->sector)
         && FORCON_ID_EQUAL (last->formation, task->formation)
         && (task->kind == FORCON_TASK_PATROL || task->kind == FORCON_TASK_DEFEND || task->kind == FORCON_TASK_HOLD);
}

void
forcon_sheet_add_task (ForconSheetReading *reading, ForconTask task)
{
  ForconReading *read = &reading->reading;

  if (read->n_tasks >= FORCON_READING_TASKS_MAX)
    {
      forcon_sheet_fail (reading, (ForconCampaignVerdict){ .kind = FORCON_PROBLEM_TOO_MANY,
                                                           .actual = (gint) read->n_tasks + 1,
                                                           .needed = FORCON_READING_TASKS_MAX });
      return;
    }
  if (repeats_last (read, &task))
    return;
  /* "Stay there on the defence" */
  if (task.kind == FORCON_TASK_DEFEND && read->n_tasks > 1
      && read->tasks[read->n_tasks - 1].posture == FORCON_POSTURE_NONE
      && FORCON_ID_EQUAL (reading->sector, task.sector))
    forcon_sheet_drop_hold (reading);
  task.cost = forcon_campaign_task_cost (reading->campaign, reading->rules, task.kind, task.formation);
  judge (reading, task);
  if (task.kind == FORCON_TASK_MOVE)
    reading->sector = task.sector;
  read->halves += task.cost;
  read->tasks[read->n_tasks++] = task;
}

static void
add (ForconSheetReading *reading, ForconTaskKind kind, ForconSectorId sector)
{
  forcon_sheet_add_task (reading, (ForconTask){ .kind = kind, .formation = reading->formation, .sector = sector });
}

/* A verb that lacks what it cannot do without. */
static void
lose (ForconSheetReading *reading, const ForconSheetClause *clause)
{
  forcon_sheet_note (reading->lost, clause->start, clause->end, NULL);
}

/*
 * A destination that is not next door is a way: the shortest by what the admiral knows (F-CAMP-4). Where several are as
 * good, or the best has a known danger on it, each is a reading.
 */
static void
go_far (ForconSheetReading *reading, ForconSectorId sector, const ForconSheetRoute *route)
{
  ForconWay ways[WAYS_MAX];
  const ForconWayWish wish = { .admiral = reading->admiral,
                               .formation = reading->formation,
                               .from = reading->sector,
                               .to = sector,
                               .avoid = route->avoid,
                               .n_avoid = route->n_avoid };
  guint n = is_none (reading->sector) || FORCON_ID_EQUAL (sector, reading->sector)
                ? 0
                : forcon_campaign_ways (reading->campaign, reading->rules, &wish, ways, WAYS_MAX);

  if (n == 0)
    {
      add (reading, FORCON_TASK_MOVE, sector);
      return;
    }
  const ForconWay *way = &ways[forcon_sheet_choose (reading, n)];

  /* The shortest way is dangerous: it is a choice, though the only one. */
  if (n == 1 && !forcon_ways_clear (ways, n))
    reading->reading.risky = TRUE;
  for (guint i = 0; i < way->n_stages; i++)
    add (reading, FORCON_TASK_MOVE, way->stages[i]);
}

void
forcon_sheet_go (ForconSheetReading *reading, ForconSectorId sector)
{
  static const ForconSheetRoute nothing = { 0 };

  if (!is_none (sector) && !FORCON_ID_EQUAL (sector, reading->sector))
    go_far (reading, sector, &nothing);
}

void
forcon_sheet_go_to (ForconSheetReading *reading, const ForconSheetClause *clause)
{
  const ForconSheetRoute route = forcon_sheet_route_of (reading, clause);

  for (guint i = 0; i < route.n; i++)
    forcon_sheet_go (reading, route.sector[i]);
}

/* Where another formation of the admiral's is, which is told to whoever is to go there. */
ForconSectorId
forcon_sheet_sector_of_friend (ForconSheetReading *reading, const ForconSheetClause *clause)
{
  for (guint i = 0; i < clause->n; i++)
    {
      const ForconSheetReference *reference = &clause->argument[i].reference;

      if (!forcon_sheet_refers_to_formation (&clause->argument[i]))
        continue;
      ForconSheetWho who = forcon_sheet_own (reading, reference);

      if (who.n == 0)
        continue;
      ForconSectorId sector
          = forcon_campaign_post (reading->campaign, who.formation[forcon_sheet_choose (reading, who.n)])->sector;

      if (is_none (sector))
        continue;
      const ForconSector *there = forcon_campaign_sector (reading->campaign, sector);
      g_autofree char *meant = forcon_sector_title (there, there->name);

      forcon_sheet_note_meant (reading, reference, meant);
      return sector;
    }
  return FORCON_NO_SECTOR;
}

/* Back is where it stands before its orders, or if it has none that move it, where it came from. */
static ForconSectorId
came_from (const ForconSheetReading *reading)
{
  const ForconPost *post = forcon_campaign_post (reading->campaign, reading->formation);

  if (post == NULL)
    return FORCON_NO_SECTOR;
  return forcon_sheet_has_moved (reading) ? post->sector : post->came_from;
}

/* "To C4, I mean it stays in C5": whoever is to stay is not where that is, or is to be in two places. */
static gboolean
stays_elsewhere (const ForconSheetReading *reading, const ForconSheetClause *clause, const ForconSheetRoute *route)
{
  if (route->n - route->n_via > 1)
    return TRUE;
  return (forcon_sheet_has_moved (reading) || clause->remains) && route->n == 1 && route->n_via == 0
         && !is_none (route->sector[0]) && !FORCON_ID_EQUAL (route->sector[0], reading->sector);
}

/* "To C2, then with the Hammer": what is to be done there is more than to go. */
static gboolean
goes_on_with_friend (const ForconSheetClause *clause, const ForconSheetRoute *route)
{
  for (guint i = 0; route->n > 0 && i < clause->n; i++)
    if (clause->argument[i].then && forcon_sheet_refers_to_formation (&clause->argument[i])
        && clause->argument[i].with == FORCON_MEANING_WITH)
      return TRUE;
  return FALSE;
}

/* A way over several sectors is a move to each. */
static void
move (ForconSheetReading *reading, const ForconSheetClause *clause, gboolean last)
{
  ForconSheetRoute route = forcon_sheet_route_to (reading, clause);
  /* "Stays hidden at A3", who is elsewhere. */
  if ((clause->remains && stays_elsewhere (reading, clause, &route)) || goes_on_with_friend (clause, &route))
    lose (reading, clause);
  ForconSectorId friend = route.n == 0 ? forcon_sheet_sector_of_friend (reading, clause) : FORCON_NO_SECTOR;

  /* "B2-C2-D2" from B2: a path may begin where one stands. */
  for (guint i = 0; i < route.n; i++)
    if (i + 1 < route.n && FORCON_ID_EQUAL (route.sector[i], reading->sector))
      continue;
    else if (i < route.n_via || clause->frame == FORCON_FRAME_POSTURE
             || (clause->end == 0 && clause->posture != FORCON_POSTURE_NONE))
      forcon_sheet_go (reading, route.sector[i]);
    else
      go_far (reading, route.sector[i], &route);
  if (!is_none (friend))
    go_far (reading, friend, &route);
  else if (route.n == 0 && clause->same_place && !is_none (reading->last_place)
           && clause->posture != FORCON_POSTURE_NONE)
    forcon_sheet_go (reading, reading->last_place);
  else if (route.n == 0 && clause->same_place && !is_none (reading->last_place))
    go_far (reading, reading->last_place, &route);
  else if (route.n == 0 && clause->back && !is_none (came_from (reading)))
    go_far (reading, came_from (reading), &route);
  else if (route.n == 0 && last && reading->reading.problem.kind == FORCON_PROBLEM_NONE)
    lose (reading, clause);
  if (reading->reading.n_tasks > 0)
    reading->last_place = reading->sector;
}

/* What a share of the mines or troops aboard is; 0 is all of them. */
static gint
count_of (const ForconSheetReading *reading, const ForconSheetClause *clause)
{
  const ForconBattle *fleet = reading->campaign->fleet;
  ForconShips ships = forcon_formation_ships (fleet, reading->formation);
  gint aboard = 0;

  if (clause->share == 0 || clause->share >= 100)
    return clause->count;
  for (guint i = 0; i < ships.n; i++)
    aboard += clause->kind == FORCON_TASK_LAY ? forcon_mines_left (fleet, ships.ship[i])
                                              : forcon_troops_left (fleet, ships.ship[i]);
  return MAX ((aboard * clause->share + 99) / 100, 1);
}

/* What is done in a sector, in each that is named. "Patrol C2, then B2": what it is to do in B2 is not said. */
static void
work (ForconSheetReading *reading, const ForconSheetClause *clause)
{
  ForconSheetRoute route = forcon_sheet_route_to (reading, clause);
  ForconTask task = { .kind = clause->kind,
                      .formation = reading->formation,
                      .count = clause->kind == FORCON_TASK_LAY ? count_of (reading, clause) : 0,
                      .charge = clause->kind == FORCON_TASK_LAY ? clause->charge : (ForconCharge) 0 };

  ForconSectorId friend = route.n == route.n_via && clause->kind == FORCON_TASK_DEFEND
                              ? forcon_sheet_sector_of_friend (reading, clause)
                              : FORCON_NO_SECTOR;

  if (route.n == route.n_via)
    forcon_sheet_add_stage (&route, friend, FALSE);
  /* "The Maces defend the Guard": the ships and not the place where they are. */
  if (!is_none (friend))
    lose (reading, clause);
  if (route.n_then > 0 && forcon_sheet_choose (reading, 2) == 0)
    route.n_then = 0;
  /* "Two mines in C2, three in C3": each count has its place. */
  gboolean pairs = clause->twin && (clause->first_charge == clause->charge || clause->apart)
                   && route.n - route.n_via - route.n_then > 1;

  if (pairs && route.n - route.n_via - route.n_then > 2)
    lose (reading, clause);
  if (clause->kind == FORCON_TASK_HOLD && stays_elsewhere (reading, clause, &route))
    lose (reading, clause);
  for (guint i = 0; i < route.n; i++)
    {
      forcon_sheet_go (reading, route.sector[i]);
      if (i < route.n_via || i + route.n_then >= route.n)
        continue;
      task.sector = reading->sector;
      if (pairs)
        {
          task.count = i > route.n_via ? clause->second_count : task.count;
          task.charge = i > route.n_via ? clause->charge : clause->first_charge;
        }
      else if (clause->twin && !pairs)
        {
          ForconTask other = task;

          other.charge = clause->first_charge;
          forcon_sheet_add_task (reading, other);
          task.count = clause->second_count;
        }
      forcon_sheet_add_task (reading, task);
    }
}

/* Whether an argument can be an enemy's formation; where its name is a sector's too, that is a choice. */
static gboolean
is_enemy (ForconSheetReading *reading, const ForconSheetArgument *argument)
{
  if (!forcon_sheet_refers_to_formation (argument) || argument->with == FORCON_MEANING_FROM)
    return FALSE;
  return !forcon_sheet_names_thing (&argument->reference, FORCON_SHEET_SECTOR) || forcon_sheet_choose (reading, 2) == 0;
}

/*
 * Where an attack on somebody goes whom the admiral does not know: it is one on the sector, so that nobody learns
 * from it whether there is such a formation (F-CAMP-6).
 */
static void
note_sector (ForconSheetReading *reading, const ForconSheetReference *reference)
{
  const ForconSector *sector = forcon_campaign_sector (reading->campaign, reading->sector);
  g_autofree char *meant = sector == NULL ? g_strdup ("?") : forcon_sector_title (sector, sector->name);

  forcon_sheet_note_meant (reading, reference, meant);
}

/* Names that mean nobody whom the admiral knows. "Strike at Mask": beside another such name, what it is in is a
 * sector. */
static gboolean
is_stranger (const ForconSheetArgument *argument, gboolean within)
{
  return argument->kind == FORCON_SHEET_UNKNOWN_NAME && !argument->sector && !argument->planet
         && (argument->with == FORCON_MEANING_IN) == within;
}

static gboolean
names_stranger (const ForconSheetClause *clause, gboolean within)
{
  for (guint i = 0; i < clause->n; i++)
    if (is_stranger (&clause->argument[i], within))
      return TRUE;
  return FALSE;
}

static void
note_strangers (ForconSheetReading *reading, const ForconSheetClause *clause, gboolean within)
{
  for (guint i = 0; i < clause->n; i++)
    if (is_stranger (&clause->argument[i], within))
      note_sector (reading, &clause->argument[i].reference);
}

/* Sectors that nobody knows, where an attack is to go. */
static void
miss_place (ForconSheetReading *reading, const ForconSheetClause *clause, gboolean within)
{
  for (guint i = 0; i < clause->n; i++)
    {
      const ForconSheetArgument *argument = &clause->argument[i];

      if (argument->kind == FORCON_SHEET_UNKNOWN_NAME
          && (argument->sector || (!within && argument->with == FORCON_MEANING_IN)))
        forcon_sheet_fail (reading,
                           (ForconCampaignVerdict){ .kind = FORCON_PROBLEM_UNKNOWN_SECTOR,
                                                    .text = forcon_sheet_written (reading, &argument->reference) });
    }
}

/* A formation, where it is said to be: @where has no other arguments than that. */
static void
attack_formation (ForconSheetReading *reading, const ForconSheetClause *where, const ForconSheetArgument *enemy)
{
  ForconFormationId target = forcon_sheet_target (reading, &enemy->reference, TRUE);
  ForconSheetRoute route = forcon_sheet_route_of (reading, where);

  for (guint i = 0; i < route.n; i++)
    forcon_sheet_go (reading, route.sector[i]);
  if (FORCON_ID_IS_NONE (target))
    {
      note_sector (reading, &enemy->reference);
      add (reading, FORCON_TASK_ATTACK_SECTOR, reading->sector);
    }
  else
    forcon_sheet_add_task (reading, (ForconTask){ .kind = FORCON_TASK_ATTACK_FORMATION,
                                                  .target = target,
                                                  .formation = reading->formation,
                                                  .sector = route.n > 0 ? reading->sector : FORCON_NO_SECTOR });
}

/* Several formations, one after another, each where it is said to be after its name, the first also before. */
static gboolean
attack_formations (ForconSheetReading *reading, const ForconSheetClause *clause)
{
  const ForconSheetArgument *enemy = NULL;
  ForconSheetClause where = *clause;

  where.n = 0;
  for (guint i = 0; i < clause->n; i++)
    {
      const ForconSheetArgument *argument = &clause->argument[i];

      if (!is_enemy (reading, argument))
        where.argument[where.n++] = *argument;
      else if (enemy == NULL)
        enemy = argument;
      else if (argument->instead)
        enemy = forcon_sheet_choose (reading, 2) == 0 ? enemy : argument;
      else
        {
          attack_formation (reading, &where, enemy);
          enemy = argument;
          where.n = 0;
        }
    }
  if (enemy != NULL)
    attack_formation (reading, &where, enemy);
  return enemy != NULL;
}

/* Formations, or whoever is in a sector: without one, in that to which it was sent. */
static void
attack (ForconSheetReading *reading, const ForconSheetClause *clause)
{
  if (attack_formations (reading, clause))
    return;
  ForconSheetRoute route = forcon_sheet_route_of (reading, clause);
  gboolean within = !names_stranger (clause, FALSE);
  gboolean said = clause->enemy || !within || names_stranger (clause, TRUE) || forcon_sheet_has_moved (reading);

  if (route.n == 0)
    miss_place (reading, clause, within);
  if (route.n == 0 && reading->reading.problem.kind == FORCON_PROBLEM_NONE && !said)
    lose (reading, clause);
  else if (route.n == 0 && reading->reading.problem.kind == FORCON_PROBLEM_NONE)
    add (reading, FORCON_TASK_ATTACK_SECTOR, reading->sector);
  for (guint i = 0; i < route.n; i++)
    {
      forcon_sheet_go (reading, route.sector[i]);
      if (i >= route.n_via)
        add (reading, FORCON_TASK_ATTACK_SECTOR, reading->sector);
    }
  if (reading->reading.n_tasks > 0)
    note_strangers (reading, clause, within);
}

/* Of several planets in the sector any can be meant. */
static ForconObjectId
planet_here (ForconSheetReading *reading)
{
  ForconObjectId planets[FORCON_SHEET_CANDIDATES_MAX];
  guint n = 0;

  for (guint i = 0; i < reading->campaign->features->len && n < FORCON_SHEET_CANDIDATES_MAX; i++)
    {
      const ForconFeature *feature = &g_array_index (reading->campaign->features, ForconFeature, i);

      if (feature->kind == FORCON_SECTOR_OBJECT_PLANET && FORCON_ID_EQUAL (feature->sector, reading->sector))
        planets[n++] = feature->object;
    }
  return n == 0 ? FORCON_NO_OBJECT : planets[forcon_sheet_choose (reading, n)];
}

static void
land (ForconSheetReading *reading, const ForconSheetClause *clause)
{
  ForconTask task = { .kind = FORCON_TASK_LAND, .formation = reading->formation, .count = count_of (reading, clause) };
  ForconSheetRoute route = forcon_sheet_route_of (reading, clause);

  for (guint i = 0; i < clause->n; i++)
    {
      const ForconSheetReference *reference = &clause->argument[i].reference;

      if (FORCON_ID_IS_NONE (task.object) && !forcon_sheet_names_thing (reference, FORCON_SHEET_SECTOR))
        task.object = forcon_sheet_planet (reading, &clause->argument[i]);
      if (clause->argument[i].kind == FORCON_SHEET_UNKNOWN_NAME
          && (clause->argument[i].planet || clause->argument[i].with != FORCON_MEANING_NONE))
        forcon_sheet_fail (reading, (ForconCampaignVerdict){ .kind = FORCON_PROBLEM_UNKNOWN_OBJECT,
                                                             .sector = reading->sector,
                                                             .text = forcon_sheet_written (reading, reference) });
    }
  for (guint i = 0; i < route.n; i++)
    forcon_sheet_go (reading, route.sector[i]);
  if (FORCON_ID_IS_NONE (task.object) && reading->reading.problem.kind == FORCON_PROBLEM_NONE)
    task.object = planet_here (reading);
  task.sector = reading->sector;
  forcon_sheet_add_task (reading, task);
}

static void
take_clause (ForconSheetReading *reading, const ForconSheetClause *clause, gboolean last)
{
  switch (clause->kind)
    {
    case FORCON_TASK_MOVE:
      move (reading, clause, last);
      break;
    case FORCON_TASK_ATTACK_FORMATION:
    case FORCON_TASK_ATTACK_SECTOR:
      attack (reading, clause);
      break;
    case FORCON_TASK_LAND:
      land (reading, clause);
      break;
    case FORCON_TASK_HOLD:
    case FORCON_TASK_DEFEND:
    case FORCON_TASK_PATROL:
    case FORCON_TASK_LAY:
    case FORCON_TASK_SWEEP:
      work (reading, clause);
      break;
    case FORCON_TASK_FORM:
    case FORCON_TASK_DISBAND:
    case FORCON_TASK_JOIN:
    case FORCON_TASK_SPLIT:
    case FORCON_TASK_FLAGSHIP:
    case FORCON_TASK_SUCCESSORS:
    case FORCON_TASK_RENAME:
      forcon_sheet_administration (reading, clause);
      break;
    case FORCON_TASK_POSTURE:
      if (clause->n > 0 || clause->same_place)
        move (reading, clause, clause->n == 0);
      break;
    case FORCON_N_TASK:
      break;
    }
}

/* A posture is taken with the first task of its clause, or is one of its own. */
static void
take_posture (ForconSheetReading *reading, const ForconSheetClause *clause, guint first)
{
  if (clause->posture == FORCON_POSTURE_NONE)
    return;
  ForconTask *last = reading->reading.n_tasks == 0 ? NULL : &reading->reading.tasks[reading->reading.n_tasks - 1];

  if (reading->reading.n_tasks > first)
    reading->reading.tasks[first].posture = clause->posture;
  else if (last != NULL && !clause->then && last->posture == FORCON_POSTURE_NONE
           && clause->frame == FORCON_FRAME_POSTURE)
    {
      /* All the way that was told is gone in it. */
      while (last > reading->reading.tasks && last->kind == FORCON_TASK_MOVE && last[-1].kind == FORCON_TASK_MOVE
             && last[-1].posture == FORCON_POSTURE_NONE)
        last--;
      last->posture = clause->posture;
    }
  else
    forcon_sheet_add_task (
        reading,
        (ForconTask){ .kind = FORCON_TASK_POSTURE, .formation = reading->formation, .posture = clause->posture });
}

/* Whether a verb is only the way to the next one: "go and patrol C3". */
static gboolean
leads_on (const ForconSheetClause *clause, const ForconSheetClause *next)
{
  return next != NULL && next->role == FORCON_CLAUSE_ORDER
         && (clause->n == 0 || !forcon_task_is_administrative (next->kind));
}

void
forcon_sheet_order (ForconSheetReading *reading, const ForconSheetClause *clause, const ForconSheetClause *next)
{
  guint first = reading->reading.n_tasks;
  guint n_lost = reading->lost->len;

  take_clause (reading, clause, !leads_on (clause, next));
  if (reading->lost->len == n_lost || clause->posture != FORCON_POSTURE_NONE)
    take_posture (reading, clause, first);
  if (clause->posture != FORCON_POSTURE_NONE && reading->reading.n_tasks > first && !clause->same_place
      && clause->kind != FORCON_TASK_ATTACK_SECTOR && !clause->remains)
    g_array_set_size (reading->lost, n_lost);
}
