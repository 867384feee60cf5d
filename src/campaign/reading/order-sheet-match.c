/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-match.h"

#include <string.h>

/*
 * A stretch of a statement as one order: its verb is given, and each other word must have a place beside it: who is
 * told, where, whom, how many. What has none makes the order dearer.
 */

/* "Four mines (4)" are four. */
static gboolean
repeats_count (const ForconSheetMatch *match, const ForconSheetItem *item)
{
  return item->value == match->clause->count && match->at > match->first
         && is_mark (item_at (match, match->at - 1), '(');
}

/* A number is a count of mines or troops; "2 plasma and 2 torpedo mines" is two counts. */
static void
take_count (ForconSheetMatch *match, const ForconSheetItem *item)
{
  ForconSheetClause *clause = match->clause;
  ForconSheetReference reference = { .start = item->start, .end = item->end, .number = item->value, .bare = TRUE };

  if (match->sector)
    forcon_sheet_match_add_argument (match, FORCON_SHEET_REFERS, &reference);
  else if (takes (match, FORCON_TAKES_COUNT) && (clause->count == 0 || repeats_count (match, item)))
    clause->count = item->value;
  else if (takes (match, FORCON_TAKES_COUNT) && clause->frame == FORCON_FRAME_LAY && !clause->twin)
    {
      clause->twin = TRUE;
      clause->apart = clause->n > 0;
      clause->second_count = item->value;
      clause->first_charge = clause->charge;
    }
  else
    {
      forcon_sheet_match_misfit (match, 1, FORCON_COST_UNFIT);
      return;
    }
  fill (match, match->at, 1, FORCON_FILL_COUNT);
}

/* Something that nobody knows may be a name that is spelled beyond recognition. */
static void
take_unknown (ForconSheetMatch *match, const ForconSheetItem *item)
{
  ForconSheetReference reference = { .start = item->start, .end = item->end };
  gboolean place = takes (match, FORCON_TAKES_PLACE) || takes (match, FORCON_TAKES_PLANET);

  if (match->at < match->trigger && match->first == 0 && match->clause->subject.n == 0 && !match->clause->subject.all
      && match->with == FORCON_MEANING_NONE && match->trigger < match->last && !match->sector)
    {
      forcon_sheet_match_misfit (match, 1, FORCON_COST_UNKNOWN);
      return;
    }
  if (item->kind == FORCON_SHEET_ITEM_CODE && place)
    forcon_sheet_match_add_argument (match, FORCON_SHEET_CODE_ONLY, &reference);
  else if ((item->capital || item->quoted || match->sector || match->planet)
           && ((place && match->with != FORCON_MEANING_NONE) || takes (match, FORCON_TAKES_FOE)
               || takes (match, FORCON_TAKES_SHIPS) || match->sector))
    {
      /* Whoever leads is known. */
      match->cost += takes (match, FORCON_TAKES_LEAD) && !takes (match, FORCON_TAKES_NAME) ? FORCON_COST_CLAUSE : 0;
      forcon_sheet_match_add_argument (match, FORCON_SHEET_UNKNOWN_NAME, &reference);
    }
  else
    forcon_sheet_match_misfit (match, 1, FORCON_COST_UNKNOWN);
}

/* "To E2 and back" goes there first: the way back is an order of its own. */
static gboolean
turns_back (const ForconSheetMatch *match)
{
  const ForconSheetItem *before = match->at > match->first ? item_at (match, match->at - 1) : NULL;

  return match->clause->n > 0 && is_word (item_at (match, match->at), FORCON_MEANING_BACK)
         && (is_word (before, FORCON_MEANING_AND) || is_word (before, FORCON_MEANING_THEN) || is_mark (before, ','));
}

/* "Stay in B2 and keep Pelican alive", "go to C4, come back to B4" are two orders. */
static gboolean
goes_on_otherwise (const ForconSheetMatch *match)
{
  const ForconSheetItem *before = match->at > match->first ? item_at (match, match->at - 1) : NULL;

  return match->verb && match->clause->n > 0
         && (match->clause->frame == FORCON_FRAME_DEFEND || match->clause->frame == FORCON_FRAME_PATROL
             || match->clause->frame == FORCON_FRAME_MOVE || match->clause->frame == FORCON_FRAME_RETREAT)
         && (is_word (before, FORCON_MEANING_AND) || is_mark (before, ','));
}

