/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/odds/odds-torpedoes.h"
#include "engine/odds/odds.h"

G_BEGIN_DECLS

char *forcon_shot_text (const ForconRules *rules, ForconTarget target, const ForconSolution *solution);
char *forcon_shot_odds_text (const ForconOdds *odds, gint hits_left);
char *forcon_wave_odds_text (const ForconTorpedoOdds *odds, gint dice);

G_END_DECLS
