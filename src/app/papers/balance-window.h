/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/game/game.h"

G_BEGIN_DECLS

/*
 * How fair the fleets of a campaign are against each other: captains fight them on a thread, and the answer is paper to
 * read and to print. Nothing of it goes into the campaign.
 */
#define FORCON_TYPE_BALANCE_WINDOW (forcon_balance_window_get_type ())
G_DECLARE_FINAL_TYPE (ForconBalanceWindow, forcon_balance_window, FORCON, BALANCE_WINDOW, AdwWindow)

/**
 * forcon_balance_window_present:
 * @parent: before which it stands, and with which it goes
 * @game: with an open campaign
 */
void forcon_balance_window_present (GtkWindow *parent, ForconGame *game);

G_END_DECLS
