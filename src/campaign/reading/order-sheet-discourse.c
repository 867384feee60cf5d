/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-discourse.h"
#include "campaign/reading/order-sheet-lines.h"

guint
forcon_sheet_place (const ForconSheetPass *sheet, const ForconSheetStatement *statement)
{
  return (guint) (statement->text - sheet->text) + statement->items[0].start;
}

static gboolean
is_cancel_of_before (const ForconSheetItem *items, guint n, guint place)
{
  return is_word (&items[place], FORCON_MEANING_CANCEL) && place + 1 < n
         && (items[place + 1].kind == FORCON_SHEET_ITEM_MARK || is_word (&items[place + 1], FORCON_MEANING_PREVIOUS));
}

/* "No, …" before a mark; "no battle" denies something. */
static gboolean
is_no (const ForconSheetItem *items, guint n, guint place)
{
  return is_word (&items[place], FORCON_MEANING_NOT) && place + 1 < n
         && (is_mark (&items[place + 1], ',') || is_mark (&items[place + 1], ':')
             || is_word (&items[place + 1], FORCON_MEANING_RATHER));
}

/* "Sorry, not A2 but B3" */
static gboolean
is_sorry (const ForconSheetItem *items, guint n, guint place)
{
  return is_word (&items[place], FORCON_MEANING_RATHER) && place + 2 < n && is_mark (&items[place + 1], ',')
         && is_word (&items[place + 2], FORCON_MEANING_NOT);
}

/* "No, stop, …": stops who writes, and nobody else. */
static gboolean
is_stop (const ForconSheetItem *items, guint n, guint place)
{
  return place + 1 < n && place > 0 && is_mark (&items[place - 1], ',') && is_mark (&items[place + 1], ',')
         && items[place].kind == FORCON_SHEET_ITEM_WORD && forcon_sheet_is_verb (&items[place]);
}

guint
forcon_sheet_correction (const ForconSheetItem *items, guint n)
{
  gboolean strong = FALSE;
  guint i = 0;

  for (; i < n; i++)
    {
      gboolean corrects = is_word (&items[i], FORCON_MEANING_CORRECTION) || is_cancel_of_before (items, n, i)
                          || is_no (items, n, i) || is_sorry (items, n, i);

      strong = strong || corrects;
      if (!(corrects || items[i].kind == FORCON_SHEET_ITEM_MARK || is_word (&items[i], FORCON_MEANING_RATHER)
            || (strong && (is_word (&items[i], FORCON_MEANING_PREVIOUS) || is_stop (items, n, i)))))
        break;
    }
  if (i < n)
    return strong ? i : 0;
  /* "No, cancel that." */
  for (i = 0; i < n && !is_word (&items[i], FORCON_MEANING_CANCEL);)
    i++;
  return i < n ? i : 0;
}

static gboolean
says (const ForconSheetPart *part, ForconSheetMeaning meaning)
{
  for (guint i = part->clauses[0].first; i < part->clauses[part->n - 1].last; i++)
    if (is_word (&part->statement->items[i], meaning))
      return TRUE;
  return FALSE;
}

gboolean
forcon_sheet_says_rather (const ForconSheetPart *part)
{
  return says (part, FORCON_MEANING_RATHER);
}

gboolean
forcon_sheet_says_first (const ForconSheetPart *part)
{
  return says (part, FORCON_MEANING_FIRST);
}

gboolean
forcon_sheet_cancels_an_order (const ForconSheetPart *part)
{
  return says (part, FORCON_MEANING_CANCEL) && forcon_sheet_has_role (part, FORCON_CLAUSE_FORBIDDEN);
}

gboolean
forcon_sheet_is_taken_back (const ForconSheetPass *sheet, guint place, ForconFormationId formation)
{
  for (guint i = 0; i < sheet->taken_back->len; i++)
    {
      const ForconSheetTakenBack *back = &g_array_index (sheet->taken_back, ForconSheetTakenBack, i);

      if (back->statement == place && FORCON_ID_EQUAL (back->formation, formation))
        return TRUE;
    }
  return FALSE;
}

gboolean
forcon_sheet_takes_back (const ForconSheetPass *sheet, guint place)
{
  for (guint i = 0; i < sheet->taken_back->len; i++)
    if (g_array_index (sheet->taken_back, ForconSheetTakenBack, i).by == place)
      return TRUE;
  return FALSE;
}