/* Words that only tell how the next name belongs to the verb. */
static gboolean
take_link (ForconSheetMatch *match, const ForconSheetItem *item)
{
  static const ForconSheetMeaning cases[]
      = { FORCON_MEANING_VIA, FORCON_MEANING_AVOIDING, FORCON_MEANING_FROM,  FORCON_MEANING_IN,
          FORCON_MEANING_TO,  FORCON_MEANING_WITH,     FORCON_MEANING_BEHIND };

  if (is_word (item, FORCON_MEANING_AFTER) && match->clause->frame == FORCON_FRAME_SUCCESSORS)
    {
      match->with = FORCON_MEANING_AFTER;
      return TRUE;
    }
  /* "Dorca leads, after her Piotr" */
  if (is_word (item, FORCON_MEANING_AFTER) && match->clause->frame == FORCON_FRAME_FLAGSHIP && match->clause->n > 0)
    return match->clause->successors = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    if (is_word (item, cases[i]))
      {
        match->with = cases[i];
        match->class = match->class && cases[i] != FORCON_MEANING_FROM;
        return TRUE;
      }
  if (is_word (item, FORCON_MEANING_SECTOR_CLASS))
    match->sector = TRUE;
  else if (is_word (item, FORCON_MEANING_FEATURE_CLASS))
    match->planet = TRUE;
  else if (is_word (item, FORCON_MEANING_OR))
    match->instead = TRUE;
  /* "Wait for the Wall, then C2" is two orders. */
  else if (is_word (item, FORCON_MEANING_THEN)
           && (match->clause->frame == FORCON_FRAME_AWAIT || match->clause->frame == FORCON_FRAME_FOLLOW))
    return is_word (item, FORCON_MEANING_SAME_PLACE) && match->clause->n == 0;
  else if (is_word (item, FORCON_MEANING_THEN) && (match->clause->n > 0 || match->at > match->trigger))
    {
      match->then = TRUE;
      match->with = FORCON_MEANING_NONE;
    }
  else if ((is_word (item, FORCON_MEANING_NAMED) || is_word (item, FORCON_MEANING_AS))
           && forcon_sheet_match_forms (match))
    match->class = TRUE;
  else if (is_word (item, FORCON_MEANING_AS) && takes (match, FORCON_TAKES_LEAD) && match->at + 1 < match->last
           && (is_word (item + 1, FORCON_MEANING_SUCCESSORS) || is_word (item + 1, FORCON_MEANING_FLAGSHIP)))
    return TRUE;
  else if (is_word (item, FORCON_MEANING_CLASS))
    match->class = TRUE;
  else if (is_word (item, FORCON_MEANING_BACK) && takes (match, FORCON_TAKES_BACK) && !turns_back (match))
    match->clause->back = TRUE;
  else if (is_word (item, FORCON_MEANING_SAME_PLACE) && takes (match, FORCON_TAKES_PLACE) && match->clause->n == 0)
    match->clause->same_place = TRUE;
  else if (is_word (item, FORCON_MEANING_ENEMY) && takes (match, FORCON_TAKES_ENEMY))
    match->clause->enemy = TRUE;
  else
    return FALSE;
  return TRUE;
}

/* "In posture: march": a word for a posture is part of it where the posture is said. */
static gboolean
says_posture (const ForconSheetMatch *match)
{
  for (guint i = match->first; i < match->last; i++)
    if (is_word (item_at (match, i), FORCON_MEANING_POSTURE_ADJECTIVE)
        || is_word (item_at (match, i), FORCON_MEANING_POSTURE_NOUN)
        || is_word (item_at (match, i), FORCON_MEANING_MARCH) || is_word (item_at (match, i), FORCON_MEANING_DEFENCE))
      return TRUE;
  return FALSE;
}

