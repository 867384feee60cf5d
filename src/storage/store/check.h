/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What a file is, as its beginning tells; whether it is sound is another question. */
typedef enum {
  FORCON_FILE_UNKNOWN,
  FORCON_FILE_RULES,
  FORCON_FILE_TWILIGHT_RULES,
  FORCON_FILE_TWILIGHT_CLASH,
  FORCON_FILE_FLEET_BOOK,
  FORCON_FILE_BATTLE,
  FORCON_FILE_SCENARIO,
  FORCON_FILE_EXCHANGE,
  FORCON_FILE_CAMPAIGN,
} ForconFileKind;

/**
 * forcon_file_kind:
 * @path: a rules file, a fleet book, a battle script, a fleet-dice clash, a scenario, an exchange file or a running
 *   campaign
 * @error: #ForconFileError
 *
 * Reads no more than the beginning.
 *
 * Returns: what it is; %FORCON_FILE_UNKNOWN with @error set if it is none of these, or cannot be read
 */
ForconFileKind forcon_file_kind (const char *path, GError **error);

/**
 * forcon_file_check:
 * @path: as of forcon_file_kind()
 * @error: #ForconFileError
 *
 * Returns: whether it is sound, with all that it refers to
 */
gboolean forcon_file_check (const char *path, GError **error);

G_END_DECLS
