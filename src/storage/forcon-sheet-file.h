/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <stdio.h>

G_BEGIN_DECLS

char *forcon_sheet_file_load (const char *path, const char *name, const char **encoding, GError **error);
char *forcon_sheet_stream_load (FILE *stream, const char *name, const char **encoding, GError **error);
char *forcon_sheet_text (const char *name, const char *bytes, gsize length, const char **encoding, GError **error);
gboolean forcon_sheet_text_fits (const char *name, const char *text, GError **error);

G_END_DECLS
