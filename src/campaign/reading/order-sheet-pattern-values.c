/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-pattern-match.h"

/* Numbers, shares, ranges, rounds and kinds of ships in a pattern. */

/* What is written as a whole number and kept in hundredths; nobody means more than ten thousand. */
static gint
hundredths (gint value)
{
  return 100 * CLAMP (value, 0, 10000);
}

/* A share is no distance, and neither is "rule one". */
static gboolean
can_be_range (const ForconSheetPatternMatch *match, const ForconSheetItem *item)
{
  const ForconSheetItem *next = forcon_sheet_pattern_item (match, match->at + 1);
  const ForconSheetItem *before = match->at > 0 ? &match->statement->items[match->at - 1] : NULL;

  return !is_mark (before, '/') && !is_mark (next, '%') && !is_mark (next, '/')
         && !is_word (next, FORCON_MEANING_PERCENT) && (item->word == NULL || is_word (next, FORCON_MEANING_CM));
}

/* "2,5 times": a factor with one decimal; returns whether that is what stands here. */
static gboolean
take_decimal (ForconSheetPatternMatch *match, const ForconSheetItem *item)
{
  const ForconSheetItem *mark = forcon_sheet_pattern_item (match, match->at + 1);
  const ForconSheetItem *second = forcon_sheet_pattern_item (match, match->at + 2);

  if (!forcon_sheet_pattern_wants (match, FORCON_N_MEANING + FORCON_SLOT_FACTOR)
      || !(is_mark (mark, ',') || is_mark (mark, '.')) || second == NULL || second->kind != FORCON_SHEET_ITEM_NUMBER
      || !second->glued || !mark->glued || second->value > 9
      || !is_word (forcon_sheet_pattern_item (match, match->at + 3), FORCON_MEANING_TIMES_WORD))
    return FALSE;
  match->clause->amount = hundredths (item->value) + 10 * second->value;
  forcon_sheet_pattern_fill (match, FORCON_N_MEANING + FORCON_SLOT_FACTOR, 4);
  match->at += 3;
  return TRUE;
}

/* 2:1, 50 %, 1/2, 30 cm, round 3 */
gboolean
forcon_sheet_pattern_take_number (ForconSheetPatternMatch *match, const ForconSheetItem *item)
{
  ForconSheetClause *clause = match->clause;
  const ForconSheetItem *mark = forcon_sheet_pattern_item (match, match->at + 1);
  const ForconSheetItem *second = forcon_sheet_pattern_item (match, match->at + 2);
  gboolean two = second != NULL && second->kind == FORCON_SHEET_ITEM_NUMBER;
  gboolean times = match->at > 0 && is_word (item - 1, FORCON_MEANING_TIMES_WORD);

  if (take_decimal (match, item))
    return TRUE;
  if (forcon_sheet_pattern_wants (match, FORCON_N_MEANING + FORCON_SLOT_SHARE)
      && (is_mark (mark, '%') || forcon_sheet_pattern_next_means (match, FORCON_MEANING_PERCENT)
          || (is_mark (mark, '/') && two)))
    {
      gboolean part = is_mark (mark, '/');

      clause->amount = MIN (part ? hundredths (item->value) / MAX (second->value, 1) : item->value, 100);
      forcon_sheet_pattern_fill (match, FORCON_N_MEANING + FORCON_SLOT_SHARE, part ? 3 : 2);
      match->at += part ? 2 : 1;
    }
  else if (forcon_sheet_pattern_wants (match, FORCON_N_MEANING + FORCON_SLOT_FACTOR) && is_mark (mark, ':') && two)
    {
      clause->amount = hundredths (item->value) / MAX (second->value, 1);
      forcon_sheet_pattern_fill (match, FORCON_N_MEANING + FORCON_SLOT_FACTOR, 3);
      match->at += 2;
    }
  else if (forcon_sheet_pattern_wants (match, FORCON_N_MEANING + FORCON_SLOT_FACTOR)
           && (times || forcon_sheet_pattern_next_means (match, FORCON_MEANING_TIMES_WORD)))
    {
      clause->amount = hundredths (item->value);
      forcon_sheet_pattern_fill (match, FORCON_N_MEANING + FORCON_SLOT_FACTOR, times ? 1 : 2);
      match->at += times ? 0 : 1;
    }
  else if (forcon_sheet_pattern_wants (match, FORCON_N_MEANING + FORCON_SLOT_RANGE) && clause->range == 0
           && can_be_range (match, item))
    {
      clause->range = hundredths (item->value);
      forcon_sheet_pattern_fill (match, FORCON_N_MEANING + FORCON_SLOT_RANGE,
                                 forcon_sheet_pattern_next_means (match, FORCON_MEANING_CM) ? 2 : 1);
      match->at += forcon_sheet_pattern_next_means (match, FORCON_MEANING_CM) ? 1 : 0;
    }
  else if (forcon_sheet_pattern_wants (match, FORCON_N_MEANING + FORCON_SLOT_ROUND)
           && (clause->amount == 0 || forcon_sheet_pattern_next_means (match, FORCON_MEANING_ROUND)))
    clause->amount = item->value;
  /* "At the sight of one battleship" */
  else if (item->word != NULL && item->value == 1 && is_word (mark, FORCON_MEANING_SHIP_CLASS))
    return TRUE;
  else
    return FALSE;
  return TRUE;
}

