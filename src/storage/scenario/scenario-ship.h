/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/battle.h"

G_BEGIN_DECLS

/**
 * forcon_scenario_ship_values:
 * @path: a fleet book, or its name among the ready-made scenarios
 * @word: id of a named ship in it, or of a class
 * @rules: the rules
 * @error: #ForconFileError
 *
 * Returns: (transfer full): what such a ship is, as the commands that edit a scenario take it; of a class without id and
 *   name. %NULL with @error set where there is none
 */
char *forcon_scenario_ship_values (const char *path, const char *word, const ForconRules *rules, GError **error);

G_END_DECLS
