/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-match.h"

/*
 * Sentences that have the form of an order and only tell what could be, what is prepared, what somebody else does
 * meanwhile or how things are: "be ready to attack C2", «мог бы атаковать», «пока те минируют», «он там и стоит».
 */

static gboolean
says (const ForconSheetStatement *statement, guint start, guint end, ForconSheetMeaning meaning)
{
  for (guint i = 0; i < statement->n && statement->items[i].end <= end; i++)
    if (statement->items[i].start >= start && is_word (&statement->items[i], meaning))
      return TRUE;
  return FALSE;
}

static guint
end_of (const ForconSheetStatement *statement, const ForconSheetClause *clause)
{
  return clause->last > clause->first ? statement->items[clause->last - 1].end : clause->end;
}

/* Where the words of a clause begin, behind its commas and bullets. */
static guint
start_of (const ForconSheetStatement *statement, const ForconSheetClause *clause)
{
  guint at = clause->first;

  while (at < clause->last && statement->items[at].kind == FORCON_SHEET_ITEM_MARK)
    at++;
  return at < clause->last ? statement->items[at].start : statement->items[clause->first].start;
}

/* Where the verb begins, or where a clause without one ends. */
static guint
start_of_verb (const ForconSheetStatement *statement, const ForconSheetClause *clause)
{
  return clause->end > clause->start ? clause->start : end_of (statement, clause);
}

/* "Should have attacked C2", "be ready to go to C2", «мог бы атаковать», «готов отойти»: nothing is to be done now. */
static void
check_intended (const ForconSheetStatement *statement, ForconSheetClause *clause)
{
  switch ((gint) clause->frame)
    {
    case FORCON_FRAME_MOVE:
    case FORCON_FRAME_RETREAT:
    case FORCON_FRAME_ATTACK:
    case FORCON_FRAME_PATROL:
    case FORCON_FRAME_LAY:
    case FORCON_FRAME_SWEEP:
    case FORCON_FRAME_LAND:
      clause->unexplained
          += says (statement, start_of (statement, clause), start_of_verb (statement, clause), FORCON_MEANING_INTENDED);
      break;
    default:
      break;
    }
}

/* "The mines which they laid": what is said of a thing is no order. */
static void
check_things (const ForconSheetStatement *statement, ForconSheetClause *clause)
{
  const ForconSheetItem *before = NULL;

  for (guint i = 0; i < statement->n && statement->items[i].end <= clause->start; i++)
    if (statement->items[i].kind != FORCON_SHEET_ITEM_MARK)
      before = &statement->items[i];
  clause->unexplained += !clause->told && is_word (before, FORCON_MEANING_DESCRIBED);
}

/* «Похоже, что Молот идёт в C2», «якобы»: what somebody believes. */
static void
check_beliefs (const ForconSheetStatement *statement, ForconSheetClause *clause)
{
  clause->unexplained += says (statement, 0, start_of_verb (statement, clause), FORCON_MEANING_BELIEF);
  clause->unexplained += says (statement, 0, G_MAXUINT, FORCON_MEANING_RESERVE);
}

/* "Tell Jole that the Lance goes to C2": what follows is told to somebody else. */
static void
check_told_to_others (const ForconSheetStatement *statement, ForconSheetClause *clause)
{
  for (guint i = 0; i + 2 < statement->n && statement->items[i].end <= clause->start; i++)
    {
      const ForconSheetItem *item = &statement->items[i];
      guint next = is_mark (item + 1, ',') ? i + 2 : i + 1;

      if (forcon_sheet_is_people (item) && forcon_sheet_says_that (&statement->items[next]))
        clause->unexplained++;
    }
  /* «Противник ждёт, что Копьё идёт в C2» */
  for (guint i = 0; clause->told && clause->subject.n > 0 && i + 1 < statement->n; i++)
    if (statement->items[i].kind == FORCON_SHEET_ITEM_WORD && g_str_equal (statement->items[i].word->form, "что")
        && statement->items[i + 1].start == clause->subject.reference[0].start)
      clause->unexplained++;
}

/* "Guard the Sappers while they lay": what others do meanwhile is no order, and the rest waits. */
static void
check_meanwhile (const ForconSheetStatement *statement, ForconSheetClause *clause)
{
  guint at = clause->first;

  if (clause->role == FORCON_CLAUSE_ORDER ? clause->frame == FORCON_FRAME_AWAIT : clause->role != FORCON_CLAUSE_CASE)
    return;
  while (at < clause->last && statement->items[at].kind == FORCON_SHEET_ITEM_MARK)
    at++;
  if (at + 1 >= clause->last || !is_word (&statement->items[at], FORCON_MEANING_WHILE)
      || !is_word (&statement->items[at + 1], FORCON_MEANING_THIRD_PERSON)
      || says (statement, statement->items[at].start, end_of (statement, clause), FORCON_MEANING_NOT))
    return;
  if (clause->role == FORCON_CLAUSE_ORDER)
    clause->role = FORCON_CLAUSE_NOTHING;
  clause->unexplained++;
}

