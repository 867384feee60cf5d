/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-campaign-apply-private.h"
#include "forcon-clock.h"

/**
 * forcon_campaign_count_id:
 * @id: a running number that is in use now
 *
 * The next one is higher.
 */
void
forcon_campaign_count_id (ForconCampaign *campaign, guint32 id)
{
  campaign->progress.next_id = MAX (campaign->progress.next_id, id + 1);
}

static void
enter_stage (ForconCampaign *campaign, ForconStage stage, gint phase, gint half)
{
  campaign->progress.stage = stage;
  campaign->progress.phase = phase;
  campaign->progress.half = half;
}

static gboolean
task_is_over (const ForconTask *task)
{
  return task->state == FORCON_TASK_STATE_DONE || task->state == FORCON_TASK_STATE_FAILED
         || task->state == FORCON_TASK_STATE_DROPPED;
}

/* What is over and older than the last phase the journal keeps; the state, which is copied all the time, does not. */
static void
put_away (ForconCampaign *campaign, gint phase)
{
  for (guint i = campaign->tasks->len; i > 0; i--)
    if (task_is_over (&g_array_index (campaign->tasks, ForconTask, i - 1)))
      g_array_remove_index (campaign->tasks, i - 1);
  for (guint i = campaign->lines->len; i > 0; i--)
    {
      const ForconSheet *sheet
          = forcon_campaign_sheet (campaign, g_array_index (campaign->lines, ForconLine, i - 1).sheet);

      if (sheet == NULL || sheet->phase < phase - 1)
        g_array_remove_index (campaign->lines, i - 1);
    }
  for (guint i = campaign->sheets->len; i > 0; i--)
    if (g_array_index (campaign->sheets, ForconSheet, i - 1).phase < phase - 1)
      g_array_remove_index (campaign->sheets, i - 1);
}

static void
set_clock (ForconCampaign *campaign, const ForconFact_clock_set *fact)
{
  ForconClock *clock = &campaign->clock;

  clock->period = fact->period;
  clock->length = fact->length;
  clock->elapsed = fact->elapsed;
  clock->wall = fact->wall;
  clock->boot = fact->boot;
  clock->uptime = fact->uptime;
  clock->over = FALSE;
  for (guint i = 0; i < campaign->alarms->len; i++)
    {
      ForconAlarm *alarm = &g_array_index (campaign->alarms, ForconAlarm, i);

      /* Those that lie before where the clock is put are not given any more. */
      alarm->given = clock->length - clock->elapsed < alarm->minutes * FORCON_MINUTE;
    }
}

static void
start_clock (ForconCampaign *campaign, const ForconFact_clock_started *fact)
{
  ForconClock *clock = &campaign->clock;

  clock->running = TRUE;
  clock->wall = fact->wall;
  clock->boot = fact->boot;
  clock->uptime = fact->uptime;
}

static void
pause_clock (ForconCampaign *campaign, const ForconFact_clock_paused *fact)
{
  campaign->clock.running = FALSE;
  campaign->clock.elapsed = fact->elapsed;
}

static void
set_alarm (ForconCampaign *campaign, const ForconFact_alarm_set *fact)
{
  ForconAlarm added = { .minutes = fact->minutes };

  for (guint i = campaign->alarms->len; i > 0; i--)
    if (g_array_index (campaign->alarms, ForconAlarm, i - 1).minutes == fact->minutes)
      g_array_remove_index (campaign->alarms, i - 1);
  if (fact->on)
    g_array_append_val (campaign->alarms, added);
}

static void
give_alarm (ForconCampaign *campaign, const ForconFact_alarm_given *fact)
{
  for (guint i = 0; i < campaign->alarms->len; i++)
    if (g_array_index (campaign->alarms, ForconAlarm, i).minutes == fact->minutes)
      g_array_index (campaign->alarms, ForconAlarm, i).given = TRUE;
}

