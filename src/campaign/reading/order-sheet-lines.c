/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-discourse.h"
#include "campaign/reading/order-sheet-lines.h"
#include "campaign/reading/order-sheet-offers.h"

#include <string.h>

/* What became of a part of a statement, as a line of the sheet that was read. */

void
forcon_sheet_line_free (gpointer data)
{
  ForconReadLine *line = data;

  g_free (line->readings);
  g_free (line);
}

/* What a text names that is not known is asked for each who is told by it, and each time the sheet is read. */
static const char *
meant (ForconSheetPass *sheet, const char *text)
{
  gpointer known;

  if (!g_hash_table_lookup_extended (sheet->meant, text, NULL, &known))
    {
      known = (gpointer) forcon_sheet_meant (sheet->all, sheet->names, sheet->texts, text);
      g_hash_table_insert (sheet->meant, (gpointer) text, known);
    }
  return known;
}

ForconReadLine *
forcon_sheet_line_new (ForconSheetPass *sheet, const char *text, ForconLineState state, guint n_readings)
{
  ForconReadLine *line = g_new0 (ForconReadLine, 1);

  line->number = sheet->number;
  line->text = text;
  line->state = state;
  line->n_readings = n_readings;
  line->readings = g_new0 (ForconReading, MAX (n_readings, 1));
  line->meant = meant (sheet, text);
  return line;
}

gboolean
forcon_sheet_is_full (const ForconSheetPass *sheet)
{
  return sheet->lines->len >= FORCON_SHEET_LINES_MAX;
}

/* What stands in a line without a place keeps it from being in force: it waits with its best reading. */
static ForconLineState
state_of (const GArray *readings, const ForconSheetPart *part)
{
  const ForconReading *first = &g_array_index (readings, ForconReading, 0);

  if (forcon_sheet_part_unexplained (part) > 0 && FORCON_ID_IS_NONE (first->formation)
      && first->problem.kind == FORCON_PROBLEM_NO_FORMATION)
    return FORCON_LINE_NOT_UNDERSTOOD;
  if (readings->len > 1)
    return FORCON_LINE_AMBIGUOUS;
  if (first->problem.kind != FORCON_PROBLEM_NONE)
    return FORCON_LINE_IMPOSSIBLE;
  if (first->n_tasks == 0 && first->n_instructions == 0)
    return FORCON_LINE_NOT_UNDERSTOOD;
  if (forcon_sheet_part_unexplained (part) > 0 || first->lost || first->risky)
    return FORCON_LINE_UNSURE;
  return first->guess != NULL ? FORCON_LINE_GUESSED : FORCON_LINE_UNDERSTOOD;
}

/* Who is told is said of the line only where all readings agree. */
ForconFormationId
forcon_sheet_common_formation (const GArray *readings)
{
  ForconFormationId formation = g_array_index (readings, ForconReading, 0).formation;

  for (guint i = 1; i < readings->len; i++)
    if (!FORCON_ID_EQUAL (g_array_index (readings, ForconReading, i).formation, formation))
      return FORCON_NO_FORMATION;
  return formation;
}

/* What stands further down in another way is a remark. */
static void
tell_taken_back (ForconSheetPass *sheet, const ForconSheetPart *part, const ForconSheetWho *who)
{
  ForconReadLine *line = forcon_sheet_line_new (sheet, forcon_sheet_part_text (part), FORCON_LINE_REMARK, 0);

  line->formation = who->formation[0];
  line->remark = line->text;
  g_ptr_array_add (sheet->lines, line);
}

/* What is in force can be taken back and repeated further down. What stands in the place of nothing waits: somebody
 * else may be meant, or what waits itself. */
static void
note_said (ForconSheetPass *sheet, const ForconSheetPart *part, ForconReadLine *line)
{
  gboolean in_force = line->state == FORCON_LINE_UNDERSTOOD || line->state == FORCON_LINE_GUESSED;

  if (sheet->trial || sheet->alike != NULL)
    return;
  if (forcon_sheet_cancels_an_order (part) && (in_force || line->state == FORCON_LINE_AMBIGUOUS))
    {
      if (forcon_sheet_replace_orders (sheet, part, line->formation) == FORCON_SHEET_OPEN_WHICH && in_force)
        line->state = FORCON_LINE_UNSURE;
    }
  else if (in_force && sheet->corrects
           && !forcon_sheet_replace (sheet, forcon_sheet_place (sheet, part->statement), line->formation,
                                     line->readings[0].n_tasks > 0))
    line->state = FORCON_LINE_UNSURE;
  /* Which way is meant instead is open, but not that it is instead. */
  if (sheet->corrects && line->state == FORCON_LINE_AMBIGUOUS && !forcon_sheet_says_first (part))
    forcon_sheet_replace (sheet, forcon_sheet_place (sheet, part->statement), line->formation,
                          line->readings[0].n_tasks > 0);
  forcon_sheet_note_said (sheet, part, line);
}

