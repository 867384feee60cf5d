/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-discourse.h"
#include "campaign/reading/order-sheet-lines.h"
#include "campaign/reading/order-sheet-offers.h"

#include "campaign/knowledge/knowledge-mask.h"

#include <string.h>

/* How often a sheet is read at most, once more for what is found to be taken back. */
#define PASSES_MAX 16

/* Lines on which it can go on how a formation is formed. */
#define FORMING_LINES_MAX 4

/* "Nightjar leaves the Falcons": ships part from their formation, and what follows is for what they form. */
static gboolean
ships_part (const ForconSheetClause *clause)
{
  /* "Split off Nightjar as Lookout, send it to A2" */
  if (clause->role == FORCON_CLAUSE_ORDER && clause->name_end > 0
      && (clause->frame == FORCON_FRAME_SPLIT || (clause->frame == FORCON_FRAME_FORM && clause->n > 0)))
    return TRUE;
  gboolean told = clause->told && (clause->subject.n == 0 || clause->subject.reference[0].start < clause->start);

  return clause->role == FORCON_CLAUSE_ORDER && clause->frame == FORCON_FRAME_SPLIT && !told && clause->n > 0
         && forcon_sheet_names_thing (&clause->argument[0].reference, FORCON_SHEET_SHIP)
         && clause->argument[0].reference.start < clause->start;
}

/* Whether ships part before this part of the statement. */
static gboolean
follows_parting (const ForconSheetPart *part)
{
  for (guint i = 0; i < part->statement->clauses->len; i++)
    {
      const ForconSheetClause *clause = &g_array_index (part->statement->clauses, ForconSheetClause, i);

      if (clause->first >= part->clauses[0].first)
        return FALSE;
      if (ships_part (clause))
        return TRUE;
    }
  return FALSE;
}

/* What was said to others is read once more, for those who are told that it holds for them, too. */
static gboolean
read_alike (ForconSheetPass *sheet, const ForconSheetPart *part, GArray *told)
{
  g_autoptr (GArray) alike = forcon_sheet_alike (sheet, part, told);
  const char *text = forcon_sheet_part_text (part);

  if (sheet->alike != NULL || told == NULL || told->len == 0)
    return FALSE;
  for (guint i = 0; i < alike->len; i++)
    {
      const ForconSheetSaid *said = &g_array_index (alike, ForconSheetSaid, i);
      const char *at = said->text + said->start;
      g_autoptr (GArray) items = forcon_sheet_items (sheet->names, sheet->texts, at, said->end - said->start);

      sheet->alike = told;
      sheet->alike_text = text;
      forcon_sheet_read_so (sheet, at, (const ForconSheetItem *) (gpointer) items->data, items->len);
      sheet->alike = NULL;
    }
  forcon_sheet_carry (sheet, g_array_ref (told));
  return alike->len > 0;
}

/* "All follow the Hammer": all but the Hammer. */
static void
leave_out_the_followed (const ForconSheetPart *part, const ForconSheetSubject *subject, GArray *told)
{
  for (guint i = 0; i < part->n && subject->all && subject->n == 0; i++)
    {
      const ForconSheetClause *clause = &part->clauses[i];
      gboolean follows = clause->role == FORCON_CLAUSE_ORDER
                         && (clause->frame == FORCON_FRAME_FOLLOW || clause->frame == FORCON_FRAME_AWAIT
                             || clause->frame == FORCON_FRAME_JOIN);

      follows = follows || (clause->role == FORCON_CLAUSE_WHAT && clause->what == FORCON_WHAT_PROTECT);
      for (guint a = 0; follows && a < clause->n; a++)
        for (guint k = told->len; k > 0 && clause->argument[a].reference.names.n == 1; k--)
          if (clause->argument[a].reference.names.name[0].thing == FORCON_SHEET_FORMATION
              && g_array_index (told, ForconSheetWho, k - 1).formation[0].value
                     == clause->argument[a].reference.names.name[0].id)
            g_array_remove_index (told, k - 1);
    }
}

