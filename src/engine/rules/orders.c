/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/decision/moves.h"
#include "engine/decision/orders.h"
#include "engine/state/formation.h"
#include "engine/movement/movement.h"
#include "engine/state/ship.h"

/* The orders of the movement step, which bind a formation, and those of the steps after it, which bind a ship. */

/* A readiness check against 2d6 (F-SHIP-6). */
static gboolean
check_readiness (ForconDecision *decision, ForconPurpose purpose, ForconShipId ship, ForconRoll *roll,
                 gint *readiness, gboolean *passed)
{
  *readiness = forcon_ship_readiness (decision->battle, decision->rules, ship);
  if (!forcon_decision_roll (decision, purpose, ship, 2, *readiness, roll))
    return FALSE;
  *passed = forcon_decision_sum (decision, *roll) <= *readiness;
  return TRUE;
}

/* Why one ship of the formation keeps it from the order, if it does. */
static ForconVerdict
judge_ship_order (const ForconBattle *battle, ForconShipId id)
{
  const ForconShip *ship = forcon_battle_ship (battle, id);
  ForconVerdict verdict = { .ship = id, .order = ship->order };

  if (forcon_ship_is_station (battle, id))
    verdict.kind = FORCON_VERDICT_STATION_KEEPS;
  else if (ship->moved)
    verdict.kind = FORCON_VERDICT_ORDER_AFTER_MOVE;
  else if (ship->order != FORCON_ORDER_NONE || ship->order_failed)
    verdict.kind = FORCON_VERDICT_SECOND_ORDER;
  else if (ship->strained > 0)
    {
      verdict.kind = FORCON_VERDICT_STRAINED;
      verdict.actual = ship->strained;
    }
  return verdict;
}

/*
 * Dice: the readiness check of the lead where the option asks for one (F-MOV-11); then what Full ahead gains the whole
 * formation (F-MOV-9).
 */
static gboolean
carry_out (ForconDecision *decision, ForconShipId lead, ForconOrder order)
{
  ForconRoll check = { 0 };
  ForconRoll bonus_roll = { 0 };
  gint readiness = forcon_ship_readiness (decision->battle, decision->rules, lead);
  gint bonus = 0;
  gboolean passed = TRUE;

  if (decision->rules->options.orders_readiness_check
      && !check_readiness (decision, FORCON_PURPOSE_ORDER_CHECK, lead, &check, &readiness, &passed))
    return FALSE;
  if (!passed)
    {
      FORCON_EMIT (decision, ORDER_FAILED, order_failed, .ship = lead, .order = order, .check = check,
                   .readiness = readiness);
      return TRUE;
    }
  if (order == FORCON_ORDER_FULL_AHEAD
      && !forcon_decision_roll_formula (decision, FORCON_PURPOSE_FULL_AHEAD, lead, decision->rules->full_ahead,
                                        &bonus_roll, &bonus))
    return FALSE;
  FORCON_EMIT (decision, ORDER_GIVEN, order_given, .ship = lead, .order = order, .check = check,
               .readiness = readiness, .bonus_roll = bonus_roll, .bonus = FORCON_CM (bonus));
  return TRUE;
}

/* Whether the order may be given in this step (F-ORD-1, F-ORD-2, F-ORD-5). */
static gboolean
in_its_step (const ForconBattle *battle, ForconShipId ship, ForconOrder order)
{
  ForconSideId side = forcon_battle_ship (battle, ship)->side;

  switch ((gint) order)
    {
    case FORCON_ORDER_LOCK_ON:
      return battle->step == FORCON_STEP_FIRE;
    case FORCON_ORDER_PREPARE_TO_LAUNCH:
      return battle->step == FORCON_STEP_FIRE && FORCON_ID_EQUAL (side, battle->side);
    default:
      return battle->step == FORCON_STEP_TORPEDOES
             || (battle->step == FORCON_STEP_FIRE && forcon_sides_hostile (battle, side, battle->side));
    }
}

