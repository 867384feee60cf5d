/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-match.h"

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
         || (is_word (item, FORCON_MEANING_ELSE) && !is_word (item, FORCON_MEANING_ENEMY)) || is_mark (item, '.')
         || is_mark (item, '?');
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
          && (clause->what == FORCON_WHAT_ATTACK || clause->what == FORCON_WHAT_WITHDRAW)
          && clause->when == FORCON_WHEN_ALWAYS && !forcon_sheet_is_about_people (clause) && clause->types == 0
          && !clause->except && !answers_case (statement, i))
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
                     && (forcon_sheet_is_verb (next)
                         || (next->kind == FORCON_SHEET_ITEM_NAME && clause->frame == FORCON_FRAME_DEFEND))
                     && !forcon_sheet_is_joint (next);

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

      while (
          at < clause->last
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

/* Whether an item belongs to a case: "if it meets Lhosh". */
static gboolean
stands_in_case (const ForconSheetStatement *statement, guint at)
{
  for (guint i = 0; i < statement->clauses->len; i++)
    {
      const ForconSheetClause *clause = &g_array_index (statement->clauses, ForconSheetClause, i);

      if (clause->role == FORCON_CLAUSE_CASE && at >= clause->first && at < clause->last)
        return TRUE;
    }
  return FALSE;
}

gboolean
forcon_sheet_is_people (const ForconSheetItem *item)
{
  for (guint k = 0; item->kind == FORCON_SHEET_ITEM_NAME && k < item->names.n; k++)
    if (item->names.name[k].thing == FORCON_SHEET_ADMIRAL || item->names.name[k].thing == FORCON_SHEET_POWER)
      return TRUE;
  return FALSE;
}

/* Whose plans are told, "Lhosh suggests that the Whisper scout A2": somebody else's name before who is told. */
static void
check_reports (ForconSheetStatement *statement)
{
  for (guint i = 0; i < statement->clauses->len; i++)
    {
      ForconSheetClause *clause = &g_array_index (statement->clauses, ForconSheetClause, i);

      if (clause->role != FORCON_CLAUSE_ORDER || !clause->told || clause->subject.n == 0)
        continue;
      for (guint at = 0; at < clause->last && statement->items[at].start < clause->subject.reference[0].start; at++)
        clause->unexplained += forcon_sheet_is_people (&statement->items[at]) && !stands_in_case (statement, at);
    }
}

/* "Yesterday the Hammer attacked D2": a Russian verb in the past tells what was, unless something is wished. */
static gboolean
is_past (const ForconSheetStatement *statement, const ForconSheetClause *clause)
{
  const char *verb = forcon_sheet_slice (statement->texts, statement->text, clause->start, clause->end);

  return strchr (verb, ' ') == NULL
         && (g_str_has_suffix (verb, "л") || g_str_has_suffix (verb, "ла") || g_str_has_suffix (verb, "ло"));
}

/* "The Hammer avoided battle" tells no more what is to be done. */
static gboolean
has_past_word (const ForconSheetStatement *statement, const ForconSheetClause *clause)
{
  static const char *const endings[] = { "л", "ла", "ло", "лся", "лась", "лись" };

  for (guint at = clause->first; at < clause->last; at++)
    for (guint i = 0; statement->fills[at] == FORCON_FILL_WHAT && statement->items[at].kind == FORCON_SHEET_ITEM_WORD
                      && !statement->items[at].word->phrase && !is_word (&statement->items[at], FORCON_MEANING_FIRST)
                      && !is_word (&statement->items[at], FORCON_MEANING_GONE)
                      && !is_word (&statement->items[at], FORCON_MEANING_ATTACKED) && i < G_N_ELEMENTS (endings);
         i++)
      if (g_str_has_suffix (statement->items[at].word->form, endings[i]))
        return TRUE;
  return FALSE;
}

static gboolean
wishes (const ForconSheetStatement *statement)
{
  for (guint i = 0; i < statement->n; i++)
    {
      const char *word = statement->items[i].kind == FORCON_SHEET_ITEM_WORD ? statement->items[i].word->form : "";

      if (opens_case (&statement->items[i]) || is_word (&statement->items[i], FORCON_MEANING_PURPOSE)
          || g_str_has_prefix (word, "чтоб") || g_str_equal (word, "бы"))
        return TRUE;
    }
  return FALSE;
}

static void
check_past (ForconSheetStatement *statement)
{
  for (guint i = 0; i < statement->clauses->len; i++)
    {
      ForconSheetClause *clause = &g_array_index (statement->clauses, ForconSheetClause, i);

      gboolean past = clause->role == FORCON_CLAUSE_ORDER
                          ? clause->end > clause->start && is_past (statement, clause)
                          : clause->role == FORCON_CLAUSE_WHAT && has_past_word (statement, clause);

      if (past && !wishes (statement))
        clause->unexplained++;
    }
}

gboolean
forcon_sheet_says_that (const ForconSheetItem *item)
{
  return item->kind == FORCON_SHEET_ITEM_WORD
         && (g_str_equal (item->word->form, "что") || g_str_equal (item->word->form, "that")
             || g_str_equal (item->word->form, "чтобы") || g_str_equal (item->word->form, "чтоб"));
}

/* "It does not follow that the Lance is to attack": what is denied is another sentence. */
static void
check_denials (ForconSheetStatement *statement)
{
  for (guint i = 0; i < statement->clauses->len; i++)
    {
      ForconSheetClause *clause = &g_array_index (statement->clauses, ForconSheetClause, i);
      gboolean denied = FALSE;
      gboolean parted = FALSE;

      if (!does_something (clause))
        continue;
      for (guint at = clause->first; at < clause->last; at++)
        {
          parted = parted || (denied && forcon_sheet_says_that (&statement->items[at]));
          if (parted && statement->fills[at] == FORCON_FILL_WHO)
            {
              clause->unexplained++;
              break;
            }
          denied = denied || is_word (&statement->items[at], FORCON_MEANING_NOT);
        }
    }
}

/* Words that say nothing, and marks. */
static gboolean
says_nothing (const ForconSheetItem *item)
{
  return item->kind == FORCON_SHEET_ITEM_MARK
         || (is_word (item, FORCON_MEANING_HARMLESS) && !forcon_sheet_is_verb (item));
}

/* "To go to C2 is forbidden", «идти в C2 не надо»: what denies an order may stand at its end. */
static void
check_late_denials (ForconSheetStatement *statement)
{
  for (guint i = 0; i < statement->clauses->len; i++)
    {
      ForconSheetClause *clause = &g_array_index (statement->clauses, ForconSheetClause, i);
      guint at = clause->last;

      while (at < statement->n && is_word (&statement->items[at], FORCON_MEANING_NOT)
             && !forcon_sheet_is_verb (&statement->items[at]))
        at++;
      if (at == clause->last || clause->role != FORCON_CLAUSE_ORDER)
        continue;
      while (at < statement->n && says_nothing (&statement->items[at]))
        at++;
      clause->unexplained += at == statement->n;
    }
}

/* "While the Bastion holds, the Gatekeepers stay": how long is no order to the Bastion. */
static void
check_whiles (ForconSheetStatement *statement)
{
  for (guint i = 0; i + 1 < statement->clauses->len; i++)
    {
      ForconSheetClause *clause = &g_array_index (statement->clauses, ForconSheetClause, i);
      guint at = clause->first;

      while (at < clause->last && forcon_sheet_is_joint (&statement->items[at]))
        at++;
      if (clause->role != FORCON_CLAUSE_ORDER || !clause->told || at >= clause->last
          || !is_word (&statement->items[at], FORCON_MEANING_WHILE) || !does_something (clause + 1))
        continue;
      clause->unexplained++;
      (clause + 1)->unexplained++;
    }
}

static gboolean
is_where (const ForconSheetItem *item)
{
  return item->kind == FORCON_SHEET_ITEM_WORD
         && (g_str_equal (item->word->form, "где") || g_str_equal (item->word->form, "where")
             || g_str_equal (item->word->form, "куда"));
}

/* "There where the Lance is": that place is not the one where the last order led. */
static void
check_places (ForconSheetStatement *statement)
{
  for (guint i = 0; i < statement->clauses->len; i++)
    {
      ForconSheetClause *clause = &g_array_index (statement->clauses, ForconSheetClause, i);
      gboolean there = FALSE;

      for (guint at = clause->first; clause->same_place && at < statement->n; at++)
        if (there && is_where (&statement->items[at]))
          {
            clause->unexplained++;
            break;
          }
        else if (statement->items[at].kind != FORCON_SHEET_ITEM_MARK)
          there = is_word (&statement->items[at], FORCON_MEANING_SAME_PLACE);
    }
}

/* "Moths: screen the Tiger's flank": who is told stands before the colon. */
static void
check_headed (ForconSheetStatement *statement)
{
  for (guint i = 1; i < statement->clauses->len; i++)
    {
      ForconSheetClause *clause = &g_array_index (statement->clauses, ForconSheetClause, i);

      guint at = clause->first;
      gboolean colon = at > 0 && is_mark (&statement->items[at - 1], ':');

      for (; at < clause->last && forcon_sheet_is_joint (&statement->items[at]); at++)
        colon = colon || is_mark (&statement->items[at], ':');
      if ((clause - 1)->role == FORCON_CLAUSE_HEAD && clause->role == FORCON_CLAUSE_ORDER && clause->told && colon
          && clause->subject.n > 0 && at < clause->last
          && clause->subject.reference[0].start > statement->items[at].end)
        clause->unexplained++;
    }
}

/* "After the Hammer has taken D2, the Sappers mine it": a case about one, and what another does then. */
static void
check_cases_of_others (ForconSheetStatement *statement)
{
  for (guint i = 0; i + 1 < statement->clauses->len; i++)
    {
      ForconSheetClause *clause = &g_array_index (statement->clauses, ForconSheetClause, i);
      gboolean alone = TRUE;

      for (guint k = 0; k < i; k++)
        alone = alone && !does_something (clause - 1 - k);
      if (clause->role == FORCON_CLAUSE_OTHER_CASE && alone && does_something (clause + 1) && (clause + 1)->told)
        (clause + 1)->unexplained++;
    }
}

/* "Enemy 3:1, or flagship down. Withdraw to C2.": what stands behind a case that nothing answered may be its answer. */
static void
check_open_case (ForconSheetStatement *statement)
{
  for (guint i = 0; statement->case_open && i < statement->clauses->len; i++)
    {
      ForconSheetClause *clause = &g_array_index (statement->clauses, ForconSheetClause, i);

      if (is_case (clause))
        return;
      if (does_something (clause) && !clause->told)
        clause->unexplained++;
    }
}

/* "If the Lance is attacked, go to help it": who is told goes to itself, and so is not who is told. */
static void
check_helpers (ForconSheetStatement *statement)
{
  for (guint i = 0; i + 1 < statement->clauses->len; i++)
    {
      const ForconSheetClause *within = &g_array_index (statement->clauses, ForconSheetClause, i);
      ForconSheetClause *clause = &g_array_index (statement->clauses, ForconSheetClause, i + 1);

      if (within->role != FORCON_CLAUSE_CASE || !within->told || within->subject.n != 1 || clause->told
          || within->subject.reference[0].names.n != 1)
        continue;
      for (guint k = 0; k < clause->n; k++)
        if (clause->argument[k].reference.names.n == 1
            && forcon_sheet_names_thing (&clause->argument[k].reference, FORCON_SHEET_FORMATION)
            && clause->argument[k].reference.names.name[0].id == within->subject.reference[0].names.name[0].id)
          clause->unexplained++;
    }
}

/* "All right, I wait for your report": who writes waits, and tells nobody to. */
static void
check_writer (ForconSheetStatement *statement)
{
  static const char *const verbs[] = { "жду", "ожидаю", "подожду", "буду ждать" };

  for (guint i = 0; i < statement->clauses->len; i++)
    {
      ForconSheetClause *clause = &g_array_index (statement->clauses, ForconSheetClause, i);

      if (clause->role != FORCON_CLAUSE_ORDER || (clause->told && !clause->subject.all) || clause->n > 0
          || (clause->frame != FORCON_FRAME_HOLD && clause->frame != FORCON_FRAME_AWAIT))
        continue;
      for (guint at = clause->first; at < clause->last; at++)
        for (guint k = 0; k < G_N_ELEMENTS (verbs); k++)
          if (statement->items[at].kind == FORCON_SHEET_ITEM_WORD && statement->items[at].start == clause->start
              && g_str_equal (statement->items[at].word->form, verbs[k]))
            {
              clause->role = FORCON_CLAUSE_NOTHING;
              clause->told = FALSE;
            }
    }
}

void
forcon_sheet_check_clauses (ForconSheetStatement *statement)
{
  forcon_sheet_check_plans (statement);
  check_reports (statement);
  check_writer (statement);
  check_past (statement);
  check_denials (statement);
  check_whiles (statement);
  check_headed (statement);
  check_places (statement);
  check_cases_of_others (statement);
  check_cuts (statement);
  check_reactions (statement);
  check_otherwise (statement);
  check_cases (statement);
  check_waits (statement);
  check_somebody (statement);
  check_helpers (statement);
  check_open_case (statement);
  check_late_denials (statement);
  forcon_sheet_check_instructions (statement);
}
