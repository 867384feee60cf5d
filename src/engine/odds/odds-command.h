/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/command.h"

G_BEGIN_DECLS

/**
 * forcon_odds_of_command:
 * @battle: a battle
 * @rules: the rules
 * @command: a command that can be given: a repair, a boarding, a prize's fate, passing the flag
 *
 * Returns: the exact chance that it comes to what is wanted, as things stand now; −1 where that is not one number
 */
double forcon_odds_of_command (const ForconBattle *battle, const ForconRules *rules, const ForconCommand *command);

G_END_DECLS