/* Once a third formation is told something, "the others" are again all others. */
static void
note_others (ForconSheetPass *sheet, const GArray *told)
{
  const ForconSheetWho *who = told->len > 0 ? &g_array_index (told, ForconSheetWho, 0) : NULL;

  if (!sheet->trial && who != NULL && who->n > 0 && !FORCON_ID_EQUAL (who->formation[0], sheet->parted)
      && who->formation[0].value + sheet->formed->len <= sheet->campaign->fleet->n_formations)
    sheet->parted = FORCON_NO_FORMATION;
}

/* "Cancel C2": whose orders are taken back; where there is none, or nobody knows which, the line waits. */
static void
cancel_named (ForconSheetPass *sheet, const ForconSheetPart *part, const GArray *told)
{
  ForconLineState state = told->len > 0 ? FORCON_LINE_UNDERSTOOD : FORCON_LINE_NOT_UNDERSTOOD;

  for (guint i = 0; i < told->len; i++)
    {
      const ForconSheetWho *who = &g_array_index (told, ForconSheetWho, i);

      if (who->n != 1
          || forcon_sheet_replace_orders (sheet, part, who->formation[0]) != FORCON_SHEET_REPLACED)
        state = FORCON_LINE_NOT_UNDERSTOOD;
    }
  forcon_sheet_remark_to (sheet, part, told, state);
}

/* What one part of a statement says to whom it is. */
static void
read_part (ForconSheetPass *sheet, const ForconSheetPart *part, const ForconSheetSubject *subject)
{
  g_autoptr (GArray) told = NULL;
  gboolean does = forcon_sheet_has_role (part, FORCON_CLAUSE_ORDER) || forcon_sheet_has_role (part, FORCON_CLAUSE_WHAT);
  gboolean parted = follows_parting (part);

  if (subject == NULL && does && parted && sheet->formed->len > (sheet->expected == NULL ? 0 : sheet->expected->len))
    {
      told = g_array_new (FALSE, TRUE, sizeof (ForconSheetWho));
      forcon_sheet_add_who (told, (ForconFormationId){ (guint16) sheet->campaign->fleet->n_formations });
      forcon_sheet_carry (sheet, g_array_ref (told));
    }
  else if (subject != NULL)
    {
      told = forcon_sheet_told_by (sheet, part->statement, subject);
      leave_out_the_followed (part, subject, told);
      forcon_sheet_carry (sheet, told);
      note_others (sheet, told);
    }
  else if (does && sheet->everybody)
    {
      ForconSheetSubject all = { .all = TRUE };

      told = forcon_sheet_told_by (sheet, part->statement, &all);
    }
  else if (does)
    told = forcon_sheet_told_before (sheet, part);
  if (sheet->alike != NULL && does)
    {
      g_array_unref (told);
      told = g_array_ref (sheet->alike);
    }
  if (!does && forcon_sheet_has_role (part, FORCON_CLAUSE_CANCEL) && forcon_sheet_cancel (sheet, part, told))
    {
      forcon_sheet_remark_to (sheet, part, told, FORCON_LINE_UNDERSTOOD);
      return;
    }
  if (!does && forcon_sheet_cancels_an_order (part))
    {
      cancel_named (sheet, part, told != NULL ? told : sheet->carried);
      return;
    }
  if (!does && subject == NULL && forcon_sheet_has_role (part, FORCON_CLAUSE_LIKEWISE))
    told = forcon_sheet_told_alike (sheet, part);
  if (!does && forcon_sheet_has_role (part, FORCON_CLAUSE_LIKEWISE) && told != NULL && read_alike (sheet, part, told))
    return;
  if (!does)
    {
      forcon_sheet_remark_to (sheet, part, told != NULL || sheet->first ? told : sheet->carried,
                              forcon_sheet_state_without_order (part, subject != NULL));
      return;
    }
  for (guint i = 0; i < told->len && !forcon_sheet_is_full (sheet); i++)
    forcon_sheet_tell_who (sheet, part, &g_array_index (told, ForconSheetWho, i));
}

static gboolean
same_subject (const ForconSheetSubject *one, const ForconSheetSubject *two)
{
  return one->n == 1 && two->n == 1 && one->reference[0].names.n == 1 && two->reference[0].names.n == 1
         && one->reference[0].names.name[0].id == two->reference[0].names.name[0].id;
}

