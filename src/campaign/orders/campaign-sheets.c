/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/decision/campaign-decision.h"

#include "campaign/orders/sheet-expected.h"
#include "campaign/orders/sheet-intake.h"
#include "campaign/resolution/resolution.h"
#include "campaign/resolution/waiting-orders.h"
#include "campaign/state/ways.h"

/*
 * Order sheets become lines, lines become tasks (F-CAMP-4, F-CAMP-9). Every reading of a line is stated with its
 * tasks; which one is in force, a line says itself or the master picks.
 */

#define TAKE(name, TYPE) .name = task->name,

static ForconSheetId
sheet_of (const ForconCampaign *campaign, ForconLineId id)
{
  const ForconLine *line = forcon_campaign_line (campaign, id);

  return line == NULL ? FORCON_NO_SHEET : line->sheet;
}

static gboolean
same_sheet (const ForconCampaign *campaign, const ForconTask *old, const ForconTask *task)
{
  ForconSheetId sheet = sheet_of (campaign, task->line);

  return !FORCON_ID_IS_NONE (sheet) && FORCON_ID_EQUAL (sheet, sheet_of (campaign, old->line));
}

/* Whether both are told to one formation, be it still to be formed. */
static gboolean
same_formation (const ForconTask *old, const ForconTask *task)
{
  return FORCON_ID_EQUAL (old->formation, task->formation) && FORCON_ID_EQUAL (old->after, task->after)
         && !(FORCON_ID_IS_NONE (old->formation) && FORCON_ID_IS_NONE (old->after));
}

static void
drop (ForconCampaignDecision *decision, const ForconTask *task, ForconDrop why)
{
  FORCON_STATE (decision, TASK_DROPPED, task_dropped, .task = task->task, .formation = task->formation, .why = why);
}

/* A task in force, but what forms a formation takes along what hangs on that. */
static void
drop_with_waiting (ForconCampaignDecision *decision, const ForconTask *given, ForconDrop why)
{
  const ForconTask task = *given;

  drop (decision, &task, why);
  if (forcon_task_forms (&task))
    forcon_orders_put_back (decision, task.task);
}

/* What was said elsewhere than on the same sheet gives way to a new task; what hangs on a formation that this forms
 * anew hangs on it from now on. */
static void
drop_replaced (ForconCampaignDecision *decision, const ForconTask *task)
{
  const ForconCampaign *campaign = decision->campaign;
  ForconSideId admiral = forcon_task_admiral (campaign, task);

  for (guint i = 0; i < campaign->tasks->len; i++)
    {
      const ForconTask *old = &g_array_index (campaign->tasks, ForconTask, i);
      gboolean again = forcon_task_forms (task) && forcon_task_forms (old)
                       && FORCON_ID_EQUAL (forcon_task_admiral (campaign, old), admiral)
                       && forcon_sheet_forms_again (campaign, old, task);

      if (!forcon_task_in_force (old) || same_sheet (campaign, old, task) || !(again || same_formation (old, task)))
        continue;
      if (again)
        forcon_orders_wait_for_another (decision, old->task, task->task);
      drop_with_waiting (decision, &g_array_index (campaign->tasks, ForconTask, i), FORCON_DROP_REPLACED);
    }
}

/* Puts a task into force. What the formation had to do by another sheet or by the master's word gives way, unless @add.
 * Before play, administrative tasks are done at once (F-CAMP-12), but not those of a formation that is still to be
 * formed.
 */
static void
give (ForconCampaignDecision *decision, const ForconTask *given, gboolean add)
{
  ForconTask copy = *given;
  const ForconTask *task = &copy;

  if (!add)
    drop_replaced (decision, task);
  copy.state = FORCON_TASK_STATE_WAITING;
  copy.cost = forcon_campaign_task_cost (decision->campaign, decision->rules, task->kind, task->formation);
  FORCON_STATE (decision, TASK_GIVEN, task_given, FORCON_FIELDS_TASK (TAKE));
  if (decision->campaign->progress.stage == FORCON_STAGE_SET_UP && forcon_task_is_administrative (task->kind)
      && !forcon_task_waits (task))
    forcon_campaign_administer_task (decision, task->task);
}

