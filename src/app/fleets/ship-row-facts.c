/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/fleets/ship-row-facts.h"

#include <glib/gi18n-lib.h>

#include "base/text.h"
#include "campaign/editing/ship-classes.h"

void
forcon_ship_row_facts_clear (ForconShipRowFacts *facts)
{
  g_clear_pointer (&facts->name, g_free);
  g_clear_pointer (&facts->own_name, g_free);
  g_clear_pointer (&facts->detail, g_free);
}

static void
add_ships (const ForconCampaign *campaign, GArray *rows, ForconFormationId formation, const char *word)
{
  g_autoptr (GArray) line = forcon_formation_line (campaign, formation);
  guint successors = forcon_formation_successors (campaign, formation);
  /* None of those that are in no formation. */
  const ForconFormation *led
      = FORCON_ID_IS_NONE (formation) ? NULL : forcon_battle_formation (campaign->fleet, formation);

  for (guint i = 0; i < line->len; i++)
    {
      ForconShipId ship = { (guint16) g_array_index (line, guint, i) };
      const ForconCard *card = forcon_battle_card (campaign->fleet, ship);
      gboolean ranks = led != NULL && i <= successors && (i > 0 || FORCON_ID_EQUAL (led->flagship, ship));
      ForconShipRowFacts facts = { .entity = FORCON_ENTITY_SHIP,
                                   .word = g_intern_string (card->id),
                                   .formation = word,
                                   .rank = ranks ? (gint) i : -1,
                                   .name = g_strdup (forcon_name (card->name)),
                                   .own_name = g_strdup (card->name),
                                   .detail = g_strdup (forcon_name (card->class_name)) };

      g_array_append_val (rows, facts);
    }
}

static void
add_formations (const ForconCampaign *campaign, GArray *rows, ForconSideId admiral)
{
  for (guint i = 1; i <= forcon_entity_count (campaign, FORCON_ENTITY_FORMATION); i++)
    {
      ForconEntityRecord record;
      const ForconSector *sector;

      if (!forcon_entity_get (campaign, FORCON_ENTITY_FORMATION, i, &record)
          || !FORCON_ID_EQUAL (record.FORMATION.admiral, admiral))
        continue;
      sector = forcon_campaign_sector (campaign, record.FORMATION.sector);

      ForconShipRowFacts facts
          = { .entity = FORCON_ENTITY_FORMATION,
              .word = record.FORMATION.word,
              .formation = record.FORMATION.word,
              .rank = -1,
              .name = g_strdup (forcon_name (record.FORMATION.name)),
              .own_name = g_strdup (record.FORMATION.name),
              .detail = g_strdup (sector == NULL ? C_ ("formation", "nowhere yet") : forcon_name (sector->name)) };

      g_array_append_val (rows, facts);
      add_ships (campaign, rows,
                 (ForconFormationId){ (guint16) forcon_entity_id (campaign, FORCON_ENTITY_FORMATION, i) },
                 record.FORMATION.word);
    }
}

GArray *
forcon_ship_row_facts_of_fleet (const ForconCampaign *campaign)
{
  GArray *rows = g_array_new (FALSE, TRUE, sizeof (ForconShipRowFacts));
  guint n;

  g_array_set_clear_func (rows, (GDestroyNotify) forcon_ship_row_facts_clear);
  for (guint i = 1; i <= campaign->admirals->len; i++)
    {
      ForconEntityRecord record;

      forcon_entity_get (campaign, FORCON_ENTITY_ADMIRAL, i, &record);
      ForconShipRowFacts facts
          = { .entity = FORCON_ENTITY_ADMIRAL,
              .word = record.ADMIRAL.word,
              .rank = -1,
              .name = g_strdup (forcon_name (record.ADMIRAL.name)),
              .own_name = g_strdup (record.ADMIRAL.name),
              .detail = g_strdup (forcon_name (forcon_campaign_power (campaign, record.ADMIRAL.power)->name)) };

      g_array_append_val (rows, facts);
      add_formations (campaign, rows, (ForconSideId){ (guint16) i });
    }
  n = rows->len;
  ForconShipRowFacts loose = {
    .entity = FORCON_ENTITY_FORMATION, .rank = -1, .name = g_strdup (_ ("In no formation")), .detail = g_strdup ("")
  };

  g_array_append_val (rows, loose);
  add_ships (campaign, rows, FORCON_NO_FORMATION, NULL);
  if (rows->len == n + 1)
    g_array_set_size (rows, n);
  return rows;
}
