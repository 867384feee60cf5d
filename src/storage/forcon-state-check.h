/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the reading of states only: what no campaign can be. */

#include "forcon-campaign.h"
#include "forcon-xml.h"

G_BEGIN_DECLS

gboolean forcon_state_check (ForconXml *xml, const ForconCampaign *campaign);

G_END_DECLS
