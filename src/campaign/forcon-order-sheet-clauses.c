/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-order-sheet-private.h"

#include <string.h>

/*
 * A statement falls into clauses: a verb, and what belongs to it before and after. What is said not to be done, or only
 * if something happens, is no order but a remark.
 */

/* Items between parentheses at most. */
#define PARENTHESIS_MAX 200

/*
 * What is being gathered: the clause, what stood before its verb, and what the next name comes with. n_before: arguments of
 * the first clause that stood before its verb; apart: with a comma between.
 */
typedef struct {
  ForconSheetStatement *statement;
  ForconSheetClause *clause;
  ForconSheetClause before;
  guint n_before;
  gboolean apart;
  ForconSheetCase with;
  gboolean sector;
  gboolean planet;
  gboolean class;
  gboolean then;
  gboolean instead;
} Gathering;

static const ForconSheetItem *
item_at (const ForconSheetStatement *statement, guint place)
{
  return place < statement->n ? &statement->items[place] : NULL;
}

static void
add_argument (Gathering *gathering, ForconSheetArgumentKind kind, const ForconSheetReference *reference)
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

/* A new verb: it takes what stood before it, if there was no other verb. */
static void
begin (Gathering *gathering, ForconTaskKind kind)
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

static gboolean
clause_is (const Gathering *gathering, ForconTaskKind kind)
{
  return gathering->clause != NULL && !gathering->then && gathering->clause->kind == kind;
}

static gboolean
forms (const Gathering *gathering)
{
  return clause_is (gathering, FORCON_TASK_FORM) || clause_is (gathering, FORCON_TASK_SPLIT);
}

/* Ships that leave and form something, or leave and join something: one order in two verbs. */
static void
take_verb (Gathering *gathering, const ForconSheetItem *item)
{
  ForconTaskKind kind = (ForconTaskKind) item->value;

  if (kind == FORCON_TASK_FORM && clause_is (gathering, FORCON_TASK_SPLIT))
    gathering->clause->end = item->end;
  else if (kind == FORCON_TASK_SPLIT && clause_is (gathering, FORCON_TASK_FORM) && gathering->clause->n == 0)
    gathering->clause->kind = kind;
  else if (kind == FORCON_TASK_JOIN && clause_is (gathering, FORCON_TASK_SPLIT))
    gathering->clause->kind = kind;
  else if (gathering->clause != NULL && gathering->clause->n == 0 && !gathering->then
           && gathering->clause->kind == kind)
    gathering->clause->end = item->end;
  else
    begin (gathering, kind);
}

static void
take_posture (Gathering *gathering, ForconPosture posture)
{
  if (gathering->clause == NULL && !gathering->then)
    gathering->before.posture = posture;
  else if (gathering->then)
    {
      begin (gathering, FORCON_TASK_POSTURE);
      gathering->clause->posture = posture;
    }
  else
    gathering->clause->posture = posture;
}

/* Everything up to where something new begins is a remark. */
static void
remark_to_boundary (Gathering *gathering, gboolean whole)
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

static void
remark (Gathering *gathering)
{
  gathering->statement->remarks[gathering->statement->place] = TRUE;
}

static gboolean
is_array (const ForconSheetItem *item)
{
  return is_word (item, FORCON_SHEET_ARRAY) || (is_word (item, FORCON_SHEET_CLASS) && item->value == 8);
}

/* Whether an adjective speaks of a posture: beside a word for one, or after "in". */
static gboolean
of_posture (const Gathering *gathering)
{
  const ForconSheetStatement *statement = gathering->statement;
  guint place = statement->place;
  const ForconSheetItem *before = place > 0 ? &statement->items[place - 1] : NULL;

  if (is_mark (before, ':') || is_mark (before, '-') || is_word (before, FORCON_SHEET_FILLER))
    before = place > 1 ? &statement->items[place - 2] : NULL;
  return is_array (item_at (statement, place + 1)) || is_word (before, FORCON_SHEET_ARRAY)
         || gathering->with == FORCON_SHEET_IN;
}

static void
take_posture_word (Gathering *gathering, const ForconSheetItem *item)
{
  ForconSheetStatement *statement = gathering->statement;
  static const ForconPosture adjectives[] = { FORCON_POSTURE_DEFENCE, FORCON_POSTURE_MARCH };

  if (!of_posture (gathering))
    {
      if (item->meaning == FORCON_SHEET_DEFENCE || item->meaning == FORCON_SHEET_MARCH)
        begin (gathering, item->meaning == FORCON_SHEET_DEFENCE ? FORCON_TASK_DEFEND : FORCON_TASK_MOVE);
      else
        remark (gathering);
      return;
    }
  if (item->meaning == FORCON_SHEET_POSTURE_ADJECTIVE)
    take_posture (gathering, (ForconPosture) item->value);
  else
    take_posture (gathering, adjectives[item->meaning == FORCON_SHEET_MARCH]);
  if (is_array (item_at (statement, statement->place + 1)))
    statement->place++;
  gathering->with = FORCON_SHEET_NO_MEANING;
}