/* "Instead" beside orders that were given already may take them back, or not; so may "no, first …". */
static gboolean
may_take_back (const ForconSheetPass *sheet, const ForconSheetPart *part, ForconFormationId formation)
{
  if (sheet->corrects)
    return forcon_sheet_says_first (part);
  if (!forcon_sheet_says_rather (part))
    return FALSE;
  for (guint i = 0; i < sheet->said->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (sheet->said, ForconSheetSaid, i).formation, formation))
      return TRUE;
  return FALSE;
}

void
forcon_sheet_tell_who (ForconSheetPass *sheet, const ForconSheetPart *part, const ForconSheetWho *who)
{
  if (who->n == 1 && sheet->alike == NULL
      && forcon_sheet_is_taken_back (sheet, forcon_sheet_place (sheet, part->statement), who->formation[0]))
    {
      tell_taken_back (sheet, part, who);
      return;
    }
  ForconSheetReading reading = { .names = sheet->names,
                                 .campaign = sheet->campaign,
                                 .rules = sheet->rules,
                                 .admiral = sheet->admiral,
                                 .texts = sheet->texts,
                                 .last_place = sheet->last_place,
                                 .hopes = sheet->freely ? sheet->hopes : NULL,
                                 .before = sheet->last_instruction };
  g_autoptr (GArray) readings = forcon_sheet_readings (&reading, part->statement, part->clauses, part->n, who);
  ForconReadLine *line
      = forcon_sheet_line_new (sheet, forcon_sheet_part_text (part), state_of (readings, part), readings->len);

  memcpy (line->readings, readings->data, readings->len * sizeof (ForconReading));
  line->formation = forcon_sheet_common_formation (readings);
  line->remark = forcon_sheet_part_remark (part);
  line->slots = forcon_sheet_part_slots (part);
  if (may_take_back (sheet, part, line->formation)
      && (line->state == FORCON_LINE_UNDERSTOOD || line->state == FORCON_LINE_GUESSED))
    line->state = FORCON_LINE_UNSURE;
  if (line->state == FORCON_LINE_UNDERSTOOD && forcon_sheet_place_is_doubtful (sheet, part, line))
    line->state = FORCON_LINE_UNSURE;
  if (sheet->alike != NULL)
    {
      line->text = sheet->alike_text;
      line->slots = line->remark = NULL;
    }
  if (line->state == FORCON_LINE_NOT_UNDERSTOOD)
    {
      line->n_readings = 0;
      line->remark = line->text;
    }
  g_ptr_array_add (sheet->lines, line);
  note_said (sheet, part, line);
  forcon_sheet_note_doubt (sheet, part, line);
  forcon_sheet_do_reading (sheet, line);
  for (guint i = 0; !sheet->trial && i < line->readings[0].n_tasks; i++)
    if (line->readings[0].tasks[i].kind == FORCON_TASK_MOVE)
      sheet->last_place = line->readings[0].tasks[i].sector;
  if (!sheet->trial && line->readings[0].n_instructions > 0)
    sheet->last_instruction = line->readings[0].instructions[line->readings[0].n_instructions - 1];
}

void
forcon_sheet_carry (ForconSheetPass *sheet, GArray *told)
{
  g_array_ref (told);
  g_array_unref (sheet->carried);
  sheet->carried = told;
  if (sheet->trial || told->len == 0 || g_array_index (told, ForconSheetWho, 0).n == 0)
    return;
  g_clear_pointer (&sheet->known, g_array_unref);
  sheet->known = g_array_ref (told);
}

/* No order: a heading, a remark, or what nobody understood; to each who is told. */
void
forcon_sheet_remark_line (ForconSheetPass *sheet, const ForconSheetPart *part, const ForconSheetWho *who,
                          ForconLineState state)
{
  ForconReadLine *line
      = forcon_sheet_line_new (sheet, forcon_sheet_part_text (part), state, state == FORCON_LINE_UNDERSTOOD ? 1 : 0);

  line->formation = who->n == 1 ? who->formation[0] : FORCON_NO_FORMATION;
  line->readings[0].formation = line->formation;
  line->slots = forcon_sheet_part_slots (part);
  if (state != FORCON_LINE_UNDERSTOOD)
    line->remark = line->text;
  g_ptr_array_add (sheet->lines, line);
  forcon_sheet_note_doubt (sheet, part, line);
  /* What was not understood may be what a correction means. */
  if (!sheet->trial && sheet->alike == NULL && !FORCON_ID_IS_NONE (line->formation) && state != FORCON_LINE_UNDERSTOOD)
    forcon_sheet_note_said (sheet, part, line);
}

