/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order and the numbers of things, as they are when a scenario is read. */
#include "campaign/editing/entity-private.h"
#include "campaign/state/campaign-apply-private.h"

#include <string.h>

#include "engine/state/battle-records.h"
#include "engine/state/formation.h"

static guint
mapped (const guint32 *map, guint n, guint id)
{
  return id < n ? map[id] : id;
}

static void
renumber_ships (ForconShips *ships, const guint32 *map, guint n)
{
  ForconShips kept = { 0 };

  for (guint i = 0; i < ships->n; i++)
    {
      guint16 id = (guint16) mapped (map, n, ships->ship[i].value);

      if (id != 0)
        kept.ship[kept.n++].value = id;
    }
  *ships = kept;
}

static guint32
renumber_mask (guint32 mask, const guint32 *map, guint n)
{
  guint32 kept = 0;

  for (guint bit = 1; bit < 32; bit++)
    if ((mask & (1u << bit)) != 0 && mapped (map, n, bit) != 0)
      kept |= 1u << mapped (map, n, bit);
  return kept;
}

/* Admirals are sides of the fleet, and some fields hold several of them as bits. */
static void
renumber_record (gpointer record, const ForconRecordShape *shape, ForconFieldKind kind, const guint32 *map, guint n)
{
  for (guint i = 0; i < shape->n_fields; i++)
    {
      const ForconRecordField *field = &shape->fields[i];
      gboolean of_kind = field->type->kind == kind
                         || (kind == FORCON_FIELD_ADMIRAL && field->type->kind == FORCON_FIELD_SIDE);

      if (of_kind)
        forcon_record_set_number (record, field, mapped (map, n, (guint) forcon_record_number (record, field)));
      else if (kind == FORCON_FIELD_SHIP && field->type->kind == FORCON_FIELD_SHIPS)
        renumber_ships (FORCON_RECORD_PLACE (record, field, ForconShips), map, n);
      else if (kind == FORCON_FIELD_ADMIRAL
               && (field->type == &forcon_type_admirals || field->type == &forcon_type_sides))
        *FORCON_RECORD_PLACE (record, field, guint32)
            = renumber_mask (FORCON_RECORD_VALUE (record, field, guint32), map, n);
    }
}

static void
renumber_levels (ForconFormation *formation, const guint32 *map, guint n)
{
  guint8 levels[FORCON_SIDES_MAX];

  memset (levels, FORCON_LEVEL_IDENTIFIED, sizeof levels);
  for (guint i = 1; i <= FORCON_SIDES_MAX; i++)
    if (mapped (map, n, i) != 0 && mapped (map, n, i) <= FORCON_SIDES_MAX)
      levels[mapped (map, n, i) - 1] = formation->levels[i - 1];
  memcpy (formation->levels, levels, sizeof levels);
}

void
forcon_campaign_renumber (ForconCampaign *campaign, ForconFieldKind kind, const guint32 *map, guint n)
{
  ForconBattle *fleet = campaign->fleet;

  for (ForconTable table = 0; table < FORCON_N_TABLES; table++)
    {
      GArray *records = forcon_campaign_table (campaign, table);
      const ForconRecordShape *shape = forcon_table_shape (table);

      for (guint i = 0; i < records->len; i++)
        renumber_record (records->data + i * shape->size, shape, kind, map, n);
    }
  for (guint i = 0; i < fleet->n_ships; i++)
    renumber_record (&fleet->ships[i], forcon_ship_shape (), kind, map, n);
  for (guint i = 0; i < fleet->n_formations; i++)
    {
      renumber_record (&fleet->formations[i], forcon_formation_shape (), kind, map, n);
      if (kind == FORCON_FIELD_ADMIRAL)
        renumber_levels (&fleet->formations[i], map, n);
    }
  for (guint i = 0; i < fleet->roster->sides->len; i++)
    renumber_record (&g_array_index (fleet->roster->sides, ForconSide, i), forcon_side_shape (), kind, map, n);
}

/* Sorting: what comes before what, then the numbers */

