/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/reports/campaign-lines.h"

#include "report/campaign/campaign-sentences.h"
#include "report/battle/sentences.h"

/* Adds a sentence if there is one. */
static void
add (GPtrArray *lines, char *sentence)
{
  if (sentence != NULL && *sentence != '\0')
    g_ptr_array_add (lines, sentence);
  else
    g_free (sentence);
}

void
forcon_campaign_lines_of_entry (ForconCampaign *campaign, const ForconRules *rules, const ForconCampaignEntry *entry,
                                GPtrArray *lines)
{
  for (guint i = 0; i < entry->events->len; i++)
    {
      const ForconCampaignEvent *event = &g_array_index (entry->events, ForconCampaignEvent, i);

      forcon_campaign_apply (campaign, event);
      /* What was played at a table is told itself. */
      if (event->kind != FORCON_CAMPAIGN_EVENT_PLAYED)
        add (lines, forcon_campaign_sentence_of_event (campaign, event, entry->dice));
    }
  for (guint i = 0; i < entry->battle_events->len; i++)
    {
      const ForconEvent *event = &g_array_index (entry->battle_events, ForconEvent, i);
      ForconClashId clash = forcon_campaign_command_clash (&entry->command);
      const ForconBattle *battle;

      forcon_campaign_apply_battle (campaign, clash, event);
      battle = forcon_campaign_battle (campaign, clash);
      if (battle != NULL)
        add (lines, forcon_sentence_of_event (battle, rules, event, entry->dice));
    }
}
