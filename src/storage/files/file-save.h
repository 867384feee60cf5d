/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * forcon_file_may_replace:
 * @path: where a file is about to be written
 * @error: #ForconFileError
 *
 * Returns: whether the folder can be written to, and what is there, if anything, may be taken away: a plain file that is
 *   no running campaign, or a link to one
 */
gboolean forcon_file_may_replace (const char *path, GError **error);

/**
 * forcon_file_save:
 * @path: the file
 * @text: what shall be in it
 * @error: #ForconFileError
 *
 * Either all of it is on the disk, or the file is as it was. Only a plain file is replaced, and no running campaign; a
 * link stays, and what it leads to is replaced.
 *
 * Returns: whether it was written
 */
gboolean forcon_file_save (const char *path, const char *text, GError **error);

/* As forcon_file_save(); the file is nobody's but the user's, also where another was: what admirals do not know stands
 * in it. */
gboolean forcon_file_save_secret (const char *path, const char *text, GError **error);

G_END_DECLS
