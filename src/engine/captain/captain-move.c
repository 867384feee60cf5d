/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/captain/captain-private.h"

#include <stdlib.h>

#include "engine/state/formation.h"
#include "engine/movement/movement.h"
#include "engine/state/ship.h"

/*
 * Where a captain goes: a few moves are tried, and the best place wins. Weights are shares of a ship: doing
 * one ship's worth of damage is 1.
 */

/* How finely moves are thought of: parts of the distance, and of the turn to each side. */
#define DISTANCES 3
#define TURNS 2

/* When none of these has room: how finely then. */
#define FINE_DISTANCE (FORCON_CM (1) / 2)
#define FINE_TURN FORCON_DEGREES (5)

/* The weight of damage taken against damage done. */
#define RISK 0.4

/* What being a metre nearer is worth, so that no ship stays away for ever. */
#define NEARNESS 0.4

/* Facing away from the nearest enemy altogether is as bad as this. */
#define FACING 0.2

/* What a known mine or a heading off the table costs, and what leaving the table is worth to a withdrawal. */
#define HAZARD 2.0

/* A side that has less than this share of its enemies' hits is outmatched. */
#define OUTMATCHED 0.5

#define PER_METRE (1.0 / FORCON_CM (100))

#define ENEMIES_MAX 64

/* The base of a ship in whose place nobody can end. */
typedef struct {
  ForconPoint place;
  ForconLength radius;
} Obstacle;

/* What does not change while the moves of one formation are thought of. */
typedef struct {
  const ForconCaptain *captain;
  ForconShipId ship;
  ForconMoveLimits limits;
  ForconShips body;
  guint n_own;
  ForconFighter own[FORCON_FORMATION_SHIPS_MAX];
  guint n_enemies;
  ForconFighter enemies[ENEMIES_MAX];
  guint n_obstacles;
  Obstacle obstacles[FORCON_SHIPS_MAX];
  gboolean withdraws;
} Plan;

/* A move that is thought of, and what it is worth. */
typedef struct {
  ForconLegs legs;
  double worth;
  double gives;
} Thought;

/* All on the table that the side sees and that does not move along; a contact may be of any size. */
static void
find_obstacles (Plan *plan)
{
  const ForconBattle *battle = plan->captain->battle;
  ForconFormationId own = forcon_battle_ship (battle, plan->ship)->formation;
  ForconLength largest = 0;

  for (guint i = 0; i < FORCON_N_SHIP_TYPE; i++)
    largest = MAX (largest, plan->captain->rules->ship_types[i].diameter);
  plan->n_obstacles = 0;
  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };
      const ForconShip *state = forcon_battle_ship (battle, ship);
      gboolean hulk = forcon_ship_is_hulk (battle, ship);
      gboolean moves_along = !hulk && FORCON_ID_EQUAL (state->formation, own);

      if (forcon_ship_on_table (battle, ship) && forcon_ships_together (battle, plan->ship, ship) && !moves_along
          && (hulk || forcon_ship_detected (battle, ship, plan->captain->side)))
        plan->obstacles[plan->n_obstacles++] = (Obstacle){
          state->position,
          forcon_battle_card (battle, ship)->blank ? (largest + 1) / 2 : forcon_ship_radius (battle, ship)
        };
    }
}

/* Crippled ships of a side that is outmatched, with none that could cover them in their formation. */
static gboolean
is_beaten (const Plan *plan)
{
  const ForconBattle *battle = plan->captain->battle;
  gint own = 0;
  gint theirs = 0;

  for (guint i = 0; i < plan->body.n; i++)
    if (!forcon_ship_crippled (battle, plan->body.ship[i]))
      return FALSE;
  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };

      if (forcon_captain_sees (plan->captain, ship))
        theirs += forcon_captain_hits (plan->captain, ship);
      else if (forcon_ship_in_action (battle, ship)
               && !forcon_sides_hostile (battle, plan->captain->side, battle->ships[i - 1].side))
        own += battle->ships[i - 1].hits;
    }
  return own < OUTMATCHED * theirs;
}

static void
plan_make (const ForconCaptain *captain, ForconShipId ship, Plan *plan)
{
  plan->captain = captain;
  plan->ship = ship;
  plan->limits = forcon_move_limits (captain->battle, captain->rules, ship);
  plan->body = forcon_move_body (captain->battle, ship);
  plan->n_own = plan->body.n;
  for (guint i = 0; i < plan->n_own; i++)
    forcon_fighter_weigh (captain, plan->body.ship[i], &plan->own[i]);
  plan->n_enemies = 0;
  for (guint i = 1; i <= captain->battle->n_ships && plan->n_enemies < ENEMIES_MAX; i++)
    {
      ForconShipId enemy = { (guint16) i };

      if (forcon_captain_sees (captain, enemy) && forcon_ships_together (captain->battle, enemy, ship))
        forcon_fighter_weigh (captain, enemy, &plan->enemies[plan->n_enemies++]);
    }
  find_obstacles (plan);
  plan->withdraws = is_beaten (plan);
}

