/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-odds.h"

G_BEGIN_DECLS

char *forcon_shot_text (const ForconBattle *battle, const ForconRules *rules, ForconShipId target,
                        const ForconSolution *solution);
char *forcon_shot_odds_text (const ForconOdds *odds, gint hits_left);

G_END_DECLS
