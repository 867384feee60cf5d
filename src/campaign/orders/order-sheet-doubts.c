/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/orders/order-sheet-match.h"

#include <string.h>

/*
 * What can be read in one way, and is likely to mean another, is counted as a word without a place: the line waits with
 * that reading. It is better to ask once too often than to obey what nobody said.
 */

gboolean
forcon_sheet_is_joint (const ForconSheetItem *item)
{
  return is_mark (item, ',') || is_mark (item, '-') || is_mark (item, '(') || is_mark (item, ')') || is_mark (item, ':')
         || is_of_kind (item, FORCON_KIND_JOINS)
         || (is_word (item, FORCON_MEANING_ELSE) && !is_word (item, FORCON_MEANING_ENEMY)) || is_mark (item, '.');
}

gboolean
forcon_sheet_is_about_people (const ForconSheetClause *clause)
{
  for (guint i = 0; i < clause->n; i++)
    if (forcon_sheet_names_thing (&clause->argument[i].reference, FORCON_SHEET_POWER)
        || forcon_sheet_names_thing (&clause->argument[i].reference, FORCON_SHEET_ADMIRAL))
      return TRUE;
  return FALSE;
}

static gboolean
is_case (const ForconSheetClause *clause)
{
  return clause->role == FORCON_CLAUSE_CASE || clause->role == FORCON_CLAUSE_OTHER_CASE;
}

/* Whether a clause answers a case: one before it, or one right behind it to which nothing else belongs. */
static gboolean
answers_case (const ForconSheetStatement *statement, guint place)
{
  gboolean behind = FALSE;

  for (guint i = 0; i < statement->clauses->len; i++)
    {
      const ForconSheetClause *clause = &g_array_index (statement->clauses, ForconSheetClause, i);

      if (i < place && is_case (clause))
        return TRUE;
      behind = behind || (i > place && is_case (clause));
      if (i > place && behind && (clause->role == FORCON_CLAUSE_ORDER || clause->role == FORCON_CLAUSE_WHAT))
        return FALSE;
    }
  return behind;
}

/* To attack or to withdraw as one likes is no order. */
static void
check_reactions (ForconSheetStatement *statement)
{
  for (guint i = 0; i < statement->clauses->len; i++)
    {
      ForconSheetClause *clause = &g_array_index (statement->clauses, ForconSheetClause, i);

      if (clause->role == FORCON_CLAUSE_WHAT
          && (clause->what == FORCON_WHAT_ATTACK || clause->what == FORCON_WHAT_WITHDRAW) && !forcon_sheet_is_about_people (clause)
          && clause->types == 0
          && !answers_case (statement, i))
        clause->unexplained++;
    }
}

/* "Otherwise stay" waits where neither the same statement nor the one before tells in which case it is otherwise. */
static void
check_otherwise (ForconSheetStatement *statement)
{
  gboolean has_case = statement->after_case;

  for (guint i = 0; i < statement->clauses->len; i++)
    {
      ForconSheetClause *clause = &g_array_index (statement->clauses, ForconSheetClause, i);

      has_case = has_case || clause->role == FORCON_CLAUSE_CASE || clause->role == FORCON_CLAUSE_OTHER_CASE;
      if (clause->otherwise && !has_case)
        clause->unexplained++;
    }
}

/* "Covers the retreat of the Hammer": a verb that is cut off from what it may be about is not all understood. */
static void
check_cuts (ForconSheetStatement *statement)
{
  static const ForconSheetFrame frames[]
      = { FORCON_FRAME_DEFEND, FORCON_FRAME_ATTACK, FORCON_FRAME_PATROL, FORCON_FRAME_HOLD };

  for (guint i = 0; i + 1 < statement->clauses->len; i++)
    {
      ForconSheetClause *clause = &g_array_index (statement->clauses, ForconSheetClause, i);
      const ForconSheetItem *next = &statement->items[clause->last];
      gboolean cut = clause->role == FORCON_CLAUSE_ORDER && clause->n == 0 && !clause->same_place
                     && forcon_sheet_is_verb (next) && !forcon_sheet_is_joint (next);

      for (guint k = 0; cut && k < G_N_ELEMENTS (frames); k++)
        if (clause->frame == frames[k] && (clause + 1)->told)
          clause->unexplained++;
    }
}

/* "Somebody should look into the Veil": who, the line leaves open. */
static void
check_somebody (ForconSheetStatement *statement)
{
  for (guint i = 0; i < statement->clauses->len; i++)
    {
      ForconSheetClause *clause = &g_array_index (statement->clauses, ForconSheetClause, i);
      guint at = clause->first;

      while (at < clause->last
             && (forcon_sheet_is_joint (&statement->items[at]) || is_word (&statement->items[at], FORCON_MEANING_HARMLESS))
             && !is_word (&statement->items[at], FORCON_MEANING_SOMEBODY))
        at++;
      if (clause->role == FORCON_CLAUSE_ORDER && !clause->told && at < clause->last
          && is_word (&statement->items[at], FORCON_MEANING_SOMEBODY))
        clause->unexplained++;
    }
}

static gboolean
does_something (const ForconSheetClause *clause)
{
  return clause->role == FORCON_CLAUSE_ORDER || clause->role == FORCON_CLAUSE_WHAT
         || clause->role == FORCON_CLAUSE_FORBIDDEN;
}

/* A case to which nothing is said: "if A comes, if B comes, otherwise attack". */
static void
check_cases (ForconSheetStatement *statement)
{
  ForconSheetClause *clauses = (ForconSheetClause *) (gpointer) statement->clauses->data;
  guint n = statement->clauses->len;

  for (guint i = 0; i < n; i++)
    {
      guint next = i + 1;
      gboolean before = FALSE;

      for (guint k = 0; k < i; k++)
        before = before || does_something (&clauses[k]);
      while (next < n && !does_something (&clauses[next]))
        next++;
      if (clauses[i].role == FORCON_CLAUSE_CASE && next < n && clauses[next].otherwise && !before)
        clauses[next].unexplained++;
    }
}

/* "Wait, Spear, do not stir" may be to wait for the Spear. */
static void
check_waits (ForconSheetStatement *statement)
{
  for (guint i = 0; i + 1 < statement->clauses->len; i++)
    {
      ForconSheetClause *clause = &g_array_index (statement->clauses, ForconSheetClause, i);
      gboolean adjacent = clause->last > clause->first && (clause + 1)->told && (clause + 1)->subject.n == 1
                          && (clause + 1)->role != FORCON_CLAUSE_LIKEWISE
                          && (clause + 1)->subject.reference[0].start == statement->items[clause->last].start
                          && statement->items[clause->last - 1].end == clause->end;

      if (clause->role == FORCON_CLAUSE_ORDER && clause->frame == FORCON_FRAME_HOLD && adjacent
          && !forcon_sheet_is_joint (&statement->items[clause->last]))
        (clause + 1)->unexplained++, clause->unexplained++;
    }
}

void
forcon_sheet_check_clauses (ForconSheetStatement *statement)
{
  check_cuts (statement);
  check_reactions (statement);
  check_otherwise (statement);
  check_cases (statement);
  check_waits (statement);
  check_somebody (statement);
}
