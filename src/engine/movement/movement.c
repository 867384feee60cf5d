/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/movement/movement.h"

#include "engine/state/formation.h"
#include "engine/state/ship.h"

static gboolean
in_tunnel_mouth (const ForconBattle *battle, ForconPoint position)
{
  for (guint i = 0; i < battle->objects->len; i++)
    {
      const ForconObject *object = &g_array_index (battle->objects, ForconObject, i);

      if (object->kind == FORCON_OBJECT_TUNNEL_MOUTH
          && forcon_point_distance (object->centre, position) <= object->radius)
        return TRUE;
    }
  return FALSE;
}

static ForconAngle
greatest_turn (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  ForconAngle turn = forcon_battle_card (battle, ship)->greatest_turn;

  if (forcon_ship_count_criticals (battle, ship, FORCON_CRITICAL_ENGINES) > 0
      || forcon_battle_ship (battle, ship)->no_turn > 0)
    return 0;
  switch ((gint) forcon_battle_ship (battle, ship)->order)
    {
    case FORCON_ORDER_FULL_AHEAD:
      return 0;
    case FORCON_ORDER_COURSE_CORRECTION:
      return turn * rules->course_correction_factor;
    default:
      return turn;
    }
}

ForconShips
forcon_move_body (const ForconBattle *battle, ForconShipId ship)
{
  ForconFormationId formation = forcon_battle_ship (battle, ship)->formation;
  ForconShips all = forcon_formation_ships (battle, formation);
  ForconShipId lead = forcon_formation_lead (battle, formation);
  ForconShips body = { 0 };

  if (!FORCON_ID_IS_NONE (lead) && forcon_ships_together (battle, lead, ship))
    body.ship[body.n++] = lead;
  for (guint i = 0; i < all.n; i++)
    if (!FORCON_ID_EQUAL (all.ship[i], lead) && forcon_ships_together (battle, all.ship[i], ship))
      body.ship[body.n++] = all.ship[i];
  if (body.n == 0)
    body = (ForconShips){ .n = 1, .ship = { ship } };
  return body;
}

/* What one ship could do alone. */
static ForconMoveLimits
limits_of_ship (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  const ForconShip *state = forcon_battle_ship (battle, ship);
  const ForconCard *card = forcon_battle_card (battle, ship);
  gboolean braking = state->order == FORCON_ORDER_EMERGENCY_BRAKING;
  ForconMoveLimits limits = {
    .least = braking ? 0 : forcon_ship_braking (battle, rules, ship),
    .most = forcon_ship_speed (battle, rules, ship) + state->bonus,
    .may_stand = braking || (!state->has_moved && !in_tunnel_mouth (battle, state->position)),
    .may_spin = braking,
    .greatest_turn = greatest_turn (battle, rules, ship),
    .turn_after = card->turn_fraction,
    .speed = forcon_ship_speed (battle, rules, ship),
    .turn_at = forcon_ship_turns_at_speed (battle, rules, ship) ? card->turn_fraction : (ForconFraction){ 0, 1 },
    .turns = rules->ship_types[card->type].several_turns ? FORCON_LEGS_MAX : 1,
  };

  limits.may_stand = limits.may_stand || limits.least == 0;
  return limits;
}

static ForconFraction
larger_share (ForconFraction a, ForconFraction b)
{
  return (gint64) a.numerator * b.denominator >= (gint64) b.numerator * a.denominator ? a : b;
}

/* The worst of both in each characteristic (F-FORM-4). */
static void
limits_worsen (ForconMoveLimits *limits, const ForconMoveLimits *other)
{
  limits->least = MAX (limits->least, other->least);
  limits->most = MIN (limits->most, other->most);
  limits->may_stand = limits->may_stand && other->may_stand;
  limits->may_spin = limits->may_spin && other->may_spin;
  limits->greatest_turn = MIN (limits->greatest_turn, other->greatest_turn);
  limits->turn_after = larger_share (limits->turn_after, other->turn_after);
  limits->speed = MIN (limits->speed, other->speed);
  limits->turn_at = larger_share (limits->turn_at, other->turn_at);
  limits->turns = MIN (limits->turns, other->turns);
}

