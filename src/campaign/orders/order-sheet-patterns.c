/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/orders/order-sheet-frames.h"

#include <string.h>

/*
 * Cases, instructions and what is said of orders are patterns of data/orders/frames.txt: sets of meanings and names
 * that a stretch of a statement must contain, in any order, and of those that it may. Every other word makes it dearer.
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
} Match;

static const ForconSheetItem *
item_at (const Match *match, guint place)
{
  return place < match->last ? &match->statement->items[place] : NULL;
}

static gboolean
wants (const Match *match, guint bit)
{
  return forcon_sheet_set_has (&match->pattern->required, bit) || forcon_sheet_set_has (&match->pattern->optional, bit);
}

static void
fill (Match *match, guint bit, guint n)
{
  ForconSheetFill what = match->pattern->role == FORCON_CLAUSE_CASE ? FORCON_FILL_WHEN : FORCON_FILL_WHAT;

  forcon_sheet_set_add (&match->filled, bit);
  match->clause->same_place = match->clause->same_place || bit == FORCON_MEANING_SAME_PLACE;
  match->n_filled++;
  for (guint i = match->at; match->fills != NULL && i < match->at + n && i < match->last; i++)
    match->fills[i] = (guint8) what;
}

static void
misfit (Match *match, guint n, gint cost)
{
  match->cost += forcon_sheet_cost (match->statement, &match->statement->items[match->at], cost);
  match->clause->unexplained++;
  for (guint i = match->at; match->fills != NULL && i < match->at + n && i < match->last; i++)
    match->fills[i] = FORCON_FILL_UNEXPLAINED;
}

static void
add_argument (Match *match, const ForconSheetReference *reference)
{
  ForconSheetClause *clause = match->clause;
  const ForconSheetItem *before = match->at > 0 ? &match->statement->items[match->at - 1] : NULL;
  ForconSheetMeaning with = clause->except                        ? FORCON_MEANING_EXCEPT
                            : is_word (before, FORCON_MEANING_IN) ? FORCON_MEANING_IN
                            : is_word (before, FORCON_MEANING_TO) ? FORCON_MEANING_TO
                                                                  : FORCON_MEANING_NONE;

  if (clause->n < FORCON_SHEET_ARGUMENTS_MAX)
    clause->argument[clause->n++]
        = (ForconSheetArgument){ .kind = FORCON_SHEET_REFERS, .with = with, .reference = *reference };
}

/* "Until it is attacked, then run": what comes then is done in that case. */
static gboolean
comes_then (const Match *match)
{
  const ForconSheetStatement *statement = match->statement;

  return match->pattern->role == FORCON_CLAUSE_CASE && match->last + 1 < statement->n
         && is_mark (&statement->items[match->last], ',')
         && (is_word (&statement->items[match->last + 1], FORCON_MEANING_THEN)
             || is_word (&statement->items[match->last + 1], FORCON_MEANING_SO));
}

static gboolean
ends_with (const Match *match, const ForconSheetReference *reference, const char *ending)
{
  gsize length = strlen (ending);

  return reference->end - reference->start > length
         && memcmp (match->statement->text + reference->end - length, ending, length) == 0;
}

/* "торпеды Соколам беречь", "to be opened by the Wolves": the form tells that it is for them. */
static gboolean
is_for (const Match *match, const ForconSheetReference *reference)
{
  const ForconSheetItem *items = match->statement->items;
  guint at = match->at;
  const char *end = match->statement->text + reference->end;
  gsize length = strlen ("ам");

  while (at > 0 && is_word (&items[at - 1], FORCON_MEANING_HARMLESS) && !is_word (&items[at - 1], FORCON_MEANING_WITH))
    at--;
  if (match->pattern->role == FORCON_CLAUSE_CASE)
    return TRUE;
  if (match->pattern->value == FORCON_WHAT_PROTECT
      && forcon_sheet_set_has (&match->filled, FORCON_N_MEANING + FORCON_SLOT_FRIEND)
      && (ends_with (match, reference, "у") || ends_with (match, reference, "ю")))
    return TRUE;
  return (reference->end - reference->start > length
          && (memcmp (end - length, "ам", length) == 0 || memcmp (end - length, "ям", length) == 0))
         || (at > 0 && !items[at - 1].cyrillic && is_word (&items[at - 1], FORCON_MEANING_WITH));
}

/* "Сапёров беречь Молоту": the form tells that who stands first is protected, and does not protect. */
static gboolean
is_protected (const Match *match)
{
  const ForconSheetSubject *subject = &match->clause->subject;

  return match->pattern->role == FORCON_CLAUSE_WHAT && match->pattern->value == FORCON_WHAT_PROTECT && subject->n == 1
         && !subject->all && forcon_sheet_names_thing (&subject->reference[0], FORCON_SHEET_FORMATION)
         && (ends_with (match, &subject->reference[0], "ов") || ends_with (match, &subject->reference[0], "ев"));
}

