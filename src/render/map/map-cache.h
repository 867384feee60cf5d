/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/map/render-map.h"

G_BEGIN_DECLS

/**
 * ForconMapCache:
 *
 * A map as it was drawn last, and where everything stands on it. A window keeps one for its map; panning then draws
 * only what has come into view, and pointing measures nothing. A picture or a page needs none.
 */
typedef struct _ForconMapCache ForconMapCache;

/**
 * forcon_map_cache_new:
 *
 * Returns: (transfer full): an empty cache
 */
ForconMapCache *forcon_map_cache_new (void);

void forcon_map_cache_free (ForconMapCache *cache);

/**
 * forcon_map_cache_forget:
 * @cache: a cache
 *
 * Another map will be drawn, or the same one with other things on it.
 */
void forcon_map_cache_forget (ForconMapCache *cache);

/**
 * forcon_map_cache_renew:
 * @cache: a cache
 *
 * The same map will be drawn, but with other things on it, as forcon_map_cache_forget(); until that is done the old
 * ones are seen.
 */
void forcon_map_cache_renew (ForconMapCache *cache);

/**
 * forcon_map_cache_spoil:
 * @cache: a cache
 * @sector: a sector that got its ring or lost it, or in which a formation did; or none
 */
void forcon_map_cache_spoil (ForconMapCache *cache, ForconSectorId sector);

/**
 * forcon_map_cache_draw:
 *
 * As forcon_map_cache_draw_some(), however long it takes.
 */
void forcon_map_cache_draw (ForconMapCache *cache, cairo_t *cr, const ForconMapModel *map, const ForconStyle *style,
                            const ForconCamera *camera, double width, double height, double factor);

/**
 * forcon_map_cache_draw_some:
 * @cache: a cache
 * @cr: where to draw
 * @map: what to draw; if it is another one than last time, forcon_map_cache_forget() was called
 * @style: how it looks
 * @camera: which part of the map, moved to the next whole px, and how large
 * @width: of the view, px
 * @height: of the view, px
 * @factor: device pixels for each px
 * @time: after so long nothing more is begun, µs
 *
 * Draws as forcon_render_map() does, but only what it has not drawn before, and of that as much as there is time for.
 * What is missing then is as it was, larger or smaller if the scale is another one, or void.
 *
 * Returns: whether all of it is drawn; if not, the next call goes on
 */
gboolean forcon_map_cache_draw_some (ForconMapCache *cache, cairo_t *cr, const ForconMapModel *map,
                                     const ForconStyle *style, const ForconCamera *camera, double width, double height,
                                     double factor, gint64 time);

/**
 * forcon_map_cache_update:
 * @cache: a cache
 * @map, @style, @camera, @width, @height, @factor, @time: as for forcon_map_cache_draw_some()
 *
 * Draws as forcon_map_cache_draw_some() does, but nowhere else than in forcon_map_cache_picture().
 *
 * Returns: whether all of it is drawn
 */
gboolean forcon_map_cache_update (ForconMapCache *cache, const ForconMapModel *map, const ForconStyle *style,
                                  const ForconCamera *camera, double width, double height, double factor, gint64 time);

/**
 * forcon_map_cache_picture:
 * @cache: a cache
 * @camera: (out): for which it was drawn, moved to the next whole px
 * @serial: (out): another number whenever it was drawn in
 *
 * Returns: (transfer none) (nullable): what was drawn last, if it still holds
 */
cairo_surface_t *forcon_map_cache_picture (const ForconMapCache *cache, ForconCamera *camera, guint *serial);

/**
 * forcon_map_cache_thing_at:
 *
 * As forcon_map_thing_at(), without laying out anything that was laid out before.
 */
ForconMapThing forcon_map_cache_thing_at (ForconMapCache *cache, const ForconMapModel *map, const ForconStyle *style,
                                          const ForconCamera *camera, double x, double y);

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
gboolean forcon_map_cache_token_at (ForconMapCache *cache, const ForconMapModel *map, const ForconStyle *style,
                                    const ForconCamera *camera, ForconSectorId sector, ForconFormationId formation,
                                    double *x, double *y);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconMapCache, forcon_map_cache_free)

G_END_DECLS
