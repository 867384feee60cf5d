/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/scenario/scenario-private.h"

#include "base/language.h"

#include "base/text.h"

/* Calls a function with the name of each thing that an order sheet may name, until it says that it has seen enough. */
static gboolean
for_each_name (const ForconCampaign *campaign, gboolean (*look) (const char *name, gpointer data), gpointer data)
{
  const ForconBattle *fleet = campaign->fleet;
  gboolean enough = FALSE;

  for (guint i = 0; i < campaign->sectors->len && !enough; i++)
    enough = look (g_array_index (campaign->sectors, ForconSector, i).name, data);
  for (guint i = 0; i < campaign->features->len && !enough; i++)
    enough = look (g_array_index (campaign->features, ForconFeature, i).name, data);
  for (guint i = 1; i <= fleet->n_formations && !enough; i++)
    enough = look (forcon_battle_formation_name (fleet, (ForconFormationId){ (guint16) i }), data);
  for (guint i = 1; i <= fleet->n_ships && !enough; i++)
    enough = look (forcon_battle_card (fleet, (ForconShipId){ (guint16) i })->name, data);
  return enough;
}

static gboolean
is_it (const char *name, gpointer data)
{
  return g_strcmp0 (name, data) == 0;
}

void
forcon_scenario_read_alias (ForconXml *xml, gpointer data)
{
  ForconCampaign *campaign = ((ForconScenarioReader *) data)->scenario->campaign;
  const char *name = forcon_xml_attribute (xml, "name");

  if (!for_each_name (campaign, is_it, (gpointer) name))
    forcon_xml_fail_value (xml, "name", _ ("the name of a sector, an object, a formation or a ship"));
  else
    forcon_campaign_add_alias (campaign, name, forcon_xml_attribute (xml, "other"));
}

static gboolean
has_alias (const ForconCampaign *campaign, const char *name, const char *other)
{
  for (guint i = 0; i < campaign->aliases->len; i++)
    {
      const ForconAlias *alias = &g_array_index (campaign->aliases, ForconAlias, i);

      if (g_strcmp0 (alias->name, name) == 0 && g_strcmp0 (alias->other, other) == 0)
        return TRUE;
    }
  return FALSE;
}

/* What the file says itself is not said again, so that a scenario that was saved is read as it was. */
static gboolean
add_translation (const char *name, gpointer campaign)
{
  const char *translated = name == NULL || *name == '\0' ? name : forcon_name (name);

  if (g_strcmp0 (name, translated) != 0 && !has_alias (campaign, name, translated))
    forcon_campaign_add_alias (campaign, name, translated);
  return FALSE;
}

/* Of each language in which an admiral may have papers, as what stands on paper comes back on order sheets. */
static void
add_translations_into (ForconCampaign *campaign, ForconLanguage language)
{
  FORCON_IN_LANGUAGE (forcon_language_to_word (language));

  for_each_name (campaign, add_translation, campaign);
}

void
forcon_scenario_translate_names (ForconScenario *scenario)
{
  for (guint language = FORCON_LANGUAGE_PROGRAM + 1; language < FORCON_N_LANGUAGE; language++)
    add_translations_into (scenario->campaign, (ForconLanguage) language);
}