static gboolean
on_table (const ForconBattle *battle, ForconPoint point)
{
  return point.x >= 0 && point.y >= 0 && point.x <= battle->size.x && point.y <= battle->size.y;
}

/* Whether a base has room at a place, as far as its side sees (F-MOV-5). */
static gboolean
has_room (const Plan *plan, ForconShipId ship, ForconPoint place)
{
  ForconLength radius = forcon_ship_radius (plan->captain->battle, ship);

  for (guint i = 0; i < plan->n_obstacles; i++)
    {
      const Obstacle *obstacle = &plan->obstacles[i];
      ForconLength apart = radius + obstacle->radius;
      gint64 x = (gint64) obstacle->place.x - place.x;
      gint64 y = (gint64) obstacle->place.y - place.y;

      /* A centimetre more than is needed lies outside of all rounding. */
      if (x * x + y * y < (gint64) (apart + FORCON_CM (1)) * (apart + FORCON_CM (1))
          && forcon_point_distance (obstacle->place, place) < apart)
        return FALSE;
    }
  return TRUE;
}

/* Nobody goes into low orbit, or over a planet, by accident. */
static gboolean
meets_planet (const Plan *plan, ForconShipId ship, const ForconPath *path)
{
  const ForconBattle *battle = plan->captain->battle;

  for (guint i = 0; i < battle->objects->len; i++)
    {
      const ForconObject *object = &g_array_index (battle->objects, ForconObject, i);

      for (guint leg = 0; object->kind == FORCON_OBJECT_PLANET && leg + 1 < path->n_points; leg++)
        if (forcon_segment_crosses_disc (path->points[leg], path->points[leg + 1], object->centre,
                                         object->radius + forcon_ship_radius (battle, ship)))
          return TRUE;
    }
  return FALSE;
}

static gboolean
crosses_mine (const Plan *plan, const ForconPath *path)
{
  const ForconBattle *battle = plan->captain->battle;

  for (guint i = 0; i < battle->mines->len; i++)
    {
      const ForconMine *mine = &g_array_index (battle->mines, ForconMine, i);

      for (guint leg = 0; leg + 1 < path->n_points; leg++)
        if (forcon_sides_hostile (battle, mine->side, plan->captain->side)
            && forcon_segment_distance (path->points[leg], path->points[leg + 1], mine->position) <= mine->card.range)
          return TRUE;
    }
  return FALSE;
}

/* Without an enemy the middle of the table stands for the nearest one. */
static ForconPoint
middle_of (const ForconBattle *battle)
{
  return (ForconPoint){ battle->size.x / 2, battle->size.y / 2 };
}

/* What one ship does from its place, suffers there, and how near it is to the nearest enemy, facing him. */
static double
worth_of_place (const Plan *plan, const ForconFighter *ship, double *gives)
{
  const ForconRules *rules = plan->captain->rules;
  ForconPoint goal = middle_of (plan->captain->battle);
  ForconLength nearest = plan->n_enemies == 0 ? forcon_point_distance (ship->position, goal) : G_MAXINT32;
  double best = 0.0;
  double taken = 0.0;

  for (guint i = 0; i < plan->n_enemies; i++)
    {
      const ForconFighter *enemy = &plan->enemies[i];
      ForconLength distance = forcon_point_distance (ship->position, enemy->position);

      if (distance < nearest)
        {
          nearest = distance;
          goal = enemy->position;
        }
      if (distance > ship->range && distance > enemy->range)
        continue;
      ForconAngle bearing = forcon_point_bearing (ship->position, enemy->position);
      double harm = forcon_fighter_harm (rules, ship, enemy, distance, bearing) / enemy->hits;

      best = MAX (best, MIN (harm, 1.0));
      taken += forcon_fighter_harm (rules, enemy, ship, distance, bearing + FORCON_FULL_CIRCLE / 2);
    }
  *gives += best;
  ForconAngle towards = forcon_point_bearing (ship->position, goal);

  return best - RISK * MIN (taken / ship->hits, 1.0)
         + (-NEARNESS * PER_METRE * nearest
            - FACING * abs (forcon_angle_difference (ship->heading, towards)) / (FORCON_FULL_CIRCLE / 2));
}

