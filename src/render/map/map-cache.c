/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/map/map-cache.h"

#include <math.h>

#include "render/drawing/draw-table.h"
#include "render/map/map-layout.h"
#include "render/drawing/table-model.h"

/* The ring of a sector reaches so far beyond its edge, px. */
#define RING 6.0

/* What is missing is drawn in pieces of at most so many px: one takes some ms. */
#define PIECE_WIDTH 240
#define PIECE_HEIGHT 128

/**
 * ForconMapCache:
 * @style, @ground: for which style and scale @kept holds; @ground has its origin at the map's
 * @stamps: counters
 * @picture: (nullable): what was drawn last, opaque
 * @spare: (nullable): as large, while the map is moved: memory that is new costs as much as what is drawn in it
 * @missing: what has to be drawn in it yet, whole px; until then something like it is there
 * @scale: of it
 * @x, @y: where the map's origin lay in it, whole px
 * @width, @height, @factor: of the view, px, and device pixels for each
 * @serial: counts how often something was drawn in @picture
 * @spoilt: (element-type ForconSectorId): sectors that look different now
 */
struct _ForconMapCache {
  const ForconStyle *style;
  ForconCamera ground;
  ForconMapKept kept;
  ForconRenderCache *stamps;
  cairo_surface_t *picture;
  cairo_surface_t *spare;
  cairo_region_t *missing;
  double scale;
  double x;
  double y;
  double width;
  double height;
  double factor;
  guint serial;
  GArray *spoilt;
};

ForconMapCache *
forcon_map_cache_new (void)
{
  ForconMapCache *cache = g_new0 (ForconMapCache, 1);

  cache->stamps = forcon_render_cache_new ();
  cache->missing = cairo_region_create ();
  cache->spoilt = g_array_new (FALSE, FALSE, sizeof (ForconSectorId));
  return cache;
}

void
forcon_map_cache_forget (ForconMapCache *cache)
{
  g_clear_pointer (&cache->picture, cairo_surface_destroy);
  g_clear_pointer (&cache->spare, cairo_surface_destroy);
  forcon_map_kept_clear (&cache->kept);
  g_array_set_size (cache->spoilt, 0);
}

void
forcon_map_cache_renew (ForconMapCache *cache)
{
  cairo_rectangle_int_t all = { 0, 0, (int) ceil (cache->width), (int) ceil (cache->height) };

  forcon_map_kept_clear (&cache->kept);
  g_array_set_size (cache->spoilt, 0);
  cairo_region_union_rectangle (cache->missing, &all);
}

void
forcon_map_cache_free (ForconMapCache *cache)
{
  if (cache == NULL)
    return;
  forcon_map_cache_forget (cache);
  forcon_render_cache_free (cache->stamps);
  cairo_region_destroy (cache->missing);
  g_array_unref (cache->spoilt);
  g_free (cache);
}

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
  gboolean same_style = cache->style == style;

  if (!same_style || cache->kept.layouts == NULL || cache->ground.scale != camera->scale)
    {
      g_autoptr (GHashTable) widths
          = same_style && cache->kept.widths != NULL ? g_hash_table_ref (cache->kept.widths) : NULL;

      if (!same_style)
        g_clear_pointer (&cache->picture, cairo_surface_destroy);
      forcon_map_kept_clear (&cache->kept);
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
add_spoilt (ForconMapCache *cache, ForconMapDraw *map_draw)
{
  cairo_rectangle_int_t all = { 0, 0, (int) ceil (cache->width), (int) ceil (cache->height) };

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
      cairo_region_union_rectangle (cache->missing, &part);
    }
  cairo_region_intersect_rectangle (cache->missing, &all);
  g_array_set_size (cache->spoilt, 0);
}

/* Puts what was drawn before, if anything, where it belongs now. */
static void
paint_old (ForconMapCache *cache, cairo_surface_t *old, double scale, double x, double y)
{
  cairo_t *cr = cairo_create (cache->picture);
  double larger = cache->scale / scale;

  forcon_draw_colour (cr, cache->style->inks[FORCON_INK_VOID], 1);
  cairo_paint (cr);
  if (old != NULL)
    {
      cairo_translate (cr, cache->x, cache->y);
      cairo_scale (cr, larger, larger);
      cairo_set_source_surface (cr, old, -x, -y);
      cairo_pattern_set_filter (cairo_get_source (cr), larger == 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_FAST);
      cairo_paint (cr);
    }
  cairo_destroy (cr);
}

