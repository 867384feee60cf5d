/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean forcon_data_is_safe (const char *relative);
char *forcon_data_find (const char *relative, GError **error);
gboolean forcon_data_is_ready_made (const char *folder, const char *path);

G_END_DECLS
