/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-private.h"

#include "engine/state/formation.h"

#include <string.h>

/* Clauses that form and dissolve formations and pass flags become tasks (F-FORM-1 to F-FORM-3). */

static gboolean
is_ship (const ForconSheetArgument *argument)
{
  return argument->kind == FORCON_SHEET_REFERS && forcon_sheet_names_thing (&argument->reference, FORCON_SHEET_SHIP);
}

/* Where ships and formations have the same name, a formation is meant after a preposition. */
static gboolean
is_formation (const ForconSheetArgument *argument)
{
  const ForconSheetReference *reference = &argument->reference;

  if (argument->kind != FORCON_SHEET_REFERS)
    return FALSE;
  if (reference->names.n == 0)
    return reference->number > 0;
  return forcon_sheet_names_thing (reference, FORCON_SHEET_FORMATION)
         && (!is_ship (argument) || argument->with == FORCON_MEANING_IN || argument->with == FORCON_MEANING_TO);
}

/* The ships that a clause names, in their order: only those that succeed, or only the others. */
static void
add_ships (ForconSheetReading *reading, const ForconSheetClause *clause, gboolean successors, ForconTask *task)
{
  for (guint i = 0; i < clause->n; i++)
    {
      const ForconSheetArgument *argument = &clause->argument[i];

      if (argument->successor != successors || is_formation (argument)
          || (argument->kind == FORCON_SHEET_REFERS && !is_ship (argument)))
        continue;
      ForconShipId ship = forcon_sheet_ship (reading, argument);

      if (FORCON_ID_IS_NONE (ship))
        continue;
      if (argument->flagship)
        task->flagship = ship;
      if (!forcon_ships_contain (&task->ships, ship) && task->ships.n < FORCON_FORMATION_SHIPS_MAX)
        task->ships.ship[task->ships.n++] = ship;
    }
}

/* "The cruisers": those of the formation, unless it has no others. */
static void
add_types (ForconSheetReading *reading, guint32 types, ForconTask *task)
{
  const ForconBattle *fleet = reading->campaign->fleet;
  ForconShips ships = forcon_formation_ships (fleet, reading->formation);
  ForconShips found = { 0 };

  for (guint i = 0; i < ships.n; i++)
    if ((types >> forcon_battle_card (fleet, ships.ship[i])->type & 1) != 0)
      found.ship[found.n++] = ships.ship[i];
  for (guint i = 0; found.n < ships.n && i < found.n; i++)
    if (!forcon_ships_contain (&task->ships, found.ship[i]) && task->ships.n < FORCON_FORMATION_SHIPS_MAX)
      task->ships.ship[task->ships.n++] = found.ship[i];
}

/* The formation that an argument names, if the clause names one. */
static const ForconSheetArgument *
formation_named (const ForconSheetClause *clause, ForconSheetCase but)
{
  for (guint i = 0; i < clause->n; i++)
    if (is_formation (&clause->argument[i]) && clause->argument[i].with != but)
      return &clause->argument[i];
  return NULL;
}

/* In Russian a name after its verb ends otherwise than it begins: 3-ю эскадру is 3-я эскадра. */
static const char *
nominative (GStringChunk *texts, const char *name)
{
  gboolean soft = g_str_has_suffix (name, "ю");

  if (!g_ascii_isdigit (*name) || strstr (name, "-ю ") == NULL || !(soft || g_str_has_suffix (name, "у")))
    return name;
  g_autoptr (GString) text = g_string_new (name);

  g_string_replace (text, "-ю ", "-я ", 1);
  g_string_truncate (text, text->len - strlen ("у"));
  g_string_append (text, soft ? "я" : "а");
  return g_string_chunk_insert_const (texts, text->str);
}

static const char *
name_of (const ForconSheetReading *reading, const ForconSheetClause *clause)
{
  const char *name;

  if (clause->name_end == 0)
    return NULL;
  name = forcon_sheet_slice (reading->texts, reading->text, clause->name_start, clause->name_end);
  return *name == '\0' ? NULL : nominative (reading->texts, name);
}

static void
form (ForconSheetReading *reading, const ForconSheetClause *clause)
{
  ForconTask task = { .kind = clause->kind, .name = name_of (reading, clause), .posture = clause->posture };

  if (clause->posture != FORCON_POSTURE_NONE && clause->n == 0 && task.name == NULL)
    return;
  add_ships (reading, clause, TRUE, &task);
  add_ships (reading, clause, FALSE, &task);
  if (clause->types != 0)
    add_types (reading, clause->types, &task);
  if (task.ships.n == 1)
    task.flagship = task.ships.ship[0];
  if (clause->kind == FORCON_TASK_SPLIT)
    task.formation = reading->formation;
  if (clause->kind == FORCON_TASK_SPLIT && FORCON_ID_IS_NONE (task.formation) && task.ships.n > 0)
    task.formation = forcon_battle_ship (reading->campaign->fleet, task.ships.ship[0])->formation;
  forcon_sheet_add_task (reading, task);
}

