/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-campaign-decision.h"
#include "forcon-knowledge.h"

/* What is not built yet. */

gboolean
forcon_campaign_return (ForconCampaignDecision *decision)
{
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
}

GPtrArray *
forcon_order_sheet_read (const ForconCampaign *campaign, const ForconRules *rules, ForconSideId admiral, const char *text)
{
  return g_ptr_array_new_with_free_func (g_free);
}

