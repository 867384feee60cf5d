/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/decision/detection.h"
#include "engine/decision/fire.h"
#include "engine/state/formation.h"
#include "engine/state/ship.h"

gint
forcon_shields_show (ForconDecision *decision, ForconShipId ship, ForconShips *pool)
{
  gint left = 0;

  *pool = forcon_ship_in_action (decision->battle, ship)
              ? forcon_formation_shield_pool (decision->battle, decision->rules, ship)
              : (ForconShips){ 0 };
  for (guint i = 0; i < pool->n; i++)
    {
      gint own = forcon_ship_shields_left (decision->battle, pool->ship[i]);

      if (own > 0)
        forcon_detection_expose (decision, ship, pool->ship[i]);
      left += own;
    }
  return left;
}

void
forcon_shields_stop (ForconDecision *decision, ForconShipId ship, const ForconShips *pool, gint hits)
{
  for (guint i = 0; i < pool->n && hits > 0; i++)
    {
      gint stopped = MIN (forcon_ship_shields_left (decision->battle, pool->ship[i]), hits);

      if (stopped == 0)
        continue;
      FORCON_EMIT (decision, SHIELDS_SPENT, shields_spent, .ship = pool->ship[i], .target = ship, .stopped = stopped);
      hits -= stopped;
    }
}

gboolean
forcon_shields_save (ForconDecision *decision, ForconShipId ship, gint hits, gint *saved)
{
  gint needed = decision->rules->special_save;
  ForconRoll roll;

  *saved = 0;
  if (hits == 0 || forcon_battle_ship (decision->battle, ship)->brace_ends == 0
      || !forcon_ship_in_action (decision->battle, ship)
      || !forcon_battle_card (decision->battle, ship)->special_shield)
    return TRUE;
  if (!forcon_decision_roll (decision, FORCON_PURPOSE_SAVE, ship, hits, needed, &roll))
    return FALSE;
  *saved = forcon_decision_count (decision, roll, needed);
  FORCON_EMIT (decision, HITS_SAVED, hits_saved, .ship = ship, .needed = needed, .roll = roll, .hits = hits,
               .saved = *saved);
  return TRUE;
}
