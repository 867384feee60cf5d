/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-chart.h"

#include <string.h>

/*
 * A statement is parted into clauses: of all ways to do so the one is taken in which the fewest words are without a
 * place. A small chart: the best parse up to each border is kept, and each stretch between two borders is tried as
 * everything that it can be.
 */

/* Items of a clause at most; longer stretches are nothing. */
#define STRETCH_MAX 48

/* No person writes a sentence of so many items: of a longer one only short stretches are tried, as a hostile one costs.
 * */
#define LONG_STATEMENT 300
#define LONG_STATEMENT_STRETCH 16

/* In the place of a trigger: "when the Spear comes". */
#define AWAITS_FRIEND G_MAXUINT

/* The best that a stretch can be: its role, and for an order its frame and the item that says it. */
typedef struct {
  gint cost;
  ForconSheetRole role;
  ForconSheetFrame frame;
  guint trigger;
} Stretch;

/* The best parse up to a border: how dear, and where its last clause begins. */
typedef struct {
  gint cost;
  guint from;
  Stretch stretch;
} Border;

gint
forcon_sheet_cost (const ForconSheetStatement *statement, const ForconSheetItem *item, gint cost)
{
  gboolean much = forcon_sheet_begins_deed (item) || opens_case (item) || item->kind == FORCON_SHEET_ITEM_NAME
                  || item->kind == FORCON_SHEET_ITEM_CODE;

  return !statement->freely ? cost : much ? cost / 2 : item->kind == FORCON_SHEET_ITEM_MARK ? cost / 3 : cost / 6;
}

/* "Until I say so", "пока не скажу": what stands until it is called off needs no case. */
static gboolean
says_until_told (const ForconSheetChart *chart, guint first, guint last)
{
  static const ForconSheetMeaning words[]
      = { FORCON_MEANING_WHILE, FORCON_MEANING_UNLESS,    FORCON_MEANING_NOT,  FORCON_MEANING_HARMLESS,
          FORCON_MEANING_UNTIL, FORCON_MEANING_OWN_WORDS, FORCON_MEANING_THAT, FORCON_MEANING_NEW };
  gboolean until = FALSE;
  guint n = 0;

  for (guint i = first; i < last; i++)
    {
      const ForconSheetItem *item = forcon_sheet_chart_item (chart, i);
      gboolean fits = forcon_sheet_is_joint (item);

      for (guint k = 0; k < G_N_ELEMENTS (words) && !fits; k++)
        fits = is_word (item, words[k]);
      if (!fits)
        return FALSE;
      until = until || is_word (item, FORCON_MEANING_WHILE);
      n += item->kind == FORCON_SHEET_ITEM_WORD;
    }
  return until && n > 1
         && (last == chart->statement->n || forcon_sheet_is_joint (forcon_sheet_chart_item (chart, last)));
}

static gboolean
begins_with_case (const ForconSheetChart *chart, guint first, guint last)
{
  while (first < last
         && (forcon_sheet_is_joint (forcon_sheet_chart_item (chart, first))
             || is_word (forcon_sheet_chart_item (chart, first), FORCON_MEANING_HARMLESS))
         && !opens_case (forcon_sheet_chart_item (chart, first)))
    first++;
  return first < last && opens_case (forcon_sheet_chart_item (chart, first));
}

/* A case to which nothing is said is rather one with its answer in it: "when attacked attack". */
static gboolean
lacks_answer (const ForconSheetChart *chart, guint first, guint last)
{
  for (guint i = 0; i < first; i++)
    if (forcon_sheet_begins_deed (forcon_sheet_chart_item (chart, i)))
      return FALSE;
  return last == chart->statement->n;
}

