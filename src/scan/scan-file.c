/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scan/scan-file.h"

#include "scan/scan-codes.h"
#include "scan/scan-picture.h"

ForconScanFile *
forcon_scan_file_load (const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) page = NULL;
  g_autoptr (GdkPixbuf) picture = forcon_scan_picture_load (path, &bytes, error);
  g_autofree char *base = g_path_get_basename (path);
  ForconScanFile *file;

  if (picture == NULL)
    return NULL;
  page = forcon_scan_picture_pack (picture, error);
  if (page == NULL)
    return NULL;
  file = g_new0 (ForconScanFile, 1);
  file->name = g_filename_display_name (base);
  file->print = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  file->codes = forcon_scan_codes (picture);
  file->page = g_steal_pointer (&page);
  return file;
}

void
forcon_scan_file_free (ForconScanFile *file)
{
  if (file == NULL)
    return;
  g_free (file->name);
  g_free (file->print);
  g_ptr_array_unref (file->codes);
  g_bytes_unref (file->page);
  g_free (file);
}
