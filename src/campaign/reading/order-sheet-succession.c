/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-private.h"

/*
 * Who leads after whom is said in many ways: "if the Ezar is lost the Kareen has the flag, then the Vortala",
 * «падёт Ксав — Копьё принимает Форкрафт», "Peregrine second, Jayhawk third". All of them become "successors: …". A word
 * that is none of such a sentence leaves it as it is.
 */

static gboolean
is_own_formation (const ForconSheetItem *item)
{
  return item->kind == FORCON_SHEET_ITEM_NAME && item->names.n > 0 && item->names.name[0].own
         && item->names.name[0].thing == FORCON_SHEET_FORMATION;
}

static gboolean
is_any_of (const ForconSheetItem *item, const ForconSheetMeaning *meanings, guint n)
{
  for (guint i = 0; i < n; i++)
    if (is_word (item, meanings[i]))
      return TRUE;
  return FALSE;
}

static gboolean
parts_segments (const ForconSheetItem *item)
{
  return is_mark (item, ',') || is_mark (item, ':') || (is_mark (item, '-') && !item->glued);
}

/* One segment of a sentence, between commas and at words that open a case. */
typedef struct {
  guint first;
  guint last;
  guint n_ships;
  gboolean lost;
  gboolean flag;
  gboolean strange;
} Segment;

static Segment
segment_at (const ForconSheetItem *items, guint first, guint last)
{
  Segment segment = { .first = first, .last = last };

  for (guint i = first; i < last; i++)
    {
      const ForconSheetItem *item = &items[i];

      if (i > first && (parts_segments (item) || is_of_kind (item, FORCON_KIND_OPENS_CASE)))
        {
          segment.last = i;
          break;
        }
      /* "If the Ezar is lost the Kareen …", «при потере флагмана «Тигра» командование принимает …» */
      gboolean taken = segment.n_ships > 0 ? is_own_ship (item) || is_word (item, FORCON_MEANING_LEAD)
                                           : segment.flag && is_word (item, FORCON_MEANING_LEAD);

      if (segment.lost && taken)
        {
          segment.last = i;
          break;
        }
      segment.n_ships += is_own_ship (item);
      segment.lost = segment.lost || is_word (item, FORCON_MEANING_LOST);
      segment.flag = segment.flag || is_word (item, FORCON_MEANING_FLAGSHIP);
      segment.strange = segment.strange || is_word (item, FORCON_MEANING_NOT) || item->kind == FORCON_SHEET_ITEM_UNKNOWN
                        || item->kind == FORCON_SHEET_ITEM_NUMBER || item->kind == FORCON_SHEET_ITEM_CODE;
    }
  return segment;
}

/* «…, при её выходе из строя – Эстанис»: the loss of who took over, behind the first one. */
static gboolean
tells_next_loss (const ForconSheetItem *item)
{
  return is_word (item, FORCON_MEANING_LOST) || is_of_kind (item, FORCON_KIND_OPENS_CASE);
}

/* What the rest of such a sentence may say: who takes over, and in which order. */
static gboolean
fits_succession (const ForconSheetItem *item)
{
  static const ForconSheetMeaning meanings[]
      = { FORCON_MEANING_FLAGSHIP, FORCON_MEANING_LEAD,  FORCON_MEANING_SUCCESSORS, FORCON_MEANING_TAKE_OVER,
          FORCON_MEANING_THEN,     FORCON_MEANING_AND,   FORCON_MEANING_AFTER,      FORCON_MEANING_BEHIND,
          FORCON_MEANING_HARMLESS, FORCON_MEANING_TITLE, FORCON_MEANING_OWN_WORDS,  FORCON_MEANING_TO,
          FORCON_MEANING_BUT,      FORCON_MEANING_SO,    FORCON_MEANING_POLITE,     FORCON_MEANING_CLASS };

  return item->kind == FORCON_SHEET_ITEM_MARK   ? parts_segments (item)
         : item->kind == FORCON_SHEET_ITEM_NAME ? is_own_ship (item) || is_own_formation (item)
                                                : is_any_of (item, meanings, G_N_ELEMENTS (meanings));
}

/* Words of it that say nothing once it begins with "successors". */
static void
make_plain (ForconSheetItem *items, guint first, guint last, const Segment *lost)
{
  static const ForconSheetMeaning kept[] = { FORCON_MEANING_THEN, FORCON_MEANING_AND };
  gboolean after = FALSE;
  gboolean named = FALSE;

  for (guint i = first; i < last; i++)
    {
      gboolean gone = i >= lost->first && i < lost->last;
      gboolean keeps = !gone
                       && (is_own_ship (&items[i]) || (named && is_mark (&items[i], ','))
                           || is_any_of (&items[i], kept, G_N_ELEMENTS (kept)));

      if (!gone && is_own_formation (&items[i]) && i == first)
        keeps = TRUE;
      after = is_word (&items[i], FORCON_MEANING_AFTER) || is_word (&items[i], FORCON_MEANING_BEHIND);
      named = named || (keeps && is_own_ship (&items[i]));
      if (keeps && items[i].namesake)
        forcon_sheet_take_as_name (&items[i]);
      else if (!keeps)
        forcon_sheet_take_as_word (&items[i], after && !gone ? "then" : "the");
    }
}

