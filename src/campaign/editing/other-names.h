/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Other names, by which order sheets may call what is on the map and in the fleets. */

#include "campaign/state/campaign.h"

G_BEGIN_DECLS

/**
 * forcon_take_other_names:
 * @text: "Cold Harbour = Холодная гавань, Порт Холод": a name, and behind "=" what it is called otherwise
 * @others: (out) (transfer full) (nullable): the other names as they are written; %NULL for none
 *
 * Returns: (transfer full): the name alone
 */
char *forcon_take_other_names (const char *text, char **others);

/* Returns: (transfer full): the other names of what is called so, with commas; "" for none */
char *forcon_other_names (const ForconCampaign *campaign, const char *name);

G_END_DECLS
