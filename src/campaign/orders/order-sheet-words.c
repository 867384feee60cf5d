/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What each word of a statement that has a meaning says of the clause that is being gathered. */
#include "campaign/orders/order-sheet-gathering.h"

/* Ships that leave and form something, or leave and join something: one order in two verbs. */
static void
take_verb (ForconSheetGathering *gathering, const ForconSheetItem *item)
{
  ForconTaskKind kind = (ForconTaskKind) item->value;

  if (kind == FORCON_TASK_FORM && forcon_sheet_clause_is (gathering, FORCON_TASK_SPLIT))
    gathering->clause->end = item->end;
  else if (kind == FORCON_TASK_SPLIT && forcon_sheet_clause_is (gathering, FORCON_TASK_FORM)
           && gathering->clause->n == 0)
    gathering->clause->kind = kind;
  else if (kind == FORCON_TASK_JOIN && forcon_sheet_clause_is (gathering, FORCON_TASK_SPLIT))
    gathering->clause->kind = kind;
  else if (gathering->clause != NULL && gathering->clause->n == 0 && !gathering->then
           && gathering->clause->kind == kind)
    gathering->clause->end = item->end;
  else
    forcon_sheet_begin (gathering, kind);
}

static void
take_posture (ForconSheetGathering *gathering, ForconPosture posture)
{
  if (gathering->clause == NULL && !gathering->then)
    gathering->before.posture = posture;
  else if (gathering->then)
    {
      forcon_sheet_begin (gathering, FORCON_TASK_POSTURE);
      gathering->clause->posture = posture;
    }
  else
    gathering->clause->posture = posture;
}

/* Everything up to where something new begins is a remark. */
static void
remark_to_boundary (ForconSheetGathering *gathering, gboolean whole)
{
  ForconSheetStatement *statement = gathering->statement;

  for (; statement->place < statement->n; statement->place++)
    {
      const ForconSheetItem *item = &statement->items[statement->place];

      if (!whole && (is_mark (item, ',') || is_word (item, FORCON_SHEET_BUT) || is_word (item, FORCON_SHEET_THEN)))
        break;
      statement->remarks[statement->place] = TRUE;
    }
  statement->place--;
  gathering->with = FORCON_SHEET_NO_MEANING;
}

static gboolean
is_array (const ForconSheetItem *item)
{
  return is_word (item, FORCON_SHEET_ARRAY) || (is_word (item, FORCON_SHEET_CLASS) && item->value == 8);
}

/* Whether an adjective speaks of a posture: beside a word for one, or after "in". */
static gboolean
of_posture (const ForconSheetGathering *gathering)
{
  const ForconSheetStatement *statement = gathering->statement;
  guint place = statement->place;
  const ForconSheetItem *before = place > 0 ? &statement->items[place - 1] : NULL;

  if (is_mark (before, ':') || is_mark (before, '-') || is_word (before, FORCON_SHEET_FILLER))
    before = place > 1 ? &statement->items[place - 2] : NULL;
  return is_array (forcon_sheet_item_at (statement, place + 1)) || is_word (before, FORCON_SHEET_ARRAY)
         || gathering->with == FORCON_SHEET_IN;
}

static void
take_posture_word (ForconSheetGathering *gathering, const ForconSheetItem *item)
{
  ForconSheetStatement *statement = gathering->statement;
  static const ForconPosture adjectives[] = { FORCON_POSTURE_DEFENCE, FORCON_POSTURE_MARCH };

  if (!of_posture (gathering))
    {
      if (item->meaning == FORCON_SHEET_DEFENCE || item->meaning == FORCON_SHEET_MARCH)
        forcon_sheet_begin (gathering, item->meaning == FORCON_SHEET_DEFENCE ? FORCON_TASK_DEFEND : FORCON_TASK_MOVE);
      else
        forcon_sheet_remark (gathering);
      return;
    }
  if (item->meaning == FORCON_SHEET_POSTURE_ADJECTIVE)
    take_posture (gathering, (ForconPosture) item->value);
  else
    take_posture (gathering, adjectives[item->meaning == FORCON_SHEET_MARCH]);
  if (is_array (forcon_sheet_item_at (statement, statement->place + 1)))
    statement->place++;
  gathering->with = FORCON_SHEET_NO_MEANING;
}

static void
take_flagship (ForconSheetGathering *gathering, const ForconSheetItem *item)
{
  const ForconSheetStatement *statement = gathering->statement;
  const ForconSheetItem *next = forcon_sheet_item_at (statement, statement->place + 1);
  gboolean of_list = is_mark (next, ')') || is_mark (next, ',') || next == NULL;

  if (forcon_sheet_forms (gathering) && of_list && gathering->clause->n > 0)
    {
      gathering->clause->argument[gathering->clause->n - 1].flagship = TRUE;
      return;
    }
  if (!forcon_sheet_forms (gathering))
    forcon_sheet_begin (gathering, FORCON_TASK_FLAGSHIP);
  gathering->clause->flagship = TRUE;
  gathering->clause->successors = FALSE;
}

