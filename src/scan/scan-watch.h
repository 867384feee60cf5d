/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* A folder into which a scanner or a telephone puts pictures. */
typedef struct _ForconScanWatch ForconScanWatch;

/**
 * ForconScanFound:
 * @data: as given
 * @path: (type filename): a picture that nobody writes any more
 * @earlier: it was there before the folder was watched
 */
typedef void (*ForconScanFound) (gpointer data, const char *path, gboolean earlier);

/**
 * ForconScanLost:
 * @data: as given
 * @folder: (type filename): what is watched, and is not there
 */
typedef void (*ForconScanLost) (gpointer data, const char *folder);

/**
 * forcon_scan_watch_new:
 * @folder: (type filename): a folder, which may be away for a while
 * @found: is called in the main loop, once for each JPEG or PNG file by its name, and again when it was changed
 * @lost: is called in the main loop, once each time that the folder is found away
 * @data: for both
 *
 * The folder itself is looked at every few seconds, too: changes of a network's folder are told by nobody, nor what
 * lies in one that comes back, such as a card of a camera.
 *
 * A file counts as written when its size and time have stayed the same for a second.
 *
 * Returns: (transfer full): what watches it
 */
ForconScanWatch *forcon_scan_watch_new (const char *folder, ForconScanFound found, ForconScanLost lost, gpointer data);

void forcon_scan_watch_free (ForconScanWatch *watch);

G_END_DECLS
