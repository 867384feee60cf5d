/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * forcon_pin_dialog_ask:
 * @owner: the panel that shows who has one; nothing is done if it is gone when the answer comes
 * @game: a game that is kept in a file
 * @admiral: whose PIN
 *
 * Asks the master for an admiral's new PIN, or to take it away, and does it. The file keeps only a hash: the PIN that
 * is set cannot be shown.
 */
void forcon_pin_dialog_ask (GtkWidget *owner, ForconGame *game, ForconSideId admiral);

G_END_DECLS
