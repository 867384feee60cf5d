/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-match.h"

/* What an order comes to by all that stands in it. */

static gboolean
waits_until (const ForconSheetMatch *match)
{
  for (guint i = match->first; i < match->trigger; i++)
    if (is_word (item_at (match, i), FORCON_MEANING_WHILE))
      return TRUE;
  return FALSE;
}

/* "First strike the Tiger", who is unknown: that is no order to attack whoever is where one stands. */
static gboolean
picks_stranger (const ForconSheetMatch *match)
{
  gboolean first = FALSE;
  gboolean stranger = FALSE;

  for (guint i = match->first; i < match->last; i++)
    first = first || is_word (item_at (match, i), FORCON_MEANING_FIRST);
  for (guint i = 0; i < match->clause->n; i++)
    stranger = stranger || match->clause->argument[i].kind == FORCON_SHEET_UNKNOWN_NAME;
  return match->clause->frame == FORCON_FRAME_ATTACK && first && stranger;
}

/* "From the Hammer the Kyril Island to the Sappers": a ship goes over, and nobody goes anywhere. */
static gboolean
transfers (const ForconSheetMatch *match)
{
  const ForconSheetClause *clause = match->clause;
  gboolean ship = FALSE;
  gboolean to = FALSE;

  for (guint i = 0; i < clause->n; i++)
    {
      const ForconSheetReference *reference = &clause->argument[i].reference;

      ship = ship
             || (forcon_sheet_match_names (reference, FORCON_SHEET_SHIP, TRUE)
                 && !forcon_sheet_match_names (reference, FORCON_SHEET_FORMATION, TRUE));
      to = to
           || (clause->argument[i].with == FORCON_MEANING_TO
               && forcon_sheet_match_names (reference, FORCON_SHEET_FORMATION, TRUE)
               && !forcon_sheet_match_names_place (reference));
    }
  return ship && to;
}

/* "The Lance with it", "keep near the Tiger", where no place is named: to go where it goes. */
static gboolean
stays_with_friend (const ForconSheetMatch *match)
{
  const ForconSheetClause *clause = match->clause;
  const ForconSheetArgument *friend = &clause->argument[0];
  gboolean keeps = clause->frame == FORCON_FRAME_DEFEND && match->trigger < match->last
                   && is_word (item_at (match, match->trigger), FORCON_MEANING_KEEP);

  if (clause->n != 1 || friend->kind != FORCON_SHEET_REFERS || forcon_sheet_match_names_place (&friend->reference)
      || !forcon_sheet_match_names (&friend->reference, FORCON_SHEET_FORMATION, TRUE) || clause->same_place)
    return FALSE;
  /* "Stay with the Tiger" */
  if (clause->frame == FORCON_FRAME_HOLD && friend->with == FORCON_MEANING_WITH && clause->subject.n > 0
      && match->trigger < match->last)
    return TRUE;
  return (keeps
          && (friend->with == FORCON_MEANING_IN || friend->with == FORCON_MEANING_WITH
              || forcon_sheet_is_reflexive (item_at (match, match->trigger))))
         || (clause->frame == FORCON_FRAME_MOVE && friend->with == FORCON_MEANING_WITH
             && (clause->subject.n > 0 || match->trigger < match->last));
}

/* A phrase that is a posture of who stays: "stays hidden", "remain unseen". */
static gboolean
stays_hidden (const ForconSheetItem *item)
{
  return is_word (item, FORCON_MEANING_STAY)
         || (is_word (item, FORCON_MEANING_POSTURE_NOUN)
             && (g_str_has_prefix (item->word->form, "stay") || g_str_has_prefix (item->word->form, "remain")));
}

