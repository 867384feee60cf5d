/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/state/campaign-apply-private.h"
#include "campaign/state/clock.h"

void
forcon_campaign_count_id (ForconCampaign *campaign, guint32 id)
{
  campaign->progress.next_id = MAX (campaign->progress.next_id, id + 1);
}

static gboolean
is_over (ForconTaskState state)
{
  return state == FORCON_TASK_STATE_DONE || state == FORCON_TASK_STATE_FAILED || state == FORCON_TASK_STATE_DROPPED;
}

static gboolean
query_is_over (const ForconQuery *query)
{
  return query->state != FORCON_QUERY_OPEN && query->state != FORCON_QUERY_UNDERWAY;
}

/* Drops from the state, which is copied often, what is over and older than the last phase; the journal keeps it. */
void
forcon_campaign_apply_phase_begun (ForconCampaign *campaign, const ForconFact_phase_begun *fact)
{
  campaign->progress.stage = FORCON_STAGE_ORDERS;
  campaign->progress.phase = fact->phase;
  campaign->progress.half = 0;
  for (guint i = campaign->tasks->len; i > 0; i--)
    if (is_over (g_array_index (campaign->tasks, ForconTask, i - 1).state))
      g_array_remove_index (campaign->tasks, i - 1);
  for (guint i = campaign->instructions->len; i > 0; i--)
    if (is_over (g_array_index (campaign->instructions, ForconInstruction, i - 1).state))
      g_array_remove_index (campaign->instructions, i - 1);
  for (guint i = campaign->lines->len; i > 0; i--)
    {
      const ForconSheet *sheet
          = forcon_campaign_sheet (campaign, g_array_index (campaign->lines, ForconLine, i - 1).sheet);

      if (sheet == NULL || sheet->phase < fact->phase - 1)
        g_array_remove_index (campaign->lines, i - 1);
    }
  for (guint i = campaign->sheets->len; i > 0; i--)
    if (g_array_index (campaign->sheets, ForconSheet, i - 1).phase < fact->phase - 1)
      g_array_remove_index (campaign->sheets, i - 1);
  for (guint i = campaign->queries->len; i > 0; i--)
    {
      const ForconQuery *query = &g_array_index (campaign->queries, ForconQuery, i - 1);

      if (query_is_over (query) && query->phase < fact->phase - 1)
        g_array_remove_index (campaign->queries, i - 1);
    }
}

void
forcon_campaign_apply_half_begun (ForconCampaign *campaign, const ForconFact_half_begun *fact)
{
  campaign->progress.half = fact->half;
}

void
forcon_campaign_apply_half_ended (ForconCampaign *campaign, const ForconFact_half_ended *fact)
{
  campaign->progress.stage = fact->half == 1 ? FORCON_STAGE_FIRST_HALF : FORCON_STAGE_SECOND_HALF;
  campaign->progress.phase = fact->phase;
  campaign->progress.half = fact->half;
}

void
forcon_campaign_apply_closed (ForconCampaign *campaign, const ForconFact_closed *fact)
{
  campaign->progress.stage = FORCON_STAGE_CLOSED;
}

#define TAKE_MOMENT(name, TYPE) clock->name = fact->name;

void
forcon_campaign_apply_clock_set (ForconCampaign *campaign, const ForconFact_clock_set *fact)
{
  ForconClock *clock = &campaign->clock;

  clock->period = fact->period;
  clock->length = fact->length;
  clock->elapsed = fact->elapsed;
  FORCON_FIELDS_MOMENT (TAKE_MOMENT)
  clock->over = FALSE;
  for (guint i = 0; i < campaign->alarms->len; i++)
    {
      ForconAlarm *alarm = &g_array_index (campaign->alarms, ForconAlarm, i);

      /* Those that lie before where the clock is put are not given any more. */
      alarm->given = clock->length - clock->elapsed < alarm->minutes * FORCON_MINUTE;
    }
}

void
forcon_campaign_apply_clock_started (ForconCampaign *campaign, const ForconFact_clock_started *fact)
{
  ForconClock *clock = &campaign->clock;

  clock->running = TRUE;
  FORCON_FIELDS_MOMENT (TAKE_MOMENT)
}

void
forcon_campaign_apply_clock_paused (ForconCampaign *campaign, const ForconFact_clock_paused *fact)
{
  campaign->clock.running = FALSE;
  campaign->clock.elapsed = fact->elapsed;
}

