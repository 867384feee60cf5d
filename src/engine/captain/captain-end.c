/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/captain/captain-private.h"

#include "engine/state/ship.h"

/* Whether the oldest damage of a sort can be mended; fires before all others (F-CRT-7). */
static gboolean
find_critical (const ForconCaptain *captain, ForconShipId ship, gboolean fires, ForconCriticalEffect *effect)
{
  for (guint i = 0; i < captain->battle->criticals->len; i++)
    {
      const ForconCritical *critical = &g_array_index (captain->battle->criticals, ForconCritical, i);

      if (!FORCON_ID_EQUAL (critical->ship, ship) || fires != (critical->effect == FORCON_CRITICAL_FIRE)
          || !forcon_rules_repairable (captain->rules, critical->effect))
        continue;
      *effect = critical->effect;
      return TRUE;
    }
  return FALSE;
}

gboolean
forcon_captain_mend (const ForconCaptain *captain, ForconShipId ship, ForconCommand *command)
{
  const ForconShip *state = forcon_battle_ship (captain->battle, ship);
  ForconCrew crew = forcon_ship_crew (captain->battle, captain->rules, ship);
  gboolean falls = state->falling > 0;

  *command = FORCON_COMMAND (REPAIR, repair, .ship = ship, .fall = falls);
  if (state->repairs >= captain->rules->crews[crew].repairs)
    return FALSE;
  if (falls || find_critical (captain, ship, TRUE, &command->repair.effect)
      || find_critical (captain, ship, FALSE, &command->repair.effect))
    return TRUE;
  command->repair.hit = TRUE;
  return state->hits < forcon_battle_card (captain->battle, ship)->hits;
}

gboolean
forcon_captain_take (const ForconCaptain *captain, ForconCommand *command)
{
  for (guint i = 1; i <= captain->battle->n_ships; i++)
    {
      const ForconShip *ship = &captain->battle->ships[i - 1];

      if (ship->status != FORCON_SHIP_CAPTURED || FORCON_ID_IS_NONE (ship->captor) || ship->captive > 0
          || !forcon_captain_owns (captain, ship->captor))
        continue;
      *command = FORCON_COMMAND (FATE, fate, .ship = { (guint16) i }, .fate = FORCON_FATE_TAKE_OVER);
      return TRUE;
    }
  return FALSE;
}