static void
take_successors (ForconSheetGathering *gathering, const ForconSheetItem *item)
{
  if (!forcon_sheet_forms (gathering))
    forcon_sheet_begin (gathering, FORCON_TASK_SUCCESSORS);
  gathering->clause->successors = TRUE;
}

/* Mines and troops speak for themselves where no verb did. */
static void
take_cargo (ForconSheetGathering *gathering, const ForconSheetItem *item)
{
  ForconTaskKind kind = item->meaning == FORCON_SHEET_TROOPS ? FORCON_TASK_LAND : FORCON_TASK_LAY;
  gboolean said = forcon_sheet_clause_is (gathering, kind)
                  || (kind == FORCON_TASK_LAY && forcon_sheet_clause_is (gathering, FORCON_TASK_SWEEP));

  if (!said && gathering->with != FORCON_SHEET_WITH)
    forcon_sheet_begin (gathering, kind);
}

static void
take_not (ForconSheetGathering *gathering, gboolean whole)
{
  gathering->statement->conditional = TRUE;
  remark_to_boundary (gathering, whole);
}

/* "Lay no mines": the verb that has just been said is taken back with what follows. */
static void
take_back_verb (ForconSheetGathering *gathering, const ForconSheetItem *item)
{
  ForconSheetStatement *statement = gathering->statement;
  GArray *clauses = statement->clauses;
  gboolean no = item->end - item->start == 2 && g_ascii_strncasecmp (statement->text + item->start, "no", 2) == 0;

  if (!no || gathering->clause == NULL || statement->place == 0
      || gathering->clause->end != statement->items[statement->place - 1].end)
    return;
  if (clauses->len == 1)
    gathering->before = *gathering->clause;
  g_array_set_size (clauses, clauses->len - 1);
  gathering->clause
      = clauses->len == 0 ? NULL : &g_array_index (clauses, ForconSheetClause, clauses->len - 1);
  statement->remarks[statement->place - 1] = TRUE;
}

static void
take_keep (ForconSheetGathering *gathering)
{
  const ForconSheetStatement *statement = gathering->statement;
  const ForconSheetItem *next = forcon_sheet_item_at (statement, statement->place + 1);
  gboolean other = next != NULL
                   && (next->kind == FORCON_SHEET_ITEM_UNKNOWN || is_word (next, FORCON_SHEET_COMMON)
                       || is_array (next));

  if (!other)
    forcon_sheet_begin (gathering, FORCON_TASK_HOLD);
  else
    take_not (gathering, FALSE);
}

static gboolean
leads_somewhere (const ForconSheetItem *next)
{
  return is_word (next, FORCON_SHEET_IN) || is_word (next, FORCON_SHEET_TO) || is_word (next, FORCON_SHEET_FROM)
         || (next != NULL && next->kind == FORCON_SHEET_ITEM_NAME);
}

/* Words that are there for the sake of others. */
static gboolean
is_idle (ForconSheetMeaning meaning)
{
  static const ForconSheetMeaning idle[]
      = { FORCON_SHEET_AND,   FORCON_SHEET_THAT,       FORCON_SHEET_FILLER,     FORCON_SHEET_ALL,
          FORCON_SHEET_ARRAY, FORCON_SHEET_SHIP_CLASS, FORCON_SHEET_NUMBER_SIGN };

  for (guint i = 0; i < G_N_ELEMENTS (idle); i++)
    if (meaning == idle[i])
      return TRUE;
  return FALSE;
}

/* Words that only tell how the next name belongs to the verb. */
static gboolean
take_link (ForconSheetGathering *gathering, const ForconSheetItem *item)
{
  ForconSheetStatement *statement = gathering->statement;

  switch ((gint) item->meaning)
    {
    case FORCON_SHEET_IN:
    case FORCON_SHEET_TO:
    case FORCON_SHEET_VIA:
    case FORCON_SHEET_FROM:
    case FORCON_SHEET_WITH:
      gathering->with = item->meaning;
      return TRUE;
    case FORCON_SHEET_COMPOSITION:
      if (forcon_sheet_clause_is (gathering, FORCON_TASK_MOVE))
        gathering->clause->kind = FORCON_TASK_SPLIT;
      return TRUE;
    case FORCON_SHEET_NEW:
      if (gathering->clause == NULL
          && is_word (forcon_sheet_item_at (statement, statement->place + 1), FORCON_SHEET_CLASS))
        forcon_sheet_begin (gathering, FORCON_TASK_FORM);
      return TRUE;
    case FORCON_SHEET_BACK:
      if (!leads_somewhere (forcon_sheet_item_at (statement, statement->place + 1)))
        forcon_sheet_remark (gathering);
      return TRUE;
    case FORCON_SHEET_SECTOR_CLASS:
      gathering->sector = TRUE;
      return TRUE;
    case FORCON_SHEET_FEATURE_CLASS:
      gathering->planet = TRUE;
      return TRUE;
    case FORCON_SHEET_OR:
      gathering->instead = TRUE;
      return TRUE;
    case FORCON_SHEET_THEN:
    case FORCON_SHEET_BUT:
      gathering->then = TRUE;
      gathering->with = FORCON_SHEET_NO_MEANING;
      return TRUE;
    case FORCON_SHEET_AFTER:
      if (is_word (forcon_sheet_item_at (statement, statement->place + 1), FORCON_SHEET_THAT))
        gathering->then = TRUE;
      else
        remark_to_boundary (gathering, TRUE);
      return TRUE;
    case FORCON_SHEET_NAMED:
    case FORCON_SHEET_AS:
      gathering->class = TRUE;
      return TRUE;
    default:
      return is_idle (item->meaning);
    }
}