/* "Hold fire, Lance and Wall": who is told stands at the end of the statement. */
static const ForconSheetSubject *
subject_at_end (const ForconSheetStatement *statement, ForconSheetPart *part)
{
  ForconSheetClause *clauses = (ForconSheetClause *) (gpointer) statement->clauses->data;
  ForconSheetSubject *subject = &clauses[part->n].subject;

  if (is_mark (&statement->items[statement->n - 1], ':'))
    return NULL;
  for (guint i = part->n; i < statement->clauses->len; i++)
    if (clauses[i].role != FORCON_CLAUSE_HEAD)
      return NULL;
  for (guint i = part->n + 1; i < statement->clauses->len; i++)
    for (guint k = 0; k < clauses[i].subject.n && subject->n < FORCON_SHEET_REFERENCES_MAX; k++)
      subject->reference[subject->n++] = clauses[i].subject.reference[k];
  part->n = statement->clauses->len;
  return subject;
}

/* What is said behind "form" and "split off" is for those who are formed: what they do, and what they keep in mind. */
static gboolean
is_for_those_who_part (const ForconSheetClause *clause)
{
  if (clause->role == FORCON_CLAUSE_WHAT || clause->role == FORCON_CLAUSE_CASE)
    return TRUE;
  return clause->role == FORCON_CLAUSE_ORDER && !forcon_task_is_administrative (clause->kind)
         && clause->frame != FORCON_FRAME_POSTURE;
}

/*
 * "If C4 is free the Tiger goes in, if it is held the Weavers lay mines": where a part has its case before what is
 * done, one behind that is the case of those who are told next.
 */
static guint
without_case_of_next (const ForconSheetClause *clauses, guint n)
{
  guint end = n;

  while (end > 0 && (clauses[end - 1].role == FORCON_CLAUSE_CASE || clauses[end - 1].role == FORCON_CLAUSE_OTHER_CASE)
         && !clauses[end - 1].told)
    end--;
  for (guint i = 0; i < end; i++)
    if (clauses[i].role == FORCON_CLAUSE_ORDER || clauses[i].role == FORCON_CLAUSE_WHAT)
      return n;
    else if (clauses[i].role == FORCON_CLAUSE_CASE || clauses[i].role == FORCON_CLAUSE_OTHER_CASE)
      return end;
  return n;
}

/* Clauses fall into parts where somebody else is told. */
static void
read_parts (ForconSheetPass *sheet, const ForconSheetStatement *statement)
{
  ForconSheetClause *clauses = (ForconSheetClause *) (gpointer) statement->clauses->data;
  guint first = 0;

  while (first < statement->clauses->len && !forcon_sheet_is_full (sheet))
    {
      ForconSheetPart part = { statement, &clauses[first], 0 };
      const ForconSheetSubject *subject = NULL;
      gboolean said = FALSE;
      gboolean parted = FALSE;
      ForconSheetClause *within = NULL;

      for (; first + part.n < statement->clauses->len; part.n++)
        {
          ForconSheetClause *clause = &clauses[first + part.n];
          gboolean of_case = clause->told && clause->role == FORCON_CLAUSE_CASE;

          if (clause->again && part.n > 0)
            break;
          /* What happens to somebody else is none of the cases of a formation's own instructions. */
          parted = parted || (part.n > 0 && ships_part (clause - 1));
          if (parted && is_for_those_who_part (clause))
            break;
          if (of_case && (subject != NULL || said))
            clause->role = FORCON_CLAUSE_OTHER_CASE;
          else if (clause->told && ((subject != NULL && within == NULL) || said))
            {
              part.n = without_case_of_next (part.clauses, part.n);
              break;
            }
          else if (clause->told)
            {
              if (within != NULL && !same_subject (&within->subject, &clause->subject))
                within->role = FORCON_CLAUSE_OTHER_CASE;
              subject = &clause->subject;
              within = of_case ? clause : NULL;
            }
          said = said || clause->role == FORCON_CLAUSE_ORDER || clause->role == FORCON_CLAUSE_WHAT;
        }
      if (subject == NULL && said && first == 0 && part.n < statement->clauses->len)
        subject = subject_at_end (statement, &part);
      read_part (sheet, &part, subject);
      sheet->first = FALSE;
      first += part.n;
    }
}

