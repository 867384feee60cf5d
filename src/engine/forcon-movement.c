/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-movement.h"

#include <stdlib.h>

#include "forcon-ship.h"

/* Whether a distance is at least a share of another, in whole numbers. */
static gboolean
reaches_share (ForconLength gone, ForconFraction share, ForconLength declared)
{
  return (gint64) gone * share.denominator >= (gint64) declared * share.numerator;
}

/* The share of a distance, rounded up to 0.01 cm. */
static ForconLength
share_of (ForconFraction share, ForconLength declared)
{
  return (ForconLength) (((gint64) declared * share.numerator + share.denominator - 1) / share.denominator);
}

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

  if (forcon_ship_count_criticals (battle, ship, FORCON_CRITICAL_ENGINES) > 0)
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

/**
 * forcon_move_limits:
 * @battle: a battle
 * @rules: the rules
 * @ship: a ship in action
 *
 * Returns: what the ship may do with its orders and its damage (F-MOV-2 to F-MOV-4, F-MOV-7 to F-MOV-9, F-CRT-6,
 *   F-CRT-8)
 */
ForconMoveLimits
forcon_move_limits (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  const ForconShip *state = forcon_battle_ship (battle, ship);
  const ForconCard *card = forcon_battle_card (battle, ship);
  gboolean braking = state->order == FORCON_ORDER_EMERGENCY_BRAKING;
  ForconMoveLimits limits = {
    .least = braking ? 0 : forcon_ship_braking (battle, rules, ship),
    .most = forcon_ship_speed (battle, rules, ship) + state->bonus,
    .may_stand = braking || (!state->has_moved && !in_tunnel_mouth (battle, state->position)),
    .greatest_turn = greatest_turn (battle, rules, ship),
    .turn_after = card->turn_fraction,
    .turns = rules->ship_types[card->type].several_turns ? FORCON_LEGS_MAX : 1,
  };

  limits.may_stand = limits.may_stand || limits.least == 0;
  return limits;
}

/**
 * forcon_move_path:
 * @from: where it begins
 * @heading: of the bow there
 * @legs: the move
 *
 * Returns: its corners, @legs->n + 1 of them, and the heading at its end
 */
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

/**
 * forcon_path_end:
 * @path: a path
 *
 * Returns: where it ends
 */
ForconPoint
forcon_path_end (const ForconPath *path)
{
  return path->points[path->n_points - 1];
}

/**
 * forcon_path_off_table:
 * @path: a path
 * @battle: on whose table
 *
 * A table is convex: a path leaves it when one of its corners does (F-TURN-3).
 *
 * Returns: (nullable) (transfer none): the first corner that is off the table
 */
const ForconPoint *
forcon_path_off_table (const ForconPath *path, const ForconBattle *battle)
{
  for (guint i = 0; i < path->n_points; i++)
    if (!forcon_battle_on_table (battle, path->points[i]))
      return &path->points[i];
  return NULL;
}

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
  ForconVerdict verdict = refusal (FORCON_VERDICT_DONE, ship);

  verdict.length = distance;
  if (distance > limits->most)
    {
      verdict.kind = FORCON_VERDICT_TOO_FAR;
      verdict.needed_length = limits->most;
    }
  /* A ship that stands still does not turn, unless it is braking hard (F-MOV-8). */
  else if (distance < limits->least && !(distance == 0 && limits->may_stand && !turns))
    {
      verdict.kind = FORCON_VERDICT_TOO_SHORT;
      verdict.needed_length = limits->least;
    }
  return verdict;
}

/* Whether the ship may turn at all, and if not, why. */
static ForconVerdict
judge_may_turn (const ForconBattle *battle, ForconShipId ship)
{
  if (forcon_battle_ship (battle, ship)->order == FORCON_ORDER_FULL_AHEAD)
    return refusal (FORCON_VERDICT_FULL_AHEAD_NO_TURN, ship);
  if (forcon_ship_count_criticals (battle, ship, FORCON_CRITICAL_ENGINES) > 0)
    return refusal (FORCON_VERDICT_ENGINES_NO_TURN, ship);
  return refusal (FORCON_VERDICT_DONE, ship);
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
  else if (!reaches_share (turns->before_first, limits->turn_after, distance))
    {
      verdict.kind = FORCON_VERDICT_TURN_TOO_EARLY;
      verdict.length = turns->before_first;
      verdict.needed_length = share_of (limits->turn_after, distance);
    }
  return verdict;
}

/* All that is refused before the table is looked at. */
static ForconVerdict
judge_legs (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, const ForconLegs *legs)
{
  ForconMoveLimits limits = forcon_move_limits (battle, rules, ship);
  ForconVerdict verdict = judge_form (ship, legs);

  if (verdict.kind != FORCON_VERDICT_DONE)
    return verdict;
  Turns turns = turns_of (legs);
  ForconLength distance = forcon_legs_distance (legs);

  if (turns.count > 0)
    verdict = judge_may_turn (battle, ship);
  if (verdict.kind == FORCON_VERDICT_DONE)
    verdict = judge_distance (ship, &limits, distance, turns.count > 0);
  if (verdict.kind == FORCON_VERDICT_DONE && turns.count > 0)
    verdict = judge_turns (ship, &limits, &turns, distance);
  return verdict;
}

