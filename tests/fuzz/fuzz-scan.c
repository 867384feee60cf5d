/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A photo of an order sheet, JPEG or PNG: as it comes, and as a PNG file whose checksums are right. */
#include "fuzz.h"
#include "scan/scan-codes.h"
#include "scan/scan-picture.h"

#include <string.h>

/* A larger picture takes seconds, and the reader's limits are the same: only its head is of use here. */
#define PIXELS_MOST 1000000

/* Bytes before the first chunk of a PNG file, and of a chunk besides its content: length, kind, checksum. */
#define PNG_HEAD 8
#define CHUNK_FRAME 12

void
fuzz_begin (void)
{
}

static guint32
number_at (const guint8 *bytes)
{
  return (guint32) bytes[0] << 24 | (guint32) bytes[1] << 16 | (guint32) bytes[2] << 8 | bytes[3];
}

/* Returns: whether it takes long, and is not refused for its size; by the first head that is found anywhere */
static gboolean
takes_long (const guint8 *bytes, gsize size)
{
  guint64 width = 0, height = 0;

  for (gsize i = 0; i + 16 <= size && width == 0; i++)
    if (memcmp (bytes + i, "IHDR", 4) == 0)
      {
        width = number_at (bytes + i + 4);
        height = number_at (bytes + i + 8);
      }
    else if (bytes[i] == 0xff && bytes[i + 1] >= 0xc0 && bytes[i + 1] <= 0xcf)
      {
        height = (guint64) bytes[i + 5] << 8 | bytes[i + 6];
        width = (guint64) bytes[i + 7] << 8 | bytes[i + 8];
      }
  return width <= FORCON_SCAN_SIDE_MOST && height <= FORCON_SCAN_SIDE_MOST && width * height > PIXELS_MOST;
}

/* What is kept of a picture is a picture, and small. */
static void
check_packed (GdkPixbuf *picture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) page = forcon_scan_picture_pack (picture, &error);
  g_autoptr (GdkPixbuf) again = NULL;

  g_assert_no_error (error);
  again = forcon_scan_picture_decode (page, "page.jpg", &error);
  g_assert_no_error (error);
  g_assert_cmpint (gdk_pixbuf_get_width (again), <=, FORCON_SCAN_SIDE_KEPT);
  g_assert_cmpint (gdk_pixbuf_get_height (again), <=, FORCON_SCAN_SIDE_KEPT);
}

static void
try_picture (const guint8 *bytes, gsize size)
{
  g_autoptr (GBytes) file = g_bytes_new (bytes, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkPixbuf) picture = NULL;
  g_autoptr (GPtrArray) codes = NULL;

  if (takes_long (bytes, size))
    return;
  picture = forcon_scan_picture_decode (file, "photo.jpg", &error);
  if (fuzz_refused (picture, error))
    return;
  g_assert_cmpint (gdk_pixbuf_get_width (picture), <=, FORCON_SCAN_SIDE_READ);
  g_assert_cmpint (gdk_pixbuf_get_height (picture), <=, FORCON_SCAN_SIDE_READ);
  codes = forcon_scan_codes (picture);
  for (guint i = 0; i < codes->len; i++)
    g_assert_true (g_utf8_validate (g_ptr_array_index (codes, i), -1, NULL));
  check_packed (picture);
}

/* CRC-32 as PNG has it */
static guint32
checksum (const guint8 *bytes, gsize size)
{
  guint32 sum = G_MAXUINT32;

  for (gsize i = 0; i < size; i++)
    {
      sum ^= bytes[i];
      for (guint bit = 0; bit < 8; bit++)
        sum = sum >> 1 ^ (sum & 1 ? 0xedb88320 : 0);
    }
  return ~sum;
}

/* A checksum that is wrong ends what is read of a PNG file, and hardly any change leaves it right. */
static void
seal (guint8 *bytes, gsize size)
{
  for (gsize i = PNG_HEAD; i + CHUNK_FRAME <= size;)
    {
      gsize length = number_at (bytes + i);
      guint32 sum;

      if (length > size - i - CHUNK_FRAME)
        return;
      sum = GUINT32_TO_BE (checksum (bytes + i + 4, length + 4));
      memcpy (bytes + i + 8 + length, &sum, sizeof sum);
      i += CHUNK_FRAME + length;
    }
}

void
fuzz_try (const guint8 *bytes, gsize size)
{
  try_picture (bytes, size);
  if (size > PNG_HEAD && memcmp (bytes, "\x89PNG\r\n\x1a\n", PNG_HEAD) == 0)
    {
      g_autofree guint8 *sealed = g_memdup2 (bytes, size);

      seal (sealed, size);
      try_picture (sealed, size);
    }
}
