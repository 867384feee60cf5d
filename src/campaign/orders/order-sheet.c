/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/orders/order-sheet-private.h"

#include "engine/state/formation.h"
#include "campaign/knowledge/knowledge-mask.h"
#include "campaign/resolution/resolution.h"

#include <string.h>

/* Lines on which it can go on how a formation is formed. */
#define FORMING_LINES_MAX 4

/**
 * Sheet:
 * @campaign: what the admiral knows of it, as it will be when what was read so far has been done
 * @names: what the admiral can name
 * @all: what can be named at all, for the master only
 * @lines: (element-type ForconReadLine): what came of it
 * @carried: (element-type ForconSheetWho): who was told last
 * @texts: keeps the texts of the lines
 * @text: of the sheet, without what is no text
 * @number: of the line
 * @first: no statement of the line was read yet
 * @trial: what is read is only looked at: nothing is done of it
 */
typedef struct {
  ForconCampaign *campaign;
  const ForconRules *rules;
  ForconSideId admiral;
  ForconSheetNames *names;
  ForconSheetNames *all;
  GPtrArray *lines;
  GArray *carried;
  GStringChunk *texts;
  char *text;
  gint number;
  gboolean first;
  gboolean trial;
} Sheet;

/* The projection of the campaign changes by events, like the campaign itself. */
#define APPLY(campaign, NAME, member, ...)                                                                             \
  forcon_campaign_apply (campaign, &(ForconCampaignEvent){ .kind = FORCON_CAMPAIGN_EVENT_##NAME,                       \
                                                           .member = { __VA_ARGS__ } })

static void
read_line_free (gpointer data)
{
  ForconReadLine *line = data;

  g_free (line->readings);
  g_free (line);
}

static ForconReadLine *
line_new (Sheet *sheet, const char *text, ForconLineState state, guint n_readings)
{
  ForconReadLine *line = g_new0 (ForconReadLine, 1);

  line->number = sheet->number;
  line->text = text;
  line->state = state;
  line->n_readings = n_readings;
  line->readings = g_new0 (ForconReading, MAX (n_readings, 1));
  line->meant = forcon_sheet_meant (sheet->all, sheet->names, sheet->texts, text);
  return line;
}

static gboolean
is_full (const Sheet *sheet)
{
  return sheet->lines->len >= FORCON_SHEET_LINES_MAX;
}

/* What is no part of an order: words that stand together stay together. */
static const char *
remark_of (const ForconSheetStatement *statement)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < statement->n; i++)
    {
      guint start = i;

      if (!statement->remarks[i])
        continue;
      while (i + 1 < statement->n && statement->remarks[i + 1])
        i++;
      g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "",
                              forcon_sheet_slice (statement->texts, statement->text, statement->items[start].start,
                                                  statement->items[i].end));
    }
  return text->len == 0 ? NULL : g_string_chunk_insert_const (statement->texts, text->str);
}

/* Whether it speaks of something that orders speak of. */
static gboolean
names_after (const ForconSheetStatement *statement, guint from)
{
  for (guint i = from; i < statement->n; i++)
    if (statement->items[i].kind == FORCON_SHEET_ITEM_NAME || statement->items[i].kind == FORCON_SHEET_ITEM_CODE)
      return TRUE;
  return FALSE;
}

/* Whether there are words that might be an order misspelled beyond recognition. */
static gboolean
has_unknown (const ForconSheetStatement *statement, guint from)
{
  for (guint i = from; i < statement->n; i++)
    if (statement->items[i].kind != FORCON_SHEET_ITEM_MARK
        && !(statement->remarks[i] && statement->items[i].kind == FORCON_SHEET_ITEM_WORD)
        && (statement->remarks[i] || statement->items[i].kind == FORCON_SHEET_ITEM_UNKNOWN))
      return TRUE;
  return FALSE;
}