/* A key for each record; equal ones stay in their order. Returns: (transfer full): by old place the new one, from 0 */
static guint32 *
order_by (const guint64 *keys, guint n)
{
  guint32 *order = g_new (guint32, n + 1);

  for (guint i = 0; i < n; i++)
    {
      guint place = 0;

      for (guint k = 0; k < n; k++)
        place += keys[k] < keys[i] || (keys[k] == keys[i] && k < i) ? 1 : 0;
      order[i] = place;
    }
  return order;
}

static void
permute (gpointer data, gsize size, guint n, const guint32 *order)
{
  g_autofree char *copy = g_memdup2 (data, size * n);

  for (guint i = 0; i < n; i++)
    memcpy ((char *) data + order[i] * size, copy + i * size, size);
}

static gboolean
is_sorted (const guint64 *keys, guint n)
{
  for (guint i = 1; i < n; i++)
    if (keys[i] < keys[i - 1])
      return FALSE;
  return TRUE;
}

/* Ids are places: what names the records follows them. */
static void
renumber_by_order (ForconCampaign *campaign, ForconFieldKind kind, const guint32 *order, guint n)
{
  g_autofree guint32 *map = g_new0 (guint32, n + 1);

  for (guint i = 0; i < n; i++)
    map[i + 1] = order[i] + 1;
  forcon_campaign_renumber (campaign, kind, map, n + 1);
}

/* Those that were formed come first, then ships that wait, admiral by admiral. */
static void
sort_formations (ForconCampaign *campaign)
{
  ForconBattle *fleet = campaign->fleet;
  guint n = fleet->n_formations;
  g_autofree guint64 *keys = g_new0 (guint64, n + 1);
  g_autofree guint32 *order = NULL;

  for (guint i = 0; i < n; i++)
    keys[i] = g_array_index (campaign->posts, ForconPost, i).formed ? 0 : fleet->formations[i].side.value;
  if (is_sorted (keys, n))
    return;
  order = order_by (keys, n);
  while (fleet->roster->formations->len < n)
    g_array_set_size (fleet->roster->formations, fleet->roster->formations->len + 1);
  permute (fleet->formations, sizeof *fleet->formations, n, order);
  permute (fleet->roster->formations->data, sizeof (ForconFormationName), n, order);
  permute (campaign->posts->data, sizeof (ForconPost), n, order);
  renumber_by_order (campaign, FORCON_FIELD_FORMATION, order, n);
}

static void
sort_ships (ForconCampaign *campaign)
{
  ForconBattle *fleet = campaign->fleet;
  guint n = fleet->n_ships;
  g_autofree guint64 *keys = g_new0 (guint64, n + 1);
  g_autofree guint32 *order = NULL;

  for (guint i = 0; i < n; i++)
    keys[i] = fleet->ships[i].formation.value;
  if (is_sorted (keys, n))
    return;
  order = order_by (keys, n);
  permute (fleet->ships, sizeof *fleet->ships, n, order);
  permute (fleet->roster->cards->data, sizeof (ForconCard), n, order);
  renumber_by_order (campaign, FORCON_FIELD_SHIP, order, n);
}

static void
sort_features (ForconCampaign *campaign)
{
  guint n = campaign->features->len;
  g_autofree guint64 *keys = g_new0 (guint64, n + 1);
  g_autofree guint32 *order = NULL;

  for (guint i = 0; i < n; i++)
    keys[i] = g_array_index (campaign->features, ForconFeature, i).sector.value;
  if (is_sorted (keys, n))
    return;
  order = order_by (keys, n);
  permute (campaign->features->data, sizeof (ForconFeature), n, order);
}