/* A case that is none of the list; one with a strange word in it is rather offered, but what "unless" says never. */
static gint
cost_of_other_case (const ForconSheetChart *chart, guint first, guint last)
{
  gint cost = FORCON_COST_OTHER_CASE;

  if (chart->statement->freely)
    return FORCON_COST_LACKS / 2 + 6 * (gint) (last - first)
           + (lacks_answer (chart, first, last) ? FORCON_COST_UNKNOWN : 0);
  for (guint i = first; i < last; i++)
    if (opens_case (forcon_sheet_chart_item (chart, i))
        && !is_word (forcon_sheet_chart_item (chart, i), FORCON_MEANING_IF))
      cost = FORCON_COST_UNKNOWN - 5;
  return cost + 3 * (gint) (last - first);
}

static void
consider (Stretch *best, gint cost, ForconSheetRole role, ForconSheetFrame frame, guint trigger)
{
  if (cost < best->cost)
    *best = (Stretch){ cost, role, frame, trigger };
}

static void
try_order (const ForconSheetChart *chart, guint first, guint last, guint trigger, ForconSheetFrame frame, gint more,
           Stretch *best)
{
  gboolean placed = frame == FORCON_FRAME_MOVE && trigger < last && chart->has_place_case;
  gint limit = best->cost - more - FORCON_COST_CLAUSE + (placed ? FORCON_COST_LACKS : 0);
  gint cost = forcon_sheet_match_order (chart->statement, first, last, trigger, frame, MIN (limit, FORCON_COST_NEVER),
                                        chart->scratch, NULL);

  /* "If C2 is free, go in": the case says where. */
  if (cost < FORCON_COST_NEVER && placed && chart->scratch->n == 0 && !chart->scratch->back)
    cost -= FORCON_COST_LACKS;
  consider (best, cost + more + FORCON_COST_CLAUSE, FORCON_CLAUSE_ORDER, frame, trigger);
}

/* "March order", "stance: defensive" */
static gboolean
names_posture (const ForconSheetChart *chart, guint first, guint last, guint place)
{
  const ForconSheetItem *item = forcon_sheet_chart_item (chart, place);

  if (is_word (item, FORCON_MEANING_VERB)
      || !(is_word (item, FORCON_MEANING_MARCH) || is_word (item, FORCON_MEANING_DEFENCE)))
    return FALSE;
  return (is_word (item, FORCON_MEANING_MARCH) && place + 1 < last
          && is_word (forcon_sheet_chart_item (chart, place + 1), FORCON_MEANING_ARRAY))
         || (place > first && forcon_sheet_chart_item (chart, place - 1)->label
             && is_word (forcon_sheet_chart_item (chart, place - 1), FORCON_MEANING_ARRAY));
}

/* "Half their hits": what a share is of is no verb. */
static gboolean
is_shared (const ForconSheetChart *chart, guint place)
{
  const ForconSheetItem *item = forcon_sheet_chart_item (chart, place);

  if (!is_word (item, FORCON_MEANING_HITS) && !is_word (item, FORCON_MEANING_DAMAGE))
    return FALSE;
  for (guint at = place; at > 0 && forcon_sheet_chart_item (chart, at - 1)->kind != FORCON_SHEET_ITEM_MARK; at--)
    if (is_word (forcon_sheet_chart_item (chart, at - 1), FORCON_MEANING_HALF)
        || is_word (forcon_sheet_chart_item (chart, at - 1), FORCON_MEANING_SHARE)
        || is_word (forcon_sheet_chart_item (chart, at - 1), FORCON_MEANING_QUARTER)
        || is_word (forcon_sheet_chart_item (chart, at - 1), FORCON_MEANING_PERCENT))
      return TRUE;
  return FALSE;
}

