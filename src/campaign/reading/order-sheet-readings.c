/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-private.h"

#include "engine/state/formation.h"

/*
 * All readings of one statement: it is read again with every choice between things that are meant as likely, and what
 * comes out the same counts once.
 */

/* Readings that are tried at most for one order. */
#define TRIES_MAX 64

static gint
compare_notes (gconstpointer a, gconstpointer b)
{
  const ForconSheetNote *one = a;
  const ForconSheetNote *two = b;

  return (one->start > two->start) - (one->start < two->start);
}

/* What was guessed, in the order of the text, each once. */
static const char *
guess_of (GArray *notes, GStringChunk *texts)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint last = G_MAXUINT;

  g_array_sort (notes, compare_notes);
  for (guint i = 0; i < notes->len; i++)
    {
      const ForconSheetNote *note = &g_array_index (notes, ForconSheetNote, i);

      if (note->start == last || note->text == NULL)
        continue;
      last = note->start;
      g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", note->text);
    }
  return text->len == 0 ? NULL : g_string_chunk_insert_const (texts, text->str);
}

/* Verbs that came to nothing beside others that did: they are told with what was guessed. */
static void
note_lost (const ForconSheetStatement *statement, const GArray *lost, GArray *notes)
{
  for (guint i = 0; i < lost->len; i++)
    {
      const ForconSheetNote *verb = &g_array_index (lost, ForconSheetNote, i);

      if (verb->end <= verb->start)
        continue;
      forcon_sheet_note (
          notes, verb->start, verb->end,
          forcon_sheet_guess (statement->texts, statement->text, verb->start, MAX (verb->end, verb->start), "?"));
    }
}

/* A ship stands for its formation when it is the flagship; another is not told by itself (F-FORM-3). */
static void
check_by_ship (ForconSheetReading *reading, const ForconSheetWho *who)
{
  if (!FORCON_ID_IS_NONE (who->by_ship)
      && !FORCON_ID_EQUAL (forcon_formation_lead (reading->campaign->fleet, reading->formation), who->by_ship))
    forcon_sheet_fail (reading, (ForconCampaignVerdict){ .kind = FORCON_PROBLEM_NO_FORMATION,
                                                         .ship = who->by_ship,
                                                         .formation = reading->formation });
}

/* What is read freely goes on from where the formation will be if the line before it is meant. */
static void
take_hope (ForconSheetReading *reading)
{
  for (guint i = 0; reading->hopes != NULL && i < reading->hopes->len; i++)
    {
      const ForconSheetHope *hope = &g_array_index (reading->hopes, ForconSheetHope, i);

      if (FORCON_ID_EQUAL (hope->formation, reading->formation))
        reading->sector = reading->last_place = hope->sector;
    }
}

/* One reading, with the choices made. */
static void
read_once (const ForconSheetStatement *statement, const ForconSheetClause *clauses, guint n, const ForconSheetWho *who,
           ForconSheetReading *reading)
{
  const ForconPost *post;

  reading->reading = (ForconReading){ 0 };
  reading->n_choices = 0;
  reading->formation = who->n == 0 ? FORCON_NO_FORMATION : who->formation[forcon_sheet_choose (reading, who->n)];
  post = forcon_campaign_post (reading->campaign, reading->formation);
  reading->sector = post == NULL ? FORCON_NO_SECTOR : post->sector;
  take_hope (reading);
  g_array_set_size (reading->notes, 0);
  g_array_set_size (reading->lost, 0);
  if (statement->notes->len > 0)
    g_array_append_vals (reading->notes, statement->notes->data, statement->notes->len);
  if (who->note.text != NULL)
    g_array_append_val (reading->notes, who->note);
  if (who->problem.kind != FORCON_PROBLEM_NONE)
    forcon_sheet_fail (reading, who->problem);
  check_by_ship (reading, who);
  forcon_sheet_tell (reading, clauses, n);
  if (reading->reading.n_tasks > 0)
    note_lost (statement, reading->lost, reading->notes);
  reading->reading.formation = reading->formation;
  if (who->n == 0 && who->problem.kind == FORCON_PROBLEM_NONE && reading->reading.n_tasks > 0)
    reading->reading.formation = reading->reading.tasks[0].formation;
  reading->reading.lost = reading->lost->len > 0;
  reading->reading.guess = guess_of (reading->notes, reading->texts);
}

/* The next choices in their order; returns whether there are any. */
static gboolean
choose_next (ForconSheetReading *reading)
{
  for (guint i = reading->n_choices; i > 0; i--)
    {
      if (reading->choice[i - 1] + 1 < reading->counts[i - 1])
        {
          reading->choice[i - 1]++;
          return TRUE;
        }
      reading->choice[i - 1] = 0;
    }
  return FALSE;
}

static gboolean
same_reading (const ForconReading *a, const ForconReading *b)
{
  if (a->n_tasks != b->n_tasks || a->n_instructions != b->n_instructions
      || !FORCON_ID_EQUAL (a->formation, b->formation) || a->problem.kind != b->problem.kind)
    return FALSE;
  for (guint i = 0; i < a->n_tasks; i++)
    if (!forcon_record_equal (&a->tasks[i], &b->tasks[i], forcon_table_shape (FORCON_TABLE_TASK)))
      return FALSE;
  for (guint i = 0; i < a->n_instructions; i++)
    if (!forcon_record_equal (&a->instructions[i], &b->instructions[i], forcon_table_shape (FORCON_TABLE_INSTRUCTION)))
      return FALSE;
  return TRUE;
}

void
forcon_sheet_keep_reading (GArray *readings, const ForconReading *reading)
{
  guint place = readings->len;

  for (guint i = 0; i < readings->len; i++)
    if (same_reading (&g_array_index (readings, ForconReading, i), reading))
      return;
  for (guint i = readings->len; i > 0 && reading->problem.kind == FORCON_PROBLEM_NONE
                                && g_array_index (readings, ForconReading, i - 1).problem.kind != FORCON_PROBLEM_NONE;
       i--)
    place = i - 1;
  g_array_insert_val (readings, place, *reading);
}

GArray *
forcon_sheet_readings (const ForconSheetReading *reading, const ForconSheetStatement *statement,
                       const ForconSheetClause *clauses, guint n, const ForconSheetWho *who)
{
  GArray *readings = g_array_new (FALSE, FALSE, sizeof (ForconReading));
  g_autoptr (GArray) notes = g_array_new (FALSE, FALSE, sizeof (ForconSheetNote));
  g_autoptr (GArray) lost = g_array_new (FALSE, FALSE, sizeof (ForconSheetNote));
  ForconSheetReading trial = *reading;

  trial.text = statement->text;
  trial.notes = notes;
  trial.lost = lost;
  for (guint i = 0; i < TRIES_MAX && readings->len < FORCON_READINGS_MAX; i++)
    {
      read_once (statement, clauses, n, who, &trial);
      forcon_sheet_keep_reading (readings, &trial.reading);
      if (!choose_next (&trial))
        break;
    }
  return readings;
}