/* Somebody own in a case is who is told: "if the Hammer is attacked". */
static gboolean
take_told (Match *match, const ForconSheetReference *reference, guint n)
{
  ForconSheetClause *clause = match->clause;

  if (clause->told || reference->names.n == 0 || !is_for (match, reference) || !reference->names.name[0].own
      || reference->names.name[0].thing != FORCON_SHEET_FORMATION)
    return FALSE;
  /* "If the flagship is lost the Spear goes to B4": who stands before a verb is told by that. */
  if (match->pattern->role == FORCON_CLAUSE_CASE && match->at + n == match->last && match->last < match->statement->n
      && forcon_sheet_is_verb (&match->statement->items[match->last]))
    match->cost += 3 * FORCON_COST_CLAUSE;
  clause->told = TRUE;
  clause->subject.n = 1;
  clause->subject.reference[0] = *reference;
  for (guint i = match->at; match->fills != NULL && i < match->at + n && i < match->last; i++)
    match->fills[i] = FORCON_FILL_WHO;
  return TRUE;
}

static gboolean
has_comma_before (const Match *match)
{
  for (guint i = match->clause->first + 1; i < match->at; i++)
    if (is_mark (&match->statement->items[i], ',') || is_mark (&match->statement->items[i], '-'))
      return TRUE;
  return FALSE;
}

/* Whose a thing with a name is, and what it is, tells which slot it fills. */
static gboolean
take_name (Match *match, const ForconSheetReference *reference, guint n)
{
  for (guint i = 0; i < reference->names.n; i++)
    {
      const ForconSheetName *name = &reference->names.name[i];
      gboolean somebody = name->thing == FORCON_SHEET_FORMATION || name->thing == FORCON_SHEET_SHIP;
      ForconSheetSlot slot = name->thing == FORCON_SHEET_SECTOR || name->thing == FORCON_SHEET_FEATURE
                                 ? FORCON_SLOT_PLACE
                             : somebody && name->own ? FORCON_SLOT_FRIEND
                                                     : FORCON_SLOT_FOE;

      /* "If the Dendarii come with Barrayar": both together are no case of one. */
      if (match->pattern->role == FORCON_CLAUSE_CASE && slot == FORCON_SLOT_FOE && match->clause->n > 0 && match->at > 0
          && is_word (&match->statement->items[match->at - 1], FORCON_MEANING_WITH))
        return FALSE;
      if (match->clause->except && slot == FORCON_SLOT_FOE)
        {
          add_argument (match, reference);
          match->n_filled++;
          return TRUE;
        }
      if (slot == FORCON_SLOT_FOE && !wants (match, FORCON_N_MEANING + slot) && somebody)
        slot = FORCON_SLOT_TYPES;
      /* "If they are twice as many, to B2": the place is where to go. */
      if (slot == FORCON_SLOT_PLACE && match->clause->when == FORCON_WHEN_OUTNUMBERED
          && match->pattern->role == FORCON_CLAUSE_CASE && has_comma_before (match))
        continue;
      if (!wants (match, FORCON_N_MEANING + slot)
          || (slot == FORCON_SLOT_FRIEND && forcon_sheet_set_has (&match->filled, FORCON_N_MEANING + slot)))
        continue;
      add_argument (match, reference);
      fill (match, FORCON_N_MEANING + slot, n);
      return TRUE;
    }
  return take_told (match, reference, n);
}

static gboolean
next_means (const Match *match, ForconSheetMeaning meaning)
{
  return is_word (item_at (match, match->at + 1), meaning);
}

/* What is written as a whole number and kept in hundredths; nobody means more than ten thousand. */
static gint
hundredths (gint value)
{
  return 100 * CLAMP (value, 0, 10000);
}

/* A share is no distance, and neither is "rule one". */
static gboolean
can_be_range (const Match *match, const ForconSheetItem *item)
{
  const ForconSheetItem *next = item_at (match, match->at + 1);
  const ForconSheetItem *before = match->at > 0 ? &match->statement->items[match->at - 1] : NULL;

  return !is_mark (before, '/') && !is_mark (next, '%') && !is_mark (next, '/')
         && !is_word (next, FORCON_MEANING_PERCENT) && (item->word == NULL || is_word (next, FORCON_MEANING_CM));
}

/* "2,5 times": a factor with one decimal; returns whether that is what stands here. */
static gboolean
take_decimal (Match *match, const ForconSheetItem *item)
{
  const ForconSheetItem *mark = item_at (match, match->at + 1);
  const ForconSheetItem *second = item_at (match, match->at + 2);

  if (!wants (match, FORCON_N_MEANING + FORCON_SLOT_FACTOR) || !(is_mark (mark, ',') || is_mark (mark, '.'))
      || second == NULL || second->kind != FORCON_SHEET_ITEM_NUMBER || !second->glued || !mark->glued
      || second->value > 9 || !is_word (item_at (match, match->at + 3), FORCON_MEANING_TIMES_WORD))
    return FALSE;
  match->clause->amount = hundredths (item->value) + 10 * second->value;
  fill (match, FORCON_N_MEANING + FORCON_SLOT_FACTOR, 4);
  match->at += 3;
  return TRUE;
}

