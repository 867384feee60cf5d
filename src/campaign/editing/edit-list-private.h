/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the campaign only: ADD decides lists by it. */

#include "campaign/decision/campaign-decision.h"

G_BEGIN_DECLS

/* The edits of a list one after the other. Returns: whether all could be done */
gboolean forcon_edits_decide (ForconCampaignDecision *decision);

G_END_DECLS