/* The first base that the ship would overlap at a place, or none (F-MOV-5). */
static ForconShipId
overlapped (const ForconBattle *battle, ForconShipId ship, ForconPoint place)
{
  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId other = { (guint16) i };

      if (FORCON_ID_EQUAL (other, ship) || !forcon_ship_on_table (battle, other))
        continue;
      if (forcon_point_distance (place, forcon_battle_ship (battle, other)->position)
          < forcon_ship_radius (battle, ship) + forcon_ship_radius (battle, other))
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

/* What the table says to a move whose legs are in order. */
static ForconVerdict
judge_place (const ForconBattle *battle, ForconShipId ship, const ForconLegs *legs)
{
  const ForconShip *state = forcon_battle_ship (battle, ship);
  ForconPath path = forcon_move_path (state->position, state->heading, legs);
  ForconVerdict verdict = refusal (FORCON_VERDICT_DONE, ship);

  if (forcon_legs_distance (legs) == 0)
    return verdict;
  verdict.object = planet_in_path (battle, ship, &path);
  if (!FORCON_ID_IS_NONE (verdict.object))
    verdict.kind = FORCON_VERDICT_INTO_PLANET;
  else if (forcon_path_off_table (&path, battle) == NULL)
    {
      verdict.target = overlapped (battle, ship, forcon_path_end (&path));
      if (!FORCON_ID_IS_NONE (verdict.target))
        verdict.kind = FORCON_VERDICT_ENDS_OVER_BASE;
    }
  return verdict;
}

static gboolean
is_legal (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, const ForconLegs *legs)
{
  return judge_legs (battle, rules, ship, legs).kind == FORCON_VERDICT_DONE
         && judge_place (battle, ship, legs).kind == FORCON_VERDICT_DONE;
}

/* Nobody who asks for the nearest legal end means the way off the table. */
static gboolean
is_legal_on_table (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, const ForconLegs *legs)
{
  const ForconShip *state = forcon_battle_ship (battle, ship);
  ForconPath path = forcon_move_path (state->position, state->heading, legs);

  return forcon_path_off_table (&path, battle) == NULL && is_legal (battle, rules, ship, legs);
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

/* The distance nearest to the declared one at which the same path, longer or shorter, is legal; −1 if none. */
static ForconLength
nearest_legal_distance (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, const ForconLegs *legs)
{
  ForconLength declared = forcon_legs_distance (legs);
  ForconMoveLimits limits = forcon_move_limits (battle, rules, ship);

  for (ForconLength change = 1; change <= MAX (declared, limits.most - declared); change++)
    for (gint sign = -1; sign <= 1; sign += 2)
      {
        ForconLegs changed = *legs;

        change_distance (&changed, sign * change);
        if (forcon_legs_distance (&changed) == declared + sign * change
            && is_legal_on_table (battle, rules, ship, &changed))
          return declared + sign * change;
      }
  return -1;
}

/* How finely moves are tried to see whether there is a legal one at all. */
#define TRIED_TURN FORCON_DEGREES (5)
#define TRIED_DISTANCE (FORCON_CM (1) / 2)

/* Whether the ship has a legal move that turns so far as soon as it may. */
static gboolean
can_move_turning (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship,
                  const ForconMoveLimits *limits, ForconAngle turn)
{
  for (ForconLength more = 0; more < limits->most - limits->least + TRIED_DISTANCE; more += TRIED_DISTANCE)
    {
      ForconLength distance = MIN (limits->least + more, limits->most);
      ForconLegs legs = { .n = 2 };

      legs.leg[0] = (ForconLeg){ turn == 0 ? distance : share_of (limits->turn_after, distance), turn };
      legs.leg[1] = (ForconLeg){ distance - legs.leg[0].ahead, 0 };
      if (is_legal (battle, rules, ship, &legs))
        return TRUE;
    }
  return FALSE;
}

/**
 * forcon_move_exists:
 * @battle: a battle
 * @rules: the rules
 * @ship: a ship in action
 *
 * A ship that is hemmed in, by a planet ahead for one, has no legal move and stays where it is (F-MOV-2).
 *
 * Returns: whether it has a legal move
 */
gboolean
forcon_move_exists (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  ForconMoveLimits limits = forcon_move_limits (battle, rules, ship);

  for (ForconAngle turn = 0; turn <= limits.greatest_turn; turn += TRIED_TURN)
    if (can_move_turning (battle, rules, ship, &limits, turn)
        || can_move_turning (battle, rules, ship, &limits, -turn))
      return TRUE;
  return FALSE;
}

/**
 * forcon_move_judge:
 * @battle: a battle
 * @rules: the rules
 * @ship: a ship in action
 * @legs: the move
 *
 * Whether the move is legal as a move; whose turn it is does not count here. An end over another base names the nearest
 * legal distance on the same path (F-MOV-5).
 *
 * Returns: done, or the first rule that refuses it, with figures
 */
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