/* Objects count from 1, then mines, unless sheets or messages have numbers already. */
static void
count_anew (ForconCampaign *campaign)
{
  guint32 old_next = campaign->progress.next_id;
  g_autofree guint32 *objects = NULL;
  g_autofree guint32 *fields = NULL;
  guint32 next = 1;

  if (campaign->tasks->len + campaign->sheets->len + campaign->lines->len + campaign->messages->len
          + campaign->instructions->len + campaign->queries->len + campaign->meetings->len
      > 0)
    return;
  objects = g_new0 (guint32, old_next);
  fields = g_new0 (guint32, old_next);
  for (guint i = 0; i < campaign->features->len; i++)
    objects[g_array_index (campaign->features, ForconFeature, i).object.value] = next++;
  for (guint i = 0; i < campaign->fields->len; i++)
    fields[g_array_index (campaign->fields, ForconField, i).field.value] = next++;
  forcon_campaign_renumber (campaign, FORCON_FIELD_OBJECT, objects, old_next);
  forcon_campaign_renumber (campaign, FORCON_FIELD_FIELD, fields, old_next);
  campaign->progress.next_id = next;
}

/* Alliances count from 1 in the order in which powers name them. */
static void
count_alliances (ForconCampaign *campaign)
{
  g_autofree gint *old = g_new0 (gint, campaign->powers->len + 1);
  guint n = 0;

  for (guint i = 0; i < campaign->powers->len; i++)
    {
      ForconPower *power = &g_array_index (campaign->powers, ForconPower, i);
      guint k = 0;

      if (power->alliance == 0)
        continue;
      while (k < n && old[k] != power->alliance)
        k++;
      if (k == n)
        old[n++] = power->alliance;
      power->alliance = (gint) k + 1;
    }
}

/* Who succeeds counts from 1 in each formation; the flagship leads and does not succeed. */
static void
count_successors (ForconCampaign *campaign)
{
  ForconBattle *fleet = campaign->fleet;

  for (guint i = 1; i <= fleet->n_formations; i++)
    {
      const ForconFormation *formation = forcon_battle_formation (fleet, (ForconFormationId){ (guint16) i });
      ForconShips line = { 0 };

      for (guint k = 0; k < fleet->n_ships; k++)
        if (fleet->ships[k].formation.value == i && formation->flagship.value == k + 1)
          fleet->ships[k].succession = 0;
        else if (fleet->ships[k].formation.value == i && fleet->ships[k].succession > 0
            && line.n < FORCON_FORMATION_SHIPS_MAX)
          {
            guint at = line.n++;

            for (; at > 0 && fleet->ships[line.ship[at - 1].value - 1].succession > fleet->ships[k].succession; at--)
              line.ship[at] = line.ship[at - 1];
            line.ship[at].value = (guint16) (k + 1);
          }
      for (guint k = 0; k < line.n; k++)
        fleet->ships[line.ship[k].value - 1].succession = (gint) k + 1;
    }
}

/* What was seen, and what the main map says, is as it is now; nobody sights what is his own. */
static void
look_again (ForconCampaign *campaign)
{
  const ForconBattle *fleet = campaign->fleet;

  for (guint i = campaign->sightings->len; i > 0; i--)
    {
      ForconSighting *sighting = &g_array_index (campaign->sightings, ForconSighting, i - 1);
      ForconShips ships = forcon_formation_ships (fleet, sighting->formation);

      if (FORCON_ID_EQUAL (forcon_battle_formation (fleet, sighting->formation)->side, sighting->admiral))
        {
          g_array_remove_index (campaign->sightings, i - 1);
          continue;
        }
      sighting->owner = forcon_battle_formation (fleet, sighting->formation)->side;
      sighting->count = (gint) ships.n;
      sighting->ships = sighting->level == FORCON_LEVEL_IDENTIFIED ? ships : (ForconShips){ 0 };
    }
  for (guint i = 0; i < campaign->notices->len; i++)
    {
      ForconNotice *notice = &g_array_index (campaign->notices, ForconNotice, i);

      if (FORCON_ID_IS_NONE (notice->formation))
        continue;
      notice->owner = forcon_battle_formation (fleet, notice->formation)->side;
      notice->count = (gint) forcon_formation_ships (fleet, notice->formation).n;
    }
}

void
forcon_campaign_take_grid_borders (ForconCampaign *campaign)
{
  for (guint i = campaign->borders->len; i > 0; i--)
    if (forcon_campaign_border_by_grid (campaign, &g_array_index (campaign->borders, ForconBorder, i - 1)))
      g_array_remove_index (campaign->borders, i - 1);
}

