/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-scenario.h"

G_BEGIN_DECLS

/* Minutes at most of a period, and before its end of an alarm; and how many alarms there can be (F-CAMP-1). */
#define FORCON_SCENARIO_MINUTES_MAX (24 * 60)
#define FORCON_SCENARIO_ALARMS_MAX 10

/* What the master settles before a campaign begins: who the admirals are, and how long the periods last. */
char *forcon_scenario_names_problem (const char *const *names, guint *which);
void forcon_scenario_rename_admiral (ForconScenario *scenario, ForconSideId admiral, const char *name);
void forcon_scenario_set_lengths (ForconScenario *scenario, gint collecting, gint results);
void forcon_scenario_set_alarms (ForconScenario *scenario, const GArray *minutes);

G_END_DECLS
