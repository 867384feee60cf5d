/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command that changes a number of the rules before play, and what its fact does. */
#include "campaign/decision/campaign-decision.h"
#include "campaign/editing/entity.h"
#include "campaign/state/campaign-apply-private.h"
#include "campaign/state/campaign-rules.h"

#include <string.h>

/* The word of a rule set whose name leaves nothing for one. */
#define OWN_RULES "own-rules"

/* By which a nation, a row of the gunnery table or what need not be stated is taken away. */
#define NONE "none"

static void
state_value (ForconCampaignDecision *decision, const ForconRuleValue *value, const char *text)
{
  const ForconRules *rules = forcon_campaign_rules (decision->campaign, decision->base);
  g_autofree char *was = forcon_rule_value_format (value, rules);
  g_autofree char *usual = forcon_rule_value_format (value, decision->base);

  if (!g_str_equal (was, text))
    FORCON_STATE (decision, RULE_CHANGED, rule_changed, .path = value->path,
                  .value = *text == '\0' ? NULL : g_intern_string (text),
                  .was = *was == '\0' ? NULL : g_intern_string (was), .usual = g_str_equal (usual, text));
}

/* By which files call rules of that name. */
static char *
word_for (const ForconCampaignDecision *decision, const char *name)
{
  g_autofree char *word = forcon_entity_plain_word (name);

  if (*word == '\0' || g_str_equal (word, decision->base->id))
    return g_strdup (OWN_RULES);
  return g_steal_pointer (&word);
}

/* Whether a number is another one than usual, not only how the rules are called. */
static gboolean
differs (const ForconCampaign *campaign)
{
  for (guint i = 0; i < campaign->rule_changes->len; i++)
    {
      const char *path = g_array_index (campaign->rule_changes, ForconRuleChange, i).path;

      if (!g_str_equal (path, "id") && !g_str_equal (path, "name"))
        return TRUE;
    }
  return FALSE;
}

/* Rules that differ have a name and a word of their own; those that do not are the usual ones again. */
static void
settle_name (ForconCampaignDecision *decision, const ForconRuleValue *changed, gboolean word_follows)
{
  const ForconRuleValue *id = forcon_rule_value_find ("id"), *name = forcon_rule_value_find ("name");
  const ForconRules *rules;
  g_autofree char *word = NULL;

  if (!differs (decision->campaign) && changed != id && changed != name)
    {
      state_value (decision, id, decision->base->id);
      state_value (decision, name, decision->base->name);
    }
  if (decision->campaign->rule_changes->len == 0)
    return;
  if (forcon_campaign_rule_change (decision->campaign, "name") == NULL)
    state_value (decision, name, forcon_campaign_name (decision->campaign));
  rules = forcon_campaign_rules (decision->campaign, decision->base);
  word = word_for (decision, rules->name);
  if (forcon_campaign_rule_change (decision->campaign, "id") == NULL || (changed == name && word_follows))
    state_value (decision, id, word);
}

static gboolean
refuse_fault (ForconCampaignDecision *decision, const ForconRuleValue *value, ForconRuleFault fault, const char *text,
              gint64 least, gint64 most)
{
  return FORCON_CAMPAIGN_REFUSE (decision,
                                 .kind = fault == FORCON_RULE_FAULT_OUT_OF_BOUNDS ? FORCON_PROBLEM_RULE_OUT_OF_BOUNDS
                                                                                  : FORCON_PROBLEM_BAD_RULE_VALUE,
                                 .property = value->path, .text = g_intern_string (text), .least = least, .most = most);
}

gboolean
forcon_campaign_change_rule (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_rule *command = &decision->command->rule;
  const ForconRuleValue *value = command->path == NULL ? NULL : forcon_rule_value_find (command->path);
  g_autoptr (ForconRules) rules = forcon_rules_copy (decision->rules);
  g_autofree char *word = word_for (decision, rules->name);
  gboolean word_follows = g_strcmp0 (rules->id, word) == 0;
  g_autofree char *was = NULL;
  g_autofree char *now = NULL;
  g_autofree char *text = NULL;
  gint64 least = 0, most = 0;
  ForconRuleFault fault;

  if (decision->campaign->progress.stage != FORCON_STAGE_SET_UP)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_HAS_BEGUN);
  if (value == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_RULE, .text = command->path);
  was = forcon_rule_value_format (value, rules);
  if (command->value == NULL)
    text = forcon_rule_value_format (value, decision->base);
  else
    text = g_strdup (g_str_equal (command->value, NONE) && forcon_rule_value_can_be_absent (value) ? ""
                                                                                                   : command->value);
  fault = forcon_rule_value_set (value, rules, text, &least, &most);
  if (fault != FORCON_RULE_FAULT_NONE)
    return refuse_fault (decision, value, fault, text, least, most);
  now = forcon_rule_value_format (value, rules);
  if (g_str_equal (was, now))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
  state_value (decision, value, now);
  settle_name (decision, value, word_follows);
  return TRUE;
}

/* What the fact does: the list stays sorted, so that it says nothing of the order of the edits. */
void
forcon_campaign_apply_rule_changed (ForconCampaign *campaign, const ForconFact_rule_changed *fact)
{
  const ForconRuleChange change = { .path = fact->path, .value = fact->value };
  GArray *changes = campaign->rule_changes;
  guint place = 0;

  while (place < changes->len && strcmp (g_array_index (changes, ForconRuleChange, place).path, fact->path) < 0)
    place++;
  if (place < changes->len && g_str_equal (g_array_index (changes, ForconRuleChange, place).path, fact->path))
    g_array_remove_index (changes, place);
  if (!fact->usual)
    g_array_insert_val (changes, place, change);
}
