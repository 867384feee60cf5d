/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The name of a formation that a clause forms. */
#include "campaign/orders/order-sheet-gathering.h"

static gboolean
is_list_end (const ForconSheetGathering *gathering, const ForconSheetItem *item)
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

void
forcon_sheet_take_new_name (ForconSheetGathering *gathering)
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
         && forcon_sheet_is_number (forcon_sheet_item_at (statement, statement->place + 1));
}

/* Words of the order language can be a name as well: between quotes, or with capital letters before the list of
 * ships. */
static gboolean
is_word_as_name (const ForconSheetStatement *statement, const ForconSheetItem *item, gboolean after_class)
{
  static const ForconSheetMeaning never[] = { FORCON_SHEET_FLAGSHIP,    FORCON_SHEET_SUCCESSORS, FORCON_SHEET_NAMED,
                                              FORCON_SHEET_COMPOSITION, FORCON_SHEET_CLASS,      FORCON_SHEET_NEW };
  guint n_never = after_class ? 4 : G_N_ELEMENTS (never);
  const ForconSheetItem *end = statement->items + statement->n;

  if (item == NULL || item->kind != FORCON_SHEET_ITEM_WORD || item->quoted)
    return item != NULL && item->kind == FORCON_SHEET_ITEM_WORD;
  for (guint i = 0; i < n_never; i++)
    if (item->meaning == never[i])
      return FALSE;
  while (item < end && item->capital
         && (item->kind == FORCON_SHEET_ITEM_WORD || item->kind == FORCON_SHEET_ITEM_UNKNOWN))
    item++;
  return item < end && (is_mark (item, ':') || is_mark (item, '(')) && item[-1].capital;
}

gboolean
forcon_sheet_is_new_name (const ForconSheetGathering *gathering, const ForconSheetItem *item)
{
  if (!forcon_sheet_forms (gathering) || gathering->clause->name_end > 0 || item == NULL)
    return FALSE;
  if (gathering->with == FORCON_SHEET_FROM || gathering->with == FORCON_SHEET_WITH || gathering->clause->flagship)
    return FALSE;
  if (item->kind == FORCON_SHEET_ITEM_UNKNOWN)
    return item->quoted || item->capital || gathering->class;
  if (item->kind == FORCON_SHEET_ITEM_NAME)
    return item->quoted || gathering->class || !is_ship (item);
  if (is_word_as_name (gathering->statement, item, gathering->class) && gathering->clause->n == 0)
    return TRUE;
  return gathering->clause->n == 0 && (forcon_sheet_is_number (item) || numbered_class (gathering->statement));
}

gboolean
forcon_sheet_is_class_of_new (const ForconSheetGathering *gathering, const ForconSheetItem *item)
{
  const ForconSheetItem *next = forcon_sheet_item_at (gathering->statement, gathering->statement->place + 1);

  if (!forcon_sheet_forms (gathering) || !is_word (item, FORCON_SHEET_CLASS) || gathering->clause->name_end > 0
      || gathering->with == FORCON_SHEET_FROM || next == NULL)
    return FALSE;
  if (is_word_as_name (gathering->statement, next, TRUE))
    return TRUE;
  if (next->kind != FORCON_SHEET_ITEM_NAME)
    return FALSE;
  return forcon_sheet_clause_is (gathering, FORCON_TASK_FORM) || next->quoted || !next->names.spelled;
}
