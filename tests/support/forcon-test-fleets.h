/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/battle.h"

G_BEGIN_DECLS

/*
 * Fleets and their table as the dice will have them: the same generator, the same battle. Types, weapons, places and
 * objects vary as far as the rules have differences for them.
 */
ForconBattle *test_fleets_new (const ForconRules *rules, guint n_sides, guint n_ships, ForconRandom *random);

/*
 * Arranges such fleets as the dice will have it: in formations, side by side with enemies, in low orbit; with mines, with
 * formations that are hidden, and with allies.
 */
void test_fleets_arrange (ForconBattle *battle, const ForconRules *rules, ForconRandom *random);

/* A number from @least to @most. */
gint test_between (ForconRandom *random, gint least, gint most);

G_END_DECLS