/* 2:1, 50 %, 1/2, 30 cm, round 3 */
static gboolean
take_number (Match *match, const ForconSheetItem *item)
{
  ForconSheetClause *clause = match->clause;
  const ForconSheetItem *mark = item_at (match, match->at + 1);
  const ForconSheetItem *second = item_at (match, match->at + 2);
  gboolean two = second != NULL && second->kind == FORCON_SHEET_ITEM_NUMBER;
  gboolean times = match->at > 0 && is_word (item - 1, FORCON_MEANING_TIMES_WORD);

  if (take_decimal (match, item))
    return TRUE;
  if (wants (match, FORCON_N_MEANING + FORCON_SLOT_SHARE)
      && (is_mark (mark, '%') || next_means (match, FORCON_MEANING_PERCENT) || (is_mark (mark, '/') && two)))
    {
      gboolean part = is_mark (mark, '/');

      clause->amount = MIN (part ? hundredths (item->value) / MAX (second->value, 1) : item->value, 100);
      fill (match, FORCON_N_MEANING + FORCON_SLOT_SHARE, part ? 3 : 2);
      match->at += part ? 2 : 1;
    }
  else if (wants (match, FORCON_N_MEANING + FORCON_SLOT_FACTOR) && is_mark (mark, ':') && two)
    {
      clause->amount = hundredths (item->value) / MAX (second->value, 1);
      fill (match, FORCON_N_MEANING + FORCON_SLOT_FACTOR, 3);
      match->at += 2;
    }
  else if (wants (match, FORCON_N_MEANING + FORCON_SLOT_FACTOR)
           && (times || next_means (match, FORCON_MEANING_TIMES_WORD)))
    {
      clause->amount = hundredths (item->value);
      fill (match, FORCON_N_MEANING + FORCON_SLOT_FACTOR, times ? 1 : 2);
      match->at += times ? 0 : 1;
    }
  else if (wants (match, FORCON_N_MEANING + FORCON_SLOT_RANGE) && clause->range == 0 && can_be_range (match, item))
    {
      clause->range = hundredths (item->value);
      fill (match, FORCON_N_MEANING + FORCON_SLOT_RANGE, next_means (match, FORCON_MEANING_CM) ? 2 : 1);
      match->at += next_means (match, FORCON_MEANING_CM) ? 1 : 0;
    }
  else if (wants (match, FORCON_N_MEANING + FORCON_SLOT_ROUND)
           && (clause->amount == 0 || next_means (match, FORCON_MEANING_ROUND)))
    clause->amount = item->value;
  /* "At the sight of one battleship" */
  else if (item->word != NULL && item->value == 1 && is_word (mark, FORCON_MEANING_SHIP_CLASS))
    return TRUE;
  else
    return FALSE;
  return TRUE;
}

/* Words that are a number or kinds of ships. */
static gboolean
take_value (Match *match, const ForconSheetItem *item)
{
  ForconSheetClause *clause = match->clause;

  if (clause->except && is_word (item, FORCON_MEANING_SHIP_CLASS) && word_value (item, FORCON_MEANING_SHIP_CLASS) != 0)
    clause->but_types |= (guint32) word_value (item, FORCON_MEANING_SHIP_CLASS);
  else if (is_word (item, FORCON_MEANING_SHIP_CLASS) && word_value (item, FORCON_MEANING_SHIP_CLASS) != 0
           && (wants (match, FORCON_N_MEANING + FORCON_SLOT_TYPES)
               || wants (match, FORCON_N_MEANING + FORCON_SLOT_FOE)))
    {
      clause->types |= (guint32) word_value (item, FORCON_MEANING_SHIP_CLASS);
      fill (match,
            FORCON_N_MEANING
                + (wants (match, FORCON_N_MEANING + FORCON_SLOT_TYPES) ? FORCON_SLOT_TYPES : FORCON_SLOT_FOE),
            1);
    }
  else if (is_word (item, FORCON_MEANING_TIMES) && wants (match, FORCON_N_MEANING + FORCON_SLOT_FACTOR))
    {
      gint times = word_value (item, FORCON_MEANING_TIMES);

      clause->amount = times < 10 ? 100 * times : times;
      fill (match, FORCON_N_MEANING + FORCON_SLOT_FACTOR, 1);
    }
  else if (is_word (item, FORCON_MEANING_TIMES_WORD) && wants (match, FORCON_N_MEANING + FORCON_SLOT_FACTOR))
    fill (match, FORCON_N_MEANING + FORCON_SLOT_FACTOR, 1);
  else if (is_word (item, FORCON_MEANING_SHARE) && wants (match, FORCON_N_MEANING + FORCON_SLOT_SHARE)
           && clause->amount == 0)
    {
      clause->amount = word_value (item, FORCON_MEANING_SHARE);
      fill (match, FORCON_N_MEANING + FORCON_SLOT_SHARE, 1);
    }
  else if (is_word (item, FORCON_MEANING_ROUND) && wants (match, FORCON_N_MEANING + FORCON_SLOT_ROUND))
    fill (match, FORCON_N_MEANING + FORCON_SLOT_ROUND, 1);
  else if (is_word (item, FORCON_MEANING_ORDINAL) && wants (match, FORCON_N_MEANING + FORCON_SLOT_ROUND))
    clause->amount = word_value (item, FORCON_MEANING_ORDINAL);
  else
    return FALSE;
  return TRUE;
}