void
forcon_sheet_note_said (ForconSheetPass *sheet, const ForconSheetPart *part, const ForconReadLine *line)
{
  const ForconSheetStatement *statement = part->statement;
  ForconSheetSaid said = { .statement = forcon_sheet_place (sheet, statement),
                           .number = line->number,
                           .text = statement->text,
                           .start = statement->items[part->clauses[0].first].start,
                           .end = statement->items[part->clauses[part->n - 1].last - 1].end,
                           .formation = line->formation,
                           .orders = line->readings[0].n_tasks > 0,
                           .waits = line->state != FORCON_LINE_UNDERSTOOD && line->state != FORCON_LINE_GUESSED };

  g_array_append_val (sheet->said, said);
}

static gboolean
moves (const ForconReadLine *line)
{
  for (guint i = 0; i < line->n_readings; i++)
    for (guint k = 0; k < line->readings[i].n_tasks; k++)
      if (line->readings[i].tasks[k].kind == FORCON_TASK_MOVE)
        return TRUE;
  return FALSE;
}

static gint
find_doubtful (const ForconSheetPass *sheet, ForconFormationId formation)
{
  for (guint i = 0; i < sheet->doubtful->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (sheet->doubtful, ForconFormationId, i), formation))
      return (gint) i;
  return -1;
}

static void
doubt (ForconSheetPass *sheet, ForconFormationId formation)
{
  if (!FORCON_ID_IS_NONE (formation) && find_doubtful (sheet, formation) < 0)
    g_array_append_val (sheet->doubtful, formation);
}

void
forcon_sheet_note_doubt (ForconSheetPass *sheet, const ForconSheetPart *part, const ForconReadLine *line)
{
  gint known = find_doubtful (sheet, line->formation);

  if (sheet->trial || line->state == FORCON_LINE_REMARK)
    return;
  if (line->state == FORCON_LINE_UNDERSTOOD || line->state == FORCON_LINE_GUESSED)
    {
      if (known >= 0 && moves (line))
        g_array_remove_index (sheet->doubtful, (guint) known);
      return;
    }
  if (line->n_readings > 0 && !moves (line))
    return;
  doubt (sheet, line->formation);
  for (guint i = part->clauses[0].first; i < part->clauses[part->n - 1].last; i++)
    {
      const ForconSheetItem *item = &part->statement->items[i];

      if (item->kind == FORCON_SHEET_ITEM_NAME && item->names.n == 1 && item->names.name[0].own
          && item->names.name[0].thing == FORCON_SHEET_FORMATION)
        doubt (sheet, (ForconFormationId){ (guint16) item->names.name[0].id });
    }
}

static void
forget_hope (ForconSheetPass *sheet, ForconFormationId formation)
{
  for (guint i = sheet->hopes->len; i > 0; i--)
    if (FORCON_ID_EQUAL (g_array_index (sheet->hopes, ForconSheetHope, i - 1).formation, formation))
      g_array_remove_index (sheet->hopes, i - 1);
}

void
forcon_sheet_note_hopes (ForconSheetPass *sheet, guint from)
{
  for (guint i = from; i < sheet->lines->len; i++)
    {
      const ForconReadLine *line = g_ptr_array_index (sheet->lines, i);
      const ForconReading *first = &line->readings[0];
      ForconSheetHope hope = { .formation = first->formation };

      for (guint k = 0; line->n_readings > 0 && k < first->n_tasks; k++)
        if (first->tasks[k].kind == FORCON_TASK_MOVE)
          hope.sector = first->tasks[k].sector;
      if (FORCON_ID_IS_NONE (hope.formation) || FORCON_ID_IS_NONE (hope.sector))
        continue;
      forget_hope (sheet, hope.formation);
      if (line->state == FORCON_LINE_UNSURE || line->state == FORCON_LINE_AMBIGUOUS)
        g_array_append_val (sheet->hopes, hope);
    }
}

void
forcon_sheet_note_waits (ForconSheetPass *sheet, const ForconReadLine *line)
{
  if (moves (line))
    doubt (sheet, line->formation);
  for (guint i = 0; i < sheet->said->len; i++)
    {
      ForconSheetSaid *said = &g_array_index (sheet->said, ForconSheetSaid, i);

      if (said->number == line->number && FORCON_ID_EQUAL (said->formation, line->formation))
        said->waits = TRUE;
    }
}