ForconLength
forcon_move_before_turn (const ForconMoveLimits *limits, ForconLength distance)
{
  return MAX (forcon_share (limits->turn_after, distance), forcon_share (limits->turn_at, limits->speed));
}

ForconMoveLimits
forcon_move_limits (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  ForconShips body = forcon_move_body (battle, ship);
  ForconMoveLimits limits = limits_of_ship (battle, rules, body.ship[0]);

  for (guint i = 1; i < body.n; i++)
    {
      ForconMoveLimits other = limits_of_ship (battle, rules, body.ship[i]);

      limits_worsen (&limits, &other);
    }
  /* A ship that is slower than another's braking run sets the pace. */
  limits.least = MIN (limits.least, limits.most);
  limits.may_stand = limits.may_stand || limits.least == 0;
  return limits;
}

ForconPath
forcon_move_path (ForconPoint from, ForconAngle heading, const ForconLegs *legs)
{
  ForconPath path = { .n_points = legs->n + 1, .points = { from }, .heading = heading };

  for (guint i = 0; i < legs->n; i++)
    {
      path.points[i + 1] = forcon_point_ahead (path.points[i], path.heading, legs->leg[i].ahead);
      path.heading = forcon_angle_normalise (path.heading + legs->leg[i].turn);
    }
  return path;
}

/* Where a ship is that was at @from when the lead was at its start, now that the lead is elsewhere and has turned. */
static ForconPoint
carried (const ForconPath *lead, guint corner, ForconPoint from, ForconAngle turned)
{
  ForconPoint moved = { from.x + lead->points[corner].x - lead->points[0].x,
                        from.y + lead->points[corner].y - lead->points[0].y };

  return forcon_point_turned (moved, lead->points[corner], turned);
}

ForconPath
forcon_move_path_made (ForconPoint from, ForconPoint to, ForconAngle heading, const ForconLegs *legs)
{
  ForconPath path = forcon_move_path (from, heading, legs);

  if (path.n_points == 0 || !forcon_point_equal (forcon_path_end (&path), to))
    return (ForconPath){ .n_points = 2, .points = { from, to }, .heading = heading };
  return path;
}

/* The formation keeps its shape: each leg carries the ship along, each turn carries it round the lead's centre, and
 * there its way is the chord (F-FORM-4).
 *
 * Returns: the ship's own path
 */
static ForconPath
path_carried (const ForconPath *lead, const ForconLegs *legs, ForconPoint from, ForconAngle heading)
{
  ForconPath path = { .n_points = 1, .points = { from } };
  ForconAngle turned = 0;

  for (guint i = 0; i < legs->n; i++)
    {
      path.points[path.n_points++] = carried (lead, i + 1, from, turned);
      if (legs->leg[i].turn == 0)
        continue;
      turned += legs->leg[i].turn;
      path.points[path.n_points++] = carried (lead, i + 1, from, turned);
    }
  path.heading = forcon_angle_normalise (heading + turned);
  return path;
}

void
forcon_move_paths (const ForconBattle *battle, const ForconShips *body, const ForconLegs *legs, ForconPath *paths)
{
  for (guint i = 0; i < body->n; i++)
    {
      const ForconShip *ship = forcon_battle_ship (battle, body->ship[i]);

      paths[i] = i == 0 ? forcon_move_path (ship->position, ship->heading, legs)
                        : path_carried (&paths[0], legs, ship->position, ship->heading);
    }
}

ForconPoint
forcon_path_end (const ForconPath *path)
{
  return path->points[path->n_points - 1];
}

const ForconPoint *
forcon_path_leaves_table (const ForconBattle *battle, const ForconPath *path)
{
  for (guint i = 0; i < path->n_points; i++)
    {
      ForconPoint point = path->points[i];

      if (point.x < 0 || point.y < 0 || point.x > battle->size.x || point.y > battle->size.y)
        return &path->points[i];
    }
  return NULL;
}
