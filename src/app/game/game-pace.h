/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Notes of where the master's hours go. */

#include "app/game/game.h"
#include "campaign/pace/pace.h"

G_BEGIN_DECLS

/**
 * ForconPaceLook:
 * @window: a window
 * @clash: (out): at which table, or none
 *
 * Returns: what the master does who works in the window now
 */
typedef ForconPaceDeed (*ForconPaceLook) (GtkWindow *window, ForconClashId *clash);

/**
 * forcon_game_note:
 * @self: a game
 * @deed: what the master does from now on
 * @clash: of CLASH and DICE: at which table
 *
 * The master touched the program. Of a campaign that has no file, or is only read, nothing is noted.
 */
void forcon_game_note (ForconGame *self, ForconPaceDeed deed, ForconClashId clash);

/**
 * forcon_game_pace:
 * @self: a game
 *
 * Returns: (transfer none) (nullable) (element-type ForconPaceSpan): the notes of this campaign up to the last touch;
 *   %NULL while none is open
 */
const GArray *forcon_game_pace (ForconGame *self);

/* Writes the notes down if there are new ones. Whatever goes wrong is nobody's trouble: they are tried again. */
void forcon_game_save_pace (ForconGame *self);

/**
 * forcon_game_watch_pace:
 * @self: a game
 * @window: a window of its
 * @look: tells what is done in it
 * @roller: whose dice people throw in it: the game itself, or the session of a table
 *
 * Notes every touch of keys, mouse and screen in the window, as long as both are there.
 */
void forcon_game_watch_pace (ForconGame *self, GtkWindow *window, ForconPaceLook look, GObject *roller);

G_END_DECLS
