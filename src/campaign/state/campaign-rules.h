/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign.h"
#include "engine/state/rule-values.h"

G_BEGIN_DECLS

/*
 * The rules of a campaign are those of its file, which is Forcon 2010, with the changes that its state has: so a
 * campaign carries a rule set of its own wherever it goes, and an edit of it is undone like every other.
 */

/* At most so many values are changed. */
#define FORCON_RULE_CHANGES_MAX 1000

/**
 * forcon_campaign_rules:
 * @campaign: a campaign
 * @base: the rules of its file
 *
 * Returns: (transfer none): the rules that are in force: @base where nothing is changed; otherwise they live as long as
 *   the program. Any thread may ask
 */
const ForconRules *forcon_campaign_rules (const ForconCampaign *campaign, const ForconRules *base);

/* Returns: (transfer full): its changes, as forcon_rules_changes() writes them */
char *forcon_campaign_rule_changes (const ForconCampaign *campaign);

/**
 * forcon_campaign_put_rule_changes:
 * @campaign: (inout): a campaign that nobody has cloned yet
 * @changes: what forcon_rules_changes() found; its rules from now on
 */
void forcon_campaign_put_rule_changes (ForconCampaign *campaign, const char *changes);

/* Returns: (nullable) (transfer none): what the campaign says of that value; %NULL: nothing */
const ForconRuleChange *forcon_campaign_rule_change (const ForconCampaign *campaign, const char *path);

/* Returns: (nullable) (transfer none): how its rules are called, where they are others than Forcon 2010 */
const char *forcon_campaign_own_rules_name (const ForconCampaign *campaign);

/**
 * forcon_campaign_rule_fits:
 * @campaign: a campaign
 * @path, @value: (nullable): of a change; nothing in them is trusted
 *
 * Returns: whether rules can have that value; whether it goes with the others is not asked
 */
gboolean forcon_campaign_rule_fits (const ForconCampaign *campaign, const char *path, const char *value);

G_END_DECLS
