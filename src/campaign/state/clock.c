/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For CLOCK_BOOTTIME. */
#define _GNU_SOURCE

#include "campaign/state/clock.h"

#include <time.h>

/* What a person may type as minutes. */
#define MINUTES_MAX 100000

ForconMoment
forcon_moment_now (void)
{
  ForconMoment moment = { .wall = g_get_real_time () };
  g_autofree char *boot = NULL;
  struct timespec since_boot;

  /* Names the machine's present run, so that times since it was started are only compared within one. */
  if (g_file_get_contents ("/proc/sys/kernel/random/boot_id", &boot, NULL, NULL))
    moment.boot = g_intern_string (g_strstrip (boot));
  if (moment.boot != NULL && clock_gettime (CLOCK_BOOTTIME, &since_boot) == 0)
    moment.uptime = (gint64) since_boot.tv_sec * G_USEC_PER_SEC + since_boot.tv_nsec / 1000;
  return moment;
}

/* Time that has passed since the clock was started or set; never less than nothing, whatever became of the wall's
 * clock. */
static gint64
passed (const ForconClock *clock, const ForconMoment *now)
{
  gboolean same_run = clock->boot != NULL && g_strcmp0 (clock->boot, now->boot) == 0;

  return MAX (same_run ? now->uptime - clock->uptime : now->wall - clock->wall, 0);
}

gint64
forcon_clock_elapsed (const ForconClock *clock, const ForconMoment *now)
{
  return clock->running ? clock->elapsed + passed (clock, now) : clock->elapsed;
}

gint64
forcon_clock_left (const ForconClock *clock, const ForconMoment *now)
{
  return clock->length - forcon_clock_elapsed (clock, now);
}

gint64
forcon_campaign_left (const ForconCampaign *campaign, const ForconMoment *now)
{
  if (campaign->progress.stage == FORCON_STAGE_SET_UP)
    return campaign->clock.collecting;
  return forcon_clock_left (&campaign->clock, now);
}

gint64
forcon_clock_deadline (const ForconClock *clock)
{
  gint64 later = clock->period == FORCON_PERIOD_RESULTS ? clock->collecting : 0;

  return clock->running ? clock->wall + clock->length - clock->elapsed + later : 0;
}

gboolean
forcon_clock_is_stale (const ForconClock *clock, const ForconMoment *now)
{
  return clock->running && clock->boot != NULL && g_strcmp0 (clock->boot, now->boot) != 0;
}

ForconMoment
forcon_clock_bridge (const ForconClock *clock, const ForconMoment *beat, const ForconMoment *now)
{
  ForconMoment moment = *now;

  if (!forcon_clock_is_stale (clock, now) || g_strcmp0 (clock->boot, beat->boot) != 0 || beat->uptime < clock->uptime)
    return moment;
  moment.boot = clock->boot;
  moment.uptime = beat->uptime + MAX (now->wall - beat->wall, 0);
  return moment;
}

gboolean
forcon_span_from_text (const char *text, gint64 *span)
{
  g_auto (GStrv) parts = g_strsplit (text, ":", -1);
  guint64 minutes = 0, seconds = 0;

  if (g_strv_length (parts) < 1 || g_strv_length (parts) > 2
      || !g_ascii_string_to_unsigned (parts[0], 10, 0, MINUTES_MAX, &minutes, NULL)
      || (parts[1] != NULL && !g_ascii_string_to_unsigned (parts[1], 10, 0, 59, &seconds, NULL)))
    return FALSE;
  *span = (gint64) minutes * FORCON_MINUTE + (gint64) seconds * G_USEC_PER_SEC;
  return TRUE;
}
