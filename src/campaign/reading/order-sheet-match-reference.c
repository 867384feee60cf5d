/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-match.h"

#include <string.h>

/* Names beside a verb: who is told, where, whom, which ships; and what has no place there. */

void
forcon_sheet_match_misfit (ForconSheetMatch *match, guint n, gint cost)
{
  match->cost += forcon_sheet_cost (match->statement, &match->statement->items[MIN (match->at, match->last - 1)], cost);
  match->clause->unexplained++;
  fill (match, match->at, n, FORCON_FILL_UNEXPLAINED);
}

void
forcon_sheet_match_add_argument (ForconSheetMatch *match, ForconSheetArgumentKind kind,
                                 const ForconSheetReference *reference)
{
  ForconSheetClause *clause = match->clause;

  if (clause->n < FORCON_SHEET_ARGUMENTS_MAX)
    clause->argument[clause->n++] = (ForconSheetArgument){ kind,          match->with,      match->sector,
                                                           match->planet, clause->flagship, clause->successors,
                                                           match->then,   match->instead,   *reference };
  clause->flagship = FALSE;
  match->sector = match->planet = match->class = match->instead = match->then = FALSE;
  if (match->with != FORCON_MEANING_AVOIDING && match->with != FORCON_MEANING_VIA && match->with != FORCON_MEANING_FROM)
    match->with = FORCON_MEANING_NONE;
}

gboolean
forcon_sheet_match_names (const ForconSheetReference *reference, ForconSheetThing thing, gboolean own)
{
  for (guint i = 0; i < reference->names.n; i++)
    if (reference->names.name[i].thing == thing && reference->names.name[i].own == own)
      return TRUE;
  return FALSE;
}

gboolean
forcon_sheet_match_names_formation (const ForconSheetReference *reference)
{
  return forcon_sheet_names_thing (reference, FORCON_SHEET_FORMATION) || reference->names.n == 0;
}

gboolean
forcon_sheet_match_names_place (const ForconSheetReference *reference)
{
  return forcon_sheet_names_thing (reference, FORCON_SHEET_SECTOR)
         || forcon_sheet_names_thing (reference, FORCON_SHEET_FEATURE);
}

/* "Hold C2 with the forces of the Lance": who does it. */
static gboolean
by_means_of (const ForconSheetMatch *match)
{
  return match->clause->subject.n == 0 && !match->clause->subject.all && match->at > match->first
         && is_word (item_at (match, match->at - 1), FORCON_MEANING_FORCES);
}

gboolean
forcon_sheet_is_finite (const ForconSheetItem *verb)
{
  static const char *const endings[] = { "ет", "ёт", "ит", "ат", "ят", "ут", "ют", "тся", "s" };

  for (guint i = 0; verb->kind == FORCON_SHEET_ITEM_WORD && i < G_N_ELEMENTS (endings); i++)
    if (g_str_has_suffix (verb->word->form, endings[i]))
      return TRUE;
  return FALSE;
}

/* "обороняется", "держит оборону": nobody else can be meant, for it has no object. */
static gboolean
has_no_object (const ForconSheetMatch *match)
{
  static const char *const endings[] = { "тся", "ться", "оборону", "оборона" };
  const ForconSheetItem *verb = item_at (match, match->trigger);

  for (guint i = 0; verb != NULL && verb->kind == FORCON_SHEET_ITEM_WORD && i < G_N_ELEMENTS (endings); i++)
    if (g_str_has_suffix (verb->word->form, endings[i]))
      return TRUE;
  return FALSE;
}

/* "Сапёрам": in Russian the form tells whom an order is for. That of one, as "Молоту", can be whom it is about:
 * "Пику". */
static gboolean
is_for (const ForconSheetMatch *match, const ForconSheetReference *reference)
{
  g_autofree char *form = g_strndup (match->statement->text + reference->start, reference->end - reference->start);

  return g_str_has_suffix (form, "ам") || g_str_has_suffix (form, "ям");
}

/* «Держится Молот» does it, «держаться Молота» is near it: behind a verb the form of the name tells. */
static gboolean
does_it (const ForconSheetMatch *match, const ForconSheetReference *reference)
{
  const ForconSheetItem *verb = item_at (match, match->trigger);
  const ForconSheetStatement *statement = match->statement;

  if (!is_word (verb, FORCON_MEANING_KEEP) || !verb->cyrillic || match->at < match->trigger || reference->names.n != 1)
    return TRUE;
  return forcon_sheet_names_as_called (
      statement->names, forcon_sheet_slice (statement->texts, statement->text, reference->start, reference->end),
      &reference->names.name[0]);
}

