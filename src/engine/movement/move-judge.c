/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/movement/movement.h"

#include <stdlib.h>

#include "engine/state/formation.h"
#include "engine/state/ship.h"

static ForconVerdict
refusal (ForconVerdictKind kind, ForconShipId ship)
{
  return (ForconVerdict){ .kind = kind, .ship = ship };
}

static ForconVerdict
judge_form (ForconShipId ship, const ForconLegs *legs)
{
  if (legs->n == 0 || legs->n > FORCON_LEGS_MAX)
    return refusal (FORCON_VERDICT_BAD_LEGS, ship);
  for (guint i = 0; i < legs->n; i++)
    if (legs->leg[i].ahead < 0 || legs->leg[i].ahead > FORCON_LENGTH_MAX
        || abs (legs->leg[i].turn) > FORCON_FULL_CIRCLE)
      return refusal (FORCON_VERDICT_BAD_LEGS, ship);
  return refusal (FORCON_VERDICT_DONE, ship);
}

static ForconVerdict
judge_distance (ForconShipId ship, const ForconMoveLimits *limits, ForconLength distance, gboolean turns)
{
  /* A ship that stands still does not turn, unless it is braking hard (F-MOV-8). */
  gboolean stands = distance == 0 && limits->may_stand && (limits->may_spin || !turns);
  ForconVerdict verdict = refusal (FORCON_VERDICT_DONE, ship);

  verdict.length = distance;
  if (distance > limits->most)
    {
      verdict.kind = FORCON_VERDICT_TOO_FAR;
      verdict.needed_length = limits->most;
    }
  else if (distance < MAX (limits->least, 1) && !stands)
    {
      verdict.kind = FORCON_VERDICT_TOO_SHORT;
      verdict.needed_length = MAX (limits->least, 1);
    }
  return verdict;
}

/* Whether the ship may turn at all, and if not, why. */
static ForconVerdict
judge_ship_may_turn (const ForconBattle *battle, ForconShipId ship)
{
  const ForconShip *state = forcon_battle_ship (battle, ship);
  ForconVerdict verdict = refusal (FORCON_VERDICT_DONE, ship);

  if (state->order == FORCON_ORDER_FULL_AHEAD)
    verdict.kind = FORCON_VERDICT_FULL_AHEAD_NO_TURN;
  else if (forcon_ship_count_criticals (battle, ship, FORCON_CRITICAL_ENGINES) > 0)
    verdict.kind = FORCON_VERDICT_ENGINES_NO_TURN;
  else if (state->no_turn > 0)
    {
      verdict.kind = FORCON_VERDICT_LOCKED_NO_TURN;
      verdict.actual = state->no_turn;
    }
  return verdict;
}

typedef struct {
  guint count;
  ForconAngle total;
  ForconLength before_first;
} Turns;

static Turns
turns_of (const ForconLegs *legs)
{
  Turns turns = { 0 };
  ForconLength gone = 0;

  for (guint i = 0; i < legs->n; i++)
    {
      gone += legs->leg[i].ahead;
      if (legs->leg[i].turn == 0)
        continue;
      if (turns.count++ == 0)
        turns.before_first = gone;
      turns.total += abs (legs->leg[i].turn);
    }
  return turns;
}

static ForconVerdict
judge_turns (ForconShipId ship, const ForconMoveLimits *limits, const Turns *turns, ForconLength distance)
{
  ForconVerdict verdict = refusal (FORCON_VERDICT_DONE, ship);

  if (turns->count > limits->turns)
    {
      verdict.kind = FORCON_VERDICT_TOO_MANY_TURNS;
      verdict.actual = (gint) turns->count;
      verdict.needed = (gint) limits->turns;
    }
  else if (turns->total > limits->greatest_turn)
    {
      verdict.kind = FORCON_VERDICT_TURN_TOO_SHARP;
      verdict.angle = turns->total;
      verdict.needed_angle = limits->greatest_turn;
    }
  else if (turns->before_first < forcon_move_before_turn (limits, distance))
    {
      verdict.kind = FORCON_VERDICT_TURN_TOO_EARLY;
      verdict.length = turns->before_first;
      verdict.needed_length = forcon_move_before_turn (limits, distance);
    }
  return verdict;
}

