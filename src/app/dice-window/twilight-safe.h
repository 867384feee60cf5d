/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/dice/twilight-game.h"

G_BEGIN_DECLS

/*
 * Keeps a copy of a clash that is played, after every command, where this user keeps what programs have in hand. It
 * goes when the clash is saved, or its window closed; so one that is there without a window was left by a program
 * that did not end well.
 */
typedef struct _ForconTwilightSafe ForconTwilightSafe;

/**
 * forcon_twilight_safe_new:
 * @game: a clash
 *
 * Returns: (transfer full): where it is kept; nothing is there yet
 */
ForconTwilightSafe *forcon_twilight_safe_new (ForconTwilightGame *game);

/* Nothing was lost: what was kept goes. */
void forcon_twilight_safe_free (ForconTwilightSafe *safe);

/**
 * forcon_twilight_safe_keep:
 * @safe: where a clash is kept
 * @error: return location, or %NULL
 *
 * Writes the clash as it stands, all of it or nothing; where nothing would be lost, there is nothing to be kept.
 *
 * Returns: whether nothing can be lost now
 */
gboolean forcon_twilight_safe_keep (ForconTwilightSafe *safe, GError **error);

/**
 * forcon_twilight_safe_find_left:
 *
 * Returns: (transfer full) (nullable): a clash that a program left that did not end well
 */
char *forcon_twilight_safe_find_left (void);

/* Nobody wants it any more, or it is kept elsewhere. */
void forcon_twilight_safe_drop (const char *left);

G_END_DECLS
