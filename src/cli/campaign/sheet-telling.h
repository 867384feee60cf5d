/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign.h"

G_BEGIN_DECLS

/* How each line of an order sheet was understood, with the numbers by which the master settles it. */
guint forcon_tell_sheet (const ForconCampaign *campaign, ForconSheetId sheet, gboolean json);

G_END_DECLS
