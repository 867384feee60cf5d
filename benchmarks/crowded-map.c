/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "crowded-map.h"

#define SIDE 20
#define TOKENS 2000

/**
 * crowded_map_new:
 *
 * Returns: (transfer full): 400 sectors in a square, with tunnels, and 2,000 formations
 */
ForconMapModel *
crowded_map_new (void)
{
  g_autoptr (ForconCampaign) campaign = forcon_campaign_new ("Crowded");
  ForconMapModel *map;

  campaign->progress.grid = FORCON_GRID_HEX;
  for (guint i = 0; i < 8; i++)
    {
      g_autofree char *word = g_strdup_printf ("p%u", i);
      ForconPowerId power = forcon_campaign_add_power (campaign, word, word, 0);

      forcon_campaign_add_admiral (campaign, word, word, power);
    }
  for (gint i = 0; i < SIDE * SIDE; i++)
    {
      g_autofree char *word = g_strdup_printf ("s%d", i);
      g_autofree char *name = g_strdup_printf ("Harbour %d", i);

      forcon_campaign_add_sector (campaign, word, name, (i % SIDE) * 100 + (i / SIDE % 2) * 50, (i / SIDE) * 87);
      if (i % 7 == 0)
        forcon_campaign_add_feature (campaign, (ForconSectorId){ (guint16) (i + 1) },
                                     (ForconSectorObjectKind) (i / 7 % FORCON_N_SECTOR_OBJECT), NULL, name);
    }
  for (guint16 i = 1; i <= 5; i++)
    forcon_campaign_add_border (campaign, (ForconSectorId){ i }, (ForconSectorId){ (guint16) (SIDE * SIDE - 30 * i) }, TRUE);
  map = forcon_map_model_truth (campaign);
  for (guint i = 0; i < TOKENS; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u. Squadron", i);
      ForconMapToken token = { .formation = { (guint16) (i + 1) }, .sector = { (guint16) (i % (SIDE * SIDE) + 1) },
                               .admiral = { (guint16) (i % 8 + 1) }, .side = i % 8, .level = FORCON_LEVEL_IDENTIFIED,
                               .present = TRUE, .has_type = TRUE, .type = (ForconShipType) (i % 5), .count = 3,
                               .posture = FORCON_POSTURE_BATTLE, .hidden = i % 5 == 0 };

      token.name = g_string_chunk_insert_const (map->texts, name);
      if (i % 3 == 0)
        token.bound_for = (ForconSectorId){ (guint16) ((i + 1) % (SIDE * SIDE) + 1) };
      g_array_append_val (map->tokens, token);
    }
  return map;
}