/* Over the nearest edge, and not past the enemy. */
static double
worth_of_flight (const Plan *plan, const ForconFighter *ship)
{
  const ForconBattle *battle = plan->captain->battle;
  ForconPoint place = ship->position;
  ForconLength edge = MIN (MIN (place.x, battle->size.x - place.x), MIN (place.y, battle->size.y - place.y));
  ForconLength nearest
      = plan->n_enemies == 0 ? forcon_point_distance (place, middle_of (battle)) : G_MAXINT32;

  if (!on_table (battle, place))
    return HAZARD;
  for (guint i = 0; i < plan->n_enemies; i++)
    nearest = MIN (nearest, forcon_point_distance (place, plan->enemies[i].position));
  return PER_METRE * (nearest / 2 - edge);
}

/* Moves all ships of the formation along the legs; %FALSE when one of them may not, or had better not, go there. */
static gboolean
think_of_ways (Plan *plan, const ForconLegs *legs, double *hazard)
{
  const ForconBattle *battle = plan->captain->battle;
  ForconLength before_turn = forcon_move_before_turn (&plan->limits, plan->limits.least);
  ForconPath paths[FORCON_FORMATION_SHIPS_MAX];

  forcon_move_paths (battle, &plan->body, legs, paths);
  *hazard = 0.0;
  for (guint i = 0; i < plan->n_own; i++)
    {
      plan->own[i].position = forcon_path_end (&paths[i]);
      plan->own[i].heading = paths[i].heading;
      if (forcon_legs_distance (legs) == 0 && plan->n_own == 1)
        return TRUE;
      if (meets_planet (plan, plan->body.ship[i], &paths[i]))
        return FALSE;
      if (forcon_path_leaves_table (battle, &paths[i]) != NULL)
        {
          if (!plan->withdraws)
            return FALSE;
          continue;
        }
      if (!has_room (plan, plan->body.ship[i], plan->own[i].position))
        return FALSE;
      *hazard += crosses_mine (plan, &paths[i]) ? HAZARD : 0.0;
      /* Where it comes to next turn if it must go ahead as far as it must before it may turn. */
      if (!plan->withdraws
          && !on_table (battle, forcon_point_ahead (plan->own[i].position, plan->own[i].heading, before_turn)))
        *hazard += HAZARD;
    }
  return TRUE;
}

/* Keeps a move if it is legal and leads to a better place. */
static void
think_of (Plan *plan, const ForconLegs *legs, Thought *best)
{
  Thought thought = { .legs = *legs };
  double hazard;

  if (!think_of_ways (plan, legs, &hazard))
    return;
  thought.worth = -hazard;
  for (guint i = 0; i < plan->n_own; i++)
    thought.worth += plan->withdraws ? worth_of_flight (plan, &plan->own[i])
                                     : worth_of_place (plan, &plan->own[i], &thought.gives);
  if (thought.worth > best->worth)
    *best = thought;
}

/* Legs with one turn, as soon as it is allowed. */
static ForconLegs
legs_with (const Plan *plan, ForconLength distance, ForconAngle turn)
{
  ForconLength first = turn == 0 ? distance : forcon_move_before_turn (&plan->limits, distance);

  return (ForconLegs){ .n = 2, .leg = { { first, turn }, { distance - first, 0 } } };
}

static void
think_of_turns (Plan *plan, ForconLength distance, ForconAngle step, Thought *best)
{
  gboolean turns = forcon_move_before_turn (&plan->limits, distance) <= distance;

  for (ForconAngle turn = 0; turn <= (turns ? plan->limits.greatest_turn : 0); turn += step)
    {
      ForconLegs starboard = legs_with (plan, distance, turn);
      ForconLegs port = legs_with (plan, distance, -turn);

      think_of (plan, &starboard, best);
      if (turn > 0)
        think_of (plan, &port, best);
      if (step <= 0)
        break;
    }
}

static gboolean
think_coarsely (Plan *plan, Thought *best)
{
  ForconLength spread = plan->limits.most - plan->limits.least;
  ForconLegs stand = { .n = 1 };

  for (gint part = 0; part < DISTANCES; part++)
    {
      ForconLength distance = plan->limits.least + spread * part / (DISTANCES - 1);

      if (distance > 0)
        think_of_turns (plan, distance, plan->limits.greatest_turn / TURNS, best);
    }
  if (plan->limits.may_stand)
    think_of (plan, &stand, best);
  /* A ship that stands still may turn only when braking hard (F-MOV-8). */
  if (plan->limits.least == 0
      && forcon_battle_ship (plan->captain->battle, plan->ship)->order == FORCON_ORDER_EMERGENCY_BRAKING)
    think_of_turns (plan, 0, plan->limits.greatest_turn / TURNS, best);
  return best->legs.n > 0;
}