static guint32
weapons_of_kind (const ForconBattle *battle, ForconShipId ship, gboolean torpedoes)
{
  guint32 weapons = 0;

  for (guint i = 0; i < forcon_battle_n_weapons (battle, ship); i++)
    if ((forcon_battle_weapon (battle, ship, i)->kind == FORCON_WEAPON_TORPEDO) == torpedoes)
      weapons |= 1u << i;
  return weapons;
}

/* What the ship has fired in this fire phase, but for torpedoes. */
static guint32
guns_fired (const ForconBattle *battle, ForconShipId id)
{
  const ForconShip *ship = forcon_battle_ship (battle, id);

  return (FORCON_ID_EQUAL (ship->side, battle->side) ? ship->fired : ship->returned)
         & weapons_of_kind (battle, id, FALSE);
}

static ForconVerdict
judge_fire_order (const ForconBattle *battle, ForconShipId id, ForconOrder order)
{
  const ForconShip *ship = forcon_battle_ship (battle, id);
  ForconVerdict verdict = { .ship = id, .order = order, .step = battle->step, .side = battle->side };

  if (!in_its_step (battle, id, order))
    verdict.kind = FORCON_VERDICT_ORDER_WRONG_STEP;
  else if (ship->fire_order != FORCON_ORDER_NONE)
    {
      verdict.kind = FORCON_VERDICT_SECOND_FIRE_ORDER;
      verdict.order = ship->fire_order;
    }
  else if (ship->strained > 0)
    {
      verdict.kind = FORCON_VERDICT_STRAINED;
      verdict.actual = ship->strained;
    }
  else if (order == FORCON_ORDER_LOCK_ON && guns_fired (battle, id) != 0)
    {
      verdict.kind = FORCON_VERDICT_ALREADY_FIRED;
      verdict.weapon = g_bit_nth_lsf (guns_fired (battle, id), -1);
    }
  else if (order == FORCON_ORDER_PREPARE_TO_LAUNCH && weapons_of_kind (battle, id, TRUE) == 0)
    verdict.kind = FORCON_VERDICT_NO_TUBES;
  return verdict;
}

/* A ship that turned this turn may not turn in its next one; the end of this turn counts if it is its own (F-ORD-1). */
static gboolean
lock_on (ForconDecision *decision, ForconShipId id)
{
  const ForconShip *ship = forcon_battle_ship (decision->battle, id);
  gint ends = FORCON_ID_EQUAL (ship->side, decision->battle->side) ? 2 : 1;

  FORCON_EMIT (decision, LOCKED_ON, locked_on, .ship = id, .no_turn = ship->turned ? ends : 0);
  return TRUE;
}

/* The next side at turn that is an enemy of this one; none if no enemy has a ship in action. */
static ForconSideId
next_enemy (const ForconBattle *battle, ForconSideId side)
{
  guint n = forcon_battle_n_sides (battle);

  for (guint ahead = 1; ahead <= n; ahead++)
    {
      ForconSideId next = { (guint16) ((battle->side.value - 1 + ahead) % n + 1) };

      if (forcon_sides_hostile (battle, side, next) && forcon_side_in_action (battle, next))
        return next;
    }
  return FORCON_NO_SIDE;
}

/*
 * Dice: the readiness check. Failed, the ship is braced until the end of this turn, or for as long as it was already;
 * passed, until the end of its enemy's next one. Either way it can do little else until the end of its own next turn
 * (F-ORD-2).
 */
