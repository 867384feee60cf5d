/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-decision.h"

gboolean
forcon_mine_lay (ForconDecision *decision, const ForconCommand *command)
{
  return TRUE;
}

gboolean
forcon_mine_sweep (ForconDecision *decision, const ForconCommand *command)
{
  return TRUE;
}

gboolean
forcon_mine_trigger (ForconDecision *decision, ForconShipId ship, const ForconPoint *corners, guint n_corners)
{
  return TRUE;
}

gboolean
forcon_mine_swept (ForconDecision *decision)
{
  return TRUE;
}

gboolean
forcon_mine_burst (ForconDecision *decision)
{
  return TRUE;
}

void
forcon_orbit_enter (ForconDecision *decision, ForconShipId ship, ForconObjectId planet)
{
}

gboolean
forcon_orbit_move (ForconDecision *decision, const ForconCommand *command)
{
  return TRUE;
}

gboolean
forcon_orbit_decay (ForconDecision *decision)
{
  return TRUE;
}

gboolean
forcon_orbit_crash (ForconDecision *decision)
{
  return TRUE;
}

gboolean
forcon_orbit_critical (ForconDecision *decision, ForconShipId ship, ForconCriticalEffect effect)
{
  return TRUE;
}

gboolean
forcon_orbit_stop_fall (ForconDecision *decision, const ForconCommand *command)
{
  return TRUE;
}

gboolean
forcon_orbit_land (ForconDecision *decision, const ForconCommand *command)
{
  return TRUE;
}
