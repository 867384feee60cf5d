/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-campaign-decision.h"
#include "forcon-knowledge.h"

/* What is not built yet. */

GPtrArray *
forcon_order_sheet_read (const ForconCampaign *campaign, const ForconRules *rules, ForconSideId admiral, const char *text)
{
  return g_ptr_array_new_with_free_func (g_free);
}

