/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/chronicle-loss.h"

G_BEGIN_DECLS

GPtrArray *forcon_campaign_lines_of_loss (const ForconCampaign *campaign, const ForconTakenBack *loss);
char *forcon_wording_faces (const GArray *dice, gboolean typed);

G_END_DECLS