/* All that is refused before the table is looked at. */
static ForconVerdict
judge_legs (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, const ForconLegs *legs)
{
  ForconMoveLimits limits = forcon_move_limits (battle, rules, ship);
  ForconShips body = forcon_move_body (battle, ship);
  ForconVerdict verdict = judge_form (ship, legs);

  if (verdict.kind != FORCON_VERDICT_DONE)
    return verdict;
  Turns turns = turns_of (legs);
  ForconLength distance = forcon_legs_distance (legs);

  /* One ship that may not turn keeps all others from it. */
  for (guint i = 0; i < body.n && turns.count > 0 && verdict.kind == FORCON_VERDICT_DONE; i++)
    verdict = judge_ship_may_turn (battle, body.ship[i]);
  if (verdict.kind == FORCON_VERDICT_DONE)
    verdict = judge_distance (ship, &limits, distance, turns.count > 0);
  if (verdict.kind == FORCON_VERDICT_DONE && turns.count > 0)
    verdict = judge_turns (ship, &limits, &turns, distance);
  return verdict;
}

/* The paths of all ships of a formation. */
typedef struct {
  ForconShips ships;
  ForconPath paths[FORCON_FORMATION_SHIPS_MAX];
} Ways;

static Ways
ways_of (const ForconBattle *battle, ForconShipId ship, const ForconLegs *legs)
{
  Ways ways = { .ships = forcon_move_body (battle, ship) };

  forcon_move_paths (battle, &ways.ships, legs, ways.paths);
  return ways;
}

/* Whether the ship's base is an obstacle to the movers; one that their side has not detected is none (F-EW-4). */
static gboolean
in_the_way (const ForconBattle *battle, const ForconShips *movers, ForconShipId other)
{
  return forcon_ship_on_table (battle, other) && !forcon_ships_contain (movers, other)
         && forcon_ships_together (battle, movers->ship[0], other)
         && (forcon_ship_is_hulk (battle, other)
             || forcon_ship_detected (battle, other, forcon_battle_ship (battle, movers->ship[0])->side));
}

/* How deep the base of a ship that ends at a place is over another, 0.01 cm; not more than 0 when it is clear of it. */
static ForconLength
depth_over (const ForconBattle *battle, ForconShipId ship, ForconPoint place, ForconShipId other)
{
  return forcon_ship_radius (battle, ship) + forcon_ship_radius (battle, other)
         - forcon_point_distance (place, forcon_battle_ship (battle, other)->position);
}

/* The first base that a ship of the formation would overlap at its end, or none (F-MOV-5). */
static ForconShipId
overlapped (const ForconBattle *battle, const Ways *ways, guint mover)
{
  ForconPoint end = forcon_path_end (&ways->paths[mover]);

  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId other = { (guint16) i };

      if (in_the_way (battle, &ways->ships, other) && depth_over (battle, ways->ships.ship[mover], end, other) > 0)
        return other;
    }
  return FORCON_NO_SHIP;
}

static ForconObjectId
planet_in_path (const ForconBattle *battle, ForconShipId ship, const ForconPath *path)
{
  for (guint i = 0; i < battle->objects->len; i++)
    {
      const ForconObject *object = &g_array_index (battle->objects, ForconObject, i);

      if (object->kind != FORCON_OBJECT_PLANET)
        continue;
      for (guint leg = 0; leg + 1 < path->n_points; leg++)
        if (forcon_segment_crosses_disc (path->points[leg], path->points[leg + 1], object->centre,
                                         object->radius + forcon_ship_radius (battle, ship)))
          return object->id;
    }
  return FORCON_NO_OBJECT;
}

/* The planet that a ship of the formation would touch, or none; the ship. */
static ForconObjectId
planet_in_ways (const ForconBattle *battle, const Ways *ways, ForconShipId *ship)
{
  ForconObjectId planet = FORCON_NO_OBJECT;

  for (guint i = 0; i < ways->ships.n && FORCON_ID_IS_NONE (planet); i++)
    {
      *ship = ways->ships.ship[i];
      planet = planet_in_path (battle, *ship, &ways->paths[i]);
    }
  return planet;
}

ForconShips
forcon_move_withdraws (const ForconBattle *battle, ForconShipId ship, const ForconLegs *legs)
{
  ForconShips leaving = { 0 };

  if (!FORCON_ID_IS_NONE (forcon_battle_ship (battle, ship)->planet))
    return leaving;
  Ways ways = ways_of (battle, ship, legs);

  for (guint i = 0; i < ways.ships.n; i++)
    if (forcon_path_leaves_table (battle, &ways.paths[i]) != NULL)
      leaving.ship[leaving.n++] = ways.ships.ship[i];
  return leaving;
}

