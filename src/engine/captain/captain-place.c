/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/captain/captain-plan.h"

#include <stdlib.h>

/* What a place is worth to a ship. Weights are shares of a ship: doing one ship's worth of damage is 1. */

#define PER_METRE (1.0 / FORCON_CM (100))

/* Harm to others counts so much where there is somebody whom it goes for. */
#define ASIDE 0.3

/* What a centimetre out of a range that is to be kept costs: more than any harm can be worth. */
#define OUT_OF_RANGE (0.3 / FORCON_CM (1))

/* Likewise for being away from the post of who guards. */
#define OFF_POST (0.15 / FORCON_CM (1))

gboolean
forcon_plan_on_table (const ForconPlan *plan, ForconPoint point)
{
  ForconPoint size = plan->captain->battle->size;

  return point.x >= 0 && point.y >= 0 && point.x <= size.x && point.y <= size.y;
}

/* Without an enemy the middle of the table stands for the nearest one. */
static ForconPoint
middle_of (const ForconBattle *battle)
{
  return (ForconPoint){ battle->size.x / 2, battle->size.y / 2 };
}

static ForconLength
nearest_edge (const ForconPlan *plan, ForconPoint place)
{
  ForconPoint size = plan->captain->battle->size;

  return MIN (MIN (place.x, size.x - place.x), MIN (place.y, size.y - place.y));
}

/* How far it is over an edge; to turn towards it is a way too. */
static double
way_out (const ForconPlan *plan, const ForconFighter *ship)
{
  ForconPoint size = plan->captain->battle->size;
  const struct {
    ForconLength distance;
    ForconAngle heading;
  } edges[] = { { ship->position.y, 0 },
                { size.x - ship->position.x, FORCON_FULL_CIRCLE / 4 },
                { size.y - ship->position.y, FORCON_FULL_CIRCLE / 2 },
                { ship->position.x, FORCON_FULL_CIRCLE * 3 / 4 } };
  double best = G_MAXDOUBLE;

  for (gsize i = 0; i < G_N_ELEMENTS (edges); i++)
    {
      double off = abs (forcon_angle_difference (ship->heading, edges[i].heading)) / (FORCON_FULL_CIRCLE / 2.0);

      best = MIN (best, edges[i].distance + plan->captain->policy->turning * off);
    }
  return best;
}

static ForconLength
nearest_enemy (const ForconPlan *plan, ForconPoint place)
{
  ForconLength nearest = G_MAXINT32;

  for (guint i = 0; i < plan->n_enemies; i++)
    nearest = MIN (nearest, forcon_point_distance (place, plan->enemies[i].position));
  return nearest;
}

/* How far a place is out of a range, 0.01 cm. */
static ForconLength
out_of (const ForconPlan *plan, const ForconKeep *keep, ForconPoint place, gboolean beyond)
{
  if (keep->range == 0 || (!keep->anchored && plan->n_enemies == 0))
    return 0;
  ForconLength distance
      = keep->anchored ? forcon_point_distance (place, keep->anchor) : nearest_enemy (plan, place);

  return MAX (beyond ? keep->range - distance : distance - keep->range, 0);
}

/*
 * Ranges that are kept, and a post. A ship must go on next turn before it may turn, so it minds that place too; only
 * half, as the others move as well.
 */
static double
worth_by_instruction (const ForconPlan *plan, const ForconFighter *ship)
{
  ForconLength before_turn = forcon_move_before_turn (&plan->limits, plan->limits.least);
  ForconPoint next = forcon_point_ahead (ship->position, ship->heading, before_turn);
  double out = out_of (plan, &plan->within, ship->position, FALSE) + out_of (plan, &plan->beyond, ship->position, TRUE)
               + out_of (plan, &plan->within, next, FALSE) / 2.0 + out_of (plan, &plan->beyond, next, TRUE) / 2.0;
  double worth = -OUT_OF_RANGE * out;

  if (plan->guards)
    worth -= OFF_POST * forcon_point_distance (ship->position, plan->post);
  return worth;
}

/* What one ship does from its place, suffers there, and how near it is to whom it goes for, facing him. */
static double
worth_in_battle (const ForconPlan *plan, const ForconFighter *ship, double *gives)
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

      if (distance < nearest && i < plan->n_goals)
        {
          nearest = distance;
          goal = enemy->position;
        }
      if (distance > ship->range && distance > enemy->range)
        continue;
      ForconAngle bearing = forcon_point_bearing (ship->position, enemy->position);
      double harm = forcon_fighter_harm (rules, ship, enemy, distance, bearing) / enemy->hits;

      best = MAX (best, MIN (harm, 1.0) * enemy->weight * (i < plan->n_goals ? 1.0 : ASIDE));
      taken += forcon_fighter_harm (rules, enemy, ship, distance, bearing + FORCON_FULL_CIRCLE / 2);
    }
  *gives += best;
  ForconAngle towards = forcon_point_bearing (ship->position, goal);

  return best - plan->risk * MIN (taken / ship->hits, 1.0)
         + (-plan->nearness * PER_METRE * MAX (nearest, plan->follows_to)
            - plan->facing * abs (forcon_angle_difference (ship->heading, towards)) / (FORCON_FULL_CIRCLE / 2));
}

/* Over the nearest edge, and not past the enemy. */
static double
worth_of_flight (const ForconPlan *plan, const ForconFighter *ship)
{
  ForconPoint place = ship->position;
  ForconLength nearest = plan->n_enemies == 0 ? forcon_point_distance (place, middle_of (plan->captain->battle))
                                              : nearest_enemy (plan, place);

  if (!forcon_plan_on_table (plan, place))
    return plan->captain->policy->hazard;
  return PER_METRE * (nearest / 2 - way_out (plan, ship));
}

double
forcon_plan_worth (const ForconPlan *plan, const ForconFighter *ship, double *gives)
{
  if (plan->flees)
    return worth_of_flight (plan, ship);
  /* Nobody is to be avoided yet: well away from every edge there is room for it. */
  if (plan->waits)
    return PER_METRE * nearest_edge (plan, ship->position);
  return worth_in_battle (plan, ship, gives) + (plan->standing->any ? worth_by_instruction (plan, ship) : 0.0);
}
