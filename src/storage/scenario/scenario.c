/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/scenario/scenario-merge.h"
#include "storage/scenario/scenario-private.h"
#include "storage/xml/xml-private.h"

#include <glib/gi18n-lib.h>

#include "campaign/editing/entity.h"
#include "campaign/state/campaign-rules.h"
#include "campaign/state/clock.h"

void
forcon_scenario_free (ForconScenario *scenario)
{
  if (scenario == NULL)
    return;
  g_free (scenario->path);
  g_free (scenario->rules_name);
  forcon_rules_free (scenario->rules);
  forcon_campaign_free (scenario->campaign);
  g_free (scenario);
}

void
forcon_scenario_seed (ForconScenario *scenario, guint64 seed)
{
  scenario->campaign->progress.seed = seed;
  scenario->campaign->fleet->random = forcon_random_seeded (seed, FORCON_RANDOM_BATTLE_STREAM);
}

void
forcon_scenario_draw_secret (ForconScenario *scenario)
{
  scenario->campaign->progress.seed = forcon_random_fresh ().state;
  scenario->campaign->fleet->random = forcon_random_keyed (0);
}

/* Words that lead to what was read before */

ForconSideId
forcon_scenario_admiral_at (ForconXml *xml, ForconScenarioReader *reader, const char *attribute)
{
  const char *word = forcon_xml_attribute (xml, attribute);
  ForconSideId admiral
      = word == NULL ? FORCON_NO_SIDE : forcon_battle_find_side (reader->scenario->campaign->fleet, word);

  if (word != NULL && FORCON_ID_IS_NONE (admiral))
    forcon_xml_fail_value (xml, attribute, _ ("the id of an admiral"));
  return admiral;
}

ForconSectorId
forcon_scenario_sector_at (ForconXml *xml, ForconScenarioReader *reader, const char *attribute)
{
  const char *word = forcon_xml_attribute (xml, attribute);
  ForconSectorId sector
      = word == NULL ? FORCON_NO_SECTOR : forcon_campaign_find_sector (reader->scenario->campaign, word);

  if (word != NULL && FORCON_ID_IS_NONE (sector))
    forcon_xml_fail_value (xml, attribute, _ ("the id of a sector"));
  return sector;
}

/* The campaign itself */

static ForconRules *
load_rules (ForconXml *xml, const ForconScenarioReader *reader)
{
  g_autofree char *found = forcon_rules_find (reader->scenario->rules_name, forcon_xml_path (xml));
  g_autofree char *changes = NULL;
  ForconRules *rules;

  if (found == NULL && reader->kept != NULL)
    return forcon_rules_copy (reader->kept);
  rules = forcon_rules_load_for (xml, "rules", reader->rules_path, &changes);
  if (rules != NULL)
    forcon_campaign_put_rule_changes (reader->scenario->campaign, changes);
  return rules;
}

static void
read_picture (ForconXml *xml, ForconProgress *progress)
{
  const char *name = forcon_xml_attribute (xml, "picture");

  if (name == NULL)
    return;
  if (!forcon_picture_name_is_safe (name))
    {
      forcon_xml_fail_value (xml, "picture", _ ("the name of a .png or .jpg file in the same folder"));
      return;
    }
  progress->picture = g_intern_string (name);
  progress->picture_x = forcon_xml_int (xml, "picture-x", 0);
  progress->picture_y = forcon_xml_int (xml, "picture-y", 0);
  progress->picture_width = MAX (forcon_xml_int (xml, "picture-width", FORCON_PICTURE_WIDTH), 1);
  progress->picture_dim = forcon_xml_int (xml, "picture-dim", 0);
}

static void
read_root (ForconXml *xml, gpointer data)
{
  ForconScenarioReader *reader = data;
  ForconScenario *scenario = reader->scenario;

  scenario->rules_name = g_strdup (forcon_xml_attribute (xml, "rules"));
  scenario->campaign = forcon_campaign_new (forcon_xml_attribute (xml, "name"));
  forcon_xml_term (xml, "grid", forcon_grid_from_word, &scenario->campaign->progress.grid);
  read_picture (xml, &scenario->campaign->progress);
  forcon_scenario_seed (scenario, 0);
  scenario->rules = load_rules (xml, reader);
  if (scenario->rules == NULL)
    return;
  reader->fleet = forcon_fleet_new (scenario->rules);
  scenario->campaign->clock.collecting = scenario->rules->campaign.collecting * FORCON_MINUTE;
  scenario->campaign->clock.results = scenario->rules->campaign.results * FORCON_MINUTE;
}

