/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/scenario/scenario-ship.h"

#include <glib/gi18n-lib.h>

#include "campaign/editing/entity.h"
#include "storage/files/data.h"
#include "storage/files/file-error.h"
#include "storage/fleet/fleet.h"

/* A named ship, or one that is only of a class. */
static gboolean
build (const ForconFleet *fleet, const char *word, const ForconRules *rules, ForconCard *card)
{
  static const char *const nobody[] = { NULL };
  const ForconFleetShip *named = g_hash_table_lookup (fleet->ships, word);
  const ForconFleetClass *klass = named != NULL ? named->klass : g_hash_table_lookup (fleet->classes, word);
  ForconCardLayers layers = { .own = nobody, .named = nobody };

  if (klass == NULL)
    return FALSE;
  layers.nation = named != NULL ? named->nation : klass->nation;
  layers.klass = (const char *const *) klass->attributes;
  layers.weapons = klass->weapons;
  if (named != NULL)
    layers.named = (const char *const *) named->attributes;
  forcon_card_build (card, rules, &layers);
  return TRUE;
}

/* Where a word stands in the book. */
static gint
line_of (const ForconFleet *fleet, const char *word)
{
  const ForconFleetShip *named = g_hash_table_lookup (fleet->ships, word);
  const ForconFleetClass *klass = g_hash_table_lookup (fleet->classes, word);

  return named != NULL ? named->line : klass->line;
}

static gint
compare_lines (gconstpointer a, gconstpointer b, gpointer fleet)
{
  return line_of (fleet, *(const char *const *) a) - line_of (fleet, *(const char *const *) b);
}

gboolean
forcon_scenario_take_book (ForconCampaign *campaign, const char *path, const ForconRules *rules, GError **error)
{
  g_autoptr (ForconFleet) fleet = forcon_fleet_new (rules);
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  GHashTable *const tables[] = { fleet->classes, fleet->ships };
  ForconFormationId formation;

  if (!forcon_fleet_read_book (fleet, path, error))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      GHashTableIter iter;
      gpointer word;

      g_hash_table_iter_init (&iter, tables[i]);
      while (g_hash_table_iter_next (&iter, &word, NULL))
        g_ptr_array_add (words, word);
    }
  g_ptr_array_sort_with_data (words, compare_lines, fleet);
  formation = forcon_campaign_add_formation (campaign, NULL, NULL, FORCON_NO_SIDE, FORCON_NO_SECTOR);
  for (guint i = 0; i < words->len; i++)
    {
      ForconCard card;

      build (fleet, g_ptr_array_index (words, i), rules, &card);
      forcon_campaign_add_ship (campaign, &card, FORCON_NO_SIDE, formation, 0);
    }
  return TRUE;
}

char *
forcon_scenario_ship_values (const char *path, const char *word, const ForconRules *rules, GError **error)
{
  g_autoptr (ForconFleet) fleet = forcon_fleet_new (rules);
  g_autoptr (ForconCampaign) scratch = forcon_campaign_new ("");
  g_autofree char *ready_made = g_build_filename ("scenarios", path, NULL);
  g_autofree char *found = g_file_test (path, G_FILE_TEST_EXISTS) || !forcon_data_is_safe (path)
                               ? g_strdup (path)
                               : forcon_data_find (ready_made, NULL);
  ForconEntityRecord record;
  ForconCard card;

  if (!forcon_fleet_read_book (fleet, found == NULL ? path : found, error))
    return NULL;
  if (!build (fleet, word, rules, &card))
    {
      g_autofree char *what = g_strdup_printf (_ ("has no ship and no class \"%s\""), word);

      forcon_file_error_set (error, FORCON_FILE_ERROR_DAMAGED, path, 0, what, _ ("the id of one"));
      return NULL;
    }
  forcon_campaign_add_ship (scratch, &card, FORCON_NO_SIDE, FORCON_NO_FORMATION, 0);
  forcon_entity_get (scratch, FORCON_ENTITY_SHIP, 1, &record);
  if (!g_hash_table_contains (fleet->ships, word))
    record.SHIP.word = record.SHIP.name = NULL;
  return forcon_entity_write (scratch, FORCON_ENTITY_SHIP, &record, NULL);
}