/* "At Moonrise the Hammer defends": who stands between a place and what is done does it, if nobody is named behind. */
static gboolean
does_it_there (const ForconSheetMatch *match, guint n)
{
  const ForconSheetClause *clause = match->clause;

  if (clause->subject.n > 0 || clause->subject.all || clause->n == 0 || match->with != FORCON_MEANING_NONE
      || match->at + n != match->trigger || match->trigger >= match->last
      || !forcon_sheet_is_finite (item_at (match, match->trigger)))
    return FALSE;
  for (guint i = match->trigger + 1; i < match->last && item_at (match, i)->kind != FORCON_SHEET_ITEM_MARK; i++)
    if (item_at (match, i)->kind == FORCON_SHEET_ITEM_NAME)
      return FALSE;
  for (guint i = 0; i < clause->n; i++)
    if (clause->argument[i].kind != FORCON_SHEET_REFERS
        || !forcon_sheet_match_names_place (&clause->argument[i].reference))
      return FALSE;
  return TRUE;
}

/* Somebody own who is named after the verb may be who is to do it: "send the Lance to C2". */
static gboolean
can_be_told (const ForconSheetMatch *match, const ForconSheetReference *reference, guint n)
{
  const ForconSheetClause *clause = match->clause;
  gboolean own
      = forcon_sheet_match_names (reference, FORCON_SHEET_FORMATION, TRUE)
        || (reference->names.n == 0 && !reference->bare && reference->number > 0)
        || (forcon_sheet_match_names (reference, FORCON_SHEET_SHIP, TRUE) && !takes (match, FORCON_TAKES_SHIPS));
  gboolean nobody = clause->subject.n == 0 && !clause->subject.all;
  gboolean first = nobody && clause->n == 0;

  /* "Wait for the Lance" */
  if (clause->frame == FORCON_FRAME_HOLD && match->at > match->trigger && match->trigger < match->last
      && forcon_sheet_orders (item_at (match, match->trigger), FORCON_FRAME_AWAIT))
    return FALSE;
  /* "To C4, where Whisper is" */
  if (match->at > match->first && item_at (match, match->at - 1)->kind == FORCON_SHEET_ITEM_WORD
      && (g_str_equal (item_at (match, match->at - 1)->word->form, "where")
          || g_str_equal (item_at (match, match->at - 1)->word->form, "где")))
    return FALSE;
  /* "To C4, Whisper stays": after a comma somebody else is told. */
  if (clause->n > 0 && match->at > match->first && is_mark (item_at (match, match->at - 1), ','))
    return FALSE;
  if (!own || match->sector || match->with == FORCON_MEANING_TO || match->with == FORCON_MEANING_FROM
      || clause->frame == FORCON_FRAME_FORM
      || (forcon_sheet_match_names_place (reference) && match->with != FORCON_MEANING_NONE))
    return FALSE;
  if (clause->frame == FORCON_FRAME_DEFEND || clause->frame == FORCON_FRAME_FOLLOW
      || clause->frame == FORCON_FRAME_AWAIT)
    return does_it_there (match, n)
           || (nobody && match->with == FORCON_MEANING_NONE
               && ((has_no_object (match) && does_it (match, reference)) || is_for (match, reference)))
           || (match->with == FORCON_MEANING_WITH && match->at > match->trigger && (first || by_means_of (match)));
  return clause->subject.n == 0 && !clause->subject.all
         && (match->with == FORCON_MEANING_NONE || match->with == FORCON_MEANING_WITH);
}

/* "Defend it together with the Gatekeepers", who are somebody else's: what is done is the same. */
gboolean
forcon_sheet_match_goes_in_company (ForconSheetFrame frame)
{
  return frame == FORCON_FRAME_DEFEND || frame == FORCON_FRAME_HOLD || frame == FORCON_FRAME_PATROL
         || frame == FORCON_FRAME_MOVE;
}

/* "Hold B2, the Birds – D3": an own formation after a place and a comma is told something else. */
static gboolean
follows_place (const ForconSheetMatch *match, const ForconSheetReference *reference)
{
  const ForconSheetClause *clause = match->clause;

  return clause->n > 0 && match->with == FORCON_MEANING_NONE && match->at > match->first
         && is_mark (item_at (match, match->at - 1), ',')
         && forcon_sheet_match_names (reference, FORCON_SHEET_FORMATION, TRUE)
         && forcon_sheet_match_names_place (&clause->argument[clause->n - 1].reference)
         && !forcon_sheet_match_names_formation (&clause->argument[clause->n - 1].reference);
}

/* "With the Gatekeepers", "to the Veil, to Lhosh": who is there already, or does the same. */
static gboolean
is_company (const ForconSheetMatch *match, const ForconSheetReference *reference)
{
  gboolean placed = match->clause->n > 0;
  gboolean people = forcon_sheet_names_thing (reference, FORCON_SHEET_ADMIRAL);

  if (!forcon_sheet_match_goes_in_company (match->clause->frame))
    return FALSE;
  if (people)
    return placed && (match->with == FORCON_MEANING_TO || match->with == FORCON_MEANING_WITH);
  return forcon_sheet_match_names (reference, FORCON_SHEET_FORMATION, FALSE)
         && (match->with == FORCON_MEANING_WITH || (match->with == FORCON_MEANING_IN && placed));
}