static gboolean
can_repeat (guint bit)
{
  return bit < FORCON_N_MEANING && forcon_sheet_meaning_is ((ForconSheetMeaning) bit, FORCON_KIND_REPEATS);
}

static gboolean
comes_later (const Match *match, guint bit)
{
  for (guint at = match->at + 1; at < match->last; at++)
    {
      const ForconSheetItem *item = item_at (match, at);

      for (guint i = 0; item->kind == FORCON_SHEET_ITEM_WORD && i < item->word->n_senses; i++)
        if (bit_of_sense (&item->word->senses[i]) == bit)
          return TRUE;
    }
  return FALSE;
}

/* "Shoot only when shot at": of several meanings that the pattern lacks, the one that no other word has. */
static gboolean
take_only_here (Match *match, const ForconSheetItem *item)
{
  guint n = 0;
  guint only = 0;

  for (guint i = 0; i < item->word->n_senses; i++)
    {
      guint bit = bit_of_sense (&item->word->senses[i]);

      if (!forcon_sheet_set_has (&match->pattern->required, bit) || forcon_sheet_set_has (&match->filled, bit))
        continue;
      n++;
      if (!comes_later (match, bit))
        only = bit;
    }
  if (n < 2 || only == 0)
    return FALSE;
  fill (match, only, 1);
  return TRUE;
}

/* The meaning that the pattern still lacks, or one that it may have. */
static gboolean
take_meaning (Match *match, const ForconSheetItem *item)
{
  if (take_only_here (match, item))
    return TRUE;
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < item->word->n_senses; i++)
      {
        guint bit = bit_of_sense (&item->word->senses[i]);

        /* «Держатся Копья» is to keep near it. */
        if (bit == FORCON_MEANING_KEEP && match->pattern->role == FORCON_CLAUSE_WHAT
            && match->pattern->value == FORCON_WHAT_PROTECT && g_str_has_suffix (item->word->form, "ся"))
          continue;
        /* "Let them run" is no retreat. */
        if (bit == FORCON_FRAME_BIT + FORCON_FRAME_RETREAT && is_word (item, FORCON_MEANING_LET_GO))
          continue;
        if (pass == 0
                ? forcon_sheet_set_has (&match->pattern->required, bit) && !forcon_sheet_set_has (&match->filled, bit)
                : wants (match, bit)
                      && (can_repeat (bit) || !forcon_sheet_set_has (&match->filled, bit)
                          || (bit == FORCON_MEANING_ATTACKED && match->at > 0
                              && is_word (item - 1, FORCON_MEANING_ATTACKED))))
          {
            fill (match, bit, 1);
            return TRUE;
          }
      }
  return FALSE;
}

/* Words that may stand in any pattern: what joins and where is told by what it has, too. */
static gboolean
is_idle (const ForconSheetItem *item)
{
  return item->label || is_word (item, FORCON_MEANING_NUMBER_SIGN)
         || is_of_kind (item, FORCON_KIND_IDLE | FORCON_KIND_JOINS | FORCON_KIND_PREPOSITION)
         || is_word (item, FORCON_MEANING_ALL) || is_word (item, FORCON_MEANING_OR)
         || is_word (item, FORCON_MEANING_SECTOR_CLASS)
         || (is_word (item, FORCON_MEANING_SHIP_CLASS) && word_value (item, FORCON_MEANING_SHIP_CLASS) == 0);
}

/* "Closer than 30 the Lance does not go": who is told by an instruction, among its words. */
static gboolean
take_subject_within (Match *match, guint n)
{
  ForconSheetClause *clause = match->clause;
  const ForconSheetItem *item = item_at (match, match->at);
  const ForconSheetItem *before = match->at > 0 ? item - 1 : NULL;

  if (is_of_kind (before, FORCON_KIND_PREPOSITION) || match->pattern->role != FORCON_CLAUSE_WHAT || clause->told
      || item->kind != FORCON_SHEET_ITEM_NAME || !item->names.name[0].own
      || item->names.name[0].thing != FORCON_SHEET_FORMATION
      || forcon_sheet_take_subject (item, n, &clause->subject) != n)
    return FALSE;
  clause->told = TRUE;
  match->cost += FORCON_COST_CLAUSE / 2;
  for (guint i = match->at; match->fills != NULL && i < match->at + n; i++)
    match->fills[i] = FORCON_FILL_WHO;
  return TRUE;
}

