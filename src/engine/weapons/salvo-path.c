/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/weapons/torpedo.h"

#include <stdlib.h>

#include "engine/state/orbit-map.h"
#include "engine/state/ship.h"

/* The path of a salvo and what it meets there (F-TORP-2, F-TORP-3, F-TORP-7). */

ForconSalvoId
forcon_salvo_meant (const ForconBattle *battle, ForconSalvoId id, ForconShipId launcher)
{
  ForconSalvoId oldest = FORCON_NO_SALVO;

  if (!FORCON_ID_IS_NONE (id))
    return forcon_battle_salvo (battle, id) == NULL ? FORCON_NO_SALVO : id;
  for (guint i = 0; i < battle->salvos->len && !FORCON_ID_IS_NONE (launcher); i++)
    {
      const ForconSalvo *salvo = &g_array_index (battle->salvos, ForconSalvo, i);

      if (!FORCON_ID_EQUAL (salvo->launcher, launcher))
        continue;
      if (!salvo->moved)
        return salvo->id;
      if (FORCON_ID_IS_NONE (oldest))
        oldest = salvo->id;
    }
  return oldest;
}

ForconLength
forcon_salvo_distance (const ForconSalvo *salvo)
{
  return salvo->run > 0 ? salvo->speed : 0;
}

ForconLegs
forcon_salvo_straight (const ForconSalvo *salvo)
{
  return (ForconLegs){ .n = 1, .leg = { { forcon_salvo_distance (salvo), 0 } } };
}

static ForconVerdict
judge_form (const ForconSalvo *salvo, const ForconLegs *legs)
{
  ForconVerdict verdict = { .kind = FORCON_VERDICT_BAD_LEGS, .ship = salvo->launcher, .salvo = salvo->id };

  if (legs->n == 0 || legs->n > FORCON_LEGS_MAX)
    return verdict;
  for (guint i = 0; i < legs->n; i++)
    if (legs->leg[i].ahead < 0 || legs->leg[i].ahead > FORCON_LENGTH_MAX
        || abs (legs->leg[i].turn) > FORCON_FULL_CIRCLE)
      return verdict;
  verdict.kind = FORCON_VERDICT_DONE;
  return verdict;
}

/* One turn in its life, not in its first move, anywhere on the path (F-TORP-2). */
static ForconVerdict
judge_turn (const ForconRules *rules, const ForconSalvo *salvo, const ForconLegs *legs)
{
  ForconVerdict verdict = { .kind = FORCON_VERDICT_DONE, .ship = salvo->launcher, .salvo = salvo->id };

  for (guint i = 0; i < legs->n; i++)
    if (legs->leg[i].turn != 0)
      {
        verdict.actual++;
        verdict.angle = abs (legs->leg[i].turn);
      }
  verdict.needed_angle = rules->torpedo.turn;
  if (verdict.actual == 0)
    return verdict;
  if (!salvo->old)
    verdict.kind = FORCON_VERDICT_SALVO_TOO_YOUNG;
  else if (salvo->turned)
    verdict.kind = FORCON_VERDICT_SALVO_TURNED;
  else if (verdict.actual > 1)
    verdict.kind = FORCON_VERDICT_SALVO_LEGS;
  else if (verdict.angle > verdict.needed_angle)
    verdict.kind = FORCON_VERDICT_SALVO_TURN;
  return verdict;
}

ForconVerdict
forcon_salvo_judge (const ForconBattle *battle, const ForconRules *rules, ForconSalvoId salvo, const ForconLegs *legs)
{
  const ForconSalvo *state = forcon_battle_salvo (battle, salvo);

  if (state == NULL)
    return (ForconVerdict){ .kind = FORCON_VERDICT_NO_SUCH_SALVO };
  if (state->moved)
    return (ForconVerdict){ .kind = FORCON_VERDICT_SALVO_MOVED, .ship = state->launcher, .salvo = salvo };
  ForconVerdict verdict = judge_form (state, legs);

  if (verdict.kind == FORCON_VERDICT_DONE)
    verdict = judge_turn (rules, state, legs);
  if (verdict.kind != FORCON_VERDICT_DONE)
    return verdict;
  verdict.length = forcon_legs_distance (legs);
  verdict.needed_length = forcon_salvo_distance (state);
  if (verdict.length != verdict.needed_length)
    verdict.kind = FORCON_VERDICT_SALVO_DISTANCE;
  return verdict;
}