void
forcon_campaign_apply_alarm_set (ForconCampaign *campaign, const ForconFact_alarm_set *fact)
{
  ForconAlarm added = { .minutes = fact->minutes };

  for (guint i = campaign->alarms->len; i > 0; i--)
    if (g_array_index (campaign->alarms, ForconAlarm, i - 1).minutes == fact->minutes)
      g_array_remove_index (campaign->alarms, i - 1);
  if (fact->on)
    g_array_append_val (campaign->alarms, added);
}

void
forcon_campaign_apply_alarm_given (ForconCampaign *campaign, const ForconFact_alarm_given *fact)
{
  for (guint i = 0; i < campaign->alarms->len; i++)
    if (g_array_index (campaign->alarms, ForconAlarm, i).minutes == fact->minutes)
      g_array_index (campaign->alarms, ForconAlarm, i).given = TRUE;
}

void
forcon_campaign_apply_lengths_set (ForconCampaign *campaign, const ForconFact_lengths_set *fact)
{
  campaign->clock.collecting = fact->collecting;
  campaign->clock.results = fact->results;
}

void
forcon_campaign_apply_period_over (ForconCampaign *campaign, const ForconFact_period_over *fact)
{
  campaign->clock.over = TRUE;
}

/* A notice takes the place of what the main map says of the same formation; one about none, of the sector's own. */
static void
take_off (ForconCampaign *campaign, ForconFormationId formation, ForconSectorId sector)
{
  for (guint i = campaign->notices->len; i > 0; i--)
    {
      const ForconNotice *notice = &g_array_index (campaign->notices, ForconNotice, i - 1);

      if (FORCON_ID_EQUAL (notice->formation, formation)
          && (!FORCON_ID_IS_NONE (formation) || FORCON_ID_EQUAL (notice->sector, sector)))
        g_array_remove_index (campaign->notices, i - 1);
    }
}

void
forcon_campaign_apply_published (ForconCampaign *campaign, const ForconFact_published *fact)
{
#define TAKE(name, TYPE) .name = fact->name,
  ForconNotice notice = { FORCON_FIELDS_NOTICE (TAKE) };

  take_off (campaign, notice.formation, notice.sector);
  g_array_append_val (campaign->notices, notice);
}

void
forcon_campaign_apply_unpublished (ForconCampaign *campaign, const ForconFact_unpublished *fact)
{
  take_off (campaign, fact->formation, fact->sector);
}

void
forcon_campaign_apply_message_sent (ForconCampaign *campaign, const ForconFact_message_sent *fact)
{
  ForconMessage message = { FORCON_FIELDS_MESSAGE (TAKE) };

  g_array_append_val (campaign->messages, message);
  forcon_campaign_count_id (campaign, message.message.value);
}

ForconFeature *
forcon_campaign_feature_place (ForconCampaign *campaign, ForconObjectId object)
{
  for (guint i = 0; i < campaign->features->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (campaign->features, ForconFeature, i).object, object))
      return &g_array_index (campaign->features, ForconFeature, i);
  return NULL;
}

void
forcon_campaign_apply_holder_set (ForconCampaign *campaign, const ForconFact_holder_set *fact)
{
  ForconFeature *feature = forcon_campaign_feature_place (campaign, fact->object);

  if (feature != NULL)
    feature->holder = fact->holder;
}

void
forcon_campaign_apply_alliance_set (ForconCampaign *campaign, const ForconFact_alliance_set *fact)
{
  if (forcon_campaign_power (campaign, fact->power) != NULL)
    g_array_index (campaign->powers, ForconPower, fact->power.value - 1).alliance = fact->alliance;
}

void
forcon_campaign_apply_generator_advanced (ForconCampaign *campaign, const ForconFact_generator_advanced *fact)
{
  campaign->fleet->random.state = fact->state;
}

void
forcon_campaign_apply (ForconCampaign *campaign, const ForconCampaignEvent *event)
{
#define CHANGES(member) forcon_campaign_apply_##member (campaign, &event->member)
#define NOTHING(member)
#define APPLY(NAME, member, word, recipient, topic, changes, ...)                                                      \
  case FORCON_CAMPAIGN_EVENT_##NAME:                                                                                   \
    changes (member);                                                                                                  \
    break;

  switch (event->kind)
    {
      FORCON_CAMPAIGN_EVENTS (APPLY)
    case FORCON_N_CAMPAIGN_EVENTS:
      break;
    }
}
