/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-chart.h"

/* Where a clause can begin, and how likely one does. */

/* Whether an own formation is named here with something to do after it. */
static gboolean
names_another (const ForconSheetChart *chart, guint place)
{
  ForconSheetSubject subject;
  guint n = chart->statement->n - place;
  guint length = forcon_sheet_take_subject (forcon_sheet_chart_item (chart, place), n, &subject);

  return length > 0 && length < n
         && (forcon_sheet_is_verb (forcon_sheet_chart_item (chart, place + length))
             || is_mark (forcon_sheet_chart_item (chart, place + length), ':')
             || is_mark (forcon_sheet_chart_item (chart, place + length), '-')
             || is_word (forcon_sheet_chart_item (chart, place + length), FORCON_MEANING_TO)
             || is_word (forcon_sheet_chart_item (chart, place + length), FORCON_MEANING_IN)
             || is_word (forcon_sheet_chart_item (chart, place + length), FORCON_MEANING_NOT)
             || is_word (forcon_sheet_chart_item (chart, place + length), FORCON_MEANING_LIKEWISE));
}

/* "In case of an attack battle is accepted", «при превосходстве противника боя не принимать» */
static gboolean
accepts_battle (const ForconSheetChart *chart, guint place)
{
  guint next = place + 1;

  if (!is_word (forcon_sheet_chart_item (chart, place), FORCON_MEANING_BATTLE))
    return FALSE;
  if (next < chart->statement->n && is_word (forcon_sheet_chart_item (chart, next), FORCON_MEANING_NOT))
    next++;
  return next < chart->statement->n
         && (is_word (forcon_sheet_chart_item (chart, next), FORCON_MEANING_ACCEPT)
             || is_word (forcon_sheet_chart_item (chart, next), FORCON_MEANING_ENGAGE)
             || is_word (forcon_sheet_chart_item (chart, next), FORCON_MEANING_AVOID));
}

/* Whether what stands before a place is a verb that attacks, and whom: "attacks anybody", «бьёт всех». */
static gboolean
attacks_somebody (const ForconSheetChart *chart, guint place)
{
  const ForconSheetItem *before = place > 0 ? forcon_sheet_chart_item (chart, place - 1) : NULL;
  guint at = place;

  if (!is_word (before, FORCON_MEANING_ENEMY) && !is_word (before, FORCON_MEANING_ALL))
    return FALSE;
  while (at > 0 && forcon_sheet_chart_item (chart, at - 1)->kind != FORCON_SHEET_ITEM_MARK)
    if (forcon_sheet_orders (forcon_sheet_chart_item (chart, --at), FORCON_FRAME_ATTACK))
      return TRUE;
  return FALSE;
}

/* "Attacks whatever it finds there": what is found tells whom, and is no order to look. */
static gboolean
tells_whom (const ForconSheetChart *chart, guint place)
{
  guint at = place;

  /* "Engage whatever holds it" */
  if (place > 0 && forcon_sheet_is_verb (forcon_sheet_chart_item (chart, place))
      && says_whatever (forcon_sheet_chart_item (chart, place - 1)))
    return TRUE;
  /* "Attack all who enter C1" */
  if (place > 1 && is_word (forcon_sheet_chart_item (chart, place - 1), FORCON_MEANING_RELATIVE)
      && attacks_somebody (chart, is_mark (forcon_sheet_chart_item (chart, place - 2), ',') ? place - 2 : place - 1))
    return TRUE;
  if (!is_word (forcon_sheet_chart_item (chart, place), FORCON_MEANING_SEE)
      && !is_word (forcon_sheet_chart_item (chart, place), FORCON_MEANING_MEET))
    return FALSE;
  while (at > 0
         && (is_word (forcon_sheet_chart_item (chart, at - 1), FORCON_MEANING_OWN_WORDS)
             || is_word (forcon_sheet_chart_item (chart, at - 1), FORCON_MEANING_SAME_PLACE)
             || is_word (forcon_sheet_chart_item (chart, at - 1), FORCON_MEANING_HARMLESS))
         && !is_word (forcon_sheet_chart_item (chart, at - 1), FORCON_MEANING_RELATIVE))
    at--;
  return at > 0
         && (is_word (forcon_sheet_chart_item (chart, at - 1), FORCON_MEANING_RELATIVE)
             || (forcon_sheet_chart_item (chart, at - 1)->kind == FORCON_SHEET_ITEM_WORD
                 && forcon_sheet_chart_item (chart, at - 1)->word->phrase
                 && is_word (forcon_sheet_chart_item (chart, at - 1), FORCON_MEANING_ENEMY)));
}

/* «Пока не», «пока сами не»: what is denied belongs to the case. */
static gboolean
follows_while (const ForconSheetChart *chart, guint place)
{
  while (place > 1 && is_of_kind (forcon_sheet_chart_item (chart, place - 1), FORCON_KIND_CHATTER)
         && !is_word (forcon_sheet_chart_item (chart, place - 1), FORCON_MEANING_WHILE))
    place--;
  return place > 0 && is_word (forcon_sheet_chart_item (chart, place - 1), FORCON_MEANING_WHILE);
}

