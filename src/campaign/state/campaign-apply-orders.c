/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/state/campaign-apply-private.h"

/* Sheets, their lines, tasks and remarks (F-CAMP-4). */

#define TAKE(name, ...) .name = fact->name,

static ForconTask *
task_place (ForconCampaign *campaign, ForconTaskId id)
{
  for (guint i = campaign->tasks->len; i > 0; i--)
    if (FORCON_ID_EQUAL (g_array_index (campaign->tasks, ForconTask, i - 1).task, id))
      return &g_array_index (campaign->tasks, ForconTask, i - 1);
  return NULL;
}

static ForconInstruction *
instruction_place (ForconCampaign *campaign, ForconInstructionId id)
{
  for (guint i = campaign->instructions->len; i > 0; i--)
    if (FORCON_ID_EQUAL (g_array_index (campaign->instructions, ForconInstruction, i - 1).instruction, id))
      return &g_array_index (campaign->instructions, ForconInstruction, i - 1);
  return NULL;
}

static ForconLine *
line_place (ForconCampaign *campaign, ForconLineId id)
{
  for (guint i = campaign->lines->len; i > 0; i--)
    if (FORCON_ID_EQUAL (g_array_index (campaign->lines, ForconLine, i - 1).line, id))
      return &g_array_index (campaign->lines, ForconLine, i - 1);
  return NULL;
}

void
forcon_campaign_apply_sheet_handed_in (ForconCampaign *campaign, const ForconFact_sheet_handed_in *fact)
{
  ForconSheet sheet = { FORCON_FIELDS_SHEET (TAKE) };

  g_array_append_val (campaign->sheets, sheet);
  forcon_campaign_count_id (campaign, sheet.sheet.value);
  if (!sheet.correction && forcon_campaign_admiral (campaign, sheet.admiral) != NULL)
    g_array_index (campaign->admirals, ForconAdmiral, sheet.admiral.value - 1).sheet_phase
        = sheet.phase == 0 ? -1 : sheet.phase;
}

/* A line that is read anew keeps its place. */
void
forcon_campaign_apply_line_read (ForconCampaign *campaign, const ForconFact_line_read *fact)
{
  ForconLine line = { FORCON_FIELDS_LINE (TAKE) };
  ForconLine *place = line_place (campaign, line.line);

  if (place != NULL)
    *place = line;
  else
    g_array_append_val (campaign->lines, line);
  forcon_campaign_count_id (campaign, line.line.value);
}

void
forcon_campaign_apply_task_read (ForconCampaign *campaign, const ForconFact_task_read *fact)
{
  ForconTask task = { FORCON_FIELDS_TASK (TAKE) };
  ForconTask *place = task_place (campaign, task.task);

  if (place != NULL)
    *place = task;
  else
    g_array_append_val (campaign->tasks, task);
  forcon_campaign_count_id (campaign, task.task.value);
}

/* Whether a task that is in force is of a later line of the same sheet: the master settles lines in any order. */
static gboolean
comes_later (const ForconCampaign *campaign, const ForconTask *other, const ForconTask *task)
{
  const ForconLine *line = forcon_campaign_line (campaign, task->line);
  const ForconLine *later = forcon_campaign_line (campaign, other->line);

  if (line == NULL || later == NULL || !FORCON_ID_EQUAL (line->sheet, later->sheet))
    return FALSE;
  return other->state == FORCON_TASK_STATE_WAITING && FORCON_ID_EQUAL (other->formation, task->formation)
         && later->number > line->number;
}

/* A task in force stands behind those that were given before, but in the order of its sheet. */
void
forcon_campaign_apply_task_given (ForconCampaign *campaign, const ForconFact_task_given *fact)
{
  ForconTask task = { FORCON_FIELDS_TASK (TAKE) };
  guint place;

  for (guint i = campaign->tasks->len; i > 0; i--)
    if (FORCON_ID_EQUAL (g_array_index (campaign->tasks, ForconTask, i - 1).task, task.task))
      g_array_remove_index (campaign->tasks, i - 1);
  for (place = 0; place < campaign->tasks->len; place++)
    if (comes_later (campaign, &g_array_index (campaign->tasks, ForconTask, place), &task))
      break;
  g_array_insert_val (campaign->tasks, place, task);
  forcon_campaign_count_id (campaign, task.task.value);
}

