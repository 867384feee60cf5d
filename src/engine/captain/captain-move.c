/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/captain/captain-plan.h"

#include <stdlib.h>

#include "engine/state/formation.h"
#include "engine/state/ship.h"

/* Where a captain goes: a few moves are tried, and the best place wins. */

/* When none of these has room: how finely then. */
#define FINE_DISTANCE (FORCON_CM (1) / 2)
#define FINE_TURN FORCON_DEGREES (5)

/* A move that is thought of, and what it is worth. */
typedef struct {
  ForconLegs legs;
  double worth;
  double gives;
} Thought;

/* Whether a base has room at a place, as far as its side sees (F-MOV-5). */
static gboolean
has_room (const ForconPlan *plan, ForconShipId ship, ForconPoint place)
{
  ForconLength radius = forcon_ship_radius (plan->captain->battle, ship);

  for (guint i = 0; i < plan->n_obstacles; i++)
    {
      const ForconObstacle *obstacle = &plan->obstacles[i];
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
meets_planet (const ForconPlan *plan, ForconShipId ship, const ForconPath *path)
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
crosses_mine (const ForconPlan *plan, const ForconPath *path)
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

/* Moves all ships of the formation along the legs; %FALSE when one of them may not, or had better not, go there. */
static gboolean
think_of_ways (ForconPlan *plan, const ForconLegs *legs, double *hazard)
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
          if (!plan->flees)
            return FALSE;
          continue;
        }
      if (!has_room (plan, plan->body.ship[i], plan->own[i].position))
        return FALSE;
      *hazard += crosses_mine (plan, &paths[i]) ? plan->captain->policy->hazard : 0.0;
      /* Where it comes to next turn if it must go ahead as far as it must before it may turn. */
      if (!plan->flees
          && !forcon_plan_on_table (plan,
                                    forcon_point_ahead (plan->own[i].position, plan->own[i].heading, before_turn)))
        *hazard += plan->captain->policy->hazard;
    }
  return TRUE;
}

/* Keeps a move if it is legal and leads to a better place. */
static void
think_of (ForconPlan *plan, const ForconLegs *legs, Thought *best)
{
  Thought thought = { .legs = *legs };
  double hazard;

  if (!think_of_ways (plan, legs, &hazard))
    return;
  thought.worth = -hazard;
  for (guint i = 0; i < plan->n_own; i++)
    thought.worth += forcon_plan_worth (plan, &plan->own[i], &thought.gives);
  if (thought.worth > best->worth)
    *best = thought;
}

/* Legs with one turn, as soon as it is allowed. */
static ForconLegs
legs_with (const ForconPlan *plan, ForconLength distance, ForconAngle turn)
{
  ForconLength first = turn == 0 ? distance : forcon_move_before_turn (&plan->limits, distance);

  return (ForconLegs){ .n = 2, .leg = { { first, turn }, { distance - first, 0 } } };
}

static void
think_of_turns (ForconPlan *plan, ForconLength distance, ForconAngle step, Thought *best)
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
think_coarsely (ForconPlan *plan, Thought *best)
{
  ForconLength spread = plan->limits.most - plan->limits.least;
  ForconLegs stand = { .n = 1 };

  for (gint part = 0; part < plan->captain->policy->distances; part++)
    {
      ForconLength distance = plan->limits.least + spread * part / (plan->captain->policy->distances - 1);

      if (distance > 0)
        think_of_turns (plan, distance, plan->limits.greatest_turn / plan->captain->policy->turns, best);
    }
  if (plan->limits.may_stand)
    think_of (plan, &stand, best);
  /* A ship that stands still may turn only when braking hard (F-MOV-8). */
  if (plan->limits.least == 0
      && forcon_battle_ship (plan->captain->battle, plan->ship)->order == FORCON_ORDER_EMERGENCY_BRAKING)
    think_of_turns (plan, 0, plan->limits.greatest_turn / plan->captain->policy->turns, best);
  return best->legs.n > 0;
}

