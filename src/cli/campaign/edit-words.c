/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/campaign/edit-words.h"

#include "campaign/editing/edit-list.h"
#include "campaign/editing/map-edits.h"
#include "cli/frame/arguments.h"
#include "cli/frame/output.h"
#include "report/campaign/campaign-sentences.h"
#include "report/campaign/map-edit-sentences.h"
#include "storage/scenario/csv-rows.h"
#include "storage/scenario/ships-csv.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static ForconExit
misunderstood (const char *word, const char *expected)
{
  /* Translators: a command, what was expected. */
  forcon_print_error (_ ("forcon do %1$s: %2$s was expected"), word, expected);
  return FORCON_EXIT_USAGE;
}

static ForconSectorId
find_sector (const ForconCampaign *campaign, const char *word, const char *text)
{
  guint place = forcon_entity_find (campaign, FORCON_ENTITY_SECTOR, text);

  if (place == 0)
    forcon_print_error (_ ("forcon do %1$s: there is no such %2$s: “%3$s”"), word, "sector", text);
  return (ForconSectorId){ (guint16) place };
}

/* Ids of sectors, or reports which is none. Returns: (transfer full) (nullable) */
static GArray *
find_sectors (const ForconCampaign *campaign, const char *word, char **texts, guint n)
{
  g_autoptr (GArray) sectors = g_array_new (FALSE, FALSE, sizeof (ForconSectorId));

  for (guint i = 0; i < n; i++)
    {
      ForconSectorId sector = find_sector (campaign, word, texts[i]);

      if (FORCON_ID_IS_NONE (sector))
        return NULL;
      g_array_append_val (sectors, sector);
    }
  return g_steal_pointer (&sectors);
}

static ForconExit
parse_merge (const ForconCampaign *campaign, char **words, guint n_words, char **edits)
{
  g_autoptr (GArray) sectors = NULL;
  const ForconSectorId *all;

  if (n_words < 3)
    return misunderstood (words[0], _ ("SECTOR OTHER…, what stays and what becomes part of it,"));
  sectors = find_sectors (campaign, words[0], words + 1, n_words - 1);
  if (sectors == NULL)
    return FORCON_EXIT_USAGE;
  all = (const ForconSectorId *) (gpointer) sectors->data;
  for (guint i = 0; i < sectors->len; i++)
    for (guint k = 0; k < i; k++)
      if (FORCON_ID_EQUAL (all[i], all[k]))
        return misunderstood (words[0], _ ("each sector once"));
  *edits = forcon_map_merge (campaign, all[0], all + 1, sectors->len - 1);
  return FORCON_EXIT_DONE;
}

/* "a1 60 b1 b2" */
static ForconExit
parse_rotate (const ForconCampaign *campaign, char **words, guint n_words, char **edits)
{
  ForconMapRotation rotation = { 0 };
  ForconRotationVerdict verdict;
  g_autoptr (GArray) sectors = NULL;
  g_autofree char *why = NULL;

  if (n_words < 3 || !forcon_parse_whole (words[2], 1, 359, &rotation.degrees))
    return misunderstood (words[0], _ ("CENTRE DEGREES [SECTOR…]"));
  rotation.centre = find_sector (campaign, words[0], words[1]);
  sectors = FORCON_ID_IS_NONE (rotation.centre) ? NULL
                                                 : find_sectors (campaign, words[0], words + 3, n_words - 3);
  if (sectors == NULL)
    return FORCON_EXIT_USAGE;
  rotation.sectors = sectors->len == 0 ? NULL : (const ForconSectorId *) (gpointer) sectors->data;
  rotation.n = sectors->len;
  *edits = forcon_map_rotate (campaign, &rotation, &verdict);
  if (*edits != NULL)
    return FORCON_EXIT_DONE;
  why = forcon_map_rotation_sentence (campaign, &verdict);
  forcon_print_error ("%s", why);
  return FORCON_EXIT_REFUSED;
}

