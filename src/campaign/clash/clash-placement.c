/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/clash/clash-private.h"
#include "engine/state/ship.h"

/* Where the formations of a clash stand when it opens (F-CAMP-11). */

/* Directions are taken from points so far away that rounding does not tell. */
#define FAR FORCON_CM (10000)

/* Returns: the place */
static ForconPoint
point_at_edge (ForconPoint size, ForconAngle bearing, ForconLength inside)
{
  ForconPoint middle = { size.x / 2, size.y / 2 };
  ForconPoint way = forcon_point_ahead ((ForconPoint){ 0, 0 }, forcon_angle_normalise (bearing), FAR);
  gint64 longest = MAX (ABS (way.x), ABS (way.y));

  return (ForconPoint){ middle.x + (ForconLength) (way.x * (gint64) MAX (middle.x - inside, 0) / longest),
                        middle.y + (ForconLength) (way.y * (gint64) MAX (middle.y - inside, 0) / longest) };
}

ForconAngle
forcon_clash_bearing (ForconPoint size, ForconPoint place)
{
  ForconPoint middle = { size.x / 2, size.y / 2 };
  ForconPoint square = { (ForconLength) ((place.x - middle.x) * (gint64) FORCON_CM (100) / MAX (middle.x, 1)),
                         (ForconLength) ((place.y - middle.y) * (gint64) FORCON_CM (100) / MAX (middle.y, 1)) };

  return forcon_point_bearing ((ForconPoint){ 0, 0 }, square);
}

ForconAngle
forcon_sector_bearing (const ForconCampaign *campaign, ForconSectorId from, ForconSectorId to)
{
  const ForconSector *one = forcon_campaign_sector (campaign, from);
  const ForconSector *two = forcon_campaign_sector (campaign, to);

  if (one == NULL || two == NULL)
    return 0;
  return forcon_point_bearing ((ForconPoint){ one->x, one->y }, (ForconPoint){ two->x, two->y });
}

/* What is being done; in @stands, by their places, who stands already. */
typedef struct {
  const ForconCampaign *campaign;
  const ForconRules *rules;
  const ForconClashTable *table;
  GArray *parties;
  gboolean *stands;
} Placing;

static ForconClashParty *
party_at (const Placing *placing, guint i)
{
  return &g_array_index (placing->parties, ForconClashParty, i);
}

static gboolean
are_hostile (const ForconClashParty *a, const ForconClashParty *b)
{
  return a->alliance != b->alliance;
}

/*
 * What a formation does depends on nobody of whom its admiral does not know (F-CAMP-8): where it stands and whither
 * it looks would tell of them.
 */
static gboolean
knows (const ForconClashParty *party, const ForconClashParty *other)
{
  return (other->known & (1u << party->admiral.value)) != 0;
}

/* Over the same border: who came in last, or in the same half-phase attacks, found the other there. */
static gboolean
comes_after (const ForconClashParty *other, const ForconClashParty *party, gboolean is_first)
{
  if (other->post.arrived != party->post.arrived)
    return other->post.arrived > party->post.arrived;
  return other->attacks != party->attacks ? other->attacks : is_first;
}

