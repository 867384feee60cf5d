/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * Files for tests. Each test process has one file of its own in the build folder, which the next sample overwrites and
 * sample_forget() takes away.
 */
const char *sample_path (void);
const char *sample_write (const char *text);
const char *sample_write_bytes (const char *bytes, gsize size);
const char *sample_write_changed (const char *original, const char *old, const char *new);
char *sample_data_text (const char *relative);
void sample_forget (void);

/* The error is exactly the line "file:line: rest", or "file: rest" where @line is 0; it is freed. */
void sample_assert_error (GError **error, const char *path, gint line, const char *rest);

G_END_DECLS
