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
