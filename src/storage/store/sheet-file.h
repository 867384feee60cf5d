/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <stdio.h>

G_BEGIN_DECLS

/**
 * forcon_sheet_file_load:
 * @path: a file with an order sheet
 * @name: what it is called, for the error
 * @encoding: (out) (optional): what letters it was written in
 * @error: return location, or %NULL
 *
 * Returns: (transfer full) (nullable): its text; or %NULL with an error of one line, as of forcon_sheet_stream_load()
 */
char *forcon_sheet_file_load (const char *path, const char *name, const char **encoding, GError **error);

/**
 * forcon_sheet_stream_load:
 * @stream: (nullable): where a sheet is read from; %NULL cannot be read
 * @name: what it is called, for the error
 * @encoding: (out) (optional): what letters it was written in
 * @error: return location, or %NULL
 *
 * As forcon_sheet_text(); nothing is ever read beyond what a sheet can be.
 *
 * Returns: (transfer full) (nullable): its text; or %NULL with an error of one line
 */
char *forcon_sheet_stream_load (FILE *stream, const char *name, const char **encoding, GError **error);

/**
 * forcon_sheet_text:
 * @name: of the file, for the error
 * @bytes: (array length=length): what stands in it
 * @length: how many bytes that are
 * @encoding: (out) (optional): what letters it was written in: "UTF-8", "CP1251"
 * @error: return location, or %NULL
 *
 * Reads an order sheet in UTF-8, UTF-16 or one of the alphabets of Russian machines (CP1251, KOI8-R, CP866).
 *
 * Returns: (transfer full) (nullable): its text, UTF-8 without the mark that some editors begin with; or %NULL with
 *   an error of one line: it is no text, or has more bytes than any sheet (%FORCON_FILE_ERROR_DAMAGED)
 */
char *forcon_sheet_text (const char *name, const char *bytes, gsize length, const char **encoding, GError **error);

/**
 * forcon_sheet_text_fits:
 * @name: of the file, for the error
 * @text: what stands in it
 * @error: return location, or %NULL
 *
 * Returns: whether it would be taken as a sheet; else an error of one line: it is too long, or empty
 */
gboolean forcon_sheet_text_fits (const char *name, const char *text, GError **error);

G_END_DECLS
