/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ways over several sectors, in words (F-CAMP-3, F-CAMP-4). */
#include "report/campaign/campaign-wording.h"

#include "base/language.h"

char *
forcon_wording_sectors (const ForconCampaign *campaign, const ForconSectorId *sectors, guint n)
{
  g_autoptr (GString) text = g_string_new (n == 0 ? "" : forcon_wording_sector (campaign, sectors[0]));

  for (guint i = 1; i + 1 < n; i++)
    g_string_append_printf (text, ", %s", forcon_wording_sector (campaign, sectors[i]));
  if (n < 2)
    return g_string_free (g_steal_pointer (&text), FALSE);
  /* Translators: sectors, "Lamplight, Gallows"; the last one of them. */
  return g_strdup_printf (C_ ("sectors", "%1$s and %2$s"), text->str, forcon_wording_sector (campaign, sectors[n - 1]));
}

static void
take_part (GStrvBuilder *parts, char *part)
{
  g_strv_builder_add (parts, part);
  g_free (part);
}

/* The sectors of a way against which this is known; %NULL where it is nothing. */
static char *
sectors_of_danger (const ForconCampaign *campaign, const ForconWay *way, ForconWayDangers danger)
{
  ForconSectorId sectors[FORCON_WAY_STAGES_MAX];
  guint n = 0;

  for (guint i = 0; i < way->n_stages; i++)
    if ((way->stage_dangers[i] & danger) != 0)
      sectors[n++] = way->stages[i];
  return n == 0 ? NULL : forcon_wording_sectors (campaign, sectors, n);
}

static char *
dangers_of (const ForconCampaign *campaign, const ForconWay *way)
{
  g_autofree char *enemy = sectors_of_danger (campaign, way, FORCON_WAY_ENEMY);
  g_autofree char *mines = sectors_of_danger (campaign, way, FORCON_WAY_MINES);
  g_autofree char *hazard = sectors_of_danger (campaign, way, FORCON_WAY_HAZARD);
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  if (enemy != NULL)
    /* Translators: an enemy is known to be in these sectors. */
    take_part (parts, g_strdup_printf (C_ ("way", "enemy: %s"), enemy));
  if (mines != NULL)
    /* Translators: mines are known to be in these sectors. */
    take_part (parts, g_strdup_printf (C_ ("way", "mines: %s"), mines));
  if (hazard != NULL)
    /* Translators: there is a hazard in these sectors. */
    take_part (parts, g_strdup_printf (C_ ("way", "hazard: %s"), hazard));
  all = g_strv_builder_end (parts);
  return g_strjoinv ("; ", all);
}

char *
forcon_wording_way (const ForconCampaign *campaign, const ForconWay *way)
{
  g_autofree char *stops = forcon_wording_sectors (campaign, way->stages, way->n_stages - 1);
  g_autofree char *halves = forcon_wording_halves (way->halves);
  g_autofree char *dangers = dangers_of (campaign, way);
  g_autofree char *text = NULL;

  if (way->n_stages == 1)
    /* Translators: a way to the next sector; "2 half-phases". */
    text = g_strdup_printf (C_ ("way", "directly: %s"), halves);
  else
    /* Translators: a way: through which sectors, "2 half-phases". */
    text = g_strdup_printf (C_ ("way", "by way of %1$s: %2$s"), stops, halves);
  if (*dangers == '\0')
    return g_steal_pointer (&text);
  /* Translators: a way and what it costs, what is known against it: "enemy: C3". */
  return g_strdup_printf (C_ ("way", "%1$s (%2$s)"), text, dangers);
}
