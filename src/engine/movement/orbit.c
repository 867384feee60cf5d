/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/movement/orbit.h"

#include "engine/decision/orbits.h"
#include "engine/state/formation.h"
#include "engine/movement/movement.h"
#include "engine/state/orbit-map.h"
#include "engine/state/ship.h"

/* Ships go round along their orbit, to the right or to the left of the map. */
#define EAST FORCON_DEGREES (90)
#define WEST FORCON_DEGREES (270)

/* Returns: its orbit, from 1, the lowest (F-ORB-1) */
static gint
orbit_of (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  return MAX (forcon_orbit_map_nearest (rules, forcon_battle_ship (battle, ship)->position.y), 1);
}

ForconObjectId
forcon_orbit_planet (const ForconBattle *battle, ForconShipId ship)
{
  const ForconShip *state = forcon_battle_ship (battle, ship);
  ForconObjectId nearest = state->planet;
  ForconLength least = G_MAXINT32;

  for (guint i = 0; i < battle->objects->len && FORCON_ID_IS_NONE (state->planet); i++)
    {
      const ForconObject *object = &g_array_index (battle->objects, ForconObject, i);
      ForconLength distance = forcon_point_distance (state->position, object->centre) - object->radius;

      if (object->kind != FORCON_OBJECT_PLANET || distance >= least)
        continue;
      nearest = object->id;
      least = distance;
    }
  return nearest;
}

static ForconAngle
heading_along (const ForconBattle *battle, ForconShipId ship)
{
  ForconAngle heading = forcon_battle_ship (battle, ship)->heading;

  return heading > 0 && heading < FORCON_FULL_CIRCLE / 2 ? EAST : WEST;
}

static ForconLength
along (ForconLength x, ForconAngle heading, ForconLength distance)
{
  return heading == EAST ? x + distance : x - distance;
}

/* A ship leaves the map over its left and its right edge. */
static gboolean
is_beyond (const ForconRules *rules, ForconPoint place)
{
  return place.x < 0 || place.x > forcon_orbit_map_size (rules).x;
}

gboolean
forcon_orbit_drift (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, ForconLength distance,
                    ForconPoint *to)
{
  *to = forcon_battle_ship (battle, ship)->position;
  to->x = along (to->x, heading_along (battle, ship), distance);
  return !is_beyond (rules, *to);
}

/* Whether the ship's base would lie over that of another at a place on the map of a planet, or on the table. */
static gboolean
overlaps (const ForconBattle *battle, ForconShipId ship, ForconObjectId planet, ForconPoint place, ForconShipId other)
{
  const ForconShip *state = forcon_battle_ship (battle, other);

  return !FORCON_ID_EQUAL (ship, other) && forcon_ship_on_table (battle, other)
         && FORCON_ID_EQUAL (state->planet, planet)
         && forcon_point_distance (place, state->position)
                < forcon_ship_radius (battle, ship) + forcon_ship_radius (battle, other);
}

static gboolean
is_free (const ForconBattle *battle, ForconShipId ship, ForconObjectId planet, ForconPoint place)
{
  for (guint i = 1; i <= battle->n_ships; i++)
    if (overlaps (battle, ship, planet, place, (ForconShipId){ (guint16) i }))
      return FALSE;
  return TRUE;
}

void
forcon_orbit_enter (ForconDecision *decision, ForconShipId ship, ForconObjectId planet)
{
  const ForconBattle *battle = decision->battle;
  ForconPoint from = forcon_battle_ship (battle, ship)->position;
  ForconAngle heading = from.x <= forcon_battle_object (battle, planet)->centre.x ? EAST : WEST;
  ForconLength width = forcon_orbit_map_size (decision->rules).x;
  ForconLength step = MAX (forcon_ship_radius (battle, ship), 1);
  ForconPoint edge
      = { heading == EAST ? 0 : width, forcon_orbit_map_line (decision->rules, decision->rules->orbit.orbits) };
  ForconPoint place = edge;

  while (!is_free (battle, ship, planet, place) && !is_beyond (decision->rules, place))
    place.x = along (place.x, heading, step);
  if (is_beyond (decision->rules, place))
    place = edge;
  FORCON_EMIT (decision, ORBIT_ENTERED, orbit_entered, .ship = ship, .object = planet, .from = from,
               .orbit = decision->rules->orbit.orbits, .position = place, .heading = heading);
}

/* A move in low orbit while it is judged. */
typedef struct {
  const ForconBattle *battle;
  const ForconRules *rules;
  ForconShipId ship;
  gint change;
} Course;