/* Words that may stand anywhere. */
static gboolean
is_idle (const ForconSheetMatch *match, const ForconSheetItem *item)
{
  if (item->label)
    return TRUE;
  /* "Patrol both": two places, which are not told. */
  if (is_word (item, FORCON_MEANING_BOTH) && match->at == match->trigger + 1 && takes (match, FORCON_TAKES_PLACE))
    return FALSE;
  /* Between quotation marks stands a name. */
  if (item->quoted)
    return FALSE;
  /* "On the third round" is a case. */
  if (is_word (item, FORCON_MEANING_ROUND) && match->at > match->first
      && (is_word (item - 1, FORCON_MEANING_ORDINAL) || forcon_sheet_is_number (item - 1)))
    return FALSE;
  if (is_of_kind (item, FORCON_KIND_IDLE) || is_word (item, FORCON_MEANING_NUMBER_SIGN))
    return TRUE;
  if (is_word (item, FORCON_MEANING_ARRAY)
      && (takes (match, FORCON_TAKES_POSTURE) || match->clause->frame == FORCON_FRAME_POSTURE))
    return says_posture (match);
  if (is_word (item, FORCON_MEANING_SHIP_CLASS) && takes (match, FORCON_TAKES_SHIPS))
    match->clause->types |= (guint32) word_value (item, FORCON_MEANING_SHIP_CLASS);
  if (is_word (item, FORCON_MEANING_SHIP_CLASS))
    return word_value (item, FORCON_MEANING_SHIP_CLASS) == 0 || takes (match, FORCON_TAKES_SHIPS)
           || takes (match, FORCON_TAKES_COUNT);
  /* "The Sappers to C2, the others stay": somebody else is told. */
  if (is_word (item, FORCON_MEANING_ALL) && match->clause->told && is_mark (item_at (match, match->at - 1), ',')
      && match->clause->n > 0)
    return FALSE;
  return is_word (item, FORCON_MEANING_ALL)
         || ((is_word (item, FORCON_MEANING_NEW) || is_word (item, FORCON_MEANING_COMPOSITION))
             && takes (match, FORCON_TAKES_SHIPS));
}

/* A verb that says the same as the one that leads: "send them to go", "split off and form". */
static gboolean
says_the_same (const ForconSheetMatch *match, const ForconSheetItem *item)
{
  ForconSheetFrame frame = match->clause->frame;

  /* After a comma something new is said, and so is the way back. */
  if ((match->at > match->first && is_mark (item_at (match, match->at - 1), ',')) || turns_back (match))
    return FALSE;
  for (guint i = 0; item->kind == FORCON_SHEET_ITEM_WORD && i < item->word->n_senses; i++)
    {
      const ForconSheetSense *sense = &item->word->senses[i];

      if (sense->meaning == FORCON_MEANING_PUT && frame == FORCON_FRAME_LAY)
        return TRUE;
      if (sense->meaning != FORCON_MEANING_VERB)
        continue;
      if ((sense->value == (gint) frame && match->trigger < match->last)
          || (sense->value == FORCON_FRAME_FORM && frame == FORCON_FRAME_SPLIT)
          || (sense->value == FORCON_FRAME_SPLIT && frame == FORCON_FRAME_JOIN)
          || (sense->value == FORCON_FRAME_HOLD
              && (frame == FORCON_FRAME_POSTURE || frame == FORCON_FRAME_DEFEND || frame == FORCON_FRAME_PATROL
                  || frame == FORCON_FRAME_AWAIT))
          || (sense->value == FORCON_FRAME_FORM && frame == FORCON_FRAME_POSTURE)
          || (sense->value == FORCON_FRAME_MOVE && frame == FORCON_FRAME_RETREAT)
          || (sense->value == FORCON_FRAME_RETREAT && frame == FORCON_FRAME_MOVE)
          || (sense->value == FORCON_FRAME_MOVE && frame == FORCON_FRAME_POSTURE && match->clause->n == 0))
        return TRUE;
    }
  /* «Держатся Копья и прикрывают его» are two. */
  if (is_word (item, FORCON_MEANING_KEEP) && frame == FORCON_FRAME_DEFEND && forcon_sheet_is_reflexive (item)
      && item_at (match, match->at + 1) != NULL && item_at (match, match->at + 1)->kind == FORCON_SHEET_ITEM_NAME
      && item_at (match, match->at + 1)->names.name[0].thing == FORCON_SHEET_FORMATION)
    return FALSE;
  return is_word (item, FORCON_MEANING_KEEP)
         && (frame == FORCON_FRAME_POSTURE || frame == FORCON_FRAME_HOLD || frame == FORCON_FRAME_DEFEND);
}

