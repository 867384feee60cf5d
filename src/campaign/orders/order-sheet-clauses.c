/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/orders/order-sheet-gathering.h"

#include <string.h>

/*
 * A statement falls into clauses: a verb, and what belongs to it before and after. What is said not to be done, or only
 * if something happens, is no order but a remark.
 */

/* Items between parentheses at most. */
#define PARENTHESIS_MAX 200

const ForconSheetItem *
forcon_sheet_item_at (const ForconSheetStatement *statement, guint place)
{
  return place < statement->n ? &statement->items[place] : NULL;
}

void
forcon_sheet_begin (ForconSheetGathering *gathering, ForconTaskKind kind)
{
  ForconSheetStatement *statement = gathering->statement;
  const ForconSheetItem *item = &statement->items[statement->place];
  ForconSheetClause clause = { .kind = kind, .start = item->start, .end = item->end, .then = gathering->then };

  if (gathering->clause == NULL)
    {
      clause = gathering->before;
      gathering->n_before = clause.n;
      gathering->apart = gathering->apart || gathering->then;
      clause.kind = kind;
      clause.start = item->start;
      clause.end = item->end;
      clause.then = gathering->then;
    }
  g_array_append_val (statement->clauses, clause);
  gathering->clause = &g_array_index (statement->clauses, ForconSheetClause, statement->clauses->len - 1);
  gathering->before = (ForconSheetClause){ 0 };
  gathering->with = FORCON_SHEET_NO_MEANING;
  gathering->then = FALSE;
}

gboolean
forcon_sheet_clause_is (const ForconSheetGathering *gathering, ForconTaskKind kind)
{
  return gathering->clause != NULL && !gathering->then && gathering->clause->kind == kind;
}

gboolean
forcon_sheet_forms (const ForconSheetGathering *gathering)
{
  return forcon_sheet_clause_is (gathering, FORCON_TASK_FORM) || forcon_sheet_clause_is (gathering, FORCON_TASK_SPLIT);
}

void
forcon_sheet_remark (ForconSheetGathering *gathering)
{
  gathering->statement->remarks[gathering->statement->place] = TRUE;
}

gboolean
forcon_sheet_mines_follow (const ForconSheetStatement *statement)
{
  for (guint i = statement->place + 1; i < statement->n && i < statement->place + 5; i++)
    if (is_word (&statement->items[i], FORCON_SHEET_MINES) || is_word (&statement->items[i], FORCON_SHEET_CHARGE_WORD))
      return TRUE;
  return FALSE;
}

static void
add_argument (ForconSheetGathering *gathering, ForconSheetArgumentKind kind, const ForconSheetReference *reference)
{
  ForconSheetClause *clause = gathering->clause == NULL ? &gathering->before : gathering->clause;

  if (clause->n < FORCON_SHEET_ARGUMENTS_MAX)
    clause->argument[clause->n++]
        = (ForconSheetArgument){ kind, gathering->with, gathering->sector, gathering->planet, clause->flagship,
                                 clause->successors, gathering->then,
                                 gathering->instead, *reference };
  clause->flagship = FALSE;
  gathering->sector = gathering->planet = gathering->class = gathering->instead = FALSE;
}

/* Something that nobody knows may be a name that is spelled beyond recognition: a remark, unless the verb needs it. */
static void
take_unknown (ForconSheetGathering *gathering, const ForconSheetItem *item)
{
  ForconSheetReference reference = { .start = item->start, .end = item->end };

  if (item->kind == FORCON_SHEET_ITEM_CODE)
    add_argument (gathering, FORCON_SHEET_CODE_ONLY, &reference);
  else
    {
      if (item->capital || item->quoted || gathering->sector || gathering->class || gathering->planet)
        add_argument (gathering, FORCON_SHEET_UNKNOWN_NAME, &reference);
      forcon_sheet_remark (gathering);
    }
}

