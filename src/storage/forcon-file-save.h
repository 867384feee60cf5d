/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean forcon_file_may_replace (const char *path, GError **error);
gboolean forcon_file_save (const char *path, const char *text, GError **error);
gboolean forcon_file_save_secret (const char *path, const char *text, GError **error);

G_END_DECLS
