/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The clock of the campaign on the desk: it ticks, rings, and tells the file every minute that it runs (F-CAMP-1). */
#include "app/game/game-private.h"

#include "campaign/state/clock.h"

/* Whether this alarm was rung already for the present period; an undo forgets that in the campaign, but not here. */
static gboolean
rang (ForconGame *self, gint minutes)
{
  for (guint i = 0; i < self->rung->len; i++)
    if (g_array_index (self->rung, gint, i) == minutes)
      return TRUE;
  return FALSE;
}

/* Several are due at once when the machine was asleep: it rings once, for the last. */
static void
ring (ForconGame *self, const GArray *events)
{
  gint last = -1;

  for (guint i = 0; i < events->len; i++)
    {
      const ForconCampaignEvent *event = &g_array_index (events, ForconCampaignEvent, i);
      /* The end of the period rings as 0 minutes. */
      gint minutes = event->kind == FORCON_CAMPAIGN_EVENT_ALARM_GIVEN ? event->alarm_given.minutes : 0;

      if ((event->kind != FORCON_CAMPAIGN_EVENT_ALARM_GIVEN && event->kind != FORCON_CAMPAIGN_EVENT_PERIOD_OVER)
          || rang (self, minutes))
        continue;
      g_array_append_val (self->rung, minutes);
      last = last < 0 ? minutes : MIN (last, minutes);
    }
  if (last >= 0)
    forcon_game_emit_alarm (self, last);
}

/* Writes the alarms down. A disk that fails is not told of every second. */
static void
enter (ForconGame *self, const ForconCampaignCommand *command)
{
  gint64 now = g_get_monotonic_time ();
  g_autoptr (ForconCampaignOutcome) outcome = NULL;

  if (self->failed != 0 && now - self->failed < FORCON_MINUTE)
    return;
  outcome = forcon_game_submit (self, command, &FORCON_DICE_ASK);
  self->failed = outcome == NULL ? now : 0;
}

/*
 * Gives the alarms that are due. While something could be redone the journal is left alone, since a new entry would
 * be the end of that: the alarms ring and are written down later. So too where nothing can be written (@safe is
 * %FALSE).
 */
static void
give_alarms (ForconGame *self, gboolean safe)
{
  ForconCampaignCommand command = forcon_game_command (self, FORCON_CAMPAIGN_COMMAND_TICK);
  g_autoptr (ForconCampaignOutcome) outcome = forcon_game_try (self, &command);

  if (outcome->after == NULL)
    return;
  if (safe && !forcon_game_can_redo (self))
    enter (self, &command);
  ring (self, outcome->events);
}

static void
beat (ForconGame *self)
{
  gint64 now = g_get_monotonic_time ();
  ForconMoment moment = forcon_moment_now ();
  g_autoptr (GError) error = NULL;

  if (self->beaten != 0 && now - self->beaten < FORCON_MINUTE)
    return;
  self->beaten = now;
  if (!forcon_store_beat (self->store, &moment, &error))
    forcon_game_emit_failed (self, error->message);
}

static gboolean
on_second (gpointer data)
{
  ForconGame *self = data;
  /* What cannot be written is told by "file-trouble", and not anew every minute. */
  gboolean safe = self->writable && forcon_game_check_file (self);
  gint64 left = forcon_game_left (self);

  /* Alarms that lie ahead again, since the clock was set or another period began, will ring again. */
  for (guint i = self->rung->len; i > 0; i--)
    if (g_array_index (self->rung, gint, i - 1) * FORCON_MINUTE < left)
      g_array_remove_index_fast (self->rung, i - 1);
  if (self->writable && forcon_game_campaign (self)->clock.running && !self->asking)
    {
      if (safe)
        beat (self);
      give_alarms (self, safe);
    }
  if (safe)
    forcon_game_save_pace_by_minute (self);
  forcon_game_emit_ticked (self);
  return G_SOURCE_CONTINUE;
}

void
forcon_game_begin_ticking (ForconGame *self)
{
  self->beaten = 0;
  self->failed = 0;
  g_array_set_size (self->rung, 0);
  self->tick_source = g_timeout_add_seconds (1, on_second, self);
}

void
forcon_game_stop_ticking (ForconGame *self)
{
  ForconMoment now;

  g_clear_handle_id (&self->tick_source, g_source_remove);
  if (self->store == NULL || self->beaten == 0 || self->trouble != NULL)
    return;
  now = forcon_moment_now ();
  forcon_store_beat (self->store, &now, NULL);
}

ForconMoment
forcon_game_now (ForconGame *self)
{
  ForconMoment now = forcon_moment_now ();

  g_return_val_if_fail (FORCON_IS_GAME (self) && self->store != NULL, now);
  return forcon_store_moment (self->store, &now);
}

gint64
forcon_game_left (ForconGame *self)
{
  ForconMoment now = forcon_game_now (self);

  return forcon_campaign_left (forcon_game_campaign (self), &now);
}