/* "If X is lost, Y has the flag": Returns: whether it was one */
static gboolean
take_loss (GArray *items, guint first, guint last)
{
  ForconSheetItem *all = (ForconSheetItem *) (gpointer) items->data;
  Segment lost = { 0 };
  guint n_ships = 0;
  gboolean leads = FALSE;
  gboolean takes = FALSE;

  for (guint at = first; at < last;)
    {
      Segment segment = segment_at (all, at, last);

      if (segment.lost && lost.last == 0 && (segment.n_ships == 1 || (segment.flag && segment.n_ships == 0)))
        lost = segment;
      at = MAX (segment.last, at + 1);
    }
  if (lost.last == 0 || lost.strange)
    return FALSE;
  for (guint i = first; i < last; i++)
    {
      if (i >= lost.first && i < lost.last)
        continue;
      if (!fits_succession (&all[i]) && !(i >= lost.last && tells_next_loss (&all[i])))
        return FALSE;
      n_ships += is_own_ship (&all[i]);
      leads = leads || is_word (&all[i], FORCON_MEANING_FLAGSHIP) || is_word (&all[i], FORCON_MEANING_LEAD)
              || is_word (&all[i], FORCON_MEANING_SUCCESSORS);
      takes = takes || is_word (&all[i], FORCON_MEANING_TAKE_OVER);
    }
  for (guint i = first; i < last && takes; i++)
    leads = leads || is_own_formation (&all[i]) || lost.n_ships == 1;
  if (n_ships == 0 || !leads)
    return FALSE;
  make_plain (all, first, last, &lost);
  forcon_sheet_put_word (items, first, "successors");
  return TRUE;
}

/* The number of an ordinal, or 0. */
static gint
ordinal_of (const ForconSheetItem *item)
{
  return is_word (item, FORCON_MEANING_ORDINAL)                    ? word_value (item, FORCON_MEANING_ORDINAL)
         : item->kind == FORCON_SHEET_ITEM_NUMBER && item->ordinal ? item->value
                                                                   : 0;
}

/* "Peregrine second, Jayhawk third": ships and their ranks, and nothing else. */
static gboolean
take_ranks (GArray *items, guint first, guint last)
{
  ForconSheetItem *all = (ForconSheetItem *) (gpointer) items->data;
  gint next = 2;

  for (guint i = first; i < last; i++)
    {
      gint rank = ordinal_of (&all[i]);
      gboolean joins = is_mark (&all[i], ',') || is_word (&all[i], FORCON_MEANING_AND)
                       || (is_mark (&all[i], '-') && !all[i].glued) || is_word (&all[i], FORCON_MEANING_HARMLESS)
                       || is_word (&all[i], FORCON_MEANING_TITLE);

      if (is_own_ship (&all[i]) && rank == 0)
        continue;
      if (rank == 0 ? !joins : rank != next++)
        return FALSE;
    }
  if (next < 3 || !(is_own_ship (&all[first]) || ordinal_of (&all[first]) > 0))
    return FALSE;
  for (guint i = first; i < last; i++)
    if (!is_own_ship (&all[i]) && !is_mark (&all[i], ','))
      forcon_sheet_take_as_word (&all[i], "the");
  forcon_sheet_put_word (items, first, "successors");
  return TRUE;
}

/* Where a sentence begins behind its bullet and its heading. */
static guint
behind_heading (const ForconSheetItem *items, guint first, guint last)
{
  guint at = first + forcon_sheet_bullet (items + first, last - first);

  for (guint i = at; i + 1 < last && i < at + 4; i++)
    if (is_mark (&items[i], ':'))
      return i + 1;
    else if (items[i].kind == FORCON_SHEET_ITEM_MARK)
      break;
  return at;
}

void
forcon_sheet_settle_succession (GArray *items)
{
  guint first = 0;

  for (guint i = 0; i <= items->len; i++)
    {
      const ForconSheetItem *all = (const ForconSheetItem *) (gpointer) items->data;

      if (i < items->len && !forcon_sheet_ends_statement (all, items->len, i))
        continue;
      guint begin = i > first ? behind_heading (all, first, i) : i;

      if (begin < i && (take_loss (items, begin, i) || take_ranks (items, begin, i)))
        i++;
      first = i + 1;
    }
}