ForconPath
forcon_salvo_path (const ForconBattle *battle, ForconSalvoId salvo, const ForconLegs *legs)
{
  const ForconSalvo *state = forcon_battle_salvo (battle, salvo);

  return forcon_move_path (state->position, state->heading, legs);
}

/* The search for what a salvo meets. */
typedef struct {
  const ForconBattle *battle;
  const ForconRules *rules;
  const ForconSalvo *salvo;
  ForconSalvoWay *way;
} Search;

/*
 * How far along its path the salvo enters a disc, or −1. Where it must be @crossed the rim alone is not enough;
 * where it is reached, the rounded distance that is shown counts (F-GEN-1).
 */
static ForconLength
entry_of (const Search *search, ForconPoint centre, ForconLength radius, gboolean crossed)
{
  const ForconPath *path = &search->way->path;
  ForconLength gone = 0;

  for (guint i = 0; i + 1 < path->n_points; i++)
    {
      ForconPoint a = path->points[i];
      ForconPoint b = path->points[i + 1];

      if (crossed ? forcon_segment_crosses_disc (a, b, centre, radius)
                  : forcon_segment_distance (a, b, centre) <= radius)
        return gone + forcon_segment_entry (a, b, centre, radius);
      gone += forcon_point_distance (a, b);
    }
  return -1;
}

static void
add_encounter (const Search *search, ForconEncounter encounter)
{
  if (encounter.at >= 0)
    g_array_append_val (search->way->encounters, encounter);
}

static void
find_markers (const Search *search)
{
  for (guint i = 0; i < search->battle->objects->len && FORCON_ID_IS_NONE (search->salvo->planet); i++)
    {
      const ForconObject *object = &g_array_index (search->battle->objects, ForconObject, i);

      if (object->kind == FORCON_OBJECT_BLAST || object->kind == FORCON_OBJECT_RIFT)
        add_encounter (search, (ForconEncounter){ .kind = FORCON_MEETS_MARKER,
                                                  .at = entry_of (search, object->centre, object->radius, TRUE),
                                                  .object = object->id });
    }
}

/* Two markers, each half a marker's width (F-TORP-3, F-TORP-7). */
static void
find_salvos (const Search *search)
{
  for (guint i = 0; i < search->battle->salvos->len; i++)
    {
      const ForconSalvo *other = &g_array_index (search->battle->salvos, ForconSalvo, i);

      if (FORCON_ID_EQUAL (other->planet, search->salvo->planet)
          && forcon_sides_hostile (search->battle, other->side, search->salvo->side))
        add_encounter (search,
                       (ForconEncounter){ .kind = FORCON_MEETS_SALVO,
                                          .at = entry_of (search, other->position, 2 * search->rules->torpedo.reach,
                                                          FALSE),
                                          .salvo = other->id });
    }
}

/*
 * Enemies that its side sees, and their hulks; its own side and allies are passed by (F-TORP-3, F-TORP-9), and so is
 * the ship that it struck last (F-TORP-6).
 */
static void
find_ships (const Search *search)
{
  for (guint i = 1; i <= search->battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };
      const ForconShip *state = forcon_battle_ship (search->battle, ship);

      if (!forcon_ship_on_table (search->battle, ship) || !FORCON_ID_EQUAL (state->planet, search->salvo->planet)
          || !forcon_sides_hostile (search->battle, state->side, search->salvo->side)
          || !forcon_ship_detected (search->battle, ship, search->salvo->side)
          || FORCON_ID_EQUAL (ship, search->salvo->struck))
        continue;
      ForconLength reach = forcon_ship_radius (search->battle, ship) + search->rules->torpedo.reach;

      add_encounter (search, (ForconEncounter){ .kind = FORCON_MEETS_SHIP,
                                                .at = entry_of (search, state->position, reach, FALSE), .ship = ship });
    }
}

/* What comes first is dealt with first; of what is equally near: markers, salvos, ships, each in their order. */
static gint
compare_encounters (gconstpointer a, gconstpointer b)
{
  const ForconEncounter *left = a;
  const ForconEncounter *right = b;
  gint64 left_id = (gint64) left->object.value + left->salvo.value + left->ship.value;
  gint64 right_id = (gint64) right->object.value + right->salvo.value + right->ship.value;

  if (left->at != right->at)
    return left->at < right->at ? -1 : 1;
  if (left->kind != right->kind)
    return left->kind < right->kind ? -1 : 1;
  return left_id < right_id ? -1 : left_id > right_id;
}

