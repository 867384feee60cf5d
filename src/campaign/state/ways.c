/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/state/ways.h"

/* Farther than any way can lead. */
#define FAR G_MAXUINT8

/*
 * neighbours: of sector s those from first[s] to first[s + 1], in the order of the file. dangers, blocked: by sector.
 * named: whether the admiral wants to be there. distance: of each leg, by sector, how many moves are left to its end.
 */
typedef struct {
  const ForconWayWish *wish;
  guint n_sectors;
  guint n_legs;
  guint *first;
  guint16 *neighbours;
  guint8 *dangers;
  gboolean *named;
  gboolean *blocked;
  guint8 *distance;
  ForconSectorId begun;
  gint spent;
  gint cost;
} Map;

static void
map_clear (Map *map)
{
  g_free (map->first);
  g_free (map->neighbours);
  g_free (map->dangers);
  g_free (map->named);
  g_free (map->blocked);
  g_free (map->distance);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Map, map_clear)

static gboolean
is_sector (const Map *map, ForconSectorId sector)
{
  return sector.value > 0 && sector.value <= map->n_sectors;
}

static gint
by_number (gconstpointer a, gconstpointer b)
{
  return *(const guint16 *) a - *(const guint16 *) b;
}

/* Lists the neighbours of each sector, as going over all borders for each would take too long. */
static void
list_neighbours (Map *map, const GArray *borders)
{
  g_autofree guint *filled = g_new0 (guint, map->n_sectors + 2);

  map->first = g_new0 (guint, map->n_sectors + 2);
  map->neighbours = g_new (guint16, 2 * borders->len + 1);
  for (guint i = 0; i < borders->len; i++)
    {
      map->first[g_array_index (borders, ForconBorder, i).one.value + 1]++;
      map->first[g_array_index (borders, ForconBorder, i).two.value + 1]++;
    }
  for (guint s = 1; s <= map->n_sectors + 1; s++)
    map->first[s] += map->first[s - 1];
  for (guint i = 0; i < borders->len; i++)
    {
      const ForconBorder *border = &g_array_index (borders, ForconBorder, i);

      map->neighbours[map->first[border->one.value] + filled[border->one.value]++] = border->two.value;
      map->neighbours[map->first[border->two.value] + filled[border->two.value]++] = border->one.value;
    }
  for (guint s = 1; s <= map->n_sectors; s++)
    qsort (map->neighbours + map->first[s], filled[s], sizeof (guint16), by_number);
}

static void
add_danger (Map *map, ForconSectorId sector, ForconWayDangers danger)
{
  if (is_sector (map, sector) && !map->named[sector.value])
    map->dangers[sector.value] |= (guint8) danger;
}

static void
add_dangers (Map *map, const ForconCampaign *campaign)
{
  ForconSideId admiral = map->wish->admiral;

  for (guint i = 0; i < campaign->sightings->len; i++)
    {
      const ForconSighting *seen = &g_array_index (campaign->sightings, ForconSighting, i);
      /* An identified formation without ships is one that is known to be lost. */
      gboolean lost = seen->level == FORCON_LEVEL_IDENTIFIED && seen->count == 0;

      if (FORCON_ID_EQUAL (seen->admiral, admiral) && seen->level != FORCON_LEVEL_HIDDEN && !lost
          && forcon_campaign_admirals_hostile (campaign, admiral, seen->owner))
        add_danger (map, seen->sector, FORCON_WAY_ENEMY);
    }
  for (guint i = 0; i < campaign->notices->len; i++)
    {
      const ForconNotice *notice = &g_array_index (campaign->notices, ForconNotice, i);

      if (forcon_campaign_admirals_hostile (campaign, admiral, notice->owner))
        add_danger (map, notice->sector, FORCON_WAY_ENEMY);
    }
  for (guint i = 0; i < campaign->fields->len; i++)
    {
      const ForconField *field = &g_array_index (campaign->fields, ForconField, i);

      if ((field->known & (1u << admiral.value)) != 0 && field->count > 0
          && forcon_campaign_admirals_hostile (campaign, admiral, field->admiral))
        add_danger (map, field->sector, FORCON_WAY_MINES);
    }
  for (guint i = 0; i < campaign->features->len; i++)
    if (g_array_index (campaign->features, ForconFeature, i).kind == FORCON_SECTOR_OBJECT_HAZARD)
      add_danger (map, g_array_index (campaign->features, ForconFeature, i).sector, FORCON_WAY_HAZARD);
}

/* Returns: whether all sectors of the wish exist, and none is both wanted and not */
static gboolean
take_wish (Map *map)
{
  const ForconWayWish *wish = map->wish;

  if (!is_sector (map, wish->from) || !is_sector (map, wish->to) || wish->n_via > FORCON_WAY_STAGES_MAX)
    return FALSE;
  map->named[wish->from.value] = map->named[wish->to.value] = TRUE;
  for (guint i = 0; i < wish->n_via; i++)
    {
      if (!is_sector (map, wish->via[i]))
        return FALSE;
      map->named[wish->via[i].value] = TRUE;
    }
  for (guint i = 0; i < wish->n_avoid; i++)
    if (is_sector (map, wish->avoid[i]))
      map->blocked[wish->avoid[i].value] = TRUE;
  for (guint i = 0; i < wish->n_via; i++)
    if (map->blocked[wish->via[i].value])
      return FALSE;
  return !map->blocked[wish->to.value];
}

