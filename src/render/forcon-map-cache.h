/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-render-map.h"

G_BEGIN_DECLS

/**
 * ForconMapCache:
 *
 * A map as it was drawn last, and where everything stands on it. A window keeps one for its map; panning then draws only
 * what has come into view, and pointing measures nothing. A picture or a page needs none.
 */
typedef struct _ForconMapCache ForconMapCache;

ForconMapCache *forcon_map_cache_new (void);
void forcon_map_cache_free (ForconMapCache *cache);
void forcon_map_cache_forget (ForconMapCache *cache);
void forcon_map_cache_renew (ForconMapCache *cache);
void forcon_map_cache_spoil (ForconMapCache *cache, ForconSectorId sector);
void forcon_map_cache_draw (ForconMapCache *cache, cairo_t *cr, const ForconMapModel *map, const ForconStyle *style,
                            const ForconCamera *camera, double width, double height, double factor);
gboolean forcon_map_cache_draw_some (ForconMapCache *cache, cairo_t *cr, const ForconMapModel *map,
                                     const ForconStyle *style, const ForconCamera *camera, double width, double height,
                                     double factor, gint64 time);
ForconMapThing forcon_map_cache_thing_at (ForconMapCache *cache, const ForconMapModel *map, const ForconStyle *style,
                                          const ForconCamera *camera, double x, double y);
gboolean forcon_map_cache_token_at (ForconMapCache *cache, const ForconMapModel *map, const ForconStyle *style,
                                    const ForconCamera *camera, ForconSectorId sector, ForconFormationId formation,
                                    double *x, double *y);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconMapCache, forcon_map_cache_free)

G_END_DECLS
