/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/orders/order-sheet-match.h"

/*
 * What a clause leaves out and another says: a verb that is gapped, what is the same, a case that may be any.
 */

/* Whom and where a case is about that nobody understands. */
static void
take_names_of_case (const ForconSheetStatement *statement, ForconSheetClause *clause)
{
  for (guint at = clause->first; at < clause->last; at++)
    {
      const ForconSheetItem *item = &statement->items[at];
      ForconSheetReference reference;

      if (is_word (item, FORCON_MEANING_SHIP_CLASS))
        clause->types |= (guint32) word_value (item, FORCON_MEANING_SHIP_CLASS);
      if (item->kind != FORCON_SHEET_ITEM_NAME || forcon_sheet_reference (item, clause->last - at, &reference) == 0)
        continue;
      if (reference.names.name[0].own && reference.names.name[0].thing == FORCON_SHEET_FORMATION && !clause->told)
        {
          clause->told = TRUE;
          clause->subject.n = 1;
          clause->subject.reference[0] = reference;
        }
      else if (!reference.names.name[0].own && clause->n < FORCON_SHEET_ARGUMENTS_MAX)
        clause->argument[clause->n++] = (ForconSheetArgument){ .kind = FORCON_SHEET_REFERS, .reference = reference };
    }
}

static gboolean
says_unless (const ForconSheetStatement *statement, const ForconSheetClause *clause)
{
  for (guint i = clause->first; i < clause->last; i++)
    if (is_word (&statement->items[i], FORCON_MEANING_UNLESS) || is_word (&statement->items[i], FORCON_MEANING_WHILE))
      return TRUE;
  return FALSE;
}

/* A case that nobody understands may be any: what is read freely takes it for one. */
static void
guess_cases (ForconSheetStatement *statement)
{
  for (guint i = 0; i < statement->clauses->len && statement->freely; i++)
    {
      ForconSheetClause *clause = &g_array_index (statement->clauses, ForconSheetClause, i);

      if (clause->role != FORCON_CLAUSE_OTHER_CASE || says_unless (statement, clause))
        continue;
      clause->role = FORCON_CLAUSE_CASE;
      clause->when = statement->guess;
      clause->unexplained++;
      take_names_of_case (statement, clause);
      statement->n_guessed++;
    }
}

/* "The Falcons hold B2, the Birds – D3": whoever comes second does the same there. */
static void
fill_gaps (ForconSheetStatement *statement)
{
  static const ForconSheetFrame frames[]
      = { FORCON_FRAME_DEFEND, FORCON_FRAME_PATROL, FORCON_FRAME_ATTACK, FORCON_FRAME_SWEEP };
  ForconSheetClause *clauses = (ForconSheetClause *) (gpointer) statement->clauses->data;

  for (guint i = 0; i + 1 < statement->clauses->len; i++)
    {
      ForconSheetClause *next = &clauses[i + 1];
      gboolean dash = FALSE;
      gboolean gap = clauses[i].role == FORCON_CLAUSE_ORDER && next->role == FORCON_CLAUSE_ORDER && clauses[i].told
                     && next->told && clauses[i].n == 1 && next->n == 1 && next->frame == FORCON_FRAME_MOVE
                     && next->end == 0 && clauses[i].end > 0 && next->posture == FORCON_POSTURE_NONE
                     && next->argument[0].with == FORCON_MEANING_NONE;

      for (guint at = next->first + 1; gap && at < next->last; at++)
        dash = dash || is_mark (&statement->items[at], '-');
      for (guint k = 0; gap && dash && k < G_N_ELEMENTS (frames); k++)
        if (clauses[i].frame == frames[k])
          {
            next->frame = clauses[i].frame;
            next->kind = clauses[i].kind;
          }
    }
}

/* "The same as the Weavers: stay and wait" says itself what is the same. */
static void
drop_likeness (ForconSheetStatement *statement)
{
  ForconSheetClause *clauses = (ForconSheetClause *) (gpointer) statement->clauses->data;

  for (guint i = 0; i + 1 < statement->clauses->len; i++)
    if (clauses[i].role == FORCON_CLAUSE_LIKEWISE && clauses[i + 1].role == FORCON_CLAUSE_ORDER && !clauses[i + 1].told
        && (is_mark (&statement->items[clauses[i + 1].first], ':')
            || is_mark (&statement->items[clauses[i].last - 1], ':')))
      {
        clauses[i].role = clauses[i].told ? FORCON_CLAUSE_HEAD : FORCON_CLAUSE_NOTHING;
        clauses[i].n = 0;
      }
}

void
forcon_sheet_settle_clauses (ForconSheetStatement *statement)
{
  drop_likeness (statement);
  fill_gaps (statement);
  guess_cases (statement);
}
