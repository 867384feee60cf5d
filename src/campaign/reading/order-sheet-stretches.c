/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-match.h"

/* Stretches of a statement that are known by their words alone: reasons, and the coming of a friend. */

/* "To Gallows, where the Garland is": tells nobody anything. */
static gboolean
tells_who_is_there (const ForconSheetStatement *statement, guint first, guint last)
{
  const ForconSheetItem *item = &statement->items[first];
  guint n_names = 0;

  if (first < 2 || item->kind != FORCON_SHEET_ITEM_WORD
      || !(g_str_equal (item->word->form, "where") || g_str_equal (item->word->form, "где"))
      || statement->items[first - 2].kind != FORCON_SHEET_ITEM_NAME
      || statement->items[first - 2].names.name[0].thing != FORCON_SHEET_SECTOR)
    return FALSE;
  for (guint i = first + 1; i < last; i++)
    if (statement->items[i].kind == FORCON_SHEET_ITEM_NAME)
      n_names++;
    else if (!is_word (&statement->items[i], FORCON_MEANING_THERE_IS)
             && !is_word (&statement->items[i], FORCON_MEANING_HARMLESS)
             && !forcon_sheet_orders (&statement->items[i], FORCON_FRAME_HOLD))
      return FALSE;
  return n_names > 0 && (last == statement->n || forcon_sheet_is_joint (&statement->items[last]));
}

gboolean
forcon_sheet_gives_reason (const ForconSheetStatement *statement, guint first, guint last)
{
  gboolean purpose;

  if (first == 0 && is_word (&statement->items[0], FORCON_MEANING_PURPOSE))
    return FALSE;
  while (first < last
         && (forcon_sheet_is_joint (&statement->items[first]) || is_word (&statement->items[first], FORCON_MEANING_BUT))
         && !is_word (&statement->items[first], FORCON_MEANING_REASON))
    first++;
  if (first >= last)
    return FALSE;
  purpose = is_word (&statement->items[first], FORCON_MEANING_PURPOSE);
  if (tells_who_is_there (statement, first, last))
    return TRUE;
  if (!purpose && !is_word (&statement->items[first], FORCON_MEANING_REASON))
    return FALSE;
  for (guint i = first + 1; i < last; i++)
    {
      const ForconSheetItem *item = &statement->items[i];

      if (is_mark (item, ',') || is_mark (item, ':') || (is_mark (item, '-') && !item->glued) || opens_case (item)
          || (purpose && forcon_sheet_is_verb (item)))
        return FALSE;
    }
  return last == statement->n || forcon_sheet_is_joint (&statement->items[last]);
}

gboolean
forcon_sheet_awaits_friend (const ForconSheetStatement *statement, guint first, guint last, ForconSheetClause *clause)
{
  gboolean comes = FALSE;
  gboolean opens = FALSE;

  forcon_sheet_clause_clear (clause);
  for (guint at = first; at < last; at++)
    {
      const ForconSheetItem *item = &statement->items[at];
      ForconSheetReference reference;
      guint n = item->kind == FORCON_SHEET_ITEM_NAME ? forcon_sheet_reference (item, last - at, &reference) : 0;

      if (n > 0)
        {
          if (clause->n > 0 || reference.names.n != 1 || !reference.names.name[0].own
              || reference.names.name[0].thing != FORCON_SHEET_FORMATION)
            return FALSE;
          clause->argument[clause->n++] = (ForconSheetArgument){ .kind = FORCON_SHEET_REFERS, .reference = reference };
          at += n - 1;
        }
      else if (is_word (item, FORCON_MEANING_APPEAR))
        comes = TRUE;
      else if (opens_case (item))
        {
          /* Whether it comes at all is another matter. */
          if (is_word (item, FORCON_MEANING_UNLESS) || g_str_equal (item->word->form, "if")
              || g_str_equal (item->word->form, "если"))
            return FALSE;
          opens = TRUE;
        }
      else if (item->kind != FORCON_SHEET_ITEM_WORD
                   ? !forcon_sheet_is_joint (item)
                   : !(forcon_sheet_is_joint (item) || is_word (item, FORCON_MEANING_HARMLESS)
                       || is_word (item, FORCON_MEANING_TO) || is_word (item, FORCON_MEANING_OWN_WORDS)
                       || is_word (item, FORCON_MEANING_SAME_PLACE) || (is_word (item, FORCON_MEANING_NOT) && opens)))
        return FALSE;
    }
  clause->role = FORCON_CLAUSE_ORDER;
  clause->frame = FORCON_FRAME_AWAIT;
  clause->kind = forcon_sheet_task_of (FORCON_FRAME_AWAIT);
  clause->first = first;
  clause->last = last;
  clause->start = statement->items[first].start;
  clause->end = statement->items[last - 1].end;
  return comes && opens && clause->n == 1;
}
