/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/campaign/campaign-explain.h"

#include "report/campaign/campaign-sentences.h"
#include "report/battle/explain-private.h"
#include "base/text.h"

#include "base/language.h"

/* A command at the table of a clash is explained as one of any battle; each of its lines is escaped. */
static void
add_table (GString *text, const ForconCampaign *before, const ForconRules *rules, const ForconCampaignEntry *entry)
{
  const ForconBattle *battle = forcon_campaign_battle (before, forcon_campaign_command_clash (&entry->command));
  ForconEntry at_table = { entry->command.battle, entry->dice, entry->battle_events };
  g_autofree char *explained = battle == NULL ? g_strdup ("") : forcon_explain_entry (battle, rules, &at_table);
  g_auto (GStrv) lines = g_strsplit (explained, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    if (**line != '\0')
      forcon_explain_add_line (text, forcon_text_escape (*line));
}

char *
forcon_campaign_explain_entry (const ForconCampaign *before, const ForconRules *rules, const ForconCampaignEntry *entry)
{
  GString *text = g_string_new (NULL);

  forcon_explain_add_line (text, forcon_campaign_sentence_of_command (before, &entry->command));
  if (entry->command.kind == FORCON_CAMPAIGN_COMMAND_PLAY)
    {
      add_table (text, before, rules, entry);
      return g_string_free (text, FALSE);
    }
  g_autoptr (ForconCampaign) campaign = forcon_campaign_clone (before);
  g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) nothing = g_array_new (FALSE, FALSE, sizeof (ForconEvent));
  ForconEntry dice = { .dice = entry->dice, .events = nothing };

  for (guint i = 0; i < entry->events->len; i++)
    {
      const ForconCampaignEvent *event = &g_array_index (entry->events, ForconCampaignEvent, i);
      g_auto (GStrv) of_event = g_strsplit (forcon_campaign_event_row (event->kind)->rules, " ", -1);

      /* Each sentence is made from the state after its event, which has the names of all that it tells of. */
      forcon_campaign_apply (campaign, event);
      forcon_explain_add_line (text, forcon_campaign_sentence_of_event (campaign, event, entry->dice));
      forcon_explain_collect (ids, of_event);
    }
  forcon_explain_add_line (text, forcon_explain_dice (&dice));
  forcon_explain_add_line (text, forcon_explain_rules (ids));
  return g_string_free (text, FALSE);
}
