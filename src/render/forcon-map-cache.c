/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-map-cache.h"

#include <math.h>

#include "forcon-map-layout.h"
#include "forcon-render-cache.h"

/* The ring of a sector reaches so far beyond its edge, px. */
#define RING 6.0

/**
 * ForconMapCache:
 * @style, @ground: for which style and scale @kept holds; @ground has its origin at the map's
 * @stamps: counters
 * @picture: (nullable): what was drawn last, opaque
 * @x, @y: where the map's origin lay in it, whole px
 * @width, @height, @factor: of the view, px, and device pixels for each
 * @spoilt: (element-type ForconSectorId): sectors that look different now
 */
struct _ForconMapCache {
  const ForconStyle *style;
  ForconCamera ground;
  ForconMapKept kept;
  ForconRenderCache *stamps;
  cairo_surface_t *picture;
  double x;
  double y;
  double width;
  double height;
  double factor;
  GArray *spoilt;
};

/**
 * forcon_map_cache_new:
 *
 * Returns: (transfer full): an empty cache
 */
ForconMapCache *
forcon_map_cache_new (void)
{
  ForconMapCache *cache = g_new0 (ForconMapCache, 1);

  cache->stamps = forcon_render_cache_new ();
  cache->spoilt = g_array_new (FALSE, FALSE, sizeof (ForconSectorId));
  return cache;
}

/**
 * forcon_map_cache_forget:
 * @cache: a cache
 *
 * Another map will be drawn, or the same one with other things on it.
 */
void
forcon_map_cache_forget (ForconMapCache *cache)
{
  g_clear_pointer (&cache->picture, cairo_surface_destroy);
  forcon_map_kept_clear (&cache->kept);
  g_array_set_size (cache->spoilt, 0);
}

void
forcon_map_cache_free (ForconMapCache *cache)
{
  if (cache == NULL)
    return;
  forcon_map_cache_forget (cache);
  forcon_render_cache_free (cache->stamps);
  g_array_unref (cache->spoilt);
  g_free (cache);
}

/**
 * forcon_map_cache_spoil:
 * @cache: a cache
 * @sector: a sector that got its ring or lost it, or in which a formation did; or none
 */
void
forcon_map_cache_spoil (ForconMapCache *cache, ForconSectorId sector)
{
  if (!FORCON_ID_IS_NONE (sector))
    g_array_append_val (cache->spoilt, sector);
}

/* What is kept holds for one style and one scale; how wide texts are holds for every scale. */
static void
begin (ForconMapCache *cache, ForconMapDraw *map_draw, cairo_t *cr, const ForconMapModel *map, const ForconStyle *style,
       const ForconCamera *camera)
{
  gboolean same_style = cache->style == style && cache->kept.layouts != NULL;

  if (!same_style || cache->ground.scale != camera->scale)
    {
      g_autoptr (GHashTable) widths = same_style ? g_hash_table_ref (cache->kept.widths) : NULL;

      forcon_map_cache_forget (cache);
      forcon_map_kept_init (&cache->kept, map);
      if (widths != NULL)
        {
          g_hash_table_unref (cache->kept.widths);
          cache->kept.widths = g_steal_pointer (&widths);
        }
    }
  cache->style = style;
  cache->ground = (ForconCamera){ .scale = camera->scale };
  forcon_map_draw_begin (map_draw, cr, map, style, &cache->ground, 0, 0);
  forcon_map_draw_part (map_draw, &cache->kept, &(ForconBox){ 0, 0, 0, 0 });
}

/* Draws a part of the view, whole px from its corner. */
static void
draw_part (ForconMapCache *cache, cairo_t *cr, const ForconMapModel *map, const cairo_rectangle_int_t *part)
{
  ForconBox view = { part->x - cache->x, part->y - cache->y, part->width, part->height };
  ForconMapDraw map_draw;

  cairo_save (cr);
  cairo_rectangle (cr, part->x, part->y, part->width, part->height);
  cairo_clip (cr);
  cairo_translate (cr, cache->x, cache->y);
  forcon_map_draw_begin (&map_draw, cr, map, cache->style, &cache->ground, part->width, part->height);
  forcon_map_draw_part (&map_draw, &cache->kept, &view);
  map_draw.draw.cache = forcon_stamps_begin (&map_draw.draw, cache->stamps);
  forcon_map_draw_all (&map_draw);
  forcon_map_draw_end (&map_draw);
  cairo_restore (cr);
}

/* The sectors that look different now are to be drawn anew. */
static void
add_spoilt (ForconMapCache *cache, ForconMapDraw *map_draw, cairo_region_t *missing)
{
  for (guint i = 0; i < cache->spoilt->len; i++)
    {
      ForconSectorId sector = g_array_index (cache->spoilt, ForconSectorId, i);
      const ForconBox *box;
      cairo_rectangle_int_t part;

      if (forcon_map_cell (map_draw->map, sector) == NULL)
        continue;
      box = forcon_map_draw_bounds (map_draw, sector);
      part.x = (int) floor (cache->x + box->x - RING);
      part.y = (int) floor (cache->y + box->y - RING);
      part.width = (int) ceil (box->width + 2 * RING) + 1;
      part.height = (int) ceil (box->height + 2 * RING) + 1;
      cairo_region_union_rectangle (missing, &part);
    }
  g_array_set_size (cache->spoilt, 0);
}

