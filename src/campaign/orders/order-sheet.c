/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/orders/order-sheet-discourse.h"
#include "campaign/orders/order-sheet-offers.h"

#include "engine/state/formation.h"
#include "campaign/knowledge/knowledge-mask.h"
#include "campaign/resolution/resolution.h"

#include <string.h>

/* How often a sheet is read at most, once more for what is found to be taken back. */
#define PASSES_MAX 16

/* Lines on which it can go on how a formation is formed. */
#define FORMING_LINES_MAX 4

/* The projection of the campaign changes by events, like the campaign itself. */
#define APPLY(campaign, NAME, member, ...)                                                                             \
  forcon_campaign_apply (campaign,                                                                                     \
                         &(ForconCampaignEvent){ .kind = FORCON_CAMPAIGN_EVENT_##NAME, .member = { __VA_ARGS__ } })

static void
read_line_free (gpointer data)
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

static ForconReadLine *
line_new (ForconSheetPass *sheet, const char *text, ForconLineState state, guint n_readings)
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

static gboolean
is_full (const ForconSheetPass *sheet)
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
form (ForconSheetPass *sheet, const ForconTask *task, const ForconShips *ships)
{
  ForconCampaign *campaign = sheet->campaign;
  ForconFormationId id = { (guint16) (campaign->fleet->n_formations + 1) };
  ForconFormationId old = forcon_battle_ship (campaign->fleet, ships->ship[0])->formation;

  APPLY (campaign, FORMATION_FORMED, formation_formed, .formation = id, .admiral = forcon_task_admiral (campaign, task),
         .word = "", .name = task->name == NULL ? "" : task->name, .flagship = ships->ship[0],
         .sector = forcon_campaign_post (campaign, old)->sector);
  join_ships (campaign, ships, id);
  g_ptr_array_add (sheet->formed, (gpointer) (task->name == NULL ? "" : task->name));
  if (task->name != NULL)
    forcon_sheet_names_form (sheet->names, id, task->name);
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
        APPLY (campaign, TROOPS_LANDED, troops_landed, .ship = ship, .admiral = forcon_task_admiral (campaign, task),
               .troops = spent, .sector = task->sector, .landed = forcon_battle_ship (fleet, ship)->landed + spent);
      left -= spent;
    }
}

/* What a task will have changed for those that are read after it. */
static void
do_task (ForconSheetPass *sheet, const ForconTask *task)
{
  ForconCampaign *campaign = sheet->campaign;
  ForconShips ships = forcon_task_ships (campaign, task);

  if (task->kind == FORCON_TASK_MOVE)
    APPLY (campaign, FORMATION_MOVED, formation_moved, .formation = task->formation,
           .from = forcon_campaign_post (campaign, task->formation)->sector, .to = task->sector);
  else if (task->kind == FORCON_TASK_JOIN)
    join_ships (campaign, &ships, forcon_task_target (task));
  else if (task->kind == FORCON_TASK_LAY || task->kind == FORCON_TASK_LAND)
    spend (campaign, task);
}

static void
do_reading (ForconSheetPass *sheet, const ForconReadLine *line)
{
  gboolean in_force = line->state == FORCON_LINE_UNDERSTOOD || line->state == FORCON_LINE_GUESSED;

  for (guint i = 0; !sheet->trial && i < line->n_readings && i < 1; i++)
    for (guint k = 0; k < line->readings[i].n_tasks; k++)
      {
        const ForconTask *task = &line->readings[i].tasks[k];
        ForconShips ships = forcon_task_ships (sheet->campaign, task);

        /* What is formed can be told something by the lines after it, also while its own line waits. */
        if (forcon_task_forms (task))
          {
            sheet->parted = task->formation;
            form (sheet, task, &ships);
          }
        /* By its old name it is known as well. */
        else if (task->kind == FORCON_TASK_RENAME && task->name != NULL && !FORCON_ID_IS_NONE (task->formation))
          forcon_sheet_names_form (sheet->names, task->formation, task->name);
        else if (in_force)
          do_task (sheet, task);
      }
}

/* What stands further down in another way is a remark. */
static void
tell_taken_back (ForconSheetPass *sheet, const ForconSheetPart *part, const ForconSheetWho *who)
{
  ForconReadLine *line = line_new (sheet, forcon_sheet_part_text (part), FORCON_LINE_REMARK, 0);

  line->formation = who->formation[0];
  line->remark = line->text;
  g_ptr_array_add (sheet->lines, line);
}

/* What is in force can be taken back and repeated further down. What stands in the place of nothing waits: somebody else
 * may be meant, or what waits itself. */
static void
note_said (ForconSheetPass *sheet, const ForconSheetPart *part, ForconReadLine *line)
{
  gboolean in_force = line->state == FORCON_LINE_UNDERSTOOD || line->state == FORCON_LINE_GUESSED;

  if (sheet->trial || sheet->alike != NULL)
    return;
  if (in_force && sheet->corrects
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

static void
tell (ForconSheetPass *sheet, const ForconSheetPart *part, const ForconSheetWho *who)
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
                                 .before = sheet->last_instruction };
  g_autoptr (GArray) readings = forcon_sheet_readings (&reading, part->statement, part->clauses, part->n, who);
  ForconReadLine *line = line_new (sheet, forcon_sheet_part_text (part), state_of (readings, part), readings->len);

  memcpy (line->readings, readings->data, readings->len * sizeof (ForconReading));
  line->formation = common_formation (readings);
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
  do_reading (sheet, line);
  for (guint i = 0; !sheet->trial && i < line->readings[0].n_tasks; i++)
    if (line->readings[0].tasks[i].kind == FORCON_TASK_MOVE)
      sheet->last_place = line->readings[0].tasks[i].sector;
  if (!sheet->trial && line->readings[0].n_instructions > 0)
    sheet->last_instruction = line->readings[0].instructions[line->readings[0].n_instructions - 1];
}

static void
carry (ForconSheetPass *sheet, GArray *told)
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
static void
remark_line (ForconSheetPass *sheet, const ForconSheetPart *part, const ForconSheetWho *who, ForconLineState state)
{
  ForconReadLine *line
      = line_new (sheet, forcon_sheet_part_text (part), state, state == FORCON_LINE_UNDERSTOOD ? 1 : 0);

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

static void
remark_to (ForconSheetPass *sheet, const ForconSheetPart *part, const GArray *told, ForconLineState state)
{
  ForconSheetWho nobody = { 0 };

  for (guint i = 0; told != NULL && i < told->len; i++)
    {
      const ForconSheetWho *who = &g_array_index (told, ForconSheetWho, i);

      if (who->problem.kind != FORCON_PROBLEM_NONE && state == FORCON_LINE_UNDERSTOOD)
        tell (sheet, part, who);
      else
        remark_line (sheet, part, who, state);
    }
  if (told == NULL || told->len == 0)
    remark_line (sheet, part, &nobody, state);
}

static gboolean
has_role (const ForconSheetPart *part, ForconSheetRole role)
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

/* Whether there are words of orders in it, though no order was made of them. */
static gboolean
speaks_of_orders (const ForconSheetPart *part)
{
  for (guint i = part->clauses[0].first; i < part->clauses[part->n - 1].last; i++)
    if (forcon_sheet_is_verb (&part->statement->items[i])
        && !is_word (&part->statement->items[i], FORCON_MEANING_HARMLESS))
      return TRUE;
  return FALSE;
}

static ForconLineState
state_without_order (const ForconSheetPart *part, gboolean told)
{
  if (has_role (part, FORCON_CLAUSE_HEAD) && part->n == 1)
    return FORCON_LINE_UNDERSTOOD;
  if (has_role (part, FORCON_CLAUSE_OTHER_CASE) || has_role (part, FORCON_CLAUSE_CASE)
      || has_role (part, FORCON_CLAUSE_LIKEWISE) || has_role (part, FORCON_CLAUSE_CANCEL)
      || (has_role (part, FORCON_CLAUSE_FORBIDDEN) && forcon_sheet_part_unexplained (part) > 0))
    return FORCON_LINE_NOT_UNDERSTOOD;
  if (has_role (part, FORCON_CLAUSE_FORBIDDEN) || has_role (part, FORCON_CLAUSE_CONTINUE))
    return FORCON_LINE_REMARK;
  if (forcon_sheet_part_unexplained (part) == 0)
    return told && speaks_of_orders (part) ? FORCON_LINE_NOT_UNDERSTOOD : FORCON_LINE_REMARK;
  return told || names_something (part) ? FORCON_LINE_NOT_UNDERSTOOD : FORCON_LINE_REMARK;
}

/* "Nightjar leaves the Falcons": ships part from their formation, and what follows is for what they form. */
static gboolean
ships_part (const ForconSheetClause *clause)
{
  /* "Split off Nightjar as Lookout, send it to A2" */
  if (clause->role == FORCON_CLAUSE_ORDER && clause->frame == FORCON_FRAME_SPLIT && clause->name_end > 0)
    return TRUE;
  gboolean told = clause->told && (clause->subject.n == 0 || clause->subject.reference[0].start < clause->start);

  return clause->role == FORCON_CLAUSE_ORDER && clause->frame == FORCON_FRAME_SPLIT && !told && clause->n > 0
         && forcon_sheet_names_thing (&clause->argument[0].reference, FORCON_SHEET_SHIP)
         && clause->argument[0].reference.start < clause->start;
}

static void read_so (ForconSheetPass *sheet, const char *text, const ForconSheetItem *all, guint n_all);
static void offer (ForconSheetPass *sheet, const char *text, const ForconSheetItem *items, guint n, guint from,
                   GArray *before);

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
      read_so (sheet, at, (const ForconSheetItem *) (gpointer) items->data, items->len);
      sheet->alike = NULL;
    }
  carry (sheet, g_array_ref (told));
  return alike->len > 0;
}