/* What the formation has spent on a way that begins where it is (F-CAMP-3). */
static void
take_formation (Map *map, const ForconCampaign *campaign, const ForconRules *rules)
{
  const ForconPost *post = forcon_campaign_post (campaign, map->wish->formation);

  map->cost = forcon_campaign_task_cost (campaign, rules, FORCON_TASK_MOVE, map->wish->formation);
  if (post == NULL || !FORCON_ID_EQUAL (post->sector, map->wish->from))
    return;
  map->begun = post->bound_for;
  map->spent = MIN (post->spent, map->cost - 1);
}

static ForconSectorId
end_of_leg (const Map *map, guint leg)
{
  return leg < map->wish->n_via ? map->wish->via[leg] : map->wish->to;
}

static guint8 *
distance_to_end (const Map *map, guint leg)
{
  return map->distance + leg * (map->n_sectors + 1);
}

static gboolean
is_open (const Map *map, guint16 sector, gboolean safely)
{
  return !map->blocked[sector] && !(safely && map->dangers[sector] != 0);
}

/* How many moves each sector is from the end of a leg. */
static void
measure (Map *map, guint leg, gboolean safely)
{
  g_autofree guint16 *reached = g_new (guint16, map->n_sectors);
  guint8 *distance = distance_to_end (map, leg);
  guint n_reached = 0;

  memset (distance, FAR, map->n_sectors + 1);
  reached[n_reached++] = end_of_leg (map, leg).value;
  distance[reached[0]] = 0;
  for (guint i = 0; i < n_reached && distance[reached[i]] < FORCON_WAY_STAGES_MAX; i++)
    for (guint k = map->first[reached[i]]; k < map->first[reached[i] + 1]; k++)
      {
        guint16 next = map->neighbours[k];
        /* A way can begin in a sector that is to be avoided. */
        gboolean begins_there = leg == 0 && next == map->wish->from.value;

        if (distance[next] != FAR || (!is_open (map, next, safely) && !begins_there))
          continue;
        distance[next] = distance[reached[i]] + 1;
        reached[n_reached++] = next;
      }
}

/* Whether a shortest way can go on where the formation has set out for already. */
static gboolean
is_begun (const Map *map)
{
  const guint8 *distance = distance_to_end (map, 0);

  if (map->spent <= 0 || !is_sector (map, map->begun) || distance[map->begun.value] == FAR)
    return FALSE;
  return distance[map->begun.value] + 1 == distance[map->wish->from.value];
}

/* Returns: what the shortest ways cost, half-phases, once all legs are measured; 0 where there is none */
static gint
measure_all (Map *map, gboolean safely)
{
  ForconSectorId from = map->wish->from;
  guint stages = 0;

  for (guint leg = 0; leg < map->n_legs; leg++)
    {
      measure (map, leg, safely);
      stages += distance_to_end (map, leg)[from.value];
      from = end_of_leg (map, leg);
    }
  if (stages == 0 || stages > FORCON_WAY_STAGES_MAX)
    return 0;
  return (gint) stages * map->cost - (is_begun (map) ? map->spent : 0);
}

/* The ways that are being listed; way: as far as it has come; dangerous_only: leaves out those that are safe. */
typedef struct {
  const Map *map;
  ForconWay way;
  gboolean dangerous_only;
  ForconWay *ways;
  guint n;
  guint max;
} Listing;

static void
add_way (Listing *listing)
{
  const Map *map = listing->map;
  ForconWay *way = &listing->ways[listing->n];

  *way = listing->way;
  for (guint i = 0; i < way->n_stages; i++)
    {
      way->stage_dangers[i] = (ForconWayDangers) map->dangers[way->stages[i].value];
      way->dangers |= way->stage_dangers[i];
    }
  if (way->dangers != 0 || !listing->dangerous_only)
    listing->n++;
}

/* Goes on from a sector in each direction in which it is nearer to the end of the leg. */
static void
list_ways_from (Listing *listing, guint leg, guint16 sector)
{
  const Map *map = listing->map;
  const guint8 *distance = distance_to_end (map, leg);

  if (distance[sector] == 0 && leg + 1 == map->n_legs)
    add_way (listing);
  else if (distance[sector] == 0)
    list_ways_from (listing, leg + 1, sector);
  else
    for (guint k = map->first[sector]; k < map->first[sector + 1] && listing->n < listing->max; k++)
      {
        guint16 next = map->neighbours[k];

        if (distance[next] + 1 != distance[sector])
          continue;
        if (listing->way.n_stages == 0 && is_begun (map) && next != map->begun.value)
          continue;
        listing->way.stages[listing->way.n_stages++].value = next;
        list_ways_from (listing, leg, next);
        listing->way.n_stages--;
      }
}

