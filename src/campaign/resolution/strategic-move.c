/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/resolution/instruction-deeds.h"
#include "campaign/resolution/resolution.h"

static void
move (ForconCampaignDecision *decision, const ForconTask *task)
{
  const ForconCampaign *campaign = decision->campaign;
  const ForconPost *post = forcon_campaign_post (campaign, task->formation);
  ForconSectorId from = post->sector;
  /* The transit ledger: half-phases spent on the way to that sector count (F-CAMP-3). */
  gint spent = (FORCON_ID_EQUAL (post->bound_for, task->sector) ? post->spent : 0) + 1;
  gint cost = forcon_campaign_task_cost (campaign, decision->rules, task->kind, task->formation);

  FORCON_STATE (decision, TASK_WORKED, task_worked, .task = task->task, .formation = task->formation, .spent = spent,
                .cost = cost);
  if (spent < cost)
    {
      FORCON_STATE (decision, UNDER_WAY, under_way, .formation = task->formation, .sector = from,
                    .bound_for = task->sector, .spent = spent);
      return;
    }
  FORCON_STATE (decision, FORMATION_MOVED, formation_moved, .formation = task->formation, .from = from,
                .to = task->sector);
  forcon_campaign_task_done (decision, task);
}

void
forcon_campaign_move_all (ForconCampaignDecision *decision)
{
  const ForconCampaign *campaign = decision->campaign;

  for (guint i = 1; i <= campaign->posts->len; i++)
    {
      ForconFormationId formation = { (guint16) i };
      const ForconTask *first = forcon_campaign_task_at (campaign, formation);

      if (first == NULL || first->kind != FORCON_TASK_MOVE || !forcon_campaign_formation_free (campaign, formation))
        continue;
      ForconTask task = *first;
      ForconCampaignVerdict verdict = forcon_campaign_judge_task (campaign, decision->rules, &task);

      if (verdict.kind != FORCON_PROBLEM_NONE)
        forcon_campaign_task_fail (decision, &task, &verdict);
      else if (!forcon_campaign_is_kept_back (decision, &task))
        move (decision, &task);
    }
}
