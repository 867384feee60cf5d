/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/chronicle-telling.h"

#include "cli/frame/campaign-json.h"
#include "report/reports/campaign-lines.h"
#include "cli/frame/event-json.h"
#include "cli/frame/json.h"
#include "cli/frame/output.h"

static void
print_command_as_json (const ForconCampaignTold *told, const ForconCampaignEntry *entry, guint number)
{
  g_autoptr (GString) json = g_string_new (NULL);
  ForconJsonContext context = { .json = json, .campaign = told->campaign, .dice = entry->dice };

  forcon_json_open (json, '{');
  forcon_json_put_int (json, "command", number);
  forcon_campaign_json_command (&context, &entry->command);
  forcon_json_key (json, "dice");
  forcon_json_roll (&context, (ForconRoll){ 0, entry->dice->len });
  forcon_json_close (json, '}');
  forcon_print_json (json->str);
}

static void
print_event_as_json (const ForconCampaignTold *told, const ForconCampaignEvent *event, const GArray *dice, guint number)
{
  g_autoptr (GString) json = g_string_new (NULL);
  ForconJsonContext context = { .json = json, .campaign = told->campaign, .dice = dice };

  forcon_json_open (json, '{');
  forcon_json_put_int (json, "command", number);
  forcon_campaign_json_event (&context, event);
  forcon_json_close (json, '}');
  forcon_print_json (json->str);
}

static void
tell_as_json (ForconCampaignTold *told, const ForconCampaignEntry *entry, guint number)
{
  ForconClashId clash = forcon_campaign_command_clash (&entry->command);

  print_command_as_json (told, entry, number);
  for (guint i = 0; i < entry->events->len; i++)
    {
      const ForconCampaignEvent *event = &g_array_index (entry->events, ForconCampaignEvent, i);

      forcon_campaign_apply (told->campaign, event);
      print_event_as_json (told, event, entry->dice, number);
    }
  for (guint i = 0; i < entry->battle_events->len; i++)
    {
      const ForconEvent *event = &g_array_index (entry->battle_events, ForconEvent, i);
      const ForconBattle *battle;

      forcon_campaign_apply_battle (told->campaign, clash, event);
      battle = forcon_campaign_battle (told->campaign, clash);
      if (battle != NULL)
        {
          g_autofree char *line = forcon_event_to_json (battle, event, entry->dice, number);

          forcon_print_json (line);
        }
    }
}

static void
tell_as_text (ForconCampaignTold *told, const ForconCampaignEntry *entry)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  forcon_campaign_lines_of_entry (told->campaign, told->rules, entry, lines);
  for (guint i = 0; i < lines->len; i++)
    forcon_print_line ("%s%s", told->indent == NULL ? "" : told->indent, (const char *) g_ptr_array_index (lines, i));
}

void
forcon_campaign_tell (ForconCampaignTold *told, const ForconCampaignEntry *entry, guint number)
{
  if (told->quiet)
    forcon_campaign_pass (told, entry);
  else if (told->json)
    tell_as_json (told, entry, number);
  else
    tell_as_text (told, entry);
}

void
forcon_campaign_pass (ForconCampaignTold *told, const ForconCampaignEntry *entry)
{
  forcon_campaign_entry_apply (told->campaign, entry);
}

void
forcon_campaign_told_clear (ForconCampaignTold *told)
{
  g_clear_pointer (&told->campaign, forcon_campaign_free);
}
