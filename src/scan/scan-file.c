/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scan/scan-file.h"

#include "scan/scan-codes.h"
#include "scan/scan-picture.h"

ForconScanFile *
forcon_scan_file_read (const char *path, GError **error)
{
  GBytes *bytes = forcon_scan_picture_read (path, error);
  ForconScanFile *file;

  if (bytes == NULL)
    return NULL;
  file = g_new0 (ForconScanFile, 1);
  file->name = forcon_scan_name (path);
  file->print = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  file->bytes = bytes;
  return file;
}

gboolean
forcon_scan_file_look (ForconScanFile *file, GError **error)
{
  g_autoptr (GdkPixbuf) picture = forcon_scan_picture_decode (file->bytes, file->name, error);

  g_clear_pointer (&file->bytes, g_bytes_unref);
  if (picture == NULL)
    return FALSE;
  file->page = forcon_scan_picture_pack (picture, error);
  if (file->page == NULL)
    return FALSE;
  file->codes = forcon_scan_codes (picture);
  return TRUE;
}

ForconScanFile *
forcon_scan_file_load (const char *path, GError **error)
{
  g_autoptr (ForconScanFile) file = forcon_scan_file_read (path, error);

  return file != NULL && forcon_scan_file_look (file, error) ? g_steal_pointer (&file) : NULL;
}

void
forcon_scan_file_free (ForconScanFile *file)
{
  if (file == NULL)
    return;
  g_free (file->name);
  g_free (file->print);
  g_clear_pointer (&file->bytes, g_bytes_unref);
  g_clear_pointer (&file->codes, g_ptr_array_unref);
  g_clear_pointer (&file->page, g_bytes_unref);
  g_free (file);
}