static gboolean
was_before (const Placing *placing, guint i)
{
  const ForconClashParty *party = party_at (placing, i);

  for (guint k = 0; k < placing->parties->len; k++)
    {
      const ForconClashParty *other = party_at (placing, k);

      if (are_hostile (party, other) && !other->home && FORCON_ID_EQUAL (party->post.came_from, other->post.came_from)
          && FORCON_ID_EQUAL (party->post.sector, other->post.sector) && comes_after (other, party, k < i))
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_enemies (const Placing *placing)
{
  for (guint i = 1; i < placing->parties->len; i++)
    if (are_hostile (party_at (placing, 0), party_at (placing, i)))
      return TRUE;
  return FALSE;
}

/* Who knows of no enemy cannot keep away from any, and all stand in a direction of their own. */
static void
spread_unaware (Placing *placing)
{
  gint n = (gint) placing->campaign->admirals->len;

  for (guint i = 0; i < placing->parties->len; i++)
    {
      ForconClashParty *party = party_at (placing, i);

      if (!party->home)
        continue;
      party->home = FALSE;
      party->bearing
          = forcon_angle_normalise (placing->table->spread + (gint) (party->alliance - 1) * (FORCON_FULL_CIRCLE / n));
    }
}

/* Those who came over no border stand in the middle; where they are enemies, apart, in directions spread evenly. */
static void
spread_home (Placing *placing)
{
  guint32 alliances = 0;

  for (guint i = 0; i < placing->parties->len; i++)
    if (party_at (placing, i)->home)
      alliances |= 1u << party_at (placing, i)->alliance;
  if ((alliances & (alliances - 1)) == 0)
    return;
  for (guint i = 0; i < placing->parties->len; i++)
    {
      ForconClashParty *party = party_at (placing, i);
      gint before = __builtin_popcount (alliances & ((1u << party->alliance) - 1));

      if (!party->home)
        continue;
      party->home = FALSE;
      party->bearing = forcon_angle_normalise (placing->table->spread
                                               + before * (FORCON_FULL_CIRCLE / __builtin_popcount (alliances)));
    }
}

static const ForconClashObject *
object_at (const Placing *placing, guint i)
{
  return &g_array_index (placing->table->objects, ForconClashObject, i);
}

/* The mouth through which it came: they are told apart by their order, as the tunnels of the sector are. */
static const ForconClashObject *
mouth_of (const Placing *placing, const ForconClashParty *party)
{
  guint tunnel = 0;
  guint mouths = 0;

  for (guint i = 0; i < placing->campaign->borders->len; i++)
    {
      const ForconBorder *border = &g_array_index (placing->campaign->borders, ForconBorder, i);
      ForconSectorId beyond = forcon_border_beyond (border, party->post.sector);

      if (!border->tunnel || FORCON_ID_IS_NONE (beyond))
        continue;
      if (FORCON_ID_EQUAL (beyond, party->post.came_from))
        break;
      tunnel++;
    }
  for (guint i = 0; i < placing->table->objects->len; i++)
    if (object_at (placing, i)->kind == FORCON_OBJECT_TUNNEL_MOUTH)
      mouths++;
  for (guint i = 0, n = 0; i < placing->table->objects->len; i++)
    if (object_at (placing, i)->kind == FORCON_OBJECT_TUNNEL_MOUTH && n++ == tunnel % mouths)
      return object_at (placing, i);
  return NULL;
}

static ForconPoint
middle_of (const Placing *placing)
{
  return (ForconPoint){ placing->table->size.x / 2, placing->table->size.y / 2 };
}

/* Where it would come in: at a tunnel's mouth, inside the border, or where it is at home. */
static void
find_way_in (Placing *placing, ForconClashParty *party)
{
  const ForconCampaignRule *rule = &placing->rules->campaign;
  gboolean forward = party->post.posture == FORCON_POSTURE_BATTLE || party->post.posture == FORCON_POSTURE_SCREEN;
  const ForconClashObject *mouth = party->tunnel ? mouth_of (placing, party) : NULL;

  party->tunnel = mouth != NULL;
  if (mouth != NULL)
    party->anchor = mouth->centre;
  else if (party->home)
    party->anchor = middle_of (placing);
  else
    party->anchor = point_at_edge (placing->table->size, party->bearing, rule->edge + (forward ? rule->advance : 0));
}

/* The middle of its enemies; of the table, where there are none or they are all round. */
static ForconPoint
enemies_of (const Placing *placing, const ForconClashParty *party)
{
  gint64 x = 0;
  gint64 y = 0;
  gint n = 0;

  for (guint i = 0; i < placing->parties->len; i++)
    if (are_hostile (party, party_at (placing, i)))
      {
        x += party_at (placing, i)->anchor.x;
        y += party_at (placing, i)->anchor.y;
        n++;
      }
  if (n == 0)
    return middle_of (placing);
  return (ForconPoint){ (ForconLength) (x / n), (ForconLength) (y / n) };
}

/* The nearest thing by which it stands: a planet to guard, or anything to hide at. */
static const ForconClashObject *
shelter_of (const Placing *placing, const ForconClashParty *party)
{
  gboolean hides = party->post.posture == FORCON_POSTURE_AMBUSH;
  const ForconClashObject *nearest = NULL;

  if (party->tunnel || (!hides && !party->station && party->post.posture != FORCON_POSTURE_DEFENCE))
    return NULL;
  for (guint i = 0; i < placing->table->objects->len; i++)
    {
      const ForconClashObject *object = object_at (placing, i);

      if (object->kind == FORCON_OBJECT_TUNNEL_MOUTH || (!hides && object->kind != FORCON_OBJECT_PLANET))
        continue;
      if (nearest == NULL
          || forcon_point_distance (party->anchor, object->centre)
                 < forcon_point_distance (party->anchor, nearest->centre))
        nearest = object;
    }
  return nearest;
}

/* Between the enemy and what it guards, or behind what it hides at. */
static void
take_shelter (Placing *placing, ForconClashParty *party, ForconPoint enemies)
{
  const ForconClashObject *object = shelter_of (placing, party);
  ForconLength depth = 0;

  if (object == NULL)
    return;
  ForconAngle away = forcon_point_bearing (object->centre, enemies)
                     + (party->post.posture == FORCON_POSTURE_AMBUSH ? FORCON_FULL_CIRCLE / 2 : 0);

  for (guint i = 0; i < party->ships.n; i++)
    depth
        = MAX (depth, ABS (party->offsets[i].y) + forcon_ship_radius (placing->campaign->fleet, party->ships.ship[i]));
  party->anchor = forcon_point_ahead (object->centre, forcon_angle_normalise (away),
                                      object->radius + placing->rules->campaign.gap + depth);
}

static ForconPoint
place_of (const ForconClashParty *party, ForconPoint middle, guint ship)
{
  ForconPoint unturned = { middle.x + party->offsets[ship].x, middle.y + party->offsets[ship].y };

  return forcon_point_turned (unturned, middle, party->heading);
}

static gboolean
is_clear_of_objects (const Placing *placing, const ForconClashParty *party, ForconPoint place, ForconLength radius)
{
  for (guint i = 0; i < placing->table->objects->len; i++)
    {
      const ForconClashObject *object = object_at (placing, i);
      ForconLength room = object->kind == FORCON_OBJECT_PLANET ? placing->rules->campaign.gap : 0;

      if (party->tunnel && object->kind == FORCON_OBJECT_TUNNEL_MOUTH)
        continue;
      if (forcon_point_distance (place, object->centre) < object->radius + radius + room)
        return FALSE;
    }
  return TRUE;
}

/*
 * Enemies stand farther apart than friends, as far as one stands from the edge. Nobody keeps away from those of whom
 * it does not know, even where both come to stand in one place, as in play (F-MOV-5).
 */
static gboolean
is_clear_of_ships (const Placing *placing, const ForconClashParty *party, ForconPoint place, ForconLength radius,
                   gboolean apart)
{
  for (guint i = 0; i < placing->parties->len; i++)
    {
      const ForconClashParty *other = party_at (placing, i);
      ForconLength room
          = apart && are_hostile (party, other) ? placing->rules->campaign.edge : placing->rules->campaign.gap;

      if (!placing->stands[i] || !knows (party, other))
        continue;

      for (guint k = 0; k < other->ships.n; k++)
        if (forcon_point_distance (place, other->offsets[k])
            < radius + forcon_ship_radius (placing->campaign->fleet, other->ships.ship[k]) + room)
          return FALSE;
    }
  return TRUE;
}

static gboolean
fits (const Placing *placing, const ForconClashParty *party, ForconPoint middle, gboolean apart)
{
  ForconPoint size = placing->table->size;

  for (guint i = 0; i < party->ships.n; i++)
    {
      ForconPoint place = place_of (party, middle, i);
      ForconLength radius = forcon_ship_radius (placing->campaign->fleet, party->ships.ship[i]);

      if (place.x < radius || place.y < radius || place.x > size.x - radius || place.y > size.y - radius
          || !is_clear_of_objects (placing, party, place, radius)
          || !is_clear_of_ships (placing, party, place, radius, apart))
        return FALSE;
    }
  return TRUE;
}

/* 0, 1, −1, 2, −2 and so on. */
static gint
by_turns (guint i)
{
  return i % 2 == 1 ? (gint) (i + 1) / 2 : -(gint) (i / 2);
}

/* The nearest free place: first beside where it would stand, then farther ahead or astern. */
static gboolean
find_room (const Placing *placing, ForconClashParty *party, gboolean apart)
{
  ForconLength step = MAX (placing->rules->campaign.gap, 1);
  guint n = 2 * (guint) ((placing->table->size.x + placing->table->size.y) / step) + 1;

  for (guint row = 0; row < n; row++)
    for (guint column = 0; column < n; column++)
      {
        ForconPoint moved = { party->anchor.x + by_turns (column) * step, party->anchor.y + by_turns (row) * step };

        party->place = forcon_point_turned (moved, party->anchor, party->heading);
        if (fits (placing, party, party->place, apart))
          return TRUE;
      }
  return FALSE;
}

/* Stations have their place by the planet before all others, who is hidden after all others, and who was there
 * before those who come. */
static gint
compare_order (gconstpointer a, gconstpointer b)
{
  const ForconClashParty *one = a;
  const ForconClashParty *two = b;

  if (one->station != two->station)
    return one->station ? -1 : 1;
  if (one->hidden != two->hidden)
    return one->hidden ? 1 : -1;
  if (one->home != two->home)
    return one->home ? -1 : 1;
  return (gint) one->formation.value - (gint) two->formation.value;
}

/* Where those of a world would come in and whither they would look, in the order in which they take their places. */
static void
prepare_all (Placing *world)
{
  for (guint i = 0; i < world->parties->len; i++)
    party_at (world, i)->home = FORCON_ID_IS_NONE (party_at (world, i)->post.came_from);
  for (guint i = 0; i < world->parties->len; i++)
    if (!party_at (world, i)->home)
      party_at (world, i)->home = was_before (world, i);
  if (has_enemies (world))
    spread_home (world);
  else
    spread_unaware (world);
  g_array_sort (world->parties, compare_order);
  for (guint i = 0; i < world->parties->len; i++)
    {
      forcon_clash_array (world->campaign, world->rules, party_at (world, i));
      find_way_in (world, party_at (world, i));
    }
  for (guint i = 0; i < world->parties->len; i++)
    {
      ForconClashParty *party = party_at (world, i);
      ForconPoint enemies = enemies_of (world, party);
      gboolean marches_in = party->post.posture == FORCON_POSTURE_MARCH && !party->home && !party->tunnel;

      take_shelter (world, party, enemies);
      /* On the march it keeps its course, from the border inwards; all others face their enemies. */
      party->heading = forcon_point_bearing (party->anchor, marches_in ? middle_of (world) : enemies);
    }
}

/* One of them, as if there were nobody but those whom its admiral knows. */
static ForconClashParty
prepare (const Placing *placing, guint place)
{
  g_autoptr (GArray) known = g_array_new (FALSE, FALSE, sizeof (ForconClashParty));
  Placing world = { placing->campaign, placing->rules, placing->table, known, NULL };
  ForconClashParty prepared = *party_at (placing, place);

  for (guint i = 0; i < placing->parties->len; i++)
    if (knows (party_at (placing, place), party_at (placing, i)))
      g_array_append_val (known, *party_at (placing, i));
  prepare_all (&world);
  for (guint i = 0; i < known->len; i++)
    if (FORCON_ID_EQUAL (party_at (&world, i)->formation, prepared.formation))
      prepared = *party_at (&world, i);
  return prepared;
}

/* Each takes its place after those whom it knows: the earlier ones, and those who do not know of it and cannot wait. */
static gboolean
settle_in_turn (Placing *placing, guint place, gboolean *begun)
{
  ForconClashParty *party = party_at (placing, place);

  begun[place] = TRUE;
  for (guint i = 0; i < placing->parties->len; i++)
    if (!begun[i] && knows (party, party_at (placing, i)) && (i < place || !knows (party_at (placing, i), party))
        && !settle_in_turn (placing, i, begun))
      return FALSE;
  if (!find_room (placing, party, TRUE) && !find_room (placing, party, FALSE))
    return FALSE;
  for (guint i = 0; i < party->ships.n; i++)
    party->offsets[i] = place_of (party, party->place, i);
  placing->stands[place] = TRUE;
  return TRUE;
}

guint
forcon_clash_place (const ForconCampaign *campaign, const ForconRules *rules, const ForconClashTable *table,
                    GArray *parties)
{
  g_autoptr (GArray) prepared = g_array_new (FALSE, FALSE, sizeof (ForconClashParty));
  g_autofree gboolean *stands = g_new0 (gboolean, parties->len);
  g_autofree gboolean *begun = g_new0 (gboolean, parties->len);
  Placing placing = { campaign, rules, table, parties, stands };
  guint n = 0;

  for (guint i = 0; i < parties->len; i++)
    {
      ForconClashParty party = prepare (&placing, i);

      g_array_append_val (prepared, party);
    }
  g_array_set_size (parties, 0);
  g_array_append_vals (parties, prepared->data, prepared->len);
  g_array_sort (parties, compare_order);
  for (guint i = 0; i < parties->len; i++)
    if (!begun[i] && !settle_in_turn (&placing, i, begun))
      break;
  for (guint i = 0; i < parties->len; i++)
    n += stands[i];
  return n;
}
