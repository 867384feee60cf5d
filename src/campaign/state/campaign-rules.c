/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/state/campaign-rules.h"

#include <string.h>

/**
 * Made:
 * @base: the rules from which it was made; nobody owns its texts
 * @changes: what was changed
 * @rules: what came of it
 */
typedef struct {
  ForconRules base;
  char *changes;
  ForconRules *rules;
} Made;

/* All that were ever asked for: there are few, and whoever has one need not free it. */
static GPtrArray *all_made;
static GMutex all_made_lock;

/* Texts of rules but for id and name are interned, so that the same rules are the same bytes. */
static ForconRules
without_texts (const ForconRules *rules)
{
  ForconRules copy = *rules;

  copy.id = (char *) g_intern_string (rules->id);
  copy.name = (char *) g_intern_string (rules->name);
  return copy;
}

static const ForconRules *
make (const ForconRules *base, const char *changes)
{
  const ForconRules key = without_texts (base);
  Made *made;

  if (all_made == NULL)
    all_made = g_ptr_array_new ();
  for (guint i = 0; i < all_made->len; i++)
    {
      const Made *other = g_ptr_array_index (all_made, i);

      if (g_str_equal (other->changes, changes) && memcmp (&other->base, &key, sizeof key) == 0)
        return other->rules;
    }
  made = g_new (Made, 1);
  made->base = key;
  made->changes = g_strdup (changes);
  made->rules = forcon_rules_copy (base);
  forcon_rules_apply (made->rules, changes);
  g_ptr_array_add (all_made, made);
  return made->rules;
}

const ForconRules *
forcon_campaign_rules (const ForconCampaign *campaign, const ForconRules *base)
{
  const ForconRules *rules;
  g_autofree char *changes = NULL;

  if (campaign->rule_changes->len == 0)
    return base;
  changes = forcon_campaign_rule_changes (campaign);
  g_mutex_lock (&all_made_lock);
  rules = make (base, changes);
  g_mutex_unlock (&all_made_lock);
  return rules;
}

char *
forcon_campaign_rule_changes (const ForconCampaign *campaign)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < campaign->rule_changes->len; i++)
    {
      const ForconRuleChange *change = &g_array_index (campaign->rule_changes, ForconRuleChange, i);

      g_string_append_printf (text, "%s=%s\n", change->path, change->value == NULL ? "" : change->value);
    }
  return g_string_free (text, FALSE);
}

void
forcon_campaign_put_rule_changes (ForconCampaign *campaign, const char *changes)
{
  g_auto (GStrv) lines = g_strsplit (changes, "\n", -1);

  g_array_set_size (campaign->rule_changes, 0);
  for (char **line = lines; *line != NULL; line++)
    {
      char *equals = strchr (*line, '=');
      ForconRuleChange change = { 0 };

      if (equals == NULL)
        continue;
      *equals = '\0';
      change.path = g_intern_string (*line);
      change.value = equals[1] == '\0' ? NULL : g_intern_string (equals + 1);
      g_array_append_val (campaign->rule_changes, change);
    }
}

const ForconRuleChange *
forcon_campaign_rule_change (const ForconCampaign *campaign, const char *path)
{
  for (guint i = 0; i < campaign->rule_changes->len; i++)
    {
      const ForconRuleChange *change = &g_array_index (campaign->rule_changes, ForconRuleChange, i);

      if (g_str_equal (change->path, path))
        return change;
    }
  return NULL;
}

const char *
forcon_campaign_own_rules_name (const ForconCampaign *campaign)
{
  const ForconRuleChange *name = forcon_campaign_rule_change (campaign, "name");

  return name == NULL ? NULL : name->value;
}

gboolean
forcon_campaign_rule_fits (const ForconCampaign *campaign, const char *path, const char *value)
{
  const ForconRuleValue *known = path == NULL ? NULL : forcon_rule_value_find (path);
  g_autoptr (ForconRules) scratch = forcon_rules_new ();

  /* Any name of fleet dice: whether the campaign has them is not asked here. */
  scratch->landing.rules = "";
  return known != NULL && campaign->rule_changes->len <= FORCON_RULE_CHANGES_MAX
         && ((forcon_rule_value_can_be_absent (known) && value == NULL)
             || forcon_rule_value_put (known, scratch, value == NULL ? "" : value));
}
