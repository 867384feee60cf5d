/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/rules/twilight-decision.h"
#include "twilight/rules/twilight-owed.h"

/* The defender is asked first, and nobody who has nowhere to go (T-RET-1). */
static gboolean
check_turn (ForconTwilightDecision *decision, ForconTwilightSide side)
{
  const ForconTwilightClash *clash = decision->clash;
  ForconTwilightSide opponent = FORCON_TWILIGHT_OPPONENT (side);
  ForconTwilightSide first;

  if (clash->acted[side])
    return FORCON_TWILIGHT_REFUSE (decision, ALREADY_DONE, .side = side, .step = clash->step);
  if (clash->announced[side])
    return FORCON_TWILIGHT_REFUSE (decision, ALREADY_DONE, .side = side, .step = clash->step);
  if (clash->forbidden[side])
    return FORCON_TWILIGHT_REFUSE (decision, RETREAT_FORBIDDEN, .side = side);
  if (clash->announced[opponent])
    return FORCON_TWILIGHT_REFUSE (decision, OPPONENT_RETREATS, .side = opponent);
  if (forcon_twilight_eligible_systems (clash, decision->rules, side) == 0)
    return FORCON_TWILIGHT_REFUSE (decision, NO_SYSTEM, .side = side);
  forcon_twilight_debtor (clash, decision->rules, clash->step, &first);
  if (first != side)
    return FORCON_TWILIGHT_REFUSE (decision, OPPONENT_FIRST, .side = first, .step = clash->step);
  return TRUE;
}

gboolean
forcon_twilight_announce (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  if (!check_turn (decision, command->side))
    return FALSE;
  FORCON_TWILIGHT_EMIT (decision, RETREAT_ANNOUNCED, .side = command->side);
  return TRUE;
}

gboolean
forcon_twilight_stay (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  if (!check_turn (decision, command->side))
    return FALSE;
  FORCON_TWILIGHT_EMIT (decision, RETREAT_DECLINED, .side = command->side);
  return TRUE;
}
