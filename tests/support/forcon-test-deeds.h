/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/decision/campaign-decide.h"

G_BEGIN_DECLS

/* What an instruction can make a formation do on the map, from 0; the table of captains has test_doctrine_shows(). */
guint test_n_deeds (void);
const char *test_deed_word (guint deed);

/* Whether anything of it can be seen on the map in that case. */
gboolean test_deed_is_for (guint deed, ForconWhen when);

/**
 * test_deed_shows:
 * @deed: what a formation is told
 * @when: the case in which it is told to
 * @seed: of the fleets, of where they are and of the dice
 *
 * Resolves the same half-phases twice, with the same dice: once with that instruction for squadron 1, and once without.
 * In both the case comes. How many ships of what sort there are, how they are worn, in which sectors everybody is, what
 * is known of the enemy and how the instruction is put, as far as it can be put in several ways, is by @seed.
 *
 * Returns: whether the formation does what it was told, and does not do it untold
 */
gboolean test_deed_shows (guint deed, ForconWhen when, guint64 seed);

G_END_DECLS