static const char *
text_of (const ForconSheetStatement *statement)
{
  return forcon_sheet_slice (statement->texts, statement->text, statement->items[0].start,
                             statement->items[statement->n - 1].end);
}

static ForconLineState
state_of (const GArray *readings)
{
  const ForconReading *first = &g_array_index (readings, ForconReading, 0);

  if (readings->len > 1)
    return FORCON_LINE_AMBIGUOUS;
  if (first->problem.kind != FORCON_PROBLEM_NONE)
    return FORCON_LINE_IMPOSSIBLE;
  if (first->n_tasks == 0)
    return FORCON_LINE_NOT_UNDERSTOOD;
  return first->guess != NULL ? FORCON_LINE_GUESSED : FORCON_LINE_UNDERSTOOD;
}

/* Who is told is said of the line only where all readings agree. */
static ForconFormationId
common_formation (const GArray *readings)
{
  ForconFormationId formation = g_array_index (readings, ForconReading, 0).formation;

  for (guint i = 1; i < readings->len; i++)
    if (!FORCON_ID_EQUAL (g_array_index (readings, ForconReading, i).formation, formation))
      return FORCON_NO_FORMATION;
  return formation;
}

static void
join_ships (ForconCampaign *campaign, const ForconShips *ships, ForconFormationId formation)
{
  for (guint i = 0; i < ships->n; i++)
    APPLY (campaign, SHIP_JOINED, ship_joined, .ship = ships->ship[i], .formation = formation);
}

static void
form (Sheet *sheet, const ForconTask *task, const ForconShips *ships)
{
  ForconCampaign *campaign = sheet->campaign;
  ForconFormationId id = { (guint16) (campaign->fleet->n_formations + 1) };
  ForconFormationId old = forcon_battle_ship (campaign->fleet, ships->ship[0])->formation;

  APPLY (campaign, FORMATION_FORMED, formation_formed, .formation = id,
         .admiral = forcon_task_admiral (campaign, task), .word = "", .name = task->name == NULL ? "" : task->name,
         .flagship = ships->ship[0], .sector = forcon_campaign_post (campaign, old)->sector);
  join_ships (campaign, ships, id);
  if (task->name != NULL)
    forcon_sheet_names_form (sheet->names, task->name);
}

/* Mines or troops are taken from the ships in their order. */
static void
spend (ForconCampaign *campaign, const ForconTask *task)
{
  const ForconBattle *fleet = campaign->fleet;
  ForconShips ships = forcon_formation_ships (fleet, task->formation);
  gboolean mines = task->kind == FORCON_TASK_LAY;
  gint left = task->count;

  for (guint i = 0; i < ships.n; i++)
    {
      ForconShipId ship = ships.ship[i];
      gint aboard = mines ? forcon_mines_left (fleet, ship) : forcon_troops_left (fleet, ship);
      gint spent = task->count == 0 ? aboard : MIN (aboard, left);

      if (mines)
        APPLY (campaign, MINES_SPENT, mines_spent, .ship = ship,
               .mines_laid = forcon_battle_ship (fleet, ship)->mines_laid + spent);
      else if (spent > 0)
        APPLY (campaign, TROOPS_LANDED, troops_landed, .ship = ship,
               .admiral = forcon_task_admiral (campaign, task), .troops = spent, .sector = task->sector,
               .landed = forcon_battle_ship (fleet, ship)->landed + spent);
      left -= spent;
    }
}

/* What a task will have changed for those that are read after it. */
static void
do_task (Sheet *sheet, const ForconTask *task)
{
  ForconCampaign *campaign = sheet->campaign;
  ForconShips ships = forcon_task_ships (campaign, task);

  if (task->kind == FORCON_TASK_MOVE)
    APPLY (campaign, FORMATION_MOVED, formation_moved, .formation = task->formation,
           .from = forcon_campaign_post (campaign, task->formation)->sector, .to = task->sector);
  else if (task->kind == FORCON_TASK_JOIN)
    join_ships (campaign, &ships, forcon_task_target (task));
  else if ((task->kind == FORCON_TASK_FORM || task->kind == FORCON_TASK_SPLIT) && ships.n > 0)
    form (sheet, task, &ships);
  else if (task->kind == FORCON_TASK_LAY || task->kind == FORCON_TASK_LAND)
    spend (campaign, task);
}

