/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-match.h"

#include <string.h>

/* Doubts about standing instructions: what they are about, how long they hold, and whom they tell. */

/* "While the enemy is not closer than 30": until when, and no range to keep. */
static void
check_ranges (ForconSheetStatement *statement)
{
  for (guint i = 0; i < statement->clauses->len; i++)
    {
      ForconSheetClause *clause = &g_array_index (statement->clauses, ForconSheetClause, i);
      gboolean opens = FALSE;
      gboolean enemy = FALSE;

      for (guint at = clause->first; at < clause->last; at++)
        {
          opens = opens || is_word (&statement->items[at], FORCON_MEANING_WHILE);
          enemy = enemy || is_word (&statement->items[at], FORCON_MEANING_ENEMY);
        }
      if (clause->role == FORCON_CLAUSE_WHAT && opens && enemy
          && (clause->what == FORCON_WHAT_KEEP_BEYOND || clause->what == FORCON_WHAT_KEEP_WITHIN))
        clause->unexplained++;
    }
}

/* «До 30 см не стрелять»: a range that belongs to what is denied is none to keep. */
static void
check_ranges_of_fire (ForconSheetStatement *statement)
{
  for (guint i = 0; i + 1 < statement->clauses->len; i++)
    {
      ForconSheetClause *one = &g_array_index (statement->clauses, ForconSheetClause, i);
      ForconSheetClause *two = one + 1;
      gboolean range = one->what == FORCON_WHAT_KEEP_WITHIN || one->what == FORCON_WHAT_KEEP_BEYOND
                       || two->what == FORCON_WHAT_KEEP_WITHIN || two->what == FORCON_WHAT_KEEP_BEYOND;
      gboolean fire = one->what == FORCON_WHAT_HOLD_FIRE || two->what == FORCON_WHAT_HOLD_FIRE;

      if (one->role == FORCON_CLAUSE_WHAT && two->role == FORCON_CLAUSE_WHAT && range && fire
          && !forcon_sheet_is_joint (&statement->items[two->first]))
        two->unexplained++;
    }
}

/* «Держатся Дивизии»: whom they keep near does nothing by that. */
static void
check_near (ForconSheetStatement *statement)
{
  for (guint i = 0; i + 1 < statement->clauses->len; i++)
    {
      ForconSheetClause *clause = &g_array_index (statement->clauses, ForconSheetClause, i);
      const ForconSheetItem *last = &statement->items[clause->last - 1];

      if ((clause + 1)->told && is_word (last, FORCON_MEANING_KEEP) && g_str_has_suffix (last->word->form, "ся")
          && !forcon_sheet_is_joint (&statement->items[clause->last]))
        (clause + 1)->unexplained++, clause->unexplained++;
    }
}

/* "Avoids battle until the Wolves arrive": how long an instruction holds is not to wait for them. */
static void
check_until_friend (ForconSheetStatement *statement)
{
  for (guint i = 0; i + 1 < statement->clauses->len; i++)
    {
      const ForconSheetClause *clause = &g_array_index (statement->clauses, ForconSheetClause, i);
      ForconSheetClause *next = &g_array_index (statement->clauses, ForconSheetClause, i + 1);

      gboolean waits = FALSE;

      for (guint at = next->first; at < next->last; at++)
        waits = waits || forcon_sheet_orders (&statement->items[at], FORCON_FRAME_AWAIT);
      next->unexplained += clause->role == FORCON_CLAUSE_WHAT && next->role == FORCON_CLAUSE_ORDER
                           && next->frame == FORCON_FRAME_AWAIT && !waits;
    }
}

/* "Stops following the Wall": what is stopped is not done. */
static void
check_stops (ForconSheetStatement *statement)
{
  for (guint i = 0; i + 1 < statement->clauses->len; i++)
    {
      ForconSheetClause *clause = &g_array_index (statement->clauses, ForconSheetClause, i);
      gboolean stops = FALSE;

      for (guint at = clause->first; at < clause->last; at++)
        stops = stops
                || (statement->items[at].start == clause->start
                    && is_word (&statement->items[at], FORCON_MEANING_STOPPING));
      if (clause->role == FORCON_CLAUSE_ORDER && stops && !(clause + 1)->told
          && !forcon_sheet_is_joint (&statement->items[(clause + 1)->first]))
        (clause + 1)->unexplained++, clause->unexplained++;
    }
}

static gboolean
is_relative (const ForconSheetItem *item)
{
  static const char *const words[] = { "who", "which", "кто", "что", "который", "которая", "которые" };

  for (guint i = 0; item->kind == FORCON_SHEET_ITEM_WORD && i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (item->word->form, words[i]))
      return TRUE;
  return FALSE;
}

