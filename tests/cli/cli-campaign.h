/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli-run.h"

/* Campaigns by the scenario of a skirmish, each a new file below the build folder. */
char *skirmish_scenario (void);
char *fresh_campaign_path (const char *name);
char *new_campaign (const char *name);
char *begun_campaign (const char *name);
char *clashing_campaign (const char *name);

void do_forcon (const char *first, ...) G_GNUC_NULL_TERMINATED;
void assert_refused (const Run *run, int status, const char *part);
char *journal_of (const char *campaign);
JsonObject *status_of (const char *campaign, const char *as);
guint count_in_status (const char *campaign, const char *list);
