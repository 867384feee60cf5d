/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/fleets/ships-table.h"

#include <glib/gi18n-lib.h>

#include "app/game/game-edit.h"
#include "campaign/editing/edit-list.h"
#include "report/campaign/campaign-sentences.h"
#include "storage/files/file-save.h"
#include "storage/scenario/csv-rows.h"
#include "storage/scenario/ships-csv.h"

char *
forcon_ships_table_save (ForconGame *game, const char *path)
{
  g_autofree char *table = forcon_ships_to_csv (forcon_game_campaign (game));
  g_autofree char *name = g_path_get_basename (path);
  g_autoptr (GError) error = NULL;

  if (!forcon_file_may_replace (path, &error) || !forcon_file_save (path, table, &error))
    return g_strdup (error->message);
  /* Translators: the name of a file. */
  return g_strdup_printf (_ ("Saved as %s"), name);
}

char *
forcon_ships_table_keep (const char *made, const char *path)
{
  g_autoptr (GFile) from = g_file_new_for_path (made);
  g_autoptr (GFile) to = g_file_new_for_path (path);
  g_autofree char *name = g_path_get_basename (path);
  g_autoptr (GError) error = NULL;

  if (!forcon_file_may_replace (path, &error)
      || !g_file_copy (from, to, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, &error))
    return g_strdup (error->message);
  return g_strdup_printf (_ ("Saved as %s"), name);
}

char *
forcon_ships_table_read (ForconGame *game, const char *path, const char *called)
{
  const ForconCampaign *campaign = forcon_game_campaign (game);
  g_autofree char *name = g_path_get_basename (called);
  g_autoptr (GArray) lines = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = forcon_csv_load (path, name, &error);
  g_autofree char *edits = NULL;
  ForconCampaignVerdict verdict;
  guint refused = 0;

  if (text != NULL)
    edits = forcon_ships_from_csv (text, name, campaign, forcon_game_rules (game), &lines, &error);
  if (edits == NULL)
    return g_strdup (error->message);
  if (*edits == '\0')
    return g_strdup (_ ("Nothing to change."));
  verdict = forcon_edits_try (campaign, forcon_game_rules (game), edits, &refused, NULL);
  if (refused != 0)
    {
      g_autofree char *sentence = forcon_campaign_sentence_of_verdict (campaign, &verdict);

      return g_strdup_printf ("%s:%u: %s", name, g_array_index (lines, guint, refused - 1), sentence);
    }
  forcon_game_do_edits (game, edits);
  /* Translators: the name of a file. */
  return g_strdup_printf (_ ("The ships are as in %s"), name);
}
