/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-instructions-said.h"

#include "campaign/resolution/resolution.h"

/*
 * What holds in a case, and what captains are to do at any time, become standing instructions (F-CAMP-13); what stands
 * beside no case is an order for now.
 */

static const ForconSheetArgument *
argument_of (const ForconSheetClause *clause, ForconSheetThing one, ForconSheetThing two)
{
  for (guint i = 0; i < clause->n; i++)
    if (clause->argument[i].with != FORCON_MEANING_EXCEPT
        && (forcon_sheet_names_thing (&clause->argument[i].reference, one)
            || forcon_sheet_names_thing (&clause->argument[i].reference, two)))
      return &clause->argument[i];
  return NULL;
}

/* Whose: an admiral's, or all those of a power. */
static guint32
sides_of (const ForconSheetReading *reading, const ForconSheetReference *reference)
{
  guint32 sides = 0;

  for (guint i = 0; i < reference->names.n; i++)
    {
      const ForconSheetName *name = &reference->names.name[i];

      if (name->thing == FORCON_SHEET_ADMIRAL)
        sides |= 1u << name->id;
      for (guint k = 0; name->thing == FORCON_SHEET_POWER && k < reading->campaign->admirals->len; k++)
        if (g_array_index (reading->campaign->admirals, ForconAdmiral, k).power.value == name->id)
          sides |= 1u << (k + 1);
    }
  return sides;
}

/* "Benin or Lhosh": the ships of both. */
static guint32
sides_of_all (const ForconSheetReading *reading, const ForconSheetClause *clause)
{
  guint32 sides = 0;

  for (guint i = 0; i < clause->n; i++)
    if (clause->argument[i].with != FORCON_MEANING_EXCEPT)
      sides |= sides_of (reading, &clause->argument[i].reference);
  return sides;
}

/* Whom a case or an instruction is about: a formation or ship, whose, or kinds of ships. */
static void
take_foe (ForconSheetReading *reading, const ForconSheetClause *clause, ForconInstruction *instruction)
{
  const ForconSheetArgument *somebody = argument_of (clause, FORCON_SHEET_FORMATION, FORCON_SHEET_SHIP);
  const ForconSheetArgument *people = argument_of (clause, FORCON_SHEET_ADMIRAL, FORCON_SHEET_POWER);

  instruction->foe_types = clause->types;
  /* The Dendarii are no foe as the own ship that is called after them. */
  if (somebody != NULL && people == somebody && somebody->reference.names.name[0].own)
    somebody = NULL;
  if (somebody != NULL)
    instruction->foe = forcon_sheet_target (reading, &somebody->reference, TRUE);
  else if (people != NULL)
    instruction->foes = sides_of_all (reading, clause);
}

/* "The ships of Vervain" are those of the power; "at Vervain" is near the planet. */
static gboolean
names_people (const ForconSheetArgument *argument)
{
  return argument->with != FORCON_MEANING_IN && argument->with != FORCON_MEANING_TO
         && (forcon_sheet_names_thing (&argument->reference, FORCON_SHEET_POWER)
             || forcon_sheet_names_thing (&argument->reference, FORCON_SHEET_ADMIRAL));
}

static void
take_sector (ForconSheetReading *reading, const ForconSheetClause *clause, ForconSectorId *sector)
{
  const ForconSheetArgument *place = argument_of (clause, FORCON_SHEET_SECTOR, FORCON_SHEET_FEATURE);
  gboolean of_place
      = clause->role == FORCON_CLAUSE_ORDER || clause->when == FORCON_WHEN_HELD || clause->when == FORCON_WHEN_FREE;

  if (place != NULL && (of_place || !names_people (place)))
    *sector = forcon_sheet_sector (reading, place);
}

/* The loss of a ship that is named is a case where that is the flagship. */
static gboolean
is_of_flagship (ForconSheetReading *reading, const ForconSheetClause *clause)
{
  const ForconSheetArgument *ship = argument_of (clause, FORCON_SHEET_SHIP, FORCON_SHEET_SHIP);

  return ship == NULL
         || (!FORCON_ID_IS_NONE (reading->formation)
             && FORCON_ID_EQUAL (forcon_sheet_ship (reading, ship),
                                 forcon_battle_formation (reading->campaign->fleet, reading->formation)->flagship));
}