/* Whether a part names any place. */
static gboolean
names_place (const ForconSheetPart *part)
{
  for (guint i = 0; i < part->n; i++)
    for (guint k = 0; k < part->clauses[i].n; k++)
      {
        const ForconSheetArgument *argument = &part->clauses[i].argument[k];

        if (argument->kind != FORCON_SHEET_REFERS
            || forcon_sheet_names_thing (&argument->reference, FORCON_SHEET_SECTOR)
            || forcon_sheet_names_thing (&argument->reference, FORCON_SHEET_FEATURE))
          return TRUE;
      }
  return FALSE;
}

/* "If it is held, …": a case about the place where the formation will be. */
static gboolean
asks_of_place (const ForconSheetPart *part)
{
  for (guint i = 0; i < part->n; i++)
    if (part->clauses[i].role == FORCON_CLAUSE_CASE && part->clauses[i].n == 0
        && (part->clauses[i].when == FORCON_WHEN_HELD || part->clauses[i].when == FORCON_WHEN_FREE))
      return TRUE;
  return FALSE;
}

gboolean
forcon_sheet_place_is_doubtful (const ForconSheetPass *sheet, const ForconSheetPart *part, const ForconReadLine *line)
{
  static const ForconTaskKind at_a_place[] = { FORCON_TASK_LAY,    FORCON_TASK_SWEEP,         FORCON_TASK_PATROL,
                                               FORCON_TASK_DEFEND, FORCON_TASK_ATTACK_SECTOR, FORCON_TASK_LAND };

  if (find_doubtful (sheet, line->formation) < 0)
    return FALSE;
  if (names_place (part))
    return FALSE;
  if (asks_of_place (part))
    return TRUE;
  if (line->readings[0].n_tasks == 0)
    return FALSE;
  /* "Stays where it is and lays mines" */
  for (guint i = 0; i < part->n; i++)
    if (part->clauses[i].role == FORCON_CLAUSE_ORDER && part->clauses[i].frame == FORCON_FRAME_HOLD)
      return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (at_a_place); i++)
    if (line->readings[0].tasks[0].kind == at_a_place[i])
      return TRUE;
  return FALSE;
}

/* What is only looked at takes nothing back. */
static void
take_back (ForconSheetPass *sheet, const ForconSheetSaid *said, guint by)
{
  ForconSheetTakenBack back = { said->statement, said->formation, by };

  if (sheet->trial)
    return;
  g_array_append_val (sheet->taken_back, back);
  sheet->again = TRUE;
}

gboolean
forcon_sheet_replace (ForconSheetPass *sheet, guint place, ForconFormationId formation, gboolean orders)
{
  if (forcon_sheet_takes_back (sheet, place))
    return TRUE;
  for (guint i = sheet->said->len; i > 0; i--)
    {
      const ForconSheetSaid *said = &g_array_index (sheet->said, ForconSheetSaid, i - 1);

      if (!FORCON_ID_EQUAL (said->formation, formation) || said->statement == place)
        continue;
      if (said->waits)
        return FALSE;
      if (orders && !said->orders)
        continue;
      if (said->orders != orders)
        return FALSE;
      take_back (sheet, said, place);
      return TRUE;
    }
  return FALSE;
}

/* How many statements gave a formation orders that are in force. */
static guint
n_orders (const ForconSheetPass *sheet, ForconFormationId formation)
{
  guint n = 0;

  for (guint i = 0; i < sheet->said->len; i++)
    {
      const ForconSheetSaid *said = &g_array_index (sheet->said, ForconSheetSaid, i);

      n += said->orders && !said->waits && FORCON_ID_EQUAL (said->formation, formation);
    }
  return n;
}

ForconSheetReplaced
forcon_sheet_replace_orders (ForconSheetPass *sheet, const ForconSheetPart *part, ForconFormationId formation)
{
  guint place = forcon_sheet_place (sheet, part->statement);
  guint n = n_orders (sheet, formation);

  if (forcon_sheet_takes_back (sheet, place))
    return FORCON_SHEET_REPLACED;
  if (n == 0)
    return FORCON_SHEET_NONE_TO_REPLACE;
  /* Of several orders nobody knows which go with what is cancelled. */
  return n == 1 && forcon_sheet_part_unexplained (part) == 0 && forcon_sheet_replace (sheet, place, formation, TRUE)
             ? FORCON_SHEET_REPLACED
             : FORCON_SHEET_OPEN_WHICH;
}