/* Whether mines are spoken of soon after. */
static gboolean
mines_follow (const ForconSheetStatement *statement)
{
  for (guint i = statement->place + 1; i < statement->n && i < statement->place + 5; i++)
    if (is_word (&statement->items[i], FORCON_SHEET_MINES) || is_word (&statement->items[i], FORCON_SHEET_CHARGE_WORD))
      return TRUE;
  return FALSE;
}

static gboolean
is_list_end (const Gathering *gathering, const ForconSheetItem *item)
{
  static const gunichar marks[] = { ':', '(', ')', ',', ';', '-', '.' };

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    if (is_mark (item, marks[i]) && !(marks[i] == '-' && item->glued))
      return TRUE;
  return item->kind == FORCON_SHEET_ITEM_WORD
         && (item->meaning == FORCON_SHEET_FROM || item->meaning == FORCON_SHEET_WITH
             || item->meaning == FORCON_SHEET_COMPOSITION || item->meaning == FORCON_SHEET_FLAGSHIP
             || item->meaning == FORCON_SHEET_IN || item->meaning == FORCON_SHEET_SUCCESSORS
             || item->meaning == FORCON_SHEET_AND)
         && gathering->clause != NULL;
}

/* The name of a new formation: as it is written, up to where the list of its ships begins. Quotes bound it exactly. */
static void
take_new_name (Gathering *gathering)
{
  ForconSheetStatement *statement = gathering->statement;
  ForconSheetClause *clause = gathering->clause;
  guint place = statement->place;
  const ForconSheetItem *first = &statement->items[place];

  clause->name_start = first->start;
  for (; place < statement->n && !is_list_end (gathering, &statement->items[place]); place++)
    {
      const ForconSheetItem *item = &statement->items[place];

      if (item->quoted != first->quoted
          || (item != first && item->kind == FORCON_SHEET_ITEM_NAME && item[-1].kind != FORCON_SHEET_ITEM_WORD))
        break;
      clause->name_end = item->end;
    }
  statement->place = MAX (place, statement->place + 1) - 1;
}

static gboolean
is_ship (const ForconSheetItem *item)
{
  for (guint i = 0; i < item->names.n; i++)
    if (item->names.name[i].thing == FORCON_SHEET_SHIP)
      return TRUE;
  return FALSE;
}

/* Squadron 3, as a name. */
static gboolean
numbered_class (const ForconSheetStatement *statement)
{
  return is_word (&statement->items[statement->place], FORCON_SHEET_CLASS)
         && forcon_sheet_is_number (item_at (statement, statement->place + 1));
}

/* Whether what comes next can name a new formation. */
static gboolean
names_new (const Gathering *gathering, const ForconSheetItem *item)
{
  if (!forms (gathering) || gathering->clause->name_end > 0 || item == NULL)
    return FALSE;
  if (gathering->with == FORCON_SHEET_FROM || gathering->with == FORCON_SHEET_WITH || gathering->clause->flagship)
    return FALSE;
  if (item->kind == FORCON_SHEET_ITEM_UNKNOWN)
    return item->quoted || item->capital || gathering->class;
  if (item->kind == FORCON_SHEET_ITEM_NAME)
    return item->quoted || gathering->class || !is_ship (item);
  return gathering->clause->n == 0 && (forcon_sheet_is_number (item) || numbered_class (gathering->statement));
}

/* A class before the name of a new formation: "formation Hammer"; what ships leave for is one that exists. */
static gboolean
names_class_of_new (const Gathering *gathering, const ForconSheetItem *item)
{
  const ForconSheetItem *next = item_at (gathering->statement, gathering->statement->place + 1);

  if (!forms (gathering) || !is_word (item, FORCON_SHEET_CLASS) || gathering->clause->name_end > 0
      || gathering->with == FORCON_SHEET_FROM || next == NULL || next->kind != FORCON_SHEET_ITEM_NAME)
    return FALSE;
  return clause_is (gathering, FORCON_TASK_FORM) || next->quoted || !next->names.spelled;
}

static void
take_flagship (Gathering *gathering, const ForconSheetItem *item)
{
  const ForconSheetStatement *statement = gathering->statement;
  const ForconSheetItem *next = item_at (statement, statement->place + 1);
  gboolean of_list = is_mark (next, ')') || is_mark (next, ',') || next == NULL;

  if (forms (gathering) && of_list && gathering->clause->n > 0)
    {
      gathering->clause->argument[gathering->clause->n - 1].flagship = TRUE;
      return;
    }
  if (!forms (gathering))
    begin (gathering, FORCON_TASK_FLAGSHIP);
  gathering->clause->flagship = TRUE;
  gathering->clause->successors = FALSE;
}

static void
take_successors (Gathering *gathering, const ForconSheetItem *item)
{
  if (!forms (gathering))
    begin (gathering, FORCON_TASK_SUCCESSORS);
  gathering->clause->successors = TRUE;
}