/* "Торпеды беречь всем", "… всем кораблям Стены", "на таран не идти никому": who is told behind the verb. */
static gboolean
take_all (Match *match, const ForconSheetItem *item)
{
  ForconSheetClause *clause = match->clause;
  guint n;

  if (!is_word (item, FORCON_MEANING_TO_ALL) || match->pattern->role != FORCON_CLAUSE_WHAT || clause->told)
    return FALSE;
  n = is_word (item, FORCON_MEANING_NOBODY)
          ? 0
          : forcon_sheet_take_subject (item, match->last - match->at, &clause->subject);
  if (n == 0)
    {
      n = forcon_sheet_take_subject (item + 1, match->last - match->at - 1, &clause->subject) + 1;
      if (n == 1 || clause->subject.n == 0)
        {
          forcon_sheet_subject_clear (&clause->subject);
          clause->subject.all = TRUE;
          n = 1;
        }
    }
  match->negative = match->negative || is_word (item, FORCON_MEANING_NOT);
  clause->told = TRUE;
  for (guint i = match->at; match->fills != NULL && i < match->at + n && i < match->last; i++)
    match->fills[i] = FORCON_FILL_WHO;
  match->at += n - 1;
  return TRUE;
}

/* "All but the Dendarii", «никого, кроме транспортов»: whom the words behind it except. */
static gboolean
opens_exception (const Match *match)
{
  const ForconSheetItem *item = item_at (match, match->at);
  const ForconSheetItem *next = item_at (match, match->at + 1);
  const ForconSheetItem *before = match->at > 0 ? item - 1 : NULL;
  gboolean named = next != NULL && (next->kind == FORCON_SHEET_ITEM_NAME || is_word (next, FORCON_MEANING_SHIP_CLASS));

  /* "Attack battleships, but not cruisers" */
  if (is_word (item, FORCON_MEANING_NOT) && named && (match->clause->types != 0 || match->clause->n > 0)
      && (is_word (before, FORCON_MEANING_BUT) || is_mark (before, ',')))
    return match->pattern->role == FORCON_CLAUSE_WHAT && match->pattern->value == FORCON_WHAT_ATTACK;
  return match->pattern->role == FORCON_CLAUSE_WHAT
         && (is_word (item, FORCON_MEANING_EXCEPT)
             || (is_word (item, FORCON_MEANING_BUT) && named
                 && (is_word (before, FORCON_MEANING_ALL) || is_word (before, FORCON_MEANING_ENEMY)
                     || is_word (before, FORCON_MEANING_NOBODY))));
}

/* "Nobody but Cetagandans": only those. */
static gboolean
says_only (const ForconSheetItem *item)
{
  return is_word (item, FORCON_MEANING_EXCEPT) && g_str_has_prefix (item->word->form, "no");
}

/* Of what the opposite can be said: to whom it is not done, that is done instead. */
static gboolean
has_opposite (ForconWhat what)
{
  return what == FORCON_WHAT_ATTACK || what == FORCON_WHAT_AVOID || what == FORCON_WHAT_HOLD_FIRE;
}

static void
take_mark (Match *match, const ForconSheetItem *item)
{
  /* "Attack, first the cruisers" is two things. */
  if (is_mark (item, ',')
      && (match->clause->what == FORCON_WHAT_FIRST || match->clause->what == FORCON_WHAT_BOARD
          || match->clause->what == FORCON_WHAT_RAM)
      && match->pattern->role == FORCON_CLAUSE_WHAT && match->at > 0 && is_word (item - 1, FORCON_MEANING_VERB))
    match->cost += 2 * FORCON_COST_CLAUSE;
  /* "If C3 is held, stay in B2": behind the comma stands what is done then. */
  if (is_mark (item, ',') && match->pattern->role == FORCON_CLAUSE_CASE && match->n_filled > 0
      && item_at (match, match->at + 1) != NULL && forcon_sheet_is_verb (item_at (match, match->at + 1)))
    match->cost += 2 * FORCON_COST_CLAUSE;
  /* "Target No. 1 – destroyers" */
  if (match->pattern->role == FORCON_CLAUSE_WHAT && match->clause->what == FORCON_WHAT_FIRST && match->n_filled > 0
      && match->clause->types == 0 && !is_mark (item, ','))
    {
      match->cost += FORCON_COST_CLAUSE / 2;
      return;
    }
  /* "Fire: only if fired upon" */
  if (match->pattern->role == FORCON_CLAUSE_WHAT && match->n_filled == 1 && match->at > 0
      && is_word (item - 1, FORCON_MEANING_FIRE))
    {
      match->cost += FORCON_COST_CLAUSE / 2;
      return;
    }
  match->cost += is_mark (item, ':') || (is_mark (item, '-') && !item->glued)
                     ? forcon_sheet_cost (match->statement, item, FORCON_COST_UNFIT)
                 : is_mark (item, ',') ? 2
                                       : 0;
}

/* "Do not go in without it": that is a condition, and denies nothing. */
static gboolean
says_without (const Match *match, const ForconSheetItem *item)
{
  const ForconSheetItem *next = item_at (match, match->at + 1);

  return (g_str_equal (item->word->form, "без") || g_str_equal (item->word->form, "without")) && next != NULL
         && (next->kind == FORCON_SHEET_ITEM_NAME || is_word (next, FORCON_MEANING_OWN_WORDS));
}