/* Own formations, and those of other admirals of the same power. */
static gboolean
is_of_own_power (const ForconSheetReading *reading, ForconFormationId formation)
{
  ForconSideId side = forcon_battle_formation (reading->campaign->fleet, formation)->side;
  const ForconAdmiral *own = forcon_campaign_admiral (reading->campaign, reading->admiral);
  const ForconAdmiral *other = forcon_campaign_admiral (reading->campaign, side);

  return FORCON_ID_EQUAL (side, reading->admiral)
         || (own != NULL && other != NULL && FORCON_ID_EQUAL (own->power, other->power));
}

/* Superior forces are met where the formation is, and nowhere else. */
static void
check_place_of_odds (ForconSheetReading *reading, const ForconSheetClause *clause)
{
  const ForconSheetArgument *place = argument_of (clause, FORCON_SHEET_SECTOR, FORCON_SHEET_FEATURE);

  if (place != NULL && !FORCON_ID_EQUAL (forcon_sheet_sector (reading, place), reading->sector))
    forcon_sheet_note (reading->lost, clause->start, clause->end, NULL);
}

/* A case that stands beside nothing else: always, or what its words name. */
static void
take_case (ForconSheetReading *reading, const ForconSheetClause *clause, ForconInstruction *instruction)
{
  if (clause == NULL)
    return;
  instruction->when = clause->when;
  instruction->amount = clause->amount;
  if (clause->when == FORCON_WHEN_MEETS || clause->when == FORCON_WHEN_ATTACKED)
    take_foe (reading, clause, instruction);
  /* Friends come to each other, which is no case of the list. */
  if (!FORCON_ID_IS_NONE (instruction->foe) && is_of_own_power (reading, instruction->foe))
    forcon_sheet_note (reading->lost, clause->start, clause->end, NULL);
  if (clause->when == FORCON_WHEN_MEETS)
    take_sector (reading, clause, &instruction->sector);
  /* Whoever is met elsewhere is there, and not met. */
  if (clause->when == FORCON_WHEN_MEETS
      && (FORCON_ID_IS_NONE (instruction->sector) || FORCON_ID_EQUAL (instruction->sector, reading->sector)))
    instruction->sector = FORCON_NO_SECTOR;
  else if (clause->when == FORCON_WHEN_MEETS)
    instruction->when = FORCON_WHEN_HELD;
  if (clause->when == FORCON_WHEN_MEETS && clause->amount > 0)
    instruction->when = FORCON_WHEN_OUTNUMBERED;
  /* "If it is not Cetaganda" tells of somebody else, and not that somebody is gone. */
  if (clause->when == FORCON_WHEN_TARGET_GONE && argument_of (clause, FORCON_SHEET_ADMIRAL, FORCON_SHEET_POWER) != NULL
      && argument_of (clause, FORCON_SHEET_FORMATION, FORCON_SHEET_SHIP) == NULL)
    forcon_sheet_note (reading->lost, clause->start, clause->end, NULL);
  if (clause->when == FORCON_WHEN_FLAGSHIP_LOST && !is_of_flagship (reading, clause))
    forcon_sheet_note (reading->lost, clause->start, clause->end, NULL);
  if (clause->when == FORCON_WHEN_OUTNUMBERED)
    check_place_of_odds (reading, clause);
  if (clause->when != FORCON_WHEN_HELD && clause->when != FORCON_WHEN_FREE)
    return;
  take_sector (reading, clause, &instruction->sector);
}

/* What an instruction names besides its case. */
static void
take_what (ForconSheetReading *reading, const ForconSheetClause *clause, ForconInstruction *instruction)
{
  const ForconSheetArgument *somebody = argument_of (clause, FORCON_SHEET_FORMATION, FORCON_SHEET_SHIP);
  gboolean enemy
      = clause->what == FORCON_WHAT_FIRST || clause->what == FORCON_WHAT_ATTACK || clause->what == FORCON_WHAT_AVOID;

  instruction->what = clause->what;
  instruction->range = clause->range;
  instruction->types = clause->types;
  /* "No pursuit past Gallows": there is none before it, either. */
  if (clause->what != FORCON_WHAT_NO_PURSUIT)
    take_sector (reading, clause, &instruction->goal);
  if (somebody == NULL)
    return;
  if (forcon_sheet_names_thing (&somebody->reference, FORCON_SHEET_FORMATION))
    instruction->target = forcon_sheet_target (reading, &somebody->reference, enemy);
  else
    instruction->ship = forcon_sheet_ship (reading, somebody);
  /* "Behind the Wall, and no battle": a friend is neither avoided nor attacked. */
  if (enemy && !FORCON_ID_IS_NONE (instruction->target) && is_of_own_power (reading, instruction->target))
    forcon_sheet_note (reading->lost, clause->start, clause->end, NULL);
}

