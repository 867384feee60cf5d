/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Where files are read and written: what lies there may be a link, a pipe or a device. */

/**
 * forcon_place_open:
 * @path: a file that is to be read
 * @trouble: (out): why it cannot be, translated
 *
 * Opens plain files only: a pipe or a device could keep the program waiting for ever.
 *
 * Returns: its descriptor, or −1 with @trouble set
 */
int forcon_place_open (const char *path, const char **trouble);

/**
 * forcon_place_read:
 * @path: a file that is to be read
 * @most: how many bytes it may have
 * @trouble: (out): why it cannot be read, translated
 *
 * Reads plain files only, as forcon_place_open(), and of one that is too big no more than shows that it is.
 *
 * Returns: (transfer full): what is in it; of more than @most bytes the first @most + 1; %NULL with @trouble set
 */
GBytes *forcon_place_read (const char *path, gsize most, const char **trouble);

/**
 * forcon_place_is_kept:
 * @path: where a file is about to be written
 *
 * Beside a running campaign lie files whose names are made from its own. Anything else that went by such a name
 * would be taken for one of them, and the campaign for damaged.
 *
 * Returns: whether the name is that of such a file
 */
gboolean forcon_place_is_kept (const char *path);

/**
 * forcon_place_to_write:
 * @path: where a file is about to be written
 * @trouble: (out): why it cannot be, translated
 *
 * A file is written beside its place and then renamed over what is there. That would take away a link and leave alone
 * what it leads to; and it would take away a device or a pipe: the superuser would lose /dev/null.
 *
 * Returns: (transfer full): the place itself: what @path leads to where it is a link; %NULL with @trouble set
 */
char *forcon_place_to_write (const char *path, const char **trouble);

/**
 * forcon_place_sync_folder:
 * @file: a file
 *
 * Makes sure that its name outlives a pulled plug.
 *
 * Returns: whether it does
 */
gboolean forcon_place_sync_folder (const char *file);

G_END_DECLS