/* A new picture from what can be taken over of the old one. Returns: what is missing in it */
static cairo_region_t *
take_over (ForconMapCache *cache, const ForconCamera *camera, double width, double height, double factor)
{
  cairo_surface_t *before = g_steal_pointer (&cache->picture);
  cairo_rectangle_int_t all = { 0, 0, (int) ceil (width), (int) ceil (height) };
  cairo_region_t *missing = cairo_region_create_rectangle (&all);
  double x = round (camera->x);
  double y = round (camera->y);

  cache->picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) ceil (all.width * factor),
                                               (int) ceil (all.height * factor));
  cairo_surface_set_device_scale (cache->picture, factor, factor);
  if (before != NULL && cache->factor == factor)
    {
      cairo_rectangle_int_t old = { (int) (x - cache->x), (int) (y - cache->y), (int) ceil (cache->width),
                                    (int) ceil (cache->height) };
      cairo_t *cr = cairo_create (cache->picture);

      cairo_set_source_surface (cr, before, old.x, old.y);
      cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
      cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
      cairo_rectangle (cr, old.x, old.y, old.width, old.height);
      cairo_fill (cr);
      cairo_destroy (cr);
      cairo_region_subtract_rectangle (missing, &old);
    }
  g_clear_pointer (&before, cairo_surface_destroy);
  cache->x = x;
  cache->y = y;
  cache->width = width;
  cache->height = height;
  cache->factor = factor;
  return missing;
}

static gboolean
is_as_before (const ForconMapCache *cache, const ForconCamera *camera, double width, double height, double factor)
{
  return cache->picture != NULL && cache->spoilt->len == 0 && cache->x == round (camera->x)
         && cache->y == round (camera->y) && cache->width == width && cache->height == height
         && cache->factor == factor;
}

/**
 * forcon_map_cache_draw:
 * @cache: a cache
 * @cr: where to draw
 * @map: what to draw; if it is another one than last time, forcon_map_cache_forget() was called
 * @style: how it looks
 * @camera: which part of the map, moved to the next whole px, and how large
 * @width: of the view, px
 * @height: of the view, px
 * @factor: device pixels for each px
 *
 * Draws as forcon_render_map() does, but only what it has not drawn before.
 */
void
forcon_map_cache_draw (ForconMapCache *cache, cairo_t *cr, const ForconMapModel *map, const ForconStyle *style,
                       const ForconCamera *camera, double width, double height, double factor)
{
  ForconMapDraw map_draw;

  begin (cache, &map_draw, cr, map, style, camera);
  if (!is_as_before (cache, camera, width, height, factor))
    {
      cairo_region_t *missing = take_over (cache, camera, width, height, factor);
      cairo_t *on_picture = cairo_create (cache->picture);

      add_spoilt (cache, &map_draw, missing);
      for (int i = 0; i < cairo_region_num_rectangles (missing); i++)
        {
          cairo_rectangle_int_t part;

          cairo_region_get_rectangle (missing, i, &part);
          draw_part (cache, on_picture, map, &part);
        }
      cairo_destroy (on_picture);
      cairo_region_destroy (missing);
    }
  forcon_map_draw_end (&map_draw);
  cairo_set_source_surface (cr, cache->picture, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_paint (cr);
}

/**
 * forcon_map_cache_thing_at:
 *
 * As forcon_map_thing_at(), without laying out anything that was laid out before.
 */
ForconMapThing
forcon_map_cache_thing_at (ForconMapCache *cache, const ForconMapModel *map, const ForconStyle *style,
                           const ForconCamera *camera, double x, double y)
{
  cairo_t *cr = forcon_draw_nowhere ();
  ForconMapDraw map_draw;
  ForconMapThing thing;

  begin (cache, &map_draw, cr, map, style, camera);
  thing = forcon_map_draw_thing_at (&map_draw, x - round (camera->x), y - round (camera->y));
  forcon_map_draw_end (&map_draw);
  cairo_destroy (cr);
  return thing;
}

/**
 * forcon_map_cache_token_at:
 * @cache: a cache
 * @map: the model
 * @style: the style
 * @camera: the camera
 * @sector: a sector
 * @formation: one of those that are shown in it
 * @x: (out): the middle of its token, px
 * @y: (out): likewise
 *
 * Returns: whether its token has a place there
 */
gboolean
forcon_map_cache_token_at (ForconMapCache *cache, const ForconMapModel *map, const ForconStyle *style,
                           const ForconCamera *camera, ForconSectorId sector, ForconFormationId formation, double *x,
                           double *y)
{
  cairo_t *cr = forcon_draw_nowhere ();
  ForconMapDraw map_draw;
  gboolean found;

  begin (cache, &map_draw, cr, map, style, camera);
  found = forcon_map_draw_token_at (&map_draw, sector, formation, x, y);
  forcon_map_draw_end (&map_draw);
  cairo_destroy (cr);
  if (!found)
    return FALSE;
  *x += round (camera->x);
  *y += round (camera->y);
  return TRUE;
}
