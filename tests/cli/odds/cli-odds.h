/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli-run.h"

/* "forcon odds", asked for a sort of odds with options that stand in one text. */
Run *run_odds (const char *kind, const char *arguments);
JsonNode *json_odds (const char *kind, const char *arguments);
void assert_odds_usage (const char *kind, const char *arguments, const char *named);
