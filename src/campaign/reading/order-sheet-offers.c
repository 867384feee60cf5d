/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-offers.h"

#include <string.h>

/*
 * A line that waits is read once more, freely: what it may mean is offered, and nothing of it is in force before the
 * master has picked it. Words that have no place cost little then, and whoever was told last is told what names nobody.
 */

gboolean
forcon_sheet_waits (const ForconReadLine *line)
{
  return line->state == FORCON_LINE_NOT_UNDERSTOOD || line->state == FORCON_LINE_UNSURE
         || line->state == FORCON_LINE_AMBIGUOUS || line->state == FORCON_LINE_IMPOSSIBLE;
}

gboolean
forcon_sheet_any_waits (const GPtrArray *lines, guint from)
{
  for (guint i = from; i < lines->len; i++)
    if (forcon_sheet_waits (g_ptr_array_index (lines, i)))
      return TRUE;
  return FALSE;
}

/* All own formations as one who may be told. */
static GArray *
anybody (const ForconSheetPass *sheet)
{
  ForconSheetSubject subject = { .all = TRUE };
  g_autoptr (GArray) all = forcon_sheet_told_by (sheet, NULL, &subject);
  GArray *told = g_array_new (FALSE, TRUE, sizeof (ForconSheetWho));
  ForconSheetWho who = { 0 };

  for (guint i = 0; i < all->len && who.n < G_N_ELEMENTS (who.formation); i++)
    who.formation[who.n++] = g_array_index (all, ForconSheetWho, i).formation[0];
  g_array_append_val (told, who);
  return told;
}

static void
add_candidate (ForconSheetWho *who, const ForconSheetName *name)
{
  if (!name->own || name->thing != FORCON_SHEET_FORMATION || who->n >= G_N_ELEMENTS (who->formation))
    return;
  for (guint i = 0; i < who->n; i++)
    if (who->formation[i].value == name->id)
      return;
  who->formation[who->n++] = (ForconFormationId){ (guint16) name->id };
}

/* Own formations that the statement names anywhere, or else those that were named last. */
static ForconSheetWho
named (const ForconSheetPass *sheet, const ForconSheetItem *items, guint n)
{
  ForconSheetWho who = { 0 };

  for (guint i = 0; i < n; i++)
    if (items[i].kind == FORCON_SHEET_ITEM_NAME && items[i].names.n == 1)
      add_candidate (&who, &items[i].names.name[0]);
  for (guint i = 0; who.n == 0 && i < sheet->mentioned->len; i++)
    add_candidate (&who, &g_array_index (sheet->mentioned, ForconSheetName, i));
  return who;
}

