/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign-event.h"

G_BEGIN_DECLS

/**
 * ForconReturnSide:
 * @admiral: whose ships
 * @ships: how many came to the clash
 * @left: of them in action, and still the admiral's
 * @hits_lost: of all of them together
 * @headline: "2 of 3 ships left, hits lost: 4"
 * @lines: what became of the others by name, and prizes
 *
 * What a clash cost one admiral, and brought.
 */
typedef struct {
  ForconSideId admiral;
  gint ships;
  gint left;
  gint hits_lost;
  char *headline;
  GStrv lines;
} ForconReturnSide;

/**
 * ForconReturnSummary:
 * @verdict: who holds the field
 * @sides: (element-type ForconReturnSide): in the order of the admirals
 *
 * What comes back from a clash to the map (F-CAMP-11), to be read out at the table.
 */
typedef struct {
  char *verdict;
  GPtrArray *sides;
} ForconReturnSummary;

/**
 * forcon_return_summary_new:
 * @campaign: in which the ships have their names, best as it stands after @events
 * @events: (element-type ForconCampaignEvent): of a clash that returns, or would return as it stands
 *
 * Returns: (transfer full): what that comes to for each admiral
 */
ForconReturnSummary *forcon_return_summary_new (const ForconCampaign *campaign, const GArray *events);

void forcon_return_summary_free (ForconReturnSummary *summary);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconReturnSummary, forcon_return_summary_free)

G_END_DECLS