/* Whether what is named here is what is not to be done: "мины не ставить", "оборону не занимать". */
static gboolean
is_denied (const ForconSheetStatement *statement)
{
  for (guint i = statement->place + 1; i < statement->n; i++)
    {
      const ForconSheetItem *item = &statement->items[i];

      if (is_word (item, FORCON_SHEET_NOT))
        return TRUE;
      if (is_word (item, FORCON_SHEET_VERB) || is_mark (item, ',') || is_word (item, FORCON_SHEET_THEN)
          || is_word (item, FORCON_SHEET_BUT))
        return FALSE;
    }
  return FALSE;
}

/* Words that stand for an order of their own where no verb does. */
static gboolean
speaks_without_verb (const ForconSheetItem *item)
{
  return is_word (item, FORCON_SHEET_MINES) || is_word (item, FORCON_SHEET_TROOPS)
         || is_word (item, FORCON_SHEET_DEFENCE) || is_word (item, FORCON_SHEET_MARCH)
         || is_word (item, FORCON_SHEET_POSTURE_NOUN) || is_word (item, FORCON_SHEET_POSTURE_ADJECTIVE)
         || is_word (item, FORCON_SHEET_FLAGSHIP) || is_word (item, FORCON_SHEET_SUCCESSORS);
}

/* What is said not to be done, or only perhaps. */
static gboolean
take_denial (ForconSheetGathering *gathering, const ForconSheetItem *item)
{
  gboolean named = gathering->clause == NULL && speaks_without_verb (item) && is_denied (gathering->statement);

  switch ((gint) item->meaning)
    {
    case FORCON_SHEET_SHOULD:
      if (gathering->statement->place == 0)
        take_not (gathering, TRUE);
      return TRUE;
    case FORCON_SHEET_NOT:
      take_back_verb (gathering, item);
      take_not (gathering, FALSE);
      return TRUE;
    case FORCON_SHEET_EXCEPT:
      take_not (gathering, FALSE);
      return TRUE;
    case FORCON_SHEET_IF:
      take_not (gathering, TRUE);
      return TRUE;
    default:
      if (named)
        take_not (gathering, FALSE);
      return named;
    }
}

void
forcon_sheet_take_word (ForconSheetGathering *gathering, const ForconSheetItem *item)
{
  if (take_denial (gathering, item))
    return;
  switch ((gint) item->meaning)
    {
    case FORCON_SHEET_VERB:
      take_verb (gathering, item);
      break;
    case FORCON_SHEET_PUT:
      if (forcon_sheet_mines_follow (gathering->statement))
        forcon_sheet_begin (gathering, FORCON_TASK_LAY);
      break;
    case FORCON_SHEET_KEEP:
      take_keep (gathering);
      break;
    case FORCON_SHEET_FLAGSHIP:
      take_flagship (gathering, item);
      break;
    case FORCON_SHEET_SUCCESSORS:
      take_successors (gathering, item);
      break;
    case FORCON_SHEET_POSTURE_NOUN:
      take_posture (gathering, (ForconPosture) item->value);
      gathering->with = FORCON_SHEET_NO_MEANING;
      break;
    case FORCON_SHEET_POSTURE_ADJECTIVE:
    case FORCON_SHEET_DEFENCE:
    case FORCON_SHEET_MARCH:
      take_posture_word (gathering, item);
      break;
    case FORCON_SHEET_MINES:
    case FORCON_SHEET_TROOPS:
      take_cargo (gathering, item);
      break;
    case FORCON_SHEET_CHARGE_WORD:
      (gathering->clause == NULL ? &gathering->before : gathering->clause)->charge = (ForconCharge) item->value;
      break;
    case FORCON_SHEET_ENEMY:
      (gathering->clause == NULL ? &gathering->before : gathering->clause)->enemy = TRUE;
      break;
    case FORCON_SHEET_CONTINUE:
      gathering->statement->continues = TRUE;
      forcon_sheet_remark (gathering);
      break;
    default:
      if (!take_link (gathering, item))
        forcon_sheet_remark (gathering);
      break;
    }
}
