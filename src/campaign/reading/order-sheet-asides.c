/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-pass.h"

/* What is said beside the orders: questions, messages, and what stands between parentheses. */

/* "…, clear?" asks for nothing but a nod. */
static gboolean
wants_a_nod (const ForconSheetStatement *statement)
{
  guint last = statement->n;

  while (last > 0 && statement->items[last - 1].kind == FORCON_SHEET_ITEM_MARK)
    last--;
  return last > 3 && is_mark (&statement->items[last - 2], ',')
         && is_word (&statement->items[last - 1], FORCON_MEANING_HARMLESS);
}

/* "Would you kindly send the Garland to C3?" is an order. */
static gboolean
is_request (const ForconSheetStatement *statement)
{
  gboolean asks = FALSE;
  gboolean own = FALSE;

  for (guint i = 0; i < statement->n; i++)
    {
      const ForconSheetItem *item = &statement->items[i];

      asks = asks || is_word (item, FORCON_MEANING_REQUEST);
      own = own
            || (item->kind == FORCON_SHEET_ITEM_NAME && item->names.n > 0 && item->names.name[0].own
                && item->names.name[0].thing == FORCON_SHEET_FORMATION);
    }
  return asks && own;
}

gboolean
forcon_sheet_is_question (const ForconSheetStatement *statement)
{
  if (wants_a_nod (statement) || is_request (statement))
    return FALSE;
  for (guint i = statement->n; i > 0 && statement->items[i - 1].kind == FORCON_SHEET_ITEM_MARK; i--)
    if (statement->items[i - 1].mark == '?')
      return TRUE;
  return FALSE;
}

/* Whether what stands between parentheses tells more of an order: names, postures, ranks, numbers. */
static gboolean
tells_more (const ForconSheetItem *item)
{
  return item->kind == FORCON_SHEET_ITEM_NAME || item->kind == FORCON_SHEET_ITEM_MARK
         || item->kind == FORCON_SHEET_ITEM_NUMBER || item->quoted || is_word (item, FORCON_MEANING_FLAGSHIP)
         || is_word (item, FORCON_MEANING_SUCCESSORS) || is_word (item, FORCON_MEANING_POSTURE_NOUN)
         || is_word (item, FORCON_MEANING_POSTURE_ADJECTIVE) || is_word (item, FORCON_MEANING_ARRAY)
         || is_word (item, FORCON_MEANING_AND) || is_word (item, FORCON_MEANING_CLASS)
         || is_word (item, FORCON_MEANING_VIA) || is_word (item, FORCON_MEANING_CHARGE)
         || is_word (item, FORCON_MEANING_MINES) || is_word (item, FORCON_MEANING_SHIP_CLASS)
         || is_word (item, FORCON_MEANING_AVOIDING) || is_word (item, FORCON_MEANING_TROOPS)
         || is_word (item, FORCON_MEANING_ALL) || is_word (item, FORCON_MEANING_CARDINAL)
         || is_word (item, FORCON_MEANING_HALF) || is_word (item, FORCON_MEANING_REST);
}

/* "(mines)" tells why, and orders none. */
static gboolean
is_cargo (const ForconSheetItem *item)
{
  return is_word (item, FORCON_MEANING_MINES) || is_word (item, FORCON_MEANING_TROOPS);
}

GArray *
forcon_sheet_without_asides (const ForconSheetItem *items, guint n, GArray *asides)
{
  GArray *left = g_array_sized_new (FALSE, FALSE, sizeof (ForconSheetItem), n);
  gboolean open = FALSE;

  for (guint i = 0; i < n; i++)
    {
      guint end = i + 1;
      gboolean more = TRUE;

      /* "Flagship: Ezar (after the loss of Kareen)" */
      if (is_mark (&items[i], '(') && i + 1 < n && is_of_kind (&items[i + 1], FORCON_KIND_OPENS_CASE))
        {
          g_array_append_val (left, items[i]);
          continue;
        }
      /* Behind one that nothing closes and that tells more to the end, all do. */
      if (!open && (is_mark (&items[i], '(') || is_mark (&items[i], '[')))
        {
          for (; end < n && !is_mark (&items[end], ')') && !is_mark (&items[end], ']'); end++)
            more = more && tells_more (&items[end]);
          if (!more || (end == i + 2 && is_cargo (&items[i + 1])))
            {
              ForconSheetNote aside = { items[i].start, items[MIN (end, n - 1)].end, NULL };

              g_array_append_val (asides, aside);
              i = end;
              continue;
            }
          open = end == n;
        }
      g_array_append_val (left, items[i]);
    }
  return left;
}

gboolean
forcon_sheet_is_message (const ForconSheetPass *sheet, const ForconSheetItem *items, guint n, ForconSideId *to)
{
  gboolean said = FALSE;
  gboolean master = FALSE;

  for (guint i = 0; i < n; i++)
    {
      const ForconSheetItem *item = &items[i];

      if (item->kind == FORCON_SHEET_ITEM_NAME && item->names.name[0].thing == FORCON_SHEET_ADMIRAL
          && item->names.name[0].id != sheet->admiral.value)
        to->value = (guint8) item->names.name[0].id;
      else if (is_word (item, FORCON_MEANING_MASTER))
        master = TRUE;
      else if (is_mark (item, ':') || is_mark (item, ',') || is_mark (item, '-'))
        return i > 0 && (!FORCON_ID_IS_NONE (*to) || (master && (said || is_mark (item, ':'))));
      else if (is_word (item, FORCON_MEANING_MESSAGE) || is_word (item, FORCON_MEANING_QUESTION))
        said = TRUE;
      else if (item->kind != FORCON_SHEET_ITEM_WORD
               || !(is_word (item, FORCON_MEANING_TO) || is_word (item, FORCON_MEANING_TITLE)
                    || is_word (item, FORCON_MEANING_IN) || (said && is_word (item, FORCON_MEANING_HARMLESS))))
        return said && i > 1 && (!FORCON_ID_IS_NONE (*to) || master);
    }
  return FALSE;
}
