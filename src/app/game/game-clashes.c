/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a clash comes to: as it stands, or as it came back to the map. */
#include "app/game/game-private.h"

/* Where the clash came back to the map in the journal, or %NULL. */
static const ForconCampaignEntry *
find_return (ForconGame *self, ForconClashId clash)
{
  ForconChronicle *chronicle = forcon_game_chronicle (self);

  for (guint i = forcon_chronicle_position (chronicle); i > 0; i--)
    {
      const ForconCampaignEntry *entry = forcon_chronicle_entry (chronicle, i - 1, NULL);

      if (entry != NULL && entry->command.kind == FORCON_CAMPAIGN_COMMAND_RETURN
          && FORCON_ID_EQUAL (entry->command.return_clash.clash, clash))
        return entry;
    }
  return NULL;
}

gboolean
forcon_game_clash_is_over (ForconGame *self, ForconClashId clash)
{
  const ForconCampaign *campaign = forcon_game_campaign (self);
  const ForconBattle *battle = campaign == NULL ? NULL : forcon_campaign_battle (campaign, clash);

  return battle != NULL && battle->step == FORCON_STEP_OVER;
}

ForconReturnSummary *
forcon_game_clash_summary (ForconGame *self, ForconClashId clash)
{
  const ForconCampaign *campaign = forcon_game_campaign (self);
  ForconCampaignCommand command = forcon_game_command (self, FORCON_CAMPAIGN_COMMAND_RETURN);
  const ForconCampaignEntry *entry;
  g_autoptr (ForconCampaignOutcome) outcome = NULL;

  g_return_val_if_fail (FORCON_IS_GAME (self) && campaign != NULL, NULL);
  if (forcon_campaign_battle (campaign, clash) == NULL)
    {
      entry = find_return (self, clash);
      return entry == NULL ? NULL : forcon_return_summary_new (campaign, entry->events);
    }
  command.return_clash.clash = clash;
  /* What is not over comes back only with a reason; nothing is done here. */
  command.reason = g_intern_static_string ("?");
  outcome = forcon_game_try (self, &command);
  return outcome->after == NULL ? NULL : forcon_return_summary_new (outcome->after, outcome->events);
}
