/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gdk-pixbuf/gdk-pixbuf.h>

G_BEGIN_DECLS

/* Bytes of a file with a picture, and pixels of a side and of the whole, at most. */
#define FORCON_SCAN_BYTES_MOST (48 * 1024 * 1024)
#define FORCON_SCAN_SIDE_MOST 16384
#define FORCON_SCAN_PIXELS_MOST (50 * 1000 * 1000)

/* Pixels of the longer side of what is looked at for codes, and of what is kept: handwriting can be read at that. */
#define FORCON_SCAN_SIDE_READ 4096
#define FORCON_SCAN_SIDE_KEPT 1600

/**
 * forcon_scan_is_picture:
 * @path: (type filename): a file
 *
 * Returns: whether its name is that of a picture, even of a kind that cannot be read, and not of a text
 */
gboolean forcon_scan_is_picture (const char *path);

/**
 * forcon_scan_name:
 * @path: (type filename): a file
 *
 * Returns: (transfer full): its name to be shown in one line, whatever somebody put into it
 */
char *forcon_scan_name (const char *path);

/**
 * forcon_scan_picture_read:
 * @path: (type filename): a file
 * @error: #GFileError: one line that names the file
 *
 * Returns: (transfer full): all of the file, which has no more bytes than is allowed above; %NULL with @error set
 */
GBytes *forcon_scan_picture_read (const char *path, GError **error);

/**
 * forcon_scan_picture_decode:
 * @bytes: all of a JPEG or PNG file; nothing in it is trusted
 * @name: of the file, to be shown
 * @error: #GFileError: one line that names the file
 *
 * Decodes no more than is allowed above, and only after the head of the file has said how large it is; a large
 * picture is scaled down meanwhile. It takes up to some seconds, and any thread may do it.
 *
 * Returns: (transfer full): the picture, upright as the camera says, with at most FORCON_SCAN_SIDE_READ pixels to a
 *   side; %NULL with @error set
 */
GdkPixbuf *forcon_scan_picture_decode (GBytes *bytes, const char *name, GError **error);

/* Does both of these. */
GdkPixbuf *forcon_scan_picture_load (const char *path, GError **error);

/**
 * forcon_scan_picture_pack:
 * @picture: a picture
 * @error: (nullable): why not, in one line
 *
 * Returns: (transfer full): it as a JPEG file with at most FORCON_SCAN_SIDE_KEPT pixels to a side
 */
GBytes *forcon_scan_picture_pack (GdkPixbuf *picture, GError **error);

G_END_DECLS