static void
do_reading (Sheet *sheet, const ForconReadLine *line)
{
  if (sheet->trial || (line->state != FORCON_LINE_UNDERSTOOD && line->state != FORCON_LINE_GUESSED))
    return;
  for (guint i = 0; i < line->readings[0].n_tasks; i++)
    do_task (sheet, &line->readings[0].tasks[i]);
}

static void
tell (Sheet *sheet, const ForconSheetStatement *statement, const ForconSheetWho *who)
{
  ForconSheetReading reading = { .names = sheet->names, .campaign = sheet->campaign, .rules = sheet->rules,
                                 .admiral = sheet->admiral, .texts = sheet->texts };
  g_autoptr (GArray) readings = forcon_sheet_readings (&reading, statement, who);
  ForconReadLine *line = line_new (sheet, text_of (statement), state_of (readings), readings->len);

  memcpy (line->readings, readings->data, readings->len * sizeof (ForconReading));
  line->formation = common_formation (readings);
  line->remark = remark_of (statement);
  if (line->state == FORCON_LINE_NOT_UNDERSTOOD)
    {
      line->n_readings = 0;
      line->remark = line->text;
    }
  g_ptr_array_add (sheet->lines, line);
  do_reading (sheet, line);
}

static void
add_who (GArray *told, ForconFormationId formation)
{
  ForconSheetWho who = { .n = 1, .formation = { formation } };

  g_array_append_val (told, who);
}

static GArray *
everybody (const Sheet *sheet)
{
  GArray *told = g_array_new (FALSE, TRUE, sizeof (ForconSheetWho));

  for (guint i = 1; i <= sheet->campaign->posts->len; i++)
    {
      ForconFormationId id = { (guint16) i };

      if (FORCON_ID_EQUAL (forcon_battle_formation (sheet->campaign->fleet, id)->side, sheet->admiral)
          && forcon_campaign_formation_lives (sheet->campaign, id))
        add_who (told, id);
    }
  return told;
}

static ForconSheetWho
find_own (const Sheet *sheet, const ForconSheetStatement *statement, const ForconSheetReference *reference)
{
  ForconSheetReading reading = { .names = sheet->names, .campaign = sheet->campaign, .admiral = sheet->admiral,
                                 .texts = sheet->texts, .text = statement->text };

  return forcon_sheet_own (&reading, reference);
}

/* Who is not told: all that it can mean. Where it means nobody, that is told instead. */
static void
except (const Sheet *sheet, const ForconSheetStatement *statement, const ForconSheetReference *reference, GArray *told)
{
  ForconSheetWho who = find_own (sheet, statement, reference);

  if (who.n == 0)
    g_array_append_val (told, who);
  for (guint i = 0; i < who.n; i++)
    for (guint k = told->len; k > 0; k--)
      if (FORCON_ID_EQUAL (g_array_index (told, ForconSheetWho, k - 1).formation[0], who.formation[i]))
        g_array_remove_index (told, k - 1);
}

static GArray *
told_by (const Sheet *sheet, const ForconSheetStatement *statement, const ForconSheetSubject *subject)
{
  GArray *told = subject->all ? everybody (sheet) : g_array_new (FALSE, TRUE, sizeof (ForconSheetWho));

  for (guint i = 0; i < subject->n_but; i++)
    except (sheet, statement, &subject->but[i], told);
  for (guint i = 0; i < subject->n; i++)
    {
      ForconSheetWho who = find_own (sheet, statement, &subject->reference[i]);

      g_array_append_val (told, who);
    }
  return told;
}

