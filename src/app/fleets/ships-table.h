/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"

G_BEGIN_DECLS

/* The ships of a game before play as a table, which spreadsheets open and save. */

/**
 * forcon_ships_table_save:
 * @game: a game
 * @path: the file
 *
 * Returns: (transfer full): in words, that it was written, or why not
 */
char *forcon_ships_table_save (ForconGame *game, const char *path);

/**
 * forcon_ships_table_keep:
 * @made: a file that another program made of the table
 * @path: where it is wanted
 *
 * Returns: (transfer full): in words, that it is there, or why not
 */
char *forcon_ships_table_keep (const char *made, const char *path);

/**
 * forcon_ships_table_read:
 * @game: a game that is edited
 * @path: a table as forcon_ships_table_save() writes it, or with some of its columns
 * @called: the file whose name the texts say: the spreadsheet that it was made from, or @path itself
 *
 * Makes the ships as the table has them, in one step that can be undone, or changes nothing.
 *
 * Returns: (transfer full): in words, what was done, or which line of the table cannot be so and why
 */
char *forcon_ships_table_read (ForconGame *game, const char *path, const char *called);

G_END_DECLS