/* «То есть он там и стоит», "they are there already": how things are, and no order. */
static void
drop_facts (const ForconSheetStatement *statement, ForconSheetClause *clause)
{
  guint start = start_of (statement, clause);
  guint end = end_of (statement, clause);

  if (!clause->told && clause->frame == FORCON_FRAME_HOLD && clause->n == 0
      && says (statement, start, end, FORCON_MEANING_THIRD_PERSON)
      && says (statement, start, end, FORCON_MEANING_ALREADY_THERE)
      && !says (statement, start, end, FORCON_MEANING_WISH))
    clause->role = FORCON_CLAUSE_NOTHING;
}

/* The comma right behind a name that stands right behind another: «…, Молот, …». */
static gboolean
is_spoken_to (const ForconSheetStatement *statement, const ForconSheetClause *clause)
{
  for (guint at = clause->first; at < clause->last; at++)
    if (statement->items[at].start == clause->subject.reference[0].start)
      {
        guint end = at;

        while (end < statement->n && statement->items[end].end <= clause->subject.reference[0].end)
          end++;
        return at > 0 && is_mark (&statement->items[at - 1], ',') && end < statement->n
               && is_mark (&statement->items[end], ',');
      }
  return FALSE;
}

/* «В C2, Молот, боевым порядком!»: who is spoken to amid a sentence is told all of it. */
static void
settle_vocative (ForconSheetStatement *statement)
{
  ForconSheetClause *one
      = statement->clauses->len > 1 ? &g_array_index (statement->clauses, ForconSheetClause, 0) : NULL;

  if (one == NULL || one->told || one->role != FORCON_CLAUSE_ORDER)
    return;
  ForconSheetClause *next = one + 1;

  if (next->role != FORCON_CLAUSE_ORDER || !next->told || next->subject.n != 1 || next->subject.all
      || !is_spoken_to (statement, next))
    return;
  one->told = TRUE;
  one->subject = next->subject;
  next->told = FALSE;
  forcon_sheet_subject_clear (&next->subject);
  if (next->frame != FORCON_FRAME_POSTURE || one->posture != FORCON_POSTURE_NONE)
    return;
  one->posture = next->posture;
  next->posture = FORCON_POSTURE_NONE;
  next->role = FORCON_CLAUSE_NOTHING;
}

/* "More ships" says how many, "bigger than a frigate" what kind. */
static gboolean
is_kind_of_ship (const ForconSheetItem *item)
{
  return is_word (item, FORCON_MEANING_SHIP_CLASS) && !g_str_has_prefix (item->word->form, "ship")
         && !g_str_has_prefix (item->word->form, "корабл");
}

/* "Anything bigger than a frigate" does not say how strong. */
static void
check_measures (const ForconSheetStatement *statement, ForconSheetClause *clause)
{
  gboolean bigger = FALSE;

  if (clause->when != FORCON_WHEN_OUTNUMBERED
      || (clause->role != FORCON_CLAUSE_CASE && clause->role != FORCON_CLAUSE_WHAT))
    return;
  for (guint at = clause->first; at < clause->last; at++)
    {
      const ForconSheetItem *item = &statement->items[at];

      if (bigger && is_kind_of_ship (item))
        clause->unexplained++;
      bigger = is_word (item, FORCON_MEANING_SIZE) || (bigger && is_of_kind (item, FORCON_KIND_CHATTER));
    }
}

/* «Эзар остаётся, остальные из Молота в C2»: the others are those of a formation, and not all that are left. */
static void
check_others (const ForconSheetStatement *statement, ForconSheetClause *clause)
{
  for (guint at = clause->first; clause->told && clause->subject.others && at + 2 < clause->last; at++)
    if (is_word (&statement->items[at], FORCON_MEANING_OTHERS)
        && (is_word (&statement->items[at + 1], FORCON_MEANING_FROM)
            || is_word (&statement->items[at + 1], FORCON_MEANING_HARMLESS)
            || is_word (&statement->items[at + 1], FORCON_MEANING_SHIP_CLASS))
        && (statement->items[at + 2].kind == FORCON_SHEET_ITEM_NAME
            || statement->items[at + 2].kind == FORCON_SHEET_ITEM_NUMBER))
      clause->unexplained++;
}

/* «Стоять в D2 и смотреть», "stay and watch": whoever stays looks from where he is, and goes nowhere to do so. */
static void
watch_standing (const ForconSheetStatement *statement, const ForconSheetClause *clause, ForconSheetClause *next)
{
  if (clause->frame != FORCON_FRAME_HOLD || next->role != FORCON_CLAUSE_ORDER || next->frame != FORCON_FRAME_PATROL
      || next->told || next->then || next->same_place || !says (statement, next->start, next->end, FORCON_MEANING_LOOK))
    return;
  if (next->n == 0)
    next->role = FORCON_CLAUSE_NOTHING;
  next->unexplained += next->n > 0;
}

void
forcon_sheet_check_plans (ForconSheetStatement *statement)
{
  settle_vocative (statement);
  for (guint i = 0; i < statement->clauses->len; i++)
    {
      ForconSheetClause *clause = &g_array_index (statement->clauses, ForconSheetClause, i);

      check_measures (statement, clause);
      check_meanwhile (statement, clause);
      if (clause->role != FORCON_CLAUSE_ORDER)
        continue;
      check_others (statement, clause);
      check_intended (statement, clause);
      check_things (statement, clause);
      check_beliefs (statement, clause);
      check_told_to_others (statement, clause);
      drop_facts (statement, clause);
      if (i + 1 < statement->clauses->len)
        watch_standing (statement, clause, clause + 1);
    }
}
