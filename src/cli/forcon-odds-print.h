/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-odds.h"

G_BEGIN_DECLS

void forcon_odds_print_json (const char *dice_key, const ForconGunnery *gunnery, const ForconOdds *odds);
void forcon_odds_print_table (const ForconOdds *odds);
void forcon_odds_print_distribution (const char *label, const ForconDistribution *distribution);
void forcon_odds_print_chance (const char *label, double chance);
void forcon_odds_print_mean (const char *label, double mean);
void forcon_odds_json_chance (GString *json, const char *key, double chance);
void forcon_odds_json_distribution (GString *json, const char *key, const ForconDistribution *distribution);
void forcon_odds_json_end (GString *json);

G_END_DECLS
