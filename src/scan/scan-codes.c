/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scan/scan-codes.h"

#include <zbar.h>

/*
 * How it is looked at: pixels of the longer side, and whether it is sharpened first. What is found by the first two is
 * enough; the others are for difficult pictures.
 */
static const struct {
  gint side;
  gboolean sharp;
} looks[] = { { 1600, FALSE }, { 2400, FALSE }, { 1600, TRUE }, { 1000, FALSE }, { 2400, TRUE }, { 4096, FALSE },
              { 700, FALSE } };
#define N_USUAL 2

/* Sharpening: how far round a pixel is looked, in parts of the longer side, and by how much it is set off from that. */
#define SHARP_RANGE 400
#define SHARP_GAIN 3

/* A code whose squares have two pixels each is only found when it is enlarged; more than this shows no more. */
#define ENLARGED_MOST 3

/* Codes of a picture, and bytes of one; more are not an order sheet's. */
#define CODES_MOST 32
#define LENGTH_MOST 256

/* "Y800" as zbar writes formats: 8 bits of grey. */
#define GREY 0x30303859

/* How long it may take in all, s. */
#define SECONDS_MOST 10.0

/* Returns: (transfer full): a byte for each pixel, on white where it is transparent */
static guint8 *
grey_of (GdkPixbuf *picture)
{
  gint width = gdk_pixbuf_get_width (picture), height = gdk_pixbuf_get_height (picture);
  gint stride = gdk_pixbuf_get_rowstride (picture), n = gdk_pixbuf_get_n_channels (picture);
  const guint8 *pixels = gdk_pixbuf_read_pixels (picture);
  guint8 *grey = g_malloc ((gsize) width * (gsize) height);

  for (gint y = 0; y < height; y++)
    for (gint x = 0; x < width; x++)
      {
        const guint8 *pixel = pixels + (gsize) y * (gsize) stride + (gsize) x * (gsize) n;
        guint value = (pixel[0] * 77u + pixel[1] * 150u + pixel[2] * 29u) / 256;
        guint opaque = n == 4 ? pixel[3] : 255;

        grey[(gsize) y * (gsize) width + (gsize) x] = (guint8) ((value * opaque + 255 * (255 - opaque)) / 255);
      }
  return grey;
}

/* The mean of each pixel and those within @range of it in a row of @n that are @step bytes apart. */
static void
smear (const guint8 *from, guint8 *to, gint n, gsize step, gint range)
{
  guint sum = 0, count = 0;

  for (gint i = -range; i < n; i++)
    {
      if (i + range < n)
        {
          sum += from[(gsize) (i + range) * step];
          count++;
        }
      if (i > range)
        {
          sum -= from[(gsize) (i - range - 1) * step];
          count--;
        }
      if (i >= 0)
        to[(gsize) i * step] = (guint8) (sum / count);
    }
}

/* Sets off what is darker or lighter than what is round it: edges of a blurred picture, a code in the shade. */
static void
sharpen (guint8 *grey, gint width, gint height)
{
  gsize n = (gsize) width * (gsize) height;
  gint range = MAX (MAX (width, height) / SHARP_RANGE, 1);
  g_autofree guint8 *rows = g_malloc (n);
  g_autofree guint8 *mean = g_malloc (n);

  for (gint y = 0; y < height; y++)
    smear (grey + (gsize) y * (gsize) width, rows + (gsize) y * (gsize) width, width, 1, range);
  for (gint x = 0; x < width; x++)
    smear (rows + x, mean + x, height, (gsize) width, range);
  for (gsize i = 0; i < n; i++)
    grey[i] = (guint8) CLAMP (grey[i] + SHARP_GAIN * (grey[i] - mean[i]), 0, 255);
}

static void
add_code (GPtrArray *codes, const char *data, guint length)
{
  g_autofree char *text = g_strndup (data, length);

  if (length <= LENGTH_MOST && codes->len < CODES_MOST && g_utf8_validate (text, -1, NULL)
      && !g_ptr_array_find_with_equal_func (codes, text, g_str_equal, NULL))
    g_ptr_array_add (codes, g_steal_pointer (&text));
}

static void
read_at (zbar_image_scanner_t *scanner, GdkPixbuf *picture, gint side, gboolean sharp, GPtrArray *codes)
{
  gint width = gdk_pixbuf_get_width (picture), height = gdk_pixbuf_get_height (picture);
  double share = MIN (side / (double) MAX (width, height), ENLARGED_MOST);
  g_autoptr (GdkPixbuf) scaled = gdk_pixbuf_scale_simple (picture, MAX ((gint) (width * share), 1),
                                                          MAX ((gint) (height * share), 1), GDK_INTERP_BILINEAR);
  g_autofree guint8 *grey = scaled == NULL ? NULL : grey_of (scaled);
  zbar_image_t *image = zbar_image_create ();

  if (grey != NULL)
    {
      guint w = (guint) gdk_pixbuf_get_width (scaled), h = (guint) gdk_pixbuf_get_height (scaled);

      if (sharp)
        sharpen (grey, (gint) w, (gint) h);
      zbar_image_set_format (image, GREY);
      zbar_image_set_size (image, w, h);
      zbar_image_set_data (image, grey, (gulong) w * h, NULL);
      zbar_scan_image (scanner, image);
      for (const zbar_symbol_t *symbol = zbar_image_first_symbol (image); symbol != NULL;
           symbol = zbar_symbol_next (symbol))
        if (zbar_symbol_get_type (symbol) == ZBAR_QRCODE)
          add_code (codes, zbar_symbol_get_data (symbol), zbar_symbol_get_data_length (symbol));
    }
  zbar_image_destroy (image);
}

GPtrArray *
forcon_scan_codes (GdkPixbuf *picture)
{
  zbar_image_scanner_t *scanner = zbar_image_scanner_create ();
  GPtrArray *codes = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GTimer) timer = g_timer_new ();
  gint largest = ENLARGED_MOST * MAX (gdk_pixbuf_get_width (picture), gdk_pixbuf_get_height (picture));
  gboolean enlarged = FALSE;

  /* Only the one kind is looked for: each further decoder is more that a hostile picture could reach. */
  zbar_image_scanner_set_config (scanner, ZBAR_NONE, ZBAR_CFG_ENABLE, 0);
  zbar_image_scanner_set_config (scanner, ZBAR_QRCODE, ZBAR_CFG_ENABLE, 1);
  for (guint i = 0; i < G_N_ELEMENTS (looks) && g_timer_elapsed (timer, NULL) < SECONDS_MOST; i++)
    {
      if ((i >= N_USUAL && codes->len > 0) || (looks[i].side >= largest && enlarged))
        continue;
      enlarged = enlarged || looks[i].side >= largest;
      read_at (scanner, picture, looks[i].side, looks[i].sharp, codes);
    }
  zbar_image_scanner_destroy (scanner);
  return codes;
}