/* Whether an argument says who is to do it: "move squadron 1 to C3", "attack Karkas with squadron 1". */
static gboolean
says_who (const ForconSheetClause *clause, const ForconSheetArgument *argument)
{
  const ForconSheetReference *reference = &argument->reference;
  gboolean formation = forcon_sheet_names_thing (reference, FORCON_SHEET_FORMATION)
                       || (reference->names.n == 0 && !reference->bare && reference->number > 0);
  gboolean ship = forcon_sheet_names_thing (reference, FORCON_SHEET_SHIP);

  if (argument->kind != FORCON_SHEET_REFERS || argument->sector || clause->kind == FORCON_TASK_FORM)
    return FALSE;
  if (clause->kind == FORCON_TASK_SPLIT)
    return formation && argument->with != FORCON_SHEET_TO && argument->with != FORCON_SHEET_IN;
  if (forcon_task_is_administrative (clause->kind))
    return formation && argument->with == FORCON_SHEET_NO_MEANING;
  return (formation || ship) && (argument->with == FORCON_SHEET_NO_MEANING || argument->with == FORCON_SHEET_WITH);
}

/* Who is told by an argument, which then is none any more. */
static GArray *
told_within (const Sheet *sheet, ForconSheetStatement *statement)
{
  for (guint i = 0; i < statement->clauses->len; i++)
    {
      ForconSheetClause *clause = &g_array_index (statement->clauses, ForconSheetClause, i);

      for (guint k = 0; k < clause->n; k++)
        {
          ForconSheetWho who = { 0 };

          if (says_who (clause, &clause->argument[k]))
            who = find_own (sheet, statement, &clause->argument[k].reference);
          if (who.n == 0)
            continue;
          GArray *told = g_array_new (FALSE, TRUE, sizeof (ForconSheetWho));

          g_array_append_val (told, who);
          clause->n--;
          memmove (&clause->argument[k], &clause->argument[k + 1], (clause->n - k) * sizeof (ForconSheetArgument));
          return told;
        }
    }
  return NULL;
}

/* Whom a statement that names nobody is for: whoever was told last, or the only one there is. To form is for nobody. */
static GArray *
told_before (const Sheet *sheet, const ForconSheetStatement *statement)
{
  GArray *told = sheet->carried->len > 0 ? g_array_ref (sheet->carried) : everybody (sheet);
  ForconTaskKind kind = statement->clauses->len == 0
                            ? FORCON_TASK_HOLD
                            : g_array_index (statement->clauses, ForconSheetClause, 0).kind;
  ForconSheetWho nobody = { 0 };

  if (kind == FORCON_TASK_FORM || (sheet->carried->len == 0 && told->len > 1))
    {
      g_array_unref (told);
      told = g_array_new (FALSE, TRUE, sizeof (ForconSheetWho));
    }
  if (told->len == 0)
    g_array_append_val (told, nobody);
  return told;
}

static void
carry (Sheet *sheet, GArray *told)
{
  g_array_ref (told);
  g_array_unref (sheet->carried);
  sheet->carried = told;
}

static gboolean
is_question (const ForconSheetStatement *statement)
{
  for (guint i = statement->n; i > 0 && statement->items[i - 1].kind == FORCON_SHEET_ITEM_MARK; i--)
    if (statement->items[i - 1].mark == '?')
      return TRUE;
  return FALSE;
}

/* Nothing but who is told: what follows on the next lines is for them. */
static gboolean
is_heading (const ForconSheetStatement *statement, guint after_subject)
{
  for (guint i = after_subject; i < statement->n; i++)
    if (statement->items[i].kind != FORCON_SHEET_ITEM_MARK)
      return FALSE;
  return TRUE;
}

/* No verb, and nothing that could be meant as an order. */
static void
remark_line (Sheet *sheet, const ForconSheetStatement *statement, const ForconSheetWho *who, ForconLineState state)
{
  ForconReadLine *line = line_new (sheet, text_of (statement), state, state == FORCON_LINE_UNDERSTOOD ? 1 : 0);

  line->formation = who->n == 1 ? who->formation[0] : FORCON_NO_FORMATION;
  line->readings[0].formation = line->formation;
  if (state != FORCON_LINE_UNDERSTOOD)
    line->remark = line->text;
  g_ptr_array_add (sheet->lines, line);
}

