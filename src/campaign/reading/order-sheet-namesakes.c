/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-private.h"

/*
 * Formations and ships that are called as a word of the order language is: Escort, Guard, Patrol, Дозор, Слава.
 * Where such a word begins a statement it names who is told if what follows says so; where it can as well be the
 * order itself it stays open (read_either() in order-sheet.c reads both).
 */

void
forcon_sheet_take_as_name (ForconSheetItem *item)
{
  item->kind = item->names.n > 0 ? FORCON_SHEET_ITEM_NAME : FORCON_SHEET_ITEM_UNKNOWN;
  item->word = NULL;
  item->namesake = FALSE;
  item->guess = NULL;
}

static const ForconSheetItem *
item_at (const GArray *items, guint place)
{
  return place < items->len ? &g_array_index (items, ForconSheetItem, place) : NULL;
}

static gboolean
is_and (const ForconSheetItem *item)
{
  return item != NULL && (is_mark (item, ',') || is_word (item, FORCON_MEANING_AND));
}

static gboolean
is_dash (const ForconSheetItem *item)
{
  return is_mark (item, '-') && !item->glued;
}

/* Bullets and the ends of statements stand before the beginning of one. */
static gboolean
begins_statement (const GArray *items, guint place)
{
  const ForconSheetItem *all = item_at (items, 0);

  return place == forcon_sheet_bullet (all, items->len)
         || (place > 0 && forcon_sheet_ends_statement (all, items->len, place - 1));
}

/* Where a list of who is told ends that begins here: "Guard and Squadron 2". */
static guint
end_of_list (const GArray *items, guint place)
{
  for (guint end = place + 1;;)
    {
      const ForconSheetItem *next = item_at (items, end + 1);
      ForconSheetReference reference;
      guint length;

      if (next == NULL || !is_and (item_at (items, end)))
        return end;
      length = next->namesake ? 1 : forcon_sheet_reference (next, items->len - end - 1, &reference);
      if (length == 0
          || (!next->namesake
              && (reference.bare
                  || (reference.names.n > 0 && !forcon_sheet_names_thing (&reference, FORCON_SHEET_FORMATION)
                      && !forcon_sheet_names_thing (&reference, FORCON_SHEET_SHIP)))))
        return end;
      end += 1 + length;
    }
}

/* "March to C2" is good language even where a formation is called March; "Escort to C2" is not. */
static gboolean
goes_with_direction (const ForconSheetItem *item)
{
  if (is_word (item, FORCON_MEANING_MARCH))
    return TRUE;
  if (!is_word (item, FORCON_MEANING_VERB))
    return FALSE;
  switch ((gint) word_value (item, FORCON_MEANING_VERB))
    {
    case FORCON_FRAME_MOVE:
    case FORCON_FRAME_RETREAT:
    case FORCON_FRAME_ATTACK:
    case FORCON_FRAME_JOIN:
      return TRUE;
    default:
      return FALSE;
    }
}

/* Whether what follows leaves no doubt that who is told is named. */
static gboolean
names_who_is_told (const GArray *items, guint place)
{
  const ForconSheetItem *item = item_at (items, place);
  guint end = end_of_list (items, place);
  const ForconSheetItem *next = item_at (items, end);
  const ForconSheetItem *after = item_at (items, end + 1);

  if (end > place + 1 || is_mark (next, ':') || is_dash (next))
    return TRUE;
  /* "Пехотинцы в C2": troops do nothing by themselves. */
  if (is_word (item, FORCON_MEANING_TROOPS) && !is_word (item, FORCON_MEANING_VERB) && item->names.n == 1
      && item->names.name[0].own && !is_word (next, FORCON_MEANING_MINES))
    return TRUE;
  /* By itself a word that orders nothing is the name. */
  if (next == NULL || is_mark (next, '.'))
    return !is_word (item, FORCON_MEANING_VERB) && !is_word (item, FORCON_MEANING_DEFENCE);
  if (is_mark (next, ','))
    return !is_word (after, FORCON_MEANING_THEN) && !is_word (after, FORCON_MEANING_AND)
           && !is_word (after, FORCON_MEANING_BUT);
  if (is_word (next, FORCON_MEANING_VERB) || is_word (next, FORCON_MEANING_PUT) || is_word (next, FORCON_MEANING_KEEP))
    return TRUE;
  return (is_word (next, FORCON_MEANING_TO) || is_word (next, FORCON_MEANING_VIA)
          || is_word (next, FORCON_MEANING_FROM))
         && !goes_with_direction (item);
}

/* "Squadron 1: Patrol C2": there somebody is told already, and what follows is to be done. */
static gboolean
is_told_to (const GArray *items, guint place)
{
  const ForconSheetItem *mark = place > 1 ? item_at (items, place - 1) : NULL;
  const ForconSheetItem *who = place > 1 ? item_at (items, place - 2) : NULL;

  return (is_mark (mark, ':') || (mark != NULL && is_dash (mark))) && forcon_sheet_is_verb (item_at (items, place))
         && (who->kind == FORCON_SHEET_ITEM_NAME || who->kind == FORCON_SHEET_ITEM_NUMBER
             || is_word (who, FORCON_MEANING_CLASS));
}

/* In the midst of a statement names have capital letters, except before a colon and after "all but". */
static gboolean
names_within (const GArray *items, guint place)
{
  const ForconSheetItem *before = item_at (items, place - 1);

  if (is_mark (item_at (items, place + 1), ':') && (is_and (before) || is_word (before, FORCON_MEANING_BUT)))
    return TRUE;
  if (is_word (before, FORCON_MEANING_EXCEPT))
    return TRUE;
  return item_at (items, place)->capital && !is_told_to (items, place);
}

/* Whether something own is called so, and not only kept under that word in files. */
static gboolean
is_own_name (const ForconSheetItem *item)
{
  for (guint i = 0; i < item->names.n; i++)
    if (item->names.name[i].own && !item->names.name[i].filed)
      return TRUE;
  return FALSE;
}

void
forcon_sheet_settle_namesakes (GArray *items)
{
  for (guint i = 0; i < items->len; i++)
    {
      ForconSheetItem *item = &g_array_index (items, ForconSheetItem, i);

      if (!item->namesake)
        continue;
      if (begins_statement (items, i))
        {
          if (names_who_is_told (items, i) || item->names.n == 0)
            forcon_sheet_take_as_name (item);
          else
            item->namesake = is_own_name (item);
        }
      else if (names_within (items, i))
        forcon_sheet_take_as_name (item);
      else
        item->namesake = FALSE;
    }
}
