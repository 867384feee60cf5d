/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who has handed in what, and how much time that takes. */
#include "campaign/orders/sheet-standing.h"

#include <string.h>

#include "campaign/resolution/campaign-openings.h"
#include "campaign/state/clock.h"

static const ForconSheet *
newest_sheet (const ForconCampaign *campaign, ForconSideId admiral)
{
  for (guint i = campaign->sheets->len; i > 0; i--)
    {
      const ForconSheet *sheet = &g_array_index (campaign->sheets, ForconSheet, i - 1);

      if (FORCON_ID_EQUAL (sheet->admiral, admiral) && sheet->phase >= campaign->progress.phase && !sheet->correction)
        return sheet;
    }
  return NULL;
}

static guint
lines_to_settle (const ForconCampaign *campaign, ForconSideId admiral)
{
  guint count = 0;

  for (guint i = 0; i < campaign->lines->len; i++)
    {
      const ForconLine *line = &g_array_index (campaign->lines, ForconLine, i);

      if (forcon_campaign_line_is_open (campaign, line)
          && FORCON_ID_EQUAL (forcon_campaign_sheet (campaign, line->sheet)->admiral, admiral))
        count++;
    }
  return count;
}

/* A sheet is late once orders are not collected any more, be it by the clock or by the master. */
static gboolean
is_late (const ForconCampaign *campaign, const ForconMoment *now)
{
  ForconStage stage = campaign->progress.stage;

  if (stage == FORCON_STAGE_SET_UP)
    return FALSE;
  return stage != FORCON_STAGE_ORDERS || forcon_clock_left (&campaign->clock, now) < 0;
}

ForconSheetStanding
forcon_campaign_sheet_standing (const ForconCampaign *campaign, ForconSideId admiral, const ForconMoment *now)
{
  const ForconSheet *sheet = newest_sheet (campaign, admiral);
  ForconSheetStanding standing = { .state = FORCON_SHEET_OWED, .to_settle = lines_to_settle (campaign, admiral) };

  if (sheet != NULL)
    {
      standing.state = FORCON_SHEET_DONE;
      standing.sheet = sheet->sheet;
      standing.wall = sheet->wall;
    }
  else if (forcon_campaign_admiral (campaign, admiral)->absent)
    standing.state = FORCON_SHEET_ABSENT;
  else if (campaign->progress.phase > 0 && !forcon_campaign_has_formations (campaign, admiral))
    standing.state = FORCON_SHEET_NOTHING;
  else if (is_late (campaign, now))
    standing.state = FORCON_SHEET_LATE;
  return standing;
}

gint
forcon_campaign_halves_ordered (const ForconCampaign *campaign, ForconFormationId formation)
{
  gint halves = 0;

  for (guint i = 0; i < campaign->tasks->len; i++)
    {
      const ForconTask *task = &g_array_index (campaign->tasks, ForconTask, i);

      if (FORCON_ID_EQUAL (task->formation, formation) && forcon_task_in_force (task))
        halves += MAX (task->cost - task->spent, 0);
    }
  return halves;
}

gint
forcon_campaign_halves_left (const ForconCampaign *campaign)
{
  return FORCON_HALVES_OF_PHASE - campaign->progress.half;
}

/* Small letters and digits only, ё as е; anything else parts words. */
static char *
plain (const char *text)
{
  g_autofree char *normal = g_utf8_normalize (text, -1, G_NORMALIZE_ALL_COMPOSE);
  g_autofree char *small = g_utf8_strdown (normal == NULL ? "" : normal, -1);
  GString *result = g_string_new (" ");

  for (const char *at = small; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      if (g_unichar_isalnum (letter))
        g_string_append_unichar (result, letter == 0x451 ? 0x435 : letter);
      else if (result->str[result->len - 1] != ' ')
        g_string_append_c (result, ' ');
    }
  if (result->str[result->len - 1] != ' ')
    g_string_append_c (result, ' ');
  return g_string_free (result, FALSE);
}

/* How many characters of @file are a name or, where @parts, one of its longer words; 0 where it is not named so. */
static gsize
named_so (const char *file, const char *name, gboolean parts)
{
  g_autofree char *key = name == NULL ? NULL : plain (name);
  gsize best = key != NULL && strlen (key) > 2 && strstr (file, key) != NULL ? strlen (key) : 0;
  g_auto (GStrv) words = g_strsplit (key == NULL ? "" : key, " ", -1);

  for (char **word = words; parts && *word != NULL; word++)
    {
      g_autofree char *part = g_strdup_printf (" %s ", *word);

      if (g_utf8_strlen (*word, -1) >= 4 && strstr (file, part) != NULL)
        best = MAX (best, strlen (part));
    }
  return best;
}

static gsize
fits (const ForconCampaign *campaign, ForconSideId admiral, const char *file)
{
  const ForconSide *side = forcon_battle_side (campaign->fleet, admiral);
  gsize best = MAX (named_so (file, side->id, FALSE), named_so (file, side->name, TRUE));

  for (guint i = 0; i < campaign->aliases->len; i++)
    {
      const ForconAlias *alias = &g_array_index (campaign->aliases, ForconAlias, i);

      if (g_strcmp0 (alias->name, side->name) == 0)
        best = MAX (best, named_so (file, alias->other, TRUE));
    }
  return best;
}

ForconSideId
forcon_campaign_admiral_of_file (const ForconCampaign *campaign, const char *name)
{
  g_autofree char *valid = g_utf8_make_valid (name, -1);
  g_autofree char *file = plain (valid);
  ForconSideId found = { 0 };
  gsize best = 0;

  for (guint i = 1; i <= campaign->admirals->len; i++)
    {
      ForconSideId id = { (guint16) i };
      gsize length = fits (campaign, id, file);

      if (length == best)
        found.value = 0;
      if (length <= best)
        continue;
      best = length;
      found = id;
    }
  return found;
}