/* Those that follow from the grid, then those that somebody has made, where they lead somewhere else. */
static void
lay_borders (ForconCampaign *campaign)
{
  g_autoptr (GArray) made = g_steal_pointer (&campaign->borders);
  guint n = campaign->sectors->len;

  campaign->borders = g_array_new (FALSE, TRUE, sizeof (ForconBorder));
  for (guint i = 1; i <= n && campaign->progress.grid != FORCON_GRID_FREE; i++)
    for (guint k = i + 1; k <= n; k++)
      {
        const ForconBorder border = { { (guint16) i }, { (guint16) k }, FALSE };

        if (forcon_campaign_border_by_grid (campaign, &border))
          g_array_append_val (campaign->borders, border);
      }
  for (guint i = 0; i < made->len; i++)
    {
      const ForconBorder *border = &g_array_index (made, ForconBorder, i);

      if (!FORCON_ID_IS_NONE (border->one) && !FORCON_ID_IS_NONE (border->two)
          && !forcon_campaign_neighbours (campaign, border->one, border->two))
        g_array_append_val (campaign->borders, *border);
    }
}

void
forcon_campaign_tidy (ForconCampaign *campaign)
{
  sort_formations (campaign);
  sort_ships (campaign);
  sort_features (campaign);
  count_anew (campaign);
  count_alliances (campaign);
  count_successors (campaign);
  look_again (campaign);
  lay_borders (campaign);
}

static void
empty_tables (ForconCampaign *campaign)
{
  static const ForconTable set_up[] = { FORCON_TABLE_POWER,   FORCON_TABLE_ADMIRAL, FORCON_TABLE_SECTOR,
                                        FORCON_TABLE_BORDER,  FORCON_TABLE_FEATURE, FORCON_TABLE_POST,
                                        FORCON_TABLE_FIELD,   FORCON_TABLE_NOTICE,  FORCON_TABLE_SIGHTING,
                                        FORCON_TABLE_ALARM,   FORCON_TABLE_ALIAS,
                                        FORCON_TABLE_RULE_CHANGE };

  for (ForconTable table = 0; table < FORCON_N_TABLES; table++)
    {
      gboolean kept = FALSE;

      for (gsize i = 0; i < G_N_ELEMENTS (set_up); i++)
        kept = kept || set_up[i] == table;
      if (!kept)
        g_array_set_size (forcon_campaign_table (campaign, table), 0);
    }
  g_ptr_array_set_size (campaign->battles, 0);
}

ForconCampaign *
forcon_campaign_as_set_up (const ForconCampaign *campaign)
{
  ForconCampaign *copy = forcon_campaign_clone (campaign);
  ForconBattle *fleet = copy->fleet;

  forcon_campaign_own_roster (copy);
  empty_tables (copy);
  copy->progress.stage = FORCON_STAGE_SET_UP;
  copy->progress.phase = copy->progress.half = 0;
  copy->progress.suggestions = FALSE;
  copy->clock = (ForconClock){ .collecting = campaign->clock.collecting, .results = campaign->clock.results };
  for (guint i = 0; i < fleet->n_ships; i++)
    fleet->ships[i] = (ForconShip){ .side = fleet->ships[i].side,
                                    .hits = g_array_index (fleet->roster->cards, ForconCard, i).hits,
                                    .formation = fleet->ships[i].formation,
                                    .succession = fleet->ships[i].succession };
  for (guint i = 0; i < copy->posts->len; i++)
    {
      ForconPost *post = &g_array_index (copy->posts, ForconPost, i);

      *post = (ForconPost){ .formed = post->formed, .sector = post->sector, .posture = post->posture };
      fleet->formations[i].broken = FALSE;
    }
  for (guint i = 0; i < copy->admirals->len; i++)
    g_array_index (copy->admirals, ForconAdmiral, i).sheet_phase = 0;
  for (guint i = 0; i < copy->alarms->len; i++)
    g_array_index (copy->alarms, ForconAlarm, i).given = FALSE;
  g_array_set_size (fleet->criticals, 0);
  forcon_campaign_take_grid_borders (copy);
  forcon_campaign_tidy (copy);
  return copy;
}
