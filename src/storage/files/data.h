/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * forcon_data_is_safe:
 * @relative: a reference, from a file
 *
 * Returns: whether @relative leads to no other place than a folder's inside: it is not empty, not absolute, without
 *   "..", backslash, colon or control characters
 */
gboolean forcon_data_is_safe (const char *relative);

/**
 * forcon_data_find:
 * @relative: a file of the data folder, such as "rules/forcon-2010.xml", "schemas/battle.xsd",
 *   "scenarios/hegen-hub.xml"
 * @error: #ForconFileError
 *
 * Looks in the folder that the environment names as FORCON_DATA_DIR, then beside the program.
 *
 * Returns: (transfer full): its full path, or %NULL with @error set
 */
char *forcon_data_find (const char *relative, GError **error);

/**
 * forcon_data_is_ready_made:
 * @folder: of the data folder, such as "scenarios"
 * @path: a file
 *
 * Returns: whether it is one that comes with the program, wherever an untouched copy of it lies: such are not written
 * over
 */
gboolean forcon_data_is_ready_made (const char *folder, const char *path);

G_END_DECLS
