/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gdk/gdk.h>

#include "app/game/game.h"

G_BEGIN_DECLS

/**
 * ForconScanAsked:
 * @name: of the file
 * @why: one line: why it is not filed
 * @print: SHA-256 of the file, in hexadecimal
 * @page: (nullable): it as a JPEG file; %NULL where it is no picture that can be read, and so can be nobody's
 * @thumbnail: (nullable): it in small
 * @likely: whose it seems to be, or none
 *
 * A picture of which the user has to say whose it is.
 */
typedef struct {
  char *name;
  char *why;
  char *print;
  GBytes *page;
  GdkTexture *thumbnail;
  ForconSideId likely;
} ForconScanAsked;

ForconScanAsked *forcon_scan_asked_ref (ForconScanAsked *asked);
void forcon_scan_asked_unref (ForconScanAsked *asked);

/**
 * ForconScanDesk:
 *
 * Photos and scans of order sheets on their way to the admirals' scans of the campaign that is open, one at a time and
 * on a thread; and those that are filed. It watches the folder that the user chose in the preferences.
 *
 * Signals: "changed" when scans were filed, removed or moved, here or by another program, or another campaign is open;
 * "told" with a line for the user, and whether forcon_scan_desk_undo() takes back what it says; "asked" with a
 * #ForconScanAsked: whose it is has to be chosen; "rested" when nothing is read any more.
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
 *
 * Files it by its code once it has been read; what came of it is told, or it is asked whose it is.
 */
void forcon_scan_desk_add (ForconScanDesk *self, const char *path);

/**
 * forcon_scan_desk_file:
 * @self: a desk
 * @asked: a picture of which it was asked, for the campaign that is open
 * @admiral: whose it is
 *
 * Files it for the phase for which sheets are handed in now.
 */
void forcon_scan_desk_file (ForconScanDesk *self, ForconScanAsked *asked, ForconSideId admiral);

/* Returns: how many pictures are still to be read */
guint forcon_scan_desk_waiting (ForconScanDesk *self);

/**
 * forcon_scan_desk_pages:
 * @self: a desk
 * @admiral: whose scans
 * @phase: of which phase
 *
 * Returns: (transfer full) (element-type filename): the files, in the order of their pages
 */
GPtrArray *forcon_scan_desk_pages (ForconScanDesk *self, ForconSideId admiral, gint phase);

/* Second thoughts (scan-desk-changes.c): files stay, under other names; what was done is told */

/* Nobody has the page of that file any more. */
void forcon_scan_desk_remove (ForconScanDesk *self, const char *path);

/* Another admiral has it, or it is for another phase. */
void forcon_scan_desk_move (ForconScanDesk *self, const char *path, gint phase, ForconSideId admiral);

/* Takes back what was filed, removed or moved last. */
void forcon_scan_desk_undo (ForconScanDesk *self);

G_END_DECLS
