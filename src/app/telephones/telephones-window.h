/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/game/game.h"

G_BEGIN_DECLS

/* Where the master switches the admirals' telephones on, and sees who is there. */
#define FORCON_TYPE_TELEPHONES_WINDOW (forcon_telephones_window_get_type ())
G_DECLARE_FINAL_TYPE (ForconTelephonesWindow, forcon_telephones_window, FORCON, TELEPHONES_WINDOW, AdwWindow)

/**
 * forcon_telephones_window_present:
 * @parent: the master's window
 * @game: a game with a campaign
 *
 * Shows the one of @parent; it closes with the campaign.
 */
void forcon_telephones_window_present (GtkWindow *parent, ForconGame *game);

G_END_DECLS
