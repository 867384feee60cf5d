/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-pattern-match.h"

#include <string.h>

/* Names in a pattern: who is told, whom it is about, and where. */

static void
forcon_sheet_pattern_add_argument (ForconSheetPatternMatch *match, const ForconSheetReference *reference)
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

static gboolean
ends_with (const ForconSheetPatternMatch *match, const ForconSheetReference *reference, const char *ending)
{
  gsize length = strlen (ending);

  return reference->end - reference->start > length
         && memcmp (match->statement->text + reference->end - length, ending, length) == 0;
}

/* "торпеды Соколам беречь", "to be opened by the Wolves": the form tells that it is for them. */
static gboolean
is_for (const ForconSheetPatternMatch *match, const ForconSheetReference *reference)
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
gboolean
forcon_sheet_pattern_is_protected (const ForconSheetPatternMatch *match)
{
  const ForconSheetSubject *subject = &match->clause->subject;

  return match->pattern->role == FORCON_CLAUSE_WHAT && match->pattern->value == FORCON_WHAT_PROTECT && subject->n == 1
         && !subject->all && forcon_sheet_names_thing (&subject->reference[0], FORCON_SHEET_FORMATION)
         && (ends_with (match, &subject->reference[0], "ов") || ends_with (match, &subject->reference[0], "ев"));
}

/* Somebody own in a case is who is told: "if the Hammer is attacked". */
static gboolean
take_told (ForconSheetPatternMatch *match, const ForconSheetReference *reference, guint n)
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
has_comma_before (const ForconSheetPatternMatch *match)
{
  for (guint i = match->clause->first + 1; i < match->at; i++)
    if (is_mark (&match->statement->items[i], ',') || is_mark (&match->statement->items[i], '-'))
      return TRUE;
  return FALSE;
}

/* Whose a thing with a name is, and what it is, tells which slot it fills. */
gboolean
forcon_sheet_pattern_take_name (ForconSheetPatternMatch *match, const ForconSheetReference *reference, guint n)
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
          forcon_sheet_pattern_add_argument (match, reference);
          match->n_filled++;
          return TRUE;
        }
      if (slot == FORCON_SLOT_FOE && !forcon_sheet_pattern_wants (match, FORCON_N_MEANING + slot) && somebody)
        slot = FORCON_SLOT_TYPES;
      /* "If they are twice as many, to B2": the place is where to go. */
      if (slot == FORCON_SLOT_PLACE && match->clause->when == FORCON_WHEN_OUTNUMBERED
          && match->pattern->role == FORCON_CLAUSE_CASE && has_comma_before (match))
        continue;
      if (!forcon_sheet_pattern_wants (match, FORCON_N_MEANING + slot)
          || (slot == FORCON_SLOT_FRIEND && forcon_sheet_set_has (&match->filled, FORCON_N_MEANING + slot)))
        continue;
      forcon_sheet_pattern_add_argument (match, reference);
      forcon_sheet_pattern_fill (match, FORCON_N_MEANING + slot, n);
      return TRUE;
    }
  return take_told (match, reference, n);
}
