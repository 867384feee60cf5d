/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-match.h"

/* Where words that fit a pattern are none of it all the same. */

/* «Торпеды не | беречь»: what a stretch denies last stands behind it. */
static gboolean
denies_what_follows (const ForconSheetStatement *statement, const ForconSheetClause *clause, guint last)
{
  const ForconSheetItem *items = statement->items;

  return clause->role == FORCON_CLAUSE_WHAT && last > clause->first && last < statement->n
         && is_word (&items[last - 1], FORCON_MEANING_NOT)
         && (g_str_equal (items[last - 1].word->form, "не") || g_str_equal (items[last - 1].word->form, "not"))
         && items[last].kind != FORCON_SHEET_ITEM_MARK;
}

/* «Пока не нарвутся» is until they do, and no case that holds now. */
static gboolean
tells_until (const ForconSheetStatement *statement, const ForconSheetClause *clause, guint last)
{
  const ForconSheetItem *items = statement->items;
  gboolean opens = FALSE;

  /* «Огня не открывать, пока не обнаружат» is to hold fire. */
  if (clause->role != FORCON_CLAUSE_CASE && clause->what != FORCON_WHAT_AVOID)
    return FALSE;
  for (guint i = clause->first; i + 1 < last; i++)
    {
      opens = opens || is_word (&items[i], FORCON_MEANING_WHILE);
      if (opens && items[i].cyrillic && is_word (&items[i], FORCON_MEANING_NOT)
          && (is_word (&items[i + 1], FORCON_MEANING_MEET) || is_word (&items[i + 1], FORCON_MEANING_APPEAR)
              || is_word (&items[i + 1], FORCON_MEANING_SEE)))
        return TRUE;
    }
  return FALSE;
}

/* Whether a way, or a place to go to, was told before: whoever is attacked then is attacked there. */
static gboolean
goes_before (const ForconSheetStatement *statement, const ForconSheetClause *clause)
{
  const ForconSheetItem *items = statement->items;

  for (guint i = 0; i < clause->first; i++)
    if (forcon_sheet_orders (&items[i], FORCON_FRAME_MOVE)
        || (items[i].kind == FORCON_SHEET_ITEM_NAME && items[i].names.name[0].thing == FORCON_SHEET_SECTOR))
      return TRUE;
  return FALSE;
}

/* "Who enters", "entering" */
static gboolean
enters (const ForconSheetItem *item)
{
  return item->kind == FORCON_SHEET_ITEM_WORD
         && (is_word (item - 1, FORCON_MEANING_RELATIVE) || g_str_has_suffix (item->word->form, "ing"));
}

/* "Attack whoever comes into C1": to attack is said first, and who comes tells whom. "Whoever is there" tells where. */
static gboolean
can_attack_who_comes (const ForconSheetStatement *statement, const ForconSheetClause *clause, guint last)
{
  gboolean attack = FALSE;
  gboolean comes = FALSE;

  if (clause->role != FORCON_CLAUSE_WHAT || clause->what != FORCON_WHAT_ATTACK
      || (clause->when != FORCON_WHEN_MEETS && clause->when != FORCON_WHEN_HELD))
    return TRUE;
  for (guint i = clause->first; i < last; i++)
    {
      const ForconSheetItem *item = &statement->items[i];

      if ((is_word (item, FORCON_MEANING_SAME_PLACE) && !is_word (item, FORCON_MEANING_SEE))
          || (is_mark (item, ',') && i + 1 < last && !is_word (item + 1, FORCON_MEANING_RELATIVE)))
        return FALSE;
      comes = comes
              || (attack && (clause->when == FORCON_WHEN_HELD ? enters (item) : is_of_kind (item, FORCON_KIND_CASE)));
      attack = attack || forcon_sheet_orders (item, FORCON_FRAME_ATTACK);
    }
  return comes && !goes_before (statement, clause);
}

gboolean
forcon_sheet_pattern_holds (const ForconSheetStatement *statement, const ForconSheetClause *clause, guint last)
{
  return !denies_what_follows (statement, clause, last) && !tells_until (statement, clause, last)
         && can_attack_who_comes (statement, clause, last);
}
