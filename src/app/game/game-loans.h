/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "storage/store/loan.h"

G_BEGIN_DECLS

/**
 * forcon_game_lend:
 * @self: a game with a file
 * @clash: whose table is lent
 * @to: to whom
 * @path: the file that is lent
 *
 * A refusal or an error is emitted.
 *
 * Returns: whether it is lent, and its file written
 */
gboolean forcon_game_lend (ForconGame *self, ForconClashId clash, const char *to, const char *path);

/**
 * forcon_game_try_take_back:
 * @self: a game with a file
 * @script: the file of a table that was lent
 * @reason: (nullable): why it is taken though it was lent with other rules
 * @error: what cannot be read
 *
 * Returns: (transfer full): what would come of it, as of forcon_store_try_take_back(), or %NULL with @error set
 */
ForconTakeBack *forcon_game_try_take_back (ForconGame *self, const ForconScript *script, const char *reason,
                                           GError **error);

/**
 * forcon_game_enter_all:
 * @self: a game with a file
 * @back: what forcon_game_try_take_back() returned; nothing has been entered since
 *
 * Enters what was accepted, in one step; an error is emitted.
 *
 * Returns: whether it is on the disk
 */
gboolean forcon_game_enter_all (ForconGame *self, ForconTakeBack *back);

G_END_DECLS
