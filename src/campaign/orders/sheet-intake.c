/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/orders/sheet-intake.h"

#include "campaign/resolution/waiting-orders.h"
#include "campaign/resolution/resolution.h"

/* What the reader made of a sheet becomes lines, tasks and instructions (F-CAMP-4, F-CAMP-13). */

#define TAKE(name, ...) .name = copy.name,

/**
 * Formed:
 * @task: by which order of the sheet
 * @formation: the one that was formed, or none as long as the order is not carried out
 */
typedef struct {
  ForconTaskId task;
  ForconFormationId formation;
} Formed;

void
forcon_intake_init (ForconIntake *intake, const ForconCampaign *campaign, const GArray *expected)
{
  *intake = (ForconIntake){ .n_formations = campaign->fleet->n_formations,
                            .formed = g_array_new (FALSE, FALSE, sizeof (Formed)),
                            .former = g_array_new (FALSE, FALSE, sizeof (ForconTask)) };
  for (guint i = 0; expected != NULL && i < expected->len; i++)
    g_array_append_vals (intake->formed,
                         &(Formed){ g_array_index (expected, ForconTask, i).task, FORCON_NO_FORMATION }, 1);
}

void
forcon_intake_clear (ForconIntake *intake)
{
  g_array_unref (intake->formed);
  g_array_unref (intake->former);
}

static const Formed *
foretold (const ForconIntake *intake, ForconFormationId formation)
{
  guint place = formation.value - intake->n_formations - 1;

  return formation.value > intake->n_formations && place < intake->formed->len
             ? &g_array_index (intake->formed, Formed, place)
             : NULL;
}

/* A formation that is still to be formed has no number yet. */
static ForconFormationId
known_formation (const ForconIntake *intake, ForconFormationId formation)
{
  const Formed *formed = foretold (intake, formation);

  if (formation.value <= intake->n_formations)
    return formation;
  return formed == NULL ? FORCON_NO_FORMATION : formed->formation;
}

/* Puts in place of a number that the reader foretold the formation, or else the order that is still to form it. */
static void
settle_number (const ForconIntake *intake, ForconFormationId *formation, ForconTaskId *after)
{
  const Formed *formed = foretold (intake, *formation);

  *formation = known_formation (intake, *formation);
  if (formed != NULL && FORCON_ID_IS_NONE (*formation))
    *after = formed->task;
}

/* Before play what is formed is there as soon as its line is in force. */
static void
note_formed (const ForconCampaign *campaign, const ForconIntake *intake)
{
  for (guint i = 0; i < intake->formed->len; i++)
    {
      Formed *formed = &g_array_index (intake->formed, Formed, i);
      const ForconTask *task = forcon_campaign_task (campaign, formed->task);

      if (!FORCON_ID_IS_NONE (formed->formation) || task == NULL || task->state != FORCON_TASK_STATE_DONE)
        continue;
      ForconShips ships = forcon_task_ships (campaign, task);

      formed->formation = forcon_battle_ship (campaign->fleet, ships.ship[0])->formation;
    }
}

/* Which of the orders that formed something takes its place: one by the same name, or else the next. */
static ForconTask *
former_of (const ForconIntake *intake, const ForconTask *task)
{
  ForconTask *next = NULL;

  for (guint i = intake->former->len; i > 0; i--)
    {
      ForconTask *former = &g_array_index (intake->former, ForconTask, i - 1);

      if (FORCON_ID_IS_NONE (former->task))
        continue;
      next = former;
      if (g_strcmp0 (former->name, task->name) == 0)
        break;
    }
  return next;
}

/* What waited for the formation of an order that was written anew waits for the one of this order. */
static void
take_over (ForconCampaignDecision *decision, ForconIntake *intake, const ForconTask *task)
{
  ForconTask *former = former_of (intake, task);

  g_array_append_vals (intake->formed, &(Formed){ task->task, FORCON_NO_FORMATION }, 1);
  if (former == NULL)
    return;
  forcon_orders_wait_for_another (decision, former->task, task->task);
  former->task = FORCON_NO_TASK;
}

