/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/orders/order-sheet-match.h"

#include <string.h>

/*
 * Sentences that have the form of an order and only tell what could be, what is prepared, what somebody else does
 * meanwhile or how things are: "be ready to attack C2", «мог бы атаковать», «пока те минируют», «он там и стоит».
 */

/* The words of the text between two bytes, in small letters with one blank before and behind each. */
static char *
words_between (const ForconSheetStatement *statement, guint start, guint end)
{
  g_autofree char *written = start < end ? g_strndup (statement->text + start, end - start) : g_strdup ("");
  g_autofree char *small = g_utf8_strdown (written, -1);
  GString *words = g_string_new (" ");

  for (const char *at = small; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      if (g_unichar_isalnum (letter) || letter == '\'')
        g_string_append_unichar (words, letter);
      else if (words->str[words->len - 1] != ' ')
        g_string_append_c (words, ' ');
    }
  if (words->str[words->len - 1] != ' ')
    g_string_append_c (words, ' ');
  return g_string_free (words, FALSE);
}

static gboolean
has_any (const char *words, const char *const *phrases, guint n)
{
  for (guint i = 0; i < n; i++)
    if (strstr (words, phrases[i]) != NULL)
      return TRUE;
  return FALSE;
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

/* "Should have attacked C2", "be ready to go to C2", «мог бы атаковать», «готов отойти»: nothing is to be done now. */
static void
check_intended (const ForconSheetStatement *statement, ForconSheetClause *clause)
{
  static const char *const phrases[]
      = { " should have ",  " could have ",    " might have ",  " would have ",   " was to ",    " were to ",
          " prepare to ",   " prepares to ",   " prepared to ", " preparing to ", " ready to ",  " prepare for ",
          " prepares for ", " plan to ",       " plans to ",    " мог бы ",       " могла бы ",  " могли бы ",
          " могло бы ",     " должен был ",    " должна была ", " должны были ",  " собирался ", " собиралась ",
          " собирались ",   " готов ",         " готова ",      " готовы ",       " готовится ", " готовиться ",
          " готовятся ",    " приготовиться ", " приготовится " };
  g_autofree char *words = words_between (statement, start_of (statement, clause), clause->start);

  switch ((gint) clause->frame)
    {
    case FORCON_FRAME_MOVE:
    case FORCON_FRAME_RETREAT:
    case FORCON_FRAME_ATTACK:
    case FORCON_FRAME_LAY:
    case FORCON_FRAME_SWEEP:
    case FORCON_FRAME_LAND:
      clause->unexplained += has_any (words, phrases, G_N_ELEMENTS (phrases));
      break;
    default:
      break;
    }
}

/* "The mines which they laid": what is said of a thing is no order. */
static void
check_things (const ForconSheetStatement *statement, ForconSheetClause *clause)
{
  static const char *const things[]
      = { " которые ", " который ", " которая ", " которую ", " которых ", " которые мы ", " which ", " which they " };
  g_autofree char *words = words_between (statement, statement->items[0].start, clause->start);

  for (guint i = 0; i < G_N_ELEMENTS (things) && !clause->told && !g_str_has_suffix (words, " after which "); i++)
    clause->unexplained += g_str_has_suffix (words, things[i]);
}

/* «Похоже, что Молот идёт в C2», «якобы»: what somebody believes. */
static void
check_beliefs (const ForconSheetStatement *statement, ForconSheetClause *clause)
{
  static const char *const phrases[] = { " похоже ", " якобы ",     " будто ",      " думал ",      " думала ",
                                         " думали ", " надеюсь ",   " по слухам ",  " it seems ",   " it looks like ",
                                         " i hope ", " i thought ", " supposedly ", " apparently ", " rumour has it " };
  g_autofree char *words = words_between (statement, statement->items[0].start, clause->start);

  clause->unexplained += has_any (words, phrases, G_N_ELEMENTS (phrases));
}

/* "Guard the Sappers while they lay": what others do meanwhile is no order, and the rest waits. */
static void
check_meanwhile (const ForconSheetStatement *statement, ForconSheetClause *clause)
{
  static const char *const others[]
      = { " пока те ",   " пока тот ",        " пока та ",   " пока они ",    " пока он ",
          " пока она ",  " while they ",      " while it ",  " while those ", " while he ",
          " while she ", " as long as they ", " покуда те ", " покуда они " };
  guint last = clause->last > clause->first ? statement->items[clause->last - 1].end : clause->end;
  g_autofree char *words = NULL;

  if (clause->role == FORCON_CLAUSE_ORDER ? clause->frame == FORCON_FRAME_AWAIT : clause->role != FORCON_CLAUSE_CASE)
    return;
  words = words_between (statement, start_of (statement, clause), last);
  if (strstr (words, " не ") != NULL || strstr (words, " not ") != NULL)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (g_str_has_prefix (words, others[i]))
      {
        if (clause->role == FORCON_CLAUSE_ORDER)
          clause->role = FORCON_CLAUSE_NOTHING;
        clause->unexplained++;
        return;
      }
}

/* «То есть он там и стоит», "they are there already": how things are, and no order. */
static void
drop_facts (const ForconSheetStatement *statement, ForconSheetClause *clause)
{
  static const char *const who[] = { " он ", " она ", " оно ", " они ", " it ", " they " };
  static const char *const there[] = { " там и ", " там уже ", " уже там ", " there already ", " already there " };
  static const char *const wishes[] = { " пусть ", " пускай ", " let ", " should ", " must ", " will ", " shall " };
  guint last = clause->last > clause->first ? statement->items[clause->last - 1].end : clause->end;
  g_autofree char *words = NULL;

  if (clause->told || clause->frame != FORCON_FRAME_HOLD || clause->n > 0)
    return;
  words = words_between (statement, start_of (statement, clause), last);
  if (has_any (words, who, G_N_ELEMENTS (who)) && has_any (words, there, G_N_ELEMENTS (there))
      && !has_any (words, wishes, G_N_ELEMENTS (wishes)))
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

/* «Держаться Молота», where the verb is that of holding a sector, is to keep near another formation. */
static void
keep_near (const ForconSheetStatement *statement, ForconSheetClause *clause)
{
  g_autofree char *verb = NULL;

  if (clause->frame != FORCON_FRAME_DEFEND || clause->n != 1 || clause->argument[0].with != FORCON_MEANING_NONE
      || clause->argument[0].kind != FORCON_SHEET_REFERS
      || !forcon_sheet_names_thing (&clause->argument[0].reference, FORCON_SHEET_FORMATION))
    return;
  verb = words_between (statement, clause->start, clause->end);
  if (!g_str_has_prefix (verb, " держаться ") && !g_str_has_prefix (verb, " держится ")
      && !g_str_has_prefix (verb, " держатся ") && !g_str_has_prefix (verb, " держитесь "))
    return;
  clause->frame = FORCON_FRAME_FOLLOW;
  clause->kind = forcon_sheet_task_of (FORCON_FRAME_FOLLOW);
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
  static const char *const looks[]
      = { " смотреть ",  " смотрят ", " смотрит ", " глядеть ", " наблюдать ", " наблюдают ",
          " наблюдает ", " watch ",   " watches ", " look ",    " observe ",   " observes " };
  g_autofree char *verb = NULL;

  if (clause->frame != FORCON_FRAME_HOLD || next->role != FORCON_CLAUSE_ORDER || next->frame != FORCON_FRAME_PATROL
      || next->told || next->then || next->same_place)
    return;
  verb = words_between (statement, next->start, next->end);
  if (!has_any (verb, looks, G_N_ELEMENTS (looks)))
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
      keep_near (statement, clause);
      check_others (statement, clause);
      check_intended (statement, clause);
      check_things (statement, clause);
      check_beliefs (statement, clause);
      drop_facts (statement, clause);
      if (i + 1 < statement->clauses->len)
        watch_standing (statement, clause, clause + 1);
    }
}