/* All that a word can order. */
static void
try_triggers (const ForconSheetChart *chart, guint first, guint last, Stretch *best)
{
  static const struct {
    ForconSheetMeaning meaning;
    ForconSheetFrame frame;
    gint more;
  } others[]
      = { { FORCON_MEANING_PUT, FORCON_FRAME_LAY, 3 },        { FORCON_MEANING_KEEP, FORCON_FRAME_HOLD, 1 },
          { FORCON_MEANING_KEEP, FORCON_FRAME_DEFEND, 0 },    { FORCON_MEANING_FLAGSHIP, FORCON_FRAME_FLAGSHIP, 1 },
          { FORCON_MEANING_LEAD, FORCON_FRAME_FLAGSHIP, 2 },  { FORCON_MEANING_SUCCESSORS, FORCON_FRAME_SUCCESSORS, 1 },
          { FORCON_MEANING_DEFENCE, FORCON_FRAME_DEFEND, 2 }, { FORCON_MEANING_MARCH, FORCON_FRAME_MOVE, 1 },
          { FORCON_MEANING_TROOPS, FORCON_FRAME_LAND, 6 },    { FORCON_MEANING_MINES, FORCON_FRAME_LAY, 8 },
          { FORCON_MEANING_CHARGE, FORCON_FRAME_LAY, 8 },     { FORCON_MEANING_NEW, FORCON_FRAME_FORM, 6 },
          { FORCON_MEANING_NEW, FORCON_FRAME_SPLIT, 8 },      { FORCON_MEANING_AFTER, FORCON_FRAME_SUCCESSORS, 8 } };

  for (guint i = first; i < last; i++)
    {
      const ForconSheetItem *item = forcon_sheet_chart_item (chart, i);

      if (item->kind != FORCON_SHEET_ITEM_WORD)
        continue;
      for (guint k = 0; k < item->word->n_senses && !is_shared (chart, i); k++)
        if (item->word->senses[k].meaning == FORCON_MEANING_VERB)
          try_order (chart, first, last, i, (ForconSheetFrame) item->word->senses[k].value, 0, best);
      gboolean posture = names_posture (chart, first, last, i);

      for (guint k = 0; k < G_N_ELEMENTS (others) && !posture; k++)
        if (is_word (item, others[k].meaning))
          try_order (chart, first, last, i, others[k].frame, others[k].more, best);
    }
}

/* Nothing but words that change nothing: between two clauses, or a greeting. */
static gint
cost_of_nothing (const ForconSheetChart *chart, guint first, guint last)
{
  /* "– on the third round –" is a case, whatever else its words mean. */
  gint cost = FORCON_COST_CLAUSE / 2 + (forcon_sheet_tells_moment (chart, first, last) ? FORCON_COST_UNFIT : 0);
  gboolean all = FALSE;
  gboolean more = FALSE;
  gboolean denies = FALSE;

  for (guint i = first; i < last; i++)
    {
      const ForconSheetItem *item = forcon_sheet_chart_item (chart, i);

      if (item->kind == FORCON_SHEET_ITEM_MARK)
        continue;
      /* "… and do not breathe" */
      if (is_word (item, FORCON_MEANING_NOT) && first > 0 && i + 1 < last && !denies
          && (last == chart->statement->n || is_word (forcon_sheet_chart_item (chart, last), FORCON_MEANING_AND)))
        {
          denies = TRUE;
          cost += 3;
          continue;
        }
      all = all || is_word (item, FORCON_MEANING_ALL);
      more = more
             || !(forcon_sheet_is_joint (item) || is_word (item, FORCON_MEANING_ALL)
                  || is_word (item, FORCON_MEANING_TO));
      if (forcon_sheet_is_joint (item) || item->label || is_of_kind (item, FORCON_KIND_CHATTER)
          || is_word (item, FORCON_MEANING_MASTER) || is_word (item, FORCON_MEANING_ALL))
        continue;
      cost += forcon_sheet_cost (chart->statement, item,
                                 item->kind == FORCON_SHEET_ITEM_UNKNOWN ? FORCON_COST_UNKNOWN : FORCON_COST_UNFIT);
    }
  /* "Good luck to all" changes nothing, "all" by itself is who is told. */
  return all && !more ? FORCON_COST_CLAUSE + 1 : cost;
}

/*
 * Somebody is told whom nobody knows: a name before a colon, a dash or a verb. Neither that statement nor those after
 * it are for whoever was told before.
 */
static gboolean
tells_how (const ForconSheetStatement *statement, const ForconSheetItem *item)
{
  const char *word = forcon_sheet_slice (statement->texts, statement->text, item->start, item->end);

  return g_str_has_suffix (word, "о") || g_str_has_suffix (word, "ly");
}

