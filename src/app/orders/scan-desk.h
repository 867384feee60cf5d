/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"

G_BEGIN_DECLS

/**
 * ForconScanDesk:
 *
 * Photos and scans of order sheets on their way to the admirals' scans of the campaign that is open, one at a time and
 * on a thread; and those that are filed. It watches the folder that the user chose in the preferences.
 *
 * Signals: "changed" when scans were filed, here or by another program, or another campaign is open; "told" with a
 * line for the user; "asked" with the path of a file and a line: whose it is has to be chosen.
 *
 * Its threads keep it; whoever does not want it any more disposes it, and no picture that waits is filed then.
 */
#define FORCON_TYPE_SCAN_DESK (forcon_scan_desk_get_type ())
G_DECLARE_FINAL_TYPE (ForconScanDesk, forcon_scan_desk, FORCON, SCAN_DESK, GObject)

/* Returns: (transfer full): a desk for the campaigns that are opened in a game */
ForconScanDesk *forcon_scan_desk_new (ForconGame *game);

/**
 * forcon_scan_desk_add:
 * @self: a desk
 * @path: (type filename): a picture
 * @chosen: whose sheet it is, whatever its code says; none to go by the code
 *
 * Files it once it has been read; what came of it is told.
 */
void forcon_scan_desk_add (ForconScanDesk *self, const char *path, ForconSideId chosen);

/**
 * forcon_scan_desk_pages:
 * @self: a desk
 * @admiral: whose scans
 * @phase: of which phase
 *
 * Returns: (transfer full) (element-type filename): the files, in the order of their pages
 */
GPtrArray *forcon_scan_desk_pages (ForconScanDesk *self, ForconSideId admiral, gint phase);

G_END_DECLS
