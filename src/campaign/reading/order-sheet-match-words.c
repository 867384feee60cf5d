/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-match.h"

/* Words that have a place of their own beside a verb: postures, ranks, shares, and what ships carry. */

static gboolean
is_array (const ForconSheetItem *item)
{
  return is_word (item, FORCON_MEANING_ARRAY)
         || (is_word (item, FORCON_MEANING_CLASS) && word_value (item, FORCON_MEANING_CLASS) == 8);
}

/* Whether an adjective speaks of a posture: beside a word for one, or after "in". */
static gboolean
of_posture (const ForconSheetMatch *match)
{
  const ForconSheetItem *item = item_at (match, match->at);
  const ForconSheetItem *next = item_at (match, match->at + 1);
  const ForconSheetItem *before = match->at > match->first ? item_at (match, match->at - 1) : NULL;

  if (is_mark (before, ':') || is_mark (before, '-') || is_word (before, FORCON_MEANING_HARMLESS))
    before = match->at > match->first + 1 ? item_at (match, match->at - 2) : NULL;
  /* "To C2, battle" */
  if (match->at > match->first && is_mark (item - 1, ',') && match->clause->n > 0
      && (next == NULL || is_mark (next, '.') || is_mark (next, ',')))
    return TRUE;
  return is_array (next) || is_array (before) || match->with == FORCON_MEANING_IN
         || match->clause->frame == FORCON_FRAME_POSTURE;
}

gboolean
forcon_sheet_match_take_posture (ForconSheetMatch *match, const ForconSheetItem *item)
{
  ForconSheetClause *clause = match->clause;
  ForconPosture posture;

  /* "Whoever lurks there" */
  if (is_word (item, FORCON_MEANING_POSTURE_NOUN) && clause->enemy && match->at > match->first
      && (is_word (item - 1, FORCON_MEANING_ENEMY) || is_word (item - 1, FORCON_MEANING_THERE_IS)))
    return TRUE;

  if (is_word (item, FORCON_MEANING_POSTURE_NOUN))
    posture = (ForconPosture) word_value (item, FORCON_MEANING_POSTURE_NOUN);
  else if (is_word (item, FORCON_MEANING_POSTURE_ADJECTIVE) && of_posture (match))
    posture = (ForconPosture) word_value (item, FORCON_MEANING_POSTURE_ADJECTIVE);
  else if (is_word (item, FORCON_MEANING_DEFENCE) && of_posture (match))
    posture = FORCON_POSTURE_DEFENCE;
  else if (is_word (item, FORCON_MEANING_MARCH) && of_posture (match))
    posture = FORCON_POSTURE_MARCH;
  else
    return FALSE;
  if (!(takes (match, FORCON_TAKES_POSTURE) || clause->frame == FORCON_FRAME_POSTURE
        || forcon_sheet_match_forms (match))
      || (clause->posture != FORCON_POSTURE_NONE && clause->posture != posture))
    return FALSE;
  clause->posture = posture;
  match->with = FORCON_MEANING_NONE;
  fill (match, match->at, 1, FORCON_FILL_POSTURE);
  if (is_array (item_at (match, match->at + 1)))
    fill (match, ++match->at, 1, FORCON_FILL_POSTURE);
  return TRUE;
}

/* "Is the flagship of the Wolves": whoever leads was named before, and no ship comes now. */
static gboolean
leads_what_follows (const ForconSheetMatch *match)
{
  for (guint at = match->at + 1; at < match->last; at++)
    {
      const ForconSheetItem *item = item_at (match, at);

      if (item->kind == FORCON_SHEET_ITEM_NAME && item->names.n > 0
          && item->names.name[0].thing == FORCON_SHEET_FORMATION)
        return TRUE;
      if (!is_word (item, FORCON_MEANING_HARMLESS))
        return FALSE;
    }
  return FALSE;
}

/* "Form the Hounds under Hassadar" */
static gboolean
leads_by_name (const ForconSheetMatch *match, const ForconSheetItem *item)
{
  const ForconSheetItem *next = item_at (match, match->at + 1);

  return takes (match, FORCON_TAKES_NAME) && takes (match, FORCON_TAKES_LEAD) && match->at > match->trigger
         && (g_str_equal (item->word->form, "under") || g_str_equal (item->word->form, "под")) && next != NULL
         && next->kind == FORCON_SHEET_ITEM_NAME && next->names.name[0].own
         && next->names.name[0].thing == FORCON_SHEET_SHIP;
}

