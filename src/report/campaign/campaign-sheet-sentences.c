/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an order sheet says beside its lines: readings as a whole, what they cost, and which sheet it is. */
#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"
#include "campaign/orders/sheet-standing.h"

#include "base/language.h"

/* Whether both are told to the same formation. */
static gboolean
told_to_same (const ForconTask *one, const ForconTask *other)
{
  return !FORCON_ID_IS_NONE (one->formation) && FORCON_ID_EQUAL (one->formation, other->formation);
}

GPtrArray *
forcon_campaign_tasks_of_reading (const ForconCampaign *campaign, const ForconLine *line, gint reading)
{
  GPtrArray *tasks = g_ptr_array_new ();

  for (guint i = 0; i < campaign->tasks->len; i++)
    {
      ForconTask *task = &g_array_index (campaign->tasks, ForconTask, i);

      if (FORCON_ID_EQUAL (task->line, line->line) && task->reading == reading)
        g_ptr_array_add (tasks, task);
    }
  return tasks;
}

char *
forcon_campaign_sentence_of_reading (const ForconCampaign *campaign, const ForconLine *line, gint reading)
{
  g_autoptr (GPtrArray) tasks = forcon_campaign_tasks_of_reading (campaign, line, reading);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0, used; i < tasks->len; i += used)
    {
      g_autofree char *told = forcon_campaign_sentence_of_tasks (campaign, tasks, i, &used);

      /* What the same formation is told goes on in one sentence. */
      while (i + used < tasks->len
             && told_to_same (g_ptr_array_index (tasks, i + used), g_ptr_array_index (tasks, i + used - 1)))
        {
          guint more;
          g_autofree char *so_far = g_steal_pointer (&told);
          g_autofree char *next = forcon_wording_orders (campaign, tasks, i + used, &more);

          /* Translators: what a formation is told, what it is told next. */
          told = g_strdup_printf (C_ ("orders", "%1$s; then %2$s"), so_far, next);
          used += more;
        }
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", told);
    }
  for (guint i = 0; i < campaign->instructions->len; i++)
    {
      const ForconInstruction *instruction = &g_array_index (campaign->instructions, ForconInstruction, i);
      g_autofree char *sentence = NULL;

      if (!FORCON_ID_EQUAL (instruction->line, line->line) || instruction->reading != reading)
        continue;
      sentence = forcon_campaign_sentence_of_instruction (campaign, instruction);
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", sentence);
    }
  return text->len == 0 ? NULL : g_string_free (g_steal_pointer (&text), FALSE);
}

char *
forcon_campaign_sentence_of_budget (const ForconCampaign *campaign, ForconFormationId formation)
{
  gint ordered = forcon_campaign_halves_ordered (campaign, formation);
  gint left = forcon_campaign_halves_left (campaign);

  if (ordered > left)
    /* Translators: how many half-phases the orders of a formation take, how many are left of this phase. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$d of %2$d half-phase: runs on into the next phase",
                                         "%1$d of %2$d half-phases: runs on into the next phase",
                                         (gulong) MAX (left, 0)),
                            ordered, left);
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%1$d of %2$d half-phase", "%1$d of %2$d half-phases", (gulong) MAX (left, 0)),
      ordered, left);
}

char *
forcon_campaign_title_of_sheet (const ForconCampaign *campaign, const ForconSheet *sheet)
{
  g_autofree char *wall = forcon_wording_wall (sheet->wall);

  if (sheet->phase <= 0)
    /* Translators: the time of day. */
    return g_strdup_printf (
        sheet->correction ? _ ("Before play, correction at %s") : _ ("Before play, handed in at %s"), wall);
  /* Translators: the number of the phase, the time of day. */
  return g_strdup_printf (sheet->correction ? _ ("Phase %1$d, correction at %2$s")
                                            : _ ("Phase %1$d, handed in at %2$s"),
                          sheet->phase, wall);
}