/* How far of its @length a line goes before its coordinate leaves 0 to @most; @length if it does not. */
static ForconLength
inside_on_axis (ForconLength from, ForconLength to, ForconLength most, ForconLength length)
{
  ForconLength edge = to < 0 ? 0 : most;

  if ((to >= 0 && to <= most) || from == to)
    return length;
  return (ForconLength) CLAMP ((gint64) length * (edge - from) / (to - from), 0, length);
}

/* How far along its path the salvo reaches the edge of its map, or −1. */
static ForconLength
edge_of_map (const Search *search, ForconPoint size)
{
  const ForconPath *path = &search->way->path;
  ForconLength gone = 0;

  for (guint i = 0; i + 1 < path->n_points; i++)
    {
      ForconPoint a = path->points[i];
      ForconPoint b = path->points[i + 1];
      ForconLength length = forcon_point_distance (a, b);

      if (b.x < 0 || b.y < 0 || b.x > size.x || b.y > size.y)
        return gone + MIN (inside_on_axis (a.x, b.x, size.x, length), inside_on_axis (a.y, b.y, size.y, length));
      gone += length;
    }
  return -1;
}

/* The first planet on the path, and how far along (a planet lies on the table only). */
static ForconLength
planet_ahead (const Search *search, ForconObjectId *planet)
{
  ForconLength nearest = -1;

  for (guint i = 0; i < search->battle->objects->len && FORCON_ID_IS_NONE (search->salvo->planet); i++)
    {
      const ForconObject *object = &g_array_index (search->battle->objects, ForconObject, i);
      ForconLength at = object->kind == FORCON_OBJECT_PLANET ? entry_of (search, object->centre, object->radius, TRUE)
                                                             : -1;

      if (at < 0 || (nearest >= 0 && at >= nearest))
        continue;
      nearest = at;
      *planet = object->id;
    }
  return nearest;
}

/* Cuts the path at @distance. */
static void
cut_path (ForconPath *path, ForconLength distance)
{
  ForconLength gone = 0;

  for (guint i = 0; i + 1 < path->n_points; i++)
    {
      ForconPoint a = path->points[i];
      ForconPoint b = path->points[i + 1];
      ForconLength length = forcon_point_distance (a, b);

      if (gone + length >= distance)
        {
          path->points[i + 1] = forcon_point_ahead (a, forcon_point_bearing (a, b), distance - gone);
          path->n_points = i + 2;
          return;
        }
      gone += length;
    }
}

/* Ends the path at the edge of the map or in a planet, where it meets one. */
static void
find_end (const Search *search, ForconPoint size)
{
  ForconSalvoWay *way = search->way;
  ForconLength edge = edge_of_map (search, size);
  ForconObjectId planet = FORCON_NO_OBJECT;
  ForconLength ground = planet_ahead (search, &planet);

  if (ground >= 0 && (edge < 0 || ground < edge))
    {
      way->planet = planet;
      way->distance = ground;
    }
  else if (edge >= 0)
    {
      way->leaves = TRUE;
      way->distance = edge;
    }
  if (way->leaves || !FORCON_ID_IS_NONE (way->planet))
    cut_path (&way->path, way->distance);
  for (guint i = 0; i < way->path.n_points; i++)
    way->path.points[i] = (ForconPoint){ CLAMP (way->path.points[i].x, 0, size.x),
                                         CLAMP (way->path.points[i].y, 0, size.y) };
}

void
forcon_salvo_find_way (const ForconBattle *battle, const ForconRules *rules, ForconSalvoId salvo,
                       const ForconLegs *legs, ForconSalvoWay *way)
{
  Search search = { battle, rules, forcon_battle_salvo (battle, salvo), way };
  gboolean on_table = FORCON_ID_IS_NONE (search.salvo->planet);

  *way = (ForconSalvoWay){ .path = forcon_salvo_path (battle, salvo, legs),
                           .distance = forcon_legs_distance (legs),
                           .encounters = g_array_new (FALSE, FALSE, sizeof (ForconEncounter)) };
  find_end (&search, on_table ? battle->size : forcon_orbit_map_size (rules));
  find_markers (&search);
  find_salvos (&search);
  find_ships (&search);
  g_array_sort (way->encounters, compare_encounters);
}

void
forcon_salvo_way_clear (ForconSalvoWay *way)
{
  g_clear_pointer (&way->encounters, g_array_unref);
}