/* "Attack whoever comes into C1": whom one meets, or who holds a sector that is elsewhere. */
static void
attack_who_comes (ForconSheetReading *reading, const ForconSheetClause *clause, ForconInstruction *instruction)
{
  gboolean here = FORCON_ID_IS_NONE (instruction->goal) || FORCON_ID_EQUAL (instruction->goal, reading->sector);

  instruction->when = here ? FORCON_WHEN_MEETS : FORCON_WHEN_HELD;
  instruction->sector = here ? FORCON_NO_SECTOR : instruction->goal;
  instruction->goal = instruction->sector;
  instruction->target = FORCON_NO_FORMATION;
  instruction->ship = FORCON_NO_SHIP;
  instruction->types = 0;
  take_foe (reading, clause, instruction);
  if (here)
    return;
  instruction->what = FORCON_WHAT_ORDER;
  instruction->kind = FORCON_TASK_ATTACK_SECTOR;
}

/* "Avoid the battleships" is: in the case that battleships are met, avoid. */
static void
turn_to_case (ForconSheetReading *reading, const ForconSheetClause *clause, ForconInstruction *instruction)
{
  gboolean people = argument_of (clause, FORCON_SHEET_ADMIRAL, FORCON_SHEET_POWER) != NULL;

  /* Whoever flees is the only one to be pursued. */
  if (instruction->what == FORCON_WHAT_NO_PURSUIT && instruction->when == FORCON_WHEN_TARGET_GONE)
    instruction->when = FORCON_WHEN_ALWAYS;
  /* Whoever was attacked and pursues nobody pursues nobody at all. */
  if (instruction->what == FORCON_WHAT_NO_PURSUIT && instruction->when == FORCON_WHEN_ATTACKED && instruction->foes == 0
      && instruction->foe_types == 0 && FORCON_ID_IS_NONE (instruction->foe))
    instruction->when = FORCON_WHEN_ALWAYS;
  if (instruction->when == FORCON_WHEN_ALWAYS && people)
    {
      instruction->target = FORCON_NO_FORMATION;
      instruction->ship = FORCON_NO_SHIP;
      instruction->types = 0;
      take_foe (reading, clause, instruction);
      instruction->when = FORCON_WHEN_MEETS;
    }
  if (instruction->when != FORCON_WHEN_ALWAYS
      || (clause->what != FORCON_WHAT_AVOID && clause->what != FORCON_WHAT_ATTACK && clause->what != FORCON_WHAT_BOARD
          && clause->what != FORCON_WHAT_RAM && clause->what != FORCON_WHAT_HOLD_FIRE))
    return;
  instruction->target = FORCON_NO_FORMATION;
  instruction->types = 0;
  take_foe (reading, clause, instruction);
  if (!FORCON_ID_IS_NONE (instruction->foe) || instruction->foes != 0 || instruction->foe_types != 0)
    instruction->when = FORCON_WHEN_MEETS;
}

/* To go somewhere in a case: to withdraw, unless the case is about a place. "Return to the ambush" is a posture. */
static gboolean
go_in_case (const ForconSheetClause *clause, ForconInstruction *instruction)
{
  gboolean about_place = instruction->when == FORCON_WHEN_HELD || instruction->when == FORCON_WHEN_FREE
                         || instruction->when == FORCON_WHEN_TARGET_GONE;

  if (FORCON_ID_IS_NONE (instruction->goal) && clause->posture != FORCON_POSTURE_NONE && clause->n == 0)
    {
      instruction->what = FORCON_WHAT_ORDER;
      instruction->kind = FORCON_TASK_POSTURE;
      return TRUE;
    }
  instruction->what = FORCON_WHAT_WITHDRAW;
  if (clause->frame == FORCON_FRAME_RETREAT)
    return TRUE;
  if (about_place && !FORCON_ID_IS_NONE (instruction->goal))
    {
      instruction->what = FORCON_WHAT_ORDER;
      instruction->kind = FORCON_TASK_MOVE;
    }
  return clause->n > 0 || clause->same_place || clause->back || instruction->what == FORCON_WHAT_ORDER;
}

