/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-match.h"

#include <string.h>

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

/* "Lead the Consul out of the Guard, form the Forum under the Tribune": one deed that is told in two steps. */
static void
join_forming (ForconSheetStatement *statement)
{
  ForconSheetClause *clauses = (ForconSheetClause *) (gpointer) statement->clauses->data;

  for (guint i = 0; i + 1 < statement->clauses->len; i++)
    {
      ForconSheetClause *one = &clauses[i];
      ForconSheetClause *next = &clauses[i + 1];

      if (one->role != FORCON_CLAUSE_ORDER || one->frame != FORCON_FRAME_SPLIT || one->name_end > 0
          || next->role != FORCON_CLAUSE_ORDER || next->frame != FORCON_FRAME_FORM || next->name_end == 0 || next->told)
        continue;
      one->name_start = next->name_start;
      one->name_end = next->name_end;
      for (guint k = 0; k < next->n && one->n < FORCON_SHEET_ARGUMENTS_MAX; k++)
        one->argument[one->n++] = next->argument[k];
      next->role = FORCON_CLAUSE_NOTHING;
      next->n = 0;
    }
}

/* Instructions that are told by a noun, and what each is once it is denied. */
static const struct {
  ForconSheetMeaning meaning;
  ForconWhat what;
  ForconWhat denied;
} nouns[] = {
  { FORCON_MEANING_RAM, FORCON_WHAT_RAM, FORCON_WHAT_NEVER_RAM },
  { FORCON_MEANING_BOARD, FORCON_WHAT_BOARD, FORCON_WHAT_NEVER_BOARD },
  { FORCON_MEANING_PURSUE, FORCON_N_WHAT, FORCON_WHAT_NO_PURSUIT },
};

/* Which of them a clause tells, so or denied; -1 if none. @place: (out): the item that does */
static gint
noun_of (const ForconSheetStatement *statement, const ForconSheetClause *clause, guint *place)
{
  *place = clause->first;
  for (guint k = 0; k < G_N_ELEMENTS (nouns) && clause->role == FORCON_CLAUSE_WHAT; k++)
    for (*place = clause->first; *place < clause->last; (*place)++)
      if (is_word (&statement->items[*place], nouns[k].meaning)
          && (clause->what == nouns[k].what || clause->what == nouns[k].denied))
        return (gint) k;
  return -1;
}

/* Nothing parts them but what joins a row. */
static gboolean
are_in_a_row (const ForconSheetStatement *statement, guint one, guint other)
{
  for (guint i = one + 1; i < other; i++)
    {
      const ForconSheetItem *item = &statement->items[i];

      if (!is_mark (item, ',') && !is_word (item, FORCON_MEANING_AND) && !is_word (item, FORCON_MEANING_OR)
          && !is_word (item, FORCON_MEANING_TAKE_WORD))
        return FALSE;
    }
  return TRUE;
}

/* "Ramming and boarding are forbidden": what is denied at the end of a row is denied in all of it. */
static void
deny_rows (ForconSheetStatement *statement)
{
  ForconSheetClause *clauses = (ForconSheetClause *) (gpointer) statement->clauses->data;
  gboolean denied = FALSE;
  guint next = 0;

  for (guint i = statement->clauses->len; i-- > 0;)
    {
      guint place;
      gint noun = noun_of (statement, &clauses[i], &place);

      if (noun >= 0 && clauses[i].what == nouns[noun].denied)
        {
          denied = FALSE;
          for (guint at = place + 1; at < clauses[i].last; at++)
            denied = denied || is_word (&statement->items[at], FORCON_MEANING_NOT);
        }
      else if (noun >= 0 && denied && are_in_a_row (statement, place, next))
        clauses[i].what = nouns[noun].denied;
      else
        denied = FALSE;
      next = place;
    }
}

static gboolean
does_something (const ForconSheetClause *clause)
{
  return clause->role == FORCON_CLAUSE_ORDER || clause->role == FORCON_CLAUSE_WHAT;
}

