/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/history/campaign-history.h"

G_BEGIN_DECLS

/* All figures of a campaign, on one line. */
void forcon_history_to_json (GString *json, const ForconCampaignHistory *history);

G_END_DECLS
