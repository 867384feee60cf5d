/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scan/scan-picture.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "base/place.h"
#include "base/text.h"

/* Bytes that are decoded in one go, and how long all of it may take, s: a small file can be made to need hours. */
#define CHUNK (64 * 1024)
#define SECONDS_MOST 20.0

/* Passes over a progressive JPEG; cameras write 10 or so, and each takes as long as the whole picture. */
#define PASSES_MOST 64

#define KEPT_QUALITY "82"

/* @refused: its head tells of more than is allowed */
typedef struct {
  gint width;
  gint height;
  gboolean refused;
} Size;

static GBytes *
read_all (const char *path, const char *name, GError **error)
{
  const char *trouble = NULL;
  g_autoptr (GBytes) bytes = forcon_place_read (path, FORCON_SCAN_BYTES_MOST, &trouble);

  if (bytes == NULL)
    /* Translators: a file, and why it cannot be read. */
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED, _ ("“%1$s” cannot be read: %2$s"), name, trouble);
  else if (g_bytes_get_size (bytes) > FORCON_SCAN_BYTES_MOST)
    /* Translators: a file; how many megabytes a picture may have. */
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED, _ ("“%1$s” is larger than %2$d MB: scan it smaller"), name,
                 FORCON_SCAN_BYTES_MOST / 1024 / 1024);
  else
    return g_steal_pointer (&bytes);
  return NULL;
}

/* By how it begins: other decoders than these two are kept away from a file that anybody may have made. */
static const char *
kind_of (GBytes *bytes)
{
  static const guint8 png[] = { 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n' }, jpeg[] = { 0xff, 0xd8, 0xff };
  gsize length;
  const guint8 *data = g_bytes_get_data (bytes, &length);

  if (length > sizeof png && memcmp (data, png, sizeof png) == 0)
    return "png";
  return length > sizeof png && memcmp (data, jpeg, sizeof jpeg) == 0 ? "jpeg" : NULL;
}

/* What people also drop, whatever its name, and what they can do about it. */
static void
refuse_kind (GBytes *bytes, const char *name, GError **error)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  if (length > 5 && memcmp (data, "%PDF-", 5) == 0)
    /* Translators: a file. */
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL,
                 _ ("“%s” is a PDF file: scan or save its pages as JPEG or PNG pictures"), name);
  else if (length > 12 && memcmp (data + 4, "ftyp", 4) == 0)
    /* Translators: a file of a telephone. */
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL,
                 _ ("“%s” is a HEIC or AVIF picture: send it as JPEG, or set the telephone's camera to JPEG (“most "
                    "compatible”)"),
                 name);
  else
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, _ ("“%s” is no picture as PNG or JPEG"), name);
}

static void
note_size (Size *size, guint width, guint height)
{
  size->width = (gint) MIN (width, G_MAXINT);
  size->height = (gint) MIN (height, G_MAXINT);
  size->refused = size->refused || size->width > FORCON_SCAN_SIDE_MOST || size->height > FORCON_SCAN_SIDE_MOST
                  || (gint64) size->width * size->height > FORCON_SCAN_PIXELS_MOST;
}

static guint
number_at (const guint8 *data)
{
  return (guint) data[0] << 24 | (guint) data[1] << 16 | (guint) data[2] << 8 | data[3];
}

/* Whether a part of a JPEG file is the head of a picture: there are several kinds of coding. */
static gboolean
is_frame (guint8 mark)
{
  return mark >= 0xc0 && mark <= 0xcf && mark != 0xc4 && mark != 0xc8 && mark != 0xcc;
}

/*
 * Goes through the parts of a JPEG file to its end; cameras put other things behind it.
 *
 * Returns: how many passes over the picture there are; 0 where the end is missing, as of a file that is still written
 */
static guint
count_passes (const guint8 *data, gsize length, Size *size)
{
  gsize i = 2;
  guint passes = 0;

  while (i + 1 < length)
    {
      guint8 mark = data[i] == 0xff ? data[i + 1] : 0;

      if (mark == 0xd9)
        return passes;
      if (mark == 0 || mark == 0xff || (mark >= 0xd0 && mark <= 0xd7))
        i++;
      else if (i + 3 < length)
        {
          passes += mark == 0xda;
          if (is_frame (mark) && i + 8 < length)
            note_size (size, (guint) data[i + 7] << 8 | data[i + 8], (guint) data[i + 5] << 8 | data[i + 6]);
          i += 2u + (gsize) (data[i + 2] << 8 | data[i + 3]);
        }
      else
        break;
    }
  return 0;
}

/* Returns: whether the chunks of a PNG file lead to its end */
static gboolean
leads_to_end (const guint8 *data, gsize length, Size *size)
{
  gsize i = 8;

  if (length >= 24 && memcmp (data + 12, "IHDR", 4) == 0)
    note_size (size, number_at (data + 16), number_at (data + 20));
  while (i + 12 <= length)
    {
      if (memcmp (data + i + 4, "IEND", 4) == 0)
        return TRUE;
      i += 12u + (gsize) number_at (data + i);
    }
  return FALSE;
}

/* Decoders make something of half a file, too; half a sheet is not what was meant. And they take memory for all of a
 * picture before its size can be refused: @size is what its head says. */
