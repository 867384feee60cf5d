/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/decision/foe.h"

#include "engine/decision/close-combat.h"
#include "engine/decision/detection.h"
#include "engine/state/formation.h"
#include "engine/state/ship.h"

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

void
forcon_foe_meet (ForconDecision *decision, ForconShipId ship, ForconShipId foe)
{
  const ForconBattle *battle = decision->battle;

  forcon_detection_reveal (decision, ship, forcon_battle_ship (battle, foe)->side, FORCON_LEVEL_IDENTIFIED,
                           FORCON_REVEAL_MET);
  forcon_detection_reveal (decision, foe, forcon_battle_ship (battle, ship)->side, FORCON_LEVEL_IDENTIFIED,
                           FORCON_REVEAL_MET);
}
