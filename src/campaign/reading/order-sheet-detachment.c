/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-private.h"

/*
 * Ships that leave their formation under a new name: "Swift and Wren go off as Zoomies, Swift in charge", «Сагу и
 * Скальда оставить под именем «Барды»». Whatever verb says it, the sentence becomes "Swift and Wren detach as Zoomies,
 * flagship Swift"; what stands in it that nobody knows stays, so that the line waits.
 */

static gboolean
is_joint (const ForconSheetItem *item)
{
  return is_mark (item, ',') || is_word (item, FORCON_MEANING_AND);
}

/* Where the row of ships ends that a sentence begins with. */
static guint
end_of_ships (const ForconSheetItem *items, guint first, guint last)
{
  guint end = first;

  for (guint i = first; i < last; i++)
    if (is_own_ship (&items[i]))
      end = i + 1;
    else if (!is_joint (&items[i]) && !is_word (&items[i], FORCON_MEANING_TITLE))
      break;
  return end;
}

static gboolean
introduces_name (const ForconSheetItem *item)
{
  return is_word (item, FORCON_MEANING_AS) || forcon_sheet_orders (item, FORCON_FRAME_RENAME)
         || is_word (item, FORCON_MEANING_NAMED) || is_word (item, FORCON_MEANING_NEW)
         || (is_word (item, FORCON_MEANING_CLASS) && !is_of_kind (item, FORCON_KIND_ORDERS));
}

static gboolean
can_be_name (const ForconSheetItem *item)
{
  if (item->kind == FORCON_SHEET_ITEM_UNKNOWN || (item->kind == FORCON_SHEET_ITEM_NAME && item->guess != NULL))
    return item->capital || item->quoted;
  return item->kind == FORCON_SHEET_ITEM_WORD && (item->quoted || item->capital)
         && (item->quoted || !introduces_name (item)) && !is_word (item, FORCON_MEANING_OWN_WORDS)
         && !is_word (item, FORCON_MEANING_HARMLESS) && !is_word (item, FORCON_MEANING_FLAGSHIP)
         && !is_word (item, FORCON_MEANING_SUCCESSORS) && !is_word (item, FORCON_MEANING_NEW)
         && !is_word (item, FORCON_MEANING_CLASS);
}

/* A verb that may say that ships leave, stay behind or go somewhere on their own. */
static gboolean
can_part (const ForconSheetItem *item)
{
  static const ForconSheetFrame frames[] = { FORCON_FRAME_MOVE,  FORCON_FRAME_RETREAT, FORCON_FRAME_HOLD,
                                             FORCON_FRAME_SPLIT, FORCON_FRAME_FORM,    FORCON_FRAME_FOLLOW };

  if (is_word (item, FORCON_MEANING_PUT) || is_word (item, FORCON_MEANING_KEEP)
      || is_word (item, FORCON_MEANING_TAKE_OVER))
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (frames); i++)
    if (forcon_sheet_orders (item, frames[i]))
      return TRUE;
  return FALSE;
}

static gboolean
fits_between (const ForconSheetItem *item)
{
  if (item->kind == FORCON_SHEET_ITEM_MARK)
    return is_mark (item, '-') || is_mark (item, ',');
  if (item->kind != FORCON_SHEET_ITEM_WORD)
    return item->kind == FORCON_SHEET_ITEM_NAME || item->kind == FORCON_SHEET_ITEM_UNKNOWN;
  return can_part (item) || item->guess != NULL || is_of_kind (item, FORCON_KIND_CHATTER | FORCON_KIND_PREPOSITION)
         || introduces_name (item);
}

/* Where the new name stands, behind the words that introduce it; @last if there is none. */
static guint
find_name (const ForconSheetItem *items, guint first, guint last)
{
  for (guint i = first; i + 1 < last; i++)
    {
      if (!fits_between (&items[i]))
        return last;
      if (is_mark (&items[i], ',') && !introduces_name (&items[i + 1]))
        return last;
      if (introduces_name (&items[i]) && can_be_name (&items[i + 1]))
        return i + 1;
      if (introduces_name (&items[i]) && i + 2 < last && is_word (&items[i + 1], FORCON_MEANING_HARMLESS)
          && can_be_name (&items[i + 2]))
        return i + 2;
    }
  return last;
}

/* The verb becomes "detach", or is put in; one that is only guessed is what nobody knows. Returns: how many were put
 * in */
