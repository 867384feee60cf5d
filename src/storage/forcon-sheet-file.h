/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *forcon_sheet_file_load (const char *path, const char **encoding, GError **error);
char *forcon_sheet_text (const char *name, const char *bytes, gsize length, const char **encoding, GError **error);

G_END_DECLS