gboolean
forcon_sheet_tells_moment (const ForconSheetChart *chart, guint first, guint last)
{
  gboolean round = FALSE;
  gboolean number = FALSE;
  gboolean hits = FALSE;
  gboolean share = FALSE;

  for (guint i = first; i < last; i++)
    {
      round = round || is_word (forcon_sheet_chart_item (chart, i), FORCON_MEANING_ROUND);
      number = number || forcon_sheet_is_number (forcon_sheet_chart_item (chart, i))
               || is_word (forcon_sheet_chart_item (chart, i), FORCON_MEANING_ORDINAL);
      hits = hits || is_word (forcon_sheet_chart_item (chart, i), FORCON_MEANING_HITS)
             || is_word (forcon_sheet_chart_item (chart, i), FORCON_MEANING_BELOW);
      share = share || is_mark (forcon_sheet_chart_item (chart, i), '%')
              || is_word (forcon_sheet_chart_item (chart, i), FORCON_MEANING_PERCENT)
              || is_word (forcon_sheet_chart_item (chart, i), FORCON_MEANING_SHARE);
    }
  return (round && number) || (hits && share);
}

/* Items at most by which a moment behind a deed is known. */
#define MOMENT_ITEMS 4

/* Whether a deed stands before a place that belongs to no case. */
static gboolean
follows_deed (const ForconSheetChart *chart, guint place)
{
  gboolean found = FALSE;

  for (; place > 0; place--)
    {
      const ForconSheetItem *item = forcon_sheet_chart_item (chart, place - 1);

      if (opens_case (item))
        return FALSE;
      if (found && is_mark (item, ','))
        return TRUE;
      found = found || forcon_sheet_begins_deed (item);
    }
  return found;
}

/* "Fall back to C2 after round 3", "… below half hits": a moment behind a deed. */
static gboolean
begins_moment (const ForconSheetChart *chart, guint place)
{
  const ForconSheetItem *item = forcon_sheet_chart_item (chart, place);

  return (is_of_kind (item, FORCON_KIND_PREPOSITION) || is_word (item, FORCON_MEANING_AFTER)
          || is_word (item, FORCON_MEANING_BELOW))
         && !forcon_sheet_is_verb (item) && follows_deed (chart, place)
         && forcon_sheet_tells_moment (chart, place, MIN (place + MOMENT_ITEMS, chart->statement->n));
}

gint
forcon_sheet_cost_of_joint (const ForconSheetChart *chart, guint place)
{
  const ForconSheetItem *item = forcon_sheet_chart_item (chart, place);
  const ForconSheetItem *before = place > 0 ? forcon_sheet_chart_item (chart, place - 1) : NULL;
  gboolean verb = forcon_sheet_begins_deed (item) || accepts_battle (chart, place);

  if (before == NULL)
    return 0;
  if ((is_word (item, FORCON_MEANING_ELSE) && is_word (item, FORCON_MEANING_ENEMY))
      || (is_word (item, FORCON_MEANING_BOTH) && forcon_sheet_is_verb (before)))
    return FORCON_COST_NEVER;
  /* "Attacks anybody who comes": who comes tells whom. */
  if (is_mark (item, ',') && place + 1 < chart->statement->n
      && is_word (forcon_sheet_chart_item (chart, place + 1), FORCON_MEANING_RELATIVE)
      && attacks_somebody (chart, place))
    return FORCON_COST_NEVER;
  /* "The same, as the Weavers" */
  if (is_mark (item, ',') && is_word (before, FORCON_MEANING_LIKEWISE) && place + 1 < chart->statement->n
      && (is_word (forcon_sheet_chart_item (chart, place + 1), FORCON_MEANING_RELATIVE)
          || is_word (forcon_sheet_chart_item (chart, place + 1), FORCON_MEANING_AS)))
    return FORCON_COST_NEVER;
  if (is_word (item, FORCON_MEANING_THEN) || is_word (item, FORCON_MEANING_ELSE) || is_mark (item, '.')
      || is_mark (item, '?'))
    return 3;
  if (forcon_sheet_is_joint (item))
    return forcon_sheet_is_joint (before) ? FORCON_COST_NEVER : is_mark (item, ',') ? 4 : is_mark (item, ':') ? 6 : 6;
  if (forcon_sheet_is_joint (before))
    return FORCON_COST_NEVER;
  if (opens_case (item))
    return 5;
  if (begins_moment (chart, place))
    return 8;
  if (names_another (chart, place))
    return 25;
  /* "If they lose half their hits", "if Lamplight is held" */
  if ((is_word (item, FORCON_MEANING_HITS)
       && (is_word (before, FORCON_MEANING_OWN_WORDS) || is_word (before, FORCON_MEANING_SHARE)))
      || (is_word (item, FORCON_MEANING_TAKEN) && is_word (before, FORCON_MEANING_THERE_IS)
          && !is_word (before, FORCON_MEANING_VERB)))
    return FORCON_COST_NEVER;
  /* "If nobody attacks" */
  if (verb && is_word (before, FORCON_MEANING_NOBODY) && place > 1
      && opens_case (forcon_sheet_chart_item (chart, place - 2)))
    return FORCON_COST_NEVER;
  /* "Sweep nothing" */
  if (item->kind == FORCON_SHEET_ITEM_WORD && g_str_equal (item->word->form, "nothing")
      && forcon_sheet_is_verb (before))
    return FORCON_COST_NEVER;
  if (is_word (item, FORCON_MEANING_NOT))
    return follows_while (chart, place) ? FORCON_COST_NEVER : 12;
  if (before->kind == FORCON_SHEET_ITEM_UNKNOWN && (before->capital || before->quoted || place == 1)
      && (verb || is_word (item, FORCON_MEANING_IN) || is_word (item, FORCON_MEANING_TO)))
    return 20;
  if (verb && (is_word (before, FORCON_MEANING_TO) || is_word (before, FORCON_MEANING_VERB)))
    return 12;
  if (tells_whom (chart, place))
    return FORCON_COST_NEVER;
  return !verb ? FORCON_COST_NEVER : chart->has_case ? 14 : 30;
}
