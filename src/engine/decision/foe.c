/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/decision/foe.h"

#include "engine/decision/decision.h"
#include "engine/state/formation.h"
#include "engine/state/ship.h"

/**
 * forcon_foe_judge:
 * @battle: a battle
 * @ship: a ship in action
 * @foe: whom it wants to board or ram
 * @if_own: the verdict on one that is not hostile
 *
 * Of a ship that its side has not detected nothing else is told (F-EW-4).
 *
 * Returns: done, or why it cannot be attacked at all, wherever it lies
 */
ForconVerdict
forcon_foe_judge (const ForconBattle *battle, ForconShipId ship, ForconShipId foe, ForconVerdictKind if_own)
{
  ForconVerdict verdict = { .kind = FORCON_VERDICT_DONE, .ship = ship, .target = foe };

  if (forcon_battle_ship (battle, foe) == NULL)
    verdict.kind = FORCON_VERDICT_NO_SUCH_SHIP;
  else if (!forcon_ships_hostile (battle, ship, foe))
    verdict.kind = if_own;
  else if (!forcon_ship_detected (battle, foe, forcon_battle_ship (battle, ship)->side))
    verdict.kind = FORCON_VERDICT_NOT_DETECTED;
  else if (!forcon_ship_in_action (battle, foe))
    verdict.kind = FORCON_VERDICT_TARGET_GONE;
  else if (!forcon_ships_together (battle, ship, foe))
    verdict.kind = FORCON_VERDICT_ELSEWHERE;
  return verdict;
}

/**
 * forcon_foe_meet:
 * @decision: the decision
 * @ship: a ship
 * @foe: whom it boards or rams
 *
 * Identifies each to the other's side (F-EW-1).
 */
void
forcon_foe_meet (ForconDecision *decision, ForconShipId ship, ForconShipId foe)
{
  const ForconBattle *battle = decision->battle;

  forcon_detection_reveal (decision, ship, forcon_battle_ship (battle, foe)->side, FORCON_LEVEL_IDENTIFIED,
                           FORCON_REVEAL_MET);
  forcon_detection_reveal (decision, foe, forcon_battle_ship (battle, ship)->side, FORCON_LEVEL_IDENTIFIED,
                           FORCON_REVEAL_MET);
}