/* A number without a class is a count, or where only a sector can stand the number of one. */
static void
take_count (ForconSheetGathering *gathering, const ForconSheetItem *item)
{
  ForconSheetClause *clause = gathering->clause == NULL ? &gathering->before : gathering->clause;
  ForconSheetReference reference = { .start = item->start, .end = item->end, .number = item->value, .bare = TRUE };
  const ForconSheetReference *last = clause->n == 0 ? NULL : &clause->argument[clause->n - 1].reference;

  if (last != NULL && last->class > 0 && last->number > 0)
    {
      reference.class = last->class;
      reference.bare = FALSE;
      add_argument (gathering, FORCON_SHEET_REFERS, &reference);
    }
  else if (gathering->sector)
    add_argument (gathering, FORCON_SHEET_REFERS, &reference);
  else if (clause->count > 0
           && (forcon_sheet_clause_is (gathering, FORCON_TASK_LAY) || forcon_sheet_mines_follow (gathering->statement)))
    {
      if (gathering->clause == NULL)
        forcon_sheet_begin (gathering, FORCON_TASK_LAY);
      forcon_sheet_begin (gathering, FORCON_TASK_LAY);
      gathering->clause->count = item->value;
      gathering->clause->twin = TRUE;
    }
  else if (gathering->clause == NULL || clause->kind == FORCON_TASK_LAY || clause->kind == FORCON_TASK_LAND)
    clause->count = item->value;
  else
    forcon_sheet_remark (gathering);
}

/* Whether an item between parentheses tells more of the order, and is not only a remark beside it. */
static gboolean
tells_more (const ForconSheetItem *item)
{
  switch ((gint) item->kind)
    {
    case FORCON_SHEET_ITEM_UNKNOWN:
      return FALSE;
    case FORCON_SHEET_ITEM_WORD:
      return item->meaning != FORCON_SHEET_VERB && item->meaning != FORCON_SHEET_COMMON
             && item->meaning != FORCON_SHEET_NOT && item->meaning != FORCON_SHEET_IF
             && item->meaning != FORCON_SHEET_KEEP && item->meaning != FORCON_SHEET_ENEMY;
    default:
      return TRUE;
    }
}

static void
take_parenthesis (ForconSheetGathering *gathering)
{
  ForconSheetStatement *statement = gathering->statement;
  gboolean more = TRUE;
  guint end = statement->place + 1;
  guint limit = MIN (statement->n, statement->place + PARENTHESIS_MAX);

  for (; end < limit && !is_mark (&statement->items[end], ')'); end++)
    more = more && tells_more (&statement->items[end]);
  if (more)
    return;
  for (; statement->place < MIN (end + 1, statement->n); statement->place++)
    forcon_sheet_remark (gathering);
  statement->place--;
}

static void
take_item (ForconSheetGathering *gathering)
{
  ForconSheetStatement *statement = gathering->statement;
  const ForconSheetItem *item = &statement->items[statement->place];
  ForconSheetReference reference;
  guint n;

  if (forcon_sheet_is_new_name (gathering, item))
    {
      forcon_sheet_take_new_name (gathering);
      return;
    }
  if (forcon_sheet_is_class_of_new (gathering, item))
    {
      gathering->class = TRUE;
      return;
    }
  n = forcon_sheet_reference (item, statement->n - statement->place, &reference);
  if (n > 0 && (!reference.bare || reference.names.n > 0))
    {
      statement->place += n - 1;
      add_argument (gathering, FORCON_SHEET_REFERS, &reference);
    }
  else if (item->kind == FORCON_SHEET_ITEM_NUMBER || is_word (item, FORCON_SHEET_ORDINAL_WORD))
    take_count (gathering, item);
  else if (is_word (item, FORCON_SHEET_CLASS))
    gathering->class = TRUE;
  else if (item->kind == FORCON_SHEET_ITEM_WORD)
    forcon_sheet_take_word (gathering, item);
  else if (is_mark (item, '('))
    take_parenthesis (gathering);
  else if (is_mark (item, ',') && gathering->clause == NULL && gathering->before.n > 0)
    gathering->apart = TRUE;
  else if (item->kind != FORCON_SHEET_ITEM_MARK)
    take_unknown (gathering, item);
}