static void
state_readings (ForconCampaignDecision *decision, ForconIntake *intake, ForconLineId line, const ForconReadLine *read)
{
  for (guint i = 0; i < read->n_readings; i++)
    for (guint j = 0; j < read->readings[i].n_tasks; j++)
      {
        ForconTask copy = read->readings[i].tasks[j];

        copy.task = (ForconTaskId){ forcon_campaign_next_id (decision) };
        copy.line = line;
        copy.reading = (gint) i + 1;
        copy.state = FORCON_TASK_STATE_OFFERED;
        settle_number (intake, &copy.formation, &copy.after);
        settle_number (intake, &copy.target, &copy.target_after);
        FORCON_STATE (decision, TASK_READ, task_read, FORCON_FIELDS_TASK (TAKE));
        if (i == 0 && forcon_task_forms (&copy))
          take_over (decision, intake, &copy);
      }
}

/* What the readings would have the captains keep in mind (F-CAMP-13). */
static void
state_instructions (ForconCampaignDecision *decision, const ForconIntake *intake, ForconLineId line,
                    const ForconReadLine *read)
{
  for (guint i = 0; i < read->n_readings; i++)
    for (guint j = 0; j < read->readings[i].n_instructions; j++)
      {
        ForconInstruction copy = read->readings[i].instructions[j];

        copy.instruction = (ForconInstructionId){ forcon_campaign_next_id (decision) };
        copy.line = line;
        copy.reading = (gint) i + 1;
        copy.state = FORCON_TASK_STATE_OFFERED;
        settle_number (intake, &copy.formation, &copy.after);
        settle_number (intake, &copy.target, &copy.target_after);
        settle_number (intake, &copy.foe, &copy.foe_after);
        FORCON_STATE (decision, INSTRUCTION_READ, instruction_read, FORCON_FIELDS_INSTRUCTION (TAKE));
      }
}

gboolean
forcon_line_speaks_for_itself (const ForconLine *line)
{
  return (line->state == FORCON_LINE_UNDERSTOOD || line->state == FORCON_LINE_GUESSED) && line->readings > 0;
}

/* The first figures of why a line is impossible are kept with it. */
static void
state_line (ForconCampaignDecision *decision, const ForconIntake *intake, ForconLineId id, ForconSheetId sheet,
            gint number, const ForconReadLine *read)
{
  const ForconReading *first = &read->readings[0];
  const ForconCampaignVerdict *problem = &first->problem;
  gboolean has_reading = read->n_readings > 0;

  FORCON_STATE (decision, LINE_READ, line_read, .line = id, .sheet = sheet, .number = number, .text = read->text,
                .state = read->state, .formation = known_formation (intake, read->formation),
                .readings = (gint) read->n_readings, .guess = has_reading ? first->guess : NULL,
                .problem = has_reading ? problem->kind : FORCON_PROBLEM_NONE, .actual = problem->actual,
                .needed = problem->needed, .sector = problem->sector, .other = problem->other, .ship = problem->ship,
                .target = known_formation (intake, problem->formation), .word = problem->text,
                .halves = has_reading ? first->halves : 0, .meant = read->meant, .slots = read->slots);
}

void
forcon_campaign_keep_remark (ForconCampaignDecision *decision, const ForconLine *line, ForconSideId admiral,
                             const char *text)
{
  if (text == NULL || *text == '\0')
    return;
  FORCON_STATE (decision, REMARK_KEPT, remark_kept, .admiral = admiral, .formation = line->formation,
                .line = line->line, .phase = decision->campaign->progress.phase, .text = text);
}

/* Who said it decides nothing any more, only what it came to. */
void
forcon_intake_line (ForconCampaignDecision *decision, ForconIntake *intake, ForconLineId id, const ForconSheet *sheet,
                    gint number, const ForconReadLine *read, gboolean now)
{
  state_line (decision, intake, id, sheet->sheet, number, read);
  state_readings (decision, intake, id, read);
  state_instructions (decision, intake, id, read);
  const ForconLine line = *forcon_campaign_line (decision->campaign, id);

  if (read->state == FORCON_LINE_NOT_UNDERSTOOD)
    forcon_campaign_keep_remark (decision, &line, sheet->admiral, read->text);
  else
    forcon_campaign_keep_remark (decision, &line, sheet->admiral, read->remark);
  if (read->asks)
    forcon_campaign_open_query (decision, sheet->admiral, read->to, id, read->text);
  if (now && forcon_line_speaks_for_itself (&line))
    forcon_campaign_put_in_force (decision, id, 1);
  note_formed (decision->campaign, intake);
}
