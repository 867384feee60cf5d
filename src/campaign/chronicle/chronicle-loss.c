/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/chronicle/chronicle-loss.h"

#include "campaign/chronicle/chronicle-index.h"

gboolean
forcon_campaign_entry_has_typed (const ForconCampaignEntry *entry)
{
  for (guint i = 0; i < entry->dice->len; i++)
    if (!g_array_index (entry->dice, ForconDie, i).generated)
      return TRUE;
  return FALSE;
}

static void
add_at_table (ForconTakenBack *loss, ForconClashId clash)
{
  ForconTakenAtTable added = { clash, 1 };

  if (loss->clashes == NULL)
    loss->clashes = g_array_new (FALSE, FALSE, sizeof (ForconTakenAtTable));
  for (guint i = 0; i < loss->clashes->len; i++)
    {
      ForconTakenAtTable *known = &g_array_index (loss->clashes, ForconTakenAtTable, i);

      if (FORCON_ID_EQUAL (known->clash, clash))
        {
          known->commands++;
          return;
        }
    }
  g_array_append_val (loss->clashes, added);
}

static void
add_event (ForconTakenBack *loss, const ForconCampaignEvent *event)
{
  switch ((gint) event->kind)
    {
    case FORCON_CAMPAIGN_EVENT_PHASE_BEGUN:
      if (loss->first_phase == 0)
        loss->first_phase = event->phase_begun.phase;
      loss->last_phase = event->phase_begun.phase;
      break;
    case FORCON_CAMPAIGN_EVENT_HALF_ENDED:
      loss->halves++;
      break;
    case FORCON_CAMPAIGN_EVENT_SHEET_HANDED_IN:
      loss->sheets++;
      break;
    case FORCON_CAMPAIGN_EVENT_CLASH_RETURNED:
      loss->returned++;
      break;
    default:
      break;
    }
}

void
forcon_loss_add (ForconTakenBack *loss, const ForconCampaignEntry *entry)
{
  ForconTopic topic = forcon_campaign_entry_topic (entry);

  if (entry->command.kind == FORCON_CAMPAIGN_COMMAND_TICK)
    return;
  loss->commands++;
  if (entry->command.kind == FORCON_CAMPAIGN_COMMAND_PLAY)
    add_at_table (loss, entry->command.play.clash);
  else if (entry->command.kind == FORCON_CAMPAIGN_COMMAND_NOTE)
    loss->notes++;
  else if (topic == FORCON_TOPIC_MESSAGES)
    loss->messages++;
  else if (topic == FORCON_TOPIC_MASTER)
    loss->rulings++;
  if (forcon_campaign_entry_has_typed (entry))
    loss->typed++;
  for (guint i = 0; i < entry->events->len; i++)
    add_event (loss, &g_array_index (entry->events, ForconCampaignEvent, i));
}

void
forcon_loss_clear (ForconTakenBack *loss)
{
  g_clear_pointer (&loss->clashes, g_array_unref);
  *loss = (ForconTakenBack){ 0 };
}
