/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-command.h"

/* Whether a ship is among those of a command or a formation. */
gboolean
forcon_ships_contain (const ForconShips *ships, ForconShipId ship)
{
  for (guint i = 0; i < ships->n; i++)
    if (FORCON_ID_EQUAL (ships->ship[i], ship))
      return TRUE;
  return FALSE;
}

/**
 * forcon_legs_distance:
 * @legs: legs of a move
 *
 * Returns: the declared distance, 0.01 cm (F-MOV-1)
 */
ForconLength
forcon_legs_distance (const ForconLegs *legs)
{
  ForconLength distance = 0;

  for (guint i = 0; i < legs->n; i++)
    distance += legs->leg[i].ahead;
  return distance;
}

/**
 * forcon_command_move:
 * @ship: who moves
 * @ahead: first leg, 0.01 cm
 * @turn: 0.1°, positive to starboard
 * @then: second leg, 0.01 cm
 *
 * Returns: the common move: ahead, turn, ahead
 */
ForconCommand
forcon_command_move (ForconShipId ship, ForconLength ahead, ForconAngle turn, ForconLength then)
{
  ForconCommand command = { .kind = FORCON_COMMAND_MOVE, .ship = ship };

  command.legs.n = 2;
  command.legs.leg[0] = (ForconLeg){ ahead, turn };
  command.legs.leg[1] = (ForconLeg){ then, 0 };
  return command;
}

/**
 * forcon_command_fire:
 * @ship: who fires
 * @target: at whom
 * @weapons: mask of weapon indices
 *
 * Returns: the command
 */
ForconCommand
forcon_command_fire (ForconShipId ship, ForconShipId target, guint32 weapons)
{
  return (ForconCommand){ .kind = FORCON_COMMAND_FIRE, .ship = ship, .target = target, .weapons = weapons };
}

/**
 * forcon_command_order:
 * @ship: who
 * @order: what
 *
 * Returns: the command
 */
ForconCommand
forcon_command_order (ForconShipId ship, ForconOrder order)
{
  return (ForconCommand){ .kind = FORCON_COMMAND_ORDER, .ship = ship, .order = order };
}