/* "Foundry to Windward": the first of two places is where it comes from. */
static gboolean
is_left_for_next (const ForconSheetMatch *match, const ForconSheetReference *reference, guint n)
{
  const ForconSheetItem *link = item_at (match, match->at + n);
  const ForconSheetItem *next = item_at (match, match->at + n + 1);

  return match->with == FORCON_MEANING_NONE && match->clause->n == 0 && forcon_sheet_match_names_place (reference)
         && is_word (link, FORCON_MEANING_TO) && !link->cyrillic && next != NULL && next->kind == FORCON_SHEET_ITEM_NAME
         && next->names.name[0].thing == FORCON_SHEET_SECTOR;
}

static void
put_before_successors (ForconSheetMatch *match, const ForconSheetReference *reference)
{
  ForconSheetClause *clause = match->clause;

  if (clause->frame != FORCON_FRAME_SUCCESSORS || clause->n >= FORCON_SHEET_ARGUMENTS_MAX)
    return;
  /* "After the Tribune the Consul, after the Consul the Sea King" */
  for (guint i = 0; i < clause->n; i++)
    if (clause->argument[i].reference.names.n > 0 && reference->names.n > 0
        && clause->argument[i].reference.names.name[0].id == reference->names.name[0].id)
      return;
  memmove (&clause->argument[1], &clause->argument[0], clause->n * sizeof clause->argument[0]);
  clause->argument[0]
      = (ForconSheetArgument){ .kind = FORCON_SHEET_REFERS, .successor = TRUE, .reference = *reference };
  clause->n++;
}

void
forcon_sheet_match_take_reference (ForconSheetMatch *match, const ForconSheetReference *reference, guint n)
{
  ForconSheetClause *clause = match->clause;
  gboolean own = forcon_sheet_match_names (reference, FORCON_SHEET_FORMATION, TRUE)
                 || (reference->names.n == 0 && reference->number > 0);
  gboolean other = forcon_sheet_match_names (reference, FORCON_SHEET_FORMATION, FALSE);
  gboolean ship = forcon_sheet_names_thing (reference, FORCON_SHEET_SHIP);

  /* "Seniority after the Triumph: …": whom they succeed stands before them, unless that is the flagship. */
  if (match->with == FORCON_MEANING_AFTER && ship)
    {
      fill (match, match->at, n, FORCON_FILL_SHIPS);
      put_before_successors (match, reference);
      match->with = FORCON_MEANING_NONE;
      match->at += n - 1;
      return;
    }
  if (is_left_for_next (match, reference, n))
    match->with = FORCON_MEANING_FROM;
  if (follows_place (match, reference))
    match->cost += 3 * FORCON_COST_CLAUSE;
  if (can_be_told (match, reference, n))
    {
      match->at
          += forcon_sheet_take_subject (item_at (match, match->at), match->last - match->at, &clause->subject) - 1;
      fill (match, match->at + 1 - n, n, FORCON_FILL_WHO);
      clause->told = TRUE;
      match->with = FORCON_MEANING_NONE;
      return;
    }
  fill (match, match->at, n,
        forcon_sheet_match_names_place (reference)  ? FORCON_FILL_WHERE
        : ship && takes (match, FORCON_TAKES_SHIPS) ? FORCON_FILL_SHIPS
                                                    : FORCON_FILL_TARGET);
  if ((forcon_sheet_match_names_place (reference) && takes (match, FORCON_TAKES_PLACE)
       && (match->with != FORCON_MEANING_AVOIDING || takes (match, FORCON_TAKES_AVOIDING))
       && (match->with != FORCON_MEANING_FROM || takes (match, FORCON_TAKES_FROM)))
      || (forcon_sheet_names_thing (reference, FORCON_SHEET_FEATURE) && takes (match, FORCON_TAKES_PLANET))
      || (ship && takes (match, FORCON_TAKES_SHIPS))
      || ((own || ship) && takes (match, FORCON_TAKES_FRIEND)
          && (match->with != FORCON_MEANING_NONE || match->at > match->trigger || clause->frame != FORCON_FRAME_MOVE)
          && !(clause->frame == FORCON_FRAME_MOVE && match->with == FORCON_MEANING_NONE))
      || (own && clause->frame == FORCON_FRAME_HOLD && match->with == FORCON_MEANING_WITH && clause->subject.n > 0
          && match->at > match->trigger && clause->n == 0)
      || (other && (clause->frame == FORCON_FRAME_FOLLOW || clause->frame == FORCON_FRAME_AWAIT))
      || ((other || ship) && takes (match, FORCON_TAKES_FOE) && match->with != FORCON_MEANING_FROM))
    forcon_sheet_match_add_argument (match, FORCON_SHEET_REFERS, reference);
  else if ((forcon_sheet_names_thing (reference, FORCON_SHEET_POWER)
            || forcon_sheet_names_thing (reference, FORCON_SHEET_ADMIRAL))
           && takes (match, FORCON_TAKES_ENEMY))
    clause->enemy = TRUE;
  else if (!is_company (match, reference))
    forcon_sheet_match_misfit (match, n, FORCON_COST_UNFIT);
  match->at += n - 1;
}
