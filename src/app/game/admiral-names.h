/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "campaign/state/campaign.h"

G_BEGIN_DECLS

/**
 * forcon_admiral_names:
 * @campaign: (nullable): a campaign
 * @first: (nullable): what stands before them, translated, such as "All admirals"
 *
 * Returns: (transfer full): the names of the admirals in the user's language, in the order of their numbers, to choose
 *   one from
 */
GtkStringList *forcon_admiral_names (const ForconCampaign *campaign, const char *first);

/**
 * forcon_admiral_row_new:
 * @campaign: (nullable): a campaign
 * @first: (nullable): what stands before them, translated, such as "Do not hand in"
 * @selected: which is chosen: the place in the list
 *
 * Returns: (transfer floating): a row in which one is chosen of forcon_admiral_names(); a long name is shortened
 */
AdwComboRow *forcon_admiral_row_new (const ForconCampaign *campaign, const char *first, guint selected);

G_END_DECLS
