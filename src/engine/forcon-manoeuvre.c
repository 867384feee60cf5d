/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-decision.h"
#include "forcon-movement.h"

gboolean
forcon_movement_move (ForconDecision *decision, const ForconCommand *command)
{
  const ForconShip *ship = forcon_battle_ship (decision->battle, command->ship);

  if (ship->moved)
    return forcon_decision_refuse (decision, (ForconVerdict){ .kind = FORCON_VERDICT_ALREADY_MOVED,
                                                              .ship = command->ship });
  ForconVerdict verdict = forcon_move_judge (decision->battle, decision->rules, command->ship, &command->legs);

  if (verdict.kind != FORCON_VERDICT_DONE)
    return forcon_decision_refuse (decision, verdict);
  ForconPath path = forcon_move_path (ship->position, ship->heading, &command->legs);
  const ForconPoint *beyond = forcon_path_off_table (&path, decision->battle);

  FORCON_EMIT (decision, SHIP_MOVED, ship_moved, .ship = command->ship, .from = ship->position,
               .from_heading = ship->heading, .legs = command->legs,
               .distance = forcon_legs_distance (&command->legs), .to = forcon_path_end (&path), .heading = path.heading);
  if (beyond != NULL)
    FORCON_EMIT (decision, SHIP_WITHDREW, ship_withdrew, .ship = command->ship, .position = *beyond);
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

      if (limits.may_stand || !forcon_move_exists (battle, decision->rules, ship))
        continue;
      if (verdict.actual++ == 0)
        {
          verdict.ship = ship;
          verdict.needed_length = limits.least;
        }
    }
  return verdict.actual == 0 || forcon_decision_refuse (decision, verdict);
}