static gboolean
think_finely (ForconPlan *plan, Thought *best)
{
  for (ForconLength distance = MAX (plan->limits.least, 1); distance < plan->limits.most; distance += FINE_DISTANCE)
    think_of_turns (plan, distance, FINE_TURN, best);
  if (plan->limits.most > 0)
    think_of_turns (plan, plan->limits.most, FINE_TURN, best);
  return best->legs.n > 0;
}

/* What the rules find when they ask whether a ship can move at all, over the edge or into an orbit where need be. */
static gboolean
any_move (const ForconPlan *plan, Thought *best)
{
  const ForconCaptain *captain = plan->captain;

  return forcon_move_on_table (captain->battle, captain->rules, plan->ship, &best->legs)
         || forcon_move_possible (captain->battle, captain->rules, plan->ship, &best->legs);
}

/* Whether an order may still be given to the whole formation (F-MOV-6, F-ORD-2). */
static gboolean
may_order (const ForconPlan *plan)
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
wants_to_turn (const ForconPlan *plan, const Thought *best)
{
  const ForconShip *ship = forcon_battle_ship (plan->captain->battle, plan->ship);
  ForconShipId enemy = forcon_ship_nearest_enemy (plan->captain->battle, plan->ship);

  if (plan->flees || best->gives > 0.0 || !ship->has_moved || plan->limits.greatest_turn == 0
      || FORCON_ID_IS_NONE (enemy) || !may_order (plan))
    return FALSE;
  ForconAngle bearing
      = forcon_point_bearing (ship->position, forcon_battle_ship (plan->captain->battle, enemy)->position);

  return abs (forcon_angle_difference (ship->heading, bearing)) > plan->limits.greatest_turn;
}

static gboolean
give_move (const ForconPlan *plan, const Thought *best, ForconCommand *command)
{
  *command = FORCON_COMMAND (MOVE, move, .ship = plan->ship, .legs = best->legs);
  return TRUE;
}

static gboolean
give_order (const ForconPlan *plan, ForconOrder order, ForconCommand *command)
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

/* What a formation does with these instructions. */
static gboolean
decide_move (ForconPlan *plan, ForconCommand *command)
{
  Thought best = { .worth = -G_MAXDOUBLE };

  if (plan->standing->any
      && (forcon_plan_ram (plan, may_order (plan), command) || forcon_plan_board (plan, may_order (plan), command)))
    return TRUE;
  if (think_coarsely (plan, &best))
    return wants_to_turn (plan, &best) ? give_order (plan, FORCON_ORDER_COURSE_CORRECTION, command)
                                       : give_move (plan, &best, command);
  if (may_order (plan))
    return give_order (plan, FORCON_ORDER_EMERGENCY_BRAKING, command);
  return (think_finely (plan, &best) || any_move (plan, &best)) && give_move (plan, &best, command);
}

/* Whether the captains would do the same if they were told nothing. */
static gboolean
would_do_it_anyway (const ForconCaptain *captain, ForconShipId ship, const ForconCommand *command)
{
  static const ForconStanding nothing;
  ForconCommand other = { .kind = FORCON_N_COMMAND };
  ForconPlan plan;

  forcon_plan_make (captain, &nothing, ship, &plan);
  return decide_move (&plan, &other) && other.kind == command->kind
         && forcon_record_equal (&other, command, forcon_battle_command_shape (command->kind));
}

gboolean
forcon_captain_move (const ForconCaptain *captain, ForconShipId ship, ForconCommand *command)
{
  ForconStanding standing;
  ForconPlan plan;

  if (!is_due (captain, ship))
    return FALSE;
  forcon_captain_standing (captain, forcon_battle_ship (captain->battle, ship)->formation, &standing);
  forcon_plan_make (captain, &standing, ship, &plan);
  if (!decide_move (&plan, command))
    return FALSE;
  if (standing.any && command->doctrine == 0 && !would_do_it_anyway (captain, ship, command))
    forcon_captain_name (captain, forcon_plan_reason (&plan), command);
  return TRUE;
}
