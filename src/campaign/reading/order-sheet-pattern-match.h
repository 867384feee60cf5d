/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/reading/order-sheet-frames.h"

G_BEGIN_DECLS

/* Of the files that match patterns only. */

/**
 * ForconSheetPatternMatch:
 * @fills: (nullable): what each item of the statement fills
 * @last: the stretch ends before it
 * @at: the item that is dealt with
 * @n_filled: how many meanings and names of the pattern were found
 */
typedef struct {
  const ForconSheetStatement *statement;
  ForconSheetClause *clause;
  guint8 *fills;
  const ForconSheetPattern *pattern;
  guint last;
  guint at;
  gint cost;
  guint n_filled;
  gboolean negative;
  ForconSheetSet filled;
} ForconSheetPatternMatch;

static inline const ForconSheetItem *
forcon_sheet_pattern_item (const ForconSheetPatternMatch *match, guint place)
{
  return place < match->last ? &match->statement->items[place] : NULL;
}

static inline gboolean
forcon_sheet_pattern_wants (const ForconSheetPatternMatch *match, guint bit)
{
  return forcon_sheet_set_has (&match->pattern->required, bit) || forcon_sheet_set_has (&match->pattern->optional, bit);
}

static inline void
forcon_sheet_pattern_fill (ForconSheetPatternMatch *match, guint bit, guint n)
{
  ForconSheetFill what = match->pattern->role == FORCON_CLAUSE_CASE ? FORCON_FILL_WHEN : FORCON_FILL_WHAT;

  forcon_sheet_set_add (&match->filled, bit);
  match->clause->same_place = match->clause->same_place || bit == FORCON_MEANING_SAME_PLACE;
  match->n_filled++;
  for (guint i = match->at; match->fills != NULL && i < match->at + n && i < match->last; i++)
    match->fills[i] = (guint8) what;
}

static inline void
forcon_sheet_pattern_misfit (ForconSheetPatternMatch *match, guint n, gint cost)
{
  match->cost += forcon_sheet_cost (match->statement, &match->statement->items[match->at], cost);
  match->clause->unexplained++;
  for (guint i = match->at; match->fills != NULL && i < match->at + n && i < match->last; i++)
    match->fills[i] = FORCON_FILL_UNEXPLAINED;
}

static inline gboolean
forcon_sheet_pattern_next_means (const ForconSheetPatternMatch *match, ForconSheetMeaning meaning)
{
  return is_word (forcon_sheet_pattern_item (match, match->at + 1), meaning);
}

/**
 * forcon_sheet_pattern_take_name:
 * @n: items of the name
 *
 * Returns: whether the pattern has a place for a name, or it is who is told
 */
gboolean forcon_sheet_pattern_take_name (ForconSheetPatternMatch *match, const ForconSheetReference *reference,
                                         guint n);

/**
 * forcon_sheet_pattern_is_protected:
 *
 * Returns: whether who stands first is protected, and does not protect
 */
gboolean forcon_sheet_pattern_is_protected (const ForconSheetPatternMatch *match);

/* Returns: whether a number has a place in the pattern */
gboolean forcon_sheet_pattern_take_number (ForconSheetPatternMatch *match, const ForconSheetItem *item);

/* Returns: whether a word that stands for a number, a share, a kind of ships or a round has a place in the pattern */
gboolean forcon_sheet_pattern_take_value (ForconSheetPatternMatch *match, const ForconSheetItem *item);

G_END_DECLS
