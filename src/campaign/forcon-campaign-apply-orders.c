/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-campaign-apply-private.h"

#define TAKE(name, TYPE) .name = fact->name,

static ForconTask *
task_place (ForconCampaign *campaign, ForconTaskId id)
{
  for (guint i = campaign->tasks->len; i > 0; i--)
    if (FORCON_ID_EQUAL (g_array_index (campaign->tasks, ForconTask, i - 1).task, id))
      return &g_array_index (campaign->tasks, ForconTask, i - 1);
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

static void
hand_in (ForconCampaign *campaign, const ForconFact_sheet_handed_in *fact)
{
  ForconSheet sheet = { FORCON_FIELDS_SHEET (TAKE) };

  g_array_append_val (campaign->sheets, sheet);
  forcon_campaign_count_id (campaign, sheet.sheet.value);
  if (!sheet.correction && forcon_campaign_admiral (campaign, sheet.admiral) != NULL)
    g_array_index (campaign->admirals, ForconAdmiral, sheet.admiral.value - 1).sheet_phase
        = sheet.phase == 0 ? -1 : sheet.phase;
}

/* A line that is read anew keeps its place. */
static void
read_line (ForconCampaign *campaign, const ForconFact_line_read *fact)
{
  ForconLine line = { FORCON_FIELDS_LINE (TAKE) };
  ForconLine *place = line_place (campaign, line.line);

  if (place != NULL)
    *place = line;
  else
    g_array_append_val (campaign->lines, line);
  forcon_campaign_count_id (campaign, line.line.value);
}

static void
add_task (ForconCampaign *campaign, const ForconTask *task)
{
  ForconTask *place = task_place (campaign, task->task);

  if (place != NULL)
    *place = *task;
  else
    g_array_append_vals (campaign->tasks, task, 1);
  forcon_campaign_count_id (campaign, task->task.value);
}

static void
read_task (ForconCampaign *campaign, const ForconFact_task_read *fact)
{
  ForconTask task = { FORCON_FIELDS_TASK (TAKE) };

  add_task (campaign, &task);
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
static void
give_task (ForconCampaign *campaign, const ForconFact_task_given *fact)
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

static void
work_task (ForconCampaign *campaign, const ForconFact_task_worked *fact)
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
keep_remark (ForconCampaign *campaign, const ForconFact_remark_kept *fact)
{
  ForconRemark remark = { FORCON_FIELDS_REMARK (TAKE) };

  g_array_append_val (campaign->remarks, remark);
}

static void
pick_reading (ForconCampaign *campaign, const ForconFact_reading_picked *fact)
{
  ForconLine *line = line_place (campaign, fact->line);

  if (line != NULL)
    line->picked = fact->reading;
}

/* What a line was read as before it was rewritten is no reading of it any more. */
static void
forget_readings (ForconCampaign *campaign, ForconLineId line)
{
  for (guint i = 0; i < campaign->tasks->len; i++)
    {
      ForconTask *task = &g_array_index (campaign->tasks, ForconTask, i);

      if (!FORCON_ID_EQUAL (task->line, line))
        continue;
      task->line = FORCON_NO_LINE;
      task->state = task->state == FORCON_TASK_STATE_OFFERED ? FORCON_TASK_STATE_DROPPED : task->state;
    }
}

static void
set_absent (ForconCampaign *campaign, const ForconFact_admiral_absent *fact)
{
  if (forcon_campaign_admiral (campaign, fact->admiral) != NULL)
    g_array_index (campaign->admirals, ForconAdmiral, fact->admiral.value - 1).absent = fact->absent;
}

/**
 * forcon_campaign_apply_orders:
 *
 * Sheets, their lines, tasks and remarks (F-CAMP-4).
 */
gboolean
forcon_campaign_apply_orders (ForconCampaign *campaign, const ForconCampaignEvent *event)
{
  switch ((gint) event->kind)
    {
    case FORCON_CAMPAIGN_EVENT_SHEET_HANDED_IN:
      hand_in (campaign, &event->sheet_handed_in);
      return TRUE;
    case FORCON_CAMPAIGN_EVENT_LINE_READ:
      read_line (campaign, &event->line_read);
      return TRUE;
    case FORCON_CAMPAIGN_EVENT_TASK_READ:
      read_task (campaign, &event->task_read);
      return TRUE;
    case FORCON_CAMPAIGN_EVENT_READING_PICKED:
      pick_reading (campaign, &event->reading_picked);
      return TRUE;
    case FORCON_CAMPAIGN_EVENT_LINE_REREAD:
      forget_readings (campaign, event->line_reread.line);
      return TRUE;
    case FORCON_CAMPAIGN_EVENT_REMARK_KEPT:
      keep_remark (campaign, &event->remark_kept);
      return TRUE;
    case FORCON_CAMPAIGN_EVENT_TASK_GIVEN:
      give_task (campaign, &event->task_given);
      return TRUE;
    case FORCON_CAMPAIGN_EVENT_TASK_DROPPED:
      end_task (campaign, event->task_dropped.task, FORCON_TASK_STATE_DROPPED);
      return TRUE;
    case FORCON_CAMPAIGN_EVENT_TASK_WORKED:
      work_task (campaign, &event->task_worked);
      return TRUE;
    case FORCON_CAMPAIGN_EVENT_TASK_DONE:
      end_task (campaign, event->task_done.task, FORCON_TASK_STATE_DONE);
      return TRUE;
    case FORCON_CAMPAIGN_EVENT_TASK_FAILED:
      end_task (campaign, event->task_failed.task, FORCON_TASK_STATE_FAILED);
      return TRUE;
    case FORCON_CAMPAIGN_EVENT_ADMIRAL_ABSENT:
      set_absent (campaign, &event->admiral_absent);
      return TRUE;
    default:
      return FALSE;
    }
}