static void
end_task (ForconCampaign *campaign, ForconTaskId id, ForconTaskState state)
{
  ForconTask *task = task_place (campaign, id);

  if (task != NULL)
    task->state = state;
}

void
forcon_campaign_apply_task_dropped (ForconCampaign *campaign, const ForconFact_task_dropped *fact)
{
  end_task (campaign, fact->task, FORCON_TASK_STATE_DROPPED);
}

void
forcon_campaign_apply_task_done (ForconCampaign *campaign, const ForconFact_task_done *fact)
{
  end_task (campaign, fact->task, FORCON_TASK_STATE_DONE);
}

void
forcon_campaign_apply_task_failed (ForconCampaign *campaign, const ForconFact_task_failed *fact)
{
  end_task (campaign, fact->task, FORCON_TASK_STATE_FAILED);
}

void
forcon_campaign_apply_task_worked (ForconCampaign *campaign, const ForconFact_task_worked *fact)
{
  ForconTask *task = task_place (campaign, fact->task);
  ForconPost *post = forcon_campaign_post_place (campaign, fact->formation);

  if (post != NULL)
    post->worked = forcon_campaign_now (campaign);
  if (task == NULL)
    return;
  task->state = FORCON_TASK_STATE_UNDERWAY;
  task->spent = fact->spent;
  task->cost = fact->cost;
}

static void
write_instruction (ForconCampaign *campaign, const ForconInstruction *instruction)
{
  ForconInstruction *place = instruction_place (campaign, instruction->instruction);

  if (place != NULL)
    *place = *instruction;
  else
    g_array_append_vals (campaign->instructions, instruction, 1);
  forcon_campaign_count_id (campaign, instruction->instruction.value);
}

void
forcon_campaign_apply_instruction_read (ForconCampaign *campaign, const ForconFact_instruction_read *fact)
{
  write_instruction (campaign, &(ForconInstruction){ FORCON_FIELDS_INSTRUCTION (TAKE) });
}

void
forcon_campaign_apply_instruction_given (ForconCampaign *campaign, const ForconFact_instruction_given *fact)
{
  write_instruction (campaign, &(ForconInstruction){ FORCON_FIELDS_INSTRUCTION (TAKE) });
}

void
forcon_campaign_apply_instruction_dropped (ForconCampaign *campaign, const ForconFact_instruction_dropped *fact)
{
  ForconInstruction *instruction = instruction_place (campaign, fact->instruction);

  if (instruction != NULL)
    instruction->state = FORCON_TASK_STATE_DROPPED;
}

void
forcon_campaign_apply_instruction_applied (ForconCampaign *campaign, const ForconFact_instruction_applied *fact)
{
  ForconInstruction *instruction = instruction_place (campaign, fact->instruction);

  if (instruction != NULL)
    instruction->state = fact->state;
}

void
forcon_campaign_apply_remark_kept (ForconCampaign *campaign, const ForconFact_remark_kept *fact)
{
  ForconRemark remark = { FORCON_FIELDS_REMARK (TAKE) };

  g_array_append_val (campaign->remarks, remark);
}

void
forcon_campaign_apply_reading_picked (ForconCampaign *campaign, const ForconFact_reading_picked *fact)
{
  ForconLine *line = line_place (campaign, fact->line);

  if (line != NULL)
    line->picked = fact->reading;
}

/* What a line was read as before it was rewritten is no reading of it any more. */
void
forcon_campaign_apply_line_reread (ForconCampaign *campaign, const ForconFact_line_reread *fact)
{
  for (guint i = 0; i < campaign->tasks->len; i++)
    {
      ForconTask *task = &g_array_index (campaign->tasks, ForconTask, i);

      if (!FORCON_ID_EQUAL (task->line, fact->line))
        continue;
      task->line = FORCON_NO_LINE;
      task->state = task->state == FORCON_TASK_STATE_OFFERED ? FORCON_TASK_STATE_DROPPED : task->state;
    }
  for (guint i = 0; i < campaign->instructions->len; i++)
    {
      ForconInstruction *instruction = &g_array_index (campaign->instructions, ForconInstruction, i);

      if (!FORCON_ID_EQUAL (instruction->line, fact->line))
        continue;
      instruction->line = FORCON_NO_LINE;
      if (instruction->state == FORCON_TASK_STATE_OFFERED)
        instruction->state = FORCON_TASK_STATE_DROPPED;
    }
}

