/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/dice/twilight-game.h"

G_BEGIN_DECLS

/*
 * Keeps a copy of a clash that is played, after every command, where this user keeps what programs have in hand. It goes when the
 * clash is saved, or its window closed; so one that is there without a window was left by a program that did not end well.
 */
typedef struct _ForconTwilightSafe ForconTwilightSafe;

ForconTwilightSafe *forcon_twilight_safe_new (ForconTwilightGame *game);
void forcon_twilight_safe_free (ForconTwilightSafe *safe);
gboolean forcon_twilight_safe_keep (ForconTwilightSafe *safe, GError **error);

char *forcon_twilight_safe_find_left (void);
void forcon_twilight_safe_drop (const char *left);

G_END_DECLS
