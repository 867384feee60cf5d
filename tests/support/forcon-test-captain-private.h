/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the tests' captains only. */

#include "engine/state/command.h"
#include "base/random.h"

G_BEGIN_DECLS

ForconShipId test_random_ship (const ForconBattle *battle, ForconRandom *random);
gboolean test_can_act (const ForconBattle *battle, ForconShipId ship);
gboolean test_captain_special (const ForconBattle *battle, const ForconRules *rules, ForconRandom *random,
                               ForconCommand *command);

G_END_DECLS
