/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-campaign.h"
#include "forcon-rules-file.h"

G_BEGIN_DECLS

/**
 * ForconScenario:
 * @path: the file
 * @rules_name: the name by which it asks for its rules
 * @rules: the rules that were loaded
 * @campaign: as it is before play
 *
 * A ready-made campaign.
 */
typedef struct {
  char *path;
  char *rules_name;
  ForconRules *rules;
  ForconCampaign *campaign;
} ForconScenario;

ForconScenario *forcon_scenario_load (const char *path, const char *rules_path, GError **error);
void forcon_scenario_free (ForconScenario *scenario);
void forcon_scenario_seed (ForconScenario *scenario, guint64 seed);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconScenario, forcon_scenario_free)

G_END_DECLS
