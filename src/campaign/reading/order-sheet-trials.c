/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-lines.h"
#include "campaign/reading/order-sheet-offers.h"
#include "campaign/resolution/resolution.h"

#include <string.h>

/* Statements that are only looked at: for what they may mean when they wait, and for which of two things they say. */

/* What a statement would come to, and who would be told last; nothing is done. */
typedef struct {
  GPtrArray *lines;
  GArray *carried;
} Trial;

static Trial
try_so (ForconSheetPass *sheet, const char *text, const ForconSheetItem *items, guint n)
{
  Trial trial = { g_ptr_array_new_with_free_func (forcon_sheet_line_free), NULL };
  GPtrArray *lines = sheet->lines;
  GArray *carried = g_array_ref (sheet->carried);
  gboolean first = sheet->first;

  sheet->earlier = lines;
  sheet->lines = trial.lines;
  sheet->trial = TRUE;
  forcon_sheet_read_so (sheet, text, items, n);
  sheet->trial = FALSE;
  sheet->first = first;
  sheet->lines = lines;
  sheet->earlier = NULL;
  trial.carried = sheet->carried;
  sheet->carried = carried;
  return trial;
}

static void
trial_clear (Trial *trial)
{
  g_ptr_array_unref (trial->lines);
  g_array_unref (trial->carried);
}

/* One way to read it freely. */
static void
offer_so (ForconSheetPass *sheet, const char *text, const ForconSheetItem *items, guint n, guint from)
{
  static const ForconWhen cases[] = { FORCON_WHEN_MEETS, FORCON_WHEN_ATTACKED, FORCON_WHEN_OUTNUMBERED };

  sheet->freely = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      sheet->guess = cases[i];
      sheet->n_guessed = 0;
      Trial trial = try_so (sheet, text, items, n);

      forcon_sheet_offer (sheet->lines, from, trial.lines);
      trial_clear (&trial);
      if (sheet->n_guessed == 0)
        break;
    }
  sheet->freely = FALSE;
}

static void
tell_only (ForconSheetPass *sheet, ForconFormationId formation)
{
  g_array_unref (sheet->carried);
  sheet->carried = g_array_new (FALSE, TRUE, sizeof (ForconSheetWho));
  forcon_sheet_add_who (sheet->carried, formation);
}

/* Who else may be meant by what names nobody: those who were told last first, and then all others. */
static GArray *
others_to_tell (const ForconSheetPass *sheet)
{
  GArray *others = g_array_new (FALSE, FALSE, sizeof (ForconFormationId));

  for (guint i = sheet->lines->len + sheet->campaign->posts->len; i > 0; i--)
    {
      guint place = i - 1;
      ForconFormationId id
          = place >= sheet->campaign->posts->len
                ? ((const ForconReadLine *) g_ptr_array_index (sheet->lines, place - sheet->campaign->posts->len))
                      ->formation
                : (ForconFormationId){ (guint16) (sheet->campaign->posts->len - place) };
      gboolean known = FORCON_ID_IS_NONE (id) || id.value > sheet->campaign->posts->len
                       || !FORCON_ID_EQUAL (forcon_battle_formation (sheet->campaign->fleet, id)->side, sheet->admiral)
                       || !forcon_campaign_formation_lives (sheet->campaign, id);

      for (guint k = 0; k < others->len && !known; k++)
        known = FORCON_ID_EQUAL (g_array_index (others, ForconFormationId, k), id);
      if (!known)
        g_array_append_val (others, id);
    }
  return others;
}

/* "nb stay put", "somebody should look into C3", "they patrol": who is told is the word of which nobody can say whom it
 * means. */
static gboolean
doubts_who (const ForconSheetItem *items, guint n)
{
  static const char *const pronouns[] = { "он", "она", "оно", "они", "he", "she", "they" };
  guint at = 0;

  for (; at < n; at++)
    {
      const ForconSheetItem *item = &items[at];

      if (is_word (item, FORCON_MEANING_SOMEBODY))
        return TRUE;
      for (guint i = 0; item->kind == FORCON_SHEET_ITEM_WORD && i < G_N_ELEMENTS (pronouns); i++)
        if (g_str_equal (item->word->form, pronouns[i]))
          return TRUE;
      if (item->kind != FORCON_SHEET_ITEM_MARK && !is_word (item, FORCON_MEANING_HARMLESS))
        break;
    }
  return at + 1 < n && items[at].kind == FORCON_SHEET_ITEM_UNKNOWN
         && (items[at + 1].kind == FORCON_SHEET_ITEM_MARK || forcon_sheet_is_verb (&items[at + 1])
             || is_word (&items[at + 1], FORCON_MEANING_IN) || is_word (&items[at + 1], FORCON_MEANING_TO)
             || is_word (&items[at + 1], FORCON_MEANING_NOT));
}