/* "Attack those who do not shoot": what is said of others tells nobody to hold his fire. */
static void
check_relatives (ForconSheetStatement *statement)
{
  for (guint i = 0; i < statement->clauses->len; i++)
    {
      ForconSheetClause *clause = &g_array_index (statement->clauses, ForconSheetClause, i);

      gboolean only = FALSE;

      /* "Fire only at those who fire first" is to hold fire. */
      for (guint at = clause->first; at < clause->last; at++)
        only = only || is_word (&statement->items[at], FORCON_MEANING_ONLY);
      if (clause->role != FORCON_CLAUSE_WHAT || clause->when != FORCON_WHEN_ALWAYS
          || (only && clause->what == FORCON_WHAT_HOLD_FIRE))
        continue;
      for (guint at = MAX (clause->first, 1); at < clause->last; at++)
        if (is_relative (&statement->items[at]) && is_mark (&statement->items[at - 1], ','))
          clause->unexplained++;
    }
}

/* "Jole, please don't shoot": an admiral who is named first is rather spoken to. */
static void
check_spoken_to (ForconSheetStatement *statement)
{
  for (guint i = 0; i < statement->clauses->len; i++)
    {
      ForconSheetClause *clause = &g_array_index (statement->clauses, ForconSheetClause, i);

      for (guint k = 0; clause->role == FORCON_CLAUSE_WHAT && k < clause->n; k++)
        if (forcon_sheet_names_thing (&clause->argument[k].reference, FORCON_SHEET_ADMIRAL)
            && clause->argument[k].reference.start == statement->items[0].start)
          clause->unexplained++;
    }
}

/* Whether something is compared with us: "bigger than us", «сильнее нас». */
static gboolean
compares_with_us (const ForconSheetStatement *statement, guint at)
{
  const ForconSheetItem *item = &statement->items[at];
  const ForconSheetItem *before = at > 0 ? item - 1 : NULL;

  return is_word (item, FORCON_MEANING_OWN_WORDS)
         && (item->cyrillic
             || (before != NULL && before->kind == FORCON_SHEET_ITEM_WORD && g_str_equal (before->word->form, "than")));
}

/* "Avoid anything bigger": than what, the words leave open. */
static void
check_comparisons (ForconSheetStatement *statement)
{
  for (guint i = 0; i < statement->clauses->len; i++)
    {
      ForconSheetClause *clause = &g_array_index (statement->clauses, ForconSheetClause, i);
      gboolean bare
          = clause->role == FORCON_CLAUSE_WHAT && clause->when == FORCON_WHEN_OUTNUMBERED && clause->amount == 0;

      for (guint at = clause->first; bare && at < clause->last; at++)
        {
          const ForconSheetItem *item = &statement->items[at];
          gboolean measured = is_word (item, FORCON_MEANING_STRONGER) && !is_word (item, FORCON_MEANING_SIZE);

          bare = !measured && !is_word (item, FORCON_MEANING_FORCES) && !compares_with_us (statement, at);
        }
      clause->unexplained += bare;
    }
}

/* "Do not fight superior forces, go to C2": now, or when they are met? */
static void
check_open_deeds (ForconSheetStatement *statement)
{
  for (guint i = 0; i + 1 < statement->clauses->len; i++)
    {
      const ForconSheetClause *clause = &g_array_index (statement->clauses, ForconSheetClause, i);
      ForconSheetClause *next = &g_array_index (statement->clauses, ForconSheetClause, i + 1);

      next->unexplained += clause->role == FORCON_CLAUSE_WHAT && clause->when == FORCON_WHEN_OUTNUMBERED && !next->told
                           && next->role == FORCON_CLAUSE_ORDER && next->frame != FORCON_FRAME_RETREAT;
    }
}

/* "When outnumbered (1.5 times)": a figure that stands beside the line may belong to its case. */
static void
check_figures_beside (ForconSheetStatement *statement)
{
  gboolean figures = FALSE;

  for (guint i = 0; i < statement->asides->len; i++)
    {
      const ForconSheetNote *aside = &g_array_index (statement->asides, ForconSheetNote, i);

      for (guint at = aside->start; at < aside->end; at++)
        figures = figures || g_ascii_isdigit (statement->text[at]);
    }
  for (guint i = 0; figures && i < statement->clauses->len; i++)
    {
      ForconSheetClause *clause = &g_array_index (statement->clauses, ForconSheetClause, i);

      clause->unexplained += clause->when == FORCON_WHEN_OUTNUMBERED && clause->amount == 0;
    }
}

void
forcon_sheet_check_instructions (ForconSheetStatement *statement)
{
  check_ranges (statement);
  check_ranges_of_fire (statement);
  check_near (statement);
  check_until_friend (statement);
  check_stops (statement);
  check_relatives (statement);
  check_spoken_to (statement);
  check_comparisons (statement);
  check_open_deeds (statement);
  check_figures_beside (statement);
}
