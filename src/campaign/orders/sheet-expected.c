/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/orders/sheet-expected.h"

#include "campaign/resolution/campaign-openings.h"
#include "campaign/resolution/resolution.h"
#include "campaign/resolution/waiting-orders.h"

/* Of a line that a newer one takes the place of nothing more comes. */
static gboolean
is_replaced (const ForconCampaign *campaign, const ForconTask *task)
{
  const ForconLine *line = forcon_campaign_line (campaign, task->line);

  return !forcon_task_in_force (task) && line != NULL && forcon_campaign_line_is_replaced (campaign, line);
}

GArray *
forcon_sheet_expected (const ForconCampaign *campaign, ForconSideId admiral, ForconLineId but)
{
  GArray *expected = g_array_new (FALSE, FALSE, sizeof (ForconTask));

  for (guint i = 0; i < campaign->tasks->len; i++)
    {
      const ForconTask *task = &g_array_index (campaign->tasks, ForconTask, i);

      if (!forcon_task_forms (task) || !FORCON_ID_EQUAL (forcon_task_admiral (campaign, task), admiral)
          || forcon_task_ships (campaign, task).n == 0
          || (!FORCON_ID_IS_NONE (but) && FORCON_ID_EQUAL (task->line, but)))
        continue;
      if (forcon_task_may_come (campaign, task) && !is_replaced (campaign, task))
        g_array_append_val (expected, *task);
    }
  return expected;
}

static ForconFormationId
number_of (const ForconCampaign *campaign, ForconTaskId forming, const GArray *expected)
{
  for (guint i = 0; i < expected->len && !FORCON_ID_IS_NONE (forming); i++)
    if (FORCON_ID_EQUAL (g_array_index (expected, ForconTask, i).task, forming))
      return (ForconFormationId){ (guint16) (campaign->fleet->n_formations + i + 1) };
  return FORCON_NO_FORMATION;
}

ForconFormationId
forcon_sheet_heading (const ForconCampaign *campaign, const ForconLine *line, const GArray *expected)
{
  ForconFormationId heading = line->formation;

  for (guint i = 0; i < campaign->tasks->len && FORCON_ID_IS_NONE (heading); i++)
    {
      const ForconTask *task = &g_array_index (campaign->tasks, ForconTask, i);

      if (FORCON_ID_EQUAL (task->line, line->line) && !forcon_task_forms (task))
        heading = FORCON_ID_IS_NONE (task->formation) ? number_of (campaign, task->after, expected) : task->formation;
    }
  for (guint i = 0; i < campaign->instructions->len && FORCON_ID_IS_NONE (heading); i++)
    {
      const ForconInstruction *told = &g_array_index (campaign->instructions, ForconInstruction, i);

      if (FORCON_ID_EQUAL (told->line, line->line))
        heading = FORCON_ID_IS_NONE (told->formation) ? number_of (campaign, told->after, expected) : told->formation;
    }
  return heading;
}

static gboolean
same_name (const char *one, const char *two)
{
  g_autofree char *a = one == NULL ? NULL : g_utf8_casefold (one, -1);
  g_autofree char *b = two == NULL ? NULL : g_utf8_casefold (two, -1);

  return a != NULL && *a != '\0' && g_strcmp0 (a, b) == 0;
}

gboolean
forcon_sheet_forms_again (const ForconCampaign *campaign, const ForconTask *old, const ForconTask *task)
{
  ForconShips before = forcon_task_ships (campaign, old);
  ForconShips now = forcon_task_ships (campaign, task);

  return same_name (old->name, task->name)
         || (before.n > 0 && now.n > 0 && FORCON_ID_EQUAL (before.ship[0], now.ship[0]));
}

/* Takes out what the first readings form again. Returns whether there was any. */
static gboolean
take_out_again (const ForconCampaign *campaign, const ForconReadSheet *read, GArray *expected)
{
  guint before = expected->len;

  for (guint i = 0; i < read->lines->len; i++)
    {
      const ForconReadLine *line = g_ptr_array_index (read->lines, i);

      for (guint k = 0; line->n_readings > 0 && k < line->readings[0].n_tasks; k++)
        for (guint e = expected->len; e > 0 && forcon_task_forms (&line->readings[0].tasks[k]); e--)
          if (forcon_sheet_forms_again (campaign, &g_array_index (expected, ForconTask, e - 1),
                                        &line->readings[0].tasks[k]))
            g_array_remove_index (expected, e - 1);
    }
  return expected->len < before;
}

ForconReadSheet *
forcon_sheet_read_new (ForconCampaignDecision *decision, ForconSideId admiral, const char *text, GArray *expected)
{
  ForconReadSheet *read = forcon_order_sheet_read_for (decision->campaign, decision->rules, admiral,
                                                       FORCON_NO_FORMATION, expected, text);

  while (take_out_again (decision->campaign, read, expected))
    {
      forcon_read_sheet_free (read);
      read = forcon_order_sheet_read_for (decision->campaign, decision->rules, admiral, FORCON_NO_FORMATION, expected,
                                          text);
    }
  return read;
}
