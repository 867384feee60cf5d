/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-private.h"

/* How words refer to something: by a name, or by a class and a number. */

gboolean
forcon_sheet_is_number (const ForconSheetItem *item)
{
  return item != NULL && (item->kind == FORCON_SHEET_ITEM_NUMBER || is_word (item, FORCON_MEANING_ORDINAL));
}

/* Abbreviations have their dots, and numbers their signs. */
static guint
skip_signs (const ForconSheetItem *items, guint n, guint i)
{
  while (i < n
         && ((is_mark (&items[i], '.') && items[i].glued) || (is_mark (&items[i], '-') && items[i].glued)
             || is_word (&items[i], FORCON_MEANING_NUMBER_SIGN)))
    i++;
  return i;
}

/* "1. squadron" and "1 squadron" */
static guint
class_after (const ForconSheetItem *items, guint n, guint i)
{
  if (i + 2 < n && is_mark (&items[i + 1], '.') && items[i + 1].glued && is_word (&items[i + 2], FORCON_MEANING_CLASS))
    return i + 2;
  return i + 1 < n && is_word (&items[i + 1], FORCON_MEANING_CLASS) ? i + 1 : 0;
}

static guint
number_reference (const ForconSheetItem *items, guint n, guint i, ForconSheetReference *reference)
{
  gboolean ordinal = items[i].ordinal || items[i].kind == FORCON_SHEET_ITEM_WORD;

  reference->number
      = items[i].kind == FORCON_SHEET_ITEM_WORD ? word_value (&items[i], FORCON_MEANING_ORDINAL) : items[i].value;
  reference->end = items[i].end;
  if (reference->class == 0 && class_after (items, n, i) > 0)
    {
      i = class_after (items, n, i);
      reference->class = word_value (&items[i], FORCON_MEANING_CLASS);
      reference->end = items[i].end;
    }
  reference->bare = reference->class == 0 && !ordinal;
  /* "First" is rather first of all than the first of the formations. */
  if (reference->class == 0 && is_word (&items[i], FORCON_MEANING_FIRST)
      && !(i + 1 < n && is_mark (&items[i + 1], ':')))
    return 0;
  return i + 1;
}

guint
forcon_sheet_reference (const ForconSheetItem *items, guint n, ForconSheetReference *reference)
{
  guint i = 0;

  /* Names are many, and counted. */
  memset (reference, 0, G_STRUCT_OFFSET (ForconSheetReference, names));
  reference->names.n = 0;
  reference->names.spelled = FALSE;
  reference->start = n > 0 ? items[0].start : 0;
  if (n > 0 && is_word (&items[0], FORCON_MEANING_CLASS))
    {
      reference->class = word_value (&items[0], FORCON_MEANING_CLASS);
      i = skip_signs (items, n, 1);
    }
  else if (n > 0 && is_word (&items[0], FORCON_MEANING_NUMBER_SIGN))
    i = skip_signs (items, n, 0);
  /* "On the third round": which formation is none of it. */
  if (i == 0 && n > 1 && is_word (&items[1], FORCON_MEANING_ROUND)
      && (forcon_sheet_is_number (&items[0]) || is_word (&items[0], FORCON_MEANING_ORDINAL)))
    return 0;
  if (i < n && forcon_sheet_is_number (&items[i]))
    return number_reference (items, n, i, reference);
  if (i >= n || items[i].kind != FORCON_SHEET_ITEM_NAME)
    return 0;
  reference->names = items[i].names;
  reference->end = items[i].end;
  if (reference->class == 0 && i + 1 < n && is_word (&items[i + 1], FORCON_MEANING_CLASS)
      && (i + 2 >= n || items[i + 2].kind == FORCON_SHEET_ITEM_MARK || items[i + 2].kind == FORCON_SHEET_ITEM_WORD))
    i++;
  return i + 1;
}
