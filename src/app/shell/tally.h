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

ForconTally forcon_tally_openings (const GArray *openings);
gboolean forcon_tally_is_due (const ForconTally *tally);
char *forcon_tally_to_text (ForconCampaignOpeningKind kind, guint n);

G_END_DECLS