/* A question is asked once, whoever of the admiral's it concerns. */
static void
ask (Sheet *sheet, guint first)
{
  ForconReadLine *line = first < sheet->lines->len ? g_ptr_array_index (sheet->lines, first) : NULL;

  if (line != NULL)
    line->asks = TRUE;
}

static ForconLineState
state_without_order (const ForconSheetStatement *statement, const ForconSheetSubject *subject, guint after_subject)
{
  gboolean told = subject->n > 0 || subject->all;

  if (told && !is_question (statement) && is_heading (statement, after_subject))
    return FORCON_LINE_UNDERSTOOD;
  if (is_question (statement) || statement->conditional || statement->continues
      || (told && !has_unknown (statement, after_subject) && !names_after (statement, after_subject)))
    return FORCON_LINE_REMARK;
  return told || names_after (statement, 0) ? FORCON_LINE_NOT_UNDERSTOOD : FORCON_LINE_REMARK;
}

/* Whom a remark is for: those who are told in it, or in the same line before. */
static void
remark_to (Sheet *sheet, const ForconSheetStatement *statement, const GArray *told, ForconLineState state)
{
  ForconSheetWho nobody = { 0 };

  for (guint i = 0; told != NULL && i < told->len; i++)
    {
      const ForconSheetWho *who = &g_array_index (told, ForconSheetWho, i);

      if (who->problem.kind != FORCON_PROBLEM_NONE && state == FORCON_LINE_UNDERSTOOD)
        tell (sheet, statement, who);
      else
        remark_line (sheet, statement, who, state);
    }
  if (told == NULL || told->len == 0)
    remark_line (sheet, statement, &nobody, state);
}

static gboolean
leads_to_sectors (const ForconSheetClause *clause)
{
  for (guint i = 0; i < clause->n; i++)
    if (clause->argument[i].kind == FORCON_SHEET_REFERS
        && !forcon_sheet_names_thing (&clause->argument[i].reference, FORCON_SHEET_SECTOR)
        && !forcon_sheet_names_thing (&clause->argument[i].reference, FORCON_SHEET_FEATURE)
        && !clause->argument[i].sector)
      return FALSE;
  return TRUE;
}

/* A name and a sector, and no verb: a move, if nothing else is said. */
static gboolean
is_verbless (const ForconSheetStatement *statement, const ForconSheetSubject *subject)
{
  const ForconSheetClause *clause;

  if (statement->clauses->len != 1)
    return FALSE;
  clause = &g_array_index (statement->clauses, ForconSheetClause, 0);
  return clause->kind == FORCON_TASK_MOVE && clause->end == 0 && (subject->n > 0 || subject->all)
         && !has_unknown (statement, 0) && leads_to_sectors (clause);
}

static void
settle_verbless (ForconSheetStatement *statement, const ForconSheetSubject *subject)
{
  ForconSheetClause *clause
      = statement->clauses->len == 0 ? NULL : &g_array_index (statement->clauses, ForconSheetClause, 0);

  if (clause == NULL || clause->end > 0 || clause->kind != FORCON_TASK_MOVE)
    return;
  if (!is_verbless (statement, subject))
    {
      g_array_set_size (statement->clauses, 0);
      return;
    }
  if (clause->posture != FORCON_POSTURE_NONE)
    return;
  const ForconSheetReference *reference = &clause->argument[0].reference;

  forcon_sheet_note (statement->notes, reference->start, reference->end,
                     forcon_sheet_guess (statement->texts, statement->text, reference->start, reference->end, "move"));
}

