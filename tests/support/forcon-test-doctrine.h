/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/battle.h"

G_BEGIN_DECLS

/**
 * test_doctrine_shows:
 * @rules: the rules
 * @what: what captains are told
 * @seed: of the fleets and of the dice
 *
 * Lets captains fight the same battle twice, with the same dice: once with that instruction for one formation, and once
 * without. Red has a cruiser, whose formation it is, and a battleship; blue a cruiser, a destroyer and a battleship. How
 * they stand, and what they carry, is by @seed.
 *
 * Returns: whether what the formation does differs as the instruction says: the other way does not count, and the same
 *   does not either
 */
gboolean test_doctrine_shows (const ForconRules *rules, ForconWhat what, guint64 seed);

/* Whether it tells anything at the table. */
gboolean test_doctrine_is_for_captains (ForconWhat what);

G_END_DECLS
