/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-twilight-decision.h"

/* Nobody can retreat yet, and nobody has anything in excess. */

gboolean
forcon_twilight_retreat_decide (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  return FORCON_TWILIGHT_REFUSE (decision, NOT_ANNOUNCED, .side = command->side);
}

void
forcon_twilight_retreat_propose (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                 ForconTwilightSide side, ForconTwilightCommand *command)
{
}

gboolean
forcon_twilight_capacity_remove (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  return FORCON_TWILIGHT_REFUSE (decision, NO_EXCESS, .side = command->side, .actual = (gint) command->count);
}

void
forcon_twilight_capacity_propose (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                  ForconTwilightSide side, const ForconHitOrder *order, ForconTwilightCommand *command)
{
}

gboolean
forcon_twilight_may_retreat_to (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                ForconTwilightSide side, guint system)
{
  return FALSE;
}

guint
forcon_twilight_eligible_systems (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                  ForconTwilightSide side)
{
  return 0;
}

guint
forcon_twilight_excess (const ForconTwilightClash *clash, ForconTwilightSide side, guint *room)
{
  if (room != NULL)
    *room = 0;
  return 0;
}