/* Ships, or the formation that is told or named first, go to another; without another it takes ships in. */
static void
join (ForconSheetReading *reading, const ForconSheetClause *clause)
{
  ForconTask task = { .kind = FORCON_TASK_JOIN, .formation = reading->formation };
  const ForconSheetArgument *target = formation_named (clause, FORCON_MEANING_FROM);

  forcon_sheet_go_to (reading, clause);
  add_ships (reading, clause, TRUE, &task);
  add_ships (reading, clause, FALSE, &task);
  if (target != NULL)
    task.target = forcon_sheet_target (reading, &target->reference, FALSE);
  if (target != NULL && FORCON_ID_IS_NONE (task.target))
    forcon_sheet_fail (reading, (ForconCampaignVerdict){ .kind = FORCON_PROBLEM_UNKNOWN_FORMATION,
                                                         .text = forcon_sheet_written (reading, &target->reference) });
  if (task.ships.n > 0 && target != NULL)
    task.formation = FORCON_NO_FORMATION;
  task.flagship = FORCON_NO_SHIP;
  if (reading->reading.problem.kind != FORCON_PROBLEM_NONE && target != NULL && FORCON_ID_IS_NONE (task.target))
    return;
  if (target == NULL && task.ships.n == 0)
    forcon_sheet_note (reading->lost, clause->start, clause->end, NULL);
  else
    forcon_sheet_add_task (reading, task);
}

/* "Stays behind in B2 as Duck": ships part where their formation is, and nowhere else. */
static gboolean
splits_elsewhere (const ForconSheetReading *reading, const ForconSheetClause *clause)
{
  for (guint i = 0; i < clause->n; i++)
    {
      const ForconSheetReference *reference = &clause->argument[i].reference;

      for (guint k = 0; k < reference->names.n; k++)
        if (reference->names.name[k].thing == FORCON_SHEET_SECTOR
            && reference->names.name[k].id != reading->sector.value)
          return TRUE;
    }
  return FALSE;
}

/* Ships that leave for somewhere else do not split, and a formation that leaves a sector moves. */
static void
split (ForconSheetReading *reading, const ForconSheetClause *clause)
{
  const ForconSheetArgument *target = formation_named (clause, FORCON_MEANING_FROM);

  if (target != NULL && (target->with == FORCON_MEANING_IN || target->with == FORCON_MEANING_TO))
    join (reading, clause);
  else
    form (reading, clause);
  if (splits_elsewhere (reading, clause))
    forcon_sheet_note (reading->lost, clause->start, clause->end, NULL);
}

/* A flagship is named for the formation that is told, or else for its own. */
static ForconFormationId
formation_of_ship (const ForconSheetReading *reading, ForconShipId ship)
{
  if (!FORCON_ID_IS_NONE (reading->formation) || FORCON_ID_IS_NONE (ship))
    return reading->formation;
  return forcon_battle_ship (reading->campaign->fleet, ship)->formation;
}

static void
put_first (ForconShips *ships, ForconShipId ship)
{
  for (guint i = 1; i < ships->n; i++)
    if (FORCON_ID_EQUAL (ships->ship[i], ship))
      {
        memmove (&ships->ship[1], &ships->ship[0], i * sizeof ships->ship[0]);
        ships->ship[0] = ship;
      }
}

/* "After the Triumph the Peregrine": whoever leads now succeeds nobody. */
static void
drop_flagship (const ForconSheetReading *reading, ForconTask *task)
{
  if (FORCON_ID_IS_NONE (task->formation))
    return;
  ForconShipId flagship = forcon_battle_formation (reading->campaign->fleet, task->formation)->flagship;

  for (guint i = 0; i < task->ships.n && task->ships.n > 1; i++)
    if (FORCON_ID_EQUAL (task->ships.ship[i], flagship))
      {
        task->ships.n--;
        memmove (&task->ships.ship[i], &task->ships.ship[i + 1], (task->ships.n - i) * sizeof task->ships.ship[0]);
      }
}

static void
lead (ForconSheetReading *reading, const ForconSheetClause *clause)
{
  ForconTask task = { .kind = clause->kind };
  guint n_named;

  add_ships (reading, clause, clause->kind != FORCON_TASK_FLAGSHIP, &task);
  add_ships (reading, clause, clause->kind == FORCON_TASK_FLAGSHIP, &task);
  n_named = task.ships.n;
  put_first (&task.ships, task.flagship);
  task.flagship = FORCON_NO_SHIP;
  if (n_named == 0)
    {
      if (reading->reading.problem.kind == FORCON_PROBLEM_NONE)
        forcon_sheet_note (reading->lost, clause->start, clause->end, NULL);
      return;
    }
  task.formation = formation_of_ship (reading, task.ships.ship[0]);
  /* The first is the flagship, those after it succeed in their order. */
  if (clause->kind == FORCON_TASK_FLAGSHIP)
    {
      ForconTask flag = { .kind = FORCON_TASK_FLAGSHIP, .formation = task.formation, .flagship = task.ships.ship[0] };

      forcon_sheet_add_task (reading, flag);
      if (n_named == 1)
        return;
      task.kind = FORCON_TASK_SUCCESSORS;
      task.ships.n--;
      memmove (&task.ships.ship[0], &task.ships.ship[1], task.ships.n * sizeof task.ships.ship[0]);
    }
  else
    drop_flagship (reading, &task);
  forcon_sheet_add_task (reading, task);
}

void
forcon_sheet_administration (ForconSheetReading *reading, const ForconSheetClause *clause)
{
  switch ((gint) clause->kind)
    {
    case FORCON_TASK_FORM:
      form (reading, clause);
      break;
    case FORCON_TASK_SPLIT:
      split (reading, clause);
      break;
    case FORCON_TASK_JOIN:
      join (reading, clause);
      break;
    case FORCON_TASK_DISBAND:
      forcon_sheet_add_task (reading, (ForconTask){ .kind = FORCON_TASK_DISBAND, .formation = reading->formation });
      break;
    case FORCON_TASK_RENAME:
      forcon_sheet_add_task (reading, (ForconTask){ .kind = FORCON_TASK_RENAME,
                                                    .formation = reading->formation,
                                                    .name = name_of (reading, clause) });
      break;
    default:
      lead (reading, clause);
      break;
    }
}
