/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/odds/odds-torpedoes.h"
#include "engine/odds/odds.h"

G_BEGIN_DECLS

/**
 * forcon_shot_text:
 * @rules: its rules
 * @target: what the shot is aimed at
 * @solution: what is known of the shot
 *
 * Returns: (transfer full): range, arc, aspect, column with its shifts and number of dice; a line for each roll
 */
char *forcon_shot_text (const ForconRules *rules, ForconTarget target, const ForconSolution *solution);

/**
 * forcon_shot_odds_text:
 * @odds: exact odds of a shot
 * @hits_left: of the target
 *
 * Returns: (transfer full): mean damage, chance of a critical, chance that the damage alone takes all hits
 */
char *forcon_shot_odds_text (const ForconOdds *odds, gint hits_left);

/**
 * forcon_wave_odds_text:
 * @odds: exact odds of torpedoes that come to a ship
 * @dice: of turrets and escorts that meet them
 *
 * Returns: (transfer full): the same of torpedoes
 */
char *forcon_wave_odds_text (const ForconTorpedoOdds *odds, gint dice);

G_END_DECLS
