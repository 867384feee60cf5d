/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/command.h"

G_BEGIN_DECLS

double forcon_odds_of_command (const ForconBattle *battle, const ForconRules *rules, const ForconCommand *command);

G_END_DECLS
