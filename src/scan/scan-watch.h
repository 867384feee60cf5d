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
 * forcon_scan_watch_new:
 * @folder: (type filename): a folder, which may be away for a while
 * @found: is called in the main loop, once for each JPEG or PNG file by its name, and again when it was changed
 * @data: for @found
 *
 * A file counts as written when its size and time have stayed the same for a second.
 *
 * Returns: (transfer full): what watches it
 */
ForconScanWatch *forcon_scan_watch_new (const char *folder, ForconScanFound found, gpointer data);

void forcon_scan_watch_free (ForconScanWatch *watch);

G_END_DECLS