static gboolean
in_new_name (const ForconSheetStatement *statement, const ForconSheetItem *item)
{
  for (guint i = 0; i < statement->clauses->len; i++)
    {
      const ForconSheetClause *clause = &g_array_index (statement->clauses, ForconSheetClause, i);

      if (item->start >= clause->name_start && item->end <= clause->name_end)
        return TRUE;
    }
  return FALSE;
}

/* Twins go where the last of them goes. */
static void
join_twins (const ForconSheetStatement *statement)
{
  for (guint i = statement->clauses->len; i > 1; i--)
    {
      const ForconSheetClause *twin = &g_array_index (statement->clauses, ForconSheetClause, i - 1);
      ForconSheetClause *before = &g_array_index (statement->clauses, ForconSheetClause, i - 2);

      if (!twin->twin || before->n > 0)
        continue;
      before->n = twin->n;
      memcpy (before->argument, twin->argument, sizeof before->argument);
    }
}

/* Words that were guessed; which names were, depends on the reading. */
static void
note_words (const ForconSheetStatement *statement)
{
  for (guint i = 0; i < statement->n; i++)
    {
      const ForconSheetItem *item = &statement->items[i];

      if (item->kind == FORCON_SHEET_ITEM_WORD && item->guess != NULL && !statement->remarks[i]
          && !in_new_name (statement, item))
        forcon_sheet_note (statement->notes, item->start, item->end, item->guess);
    }
}

static gboolean
is_sector (const ForconSheetArgument *argument)
{
  return argument->kind == FORCON_SHEET_REFERS && argument->reference.names.n > 0
         && argument->reference.names.name[0].thing == FORCON_SHEET_SECTOR;
}

/* "To B2, attack B2": what stands apart before a verb that has a place of its own is where to go first. */
static void
part_goal (const ForconSheetGathering *gathering)
{
  GArray *clauses = gathering->statement->clauses;
  ForconSheetClause *first = clauses->len == 0 ? NULL : &g_array_index (clauses, ForconSheetClause, 0);
  ForconSheetClause goal;

  if (first == NULL || !gathering->apart || gathering->n_before == 0 || first->n <= gathering->n_before
      || first->kind == FORCON_TASK_MOVE || forcon_task_is_administrative (first->kind)
      || !is_sector (&first->argument[0]) || !is_sector (&first->argument[gathering->n_before]))
    return;
  goal = (ForconSheetClause){ .kind = FORCON_TASK_MOVE, .posture = first->posture,
                              .start = first->argument[0].reference.start, .end = first->argument[0].reference.end };
  goal.n = gathering->n_before;
  memcpy (goal.argument, first->argument, goal.n * sizeof goal.argument[0]);
  first->n -= goal.n;
  memmove (first->argument, first->argument + goal.n, first->n * sizeof first->argument[0]);
  first->posture = FORCON_POSTURE_NONE;
  g_array_prepend_val (clauses, goal);
}

void
forcon_sheet_clauses (ForconSheetStatement *statement)
{
  ForconSheetGathering gathering = { .statement = statement };

  for (; statement->place < statement->n; statement->place++)
    take_item (&gathering);
  join_twins (statement);
  note_words (statement);
  part_goal (&gathering);
  if (gathering.clause != NULL || (gathering.before.n == 0 && gathering.before.posture == FORCON_POSTURE_NONE))
    return;
  gathering.before.kind = gathering.before.n == 0 ? FORCON_TASK_POSTURE : FORCON_TASK_MOVE;
  g_array_append_val (statement->clauses, gathering.before);
}