static void
read_periods (ForconXml *xml, gpointer data)
{
  ForconScenario *scenario = ((ForconScenarioReader *) data)->scenario;
  const ForconCampaignRule *usual = &scenario->rules->campaign;

  scenario->campaign->clock.collecting = forcon_xml_int (xml, "collecting", usual->collecting) * FORCON_MINUTE;
  scenario->campaign->clock.results = forcon_xml_int (xml, "results", usual->results) * FORCON_MINUTE;
}

static void
read_alarm (ForconXml *xml, gpointer data)
{
  ForconAlarm alarm = { .minutes = forcon_xml_int (xml, "minutes", 0) };

  g_array_append_val (((ForconScenarioReader *) data)->scenario->campaign->alarms, alarm);
}

static void
read_book (ForconXml *xml, gpointer data)
{
  forcon_fleet_read_named_book (((ForconScenarioReader *) data)->fleet, xml);
}

static void
start_class (ForconXml *xml, gpointer data)
{
  forcon_fleet_start_class (((ForconScenarioReader *) data)->fleet, xml);
}

static void
read_weapon (ForconXml *xml, gpointer data)
{
  forcon_fleet_read_weapon (((ForconScenarioReader *) data)->fleet, xml);
}

static void
end_class (ForconXml *xml, gpointer data)
{
  forcon_fleet_end_class (((ForconScenarioReader *) data)->fleet, xml);
}

static void
read_power (ForconXml *xml, gpointer data)
{
  ForconScenarioReader *reader = data;
  ForconCampaign *campaign = reader->scenario->campaign;
  ForconPowerId id
      = forcon_campaign_add_power (campaign, forcon_xml_attribute (xml, "id"), forcon_xml_attribute (xml, "name"),
                                   forcon_xml_shared_word (xml, "alliance", reader->alliances));
  ForconPower *power = &g_array_index (campaign->powers, ForconPower, id.value - 1);

  power->colour = forcon_xml_int (xml, "colour", power->colour);
}

static void
read_admiral (ForconXml *xml, gpointer data)
{
  ForconAdmiral *admiral;
  ForconCampaign *campaign = ((ForconScenarioReader *) data)->scenario->campaign;
  ForconPowerId power = forcon_campaign_find_power (campaign, forcon_xml_attribute (xml, "power"));

  if (FORCON_ID_IS_NONE (power))
    {
      forcon_xml_fail_value (xml, "power", _ ("the id of a power"));
      return;
    }
  forcon_campaign_add_admiral (campaign, forcon_xml_attribute (xml, "id"), forcon_xml_attribute (xml, "name"), power);
  admiral = &g_array_index (campaign->admirals, ForconAdmiral, campaign->admirals->len - 1);
  admiral->absent = forcon_xml_flag (xml, "absent");
  forcon_xml_term (xml, "lang", forcon_language_from_word, &admiral->language);
  admiral->player = g_intern_string (forcon_xml_attribute (xml, "player"));
}

static void
end_root (ForconXml *xml, gpointer data)
{
  if (forcon_xml_failed (xml))
    return;
  forcon_scenario_resolve_map (xml, data);
  forcon_scenario_translate_names (((ForconScenarioReader *) data)->scenario);
}

#define FEATURE_ROW(NAME, word) { word, "sector", forcon_scenario_read_feature, NULL },

static const ForconXmlElement elements[] = {
  { "campaign", NULL, read_root, end_root },
  { "periods", "campaign", read_periods, NULL },
  { "alarm", "campaign", read_alarm, NULL },
  { "fleet-book", "campaign", read_book, NULL },
  { "class", "campaign", start_class, end_class },
  { "weapon", "class", read_weapon, NULL },
  { "power", "campaign", read_power, NULL },
  { "admiral", "campaign", read_admiral, NULL },
  { "sector", "campaign", forcon_scenario_read_sector, NULL },
  FORCON_SECTOR_OBJECTS (FEATURE_ROW)
  { "border", "campaign", forcon_scenario_read_border, NULL },
  { "formation", "campaign", forcon_scenario_read_formation, forcon_scenario_end_formation },
  { "ship", "formation", forcon_scenario_read_ship, NULL },
  { "roster", "campaign", forcon_scenario_read_roster, NULL },
  { "ship", "roster", forcon_scenario_read_ship, NULL },
  { "minefield", "campaign", forcon_scenario_read_minefield, NULL },
  { "sighting", "campaign", forcon_scenario_read_sighting, NULL },
  { "notice", "campaign", forcon_scenario_read_notice, NULL },
  { "alias", "campaign", forcon_scenario_read_alias, NULL },
};