/* Who is asked about, or told something of, is who is told next: "What about the Wolves? They hold." */
static void
carry_whom_it_names (ForconSheetPass *sheet, const ForconSheetStatement *statement, gboolean anywhere)
{
  ForconSheetSubject subject;

  for (guint i = 0; i < (anywhere ? statement->n : 1); i++)
    if (forcon_sheet_take_subject (&statement->items[i], statement->n - i, &subject) > 0
        && (i == 0 || (subject.n > 0 && subject.reference[0].names.n > 0)))
      {
        g_autoptr (GArray) told = forcon_sheet_told_by (sheet, statement, &subject);

        forcon_sheet_carry (sheet, told);
        return;
      }
}

/* A question is for the master's desk (F-CAMP-9). */
static void
read_question (ForconSheetPass *sheet, const ForconSheetStatement *statement, ForconSideId to)
{
  ForconSheetClause whole = { .first = 0, .last = statement->n };
  ForconSheetPart part = { statement, &whole, 1 };
  ForconSheetWho nobody = { 0 };
  ForconReadLine *line;

  carry_whom_it_names (sheet, statement, FORCON_ID_IS_NONE (to));
  forcon_sheet_remark_line (sheet, &part, &nobody, FORCON_LINE_REMARK);
  line = g_ptr_array_index (sheet->lines, sheet->lines->len - 1);
  line->asks = TRUE;
  line->to = to;
}

static gboolean
has_case (const GArray *clauses)
{
  for (guint i = 0; i < clauses->len; i++)
    if (g_array_index (clauses, ForconSheetClause, i).role == FORCON_CLAUSE_CASE)
      return TRUE;
  return FALSE;
}

/* "Enemy 3:1, or flagship down." */
static gboolean
leaves_case_open (const GArray *clauses)
{
  gboolean found = FALSE;

  for (guint i = 0; i < clauses->len; i++)
    {
      const ForconSheetClause *clause = &g_array_index (clauses, ForconSheetClause, i);

      found = found || clause->role == FORCON_CLAUSE_CASE || clause->role == FORCON_CLAUSE_OTHER_CASE;
      if (clause->unexplained == 0 && (clause->role == FORCON_CLAUSE_ORDER || clause->role == FORCON_CLAUSE_WHAT))
        return FALSE;
    }
  return found;
}

/* Whether the statement before it on the same line moved somebody. */
static gboolean
goes_on_from_move (const ForconSheetPass *sheet)
{
  const GPtrArray *lines = sheet->earlier != NULL ? sheet->earlier : sheet->lines;
  const ForconReadLine *last = lines->len == 0 ? NULL : g_ptr_array_index (lines, lines->len - 1);

  return sheet->goes_on && last != NULL && last->n_readings > 0 && last->readings[0].n_tasks > 0
         && last->readings[0].tasks[last->readings[0].n_tasks - 1].kind == FORCON_TASK_MOVE;
}

