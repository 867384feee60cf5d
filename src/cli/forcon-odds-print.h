/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-odds.h"

G_BEGIN_DECLS

void forcon_odds_print_json (const char *dice_key, const ForconGunnery *gunnery, const ForconOdds *odds);
void forcon_odds_print_table (const ForconOdds *odds);

G_END_DECLS
