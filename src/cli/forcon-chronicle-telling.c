/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-chronicle-telling.h"

#include "forcon-campaign-json.h"
#include "forcon-campaign-review.h"
#include "forcon-campaign-sentences.h"
#include "forcon-event-json.h"
#include "forcon-json.h"
#include "forcon-output.h"
#include "forcon-sentences.h"
#include "forcon-value-json.h"

static void
print_sentence (const ForconCampaignTold *told, const char *sentence)
{
  if (sentence != NULL && *sentence != '\0')
    forcon_print_line ("%s%s", told->indent == NULL ? "" : told->indent, sentence);
}

static void
tell_command_as_json (const ForconCampaignTold *told, const ForconCampaignEntry *entry, guint number)
{
  g_autoptr (GString) json = g_string_new (NULL);
  ForconCampaignJson writer = { json, told->campaign, entry->dice, FALSE };

  forcon_json_open (json, '{');
  forcon_json_key (json, "command");
  forcon_json_int (json, number);
  forcon_campaign_json_command (&writer, &entry->command);
  forcon_json_key (json, "dice");
  forcon_json_roll (json, entry->dice, (ForconRoll){ 0, entry->dice->len });
  forcon_json_close (json, '}');
  forcon_print_json (json->str);
}

static void
tell_event (const ForconCampaignTold *told, const ForconCampaignEvent *event, const GArray *dice, guint number)
{
  g_autoptr (GString) json = g_string_new (NULL);
  ForconCampaignJson writer = { json, told->campaign, dice, FALSE };

  /* What was played at a table is told itself. */
  if (!told->json && event->kind == FORCON_CAMPAIGN_EVENT_PLAYED)
    return;
  if (!told->json)
    {
      g_autofree char *sentence = forcon_campaign_sentence_of_event (told->campaign, event, dice);

      print_sentence (told, sentence);
      return;
    }
  forcon_json_open (json, '{');
  forcon_json_key (json, "command");
  forcon_json_int (json, number);
  forcon_campaign_json_event (&writer, event);
  forcon_json_close (json, '}');
  forcon_print_json (json->str);
}

/* What happened at the table of a clash, as a battle script would tell it. */
static void
tell_battle_event (const ForconCampaignTold *told, const ForconCampaignEntry *entry, const ForconEvent *event,
                   guint number)
{
  const ForconBattle *battle = forcon_campaign_battle (told->campaign, entry->command.wish.clash);
  g_autofree char *line = NULL;

  if (battle == NULL)
    return;
  line = told->json ? forcon_event_to_json (battle, event, entry->dice, number)
                    : forcon_sentence_of_event (battle, told->rules, event, entry->dice);
  if (!told->json)
    {
      print_sentence (told, line);
      return;
    }
  forcon_print_json (line);
}

/* An entry that is being told. */
typedef struct {
  const ForconCampaignTold *told;
  const ForconCampaignEntry *entry;
  guint number;
} Telling;

static void
tell_unfolded (const ForconCampaign *now, const ForconCampaignEvent *event, gpointer data)
{
  const Telling *telling = data;

  if (!telling->told->quiet)
    tell_event (telling->told, event, telling->entry->dice, telling->number);
}

/**
 * forcon_campaign_tell:
 * @told: (inout): where the telling stands
 * @entry: the command that comes next
 * @number: its number, from 1
 *
 * Prints what came of a command.
 */
void
forcon_campaign_tell (ForconCampaignTold *told, const ForconCampaignEntry *entry, guint number)
{
  ForconClashId clash = entry->command.wish.clash;
  Telling telling = { told, entry, number };

  if (told->json && !told->quiet)
    tell_command_as_json (told, entry, number);
  forcon_campaign_unfold (told->campaign, entry->events, tell_unfolded, &telling);
  for (guint i = 0; i < entry->battle_events->len; i++)
    {
      const ForconEvent *event = &g_array_index (entry->battle_events, ForconEvent, i);

      forcon_campaign_apply_battle (told->campaign, clash, event);
      if (!told->quiet)
        tell_battle_event (told, entry, event, number);
    }
}

/* Brings the campaign forward over an entry of which nothing is told. */
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