/* Whether somebody was told who does not exist. */
static gboolean
names_stranger (const GPtrArray *lines, guint from)
{
  for (guint i = from; i < lines->len; i++)
    {
      const ForconReadLine *line = g_ptr_array_index (lines, i);

      if (line->readings[0].problem.kind == FORCON_PROBLEM_UNKNOWN_FORMATION)
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_verb (const ForconSheetItem *items, guint n)
{
  for (guint i = 0; i < n; i++)
    if (forcon_sheet_is_verb (&items[i]))
      return TRUE;
  return FALSE;
}

GArray *
forcon_sheet_likely_told (const ForconSheetPass *sheet, GArray *before, const ForconSheetItem *items, guint n,
                          guint from)
{
  for (guint i = 0; i < before->len; i++)
    if (g_array_index (before, ForconSheetWho, i).n > 0)
      return g_array_ref (before);
  if (sheet->known != NULL)
    return g_array_ref (sheet->known);
  ForconSheetWho who = named (sheet, items, n);

  if (who.n > 0)
    {
      GArray *told = g_array_new (FALSE, TRUE, sizeof (ForconSheetWho));

      g_array_append_val (told, who);
      return told;
    }
  return has_verb (items, n) && !names_stranger (sheet->lines, from) ? anybody (sheet) : g_array_ref (before);
}

GArray *
forcon_sheet_literally (const ForconSheetItem *items, guint n, gboolean *guessed)
{
  GArray *literal = g_array_sized_new (FALSE, FALSE, sizeof (ForconSheetItem), n);

  *guessed = FALSE;
  g_array_append_vals (literal, items, n);
  for (guint i = 0; i < n; i++)
    {
      ForconSheetItem *item = &g_array_index (literal, ForconSheetItem, i);

      if (item->kind != FORCON_SHEET_ITEM_WORD || item->guess == NULL)
        continue;
      item->kind = FORCON_SHEET_ITEM_UNKNOWN;
      item->word = NULL;
      item->guess = NULL;
      *guessed = TRUE;
    }
  return literal;
}

/* What can be picked with sense: an order to somebody. */
static gboolean
makes_sense (const ForconReading *reading)
{
  return (reading->n_tasks > 0 || reading->n_instructions > 0) && !FORCON_ID_IS_NONE (reading->formation)
         && reading->problem.kind != FORCON_PROBLEM_NO_FORMATION && reading->problem.kind != FORCON_PROBLEM_NOT_YOURS;
}

static gboolean
is_for (const ForconReadLine *line, const ForconReadLine *offer)
{
  return FORCON_ID_IS_NONE (line->formation) || FORCON_ID_IS_NONE (offer->formation)
         || FORCON_ID_EQUAL (line->formation, offer->formation);
}

static void
add_offers (ForconReadLine *line, const ForconReadLine *offer)
{
  g_autoptr (GArray) readings = g_array_new (FALSE, FALSE, sizeof (ForconReading));
  guint n_before = 0;

  for (guint i = 0; i < line->n_readings; i++)
    if (!FORCON_ID_IS_NONE (line->readings[i].formation))
      g_array_append_val (readings, line->readings[i]);
  n_before = readings->len;
  for (guint i = 0; i < offer->n_readings && readings->len < FORCON_SHEET_OFFERS_MAX; i++)
    if (makes_sense (&offer->readings[i])
        && (n_before == 0 || offer->readings[i].problem.kind == FORCON_PROBLEM_NONE))
      forcon_sheet_keep_reading (readings, &offer->readings[i]);
  if (readings->len == n_before)
    return;
  g_free (line->readings);
  line->n_readings = readings->len;
  line->readings = g_memdup2 (readings->data, readings->len * sizeof (ForconReading));
  if (n_before == 0)
    {
      /* Places are counted from where the text begins. */
      line->slots = g_strcmp0 (line->text, offer->text) == 0 ? offer->slots : line->slots;
      line->remark = offer->remark;
    }
  line->state = readings->len > 1 ? FORCON_LINE_AMBIGUOUS : FORCON_LINE_UNSURE;
  for (guint i = 1; i < readings->len && !FORCON_ID_IS_NONE (line->readings[0].formation); i++)
    if (!FORCON_ID_EQUAL (line->readings[i].formation, line->readings[0].formation))
      {
        line->formation = FORCON_NO_FORMATION;
        return;
      }
  line->formation = line->readings[0].formation;
}

/* Whether a formation has an order of this statement in force already. */
static gboolean
is_settled (const GPtrArray *lines, guint from, ForconFormationId formation)
{
  for (guint i = from; i < lines->len; i++)
    {
      const ForconReadLine *line = g_ptr_array_index (lines, i);

      if ((line->state == FORCON_LINE_UNDERSTOOD || line->state == FORCON_LINE_GUESSED)
          && FORCON_ID_EQUAL (line->formation, formation)
          && (line->readings[0].n_tasks > 0 || line->readings[0].n_instructions > 0))
        return TRUE;
    }
  return FALSE;
}

void
forcon_sheet_offer (GPtrArray *lines, guint from, const GPtrArray *offers)
{
  for (guint i = from; i < lines->len; i++)
    {
      ForconReadLine *line = g_ptr_array_index (lines, i);
      gboolean found = FALSE;

      for (guint k = 0; k < offers->len && forcon_sheet_waits (line) && !found; k++)
        {
          const ForconReadLine *offer = g_ptr_array_index (offers, k);

          if (offer->n_readings == 0 || !is_for (line, offer)
              || (FORCON_ID_IS_NONE (line->formation) && is_settled (lines, from, offer->formation)))
            continue;
          found = line->n_readings > 0 || offer->n_readings > 0;
          add_offers (line, offer);
        }
    }
}

gboolean
forcon_sheet_may_be_for_others (const GPtrArray *lines, guint from)
{
  const ForconReadLine *line = g_ptr_array_index (lines, from);

  return forcon_sheet_waits (line) && line->n_readings > 0 && line->n_readings < FORCON_SHEET_OFFERS_MAX
         && !names_stranger (lines, from) && (line->slots == NULL || strstr (line->slots, ":who") == NULL)
         && makes_sense (&line->readings[0]);
}

void
forcon_sheet_offer_to_another (GPtrArray *lines, guint from, const GPtrArray *offers)
{
  ForconReadLine *line = g_ptr_array_index (lines, from);

  if (offers->len == 1)
    add_offers (line, g_ptr_array_index (offers, 0));
}
