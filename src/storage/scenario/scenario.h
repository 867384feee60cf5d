/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign.h"
#include "storage/rules/rules-file.h"

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

/**
 * forcon_scenario_load:
 * @path: a scenario
 * @rules_path: (nullable): a rules file to use instead of the one that the scenario asks for
 * @error: #ForconFileError
 *
 * Reads a ready-made campaign with all that it refers to.
 *
 * Returns: (transfer full): the scenario, or %NULL with @error set
 */
ForconScenario *forcon_scenario_load (const char *path, const char *rules_path, GError **error);

/**
 * forcon_scenario_new_empty:
 * @name: of the campaign
 * @grid: of its map
 * @rules_name: by which rules are looked for
 * @error: #ForconFileError
 *
 * Returns: (transfer full): a scenario in which there is nothing yet, or %NULL with @error set
 */
ForconScenario *forcon_scenario_new_empty (const char *name, ForconGrid grid, const char *rules_name, GError **error);

/**
 * forcon_scenario_new_from:
 * @campaign: a campaign before play, as forcon_campaign_as_set_up() takes it
 * @rules_name: by which it names its rules
 * @error: #ForconFileError
 *
 * Returns: (transfer full): a scenario of its own, with the map, the fleets and what is known at the start, or %NULL
 *   with @error set
 */
ForconScenario *forcon_scenario_new_from (const ForconCampaign *campaign, const char *rules_name, GError **error);

void forcon_scenario_free (ForconScenario *scenario);

/**
 * forcon_scenario_seed:
 * @scenario: a scenario
 * @seed: from which all tables and dice of the campaign are generated, and can be foretold: for tests and
 *   demonstrations
 */
void forcon_scenario_seed (ForconScenario *scenario, guint64 seed);

/**
 * forcon_scenario_draw_secret:
 * @scenario: a scenario
 *
 * Makes the dice of the campaign come from a secret that is drawn when its file is made, so that they cannot be
 * predicted. The places of things on tables come from a random number of the system.
 */
void forcon_scenario_draw_secret (ForconScenario *scenario);

/* Minutes at most of a period, and before its end of an alarm; and how many alarms there can be (F-CAMP-1). */
#define FORCON_SCENARIO_MINUTES_MAX (24 * 60)
#define FORCON_SCENARIO_ALARMS_MAX 10

/* What the master settles before a campaign begins: who the admirals are, and how long the periods last. */

/**
 * forcon_scenario_names_problem:
 * @names: (array zero-terminated=1): what the admirals shall be called, in their order
 * @which: (out): the first that cannot be
 *
 * Returns: (transfer full) (nullable): why the admirals cannot be called so: "two admirals have this name"; %NULL if
 * they can
 */
char *forcon_scenario_names_problem (const char *const *names, guint *which);

/**
 * forcon_scenario_rename_admiral:
 * @scenario: a scenario
 * @admiral: one of its admirals
 * @name: in which forcon_scenario_names_problem() finds none
 *
 * The word by which files and commands name the admiral stays. What is the same name in the language of the master
 * stays as it is in the scenario, so that others read it in theirs.
 */
void forcon_scenario_rename_admiral (ForconScenario *scenario, ForconSideId admiral, const char *name);

/* Who plays an admiral; of @name the blanks at the ends do not count, and an empty one is nobody. */
void forcon_scenario_set_player (ForconScenario *scenario, ForconSideId admiral, const char *name);

/**
 * forcon_scenario_set_lengths:
 * @scenario: a scenario
 * @collecting: minutes in which orders are collected
 * @results: minutes in which results are given
 */
void forcon_scenario_set_lengths (ForconScenario *scenario, gint collecting, gint results);

/**
 * forcon_scenario_set_alarms:
 * @scenario: a scenario
 * @minutes: (element-type gint): how long before the end of a period, each from 1 to %FORCON_SCENARIO_MINUTES_MAX
 *
 * Alarms that are named twice ring once; there are at most %FORCON_SCENARIO_ALARMS_MAX.
 */
void forcon_scenario_set_alarms (ForconScenario *scenario, const GArray *minutes);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconScenario, forcon_scenario_free)

G_END_DECLS
