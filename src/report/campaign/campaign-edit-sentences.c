/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was edited before play. */
#include "base/text.h"
#include "base/language.h"
#include "campaign/editing/entity.h"
#include "render/drawing/campaign-labels.h"
#include "render/drawing/rule-labels.h"
#include "report/campaign/campaign-wording.h"

#include <string.h>

static char *
value_of (const char *values, const char *property)
{
  g_auto (GStrv) lines = g_strsplit (values == NULL ? "" : values, "\n", -1);
  gsize length = strlen (property);

  for (char **line = lines; *line != NULL; line++)
    if (g_str_has_prefix (*line, property) && (*line)[length] == '=')
      return g_strdup (*line + length + 1);
  return NULL;
}

/* By its name, or else as files have it. */
static char *
called (ForconEntity entity, const char *values, const char *key)
{
  g_autofree char *name = entity == FORCON_ENTITY_ALIAS ? NULL : value_of (values, "name");

  return g_strdup (name != NULL ? forcon_name (name) : key == NULL ? "" : key);
}

char *
forcon_wording_values (const char *values, const char *was)
{
  g_auto (GStrv) lines = g_strsplit (values == NULL ? "" : values, "\n", -1);
  g_autoptr (GString) text = g_string_new (NULL);

  for (char **line = lines; *line != NULL; line++)
    {
      const char *equals = strchr (*line, '=');
      g_autofree char *property = equals == NULL ? g_strdup (*line) : g_strndup (*line, (gsize) (equals - *line));
      g_autofree char *old = was == NULL ? NULL : value_of (was, property);
      const char *now = equals == NULL ? "" : equals + 1;
      g_autofree char *part = NULL;

      if (**line == '\0')
        continue;
      if (was == NULL)
        /* Translators: a property, its value. */
        part = g_strdup_printf (C_ ("property", "%1$s %2$s"), forcon_label_property (property),
                                *now == '\0' ? C_ ("property", "none") : now);
      else
        /* Translators: a property, its value before and after a change. */
        part = g_strdup_printf (C_ ("property", "%1$s %2$s → %3$s"), forcon_label_property (property),
                                old == NULL || *old == '\0' ? C_ ("property", "none") : old,
                                *now == '\0' ? C_ ("property", "none") : now);
      g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", part);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
forcon_campaign_say_entity_added (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_entity_added *fact = &event->entity_added;
  g_autofree char *name = called (fact->entity, fact->values, fact->key);
  g_autofree char *values = forcon_wording_values (fact->values, NULL);

  /* Translators: a kind of thing, such as "sector", how it is called, its properties. */
  return g_strdup_printf (_ ("Added: %1$s “%2$s” (%3$s)."), forcon_label_entity (fact->entity), name, values);
}

char *
forcon_campaign_say_entity_changed (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_entity_changed *fact = &event->entity_changed;
  g_autofree char *values = forcon_wording_values (fact->values, fact->was == NULL ? "" : fact->was);

  /* Translators: a kind of thing, such as "sector", which one, its properties before and after. */
  return g_strdup_printf (_ ("Changed: %1$s “%2$s”, %3$s."), forcon_label_entity (fact->entity),
                          fact->key == NULL ? "" : fact->key, values);
}

char *
forcon_campaign_say_entity_removed (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_entity_removed *fact = &event->entity_removed;
  g_autofree char *name = called (fact->entity, fact->was, fact->key);

  /* Translators: a kind of thing, such as "sector", how it was called. */
  return g_strdup_printf (_ ("Removed: %1$s “%2$s”."), forcon_label_entity (fact->entity), name);
}

char *
forcon_campaign_say_rule_changed (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_rule_changed *fact = &event->rule_changed;
  const ForconRuleValue *value = fact->path == NULL ? NULL : forcon_rule_value_find (fact->path);
  g_autofree char *label = value == NULL ? g_strdup ("") : forcon_label_rule (value);
  g_autofree char *now
      = value == NULL ? g_strdup ("") : forcon_label_rule_text (value, fact->value == NULL ? "" : fact->value);
  g_autofree char *was
      = value == NULL ? g_strdup ("") : forcon_label_rule_text (value, fact->was == NULL ? "" : fact->was);

  if (fact->usual)
    /* Translators: a number of the rules, what it was, what it is as in Forcon 2010. */
    return g_strdup_printf (_ ("Rules as in Forcon 2010: %1$s, %2$s → %3$s."), label, was, now);
  /* Translators: a number of the rules, what it was and is. */
  return g_strdup_printf (_ ("Rules: %1$s, %2$s → %3$s."), label, was, now);
}