/* An order to each who is told; the first who are named are those for whom the next lines are as well. */
static void
order (Sheet *sheet, ForconSheetStatement *statement, const ForconSheetSubject *subject)
{
  g_autoptr (GArray) told = NULL;
  gboolean named = subject->n > 0 || subject->all;

  if (named)
    told = told_by (sheet, statement, subject);
  else
    told = told_within (sheet, statement);
  if (told != NULL)
    carry (sheet, told);
  else
    told = told_before (sheet, statement);
  for (guint i = 0; i < told->len && !is_full (sheet); i++)
    tell (sheet, statement, &g_array_index (told, ForconSheetWho, i));
}

static void
read_so (Sheet *sheet, const char *text, const ForconSheetItem *items, guint n)
{
  g_autofree gboolean *remarks = g_new0 (gboolean, n);
  g_autoptr (GArray) clauses = g_array_new (FALSE, FALSE, sizeof (ForconSheetClause));
  g_autoptr (GArray) notes = g_array_new (FALSE, FALSE, sizeof (ForconSheetNote));
  ForconSheetStatement statement = { .names = sheet->names, .texts = sheet->texts, .text = text, .items = items, .n = n,
                                     .remarks = remarks, .clauses = clauses, .notes = notes };
  ForconSheetSubject subject = forcon_sheet_subject (&statement);
  guint after_subject = statement.place;

  if (!is_question (&statement))
    forcon_sheet_clauses (&statement);
  settle_verbless (&statement, &subject);
  if (clauses->len > 0)
    {
      order (sheet, &statement, &subject);
      return;
    }
  g_autoptr (GArray) told = subject.n > 0 || subject.all ? told_by (sheet, &statement, &subject) : NULL;

  if (told != NULL && !is_question (&statement))
    carry (sheet, told);
  guint place = sheet->lines->len;

  remark_to (sheet, &statement, told != NULL || sheet->first ? told : sheet->carried,
             state_without_order (&statement, &subject, after_subject));
  if (is_question (&statement))
    ask (sheet, place);
}

/* What a statement would come to, and who would be told last; nothing is done. */
typedef struct {
  GPtrArray *lines;
  GArray *carried;
} Trial;

static Trial
try_so (Sheet *sheet, const char *text, const ForconSheetItem *items, guint n)
{
  Trial trial = { g_ptr_array_new_with_free_func (read_line_free), NULL };
  GPtrArray *lines = sheet->lines;
  GArray *carried = g_array_ref (sheet->carried);

  sheet->lines = trial.lines;
  sheet->trial = TRUE;
  read_so (sheet, text, items, n);
  sheet->trial = FALSE;
  sheet->lines = lines;
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
carry_either (Sheet *sheet, const GArray *readings)
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
  carry (sheet, told);
}

/* "Guard C2", where a formation is called Guard, is for it as well as for who was told before: the master is asked. */
static void
read_either (Sheet *sheet, const char *text, const ForconSheetItem *items, guint n)
{
  g_autofree ForconSheetItem *named = g_memdup2 (items, n * sizeof (ForconSheetItem));

  forcon_sheet_take_as_name (&named[0]);
  Trial as_name = try_so (sheet, text, named, n);
  Trial as_word = try_so (sheet, text, items, n);
  g_autoptr (GArray) readings = g_array_new (FALSE, FALSE, sizeof (ForconReading));

  if (!makes_sense (&as_name, items))
    read_so (sheet, text, items, n);
  else if (!makes_sense (&as_word, items))
    read_so (sheet, text, named, n);
  else
    {
      const ForconReadLine *first = g_ptr_array_index (as_name.lines, 0);

      add_readings (readings, as_name.lines);
      add_readings (readings, as_word.lines);
      if (readings->len == 1)
        read_so (sheet, text, named, n);
      else
        {
          ForconReadLine *line = line_new (sheet, first->text, FORCON_LINE_AMBIGUOUS, readings->len);

          memcpy (line->readings, readings->data, readings->len * sizeof (ForconReading));
          line->formation = common_formation (readings);
          line->remark = first->remark;
          g_ptr_array_add (sheet->lines, line);
          carry_either (sheet, readings);
        }
    }
  trial_clear (&as_name);
  trial_clear (&as_word);
}