/* The tasks of one reading, in their order; they stay where they are while others are given. */
static GArray *
tasks_of_reading (const ForconCampaign *campaign, ForconLineId line, gint reading)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (ForconTask));

  for (guint i = 0; i < campaign->tasks->len; i++)
    {
      const ForconTask *task = &g_array_index (campaign->tasks, ForconTask, i);

      if (FORCON_ID_EQUAL (task->line, line) && task->reading == reading)
        g_array_append_val (found, *task);
    }
  return found;
}

static GArray *
instructions_of_reading (const ForconCampaign *campaign, ForconLineId line, gint reading)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (ForconInstruction));

  for (guint i = 0; i < campaign->instructions->len; i++)
    {
      const ForconInstruction *instruction = &g_array_index (campaign->instructions, ForconInstruction, i);

      if (FORCON_ID_EQUAL (instruction->line, line) && instruction->reading == reading)
        g_array_append_val (found, *instruction);
    }
  return found;
}

/* A line that was put back, or was a comment, keeps what it has done. */
static gboolean
is_settled (ForconTaskState state, gboolean again)
{
  return state == FORCON_TASK_STATE_WAITING || state == FORCON_TASK_STATE_UNDERWAY
         || (again && state == FORCON_TASK_STATE_DONE);
}

/* What one gives may change the others. */
void
forcon_campaign_put_in_force (ForconCampaignDecision *decision, ForconLineId line, gint reading)
{
  const ForconCampaign *campaign = decision->campaign;
  g_autoptr (GArray) tasks = tasks_of_reading (campaign, line, reading);
  g_autoptr (GArray) instructions = instructions_of_reading (campaign, line, reading);
  gboolean again = forcon_campaign_line (campaign, line)->picked == 0;

  FORCON_STATE (decision, READING_PICKED, reading_picked, .line = line, .reading = reading);
  for (guint i = 0; i < tasks->len; i++)
    {
      const ForconTask *task = forcon_campaign_task (campaign, g_array_index (tasks, ForconTask, i).task);

      if (!is_settled (task->state, again))
        give (decision, task, FALSE);
    }
  for (guint i = 0; i < instructions->len; i++)
    {
      const ForconInstruction *instruction
          = forcon_campaign_instruction (campaign, g_array_index (instructions, ForconInstruction, i).instruction);

      if (!is_settled (instruction->state, again))
        forcon_campaign_give_instruction (decision, instruction);
    }
}

/* A correction is for now (F-CAMP-9). */
static gint
phase_of_sheet (const ForconCampaignDecision *decision)
{
  const ForconCampaign *campaign = decision->campaign;

  return decision->command->hand_in.correction ? campaign->progress.phase : forcon_campaign_coming_phase (campaign);
}

gboolean
forcon_campaign_check_text (ForconCampaignDecision *decision, const char *text, glong most)
{
  g_autofree char *stripped = text == NULL ? NULL : g_strstrip (g_strdup (text));

  if (stripped == NULL || *stripped == '\0' || !g_utf8_validate (text, -1, NULL))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NOTHING_SAID);
  if (g_utf8_strlen (text, -1) > most)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_TOO_LONG, .needed = (gint) most,
                                   .actual = (gint) g_utf8_strlen (text, -1));
  return TRUE;
}

/* The lines of a text that was read. The events that are made of them have its texts, which the outcome keeps. */
static GPtrArray *
keep_lines (ForconCampaignDecision *decision, ForconReadSheet *read)
{
  GPtrArray *lines = g_ptr_array_ref (read->lines);

  decision->outcome->texts = g_steal_pointer (&read->texts);
  forcon_read_sheet_free (read);
  return lines;
}

/* A sheet for a later phase is in force when that begins. */
static gboolean
is_due (const ForconCampaignDecision *decision, const ForconSheet *sheet)
{
  return sheet->phase <= decision->campaign->progress.phase;
}

