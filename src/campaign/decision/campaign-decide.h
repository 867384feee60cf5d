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
 * @texts: (nullable): owns texts in the events, in @after and in copies of it that were made of what was typed
 * @after: (nullable): the campaign after the events; %NULL unless done, and once a chronicle took it over
 */
typedef struct {
  ForconCampaignVerdict verdict;
  GArray *events;
  GArray *battle_events;
  GArray *dice;
  guint n_given;
  GStringChunk *texts;
  ForconCampaign *after;
} ForconCampaignOutcome;

/**
 * forcon_campaign_decide:
 * @campaign: the state, which is not changed
 * @rules: the rules
 * @ground: (nullable): the rules by which landed troops fight; without them nobody fights on the ground
 * @command: what a person wants
 * @dice: where dice come from
 *
 * Decides a command. Out of dice, the verdict says which are needed; the same call with more of them goes on. A refused
 * command leaves nothing behind.
 *
 * Returns: (transfer full): the outcome
 */
ForconCampaignOutcome *forcon_campaign_decide (const ForconCampaign *campaign, const ForconRules *rules,
                                               const ForconTwilightRules *ground,
                                               const ForconCampaignCommand *command, const ForconDice *dice);

/**
 * forcon_campaign_outcome_new:
 *
 * Returns: (transfer full): an outcome of which nothing came yet
 */
ForconCampaignOutcome *forcon_campaign_outcome_new (void);

/**
 * forcon_campaign_sets_value:
 * @value: a value of a ship
 *
 * Returns: whether the master can set it in a campaign: it lasts, and is not a matter of one battle's turn
 */
gboolean forcon_campaign_sets_value (ForconValue value);

void forcon_campaign_outcome_free (ForconCampaignOutcome *outcome);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconCampaignOutcome, forcon_campaign_outcome_free)

G_END_DECLS
