/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/decision/close-combat.h"
#include "engine/decision/damage.h"
#include "engine/decision/detection.h"
#include "engine/decision/end.h"
#include "engine/decision/formations.h"
#include "engine/decision/mines.h"
#include "engine/decision/moves.h"
#include "engine/decision/orbits.h"
#include "engine/decision/torpedoes.h"
#include "engine/decision/turn.h"
#include "engine/state/ship.h"

/* Whether there is anybody left to fight: two hostile sides with ships in action (F-TURN-3). */
static gboolean
is_contested (const ForconBattle *battle)
{
  guint32 sides = forcon_sides_in_action (battle);

  for (guint a = 1; a <= forcon_battle_n_sides (battle); a++)
    for (guint b = a + 1; b <= forcon_battle_n_sides (battle); b++)
      if ((sides & (1u << a)) != 0 && (sides & (1u << b)) != 0
          && forcon_sides_hostile (battle, (ForconSideId){ (guint16) a }, (ForconSideId){ (guint16) b }))
        return TRUE;
  return FALSE;
}

/* The senior flagship: the one the file names, else the side's readiest ship, the first of several (F-TURN-2). */
static ForconShipId
senior_ship (const ForconDecision *decision, guint side)
{
  const ForconBattle *battle = decision->battle;
  ForconShipId senior = forcon_battle_side (battle, (ForconSideId){ (guint16) side })->senior;
  gint best = G_MININT;

  if (!FORCON_ID_IS_NONE (senior) && forcon_ship_in_action (battle, senior))
    return senior;
  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };
      gint readiness = forcon_ship_readiness (battle, decision->rules, ship);

      if (forcon_battle_ship (battle, ship)->side.value == side && forcon_ship_in_action (battle, ship)
          && readiness > best)
        {
          best = readiness;
          senior = ship;
        }
    }
  return senior;
}

/* One die for each side of the mask. */
static gboolean
roll_initiative (ForconDecision *decision, guint32 sides, gint *totals)
{
  for (guint side = 1; side <= forcon_battle_n_sides (decision->battle); side++)
    {
      ForconRoll roll;

      if ((sides & (1u << side)) == 0)
        continue;
      ForconShipId ship = senior_ship (decision, side);
      gint modifier = forcon_ship_crew_modifier (decision->battle, decision->rules, ship);

      if (!forcon_decision_roll (decision, FORCON_PURPOSE_INITIATIVE, ship, 1, 0, &roll))
        return FALSE;
      totals[side] = forcon_decision_sum (decision, roll) + modifier;
      FORCON_EMIT (decision, INITIATIVE_ROLLED, initiative_rolled, .side = { (guint16) side }, .ship = ship,
                   .roll = roll, .crew_modifier = modifier, .total = totals[side]);
    }
  return TRUE;
}

/* The sides of the mask with the highest total. */
static guint32
highest_of (guint32 sides, const gint *totals)
{
  gint best = G_MININT;
  guint32 highest = 0;

  for (guint side = 1; side <= FORCON_SIDES_MAX; side++)
    {
      if ((sides & (1u << side)) == 0)
        continue;
      if (totals[side] > best)
        highest = 0;
      if (totals[side] >= best)
        {
          best = totals[side];
          highest |= 1u << side;
        }
    }
  return highest;
}

/* Sides in the order of their turns. */
typedef struct {
  guint n;
  ForconSideId side[FORCON_SIDES_MAX];
} Order;

/*
 * The higher total comes first, and those that are tied roll again among themselves (F-TURN-2). So whether one of
 * two comes before the other depends on nobody else, who might be hidden (F-EW-4).
 */
static gboolean
rank (ForconDecision *decision, guint32 sides, Order *order)
{
  gint totals[FORCON_SIDES_MAX + 1] = { 0 };

  if ((sides & (sides - 1)) == 0)
    {
      if (sides != 0)
        order->side[order->n++] = (ForconSideId){ (guint16) g_bit_nth_lsf (sides, -1) };
      return TRUE;
    }
  do
    if (!roll_initiative (decision, sides, totals))
      return FALSE;
  while (highest_of (sides, totals) == sides);
  while (sides != 0)
    {
      guint32 highest = highest_of (sides, totals);

      if (!rank (decision, highest, order))
        return FALSE;
      sides &= ~highest;
    }
  return TRUE;
}

/* Who attacked comes before those who did not, else the dice decide (F-TURN-2). */
static gboolean
choose_order (ForconDecision *decision, Order *order, ForconFirst *by)
{
  const ForconBattle *battle = decision->battle;
  guint32 all = forcon_sides_in_action (battle);
  guint32 attackers = 0;

  for (guint side = 1; side <= forcon_battle_n_sides (battle); side++)
    if (forcon_battle_side (battle, (ForconSideId){ (guint16) side })->attacker)
      attackers |= all & (1u << side);
  *by = decision->rules->options.turns_first;
  if (attackers == 0 || attackers == all)
    *by = FORCON_FIRST_ROLL;
  if (*by == FORCON_FIRST_ROLL)
    return rank (decision, all, order);
  return rank (decision, attackers, order) && rank (decision, all & ~attackers, order);
}

/* What happens by itself when a step begins. */
static gboolean
begin_step (ForconDecision *decision, ForconStep step)
{
  FORCON_EMIT (decision, STEP_BEGUN, step_begun, .step = step, .shields_kept = step == FORCON_STEP_FIRE);
  switch ((gint) step)
    {
    case FORCON_STEP_DETECTION:
      return forcon_detection_contest (decision);
    case FORCON_STEP_MOVEMENT:
      return forcon_movement_drift (decision) && forcon_orbit_decay (decision);
    case FORCON_STEP_TORPEDOES:
      return forcon_mine_burst (decision);
    case FORCON_STEP_END:
      return forcon_boarding_fight (decision);
    default:
      return TRUE;
    }
}