static gboolean
is_whole (const char *kind, GBytes *bytes, Size *size)
{
  gsize length;
  const guint8 *data = g_bytes_get_data (bytes, &length);
  guint passes;

  if (g_str_equal (kind, "png"))
    return leads_to_end (data, length, size);
  passes = count_passes (data, length, size);
  return passes > 0 && passes <= PASSES_MOST;
}

static void
on_size (GdkPixbufLoader *loader, gint width, gint height, Size *size)
{
  double share = FORCON_SCAN_SIDE_READ / (double) MAX (MAX (width, height), 1);

  note_size (size, (guint) MAX (width, 0), (guint) MAX (height, 0));
  /* A loader cannot be stopped from here, but what it makes can be next to nothing. */
  if (size->refused)
    gdk_pixbuf_loader_set_size (loader, 1, 1);
  else if (share < 1)
    gdk_pixbuf_loader_set_size (loader, MAX ((gint) (width * share), 1), MAX ((gint) (height * share), 1));
}

/* Returns: whether all of it was decoded, in the time that is allowed, or the head was enough to refuse it */
static gboolean
feed (GdkPixbufLoader *loader, GBytes *bytes, const Size *size)
{
  g_autoptr (GTimer) timer = g_timer_new ();
  gsize length, done = 0;
  const guint8 *data = g_bytes_get_data (bytes, &length);
  gboolean well = TRUE;

  while (well && done < length && !size->refused && g_timer_elapsed (timer, NULL) < SECONDS_MOST)
    {
      /* The head comes alone, in small pieces: it may refuse all that follows. */
      gsize piece = MIN (size->width == 0 ? 512 : CHUNK, length - done);

      well = gdk_pixbuf_loader_write (loader, data + done, piece, NULL);
      done += piece;
    }
  return gdk_pixbuf_loader_close (loader, NULL) && well && done == length && !size->refused;
}

GdkPixbuf *
forcon_scan_picture_decode (GBytes *bytes, const char *name, GError **error)
{
  const char *kind = kind_of (bytes);
  g_autoptr (GdkPixbufLoader) loader = NULL;
  Size size = { 0 };
  gboolean whole;

  if (kind != NULL)
    loader = gdk_pixbuf_loader_new_with_type (kind, NULL);
  if (loader == NULL)
    {
      refuse_kind (bytes, name, error);
      return NULL;
    }
  g_signal_connect (loader, "size-prepared", G_CALLBACK (on_size), &size);
  whole = is_whole (kind, bytes, &size);
  if (whole && !size.refused)
    whole = feed (loader, bytes, &size);
  else
    gdk_pixbuf_loader_close (loader, NULL);
  if (size.refused)
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED,
                 _ ("“%1$s” has %2$d × %3$d pixels; a picture can have %4$d million"), name, size.width, size.height,
                 FORCON_SCAN_PIXELS_MOST / 1000000);
  else if (!whole || gdk_pixbuf_loader_get_pixbuf (loader) == NULL)
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, _ ("The picture “%s” is broken"), name);
  else
    return gdk_pixbuf_apply_embedded_orientation (gdk_pixbuf_loader_get_pixbuf (loader));
  return NULL;
}

gboolean
forcon_scan_is_picture (const char *path)
{
  /* Those that cannot be read, too: whoever adds one is told why not, and what to do. */
  static const char *const suffixes[] = { ".jpg", ".jpeg", ".png", ".pdf", ".heic", ".heif", ".avif", ".webp",
                                          ".gif", ".tif",  ".tiff", ".bmp", NULL };
  g_autofree char *lower = g_ascii_strdown (path, -1);

  for (guint i = 0; suffixes[i] != NULL; i++)
    if (g_str_has_suffix (lower, suffixes[i]))
      return TRUE;
  return FALSE;
}

char *
forcon_scan_name (const char *path)
{
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *shown = g_filename_display_name (base);

  return forcon_text_make_safe (shown, "");
}

GBytes *
forcon_scan_picture_read (const char *path, GError **error)
{
  g_autofree char *name = forcon_scan_name (path);

  return read_all (path, name, error);
}

GdkPixbuf *
forcon_scan_picture_load (const char *path, GError **error)
{
  g_autofree char *name = forcon_scan_name (path);
  g_autoptr (GBytes) bytes = read_all (path, name, error);

  return bytes == NULL ? NULL : forcon_scan_picture_decode (bytes, name, error);
}

GBytes *
forcon_scan_picture_pack (GdkPixbuf *picture, GError **error)
{
  gint width = gdk_pixbuf_get_width (picture), height = gdk_pixbuf_get_height (picture);
  double share = MIN (FORCON_SCAN_SIDE_KEPT / (double) MAX (width, height), 1);
  g_autoptr (GdkPixbuf) small = gdk_pixbuf_scale_simple (picture, MAX ((gint) (width * share), 1),
                                                         MAX ((gint) (height * share), 1), GDK_INTERP_BILINEAR);
  char *data = NULL;
  gsize length = 0;

  if (small == NULL || !gdk_pixbuf_save_to_buffer (small, &data, &length, "jpeg", error, "quality", KEPT_QUALITY, NULL))
    return NULL;
  return g_bytes_new_take (data, length);
}