static ForconVerdict
refusal (ForconVerdictKind kind, ForconShipId ship)
{
  return (ForconVerdict){ .kind = kind, .ship = ship };
}

static ForconVerdict
judge_form (const Course *course, const ForconLegs *legs)
{
  if (legs->n > FORCON_LEGS_MAX)
    return refusal (FORCON_VERDICT_BAD_LEGS, course->ship);
  for (guint i = 0; i < legs->n; i++)
    {
      if (legs->leg[i].ahead < 0 || legs->leg[i].ahead > FORCON_LENGTH_MAX)
        return refusal (FORCON_VERDICT_BAD_LEGS, course->ship);
      if (legs->leg[i].turn != 0)
        return refusal (FORCON_VERDICT_ORBIT_NO_TURN, course->ship);
    }
  return refusal (FORCON_VERDICT_DONE, course->ship);
}

/* Who does not move goes round with the orbit, so that a ship may always stay. */
static ForconVerdict
judge_distance (const Course *course, ForconLength distance)
{
  ForconMoveLimits limits = forcon_move_limits (course->battle, course->rules, course->ship);
  ForconVerdict verdict = refusal (FORCON_VERDICT_DONE, course->ship);

  verdict.length = distance;
  if (distance > limits.most)
    {
      verdict.kind = FORCON_VERDICT_TOO_FAR;
      verdict.needed_length = limits.most;
    }
  else if (distance > 0 && distance < limits.least)
    {
      verdict.kind = FORCON_VERDICT_TOO_SHORT;
      verdict.needed_length = limits.least;
    }
  return verdict;
}

static ForconVerdict
judge_change (const Course *course, const ForconShips *ships, ForconHalves halves)
{
  ForconVerdict verdict = refusal (FORCON_VERDICT_DONE, course->ship);

  verdict.needed = course->rules->orbit.orbits;
  for (guint i = 0; i < ships->n && verdict.kind == FORCON_VERDICT_DONE && course->change != 0; i++)
    {
      verdict.ship = ships->ship[i];
      verdict.actual = orbit_of (course->battle, course->rules, verdict.ship) + course->change;
      if (ABS (course->change) > 1 || verdict.actual < 1 || verdict.actual > verdict.needed)
        verdict.kind = FORCON_VERDICT_NO_SUCH_ORBIT;
      else if (halves == FORCON_HALVES_NOTHING)
        verdict.kind = FORCON_VERDICT_MUST_HALVE;
    }
  return verdict;
}

/* Where the ships end after @distance along their orbit, and whether that is beyond the edge of the map. */
static void
find_ends (const Course *course, ForconLength distance, ForconOrbitMove *move)
{
  move->distance = distance;
  move->leaves = FALSE;
  for (guint i = 0; i < move->ships.n; i++)
    {
      ForconShipId ship = move->ships.ship[i];
      gint orbit = orbit_of (course->battle, course->rules, ship) + course->change;

      move->ends[i].x = along (forcon_battle_ship (course->battle, ship)->position.x, move->heading, distance);
      move->ends[i].y = forcon_orbit_map_line (course->rules, orbit);
      move->leaves = move->leaves || is_beyond (course->rules, move->ends[i]);
    }
}

/* A base of which the movers know and that none of them may end over, or none (F-MOV-5, F-EW-4). */
static ForconShipId
overlapped (const Course *course, const ForconOrbitMove *move)
{
  const ForconBattle *battle = course->battle;
  const ForconShip *state = forcon_battle_ship (battle, course->ship);

  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId other = { (guint16) i };
      gboolean known = forcon_ship_is_hulk (battle, other) || forcon_ship_detected (battle, other, state->side);

      for (guint mover = 0; mover < move->ships.n; mover++)
        if (known && !forcon_ships_contain (&move->ships, other)
            && overlaps (battle, move->ships.ship[mover], state->planet, move->ends[mover], other))
          return other;
    }
  return FORCON_NO_SHIP;
}

static gboolean
is_legal (const Course *course, ForconLength distance, const ForconOrbitMove *move)
{
  ForconOrbitMove tried = *move;

  if (distance < 0 || judge_distance (course, distance).kind != FORCON_VERDICT_DONE)
    return FALSE;
  find_ends (course, distance, &tried);
  return !tried.leaves && FORCON_ID_IS_NONE (overlapped (course, &tried));
}

/* The distance nearest to the declared one that ends over nobody on the map; −1 if there is none. */
static ForconLength
nearest_legal_distance (const Course *course, const ForconOrbitMove *move)
{
  ForconLength most = forcon_move_limits (course->battle, course->rules, course->ship).most;

  for (ForconLength change = 1; change <= most; change++)
    for (gint sign = -1; sign <= 1; sign += 2)
      if (is_legal (course, move->distance + sign * change, move))
        return move->distance + sign * change;
  return -1;
}

