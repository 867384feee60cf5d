/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/battle.h"

G_BEGIN_DECLS

/**
 * forcon_arena_new:
 * @left: (element-type ForconCard): the ships of one side
 * @right: (element-type ForconCard): the ships of the other
 * @apart: between their foremost ranks, 0.01 cm
 *
 * An empty table on which two fleets meet in ranks, in sight of each other, with nothing between them that would favour
 * either: for questions of what fleets are worth.
 *
 * Returns: (transfer full): the battle before it begins, with sides "left" and "right"; each ship is a formation of its
 *   own
 */
ForconBattle *forcon_arena_new (const GPtrArray *left, const GPtrArray *right, ForconLength apart);

G_END_DECLS
