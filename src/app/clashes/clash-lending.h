/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/game/game.h"

G_BEGIN_DECLS

/* What is asked when a table is lent or taken back. */

/**
 * forcon_clash_lend:
 * @owner: for whom it is asked
 * @game: a campaign with a file
 * @clash: a clash that is open
 *
 * Asks to whom, and for the file, and lends the table.
 */
void forcon_clash_lend (GtkWidget *owner, ForconGame *game, ForconClashId clash);

/**
 * forcon_clash_take_back:
 * @owner: for whom it is asked
 * @game: a campaign with a file
 *
 * Asks for the file of a table, whichever it is, and takes that back. What is not accepted is told; then the master
 * says whether the rest is entered.
 */
void forcon_clash_take_back (GtkWidget *owner, ForconGame *game);

/* As forcon_clash_take_back(), where the file is known. */
void forcon_clash_take_back_file (GtkWidget *owner, ForconGame *game, const char *path);

G_END_DECLS
