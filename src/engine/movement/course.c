/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/movement/movement.h"

#include <math.h>

/*
 * Finding legs for a place that a person points at. Here lengths are doubles, because nothing is decided here: what
 * comes out is a proposal that goes through forcon_move_judge() like any other.
 */

/* Proposed legs are whole millimetres and degrees: nobody measures finer on a table. */
#define LENGTH_GRAIN 10
#define TURN_GRAIN FORCON_DEGREES (1)

/* A place so little aside of the bow is meant to be ahead. */
#define STRAIGHT_WITHIN (FORCON_CM (1) / 2)

/* How finely distances are tried when no legs lead exactly to the goal. */
#define DISTANCE_STEPS 40

typedef struct {
  ForconMoveLimits limits;
  double ahead;
  double across;
} Goal;

static double
radians (ForconAngle angle)
{
  return angle * (G_PI / 1800.0);
}

static ForconLength
grained (double length)
{
  return (ForconLength) lround (length / LENGTH_GRAIN) * LENGTH_GRAIN;
}

static ForconLength
grained_down (double length)
{
  return (ForconLength) floor (length / LENGTH_GRAIN) * LENGTH_GRAIN;
}

static ForconLegs
legs_of (ForconLength ahead, ForconAngle turn, ForconLength then)
{
  ForconLegs legs = { .n = 2 };

  legs.leg[0] = (ForconLeg){ ahead, turn };
  legs.leg[1] = (ForconLeg){ then, 0 };
  return legs;
}

static ForconLength
within (const Goal *goal, double distance)
{
  if (goal->limits.may_stand && distance < goal->limits.least / 2.0)
    return 0;
  return CLAMP (grained (distance), goal->limits.least, goal->limits.most);
}

/* How far it must go ahead before a turn of a move of that length; more than all of it where it cannot turn. */
static ForconLength
before_turn (const Goal *goal, double distance)
{
  return forcon_move_before_turn (&goal->limits, (ForconLength) ceil (distance));
}

/* Legs that end on the goal with this turn, if there are any within the limits. */
static gboolean
legs_exactly (const Goal *goal, ForconAngle turn, ForconLegs *legs)
{
  double then = goal->across / sin (radians (turn));
  double ahead = goal->ahead - then * cos (radians (turn));
  double distance = ahead + then;

  if (then < 0 || ahead < 0 || distance > goal->limits.most || distance < goal->limits.least
      || ahead < before_turn (goal, distance))
    return FALSE;
  /* The first leg rounds up and the second down, so that neither the share nor the speed is missed by a hair. */
  *legs = legs_of (goal->limits.most - ahead < LENGTH_GRAIN ? grained_down (ahead)
                                                            : (ForconLength) ceil (ahead / LENGTH_GRAIN) * LENGTH_GRAIN,
                   turn, grained_down (then));
  distance = forcon_legs_distance (legs);
  return distance >= goal->limits.least && distance <= goal->limits.most;
}

static double
miss (const Goal *goal, ForconLength ahead, ForconAngle turn, ForconLength then)
{
  double end_ahead = ahead + then * cos (radians (turn));
  double end_across = then * sin (radians (turn));

  return hypot (end_ahead - goal->ahead, end_across - goal->across);
}

/* Legs whose end is as near to the goal as the ship can come. */
static ForconLegs
legs_nearest (const Goal *goal, gint sign)
{
  ForconLength straight = within (goal, goal->ahead);
  ForconLegs best = legs_of (straight, 0, 0);
  double least = miss (goal, straight, 0, 0);

  for (gint step = 0; step <= DISTANCE_STEPS; step++)
    {
      ForconLength distance = goal->limits.least
                              + grained ((double) (goal->limits.most - goal->limits.least) * step / DISTANCE_STEPS);
      ForconLength least_ahead = before_turn (goal, distance);
      ForconLength ahead = MIN ((least_ahead + LENGTH_GRAIN - 1) / LENGTH_GRAIN * LENGTH_GRAIN, distance);

      for (ForconAngle turn = TURN_GRAIN; turn <= goal->limits.greatest_turn; turn += TURN_GRAIN)
        if (distance <= goal->limits.most && least_ahead <= distance
            && miss (goal, ahead, sign * turn, distance - ahead) < least)
          {
            least = miss (goal, ahead, sign * turn, distance - ahead);
            best = legs_of (ahead, sign * turn, distance - ahead);
          }
    }
  return best;
}

ForconLegs
forcon_move_towards (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, ForconPoint goal)
{
  const ForconShip *state = forcon_battle_ship (battle, forcon_move_body (battle, ship).ship[0]);
  double east = goal.x - state->position.x;
  double south = goal.y - state->position.y;
  double sine = sin (radians (state->heading));
  double cosine = cos (radians (state->heading));
  Goal wanted
      = { forcon_move_limits (battle, rules, ship), east * sine - south * cosine, east * cosine + south * sine };
  gint sign = wanted.across < 0 ? -1 : 1;
  ForconLegs legs;

  if (fabs (wanted.across) < STRAIGHT_WITHIN && wanted.ahead >= wanted.limits.least
      && wanted.ahead <= wanted.limits.most)
    return legs_of (within (&wanted, wanted.ahead), 0, 0);
  if (fabs (wanted.across) >= LENGTH_GRAIN)
    for (ForconAngle turn = TURN_GRAIN; turn <= wanted.limits.greatest_turn; turn += TURN_GRAIN)
      if (legs_exactly (&wanted, sign * turn, &legs))
        return legs;
  return legs_nearest (&wanted, sign);
}