static const ForconXmlKind campaign_kind = { .root = "campaign",
                                             .schema = "campaign.xsd",
                                             .elements = elements,
                                             .n_elements = G_N_ELEMENTS (elements),
                                             .size_max = FORCON_XML_WRITTEN_MAX };

/* @text: (nullable): what the file holds, where it is not to be read; @fleet: (out): what it can refer to */
static ForconScenario *
load (const char *path, const char *text, const char *rules_path, const ForconRules *kept, ForconFleet **fleet,
      GError **error)
{
  g_autoptr (ForconScenario) scenario = g_new0 (ForconScenario, 1);
  ForconScenarioReader reader = { .scenario = scenario, .rules_path = rules_path, .kept = kept };
  gboolean sound;

  scenario->path = g_strdup (path);
  reader.alliances = g_ptr_array_new_with_free_func (g_free);
  reader.sectors = g_array_new (FALSE, TRUE, sizeof (ForconScenarioSector));
  reader.borders = g_array_new (FALSE, TRUE, sizeof (ForconScenarioBorder));
  sound = text == NULL ? forcon_xml_read (path, &campaign_kind, &reader, error)
                       : forcon_xml_read_kept (text, path, &campaign_kind, &reader, error);
  *fleet = reader.fleet;
  g_ptr_array_unref (reader.alliances);
  g_array_unref (reader.sectors);
  g_array_unref (reader.borders);
  forcon_scenario_clear_words (&reader);
  return sound ? g_steal_pointer (&scenario) : NULL;
}

ForconScenario *
forcon_scenario_load (const char *path, const char *rules_path, GError **error)
{
  g_autoptr (ForconFleet) fleet = NULL;

  return load (path, NULL, rules_path, NULL, &fleet, error);
}

ForconScenario *
forcon_scenario_load_text (const char *text, const char *path, const ForconRules *kept, ForconFleet **fleet,
                           GError **error)
{
  g_autoptr (ForconFleet) known = NULL;
  ForconScenario *scenario = load (path == NULL ? "" : path, text, NULL, kept, &known, error);

  if (scenario != NULL && fleet != NULL)
    *fleet = g_steal_pointer (&known);
  return scenario;
}

static ForconScenario *
new_with (ForconCampaign *campaign, const char *rules_name, GError **error)
{
  g_autoptr (ForconScenario) scenario = g_new0 (ForconScenario, 1);
  g_autofree char *changes = NULL;

  scenario->path = g_strdup ("");
  scenario->campaign = campaign;
  scenario->rules_name = g_strdup (rules_name);
  scenario->rules = forcon_rules_load_named (rules_name, error);
  if (scenario->rules == NULL)
    return NULL;
  changes = forcon_campaign_rule_changes (campaign);
  forcon_rules_apply (scenario->rules, changes);
  return g_steal_pointer (&scenario);
}

ForconScenario *
forcon_scenario_new_empty (const char *name, ForconGrid grid, const char *rules_name, GError **error)
{
  ForconScenario *scenario = new_with (forcon_campaign_new (name), rules_name, error);

  if (scenario == NULL)
    return NULL;
  scenario->campaign->progress.grid = grid;
  scenario->campaign->clock.collecting = scenario->rules->campaign.collecting * FORCON_MINUTE;
  scenario->campaign->clock.results = scenario->rules->campaign.results * FORCON_MINUTE;
  forcon_scenario_seed (scenario, 0);
  return scenario;
}

ForconScenario *
forcon_scenario_new_from (const ForconCampaign *campaign, const char *rules_name, GError **error)
{
  ForconScenario *scenario = new_with (forcon_campaign_as_set_up (campaign), rules_name, error);

  if (scenario != NULL)
    forcon_scenario_seed (scenario, 0);
  return scenario;
}
