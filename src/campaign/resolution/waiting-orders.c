/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/resolution/waiting-orders.h"

#include "campaign/resolution/resolution.h"

#define LINKS_MAX 3

/* A formation of which an order or an instruction speaks, and the order that is still to form it, or none. */
typedef struct {
  ForconTaskId *after;
  ForconFormationId *formation;
} Link;

static guint
links_of_task (ForconTask *task, Link links[LINKS_MAX])
{
  links[0] = (Link){ &task->after, &task->formation };
  links[1] = (Link){ &task->target_after, &task->target };
  return 2;
}

static guint
links_of_instruction (ForconInstruction *instruction, Link links[LINKS_MAX])
{
  links[0] = (Link){ &instruction->after, &instruction->formation };
  links[1] = (Link){ &instruction->target_after, &instruction->target };
  links[2] = (Link){ &instruction->foe_after, &instruction->foe };
  return 3;
}

/* Puts @formation, or another order that forms it, where @after stands. Returns whether it stands anywhere. */
static gboolean
replace (const Link *links, guint n, ForconTaskId after, ForconTaskId other, ForconFormationId formation)
{
  gboolean found = FALSE;

  for (guint i = 0; i < n; i++)
    if (!FORCON_ID_IS_NONE (*links[i].after) && FORCON_ID_EQUAL (*links[i].after, after))
      {
        *links[i].after = other;
        *links[i].formation = formation;
        found = TRUE;
      }
  return found;
}

static gboolean
replace_in_task (ForconTask *task, ForconTaskId after, ForconTaskId other, ForconFormationId formation)
{
  Link links[LINKS_MAX];
  guint n = links_of_task (task, links);

  return replace (links, n, after, other, formation);
}

static gboolean
replace_in_instruction (ForconInstruction *instruction, ForconTaskId after, ForconTaskId other,
                        ForconFormationId formation)
{
  Link links[LINKS_MAX];
  guint n = links_of_instruction (instruction, links);

  return replace (links, n, after, other, formation);
}

static gboolean
task_waits_for (const ForconTask *task, ForconTaskId forming)
{
  ForconTask copy = *task;

  return replace_in_task (&copy, forming, FORCON_NO_TASK, FORCON_NO_FORMATION);
}

static gboolean
instruction_waits_for (const ForconInstruction *instruction, ForconTaskId forming)
{
  ForconInstruction copy = *instruction;

  return replace_in_instruction (&copy, forming, FORCON_NO_TASK, FORCON_NO_FORMATION);
}

gboolean
forcon_task_waits (const ForconTask *task)
{
  return !FORCON_ID_IS_NONE (task->after) || !FORCON_ID_IS_NONE (task->target_after);
}

#define TAKE(name, ...) .name = copy.name,

/* Says anew what a task is; one that is in force goes behind what its formation was told before. */
static void
restate_task (ForconCampaignDecision *decision, ForconTask copy)
{
  if (forcon_task_in_force (&copy))
    FORCON_STATE (decision, TASK_GIVEN, task_given, FORCON_FIELDS_TASK (TAKE));
  else
    FORCON_STATE (decision, TASK_READ, task_read, FORCON_FIELDS_TASK (TAKE));
}

/* A case that has come already stays so. */
static void
restate_instruction (ForconCampaignDecision *decision, ForconInstruction copy)
{
  if (copy.state == FORCON_TASK_STATE_WAITING)
    forcon_campaign_give_instruction (decision, &copy);
  else if (copy.state == FORCON_TASK_STATE_UNDERWAY)
    FORCON_STATE (decision, INSTRUCTION_GIVEN, instruction_given, FORCON_FIELDS_INSTRUCTION (TAKE));
  else
    FORCON_STATE (decision, INSTRUCTION_READ, instruction_read, FORCON_FIELDS_INSTRUCTION (TAKE));
}

/* What stands behind a task that was said anew stays behind it. */
static void
restate_followers (ForconCampaignDecision *decision, const GArray *tasks, guint place)
{
  const ForconTask *task = &g_array_index (tasks, ForconTask, place);

  for (guint i = place + 1; i < tasks->len; i++)
    {
      const ForconTask *other = &g_array_index (tasks, ForconTask, i);

      if (FORCON_ID_EQUAL (other->formation, task->formation) && forcon_task_in_force (other))
        restate_task (decision, *forcon_campaign_task (decision->campaign, other->task));
    }
}