/* To attack whom one meets, or somebody or some place that is named. */
static gboolean
attack_in_case (ForconSheetReading *reading, const ForconSheetArgument *somebody, ForconInstruction *instruction)
{
  instruction->what = FORCON_WHAT_ATTACK;
  if (somebody == NULL && FORCON_ID_IS_NONE (instruction->goal))
    return TRUE;
  if (somebody != NULL)
    instruction->target = forcon_sheet_target (reading, &somebody->reference, TRUE);
  if (somebody != NULL && instruction->when == FORCON_WHEN_MEETS
      && FORCON_ID_EQUAL (instruction->target, instruction->foe))
    {
      instruction->target = FORCON_NO_FORMATION;
      return TRUE;
    }
  instruction->what = FORCON_WHAT_ORDER;
  instruction->kind = somebody == NULL ? FORCON_TASK_ATTACK_SECTOR : FORCON_TASK_ATTACK_FORMATION;
  return TRUE;
}

/* Where an order of a case leads; returns whether that can be said. */
static gboolean
take_goal (ForconSheetReading *reading, const ForconSheetClause *clause, const ForconSheetArgument *somebody,
           ForconInstruction *instruction)
{
  if (clause->frame == FORCON_FRAME_AWAIT)
    return TRUE;
  take_sector (reading, clause, &instruction->goal);
  if (FORCON_ID_IS_NONE (instruction->goal) && clause->same_place)
    instruction->goal = FORCON_ID_IS_NONE (instruction->sector) ? reading->last_place : instruction->sector;
  if (FORCON_ID_IS_NONE (instruction->goal) && clause->frame == FORCON_FRAME_MOVE && clause->n == 0 && !clause->back
      && clause->posture == FORCON_POSTURE_NONE && instruction->when == FORCON_WHEN_FREE)
    instruction->goal = instruction->sector;
  if (FORCON_ID_IS_NONE (instruction->goal) && somebody != NULL
      && (clause->frame == FORCON_FRAME_RETREAT || clause->frame == FORCON_FRAME_MOVE))
    instruction->goal = forcon_sheet_sector_of_friend (reading, clause);
  return !clause->same_place || !FORCON_ID_IS_NONE (instruction->goal);
}

/* An order that holds in a case only: to withdraw, to attack, or another. Returns whether it can be one. */
static gboolean
order_of_case (ForconSheetReading *reading, const ForconSheetClause *clause, ForconInstruction *instruction)
{
  const ForconSheetArgument *somebody = argument_of (clause, FORCON_SHEET_FORMATION, FORCON_SHEET_SHIP);

  if (!take_goal (reading, clause, somebody, instruction))
    return FALSE;
  instruction->posture = clause->posture;
  switch ((gint) clause->frame)
    {
    case FORCON_FRAME_RETREAT:
    case FORCON_FRAME_MOVE:
      if (!clause->remains)
        return go_in_case (clause, instruction);
      instruction->what = FORCON_WHAT_ORDER;
      instruction->kind = FORCON_TASK_HOLD;
      return TRUE;
    case FORCON_FRAME_ATTACK:
      return attack_in_case (reading, somebody, instruction);
    case FORCON_FRAME_DEFEND:
    case FORCON_FRAME_HOLD:
    case FORCON_FRAME_PATROL:
    case FORCON_FRAME_SWEEP:
    case FORCON_FRAME_LAY:
    case FORCON_FRAME_LAND:
    case FORCON_FRAME_POSTURE:
      instruction->what = FORCON_WHAT_ORDER;
      instruction->kind = clause->kind;
      if (clause->frame != FORCON_FRAME_DEFEND || somebody == NULL)
        return TRUE;
      instruction->what = FORCON_WHAT_PROTECT;
      instruction->target = forcon_sheet_target (reading, &somebody->reference, FALSE);
      return TRUE;
    case FORCON_FRAME_FOLLOW:
    case FORCON_FRAME_AWAIT:
      instruction->what = clause->frame == FORCON_FRAME_FOLLOW ? FORCON_WHAT_FOLLOW : FORCON_WHAT_AWAIT;
      if (somebody != NULL)
        instruction->target = forcon_sheet_target (reading, &somebody->reference, FALSE);
      return somebody != NULL && !FORCON_ID_EQUAL (instruction->target, reading->formation);
    default:
      return FALSE;
    }
}