/* Mines and troops speak for themselves where no verb did. */
static void
take_cargo (Gathering *gathering, const ForconSheetItem *item)
{
  ForconTaskKind kind = item->meaning == FORCON_SHEET_TROOPS ? FORCON_TASK_LAND : FORCON_TASK_LAY;
  gboolean said = clause_is (gathering, kind)
                  || (kind == FORCON_TASK_LAY && clause_is (gathering, FORCON_TASK_SWEEP));

  if (!said && gathering->with != FORCON_SHEET_WITH)
    begin (gathering, kind);
}

static void
take_not (Gathering *gathering, gboolean whole)
{
  gathering->statement->conditional = TRUE;
  remark_to_boundary (gathering, whole);
}

/* "Lay no mines": the verb that has just been said is taken back with what follows. */
static void
take_back_verb (Gathering *gathering, const ForconSheetItem *item)
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
take_keep (Gathering *gathering)
{
  const ForconSheetStatement *statement = gathering->statement;
  const ForconSheetItem *next = item_at (statement, statement->place + 1);
  gboolean other = next != NULL
                   && (next->kind == FORCON_SHEET_ITEM_UNKNOWN || is_word (next, FORCON_SHEET_COMMON)
                       || is_array (next));

  if (!other)
    begin (gathering, FORCON_TASK_HOLD);
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
take_link (Gathering *gathering, const ForconSheetItem *item)
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
      if (clause_is (gathering, FORCON_TASK_MOVE))
        gathering->clause->kind = FORCON_TASK_SPLIT;
      return TRUE;
    case FORCON_SHEET_NEW:
      if (gathering->clause == NULL && is_word (item_at (statement, statement->place + 1), FORCON_SHEET_CLASS))
        begin (gathering, FORCON_TASK_FORM);
      return TRUE;
    case FORCON_SHEET_BACK:
      if (!leads_somewhere (item_at (statement, statement->place + 1)))
        remark (gathering);
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
      if (is_word (item_at (statement, statement->place + 1), FORCON_SHEET_THAT))
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
take_denial (Gathering *gathering, const ForconSheetItem *item)
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

static void
take_meaning (Gathering *gathering, const ForconSheetItem *item)
{
  if (take_denial (gathering, item))
    return;
  switch ((gint) item->meaning)
    {
    case FORCON_SHEET_VERB:
      take_verb (gathering, item);
      break;
    case FORCON_SHEET_PUT:
      if (mines_follow (gathering->statement))
        begin (gathering, FORCON_TASK_LAY);
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
      remark (gathering);
      break;
    default:
      if (!take_link (gathering, item))
        remark (gathering);
      break;
    }
}

/* Something that nobody knows may be a name that is spelled beyond recognition: a remark, unless the verb needs it. */
static void
take_unknown (Gathering *gathering, const ForconSheetItem *item)
{
  ForconSheetReference reference = { .start = item->start, .end = item->end };

  if (item->kind == FORCON_SHEET_ITEM_CODE)
    add_argument (gathering, FORCON_SHEET_CODE_ONLY, &reference);
  else
    {
      if (item->capital || item->quoted || gathering->sector || gathering->class || gathering->planet)
        add_argument (gathering, FORCON_SHEET_UNKNOWN_NAME, &reference);
      remark (gathering);
    }
}

/* A number without a class is a count, or where only a sector can stand the number of one. */
static void
take_count (Gathering *gathering, const ForconSheetItem *item)
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
  else if (clause->count > 0 && (clause_is (gathering, FORCON_TASK_LAY) || mines_follow (gathering->statement)))
    {
      if (gathering->clause == NULL)
        begin (gathering, FORCON_TASK_LAY);
      begin (gathering, FORCON_TASK_LAY);
      gathering->clause->count = item->value;
      gathering->clause->twin = TRUE;
    }
  else if (gathering->clause == NULL || clause->kind == FORCON_TASK_LAY || clause->kind == FORCON_TASK_LAND)
    clause->count = item->value;
  else
    remark (gathering);
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
take_parenthesis (Gathering *gathering)
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
    remark (gathering);
  statement->place--;
}

static void
take_item (Gathering *gathering)
{
  ForconSheetStatement *statement = gathering->statement;
  const ForconSheetItem *item = &statement->items[statement->place];
  ForconSheetReference reference;
  guint n;

  if (names_new (gathering, item))
    {
      take_new_name (gathering);
      return;
    }
  if (names_class_of_new (gathering, item))
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
    take_meaning (gathering, item);
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
part_goal (const Gathering *gathering)
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

/**
 * forcon_sheet_clauses:
 * @statement: of which items, names and text are set, from @place on
 *
 * Finds the verbs of a statement and what belongs to them. Names without a verb are a move whose end is 0.
 */
void
forcon_sheet_clauses (ForconSheetStatement *statement)
{
  Gathering gathering = { .statement = statement };

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
