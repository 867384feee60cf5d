/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Where files are read and written: what lies there may be a link, a pipe or a device. */
int forcon_place_open (const char *path, const char **trouble);
gboolean forcon_place_is_kept (const char *path);
char *forcon_place_to_write (const char *path, const char **trouble);

G_END_DECLS