/* "C2: take it": a pronoun after the verb stands for a place that was named. */
static gboolean
refers_to_place (const ForconSheetMatch *match, const ForconSheetItem *item)
{
  static const char *const pronouns[] = { "его", "ее", "it" };
  static const ForconSheetFrame frames[]
      = { FORCON_FRAME_MOVE, FORCON_FRAME_DEFEND, FORCON_FRAME_PATROL, FORCON_FRAME_ATTACK };
  gboolean pronoun = FALSE;
  gboolean frame = FALSE;

  if (match->at != match->trigger + 1 || match->clause->n > 0 || !is_word (item, FORCON_MEANING_OWN_WORDS))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (pronouns); i++)
    pronoun = pronoun || g_strcmp0 (item->word->form, pronouns[i]) == 0;
  for (guint i = 0; i < G_N_ELEMENTS (frames); i++)
    frame = frame || match->clause->frame == frames[i];
  if (!pronoun || !frame)
    return FALSE;
  for (guint i = match->first; i > 0; i--)
    {
      const ForconSheetItem *before = &match->statement->items[i - 1];

      for (guint k = 0; before->kind == FORCON_SHEET_ITEM_NAME && k < before->names.n; k++)
        if (before->names.name[k].thing == FORCON_SHEET_SECTOR)
          return TRUE;
    }
  return match->statement->placed && match->first == 0 && match->clause->frame != FORCON_FRAME_ATTACK
         && match->clause->frame != FORCON_FRAME_MOVE;
}

/* A preposition: a pronoun after it stands for something that nobody can look up. */
static gboolean
takes_case (const ForconSheetItem *item)
{
  return is_word (item, FORCON_MEANING_WITH) || is_word (item, FORCON_MEANING_TO)
         || is_word (item, FORCON_MEANING_BEHIND) || is_word (item, FORCON_MEANING_IN)
         || is_word (item, FORCON_MEANING_FROM);
}

/* Returns: whether it is a word for what is one's own, "with her", and is done with */
static gboolean
take_own_words (ForconSheetMatch *match, const ForconSheetItem *item)
{
  ForconSheetFrame frame = match->clause->frame;

  if (!is_word (item, FORCON_MEANING_OWN_WORDS))
    return FALSE;
  if (match->at == match->trigger + 1 && takes (match, FORCON_TAKES_FRIEND) && frame != FORCON_FRAME_MOVE
      && frame != FORCON_FRAME_RETREAT && item->end - item->start > 1)
    forcon_sheet_match_misfit (match, 1, FORCON_COST_UNFIT);
  /* "And after her Count Piotr": whom they succeed was named. */
  else if (takes (match, FORCON_TAKES_LEAD) && !takes (match, FORCON_TAKES_NAME) && match->at > match->first
           && (is_word (item - 1, FORCON_MEANING_AFTER) || is_word (item - 1, FORCON_MEANING_BEHIND)))
    match->with = FORCON_MEANING_NONE;
  else if (match->with != FORCON_MEANING_NONE && !is_word (item, FORCON_MEANING_IN) && item->end - item->start > 1
           && match->at > match->first && takes_case (item_at (match, match->at - 1)))
    forcon_sheet_match_misfit (match, 1, FORCON_COST_UNFIT);
  else
    return FALSE;
  return TRUE;
}

