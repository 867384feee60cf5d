/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-campaign-decision.h"
#include "forcon-knowledge.h"

/* What is not built yet. */

gboolean
forcon_campaign_begin (ForconCampaignDecision *decision)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
}

gboolean
forcon_campaign_advance (ForconCampaignDecision *decision)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
}

gboolean
forcon_campaign_close (ForconCampaignDecision *decision)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
}

gboolean
forcon_campaign_clock (ForconCampaignDecision *decision)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
}

void
forcon_campaign_clock_turn (ForconCampaignDecision *decision, ForconPeriod period)
{
}

gboolean
forcon_campaign_hand_in (ForconCampaignDecision *decision)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
}

gboolean
forcon_campaign_pick (ForconCampaignDecision *decision)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
}

gboolean
forcon_campaign_rewrite (ForconCampaignDecision *decision)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
}

gboolean
forcon_campaign_task_command (ForconCampaignDecision *decision)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
}

gboolean
forcon_campaign_cancel (ForconCampaignDecision *decision)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
}

gboolean
forcon_campaign_absent (ForconCampaignDecision *decision)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
}

void
forcon_campaign_give (ForconCampaignDecision *decision, const ForconTask *task, gboolean add)
{
}

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
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
}

gboolean
forcon_campaign_work_all (ForconCampaignDecision *decision)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
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
forcon_campaign_open_clash (ForconCampaignDecision *decision, ForconMeetingId meeting)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
}

gboolean
forcon_campaign_play (ForconCampaignDecision *decision)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
}

gboolean
forcon_campaign_return (ForconCampaignDecision *decision)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
}

gboolean
forcon_campaign_message (ForconCampaignDecision *decision)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
}

gboolean
forcon_campaign_publish (ForconCampaignDecision *decision)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
}

gboolean
forcon_campaign_unpublish (ForconCampaignDecision *decision)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
}

gboolean
forcon_campaign_reveal (ForconCampaignDecision *decision)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
}

gboolean
forcon_campaign_set (ForconCampaignDecision *decision)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
}

gboolean
forcon_campaign_place (ForconCampaignDecision *decision)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
}

gboolean
forcon_campaign_set_field (ForconCampaignDecision *decision)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
}

gboolean
forcon_campaign_ally (ForconCampaignDecision *decision)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
}

gboolean
forcon_campaign_set_holder (ForconCampaignDecision *decision)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
}

gboolean
forcon_campaign_note (ForconCampaignDecision *decision)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
}

GPtrArray *
forcon_order_sheet_read (const ForconCampaign *campaign, const ForconRules *rules, ForconSideId admiral, const char *text)
{
  return g_ptr_array_new_with_free_func (g_free);
}

GArray *
forcon_campaign_lacks (const ForconCampaign *campaign, const ForconRules *rules)
{
  return g_array_new (FALSE, TRUE, sizeof (ForconLack));
}

ForconMoment
forcon_moment_now (void)
{
  return (ForconMoment){ 0 };
}

gint64
forcon_clock_elapsed (const ForconClock *clock, const ForconMoment *now)
{
  return clock->elapsed;
}

gint64
forcon_clock_left (const ForconClock *clock, const ForconMoment *now)
{
  return clock->length - clock->elapsed;
}
