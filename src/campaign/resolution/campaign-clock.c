/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/decision/campaign-decision.h"

/* What the master can set the clock and its periods to, minutes: nobody plays phases of more than a day. */
#define MINUTES_MAX (24 * 60)
#define ALARMS_MAX 10

static gboolean
refuse_length (ForconCampaignDecision *decision, gint64 least, gint64 minutes)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_BAD_LENGTH, .least = least, .most = MINUTES_MAX,
                                 .actual = (gint) CLAMP (minutes, G_MININT, G_MAXINT));
}

static gint64
length_of (const ForconCampaign *campaign, ForconPeriod period)
{
  return period == FORCON_PERIOD_COLLECTING ? campaign->clock.collecting : campaign->clock.results;
}

static void
state_clock (ForconCampaignDecision *decision, ForconPeriod period, gint64 length, gint64 elapsed)
{
  const ForconMoment *now = &decision->command->moment;

  FORCON_STATE (decision, CLOCK_SET, clock_set, .period = period, .length = length, .elapsed = elapsed,
                .wall = now->wall, .boot = now->boot, .uptime = now->uptime);
}

void
forcon_campaign_clock_turn (ForconCampaignDecision *decision, ForconPeriod period)
{
  state_clock (decision, period, length_of (decision->campaign, period), 0);
}

gboolean
forcon_campaign_start_clock (ForconCampaignDecision *decision)
{
  const ForconMoment *now = &decision->command->moment;

  if (decision->campaign->clock.running)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_CLOCK_RUNS);
  FORCON_STATE (decision, CLOCK_STARTED, clock_started, .wall = now->wall, .boot = now->boot, .uptime = now->uptime);
  return TRUE;
}

gboolean
forcon_campaign_pause_clock (ForconCampaignDecision *decision)
{
  const ForconClock *clock = &decision->campaign->clock;

  if (!clock->running)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_CLOCK_STANDS);
  FORCON_STATE (decision, CLOCK_PAUSED, clock_paused,
                .elapsed = forcon_clock_elapsed (clock, &decision->command->moment));
  return TRUE;
}

/* More than the ordinary length makes this one period longer. */
gboolean
forcon_campaign_set_clock (ForconCampaignDecision *decision)
{
  gint64 left = decision->command->clock_set.left;
  ForconPeriod period = decision->command->clock_set.period;
  gint64 length = MAX (length_of (decision->campaign, period), left);

  if (left < 0 || left > MINUTES_MAX * FORCON_MINUTE)
    return refuse_length (decision, 0, left / FORCON_MINUTE);
  state_clock (decision, period, length, length - left);
  return TRUE;
}

/* Counts from the next period on; the present one is corrected by the clock itself. */
gboolean
forcon_campaign_set_lengths (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_lengths *command = &decision->command->lengths;

  if (command->collecting < 1 || command->collecting > MINUTES_MAX)
    return refuse_length (decision, 1, command->collecting);
  if (command->results < 1 || command->results > MINUTES_MAX)
    return refuse_length (decision, 1, command->results);
  FORCON_STATE (decision, LENGTHS_SET, lengths_set, .collecting = command->collecting * FORCON_MINUTE,
                .results = command->results * FORCON_MINUTE);
  return TRUE;
}

static gboolean
has_alarm (const ForconCampaign *campaign, gint minutes)
{
  for (guint i = 0; i < campaign->alarms->len; i++)
    if (g_array_index (campaign->alarms, ForconAlarm, i).minutes == minutes)
      return TRUE;
  return FALSE;
}

gboolean
forcon_campaign_set_alarm (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_alarm *command = &decision->command->alarm;

  if (command->minutes < 1 || command->minutes > MINUTES_MAX)
    return refuse_length (decision, 1, command->minutes);
  if (has_alarm (decision->campaign, command->minutes) == command->on)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
  if (command->on && decision->campaign->alarms->len >= ALARMS_MAX)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_TOO_MANY, .needed = ALARMS_MAX,
                                   .actual = (gint) decision->campaign->alarms->len + 1);
  FORCON_STATE (decision, ALARM_SET, alarm_set, .minutes = command->minutes, .on = command->on);
  return TRUE;
}

/* The alarm that is due and has most minutes, or 0. */
static gint
due_alarm (const ForconCampaign *campaign, gint64 left)
{
  gint due = 0;

  for (guint i = 0; i < campaign->alarms->len; i++)
    {
      const ForconAlarm *alarm = &g_array_index (campaign->alarms, ForconAlarm, i);

      if (!alarm->given && left <= alarm->minutes * FORCON_MINUTE)
        due = MAX (due, alarm->minutes);
    }
  return due;
}

/* Nothing that is due is no event at all: the journal does not fill with ticks. */
gboolean
forcon_campaign_tick (ForconCampaignDecision *decision)
{
  const ForconClock *clock = &decision->campaign->clock;
  gint64 left = forcon_clock_left (clock, &decision->command->moment);

  if (!clock->running)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_CLOCK_STANDS);
  for (gint due; (due = due_alarm (decision->campaign, left)) > 0;)
    FORCON_STATE (decision, ALARM_GIVEN, alarm_given, .period = clock->period, .minutes = due);
  if (left <= 0 && !clock->over)
    FORCON_STATE (decision, PERIOD_OVER, period_over, .period = clock->period);
  if (decision->outcome->events->len == 0)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
  return TRUE;
}