void
forcon_sheet_read_so (ForconSheetPass *sheet, const char *text, const ForconSheetItem *all, guint n_all)
{
  g_autoptr (GArray) asides = g_array_new (FALSE, FALSE, sizeof (ForconSheetNote));
  g_autoptr (GArray) left = forcon_sheet_without_asides (all, n_all, asides);
  const ForconSheetItem *items = (const ForconSheetItem *) (gpointer) left->data;
  guint n = left->len;
  g_autofree guint8 *fills = g_new0 (guint8, n);
  g_autoptr (GArray) clauses = g_array_new (FALSE, FALSE, sizeof (ForconSheetClause));
  g_autoptr (GArray) notes = g_array_new (FALSE, FALSE, sizeof (ForconSheetNote));
  ForconSheetStatement statement = { .names = sheet->names,
                                     .texts = sheet->texts,
                                     .text = text,
                                     .start = sheet->corrects ? sheet->correction : G_MAXUINT,
                                     .items = items,
                                     .n = n,
                                     .fills = fills,
                                     .clauses = clauses,
                                     .notes = notes,
                                     .asides = asides,
                                     .after_case = sheet->after_case,
                                     .case_open = sheet->case_open && !sheet->first,
                                     .placed = sheet->placed,
                                     .goes_on = goes_on_from_move (sheet),
                                     .freely = sheet->freely,
                                     .guess = sheet->guess };

  if (n == 0)
    return;
  ForconSideId to = { 0 };

  forcon_sheet_settle_pronouns (sheet, left);

  /* "To Rivek: shall we talk?" is both, and goes to whom it is addressed. */
  gboolean message = forcon_sheet_is_message (sheet, items, n, &to);

  if (message || forcon_sheet_is_question (&statement))
    {
      read_question (sheet, &statement, message ? to : FORCON_NO_SIDE);
      return;
    }
  g_autoptr (GArray) before = g_array_ref (sheet->carried);
  guint from = sheet->lines->len;
  guint n_formed = sheet->formed->len;

  forcon_sheet_parse (&statement);
  sheet->n_guessed += statement.n_guessed;
  read_parts (sheet, &statement);
  if (sheet->trial)
    return;
  if (sheet->alike == NULL && sheet->formed->len == n_formed && n_all <= FORCON_SHEET_OFFERED_ITEMS_MAX
      && sheet->n_offered < FORCON_SHEET_OFFERED_MAX && forcon_sheet_any_waits (sheet->lines, from))
    forcon_sheet_offer_freely (sheet, text, all, n_all, from, before);
  forcon_sheet_note_hopes (sheet, from);
  sheet->after_case = has_case (clauses);
  sheet->case_open = leaves_case_open (clauses);
  forcon_sheet_mention (sheet, left);
}

static void
read_statement (ForconSheetPass *sheet, const char *text, const ForconSheetItem *items, guint n)
{
  guint n_correcting = forcon_sheet_correction (items, n);

  if (n_correcting > 0)
    {
      sheet->corrects = TRUE;
      sheet->correction = items[0].start;
      read_statement (sheet, text, items + n_correcting, n - n_correcting);
      sheet->corrects = FALSE;
      return;
    }
  if (items[0].namesake)
    forcon_sheet_read_either (sheet, text, items, n);
  else
    forcon_sheet_read_so (sheet, text, items, n);
}

static const ForconSheetItem *
first_of (const GArray *items)
{
  return (const ForconSheetItem *) (gpointer) items->data;
}

static gboolean
says_something (const ForconSheetItem *items, guint n)
{
  for (guint i = 0; i < n; i++)
    if (items[i].kind != FORCON_SHEET_ITEM_MARK)
      return TRUE;
  return FALSE;
}

/* "Save torpedoes. All.", "no ramming (all)": whether the end of a line tells everybody what stood before. */
static gboolean
ends_with_all (const ForconSheetItem *items, guint n)
{
  guint last = n;
  guint first;

  while (last > 0 && items[last - 1].kind == FORCON_SHEET_ITEM_MARK)
    last--;
  for (first = last; first > 0; first--)
    if (!is_word (&items[first - 1], FORCON_MEANING_ALL) && !is_word (&items[first - 1], FORCON_MEANING_TO_ALL)
        && !is_word (&items[first - 1], FORCON_MEANING_CLASS) && !is_word (&items[first - 1], FORCON_MEANING_PREVIOUS))
      break;
  if (first == last || first == 0 || is_word (&items[last - 1], FORCON_MEANING_OTHERS)
      || is_word (&items[last - 1], FORCON_MEANING_BOTH))
    return FALSE;
  if (is_mark (&items[first - 1], ',') && is_word (&items[first], FORCON_MEANING_TO_ALL))
    return TRUE;
  return is_mark (&items[first - 1], '.') || is_mark (&items[first - 1], '(') || is_mark (&items[first - 1], '!')
         || (is_mark (&items[first - 1], '-') && !items[first - 1].glued);
}