/* "Go there and attack", in one case: to attack there is one order, the way to it is part of it. */
static gboolean
goes_on (ForconSheetReading *reading, const ForconInstruction *instruction)
{
  ForconReading *read = &reading->reading;
  ForconInstruction *last = read->n_instructions == 0 ? NULL : &read->instructions[read->n_instructions - 1];
  gboolean attack = instruction->what == FORCON_WHAT_ATTACK;

  gboolean leads_on = last != NULL
                      && (last->kind == FORCON_TASK_MOVE
                          || (last->kind == FORCON_TASK_HOLD && instruction->what == FORCON_WHAT_ORDER
                              && (instruction->kind == FORCON_TASK_DEFEND || instruction->kind == FORCON_TASK_PATROL)));

  if (last == NULL || last->what != FORCON_WHAT_ORDER || !leads_on || last->when != instruction->when
      || instruction->when == FORCON_WHEN_ALWAYS || !(attack || instruction->what == FORCON_WHAT_ORDER)
      || (!FORCON_ID_IS_NONE (instruction->goal) && !FORCON_ID_EQUAL (instruction->goal, last->goal)))
    return FALSE;
  last->kind = attack ? FORCON_TASK_ATTACK_SECTOR : instruction->kind;
  last->target = instruction->target;
  return TRUE;
}

/* Somebody or some place whom the admiral does not know, so that captains would not, either. */
static gboolean
names_stranger (const ForconSheetClause *clause)
{
  for (guint i = 0; i < clause->n; i++)
    if (clause->argument[i].kind != FORCON_SHEET_REFERS)
      return TRUE;
  return FALSE;
}

/* What is to be done in a case is done in one sector. */
static guint
n_sectors (const ForconSheetClause *clause)
{
  guint n = 0;

  for (guint i = 0; i < clause->n; i++)
    n += forcon_sheet_names_thing (&clause->argument[i].reference, FORCON_SHEET_SECTOR);
  return n;
}

/* The case before, of the same formation, if it is about a sector that is held or free; else none. */
static const ForconInstruction *
last_about_place (const ForconSheetReading *reading)
{
  const ForconReading *read = &reading->reading;
  const ForconInstruction *last
      = read->n_instructions > 0 ? &read->instructions[read->n_instructions - 1] : &reading->before;

  /* "To C4. If it is held, …" speaks of C4, and not of what was said before. */
  if (last == &reading->before && read->n_tasks > 0)
    return NULL;
  if (FORCON_ID_IS_NONE (last->formation) || !FORCON_ID_EQUAL (last->formation, reading->formation)
      || (last->when != FORCON_WHEN_FREE && last->when != FORCON_WHEN_HELD))
    return NULL;
  return last;
}

/* "Otherwise": that the sector of the last case is held, where that was that it is free, or the other way round. */
gboolean
forcon_sheet_turn_round (const ForconSheetReading *reading, ForconInstruction *instruction)
{
  const ForconInstruction *last = last_about_place (reading);

  if (last == NULL)
    return FALSE;
  instruction->when = last->when == FORCON_WHEN_FREE ? FORCON_WHEN_HELD : FORCON_WHEN_FREE;
  instruction->sector = last->sector;
  return TRUE;
}

static gboolean
meets_anybody (const ForconInstruction *instruction)
{
  return instruction->when == FORCON_WHEN_MEETS && FORCON_ID_IS_NONE (instruction->foe) && instruction->foes == 0
         && instruction->foe_types == 0;
}

/* "If minesweepers come, fire at them first" */
static void
take_types_of_case (ForconInstruction *instruction)
{
  if (instruction->what == FORCON_WHAT_FIRST && instruction->types == 0 && FORCON_ID_IS_NONE (instruction->target)
      && FORCON_ID_IS_NONE (instruction->ship))
    instruction->types = instruction->foe_types;
}