static gboolean
is_stranger (const ForconSheetChart *chart, guint first, guint last)
{
  const ForconSheetStatement *statement = chart->statement;
  const ForconSheetItem *next = last < statement->n ? forcon_sheet_chart_item (chart, last) : NULL;
  guint at = first;
  gboolean unknown = FALSE;

  for (; at < last; at++)
    {
      const ForconSheetItem *item = forcon_sheet_chart_item (chart, at);

      /* "Шипу – засада": what stands behind the dash is for the stranger, and no part of the name. */
      if (unknown && at + 1 < last && (is_mark (item, ':') || (is_mark (item, '-') && !item->glued)))
        return FALSE;
      if (item->kind == FORCON_SHEET_ITEM_MARK || is_word (item, FORCON_MEANING_POLITE))
        continue;
      if (unknown && item->kind == FORCON_SHEET_ITEM_NAME && item->guess != NULL)
        continue;
      if (item->kind == FORCON_SHEET_ITEM_UNKNOWN
          && (item->capital || item->quoted || (last == first + 1 && !tells_how (statement, item))))
        unknown = TRUE;
      else if (!is_word (item, FORCON_MEANING_CLASS) && !unknown)
        return FALSE;
      else if (item->kind == FORCON_SHEET_ITEM_NAME || forcon_sheet_is_verb (item))
        return FALSE;
    }
  return unknown
         && (next == NULL || is_mark (next, ':') || is_mark (next, '-') || is_word (next, FORCON_MEANING_VERB)
             || is_word (next, FORCON_MEANING_IN) || is_word (next, FORCON_MEANING_TO));
}

/* "To: all captains of the Wolves", "to the officers and men of the Wolves:": the words before whom a heading names. */
static guint
end_of_address (const ForconSheetStatement *statement, guint first, guint last)
{
  gboolean heads = first == 0 && is_word (&statement->items[0], FORCON_MEANING_TO) && last > 2
                   && (is_mark (&statement->items[1], ':') || is_mark (&statement->items[last - 1], ':')
                       || (last < statement->n && is_mark (&statement->items[last], ':')));

  for (guint at = 1; heads && at < last; at++)
    {
      const ForconSheetItem *item = &statement->items[at];
      ForconSheetReference reference;

      if (forcon_sheet_reference (item, last - at, &reference) > 0)
        return at;
      if (item->kind == FORCON_SHEET_ITEM_MARK ? !forcon_sheet_is_joint (item) : is_word (item, FORCON_MEANING_VERB))
        return first;
    }
  return first;
}

/* Only who is told, before a colon or at the end. */
static gint
cost_of_head (const ForconSheetChart *chart, guint first, guint last)
{
  ForconSheetSubject subject;
  guint at = first;
  guint n;

  while (at < last
         && (forcon_sheet_chart_item (chart, at)->kind == FORCON_SHEET_ITEM_MARK
             || forcon_sheet_is_joint (forcon_sheet_chart_item (chart, at))
             || is_word (forcon_sheet_chart_item (chart, at), FORCON_MEANING_POLITE)
             || is_word (forcon_sheet_chart_item (chart, at), FORCON_MEANING_HARMLESS)
             || is_word (forcon_sheet_chart_item (chart, at), FORCON_MEANING_TITLE)
             || (first == 0 && is_word (forcon_sheet_chart_item (chart, at), FORCON_MEANING_TO)))
         && !is_word (forcon_sheet_chart_item (chart, at), FORCON_MEANING_ALL))
    at++;
  at = MAX (at, end_of_address (chart->statement, first, last));
  n = forcon_sheet_take_subject (forcon_sheet_chart_item (chart, at), last - at, &subject);
  if (n == 0)
    return FORCON_COST_NEVER;
  /* "Good luck to all" is no heading. */
  for (guint i = first; subject.n == 0 && i < at; i++)
    if (is_word (forcon_sheet_chart_item (chart, i), FORCON_MEANING_POLITE))
      return FORCON_COST_NEVER;
  for (at += n; at < last; at++)
    if (forcon_sheet_chart_item (chart, at)->kind != FORCON_SHEET_ITEM_MARK
        && !(is_word (forcon_sheet_chart_item (chart, at), FORCON_MEANING_HARMLESS)
             && is_mark (forcon_sheet_chart_item (chart, last - 1), ':'))
        && !is_word (forcon_sheet_chart_item (chart, at), FORCON_MEANING_TITLE)
        && !is_word (forcon_sheet_chart_item (chart, at), FORCON_MEANING_CLASS))
      return FORCON_COST_NEVER;
  return FORCON_COST_CLAUSE;
}

