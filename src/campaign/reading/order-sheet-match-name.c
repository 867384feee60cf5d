/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-match.h"

/* New formations have names that stand nowhere yet. */

gboolean
forcon_sheet_match_forms (const ForconSheetMatch *match)
{
  return takes (match, FORCON_TAKES_NAME);
}

static gboolean
ends_name (const ForconSheetMatch *match, const ForconSheetItem *item)
{
  static const gunichar marks[] = { ':', '(', ')', ',', ';', '-', '.' };
  static const ForconSheetMeaning words[] = { FORCON_MEANING_FROM,     FORCON_MEANING_WITH, FORCON_MEANING_COMPOSITION,
                                              FORCON_MEANING_FLAGSHIP, FORCON_MEANING_IN,   FORCON_MEANING_SUCCESSORS,
                                              FORCON_MEANING_AND,      FORCON_MEANING_LEAD, FORCON_MEANING_VERB };

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    if (is_mark (item, marks[i]) && !(marks[i] == '-' && item->glued))
      return TRUE;
  if (item->kind == FORCON_SHEET_ITEM_WORD
      && (g_str_equal (item->word->form, "under") || g_str_equal (item->word->form, "под")))
    return TRUE;
  for (guint i = 0; !item->capital && !item->quoted && i < G_N_ELEMENTS (words); i++)
    if (is_word (item, words[i]))
      return TRUE;
  return FALSE;
}

static gboolean
is_ship (const ForconSheetItem *item)
{
  for (guint i = 0; i < item->names.n; i++)
    if (item->names.name[i].thing == FORCON_SHEET_SHIP)
      return TRUE;
  return FALSE;
}

/* "Form Blade": with a capital letter it can be a name. */
static gboolean
only_harmless (const ForconSheetItem *item)
{
  return item->kind == FORCON_SHEET_ITEM_WORD && item->word->n_senses == 1
         && item->word->senses[0].meaning == FORCON_MEANING_HARMLESS;
}

/* "Form Hounds under Hassadar": right behind the verb stands the name, whatever else it means. */
static gboolean
follows_verb (const ForconSheetMatch *match, const ForconSheetItem *item)
{
  guint verb = match->at > 0 && is_word (item - 1, FORCON_MEANING_HARMLESS) ? match->at - 2 : match->at - 1;

  return match->at > 1 && verb == match->trigger && !is_of_kind (item, FORCON_KIND_PREPOSITION)
         && !is_word (item, FORCON_MEANING_CLASS) && !is_word (item, FORCON_MEANING_NEW)
         && !is_word (item, FORCON_MEANING_SHIP_CLASS) && !is_word (item, FORCON_MEANING_FLAGSHIP)
         && !is_word (item, FORCON_MEANING_ALL);
}

/* "Detach Swift and Wren as Picket", "form a new formation, Picket": a word of orders is the name there. */
static gboolean
is_introduced (const ForconSheetMatch *match, const ForconSheetItem *item)
{
  const ForconSheetItem *before = match->at > 0 ? item - 1 : NULL;
  gboolean parted = is_mark (before, ',') && match->at > 1 && is_word (item - 2, FORCON_MEANING_CLASS) && match->at > 2
                    && is_word (item - 3, FORCON_MEANING_NEW);

  return item->capital && item->kind == FORCON_SHEET_ITEM_WORD
         && (is_word (before, FORCON_MEANING_AS) || is_word (before, FORCON_MEANING_NAMED) || parted)
         && !is_word (item, FORCON_MEANING_FLAGSHIP) && !is_word (item, FORCON_MEANING_LEAD)
         && !is_word (item, FORCON_MEANING_SUCCESSORS) && !is_word (item, FORCON_MEANING_NEW)
         && !is_word (item, FORCON_MEANING_CLASS) && !is_word (item, FORCON_MEANING_HARMLESS);
}

gboolean
forcon_sheet_match_begins_name (const ForconSheetMatch *match, const ForconSheetItem *item)
{
  const ForconSheetClause *clause = match->clause;
  const ForconSheetItem *next = item_at (match, match->at + 1);

  if (!forcon_sheet_match_forms (match) || clause->name_end > 0 || match->at <= match->trigger
      || (match->with == FORCON_MEANING_FROM && !item->quoted && !match->class) || match->with == FORCON_MEANING_WITH
      || clause->flagship || item->kind == FORCON_SHEET_ITEM_MARK)
    return FALSE;
  if (match->with == FORCON_MEANING_FROM && item->kind == FORCON_SHEET_ITEM_NAME && item->guess == NULL
      && item->names.name[0].own && item->names.name[0].thing == FORCON_SHEET_FORMATION)
    return FALSE;
  if (item->kind == FORCON_SHEET_ITEM_UNKNOWN)
    return item->quoted || item->capital || match->class;
  if (item->kind == FORCON_SHEET_ITEM_NAME)
    return (item->quoted && !is_ship (item)) || match->class
           || (!is_ship (item) && clause->n == 0 && match->with == FORCON_MEANING_NONE
               && clause->frame == FORCON_FRAME_FORM);
  if (item->quoted || (item->capital && (only_harmless (item) || follows_verb (match, item))))
    return TRUE;
  if (is_introduced (match, item))
    return TRUE;
  if (is_word (item, FORCON_MEANING_CLASS) && !(match->class && item->capital))
    return clause->n == 0 && forcon_sheet_is_number (next);
  if (forcon_sheet_is_number (item))
    return clause->n == 0 && (match->class || is_word (next, FORCON_MEANING_CLASS));
  return item->capital && clause->n == 0 && (match->class || is_mark (next, ':') || is_mark (next, '('));
}

void
forcon_sheet_match_name (ForconSheetMatch *match)
{
  ForconSheetClause *clause = match->clause;
  const ForconSheetItem *first = item_at (match, match->at);
  guint at = match->at;

  clause->name_start = first->start;
  for (; at < match->last && !ends_name (match, item_at (match, at)); at++)
    {
      const ForconSheetItem *item = item_at (match, at);

      if (item->quoted != first->quoted
          || (item != first && item->kind == FORCON_SHEET_ITEM_NAME && item[-1].kind != FORCON_SHEET_ITEM_WORD))
        break;
      clause->name_end = item->end;
    }
  at = MAX (at, match->at + 1);
  clause->name_end = MAX (clause->name_end, first->end);
  fill (match, match->at, at - match->at, FORCON_FILL_NAME);
  match->at = at - 1;
  match->class = FALSE;
}