/* "…, the Whisper to C5", "… and the Whisper stays": what belongs to the same sentence as what was said before. */
static gboolean
goes_on (const ForconSheetStatement *statement, const ForconSheetClause *clause)
{
  gboolean joined = clause->end == 0;

  for (guint at = clause->first; at < clause->last && forcon_sheet_is_joint (&statement->items[at]); at++)
    joined = joined || is_word (&statement->items[at], FORCON_MEANING_AND)
             || is_word (&statement->items[at], FORCON_MEANING_BUT);
  return joined;
}

/*
 * "If the flagship is lost, the Spear goes to B4, the Whisper to C5": the case holds for the second, too, which is
 * doubtful where nothing joins them.
 */
static void
repeat_case (ForconSheetStatement *statement)
{
  guint first = 0;
  gboolean told = FALSE;

  while (first < statement->clauses->len
         && g_array_index (statement->clauses, ForconSheetClause, first).role == FORCON_CLAUSE_NOTHING)
    first++;
  if (first >= statement->clauses->len
      || !opens_case (&statement->items[g_array_index (statement->clauses, ForconSheetClause, first).first]))
    return;
  ForconSheetClause within = g_array_index (statement->clauses, ForconSheetClause, first);

  for (guint i = first + 1; i < statement->clauses->len && within.role == FORCON_CLAUSE_CASE; i++)
    {
      ForconSheetClause *clause = &g_array_index (statement->clauses, ForconSheetClause, i);

      if ((!does_something (clause) && clause->role != FORCON_CLAUSE_NOTHING) || clause->otherwise || clause->then)
        return;
      /* "If the Spear's flagship is lost, retreat, the Whisper to C5": that is somebody else's case. */
      if (within.told && clause->told && does_something (clause) && told)
        clause->unexplained++;
      else if (told && clause->told && does_something (clause))
        {
          clause->unexplained += !goes_on (statement, clause);
          within.again = TRUE;
          within.first = within.last = clause->first;
          g_array_insert_val (statement->clauses, i, within);
          i++;
        }
      told = told || clause->told || (within.told && does_something (clause));
    }
}

/* Whether a clause speaks of some who were named before: "upon sighting them", «при виде таковых». */
static gboolean
speaks_of_them (const ForconSheetStatement *statement, const ForconSheetClause *clause)
{
  for (guint at = clause->first; at < clause->last; at++)
    if (is_word (&statement->items[at], FORCON_MEANING_THEM))
      return TRUE;
  return FALSE;
}

/* "Do not fight cruisers, and upon sighting them retire": in the case that cruisers are seen. */
static void
take_foes_named_before (ForconSheetStatement *statement)
{
  ForconSheetClause *clauses = (ForconSheetClause *) (gpointer) statement->clauses->data;
  const ForconSheetClause *named = NULL;

  for (guint i = 0; i < statement->clauses->len; i++)
    {
      ForconSheetClause *clause = &clauses[i];
      gboolean meets = clause->role == FORCON_CLAUSE_CASE
                       && (clause->when == FORCON_WHEN_MEETS || clause->when == FORCON_WHEN_ATTACKED);

      if (meets && named != NULL && clause->types == 0 && clause->n == 0 && speaks_of_them (statement, clause))
        {
          clause->types = named->types;
          clause->n = named->n;
          memcpy (clause->argument, named->argument, named->n * sizeof named->argument[0]);
        }
      if ((clause->role == FORCON_CLAUSE_WHAT || clause->role == FORCON_CLAUSE_CASE) && !clause->except
          && clause->what != FORCON_WHAT_PROTECT && (clause->types != 0 || forcon_sheet_is_about_people (clause)))
        named = clause;
    }
}

static gboolean
says_others (const ForconSheetStatement *statement, const ForconSheetClause *clause)
{
  for (guint at = clause->first; at < clause->last; at++)
    if (is_word (&statement->items[at], FORCON_MEANING_OTHERS) || is_word (&statement->items[at], FORCON_MEANING_ELSE)
        || is_word (&statement->items[at], FORCON_MEANING_REST))
      return TRUE;
  return FALSE;
}