/* Nothing is asked of a person in the detection step, so it leads on by itself. */
static gboolean
begin_turn (ForconDecision *decision, gint round, ForconSideId side)
{
  FORCON_EMIT (decision, TURN_BEGUN, turn_begun, .round = round, .side = side, .shields_back = TRUE);
  return forcon_formation_rally (decision) && begin_step (decision, FORCON_STEP_DETECTION)
         && begin_step (decision, FORCON_STEP_MOVEMENT);
}

/* In a round who was given a place comes first; two, and those who came later, in the order of the file from the
 * first on. */
static guint
place_in_round (const ForconBattle *battle, guint side)
{
  guint n = forcon_battle_n_sides (battle);
  guint turn = forcon_battle_side (battle, (ForconSideId){ (guint16) side })->turn;

  return turn != 0 ? turn : n + (side + n - battle->first.value) % n + 1;
}

/* The side at turn after this one. */
static gboolean
begin_next_turn (ForconDecision *decision)
{
  const ForconBattle *battle = decision->battle;
  guint now = place_in_round (battle, battle->side.value);
  guint32 left = forcon_sides_in_action (battle);
  guint next = 0;
  guint wait = 0;

  for (guint side = 1; side <= forcon_battle_n_sides (battle); side++)
    {
      guint place = place_in_round (battle, side);
      guint ahead = place > now ? place - now : place + 2 * forcon_battle_n_sides (battle) - now;

      if ((left & (1u << side)) != 0 && (next == 0 || ahead < wait))
        {
          next = side;
          wait = ahead;
        }
    }
  if (next == 0)
    return TRUE;
  return begin_turn (decision, battle->round + (place_in_round (battle, next) > now ? 0 : 1),
                     (ForconSideId){ (guint16) next });
}

gboolean
forcon_turn_begin_battle (ForconDecision *decision, const ForconCommand *command)
{
  Order order = { 0 };
  ForconFirst by;

  if (!is_contested (decision->battle))
    return forcon_decision_refuse (
        decision, (ForconVerdict){ .kind = FORCON_VERDICT_TOO_FEW_SIDES,
                                   .actual = __builtin_popcount (forcon_sides_in_action (decision->battle)),
                                   .needed = 2 });
  if (!choose_order (decision, &order, &by))
    return FALSE;
  /* With two sides it is enough to say who is first. */
  for (guint i = 0; order.n > 2 && i < order.n; i++)
    FORCON_EMIT (decision, TURN_PLACED, turn_placed, .side = order.side[i], .place = (gint) i + 1);
  FORCON_EMIT (decision, BATTLE_BEGUN, battle_begun, .first = order.side[0], .by = by);
  return begin_turn (decision, 1, order.side[0]);
}

/*
 * Fires and falls, then torpedoes and markers are taken off (F-END-1), then the next side. Who lost its flagship by
 * that has another before the next turn, which may be that of a side that is hidden (F-EW-4).
 */
static gboolean
end_turn (ForconDecision *decision)
{
  if (!forcon_end_burn (decision) || !forcon_orbit_crash (decision) || !forcon_formation_settle (decision))
    return FALSE;
  forcon_torpedo_clear (decision);
  if (!forcon_end_remove_markers (decision))
    return FALSE;
  FORCON_EMIT (decision, TURN_ENDED, turn_ended, .side = decision->battle->side);
  if (!is_contested (decision->battle))
    return TRUE;
  return begin_next_turn (decision);
}

gboolean
forcon_turn_end_step (ForconDecision *decision, const ForconCommand *command)
{
  switch ((gint) decision->battle->step)
    {
    case FORCON_STEP_DETECTION:
      return begin_step (decision, FORCON_STEP_MOVEMENT);
    case FORCON_STEP_MOVEMENT:
      return forcon_movement_all_moved (decision) && forcon_mine_swept (decision)
             && begin_step (decision, FORCON_STEP_FIRE);
    case FORCON_STEP_FIRE:
      forcon_catastrophe_clear (decision);
      return begin_step (decision, FORCON_STEP_TORPEDOES);
    case FORCON_STEP_TORPEDOES:
      return forcon_torpedo_run (decision) && begin_step (decision, FORCON_STEP_END);
    default:
      return end_turn (decision);
    }
}

gboolean
forcon_turn_end_battle (ForconDecision *decision, const ForconCommand *command)
{
  ForconEnding ending = command->end_battle.ending;

  if (ending != FORCON_ENDING_AGREED && ending != FORCON_ENDING_MASTER)
    return forcon_decision_refuse_kind (decision, FORCON_VERDICT_NOTHING_THERE, FORCON_NO_SHIP);
  FORCON_EMIT (decision, BATTLE_ENDED, battle_ended, .reason = ending);
  return TRUE;
}

void
forcon_turn_check_end (ForconDecision *decision)
{
  if (decision->battle->step == FORCON_STEP_OVER || decision->battle->step == FORCON_STEP_SET_UP
      || is_contested (decision->battle))
    return;
  guint32 left = forcon_sides_in_action (decision->battle);

  FORCON_EMIT (decision, BATTLE_ENDED, battle_ended, .reason = FORCON_ENDING_LAST_SIDE,
               .winner = { (guint16) (left == 0 ? 0 : g_bit_nth_lsf (left, -1)) });
}