/* "Attack whatever it finds there", "any hostile force" */
static gboolean
means_enemies (const ForconSheetMatch *match, const ForconSheetItem *item)
{
  gboolean enemy = match->clause->enemy;

  if (match->clause->frame != FORCON_FRAME_ATTACK
      || (match->at > match->first && is_word (item - 1, FORCON_MEANING_RELATIVE) && !(item - 1)->word->phrase
          && is_word (item, FORCON_MEANING_APPEAR)))
    return FALSE;
  if (is_word (item, FORCON_MEANING_FORCES) && enemy)
    return TRUE;
  return match->at > match->trigger
         && (is_word (item, FORCON_MEANING_RELATIVE) || says_whatever (item)
             || (enemy
                 && (is_word (item, FORCON_MEANING_SEE) || is_word (item, FORCON_MEANING_MEET)
                     || (is_word (item, FORCON_MEANING_APPEAR) && is_word (item - 1, FORCON_MEANING_SAME_PLACE))
                     || (forcon_sheet_is_verb (item) && says_whatever (item_at (match, match->at - 1))))));
}

static void
take_word (ForconSheetMatch *match, const ForconSheetItem *item)
{
  if (forcon_sheet_match_take_denial (match, item) || forcon_sheet_match_take_posture (match, item)
      || forcon_sheet_match_take_rank (match, item) || forcon_sheet_match_take_share (match, item)
      || forcon_sheet_match_take_cargo (match, item))
    return;
  if (refers_to_place (match, item))
    match->clause->same_place = TRUE;
  else if (take_own_words (match, item))
    return;
  else if (says_the_same (match, item))
    {
      match->verb = TRUE;
      fill (match, match->at, 1, FORCON_FILL_VERB);
    }
  else if (is_word (item, FORCON_MEANING_SHIP_CLASS) && match->with == FORCON_MEANING_WITH
           && (match->clause->n > 0 || match->clause->same_place)
           && forcon_sheet_match_goes_in_company (match->clause->frame))
    match->with = FORCON_MEANING_NONE;
  else if (means_enemies (match, item))
    match->clause->enemy = TRUE;
  else if (!take_link (match, item) && !is_idle (match, item))
    forcon_sheet_match_misfit (match, 1, FORCON_COST_UNFIT);
}

/* "B2-C2": a path goes on to another place. */
static gboolean
is_place_next (const ForconSheetMatch *match)
{
  const ForconSheetItem *next = item_at (match, match->at + 1);

  if (is_mark (next, '-'))
    next = item_at (match, match->at + 2);
  if (next == NULL || next->kind != FORCON_SHEET_ITEM_NAME)
    return FALSE;
  for (guint i = 0; i < next->names.n; i++)
    if (next->names.name[i].thing == FORCON_SHEET_SECTOR)
      return match->at > match->first && match->statement->items[match->at - 1].kind == FORCON_SHEET_ITEM_NAME;
  return FALSE;
}

/* Words between parentheses are a remark, unless they are names, postures or ranks; commas and dashes only part. */
static void
take_mark (ForconSheetMatch *match, const ForconSheetItem *item)
{
  const ForconSheetItem *next = item_at (match, match->at + 1);

  /* "As to my ships: the Spear takes C4": what is before it belongs to nothing behind it. */
  if (is_mark (item, ':') && match->at < match->trigger && match->clause->n == 0)
    match->with = FORCON_MEANING_NONE;
  /* "Patrol: C2" */
  if (is_mark (item, ':') && match->at == match->trigger + 1 && takes (match, FORCON_TAKES_PLACE) && next != NULL
      && next->kind == FORCON_SHEET_ITEM_NAME && next->names.name[0].thing == FORCON_SHEET_SECTOR)
    return;
  if (is_mark (item, ':') && match->at + 1 < match->last && !forcon_sheet_match_forms (match)
      && !takes (match, FORCON_TAKES_SHIPS) && match->clause->frame != FORCON_FRAME_POSTURE
      && match->at > match->trigger)
    match->cost += 3 * FORCON_COST_CLAUSE;
  else if (is_mark (item, '-') && match->clause->n > 0 && is_place_next (match)
           && forcon_sheet_match_names_place (&match->clause->argument[match->clause->n - 1].reference)
           && match->clause->argument[match->clause->n - 1].with != FORCON_MEANING_FROM)
    match->clause->argument[match->clause->n - 1].with = FORCON_MEANING_VIA;
  else if (is_mark (item, '-') && !item->glued && match->clause->enemy && match->at < match->trigger)
    match->cost += 3 * FORCON_COST_CLAUSE;
  else if (is_mark (item, ':') && forcon_sheet_match_forms (match))
    match->with = FORCON_MEANING_NONE;
  else if (is_mark (item, '/') && match->clause->n > 0)
    match->instead = TRUE;
}

