/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-decision.h"
#include "forcon-ship.h"

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
  ForconVerdict verdict = { .kind = FORCON_VERDICT_DONE, .ship = id };

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