/* No ship ends over a base that is not of its formation; who leaves the table or enters low orbit ends over none. */
static ForconVerdict
judge_ends (const ForconBattle *battle, const Ways *ways)
{
  ForconVerdict verdict = refusal (FORCON_VERDICT_DONE, ways->ships.ship[0]);

  for (guint i = 0; i < ways->ships.n && verdict.kind == FORCON_VERDICT_DONE; i++)
    {
      if (forcon_path_leaves_table (battle, &ways->paths[i]) != NULL)
        continue;
      verdict.ship = ways->ships.ship[i];
      verdict.target = overlapped (battle, ways, i);
      if (!FORCON_ID_IS_NONE (verdict.target))
        verdict.kind = FORCON_VERDICT_ENDS_OVER_BASE;
    }
  return verdict;
}

/* What the table says to a move whose legs are in order. One ship alone enters low orbit when it touches a planet. */
static ForconVerdict
judge_place (const ForconBattle *battle, ForconShipId ship, const ForconLegs *legs)
{
  Ways ways = ways_of (battle, ship, legs);
  ForconVerdict verdict = refusal (FORCON_VERDICT_DONE, ship);

  /* No base comes anywhere else; but a formation that turns on the spot carries its ships round the lead. */
  if (forcon_legs_distance (legs) == 0 && (ways.ships.n == 1 || turns_of (legs).count == 0))
    return verdict;
  verdict.object = planet_in_ways (battle, &ways, &verdict.ship);
  if (FORCON_ID_IS_NONE (verdict.object))
    return judge_ends (battle, &ways);
  if (ways.ships.n > 1)
    verdict.kind = FORCON_VERDICT_INTO_PLANET;
  return verdict;
}

/* Judges a candidate for the nearest legal end: leaving the table or entering low orbit is no such end. */
static ForconVerdict
judge_on_table (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, const ForconLegs *legs)
{
  Ways ways = ways_of (battle, ship, legs);
  ForconVerdict verdict = judge_legs (battle, rules, ship, legs);

  if (forcon_move_withdraws (battle, ship, legs).n > 0
      || !FORCON_ID_IS_NONE (planet_in_ways (battle, &ways, &verdict.ship)))
    verdict.kind = FORCON_VERDICT_TOO_FAR;
  return verdict.kind == FORCON_VERDICT_DONE ? judge_place (battle, ship, legs) : verdict;
}

/* Makes a move longer at its end, or shorter by what is cut off its end. */
static void
change_distance (ForconLegs *legs, ForconLength change)
{
  guint last = legs->n - 1;

  if (change > 0)
    legs->leg[last].ahead += change;
  for (guint i = legs->n; i-- > 0 && change < 0;)
    {
      ForconLength cut = MIN (legs->leg[i].ahead, -change);

      legs->leg[i].ahead -= cut;
      change += cut;
    }
}

/* The beginning of a move: it goes no farther, and turns no more once it has gone so far. */
static ForconLegs
legs_up_to (const ForconLegs *legs, ForconLength distance)
{
  ForconLegs cut = { 0 };

  for (guint i = 0; i < legs->n; i++)
    {
      ForconLeg leg = legs->leg[i];
      gboolean whole = leg.ahead < distance;

      leg.ahead = MIN (leg.ahead, distance);
      distance -= leg.ahead;
      leg.turn = whole ? leg.turn : 0;
      cut.leg[cut.n++] = leg;
      if (!whole)
        break;
    }
  return cut;
}

/* What rounding may take off a path of several legs, 0.01 cm. */
#define ROUNDING 4

/* How much farther a path that ends over bases must go at least, or less far, to end clear of them. */
static ForconLength
way_out (const ForconBattle *battle, ForconShipId ship, const ForconLegs *legs)
{
  Ways ways = ways_of (battle, ship, legs);
  ForconLength depth = 0;

  for (guint mover = 0; mover < ways.ships.n; mover++)
    for (guint i = 1; i <= battle->n_ships; i++)
      if (in_the_way (battle, &ways.ships, (ForconShipId){ (guint16) i }))
        depth = MAX (depth, depth_over (battle, ways.ships.ship[mover], forcon_path_end (&ways.paths[mover]),
                                        (ForconShipId){ (guint16) i }));
  return MAX (depth - ROUNDING, 1);
}

/*
 * The least change of the declared distance, to more or (@sign −1) to less, that makes the move legal; 0 if none does.
 * Of a longer path nothing but an end over a base can become legal again, of a shorter one only standing still.
 */
static ForconLength
nearest_legal_change (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, const ForconLegs *legs,
                      gint sign)
{
  ForconLength most = sign > 0 ? G_MAXINT32 : forcon_legs_distance (legs);
  ForconLength change = 1;

  while (change <= most)
    {
      ForconLegs changed = *legs;

      change_distance (&changed, sign * change);
      ForconVerdictKind kind = judge_on_table (battle, rules, ship, &changed).kind;

      if (kind == FORCON_VERDICT_DONE)
        return change;
      if (change == most || (kind != FORCON_VERDICT_ENDS_OVER_BASE && sign > 0))
        break;
      change = kind == FORCON_VERDICT_ENDS_OVER_BASE ? MIN (change + way_out (battle, ship, &changed), most) : most;
    }
  return 0;
}