static gboolean
apply_clock (ForconCampaign *campaign, const ForconCampaignEvent *event)
{
  switch ((gint) event->kind)
    {
    case FORCON_CAMPAIGN_EVENT_CLOCK_STARTED:
      start_clock (campaign, &event->clock_started);
      return TRUE;
    case FORCON_CAMPAIGN_EVENT_CLOCK_PAUSED:
      pause_clock (campaign, &event->clock_paused);
      return TRUE;
    case FORCON_CAMPAIGN_EVENT_CLOCK_SET:
      set_clock (campaign, &event->clock_set);
      return TRUE;
    case FORCON_CAMPAIGN_EVENT_LENGTHS_SET:
      campaign->clock.collecting = event->lengths_set.collecting;
      campaign->clock.results = event->lengths_set.results;
      return TRUE;
    case FORCON_CAMPAIGN_EVENT_ALARM_SET:
      set_alarm (campaign, &event->alarm_set);
      return TRUE;
    case FORCON_CAMPAIGN_EVENT_ALARM_GIVEN:
      give_alarm (campaign, &event->alarm_given);
      return TRUE;
    case FORCON_CAMPAIGN_EVENT_PERIOD_OVER:
      campaign->clock.over = TRUE;
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
apply_stage (ForconCampaign *campaign, const ForconCampaignEvent *event)
{
  switch ((gint) event->kind)
    {
    case FORCON_CAMPAIGN_EVENT_PHASE_BEGUN:
      enter_stage (campaign, FORCON_STAGE_ORDERS, event->phase_begun.phase, 0);
      put_away (campaign, event->phase_begun.phase);
      return TRUE;
    case FORCON_CAMPAIGN_EVENT_HALF_BEGUN:
      campaign->progress.half = event->half_begun.half;
      return TRUE;
    case FORCON_CAMPAIGN_EVENT_HALF_ENDED:
      enter_stage (campaign, event->half_ended.half == 1 ? FORCON_STAGE_FIRST_HALF : FORCON_STAGE_SECOND_HALF,
                   event->half_ended.phase, event->half_ended.half);
      return TRUE;
    case FORCON_CAMPAIGN_EVENT_CLOSED:
      campaign->progress.stage = FORCON_STAGE_CLOSED;
      return TRUE;
    default:
      return FALSE;
    }
}

/* A notice takes the place of what the main map says of the same formation; one about none, of the sector's own. */
static gboolean
same_notice (const ForconNotice *notice, ForconFormationId formation, ForconSectorId sector)
{
  if (!FORCON_ID_IS_NONE (formation))
    return FORCON_ID_EQUAL (notice->formation, formation);
  return FORCON_ID_IS_NONE (notice->formation) && FORCON_ID_EQUAL (notice->sector, sector);
}

static void
take_off (ForconCampaign *campaign, ForconFormationId formation, ForconSectorId sector)
{
  for (guint i = campaign->notices->len; i > 0; i--)
    if (same_notice (&g_array_index (campaign->notices, ForconNotice, i - 1), formation, sector))
      g_array_remove_index (campaign->notices, i - 1);
}

static void
publish (ForconCampaign *campaign, const ForconFact_published *fact)
{
#define TAKE(name, TYPE) .name = fact->name,
  ForconNotice notice = { FORCON_FIELDS_NOTICE (TAKE) };

  take_off (campaign, notice.formation, notice.sector);
  g_array_append_val (campaign->notices, notice);
}

static void
send_message (ForconCampaign *campaign, const ForconFact_message_sent *fact)
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

static void
set_holder (ForconCampaign *campaign, const ForconFact_holder_set *fact)
{
  ForconFeature *feature = forcon_campaign_feature_place (campaign, fact->object);

  if (feature != NULL)
    feature->holder = fact->holder;
}

static void
set_alliance (ForconCampaign *campaign, const ForconFact_alliance_set *fact)
{
  if (forcon_campaign_power (campaign, fact->power) != NULL)
    g_array_index (campaign->powers, ForconPower, fact->power.value - 1).alliance = fact->alliance;
}

static gboolean
apply_news (ForconCampaign *campaign, const ForconCampaignEvent *event)
{
  switch ((gint) event->kind)
    {
    case FORCON_CAMPAIGN_EVENT_PUBLISHED:
      publish (campaign, &event->published);
      return TRUE;
    case FORCON_CAMPAIGN_EVENT_UNPUBLISHED:
      take_off (campaign, event->unpublished.formation, event->unpublished.sector);
      return TRUE;
    case FORCON_CAMPAIGN_EVENT_MESSAGE_SENT:
      send_message (campaign, &event->message_sent);
      return TRUE;
    case FORCON_CAMPAIGN_EVENT_HOLDER_SET:
      set_holder (campaign, &event->holder_set);
      return TRUE;
    case FORCON_CAMPAIGN_EVENT_ALLIANCE_SET:
      set_alliance (campaign, &event->alliance_set);
      return TRUE;
    case FORCON_CAMPAIGN_EVENT_GENERATOR_ADVANCED:
      campaign->fleet->random.state = event->generator_advanced.state;
      return TRUE;
    default:
      return FALSE;
    }
}

/**
 * forcon_campaign_apply:
 * @campaign: a campaign
 * @event: a fact
 *
 * The only writer of a campaign in play, besides forcon_campaign_apply_battle(): writes down what the fact says.
 */
void
forcon_campaign_apply (ForconCampaign *campaign, const ForconCampaignEvent *event)
{
  if (!apply_stage (campaign, event) && !apply_clock (campaign, event)
      && !forcon_campaign_apply_orders (campaign, event) && !forcon_campaign_apply_fleet (campaign, event)
      && !forcon_campaign_apply_clash (campaign, event))
    apply_news (campaign, event);
}
