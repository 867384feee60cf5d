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

/* Minutes at most of a period, and before its end of an alarm; and how many alarms there can be (F-CAMP-1). */
#define FORCON_SCENARIO_MINUTES_MAX (24 * 60)
#define FORCON_SCENARIO_ALARMS_MAX 10

/* What the master settles before a campaign begins: who the admirals are, and how long the periods last. */
char *forcon_scenario_names_problem (const char *const *names, guint *which);
void forcon_scenario_rename_admiral (ForconScenario *scenario, ForconSideId admiral, const char *name);
void forcon_scenario_set_lengths (ForconScenario *scenario, gint collecting, gint results);
void forcon_scenario_set_alarms (ForconScenario *scenario, const GArray *minutes);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconScenario, forcon_scenario_free)

G_END_DECLS