static gboolean
is_told (const GArray *told, ForconFormationId formation)
{
  for (guint i = 0; told != NULL && i < told->len; i++)
    {
      const ForconSheetWho *who = &g_array_index (told, ForconSheetWho, i);

      if (who->n == 1 && FORCON_ID_EQUAL (who->formation[0], formation))
        return TRUE;
    }
  return FALSE;
}

gboolean
forcon_sheet_cancel (ForconSheetPass *sheet, const ForconSheetPart *part, const GArray *told)
{
  guint place = forcon_sheet_place (sheet, part->statement);
  const ForconSheetSaid *last
      = sheet->said->len == 0 ? NULL : &g_array_index (sheet->said, ForconSheetSaid, sheet->said->len - 1);
  gboolean all = says (part, FORCON_MEANING_ALL);
  gboolean found = FALSE;

  for (guint i = 0; i < sheet->said->len; i++)
    {
      const ForconSheetSaid *said = &g_array_index (sheet->said, ForconSheetSaid, i);

      /* What waits has nothing to take back, and nobody knows whether it is meant. */
      if (!said->waits
          && (told != NULL ? is_told (told, said->formation)
                           : all || (said->statement == last->statement && !last->waits)))
        {
          take_back (sheet, said, place);
          found = TRUE;
        }
    }
  return found || forcon_sheet_takes_back (sheet, place);
}

/* The formation that a clause compares with, or none. */
static ForconFormationId
example_of (const ForconSheetPart *part)
{
  for (guint i = 0; i < part->n; i++)
    for (guint k = 0; part->clauses[i].role == FORCON_CLAUSE_LIKEWISE && k < part->clauses[i].n; k++)
      {
        const ForconSheetCandidates *names = &part->clauses[i].argument[k].reference.names;

        if (names->n == 1 && names->name[0].own && names->name[0].thing == FORCON_SHEET_FORMATION)
          return (ForconFormationId){ (guint16) names->name[0].id };
      }
  return FORCON_NO_FORMATION;
}

GArray *
forcon_sheet_told_alike (const ForconSheetPass *sheet, const ForconSheetPart *part)
{
  ForconFormationId formation = example_of (part);
  GArray *told;

  if (FORCON_ID_IS_NONE (formation))
    return NULL;
  for (guint i = 0; i < sheet->said->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (sheet->said, ForconSheetSaid, i).formation, formation))
      return NULL;
  told = g_array_new (FALSE, TRUE, sizeof (ForconSheetWho));
  forcon_sheet_add_who (told, formation);
  return told;
}

GArray *
forcon_sheet_alike (const ForconSheetPass *sheet, const ForconSheetPart *part, const GArray *told)
{
  GArray *alike = g_array_new (FALSE, FALSE, sizeof (ForconSheetSaid));
  ForconFormationId example = is_told (told, example_of (part)) ? FORCON_NO_FORMATION : example_of (part);
  guint last = 0;
  gboolean waits = FALSE;

  /* Of the last statement what it told one of the others; where that one waits, so does this. */
  for (guint i = sheet->said->len; i > 0 && FORCON_ID_IS_NONE (example); i--)
    {
      const ForconSheetSaid *said = &g_array_index (sheet->said, ForconSheetSaid, i - 1);

      if (said->statement != g_array_index (sheet->said, ForconSheetSaid, sheet->said->len - 1).statement)
        break;
      if (is_told (told, said->formation))
        continue;
      example = said->formation;
      last = said->statement;
    }
  for (guint i = 0; i < sheet->said->len; i++)
    {
      const ForconSheetSaid *said = &g_array_index (sheet->said, ForconSheetSaid, i);

      if (!FORCON_ID_EQUAL (said->formation, example) || (last != 0 && said->statement != last))
        continue;
      g_array_append_vals (alike, said, 1);
      waits = waits || said->waits;
    }
  if (waits)
    g_array_set_size (alike, 0);
  return alike;
}