void
forcon_campaign_apply_admiral_absent (ForconCampaign *campaign, const ForconFact_admiral_absent *fact)
{
  if (forcon_campaign_admiral (campaign, fact->admiral) != NULL)
    g_array_index (campaign->admirals, ForconAdmiral, fact->admiral.value - 1).absent = fact->absent;
}

void
forcon_campaign_apply_language_set (ForconCampaign *campaign, const ForconFact_language_set *fact)
{
  if (forcon_campaign_admiral (campaign, fact->admiral) != NULL)
    g_array_index (campaign->admirals, ForconAdmiral, fact->admiral.value - 1).language = fact->language;
}

static void
forget_word (ForconCampaign *campaign, const char *text)
{
  for (guint i = campaign->house_words->len; i > 0; i--)
    if (g_strcmp0 (g_array_index (campaign->house_words, ForconHouseWord, i - 1).text, text) == 0)
      g_array_remove_index (campaign->house_words, i - 1);
}

void
forcon_campaign_apply_word_taught (ForconCampaign *campaign, const ForconFact_word_taught *fact)
{
  ForconHouseWord word = { FORCON_FIELDS_HOUSE_WORD (TAKE) };

  forget_word (campaign, word.text);
  g_array_append_val (campaign->house_words, word);
}

void
forcon_campaign_apply_word_forgotten (ForconCampaign *campaign, const ForconFact_word_forgotten *fact)
{
  forget_word (campaign, fact->text);
}

static ForconQuery *
query_place (ForconCampaign *campaign, ForconQueryId id)
{
  for (guint i = campaign->queries->len; i > 0; i--)
    if (FORCON_ID_EQUAL (g_array_index (campaign->queries, ForconQuery, i - 1).query, id))
      return &g_array_index (campaign->queries, ForconQuery, i - 1);
  return NULL;
}

void
forcon_campaign_apply_query_opened (ForconCampaign *campaign, const ForconFact_query_opened *fact)
{
  ForconQuery query = { FORCON_FIELDS_QUERY (TAKE) };

  g_array_append_val (campaign->queries, query);
  forcon_campaign_count_id (campaign, query.query.value);
}

/* No courier has it any more. */
static ForconQuery *
settle_query (ForconCampaign *campaign, ForconQueryId id, ForconQueryState state)
{
  ForconQuery *query = query_place (campaign, id);

  if (query == NULL)
    return NULL;
  query->state = state;
  query->receiver = FORCON_NO_SIDE;
  query->due = 0;
  query->at_once = FALSE;
  return query;
}

void
forcon_campaign_apply_query_answered (ForconCampaign *campaign, const ForconFact_query_answered *fact)
{
  ForconQuery *query = settle_query (campaign, fact->query, FORCON_QUERY_ANSWERED);

  if (query != NULL)
    query->answer = fact->answer;
}

void
forcon_campaign_apply_courier_sent (ForconCampaign *campaign, const ForconFact_courier_sent *fact)
{
  ForconQuery *query = settle_query (campaign, fact->query, FORCON_QUERY_UNDERWAY);

  if (query == NULL)
    return;
  query->receiver = fact->to;
  query->due = fact->due;
  query->at_once = fact->at_once;
}

void
forcon_campaign_apply_query_forwarded (ForconCampaign *campaign, const ForconFact_query_forwarded *fact)
{
  ForconQuery *query = settle_query (campaign, fact->query, FORCON_QUERY_FORWARDED);

  if (query != NULL)
    query->receiver = fact->to;
}

void
forcon_campaign_apply_query_put_aside (ForconCampaign *campaign, const ForconFact_query_put_aside *fact)
{
  settle_query (campaign, fact->query, FORCON_QUERY_PUT_ASIDE);
}

void
forcon_campaign_apply_query_withdrawn (ForconCampaign *campaign, const ForconFact_query_withdrawn *fact)
{
  settle_query (campaign, fact->query, FORCON_QUERY_WITHDRAWN);
}