/* «До третьего раунда», "before round 3": that is another case than that it has come. */
static gboolean
says_before (const Match *match, const ForconSheetItem *item)
{
  static const char *const words[] = { "до", "before", "until", "till" };

  for (guint i = 0; match->pattern->role == FORCON_CLAUSE_CASE && match->clause->when == FORCON_WHEN_ROUND
                    && i < G_N_ELEMENTS (words);
       i++)
    if (g_str_equal (item->word->form, words[i]))
      return TRUE;
  return FALSE;
}

/* «Не прекращать», "must not stop": what is denied twice is done. */
static gboolean
denies_denial (const Match *match, const ForconSheetItem *item)
{
  return is_word (item, FORCON_MEANING_NOT) && is_word (item, FORCON_MEANING_STOPPING) && match->at > 0
         && is_word (item - 1, FORCON_MEANING_NOT);
}

static void
take_reference (Match *match, const ForconSheetReference *reference, guint n)
{
  /* "If it meets the enemy, the Lance withdraws": an own formation is rather who is told than who is met. */
  if (match->pattern->role == FORCON_CLAUSE_CASE && !wants (match, FORCON_N_MEANING + FORCON_SLOT_FRIEND)
      && !wants (match, FORCON_N_MEANING + FORCON_SLOT_SHARE) && reference->names.n > 0 && reference->names.name[0].own
      && reference->names.name[0].thing == FORCON_SHEET_FORMATION)
    match->cost += 2 * FORCON_COST_CLAUSE;
  if (!take_name (match, reference, n) && !take_subject_within (match, n))
    misfit (match, n, FORCON_COST_UNFIT);
  match->at += n - 1;
}

static void
take_item (Match *match)
{
  const ForconSheetItem *item = item_at (match, match->at);
  ForconSheetReference reference;
  guint n;

  if (item->kind == FORCON_SHEET_ITEM_MARK)
    {
      take_mark (match, item);
      return;
    }
  if (item->kind == FORCON_SHEET_ITEM_NUMBER && take_number (match, item))
    return;
  n = item->kind == FORCON_SHEET_ITEM_WORD && !is_word (item, FORCON_MEANING_CLASS)
          ? 0
          : forcon_sheet_reference (item, match->last - match->at, &reference);
  if (n > 0 && (!reference.bare || reference.names.n > 0))
    take_reference (match, &reference, n);
  else if (item->kind != FORCON_SHEET_ITEM_WORD)
    misfit (match, 1, FORCON_COST_UNKNOWN);
  else if (take_all (match, item))
    return;
  else if (says_only (item) && match->pattern->role == FORCON_CLAUSE_WHAT)
    return;
  else if (opens_exception (match) && has_opposite ((ForconWhat) match->pattern->value) && match->n_filled > 0)
    match->clause->except = TRUE;
  else if (opens_exception (match))
    misfit (match, 1, FORCON_COST_UNFIT);
  /* "If attacked or outnumbered" is two cases. */
  else if (is_word (item, FORCON_MEANING_OR) && match->pattern->role == FORCON_CLAUSE_CASE && match->n_filled > 0
           && is_of_kind (item_at (match, match->at + 1), FORCON_KIND_CASE))
    misfit (match, 1, FORCON_COST_UNFIT);
  /* "On contact" is rather a case than to fight. */
  else if (is_word (item, FORCON_MEANING_IF) && match->pattern->role == FORCON_CLAUSE_WHAT && match->n_filled == 0
           && (next_means (match, FORCON_MEANING_MEET) || next_means (match, FORCON_MEANING_SEE)))
    match->cost += FORCON_COST_UNFIT;
  /* "Fights whoever comes but chases nobody" is two things. */
  else if (is_word (item, FORCON_MEANING_BUT) && match->pattern->role == FORCON_CLAUSE_WHAT && match->n_filled > 0
           && !next_means (match, FORCON_MEANING_ONLY) && !is_word (item, FORCON_MEANING_ONLY))
    match->cost += 2 * FORCON_COST_CLAUSE;
  else if (is_word (item, FORCON_MEANING_NOBODY) && wants (match, FORCON_MEANING_NOBODY))
    {
      match->negative = TRUE;
      fill (match, FORCON_MEANING_NOBODY, 1);
    }
  else if (says_without (match, item) || denies_denial (match, item) || says_before (match, item))
    misfit (match, 1, FORCON_COST_UNFIT);
  else if (is_word (item, FORCON_MEANING_NOT) && !wants (match, FORCON_MEANING_NOT))
    match->negative = TRUE;
  else if (!take_value (match, item) && !take_meaning (match, item) && !is_idle (item))
    misfit (match, 1, is_word (item, FORCON_MEANING_UNLESS) ? 2 * FORCON_COST_UNFIT : FORCON_COST_UNFIT);
}

