/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign-command.h"

G_BEGIN_DECLS

/* µs */
#define FORCON_MINUTE (60 * (gint64) G_USEC_PER_SEC)

/*
 * The clock of a campaign (F-CAMP-1). It counts the machine's time since it was started, which goes on while it sleeps and
 * does not follow the wall's; only where the machine was started anew in between does it go by the wall's time, UTC.
 */
ForconMoment forcon_moment_now (void);
gint64 forcon_clock_elapsed (const ForconClock *clock, const ForconMoment *now);
gint64 forcon_clock_left (const ForconClock *clock, const ForconMoment *now);
gint64 forcon_campaign_left (const ForconCampaign *campaign, const ForconMoment *now);
gint64 forcon_clock_deadline (const ForconClock *clock);
gboolean forcon_clock_is_stale (const ForconClock *clock, const ForconMoment *now);
ForconMoment forcon_clock_bridge (const ForconClock *clock, const ForconMoment *beat, const ForconMoment *now);
gboolean forcon_span_from_text (const char *text, gint64 *span);

G_END_DECLS
