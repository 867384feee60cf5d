/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* "Fcon" */
#define FORCON_STORE_APPLICATION_ID 0x46636f6e

/* Whether the file at @path looks like a campaign, sound or not. */
gboolean forcon_store_is_campaign (const char *path);

/* Private to this layer */

/**
 * forcon_store_resolve:
 * @path: of a file
 * @error: #ForconFileError
 *
 * Returns: (transfer full): where the plain file is, links resolved, so that it goes by one name only; %NULL with
 * @error set
 */
char *forcon_store_resolve (const char *path, GError **error);

/* Whether the first page says that it is a campaign file. Touches nothing beside it. */
gboolean forcon_store_probe (const char *file, const char *shown, GError **error);

/* Sets @error: @path cannot be read, for @reason. Returns: %FALSE */
gboolean forcon_store_fail_read (const char *path, const char *reason, GError **error);

G_END_DECLS
