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

/**
 * forcon_scenario_draw_secret:
 * @scenario: a scenario
 *
 * Has the dice of the campaign come from a secret that its file gets when it is made, so that nobody can foretell them. The places
 * of things on tables come from a number of the system's.
 */
void forcon_scenario_draw_secret (ForconScenario *scenario);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconScenario, forcon_scenario_free)

G_END_DECLS