/* The distance nearest to the declared one at which the same path, longer or shorter, is legal; −1 if none. */
static ForconLength
nearest_legal_distance (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, const ForconLegs *legs)
{
  ForconLength declared = forcon_legs_distance (legs);
  ForconLength less = nearest_legal_change (battle, rules, ship, legs, -1);
  ForconLength more = nearest_legal_change (battle, rules, ship, legs, 1);

  if (less > 0 && (more == 0 || less <= more))
    return declared - less;
  return more > 0 ? declared + more : -1;
}

/* How finely moves are tried to see whether there is a legal one at all. */
#define TRIED_TURN FORCON_DEGREES (5)
#define TRIED_DISTANCE (FORCON_CM (1) / 2)
#define TRIES_MAX 100

/* Whether the ship has a legal move that turns so far as soon as it may; one that keeps it on the table with @stay. */
static gboolean
can_move_turning (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship,
                  const ForconMoveLimits *limits, ForconAngle turn, gboolean stay, ForconLegs *found)
{
  ForconLength step = MAX (TRIED_DISTANCE, (limits->most - limits->least) / TRIES_MAX);

  for (ForconLength more = 0; more < limits->most - limits->least + step; more += step)
    {
      ForconLength distance = MIN (limits->least + more, limits->most);
      ForconLegs legs = { .n = 2 };

      legs.leg[0] = (ForconLeg){ turn == 0 ? distance : forcon_move_before_turn (limits, distance), turn };
      legs.leg[1] = (ForconLeg){ distance - legs.leg[0].ahead, 0 };
      if (judge_legs (battle, rules, ship, &legs).kind != FORCON_VERDICT_DONE
          || judge_place (battle, ship, &legs).kind != FORCON_VERDICT_DONE
          || (stay && forcon_move_withdraws (battle, ship, &legs).n > 0))
        continue;
      *found = legs;
      return TRUE;
    }
  return FALSE;
}

/* The straightest of its moves, and of these the shortest. */
static gboolean
find_move (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, gboolean stay, ForconLegs *legs)
{
  ForconMoveLimits limits = forcon_move_limits (battle, rules, ship);

  for (ForconAngle turn = 0; turn <= limits.greatest_turn; turn += TRIED_TURN)
    if (can_move_turning (battle, rules, ship, &limits, turn, stay, legs)
        || can_move_turning (battle, rules, ship, &limits, -turn, stay, legs))
      return TRUE;
  return FALSE;
}

gboolean
forcon_move_on_table (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, ForconLegs *legs)
{
  return find_move (battle, rules, ship, TRUE, legs);
}

gboolean
forcon_move_possible (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, ForconLegs *legs)
{
  ForconLegs found;

  return find_move (battle, rules, ship, FALSE, legs == NULL ? &found : legs);
}

ForconObjectId
forcon_move_planet (const ForconBattle *battle, ForconShipId ship, ForconLegs *legs)
{
  const ForconShip *state = forcon_battle_ship (battle, ship);
  ForconPath path = forcon_move_path (state->position, state->heading, legs);
  ForconObjectId planet = planet_in_path (battle, ship, &path);
  ForconLength free = 0;
  ForconLength inside = forcon_legs_distance (legs);

  if (FORCON_ID_IS_NONE (planet))
    return planet;
  while (inside - free > 1)
    {
      ForconLength middle = free + (inside - free) / 2;
      ForconLegs shorter = legs_up_to (legs, middle);

      path = forcon_move_path (state->position, state->heading, &shorter);
      if (FORCON_ID_IS_NONE (planet_in_path (battle, ship, &path)))
        free = middle;
      else
        inside = middle;
    }
  *legs = legs_up_to (legs, inside);
  path = forcon_move_path (state->position, state->heading, legs);
  return planet_in_path (battle, ship, &path);
}

ForconVerdict
forcon_move_judge (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, const ForconLegs *legs)
{
  ForconVerdict verdict = judge_legs (battle, rules, ship, legs);

  if (verdict.kind == FORCON_VERDICT_DONE)
    verdict = judge_place (battle, ship, legs);
  if (verdict.kind == FORCON_VERDICT_ENDS_OVER_BASE)
    verdict.length = nearest_legal_distance (battle, rules, ship, legs);
  return verdict;
}
