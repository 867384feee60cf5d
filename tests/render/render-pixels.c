/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render-pixels.h"

#include <stdlib.h>

guint32
pixels_at (cairo_surface_t *surface, int x, int y)
{
  const guchar *data = cairo_image_surface_get_data (surface);
  const guint32 *row = (const guint32 *) (const void *) (data + y * cairo_image_surface_get_stride (surface));

  return row[x] & 0xffffff;
}

static int
deviation (guint32 a, guint32 b)
{
  int most = 0;

  for (int shift = 0; shift < 24; shift += 8)
    most = MAX (most, abs ((int) (a >> shift & 0xff) - (int) (b >> shift & 0xff)));
  return most;
}

Difference
pixels_compare (cairo_surface_t *a, cairo_surface_t *b)
{
  int width = cairo_image_surface_get_width (a);
  int height = cairo_image_surface_get_height (a);
  Difference difference = { .left = width, .top = height, .right = -1, .bottom = -1 };

  cairo_surface_flush (a);
  cairo_surface_flush (b);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      if (pixels_at (a, x, y) != pixels_at (b, x, y))
        {
          difference.count++;
          difference.most = MAX (difference.most, deviation (pixels_at (a, x, y), pixels_at (b, x, y)));
          difference.left = MIN (difference.left, x);
          difference.top = MIN (difference.top, y);
          difference.right = MAX (difference.right, x);
          difference.bottom = MAX (difference.bottom, y);
        }
  return difference;
}

/* How many pixels have the colour, give or take @tolerance in each of its parts. */
guint
pixels_count_near (cairo_surface_t *surface, guint32 colour, int tolerance)
{
  guint count = 0;

  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    for (int x = 0; x < cairo_image_surface_get_width (surface); x++)
      count += deviation (pixels_at (surface, x, y), colour) <= tolerance ? 1 : 0;
  return count;
}