static gboolean
aims_at_nobody (const ForconInstruction *instruction)
{
  return instruction->what == FORCON_WHAT_FIRST && instruction->types == 0 && FORCON_ID_IS_NONE (instruction->target)
         && FORCON_ID_IS_NONE (instruction->ship) && FORCON_ID_IS_NONE (instruction->foe);
}

/* What captains are to do, in a case or at any time; returns whether it can be an instruction. */
static gboolean
instruct_what (ForconSheetReading *reading, const ForconSheetClause *clause, const ForconSheetClause *within,
               ForconInstruction *instruction)
{
  gboolean possible = within == NULL || (clause->what != FORCON_WHAT_AVOID && clause->what != FORCON_WHAT_ATTACK)
                      || (clause->types == 0 && clause->n == 0);

  /* "If anybody is met, avoid the battleships": in the case that battleships are met. */
  if (!possible && meets_anybody (instruction))
    {
      possible = TRUE;
      instruction->when = FORCON_WHEN_ALWAYS;
    }
  take_what (reading, clause, instruction);
  if (within == NULL && clause->what == FORCON_WHAT_ATTACK && clause->when != FORCON_WHEN_ALWAYS)
    attack_who_comes (reading, clause, instruction);
  take_types_of_case (instruction);
  possible = possible && !aims_at_nobody (instruction);
  turn_to_case (reading, clause, instruction);
  return possible;
}

static void
instruct_one (ForconSheetReading *reading, const ForconSheetClause *clause, const ForconSheetClause *within)
{
  ForconInstruction instruction = { .formation = reading->formation };
  gboolean possible = TRUE;

  take_case (reading, within, &instruction);
  if (within == NULL && clause->role == FORCON_CLAUSE_WHAT && clause->when != FORCON_WHEN_ALWAYS)
    {
      instruction.when = clause->when;
      instruction.amount = clause->amount;
    }
  if (within == NULL && clause->otherwise)
    forcon_sheet_turn_round (reading, &instruction);
  if (clause->role == FORCON_CLAUSE_ORDER)
    possible = order_of_case (reading, clause, &instruction) && !names_stranger (clause) && n_sectors (clause) <= 1;
  else
    possible = instruct_what (reading, clause, within, &instruction);
  /* "Otherwise attack": whenever somebody is met. */
  if (within == NULL && clause->otherwise && instruction.when == FORCON_WHEN_ALWAYS
      && (instruction.what == FORCON_WHAT_ATTACK || instruction.what == FORCON_WHAT_WITHDRAW
          || instruction.what == FORCON_WHAT_AVOID))
    instruction.when = FORCON_WHEN_MEETS;
  /* A sector that is taken or free, and not named, is the one that is spoken of, or where the formation is. */
  if ((instruction.when == FORCON_WHEN_HELD || instruction.when == FORCON_WHEN_FREE)
      && FORCON_ID_IS_NONE (instruction.sector))
    {
      const ForconInstruction *last = last_about_place (reading);

      instruction.sector = last != NULL ? last->sector
                           : !FORCON_ID_IS_NONE (instruction.goal) && instruction.what != FORCON_WHAT_WITHDRAW
                                   && !(within != NULL && within->same_place && reading->reading.n_tasks > 0)
                               ? instruction.goal
                               : reading->sector;
    }
  forcon_sheet_stay_and_fight (reading, &instruction);
  /* "Fights only with superior forces" may mean the own ones. */
  if (instruction.when == FORCON_WHEN_OUTNUMBERED && instruction.what == FORCON_WHAT_ATTACK)
    forcon_sheet_note (reading->lost, clause->start, clause->end, NULL);
  possible = possible && !forcon_sheet_contradicts (reading, &instruction);
  if (possible && forcon_sheet_ends_another (&reading->reading, &instruction))
    forcon_sheet_note (reading->lost, clause->start, clause->end, NULL);
  if (possible && !goes_on (reading, &instruction))
    forcon_sheet_add_instruction (reading, instruction);
  else if (!possible)
    forcon_sheet_note (reading->lost, clause->start, clause->end, NULL);
}