static void
read_items (ForconSheetPass *sheet, const char *text, const GArray *items)
{
  const ForconSheetItem *all = first_of (items);
  guint place = forcon_sheet_bullet (all, items->len);

  sheet->first = TRUE;
  sheet->everybody = ends_with_all (all, items->len);
  while (place < items->len && !forcon_sheet_is_full (sheet))
    {
      place += sheet->first ? 0 : forcon_sheet_bullet (all + place, items->len - place);
      guint n = forcon_sheet_statement_end (all + place, items->len - place);

      sheet->goes_on = !sheet->first;
      if (says_something (all + place, n))
        read_statement (sheet, text, all + place, n);
      sheet->first = FALSE;
      place += n;
    }
}

static const char *
end_of_line (const char *at)
{
  return at + strcspn (at, "\r\n");
}

static const char *
next_line (const char *end)
{
  if (*end == '\0')
    return end;
  return end + (end[0] == '\r' && end[1] == '\n' ? 2 : 1);
}

/* Whether the next line still tells how the formation is formed that this one forms. */
static gboolean
goes_on (const ForconSheetPass *sheet, const GArray *items, const char *next)
{
  g_autoptr (GArray) following
      = forcon_sheet_items (sheet->names, sheet->texts, next, (gsize) (end_of_line (next) - next));
  const ForconSheetItem *all = first_of (following);
  guint bullet = forcon_sheet_bullet (all, following->len);

  /* "Flag of the Tiger: …" is of another. */
  if (bullet + 1 < following->len && all[bullet + 1].kind == FORCON_SHEET_ITEM_NAME
      && all[bullet + 1].names.name[0].thing == FORCON_SHEET_FORMATION && all[bullet + 1].names.name[0].own)
    return FALSE;
  return bullet < following->len && forcon_sheet_goes_on_forming (first_of (items), items->len, &all[bullet]);
}

static const char *
read_one_line (ForconSheetPass *sheet, const char *at)
{
  const char *end = end_of_line (at);
  const char *next = next_line (end);
  gint more = 0;
  g_autoptr (GArray) items = forcon_sheet_items (sheet->names, sheet->texts, at, (gsize) (end - at));

  while (*next != '\0' && more < FORMING_LINES_MAX && forcon_sheet_is_forming (first_of (items), items->len)
         && goes_on (sheet, items, next))
    {
      end = end_of_line (next);
      next = next_line (end);
      more++;
      g_array_unref (items);
      items = forcon_sheet_items (sheet->names, sheet->texts, at, (gsize) (end - at));
    }
  guint from = sheet->lines->len;

  read_items (sheet, at, items);
  forcon_sheet_hold_together (sheet, from);
  sheet->number += more;
  return next;
}

/* What is too long to be read is not dropped: it is a line that nobody understood. */
static void
leave_rest (ForconSheetPass *sheet, const char *rest)
{
  g_autofree char *text = g_utf8_substring (rest, 0, MIN (g_utf8_strlen (rest, -1), FORCON_TEXT_MAX));
  ForconReadLine *line;

  if (*g_strstrip (text) == '\0')
    return;
  line = forcon_sheet_line_new (sheet, g_string_chunk_insert_const (sheet->texts, text), FORCON_LINE_NOT_UNDERSTOOD, 0);
  line->remark = line->text;
  g_ptr_array_add (sheet->lines, line);
}

/* Text in one form: valid, with letters and their accents together. */
static char *
clean_text (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text == NULL ? "" : text, -1);
  char *normal = g_utf8_normalize (valid, -1, G_NORMALIZE_NFC);

  return normal == NULL ? g_steal_pointer (&valid) : normal;
}

