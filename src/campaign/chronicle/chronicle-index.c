/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/chronicle/chronicle-index.h"

/**
 * ForconChronicleIndex:
 * @fleet: (owned): as it was at the start, for the words of the admirals
 * @marks: (element-type ForconIndexMark): of the entries
 * @start_phase: before the first
 * @phases: (element-type gint): in which phase the game stood after each entry
 * @parties: (element-type guint32): the admirals in each clash, by its id; of clashes that are cut off too
 */
struct _ForconChronicleIndex {
  ForconBattle *fleet;
  GArray *marks;
  gint start_phase;
  GArray *phases;
  GArray *parties;
};

ForconTopic
forcon_campaign_entry_topic (const ForconCampaignEntry *entry)
{
#define COMMAND_TOPIC(NAME, word, member, attributes, stages, reason, topic, decide) FORCON_TOPIC_##topic,
  static const ForconTopic topics[] = { FORCON_CAMPAIGN_COMMANDS (COMMAND_TOPIC) };

  g_return_val_if_fail ((guint) entry->command.kind < FORCON_N_CAMPAIGN_COMMAND, FORCON_TOPIC_NONE);
  return topics[entry->command.kind];
}

gboolean
forcon_campaign_entry_is_ruled (const ForconCampaignEntry *entry)
{
  for (guint i = 0; i < entry->events->len; i++)
    if (g_array_index (entry->events, ForconCampaignEvent, i).kind == FORCON_CAMPAIGN_EVENT_MASTER_RULED)
      return TRUE;
  for (guint i = 0; i < entry->battle_events->len; i++)
    switch ((gint) g_array_index (entry->battle_events, ForconEvent, i).kind)
      {
      case FORCON_EVENT_MASTER_RULED:
      case FORCON_EVENT_OVERRIDDEN:
        return TRUE;
      default:
        break;
      }
  return FALSE;
}

ForconChronicleIndex *
forcon_chronicle_index_new (const ForconCampaign *start)
{
  ForconChronicleIndex *index = g_new0 (ForconChronicleIndex, 1);

  index->fleet = forcon_battle_clone (start->fleet);
  index->marks = g_array_new (FALSE, TRUE, sizeof (ForconIndexMark));
  index->start_phase = start->progress.phase;
  index->phases = g_array_new (FALSE, TRUE, sizeof (gint));
  index->parties = g_array_new (FALSE, TRUE, sizeof (guint32));
  return index;
}

void
forcon_chronicle_index_free (ForconChronicleIndex *index)
{
  if (index == NULL)
    return;
  forcon_battle_free (index->fleet);
  g_array_unref (index->marks);
  g_array_unref (index->phases);
  g_array_unref (index->parties);
  g_free (index);
}

/* What everybody may see concerns nobody in particular. */
static void
note_event (ForconChronicleIndex *index, ForconIndexMark *mark, const ForconCampaignEvent *event, gint *phase)
{
  const ForconEventRow *row = forcon_campaign_event_row (event->kind);

  mark->topics |= FORCON_TOPIC_BIT (row->topic);
  if (row->audience != FORCON_RECIPIENT_ALL && row->audience != FORCON_RECIPIENT_MASTER)
    mark->admirals |= event->audience;
  if (event->kind == FORCON_CAMPAIGN_EVENT_PHASE_BEGUN)
    *phase = event->phase_begun.phase;
  if (event->kind != FORCON_CAMPAIGN_EVENT_CLASH_OPENED)
    return;
  guint32 clash = event->clash_opened.clash.value;

  if (clash >= index->parties->len)
    g_array_set_size (index->parties, clash + 1);
  g_array_index (index->parties, guint32, clash) = event->clash_opened.admirals;
  if (mark->first_clash == 0)
    mark->first_clash = clash;
  mark->last_clash = clash;
}

/* Who gave the command, whom it names, and at whose table it was given. */
static void
note_command (const ForconChronicleIndex *index, ForconIndexMark *mark, const ForconCampaignCommand *command)
{
  ForconSideId by = command->by == NULL ? FORCON_NO_SIDE : forcon_battle_find_side (index->fleet, command->by);
  guint32 admiral = (guint32) forcon_campaign_command_number (command, "admiral");
  guint32 clash = forcon_campaign_command_clash (command).value;

  if (!FORCON_ID_IS_NONE (by))
    mark->admirals |= 1u << by.value;
  if (admiral != 0)
    mark->admirals |= 1u << admiral;
  if (clash == 0)
    return;
  mark->first_clash = mark->last_clash = clash;
  if (clash < index->parties->len)
    mark->admirals |= g_array_index (index->parties, guint32, clash);
}

void
forcon_chronicle_index_add (ForconChronicleIndex *index, const ForconCampaignEntry *entry)
{
  gint phase
      = index->phases->len == 0 ? index->start_phase : g_array_index (index->phases, gint, index->phases->len - 1);
  ForconIndexMark mark = { .phase = phase, .topics = FORCON_TOPIC_BIT (forcon_campaign_entry_topic (entry)) };

  note_command (index, &mark, &entry->command);
  for (guint i = 0; i < entry->events->len; i++)
    note_event (index, &mark, &g_array_index (entry->events, ForconCampaignEvent, i), &phase);
  if (forcon_campaign_entry_is_ruled (entry))
    mark.topics |= FORCON_TOPIC_BIT (FORCON_TOPIC_MASTER);
  g_array_append_val (index->marks, mark);
  g_array_append_val (index->phases, phase);
}

guint
forcon_chronicle_index_length (const ForconChronicleIndex *index)
{
  return index->marks->len;
}

const ForconIndexMark *
forcon_chronicle_index_mark (const ForconChronicleIndex *index, guint place)
{
  g_return_val_if_fail (place < index->marks->len, NULL);
  return &g_array_index (index->marks, ForconIndexMark, place);
}

void
forcon_chronicle_index_cut (ForconChronicleIndex *index, guint place)
{
  if (place >= index->marks->len)
    return;
  g_array_set_size (index->marks, place);
  g_array_set_size (index->phases, place);
}
