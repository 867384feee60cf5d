/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/scenario/scenario-private.h"

#include <glib/gi18n-lib.h>

#include "storage/fleet/command-file.h"
#include "storage/fleet/fleet.h"
#include "engine/state/formation.h"

/* Formations and ships */

void
forcon_scenario_clear_words (ForconScenarioReader *reader)
{
  g_clear_pointer (&reader->words.flagship, g_free);
  g_clear_pointer (&reader->words.successors, g_free);
}

static gboolean
check_room (ForconXml *xml, guint length, guint most, const char *complaint)
{
  g_autofree char *expected = g_strdup_printf (_ ("at most %d"), (gint) most);

  if (length == most)
    forcon_xml_fail (xml, forcon_xml_line (xml), expected, "%s", complaint);
  return !forcon_xml_failed (xml);
}

void
forcon_scenario_read_formation (ForconXml *xml, gpointer data)
{
  ForconScenarioReader *reader = data;
  ForconCampaign *campaign = reader->scenario->campaign;
  ForconSectorId sector = forcon_scenario_sector_at (xml, reader, "sector");

  forcon_scenario_clear_words (reader);
  reader->words = (ForconScenarioFormation){ forcon_xml_line (xml),
                                             g_strdup (forcon_xml_attribute (xml, "flagship")),
                                             g_strdup (forcon_xml_attribute (xml, "successors")) };
  reader->admiral = forcon_scenario_admiral_at (xml, reader, "admiral");
  if (g_str_has_prefix (forcon_xml_attribute (xml, "id"), FORCON_FORMATION_PREFIX))
    forcon_xml_fail_value (xml, "id", _ ("an id that does not begin like those of formations without one"));
  if (forcon_xml_failed (xml)
      || !check_room (xml, campaign->fleet->n_formations, FORCON_FORMATIONS_MAX, _ ("there are too many formations")))
    return;
  reader->formation = forcon_campaign_add_formation (campaign, forcon_xml_attribute (xml, "id"),
                                                     forcon_xml_attribute (xml, "name"), reader->admiral, sector);
  forcon_xml_term (xml, "posture", forcon_posture_from_word,
                   &g_array_index (campaign->posts, ForconPost, campaign->posts->len - 1).posture);
}

void
forcon_scenario_read_roster (ForconXml *xml, gpointer data)
{
  ForconScenarioReader *reader = data;

  reader->admiral = forcon_scenario_admiral_at (xml, reader, "admiral");
  reader->formation = FORCON_NO_FORMATION;
}

/* Sheets name ships by either: no two may go by the same. */
static gboolean
check_new_ship (ForconXml *xml, const ForconBattle *fleet, const ForconCard *card)
{
  for (guint i = 0; i < fleet->n_ships && !forcon_xml_failed (xml); i++)
    {
      const ForconCard *other = &g_array_index (fleet->roster->cards, ForconCard, i);

      if (g_str_equal (other->id, card->id))
        forcon_xml_fail (xml, forcon_xml_line (xml), _ ("an id of its own"), _ ("a ship \"%s\" is there already"),
                         card->id);
      else if (g_str_equal (other->name, card->name))
        forcon_xml_fail (xml, forcon_xml_line (xml), _ ("a name of its own"), _ ("a ship \"%s\" is there already"),
                         card->name);
    }
  return !forcon_xml_failed (xml);
}

void
forcon_scenario_read_ship (ForconXml *xml, gpointer data)
{
  ForconScenarioReader *reader = data;
  ForconCampaign *campaign = reader->scenario->campaign;
  guint n_waiting = FORCON_ID_IS_NONE (reader->formation) ? campaign->fleet->n_formations : 0;
  ForconCard card;

  if (!check_room (xml, campaign->fleet->n_ships, FORCON_SHIPS_MAX, _ ("there are too many ships"))
      || !check_room (xml, n_waiting, FORCON_FORMATIONS_MAX, _ ("there are too many formations"))
      || !forcon_fleet_read_card (reader->fleet, xml, &card))
    return;
  if (forcon_xml_failed (xml) || !check_new_ship (xml, campaign->fleet, &card))
    {
      forcon_card_clear (&card);
      return;
    }
  forcon_campaign_add_ship (campaign, &card, reader->admiral, reader->formation, 0);
}

void
forcon_scenario_end_formation (ForconXml *xml, gpointer data)
{
  ForconScenarioReader *reader = data;
  ForconBattle *fleet = reader->scenario->campaign->fleet;
  ForconFormationId id = reader->formation;
  const ForconScenarioFormation *words = &reader->words;
  ForconShips ships;

  if (forcon_xml_failed (xml))
    return;
  fleet->formations[id.value - 1].flagship
      = words->flagship == NULL
            ? FORCON_NO_SHIP
            : forcon_formation_find_ship (xml, fleet, id, words->line, words->flagship, TRUE);
  if (!forcon_xml_failed (xml))
    forcon_formation_line_up (xml, fleet, id, words->line, words->successors);
  ships = forcon_formation_ships (fleet, id);
  if (!forcon_xml_failed (xml)
      && forcon_formation_judge_numbers (fleet, reader->scenario->rules, &ships).kind != FORCON_VERDICT_DONE)
    forcon_formation_fail_numbers (xml, fleet, reader->scenario->rules, id, words->line);
}

/* Mines, and what is known before play */

