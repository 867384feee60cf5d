/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/clash/clash-captains.h"

#include "engine/captain/captain.h"

/* Captains that fight a clash (F-CAMP-10): each of their commands is one at its table, like those of a person. */

/* The sides of the table for whose admirals captains decide. */
static guint32
sides_of (const ForconCampaign *campaign, const ForconBattle *table, guint32 admirals)
{
  guint32 sides = 0;

  /* Those of a battle script, too, which are no admirals'. */
  if (admirals == FORCON_ALL_SIDES)
    return FORCON_ALL_SIDES;
  for (guint i = 1; i <= campaign->admirals->len; i++)
    {
      const ForconSide *admiral = forcon_battle_side (campaign->fleet, (ForconSideId){ (guint16) i });

      if ((admirals & (1u << i)) != 0)
        sides |= 1u << forcon_battle_find_side (table, admiral->id).value;
    }
  return sides;
}

gboolean
forcon_clash_next (const ForconCampaign *campaign, const ForconRules *rules, ForconClashId clash,
                   const ForconClashCaptains *captains, ForconCampaignCommand *command)
{
  const ForconBattle *table = forcon_campaign_battle (campaign, clash);

  *command = FORCON_CAMPAIGN_COMMAND (RETURN, return_clash, .clash = clash);
  if (table == NULL)
    return FALSE;
  if (table->step == FORCON_STEP_OVER)
    return captains->conclude;
  const ForconCaptains until
      = { .sides = sides_of (campaign, table, captains->admirals), .rounds = captains->rounds };

  command->kind = FORCON_CAMPAIGN_COMMAND_PLAY;
  command->battle = (ForconCommand){ .kind = FORCON_COMMAND_BEGIN, .by_captain = TRUE };
  if (table->step == FORCON_STEP_SET_UP || forcon_captains_next (table, rules, &until, &command->battle))
    return TRUE;
  command->battle = (ForconCommand){ .kind = FORCON_COMMAND_END_BATTLE,
                                     .end_battle = { .ending = FORCON_ENDING_AGREED },
                                     .by_captain = TRUE };
  return captains->conclude && table->round > captains->rounds;
}

gboolean
forcon_chronicle_fight (ForconChronicle *chronicle, ForconClashId clash, const ForconClashCaptains *captains,
                        ForconCampaignVerdict *verdict)
{
  const ForconDice dice = FORCON_DICE_GENERATED;
  ForconCampaignCommand command;

  *verdict = (ForconCampaignVerdict){ .kind = FORCON_PROBLEM_NONE };
  while (forcon_clash_next (forcon_chronicle_campaign (chronicle), forcon_chronicle_rules (chronicle), clash, captains,
                            &command))
    {
      g_autoptr (ForconCampaignOutcome) outcome = forcon_chronicle_do (chronicle, &command, &dice);

      *verdict = outcome->verdict;
      if (outcome->verdict.kind != FORCON_PROBLEM_NONE)
        return FALSE;
    }
  return TRUE;
}