/* A sheet as it was written: each line is read, and what speaks for itself is in force (F-CAMP-4). */
gboolean
forcon_campaign_hand_in (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand *command = decision->command;
  const ForconCampaignCommand_hand_in *given = &command->hand_in;
  gint phase = phase_of_sheet (decision);

  if (forcon_campaign_admiral (decision->campaign, given->admiral) == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_ADMIRAL);
  if (!forcon_campaign_check_text (decision, given->text, FORCON_SHEET_TEXT_MAX))
    return FALSE;
  g_autoptr (GArray) expected = forcon_sheet_expected (decision->campaign, given->admiral, FORCON_NO_LINE);
  g_autoptr (GPtrArray) lines
      = keep_lines (decision, forcon_sheet_read_new (decision, given->admiral, given->text, expected));
  g_auto (ForconIntake) intake = { 0 };
  ForconSheetId id = { forcon_campaign_next_id (decision) };

  FORCON_STATE (decision, SHEET_HANDED_IN, sheet_handed_in, .sheet = id, .admiral = given->admiral, .phase = phase,
                .wall = command->moment.wall, .by = command->by, .text = given->text, .correction = given->correction);
  const ForconSheet sheet = *forcon_campaign_sheet (decision->campaign, id);

  forcon_intake_init (&intake, decision->campaign, expected);
  for (guint i = 0; i < lines->len; i++)
    {
      const ForconReadLine *read = g_ptr_array_index (lines, i);

      forcon_intake_line (decision, &intake, (ForconLineId){ forcon_campaign_next_id (decision) }, &sheet,
                          read->number, read, is_due (decision, &sheet));
    }
  return TRUE;
}

void
forcon_campaign_take_up_sheets (ForconCampaignDecision *decision)
{
  const ForconCampaign *campaign = decision->campaign;

  for (guint i = 0; i < campaign->lines->len; i++)
    {
      const ForconLine line = g_array_index (campaign->lines, ForconLine, i);
      const ForconSheet *sheet = forcon_campaign_sheet (campaign, line.sheet);

      if (sheet != NULL && sheet->phase == campaign->progress.phase
          && (line.picked > 0 || forcon_line_speaks_for_itself (&line)))
        forcon_campaign_put_in_force (decision, line.line, MAX (line.picked, 1));
    }
}

/* What a line had brought into force is taken back. */
static void
drop_tasks_of_line (ForconCampaignDecision *decision, ForconLineId line, gint but, ForconDrop why)
{
  const GArray *tasks = decision->campaign->tasks;

  for (guint i = 0; i < tasks->len; i++)
    {
      const ForconTask *task = &g_array_index (tasks, ForconTask, i);

      if (FORCON_ID_EQUAL (task->line, line) && task->reading != but && forcon_task_in_force (task))
        drop (decision, task, why);
    }
}

static void
drop_instructions_of_line (ForconCampaignDecision *decision, ForconLineId line, gint but, ForconDrop why)
{
  const GArray *instructions = decision->campaign->instructions;

  for (guint i = 0; i < instructions->len; i++)
    {
      const ForconInstruction *instruction = &g_array_index (instructions, ForconInstruction, i);

      if (FORCON_ID_EQUAL (instruction->line, line) && instruction->reading != but
          && forcon_instruction_in_force (instruction))
        forcon_campaign_drop_instruction (decision, instruction, why);
    }
}

static void
drop_line (ForconCampaignDecision *decision, ForconLineId line, gint but, ForconDrop why)
{
  drop_tasks_of_line (decision, line, but, why);
  drop_instructions_of_line (decision, line, but, why);
}

/* Which of its readings is meant as long as nobody picks another one. */
static gint
in_question (const ForconLine *line)
{
  return MAX (line->picked, 1);
}

/* The orders of a reading that form formations. */
static void
add_forming (const ForconCampaign *campaign, const ForconLine *line, gint reading, GArray *forming)
{
  g_autoptr (GArray) tasks = tasks_of_reading (campaign, line->line, reading);

  for (guint i = 0; i < tasks->len; i++)
    if (forcon_task_forms (&g_array_index (tasks, ForconTask, i)))
      g_array_append_val (forming, g_array_index (tasks, ForconTask, i));
}

/* What waits for formations that the master's word leaves unformed waits for the master. */
static void
put_back_waiting (ForconCampaignDecision *decision, const GArray *forming)
{
  for (guint i = 0; i < forming->len; i++)
    if (!FORCON_ID_IS_NONE (g_array_index (forming, ForconTask, i).task))
      forcon_orders_put_back (decision, g_array_index (forming, ForconTask, i).task);
}