/* "Targets: first transports" is no case of an enemy. */
static gboolean
names_targets (const ForconSheetChart *chart, guint first, guint last)
{
  for (guint i = first; i < last; i++)
    if (is_word (forcon_sheet_chart_item (chart, i), FORCON_MEANING_TARGET)
        && is_word (forcon_sheet_chart_item (chart, i), FORCON_MEANING_ENEMY))
      return TRUE;
  return FALSE;
}

/* What a stretch costs as the best pattern of a role, with so much more for the clause. */
static gint
cost_of_pattern (const ForconSheetChart *chart, guint first, guint last, ForconSheetRole role, gint more,
                 const Stretch *best)
{
  return forcon_sheet_match_patterns (chart->statement, first, last, role, best->cost - more, chart->scratch, NULL)
         + more;
}

/* The best that a stretch can be for less than @limit; its cost is @limit where there is nothing. */
static Stretch
best_of (const ForconSheetChart *chart, guint first, guint last, gint limit)
{
  static const ForconSheetRole said[]
      = { FORCON_CLAUSE_WHAT, FORCON_CLAUSE_CANCEL, FORCON_CLAUSE_CONTINUE, FORCON_CLAUSE_LIKEWISE };
  Stretch best = { .cost = MIN (limit, FORCON_COST_NEVER), .trigger = last };

  consider (&best, cost_of_nothing (chart, first, last), FORCON_CLAUSE_NOTHING, 0, last);
  if (forcon_sheet_gives_reason (chart->statement, first, last))
    consider (&best, FORCON_COST_CLAUSE + 2, FORCON_CLAUSE_NOTHING, 0, last);
  gboolean short_case = (last < chart->statement->n
                         && (is_mark (forcon_sheet_chart_item (chart, last), ':')
                             || is_mark (forcon_sheet_chart_item (chart, last), '-')
                             || is_mark (forcon_sheet_chart_item (chart, last), '?')))
                        || forcon_sheet_tells_moment (chart, first, last);

  if (short_case && !begins_with_case (chart, first, last) && !names_targets (chart, first, last))
    consider (&best, cost_of_pattern (chart, first, last, FORCON_CLAUSE_CASE, FORCON_COST_CLAUSE + 2, &best),
              FORCON_CLAUSE_CASE, 0, last);
  if (begins_with_case (chart, first, last))
    {
      gint more = FORCON_COST_CLAUSE / 2 + (lacks_answer (chart, first, last) ? FORCON_COST_LACKS : 0);

      consider (&best, cost_of_pattern (chart, first, last, FORCON_CLAUSE_CASE, more, &best), FORCON_CLAUSE_CASE, 0,
                last);
      consider (&best, cost_of_other_case (chart, first, last), FORCON_CLAUSE_OTHER_CASE, 0, last);
    }
  if (forcon_sheet_awaits_friend (chart->statement, first, last, chart->scratch))
    consider (&best, FORCON_COST_CLAUSE, FORCON_CLAUSE_ORDER, FORCON_FRAME_AWAIT, AWAITS_FRIEND);
  if (says_until_told (chart, first, last))
    consider (&best, FORCON_COST_CLAUSE / 2, FORCON_CLAUSE_WHILE, 0, last);
  try_triggers (chart, first, last, &best);
  try_order (chart, first, last, last, FORCON_FRAME_MOVE, 12, &best);
  try_order (chart, first, last, last, FORCON_FRAME_POSTURE, 4, &best);
  for (guint i = 0; i < G_N_ELEMENTS (said); i++)
    {
      gint cost = cost_of_pattern (chart, first, last, said[i], FORCON_COST_CLAUSE + 1, &best);
      gboolean reaction
          = said[i] == FORCON_CLAUSE_WHAT
            && (chart->scratch->what == FORCON_WHAT_ATTACK || chart->scratch->what == FORCON_WHAT_WITHDRAW)
            && chart->scratch->when == FORCON_WHEN_ALWAYS && !forcon_sheet_is_about_people (chart->scratch)
            && chart->scratch->types == 0 && !chart->scratch->except;

      /* To attack or to withdraw without saying whom or where is an answer to a case. */
      if (cost < FORCON_COST_NEVER && reaction && !chart->has_case)
        cost += FORCON_COST_LACKS;
      consider (&best, cost, said[i], 0, last);
    }
  consider (&best, cost_of_head (chart, first, last), FORCON_CLAUSE_HEAD, 0, last);
  if (first == 0 && !chart->statement->freely && is_stranger (chart, first, last))
    consider (&best, FORCON_COST_CLAUSE, FORCON_CLAUSE_STRANGER, 0, last);
  return best;
}