/* Returns: (transfer full): a picture to draw in, with whatever is in it: the spare one if that is of this size */
static cairo_surface_t *
picture_new (ForconMapCache *cache, double width, double height, double factor)
{
  int across = (int) ceil (ceil (width) * factor), down = (int) ceil (ceil (height) * factor);
  cairo_surface_t *picture;

  if (cache->spare != NULL && cache->factor == factor && cairo_image_surface_get_width (cache->spare) == across
      && cairo_image_surface_get_height (cache->spare) == down)
    return g_steal_pointer (&cache->spare);
  g_clear_pointer (&cache->spare, cairo_surface_destroy);
  picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, across, down);
  cairo_surface_set_device_scale (picture, factor, factor);
  return picture;
}

/* A new picture from what can be taken over of the old one. */
static void
take_over (ForconMapCache *cache, const ForconCamera *camera, double width, double height, double factor)
{
  cairo_surface_t *before = g_steal_pointer (&cache->picture);
  cairo_rectangle_int_t all = { 0, 0, (int) ceil (width), (int) ceil (height) };
  double scale = cache->scale, x = cache->x, y = cache->y;
  cairo_rectangle_int_t old = { (int) (round (camera->x) - x), (int) (round (camera->y) - y), (int) ceil (cache->width),
                                (int) ceil (cache->height) };

  cache->picture = picture_new (cache, width, height, factor);
  cache->scale = camera->scale;
  cache->x = round (camera->x);
  cache->y = round (camera->y);
  cache->width = width;
  cache->height = height;
  if (before != NULL && cache->factor == factor && scale == camera->scale)
    {
      /* What is missing moves along, and what comes into view is missing, too. */
      cairo_region_t *missing = cairo_region_create_rectangle (&all);

      cairo_region_subtract_rectangle (missing, &old);
      cairo_region_translate (cache->missing, old.x, old.y);
      cairo_region_union (cache->missing, missing);
      cairo_region_destroy (missing);
    }
  else
    cairo_region_union_rectangle (cache->missing, &all);
  cairo_region_intersect_rectangle (cache->missing, &all);
  cache->factor = factor;
  cache->serial++;
  paint_old (cache, before, scale, x, y);
  cache->spare = before;
}

/* Draws of what is missing as much as there is time for, but something, from the top down. */
static void
draw_missing (ForconMapCache *cache, const ForconMapModel *map, gint64 time)
{
  gint64 start = g_get_monotonic_time ();
  cairo_t *cr;

  if (cairo_region_is_empty (cache->missing))
    return;
  cache->serial++;
  cr = cairo_create (cache->picture);
  while (!cairo_region_is_empty (cache->missing))
    {
      cairo_rectangle_int_t part;

      cairo_region_get_rectangle (cache->missing, 0, &part);
      if (time < G_MAXINT64)
        {
          part.width = MIN (part.width, PIECE_WIDTH);
          part.height = MIN (part.height, PIECE_HEIGHT);
        }
      draw_part (cache, cr, map, &part);
      cairo_region_subtract_rectangle (cache->missing, &part);
      if (g_get_monotonic_time () - start >= time)
        break;
    }
  cairo_destroy (cr);
}

gboolean
forcon_map_cache_update (ForconMapCache *cache, const ForconMapModel *map, const ForconStyle *style,
                         const ForconCamera *camera, double width, double height, double factor, gint64 time)
{
  cairo_t *nowhere = forcon_draw_nowhere ();
  ForconMapDraw map_draw;

  begin (cache, &map_draw, nowhere, map, style, camera);
  if (cache->picture != NULL && cache->scale == camera->scale && cache->x == round (camera->x)
      && cache->y == round (camera->y) && cache->width == width && cache->height == height && cache->factor == factor)
    g_clear_pointer (&cache->spare, cairo_surface_destroy);
  else
    take_over (cache, camera, width, height, factor);
  add_spoilt (cache, &map_draw);
  draw_missing (cache, map, time);
  forcon_map_draw_end (&map_draw);
  cairo_destroy (nowhere);
  return cairo_region_is_empty (cache->missing);
}

cairo_surface_t *
forcon_map_cache_picture (const ForconMapCache *cache, ForconCamera *camera, guint *serial)
{
  *camera = (ForconCamera){ .x = cache->x, .y = cache->y, .scale = cache->scale };
  *serial = cache->serial;
  return cache->picture;
}

gboolean
forcon_map_cache_draw_some (ForconMapCache *cache, cairo_t *cr, const ForconMapModel *map, const ForconStyle *style,
                            const ForconCamera *camera, double width, double height, double factor, gint64 time)
{
  gboolean all = forcon_map_cache_update (cache, map, style, camera, width, height, factor, time);

  cairo_set_source_surface (cr, cache->picture, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_paint (cr);
  return all;
}

void
forcon_map_cache_draw (ForconMapCache *cache, cairo_t *cr, const ForconMapModel *map, const ForconStyle *style,
                       const ForconCamera *camera, double width, double height, double factor)
{
  forcon_map_cache_draw_some (cache, cr, map, style, camera, width, height, factor, G_MAXINT64);
}

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