/* Ships that lead: "flagship Grozny", "Grozny (flagship)", "Grozny - flagship, Piotr - deputy". */
gboolean
forcon_sheet_match_take_rank (ForconSheetMatch *match, const ForconSheetItem *item)
{
  ForconSheetClause *clause = match->clause;
  const ForconSheetItem *next = item_at (match, match->at + 1);
  const ForconSheetItem *before = match->at > match->first ? item_at (match, match->at - 1) : NULL;
  gboolean flagship = is_word (item, FORCON_MEANING_FLAGSHIP) || is_word (item, FORCON_MEANING_LEAD);

  if (leads_by_name (match, item))
    {
      fill (match, match->at, 1, FORCON_FILL_SHIPS);
      return clause->flagship = TRUE;
    }
  if (!(flagship || is_word (item, FORCON_MEANING_SUCCESSORS)) || !takes (match, FORCON_TAKES_LEAD))
    return FALSE;
  gboolean of_last
      = clause->n > 0
        && (next == NULL || leads_what_follows (match) || is_mark (next, ')') || is_mark (next, ',')
            || is_word (next, FORCON_MEANING_AND) || is_mark (next, '.'))
        && (is_mark (before, '-') || is_mark (before, '(') || is_word (before, FORCON_MEANING_HARMLESS)
            || is_word (before, FORCON_MEANING_AS) || (before != NULL && before->kind == FORCON_SHEET_ITEM_NAME));

  fill (match, match->at, 1, FORCON_FILL_SHIPS);
  if (of_last && flagship)
    clause->argument[clause->n - 1].flagship = TRUE;
  else if (of_last)
    clause->argument[clause->n - 1].successor = TRUE;
  else if (flagship)
    {
      clause->flagship = TRUE;
      clause->successors = FALSE;
    }
  else
    clause->successors = TRUE;
  return TRUE;
}

/* How much of what is aboard. */
gboolean
forcon_sheet_match_take_share (ForconSheetMatch *match, const ForconSheetItem *item)
{
  static const struct {
    ForconSheetMeaning meaning;
    gint share;
  } shares[] = { { FORCON_MEANING_HALF, 50 }, { FORCON_MEANING_QUARTER, 25 }, { FORCON_MEANING_REST, 100 } };

  if (!takes (match, FORCON_TAKES_COUNT))
    return FALSE;
  /* "Half in C2, the rest in C3" */
  if (match->clause->share > 0 && match->clause->share < 100 && match->clause->frame == FORCON_FRAME_LAY
      && !match->clause->twin && (is_word (item, FORCON_MEANING_REST) || is_word (item, FORCON_MEANING_OTHERS)))
    {
      match->clause->twin = TRUE;
      match->clause->first_charge = match->clause->charge;
      fill (match, match->at, 1, FORCON_FILL_COUNT);
      return TRUE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (shares) && match->clause->share == 0; i++)
    if (is_word (item, shares[i].meaning))
      {
        match->clause->share = shares[i].share;
        match->cargo = TRUE;
        fill (match, match->at, 1, FORCON_FILL_COUNT);
        return TRUE;
      }
  if (!is_word (item, FORCON_MEANING_ALL))
    return FALSE;
  match->clause->share = 100;
  return TRUE;
}

/* Mines, troops and their kinds. */
gboolean
forcon_sheet_match_take_cargo (ForconSheetMatch *match, const ForconSheetItem *item)
{
  gboolean mines = is_word (item, FORCON_MEANING_MINES) && takes (match, FORCON_TAKES_MINES);
  gboolean troops = is_word (item, FORCON_MEANING_TROOPS) && takes (match, FORCON_TAKES_TROOPS);

  if (is_word (item, FORCON_MEANING_CHARGE) && takes (match, FORCON_TAKES_MINES))
    match->clause->charge = (ForconCharge) word_value (item, FORCON_MEANING_CHARGE);
  else if (!mines && !troops)
    return FALSE;
  match->cargo = TRUE;
  fill (match, match->at, 1, FORCON_FILL_COUNT);
  return TRUE;
}