static gboolean
is_somebody (const ForconSheetArgument *argument)
{
  return argument->kind == FORCON_SHEET_REFERS && argument->with != FORCON_MEANING_EXCEPT
         && (forcon_sheet_names_thing (&argument->reference, FORCON_SHEET_FORMATION)
             || forcon_sheet_names_thing (&argument->reference, FORCON_SHEET_SHIP));
}

/* Whether it is about each of several by itself: "the Tiger or the Moths". */
static gboolean
names_several (const ForconSheetClause *clause)
{
  guint n = 0;

  for (guint i = 0; clause != NULL && i < clause->n; i++)
    n += is_somebody (&clause->argument[i]);
  return n > 1
         && (clause->role == FORCON_CLAUSE_WHAT || clause->when == FORCON_WHEN_MEETS
             || clause->when == FORCON_WHEN_ATTACKED || clause->frame == FORCON_FRAME_DEFEND
             || clause->frame == FORCON_FRAME_ATTACK || clause->frame == FORCON_FRAME_FOLLOW
             || clause->frame == FORCON_FRAME_AWAIT);
}

/* The same clause about the one at @place alone. */
static ForconSheetClause *
about_one (const ForconSheetClause *clause, guint place)
{
  ForconSheetClause *one = g_memdup2 (clause, sizeof *clause);

  one->n = 0;
  for (guint i = 0; i < clause->n; i++)
    if (i == place || !is_somebody (&clause->argument[i]))
      one->argument[one->n++] = clause->argument[i];
  return one;
}

void
forcon_sheet_instruct (ForconSheetReading *reading, const ForconSheetClause *clause, const ForconSheetClause *within)
{
  const ForconSheetClause *many = names_several (within) ? within : names_several (clause) ? clause : NULL;

  for (guint i = 0; many != NULL && i < many->n; i++)
    if (is_somebody (&many->argument[i]))
      {
        g_autofree ForconSheetClause *one = about_one (many, i);

        forcon_sheet_instruct (reading, many == clause ? one : clause, many == within ? one : within);
      }
  if (many == NULL)
    instruct_one (reading, clause, within);
}

void
forcon_sheet_except_some (ForconSheetReading *reading, const ForconSheetClause *clause)
{
  static const ForconWhat opposites[FORCON_N_WHAT] = { [FORCON_WHAT_ATTACK] = FORCON_WHAT_AVOID,
                                                       [FORCON_WHAT_AVOID] = FORCON_WHAT_ATTACK,
                                                       [FORCON_WHAT_HOLD_FIRE] = FORCON_WHAT_ATTACK };
  g_autofree ForconSheetClause *but = g_memdup2 (clause, sizeof *clause);
  ForconInstruction instruction = { .formation = reading->formation, .when = FORCON_WHEN_MEETS };

  but->n = 0;
  for (guint i = 0; i < clause->n; i++)
    if (clause->argument[i].with == FORCON_MEANING_EXCEPT)
      {
        but->argument[but->n] = clause->argument[i];
        but->argument[but->n++].with = FORCON_MEANING_NONE;
      }
  but->types = clause->but_types;
  instruction.what = opposites[clause->what];
  take_foe (reading, but, &instruction);
  forcon_sheet_add_instruction (reading, instruction);
}

void
forcon_sheet_go_to_meet (ForconSheetReading *reading, const ForconSheetClause *clause)
{
  ForconSectorId sector = FORCON_NO_SECTOR;

  if (clause->role == FORCON_CLAUSE_ORDER && clause->frame == FORCON_FRAME_AWAIT)
    take_sector (reading, clause, &sector);
  forcon_sheet_go (reading, sector);
}

void
forcon_sheet_check_held_fire (ForconSheetReading *reading, const ForconSheetClause *clauses, guint n)
{
  const ForconReading *read = &reading->reading;

  for (guint i = 0; i < read->n_instructions; i++)
    {
      gboolean doubtful
          = read->instructions[i].what == FORCON_WHAT_HOLD_FIRE && read->instructions[i].when == FORCON_WHEN_ATTACKED;

      for (guint k = 0; k < read->n_instructions; k++)
        doubtful = doubtful
                   && !(read->instructions[k].what == FORCON_WHAT_WITHDRAW
                        && forcon_sheet_same_case (&read->instructions[i], &read->instructions[k]));
      if (doubtful)
        forcon_sheet_note (reading->lost, clauses[0].start, clauses[n - 1].end, NULL);
    }
}