/* "To Windward goes the Hammer, the Sappers to Westgate": places on both sides of who goes are no way of one. */
static gboolean
goes_two_ways (const ForconSheetMatch *match)
{
  const ForconSheetClause *clause = match->clause;
  gboolean before = FALSE;
  gboolean behind = FALSE;

  for (guint i = 0; clause->frame == FORCON_FRAME_MOVE && clause->subject.n > 0 && i < clause->n; i++)
    {
      const ForconSheetArgument *argument = &clause->argument[i];
      gboolean place = argument->kind == FORCON_SHEET_REFERS
                       && (argument->with == FORCON_MEANING_TO || argument->with == FORCON_MEANING_IN)
                       && forcon_sheet_match_names_place (&argument->reference);

      before = before || (place && argument->reference.end <= clause->subject.reference[0].start);
      behind = behind || (place && argument->reference.start >= clause->subject.reference[0].end);
    }
  return before && behind;
}

/* "В Наветренный не лезь": a place that a denial follows is no way to go. */
static gboolean
runs_into_denial (const ForconSheetMatch *match)
{
  const ForconSheetStatement *statement = match->statement;

  return match->trigger >= match->last && match->clause->frame == FORCON_FRAME_MOVE && match->last < statement->n
         && is_word (&statement->items[match->last], FORCON_MEANING_NOT);
}

void
forcon_sheet_match_complete (ForconSheetMatch *match)
{
  ForconSheetClause *clause = match->clause;
  const ForconSheetItem *verb = item_at (match, match->trigger);
  ForconSheetFrame frame = clause->frame;

  /* "Merge A and B": A joins B. */
  if (frame == FORCON_FRAME_JOIN && clause->n == 0 && clause->subject.n == 2)
    {
      clause->argument[clause->n++]
          = (ForconSheetArgument){ .kind = FORCON_SHEET_REFERS, .reference = clause->subject.reference[1] };
      clause->subject.n = 1;
    }
  /* To go behind a friend is to follow it. */
  for (guint i = 0; frame == FORCON_FRAME_MOVE && i < clause->n; i++)
    if (clause->argument[i].with == FORCON_MEANING_BEHIND
        && !forcon_sheet_match_names_place (&clause->argument[i].reference))
      clause->frame = FORCON_FRAME_FOLLOW;
  if (frame == FORCON_FRAME_MOVE && transfers (match))
    match->cost += FORCON_COST_CLAUSE;
  if (stays_with_friend (match))
    {
      clause->frame = FORCON_FRAME_FOLLOW;
      /* «Держатся Дивизии и прикрывают её» is more than to follow. */
      if (match->verb)
        forcon_sheet_match_misfit (match, 0, FORCON_COST_UNFIT);
    }
  /* "Attack the sector": the one where it is by then. "To D3. Attack.": the same. */
  if (frame == FORCON_FRAME_ATTACK && clause->n == 0
      && (match->sector
          || (match->statement->goes_on && !clause->told && match->first == 0 && match->last == match->statement->n)))
    clause->enemy = TRUE;
  /* "Keep behind the Tiger, to the planet do not go": the planet has no place in it. */
  if (match->planet && (clause->frame == FORCON_FRAME_FOLLOW || clause->frame == FORCON_FRAME_AWAIT))
    forcon_sheet_match_misfit (match, 0, FORCON_COST_UNFIT);
  for (guint i = match->first; frame == FORCON_FRAME_POSTURE && i < match->last; i++)
    clause->remains = clause->remains || stays_hidden (item_at (match, i));
  if (picks_stranger (match) || (frame == FORCON_FRAME_MOVE && forcon_sheet_match_says_only_way (match)))
    forcon_sheet_match_misfit (match, 0, FORCON_COST_LACKS);
  /* "Until the Wall comes", as Russians say it: nobody is forbidden anything. */
  if (match->negative && verb != NULL && is_word (verb, FORCON_MEANING_APPEAR) && waits_until (match))
    match->cost += FORCON_COST_UNKNOWN;
  if (match->negative)
    clause->role = FORCON_CLAUSE_FORBIDDEN;
  if (verb != NULL && verb->guess != NULL)
    match->cost += 2 * FORCON_COST_CLAUSE;
  if (runs_into_denial (match) || goes_two_ways (match))
    match->cost += FORCON_COST_UNFIT;
}