/* "All follow the Hammer": all but the Hammer. */
static void
leave_out_the_followed (const ForconSheetPart *part, const ForconSheetSubject *subject, GArray *told)
{
  for (guint i = 0; i < part->n && subject->all && subject->n == 0; i++)
    {
      const ForconSheetClause *clause = &part->clauses[i];
      gboolean follows
          = clause->role == FORCON_CLAUSE_ORDER
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

/* What one part of a statement says to whom it is. */
static void
read_part (ForconSheetPass *sheet, const ForconSheetPart *part, const ForconSheetSubject *subject)
{
  g_autoptr (GArray) told = NULL;
  gboolean does = has_role (part, FORCON_CLAUSE_ORDER) || has_role (part, FORCON_CLAUSE_WHAT);
  gboolean parted = follows_parting (part);

  if (subject == NULL && does && parted && sheet->formed->len > 0)
    {
      told = g_array_new (FALSE, TRUE, sizeof (ForconSheetWho));
      forcon_sheet_add_who (told, (ForconFormationId){ (guint16) sheet->campaign->fleet->n_formations });
      carry (sheet, g_array_ref (told));
    }
  else if (subject != NULL)
    {
      told = forcon_sheet_told_by (sheet, part->statement, subject);
      leave_out_the_followed (part, subject, told);
      carry (sheet, told);
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
  if (!does && has_role (part, FORCON_CLAUSE_CANCEL) && forcon_sheet_cancel (sheet, part, told))
    {
      remark_to (sheet, part, told, FORCON_LINE_UNDERSTOOD);
      return;
    }
  if (!does && has_role (part, FORCON_CLAUSE_LIKEWISE) && told != NULL && read_alike (sheet, part, told))
    return;
  if (!does)
    {
      remark_to (sheet, part, told != NULL || sheet->first ? told : sheet->carried,
                 state_without_order (part, subject != NULL));
      return;
    }
  for (guint i = 0; i < told->len && !is_full (sheet); i++)
    tell (sheet, part, &g_array_index (told, ForconSheetWho, i));
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

/* Clauses fall into parts where somebody else is told. */
static void
read_parts (ForconSheetPass *sheet, const ForconSheetStatement *statement)
{
  ForconSheetClause *clauses = (ForconSheetClause *) (gpointer) statement->clauses->data;
  guint first = 0;

  while (first < statement->clauses->len && !is_full (sheet))
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

          /* What happens to somebody else is none of the cases of a formation's own instructions. */
          parted = parted || (part.n > 0 && ships_part (clause - 1));
          if (parted && clause->role == FORCON_CLAUSE_ORDER && !forcon_task_is_administrative (clause->kind)
              && clause->frame != FORCON_FRAME_POSTURE)
            break;
          if (of_case && (subject != NULL || said))
            clause->role = FORCON_CLAUSE_OTHER_CASE;
          else if (clause->told && ((subject != NULL && within == NULL) || said))
            break;
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

/* A question is for the master's desk (F-CAMP-9). */
static void
read_question (ForconSheetPass *sheet, const ForconSheetStatement *statement, ForconSideId to)
{
  ForconSheetClause whole = { .first = 0, .last = statement->n };
  ForconSheetPart part = { statement, &whole, 1 };
  ForconSheetWho nobody = { 0 };
  ForconReadLine *line;

  ForconSheetSubject subject;

  if (forcon_sheet_take_subject (statement->items, statement->n, &subject) > 0)
    {
      g_autoptr (GArray) told = forcon_sheet_told_by (sheet, statement, &subject);

      carry (sheet, told);
    }
  remark_line (sheet, &part, &nobody, FORCON_LINE_REMARK);
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

static void
read_so (ForconSheetPass *sheet, const char *text, const ForconSheetItem *all, guint n_all)
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
                                     .placed = sheet->placed,
                                     .freely = sheet->freely,
                                     .guess = sheet->guess };

  if (n == 0)
    return;
  ForconSideId to = { 0 };

  forcon_sheet_settle_pronouns (sheet, left);

  if (forcon_sheet_is_question (&statement) || forcon_sheet_is_message (sheet, items, n, &to))
    {
      read_question (sheet, &statement, to);
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
    offer (sheet, text, all, n_all, from, before);
  sheet->after_case = has_case (clauses);
  forcon_sheet_mention (sheet, left);
}

/* What a statement would come to, and who would be told last; nothing is done. */
typedef struct {
  GPtrArray *lines;
  GArray *carried;
} Trial;

static Trial
try_so (ForconSheetPass *sheet, const char *text, const ForconSheetItem *items, guint n)
{
  Trial trial = { g_ptr_array_new_with_free_func (read_line_free), NULL };
  GPtrArray *lines = sheet->lines;
  GArray *carried = g_array_ref (sheet->carried);
  gboolean first = sheet->first;

  sheet->earlier = lines;
  sheet->lines = trial.lines;
  sheet->trial = TRUE;
  read_so (sheet, text, items, n);
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

/* What a statement may mean whose lines from @from wait; @before: who was told before it. */
static void
offer (ForconSheetPass *sheet, const char *text, const ForconSheetItem *items, guint n, guint from, GArray *before)
{
  gboolean guessed;
  g_autoptr (GArray) literal = forcon_sheet_literally (items, n, &guessed);
  GArray *carried = sheet->carried;

  sheet->n_offered++;
  sheet->carried = forcon_sheet_likely_told (sheet, before, items, n, from);
  if (guessed)
    offer_so (sheet, text, (const ForconSheetItem *) (gpointer) literal->data, n, from);
  offer_so (sheet, text, items, n, from);
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
  carry (sheet, told);
}

/* "Guard C2", where a formation is called Guard, is for it as well as for who was told before: the master is asked. */
static void
read_either (ForconSheetPass *sheet, const char *text, const ForconSheetItem *items, guint n)
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
goes_on (const ForconSheetPass *sheet, const GArray *items, const char *next)
{
  g_autoptr (GArray) following
      = forcon_sheet_items (sheet->names, sheet->texts, next, (gsize) (end_of_line (next) - next));
  const ForconSheetItem *all = first_of (following);
  guint bullet = forcon_sheet_bullet (all, following->len);

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
  read_items (sheet, at, items);
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

/* Once through the sheet. */
static void
read_through (ForconSheetPass *sheet, const ForconCampaign *campaign, const char *rest)
{
  sheet->campaign = forcon_campaign_as_known (campaign, sheet->rules, sheet->admiral);
  sheet->names = forcon_sheet_names_new (sheet->campaign, sheet->admiral);
  sheet->carried = g_array_new (FALSE, TRUE, sizeof (ForconSheetWho));
  if (!FORCON_ID_IS_NONE (sheet->heading))
    forcon_sheet_add_who (sheet->carried, sheet->heading);
  sheet->said = g_array_new (FALSE, FALSE, sizeof (ForconSheetSaid));
  sheet->doubtful = g_array_new (FALSE, FALSE, sizeof (ForconFormationId));
  sheet->known = NULL;
  sheet->mentioned = g_array_new (FALSE, FALSE, sizeof (ForconSheetName));
  sheet->placed = FALSE;
  sheet->after_case = FALSE;
  sheet->last_instruction = (ForconInstruction){ 0 };
  sheet->last_place = FORCON_NO_SECTOR;
  sheet->parted = FORCON_NO_FORMATION;
  sheet->n_offered = 0;
  sheet->number = 0;
  sheet->again = FALSE;
  for (const char *at = sheet->text; *at != '\0' && !is_full (sheet);)
    {
      sheet->number++;
      at = read_one_line (sheet, at);
      if (is_full (sheet))
        leave_rest (sheet, at);
    }
  leave_rest (sheet, rest);
  g_array_unref (sheet->said);
  g_array_unref (sheet->doubtful);
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
  return forcon_order_sheet_read_for (campaign, rules, admiral, FORCON_NO_FORMATION, text);
}

ForconReadSheet *
forcon_order_sheet_read_for (const ForconCampaign *campaign, const ForconRules *rules, ForconSideId admiral,
                             ForconFormationId formation, const char *text)
{
  g_autofree char *clean = clean_text (text);
  const char *end = g_utf8_strlen (clean, -1) > FORCON_SHEET_TEXT_MAX
                        ? g_utf8_offset_to_pointer (clean, FORCON_SHEET_TEXT_MAX)
                        : clean + strlen (clean);
  g_autofree char *rest = g_strdup (end);
  ForconReadSheet *read = g_new (ForconReadSheet, 1);
  ForconSheetPass sheet = { .rules = rules, .admiral = admiral, .heading = formation, .text = clean };

  clean[end - clean] = '\0';
  sheet.all = forcon_sheet_names_new (campaign, admiral);
  sheet.formed = read->formed = g_ptr_array_new ();
  sheet.lines = read->lines = g_ptr_array_new_with_free_func (read_line_free);
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