static ForconVerdict
judge_ends (const Course *course, const ForconOrbitMove *move)
{
  ForconVerdict verdict = refusal (FORCON_VERDICT_DONE, course->ship);

  if (move->leaves || (move->distance == 0 && course->change == 0))
    return verdict;
  verdict.target = overlapped (course, move);
  if (!FORCON_ID_IS_NONE (verdict.target))
    {
      verdict.kind = FORCON_VERDICT_ENDS_OVER_BASE;
      verdict.length = nearest_legal_distance (course, move);
    }
  return verdict;
}

void
forcon_orbit_solve (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, const ForconLegs *legs,
                    gint change, ForconHalves halves, ForconOrbitMove *move)
{
  Course course = { battle, rules, ship, change };

  *move = (ForconOrbitMove){ .ships = forcon_move_body (battle, ship), .heading = heading_along (battle, ship) };
  move->verdict = judge_form (&course, legs);
  if (move->verdict.kind == FORCON_VERDICT_DONE)
    move->verdict = judge_distance (&course, forcon_legs_distance (legs));
  if (move->verdict.kind == FORCON_VERDICT_DONE)
    move->verdict = judge_change (&course, &move->ships, halves);
  if (move->verdict.kind != FORCON_VERDICT_DONE)
    return;
  find_ends (&course, forcon_legs_distance (legs), move);
  move->verdict = judge_ends (&course, move);
}

/* How finely the rim of a planet is tried for a free place. */
#define TRIED_TURN FORCON_DEGREES (5)

/* Just clear of the planet, straight out on the side where the ship leaves it, else at the nearest free place round
 * it. */
static ForconPoint
place_at_rim (const ForconDecision *decision, ForconShipId ship, const ForconObject *planet, ForconAngle heading)
{
  const ForconBattle *battle = decision->battle;
  ForconLength distance = planet->radius + forcon_ship_radius (battle, ship) + 2 * decision->rules->contact_slack;

  for (ForconAngle turn = 0; turn <= FORCON_FULL_CIRCLE / 2; turn += TRIED_TURN)
    for (gint sign = -1; sign <= 1; sign += 2)
      {
        ForconPoint place
            = forcon_point_ahead (planet->centre, forcon_angle_normalise (heading + sign * turn), distance);
        ForconPath path = { .n_points = 1, .points = { place } };

        if (forcon_path_leaves_table (battle, &path) == NULL && is_free (battle, ship, FORCON_NO_OBJECT, place))
          return place;
      }
  return forcon_point_ahead (planet->centre, heading, distance);
}

gboolean
forcon_orbit_move (ForconDecision *decision, ForconShipId lead, const ForconCommand *command)
{
  ForconLength width = forcon_orbit_map_size (decision->rules).x;
  ForconOrbitMove move;

  forcon_orbit_solve (decision->battle, decision->rules, lead, &command->move.legs, command->move.orbit,
                      command->move.halves, &move);
  if (move.verdict.kind != FORCON_VERDICT_DONE)
    return forcon_decision_refuse (decision, move.verdict);
  for (guint i = 0; i < move.ships.n; i++)
    {
      ForconShipId ship = move.ships.ship[i];
      const ForconShip *state = forcon_battle_ship (decision->battle, ship);
      ForconPoint to = { CLAMP (move.ends[i].x, 0, width), move.ends[i].y };

      if (command->move.orbit != 0)
        FORCON_EMIT (decision, ORBIT_CHANGED, orbit_changed, .ship = ship,
                     .orbit = forcon_orbit_map_nearest (decision->rules, to.y), .halves = command->move.halves);
      FORCON_EMIT (decision, SHIP_MOVED, ship_moved, .ship = ship, .lead = move.ships.ship[0], .from = state->position,
                   .from_heading = state->heading, .legs = command->move.legs, .distance = move.distance, .to = to,
                   .heading = move.heading);
    }
  for (guint i = 0; i < move.ships.n && move.leaves; i++)
    {
      ForconShipId ship = move.ships.ship[i];
      ForconObjectId planet = forcon_battle_ship (decision->battle, ship)->planet;
      const ForconObject *object = forcon_battle_object (decision->battle, planet);

      FORCON_EMIT (decision, ORBIT_LEFT, orbit_left, .ship = ship, .object = planet,
                   .position = place_at_rim (decision, ship, object, move.heading), .heading = move.heading);
    }
  return TRUE;
}
