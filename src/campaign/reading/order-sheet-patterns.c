/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-pattern-match.h"

#include <string.h>

/*
 * Cases, instructions and what is said of orders are patterns of data/orders/frames.txt: sets of meanings and names
 * that a stretch of a statement must contain, in any order, and of those that it may. Every other word makes it dearer.
 */

/* "Until it is attacked, then run": what comes then is done in that case. */
static gboolean
comes_then (const ForconSheetPatternMatch *match)
{
  const ForconSheetStatement *statement = match->statement;

  return match->pattern->role == FORCON_CLAUSE_CASE && match->last + 1 < statement->n
         && is_mark (&statement->items[match->last], ',')
         && (is_word (&statement->items[match->last + 1], FORCON_MEANING_THEN)
             || is_word (&statement->items[match->last + 1], FORCON_MEANING_SO));
}

static gboolean
can_repeat (guint bit)
{
  return bit < FORCON_N_MEANING && forcon_sheet_meaning_is ((ForconSheetMeaning) bit, FORCON_KIND_REPEATS);
}

static gboolean
comes_later (const ForconSheetPatternMatch *match, guint bit)
{
  for (guint at = match->at + 1; at < match->last; at++)
    {
      const ForconSheetItem *item = forcon_sheet_pattern_item (match, at);

      for (guint i = 0; item->kind == FORCON_SHEET_ITEM_WORD && i < item->word->n_senses; i++)
        if (bit_of_sense (&item->word->senses[i]) == bit)
          return TRUE;
    }
  return FALSE;
}

/* "Shoot only when shot at": of several meanings that the pattern lacks, the one that no other word has. */
static gboolean
take_only_here (ForconSheetPatternMatch *match, const ForconSheetItem *item)
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
  forcon_sheet_pattern_fill (match, only, 1);
  return TRUE;
}