/* Another reading of a line forms its formations in its own way, in the same order. */
static void
pick_forming (ForconCampaignDecision *decision, const ForconLine *line, gint reading)
{
  g_autoptr (GArray) former = g_array_new (FALSE, FALSE, sizeof (ForconTask));
  g_autoptr (GArray) forming = g_array_new (FALSE, FALSE, sizeof (ForconTask));

  if (in_question (line) == reading)
    return;
  add_forming (decision->campaign, line, in_question (line), former);
  add_forming (decision->campaign, line, reading, forming);
  for (guint i = 0; i < MIN (former->len, forming->len); i++)
    forcon_orders_wait_for_another (decision, g_array_index (former, ForconTask, i).task,
                                    g_array_index (forming, ForconTask, i).task);
  for (guint i = forming->len; i < former->len; i++)
    forcon_orders_put_back (decision, g_array_index (former, ForconTask, i).task);
}

static gboolean
refuse_line (ForconCampaignDecision *decision, ForconLineId line)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_LINE, .actual = (gint) line.value);
}

#define TAKE_LINE(name, TYPE) .name = line->name,

/* No order: the line stays as a comment on its formation. */
static gboolean
make_remark (ForconCampaignDecision *decision, const ForconLine *picked)
{
  ForconLine copy = *picked;
  const ForconLine *line = &copy;
  const ForconSheet *sheet = forcon_campaign_sheet (decision->campaign, line->sheet);

  if (line->state == FORCON_LINE_REMARK && line->picked == 0)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
  g_autoptr (GArray) forming = g_array_new (FALSE, FALSE, sizeof (ForconTask));

  add_forming (decision->campaign, line, in_question (line), forming);
  drop_line (decision, line->line, 0, FORCON_DROP_CANCELLED);
  put_back_waiting (decision, forming);
  copy.state = FORCON_LINE_REMARK;
  copy.picked = 0;
  FORCON_STATE (decision, LINE_READ, line_read, FORCON_FIELDS_LINE (TAKE_LINE));
  if (picked->state != FORCON_LINE_NOT_UNDERSTOOD && picked->state != FORCON_LINE_REMARK && sheet != NULL)
    forcon_campaign_keep_remark (decision, line, sheet->admiral, line->text);
  return TRUE;
}

/* "Who?" stays open: an order in force is somebody's, or forms somebody, or waits until somebody is formed. An
 * instruction is always somebody's. */
static ForconProblem
lacks_formation (const ForconCampaign *campaign, ForconLineId line, gint reading)
{
  g_autoptr (GArray) tasks = tasks_of_reading (campaign, line, reading);
  g_autoptr (GArray) instructions = instructions_of_reading (campaign, line, reading);

  for (guint i = 0; i < instructions->len; i++)
    {
      const ForconInstruction *instruction = &g_array_index (instructions, ForconInstruction, i);

      if (FORCON_ID_IS_NONE (instruction->formation) && FORCON_ID_IS_NONE (instruction->after))
        return FORCON_PROBLEM_NO_FORMATION;
      if (forcon_instruction_is_forsaken (campaign, instruction))
        return FORCON_PROBLEM_UNKNOWN_FORMATION;
    }
  for (guint i = 0; i < tasks->len; i++)
    {
      const ForconTask *task = &g_array_index (tasks, ForconTask, i);

      if (FORCON_ID_IS_NONE (task->formation) && FORCON_ID_IS_NONE (task->after) && !forcon_task_forms (task)
          && !(task->kind == FORCON_TASK_JOIN && task->ships.n > 0))
        return FORCON_PROBLEM_NO_FORMATION;
      if (forcon_task_is_forsaken (campaign, task))
        return FORCON_PROBLEM_UNKNOWN_FORMATION;
    }
  return FORCON_PROBLEM_NONE;
}