static gboolean
think_finely (Plan *plan, Thought *best)
{
  for (ForconLength distance = MAX (plan->limits.least, 1); distance < plan->limits.most; distance += FINE_DISTANCE)
    think_of_turns (plan, distance, FINE_TURN, best);
  if (plan->limits.most > 0)
    think_of_turns (plan, plan->limits.most, FINE_TURN, best);
  return best->legs.n > 0;
}

/* Tries what the rules try to find out whether a ship can move at all, also over the edge or into an orbit. */
static gboolean
any_move (Plan *plan, Thought *best)
{
  const ForconCaptain *captain = plan->captain;

  for (ForconAngle turn = 0; turn <= plan->limits.greatest_turn; turn += FINE_TURN)
    for (ForconLength distance = MAX (plan->limits.least, 1); distance <= plan->limits.most; distance += FINE_DISTANCE)
      for (gint sign = -1; sign <= 1; sign += 2)
        {
          best->legs = legs_with (plan, distance, sign * turn);
          if (forcon_move_judge (captain->battle, captain->rules, plan->ship, &best->legs).kind
              == FORCON_VERDICT_DONE)
            return TRUE;
        }
  best->legs.n = 0;
  return FALSE;
}

/* Whether an order may still be given to the whole formation (F-MOV-6, F-ORD-2). */
static gboolean
may_order (const Plan *plan)
{
  const ForconBattle *battle = plan->captain->battle;

  for (guint i = 0; i < plan->body.n; i++)
    {
      const ForconShip *ship = forcon_battle_ship (battle, plan->body.ship[i]);

      if (ship->order != FORCON_ORDER_NONE || ship->order_failed || ship->strained > 0 || ship->moved)
        return FALSE;
    }
  return forcon_formation_ships (battle, forcon_battle_ship (battle, plan->ship)->formation).n == plan->body.n;
}

/* A formation that can fire at nobody from wherever it goes turns as hard as it can, if it has to turn. */
static gboolean
wants_to_turn (const Plan *plan, const Thought *best)
{
  const ForconShip *ship = forcon_battle_ship (plan->captain->battle, plan->ship);
  ForconShipId enemy = forcon_ship_nearest_enemy (plan->captain->battle, plan->ship);

  if (plan->withdraws || best->gives > 0.0 || !ship->has_moved || plan->limits.greatest_turn == 0
      || FORCON_ID_IS_NONE (enemy) || !may_order (plan))
    return FALSE;
  ForconAngle bearing
      = forcon_point_bearing (ship->position, forcon_battle_ship (plan->captain->battle, enemy)->position);

  return abs (forcon_angle_difference (ship->heading, bearing)) > plan->limits.greatest_turn;
}

static gboolean
give_move (const Plan *plan, const Thought *best, ForconCommand *command)
{
  *command = FORCON_COMMAND (MOVE, move, .ship = plan->ship, .legs = best->legs);
  return TRUE;
}

static gboolean
give_order (const Plan *plan, ForconOrder order, ForconCommand *command)
{
  *command = forcon_command_order (plan->ship, order);
  return TRUE;
}

/* Who has to move: the lead of a formation on the table that has not, and is no station. */
static gboolean
is_due (const ForconCaptain *captain, ForconShipId ship)
{
  const ForconShip *state = forcon_battle_ship (captain->battle, ship);

  if (state->moved || !FORCON_ID_IS_NONE (state->planet))
    return FALSE;
  ForconShips body = forcon_move_body (captain->battle, ship);

  for (guint i = 0; i < body.n; i++)
    if (forcon_ship_is_station (captain->battle, body.ship[i]))
      return FALSE;
  return FORCON_ID_EQUAL (body.ship[0], ship);
}

gboolean
forcon_captain_move (const ForconCaptain *captain, ForconShipId ship, ForconCommand *command)
{
  Thought best = { .worth = -G_MAXDOUBLE };
  Plan plan;

  if (!is_due (captain, ship))
    return FALSE;
  plan_make (captain, ship, &plan);
  if (think_coarsely (&plan, &best))
    return wants_to_turn (&plan, &best) ? give_order (&plan, FORCON_ORDER_COURSE_CORRECTION, command)
                                        : give_move (&plan, &best, command);
  if (may_order (&plan))
    return give_order (&plan, FORCON_ORDER_EMERGENCY_BRAKING, command);
  if (think_finely (&plan, &best) || any_move (&plan, &best))
    return give_move (&plan, &best, command);
  return FALSE;
}
