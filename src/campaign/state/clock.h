/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign-command.h"

G_BEGIN_DECLS

/* µs */
#define FORCON_MINUTE (60 * (gint64) G_USEC_PER_SEC)

/*
 * The clock of a campaign (F-CAMP-1). It counts the machine's time since it was started, which goes on while it
 * sleeps and does not follow the wall's; only where the machine was started anew in between does it go by the wall's
 * time, UTC.
 */

/**
 * forcon_moment_now:
 *
 * Returns: the present moment, by the wall's clock and by the time since the machine was started, its sleep counted
 */
ForconMoment forcon_moment_now (void);

/**
 * forcon_clock_elapsed:
 * @clock: the clock of a campaign
 * @now: the present moment
 *
 * Returns: how much of the period has passed, µs; more than its length when it is over (F-CAMP-1)
 */
gint64 forcon_clock_elapsed (const ForconClock *clock, const ForconMoment *now);

/**
 * forcon_clock_left:
 *
 * Returns: how much of the period is left, µs; below 0 when it is over
 */
gint64 forcon_clock_left (const ForconClock *clock, const ForconMoment *now);

/**
 * forcon_campaign_left:
 * @campaign: a campaign
 * @now: the present moment
 *
 * Returns: what is shown as left, µs: of the period, or before play of the first one, whose clock is not set yet
 *   (F-CAMP-1)
 */
gint64 forcon_campaign_left (const ForconCampaign *campaign, const ForconMoment *now);

/**
 * forcon_clock_deadline:
 * @clock: the clock of a campaign
 *
 * Returns: when the next orders have to be there if it goes on as it does, µs since 1970 UTC by the wall's clock;
 *   0 where it stands
 */
gint64 forcon_clock_deadline (const ForconClock *clock);

/**
 * forcon_clock_is_stale:
 *
 * Returns: whether it runs, and the machine was started anew since it was started or set
 */
gboolean forcon_clock_is_stale (const ForconClock *clock, const ForconMoment *now);

/**
 * forcon_clock_bridge:
 * @clock: the clock of a campaign
 * @beat: when the campaign was last seen to run
 * @now: the present moment
 *
 * The machine was started anew: up to the last beat its own time is known, and only from there on the wall's counts. So
 * a wall's clock that was put right while the campaign ran does no harm (F-CAMP-1).
 *
 * Returns: the present moment in the time of the run in which the clock was started, where that can be told; else @now
 */
ForconMoment forcon_clock_bridge (const ForconClock *clock, const ForconMoment *beat, const ForconMoment *now);

/**
 * forcon_span_from_text:
 * @text: minutes, or minutes and seconds, as a person types them: "12", "12:30"
 * @span: (out): µs
 *
 * Returns: whether it is a time
 */
gboolean forcon_span_from_text (const char *text, gint64 *span);

G_END_DECLS