/* The master's choice among the readings of a line; 0 makes it a comment. */
gboolean
forcon_campaign_pick (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_pick *command = &decision->command->pick;
  const ForconLine *found = forcon_campaign_line (decision->campaign, command->line);

  if (found == NULL)
    return refuse_line (decision, command->line);
  const ForconLine line = *found;

  if (command->reading == 0)
    return make_remark (decision, &line);
  if (command->reading < 0 || command->reading > line.readings)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_READING, .actual = command->reading,
                                   .needed = line.readings);
  if (command->reading == line.picked)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
  ForconProblem lack = lacks_formation (decision->campaign, line.line, command->reading);

  if (lack != FORCON_PROBLEM_NONE)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = lack);
  const ForconSheet *sheet = forcon_campaign_sheet (decision->campaign, line.sheet);

  pick_forming (decision, &line, command->reading);
  drop_line (decision, line.line, command->reading, FORCON_DROP_REREAD);
  forcon_campaign_withdraw_queries (decision, line.line);
  if (sheet == NULL || is_due (decision, sheet))
    forcon_campaign_put_in_force (decision, line.line, command->reading);
  else
    FORCON_STATE (decision, READING_PICKED, reading_picked, .line = line.line, .reading = command->reading);
  return TRUE;
}

/* A line is read as the master writes it, for whom it was if that names nobody; the sheet keeps what was handed in. */
gboolean
forcon_campaign_rewrite (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_rewrite *command = &decision->command->rewrite;
  const ForconLine *found = forcon_campaign_line (decision->campaign, command->line);

  if (found == NULL)
    return refuse_line (decision, command->line);
  const ForconLine line = *found;
  const ForconSheet *handed_in = forcon_campaign_sheet (decision->campaign, line.sheet);

  if (handed_in == NULL)
    return refuse_line (decision, command->line);
  if (!forcon_campaign_check_text (decision, command->text, FORCON_TEXT_MAX))
    return FALSE;
  const ForconSheet sheet = *handed_in;
  g_autoptr (GArray) expected = forcon_sheet_expected (decision->campaign, sheet.admiral, line.line);
  g_autoptr (GPtrArray) lines = keep_lines (
      decision, forcon_order_sheet_read_for (decision->campaign, decision->rules, sheet.admiral,
                                             forcon_sheet_heading (decision->campaign, &line, expected), expected,
                                             command->text));
  g_auto (ForconIntake) intake = { 0 };

  forcon_intake_init (&intake, decision->campaign, expected);
  add_forming (decision->campaign, &line, in_question (&line), intake.former);
  drop_line (decision, line.line, 0, FORCON_DROP_REREAD);
  forcon_campaign_withdraw_queries (decision, line.line);
  FORCON_STATE (decision, LINE_REREAD, line_reread, .line = line.line, .text = command->text);
  for (guint i = 0; i < lines->len; i++)
    forcon_intake_line (decision, &intake, i == 0 ? line.line : (ForconLineId){ forcon_campaign_next_id (decision) },
                        &sheet, line.number, g_ptr_array_index (lines, i), is_due (decision, &sheet));
  put_back_waiting (decision, intake.former);
  return TRUE;
}

/* Where the formation will be when its turn comes: what is added follows where all that comes before it leads. */
static ForconSectorId
sector_of_given (const ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_task *command = &decision->command->task;
  const ForconPost *post = forcon_campaign_post (decision->campaign, command->formation);

  if (command->add)
    return forcon_campaign_sector_after (decision->campaign, command->formation);
  return post == NULL ? FORCON_NO_SECTOR : post->sector;
}

/* One move after the other, the first in the posture that is ordered. */
static void
give_way (ForconCampaignDecision *decision, const ForconTask *task, const ForconWay *way)
{
  for (guint i = 0; i < way->n_stages; i++)
    {
      ForconTask stage = *task;

      stage.task = (ForconTaskId){ forcon_campaign_next_id (decision) };
      stage.sector = way->stages[i];
      stage.posture = i == 0 ? task->posture : FORCON_POSTURE_NONE;
      give (decision, &stage, decision->command->task.add || i > 0);
    }
}

/* A move that leads farther, or round something: the way is given if there is nothing to choose. With a reason the
 * first one is. */