/* "See who is there": what is asked is for whoever looks, and only the places in it say where. */
static gboolean
is_asked (ForconSheetMatch *match, const ForconSheetItem *item)
{
  if (match->clause->frame != FORCON_FRAME_PATROL || match->at <= match->trigger)
    return FALSE;
  match->asks = match->asks || is_word (item, FORCON_MEANING_RELATIVE)
                || is_word (item_at (match, match->trigger), FORCON_MEANING_RELATIVE);
  if (is_mark (item, ',') && match->at > match->trigger + 1)
    match->asks = is_word (item_at (match, match->at + 1), FORCON_MEANING_RELATIVE);
  return match->asks && item->kind != FORCON_SHEET_ITEM_NAME && item->kind != FORCON_SHEET_ITEM_CODE
         && item->kind != FORCON_SHEET_ITEM_MARK && item->kind != FORCON_SHEET_ITEM_NUMBER
         && !is_word (item, FORCON_MEANING_AND) && !is_word (item, FORCON_MEANING_THEN)
         && !is_word (item, FORCON_MEANING_IN) && !is_word (item, FORCON_MEANING_BACK)
         && !is_word (item, FORCON_MEANING_IF);
}

static void
take_item (ForconSheetMatch *match)
{
  const ForconSheetItem *item = item_at (match, match->at);
  ForconSheetReference reference;
  guint n;

  if (is_asked (match, item))
    {
      fill (match, match->at, 1, FORCON_FILL_ASIDE);
      return;
    }

  if (forcon_sheet_match_begins_name (match, item))
    {
      forcon_sheet_match_name (match);
      return;
    }
  /* "into the unit 'Skalds'", where a ship is called Skald */
  if (forcon_sheet_match_forms (match) && match->clause->name_end == 0 && match->at > match->trigger
      && is_word (item, FORCON_MEANING_CLASS) && item_at (match, match->at + 1) != NULL
      && item_at (match, match->at + 1)->quoted)
    {
      match->class = TRUE;
      return;
    }
  /* "Land eight detachments" */
  if (match->clause->frame == FORCON_FRAME_LAND && item->kind == FORCON_SHEET_ITEM_NUMBER && !item->ordinal
      && is_word (item_at (match, match->at + 1), FORCON_MEANING_CLASS) && match->clause->count == 0)
    {
      take_count (match, item);
      fill (match, ++match->at, 1, FORCON_FILL_COUNT);
      return;
    }
  n = forcon_sheet_reference (item, match->last - match->at, &reference);
  if (n > 0 && (!reference.bare || reference.names.n > 0))
    forcon_sheet_match_take_reference (match, &reference, n);
  else if (item->kind == FORCON_SHEET_ITEM_NUMBER)
    take_count (match, item);
  else if (item->kind == FORCON_SHEET_ITEM_WORD)
    take_word (match, item);
  else if (item->kind == FORCON_SHEET_ITEM_MARK)
    take_mark (match, item);
  else
    take_unknown (match, item);
}

/* What stands before a clause and only joins it to the last one. */
static void
skip_joints (ForconSheetMatch *match)
{
  for (; match->at < match->last; match->at++)
    {
      const ForconSheetItem *item = item_at (match, match->at);

      if (match->at == match->trigger)
        return;
      /* "Because the Wall goes to C2" tells nobody to go. */
      if (is_word (item, FORCON_MEANING_REASON))
        match->cost += 4 * FORCON_COST_CLAUSE;
      if (is_word (item, FORCON_MEANING_THEN))
        match->clause->then = TRUE;
      else if (is_word (item, FORCON_MEANING_ELSE))
        match->clause->otherwise = TRUE;
      else if (item->kind == FORCON_SHEET_ITEM_WORD && !is_word (item, FORCON_MEANING_BOTH)
               && (is_word (item, FORCON_MEANING_AND) || is_word (item, FORCON_MEANING_BUT)
                   || is_word (item, FORCON_MEANING_SO)))
        continue;
      else if (item->kind == FORCON_SHEET_ITEM_WORD && !item->quoted && !is_word (item, FORCON_MEANING_ALL)
               && !is_word (item, FORCON_MEANING_NOT) && !is_word (item, FORCON_MEANING_FROM)
               && !is_word (item, FORCON_MEANING_IN) && !is_word (item, FORCON_MEANING_TO)
               && (item->label || is_of_kind (item, FORCON_KIND_CHATTER)))
        continue;
      else if (item->kind != FORCON_SHEET_ITEM_MARK || is_mark (item, '('))
        return;
    }
}