/* Once through the sheet. */
static void
read_through (ForconSheetPass *sheet, const ForconCampaign *campaign, const char *rest)
{
  sheet->campaign = forcon_campaign_as_known (campaign, sheet->rules, sheet->admiral);
  sheet->names = forcon_sheet_names_new (sheet->campaign, sheet->admiral);
  for (guint i = 0; sheet->expected != NULL && i < sheet->expected->len; i++)
    forcon_sheet_expect (sheet, &g_array_index (sheet->expected, ForconTask, i));
  sheet->carried = g_array_new (FALSE, TRUE, sizeof (ForconSheetWho));
  if (!FORCON_ID_IS_NONE (sheet->heading))
    forcon_sheet_add_who (sheet->carried, sheet->heading);
  sheet->said = g_array_new (FALSE, FALSE, sizeof (ForconSheetSaid));
  sheet->doubtful = g_array_new (FALSE, FALSE, sizeof (ForconFormationId));
  sheet->hopes = g_array_new (FALSE, FALSE, sizeof (ForconSheetHope));
  sheet->known = NULL;
  sheet->mentioned = g_array_new (FALSE, FALSE, sizeof (ForconSheetName));
  sheet->placed = FALSE;
  sheet->after_case = sheet->case_open = FALSE;
  sheet->last_instruction = (ForconInstruction){ 0 };
  sheet->last_place = FORCON_NO_SECTOR;
  sheet->parted = FORCON_NO_FORMATION;
  sheet->n_offered = 0;
  sheet->number = 0;
  sheet->again = FALSE;
  for (const char *at = sheet->text; *at != '\0' && !forcon_sheet_is_full (sheet);)
    {
      sheet->number++;
      at = read_one_line (sheet, at);
      if (forcon_sheet_is_full (sheet))
        leave_rest (sheet, at);
    }
  leave_rest (sheet, rest);
  g_array_unref (sheet->said);
  g_array_unref (sheet->doubtful);
  g_array_unref (sheet->hopes);
  g_array_unref (sheet->mentioned);
  g_array_unref (sheet->carried);
  g_clear_pointer (&sheet->known, g_array_unref);
  forcon_sheet_names_free (sheet->names);
  forcon_campaign_free (sheet->campaign);
}

ForconReadSheet *
forcon_order_sheet_read (const ForconCampaign *campaign, const ForconRules *rules, ForconSideId admiral,
                         const char *text)
{
  return forcon_order_sheet_read_for (campaign, rules, admiral, FORCON_NO_FORMATION, NULL, text);
}

ForconReadSheet *
forcon_order_sheet_read_for (const ForconCampaign *campaign, const ForconRules *rules, ForconSideId admiral,
                             ForconFormationId formation, const GArray *expected, const char *text)
{
  g_autofree char *clean = clean_text (text);
  const char *end = g_utf8_strlen (clean, -1) > FORCON_SHEET_TEXT_MAX
                        ? g_utf8_offset_to_pointer (clean, FORCON_SHEET_TEXT_MAX)
                        : clean + strlen (clean);
  g_autofree char *rest = g_strdup (end);
  ForconReadSheet *read = g_new (ForconReadSheet, 1);
  ForconSheetPass sheet = { .rules = rules, .admiral = admiral, .heading = formation, .expected = expected, .text = clean };

  clean[end - clean] = '\0';
  sheet.all = forcon_sheet_names_new (campaign, admiral);
  sheet.formed = read->formed = g_ptr_array_new ();
  sheet.lines = read->lines = g_ptr_array_new_with_free_func (forcon_sheet_line_free);
  sheet.texts = read->texts = g_string_chunk_new (1024);
  sheet.taken_back = g_array_new (FALSE, FALSE, sizeof (ForconSheetTakenBack));
  sheet.meant = g_hash_table_new (g_str_hash, g_str_equal);
  /* Each time something more is taken back, which comes to an end; what would not is left as it is. */
  for (guint i = 0; i == 0 || (sheet.again && i < PASSES_MAX); i++)
    {
      g_ptr_array_set_size (sheet.lines, 0);
      g_ptr_array_set_size (sheet.formed, 0);
      read_through (&sheet, campaign, rest);
    }
  g_array_unref (sheet.taken_back);
  g_hash_table_unref (sheet.meant);
  forcon_sheet_names_free (sheet.all);
  return read;
}

void
forcon_read_sheet_free (ForconReadSheet *read)
{
  if (read == NULL)
    return;
  g_ptr_array_unref (read->lines);
  g_ptr_array_unref (read->formed);
  g_clear_pointer (&read->texts, g_string_chunk_free);
  g_free (read);
}