/* Whether it never comes into force again; what was dropped does if the master picks its line anew. */
static gboolean
is_over (ForconTaskState state, ForconLineId line)
{
  return state == FORCON_TASK_STATE_DONE || state == FORCON_TASK_STATE_FAILED
         || (state == FORCON_TASK_STATE_DROPPED && FORCON_ID_IS_NONE (line));
}

void
forcon_orders_hand_over (ForconCampaignDecision *decision, ForconTaskId formed_by, ForconFormationId formation)
{
  g_autoptr (GArray) tasks = g_array_copy (decision->campaign->tasks);

  for (guint i = 0; i < tasks->len; i++)
    {
      const ForconTask *task = &g_array_index (tasks, ForconTask, i);
      ForconTask copy = *forcon_campaign_task (decision->campaign, task->task);

      if (is_over (copy.state, copy.line) || !replace_in_task (&copy, formed_by, FORCON_NO_TASK, formation))
        continue;
      copy.cost = forcon_campaign_task_cost (decision->campaign, decision->rules, copy.kind, copy.formation);
      restate_task (decision, copy);
      if (!FORCON_ID_IS_NONE (task->formation) && forcon_task_in_force (task))
        restate_followers (decision, tasks, i);
      if (decision->campaign->progress.stage == FORCON_STAGE_SET_UP && forcon_task_is_administrative (copy.kind)
          && forcon_task_in_force (&copy) && !forcon_task_waits (&copy))
        forcon_campaign_administer_task (decision, copy.task);
    }
}

void
forcon_instructions_hand_over (ForconCampaignDecision *decision, ForconTaskId formed_by, ForconFormationId formation)
{
  g_autoptr (GArray) instructions = g_array_copy (decision->campaign->instructions);

  for (guint i = 0; i < instructions->len; i++)
    {
      ForconInstruction copy = g_array_index (instructions, ForconInstruction, i);

      if (!is_over (copy.state, copy.line) && replace_in_instruction (&copy, formed_by, FORCON_NO_TASK, formation))
        restate_instruction (decision, copy);
    }
}

void
forcon_orders_wait_for_another (ForconCampaignDecision *decision, ForconTaskId old, ForconTaskId other)
{
  g_autoptr (GArray) tasks = g_array_copy (decision->campaign->tasks);
  g_autoptr (GArray) instructions = g_array_copy (decision->campaign->instructions);

  for (guint i = 0; i < tasks->len; i++)
    {
      ForconTask copy = g_array_index (tasks, ForconTask, i);

      /* In its place, and told to nobody: who is to do it has not changed. */
      if (!is_over (copy.state, copy.line) && replace_in_task (&copy, old, other, FORCON_NO_FORMATION))
        FORCON_STATE (decision, TASK_READ, task_read, FORCON_FIELDS_TASK (TAKE));
    }
  for (guint i = 0; i < instructions->len; i++)
    {
      ForconInstruction copy = g_array_index (instructions, ForconInstruction, i);

      if (!is_over (copy.state, copy.line) && replace_in_instruction (&copy, old, other, FORCON_NO_FORMATION))
        FORCON_STATE (decision, INSTRUCTION_READ, instruction_read, FORCON_FIELDS_INSTRUCTION (TAKE));
    }
}

static void
drop_task (ForconCampaignDecision *decision, const ForconTask *task, ForconDrop why)
{
  FORCON_STATE (decision, TASK_DROPPED, task_dropped, .task = task->task, .formation = task->formation, .why = why);
}

/* The line waits for the master, with the readings that it had. */
static void
reopen_line (ForconCampaignDecision *decision, ForconLineId id)
{
  const ForconLine *line = forcon_campaign_line (decision->campaign, id);

  if (line == NULL || line->picked == 0)
    return;
  ForconLine copy = *line;

  copy.state = FORCON_LINE_IMPOSSIBLE;
  copy.picked = 0;
  copy.problem = FORCON_PROBLEM_UNKNOWN_FORMATION;
  FORCON_STATE (decision, LINE_READ, line_read, FORCON_FIELDS_LINE (TAKE));
}

static void
put_task_back (ForconCampaignDecision *decision, ForconTask copy)
{
  drop_task (decision, &copy, FORCON_DROP_REREAD);
  copy.state = FORCON_TASK_STATE_OFFERED;
  FORCON_STATE (decision, TASK_READ, task_read, FORCON_FIELDS_TASK (TAKE));
  reopen_line (decision, copy.line);
  if (forcon_task_forms (&copy))
    forcon_orders_put_back (decision, copy.task);
}