/* Returns: how many there are then */
static guint
list_ways (const Map *map, gboolean dangerous_only, gint halves, ForconWay *ways, guint n, guint max)
{
  Listing listing
      = { .map = map, .way = { .halves = halves }, .dangerous_only = dangerous_only, .ways = ways, .n = n, .max = max };

  list_ways_from (&listing, 0, map->wish->from.value);
  return listing.n;
}

guint
forcon_campaign_ways (const ForconCampaign *campaign, const ForconRules *rules, const ForconWayWish *wish,
                      ForconWay *ways, guint max)
{
  guint n_sectors = campaign->sectors->len;
  g_auto (Map) map = { .wish = wish, .n_sectors = n_sectors, .n_legs = wish->n_via + 1 };
  guint n = 0;

  map.dangers = g_new0 (guint8, n_sectors + 1);
  map.named = g_new0 (gboolean, n_sectors + 1);
  map.blocked = g_new0 (gboolean, n_sectors + 1);
  if (!take_wish (&map))
    return 0;
  map.distance = g_new (guint8, map.n_legs * (n_sectors + 1));
  list_neighbours (&map, campaign->borders);
  add_dangers (&map, campaign);
  take_formation (&map, campaign, rules);

  gint shortest = measure_all (&map, FALSE);
  gint shortest_safe = shortest == 0 ? 0 : measure_all (&map, TRUE);

  if (shortest == 0)
    return 0;
  if (shortest_safe == shortest)
    n = list_ways (&map, FALSE, shortest, ways, n, max);
  measure_all (&map, FALSE);
  /* One place is kept for a safe way. */
  n = list_ways (&map, TRUE, shortest, ways, n, shortest_safe > shortest ? max - 1 : max);
  if (shortest_safe > shortest)
    {
      measure_all (&map, TRUE);
      n = list_ways (&map, FALSE, shortest_safe, ways, n, max);
    }
  return n;
}

gboolean
forcon_ways_clear (const ForconWay *ways, guint n_ways)
{
  return n_ways == 1 && ways[0].dangers == FORCON_WAY_SAFE;
}

static const struct {
  ForconWayDangers danger;
  const char *word;
} danger_words[] = { { FORCON_WAY_ENEMY, "enemy" }, { FORCON_WAY_MINES, "mines" }, { FORCON_WAY_HAZARD, "hazard" } };

char *
forcon_ways_to_text (const ForconCampaign *campaign, const ForconWay *ways, guint n_ways)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_ways; i++)
    {
      g_string_append (text, i > 0 ? ", " : "");
      for (guint k = 0; k < ways[i].n_stages; k++)
        {
          g_string_append (text, forcon_campaign_sector (campaign, ways[i].stages[k])->word);
          for (guint d = 0; d < G_N_ELEMENTS (danger_words); d++)
            if ((ways[i].stage_dangers[k] & danger_words[d].danger) != 0)
              g_string_append_printf (text, "!%s", danger_words[d].word);
          g_string_append_c (text, ' ');
        }
      g_string_append_printf (text, "%d", ways[i].halves);
    }
  return g_string_free (text, FALSE);
}

/* Returns: whether it is a sector, with what is known against it */
static gboolean
stage_from_text (const ForconCampaign *campaign, const char *text, ForconWay *way)
{
  g_auto (GStrv) parts = g_strsplit (text, "!", -1);
  ForconSectorId sector = parts[0] == NULL ? FORCON_NO_SECTOR : forcon_campaign_find_sector (campaign, parts[0]);

  if (FORCON_ID_IS_NONE (sector) || way->n_stages == FORCON_WAY_STAGES_MAX)
    return FALSE;
  for (guint d = 0; d < G_N_ELEMENTS (danger_words); d++)
    if (g_strv_contains ((const char *const *) parts + 1, danger_words[d].word))
      way->stage_dangers[way->n_stages] |= danger_words[d].danger;
  way->dangers |= way->stage_dangers[way->n_stages];
  way->stages[way->n_stages++] = sector;
  return TRUE;
}

static gboolean
way_from_text (const ForconCampaign *campaign, const char *text, ForconWay *way)
{
  g_auto (GStrv) stages = g_strsplit (text, " ", -1);
  guint n = g_strv_length (stages);

  *way = (ForconWay){ 0 };
  for (guint i = 0; i + 1 < n; i++)
    if (!stage_from_text (campaign, stages[i], way))
      return FALSE;
  way->halves = n == 0 ? 0 : (gint) g_ascii_strtoll (stages[n - 1], NULL, 10);
  return way->n_stages > 0;
}

guint
forcon_ways_from_text (const ForconCampaign *campaign, const char *text, ForconWay *ways, guint max)
{
  g_auto (GStrv) parts = g_strsplit (text == NULL ? "" : text, ", ", -1);
  guint n = 0;

  for (guint i = 0; parts[i] != NULL && n < max; i++)
    if (way_from_text (campaign, parts[i], &ways[n]))
      n++;
  return n;
}
