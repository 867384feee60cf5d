/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The facts that an admiral knows, and in which order, so that it tells of nothing else (F-CAMP-8). */

#include "campaign/state/campaign-event.h"

G_BEGIN_DECLS

/**
 * ForconKnownEvent:
 * @entry: place of its entry in the chronicle, from 0: for the order only, never shown
 * @work: of what is done after the meetings of a half-phase (F-CAMP-5) its place there, else 0: for the order
 *   only, never shown
 * @phase, @half: when it happened
 * @event: the fact, as this admiral may see it
 */
typedef struct {
  guint entry;
  guint32 work;
  gint phase;
  gint half;
  ForconCampaignEvent event;
} ForconKnownEvent;

/**
 * forcon_known_work:
 * @truth: as it is when the event has happened
 * @admiral: who sees it
 * @event: a fact
 *
 * Returns: where it has its place among what is done after the meetings of a half-phase: by turns, and in these by
 *   the admiral's own formations; 0 for what is not done then
 */
guint32 forcon_known_work (const ForconCampaign *truth, ForconSideId admiral, const ForconCampaignEvent *event);

/**
 * forcon_known_events_settle:
 * @events: (element-type ForconKnownEvent): all that is known
 * @from: how many of them are settled already
 *
 * What was put off by a question to the master is known as if it had not been, for nobody must learn from it that
 * there was a question (F-CAMP-5): it stands before the end of its half-phase, in the order in which all is done
 * then.
 */
void forcon_known_events_settle (GArray *events, guint from);

G_END_DECLS
