/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign.h"

G_BEGIN_DECLS

/**
 * forcon_scenario_to_xml:
 * @campaign: a campaign before play
 * @rules_name: by which it names its rules
 *
 * All that a scenario can say: the file refers to no other, equal ships share a class. The same campaign gives the same
 * bytes; read again it has the hash of forcon_campaign_as_set_up().
 *
 * Returns: (transfer full): the scenario
 */
char *forcon_scenario_to_xml (const ForconCampaign *campaign, const char *rules_name);

/**
 * forcon_scenario_save:
 * @path: the file
 * @error: #ForconFileError
 *
 * Writes it, whether it is finished or not: one that lacks something is read again with an error that says what.
 *
 * Returns: whether it could be written
 */
gboolean forcon_scenario_save (const ForconCampaign *campaign, const char *rules_name, const char *path,
                               GError **error);

G_END_DECLS