/* The item that says what is to be done. */
static void
take_trigger (ForconSheetMatch *match)
{
  ForconSheetClause *clause = match->clause;
  const ForconSheetItem *verb = item_at (match, match->trigger);

  clause->start = verb->start;
  clause->end = verb->end;
  clause->back = is_word (verb, FORCON_MEANING_BACK);
  clause->remains = is_word (verb, FORCON_MEANING_STAY);
  clause->same_place = clause->frame == FORCON_FRAME_MOVE && is_word (verb, FORCON_MEANING_SAME_PLACE);
  match->cost += goes_on_otherwise (match) ? FORCON_COST_UNFIT : 0;
  match->cost += clause->frame == FORCON_FRAME_RETREAT && turns_back (match) ? FORCON_COST_UNFIT : 0;
  fill (match, match->trigger, 1, FORCON_FILL_VERB);
  if (is_word (verb, FORCON_MEANING_FLAGSHIP) || is_word (verb, FORCON_MEANING_SUCCESSORS)
      || is_word (verb, FORCON_MEANING_LEAD))
    forcon_sheet_match_take_rank (match, verb);
  else if (is_word (verb, FORCON_MEANING_AFTER))
    match->with = FORCON_MEANING_AFTER;
  else if (is_word (verb, FORCON_MEANING_MINES) || is_word (verb, FORCON_MEANING_CHARGE)
           || is_word (verb, FORCON_MEANING_TROOPS))
    forcon_sheet_match_take_cargo (match, verb);
}

gint
forcon_sheet_match_order (const ForconSheetStatement *statement, guint first, guint last, guint trigger,
                          ForconSheetFrame frame, gint limit, ForconSheetClause *clause, guint8 *fills)
{
  ForconSheetMatch match = { .statement = statement,
                             .clause = clause,
                             .fills = fills,
                             .first = first,
                             .last = last,
                             .trigger = trigger,
                             .at = first };
  guint n_who;

  forcon_sheet_clause_clear (clause);
  clause->role = FORCON_CLAUSE_ORDER;
  clause->frame = frame;
  clause->kind = forcon_sheet_task_of (frame);
  clause->first = first;
  clause->last = last;
  skip_joints (&match);
  /* The verb is seen, too: it tells whether who is named before it is told. */
  n_who = forcon_sheet_take_subject (item_at (&match, match.at), MIN (last, MAX (trigger + 1, match.at)) - match.at,
                                     &clause->subject);
  if (match.at <= trigger && match.at + n_who > trigger)
    n_who = 0, forcon_sheet_subject_clear (&clause->subject);
  if (n_who > 0 && forcon_sheet_frame_takes (frame, FORCON_TAKES_SHIPS) && clause->subject.n > 0
      && !forcon_sheet_match_names_formation (&clause->subject.reference[0]))
    {
      forcon_sheet_subject_clear (&clause->subject);
      n_who = 0;
    }
  clause->told = n_who > 0;
  match.negative = clause->subject.nobody;
  fill (&match, match.at, n_who, FORCON_FILL_WHO);
  match.at += n_who;
  /* Nothing that follows makes it cheaper. */
  for (; match.at < last && match.cost < limit; match.at++)
    if (match.at == trigger)
      take_trigger (&match);
    else
      take_item (&match);
  if (match.cost >= limit)
    return FORCON_COST_NEVER;
  forcon_sheet_match_complete (&match);
  match.cost += forcon_sheet_match_lacks (&match);
  return match.cost < limit ? match.cost : FORCON_COST_NEVER;
}