/* The cheapest way to each border. */
static void
fill_chart (const ForconSheetChart *chart, Border *borders)
{
  guint n = chart->statement->n;
  guint longest = n > LONG_STATEMENT ? LONG_STATEMENT_STRETCH : STRETCH_MAX;

  for (guint last = 1; last <= n; last++)
    {
      borders[last] = (Border){ .cost = G_MAXINT / 2 };
      if (last < n && chart->joints[last] >= FORCON_COST_NEVER)
        continue;
      for (guint first = last > longest ? last - longest : 0; first < last; first++)
        {
          if (chart->joints[first] >= FORCON_COST_NEVER || borders[first].cost >= G_MAXINT / 2)
            continue;
          gint before = borders[first].cost + chart->joints[first];
          Stretch stretch = best_of (chart, first, last, borders[last].cost - before);
          gint cost = before + stretch.cost;

          if (cost < borders[last].cost)
            borders[last] = (Border){ cost, first, stretch };
        }
    }
}

/* The clause that a stretch was found to be, with all its arguments. */
static void
add_clause (ForconSheetStatement *statement, ForconSheetClause *clause, guint first, guint last, const Stretch *stretch)
{
  forcon_sheet_clause_clear (clause);
  switch (stretch->role)
    {
    case FORCON_CLAUSE_ORDER:
    case FORCON_CLAUSE_FORBIDDEN:
      if (stretch->trigger == AWAITS_FRIEND)
        {
          forcon_sheet_awaits_friend (statement, first, last, clause);
          memset (statement->fills + first, FORCON_FILL_WHEN, last - first);
          break;
        }
      forcon_sheet_match_order (statement, first, last, stretch->trigger, stretch->frame, FORCON_COST_NEVER, clause,
                                statement->fills);
      /* "Do not stop until we are in C3" is more than a prohibition. */
      for (guint i = first; i < last; i++)
        clause->unexplained += clause->role == FORCON_CLAUSE_FORBIDDEN && opens_case (&statement->items[i]);
      break;
    case FORCON_CLAUSE_CASE:
    case FORCON_CLAUSE_WHAT:
    case FORCON_CLAUSE_CANCEL:
    case FORCON_CLAUSE_CONTINUE:
    case FORCON_CLAUSE_LIKEWISE:
      forcon_sheet_match_patterns (statement, first, last, stretch->role, FORCON_COST_NEVER, clause, statement->fills);
      break;
    case FORCON_CLAUSE_NOTHING:
      if (forcon_sheet_gives_reason (statement, first, last))
        {
          memset (statement->fills + first, FORCON_FILL_ASIDE, last - first);
          break;
        }
      for (guint i = first; i < last; i++)
        clause->unexplained += statement->items[i].kind == FORCON_SHEET_ITEM_UNKNOWN;
      clause->unexplained += stretch->cost >= FORCON_COST_UNFIT;
      break;
    case FORCON_CLAUSE_HEAD:
      for (guint at = end_of_address (statement, first, last);
           at < last && clause->subject.n == 0 && !clause->subject.all; at++)
        if (forcon_sheet_take_subject (&statement->items[at], last - at, &clause->subject) > 0)
          clause->told = TRUE;
      break;
    case FORCON_CLAUSE_STRANGER:
      clause->told = TRUE;
      clause->subject.n = 1;
      clause->subject.reference[0]
          = (ForconSheetReference){ .start = statement->items[first].start, .end = statement->items[last - 1].end };
      break;
    case FORCON_CLAUSE_OTHER_CASE:
    case FORCON_CLAUSE_WHILE:
      break;
    }
  if (clause->role == FORCON_CLAUSE_NOTHING)
    clause->role = stretch->role;
  clause->first = first;
  clause->last = last;
  g_array_append_vals (statement->clauses, clause, 1);
}