/* The meaning that the pattern still lacks, or one that it may have. */
static gboolean
take_meaning (ForconSheetPatternMatch *match, const ForconSheetItem *item)
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
                : forcon_sheet_pattern_wants (match, bit)
                      && (can_repeat (bit) || !forcon_sheet_set_has (&match->filled, bit)
                          || (bit == FORCON_MEANING_ATTACKED && match->at > 0
                              && is_word (item - 1, FORCON_MEANING_ATTACKED))))
          {
            forcon_sheet_pattern_fill (match, bit, 1);
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
take_subject_within (ForconSheetPatternMatch *match, guint n)
{
  ForconSheetClause *clause = match->clause;
  const ForconSheetItem *item = forcon_sheet_pattern_item (match, match->at);
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
take_all (ForconSheetPatternMatch *match, const ForconSheetItem *item)
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
opens_exception (const ForconSheetPatternMatch *match)
{
  const ForconSheetItem *item = forcon_sheet_pattern_item (match, match->at);
  const ForconSheetItem *next = forcon_sheet_pattern_item (match, match->at + 1);
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
take_mark (ForconSheetPatternMatch *match, const ForconSheetItem *item)
{
  /* "Attack, first the cruisers" is two things. */
  if (is_mark (item, ',')
      && (match->clause->what == FORCON_WHAT_FIRST || match->clause->what == FORCON_WHAT_BOARD
          || match->clause->what == FORCON_WHAT_RAM)
      && match->pattern->role == FORCON_CLAUSE_WHAT && match->at > 0 && is_word (item - 1, FORCON_MEANING_VERB))
    match->cost += 2 * FORCON_COST_CLAUSE;
  /* "If C3 is held, stay in B2": behind the comma stands what is done then. */
  if (is_mark (item, ',') && match->pattern->role == FORCON_CLAUSE_CASE && match->n_filled > 0
      && forcon_sheet_pattern_item (match, match->at + 1) != NULL
      && forcon_sheet_is_verb (forcon_sheet_pattern_item (match, match->at + 1)))
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
says_without (const ForconSheetPatternMatch *match, const ForconSheetItem *item)
{
  const ForconSheetItem *next = forcon_sheet_pattern_item (match, match->at + 1);

  return (g_str_equal (item->word->form, "без") || g_str_equal (item->word->form, "without")) && next != NULL
         && (next->kind == FORCON_SHEET_ITEM_NAME || is_word (next, FORCON_MEANING_OWN_WORDS));
}

/* «До третьего раунда», "before round 3": that is another case than that it has come. */
static gboolean
says_before (const ForconSheetPatternMatch *match, const ForconSheetItem *item)
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
denies_denial (const ForconSheetPatternMatch *match, const ForconSheetItem *item)
{
  return is_word (item, FORCON_MEANING_NOT) && is_word (item, FORCON_MEANING_STOPPING) && match->at > 0
         && is_word (item - 1, FORCON_MEANING_NOT);
}

static void
take_reference (ForconSheetPatternMatch *match, const ForconSheetReference *reference, guint n)
{
  /* "If it meets the enemy, the Lance withdraws": an own formation is rather who is told than who is met. */
  if (match->pattern->role == FORCON_CLAUSE_CASE
      && !forcon_sheet_pattern_wants (match, FORCON_N_MEANING + FORCON_SLOT_FRIEND)
      && !forcon_sheet_pattern_wants (match, FORCON_N_MEANING + FORCON_SLOT_SHARE) && reference->names.n > 0
      && reference->names.name[0].own && reference->names.name[0].thing == FORCON_SHEET_FORMATION)
    match->cost += 2 * FORCON_COST_CLAUSE;
  if (!forcon_sheet_pattern_take_name (match, reference, n) && !take_subject_within (match, n))
    forcon_sheet_pattern_misfit (match, n, FORCON_COST_UNFIT);
  match->at += n - 1;
}

static void
take_item (ForconSheetPatternMatch *match)
{
  const ForconSheetItem *item = forcon_sheet_pattern_item (match, match->at);
  ForconSheetReference reference;
  guint n;

  if (item->kind == FORCON_SHEET_ITEM_MARK)
    {
      take_mark (match, item);
      return;
    }
  if (item->kind == FORCON_SHEET_ITEM_NUMBER && forcon_sheet_pattern_take_number (match, item))
    return;
  n = item->kind == FORCON_SHEET_ITEM_WORD && !is_word (item, FORCON_MEANING_CLASS)
          ? 0
          : forcon_sheet_reference (item, match->last - match->at, &reference);
  if (n > 0 && (!reference.bare || reference.names.n > 0))
    take_reference (match, &reference, n);
  else if (item->kind != FORCON_SHEET_ITEM_WORD)
    forcon_sheet_pattern_misfit (match, 1, FORCON_COST_UNKNOWN);
  else if (take_all (match, item))
    return;
  else if (says_only (item) && match->pattern->role == FORCON_CLAUSE_WHAT)
    return;
  else if (opens_exception (match) && has_opposite ((ForconWhat) match->pattern->value) && match->n_filled > 0)
    match->clause->except = TRUE;
  else if (opens_exception (match))
    forcon_sheet_pattern_misfit (match, 1, FORCON_COST_UNFIT);
  /* "If attacked or outnumbered" is two cases. */
  else if (is_word (item, FORCON_MEANING_OR) && match->pattern->role == FORCON_CLAUSE_CASE && match->n_filled > 0
           && is_of_kind (forcon_sheet_pattern_item (match, match->at + 1), FORCON_KIND_CASE))
    forcon_sheet_pattern_misfit (match, 1, FORCON_COST_UNFIT);
  /* "On contact" is rather a case than to fight. */
  else if (is_word (item, FORCON_MEANING_IF) && match->pattern->role == FORCON_CLAUSE_WHAT && match->n_filled == 0
           && (forcon_sheet_pattern_next_means (match, FORCON_MEANING_MEET)
               || forcon_sheet_pattern_next_means (match, FORCON_MEANING_SEE)))
    match->cost += FORCON_COST_UNFIT;
  /* "Fights whoever comes but chases nobody" is two things. */
  else if (is_word (item, FORCON_MEANING_BUT) && match->pattern->role == FORCON_CLAUSE_WHAT && match->n_filled > 0
           && !forcon_sheet_pattern_next_means (match, FORCON_MEANING_ONLY) && !is_word (item, FORCON_MEANING_ONLY))
    match->cost += 2 * FORCON_COST_CLAUSE;
  else if (is_word (item, FORCON_MEANING_NOBODY) && forcon_sheet_pattern_wants (match, FORCON_MEANING_NOBODY))
    {
      match->negative = TRUE;
      forcon_sheet_pattern_fill (match, FORCON_MEANING_NOBODY, 1);
    }
  else if (says_without (match, item) || denies_denial (match, item) || says_before (match, item))
    forcon_sheet_pattern_misfit (match, 1, FORCON_COST_UNFIT);
  else if (is_word (item, FORCON_MEANING_NOT) && !forcon_sheet_pattern_wants (match, FORCON_MEANING_NOT))
    match->negative = TRUE;
  else if (!forcon_sheet_pattern_take_value (match, item) && !take_meaning (match, item) && !is_idle (item))
    forcon_sheet_pattern_misfit (match, 1,
                                 is_word (item, FORCON_MEANING_UNLESS) ? 2 * FORCON_COST_UNFIT : FORCON_COST_UNFIT);
}

/* "Protect the Pelican", "if the Triumph is lost": a ship by itself is rather what it is about than who is told. */
static gboolean
is_object (const ForconSheetPatternMatch *match, guint n)
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
articles_before_subject (const ForconSheetPatternMatch *match)
{
  ForconSheetSubject subject;
  guint n = forcon_sheet_articles (forcon_sheet_pattern_item (match, match->at), match->last - match->at);

  return n > 0
                 && forcon_sheet_take_subject (forcon_sheet_pattern_item (match, match->at + n),
                                               match->last - match->at - n, &subject)
                        > 0
             ? n
             : 0;
}

/* Joints before a clause, the word for "if", and who is told. */
static void
skip_opening (ForconSheetPatternMatch *match)
{
  for (; match->at < match->last; match->at++)
    {
      const ForconSheetItem *item = forcon_sheet_pattern_item (match, match->at);
      /* "Under fire", "on meeting": the word for "if" and the case in one. */
      gboolean opens = (is_word (item, FORCON_MEANING_IF) && !is_of_kind (item, FORCON_KIND_CASE)
                        && !is_word (item, FORCON_MEANING_TIMES) && !is_word (item, FORCON_MEANING_OVER))
                       || (is_word (item, FORCON_MEANING_WHILE) && comes_then (match));

      if (is_word (item, FORCON_MEANING_ELSE))
        match->clause->otherwise = TRUE;
      else if (item->kind != FORCON_SHEET_ITEM_MARK
               && (!is_word (item, FORCON_MEANING_AND) || is_word (item, FORCON_MEANING_BOTH))
               && (!is_word (item, FORCON_MEANING_BUT)
                   || (is_word (item, FORCON_MEANING_ONLY) && forcon_sheet_pattern_wants (match, FORCON_MEANING_ONLY)))
               && !is_word (item, FORCON_MEANING_SO) && !(opens && match->pattern->role == FORCON_CLAUSE_CASE))
        break;
    }
  guint n_articles = articles_before_subject (match);

  match->at += n_articles;
  guint n = forcon_sheet_take_subject (forcon_sheet_pattern_item (match, match->at), match->last - match->at,
                                       &match->clause->subject);

  if (forcon_sheet_pattern_is_protected (match))
    n = 0;
  /* "If nobody is there" */
  if (match->clause->subject.nobody && match->pattern->role == FORCON_CLAUSE_CASE)
    n = 0;
  if (n > 0
      && ((forcon_sheet_pattern_wants (match, FORCON_N_MEANING + FORCON_SLOT_FRIEND)
           && (match->at + n >= match->last || is_object (match, n)))
          || (match->clause->subject.types != 0
              && (match->pattern->role == FORCON_CLAUSE_CASE
                  || forcon_sheet_pattern_wants (match, FORCON_N_MEANING + FORCON_SLOT_TYPES)
                  || forcon_sheet_pattern_wants (match, FORCON_N_MEANING + FORCON_SLOT_FOE)))))
    n = 0;
  if (n == 0)
    forcon_sheet_subject_clear (&match->clause->subject);
  match->clause->told = n > 0;
  match->negative = match->clause->subject.nobody;
  for (guint i = match->at; match->fills != NULL && i < match->at + n; i++)
    match->fills[i] = FORCON_FILL_WHO;
  match->at += n;
  while (n > 0 && match->at < match->last
         && (is_mark (forcon_sheet_pattern_item (match, match->at), ':')
             || is_mark (forcon_sheet_pattern_item (match, match->at), '-')))
    match->at++;
}

/* "Lost a quarter" is three quarters left, and what is left is what an instruction counts. */
static gboolean
tells_what_is_lost (const ForconSheetPatternMatch *match)
{
  return !forcon_sheet_set_has (&match->filled, FORCON_MEANING_BELOW)
         && (forcon_sheet_set_has (&match->filled, FORCON_MEANING_LOST)
             || forcon_sheet_set_has (&match->filled, FORCON_MEANING_DAMAGE)
             || forcon_sheet_set_has (&match->filled, FORCON_MEANING_OVER));
}

/* "When the Spear comes": no enemy. */
static gboolean
is_friend_that_comes (const ForconSheetPatternMatch *match)
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
  ForconSheetPatternMatch match
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