static guint32
admirals_at (ForconXml *xml, ForconScenarioReader *reader, const char *attribute)
{
  const char *text = forcon_xml_attribute (xml, attribute);
  g_auto (GStrv) words = g_strsplit_set (text == NULL ? "" : text, " \t\r\n", -1);
  guint32 admirals = 0;

  for (guint i = 0; words[i] != NULL && !forcon_xml_failed (xml); i++)
    {
      ForconSideId side = forcon_battle_find_side (reader->scenario->campaign->fleet, words[i]);

      if (!FORCON_ID_IS_NONE (side))
        admirals |= 1u << side.value;
      else if (*words[i] != '\0')
        forcon_xml_fail_value (xml, attribute, _ ("ids of admirals"));
    }
  return admirals;
}

void
forcon_scenario_read_minefield (ForconXml *xml, gpointer data)
{
  ForconScenarioReader *reader = data;
  ForconCampaign *campaign = reader->scenario->campaign;
  ForconSectorId sector = forcon_scenario_sector_at (xml, reader, "sector");
  ForconSideId admiral = forcon_scenario_admiral_at (xml, reader, "admiral");
  guint32 known = admirals_at (xml, reader, "known-to");
  ForconCharge charge = 0;

  forcon_xml_term (xml, "charge", forcon_charge_from_word, &charge);
  ForconMineCard card = reader->scenario->rules->mine.cards[charge];

  card.range = forcon_xml_length (xml, "range", card.range);
  card.strength = forcon_xml_int (xml, "strength", card.strength);
  if (forcon_xml_failed (xml))
    return;
  forcon_campaign_add_field (campaign, sector, admiral, &card, forcon_xml_int (xml, "count", 0));
  g_array_index (campaign->fields, ForconField, campaign->fields->len - 1).known |= known;
}

static ForconFormationId
formation_at (ForconXml *xml, ForconScenarioReader *reader)
{
  const char *word = forcon_xml_attribute (xml, "formation");
  ForconFormationId formation = word == NULL ? FORCON_NO_FORMATION
                                             : forcon_battle_find_formation (reader->scenario->campaign->fleet, word);

  if (word != NULL && FORCON_ID_IS_NONE (formation))
    forcon_xml_fail_value (xml, "formation", _ ("the id of a formation in this file"));
  return formation;
}

/* Where it is said to be, or else where it is. */
static ForconSectorId
place_of (ForconXml *xml, ForconScenarioReader *reader, ForconFormationId formation)
{
  ForconSectorId sector = forcon_scenario_sector_at (xml, reader, "sector");
  const ForconPost *post = forcon_campaign_post (reader->scenario->campaign, formation);

  if (!FORCON_ID_IS_NONE (sector) || post == NULL)
    return sector;
  if (FORCON_ID_IS_NONE (post->sector) && !forcon_xml_failed (xml))
    forcon_xml_fail (xml, forcon_xml_line (xml), _ ("\"sector\", the id of one"),
                     _ ("\"%s\" is nowhere yet"), forcon_xml_attribute (xml, "formation"));
  return post->sector;
}

void
forcon_scenario_read_sighting (ForconXml *xml, gpointer data)
{
  ForconScenarioReader *reader = data;
  ForconCampaign *campaign = reader->scenario->campaign;
  ForconSighting sighting = { .admiral = forcon_scenario_admiral_at (xml, reader, "admiral"),
                              .formation = formation_at (xml, reader) };

  sighting.sector = place_of (xml, reader, sighting.formation);
  forcon_xml_term (xml, "level", forcon_level_from_word, &sighting.level);
  if (forcon_xml_failed (xml))
    return;
  ForconShips ships = forcon_formation_ships (campaign->fleet, sighting.formation);

  sighting.owner = forcon_battle_formation (campaign->fleet, sighting.formation)->side;
  sighting.count = (gint) ships.n;
  if (sighting.level == FORCON_LEVEL_IDENTIFIED)
    sighting.ships = ships;
  if (FORCON_ID_EQUAL (sighting.owner, sighting.admiral))
    forcon_xml_fail_value (xml, "formation", _ ("a formation of another admiral"));
  else if (forcon_campaign_sighting (campaign, sighting.admiral, sighting.formation) != NULL)
    forcon_xml_fail_value (xml, "formation", _ ("each only once"));
  else
    g_array_append_val (campaign->sightings, sighting);
}

void
forcon_scenario_read_notice (ForconXml *xml, gpointer data)
{
  ForconScenarioReader *reader = data;
  ForconCampaign *campaign = reader->scenario->campaign;
  const char *text = forcon_xml_attribute (xml, "text");
  ForconNotice notice
      = { .formation = formation_at (xml, reader), .text = text == NULL ? NULL : g_intern_string (text) };
  gboolean of_formation = !FORCON_ID_IS_NONE (notice.formation);

  notice.sector = place_of (xml, reader, notice.formation);
  forcon_xml_term (xml, "level", forcon_level_from_word, &notice.level);
  if (forcon_xml_failed (xml))
    return;
  if (of_formation)
    {
      notice.owner = forcon_battle_formation (campaign->fleet, notice.formation)->side;
      notice.level = MAX (notice.level, FORCON_LEVEL_CONTACT);
      notice.count = (gint) forcon_formation_ships (campaign->fleet, notice.formation).n;
    }
  else if (FORCON_ID_IS_NONE (notice.sector) || text == NULL)
    forcon_xml_fail (xml, forcon_xml_line (xml), _ ("\"formation\", or \"sector\" and \"text\""),
                     _ ("the notice says nothing"));
  g_array_append_val (campaign->notices, notice);
}