/* "Protect the Pelican", "if the Triumph is lost": a ship by itself is rather what it is about than who is told. */
static gboolean
is_object (const Match *match, guint n)
{
  const ForconSheetSubject *subject = &match->clause->subject;

  if (subject->n != 1 || subject->all || !forcon_sheet_names_thing (&subject->reference[0], FORCON_SHEET_SHIP)
      || forcon_sheet_names_thing (&subject->reference[0], FORCON_SHEET_FORMATION))
    return FALSE;
  for (guint i = match->at + n; i < match->last; i++)
    if (is_word (&match->statement->items[i], FORCON_MEANING_TO_ALL))
      return TRUE;
    else if (match->statement->items[i].kind == FORCON_SHEET_ITEM_NAME)
      return FALSE;
  return TRUE;
}

/* "The Lotus Throne guards …": words that change nothing before who is told. */
static guint
articles_before_subject (const Match *match)
{
  ForconSheetSubject subject;
  guint n = forcon_sheet_articles (item_at (match, match->at), match->last - match->at);

  return n > 0 && forcon_sheet_take_subject (item_at (match, match->at + n), match->last - match->at - n, &subject) > 0
             ? n
             : 0;
}

/* Joints before a clause, the word for "if", and who is told. */
static void
skip_opening (Match *match)
{
  for (; match->at < match->last; match->at++)
    {
      const ForconSheetItem *item = item_at (match, match->at);
      /* "Under fire", "on meeting": the word for "if" and the case in one. */
      gboolean opens = (is_word (item, FORCON_MEANING_IF) && !is_of_kind (item, FORCON_KIND_CASE)
                        && !is_word (item, FORCON_MEANING_TIMES) && !is_word (item, FORCON_MEANING_OVER))
                       || (is_word (item, FORCON_MEANING_WHILE) && comes_then (match));

      if (is_word (item, FORCON_MEANING_ELSE))
        match->clause->otherwise = TRUE;
      else if (item->kind != FORCON_SHEET_ITEM_MARK
               && (!is_word (item, FORCON_MEANING_AND) || is_word (item, FORCON_MEANING_BOTH))
               && (!is_word (item, FORCON_MEANING_BUT)
                   || (is_word (item, FORCON_MEANING_ONLY) && wants (match, FORCON_MEANING_ONLY)))
               && !is_word (item, FORCON_MEANING_SO) && !(opens && match->pattern->role == FORCON_CLAUSE_CASE))
        break;
    }
  guint n_articles = articles_before_subject (match);

  match->at += n_articles;
  guint n = forcon_sheet_take_subject (item_at (match, match->at), match->last - match->at, &match->clause->subject);

  if (is_protected (match))
    n = 0;
  /* "If nobody is there" */
  if (match->clause->subject.nobody && match->pattern->role == FORCON_CLAUSE_CASE)
    n = 0;
  if (n > 0
      && ((wants (match, FORCON_N_MEANING + FORCON_SLOT_FRIEND)
           && (match->at + n >= match->last || is_object (match, n)))
          || (match->clause->subject.types != 0
              && (match->pattern->role == FORCON_CLAUSE_CASE || wants (match, FORCON_N_MEANING + FORCON_SLOT_TYPES)
                  || wants (match, FORCON_N_MEANING + FORCON_SLOT_FOE)))))
    n = 0;
  if (n == 0)
    forcon_sheet_subject_clear (&match->clause->subject);
  match->clause->told = n > 0;
  match->negative = match->clause->subject.nobody;
  for (guint i = match->at; match->fills != NULL && i < match->at + n; i++)
    match->fills[i] = FORCON_FILL_WHO;
  match->at += n;
  while (n > 0 && match->at < match->last
         && (is_mark (item_at (match, match->at), ':') || is_mark (item_at (match, match->at), '-')))
    match->at++;
}

/* "Lost a quarter" is three quarters left, and what is left is what an instruction counts. */
static gboolean
tells_what_is_lost (const Match *match)
{
  return !forcon_sheet_set_has (&match->filled, FORCON_MEANING_BELOW)
         && (forcon_sheet_set_has (&match->filled, FORCON_MEANING_LOST)
             || forcon_sheet_set_has (&match->filled, FORCON_MEANING_DAMAGE)
             || forcon_sheet_set_has (&match->filled, FORCON_MEANING_OVER));
}

/* "When the Spear comes": no enemy. */
static gboolean
is_friend_that_comes (const Match *match)
{
  const ForconSheetClause *clause = match->clause;

  return clause->role == FORCON_CLAUSE_CASE && clause->when == FORCON_WHEN_MEETS && clause->subject.n > 0
         && forcon_sheet_set_has (&match->filled, FORCON_MEANING_APPEAR)
         && !forcon_sheet_set_has (&match->filled, FORCON_MEANING_ENEMY)
         && !forcon_sheet_set_has (&match->filled, FORCON_MEANING_SEE)
         && !forcon_sheet_set_has (&match->filled, FORCON_MEANING_MEET)
         && !forcon_sheet_set_has (&match->filled, FORCON_N_MEANING + FORCON_SLOT_FOE)
         && !forcon_sheet_set_has (&match->filled, FORCON_N_MEANING + FORCON_SLOT_TYPES);
}