static guint
settle_verb (GArray *items, guint first, guint name)
{
  gboolean said = FALSE;

  for (guint i = first; i < name; i++)
    {
      ForconSheetItem *item = &g_array_index (items, ForconSheetItem, i);

      if (item->kind != FORCON_SHEET_ITEM_WORD || introduces_name (item))
        continue;
      if (item->guess != NULL)
        {
          item->kind = FORCON_SHEET_ITEM_UNKNOWN;
          item->word = NULL;
          item->guess = NULL;
        }
      else if (can_part (item))
        {
          if (!(forcon_sheet_orders (item, FORCON_FRAME_SPLIT) || forcon_sheet_orders (item, FORCON_FRAME_FORM))
              || said)
            forcon_sheet_take_as_word (item, said ? "the" : "detach");
          said = TRUE;
        }
    }
  if (!said)
    forcon_sheet_put_word (items, first, "detach");
  return said ? 0 : 1;
}

/* A comma, so that the name ends here. */
static void
part (ForconSheetItem *item)
{
  item->kind = FORCON_SHEET_ITEM_MARK;
  item->mark = ',';
  item->word = NULL;
  item->glued = FALSE;
}

static gboolean
says_who_leads (const ForconSheetItem *item)
{
  return is_word (item, FORCON_MEANING_FLAGSHIP) || is_word (item, FORCON_MEANING_LEAD);
}

/* ", Swift in charge", ", Vortala to wear the flag" behind the name: "flagship Swift". */
static void
settle_leader (GArray *items, guint first, guint last)
{
  guint ship = last;
  guint end = last;
  gboolean leads = FALSE;

  for (guint i = first; i < last; i++)
    {
      const ForconSheetItem *item = &g_array_index (items, ForconSheetItem, i);

      if (is_own_ship (item) && ship < last)
        return;
      if (is_own_ship (item))
        ship = i;
      else if (ship < last && is_joint (item))
        {
          end = i;
          break;
        }
      else if (!(is_mark (item, ',') || is_mark (item, '-') || is_mark (item, ':') || says_who_leads (item)
                 || is_of_kind (item, FORCON_KIND_CHATTER) || is_word (item, FORCON_MEANING_TO)
                 || is_word (item, FORCON_MEANING_TAKE_OVER)
                 || (ship == last && (is_word (item, FORCON_MEANING_AND) || is_word (item, FORCON_MEANING_IN)))))
        return;
      leads = leads || says_who_leads (item);
    }
  if (ship == last || !leads)
    return;
  for (guint i = first; i < end; i++)
    if (i == first && i != ship)
      part (&g_array_index (items, ForconSheetItem, i));
    else if (i != ship)
      forcon_sheet_take_as_word (&g_array_index (items, ForconSheetItem, i), "the");
  forcon_sheet_put_word (items, ship, "flagship");
}

/* Returns: whether the sentence was one */
static gboolean
take_detachment (GArray *items, guint first, guint last)
{
  ForconSheetItem *all = (ForconSheetItem *) (gpointer) items->data;
  guint ships = end_of_ships (all, first, last);
  guint name = ships == first ? last : find_name (all, ships, last);
  guint n = items->len;

  if (name == last)
    return FALSE;
  all[name].kind = FORCON_SHEET_ITEM_UNKNOWN;
  all[name].word = NULL;
  all[name].guess = NULL;
  for (guint i = first; i < ships; i++)
    if (all[i].namesake)
      forcon_sheet_take_as_name (&all[i]);
  for (guint i = ships; i < name; i++)
    if (is_mark (&all[i], ',') || forcon_sheet_orders (&all[i], FORCON_FRAME_RENAME))
      forcon_sheet_take_as_word (&all[i], is_mark (&all[i], ',') ? "the" : "named");
  name += settle_verb (items, ships, name);
  last += items->len - n;
  settle_leader (items, name + 1, last);
  return TRUE;
}

void
forcon_sheet_settle_detachment (GArray *items)
{
  guint first = 0;

  for (guint i = 0; i <= items->len; i++)
    {
      const ForconSheetItem *all = (const ForconSheetItem *) (gpointer) items->data;
      guint before = items->len;

      if (i < items->len && !forcon_sheet_ends_statement (all, items->len, i))
        continue;
      if (i > first && take_detachment (items, first + forcon_sheet_bullet (all + first, i - first), i))
        i += items->len - before;
      first = i + 1;
    }
}
