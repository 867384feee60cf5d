/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ForconScanFile:
 * @name: of the file, to be shown
 * @print: SHA-256 of all its bytes, in hexadecimal: the same photo is known by it
 * @codes: (element-type utf8): what the QR codes in it say
 * @page: it as a JPEG file of a size to be kept
 *
 * A photo or a scan that was read.
 */
typedef struct {
  char *name;
  char *print;
  GPtrArray *codes;
  GBytes *page;
} ForconScanFile;

/**
 * forcon_scan_file_load:
 * @path: a JPEG or PNG file; nothing in it is trusted
 * @error: #GFileError: one line that names the file
 *
 * It takes a second or more, and any thread may do it.
 *
 * Returns: (transfer full): what is in the file; %NULL with @error set
 */
ForconScanFile *forcon_scan_file_load (const char *path, GError **error);

void forcon_scan_file_free (ForconScanFile *file);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconScanFile, forcon_scan_file_free)

G_END_DECLS
