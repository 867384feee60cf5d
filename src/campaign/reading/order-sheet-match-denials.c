/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-match.h"

/* What a word that denies reaches: the whole clause, what follows it, or nothing that is known. */

/* What is read freely denies no more than what follows up to the next mark. */
static gboolean
denies_something_else (const ForconSheetMatch *match)
{
  for (guint i = match->at; i < match->trigger && match->statement->freely; i++)
    if (item_at (match, i)->kind == FORCON_SHEET_ITEM_MARK)
      return TRUE;
  return FALSE;
}

/* Whether words that say nothing by themselves follow, and a mark parts them from the verb. */
static gboolean
denies_chatter (const ForconSheetMatch *match)
{
  guint at = match->at + 1;

  while (at < match->trigger && is_word (item_at (match, at), FORCON_MEANING_HARMLESS)
         && !forcon_sheet_is_verb (item_at (match, at)))
    at++;
  return at > match->at + 1 && at < match->trigger && item_at (match, at)->kind == FORCON_SHEET_ITEM_MARK
         && !forcon_sheet_says_that (item_at (match, at + 1));
}

/* Whether nothing that is known is denied: a case, what nobody can make out, or what is parted from the verb by a
 * mark. */
static gboolean
denies_nothing_known (const ForconSheetMatch *match)
{
  const ForconSheetItem *next = item_at (match, match->at + 1);

  /* "Fall back, not having found anybody – defend": the case is denied. */
  if (match->at > match->first && match->at + 1 == match->last && match->last < match->statement->n
      && opens_case (&match->statement->items[match->last]))
    return TRUE;
  /* "They do not vrzl: two mines in C2" denies what nobody knows, and not the mines; "they do not hurry, lay two mines"
   * rather the hurry. */
  return match->trigger < match->last
         && ((next != NULL && next->kind == FORCON_SHEET_ITEM_UNKNOWN) || denies_something_else (match)
             || denies_chatter (match));
}

/* "Cancel B2, go to C2", "they do not hurry: two mines in C2": what is denied ends before the verb, and another clause
 * follows. */
static gboolean
denial_ends (const ForconSheetMatch *match)
{
  gboolean place = FALSE;

  for (guint i = match->at + 1; i < match->trigger && match->trigger < match->last; i++)
    {
      const ForconSheetItem *item = item_at (match, i);

      if (is_mark (item, ':'))
        return TRUE;
      if (place && (is_mark (item, ',') || is_word (item, FORCON_MEANING_THEN) || is_word (item, FORCON_MEANING_BUT)))
        return TRUE;
      place = place || (item->kind == FORCON_SHEET_ITEM_NAME && item->names.name[0].thing == FORCON_SHEET_SECTOR);
    }
  return FALSE;
}

gboolean
forcon_sheet_match_take_denial (ForconSheetMatch *match, const ForconSheetItem *item)
{
  gboolean denies = is_word (item, FORCON_MEANING_NOT);
  gboolean avoids = is_word (item, FORCON_MEANING_AVOID) && match->clause->frame == FORCON_FRAME_MOVE
                    && match->trigger == match->last;

  if (!denies && !avoids && !is_word (item, FORCON_MEANING_CANCEL))
    return FALSE;
  /* "To C2, not to C3" denies only what follows, and says so after a comma. */
  if ((denies && denies_nothing_known (match))
      || (match->clause->n > 0 && match->at > match->first && is_mark (item_at (match, match->at - 1), ',')))
    {
      forcon_sheet_match_misfit (match, 1, FORCON_COST_UNFIT);
      return TRUE;
    }
  /* What is denied after something was said is rather another clause. */
  if (match->clause->n > 0 || (match->trigger < match->last && match->at > match->trigger + 1) || denial_ends (match))
    match->cost += 3 * FORCON_COST_CLAUSE;
  match->negative = TRUE;
  fill (match, match->at, 1, FORCON_FILL_NOT);
  return TRUE;
}