static gboolean
find_and_give_way (ForconCampaignDecision *decision, const ForconTask *task)
{
  const ForconCampaignCommand_task *command = &decision->command->task;
  ForconWayWish wish = { .admiral = forcon_battle_formation (decision->campaign->fleet, task->formation)->side,
                         .formation = task->formation,
                         .from = sector_of_given (decision),
                         .to = task->sector,
                         .via = &command->via,
                         .n_via = FORCON_ID_IS_NONE (command->via) ? 0 : 1,
                         .avoid = &command->avoid,
                         .n_avoid = FORCON_ID_IS_NONE (command->avoid) ? 0 : 1 };
  ForconWay ways[FORCON_WAYS_TOLD_MAX];
  guint n = forcon_campaign_ways (decision->campaign, decision->rules, &wish, ways, FORCON_WAYS_TOLD_MAX);

  if (n == 0)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NO_WAY, .formation = task->formation,
                                   .sector = wish.from, .other = wish.to, .needed = FORCON_WAY_STAGES_MAX);
  if (!forcon_ways_clear (ways, n) && decision->command->reason == NULL)
    {
      g_autofree char *text = forcon_ways_to_text (decision->campaign, ways, n);

      return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_SEVERAL_WAYS, .formation = task->formation,
                                     .sector = wish.from, .other = wish.to, .text = g_intern_string (text));
    }
  give_way (decision, task, &ways[0]);
  return TRUE;
}

/* Whether a way has to be found for a move that is possible but for that. */
static gboolean
needs_way (const ForconCampaignCommand_task *command, ForconProblem problem)
{
  return command->kind == FORCON_TASK_MOVE
         && (problem == FORCON_PROBLEM_NOT_NEIGHBOURS
             || (problem == FORCON_PROBLEM_NONE
                 && (!FORCON_ID_IS_NONE (command->via) || !FORCON_ID_IS_NONE (command->avoid))));
}

/* The master's own word to a formation. With a reason it stands against all that speaks against it but what does not
 * exist. */
gboolean
forcon_campaign_give_task (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_task *command = &decision->command->task;
  ForconTask task = forcon_campaign_command_task (command);

  task.task = (ForconTaskId){ forcon_campaign_next_id (decision) };
  if (command->kind != FORCON_TASK_FORM && !forcon_campaign_formation_lives (decision->campaign, command->formation))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_FORMATION);
  ForconCampaignVerdict verdict
      = forcon_campaign_judge_task_at (decision->campaign, decision->rules, &task, sector_of_given (decision));

  if (needs_way (command, verdict.kind))
    return find_and_give_way (decision, &task);
  if (verdict.kind != FORCON_PROBLEM_NONE
      && (decision->command->reason == NULL || forcon_task_is_administrative (command->kind)))
    return forcon_campaign_refuse (decision, verdict);
  give (decision, &task, command->add);
  return TRUE;
}

gboolean
forcon_campaign_cancel (ForconCampaignDecision *decision)
{
  const ForconTask *task = forcon_campaign_task (decision->campaign, decision->command->cancel.task);

  if (task == NULL || !forcon_task_in_force (task))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_TASK,
                                   .actual = (gint) decision->command->cancel.task.value);
  drop_with_waiting (decision, task, FORCON_DROP_CANCELLED);
  return TRUE;
}

/* Whether an admiral is there: the master rolls for one who is not (F-CAMP-10). */
gboolean
forcon_campaign_absent (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_absent *command = &decision->command->absent;
  const ForconAdmiral *admiral = forcon_campaign_admiral (decision->campaign, command->admiral);

  if (admiral == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_ADMIRAL);
  if (admiral->absent == command->on)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
  FORCON_STATE (decision, ADMIRAL_ABSENT, admiral_absent, .admiral = command->admiral, .absent = command->on);
  return TRUE;
}

/* In which language the admiral's papers are. */
gboolean
forcon_campaign_set_language (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_language *command = &decision->command->language;
  const ForconAdmiral *admiral = forcon_campaign_admiral (decision->campaign, command->admiral);

  if (admiral == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_ADMIRAL);
  if (admiral->language == command->language)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
  FORCON_STATE (decision, LANGUAGE_SET, language_set, .admiral = command->admiral, .language = command->language);
  return TRUE;
}