/* A line that names nobody may be for another than the one who was told last. */
static void
offer_to_others (ForconSheetPass *sheet, const char *text, const ForconSheetItem *items, guint n, guint from)
{
  if (sheet->corrects || !doubts_who (items, n) || sheet->lines->len != from + 1
      || !forcon_sheet_may_be_for_others (sheet->lines, from))
    return;
  g_autoptr (GArray) others = others_to_tell (sheet);

  sheet->freely = TRUE;
  sheet->guess = FORCON_WHEN_MEETS;
  for (guint i = 0; i < others->len && forcon_sheet_may_be_for_others (sheet->lines, from); i++)
    {
      tell_only (sheet, g_array_index (others, ForconFormationId, i));
      Trial trial = try_so (sheet, text, items, n);

      forcon_sheet_offer_to_another (sheet->lines, from, trial.lines);
      trial_clear (&trial);
    }
  sheet->freely = FALSE;
}

void
forcon_sheet_offer_freely (ForconSheetPass *sheet, const char *text, const ForconSheetItem *items, guint n, guint from,
                           GArray *before)
{
  gboolean guessed;
  g_autoptr (GArray) literal = forcon_sheet_literally (items, n, &guessed);
  GArray *carried = sheet->carried;

  sheet->n_offered++;
  sheet->carried = forcon_sheet_likely_told (sheet, before, items, n, from);
  if (guessed)
    offer_so (sheet, text, (const ForconSheetItem *) (gpointer) literal->data, n, from);
  offer_so (sheet, text, items, n, from);
  offer_to_others (sheet, text, items, n, from);
  g_array_unref (sheet->carried);
  sheet->carried = carried;
}

/* Whether an order to somebody comes of it. A name of a formation that stands alone heads the next lines. */
static gboolean
makes_sense (const Trial *trial, const ForconSheetItem *first)
{
  for (guint i = 0; i < trial->lines->len; i++)
    {
      const ForconReadLine *line = g_ptr_array_index (trial->lines, i);
      const ForconReading *reading = &line->readings[0];
      gboolean heading = line->state == FORCON_LINE_UNDERSTOOD && reading->n_tasks == 0;

      if (line->n_readings == 0 || FORCON_ID_IS_NONE (reading->formation)
          || reading->problem.kind == FORCON_PROBLEM_NO_FORMATION)
        continue;
      if (!heading || first->names.name[0].thing == FORCON_SHEET_FORMATION)
        return TRUE;
    }
  return FALSE;
}

static void
add_readings (GArray *readings, const GPtrArray *lines)
{
  for (guint i = 0; i < lines->len; i++)
    {
      const ForconReadLine *line = g_ptr_array_index (lines, i);

      for (guint k = 0; k < line->n_readings && readings->len < FORCON_READINGS_MAX; k++)
        forcon_sheet_keep_reading (readings, &line->readings[k]);
    }
}

/* The lines after it are as ambiguous: they are for all whom it may tell. */
static void
carry_either (ForconSheetPass *sheet, const GArray *readings)
{
  g_autoptr (GArray) told = g_array_new (FALSE, TRUE, sizeof (ForconSheetWho));
  ForconSheetWho who = { 0 };

  for (guint i = 0; i < readings->len && who.n < FORCON_SHEET_CANDIDATES_MAX; i++)
    {
      ForconFormationId formation = g_array_index (readings, ForconReading, i).formation;
      gboolean known = FALSE;

      for (guint k = 0; k < who.n; k++)
        known = known || FORCON_ID_EQUAL (who.formation[k], formation);
      if (!known)
        who.formation[who.n++] = formation;
    }
  g_array_append_val (told, who);
  forcon_sheet_carry (sheet, told);
}

/* "Guard C2", where a formation is called Guard, is for it as well as for who was told before: the master is asked. */
void
forcon_sheet_read_either (ForconSheetPass *sheet, const char *text, const ForconSheetItem *items, guint n)
{
  g_autofree ForconSheetItem *named = g_memdup2 (items, n * sizeof (ForconSheetItem));

  forcon_sheet_take_as_name (&named[0]);
  Trial as_name = try_so (sheet, text, named, n);
  Trial as_word = try_so (sheet, text, items, n);
  g_autoptr (GArray) readings = g_array_new (FALSE, FALSE, sizeof (ForconReading));

  if (!makes_sense (&as_name, items))
    forcon_sheet_read_so (sheet, text, items, n);
  else if (!makes_sense (&as_word, items))
    forcon_sheet_read_so (sheet, text, named, n);
  else
    {
      const ForconReadLine *first = g_ptr_array_index (as_name.lines, 0);

      add_readings (readings, as_name.lines);
      add_readings (readings, as_word.lines);
      if (readings->len == 1)
        forcon_sheet_read_so (sheet, text, named, n);
      else
        {
          ForconReadLine *line = forcon_sheet_line_new (sheet, first->text, FORCON_LINE_AMBIGUOUS, readings->len);

          memcpy (line->readings, readings->data, readings->len * sizeof (ForconReading));
          line->formation = forcon_sheet_common_formation (readings);
          line->remark = first->remark;
          g_ptr_array_add (sheet->lines, line);
          carry_either (sheet, readings);
        }
    }
  trial_clear (&as_name);
  trial_clear (&as_word);
}
