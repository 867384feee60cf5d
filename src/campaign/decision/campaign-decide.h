/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign-event.h"
#include "campaign/decision/campaign-verdict.h"

G_BEGIN_DECLS

/**
 * ForconCampaignOutcome:
 * @verdict: what came of it
 * @events: (element-type ForconCampaignEvent): the facts in their order; empty unless done
 * @battle_events: (element-type ForconEvent): of PLAY, what happened at the table
 * @dice: (element-type ForconDie): every die that fell
 * @n_given: how many of the given faces were used
 * @after: (nullable): the campaign after the events; %NULL unless done, and once a chronicle took it over
 */
typedef struct {
  ForconCampaignVerdict verdict;
  GArray *events;
  GArray *battle_events;
  GArray *dice;
  guint n_given;
  ForconCampaign *after;
} ForconCampaignOutcome;

ForconCampaignOutcome *forcon_campaign_decide (const ForconCampaign *campaign, const ForconRules *rules,
                                               const ForconTwilightRules *ground,
                                               const ForconCampaignCommand *command, const ForconDice *dice);
ForconCampaignOutcome *forcon_campaign_outcome_new (void);
gboolean forcon_campaign_sets_value (ForconValue value);
void forcon_campaign_outcome_free (ForconCampaignOutcome *outcome);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconCampaignOutcome, forcon_campaign_outcome_free)

G_END_DECLS