static void
put_instruction_back (ForconCampaignDecision *decision, ForconInstruction copy)
{
  forcon_campaign_drop_instruction (decision, &copy, FORCON_DROP_REREAD);
  copy.state = FORCON_TASK_STATE_OFFERED;
  FORCON_STATE (decision, INSTRUCTION_READ, instruction_read, FORCON_FIELDS_INSTRUCTION (TAKE));
  reopen_line (decision, copy.line);
}

void
forcon_orders_put_back (ForconCampaignDecision *decision, ForconTaskId forming)
{
  g_autoptr (GArray) tasks = g_array_copy (decision->campaign->tasks);
  g_autoptr (GArray) instructions = g_array_copy (decision->campaign->instructions);

  for (guint i = 0; i < tasks->len; i++)
    {
      const ForconTask *task
          = forcon_campaign_task (decision->campaign, g_array_index (tasks, ForconTask, i).task);

      if (forcon_task_in_force (task) && task_waits_for (task, forming))
        put_task_back (decision, *task);
    }
  for (guint i = 0; i < instructions->len; i++)
    {
      const ForconInstruction *instruction = forcon_campaign_instruction (
          decision->campaign, g_array_index (instructions, ForconInstruction, i).instruction);

      if (forcon_instruction_in_force (instruction) && instruction_waits_for (instruction, forming))
        put_instruction_back (decision, *instruction);
    }
}

gboolean
forcon_task_may_come (const ForconCampaign *campaign, const ForconTask *task)
{
  const ForconLine *line = forcon_campaign_line (campaign, task->line);
  const ForconSheet *sheet = line == NULL ? NULL : forcon_campaign_sheet (campaign, line->sheet);

  if (forcon_task_in_force (task))
    return TRUE;
  return task->state == FORCON_TASK_STATE_OFFERED && sheet != NULL && sheet->phase >= campaign->progress.phase
         && (line->state != FORCON_LINE_REMARK || line->picked > 0) && task->reading == MAX (line->picked, 1);
}

static gboolean
is_awaited (const ForconCampaign *campaign, ForconTaskId forming)
{
  const ForconTask *task = forcon_campaign_task (campaign, forming);

  return task != NULL && forcon_task_may_come (campaign, task);
}

/* Whether something of which it speaks will never be formed. */
static gboolean
is_forsaken (const ForconCampaign *campaign, const Link *links, guint n)
{
  for (guint i = 0; i < n; i++)
    if (!FORCON_ID_IS_NONE (*links[i].after) && !is_awaited (campaign, *links[i].after))
      return TRUE;
  return FALSE;
}

gboolean
forcon_task_is_forsaken (const ForconCampaign *campaign, const ForconTask *task)
{
  ForconTask copy = *task;
  Link links[LINKS_MAX];
  guint n = links_of_task (&copy, links);

  return is_forsaken (campaign, links, n);
}

gboolean
forcon_instruction_is_forsaken (const ForconCampaign *campaign, const ForconInstruction *instruction)
{
  ForconInstruction copy = *instruction;
  Link links[LINKS_MAX];
  guint n = links_of_instruction (&copy, links);

  return is_forsaken (campaign, links, n);
}

gboolean
forcon_orders_end_forsaken (ForconCampaignDecision *decision)
{
  const ForconCampaign *campaign = decision->campaign;
  const ForconCampaignVerdict unformed = { .kind = FORCON_PROBLEM_UNKNOWN_FORMATION };
  gboolean any = FALSE;

  for (guint i = 0; i < campaign->tasks->len; i++)
    {
      ForconTask task = g_array_index (campaign->tasks, ForconTask, i);

      if (!forcon_task_in_force (&task) || !forcon_task_is_forsaken (campaign, &task))
        continue;
      forcon_campaign_task_fail (decision, &task, &unformed);
      any = TRUE;
    }
  for (guint i = 0; i < campaign->instructions->len; i++)
    {
      ForconInstruction instruction = g_array_index (campaign->instructions, ForconInstruction, i);

      if (!forcon_instruction_in_force (&instruction) || !forcon_instruction_is_forsaken (campaign, &instruction))
        continue;
      forcon_campaign_drop_instruction (decision, &instruction, FORCON_DROP_UNFORMED);
      any = TRUE;
    }
  return any;
}
