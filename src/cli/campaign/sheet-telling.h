/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign.h"

G_BEGIN_DECLS

/* How each line of an order sheet was understood, with the numbers by which the master settles it. */

/**
 * forcon_tell_sheet:
 * @campaign: the truth
 * @sheet: one of its sheets
 * @json: one line of JSON for each of its lines
 *
 * Prints how each line was understood, its readings with the tasks that they make, and what speaks against it.
 *
 * Returns: how many lines wait for the master
 */
guint forcon_tell_sheet (const ForconCampaign *campaign, ForconSheetId sheet, gboolean json);

G_END_DECLS
