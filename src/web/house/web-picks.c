/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "web/house/web-picks.h"

#include "report/campaign/campaign-sentences.h"

/* Keys of the readings that were picked, by the texts of their lines. */
struct _ForconWebPicks {
  GHashTable *keys;
};

ForconWebPicks *
forcon_web_picks_new (void)
{
  ForconWebPicks *picks = g_new0 (ForconWebPicks, 1);

  picks->keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  return picks;
}

void
forcon_web_picks_free (ForconWebPicks *picks)
{
  if (picks == NULL)
    return;
  g_hash_table_unref (picks->keys);
  g_free (picks);
}

char *
forcon_web_picks_key (const ForconCampaign *told, const ForconLine *line, gint reading)
{
  g_autofree char *sentence = reading == 0 ? g_strdup ("") : forcon_campaign_sentence_of_reading (told, line, reading);
  g_autofree char *whole = NULL;

  if (sentence == NULL || reading < 0 || reading > line->readings)
    return NULL;
  whole = g_strdup_printf ("%d\n%s\n%s", reading, line->text, sentence);
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, whole, -1);
}

void
forcon_web_picks_pick (ForconWebPicks *picks, const ForconCampaign *told, const ForconLine *line, gint reading)
{
  char *key = forcon_web_picks_key (told, line, reading);

  if (key != NULL)
    g_hash_table_replace (picks->keys, g_strdup (line->text), key);
}

gint
forcon_web_picks_of (const ForconWebPicks *picks, const ForconCampaign *told, const ForconLine *line)
{
  const char *picked = g_hash_table_lookup (picks->keys, line->text);

  for (gint reading = 0; picked != NULL && reading <= line->readings; reading++)
    {
      g_autofree char *key = forcon_web_picks_key (told, line, reading);

      if (g_strcmp0 (key, picked) == 0)
        return reading;
    }
  return FORCON_WEB_NO_PICK;
}