/* "name=Ash column=2 row=3 objects=mouth,rubble" */
static ForconExit
parse_split (const ForconCampaign *campaign, char **words, guint n_words, char **edits)
{
  gboolean free_form = campaign->progress.grid == FORCON_GRID_FREE;
  const char *names[] = { "name=", free_form ? "x=" : "column=", free_form ? "y=" : "row=", "objects=" };
  const char *values[G_N_ELEMENTS (names)] = { NULL };
  g_auto (GStrv) objects = NULL;
  ForconSectorId sector;
  gint x = 0, y = 0;

  for (guint i = 2; i < n_words; i++)
    for (gsize k = 0; k < G_N_ELEMENTS (names); k++)
      if (g_str_has_prefix (words[i], names[k]))
        values[k] = words[i] + strlen (names[k]);
  if (values[0] == NULL || *values[0] == '\0' || strchr (values[0], '\n') != NULL
      || !g_utf8_validate (values[0], -1, NULL) || values[1] == NULL || values[2] == NULL
      || !forcon_parse_whole (values[1], -100000, 100000, &x) || !forcon_parse_whole (values[2], -100000, 100000, &y))
    return misunderstood (words[0], free_form ? _ ("SECTOR name=NAME x=N y=N [objects=ID,…]")
                                              : _ ("SECTOR name=NAME column=N row=N [objects=ID,…]"));
  sector = find_sector (campaign, words[0], words[1]);
  if (FORCON_ID_IS_NONE (sector))
    return FORCON_EXIT_USAGE;
  objects = values[3] == NULL ? NULL : g_strsplit (values[3], ",", -1);
  *edits = forcon_map_split (campaign, sector, values[0], x, y, (const char *const *) objects);
  return FORCON_EXIT_DONE;
}

static ForconExit
parse_mirror (const ForconCampaign *campaign, char **words, guint n_words, char **edits)
{
  ForconMapMirror mirror;

  if (n_words != 2 || !forcon_map_mirror_from_word (words[1], &mirror))
    return misunderstood (words[0], _ ("“columns”, “rows” or “turn”"));
  *edits = forcon_map_mirror (campaign, mirror);
  return FORCON_EXIT_DONE;
}

static ForconExit
parse_import (const ForconDesk *desk, char **words, guint n_words, char **edits, GArray **lines)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (n_words != 2)
    return misunderstood (words[0], _ ("a CSV file"));
  text = forcon_csv_load (words[1], words[1], &error);
  if (text != NULL)
    *edits = forcon_ships_from_csv (text, words[1], forcon_desk_campaign (desk), forcon_store_rules (desk->store),
                                    lines, &error);
  if (*edits != NULL)
    return FORCON_EXIT_DONE;
  forcon_print_error ("%s", error->message);
  return FORCON_EXIT_DAMAGED;
}

gboolean
forcon_edit_words_is (const char *word)
{
  return g_str_equal (word, "merge") || g_str_equal (word, "split") || g_str_equal (word, "mirror")
         || g_str_equal (word, "rotate")
         || g_str_equal (word, "import");
}

/* A table is refused where its line is wrong, all else as commands are. */
static ForconExit
check_table (const ForconDesk *desk, const char *path, const char *edits, const GArray *lines)
{
  guint refused = 0;
  ForconCampaignVerdict verdict
      = forcon_edits_try (forcon_desk_campaign (desk), forcon_store_rules (desk->store), edits, &refused, NULL);
  g_autofree char *sentence = NULL;

  if (refused == 0)
    return FORCON_EXIT_DONE;
  sentence = forcon_campaign_sentence_of_verdict (forcon_desk_campaign (desk), &verdict);
  forcon_print_error ("%s:%u: %s", path, g_array_index (lines, guint, refused - 1), sentence);
  return FORCON_EXIT_DAMAGED;
}

ForconExit
forcon_edit_words_parse (const ForconDesk *desk, char **words, guint n_words, ForconCampaignCommand *command)
{
  const ForconCampaign *campaign = forcon_desk_campaign (desk);
  g_autofree char *edits = NULL;
  g_autoptr (GArray) lines = NULL;
  ForconExit status;

  if (g_str_equal (words[0], "merge"))
    status = parse_merge (campaign, words, n_words, &edits);
  else if (g_str_equal (words[0], "split"))
    status = parse_split (campaign, words, n_words, &edits);
  else if (g_str_equal (words[0], "mirror"))
    status = parse_mirror (campaign, words, n_words, &edits);
  else if (g_str_equal (words[0], "rotate"))
    status = parse_rotate (campaign, words, n_words, &edits);
  else
    status = parse_import (desk, words, n_words, &edits, &lines);
  *command = (ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_PLAY };
  if (status != FORCON_EXIT_DONE || *edits == '\0')
    return status;
  if (lines != NULL && campaign->progress.stage == FORCON_STAGE_SET_UP)
    status = check_table (desk, words[1], edits, lines);
  *command = forcon_edits_command (edits);
  return status;
}
