/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-campaign-decision.h"
#include "forcon-knowledge.h"

/* What is not built yet. */

void
forcon_campaign_administer (ForconCampaignDecision *decision)
{
}

gboolean
forcon_campaign_administer_task (ForconCampaignDecision *decision, ForconTaskId task)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
}

void
forcon_campaign_move_all (ForconCampaignDecision *decision)
{
}

gboolean
forcon_campaign_meet_all (ForconCampaignDecision *decision)
{
  return TRUE;
}

gboolean
forcon_campaign_work_all (ForconCampaignDecision *decision)
{
  return TRUE;
}

ForconCampaignVerdict
forcon_campaign_judge_task (const ForconCampaign *campaign, const ForconRules *rules, const ForconTask *task)
{
  return (ForconCampaignVerdict){ .kind = FORCON_PROBLEM_NONE };
}

void
forcon_campaign_task_done (ForconCampaignDecision *decision, const ForconTask *task)
{
}

void
forcon_campaign_task_fail (ForconCampaignDecision *decision, const ForconTask *task, const ForconCampaignVerdict *why)
{
}

gboolean
forcon_campaign_answer (ForconCampaignDecision *decision)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
}

gboolean
forcon_campaign_meet (ForconCampaignDecision *decision)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
}

gboolean
forcon_campaign_contest (ForconCampaignDecision *decision, ForconFormationId seeker, ForconFormationId hider, gboolean *found)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
}

void
forcon_campaign_sight (ForconCampaignDecision *decision, ForconSideId admiral, ForconFormationId formation, ForconLevel level)
{
}

gboolean
forcon_campaign_return (ForconCampaignDecision *decision)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
}

GPtrArray *
forcon_order_sheet_read (const ForconCampaign *campaign, const ForconRules *rules, ForconSideId admiral, const char *text)
{
  return g_ptr_array_new_with_free_func (g_free);
}