void
forcon_sheet_remark_to (ForconSheetPass *sheet, const ForconSheetPart *part, const GArray *told, ForconLineState state)
{
  ForconSheetWho nobody = { 0 };

  for (guint i = 0; told != NULL && i < told->len; i++)
    {
      const ForconSheetWho *who = &g_array_index (told, ForconSheetWho, i);

      if (who->problem.kind != FORCON_PROBLEM_NONE && state == FORCON_LINE_UNDERSTOOD)
        forcon_sheet_tell_who (sheet, part, who);
      else
        forcon_sheet_remark_line (sheet, part, who, state);
    }
  if (told == NULL || told->len == 0)
    forcon_sheet_remark_line (sheet, part, &nobody, state);
}

gboolean
forcon_sheet_has_role (const ForconSheetPart *part, ForconSheetRole role)
{
  for (guint i = 0; i < part->n; i++)
    if (part->clauses[i].role == role)
      return TRUE;
  return FALSE;
}

/* Whether it speaks of something that orders speak of. */
static gboolean
names_something (const ForconSheetPart *part)
{
  for (guint i = part->clauses[0].first; i < part->clauses[part->n - 1].last; i++)
    if (part->statement->items[i].kind == FORCON_SHEET_ITEM_NAME
        || part->statement->items[i].kind == FORCON_SHEET_ITEM_CODE)
      return TRUE;
  return FALSE;
}

static gboolean
is_place (const ForconSheetItem *item)
{
  return item->kind == FORCON_SHEET_ITEM_NAME
         && (item->names.name[0].thing == FORCON_SHEET_SECTOR || item->names.name[0].thing == FORCON_SHEET_FEATURE);
}

/* Whether there are words of orders in it, or a place, though no order was made of them. */
static gboolean
speaks_of_orders (const ForconSheetPart *part)
{
  for (guint i = part->clauses[0].first; i < part->clauses[part->n - 1].last; i++)
    if (is_place (&part->statement->items[i])
        || (forcon_sheet_is_verb (&part->statement->items[i])
            && !is_word (&part->statement->items[i], FORCON_MEANING_HARMLESS)))
      return TRUE;
  return FALSE;
}

ForconLineState
forcon_sheet_state_without_order (const ForconSheetPart *part, gboolean told)
{
  if (forcon_sheet_has_role (part, FORCON_CLAUSE_HEAD) && part->n == 1)
    return FORCON_LINE_UNDERSTOOD;
  if (forcon_sheet_has_role (part, FORCON_CLAUSE_OTHER_CASE) || forcon_sheet_has_role (part, FORCON_CLAUSE_CASE)
      || forcon_sheet_has_role (part, FORCON_CLAUSE_LIKEWISE) || forcon_sheet_has_role (part, FORCON_CLAUSE_CANCEL)
      || (forcon_sheet_has_role (part, FORCON_CLAUSE_FORBIDDEN) && forcon_sheet_part_unexplained (part) > 0))
    return FORCON_LINE_NOT_UNDERSTOOD;
  if (forcon_sheet_has_role (part, FORCON_CLAUSE_FORBIDDEN) || forcon_sheet_has_role (part, FORCON_CLAUSE_CONTINUE))
    return FORCON_LINE_REMARK;
  if (forcon_sheet_part_unexplained (part) == 0)
    return told && speaks_of_orders (part) ? FORCON_LINE_NOT_UNDERSTOOD : FORCON_LINE_REMARK;
  return told || names_something (part) ? FORCON_LINE_NOT_UNDERSTOOD : FORCON_LINE_REMARK;
}

static gboolean
is_in_force (const ForconReadLine *line)
{
  return (line->state == FORCON_LINE_UNDERSTOOD || line->state == FORCON_LINE_GUESSED) && line->n_readings > 0
         && (line->readings[0].n_tasks > 0 || line->readings[0].n_instructions > 0);
}

static gboolean
may_be_for (const ForconReadLine *line, ForconFormationId formation)
{
  for (guint i = 0; i < line->n_readings; i++)
    if (FORCON_ID_EQUAL (line->readings[i].formation, formation))
      return TRUE;
  return FORCON_ID_EQUAL (line->formation, formation);
}

void
forcon_sheet_hold_together (ForconSheetPass *sheet, guint from)
{
  for (guint i = from; i < sheet->lines->len; i++)
    {
      const ForconReadLine *waiting = g_ptr_array_index (sheet->lines, i);

      if (!forcon_sheet_waits (waiting) || waiting->n_readings == 0)
        continue;
      for (guint k = from; k < sheet->lines->len; k++)
        {
          ForconReadLine *line = g_ptr_array_index (sheet->lines, k);

          if (is_in_force (line) && may_be_for (waiting, line->formation))
            {
              line->state = FORCON_LINE_UNSURE;
              forcon_sheet_note_waits (sheet, line);
            }
        }
    }
}