static gboolean
has_exception (const ForconSheetClause *clause)
{
  for (guint i = 0; i < clause->n; i++)
    if (clause->argument[i].with == FORCON_MEANING_EXCEPT)
      return TRUE;
  return FALSE;
}

static gboolean
is_deed (const ForconSheetItem *item)
{
  return is_of_kind (item, FORCON_KIND_ORDERS | FORCON_KIND_INSTRUCTS) || is_word (item, FORCON_MEANING_BATTLE)
         || is_word (item, FORCON_MEANING_ENGAGE);
}

/* "(Withdraw) if it meets Molino and attack (if it meets Lhosh)": what stands before another case is done in that. */
static gboolean
ends_with_deed (const ForconSheetStatement *statement, guint first, guint last)
{
  const ForconSheetItem *items = statement->items;
  guint next = last < statement->n && is_mark (&items[last], ',') ? last + 1 : last;

  if (next >= statement->n || !is_of_kind (&items[next], FORCON_KIND_OPENS_CASE))
    return FALSE;
  for (guint at = last; at > first + 1 && at + 4 > last; at--)
    if ((is_word (&items[at - 1], FORCON_MEANING_AND) || is_mark (&items[at - 1], ',')) && at < last
        && is_deed (&items[at]))
      return TRUE;
  return FALSE;
}

static gint
match_pattern (const ForconSheetStatement *statement, guint first, guint last, const ForconSheetPattern *pattern,
               gint limit, ForconSheetClause *clause, guint8 *fills)
{
  Match match
      = { .statement = statement, .clause = clause, .fills = fills, .pattern = pattern, .last = last, .at = first };

  forcon_sheet_clause_clear (clause);
  clause->role = pattern->role;
  clause->when = pattern->role == FORCON_CLAUSE_CASE ? (ForconWhen) pattern->value : pattern->when;
  clause->what = pattern->role == FORCON_CLAUSE_WHAT ? (ForconWhat) pattern->value : FORCON_WHAT_ATTACK;
  clause->first = first;
  clause->last = last;
  skip_opening (&match);
  /* Each item that has a place makes it cheaper by one. */
  for (; match.at < last && match.cost - (gint) (match.n_filled + last - match.at) < limit; match.at++)
    take_item (&match);
  if (match.at < last)
    return FORCON_COST_NEVER;
  if (clause->when == FORCON_WHEN_HITS_BELOW && tells_what_is_lost (&match))
    clause->amount = 100 - clause->amount;
  if (clause->except && clause->but_types == 0 && !has_exception (clause))
    return FORCON_COST_NEVER;
  if (!forcon_sheet_pattern_holds (statement, match.clause, match.last))
    return FORCON_COST_NEVER;
  if (match.negative != pattern->negative || !forcon_sheet_set_within (&pattern->required, &match.filled)
      || is_friend_that_comes (&match))
    return FORCON_COST_NEVER;
  clause->start = statement->items[first].start;
  clause->end = statement->items[last - 1].end;
  return match.cost - (gint) match.n_filled;
}

/* What there is in a stretch, so that patterns which lack something are not tried. */
static ForconSheetSet
present_in (const ForconSheetStatement *statement, guint first, guint last)
{
  ForconSheetSet set = { 0 };

  for (guint i = first; i < last; i++)
    {
      const ForconSheetItem *item = &statement->items[i];

      for (guint k = 0; item->kind == FORCON_SHEET_ITEM_WORD && k < item->word->n_senses; k++)
        forcon_sheet_set_add (&set, bit_of_sense (&item->word->senses[k]));
    }
  for (guint i = 0; i < FORCON_N_SLOTS; i++)
    forcon_sheet_set_add (&set, FORCON_N_MEANING + i);
  return set;
}

gint
forcon_sheet_match_patterns (const ForconSheetStatement *statement, guint first, guint last, ForconSheetRole role,
                             gint limit, ForconSheetClause *clause, guint8 *fills)
{
  const GArray *patterns = forcon_sheet_patterns ();
  ForconSheetSet present = present_in (statement, first, last);
  gint best = MIN (limit, FORCON_COST_NEVER);
  const ForconSheetPattern *found = NULL;

  if (role == FORCON_CLAUSE_CASE && ends_with_deed (statement, first, last))
    return FORCON_COST_NEVER;
  for (guint i = 0; i < patterns->len; i++)
    {
      const ForconSheetPattern *pattern = &g_array_index (patterns, ForconSheetPattern, i);

      if (pattern->role != role || !forcon_sheet_set_within (&pattern->required, &present)
          || (pattern->negative && !forcon_sheet_set_has (&present, FORCON_MEANING_NOT)))
        continue;
      gint cost = match_pattern (statement, first, last, pattern, best, clause, NULL);

      if (cost >= best)
        continue;
      best = cost;
      found = pattern;
    }
  if (found == NULL)
    return FORCON_COST_NEVER;
  match_pattern (statement, first, last, found, FORCON_COST_NEVER, clause, fills);
  return best;
}
