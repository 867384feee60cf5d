/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/reports/campaign-lines.h"

#include "report/campaign/campaign-sentences.h"
#include "report/battle/sentences.h"

/* What is not worth a sentence has none. */
static void
add (GPtrArray *lines, char *sentence)
{
  if (sentence != NULL && *sentence != '\0')
    g_ptr_array_add (lines, sentence);
  else
    g_free (sentence);
}

/* What happened at the table of a clash, as any battle is told. */
static void
add_battle_event (const ForconCampaign *campaign, const ForconRules *rules, const ForconCampaignEntry *entry,
                  const ForconEvent *event, GPtrArray *lines)
{
  const ForconBattle *battle = forcon_campaign_battle (campaign, forcon_campaign_command_clash (&entry->command));

  if (battle != NULL)
    add (lines, forcon_sentence_of_event (battle, rules, event, entry->dice));
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

      forcon_campaign_apply_battle (campaign, forcon_campaign_command_clash (&entry->command), event);
      add_battle_event (campaign, rules, entry, event, lines);
    }
}
