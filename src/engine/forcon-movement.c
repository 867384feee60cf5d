/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-movement.h"

#include <stdlib.h>

#include "forcon-decision.h"
#include "forcon-ship.h"

/* Whether a distance is at least a share of another, in whole numbers. */
static gboolean
reaches_share (ForconLength gone, ForconFraction share, ForconLength declared)
{
  return (gint64) gone * share.denominator >= (gint64) declared * share.numerator;
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

static gboolean
on_table (const ForconBattle *battle, ForconPoint point)
{
  return point.x >= 0 && point.y >= 0 && point.x <= battle->size.x && point.y <= battle->size.y;
}

static ForconPoint
path_end (const ForconPath *path)
{
  return path->points[path->n_points - 1];
}

/* A table is convex: a path leaves it when one of its corners does. Returns the first that does, or %NULL. */
static const ForconPoint *
corner_off_table (const ForconBattle *battle, const ForconPath *path)
{
  for (guint i = 0; i < path->n_points; i++)
    if (!on_table (battle, path->points[i]))
      return &path->points[i];
  return NULL;
}

static gboolean
leaves_table (const ForconBattle *battle, const ForconPath *path)
{
  return corner_off_table (battle, path) != NULL;
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
      verdict.needed_length = forcon_share (limits->turn_after, distance);
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
  else if (!leaves_table (battle, &path))
    {
      verdict.target = overlapped (battle, ship, path_end (&path));
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
static ForconVerdict
judge_on_table (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, const ForconLegs *legs)
{
  const ForconShip *state = forcon_battle_ship (battle, ship);
  ForconPath path = forcon_move_path (state->position, state->heading, legs);
  ForconVerdict verdict = judge_legs (battle, rules, ship, legs);

  if (leaves_table (battle, &path))
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

/* What rounding may take off a way of several legs, 0.01 cm. */
#define ROUNDING 4

/* How much farther a path that ends over bases must go at least, or less far, to end clear of them. */
static ForconLength
way_out (const ForconBattle *battle, ForconShipId ship, const ForconLegs *legs)
{
  const ForconShip *state = forcon_battle_ship (battle, ship);
  ForconPath path = forcon_move_path (state->position, state->heading, legs);
  ForconLength depth = 0;

  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId other = { (guint16) i };

      if (FORCON_ID_EQUAL (other, ship) || !forcon_ship_on_table (battle, other))
        continue;
      depth = MAX (depth, forcon_ship_radius (battle, ship) + forcon_ship_radius (battle, other)
                              - forcon_point_distance (path_end (&path), forcon_battle_ship (battle, other)->position));
    }
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
      if (kind == FORCON_VERDICT_ENDS_OVER_BASE)
        change = MIN (change + way_out (battle, ship, &changed), most);
      else if (sign > 0 || change == most)
        break;
      else
        change = most;
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

/* Whether the ship has a legal move that turns so far as soon as it may. */
static gboolean
can_move_turning (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship,
                  const ForconMoveLimits *limits, ForconAngle turn)
{
  ForconLength step = MAX (TRIED_DISTANCE, (limits->most - limits->least) / TRIES_MAX);

  for (ForconLength more = 0; more < limits->most - limits->least + step; more += step)
    {
      ForconLength distance = MIN (limits->least + more, limits->most);
      ForconLegs legs = { .n = 2 };

      legs.leg[0] = (ForconLeg){ turn == 0 ? distance : forcon_share (limits->turn_after, distance), turn };
      legs.leg[1] = (ForconLeg){ distance - legs.leg[0].ahead, 0 };
      if (is_legal (battle, rules, ship, &legs))
        return TRUE;
    }
  return FALSE;
}

/* A ship that is hemmed in, by a planet ahead for one, has no legal move and stays where it is. */
static gboolean
can_move (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
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

/* Whether a ship of the side at turn, in action, is named. */
static gboolean
check_mover (ForconDecision *decision, const ForconCommand *command)
{
  const ForconShip *ship = forcon_battle_ship (decision->battle, command->ship);

  if (ship == NULL)
    return forcon_decision_refuse_kind (decision, FORCON_VERDICT_NO_SUCH_SHIP, FORCON_NO_SHIP);
  if (ship->status != FORCON_SHIP_IN_ACTION)
    return forcon_decision_refuse_kind (decision, FORCON_VERDICT_NOT_IN_ACTION, command->ship);
  if (!FORCON_ID_EQUAL (ship->side, decision->battle->side))
    return forcon_decision_refuse (decision, (ForconVerdict){ .kind = FORCON_VERDICT_NOT_ITS_TURN,
                                                              .ship = command->ship,
                                                              .side = decision->battle->side });
  return TRUE;
}

gboolean
forcon_movement_move (ForconDecision *decision, const ForconCommand *command)
{
  if (!check_mover (decision, command))
    return FALSE;
  const ForconShip *ship = forcon_battle_ship (decision->battle, command->ship);

  if (ship->moved)
    return forcon_decision_refuse (decision, refusal (FORCON_VERDICT_ALREADY_MOVED, command->ship));
  ForconVerdict verdict = forcon_move_judge (decision->battle, decision->rules, command->ship, &command->legs);

  if (verdict.kind != FORCON_VERDICT_DONE)
    return forcon_decision_refuse (decision, verdict);
  ForconPath path = forcon_move_path (ship->position, ship->heading, &command->legs);
  const ForconPoint *beyond = corner_off_table (decision->battle, &path);

  FORCON_EMIT (decision, SHIP_MOVED, ship_moved, .ship = command->ship, .lead = command->ship, .from = ship->position,
               .from_heading = ship->heading, .legs = command->legs,
               .distance = forcon_legs_distance (&command->legs), .to = path_end (&path), .heading = path.heading);
  if (beyond != NULL)
    FORCON_EMIT (decision, SHIP_WITHDREW, ship_withdrew, .ship = command->ship, .position = *beyond);
  return TRUE;
}

/* A readiness check, if the option asks for one (F-MOV-11). */
static gboolean
check_order (ForconDecision *decision, ForconShipId ship, ForconRoll *check, gint *readiness, gboolean *passed)
{
  *readiness = forcon_ship_readiness (decision->battle, decision->rules, ship);
  *passed = TRUE;
  if (!decision->rules->options.orders_readiness_check)
    return TRUE;
  if (!forcon_decision_roll (decision, FORCON_PURPOSE_ORDER_CHECK, ship, 2, *readiness, check))
    return FALSE;
  *passed = forcon_decision_sum (decision, *check) <= *readiness;
  return TRUE;
}

static ForconVerdict
judge_order (const ForconBattle *battle, ForconShipId id, ForconOrder order)
{
  const ForconShip *ship = forcon_battle_ship (battle, id);
  ForconVerdict verdict = refusal (FORCON_VERDICT_DONE, id);

  verdict.order = ship->order;
  if (order == FORCON_ORDER_NONE)
    verdict.kind = FORCON_VERDICT_NOT_AN_ORDER;
  else if (ship->moved)
    verdict.kind = FORCON_VERDICT_ORDER_AFTER_MOVE;
  else if (ship->order != FORCON_ORDER_NONE || ship->order_failed)
    verdict.kind = FORCON_VERDICT_SECOND_ORDER;
  return verdict;
}

gboolean
forcon_movement_order (ForconDecision *decision, const ForconCommand *command)
{
  if (!check_mover (decision, command))
    return FALSE;
  ForconVerdict verdict = judge_order (decision->battle, command->ship, command->order);
  ForconRoll check = { 0 };
  ForconRoll bonus_roll = { 0 };
  gint readiness = 0;
  gint bonus = 0;
  gboolean passed = FALSE;

  if (verdict.kind != FORCON_VERDICT_DONE)
    return forcon_decision_refuse (decision, verdict);
  if (!check_order (decision, command->ship, &check, &readiness, &passed))
    return FALSE;
  if (!passed)
    {
      FORCON_EMIT (decision, ORDER_FAILED, order_failed, .ship = command->ship, .order = command->order,
                   .check = check, .readiness = readiness);
      return TRUE;
    }
  if (command->order == FORCON_ORDER_FULL_AHEAD
      && !forcon_decision_roll_formula (decision, FORCON_PURPOSE_FULL_AHEAD, command->ship,
                                        decision->rules->full_ahead, &bonus_roll, &bonus))
    return FALSE;
  FORCON_EMIT (decision, ORDER_GIVEN, order_given, .ship = command->ship, .order = command->order, .check = check,
               .readiness = readiness, .bonus_roll = bonus_roll, .bonus = FORCON_CM (bonus));
  return TRUE;
}

/**
 * forcon_movement_all_moved:
 *
 * Every ship of the side that has to move must have moved before the step ends (F-MOV-2).
 */
gboolean
forcon_movement_all_moved (ForconDecision *decision)
{
  const ForconBattle *battle = decision->battle;
  ForconVerdict verdict = { .kind = FORCON_VERDICT_MUST_MOVE };

  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };
      const ForconShip *state = forcon_battle_ship (battle, ship);

      if (!FORCON_ID_EQUAL (state->side, battle->side) || state->status != FORCON_SHIP_IN_ACTION || state->moved)
        continue;
      ForconMoveLimits limits = forcon_move_limits (battle, decision->rules, ship);

      if (limits.may_stand || !can_move (battle, decision->rules, ship))
        continue;
      if (verdict.actual++ == 0)
        {
          verdict.ship = ship;
          verdict.needed_length = limits.least;
        }
    }
  return verdict.actual == 0 || forcon_decision_refuse (decision, verdict);
}

static gboolean
drift_hulk (ForconDecision *decision, ForconShipId ship)
{
  const ForconShip *state = forcon_battle_ship (decision->battle, ship);
  gboolean burning = state->status == FORCON_SHIP_BURNING_HULK;
  const ForconCatastropheRule *rule
      = &decision->rules->catastrophes[burning ? FORCON_CATASTROPHE_BURNING_HULK : FORCON_CATASTROPHE_DRIFTING_HULK];
  ForconPoint from = state->position;
  ForconRoll roll;
  gint distance = 0;

  if (!forcon_decision_roll_formula (decision, FORCON_PURPOSE_DRIFT, ship, rule->drift, &roll, &distance))
    return FALSE;
  ForconPoint to = forcon_point_ahead (from, state->heading, FORCON_CM (distance));
  gboolean left_table = !on_table (decision->battle, to);

  FORCON_EMIT (decision, HULK_DRIFTED, hulk_drifted, .ship = ship, .roll = roll, .distance = FORCON_CM (distance),
               .from = from, .to = to, .left_table = left_table);
  if (left_table || !rule->rolls_again)
    return TRUE;
  return forcon_catastrophe_roll (decision, ship) && forcon_catastrophe_settle (decision);
}

/* The hulks of the side at turn, in the order of the file. A captured ship lies still (F-BRD-6). */
static GArray *
own_hulks (const ForconBattle *battle)
{
  GArray *hulks = g_array_new (FALSE, FALSE, sizeof (ForconShipId));

  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };

      if (forcon_ship_is_hulk (battle, ship) && forcon_battle_ship (battle, ship)->status != FORCON_SHIP_CAPTURED
          && FORCON_ID_EQUAL (forcon_battle_ship (battle, ship)->side, battle->side))
        g_array_append_val (hulks, ship);
    }
  return hulks;
}

/**
 * forcon_movement_drift:
 *
 * Moves those that are hulks when the movement step of their side begins; one that a drifting neighbour wrecks or
 * destroys meanwhile stays (F-CAT-2, F-CAT-3).
 */
gboolean
forcon_movement_drift (ForconDecision *decision)
{
  g_autoptr (GArray) hulks = own_hulks (decision->battle);

  for (guint i = 0; i < hulks->len; i++)
    {
      ForconShipId ship = g_array_index (hulks, ForconShipId, i);

      if (forcon_ship_is_hulk (decision->battle, ship) && !drift_hulk (decision, ship))
        return FALSE;
    }
  return TRUE;
}