/* "Avoid battleships, attack all others": whoever else is met, and nobody in a place. */
static void
attack_others (ForconSheetStatement *statement)
{
  ForconSheetClause *clauses = (ForconSheetClause *) (gpointer) statement->clauses->data;

  for (guint i = 1; i < statement->clauses->len; i++)
    {
      ForconSheetClause *clause = &clauses[i];
      const ForconSheetClause *before = clause - 1;

      if (clause->role != FORCON_CLAUSE_ORDER || clause->frame != FORCON_FRAME_ATTACK || clause->n > 0
          || clause->same_place || before->role != FORCON_CLAUSE_WHAT || before->what == FORCON_WHAT_PROTECT
          || (before->types == 0 && before->n == 0) || !says_others (statement, clause))
        continue;
      clause->role = FORCON_CLAUSE_WHAT;
      clause->what = FORCON_WHAT_ATTACK;
      clause->when = FORCON_WHEN_MEETS;
    }
}

static gboolean
is_as_called (const ForconSheetStatement *statement, const ForconSheetReference *reference)
{
  const char *text = forcon_sheet_slice (statement->texts, statement->text, reference->start, reference->end);

  return reference->names.n == 1 && forcon_sheet_names_as_called (statement->names, text, &reference->names.name[0]);
}

/* Whether one own formation protects another in this clause, which the order of words alone tells. */
static gboolean
protects_one (const ForconSheetClause *clause)
{
  gboolean protects = (clause->role == FORCON_CLAUSE_WHAT && clause->what == FORCON_WHAT_PROTECT)
                      || (clause->role == FORCON_CLAUSE_ORDER && clause->frame == FORCON_FRAME_DEFEND);

  return protects && clause->subject.n == 1 && !clause->subject.all && clause->n == 1
         && clause->argument[0].kind == FORCON_SHEET_REFERS && clause->argument[0].with == FORCON_MEANING_NONE
         && forcon_sheet_names_thing (&clause->subject.reference[0], FORCON_SHEET_FORMATION)
         && forcon_sheet_names_thing (&clause->argument[0].reference, FORCON_SHEET_FORMATION);
}

/* «Стену прикрывает Копьё»: the forms tell who does it; where they leave that open, the line waits. */
static void
turn_objects_round (ForconSheetStatement *statement)
{
  ForconSheetClause *clauses = (ForconSheetClause *) (gpointer) statement->clauses->data;

  for (guint i = 0; i < statement->clauses->len; i++)
    {
      ForconSheetClause *clause = &clauses[i];
      gboolean third = FALSE;

      for (guint at = clause->first; at < clause->last; at++)
        third = third
                || (forcon_sheet_orders (&statement->items[at], FORCON_FRAME_DEFEND)
                    && forcon_sheet_is_finite (&statement->items[at]));
      if (!third || !protects_one (clause))
        continue;
      ForconSheetReference *who = &clause->subject.reference[0];
      ForconSheetReference *whom = &clause->argument[0].reference;
      const char *object = forcon_sheet_slice (statement->texts, statement->text, whom->start, whom->end);
      gboolean is_who = is_as_called (statement, who);
      gboolean doer = is_as_called (statement, whom);
      gboolean no_object = doer && (g_str_has_suffix (object, "а") || g_str_has_suffix (object, "я"));

      if (doer && (!is_who || no_object))
        {
          ForconSheetReference other = *who;

          *who = *whom;
          *whom = other;
        }
    }
}

/* "If C4 is free the Tiger goes in, if it is held …": the place is the same. */
static void
take_place_named_before (ForconSheetStatement *statement)
{
  ForconSheetClause *clauses = (ForconSheetClause *) (gpointer) statement->clauses->data;
  const ForconSheetClause *named = NULL;

  for (guint i = 0; i < statement->clauses->len; i++)
    {
      ForconSheetClause *clause = &clauses[i];

      if (clause->role != FORCON_CLAUSE_CASE || (clause->when != FORCON_WHEN_HELD && clause->when != FORCON_WHEN_FREE))
        continue;
      if (clause->n > 0)
        named = clause;
      else if (named != NULL)
        {
          clause->n = named->n;
          memcpy (clause->argument, named->argument, named->n * sizeof named->argument[0]);
        }
    }
}

void
forcon_sheet_settle_clauses (ForconSheetStatement *statement)
{
  take_foes_named_before (statement);
  take_place_named_before (statement);
  turn_objects_round (statement);
  attack_others (statement);
  deny_rows (statement);
  join_forming (statement);
  drop_likeness (statement);
  fill_gaps (statement);
  guess_cases (statement);
  repeat_case (statement);
}
