/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What cannot be edited so, or not any more. */
#include "render/drawing/campaign-labels.h"
#include "report/campaign/campaign-refusal-private.h"
#include "report/campaign/campaign-wording.h"
#include "report/campaign/rule-wording.h"

#define ITS_KIND forcon_label_entity (verdict->entity)
#define ITS_PROPERTY (verdict->property == NULL ? "" : forcon_label_property (verdict->property))
#define ITS_TEXT (verdict->text == NULL ? "" : verdict->text)

PLAIN (has_begun,
       _ ("The campaign has begun: its map and fleets are edited only before play. What can be changed now is done by "
          "“place”, “regroup”, “set”, “field”, “holder”, “ally” and “task”"))
/* Translators: a kind of thing, such as "sector", and its number. */
REFUSAL (unknown_entity, _ ("There is no such %1$s: %2$d"), ITS_KIND, verdict->actual)
/* Translators: a kind of thing, such as "sector", and a name of a property. */
REFUSAL (unknown_property, _ ("Here a %1$s has no property “%2$s”"), ITS_KIND, ITS_TEXT)
/* Translators: a kind of thing, a property of it, the value that it cannot have. */
REFUSAL (bad_property, _ ("%1$s, %2$s: “%3$s” cannot be"), ITS_KIND, ITS_PROPERTY, ITS_TEXT)
/* Translators: a kind of thing, a property of it. */
REFUSAL (lacks_property, _ ("%1$s: this is still missing: %2$s"), ITS_KIND, ITS_PROPERTY)
/* Translators: a kind of thing, a property of it, its value. */
REFUSAL (property_taken, _ ("%1$s, %2$s: “%3$s” is there already"), ITS_KIND, ITS_PROPERTY, ITS_TEXT)
/* Translators: a kind of thing, a property of it, the least, the most. */
REFUSAL (out_of_bounds, _ ("%1$s, %2$s: only from %3$d to %4$d"), ITS_KIND, ITS_PROPERTY, (gint) verdict->least,
         (gint) verdict->most)

static char *
still_used (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)
{
  guint place = forcon_entity_find (telling->campaign, verdict->user, ITS_TEXT);
  g_autofree char *user = place == 0 ? g_strdup (ITS_TEXT)
                                     : forcon_wording_entity (telling->campaign, verdict->user, place);

  /* Translators: a kind of thing, what needs it: another kind of thing, and which. */
  return g_strdup_printf (
      _ ("This %1$s cannot be removed: it is needed by %2$s “%3$s”. Remove or change that first"), ITS_KIND,
      forcon_label_entity (verdict->user), user);
}

/* Translators: a kind of thing. */
REFUSAL (still_named, _ ("This %s cannot be removed: order sheets or messages name it"), ITS_KIND)
PLAIN (by_the_grid, _ ("This border follows from the grid: move or remove one of its sectors"))
PLAIN (only_one, _ ("The campaign itself is changed, not added or removed"))

static char *
grid_in_use (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)
{
  const ForconSector *one = forcon_campaign_sector (telling->campaign, verdict->sector);
  const ForconSector *other = forcon_campaign_sector (telling->campaign, verdict->other);

  /* Translators: names of two sectors. */
  if (one != NULL && other != NULL)
    return g_strdup_printf (_ ("On that grid “%1$s” and “%2$s” would lie at the same place: move one of them first"),
                            other->name, one->name);
  /* Translators: the name of a sector, the last column and row. */
  return g_strdup_printf (_ ("On that grid “%1$s” would lie outside the columns and rows from 0 to %2$d"),
                          one == NULL ? "" : one->name, (gint) verdict->most);
}

/* Translators: what somebody took for a number of the rules. */
REFUSAL (unknown_rule, _ ("The rules have no number “%s”: “forcon rules --all” lists them"), ITS_TEXT)

/* A forged record may name any. */
static const ForconRuleValue *
its_rule (const ForconCampaignVerdict *verdict)
{
  return verdict->property == NULL ? NULL : forcon_rule_value_find (verdict->property);
}

static char *
bad_rule_value (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)
{
  const ForconRuleValue *value = its_rule (verdict);

  return value == NULL ? unknown_rule (telling, verdict) : forcon_wording_bad_rule (value, ITS_TEXT);
}

static char *
rule_out_of_bounds (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)
{
  const ForconRuleValue *value = its_rule (verdict);

  return value == NULL ? unknown_rule (telling, verdict)
                       : forcon_wording_rule_bounds (value, ITS_TEXT, verdict->least, verdict->most);
}

const ForconCampaignRefusal forcon_campaign_refusals_of_edits[FORCON_N_PROBLEM] = {
  [FORCON_PROBLEM_HAS_BEGUN] = has_begun,
  [FORCON_PROBLEM_UNKNOWN_ENTITY] = unknown_entity,
  [FORCON_PROBLEM_UNKNOWN_PROPERTY] = unknown_property,
  [FORCON_PROBLEM_BAD_PROPERTY] = bad_property,
  [FORCON_PROBLEM_LACKS_PROPERTY] = lacks_property,
  [FORCON_PROBLEM_PROPERTY_TAKEN] = property_taken,
  [FORCON_PROBLEM_OUT_OF_BOUNDS] = out_of_bounds,
  [FORCON_PROBLEM_STILL_USED] = still_used,
  [FORCON_PROBLEM_STILL_NAMED] = still_named,
  [FORCON_PROBLEM_BY_THE_GRID] = by_the_grid,
  [FORCON_PROBLEM_ONLY_ONE] = only_one,
  [FORCON_PROBLEM_GRID_IN_USE] = grid_in_use,
  [FORCON_PROBLEM_UNKNOWN_RULE] = unknown_rule,
  [FORCON_PROBLEM_BAD_RULE_VALUE] = bad_rule_value,
  [FORCON_PROBLEM_RULE_OUT_OF_BOUNDS] = rule_out_of_bounds,
};