static gboolean
brace (ForconDecision *decision, ForconShipId id)
{
  const ForconBattle *battle = decision->battle;
  const ForconShip *ship = forcon_battle_ship (battle, id);
  ForconSideId side = ship->side;
  ForconSideId until = ship->brace_ends > 0 ? ship->brace_side : battle->side;
  gint ends = MAX (ship->brace_ends, 1);
  ForconRoll check;
  gint readiness;
  gboolean passed;

  if (!check_readiness (decision, FORCON_PURPOSE_BRACE_CHECK, id, &check, &readiness, &passed))
    return FALSE;
  if (passed)
    {
      gboolean enemys = forcon_sides_hostile (battle, side, battle->side);

      until = enemys ? battle->side : next_enemy (battle, side);
      ends = enemys ? 2 : 1;
    }
  FORCON_EMIT (decision, BRACED, braced, .ship = id, .check = check, .readiness = readiness, .passed = passed,
               .factor = forcon_battle_card (battle, id)->special_shield ? 1 : decision->rules->brace_factor,
               .until = until, .ends = ends, .strained = FORCON_ID_EQUAL (side, battle->side) ? 2 : 1);
  return TRUE;
}

/* Dice: the readiness check (F-ORD-5). */
static gboolean
prepare_to_launch (ForconDecision *decision, ForconShipId id)
{
  ForconRoll check;
  gint readiness;
  gboolean passed;

  if (!check_readiness (decision, FORCON_PURPOSE_PREPARE_CHECK, id, &check, &readiness, &passed))
    return FALSE;
  FORCON_EMIT (decision, LAUNCH_PREPARED, launch_prepared, .ship = id, .check = check, .readiness = readiness,
               .passed = passed);
  return TRUE;
}

/* Returns: whether the decision goes on (F-ORD-1, F-ORD-2, F-ORD-5) */
static gboolean
give_fire_order (ForconDecision *decision, const ForconCommand *command)
{
  const ForconShip *ship = forcon_battle_ship (decision->battle, command->order.ship);

  if (ship == NULL)
    return forcon_decision_refuse_kind (decision, FORCON_VERDICT_NO_SUCH_SHIP, FORCON_NO_SHIP);
  if (ship->status != FORCON_SHIP_IN_ACTION)
    return forcon_decision_refuse_kind (decision, FORCON_VERDICT_NOT_IN_ACTION, command->order.ship);
  ForconVerdict verdict = judge_fire_order (decision->battle, command->order.ship, command->order.order);

  if (verdict.kind != FORCON_VERDICT_DONE)
    return forcon_decision_refuse (decision, verdict);
  switch ((gint) command->order.order)
    {
    case FORCON_ORDER_LOCK_ON:
      return lock_on (decision, command->order.ship);
    case FORCON_ORDER_BRACE:
      return brace (decision, command->order.ship);
    default:
      return prepare_to_launch (decision, command->order.ship);
    }
}

gboolean
forcon_order_decide (ForconDecision *decision, const ForconCommand *command)
{
  ForconStep is = decision->battle->step;
  ForconOrder order = command->order.order;
  ForconShipId ship;

  if (order == FORCON_ORDER_LOCK_ON || order == FORCON_ORDER_BRACE || order == FORCON_ORDER_PREPARE_TO_LAUNCH)
    return give_fire_order (decision, command);
  if (is != FORCON_STEP_MOVEMENT)
    return forcon_decision_refuse (
        decision, (ForconVerdict){ .kind = FORCON_VERDICT_WRONG_STEP, .step = is, .other_step = FORCON_STEP_MOVEMENT });
  if (!forcon_movement_meant (decision, command->order.ship, command->order.formation, &ship))
    return FALSE;
  ForconShips ships = forcon_formation_ships (decision->battle, forcon_battle_ship (decision->battle, ship)->formation);
  ForconVerdict verdict = { .ship = ship };

  if (order == FORCON_ORDER_NONE)
    verdict.kind = FORCON_VERDICT_NOT_AN_ORDER;
  for (guint i = 0; i < ships.n && verdict.kind == FORCON_VERDICT_DONE; i++)
    verdict = judge_ship_order (decision->battle, ships.ship[i]);
  if (verdict.kind != FORCON_VERDICT_DONE)
    return forcon_decision_refuse (decision, verdict);
  return carry_out (decision, forcon_move_body (decision->battle, ship).ship[0], order);
}