static void
add_clauses (ForconSheetStatement *statement, ForconSheetClause *clause, const Border *borders)
{
  guint ends[STRETCH_MAX * 4];
  guint n = 0;

  for (guint last = statement->n; last > 0 && n < G_N_ELEMENTS (ends); last = borders[last].from)
    ends[n++] = last;
  while (n > 0)
    {
      guint last = ends[--n];

      add_clause (statement, clause, borders[last].from, last, &borders[last].stretch);
    }
}

/* Words of orders that are only guessed are told, as the names are. */
static void
note_words (ForconSheetStatement *statement)
{
  for (guint i = 0; i < statement->n; i++)
    {
      const ForconSheetItem *item = &statement->items[i];

      if (item->kind == FORCON_SHEET_ITEM_WORD && item->guess != NULL && statement->fills[i] != FORCON_FILL_NAME
          && statement->fills[i] != FORCON_FILL_ASIDE)
        {
          forcon_sheet_note (statement->notes, item->start, item->end, item->guess);
          statement->guessed = TRUE;
        }
    }
}

/* "Enemy: attack" */
static gboolean
shows_enemy (const ForconSheetStatement *statement)
{
  for (guint i = 0; i + 1 < statement->n; i++)
    if (is_word (&statement->items[i], FORCON_MEANING_ENEMY) && !is_word (&statement->items[i], FORCON_MEANING_TARGET)
        && (is_mark (&statement->items[i + 1], ':') || is_mark (&statement->items[i + 1], '-')))
      return TRUE;
  return FALSE;
}

void
forcon_sheet_parse (ForconSheetStatement *statement)
{
  g_autofree Border *borders = g_new0 (Border, statement->n + 1);
  g_autofree gint *joints = g_new (gint, statement->n + 1);
  g_autofree ForconSheetClause *scratch = g_new0 (ForconSheetClause, 1);
  ForconSheetChart chart = { .statement = statement, .scratch = scratch, .joints = joints };

  for (guint i = 0; i < statement->n; i++)
    chart.has_case = chart.has_case || opens_case (&statement->items[i])
                     || (is_mark (&statement->items[i], '?') && i + 1 < statement->n);
  for (guint i = 0; i < statement->n; i++)
    chart.has_place_case = chart.has_place_case || is_word (&statement->items[i], FORCON_MEANING_FREE);
  chart.has_case = chart.has_case || forcon_sheet_tells_moment (&chart, 0, statement->n) || shows_enemy (statement);
  for (guint i = 0; i < statement->n; i++)
    joints[i] = forcon_sheet_cost_of_joint (&chart, i);
  fill_chart (&chart, borders);
  add_clauses (statement, scratch, borders);
  forcon_sheet_settle_clauses (statement);
  forcon_sheet_check_clauses (statement);
  note_words (statement);
}
