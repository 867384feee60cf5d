/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

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

G_END_DECLS
