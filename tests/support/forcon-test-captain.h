/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/command.h"
#include "base/random.h"

G_BEGIN_DECLS

/*
 * Captains by dice. A sensible one mostly gives commands that are legal, and brings a battle forward; a careless one
 * gets one thing of such a command wrong; a wild one gives anything that fits a command's fields. The master does with his
 * hand what might be done, or overrules a die of another's command.
 */
ForconCommand test_captain_sensible (const ForconBattle *battle, const ForconRules *rules, ForconRandom *random);
ForconCommand test_captain_careless (const ForconBattle *battle, const ForconRules *rules, ForconRandom *random);
ForconCommand test_captain_wild (const ForconBattle *battle, ForconRandom *random);
ForconCommand test_captain_master (const ForconBattle *battle, ForconRandom *random);
void test_captain_overrule (ForconCommand *command, ForconRandom *random);

G_END_DECLS
