/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ForconScanFile:
 * @name: of the file, to be shown
 * @print: SHA-256 of all its bytes, in hexadecimal: the same photo is known by it
 * @bytes: (nullable): all of it, until it was looked at
 * @codes: (nullable) (element-type utf8): what the QR codes in it say, once it was looked at
 * @page: (nullable): it as a JPEG file of a size to be kept, once it was looked at
 *
 * A photo or a scan that was read.
 */
typedef struct {
  char *name;
  char *print;
  GBytes *bytes;
  GPtrArray *codes;
  GBytes *page;
} ForconScanFile;

/**
 * forcon_scan_file_read:
 * @path: (type filename): a JPEG or PNG file
 * @error: #GFileError: one line that names the file
 *
 * Returns: (transfer full): the file, by which it is known whether it is filed already; %NULL with @error set
 */
ForconScanFile *forcon_scan_file_read (const char *path, GError **error);

/**
 * forcon_scan_file_look:
 * @file: one that was read and not looked at; nothing in it is trusted
 * @error: #GFileError: one line that names the file
 *
 * Decodes it and looks for codes. It takes a second or more, and any thread may do it.
 *
 * Returns: whether it could; if not, @file is good for nothing more
 */
gboolean forcon_scan_file_look (ForconScanFile *file, GError **error);

/* Does both of these. */
ForconScanFile *forcon_scan_file_load (const char *path, GError **error);

void forcon_scan_file_free (ForconScanFile *file);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconScanFile, forcon_scan_file_free)

G_END_DECLS
