/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/orders/scan-desk.h"

G_BEGIN_DECLS

/**
 * forcon_scan_move_ask:
 * @parent: the window to stand before
 * @game: a game with a campaign
 * @desk: that has its scans
 * @path: (type filename): of one of them
 * @admiral, @phase: whose it is, and for which phase
 *
 * Asks whose it is instead, and has the desk move it.
 */
void forcon_scan_move_ask (GtkWindow *parent, ForconGame *game, ForconScanDesk *desk, const char *path,
                           ForconSideId admiral, gint phase);

G_END_DECLS
