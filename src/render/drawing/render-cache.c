/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/table-model.h"

#include <math.h>
#include <string.h>

#include "render/drawing/draw-table.h"

/* Larger counters are few, and drawn anew each time, px. */
#define STAMP_RADIUS_MAX 60.0

/* Room for the ring of a small counter, px. */
#define STAMP_MARGIN 5.0

/* With more pixels than this at the start of a drawing, all are thrown away. */
#define PIXELS_MAX (16 * 1024 * 1024)

/* A radius is remembered in this part of a px. */
#define RADIUS_STEPS 64.0

struct _ForconRenderCache {
  const ForconStyle *style;
  double factor;
  gsize pixels;
  GHashTable *stamps;
};

static void
stamp_free (gpointer data)
{
  ForconStamp *stamp = data;

  cairo_surface_destroy (stamp->surface);
  g_free (stamp);
}

ForconRenderCache *
forcon_render_cache_new (void)
{
  ForconRenderCache *cache = g_new0 (ForconRenderCache, 1);

  cache->stamps = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, stamp_free);
  return cache;
}

void
forcon_render_cache_free (ForconRenderCache *cache)
{
  if (cache == NULL)
    return;
  g_hash_table_unref (cache->stamps);
  g_free (cache);
}

guint
forcon_render_cache_size (const ForconRenderCache *cache)
{
  return g_hash_table_size (cache->stamps);
}

ForconRenderCache *
forcon_stamps_begin (const ForconDraw *draw, ForconRenderCache *cache)
{
  cairo_matrix_t matrix;
  double scale_x, scale_y, factor;

  cairo_get_matrix (draw->cr, &matrix);
  cairo_surface_get_device_scale (cairo_get_target (draw->cr), &scale_x, &scale_y);
  factor = matrix.xx * scale_x;
  /* Stamps have to lie on whole device pixels. */
  if (cache == NULL || matrix.xy != 0 || matrix.yx != 0 || matrix.xx <= 0 || factor != matrix.yy * scale_y
      || factor <= 0 || factor > 8)
    return NULL;
  if (cache->style != draw->style || cache->factor != factor || cache->pixels > PIXELS_MAX)
    {
      g_hash_table_remove_all (cache->stamps);
      cache->pixels = 0;
    }
  cache->style = draw->style;
  cache->factor = factor;
  return cache;
}

/* Puts an empty stamp into the cache; @key is taken. Draw on it with @cr, 0, 0 being its anchor. */
static ForconStamp *
stamp_new (ForconRenderCache *cache, GBytes *key, const ForconBox *box, cairo_t **cr)
{
  ForconStamp *stamp = g_new0 (ForconStamp, 1);
  int width = (int) ceil (box->width * cache->factor);
  int height = (int) ceil (box->height * cache->factor);

  stamp->box = *box;
  stamp->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, MAX (width, 1), MAX (height, 1));
  cairo_surface_set_device_scale (stamp->surface, cache->factor, cache->factor);
  cache->pixels += (gsize) width * (gsize) height;
  g_hash_table_insert (cache->stamps, key, stamp);
  *cr = cairo_create (stamp->surface);
  cairo_translate (*cr, -box->x, -box->y);
  return stamp;
}

const ForconStamp *
forcon_stamps_counter (const ForconDraw *draw, const ForconCounter *counter)
{
  /* Silhouettes are interned, so that each has one address. */
  const guint64 silhouette = GPOINTER_TO_SIZE (counter->silhouette);
  const gint32 shows[] = { counter->heading,
                           (gint32) counter->type,
                           (gint32) (silhouette >> 32),
                           (gint32) silhouette,
                           (gint32) (counter->side % FORCON_STYLE_SIDES),
                           (gint32) counter->status,
                           counter->hits,
                           counter->hits_left,
                           counter->crippled,
                           counter->shields,
                           counter->shields_left,
                           counter->blank,
                           (gint32) lround (counter->radius * RADIUS_STEPS) };
  g_autoptr (GBytes) key = g_bytes_new (shows, sizeof shows);
  ForconStamp *stamp = g_hash_table_lookup (draw->cache->stamps, key);
  double reach = ceil (counter->radius + STAMP_MARGIN);
  ForconCounter placed = *counter;
  cairo_t *cr;

  if (stamp != NULL || counter->radius > STAMP_RADIUS_MAX)
    return stamp;
  placed.x = 0;
  placed.y = 0;
  stamp = stamp_new (draw->cache, g_steal_pointer (&key), &(ForconBox){ -reach, -reach, 2 * reach, 2 * reach }, &cr);
  forcon_counter_draw (cr, &placed, draw->style);
  cairo_destroy (cr);
  return stamp;
}

const ForconStamp *
forcon_stamps_text (const ForconDraw *draw, const char *text, const ForconLettering *lettering, double *width,
                    double *height)
{
  const double shows[]
      = { lettering->size, lettering->bold, lettering->ink, lettering->alpha, lettering->halo, lettering->limit };
  GByteArray *bytes = g_byte_array_new ();

  g_byte_array_append (bytes, (const guint8 *) shows, sizeof shows);
  g_byte_array_append (bytes, (const guint8 *) text, (guint) strlen (text));

  g_autoptr (GBytes) key = g_byte_array_free_to_bytes (bytes);
  ForconStamp *stamp = g_hash_table_lookup (draw->cache->stamps, key);

  if (stamp == NULL)
    {
      ForconDraw on_stamp = *draw;

      forcon_draw_measure (draw, text, lettering, width, height);

      double across = ceil (*width / 2) + STAMP_MARGIN;
      double down = ceil (*height / 2) + STAMP_MARGIN;
      stamp = stamp_new (draw->cache, g_steal_pointer (&key), &(ForconBox){ -across, -down, 2 * across, 2 * down },
                         &on_stamp.cr);
      forcon_draw_text (&on_stamp, text, 0, 0, 0.5, 0.5, lettering);
      cairo_destroy (on_stamp.cr);
      stamp->width = *width;
      stamp->height = *height;
    }
  *width = stamp->width;
  *height = stamp->height;
  return stamp;
}

void
forcon_stamps_paint (const ForconDraw *draw, const ForconStamp *stamp, double x, double y)
{
  double left = x + stamp->box.x;
  double top = y + stamp->box.y;
  double scale_x, scale_y;

  cairo_surface_get_device_scale (cairo_get_target (draw->cr), &scale_x, &scale_y);
  cairo_user_to_device (draw->cr, &left, &top);
  left = round (left * scale_x) / scale_x;
  top = round (top * scale_y) / scale_y;
  cairo_device_to_user (draw->cr, &left, &top);
  cairo_set_source_surface (draw->cr, stamp->surface, left, top);
  cairo_pattern_set_filter (cairo_get_source (draw->cr), CAIRO_FILTER_NEAREST);
  cairo_paint (draw->cr);
}