/* Words that are a number or kinds of ships. */
gboolean
forcon_sheet_pattern_take_value (ForconSheetPatternMatch *match, const ForconSheetItem *item)
{
  ForconSheetClause *clause = match->clause;

  if (clause->except && is_word (item, FORCON_MEANING_SHIP_CLASS) && word_value (item, FORCON_MEANING_SHIP_CLASS) != 0)
    clause->but_types |= (guint32) word_value (item, FORCON_MEANING_SHIP_CLASS);
  else if (is_word (item, FORCON_MEANING_SHIP_CLASS) && word_value (item, FORCON_MEANING_SHIP_CLASS) != 0
           && (forcon_sheet_pattern_wants (match, FORCON_N_MEANING + FORCON_SLOT_TYPES)
               || forcon_sheet_pattern_wants (match, FORCON_N_MEANING + FORCON_SLOT_FOE)))
    {
      clause->types |= (guint32) word_value (item, FORCON_MEANING_SHIP_CLASS);
      forcon_sheet_pattern_fill (match,
                                 FORCON_N_MEANING
                                     + (forcon_sheet_pattern_wants (match, FORCON_N_MEANING + FORCON_SLOT_TYPES)
                                            ? FORCON_SLOT_TYPES
                                            : FORCON_SLOT_FOE),
                                 1);
    }
  else if (is_word (item, FORCON_MEANING_TIMES)
           && forcon_sheet_pattern_wants (match, FORCON_N_MEANING + FORCON_SLOT_FACTOR))
    {
      gint times = word_value (item, FORCON_MEANING_TIMES);

      clause->amount = times < 10 ? 100 * times : times;
      forcon_sheet_pattern_fill (match, FORCON_N_MEANING + FORCON_SLOT_FACTOR, 1);
    }
  else if (is_word (item, FORCON_MEANING_TIMES_WORD)
           && forcon_sheet_pattern_wants (match, FORCON_N_MEANING + FORCON_SLOT_FACTOR))
    forcon_sheet_pattern_fill (match, FORCON_N_MEANING + FORCON_SLOT_FACTOR, 1);
  else if (is_word (item, FORCON_MEANING_SHARE)
           && forcon_sheet_pattern_wants (match, FORCON_N_MEANING + FORCON_SLOT_SHARE) && clause->amount == 0)
    {
      clause->amount = word_value (item, FORCON_MEANING_SHARE);
      forcon_sheet_pattern_fill (match, FORCON_N_MEANING + FORCON_SLOT_SHARE, 1);
    }
  else if (is_word (item, FORCON_MEANING_ROUND)
           && forcon_sheet_pattern_wants (match, FORCON_N_MEANING + FORCON_SLOT_ROUND))
    forcon_sheet_pattern_fill (match, FORCON_N_MEANING + FORCON_SLOT_ROUND, 1);
  else if (is_word (item, FORCON_MEANING_ORDINAL)
           && forcon_sheet_pattern_wants (match, FORCON_N_MEANING + FORCON_SLOT_ROUND))
    clause->amount = word_value (item, FORCON_MEANING_ORDINAL);
  else
    return FALSE;
  return TRUE;
}
