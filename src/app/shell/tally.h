/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/resolution/campaign-openings.h"

G_BEGIN_DECLS

/**
 * ForconTally:
 * @n: how many of each kind are open
 *
 * What is open in a campaign, counted.
 */
typedef struct {
  guint n[FORCON_N_CAMPAIGN_OPENING];
} ForconTally;

/**
 * forcon_tally_openings:
 * @openings: (element-type ForconCampaignOpening): what is open
 *
 * Returns: how many of each kind
 */
ForconTally forcon_tally_openings (const GArray *openings);

/**
 * forcon_tally_is_due:
 * @tally: what is open
 *
 * Returns: whether nothing stands in the way of what comes next, and nobody owes anything that belongs before it
 */
gboolean forcon_tally_is_due (const ForconTally *tally);

/**
 * forcon_tally_to_text:
 * @kind: a kind of what can be open
 * @n: how many of them
 *
 * Returns: (transfer full): "3 lines to settle"
 */
char *forcon_tally_to_text (ForconCampaignOpeningKind kind, guint n);

G_END_DECLS