static void
read_statement (Sheet *sheet, const char *text, const ForconSheetItem *items, guint n)
{
  if (items[0].namesake)
    read_either (sheet, text, items, n);
  else
    read_so (sheet, text, items, n);
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

static void
read_items (Sheet *sheet, const char *text, const GArray *items)
{
  const ForconSheetItem *all = first_of (items);
  guint place = forcon_sheet_bullet (all, items->len);

  sheet->first = TRUE;
  while (place < items->len && !is_full (sheet))
    {
      place += sheet->first ? 0 : forcon_sheet_bullet (all + place, items->len - place);
      guint n = forcon_sheet_statement_end (all + place, items->len - place);

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
goes_on (const Sheet *sheet, const GArray *items, const char *next)
{
  g_autoptr (GArray) following
      = forcon_sheet_items (sheet->names, sheet->texts, next, (gsize) (end_of_line (next) - next));
  const ForconSheetItem *all = first_of (following);
  guint bullet = forcon_sheet_bullet (all, following->len);

  return bullet < following->len
         && forcon_sheet_goes_on_forming (first_of (items), items->len, &all[bullet]);
}

static const char *
read_one_line (Sheet *sheet, const char *at)
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
  read_items (sheet, at, items);
  sheet->number += more;
  return next;
}

/* What is too long to be read is not dropped: it is a line that nobody understood. */
static void
leave_rest (Sheet *sheet, const char *rest)
{
  g_autofree char *text = g_utf8_substring (rest, 0, MIN (g_utf8_strlen (rest, -1), FORCON_TEXT_MAX));
  ForconReadLine *line;

  if (*g_strstrip (text) == '\0')
    return;
  line = line_new (sheet, g_string_chunk_insert_const (sheet->texts, text), FORCON_LINE_NOT_UNDERSTOOD, 0);
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

ForconReadSheet *
forcon_order_sheet_read (const ForconCampaign *campaign, const ForconRules *rules, ForconSideId admiral,
                         const char *text)
{
  g_autofree char *clean = clean_text (text);
  const char *end = g_utf8_strlen (clean, -1) > FORCON_SHEET_TEXT_MAX
                        ? g_utf8_offset_to_pointer (clean, FORCON_SHEET_TEXT_MAX)
                        : clean + strlen (clean);
  g_autofree char *rest = g_strdup (end);
  ForconReadSheet *read = g_new (ForconReadSheet, 1);
  Sheet sheet = { .campaign = forcon_campaign_as_known (campaign, rules, admiral), .rules = rules,
                  .admiral = admiral, .text = clean };

  clean[end - clean] = '\0';
  sheet.names = forcon_sheet_names_new (sheet.campaign, admiral);
  sheet.all = forcon_sheet_names_new (campaign, admiral);
  sheet.lines = read->lines = g_ptr_array_new_with_free_func (read_line_free);
  sheet.texts = read->texts = g_string_chunk_new (1024);
  sheet.carried = g_array_new (FALSE, TRUE, sizeof (ForconSheetWho));
  for (const char *at = clean; *at != '\0' && !is_full (&sheet);)
    {
      sheet.number++;
      at = read_one_line (&sheet, at);
      if (is_full (&sheet))
        leave_rest (&sheet, at);
    }
  leave_rest (&sheet, rest);
  g_array_unref (sheet.carried);
  forcon_sheet_names_free (sheet.names);
  forcon_sheet_names_free (sheet.all);
  forcon_campaign_free (sheet.campaign);
  return read;
}

void
forcon_read_sheet_free (ForconReadSheet *read)
{
  if (read == NULL)
    return;
  g_ptr_array_unref (read->lines);
  g_clear_pointer (&read->texts, g_string_chunk_free);
  g_free (read);
}
